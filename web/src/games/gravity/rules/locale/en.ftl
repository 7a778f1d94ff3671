chapter-goal = Goal
text-goal =
    You are a __Superstar__ on a small planet with a strange gravity. Collect stars and Replay tokens: walk, jump, turn your
    own "down" round, and fall. Push others off the board and steal from them. Most __points__ win.

chapter-pieces = What you play with
rule-g2 =
    - For each player: one __Superstar pawn__ and five different __Action cards__: Long jump, High jump, Drop, Rotate, Joker.
    - 6 double-sided __Planet tiles__: 12 different faces.
    - 78 __stars__: 13 each in blue, yellow, pink, green, orange and white.
    - 18 __Replay tokens__ in a common supply.
    - The __Open Door pawn__. It belongs to no player.

    What you win lies open in front of you. You may own as many stars and tokens as you like. The colour of a star has
    nothing to do with the colour of a pawn.
rule-g3 =
    A Planet tile has 6 × 6 __spaces__. On the edges of spaces there are walls: the __platforms__. Every tile has one __Door
    space__, which has an up and stands on a platform, and 13 symbols on 13 other spaces: 10 __star symbols__ and 3 __Replay
    symbols__.
rule-g4 =
    On our tiles every row and every column is crossed by a platform, so every fall ends. (You can draw tiles of your own in
    the tile editor. If a tile lets a pawn fall all the way round, it enters the space where its fall began once more and
    stays there, in the air.)

chapter-setup = Setup
rule-g1 =
    2 to 6 can play. __Seats are drawn by lot__, unless the table says otherwise. The first seat begins; turns go round to the
    left, clockwise.
rule-g5 =
    Lay out the tiles at random: which ones, which face up, and turned which way.

    Players | Tiles | Layout (wide × high)
    2 | 2 | 2 × 1
    3 or 4 | 4 | 2 × 2
    5 or 6 | 6 | 3 × 2

    Where two spaces meet, one platform on either side is enough: it stops pawns from both sides. This holds across tiles, and
    across the border of the board.
rule-g7 =
    1. The __Open Door pawn__ stands on a Door drawn at random.
    2. Every symbol is covered with a __star__ from the bag. Colours fall as they may. The other stars stay in the bag.
    3. The Replay tokens lie beside the board.
    4. You take your five cards in hand. Your pawn waits __off the board__.
caption-setup = Two tiles for two players. Every symbol is covered; the Open Door pawn waits on one of the two Doors. The first pawn has just come in at the other.

chapter-turn = Your turn
text-turn =
    1. __Bring your pawn in__, if it is off the board.
    2. __Play one action.__ This you must do.
    3. __Spend a Replay token__ for a second action, if you like.
rule-g10 =
    __Bringing your pawn in.__ If your pawn is off the board, it enters at the Open Door pawn, its head pointing to the Door's top. Is
    another pawn there? You eject it, and you choose what to steal before you act. Then the Open Door pawn moves on. If your
    pawn is on the board already, skip this step.
caption-enter = The pawn comes in at the Open Door, which moves on to the next Door. Then it plays its action.
rule-g11 =
    __Playing an action.__ Choose one: complete your hand, make a simple move, make a special move, or play a Goodie card if
    you play with them. After every action comes gravity: without a platform under its feet, your pawn falls.
rule-g19 =
    __Spending a Replay token.__ After your action, and after any stealing, you may give one Replay token back to the supply
    and play a second action. You may do this __once a turn__. The token may be one that you took or stole in this very turn.
    If you have no token, your turn is over.
rule-g20 = Then the player on your left takes their turn.

chapter-actions = Actions
rule-g15 =
    __Left, right, up and down are your pawn's own__, as it lies before it moves. Up is where its head points. Down is where
    its feet are. If you turn the screen in your mind until the head is on top, left and right are yours, too.
rule-g16 =
    __Platforms stop you.__ You cannot step through one; only Drop passes the one under your feet. You may choose a move only
    if __all__ of its steps are possible. Between the two steps of a jump you do not fall.
heading-complete = Complete your hand
rule-g12 =
    Take all the cards in front of you back into your hand. You need at least one card in front of you to do this. Your pawn
    does not step, but it falls if there is nothing under its feet.
heading-simple = Simple move
rule-g13 = Lay __any__ card from your hand __face down__ in front of you. Step one space to the left or to the right.
rule-g17 =
    No one else ever sees a card that you laid face down, not even when you take it back. Face-up cards are open. Everyone may know
    __how many__ cards you hold, and how many you have laid face up and face down.
