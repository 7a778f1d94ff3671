moves = Zetten van het spel
move = Zet { $ply } van { $plies }
back = Eén zet terug
on = Eén zet verder
play = Afspelen
pause = Pauze
