moves = Moves of the game
move = Move { $ply } of { $plies }
back = One move back
on = One move on
play = Play
pause = Pause
