chapter-goal = But du jeu
text-goal =
    Faites rouler votre __cube Pieuvre__ sur les piles : ce qui est dessous s'y colle. Rapportez des séries d'un même objet, ramassez des pièces et
    ayez à la fin le plus de tuiles d'une couleur ou d'un objet. __Le plus de points l'emporte.__ Il y a trois jeux : le __jeu de
    base__, la __version avancée__ avec ses pouvoirs et la __version Kids__. Presque toutes les règles sont communes ; les derniers chapitres disent ce qui change.

chapter-pieces = Matériel
rule-o2 =
    84 __tuiles__ : 72 __tuiles Objet__, chacune avec un objet sur une couleur de fond, et 12 __tuiles Pièce__.

    Objet | Blanc | Bleu clair | Bleu foncé | Vert | Total
    Diamant | 3 | 2 | 2 | 2 | 9
    Perle | 3 | 3 | 3 | 3 | 12
    Sextant | 3 | 4 | 4 | 4 | 15
    Amphore | 4 | 5 | 4 | 4 | 17
    Étoile de mer | 5 | 4 | 5 | 5 | 19
    Total | 18 | 18 | 18 | 18 | 72
rule-o6 =
    Chacun a un __cube__. Chacune de ses six faces porte __une tuile__ au plus. Seul compte l'endroit où chaque tuile se trouve : dessus, dessous, nord,
    est, sud, ouest.
text-board = Chacun a un __plateau Joueur__, avec une case pour chaque objet de chaque couleur, et une __zone personnelle__ devant lui.

chapter-setup = Mise en place
rule-o1 =
    De 2 à 4 joueurs. __Les places sont tirées au sort.__ La première place reçoit le jeton Premier joueur et commence ; on joue en sens horaire. Une
    __manche__, c'est un tour de chacun.
rule-o3 =
    Mélangez les 84 tuiles et formez des piles, objets visibles. Vous voyez la __première tuile__ de chaque pile ; celles du dessous sont secrètes.

    Joueurs | Aire de jeu | Piles en lisière | Piles à l'intérieur
    2 | 4 × 4 | 12 piles de 5 | 4 piles de 6
    3 ou 4 | 5 × 5 | 16 piles de 3 | 4 coins intérieurs de 4 ; 4 à côté du centre de 5

    À 3 ou 4 joueurs, le centre n'a pas de pile, mais la __tuile Abysses A__.
rule-o4 =
    Mettez des __tuiles Abysses__ en réserve à côté de l'aire de jeu. C'est l'horloge de la partie.

    Joueurs | Tuiles Abysses en réserve
    2 | 5
    3 | 6
    4 | 7
caption-setup = Mise en place à trois ou quatre joueurs : 24 piles autour de la tuile Abysses A.
rule-o5 =
    __Trois mots.__ Une case, pile ou tuile Abysses, est __libre__ si aucun cube ne s'y trouve. __Adjacent__ veut dire à côté, dans l'une des quatre
    directions, jamais en diagonale. La __lisière__ est l'anneau extérieur des cases, coins compris.

chapter-turn = Votre tour
rule-o10 =
    __Votre cube est dans votre zone personnelle ?__ Posez-le sur une case libre de la __lisière__, orienté comme vous voulez. C'est tout votre tour.
rule-o11 = __Votre cube est dans l'aire de jeu ?__ Choisissez une action : __Rouler__, __Pivoter__, __Scorer__ ou __Passer__.
heading-contact = Une tuile se colle
rule-o12 =
    Chaque fois que votre cube s'arrête sur une pile et que sa __face du dessous est nue__, la première tuile de la pile s'y colle. Inutile de repartir
    pour l'avoir : elle est à vous dès maintenant, et vous pouvez la scorer à votre prochain tour. Si la face du dessous porte déjà une tuile, il ne se passe
    rien.
caption-place = Posé en lisière, le cube prend la première tuile de la pile : un diamant blanc.

chapter-actions = Les actions
heading-roll = Rouler
rule-o13 =
    Roulez sur une case __libre et adjacente__. Le cube bascule d'un quart de tour, comme une roue. En roulant au nord, la face nord vient
    dessous, le dessous passe au sud, le sud vient dessus et le dessus passe au nord ; l'est et l'ouest restent. Puis une tuile peut se coller.
