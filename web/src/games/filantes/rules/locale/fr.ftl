chapter-goal = But du jeu
text-goal =
    Dans le __duel__, vous marquez un point pour chaque pion adverse éliminé. Le premier à __10 points__ gagne. Dans la __course__ (à la fin de
    cette page), vous amenez tous vos pions de l'autre côté.

chapter-pieces = Plateau et pions
rule-e2 = Le plateau est un hexagone de 127 __cases__ à six côtés, sept le long de chaque bord.
rule-e3 =
    Chaque __pion__ a six côtés, avec les chiffres de 1 à 6. En sens horaire, on lit __1, 6, 3, 5, 2, 4__, sur tous les pions. Le chiffre
    donne la __force__ du côté, en attaque comme en défense.
rule-e4 =
    Six cases sont des __cases de départ__ : c'est là que les pions entrent. Elles ne sont à personne. Elles se trouvent à trois cases
    du centre, dans les six directions. La table peut les mettre ailleurs : dans les six coins, ou au milieu des six bords.

chapter-setup = Mise en place
rule-e1 = À 2 ou 3 joueurs. __Les places sont tirées au sort.__ La première place commence ; on joue en sens horaire.
rule-e5 =
    Chacun prend des pions d'une couleur. Tous commencent dans votre __réserve__, à côté du plateau.

    Joueurs | Pions chacun
    2 | 8
    3 | 6

    Rien n'est caché. À part le tirage des places, rien n'est laissé au hasard.

chapter-turn = Votre tour
text-turn =
    1. __Déplacez__ un pion, ou __faites-en pivoter__ un.
    2. __Combat :__ ce pion affronte tous les adversaires voisins.
    3. __Entrée :__ un pion de votre réserve entre sur le plateau.
rule-e10 =
    __Aucun pion sur le plateau ?__ Alors vous en posez seulement un, de votre réserve, sur une case de départ libre, orienté comme vous
    voulez, et votre tour est fini. Si aucune case de départ n'est libre, vous passez.
rule-e11 =
    __Sinon, vous devez__ soit déplacer un pion, soit en faire pivoter un d'un cran (un sixième de tour), dans un sens ou dans l'autre. Pivoter
    est toujours possible. Viennent ensuite le combat et l'entrée.

chapter-move = Se déplacer et pivoter
rule-e12 =
    Choisissez un pion et l'un de ses six côtés. Il part tout droit, par ce côté, d'exactement __6 moins le chiffre__ :

    Chiffre devant | 1 | 2 | 3 | 4 | 5 | 6
    Cases | 5 | 4 | 3 | 2 | 1 | aucune

    - Le pion garde son orientation.
    - Il peut passer au-dessus d'autres pions ; leurs cases comptent.
    - Il ne peut __pas__ finir sur un pion, sur une case de départ ni hors du plateau.
text-strong = Un côté fort est donc lent, un côté faible rapide : plus le côté est fort, plus le déplacement est court.
caption-fly = Le côté le plus faible va le plus loin. Avec le 1 devant, le pion avance de 6 − 1 = 5 cases.
caption-over = Un pion peut passer au-dessus des autres. Seule compte la case où il finit.

chapter-combat = Combat
rule-e14 =
    Le pion que vous avez déplacé ou fait pivoter affronte __tous les pions adverses voisins__. Lui seul combat, pas vos autres pions. Comparez les deux chiffres sur le côté où ils se
    touchent. Le vôtre est __supérieur__ ? Le pion adverse est __éliminé__. Tous les combats comptent en même temps, après le coup. Chiffres égaux : il ne se passe rien.
    Pendant votre propre tour, votre pion ne peut pas être éliminé, si forts que soient ses voisins. (La variante « choc » y change quelque chose ; voir
    plus bas.)
rule-e15 =
    Chaque pion éliminé vous rapporte __1 point__. Il retourne dans la __réserve__ de son propriétaire et peut revenir en jeu plus tard.