caption-step = A simple move: one space to the pawn's left. Any card will do.
heading-special = Special moves
rule-g14 = Play a card __face up__ in front of you and do what it says.
rule-g14-long = __Long jump.__ Two spaces to the left, or two spaces to the right.
rule-g14-high = __High jump.__ One space up, then one space to the left or right.
caption-long = Long jump: two spaces to one side, then a fall.
caption-high = High jump: up, then aside. The pawn does not fall in between.
rule-g14-drop =
    __Drop.__ One space down, through the platform under your feet. This is always possible. If there is no platform, it is
    just one space down. From there you fall as usual.
rule-g14-rotate = __Rotate.__ Your pawn turns on the spot: a quarter to the left, a quarter to the right, or half round.
caption-drop = Drop goes through the floor. Then the pawn falls to the next platform.
caption-fall = Rotate: the pawn has a new down, and falls there.
rule-g14-joker = __Joker.__ It does what any one of the other four does.
heading-hand = Your last card
rule-g18 =
    As soon as you play your __last card__, you take all your cards back, free of charge, before your pawn moves. (If the last
    card is a Goodie card, the same happens as you hand it on.)

chapter-gravity = Gravity, and what happens on the way
rule-g22 =
    __Falling.__ After every action, look under your pawn's feet. Is there no platform? It falls, space by space, until there
    is one. How far does not matter. This also holds after "Complete your hand".
rule-g6 =
    __The board has no edge.__ A pawn that leaves on one side comes in on the opposite side, in the same row or column.
caption-wrap = Out on one side, in on the other, in the same row or column.
rule-g23 =
    __Everything on the way counts.__ Look at each space that your pawn __enters__, one after another: by stepping, jumping,
    falling, coming in through a Door, or teleporting. The space where your move begins does not count, unless you come back
    to it in the same move.
rule-g24 = __A star:__ take it. The symbol under it does nothing this time.
rule-g25 =
    __A Replay symbol__ without a star and without a pawn: take a Replay token, as long as there are any in the supply. You get
    one __every time__ you enter such a space.
rule-g26 = __A star symbol__ without a star: nothing happens.
rule-g30 =
    __Another pawn:__ you __eject__ it, whichever way it lies. It goes back to its owner, who takes all their cards back into
    hand. You must __steal__ one thing from them: a star of a colour of your choice, or a Replay token. If they have nothing, you
    steal nothing. One move may eject several pawns. A Replay symbol under an ejected pawn gives no token.
rule-g31 = You choose what to steal when your move has ended, in the order in which you ejected the pawns.
caption-replay = The pawn takes a Replay token on its way, and spends it at once for a second action.
caption-out = A jump ejects the other pawn. Its owner loses a green star.
rule-g33 =
    __The Open Door pawn:__ it moves on, clockwise, to the next Door space without a pawn. If there is none, it stays where it
    is and shares the space. A Door without the Open Door pawn is a space like any other.
rule-g8 =
    __Clockwise__ means round the board: with two tiles left, right; with four top left, top right, bottom right, bottom left;
    with six top left, top middle, top right, bottom right, bottom middle, bottom left.

chapter-example = A whole turn
example-turn =
    Green was ejected before.

    1. Green's pawn comes in at the Open Door. The Open Door pawn moves on.
    2. Green plays __High jump__: up, then left. There is no platform, so the pawn falls.
    3. It falls over a free Replay symbol: Green takes a __Replay token__.
    4. It falls on, onto the pink pawn: Pink is __ejected__. Pink has nothing to steal.
    5. It falls over a blue __star__ and takes it.
    6. It lands on a Door, just where the Open Door pawn stands; that one moves on.
    7. Green spends the token and plays __Drop__. The pawn falls through the platform and takes an orange star.
    8. It leaves the board and comes in on the other side, in the same row. It lands where the orange pawn stands: Orange is
       ejected. Green steals a Replay token. It cannot be spent in this turn, for Green has spent one already.

chapter-scoring = Scoring
rule-g42 =
    What you have | Points
    each star | 1
    each Replay token | 1
    each pair of stars of one colour | 1 more

    Count the pairs colour by colour: 2 or 3 stars of a colour are one pair, 4 or 5 are two, 6 or 7 are three.
example-scoring =
    Name | Blue | Yellow | Pink | Green | Orange | White | Pairs | Tokens | Points
    Julian | 2 | 2 | 2 | 0 | 2 | 4 | 6 | 4 | 22
    Gyom | 3 | 1 | 3 | 1 | 0 | 1 | 2 | 0 | 11
    Henri | 0 | 1 | 0 | 1 | 1 | 1 | 0 | 3 | 7
    Emma | 3 | 3 | 4 | 2 | 1 | 2 | 6 | 1 | 22

    Julian and Emma both have 22 points. Emma wins: she has fewer Replay tokens.

