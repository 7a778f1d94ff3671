moves = Züge der Partie
move = Zug { $ply } von { $plies }
back = Einen Zug zurück
on = Einen Zug vor
play = Abspielen
pause = Pause
