import { perLanguage } from "./pages";
import drop from "./positions/gravity-drop.json";
import fall from "./positions/gravity-fall.json";
import replay from "./positions/gravity-replay.json";
import step from "./positions/gravity-step.json";
import out from "./positions/gravity-throw.json";

export default perLanguage([
  {
    title: ["The board", "Le plateau", "Het bord", "Das Brett"],
    rules: {
      G3: [
        "Platforms are walls on the edges of cells. Each tile has one Door and thirteen symbols, covered by stars at first.",
        "Les plateformes sont des murs au bord des cases. Chaque tuile a une Porte et treize symboles, couverts d'étoiles au début.",
        "Platforms zijn muren langs de cellen. Elke tegel heeft één Deur en dertien symbolen, aan het begin met sterren bedekt.",
        "Plattformen sind Wände an den Feldkanten. Jedes Plättchen hat eine Tür und dreizehn Symbole, anfangs mit Sternen bedeckt.",
      ],
      G6: [
        "There is no edge: who leaves on one side comes in on the opposite side.",
        "Il n'y a pas de bord : qui sort d'un côté rentre par le côté opposé.",
        "Er is geen rand: wie er aan de ene kant uit gaat, komt er aan de andere kant in.",
        "Es gibt keinen Rand: Wer auf einer Seite hinausgeht, kommt gegenüber herein.",
      ],
      G10: [
        "A pawn off the board enters at the Open Door when its turn begins, head towards the Door's up.",
        "Un pion hors du plateau entre par la Porte ouverte au début de son tour, la tête vers le haut de la Porte.",
        "Een pion naast het bord komt aan het begin van zijn beurt binnen bij de Open Deur, met zijn hoofd naar boven volgens die Deur.",
        "Eine Figur neben dem Brett kommt zu Beginn ihres Zugs durch die Offene Tür, den Kopf nach dem Oben der Tür.",
      ],
    },
  },
  {
    title: ["Your action", "Votre action", "Je actie", "Deine Aktion"],
    rules: {
      G12: [
        "Either take all your cards back into hand,",
        "Soit reprenez toutes vos cartes en main,",
        "Neem al je kaarten terug in de hand,",
        "Nimm alle deine Karten zurück auf die Hand,",
      ],
      G13: [
        "or lay any card face down and step one cell to the left or right,",
        "soit posez une carte quelconque face cachée et faites un pas à gauche ou à droite,",
        "of leg een kaart naar keuze gedekt en doe een stap naar links of rechts,",
        "oder lege eine beliebige Karte verdeckt und gehe ein Feld nach links oder rechts,",
      ],
      G14: [
        "or lay a card face up and do what it says: jump two cells aside, jump up and aside, drop through the floor, or turn. The Joker is any of these.",
        "soit posez une carte face visible et suivez-la : sauter de deux cases de côté, sauter en haut puis de côté, traverser le sol, ou tourner. Le Joker les remplace toutes.",
        "of leg een kaart open en doe wat erop staat: twee cellen opzij springen, omhoog en opzij springen, door de vloer vallen, of draaien. De Joker kan alles.",
        "oder lege eine Karte offen und tu, was sie sagt: zwei Felder zur Seite springen, hoch und zur Seite springen, durch den Boden fallen oder dich drehen. Der Joker kann alles davon.",
      ],
      G15: [
        "Left, right, up and down are your pawn's own. Its feet are always down.",
        "Gauche, droite, haut et bas sont ceux de votre pion. Ses pieds sont toujours en bas.",
        "Links, rechts, boven en onder gelden vanuit je pion. Zijn voeten zijn altijd onder.",
        "Links, rechts, oben und unten gelten für deine Figur. Ihre Füße sind immer unten.",
      ],
      G16: [
        "Platforms stop every step; only Drop passes the one under the feet.",
        "Une plateforme arrête tout pas ; seule la Chute traverse celle sous les pieds.",
        "Een platform houdt elke stap tegen; alleen Val gaat door dat onder je voeten.",
        "Eine Plattform hält jeden Schritt auf; nur Fall geht durch die unter den Füßen.",
      ],
      G18: [
        "When you lay your last card, all your cards come back at once, free.",
        "Quand vous posez votre dernière carte, toutes reviennent aussitôt, gratuitement.",
        "Leg je je laatste kaart, dan komen al je kaarten meteen gratis terug.",
        "Legst du deine letzte Karte, kommen alle sofort kostenlos zurück.",
      ],
    },
    diagrams: [
      {
        position: step,
        moves: ["left-high"],
        caption: [
          "A simple move: one step to the pawn's left.",
          "Un déplacement simple : un pas vers la gauche du pion.",
          "Een eenvoudige zet: een stap naar links, vanuit de pion gezien.",
          "Ein einfacher Zug: ein Schritt nach links, von der Figur aus.",
        ],
      },
      {
        position: drop,
        moves: ["drop"],
        caption: [
          "Drop goes through the floor; then the pawn falls on.",
          "La Chute traverse le sol ; puis le pion continue de tomber.",
          "Val gaat door de vloer; daarna valt de pion verder.",
          "Fall geht durch den Boden; dann fällt die Figur weiter.",
        ],
      },
    ],
  },
  {
    title: ["Gravity", "La gravité", "Zwaartekracht", "Schwerkraft"],
    rules: {
      G22: [
        "After every action a pawn without a platform under its feet falls until there is one.",
        "Après chaque action, un pion sans plateforme sous les pieds tombe jusqu'à en trouver une.",
        "Na elke actie valt een pion zonder platform onder zijn voeten tot er een is.",
        "Nach jeder Aktion fällt eine Figur ohne Plattform unter den Füßen, bis eine kommt.",
      ],
      G24: [
        "Every star on the way is yours.",
        "Chaque étoile du trajet est à vous.",
        "Elke ster onderweg is van jou.",
        "Jeder Stern auf dem Weg gehört dir.",
      ],
      G25: [
        "A Replay symbol without star and without pawn gives a Replay token, as long as there are any.",
        "Un symbole Rejouer sans étoile ni pion donne un jeton Rejouer, tant qu'il en reste.",
        "Een herspeelsymbool zonder ster en zonder pion geeft een herspeelfiche, zolang die er zijn.",
        "Ein Nochmal-Symbol ohne Stern und ohne Figur gibt einen Nochmal-Chip, solange es welche gibt.",
      ],
      G19: [
        "Once a turn you may give back a token for a second action.",
        "Une fois par tour, vous pouvez rendre un jeton pour une seconde action.",
        "Eén keer per beurt mag je een fiche teruggeven voor een tweede actie.",
        "Einmal im Zug darfst du einen Chip für eine zweite Aktion abgeben.",
      ],
      G30: [
        "Enter the cell of another pawn and it is thrown out. Its owner takes all cards back; you steal a star or a token.",
        "Entrez dans la case d'un autre pion : il est éjecté. Son joueur reprend ses cartes ; vous volez une étoile ou un jeton.",
        "Ga de cel van een andere pion binnen en hij vliegt eruit. Zijn eigenaar krijgt alle kaarten terug; jij steelt een ster of een fiche.",
        "Betritt das Feld einer anderen Figur, und sie fliegt hinaus. Ihr Besitzer nimmt alle Karten zurück; du stiehlst einen Stern oder einen Chip.",
      ],
      G33: [
        "Enter the cell of the Open Door and its marker moves on, clockwise, to the next Door without a pawn.",
        "Entrez dans la case de la Porte ouverte : son marqueur passe, dans le sens horaire, à la prochaine Porte sans pion.",
        "Ga de cel van de Open Deur binnen en de fiche gaat met de klok mee naar de volgende Deur zonder pion.",
        "Betritt das Feld der Offenen Tür, und ihr Zeichen wandert im Uhrzeigersinn zur nächsten Tür ohne Figur.",
      ],
    },
    diagrams: [
      {
        position: fall,
        moves: ["rotate-right"],
        caption: [
          "Turned to the right, the pawn has a new down, and falls.",
          "Tourné vers la droite, le pion a un nouveau bas, et tombe.",
          "Naar rechts gedraaid heeft de pion een nieuwe onderkant, en valt.",
          "Nach rechts gedreht hat die Figur ein neues Unten und fällt.",
        ],
      },
      {
        position: out,
        moves: ["high-right", "steal-green"],
        caption: [
          "A jump throws the other pawn out; a green star is stolen.",
          "Un saut éjecte l'autre pion ; une étoile verte est volée.",
          "Een sprong gooit de andere pion eruit; een groene ster wordt gestolen.",
          "Ein Sprung wirft die andere Figur hinaus; ein grüner Stern wird gestohlen.",
        ],
      },
      {
        position: replay,
        moves: ["long-right", "replay", "high-left"],
        caption: [
          "A token taken on the way pays for a second action.",
          "Un jeton pris en route paie une seconde action.",
          "Een fiche van onderweg betaalt een tweede actie.",
          "Ein unterwegs genommener Chip bezahlt eine zweite Aktion.",
        ],
      },
    ],
  },
  {
    title: ["End and points", "Fin et points", "Einde en punten", "Ende und Punkte"],
    rules: {
      G40: [
        "The game ends with the round in which few stars are left: 4 for two players, 8 for three or four, 12 for five or six.",
        "La partie finit avec la manche où il reste peu d'étoiles : 4 à deux joueurs, 8 à trois ou quatre, 12 à cinq ou six.",
        "Het spel eindigt met de ronde waarin er weinig sterren over zijn: 4 met twee spelers, 8 met drie of vier, 12 met vijf of zes.",
        "Das Spiel endet mit der Runde, in der wenige Sterne übrig sind: 4 zu zweit, 8 zu dritt oder viert, 12 zu fünft oder sechst.",
      ],
      G42: [
        "A star is 1 point, a Replay token 1, and each pair of stars of one colour 1 more.",
        "Une étoile vaut 1 point, un jeton Rejouer 1, et chaque paire d'étoiles d'une même couleur 1 de plus.",
        "Een ster is 1 punt, een herspeelfiche 1, en elk paar sterren van één kleur nog 1 extra.",
        "Ein Stern zählt 1 Punkt, ein Nochmal-Chip 1, und jedes Paar gleichfarbiger Sterne 1 dazu.",
      ],
      G43: [
        "Most points win; a tie goes to the player with fewer tokens.",
        "Le plus de points gagne ; à égalité, celui qui a le moins de jetons.",
        "De meeste punten winnen; bij gelijke stand wie de minste fiches heeft.",
        "Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Chips hat.",
      ],
    },
  },
]);
