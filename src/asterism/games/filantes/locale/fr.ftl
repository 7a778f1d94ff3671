### Étoiles Filantes

title = Étoiles Filantes
tagline = Des étoiles à six côtés : plus le chiffre est fort, plus le vol est court.

## Seats, called by their colours

seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert

## Values of positions, moves and events

word-e = l'est
word-se = le sud-est
word-sw = le sud-ouest
word-w = l'ouest
word-nw = le nord-ouest
word-ne = le nord-est
word-clockwise = dans le sens horaire
word-counter-clockwise = dans le sens antihoraire
word-tied = égalité, rien ne se passe
word-won = le défenseur est battu
word-lost = l'attaquant est battu
word-held = le défenseur résiste
word-running = en cours
word-finished = gagnée
word-cut = arrêtée par la limite
word-top = en haut
word-upper-right = en haut à droite
word-lower-right = en bas à droite
word-bottom = en bas
word-lower-left = en bas à gauche
word-upper-left = en haut à gauche
word-over = terminé
word-place = premier pion
word-act = déplacer ou pivoter
word-enter = entrée
word-put_back = replacement
word-return = retour
word-duel = duel
word-race = course
word-attack = attaque
word-clash = choc
word-inner = près du centre
word-corners = dans les coins
word-mid-sides = au milieu des côtés
word-begin = jusqu'au début du tour suivant
word-end = jusqu'à la fin du tour suivant
word-move = déplacer
word-turn = pivoter
word-pass = passer

## What is to be decided

prompt-place = Vous n'avez aucun pion sur la grille : posez-en un sur une case de départ libre. S'il n'y en a pas, passez.
    .enter = Vous n'avez aucun pion sur la grille : posez-en un sur une case de départ libre
    .pass = Vous n'avez aucun pion sur la grille, et aucune case de départ n'est libre : passez
    .coach = Choisissez une case de départ libre et l'orientation du pion : les côtés forts tournés vers l'adversaire défendent, les côtés faibles vont loin.
prompt-act = Déplacez un pion, ou faites-en pivoter un de 1/6 de tour.
    .move = déplacez un pion
    .turn = faites pivoter un pion de 1/6 de tour
    .coach = Déplacez un pion tout droit par un de ses côtés, d'autant de cases que 6 moins le chiffre de ce côté : les côtés faibles vont loin. Ou faites-en pivoter un de 1/6 de tour. Ensuite il combat chaque adversaire voisin, et le plus grand chiffre sur le bord commun élimine.
prompt-enter = Posez un pion de votre réserve sur une case de départ libre.
    .coach = Un pion entre depuis votre réserve. Il est d'abord à l'abri, et c'est le seul moment où vous l'orientez librement.
prompt-open = Ouverture : faites quitter votre base de départ à un pion qui n'a pas encore bougé, si c'est possible.
    .coach = Pendant l'ouverture, chaque pion doit quitter une fois votre base de départ. Les petits chiffres l'emmènent loin.
prompt-move = Déplacez un pion. Si aucun ne peut bouger, passez.
    .move = déplacez un pion
    .pass = aucun de vos pions ne peut bouger : passez
    .coach = Amenez vos pions sur votre base d'arrivée au compte exact. Ne vous arrêtez pas là où un adversaire peut frapper avec un plus grand chiffre.
prompt-put_back = Votre pion a été battu : replacez-le sur une case libre de votre base de départ.
prompt-return = Un pion en attente revient : posez-le sur une case libre de votre base de départ.
prompt-over = La partie est terminée.

## What a move is called

move-move = Déplacer le pion en { $cell } vers { $direction }
move-turn = Faire pivoter le pion en { $cell } { $sense }
move-enter = Poser un pion en { $cell }, côté 1 vers { $facing }
move-put_back = Replacer le pion en { $cell }
move-pass = Passer

## What happened; $seat and the like are names of players

event-moved = { $seat } va de { $cell } en { $to }.
    .would = aller de { $cell } en { $to }
event-turned = { $seat } fait pivoter le pion en { $cell } { $sense }.
    .would = faire pivoter le pion en { $cell } { $sense }
    .why = Pivoter oppose un côté plus fort à un voisin, ou met devant un côté plus rapide.
event-fought = { $seat } combat { $enemy_seat } en { $enemy_cell } avec { $number } contre { $enemy_number } ({ $outcome }).
    .would = combattre { $enemy_seat } en { $enemy_cell } avec { $number } contre { $enemy_number } ({ $outcome })
event-eliminated = { $seat } perd le pion en { $cell }, qui retourne dans sa réserve.
event-beaten = { $seat } est battu en { $cell } et doit repartir avec ce pion.
    .why = Un pion battu doit refaire tout le chemin.
