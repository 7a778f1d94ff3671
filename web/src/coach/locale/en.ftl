coach = Coach
off = Switch the coach off
watch = I will explain each move as it is played. Take your time.
choices =
    { $count ->
        [one] There is only one move.
       *[other] You have { $count } moves to choose from.
    }
ideas = Within reach: { $ideas }.
chance-even = Your chance to win: about { $chance } %.
chance-up = That helped you: your chance to win is now about { $chance } %.
chance-down = That move was good for them: your chance to win is now about { $chance } %.
looking = Let me look at that move…
warn-mistake = Wait: with “{ $move }” your chance to win falls from about { $before } % to { $after } %. There is something better.
warn-blunder = Careful! “{ $move }” gives up about { $cost } %: your chance to win falls from { $before } % to { $after } %. Look at the board again.
think-again = Think again
anyway = Play it anyway
