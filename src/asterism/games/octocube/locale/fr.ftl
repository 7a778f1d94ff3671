### Octocube

title = Octocube
tagline = Faites rouler votre cube au-dessus des abysses : ce qui s'y trouve s'y accroche.

## Seats, called by their colours

seat-coral = Corail
seat-amber = Ambre
seat-violet = Violet
seat-teal = Turquoise

## Values of positions, moves and events

word-white-diamond = diamant blanc
word-light-diamond = diamant bleu clair
word-dark-diamond = diamant bleu foncé
word-green-diamond = diamant vert
word-white-pearl = perle blanche
word-light-pearl = perle bleu clair
word-dark-pearl = perle bleu foncé
word-green-pearl = perle verte
word-white-sextant = sextant blanc
word-light-sextant = sextant bleu clair
word-dark-sextant = sextant bleu foncé
word-green-sextant = sextant vert
word-white-amphora = amphore blanche
word-light-amphora = amphore bleu clair
word-dark-amphora = amphore bleu foncé
word-green-amphora = amphore verte
word-white-starfish = étoile de mer blanche
word-light-starfish = étoile de mer bleu clair
word-dark-starfish = étoile de mer bleu foncé
word-green-starfish = étoile de mer verte
word-coin = pièce
word-diamond = diamant
word-pearl = perle
word-sextant = sextant
word-amphora = amphore
word-starfish = étoile de mer
word-white = blanc
word-light = bleu clair
word-dark = bleu foncé
word-green = vert
word-top = dessus
word-bottom = dessous
word-north = nord
word-east = est
word-south = sud
word-west = ouest
word-plain = sans pouvoir
word-A = le pouvoir A
word-B = le pouvoir B
word-C = le pouvoir C
word-D = le pouvoir D
word-E = le pouvoir E
word-F = le pouvoir F
word-G = le pouvoir G
word-H = le pouvoir H
word-I = le pouvoir I
word-running = en cours
word-finished = terminée
word-cut = arrêtée par la limite de manches
word-base = jeu de base
word-advanced = version avancée
word-kids = version Kids
word-action = action
word-power = pouvoir
word-bonus = pouvoir atteint en roulant
word-fit = remplir des cases
word-stack = former la pile
word-lay = poser la pile
word-unknown = inconnu

## What is to be decided

prompt-over = La partie est terminée.
prompt-place = Posez votre cube sur une case libre en lisière de l'aire de jeu.
    .coach = Commencez près des tuiles qui vous intéressent : celle du dessus de la pile se colle sous votre cube.
prompt-action = Roulez, pivotez, scorez ou passez.
    .roll = roulez
    .pivot = pivotez
    .score = scorez
    .pass = passez
    .coach = En roulant, la face de ce côté vient dessous, et seule une face nue emporte une tuile. Pivotez pour amener une face nue du bon côté. Les tuiles ne rapportent que lorsque vous scorez.
prompt-action_advanced = Roulez, pivotez, scorez, passez, ou déclenchez le pouvoir d'une tuile Abysses adjacente.
    .roll = roulez
    .pivot = pivotez
    .score = scorez
    .pass = passez
    .use = déclenchez le pouvoir d'une tuile Abysses adjacente
    .coach = En roulant, la face de ce côté vient dessous, et seule une face nue emporte une tuile. Pivotez pour amener une face nue du bon côté. Le pouvoir d'une tuile Abysses voisine peut être votre tour. Les tuiles ne rapportent que lorsque vous scorez.
prompt-action_kids = Roulez sur une case adjacente, ou récupérez votre cube.
    .roll = roulez sur une case adjacente
    .take = récupérez votre cube
    .coach = Roulez vers une tuile dont votre plateau a besoin. Quand votre cube en porte assez, récupérez-le et remplissez vos cases.
