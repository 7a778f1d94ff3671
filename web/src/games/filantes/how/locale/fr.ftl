how-duel =
    À votre tour, déplacez ou pivotez un pion, puis faites-en entrer un autre de votre réserve.
    Un pion vole tout droit par l'un de ses côtés, exactement 6 moins le chiffre qui s'y trouve : plus le côté est fort, plus le vol est court.
    Là où il se pose ou pivote, il élimine chaque pion adverse voisin dont le chiffre sur le bord commun est plus petit.
    Chaque pion éliminé rapporte 1 point. Le premier à { $target } gagne.
how-race =
    Amenez tous vos pions de votre base de départ à la base d'arrivée en face.
    Un pion vole tout droit par l'un de ses côtés, exactement 6 moins le chiffre qui s'y trouve ; ici les pions ne pivotent jamais.
    Il bat chaque pion adverse voisin dont le chiffre sur le bord commun est plus petit : celui-ci retourne à sa base de départ.
    Qui a le premier tous ses pions à l'arrivée gagne.
how-clash = Choc : votre propre pion est battu lui aussi si un adversaire voisin montre un chiffre plus grand.
