### What puzzles of every game can be about

theme-finish = Der letzte Zug
theme-rescue = Rettung
theme-winning = Den Sieg sichern
theme-quiet = Stiller Zug
