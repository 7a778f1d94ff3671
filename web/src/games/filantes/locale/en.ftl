board = Board of 127 hexagonal spaces
score = Points
on-board = On the board
sheltered = Sheltered
reserve = In reserve
home = Home
waiting = Waiting
target =
    { $target ->
        [one] The first player with { $target } point wins: 1 for each piece you beat.
       *[other] The first player with { $target } points wins: 1 for each piece you beat.
    }
race = The first player with all pieces in the row opposite wins.
attack = Attack: the piece you play cannot be beaten on your own turn.
clash = Clash: the piece you play can be beaten as well.
clockwise = Rotate clockwise
counter = Rotate counter-clockwise
choose = Piece on { $cell }
start = Start space { $cell }
back = Back
facing = Which way does side 1 face?
choose-flight = Piece on { $cell }: choose where it flies
choose-target = Piece on { $cell }: choose where it flies, or rotate it
pass = Pass
