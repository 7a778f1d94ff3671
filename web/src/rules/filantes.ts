import { perLanguage } from "./pages";
import attack from "./positions/filantes-attack.json";
import clash from "./positions/filantes-clash.json";
import fly from "./positions/filantes-fly.json";
import race from "./positions/filantes-race.json";
import turn from "./positions/filantes-turn.json";

export default perLanguage([
  {
    title: ["Pieces and flight", "Les pions et leur vol", "Stukken en vlucht", "Steine und Flug"],
    rules: {
      E3: [
        "Every piece has six numbered sides; clockwise they read 1, 6, 3, 5, 2, 4.",
        "Chaque pion a six côtés numérotés ; dans le sens horaire : 1, 6, 3, 5, 2, 4.",
        "Elk stuk heeft zes genummerde zijden; met de klok mee: 1, 6, 3, 5, 2, 4.",
        "Jeder Stein hat sechs bezifferte Seiten; im Uhrzeigersinn: 1, 6, 3, 5, 2, 4.",
      ],
      E11: [
        "In your turn move one piece, or turn one piece by a sixth.",
        "À votre tour, déplacez un pion ou tournez-en un d'un sixième.",
        "Verplaats in je beurt één stuk, of draai er één een zesde.",
        "In deinem Zug ziehe einen Stein oder drehe einen um ein Sechstel.",
      ],
      E12: [
        "A piece flies straight on, exactly six cells less the number in front. It may pass over others, but must land on a free cell that is no start cell.",
        "Un pion vole tout droit, d'exactement six cases moins le numéro devant. Il peut survoler les autres, mais finit sur une case libre qui n'est pas de départ.",
        "Een stuk vliegt rechtuit, precies zes velden min het getal vooraan. Het mag over andere heen, maar landt op een vrij veld dat geen startveld is.",
        "Ein Stein fliegt geradeaus, genau sechs Felder weniger die Zahl vorn. Er darf über andere hinweg, landet aber auf einem freien Feld, das kein Startfeld ist.",
      ],
    },
    diagrams: [
      {
        position: fly,
        moves: ["h5nw"],
        caption: [
          "The weakest side flies farthest: 1 in front, five cells.",
          "Le côté le plus faible vole le plus loin : 1 devant, cinq cases.",
          "De zwakste zijde vliegt het verst: 1 vooraan, vijf velden.",
          "Die schwächste Seite fliegt am weitesten: 1 vorn, fünf Felder.",
        ],
      },
    ],
  },
  {
    title: ["Combat", "Le combat", "Gevecht", "Kampf"],
    rules: {
      E14: [
        "Afterwards every enemy next to that piece falls if your number on the common edge is greater. In the clash variant your piece can fall as well.",
        "Ensuite tombe chaque ennemi voisin de ce pion si votre numéro sur le bord commun est plus grand. Dans la variante « choc », votre pion peut tomber aussi.",
        "Daarna valt elke vijand naast dat stuk als jouw getal op de gedeelde rand hoger is. In de variant Botsing kan ook jouw stuk vallen.",
        "Danach fällt jeder Gegner neben diesem Stein, wenn deine Zahl an der gemeinsamen Kante größer ist. In der Variante Zusammenstoß kann auch dein Stein fallen.",
      ],
      E15: [
        "Each piece you eliminate is a point; it goes back to its owner's reserve.",
        "Chaque pion éliminé vaut un point ; il retourne dans la réserve de son joueur.",
        "Elk uitgeschakeld stuk is een punt; het gaat terug naar de voorraad van zijn eigenaar.",
        "Jeder geschlagene Stein ist ein Punkt; er geht in den Vorrat seines Besitzers zurück.",
      ],
      E16: [
        "At the end of your turn a piece from your reserve enters on a free start cell, turned as you like.",
        "À la fin de votre tour, un pion de votre réserve entre sur une case de départ libre, orienté à votre gré.",
        "Aan het eind van je beurt komt een stuk uit je voorraad op een vrij startveld, gedraaid zoals je wilt.",
        "Am Ende deines Zugs kommt ein Stein aus deinem Vorrat auf ein freies Startfeld, beliebig gedreht.",
      ],
      E17: [
        "A piece just placed is sheltered until your next turn: it neither fights nor falls.",
        "Un pion qui vient d'entrer est à l'abri jusqu'à votre prochain tour : il ne combat pas et ne tombe pas.",
        "Een pas ingezet stuk is beschut tot je volgende beurt: het vecht niet en valt niet.",
        "Ein eben eingesetzter Stein ist bis zu deinem nächsten Zug geschützt: Er kämpft nicht und fällt nicht.",
      ],
      E18: [
        "The first to reach ten points (or the target you set) wins at once.",
        "Le premier à dix points (ou à l'objectif choisi) gagne aussitôt.",
        "Wie het eerst tien punten heeft (of het gekozen doel) wint meteen.",
        "Wer zuerst zehn Punkte (oder das gewählte Ziel) hat, gewinnt sofort.",
      ],
    },
    diagrams: [
      {
        position: attack,
        moves: ["i8nw"],
        caption: [
          "Red lands beside yellow with the greater number.",
          "Rouge se pose à côté de Jaune avec le plus grand numéro.",
          "Rood landt naast Geel met het hogere getal.",
          "Rot landet neben Gelb mit der größeren Zahl.",
        ],
      },
      {
        position: turn,
        moves: ["f11+"],
        caption: [
          "A turn is enough to bring a stronger side against the neighbour.",
          "Un sixième de tour suffit pour opposer un côté plus fort au voisin.",
          "Een zesde draai is genoeg om een sterkere zijde tegen de buur te zetten.",
          "Eine Sechsteldrehung genügt, um eine stärkere Seite an den Nachbarn zu bringen.",
        ],
      },
      {
        position: clash,
        moves: ["k4+"],
        caption: [
          "Clash: red strikes, and no neighbour shows more.",
          "Choc : Rouge frappe, et aucun voisin ne montre plus.",
          "Botsing: Rood slaat toe, en geen buur toont meer.",
          "Zusammenstoß: Rot schlägt zu, und kein Nachbar zeigt mehr.",
        ],
      },
    ],
  },
  {
    title: ["The race", "La course", "De race", "Das Rennen"],
    rules: {
      E30: [
        "A variant without points: bring all your pieces to the row opposite your own.",
        "Une variante sans points : amenez tous vos pions sur la rangée opposée à la vôtre.",
        "Een variant zonder punten: breng al je stukken naar de rij tegenover de jouwe.",
        "Eine Variante ohne Punkte: Bringe alle deine Steine auf die Reihe gegenüber.",
      ],
      E33: [
        "Pieces move and fight as before, but never turn.",
        "Les pions avancent et combattent comme avant, mais ne tournent jamais.",
        "Stukken bewegen en vechten als voorheen, maar draaien nooit.",
        "Steine ziehen und kämpfen wie sonst, drehen sich aber nie.",
      ],
      E35: [
        "A beaten piece begins again on its start row.",
        "Un pion battu recommence sur sa rangée de départ.",
        "Een verslagen stuk begint opnieuw op zijn startrij.",
        "Ein geschlagener Stein beginnt wieder auf seiner Startreihe.",
      ],
      E36: [
        "On its arrival row, reached by exact count, a piece is safe.",
        "Sur sa rangée d'arrivée, atteinte au compte exact, un pion est à l'abri.",
        "Op zijn aankomstrij, precies bereikt, is een stuk veilig.",
        "Auf seiner Zielreihe, genau erreicht, ist ein Stein sicher.",
      ],
    },
    diagrams: [
      {
        position: race,
        moves: ["k8sw"],
        caption: [
          "Exactly onto the arrival row.",
          "Juste sur la rangée d'arrivée.",
          "Precies op de aankomstrij.",
          "Genau auf die Zielreihe.",
        ],
      },
    ],
  },
]);
