### Gravity Superstar

title = Gravity Superstar
tagline = Marchez, sautez et tombez sur une planète sans bords, et collectez toutes les étoiles en chemin.

## Seats, called by their colours

seat-green = Vert
seat-pink = Rose
seat-orange = Orange
seat-blue = Bleu
seat-yellow = Jaune
seat-violet = Violet

## Values of positions, moves and events

word-long_jump = Saut en longueur
word-high_jump = Saut en hauteur
word-drop = Chute
word-rotate = Rotation
word-joker = Joker
word-tile_turn = Rotation d'une tuile Planète
word-double_jump = Double saut
word-teleport = Télé­portation
word-unknown = une carte
word-blue = bleue
word-yellow = jaune
word-pink = rose
word-green = verte
word-orange = orange
word-white = blanche
word-north = le nord
word-east = l'est
word-south = le sud
word-west = l'ouest
word-left = vers la gauche
word-right = vers la droite
word-half = d'un demi-tour
word-few_stars = il reste peu d'étoiles sur le plateau
word-points = l'objectif a été atteint
word-rounds = la limite de tours de table a été atteinte
word-quiet = aucune étoile n'a été collectée depuis trop longtemps
word-running = en cours
word-finished = terminée
word-cut = arrêtée par une limite
word-over = terminé
word-action = action
word-steal = vol
word-replay = Rejouer
word-star = étoile
word-stars = jusqu'à ce qu'il reste peu d'étoiles
word-expert = expert : premier à l'objectif
word-complete = compléter sa main
word-simple = déplacement simple
word-steal_star = dérober une étoile
word-steal_token = dérober un jeton
word-pass = passer

## What is to be decided

prompt-action = Jouez une carte, ou complétez votre main : reprenez vos cartes.
    .other = jouez une carte
    .complete = complétez votre main : reprenez vos cartes
    .coach = Jouez n'importe quelle carte face cachée pour faire un pas de côté, ou face visible pour le mouvement indiqué. Gauche, droite, haut et bas sont ceux de votre pion. Ensuite il tombe jusqu'à une plate-forme et prend ce qu'il traverse. Pour reprendre vos cartes, complétez votre main.
prompt-second_action = Seconde action : jouez une carte pour vous déplacer, ou complétez votre main.
    .other = seconde action : jouez une carte pour vous déplacer
    .complete = complétez votre main
    .coach = Vous avez payé une seconde action : jouez une autre carte, ou complétez votre main.
prompt-steal = Vous avez éjecté un pion. Dérobez à son propriétaire une étoile d'une couleur ou un jeton Rejouer.
    .coach = Choisissez ce que vous dérobez. Une étoile qui casse une paire coûte deux points à son propriétaire ; celle qui complète une de vos paires vous en rapporte deux.
prompt-replay = Dépensez un jeton Rejouer pour une seconde action, ou terminez votre tour.
    .coach = Une seconde action peut atteindre d'autres étoiles. Si vous gardez le jeton Rejouer, il vaut un point à la fin.
prompt-over = La partie est terminée.

## What a move is called

move-complete = Compléter sa main
move-simple = Déplacement simple { $side }, { $card } face cachée
move-long_jump =
    { $joker ->
        [true] Joker : saut en longueur { $side }
       *[false] Saut en longueur { $side }
    }
move-high_jump =
    { $joker ->
        [true] Joker : saut en hauteur { $side }
       *[false] Saut en hauteur { $side }
    }
move-drop =
    { $joker ->
        [true] Joker : chute
       *[false] Chute
    }
move-rotate =
    { $joker ->
        [true] Joker : rotation { $turn }
       *[false] Rotation { $turn }
    }
move-tile_turn = Rotation de la tuile Planète { $turn }
move-double_jump = Double saut { $first }, puis { $second }
move-teleport = Téléportation à la Porte ouverte
move-steal_star = Dérober une étoile { $colour }
move-steal_token = Dérober un jeton Rejouer
move-replay = Jouer une seconde action
move-pass = Terminer le tour