caption-roll = En roulant à l'ouest, la face ouest vient dessous.
heading-abyss = Les tuiles Abysses
rule-o14 =
    Si votre cube a pris la __dernière tuile__ d'une pile, posez une tuile Abysses de la réserve sur l'emplacement vide dès que le cube le __quitte__, en roulant ou en rentrant pour scorer. Si la
    réserve est vide (seulement pendant la dernière manche), l'emplacement nu compte comme une tuile Abysses sans pouvoir.
rule-o15 = Un cube peut se trouver sur une tuile Abysses. Il n'y a rien à y prendre.
rule-o16 =
    __À 3 ou 4 joueurs :__ si vous roulez sur la __tuile Abysses A__, au centre, vous pouvez aussitôt rouler encore une fois.
caption-abyss = Le cube a pris la dernière tuile et s'en va : la case vidée devient une tuile Abysses.
heading-pivot = Pivoter
rule-o17 =
    Tournez votre cube sur place d'un quart, d'un demi ou de trois quarts de tour. Dessus et dessous restent ; les quatre côtés changent. (Une rotation qui ne changerait
    rien n'est pas proposée.)
caption-pivot = D'abord pivoté, puis roulé sur une face nue.
heading-score = Scorer
rule-o18 =
    Reprenez votre cube dans votre zone personnelle. Puis détachez __autant de tuiles que vous voulez__ : toutes, quelques-unes ou aucune. Le reste demeure
    sur le cube.

    - Les __tuiles Pièce__ vont à côté de votre plateau Joueur. Elles comptent à la fin.
    - Les __tuiles Objet__ rapportent aussitôt des points, par séries du __même objet__ ; la couleur ne compte pas :

    Tuiles du même objet | 1 | 2 | 3 | 4 | 5 | 6
    Points | 0 | 2 | 4 | 7 | 10 | 15

    Ensuite elles vont sur votre plateau Joueur, chacune sur son objet et sa couleur ; les identiques s'empilent.
example-score =
    Votre cube porte une pièce, trois étoiles de mer, une amphore et un sextant. Vous détachez tout sauf le sextant : 4 points pour trois étoiles de mer, 0 pour
    une amphore. La pièce va à côté de votre plateau. Le sextant attend sur le cube.
rule-o35 =
    Vos points gagnés jusqu'ici sont face cachée. La table peut montrer les points de tous pendant la partie ; d'habitude, on les voit à la
    fin.
heading-pass = Passer
rule-o19 = Vous ne faites rien pendant ce tour.

chapter-end = Fin de partie
rule-o30 =
    Quand la __dernière tuile Abysses__ de la réserve est posée, terminez la manche : chacun aura joué autant de tours. Puis chacun score __toutes__ les tuiles
    encore sur son cube, comme avec Scorer. Ce qui reste dans l'aire de jeu n'a plus d'importance.
rule-o34 =
    Après 150 manches (60 en version Kids ; la table peut changer ce nombre), la partie s'arrête de la même façon, et le résultat le dit.

chapter-scoring = Décompte final
rule-o31 =
    Additionnez :

    - les __points__ gagnés pendant la partie,
    - __3 points__ par tuile Pièce,
    - les __majorités__ : pour chaque couleur et chaque objet, comptez les tuiles de votre plateau Joueur.

    Catégorie | Le plus | Deuxième
    chacune des quatre couleurs | 5 | 2
    Étoile de mer | 3 | 0
    Amphore | 4 | 1
    Sextant | 5 | 2
    Perle | 6 | 3
    Diamant | 7 | 4
rule-o32 =
    __Égalité pour une majorité :__ tous les joueurs à égalité reçoivent les points entiers de leur place. À égalité pour la première, personne ne reçoit la
    deuxième. Qui n'a aucune tuile d'une catégorie n'y gagne rien.
example-majority =
    Perles : Ann en a 3, Ben 3, Cléo 2. Ann et Ben reçoivent 6 points chacun, Cléo rien. Diamants : Ann en a 2, Ben 1, Cléo 1. Ann reçoit 7
    points, Ben et Cléo 4 chacun.
rule-o33 = Le plus de points gagne. __Égalité :__ le plus de tuiles Objet. Encore à égalité : partie nulle.

chapter-advanced = La version avancée
text-advanced = Toutes les règles du jeu de base valent, et les tuiles Abysses ont des __pouvoirs__.
rule-o60 =
    Les pouvoirs vont de __B à I__. Les tuiles Abysses de la réserve forment une pile mélangée, face cachée : personne ne sait laquelle vient ensuite. Les
    tuiles en trop restent dans la boîte, sans être vues. À 3 ou 4 joueurs, un pouvoir tiré au sort occupe le centre à la place du A. (La table peut choisir
    d'autres pouvoirs.)
rule-o61 =
    Vous pouvez utiliser un pouvoir de deux façons :

    - __Comme votre tour :__ le pouvoir d'__une__ tuile Abysses adjacente à votre cube, sans cube dessus. Vous ne faites rien d'autre.
    - __Après avoir roulé sur une tuile Abysses :__ son pouvoir, aussitôt, si vous voulez. Si le pouvoir A vous fait rouler sur une autre tuile Abysses, vous
      pouvez utiliser aussi le sien.
heading-powers = Les pouvoirs
rule-o62 =
    Vous ne pouvez utiliser un pouvoir que si vous pouvez l'accomplir __en entier__.
rule-o62-a = __A – Rouler.__ Roulez sur une case libre adjacente.
rule-o62-b = __B – Échanger.__ Échangez la tuile du dessus de votre cube avec une tuile de votre plateau Joueur.
rule-o62-c = __C – Sauter.__ Soulevez votre cube et posez-le sur n'importe quelle autre case libre, sans le tourner.
rule-o62-d =
    __D – Attraper.__ Prenez n'importe quelle tuile visible de l'aire de jeu (sans cube sur sa pile) et mettez-la sur la face du dessus de votre cube. Cette face
    doit être nue.
rule-o62-e = __E – Tourner.__ Réorientez votre cube sur place comme vous voulez, avec ses tuiles.
rule-o62-f =
    __F – Troquer.__ Échangez la tuile visible d'une pile adjacente, sans cube dessus, avec une tuile de votre plateau Joueur. Une __tuile Pièce__ ne peut pas être
    prise ainsi : elle n'a pas de case sur votre plateau.
rule-o62-g = __G – Changer de place.__ Échangez votre place avec celle d'un cube adverse de l'aire de jeu. Aucun des deux cubes n'est tourné.
rule-o62-h = __H – Courants.__ Intervertissez deux cases sans cube, piles ou tuiles Abysses, sans regarder sous la première tuile.
rule-o62-i =
    __I – Marchander.__ Échangez la tuile du dessus de votre cube avec celle du dessus d'un cube adverse de l'aire de jeu. Il en faut une sur chacun.
rule-o62-alike = Avec B, F et I, les deux tuiles peuvent être identiques.
caption-power = Le pouvoir D va chercher au loin une tuile visible pour le dessus du cube.
caption-swap = Pouvoir G : deux cubes changent de place. Aucun n'est tourné.
heading-powers-detail = Précisions
rule-o63 =
    - Une pièce reçue par un pouvoir va à côté de votre plateau. Vous ne pouvez donner que des __tuiles Objet__ de votre plateau, jamais une pièce.
    - Les tuiles déplacées par un pouvoir ne rapportent pas de série. Elles comptent pour les majorités.
    - Si un pouvoir vide une pile sans cube, une tuile Abysses y est posée aussitôt.
    - Après C, E et G, une tuile peut se coller à un cube reposé. Avec G, les deux cubes partent d'abord (votre case la première), puis les deux se posent.
rule-o64 =
    Les tuiles des cubes et des plateaux sont visibles de tous. Ce que tous ont vu reste connu : une tuile qui était visible sur une pile reste connue, même
    recouverte ou déplacée par H. Tourner le cube avec E ne révèle rien d'autre que la tuile qui se colle.

chapter-kids = La version Kids
text-kids =
    Remplissez les __16 cases__ de votre plateau. Il n'y a pas de points, et peu importe comment le cube est tourné.
rule-o80 =
    La mise en place est celle du jeu de base. Votre plateau a 16 cases :

    Cases | Ce qui convient
    7 | exactement cet objet dans cette couleur
    5 | une par objet, de n'importe quelle couleur
    4 | une par couleur, avec n'importe quel objet

    Les quatre plateaux demandent d'autres tuiles et sont aussi difficiles les uns que les autres. Vous recevez celui de votre place, sauf si la table en décide autrement.
rule-o86 =
    Le nombre de tuiles Abysses n'est pas limité : chaque pile vidée en reçoit une. Elles ne sont pas l'horloge ici.
rule-o81 =
    Vos actions sont __Rouler__ et __Récupérer votre cube__. Si votre cube est dans votre zone personnelle, posez-le sur une case libre de la lisière : une
    tuile se colle, et c'est votre tour. S'il est dans l'aire de jeu, déplacez-le sur une case libre adjacente, __sur une face nue__. Chaque pile atteinte vous
    donne donc une tuile. L'endroit des tuiles sur le cube n'a pas d'importance.
text-kids-centre = À 3 ou 4 joueurs, la tuile Abysses A du centre vous laisse rouler encore une fois, comme dans le jeu de base.
rule-o82 =
    Si les __six faces__ portent une tuile après avoir roulé, vous récupérez aussitôt votre cube. Si aucune case adjacente n'est libre, vous ne pouvez que le récupérer.
caption-kids = Version Kids : chaque fois que l'on roule sur une pile, on gagne une tuile.
rule-o83 =
    __Récupérer votre cube.__ Votre cube va dans votre zone personnelle et toutes ses tuiles s'en détachent. Les pièces vont à côté de votre plateau. Tant qu'une
    tuile convient à une case libre de votre plateau, choisissez une telle tuile et une telle case, et posez-la. Une tuile par case.
rule-o84 =
    __Ce qui ne va nulle part retourne en jeu.__ Empilez ces tuiles dans l'ordre que vous voulez ; tous les voient. La pile remplace une __tuile Abysses__ de
    votre choix sans cube dessus, qui disparaît. S'il n'y en a pas, posez-la sur la pile la plus basse sans cube (au choix en cas d'égalité). La tuile Abysses A
    du centre compte aussi ; une fois remplacée, elle ne fait plus rouler deux fois.
rule-o85 =
    __Fin.__ Quand quelqu'un remplit sa __16e case__, terminez la manche : chacun aura joué autant de tours. On ne score pas une dernière fois.

    - Si __un seul__ plateau est complet, il gagne.
    - Si __plusieurs__ sont complets, celui qui a le plus de pièces gagne. Encore à égalité : partie nulle.

    Si personne n'a de plateau complet à la limite de 60 manches, le plus de cases remplies gagne, puis le plus de pièces. La partie s'arrête aussi de
    cette façon après une manche où plus aucun plateau ne peut être complété.

summary-goal =
    __But__

    Le plus de points : des séries pendant la partie, les pièces et les majorités à la fin. Égalité : le plus de tuiles Objet.
summary-setup =
    __Mise en place__

    2 joueurs : 4 × 4 piles, 5 tuiles Abysses. 3 joueurs : 5 × 5 avec la tuile Abysses A au centre, 6 tuiles Abysses. 4 joueurs : de même avec 7. Places
    tirées au sort.
summary-turn =
    __Votre tour__

    Cube chez vous : posez-le sur une case libre de la lisière, orienté comme vous voulez. Cube dans l'aire de jeu : une action.

    - __Rouler__ sur une case libre adjacente.
    - __Pivoter__ sur place : dessus et dessous restent.
    - __Scorer :__ cube chez vous, détachez les tuiles voulues.
    - __Passer.__

    Une face nue posée sur une pile en prend la première tuile.
summary-score =
    __Séries d'un même objet__

    Tuiles | 1 | 2 | 3 | 4 | 5 | 6
    Points | 0 | 2 | 4 | 7 | 10 | 15
summary-abyss =
    __Abysses__

    Quittez une case dont vous avez pris la dernière tuile : on y pose une tuile Abysses. Roulé sur A : roulez encore une fois.
summary-end =
    __Fin__

    La dernière tuile Abysses est posée : terminez la manche, puis chacun score ce qui est sur son cube. Pièces : 3 points chacune.

    Majorités | Première | Deuxième
    chaque couleur | 5 | 2
    Étoile de mer | 3 | 0
    Amphore | 4 | 1
    Sextant | 5 | 2
    Perle | 6 | 3
    Diamant | 7 | 4

    Égalité : tous reçoivent les points entiers ; après une égalité pour la première place, pas de deuxième.
summary-powers =
    __Pouvoirs (version avancée)__

    Celui d'une tuile Abysses adjacente comme tour, ou celui de la tuile sur laquelle vous venez de rouler.

    - __A__ rouler · __B__ tuile du dessus ↔ votre plateau · __C__ cube sur une case libre
    - __D__ une tuile visible sur votre dessus nu · __E__ tourner le cube
    - __F__ tuile Objet visible adjacente ↔ votre plateau · __G__ changer de place avec un cube
    - __H__ intervertir deux cases · __I__ tuile du dessus ↔ celle d'un autre cube
summary-kids =
    __Version Kids__

    Roulez seulement sur des faces nues, ou récupérez votre cube et remplissez les 16 cases de votre plateau. Ce qui ne va nulle part s'empile et remplace une
    tuile Abysses. Quelqu'un remplit sa 16e case : terminez la manche. Un plateau complet gagne ; plusieurs : le plus de pièces.
