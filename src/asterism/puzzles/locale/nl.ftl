### What puzzles of every game can be about

theme-finish = De laatste zet
theme-rescue = Redding
theme-winning = De winst binnenhalen
theme-quiet = Stille zet
