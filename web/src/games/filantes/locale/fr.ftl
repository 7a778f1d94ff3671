board = Grille de 127 cases hexagonales
score = Points
on-board = Sur la grille
sheltered = À l’abri
reserve = En réserve
home = Arrivés
waiting = En attente
target =
    { $target ->
        [one] Le premier joueur à { $target } point gagne : 1 par pion éliminé.
       *[other] Le premier joueur à { $target } points gagne : 1 par pion éliminé.
    }
race = Le premier joueur dont tous les pions sont sur la base d’arrivée, en face, gagne.
attack = Attaque : le pion joué ne peut pas être battu pendant votre tour.
clash = Choc : le pion joué peut être battu aussi.
clockwise = Pivoter dans le sens horaire
counter = Pivoter dans le sens antihoraire
choose = Pion en { $cell }
start = Case de départ { $cell }
back = Retour
facing = Vers où pointe le côté 1 ?
choose-flight = Pion en { $cell } : choisissez où il file
choose-target = Pion en { $cell } : choisissez où il file, ou faites-le pivoter
pass = Passer
