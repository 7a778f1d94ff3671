board = Plateau de { $columns } cases sur { $rows }, dont les bords communiquent
stars = Étoiles
tokens = Jetons Rejouer
face-up = Jouées face visible : { $cards }
face-down = Jouées face cachée
goodies = Cartes Goodie : { $cards }
goodie-tile-turn = Rotation d'une tuile Planète : faites pivoter la tuile sous votre pion d'un quart ou d'un demi-tour
goodie-double-jump = Double saut : une case à gauche ou à droite, chute, puis encore une fois
goodie-teleport = Téléportation : à la Porte ouverte, en éjectant qui s'y trouve
off = Hors du plateau
stars-of =
    { $colour ->
        [blue] Étoiles bleues
        [yellow] Étoiles jaunes
        [pink] Étoiles roses
        [green] Étoiles vertes
        [orange] Étoiles orange
       *[white] Étoiles blanches
    }
left =
    { $stars ->
        [one] { $stars } étoile restante
       *[other] { $stars } étoiles restantes
    }
aim = Le plus de points gagne : 1 par étoile, 1 de plus par paire d’une couleur.
ends =
    { $players ->
        [2] La partie s'arrête à la fin du tour de table où il reste 4 étoiles ou moins.
        [5] La partie s'arrête à la fin du tour de table où il reste 12 étoiles ou moins.
        [6] La partie s'arrête à la fin du tour de table où il reste 12 étoiles ou moins.
       *[other] La partie s'arrête à la fin du tour de table où il reste 8 étoiles ou moins.
    }
target =
    { $players ->
        [3] Objectif : 24 points. La partie s'arrête à la fin du tour de table où quelqu'un l'atteint.
        [5] Objectif : 24 points. La partie s'arrête à la fin du tour de table où quelqu'un l'atteint.
       *[other] Objectif : 18 points. La partie s'arrête à la fin du tour de table où quelqu'un l'atteint.
    }
last-round = C'est le dernier tour de table.
round = Tour de table { $round }
pairs = Paires d'une couleur
total = Points
turn = Tourner le plateau pour que mon pion soit debout
north = Remettre le plateau à l'endroit
cards = Vos cartes
laid-up = { $card }, jouée face visible
laid-down = { $card }, jouée face cachée
card = Carte { $card }
take =
    { $cards ->
        [one] Reprendre ma carte
       *[other] Reprendre mes cartes ({ $cards })
    }
back = Retour
pay-with = Jouer face cachée : { $cards }
only-step = { $card } ne sert ici que face cachée, pour un pas : choisissez où
choose-where = { $card } : choisissez où
step-left = Un pas à gauche : jouer une carte face cachée
step-right = Un pas à droite : jouer une carte face cachée
as-step-left = { $card } face cachée : un pas à gauche
as-step-right = { $card } face cachée : un pas à droite
lands = arrivée en { $cell }
loot = Que dérobez-vous à { $name } ?
token = Jeton Rejouer
again = Jouer une seconde action
end = Terminer le tour
pawn = Pion de { $name } en { $cell }, la tête vers { $up }
