chapter-goal = Goal
text-goal =
    Roll your __Octopus cube__ over the piles. What lies below sticks to it. Bring home sets of the same kind, collect coins, and at the end
    own most tiles of a colour or a kind. __Most points win.__ There are three games: the __base game__, the __advanced game__ with
    powers, and the __kids' game__. They share most rules; the last chapters say what is different.

chapter-pieces = What you play with
rule-o2 =
    84 __tiles__: 72 __object tiles__, each showing a kind of object on a colour, and 12 __coins__.

    Kind | White | Light blue | Dark blue | Green | In all
    Diamond | 3 | 2 | 2 | 2 | 9
    Pearl | 3 | 3 | 3 | 3 | 12
    Sextant | 3 | 4 | 4 | 4 | 15
    Amphora | 4 | 5 | 4 | 4 | 17
    Starfish | 5 | 4 | 5 | 5 | 19
    In all | 18 | 18 | 18 | 18 | 72
rule-o6 =
    Everyone has a __cube__. Each of its six faces holds __one tile__ at most. What matters is only which tile sits where: top, bottom,
    north, east, south, west.
text-board = Everyone has a __player board__ with a space for each kind in each colour, and a __personal area__ in front of them.

chapter-setup = Setup
rule-o1 =
    2 to 4 can play. __Seats are drawn by lot.__ The first seat holds the First Player token and begins; turns go clockwise. A
    __round__ is one turn each.
rule-o3 =
    Shuffle all 84 tiles and lay them out as piles, object side up. You see the __top tile__ of each pile; those below are secret.

    Players | Play area | Piles on the rim | Piles inside
    2 | 4 × 4 | 12 piles of 5 | 4 piles of 6
    3 or 4 | 5 × 5 | 16 piles of 3 | 4 inner corners of 4; 4 beside the centre of 5

    With 3 or 4 players the centre has no pile, but __Abyss tile A__.
rule-o4 =
    Lay some __Abyss tiles__ beside the play area as a reserve. They are the clock of the game.

    Players | Abyss tiles in reserve
    2 | 5
    3 | 6
    4 | 7
caption-setup = Setup for three or four players: 24 piles round Abyss tile A.
rule-o5 =
    __Three words.__ A space is __free__ if no cube stands on it: a pile or an Abyss tile. __Adjacent__ means next to it in one of the
    four directions, never diagonally. The __edge__ is the outermost ring of spaces, corners included.

chapter-turn = Your turn
rule-o10 =
    __Is your cube in your personal area?__ Place it on a free space of the __edge__, turned as you like. That is your whole turn.
rule-o11 = __Is your cube in the play area?__ Choose one action: __Roll__, __Pivot__, __Score__ or __Pass__.
heading-contact = A tile sticks
rule-o12 =
    Whenever your cube comes to rest on a pile and its __bottom face is bare__, the top tile of the pile sticks to it. You need not
    roll away first: it is yours from now on, and you may score it in your next turn. If the bottom face carries a tile already, nothing
    happens.
caption-place = Placed on the edge, the cube takes the top tile of the pile: a white diamond.

chapter-actions = Actions
heading-roll = Roll
rule-o13 =
    Roll onto a __free adjacent__ space. The cube tips over by a quarter, like a wheel. If you roll north, the north face comes to
    the bottom, the bottom goes south, the south face comes to the top, and the top goes north; east and west stay. Then a tile may stick.
caption-roll = Rolling west brings the western face down.
heading-abyss = Abyss tiles
rule-o14 =
    If your cube took the __last tile__ of a pile, lay an Abyss tile from the reserve on the empty spot as soon as the cube __leaves__, by rolling away or by going home to score. If the
    reserve is empty (this can happen in the last round only), the bare spot counts as an Abyss tile without a power.
rule-o15 = You may stand on an Abyss tile. There is nothing to take there.
rule-o16 =
    __3 or 4 players:__ if you roll onto __Abyss tile A__ in the centre, you may roll once more at once.
caption-abyss = The cube took the last tile and leaves: the emptied space becomes an Abyss tile.
heading-pivot = Pivot
rule-o17 =
    Turn your cube on the spot by a quarter, half, or three quarters. Top and bottom stay; the four sides change. (A turn
    that would change nothing is not offered.)
caption-pivot = First pivoted, then rolled onto a bare face.
heading-score = Score
rule-o18 =
    Take your cube back to your personal area. Then take off __as many tiles as you like__: all, some or none. What you
    leave stays on the cube.

    - __Coins__ go beside your player board. They count at the end.
    - __Object tiles__ score at once, in sets of the __same kind__; the colour does not matter:

    Tiles of one kind | 1 | 2 | 3 | 4 | 5 | 6
    Points | 0 | 2 | 4 | 7 | 10 | 15

    Then they lie on your player board, each on its kind and colour, the same on top of each other.
