chapter-goal = Goal
text-goal =
    In the __duel__ you score a point for every enemy piece that you eliminate. The first to reach __10 points__ wins. In the
    __race__ (at the end of this page) you bring all your pieces to the opposite side.

chapter-pieces = Board and pieces
rule-e2 = The board is a hexagon of 127 six-sided __spaces__, seven along each side.
rule-e3 =
    Every __piece__ has six sides with the numbers 1 to 6. Clockwise they read __1, 6, 3, 5, 2, 4__, on every piece. A number is the
    __strength__ of its side, in attack and in defence.
rule-e4 =
    Six spaces are __start spaces__, where pieces enter. They belong to no player. They lie three spaces from the centre, in the
    six directions. The table may put them elsewhere: in the six corners, or in the middle of the six sides.

chapter-setup = Setup
rule-e1 = 2 or 3 can play. __Seats are drawn by lot.__ The first seat begins; turns go clockwise.
rule-e5 =
    Everyone takes pieces of one colour. All of them begin in your __reserve__, beside the board.

    Players | Pieces each
    2 | 8
    3 | 6

    Nothing is hidden. Apart from the lots for the seats, nothing is left to chance.

chapter-turn = Your turn
text-turn =
    1. __Move__ one piece, or __rotate__ one piece.
    2. __Combat:__ that piece fights every enemy beside it.
    3. __Entry:__ one piece from your reserve enters the board.
rule-e10 =
    __No piece on the board?__ Then you only place one from your reserve on a free start space, turned as you like, and your turn
    is over. If no start space is free, you pass.
rule-e11 =
    __Otherwise you must__ either move one piece, or rotate one piece by one step (a sixth of a turn), clockwise or
    counter-clockwise. Rotating is always possible. Then follow combat and entry.

chapter-move = Moving and rotating
rule-e12 =
    Choose a piece and one of its six sides. It flies straight ahead, over that side, exactly __6 minus the number__ on it:

    Number in front | 1 | 2 | 3 | 4 | 5 | 6
    Spaces | 5 | 4 | 3 | 2 | 1 | none

    - The piece keeps its orientation.
    - It may fly over other pieces; their spaces count.
    - It may __not__ end on a piece, on a start space, or off the board.
text-strong = So a strong side is slow, and a weak side is fast: the stronger the side, the shorter the flight.
caption-fly = The weakest side flies farthest. With the 1 in front, the piece flies 6 − 1 = 5 spaces.
caption-over = A piece may fly over others. What counts is where it ends.

chapter-combat = Combat
rule-e14 =
    When you have moved or rotated a piece, it fights __every enemy piece beside it__. Only this piece fights; your others do not. Compare the two numbers on the edge where
    they touch. Is yours __greater__? Then the enemy piece is __eliminated__. All fights count at once, after the move. Equal numbers:
    nothing happens. In your own turn your piece cannot be eliminated, however strong its neighbours are. (The "clash" variant
    changes this; see below.)
rule-e15 =
    For every piece that you eliminate you score __1 point__. The piece goes back to its owner's __reserve__ and may enter again
    later.
caption-attack = Red lands beside Yellow, with the greater number on the common edge: Yellow's piece is eliminated.
caption-turn = One step of rotation is enough to bring a stronger side against a neighbour.
caption-several = One move may fight several pieces at once.

chapter-entry = Entry
rule-e16 =
    At the end of your turn, if you have a piece in reserve and a start space is free, you __must__ place one piece there. Turn it
    as you like: later you can only rotate it step by step. This also holds if you have just lost your only pieces in a clash.
rule-e17 =
    A piece just placed is __sheltered__ until your next turn begins: it does not fight and cannot be attacked. You see it by its dotted
    rim. (The table may let the shelter last until the end of your next turn. Then the piece may move or rotate in that turn,
    but it does not fight.)
caption-shelter = The piece with the dotted rim has just entered: the stronger neighbour cannot harm it yet.

chapter-end = End of the game and ties
rule-e18 =
    The first to reach __10 points__ wins at once, before the entry. The table may set another target, from 1 to 30. If two
    reach it in the same clash, the higher score wins; if the scores are equal, you share the victory.
rule-e19 =
    If no one has eliminated anything for 200 turns in a row (the turns of all players, entries and passes included; the table may set
    10 to 10,000), the game ends. The highest score wins; equal scores share the victory. The result says so.

chapter-clash = Variant: clash
rule-e14-clash =
    With the option __clash__ your own piece is in danger, too. If an enemy piece beside it, unless sheltered, shows a __greater__ number on the
    common edge, __your__ piece is eliminated, and each player with such a piece scores 1 point. What your piece eliminates in the
    same move is eliminated all the same.
