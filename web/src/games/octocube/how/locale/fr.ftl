how =
    Roulez votre cube sur une case libre voisine : une face inférieure nue prend la première tuile de la pile.
    Ou pivotez-le sur place pour choisir la face qui descendra ensuite.
how-base =
    Ramenez-le pour scorer des tuiles d'une même sorte : plus la série est grande, plus elle rapporte.
    Quand la dernière tuile Abysses est posée, les pièces et les majorités comptent aussi, et le plus de points gagne.
how-advanced = Les tuiles Abysses à côté de votre cube ont des pouvoirs que vous pouvez utiliser à la place.
how-kids =
    Ramenez-le pour poser ses tuiles sur les 16 cases de votre plateau.
    Quand quelqu'un a rempli sa 16e case, le tour de table se termine ; un plateau complet gagne.