event-scored =
    { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $score } au total).
    .would =
        marquer { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .worth = Chaque pion éliminé vaut un point, et le premier à atteindre l'objectif gagne.
event-entered = { $seat } pose un pion en { $cell }.
    .would = poser un pion en { $cell }
    .why = Plus de pions sur la grille frappent à plus d'endroits.
event-put_back = { $seat } replace un pion en { $cell }.
    .would = replacer le pion en { $cell }
event-waiting = { $seat } n'a aucune case libre sur sa base de départ, le pion attend.
event-passed = { $seat } passe.
    .would = passer
event-home =
    { $seat } amène un pion à l'arrivée en { $cell } ({ $away ->
        [0] le dernier
       *[other] encore { $away }
    }).
    .would = amener un pion à l'arrivée en { $cell }
    .worth = Un pion sur sa base d'arrivée est à l'abri ; quand tous y sont, la course est gagnée.
event-shelter_ended = { $seat } : le pion en { $cell } n'est plus à l'abri.
event-turn_ended = { $seat } termine son tour.
event-game_over =
    { $result_key ->
        [cut] Fin de partie : { $result }.
       *[other] Fin de partie.
    }

## Options of a table

option-mode = Jeu
    .description = Marquer des points en éliminant des pions, ou être le premier sur le côté opposé.
    .choice-duel = Duel
    .choice-race = Course
option-combat = Combat
    .description = Ce qui arrive au pion joué. La règle peut se lire des deux façons.
    .choice-attack = Attaque : seuls ses adversaires peuvent être battus ; votre pion ne risque rien pendant votre tour
    .choice-clash = Choc : il est battu lui aussi si un voisin montre un chiffre supérieur
option-start_cells = Cases de départ
    .description = Où les pions entrent sur le plateau dans le duel.
    .choice-inner = Près du centre
    .choice-corners = Dans les coins
    .choice-mid-sides = Au milieu des côtés
option-target = Objectif
    .description = Le premier joueur à ce nombre de points gagne le duel.
option-shelter = Abri
    .description = Combien de temps un pion tout juste posé est en sécurité et ne combat pas.
    .choice-begin = Jusqu'au début du prochain tour de son propriétaire
    .choice-end = Jusqu'à la fin du prochain tour de son propriétaire
option-quiet_limit = Tours sans élimination
    .description = Le duel s'arrête après ce nombre de tours de suite sans élimination.
option-race_limit = Limite de tours de la course
    .description = La course s'arrête après ce nombre de tours, tous joueurs confondus.

## Modes: named sets of options

mode-duel = Duel
    .description = Éliminez des pions adverses pour marquer. Le pion joué ne risque rien pendant votre tour.
mode-duel-clash = Duel avec choc
    .description = L'autre lecture de la règle : le pion joué est battu aussi si le chiffre d'un voisin est supérieur.
mode-race = Course
    .description = Soyez le premier à faire traverser tous vos pions. Le pion joué ne risque rien pendant votre tour.
mode-race-clash = Course avec choc
    .description = La course selon l'autre lecture : le pion joué peut être battu aussi.

## Lessons

lesson-guide-fly = Votre premier vol
    .goal = Volez le plus loin possible avec votre autre pion.
    .hint = Plus le chiffre du côté vers lequel il vole est petit, plus il va loin.
    .done = Cinq cases : le côté le plus faible vole le plus loin.
    .shown = Regardez : un pion vole tout droit vers l’un de ses six côtés. Ce côté porte un 2, il vole donc de 6 moins 2 : quatre cases.
    .miss-turned = Vous avez pivoté le pion. Il reste sur place ; cette fois, il doit voler.
    .miss-other = C’était le pion que vous avez déjà vu. Volez avec l’autre.
    .miss-short = Il a volé, mais pas le plus loin possible. Un autre côté porte un chiffre plus petit.
lesson-guide-touch = Le premier point
    .goal = Battez l’autre pion jaune de la même façon.
    .hint = Posez-vous à côté de lui de sorte que votre côté qui le touche porte le chiffre le plus grand.
    .done = Votre chiffre était plus grand : un point pour vous.
    .shown = Regardez : le pion se pose à côté d’un jaune. Là où ils se touchent, le chiffre de Rouge est plus grand : le pion jaune quitte le plateau et Rouge marque un point.
    .miss-same = C’était le pion que vous avez déjà vu battu. Battez l’autre.
    .miss-turned = Vous avez pivoté un pion, mais il ne touche personne.
    .miss-weaker = Vous ne battez personne : votre pion n’en touche aucun, ou son chiffre n’est pas le plus grand là où ils se touchent.
