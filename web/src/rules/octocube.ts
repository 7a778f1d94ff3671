import { perLanguage } from "./pages";
import abyss from "./positions/octocube-abyss.json";
import pivot from "./positions/octocube-pivot.json";
import place from "./positions/octocube-place.json";
import power from "./positions/octocube-power.json";
import roll from "./positions/octocube-roll.json";

export default perLanguage([
  {
    title: ["The cube", "Le cube", "De kubus", "Der Würfel"],
    rules: {
      O10: [
        "A cube that is not on the board is placed on a free cell of the edge, turned as you like. That is the turn.",
        "Un cube hors du plateau se pose sur une case libre du bord, orienté à votre gré. C'est tout le tour.",
        "Een kubus naast het bord zet je op een vrij vak aan de rand, gedraaid zoals je wilt. Dat is de beurt.",
        "Ein Würfel neben dem Brett kommt auf ein freies Randfeld, beliebig gedreht. Das ist der Zug.",
      ],
      O12: [
        "Where a bare face comes down on a pile, the top tile sticks to it. A face holds one tile.",
        "Quand une face nue se pose sur une pile, la tuile du dessus s'y colle. Une face porte une seule tuile.",
        "Komt een kaal vlak op een stapel, dan plakt de bovenste tegel eraan. Een vlak draagt één tegel.",
        "Kommt eine nackte Seite auf einen Stapel, haftet das oberste Plättchen an ihr. Jede Seite trägt eines.",
      ],
      O13: [
        "Roll onto a free neighbouring cell: the cube tips over, and all its tiles with it.",
        "Roulez vers une case voisine libre : le cube bascule, et ses tuiles avec lui.",
        "Rol naar een vrij buurvak: de kubus kantelt, met al zijn tegels.",
        "Rolle auf ein freies Nachbarfeld: Der Würfel kippt, und alle seine Plättchen mit ihm.",
      ],
      O17: [
        "Or pivot it in place: top and bottom stay, the sides change.",
        "Ou faites-le pivoter sur place : dessus et dessous restent, les côtés changent.",
        "Of draai hem op zijn plek: boven en onder blijven, de zijkanten wisselen.",
        "Oder drehe ihn auf der Stelle: Oben und unten bleiben, die Seiten wechseln.",
      ],
    },
    diagrams: [
      {
        position: place,
        moves: ["@c1"],
        caption: [
          "Placed on c1, the cube takes a white diamond.",
          "Posé en c1, le cube prend un diamant blanc.",
          "Op c1 gezet neemt de kubus een witte diamant.",
          "Auf c1 gesetzt nimmt der Würfel einen weißen Diamanten.",
        ],
      },
      {
        position: roll,
        moves: ["w"],
        caption: [
          "Rolling west brings the western face down.",
          "En roulant vers l'ouest, la face ouest vient dessous.",
          "Naar het westen rollen brengt het westelijke vlak onder.",
          "Nach Westen gerollt kommt die westliche Seite nach unten.",
        ],
      },
      {
        position: pivot,
        moves: ["p180", "pass", "w"],
        caption: [
          "First turned, then rolled onto a bare face.",
          "D'abord pivoté, puis roulé sur une face nue.",
          "Eerst gedraaid, dan op een kaal vlak gerold.",
          "Erst gedreht, dann auf eine nackte Seite gerollt.",
        ],
      },
    ],
  },
  {
    title: ["Scoring", "Marquer", "Scoren", "Werten"],
    rules: {
      O18: [
        "Score: take the cube off and as many of its tiles as you like. 2, 3, 4, 5, 6 of a kind give 2, 4, 7, 10, 15 points, whatever their colour. The rest stays on the cube.",
        "Marquer : retirez le cube, et autant de ses tuiles que vous voulez. 2, 3, 4, 5, 6 d'une sorte donnent 2, 4, 7, 10, 15 points, de toute couleur. Le reste demeure sur le cube.",
        "Scoren: neem de kubus van het bord en zoveel tegels eraf als je wilt. 2, 3, 4, 5, 6 van een soort geven 2, 4, 7, 10, 15 punten, welke kleur ook. De rest blijft op de kubus.",
        "Werten: Nimm den Würfel vom Brett und so viele Plättchen ab, wie du willst. 2, 3, 4, 5, 6 einer Art geben 2, 4, 7, 10, 15 Punkte, gleich welcher Farbe. Der Rest bleibt dran.",
      ],
      O19: ["You may also pass.", "Vous pouvez aussi passer.", "Je mag ook passen.", "Du darfst auch passen."],
      O31: [
        "At the end a coin is worth 3 points, and most tiles of a colour or a kind bring more: rare kinds the most.",
        "À la fin, une pièce vaut 3 points, et les majorités de couleur ou de sorte rapportent encore : les sortes rares le plus.",
        "Aan het eind is een munt 3 punten, en de meeste tegels van een kleur of soort leveren meer op: zeldzame soorten het meest.",
        "Am Ende zählt eine Münze 3 Punkte, und die meisten Plättchen einer Farbe oder Art bringen mehr: seltene Arten am meisten.",
      ],
    },
  },
  {
    title: ["The Abyss", "Les Abysses", "De Afgrond", "Der Abgrund"],
    rules: {
      O14: [
        "Where a cube leaves a cell whose last tile it took, an Abyss tile is laid.",
        "Quand un cube quitte une case dont il a pris la dernière tuile, une tuile Abysses y est posée.",
        "Verlaat een kubus een vak waar hij de laatste tegel nam, dan komt daar een Afgrondtegel.",
        "Verlässt ein Würfel ein Feld, dessen letztes Plättchen er nahm, kommt dorthin eine Abgrundplatte.",
      ],
      O15: [
        "A cube may stand there, but finds nothing to take.",
        "Un cube peut s'y tenir, mais n'y prend rien.",
        "Een kubus mag er staan, maar neemt er niets.",
        "Ein Würfel darf dort stehen, nimmt aber nichts.",
      ],
      O30: [
        "When the last one is laid, the round is finished, everybody scores what is on his cube, and the game ends.",
        "La dernière posée, on finit la manche, chacun marque ce qui est sur son cube, et la partie s'achève.",
        "Ligt de laatste er, dan wordt de ronde afgemaakt, scoort ieder wat op zijn kubus zit, en is het spel uit.",
        "Liegt die letzte, wird die Runde beendet, jeder wertet, was auf seinem Würfel ist, und das Spiel ist aus.",
      ],
      O61: [
        "In the advanced game Abyss tiles have powers: use that of a neighbouring one as your turn, or roll onto one and use it at once.",
        "Dans le jeu avancé, les tuiles Abysses ont des pouvoirs : utilisez celui d'une voisine pour tout votre tour, ou roulez dessus et utilisez-le aussitôt.",
        "In het gevorderde spel hebben Afgrondtegels krachten: gebruik die van een buurtegel als je beurt, of rol erop en gebruik hem meteen.",
        "Im Spiel für Fortgeschrittene haben Abgrundplatten Kräfte: Nutze die einer benachbarten als deinen Zug, oder rolle darauf und nutze sie gleich.",
      ],
    },
    diagrams: [
      {
        position: abyss,
        moves: ["e"],
        caption: [
          "The emptied cell becomes part of the Abyss.",
          "La case vidée rejoint les Abysses.",
          "Het leeggehaalde vak wordt deel van de Afgrond.",
          "Das geleerte Feld wird Teil des Abgrunds.",
        ],
      },
      {
        position: power,
        moves: ["use:d", "d:c3"],
        caption: [
          "Power D fetches an open tile from afar.",
          "Le pouvoir D va chercher au loin une tuile visible.",
          "Kracht D haalt een open tegel van ver.",
          "Kraft D holt ein offenes Plättchen von fern.",
        ],
      },
    ],
  },
  {
    title: ["The kids' game", "Le jeu des enfants", "Het kinderspel", "Das Kinderspiel"],
    rules: {
      O81: [
        "Roll or take back; only bare faces may come down, so every roll onto a pile picks up a tile.",
        "Roulez ou reprenez ; seules des faces nues viennent dessous, donc chaque roulement sur une pile emporte une tuile.",
        "Rol of neem terug; alleen kale vlakken mogen onder komen, dus elke rol op een stapel levert een tegel op.",
        "Rolle oder nimm zurück; nur nackte Seiten dürfen nach unten, also bringt jedes Rollen auf einen Stapel ein Plättchen.",
      ],
      O83: [
        "Take the cube back and put its tiles on the spaces of your board that they fit.",
        "Reprenez le cube et mettez ses tuiles sur les espaces de votre plateau où elles vont.",
        "Neem de kubus terug en leg zijn tegels op de passende plekken van je bord.",
        "Nimm den Würfel zurück und lege seine Plättchen auf die passenden Plätze deiner Tafel.",
      ],
      O85: [
        "The first full board wins, when the round is over.",
        "Le premier plateau plein gagne, à la fin de la manche.",
        "Het eerste volle bord wint, als de ronde om is.",
        "Die erste volle Tafel gewinnt, wenn die Runde um ist.",
      ],
    },
  },
]);
