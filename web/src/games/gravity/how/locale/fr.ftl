how =
    Jouez une carte pour déplacer votre pion : un pas, un saut long ou haut, une chute ou une rotation. Puis il tombe vers ses pieds jusqu'à une plate-forme.
    Il prend chaque étoile sur son chemin, et ce qui sort du plateau rentre par le côté opposé.
    S'il rencontre un autre pion, il l'éjecte et lui dérobe une étoile ou un jeton Rejouer.
how-stars = Quand il reste peu d'étoiles, le tour de table se termine. Chaque étoile vaut 1 point, chaque paire d'une couleur 1 de plus ; le plus de points gagne.
how-expert = Quand quelqu'un a { $points } points, le tour de table se termine. Chaque étoile vaut 1 point, chaque paire d'une couleur 1 de plus ; le plus de points gagne.
how-goodies = Les cartes Goodie apportent des actions spéciales ; une fois jouée, une carte passe à votre voisin de gauche.