prompt-fit = Choisissez une tuile et une case de votre plateau qui lui convient.
prompt-stack = Choisissez la tuile suivante de la pile, de bas en haut.
prompt-lay = Choisissez où poser la pile.
prompt-power_a = Pouvoir A : roulez encore une fois.
prompt-power_b = Pouvoir B : échangez la tuile du dessus de votre cube avec une tuile de votre plateau.
prompt-power_c = Pouvoir C : posez votre cube sur n'importe quelle case libre.
prompt-power_d = Pouvoir D : mettez une tuile visible de l'aire de jeu sur le dessus de votre cube.
prompt-power_e = Pouvoir E : réorientez votre cube sur place comme vous le souhaitez.
prompt-power_f = Pouvoir F : échangez une tuile Objet visible adjacente avec une tuile de votre plateau.
prompt-power_g = Pouvoir G : échangez votre place avec un autre cube.
prompt-power_h = Pouvoir H : intervertissez deux cases sans cube.
prompt-power_i = Pouvoir I : échangez les tuiles du dessus avec un autre cube.
prompt-bonus_a = Pouvoir A (facultatif) : roulez encore une fois, ou passez.
prompt-bonus_b = Pouvoir B (facultatif) : échangez la tuile du dessus de votre cube avec une tuile de votre plateau, ou passez.
prompt-bonus_c = Pouvoir C (facultatif) : posez votre cube sur n'importe quelle case libre, ou passez.
prompt-bonus_d = Pouvoir D (facultatif) : mettez une tuile visible de l'aire de jeu sur le dessus de votre cube, ou passez.
prompt-bonus_e = Pouvoir E (facultatif) : réorientez votre cube sur place comme vous le souhaitez, ou passez.
prompt-bonus_f = Pouvoir F (facultatif) : échangez une tuile Objet visible adjacente avec une tuile de votre plateau, ou passez.
prompt-bonus_g = Pouvoir G (facultatif) : échangez votre place avec un autre cube, ou passez.
prompt-bonus_h = Pouvoir H (facultatif) : intervertissez deux cases sans cube, ou passez.
prompt-bonus_i = Pouvoir I (facultatif) : échangez les tuiles du dessus avec un autre cube, ou passez.

## What a move is called; $…_count is the length of a list, $…_number counts from 1

move-place =
    { $top_key ->
        [top]
            { $north_key ->
                [north] Poser le cube en { $cell } tel quel
               *[other] Poser le cube en { $cell } (face { $top } en haut, face { $north } au nord)
            }
       *[other] Poser le cube en { $cell } (face { $top } en haut, face { $north } au nord)
    }
move-roll =
    { $direction_key ->
        [north] Rouler vers le nord
        [east] Rouler vers l'est
        [south] Rouler vers le sud
        [west] Rouler vers l'ouest
       *[other] Rouler ({ $direction })
    }
move-pivot = Pivoter de { $degrees } degrés
move-score =
    { $faces_count ->
        [0] Scorer sans rien récupérer
       *[other] Scorer les tuiles de ces faces : { $faces }
    }
move-pass = Passer
move-take = Récupérer le cube
move-use = Déclencher { $power }
move-replace = Échanger la tuile du dessus ({ $tile })
move-lift = Poser le cube en { $cell }
move-fetch = Prendre la tuile en { $cell }
move-turn = Réorienter le cube (face { $top } en haut, face { $north } au nord)
move-trade =
    { $direction_key ->
        [north] Échanger la tuile au nord ({ $tile })
        [east] Échanger la tuile à l'est ({ $tile })
        [south] Échanger la tuile au sud ({ $tile })
        [west] Échanger la tuile à l'ouest ({ $tile })
       *[other] Échanger la tuile ({ $direction }, { $tile })
    }
move-switch = Échanger sa place avec { $seat }
move-swap = Intervertir { $first } et { $second }
move-exchange = Échanger les tuiles du dessus avec { $seat }
move-fit = Poser la tuile ({ $tile }) sur la case { $space_number }
move-stack = Ajouter la tuile à la pile ({ $tile })
move-lay = Poser la pile en { $cell }

## What happened; $seat and the like are names of players

event-placed = { $seat } pose le cube en { $cell }.
    .would = poser votre cube en { $cell }
    .why = Chaque cube entre par la lisière.