example-score =
    On your cube there are a coin, three starfish, an amphora and a sextant. You take off all but the sextant: 4 points for three
    starfish, 0 for one amphora. The coin goes beside your board. The sextant waits on the cube for company.
rule-o35 =
    The points you have won so far lie face down. The table can show everyone's points during the game; usually it shows them
    at the end.
heading-pass = Pass
rule-o19 = You do nothing in this turn.

chapter-end = End of the game
rule-o30 =
    When the __last Abyss tile__ of the reserve has been laid, finish the round, so that all have had the same number of turns.
    Then everyone scores __all__ tiles that are still on their cube, as with Score. What lies in the play area no longer matters.
rule-o34 =
    After 150 rounds (kids' game: 60; the table may set another number) the game ends in the same way, and the result says so.

chapter-scoring = Final scoring
rule-o31 =
    Add up:

    - the __points__ you scored during the game,
    - __3 points__ for each coin,
    - the __majorities__: for each colour and each kind, count the tiles on your player board.

    Category | Most tiles | Second most
    each of the four colours | 5 | 2
    Starfish | 3 | 0
    Amphora | 4 | 1
    Sextant | 5 | 2
    Pearl | 6 | 3
    Diamond | 7 | 4
rule-o32 =
    __Ties in a majority:__ all tied players get the full points of their place. If there is a tie for first place, no one gets the second.
    Who has no tile of a category gets nothing for it.
example-majority =
    Pearls: Ann has 3, Ben 3, Cleo 2. Ann and Ben get 6 points each, Cleo nothing. Diamonds: Ann has 2, Ben 1, Cleo 1. Ann
    gets 7 points, Ben and Cleo 4 each.
rule-o33 = Most points win. __Tie:__ most object tiles. Still tied: a draw.

chapter-advanced = The advanced game
text-advanced = All rules of the base game hold, and Abyss tiles have __powers__.
rule-o60 =
    The powers are __B to I__. The Abyss tiles of the reserve are a shuffled stack, face down: no one knows which one comes next.
    Tiles that are not needed stay in the box, unseen. With 3 or 4 players, a power drawn at random lies in the centre instead of A. (The table may
    choose other powers.)
rule-o61 =
    You may use a power in two ways:

    - __As your turn:__ use the power of __one__ Abyss tile adjacent to your cube, with no cube on it. You do nothing else.
    - __After rolling onto an Abyss tile:__ use its power at once, if you like. If power A lets you roll onto another Abyss tile,
      you may use that one, too.
heading-powers = The powers
rule-o62 = You can use a power only if you can carry it out __in full__.
rule-o62-a = __A – Roll.__ Roll onto a free adjacent space.
rule-o62-b = __B – Exchange.__ Swap the tile on top of your cube with a tile of your player board.
rule-o62-c = __C – Jump.__ Lift your cube and set it down on any other free space, without turning it.
rule-o62-d =
    __D – Catch.__ Take any open top tile of the play area (no cube on its pile) and put it on the top face of your cube. That face
    must be bare.
rule-o62-e = __E – Turn.__ Turn your cube on the spot to any other orientation, tiles and all.
rule-o62-f =
    __F – Trade.__ Swap the open top tile of an adjacent pile, with no cube on it, with a tile of your player board. You cannot take a
    __coin__ this way: it has no space on your board.
rule-o62-g = __G – Change places.__ Swap places with another player's cube in the play area. Neither cube is turned.
rule-o62-h =
    __H – Currents.__ Swap two spaces without cubes, piles or Abyss tiles. Do not look at what lies below the top.
rule-o62-i =
    __I – Barter.__ Swap the tile on top of your cube with the tile on top of another player's cube in the play area. Both need one.
rule-o62-alike = In B, F and I the two tiles may be the same.
caption-power = Power D fetches an open tile from afar onto the top of the cube.
caption-swap = Power G: two cubes change places. Neither is turned.
heading-powers-detail = Fine points
rule-o63 =
    - A coin that comes to you by a power lies beside your board. You can only give __object tiles__ of your board, never a coin.
    - Tiles that a power moves score no set. They do count for the majorities.
    - If a power empties a pile with no cube on it, an Abyss tile is laid there at once.
    - After C, E and G a tile may stick to a cube that was set down. With G both cubes leave first (your space first), then both land.
rule-o64 =
    Tiles on cubes and boards are open to all. What everyone has seen stays known: a top tile that lay open is known from then on, even if
    another tile covers it or H moves it. Turning the cube with E shows nothing but the tile that sticks.

chapter-kids = The kids' game
text-kids =
    Fill all __16 spaces__ of your board. There are no points, and you need not think about how the cube is turned.
rule-o80 =
    Setup is as in the base game. Your board has 16 spaces:

    Spaces | What fits
    7 | exactly this kind in this colour
    5 | one for each kind, in any colour
    4 | one for each colour, of any kind

    The four boards ask for different tiles and are equally hard. You get the board of your seat, unless the table says otherwise.
rule-o86 =
    There is no limit to Abyss tiles: every emptied pile gets one. They are not the clock here.
rule-o81 =
    Your actions are __Roll__ and __Take back__. If your cube is in your personal area, place it on a free space of the edge: a tile
    sticks, and that is your turn. If it is in the play area, move it to any free adjacent space, __on a bare face__. So every pile
    you come to gives you a tile. Where the tiles sit on the cube does not matter.
text-kids-centre = With 3 or 4 players, Abyss tile A in the centre lets you roll once more, as in the base game.
rule-o82 =
    If all __six faces__ carry a tile after a roll, you take back at once. If no adjacent space is free, you can only take back.
caption-kids = Kids' game: every roll onto a pile picks up a tile.
rule-o83 =
    __Take back.__ Your cube goes to your personal area, and all its tiles come off. Coins lie beside your board. As long as some tile fits
    a free space of your board, choose such a tile and such a space and put it there. One tile a space.
rule-o84 =
    __What fits nowhere goes back.__ Stack these tiles in the order you like; everyone sees them. The stack replaces an
    __Abyss tile__ of your choice that has no cube on it; that Abyss tile goes away. If there is none, put the stack on the lowest
    pile without a cube (choose among equals). Abyss tile A in the centre counts, too; once it is replaced, its extra roll is gone.
rule-o85 =
    __End.__ When someone fills their __16th space__, finish the round, so that all have had the same number of turns. There is no last Score.

    - If __one__ board is full, it wins.
    - If __several__ are full, the one with the most coins wins. Still tied: a draw.

    If no one has a full board when the limit of 60 rounds is reached, most filled spaces win, then most coins. The game also ends
    so after a round in which it has become clear that no board can be filled any more.

summary-goal =
    __Goal__

    Most points: sets during the game, coins and majorities at the end. Tie: most object tiles.
summary-setup =
    __Setup__

    2 players: 4 × 4 piles, 5 Abyss tiles. 3 players: 5 × 5 with Abyss tile A in the centre, 6 Abyss tiles. 4 players: the same
    with 7. Seats by lot.
summary-turn =
    __Your turn__

    Cube at home: place it on a free space of the edge, turned as you like. Cube in the play area: one action.

    - __Roll__ onto a free adjacent space.
    - __Pivot__ on the spot: top and bottom stay.
    - __Score:__ cube home, take off any tiles.
    - __Pass.__

    A bare bottom face takes the top tile of its pile.
summary-score =
    __Sets of one kind__

    Tiles | 1 | 2 | 3 | 4 | 5 | 6
    Points | 0 | 2 | 4 | 7 | 10 | 15
summary-abyss =
    __Abyss__

    Leave a space whose last tile you took: an Abyss tile is laid. Rolled onto A: roll once more.
summary-end =
    __End__

    The last Abyss tile is laid: finish the round, then all score what is on their cubes. Coins: 3 points each.

    Majorities | First | Second
    each colour | 5 | 2
    Starfish | 3 | 0
    Amphora | 4 | 1
    Sextant | 5 | 2
    Pearl | 6 | 3
    Diamond | 7 | 4

    Ties: all get the full points; after a tie for first there is no second.
summary-powers =
    __Powers (advanced game)__

    Use that of an adjacent Abyss tile as your turn, or that of one you just rolled onto.

    - __A__ roll · __B__ top tile ↔ your board · __C__ cube to any free space
    - __D__ any open tile onto your bare top · __E__ turn the cube
    - __F__ adjacent open object tile ↔ your board · __G__ change places with a cube
    - __H__ swap two spaces · __I__ top tile ↔ top tile of another cube
summary-kids =
    __Kids' game__

    Roll onto bare faces only, or take back and fill the 16 spaces of your board. What fits nowhere is stacked and replaces an
    Abyss tile. Someone fills their 16th space: finish the round. A full board wins; several: most coins.
