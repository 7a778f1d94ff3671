board = Mer de { $n } cases sur { $n }
cell = Case { $cell }
points = Points
coins = Pièces
cube-tiles = Tuiles sur le cube
objects = Tuiles Objet sur le plateau
filled = Cases remplies
ashore = Tuiles sur le cube (dans la zone personnelle)
reserve = Tuiles Abysses restantes
reserve-left =
    { $tiles ->
        [one] Il reste { $tiles } tuile Abysses. Quand elle est posée, la partie se termine avec la manche.
       *[other] Il reste { $tiles } tuiles Abysses. Quand la dernière est posée, la partie se termine avec la manche.
    }
aim = Le plus de points gagne : les séries d’un même type sur votre cube, puis pièces et majorités à la fin.
table-sets = Scorer : 1, 2, 3, 4, 5, 6 tuiles de même type donnent 0, 2, 4, 7, 10, 15 points.
table-coins = À la fin, chaque pièce donne 3 points.
table-colours = Majorité d'une couleur : 5 points, deuxième place : 2.
table-kinds = Majorité (deuxième place) d'un objet : diamant 7 (4), perle 6 (3), sextant 5 (2), amphore 4 (1), étoile de mer 3 (0).
left =
    { $tiles ->
        [one] { $tiles } tuile Abysses restante
       *[other] { $tiles } tuiles Abysses restantes
    }
kids-spaces = Une case à trois points accepte tout objet de sa couleur, une case grise cet objet de n’importe quelle couleur.
kids-choose = Choisissez une case de votre plateau : { $tile }
kids-goal = Le premier joueur à remplir ses 16 cases gagne ; on termine la manche.
look = Ce qu’a { $name }
pivot = Pivoter de { $n } degrés
score = Scorer
score-now =
    { $n ->
        [one] Scorer { $n } point
       *[other] Scorer { $n } points
    }
score-none = Ne rien scorer
pass = Passer
decline = Ne pas utiliser
take = Récupérer le cube
use = Pouvoir { $power }
tip = Basculer : { $way }
spin = Tourner dans le sens horaire
place = Poser ainsi
turn = Orienter ainsi
back = Retour
stack = La pile, du bas vers le haut
toggle = { $face } : { $tile }
sets = Séries scorées
majority = Majorité : { $what }
total = Total
