board = Sea of { $n } by { $n } spaces
cell = Space { $cell }
points = Points
coins = Coins
cube-tiles = Tiles on the cube
objects = Object tiles on the board
filled = Spaces filled
ashore = Tiles on the cube (in the personal area)
reserve = Abyss tiles left
reserve-left =
    { $tiles ->
        [one] { $tiles } Abyss tile left. When it is laid, the game ends with the round.
       *[other] { $tiles } Abyss tiles left. When the last one is laid, the game ends with the round.
    }
aim = Most points win: sets of one kind on your cube, then coins and majorities at the end.
table-sets = Score: 1, 2, 3, 4, 5, 6 tiles of a kind give 0, 2, 4, 7, 10, 15 points.
table-coins = At the end each coin gives 3 points.
table-colours = Most tiles of a colour: 5 points, second most: 2.
table-kinds = Most (second most) tiles of a kind: diamond 7 (4), pearl 6 (3), sextant 5 (2), amphora 4 (1), starfish 3 (0).
left =
    { $tiles ->
        [one] { $tiles } Abyss tile left
       *[other] { $tiles } Abyss tiles left
    }
kids-goal = The first player to fill all 16 spaces wins; the round is played to its end.
kids-spaces = A space with three dots takes any object of its colour, a grey one that object in any colour.
kids-choose = Choose a space on your board: { $tile }
look = What { $name } has
pivot = Pivot by { $n } degrees
score = Score
score-now =
    { $n ->
        [one] Score { $n } point
       *[other] Score { $n } points
    }
score-none = Score nothing
pass = Pass
decline = Don't use it
take = Take the cube back
use = Power { $power }
tip = Tip { $way }
spin = Turn clockwise
place = Place it like this
turn = Turn it like this
back = Back
stack = The stack, bottom first
toggle = { $face }: { $tile }
sets = Sets scored
majority = Most { $what } tiles
total = Total
