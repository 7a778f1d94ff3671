### What puzzles of every game can be about

theme-finish = The last move
theme-rescue = Rescue
theme-winning = Seal the win
theme-quiet = Quiet move
