chapter-goal = But du jeu
text-goal =
    Vous êtes une __Superstar__ sur une petite planète à la gravité étrange. Récoltez des étoiles et des jetons Rejouer : marchez,
    sautez, changez de « bas » et tombez. Éjectez les autres et dérobez leurs biens. Le plus de __points__ l'emporte.

chapter-pieces = Matériel
rule-g2 =
    - Par joueur : un __pion Superstar__ et cinq __cartes Action__ différentes : Saut en longueur, Saut en hauteur, Chute, Rotation,
      Joker.
    - 6 __tuiles Planète__ recto verso : 12 faces différentes.
    - 78 __étoiles__ : 13 de chaque couleur (bleu, jaune, rose, vert, orange, blanc).
    - 18 __jetons Rejouer__ dans une réserve commune.
    - Le __pion Porte ouverte__. Il n'est à personne.

    Ce que vous gagnez reste visible devant vous, sans limite. La couleur d'une étoile n'a aucun rapport avec celle d'un pion.
rule-g3 =
    Une tuile Planète a 6 × 6 __cases__. Au bord des cases se trouvent des parois : les __plates-formes__. Chaque tuile a une __case
    Porte__, qui a un haut et repose sur une plate-forme, et 13 symboles sur 13 autres cases : 10 __symboles Étoile__ et 3
    __symboles Rejouer__.
