### What puzzles of every game can be about

theme-finish = Le dernier coup
theme-rescue = Sauvetage
theme-winning = Sceller la victoire
theme-quiet = Coup tranquille