caption-attack = Rouge arrive à côté de Jaune, avec le chiffre supérieur sur le côté commun : le pion jaune est éliminé.
caption-turn = Pivoter d'un cran suffit pour présenter un côté plus fort à un voisin.
caption-several = Un seul coup peut affronter plusieurs pions à la fois.

chapter-entry = Entrée
rule-e16 =
    À la fin de votre tour, si vous avez un pion en réserve et qu'une case de départ est libre, vous __devez__ y poser un pion. Orientez-le
    comme vous voulez : plus tard, il ne pivotera que cran par cran. C'est vrai aussi si un choc vient de vous coûter vos seuls pions.
rule-e17 =
    Un pion tout juste posé est __à l'abri__ jusqu'au début de votre prochain tour : il ne combat pas et ne peut pas être attaqué. Son bord est en
    pointillé. (La table peut prolonger l'abri jusqu'à la fin de votre prochain tour. Le pion peut alors s'y déplacer ou pivoter, mais il ne
    combat pas.)
caption-shelter = Le pion au bord pointillé vient d'entrer : son voisin plus fort ne peut encore rien contre lui.

chapter-end = Fin de partie et égalités
rule-e18 =
    Le premier à __10 points__ gagne aussitôt, avant l'entrée. La table peut fixer un autre objectif, de 1 à 30. Si deux joueurs l'atteignent
    dans le même choc, le score le plus haut gagne ; à égalité, la victoire est partagée.
rule-e19 =
    Si personne n'a rien éliminé pendant 200 tours de suite (les tours de tous les joueurs, entrées et passes comprises ; la table peut fixer de 10 à
    10 000), la partie s'arrête. Le score le plus haut gagne ; à égalité, la victoire est partagée. Le résultat le dit.

chapter-clash = Variante : le choc
rule-e14-clash =
    Avec l'option __choc__, votre propre pion est aussi en danger. Si un pion adverse voisin, sauf s'il est à l'abri, montre un chiffre __supérieur__ sur le
    côté commun, c'est __votre__ pion qui est éliminé, et chaque joueur ayant un tel pion marque 1 point. Ce que votre pion élimine dans
    le même coup est éliminé quand même.
caption-clash = Choc : Rouge frappe, et aucun voisin ne montre un chiffre supérieur. Le pion rouge reste donc.

chapter-race = Variante : la course
rule-e30 =
    Ici, pas de points. Soyez le premier à avoir __tous vos pions sur votre base d'arrivée__. À 2 joueurs, vous avez 7 pions chacun, à 3
    joueurs 5.
heading-race-setup = Mise en place
rule-e31 =
    Chaque joueur a un bord du plateau comme __base de départ__ ; le bord opposé est sa __base d'arrivée__. Une base, ce sont les 7 cases du
    bord, coins compris.

    Joueurs | Bases de départ
    2 | en haut et en bas à gauche
    3 | en haut, en bas à droite et en bas à gauche

    Un coin peut appartenir à la base de départ de l'un et à la base d'arrivée de l'autre.
rule-e32 =
    À 2 joueurs, vous remplissez les 7 cases de votre base de départ ; à 3 joueurs, les 5 cases entre les coins. Tous vos pions ont la même
    orientation : de leurs deux côtés tournés vers l'intérieur, le 2 vient d'abord, en sens horaire, puis le 4. Elle __ne change plus de toute la partie__.
    Les cases de départ du duel sont des cases ordinaires, et aucun pion n'est à l'abri.
caption-race-start = La course à 3 joueurs : cinq pions sur chaque base de départ, tous orientés de même.
heading-race-turn = Votre tour
rule-e33 =
    Déplacez un pion comme dans le duel, puis combattez. Les pions __ne pivotent jamais__, et rien n'entre. Si vous ne pouvez rien
    déplacer, vous passez.
rule-e34 =
    __Ouverture.__ Pendant vos 7 premiers tours (5 à 3 joueurs), vous devez déplacer un pion qui n'a __pas encore bougé__, et il doit quitter votre base
    de départ. Si c'est impossible, déplacez n'importe quel pion ; si rien ne peut bouger, passez. Les passes comptent. Tout
    déplacement, même le long de la base, fait qu'un pion a bougé. Être remis en place n'y change rien.