caption-clash = Clash: Red strikes, and no neighbour shows a greater number. So Red's piece stays.

chapter-race = Variant: the race
rule-e30 =
    There are no points here. Be the first to have __all your pieces on your arrival row__. With 2 players you have 7 pieces
    each, with 3 players 5.
heading-race-setup = Setup
rule-e31 =
    Each player has one side of the board as their __start row__; the __arrival row__ is the side opposite. A row is all 7 spaces of
    its side, corners included.

    Players | Start rows
    2 | top and lower left
    3 | top, lower right and lower left

    A corner may belong to one player's start row and to another's arrival row.
rule-e32 =
    With 2 players you fill all 7 spaces of your start row, with 3 players the 5 between the corners. All your pieces are turned
    alike: of their two sides that look into the board, the 2 comes first, clockwise, then the 4. It __stays so for the whole game__. Start spaces
    are ordinary spaces here, and no piece is sheltered.
caption-race-start = The race, 3 players: each start row has five pieces, all turned alike.
heading-race-turn = Your turn
rule-e33 =
    Move one piece as in the duel, then fight. Pieces __never rotate__, and nothing enters. If you cannot move, you pass.
rule-e34 =
    __Opening.__ In your first 7 turns (3 players: 5) you must move a piece that has __not moved yet__, and it must leave your start
    row. If no such move exists, move any piece; if nothing can move, pass. Passes count as turns. Any move at all makes a
    piece count as moved, even one along the start row. Being put back changes nothing about that.
heading-race-beaten = Beaten pieces
rule-e35 =
    Pieces that lose a fight are not out. Their owner __puts them back__ at once on free spaces of their start row, turned as at
    the beginning. The owner chooses the spaces. This starts no fight.

    - If several players have beaten pieces, they put them back in the order of their turns, the one who moved last. Your own pieces
      go back in the order in which they stood on your start row at first, clockwise.
    - If the row has no free space, the piece __waits__. When your turn begins, as many waiting pieces as possible are put back;
      then you take your turn. A piece beaten meanwhile goes back at once if a space is free.
    - The space where a beaten piece stood is free again.
rule-e36 =
    A piece on __its own__ arrival row does not fight and cannot be attacked. What counts is where pieces stand after the move. On
    another player's arrival row it is not safe. It may still move. You must reach the arrival row by exact count, as with every
    move.
caption-race = Exactly onto the arrival row: the piece is safe there.
heading-race-end = End
rule-e37 =
    The arrival row may be filled in any order. You win when your last piece is home, after the fights of that move and before
    beaten pieces are put back. After 400 turns of all players together (the table may set 10 to 10,000) the race ends: most
    pieces home win, equal numbers share the victory, and the result says so. Target, shelter, start spaces and the limit of quiet turns
    have no meaning in the race; clash can be played here, too.

summary-goal =
    __Goal__

    Be the first to score 10 points: 1 for each enemy piece you eliminate.
summary-setup =
    __Setup__

    2 players: 8 pieces each. 3 players: 6 each. All in reserve. Seats by lot.
summary-turn =
    __Your turn__

    1. Move or rotate one piece.
    2. Combat.
    3. Entry: if you can, place one piece from your reserve on a free start space, turned as you like.

    No piece on the board? Only place one. No start space free? Pass.
summary-move =
    __Move__

    Straight over one side, exactly 6 minus its number:

    Number | 1 | 2 | 3 | 4 | 5 | 6
    Spaces | 5 | 4 | 3 | 2 | 1 | none

    Over others, but not onto a piece or a start space, nor off the board. Clockwise the sides read 1, 6, 3, 5, 2, 4.
summary-rotate =
    __Rotate__

    One step (a sixth of a turn), either way.
summary-combat =
    __Combat__

    The piece you moved or rotated eliminates every enemy beside it that shows a __smaller__ number on the common edge. Equal:
    nothing. Eliminated pieces go back to their owner's reserve.
summary-shelter =
    __Shelter__

    A piece just placed neither fights nor can be attacked until its owner's next turn begins.
summary-clash =
    __Clash (variant)__

    Your piece is eliminated, too, if a neighbour shows a greater number. Each player with such a piece scores 1.
summary-race =
    __Race (variant)__

    All your pieces from your start row to the opposite row: 7 each (3 players: 5). No rotating, no points. First move every
    piece once, off the start row. Beaten pieces go back to the start row. Pieces on their own arrival row are safe. First to
    have all pieces there wins.