rule-g4 =
    Sur nos tuiles, une plate-forme coupe chaque ligne et chaque colonne : toute chute a donc une fin. (L'éditeur de tuiles vous
    permet de dessiner les vôtres. Si un pion y tombe tout autour du plateau, il entre une fois encore sur la case où sa chute a
    commencé et y reste, en l'air.)

chapter-setup = Mise en place
rule-g1 =
    De 2 à 6 joueurs. __Les places sont tirées au sort__, sauf si la table en décide autrement. La première place commence ; on joue
    ensuite vers la gauche, en sens horaire.
rule-g5 =
    Disposez les tuiles au hasard : lesquelles, sur quelle face et dans quel sens.

    Joueurs | Tuiles | Disposition (largeur × hauteur)
    2 | 2 | 2 × 1
    3 ou 4 | 4 | 2 × 2
    5 ou 6 | 6 | 3 × 2

    Entre deux cases, une plate-forme d'un seul côté suffit : elle arrête les pions des deux côtés. C'est vrai aussi d'une tuile à
    l'autre et d'un bord du plateau à l'autre.
rule-g7 =
    1. Le __pion Porte ouverte__ va sur une case Porte tirée au sort.
    2. Chaque symbole reçoit une __étoile__ piochée dans le sac, de n'importe quelle couleur. Les autres restent dans le sac.
    3. Les jetons Rejouer sont à côté du plateau.
    4. Vous prenez vos cinq cartes en main. Votre pion attend __hors du plateau__.
caption-setup = Deux tuiles pour deux joueurs. Chaque symbole est couvert ; le pion Porte ouverte attend sur l'une des deux portes. Le premier pion vient d'entrer par l'autre.

chapter-turn = Votre tour
text-turn =
    1. __Placez votre pion en jeu__ s'il est hors du plateau.
    2. __Jouez une action.__ C'est obligatoire.
    3. __Dépensez un jeton Rejouer__ pour une seconde action, si vous voulez.
rule-g10 =
    __Placer son pion en jeu.__ Si votre pion est hors du plateau, il entre sur la case du pion Porte ouverte, la tête vers le haut
    de la porte. Un autre pion s'y trouve ? Vous l'éjectez, et vous choisissez votre butin avant d'agir. Ensuite le pion Porte
    ouverte avance. Si votre pion est déjà sur le plateau, passez cette étape.
caption-enter = Le pion entre par la Porte ouverte, qui passe à la porte suivante. Puis il joue son action.
rule-g11 =
    __Jouer une action.__ Une seule au choix : compléter votre main, un déplacement simple, un déplacement spécial, ou une carte Goodie
    si vous jouez avec elles. Après chaque action vient la gravité : sans plate-forme sous les pieds, votre pion tombe.
rule-g19 =
    __Dépenser un jeton Rejouer.__ Après votre action, et une fois vos butins choisis, vous pouvez rendre un jeton Rejouer à la réserve
    commune et jouer une seconde action. C'est possible __une fois par tour__, même avec un jeton pris ou dérobé pendant ce tour. Sans
    jeton, votre tour est fini.
rule-g20 = C'est ensuite à votre voisin de gauche.

chapter-actions = Les actions
rule-g15 =
    __Gauche, droite, haut et bas sont ceux de votre pion__, tel qu'il est avant de bouger. Le haut est du côté de sa tête, le bas du
    côté de ses pieds. Tournez l'écran en pensée jusqu'à ce que la tête soit en haut : sa gauche et sa droite sont alors les vôtres.
rule-g16 =
    __Les plates-formes vous arrêtent.__ On ne les traverse pas ; seule Chute passe à travers celle qui est sous vos pieds. Un
    déplacement n'est permis que si __tous__ ses pas sont possibles. Entre les deux pas d'un saut, on ne tombe pas.
heading-complete = Compléter sa main
rule-g12 =
    Reprenez toutes les cartes posées devant vous. Il en faut au moins une. Votre pion ne fait aucun pas, mais il tombe s'il n'y a rien
    sous ses pieds.
heading-simple = Déplacement simple
rule-g13 = Posez devant vous __n'importe quelle__ carte __face cachée__. Avancez d'une case vers la gauche ou vers la droite.
rule-g17 =
    Personne ne voit jamais une carte posée face cachée, même quand vous la reprenez. Les cartes face visible sont connues de tous. Chacun
    peut savoir __combien__ de cartes vous avez en main, et combien sont posées dans chaque sens.
caption-step = Déplacement simple : une case vers la gauche du pion. N'importe quelle carte convient.
heading-special = Déplacements spéciaux
rule-g14 = Posez une carte __face visible__ devant vous et faites ce qu'elle indique.
rule-g14-long = __Saut en longueur.__ Deux cases vers la gauche, ou deux cases vers la droite.
rule-g14-high = __Saut en hauteur.__ Une case vers le haut, puis une case vers la gauche ou la droite.
caption-long = Saut en longueur : deux cases d'un côté, puis la chute.
caption-high = Saut en hauteur : en haut, puis de côté. Entre les deux, le pion ne tombe pas.
rule-g14-drop =
    __Chute.__ Une case vers le bas, à travers la plate-forme sous vos pieds. C'est toujours possible. S'il n'y a pas de plate-forme, c'est
    simplement une case vers le bas. De là, vous tombez comme d'habitude.
rule-g14-rotate = __Rotation.__ Votre pion pivote sur place : un quart de tour à gauche, un quart à droite, ou un demi-tour.
caption-drop = Chute traverse le sol. Le pion tombe ensuite jusqu'à la plate-forme suivante.
caption-fall = Rotation : le pion a un nouveau bas, et c'est là qu'il tombe.
rule-g14-joker = __Joker.__ Il remplace n'importe laquelle des quatre autres cartes.
heading-hand = Votre dernière carte
rule-g18 =
    Dès que vous posez votre __dernière carte__, vous reprenez toutes vos cartes, gratuitement, avant que votre pion ne bouge. (Si c'est
    une carte Goodie, cela se produit au moment où vous la donnez.)

chapter-gravity = La gravité, et ce qui arrive en chemin
rule-g22 =
    __Tomber.__ Après chaque action, regardez sous les pieds de votre pion. Pas de plate-forme ? Il tombe, case après case, jusqu'à la
    prochaine. La distance n'a pas d'importance. Cela vaut aussi après « Compléter sa main ».
rule-g6 =
    __Le plateau n'a pas de bord.__ Un pion qui sort d'un côté rentre du côté opposé, dans la même ligne ou la même colonne.
caption-wrap = On sort d'un côté et on rentre de l'autre, dans la même ligne ou colonne.
rule-g23 =
    __Tout compte en chemin.__ Regardez l'une après l'autre les cases où votre pion __entre__ : par un pas, un saut, une chute, une porte
    ou une téléportation. La case de départ ne compte pas, sauf si vous y revenez pendant le même déplacement.
rule-g24 = __Une étoile :__ prenez-la. Le symbole qu'elle couvrait ne fait rien cette fois-ci.
rule-g25 =
    __Un symbole Rejouer__ sans étoile ni pion : prenez un jeton Rejouer, tant qu'il en reste dans la réserve commune. Vous en recevez un
    __à chaque fois__ que vous entrez sur une telle case.
rule-g26 = __Un symbole Étoile__ sans étoile : il ne se passe rien.
rule-g30 =
    __Un autre pion :__ vous l'__éjectez__, quel que soit son sens. Il retourne chez son propriétaire, qui reprend toutes ses cartes en main.
    Vous devez lui __dérober__ une chose : une étoile de la couleur de votre choix, ou un jeton Rejouer. S'il n'a rien, vous ne prenez rien. Un même
    déplacement peut éjecter plusieurs pions. Un symbole Rejouer sous un pion éjecté ne donne pas de jeton.
rule-g31 = Vous choisissez vos butins à la fin du déplacement, dans l'ordre où vous avez éjecté les pions.
caption-replay = Le pion prend un jeton Rejouer en chemin et le dépense aussitôt pour une seconde action.
caption-out = Un saut éjecte l'autre pion. Son propriétaire perd une étoile verte.
rule-g33 =
    __Le pion Porte ouverte :__ il avance, en sens horaire, jusqu'à la prochaine case Porte sans pion. S'il n'y en a pas, il reste là et partage
    la case. Une porte sans le pion Porte ouverte est une case comme une autre.
rule-g8 =
    __Le sens horaire__ fait le tour du plateau : avec deux tuiles, gauche, droite ; avec quatre, en haut à gauche, en haut à droite, en
    bas à droite, en bas à gauche ; avec six, en haut à gauche, au milieu, à droite, puis en bas à droite, au milieu, à gauche.

chapter-example = Un tour complet
example-turn =
    Vert vient d'être éjecté.

    1. Le pion vert entre par la Porte ouverte. Le pion Porte ouverte avance.
    2. Vert joue __Saut en hauteur__ : en haut, puis à gauche. Il n'y a pas de plate-forme : le pion tombe.
    3. Il passe sur un symbole Rejouer libre : Vert prend un __jeton Rejouer__.
    4. Il tombe sur le pion rose : Rose est __éjecté__. Rose n'a rien à dérober.
    5. Il passe sur une __étoile__ bleue et la prend.
    6. Il s'arrête sur une porte, là où se trouve le pion Porte ouverte, qui avance.
    7. Vert dépense le jeton et joue __Chute__. Le pion traverse la plate-forme et prend une étoile orange.
    8. Il sort du plateau et rentre de l'autre côté, dans la même ligne. Il s'arrête là où se trouve le pion orange : Orange est éjecté. Vert
       dérobe un jeton Rejouer, mais ne peut pas le dépenser : il en a déjà dépensé un pendant ce tour.

chapter-scoring = Décompte des points
rule-g42 =
    Ce que vous avez | Points
    chaque étoile | 1
    chaque jeton Rejouer | 1
    chaque paire d'étoiles d'une même couleur | 1 de plus

    Comptez les paires couleur par couleur : 2 ou 3 étoiles font une paire, 4 ou 5 en font deux, 6 ou 7 en font trois.
example-scoring =
    Nom | Bleu | Jaune | Rose | Vert | Orange | Blanc | Paires | Jetons | Points
    Julian | 2 | 2 | 2 | 0 | 2 | 4 | 6 | 4 | 22
    Gyom | 3 | 1 | 3 | 1 | 0 | 1 | 2 | 0 | 11
    Henri | 0 | 1 | 0 | 1 | 1 | 1 | 0 | 3 | 7
    Emma | 3 | 3 | 4 | 2 | 1 | 2 | 6 | 1 | 22

    Julian et Emma ont 22 points chacun. Emma gagne : elle a moins de jetons Rejouer.

chapter-end = Fin de partie
rule-g40 =
    À la fin d'un __tour de table__, quand la dernière place a joué, comptez les étoiles du plateau. La partie s'arrête s'il n'en reste que :

    Joueurs | Étoiles restantes
    2 | 4 ou moins
    3 ou 4 | 8 ou moins
    5 ou 6 | 12 ou moins
rule-g43 =
    Le plus de points gagne. __Égalité :__ celui qui a le __moins__ de jetons Rejouer gagne. Encore à égalité : la victoire est partagée.
heading-limits = Si la partie ne finit pas
rule-g44 = Après 120 tours de table (la table peut changer ce nombre), la partie s'arrête et on compte les points. Le résultat le dit.
rule-g45 =
    Si aucune étoile n'a quitté le plateau pendant 30 tours de table, la partie s'arrête à la fin de ce tour et on compte les points. Le
    résultat le dit. La table peut changer ce nombre ou supprimer cette limite.

chapter-variants = Variantes
heading-expert = Fin de partie en mode expert
rule-g41 =
    Le nombre d'étoiles sur le plateau ne compte plus. Dès qu'un joueur __atteint l'objectif__, ce tour de table est le dernier, même s'il
    perd ensuite des points.

    Joueurs | Objectif
    2, 4 ou 6 | 18 points
    3 ou 5 | 24 points

    On compte après chaque étoile, chaque jeton et chaque vol. Le décompte et les égalités ne changent pas.
heading-goodies = Cartes Goodie
rule-g50 =
    Jouez avec une, deux ou trois __cartes Goodie__. On les mélange et on les distribue une à une, __en sens antihoraire, à partir de la
    dernière place__. (À deux joueurs avec trois cartes : la seconde place en reçoit deux.)

    - Tout le monde peut savoir qui a quelle carte Goodie.
    - Jouez-la face visible pour son effet, ou face cachée pour un déplacement simple. Dans les deux cas, chacun voit laquelle c'est.
    - En la posant, vous __la donnez à votre voisin de gauche__, qui la prend en main. Vous ne pouvez donc pas la rejouer avec un jeton.
    - Vous ne reprenez vos cartes gratuitement que si vous n'avez plus de carte Goodie en main non plus.
rule-g51 =
    __Rotation d'une tuile Planète.__ Tournez la tuile sous votre pion d'un quart à gauche, d'un quart à droite ou d'un demi-tour. Tout tourne avec
    elle : plates-formes, porte, symboles, étoiles, pions et pion Porte ouverte. Puis __votre__ pion tombe s'il n'a rien sous les pieds. Les autres
    pions restent en place, même en l'air. Ils ne tombent pas au début de leur tour : ils agissent de là où ils sont, et tombent après leur
    prochaine action.
caption-tile-turn = La tuile tourne avec tout ce qu'elle porte. Ensuite, seul le pion dont c'est le tour tombe.
rule-g52 =
    __Double saut.__ Une case à gauche ou à droite, et une chute s'il n'y a pas de plate-forme. Puis encore une case à gauche ou à droite, au choix,
    et une chute. Les deux pas doivent être possibles.
rule-g53 =
    __Téléportation.__ Votre pion va sur la case du pion Porte ouverte, sans changer de sens. Un pion adverse qui s'y trouve est éjecté.
    Puis le pion Porte ouverte avance, et votre pion tombe s'il n'a pas de plate-forme sous les pieds. C'est toujours possible, même si vous êtes déjà
    sur cette case : vous y entrez à nouveau.
caption-double = Double saut : un pas, une chute, encore un pas, encore une chute.
caption-teleport = Téléportation : droit à la Porte ouverte, dans le même sens. Le pion Porte ouverte avance.

summary-goal =
    __But__

    Le plus de points : 1 par étoile, 1 par jeton Rejouer, 1 de plus par paire d'étoiles d'une même couleur. Égalité : le moins de jetons.
summary-setup =
    __Mise en place__

    2 / 3–4 / 5–6 joueurs : 2 / 4 / 6 tuiles au hasard. Une étoile sur chaque symbole, le pion Porte ouverte sur une porte au hasard, cinq
    cartes en main, pions hors du plateau. Places tirées au sort.
summary-turn =
    __Votre tour__

    1. Pion hors du plateau ? Il entre par la Porte ouverte.
    2. Une action, puis la gravité.
    3. Si vous voulez, __un__ jeton Rejouer pour une seconde action.
summary-actions =
    __Actions__

    - __Compléter sa main :__ reprenez toutes vos cartes.
    - __Déplacement simple :__ une carte face cachée ; une case à gauche ou à droite.
    - __Saut en longueur :__ deux cases à gauche ou à droite.
    - __Saut en hauteur :__ une en haut, puis une à gauche ou à droite.
    - __Chute :__ une en bas, à travers la plate-forme.
    - __Rotation :__ un quart à gauche ou à droite, ou un demi-tour.
    - __Joker :__ l'une des quatre.

    Gauche, droite, haut et bas sont ceux du pion. Tous les pas doivent être possibles : seule Chute traverse une plate-forme.
summary-way =
    __En chemin__

    - __Étoile :__ prenez-la.
    - __Symbole Rejouer libre :__ un jeton, à chaque fois.
    - __Pion :__ éjectez-le, dérobez une étoile ou un jeton.
    - __Pion Porte ouverte :__ il passe à la prochaine porte libre, en sens horaire.
    - __Bord du plateau :__ rentrez du côté opposé.
summary-cards =
    __Vous reprenez toutes vos cartes quand__

    - vous complétez votre main,
    - vous posez votre dernière carte, ou
    - votre pion est éjecté.
summary-end =
    __Fin__

    À la fin du tour de table où il reste peu d'étoiles sur le plateau : 4 à 2 joueurs, 8 à 3–4, 12 à 5–6.

    Mode expert : à la fin du tour de table où quelqu'un atteint 18 points (24 à 3 ou 5 joueurs).
summary-goodies =
    __Cartes Goodie__ (à donner à gauche en les jouant)

    - __Rotation d'une tuile Planète :__ tournez la tuile sous votre pion, avec tout ce qu'elle porte.
    - __Double saut :__ pas, chute, pas, chute.
    - __Téléportation :__ à la Porte ouverte, dans le même sens.
