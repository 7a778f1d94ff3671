moves = Coups de la partie
move = Coup { $ply } sur { $plies }
back = Un coup en arrière
on = Un coup en avant
play = Lire
pause = Pause
