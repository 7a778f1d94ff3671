intro = Dessinez vos propres planètes. Touchez un bord pour y bâtir une plate-forme, une case pour y mettre quelque chose.
faces = Tuiles et faces
tile = Tuile { $tile }
other-face = Dessiner l'autre face
new-tile = Nouvelle tuile
new-face = Planète
name = Nom de cette face
remove-face = Supprimer cette face
drawing = Dessin de { $name }
keys = Les flèches vont de bord en case, Entrée dessine ; S, R, D et Suppr écrivent dans une case.
put = Toucher une case y met
cycle = le suivant
star = une étoile
replay = un symbole Rejouer
door = la Porte
empty = rien
cell = Case { $cell } : { $what }
edge = Bord entre { $over } et { $under } : { $what }
platform = plate-forme
open = libre
outside = le bord extérieur
north = nord
east = est
south = sud
west = ouest
door-up = Porte, haut vers : { $up }
undo = Annuler
start-ours = Partir des nôtres
start-empty = Partir de rien
save = Enregistrer un fichier
load = Ouvrir un fichier
share = Copier un lien vers ces tuiles
copied = Copié
play = Jouer sur ces tuiles
set-up = Préparer une table
check = Pas encore valide
all-good = Valide
players = Convient à { $players } joueurs.
unwise = Permis, mais attention :
broken-link = Ce lien ne contient pas de tuiles.
offline = Le serveur est injoignable : rien n'est vérifié. Votre dessin reste dans ce navigateur.
kept = Votre dessin reste dans ce navigateur.
use-ours = Les nôtres
use-mine =
    { $tiles ->
        [one] Les miennes ({ $tiles } tuile)
       *[other] Les miennes ({ $tiles } tuiles)
    }
draw = Dessiner les vôtres
no-door = Il n'y a pas de Porte.
second-door = Il y a une seconde Porte.
door-floor = La Porte n'a pas de plate-forme sous elle (bord de sa case : { $floor }).
stars =
    { $count ->
        [one] { $count } étoile au lieu de { $wanted }.
       *[other] { $count } étoiles au lieu de { $wanted }.
    }
replays =
    { $count ->
        [one] { $count } symbole Rejouer au lieu de { $wanted }.
       *[other] { $count } symboles Rejouer au lieu de { $wanted }.
    }
blank-name = Une face a besoin d'un nom.
same-name = Une autre face porte le même nom.
third-face = La tuile { $tile } a déjà deux faces.
tiles =
    { $count ->
        [one] { $count } tuile ; il en faut de { $min } à { $max }.
       *[other] { $count } tuiles ; il en faut de { $min } à { $max }.
    }
open-row = Aucune plate-forme verticale dans la ligne { $row } : une chute peut faire le tour du plateau.
open-column = Aucune plate-forme horizontale dans la colonne { $column } : une chute peut faire le tour du plateau.
lines =
    { $count ->
        [one] Le dessin a { $count } ligne au lieu de { $wanted }.
       *[other] Le dessin a { $count } lignes au lieu de { $wanted }.
    }
sign = Le dessin contient un signe qui n'a rien à y faire (colonne { $column }).