lesson-guide-turn = Pivoter et gagner
    .goal = Battez l’autre pion jaune en pivotant.
    .hint = Pivoter amène le chiffre suivant là où les pions se touchent. Un seul sens en amène un plus grand.
    .done = Pas besoin de voler pour gagner une comparaison.
    .shown = Regardez : au lieu de voler, un pion pivote d’un cran. Un chiffre plus grand touche maintenant le pion jaune : il est battu.
    .miss-same = C’était le pion que vous avez déjà vu battu. Battez l’autre.
    .miss-moved = Vous avez volé. Battez-le cette fois en pivotant.
    .miss-weaker = Un chiffre plus petit touche maintenant le pion jaune. Essayez l’autre sens.
lesson-long-flight = Le plus long vol
    .goal = Volez de cinq cases en un seul coup.
    .hint = Un pion vole de 6 cases moins le chiffre de ce côté. Le côté le plus faible vole le plus loin.
    .done = Le côté 1 vole de cinq cases, le côté 6 d'aucune.
lesson-stronger-side = Le côté le plus fort
    .goal = Placez-vous à côté d'un pion jaune et éliminez-le.
    .hint = Là où deux pions se touchent, le chiffre supérieur gagne. Arrivez avec un chiffre supérieur.
    .done = Un point, et le pion jaune retourne en réserve.
lesson-turn-to-fight = Pivoter pour frapper
    .goal = Éliminez un pion jaune sans avancer : faites pivoter l'un de vos pions.
    .hint = 1/6 de tour présente un autre chiffre au voisin. Deux sens sont possibles, un seul est bon.
    .done = Pivoter, c'est aussi attaquer.
lesson-two-at-once = D'une pierre deux coups
    .goal = Éliminez deux pions en un seul coup.
    .hint = Après le coup, tous les voisins sont comparés à la fois. Cherchez une case qui touche plusieurs pions jaunes.
    .done = Deux points en un seul vol.
lesson-three-at-once = Au cœur de la mêlée
    .goal = Éliminez trois pions en un seul coup.
    .hint = On peut survoler les pions, et on ne peut pas être battu pendant son propre tour. Allez là où il y a foule.
    .done = Trois points. La foule est dangereuse.
lesson-win = Les derniers points
    .goal = Vous avez 8 points, Jaune en a 9, et il en faut 10. Gagnez maintenant.
    .hint = Un seul pion ne suffit pas, et Jaune n'attendra pas.
    .done = Dix points : gagné avant la réponse de Jaune.
lesson-clash = Le choc
    .goal = Dans cette variante, le pion déplacé peut être battu aussi. Éliminez un pion jaune et restez sur la grille.
    .hint = Regardez chaque voisin de la case d'arrivée : aucun ne doit montrer un chiffre supérieur au vôtre.
    .done = Frappé, et toujours debout.
lesson-home = À l'arrivée
    .goal = La course : amenez un de vos pions exactement sur votre base d'arrivée, de l'autre côté de la grille.
    .hint = Dans la course, les pions ne pivotent jamais. Trouvez celui dont le chiffre mène juste au bord opposé.
    .done = Arrivé, un pion est à l'abri. Le premier à les amener tous gagne.

## Why a move is not possible

why-enter-first = Posez d'abord un pion de votre réserve.
why-must-enter = Une case de départ est libre : vous devez y poser un pion.
why-not-start = Les pions n'entrent que sur les cases de départ.
why-start-occupied = Cette case de départ est occupée.
why-act-first = Déplacez d'abord un pion ou faites-en pivoter un. L'entrée vient à la fin de votre tour.
why-must-act = Vous devez déplacer ou faire pivoter un pion.
why-must-move = Vous pouvez déplacer un pion : vous devez le faire.
why-not-yours = Vous n'avez pas de pion sur cette case.
why-no-rotating = Dans la course, les pions ne pivotent pas.
why-side-six = Un côté avec un 6 ne se déplace pas : 6 moins 6 font 0 case.
why-off-board = Le déplacement finirait hors du plateau.
why-occupied = Le déplacement finirait sur un autre pion.
why-start-cell = Un déplacement ne peut pas finir sur une case de départ.
why-opening-moved = Dans l'ouverture, déplacez d'abord les pions qui n'ont pas encore bougé.
why-opening-row = Dans l'ouverture, le pion doit quitter votre base de départ.
why-put-back-first = Remettez d'abord le pion battu sur votre base de départ.
why-nothing-beaten = Vous n'avez aucun pion battu à remettre.
why-not-row = Les pions battus reviennent sur votre propre base de départ.
why-row-occupied = Cette case de votre base de départ est occupée.

## Puzzles

theme-several = Plusieurs pions d'un coup
theme-capture = Élimination
theme-sacrifice = Sacrifice
theme-home = Arrivée
theme-entry = Entrée
theme-turn = Pivoter