## What happened; $seat and the like are names of players

event-entered = { $seat } entre par la Porte ouverte en { $cell }.
    .would = entrer par la Porte ouverte en { $cell }
event-completed = { $seat } complète sa main.
    .would = compléter votre main
    .why = Avec toutes les cartes en main, tous les mouvements redeviennent possibles.
event-played = { $seat } joue { $card }.
    .would = jouer { $card }
event-played_joker = { $seat } joue le Joker comme { $card }.
    .would = jouer le Joker comme { $card }
event-laid = { $seat } joue { $card } face cachée.
    .would = jouer { $card } face cachée
event-used_goodie = { $seat } joue { $goodie } et donne la carte à { $other }.
    .would = jouer { $goodie } et donner la carte à { $other }
event-laid_goodie = { $seat } joue { $goodie } face cachée et donne la carte à { $other }.
    .would = jouer { $goodie } face cachée et donner la carte à { $other }
event-refilled = { $seat } reprend toutes ses cartes après avoir joué la dernière.
    .would = reprendre toutes vos cartes
event-stepped = { $seat } va en { $cell }.
    .would = aller en { $cell }
event-fell = { $seat } tombe en { $cell }.
    .would = tomber en { $cell }
event-turned = { $seat } pivote ; sa tête pointe maintenant vers { $up }.
    .would = pivoter
event-hovered = { $seat } fait le tour complet en tombant et flotte en { $cell }.
    .would = faire le tour complet en tombant et flotter en { $cell }
event-tile_turned = { $seat } fait pivoter la tuile Planète { $turn }.
    .would = faire pivoter la tuile Planète { $turn }
    .why = Faire pivoter la tuile change le bas de tout ce qui s'y trouve.
event-carried = { $seat } est emporté en { $cell }.
event-teleported = { $seat } se téléporte en { $cell }.
    .would = vous téléporter en { $cell }
event-took_star = { $seat } collecte une étoile { $colour } en { $cell }.
    .would = collecter une étoile { $colour }
    .worth = Chaque étoile vaut un point, et chaque paire d'une même couleur un point de plus.
event-took_token = { $seat } collecte un jeton Rejouer en { $cell }.
    .would = collecter un jeton Rejouer
    .worth = Un jeton Rejouer donne une seconde action ; gardé jusqu'à la fin, il vaut un point.
event-ejected = { $seat } éjecte { $victim } en { $cell }.
    .would = éjecter { $victim }
    .worth = Qui éjecte un pion dérobe une étoile ou un jeton Rejouer à son propriétaire.
event-door_opened = Le pion Porte ouverte passe en { $cell }.
event-stole_star = { $seat } dérobe une étoile { $colour } à { $victim }.
    .would = dérober une étoile { $colour } à { $victim }
    .worth = Une étoile dérobée compte double : l'un la perd, l'autre la gagne.
event-stole_token = { $seat } dérobe un jeton Rejouer à { $victim }.
    .would = dérober un jeton Rejouer à { $victim }
event-spent_token = { $seat } dépense un jeton Rejouer pour une seconde action.
    .would = dépenser un jeton Rejouer pour une seconde action
    .why = Deux actions dans un tour atteignent ce qu'une seule ne peut pas.
event-turn_started = Au tour de { $seat }.
event-round_ended = Le tour de table { $round } est terminé.
event-last_round = { $seat } atteint l'objectif : c'est le dernier tour de table.
event-game_over = Fin de partie : { $reason }.

## Options of a table

option-ending = Fin de la partie
    .description = Ce qui met fin à la partie, toujours à la fin d'un tour de table.
    .choice-stars = Il reste peu d'étoiles : 4 à deux joueurs, 8 à trois ou quatre, 12 à cinq ou six
    .choice-expert = Expert : quelqu'un atteint 18 points (24 à trois ou cinq joueurs)