chapter-end = End of the game
rule-g40 =
    At the end of a __round__, when the last seat has played, count the stars on the board. The game ends if there are only so
    many left:

    Players | Stars left
    2 | 4 or fewer
    3 or 4 | 8 or fewer
    5 or 6 | 12 or fewer
rule-g43 =
    Most points win. __Tie:__ the player with the __fewest__ Replay tokens wins. Still tied: you share the victory.
heading-limits = If a game does not end
rule-g44 = After 120 rounds (the table may set another number) the game ends and is scored. The result says so.
rule-g45 =
    If no star has left the board for 30 rounds, the game ends with that round and is scored. The result says so. The table
    may set another number, or switch this off.

chapter-variants = Variants
heading-expert = Expert ending
rule-g41 =
    The number of stars on the board no longer matters. As soon as someone __reaches the target__, this round is the last one. It
    stays so even if they lose points again before it ends.

    Players | Target
    2, 4 or 6 | 18 points
    3 or 5 | 24 points

    Points are counted after every star, token and theft. Scoring and ties are as always.
heading-goodies = Goodie cards
rule-g50 =
    Play with one, two or all three __Goodie cards__. They are shuffled and dealt one at a time, __counter-clockwise, from the last
    seat on__. (Two players and three cards: the second seat gets two.)

    - Everyone may know who holds which Goodie card.
    - Play one face up for its effect, or face down for a simple move like any card. Either way everyone sees which one it is.
    - As you play it, __hand it on to the player on your left__, into their hand. So you cannot play it again with a Replay token.
    - You get your cards back for free only when your hand is empty of Goodie cards, too.
rule-g51 =
    __Rotate a Planet Tile.__ Turn the tile under your pawn a quarter to the left, a quarter to the right, or half round.
    Everything on it turns with it: platforms, Door, symbols, stars, pawns and the Open Door pawn. Then __your__ pawn falls if
    there is nothing under its feet. Other pawns stay, even in the air. They do not fall when their turn begins: they act from
    where they are, and fall after their own next action.
caption-tile-turn = The tile turns with everything on it. Then only the pawn whose turn it is falls.
rule-g52 =
    __Double-Jump.__ One space to the left or right, and fall if there is no platform. Then again one space to the left or right,
    as you like, and fall. Both steps must be possible.
rule-g53 =
    __Teleport.__ Your pawn goes to the Open Door pawn. It keeps the direction of its head. A pawn of another player there is
    ejected. Then the Open Door pawn moves on, and your pawn falls if there is no platform under its feet. You can always do
    this, even when you stand on that space already: you enter it again.
caption-double = Double-Jump: a step, a fall, another step, another fall.
caption-teleport = Teleport: straight to the Open Door, head as before. The Open Door pawn moves on.

summary-goal =
    __Goal__

    Most points win: 1 for each star, 1 for each Replay token, 1 more for each pair of stars of one colour. Tie: fewest tokens.
summary-setup =
    __Setup__

    2 / 3–4 / 5–6 players: 2 / 4 / 6 tiles at random. A star on every symbol, the Open Door pawn on a random Door, five cards in
    hand, pawns off the board. Seats by lot.
summary-turn =
    __Your turn__

    1. Pawn off the board? It enters at the Open Door.
    2. One action, then gravity.
    3. If you like, spend __one__ Replay token for a second action.
summary-actions =
    __Actions__

    - __Complete your hand:__ take all your cards back.
    - __Simple move:__ any card face down; one space left or right.
    - __Long jump:__ two spaces left or right.
    - __High jump:__ one up, then one left or right.
    - __Drop:__ one down, through the platform.
    - __Rotate:__ a quarter left or right, or half.
    - __Joker:__ any of the four.

    Left, right, up and down are your pawn's own. All steps must be possible: only Drop passes a platform.
summary-way =
    __On the way__

    - __Star:__ take it.
    - __Free Replay symbol:__ take a token, every time.
    - __Pawn:__ eject it, steal a star or a token.
    - __Open Door pawn:__ it moves clockwise to the next free Door.
    - __Edge of the board:__ come in on the opposite side.
summary-cards =
    __All your cards come back when__

    - you complete your hand,
    - you play your last card, or
    - your pawn is ejected.
summary-end =
    __End__

    With the round in which few stars are left on the board: 2 players 4, 3–4 players 8, 5–6 players 12.

    Expert ending: with the round in which someone reaches 18 points (3 or 5 players: 24).
summary-goodies =
    __Goodie cards__ (hand on to the left when played)

    - __Rotate a Planet Tile:__ turn the tile under your pawn, with everything on it.
    - __Double-Jump:__ step, fall, step, fall.
    - __Teleport:__ to the Open Door, head as before.