event-rolled = { $seat } roule en { $cell }.
    .would = rouler en { $cell }
event-pivoted = { $seat } fait pivoter le cube de { $degrees } degrés.
    .would = faire pivoter votre cube de { $degrees } degrés
    .why = Pivoter décide quelle face le prochain roulement amènera dessous.
event-stuck = { $seat } emporte une tuile ({ $tile }).
    .would = emporter une tuile ({ $tile })
    .worth = Les tuiles d'un même type rapportent ensemble ; en version Kids, elles remplissent votre plateau.
event-uncovered = Visible en { $cell } : { $tile }.
event-laid =
    { $abyss_key ->
        [plain] Une tuile Abysses est posée en { $cell }.
        [unknown] Une tuile Abysses est posée en { $cell }.
       *[other] Une tuile Abysses est posée en { $cell } ({ $abyss }).
    }
    .would = laisser une tuile Abysses en { $cell }
event-taken = { $seat } récupère le cube en { $cell }.
    .would = récupérer votre cube
    .why = Les tuiles ne comptent qu'une fois rapportées.
event-detached = { $seat } récupère une tuile ({ $tile }).
event-scored =
    { $seat } score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $count ->
        [one] { $count } tuile { $kind }
       *[other] { $count } tuiles { $kind }
    }.
    .would =
        scorer { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour { $count ->
            [one] { $count } tuile { $kind }
           *[other] { $count } tuiles { $kind }
        }
    .worth = Les séries rapportent tout de suite, et les tuiles comptent encore pour les majorités à la fin.
event-passed = { $seat } passe.
    .would = passer
event-declined = { $seat } ne déclenche pas { $power }.
    .would = ne pas déclencher { $power }
event-used = { $seat } déclenche { $power }.
    .would = déclencher { $power }
    .why = Les pouvoirs font ce qu'un roulement ne peut pas.
event-replaced = { $seat } échange la tuile du dessus du cube ({ $got }) contre une autre ({ $gave }).
    .would = échanger la tuile du dessus de votre cube ({ $got }) contre une autre ({ $gave })
event-lifted = { $seat } déplace le cube de { $start } en { $cell }.
    .would = déplacer votre cube en { $cell }
event-fetched = { $seat } prend en { $cell } une tuile ({ $tile }) sur le cube.
    .would = prendre en { $cell } une tuile ({ $tile }) sur votre cube
event-turned = { $seat } réoriente le cube sur place.
    .would = réorienter votre cube sur place
event-traded = { $seat } échange une tuile ({ $gave }) contre celle en { $cell } ({ $got }).
    .would = échanger une tuile ({ $gave }) contre celle en { $cell } ({ $got })
event-switched = { $seat } échange sa place avec { $other }.
    .would = échanger votre place avec { $other }
event-swapped = { $seat } intervertit { $first } et { $second }.
    .would = intervertir { $first } et { $second }
event-exchanged = { $seat } échange une tuile ({ $gave }) contre celle de { $other } ({ $got }).
    .would = échanger une tuile ({ $gave }) contre celle de { $other } ({ $got })
event-fitted = { $seat } pose une tuile ({ $tile }) sur son plateau.
    .would = poser une tuile ({ $tile }) sur votre plateau
    .worth = Seize cases remplies font gagner la partie.
event-stacked = { $seat } ajoute une tuile ({ $tile }) à la pile.
    .would = ajouter une tuile ({ $tile }) à la pile
event-stack_laid =
    { $seat } pose une pile de { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en { $cell }.
    .would = poser la pile en { $cell }
event-round_over = La manche { $round } est terminée.
event-coins =
    { $seat } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-majority =
    { $seat } est { $place ->
        [1] majoritaire
        [2] deuxième
        [3] troisième
       *[other] à la place { $place }
    } pour « { $category } » ({ $count }) et reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-game_over =
    { $result_key ->
        [cut] Fin de partie : { $result }.
       *[other] Fin de partie.
    }

## Options of a table

option-mode = Jeu
    .description = La version à laquelle vous jouez.
    .choice-base = Jeu de base
    .choice-advanced = Version avancée : les tuiles Abysses ont des pouvoirs
    .choice-kids = Version Kids : remplissez votre plateau
option-powers = Pouvoirs
    .description = Version avancée : les lettres des tuiles Abysses qui peuvent entrer en jeu, chacune une fois.
option-hide_points = Cacher les points
    .description = Les points des autres restent cachés jusqu'à la fin.
option-max_rounds = Limite de manches
    .description = La partie s'arrête alors et les points sont comptés ; vide : 150 manches, ou 60 en version Kids.
option-boards = Plateaux
    .description = Version Kids : le plateau de chaque place ; vide : 1, 2, 3, 4.

## Modes: named sets of options

mode-base = Jeu de base
    .description = Roulez, collectez et scorez vos séries.
mode-advanced = Version avancée
    .description = Les tuiles Abysses ont des pouvoirs.
mode-kids = Version Kids
    .description = Soyez le premier à remplir votre plateau.

## Lessons

lesson-guide-roll = Le premier roulement
    .goal = Roulez de sorte que le diamant blanc colle à votre cube.
    .hint = La face tournée vers la direction du roulement se pose sur la tuile. Elle doit être nue.
    .done = Une face nue s’est posée sur la tuile, et la tuile est à vous.
    .shown = Regardez : le cube roule par son arête sur la pile voisine. Une face nue s’y pose, la tuile du dessus s’y colle.
    .miss-same = Une tuile colle, mais pas le diamant blanc.
    .miss-covered = La face qui s’est posée porte déjà une tuile, rien ne colle.
    .miss-pivot = Vous avez fait pivoter le cube sur place. Roulez sur une autre pile.
lesson-guide-score = Les premiers points
    .goal = Scorez au moins quatre points d’un coup.
    .hint = Les tuiles d’une même sorte en couleurs différentes comptent ensemble. Choisissez-en plus de deux.
    .done = Plus il y a de couleurs d’une sorte, plus il y a de points.
    .shown = Regardez : deux amphores de couleurs différentes quittent le cube ensemble. Deux couleurs d’une sorte valent 2 points.
    .miss-few = Deux d’une sorte valent 2 points. Il y en a d’autres de cette sorte sur votre cube.
    .miss-alone = Une tuile seule ne vaut rien. Choisissez-en plusieurs d’une sorte.
    .miss-covered = Vous avez roulé. Cette fois, retirez des tuiles de votre cube et scorez-les.
lesson-place = À l'eau
    .goal = Posez votre cube pour qu'un diamant blanc s'y colle.
    .hint = On ne pose qu'en lisière ; la tuile dessous se colle à la face qui la touche.
    .done = Le diamant est sur votre cube. Il comptera quand vous le scorerez.
lesson-roll = Une face libre
    .goal = Roulez pour qu'une perle blanche se colle à votre cube.
    .hint = En roulant d'un côté, la face de ce côté vient dessous. Si elle porte déjà une tuile, rien ne se colle.
    .done = Seule une face libre emporte quelque chose.
lesson-two-rolls = Deux coups d'avance
    .goal = Roulez deux fois et emportez une tuile à chaque fois. (Ambre passe entre-temps.)
    .hint = Après le premier coup, les faces ont changé de place : prévoyez quelle face libre viendra ensuite dessous.
    .done = Voir deux coups d'avance, c'est la moitié du jeu.
lesson-pivot = D'abord pivoter
    .goal = Pivotez le cube, puis roulez pour que la perle bleu clair s'y colle. (Ambre passe entre-temps.)
    .hint = La face tournée vers la perle porte déjà une tuile. Pivotez jusqu'à y présenter une face libre.
    .done = Un tour passé à pivoter est souvent bien employé.
lesson-four = Quatre tuiles de même type
    .goal = Scorez au moins 7 points en une seule fois.
    .hint = Les tuiles de même type comptent ensemble, peu importe la couleur : 2, 3, 4, 5, 6 donnent 2, 4, 7, 10, 15 points.
    .done = Quatre tuiles de même type valent plus que deux paires.
lesson-keep = Garder le reste
    .goal = Scorez les trois sextants et laissez tout le reste sur le cube.
    .hint = Une tuile seule de son type ne rapporte rien. Laissez-la : d'autres viendront peut-être.
    .done = Ce qui reste sur le cube peut encore grandir.
lesson-abyss = Les Abysses s'ouvrent
    .goal = Vous avez pris ici la dernière tuile. Roulez plus loin : une tuile Abysses est posée ; emportez une tuile.
    .hint = De quel côté une face libre vient-elle dessous ?
    .done = Les tuiles Abysses sont l'horloge : la dernière posée, on termine la manche et la partie est finie.
lesson-power = Un pouvoir des abysses
    .goal = La version avancée : roulez sur la tuile Abysses C et posez grâce à elle votre cube sur le diamant blanc.
    .hint = En roulant sur une tuile Abysses, vous pouvez déclencher son pouvoir. C déplace le cube, tel quel, sur toute case libre.
    .done = D'un bout de la mer à l'autre en un seul tour.

## Why a move is not possible

why-place-first = Votre cube est dans votre zone personnelle : posez-le d'abord en lisière.
why-on-board = Votre cube est déjà dans l'aire de jeu.
why-not-edge = Un cube se pose en lisière de l'aire de jeu.
why-occupied = Un cube se trouve sur cette case.
why-no-cell = Cette case n'existe pas dans cette aire de jeu.
why-off-area = Votre cube ne peut pas quitter l'aire de jeu en roulant.
why-turn-changes-nothing = Cette rotation ne changerait rien.
why-no-tile-there = Il n'y a pas de tuile sur cette face de votre cube.
why-only-kids = Récupérer son cube est une action de la version Kids. Ici, on score.
why-only-roll-or-take = Dans la version Kids, on roule ou on récupère son cube.
why-only-advanced = Les pouvoirs font partie de la version avancée.
why-no-power-near = Aucune tuile Abysses libre avec ce pouvoir n'est adjacente à votre cube.
why-power-chosen = Utilisez d'abord le pouvoir, ou passez s'il est facultatif.
why-no-power-now = Choisissez d'abord le pouvoir d'une tuile Abysses adjacente.
why-power-impossible = Ce pouvoir ne peut pas être accompli en entier maintenant.
why-top-bare = Il n'y a pas de tuile sur le dessus de votre cube.
why-top-covered = La face du dessus de votre cube doit être nue.
why-no-open-tile = Il n'y a pas de tuile visible à prendre là.
why-no-coin-for-board = Une tuile Pièce n'a pas de case sur votre plateau Joueur.
why-not-on-your-board = Vous n'avez pas cette tuile sur votre plateau Joueur.
why-no-other-cube = Ce joueur n'a pas de cube dans l'aire de jeu.
why-their-top-bare = Il n'y a pas de tuile sur le dessus de ce cube.
why-fit-first = Posez d'abord sur votre plateau toutes les tuiles qui conviennent.
why-nothing-to-fit = Vous n'avez pas cette tuile à poser maintenant.
why-space-filled = Cette case a déjà une tuile.
why-does-not-fit = Cette tuile ne convient pas à cette case.
why-stack-first = Empilez d'abord les tuiles qui ne vont nulle part.
why-lay-first = Posez d'abord votre pile dans l'aire de jeu.
why-nothing-to-stack = Vous n'avez rien à empiler maintenant.
why-not-on-stack = Cette tuile n'est pas à empiler.
why-abyss-first = La pile remplace une tuile Abysses sans cube.
why-lowest-first = La pile va sur la pile la plus basse sans cube.

## Puzzles

theme-scoring = Scorer
theme-power = Pouvoir
theme-abyss = Abysse
theme-tile = Récupérer une tuile
theme-board = Remplir le plateau
theme-pivot = Pivoter