option-goodies = Cartes Goodie
    .description = Des cartes en plus ; qui en joue une la donne à son voisin de gauche.
    .choice-tile_turn = Rotation d'une tuile Planète : faites pivoter la tuile sous votre pion
    .choice-double_jump = Double saut : une case à gauche ou à droite, chute, puis encore une fois
    .choice-teleport = Téléportation : à la Porte ouverte, en éjectant qui s'y trouve
option-open_door = Première Porte ouverte
    .description = La Porte ouverte au début, comptée en sens horaire depuis le coin supérieur gauche ; au hasard si le champ est vide.
option-tiles = Tuiles Planète
    .description = Jouer sur vos propres tuiles Planète plutôt que sur les nôtres.
option-max_rounds = Limite de tours de table
    .description = La partie s'arrête alors et les points sont comptés.
option-quiet_rounds = Tours de table sans étoile
    .description = Après ce nombre de tours de table sans étoile collectée, la partie s'arrête et les points sont comptés ; 0 : jamais.

## Modes: named sets of options

mode-stars = Classique
    .description = Se termine quand il reste peu d'étoiles sur le plateau.
mode-expert = Expert
    .description = Se termine quand quelqu'un atteint l'objectif : 18 ou 24 points.
mode-goodies = Cartes Goodie
    .description = Avec trois cartes en plus, qui passent de joueur en joueur.
mode-expert-goodies = Expert avec cartes Goodie
    .description = Avec les cartes Goodie ; se termine quand quelqu'un atteint l'objectif : 18 ou 24 points.

## Lessons

lesson-guide-step = Un pas
    .goal = Prenez deux étoiles en un seul pas.
    .hint = Un pion qui quitte sa plate-forme tombe jusqu’à la prochaine et prend chaque étoile au passage.
    .done = Vous avez pris chaque étoile de votre chute.
    .shown = Regardez : le pion fait un pas de côté et prend l’étoile. Pour un pas, on pose n’importe quelle carte face cachée ; elle revient quand on complète sa main.
    .miss-card = Vous avez joué une carte pour son effet. Un pas ne demande qu’une carte posée face cachée.
    .miss-one = Une seule étoile cette fois. De l’autre côté, rien ne vous porte : vous tomberiez.
lesson-guide-card = La première carte
    .goal = Jouez le saut en hauteur de façon à prendre deux étoiles.
    .hint = Sautez de l’autre côté. Là où aucune plate-forme ne vous porte, vous continuez à tomber.
    .done = En haut, de côté, puis en bas le long de deux étoiles.
    .shown = Regardez : le saut en hauteur monte d’une case, va d’une case de côté, puis le pion tombe. La carte reste face visible : tous voient qu’elle est utilisée.
    .miss-step = C’était un pas : la carte est face cachée et ne fait rien. Jouez le saut en hauteur lui-même.
    .miss-one = Le bon saut, mais du mauvais côté : il n’y a là qu’une étoile.
    .miss-card = C’était une autre carte. Jouez le saut en hauteur.
lesson-guide-rotate = Où est le bas ?
    .goal = Faites une rotation qui rapporte au moins trois étoiles.
    .hint = On tombe du côté des pieds. Tournez-les vers une longue rangée d’étoiles sans plate-forme.
    .done = Le bas est là où sont vos pieds. C’est tout le secret du jeu.
    .shown = Regardez : le pion pivote. Ses pieds sont maintenant sur le côté, il tombe donc de côté, jusqu’à une plate-forme.
    .miss-half = La tête en bas, vous êtes tombé de l’autre côté, et votre tête a heurté une plate-forme avant toute étoile.
    .miss-one = Vous êtes tombé, mais une plate-forme vous a arrêté après une étoile. Tournez dans l’autre sens.
    .miss-card = C’était une autre carte. Jouez la rotation.