heading-race-beaten = Pions battus
rule-e35 =
    Un pion battu n'est pas perdu. Son propriétaire le __remet__ aussitôt sur une case libre de sa base de départ, au choix, orienté comme au
    début. Cela ne déclenche aucun combat.

    - Si plusieurs joueurs ont des pions battus, ils les remettent dans l'ordre du jeu ; celui qui vient de jouer est le dernier. Vos pions reviennent
      dans l'ordre où ils étaient au départ sur votre base, en sens horaire.
    - Si la base n'a aucune case libre, le pion __attend__. Au début de votre tour, on remet autant de pions en attente que possible ; puis vous
      jouez. Un pion battu entre-temps revient aussitôt s'il y a une case libre.
    - La case où se trouvait un pion battu est de nouveau libre.
rule-e36 =
    Un pion sur __sa propre__ base d'arrivée ne combat pas et ne peut pas être attaqué. Ce qui compte est la place des pions après le coup. Sur la
    base d'arrivée d'un autre, il n'est pas protégé. Il peut encore se déplacer. On y arrive par un nombre exact de cases, comme pour tout
    déplacement.
caption-race = Juste sur la base d'arrivée : le pion y est en sécurité.
heading-race-end = Fin
rule-e37 =
    La base d'arrivée se remplit dans n'importe quel ordre. Vous gagnez quand votre dernier pion est arrivé, après les combats de ce coup et avant que les
    pions battus soient remis. Après 400 tours, tous joueurs confondus (la table peut fixer de 10 à 10 000), la course s'arrête : le plus de
    pions arrivés gagne, à égalité la victoire est partagée, et le résultat le dit. Objectif, abri, cases de départ et limite de tours calmes n'ont
    pas de sens dans la course ; le choc peut s'y jouer aussi.

summary-goal =
    __But__

    Être le premier à 10 points : 1 par pion adverse éliminé.
summary-setup =
    __Mise en place__

    2 joueurs : 8 pions chacun. 3 joueurs : 6 chacun. Tous en réserve. Places tirées au sort.
summary-turn =
    __Votre tour__

    1. Déplacez un pion ou faites-en pivoter un.
    2. Combat.
    3. Entrée : si possible, posez un pion de votre réserve sur une case de départ libre, orienté comme vous voulez.

    Aucun pion sur le plateau ? Posez-en seulement un. Aucune case de départ libre ? Passez.
summary-move =
    __Se déplacer__

    Tout droit par un côté, d'exactement 6 moins son chiffre :

    Chiffre | 1 | 2 | 3 | 4 | 5 | 6
    Cases | 5 | 4 | 3 | 2 | 1 | aucune

    Au-dessus des autres, mais pas sur un pion ni sur une case de départ, ni hors du plateau. En sens horaire : 1, 6, 3, 5, 2, 4.
summary-rotate =
    __Pivoter__

    D'un cran (un sixième de tour), dans un sens ou dans l'autre.
summary-combat =
    __Combat__

    Le pion déplacé ou pivoté élimine chaque adversaire voisin dont le chiffre est __inférieur__ sur le côté commun. Égalité : rien. Les pions
    éliminés retournent dans la réserve de leur propriétaire.
summary-shelter =
    __Abri__

    Un pion tout juste posé ne combat pas et ne peut pas être attaqué jusqu'au début du prochain tour de son propriétaire.
summary-clash =
    __Choc (variante)__

    Votre pion est éliminé aussi si un voisin montre un chiffre supérieur. Chaque joueur ayant un tel pion marque 1 point.
summary-race =
    __Course (variante)__

    Tous vos pions de la base de départ à la base opposée : 7 chacun (5 à 3 joueurs). Sans pivoter, sans points. D'abord chaque pion une fois,
    hors de la base. Les pions battus reviennent à la base de départ. Sur sa propre base d'arrivée, un pion est en sécurité. Le premier
    à y avoir tous ses pions gagne.