lesson-first-star = Une première étoile
    .goal = Collectez une étoile par un déplacement simple : jouez n'importe quelle carte face cachée et faites un pas de côté.
    .hint = La gauche et la droite sont celles de votre pion. Le bas est du côté de ses pieds, où qu'ils pointent à l'écran.
    .done = Un pas coûte une carte, n'importe laquelle ; l'étoile est à vous.
lesson-two-stars = Deux étoiles d'un coup
    .goal = Collectez deux étoiles en une seule action.
    .hint = Chaque case du trajet compte, même celles que vous traversez en tombant. Essayez un saut qui finit dans le vide.
    .done = Tomber ne coûte rien et ramasse tout en chemin.
lesson-drop = À travers le sol
    .goal = Jouez Chute et collectez deux étoiles en descendant.
    .hint = Seule la Chute traverse une plate-forme, et seulement celle sous vos pieds. Ensuite vous tombez comme d'habitude.
    .done = Avec la carte Chute, le sol sous vos pieds est une porte.
lesson-rotate = Un autre bas
    .goal = Faites pivoter votre pion et tombez sur deux étoiles.
    .hint = La Rotation change la direction du bas. Regardez les trois possibilités : où y a-t-il des étoiles ?
    .done = Ce n'est pas vous qui avez bougé, c'est le monde. Gardez la Rotation pour ces moments-là.
lesson-last-card = La dernière carte
    .goal = Jouez votre dernière carte en collectant une étoile. Vous reprenez alors toutes vos cartes gratuitement.
    .hint = Compléter sa main est aussi une action, mais elle ne déplace pas. Voyez où mène votre dernière carte.
    .done = Votre main est de nouveau complète, sans coûter d'action.
lesson-open-door = La Porte ouverte
    .goal = Atteignez la case du pion Porte ouverte, pour qu'il passe à la Porte suivante.
    .hint = Il suffit de la traverser. Où est le bas si vous pivotez ?
    .done = Un pion éjecté revient par la Porte ouverte. Vous savez maintenant la déplacer.
lesson-throw-out = Place !
    .goal = Éjectez l'autre pion et dérobez une étoile.
    .hint = Il suffit d'entrer dans sa case, même en tombant. On vous demande ensuite quoi dérober.
    .done = Une étoile de plus pour vous, une de moins en face.
lesson-second-action = Encore une fois
    .goal = Dans ce tour, collectez un jeton Rejouer, dépensez-le pour une seconde action et collectez deux étoiles en tout.
    .hint = Un symbole Rejouer sans étoile ni pion donne un jeton. On peut le dépenser dans le tour même.
    .done = Un tour, deux actions : les meilleurs tours ressemblent à cela.

## Why a move is not possible

why-steal-first = Choisissez d'abord ce que vous dérobez.
why-nothing-to-steal = Vous n'avez éjecté personne : il n'y a rien à dérober.
why-no-such-star = Ce joueur n'a pas d'étoile de cette couleur.
why-no-token-to-steal = Ce joueur n'a pas de jeton Rejouer.
why-replay-or-end = Votre action est faite : dépensez un jeton Rejouer ou finissez votre tour.
why-no-replay-now = Un jeton Rejouer se dépense après votre action, une fois par tour.
why-action-needed = Vous devez jouer une action pendant votre tour.
why-nothing-laid = Vous n'avez joué aucune carte : il n'y a rien à reprendre.
why-not-in-hand = Cette carte n'est pas dans votre main.
why-no-goodie = Vous n'avez pas cette carte Goodie en main.
why-platform = Une plate-forme bloque le passage.
why-platform-double = Les deux pas doivent être possibles, et une plate-forme bloque le passage.

## Puzzles

theme-ejection = Éjection
theme-many-stars = Plusieurs étoiles d'un coup
theme-token = Jeton Rejouer
theme-tile = Rotation d'une tuile Planète
theme-joker = Joker
theme-theft = Vol
theme-second-action = Seconde action
