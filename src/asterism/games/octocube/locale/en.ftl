### Octocube

title = Octocube
tagline = Roll your cube across the deep: whatever lies below sticks to it.

## Seats, called by their colours

seat-coral = Coral
seat-amber = Amber
seat-violet = Violet
seat-teal = Teal

## Values of positions, moves and events

word-white-diamond = white diamond
word-light-diamond = light blue diamond
word-dark-diamond = dark blue diamond
word-green-diamond = green diamond
word-white-pearl = white pearl
word-light-pearl = light blue pearl
word-dark-pearl = dark blue pearl
word-green-pearl = green pearl
word-white-sextant = white sextant
word-light-sextant = light blue sextant
word-dark-sextant = dark blue sextant
word-green-sextant = green sextant
word-white-amphora = white amphora
word-light-amphora = light blue amphora
word-dark-amphora = dark blue amphora
word-green-amphora = green amphora
word-white-starfish = white starfish
word-light-starfish = light blue starfish
word-dark-starfish = dark blue starfish
word-green-starfish = green starfish
word-coin = coin
word-diamond = diamond
word-pearl = pearl
word-sextant = sextant
word-amphora = amphora
word-starfish = starfish
word-white = white
word-light = light blue
word-dark = dark blue
word-green = green
word-top = top
word-bottom = bottom
word-north = north
word-east = east
word-south = south
word-west = west
word-plain = no power
word-A = power A
word-B = power B
word-C = power C
word-D = power D
word-E = power E
word-F = power F
word-G = power G
word-H = power H
word-I = power I
word-running = running
word-finished = finished
word-cut = stopped by the round limit
word-base = base game
word-advanced = advanced game
word-kids = kids' game
word-action = action
word-power = power
word-bonus = power rolled onto
word-fit = fill spaces
word-stack = build the stack
word-lay = lay the stack
word-unknown = unknown

## What is to be decided

prompt-over = Game over.
prompt-place = Place your cube on a free space at the edge.
    .coach = Start beside tiles you would like: what lies on top of the pile sticks to the bottom of your cube.
prompt-action = Roll, pivot, score or pass.
    .roll = roll
    .pivot = pivot
    .score = score
    .pass = pass
    .coach = Rolling brings the face on that side down, and only a bare face picks up a tile. Pivot to bring a bare side where you want to go. Tiles score only when you take the cube home.
prompt-action_advanced = Roll, pivot, score, pass, or use the power of an adjacent Abyss tile.
    .roll = roll
    .pivot = pivot
    .score = score
    .pass = pass
    .use = use the power of an adjacent Abyss tile
    .coach = Rolling brings the face on that side down, and only a bare face picks up a tile. Pivot to bring a bare side where you want to go. The power of an Abyss tile beside you can be your whole turn. Tiles score only when you take the cube home.
prompt-action_kids = Roll onto an adjacent space, or take your cube back.
    .roll = roll onto an adjacent space
    .take = take your cube back
    .coach = Roll to a tile that your board still needs. When your cube carries enough of them, take it back and fill your spaces.
prompt-fit = Choose a tile and a space on your board that it fits.
prompt-stack = Choose the next tile of the stack, from the bottom up.
prompt-lay = Choose where the stack goes.
prompt-power_a = Power A: roll once more.
prompt-power_b = Power B: swap the tile on top of your cube with a tile on your board.
prompt-power_c = Power C: lift your cube onto any free space.
prompt-power_d = Power D: put a visible tile of the play area on top of your cube.
prompt-power_e = Power E: turn your cube in place any way you like.
prompt-power_f = Power F: swap an adjacent visible object tile with a tile on your board.
prompt-power_g = Power G: swap places with another cube.
prompt-power_h = Power H: swap two spaces without cubes.
prompt-power_i = Power I: swap top tiles with another cube.
prompt-bonus_a = Power A (optional): roll once more, or pass.
prompt-bonus_b = Power B (optional): swap the tile on top of your cube with a tile on your board, or pass.
prompt-bonus_c = Power C (optional): lift your cube onto any free space, or pass.
prompt-bonus_d = Power D (optional): put a visible tile of the play area on top of your cube, or pass.
prompt-bonus_e = Power E (optional): turn your cube in place any way you like, or pass.
prompt-bonus_f = Power F (optional): swap an adjacent visible object tile with a tile on your board, or pass.
prompt-bonus_g = Power G (optional): swap places with another cube, or pass.
prompt-bonus_h = Power H (optional): swap two spaces without cubes, or pass.
prompt-bonus_i = Power I (optional): swap top tiles with another cube, or pass.

## What a move is called; $…_count is the length of a list, $…_number counts from 1

move-place =
    { $top_key ->
        [top]
            { $north_key ->
                [north] Place the cube on { $cell } as it is
               *[other] Place the cube on { $cell } ({ $top } face up, { $north } face north)
            }
       *[other] Place the cube on { $cell } ({ $top } face up, { $north } face north)
    }
move-roll = Roll { $direction }
move-pivot = Pivot by { $degrees } degrees
move-score =
    { $faces_count ->
        [0] Score nothing and take the cube back
       *[other] Score the tiles of these faces: { $faces }
    }
move-pass = Pass
move-take = Take the cube back
move-use = Use { $power }
move-replace = Swap the top tile with the { $tile }
move-lift = Lift the cube to { $cell }
move-fetch = Fetch the tile on { $cell }
move-turn = Turn the cube ({ $top } face up, { $north } face north)
move-trade = Swap the tile to the { $direction } with the { $tile }
move-switch = Swap places with { $seat }
move-swap = Swap { $first } and { $second }
move-exchange = Swap top tiles with { $seat }
move-fit = Put the { $tile } on space { $space_number }
move-stack = Put the { $tile } on the stack
move-lay = Lay the stack on { $cell }

## What happened; $seat and the like are names of players

event-placed = { $seat } places the cube on { $cell }.
    .would = place your cube on { $cell }
    .why = Every cube enters from the edge.
event-rolled = { $seat } rolls to { $cell }.
    .would = roll to { $cell }
event-pivoted = { $seat } pivots the cube by { $degrees } degrees.
    .would = pivot your cube by { $degrees } degrees
    .why = Pivoting decides which face the next roll brings down.
event-stuck = { $seat } picks up a { $tile }.
    .would = pick up a { $tile }
    .worth = Tiles of one kind score together; in the kids' game they fill your board.
event-uncovered = Now visible on { $cell }: { $tile }.
event-laid =
    { $abyss_key ->
        [plain] An Abyss tile is laid on { $cell }.
        [unknown] An Abyss tile is laid on { $cell }.
       *[other] An Abyss tile is laid on { $cell } ({ $abyss }).
    }
    .would = leave an Abyss tile on { $cell }
event-taken = { $seat } takes the cube back from { $cell }.
    .would = take your cube back
    .why = Tiles count only once they are home.
event-detached = { $seat } takes a { $tile } off the cube.
event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } { $kind } tile
       *[other] { $count } { $kind } tiles
    }.
    .would =
        score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for { $count ->
            [one] { $count } { $kind } tile
           *[other] { $count } { $kind } tiles
        }
    .worth = Sets bring points at once, and the tiles count again for the majorities at the end.
event-passed = { $seat } passes.
    .would = pass
event-declined = { $seat } does not use { $power }.
    .would = leave { $power } unused
event-used = { $seat } uses { $power }.
    .would = use { $power }
    .why = Powers do what a roll cannot.
event-replaced = { $seat } swaps the { $got } on top of the cube for a { $gave }.
    .would = swap the { $got } on top of your cube for a { $gave }
event-lifted = { $seat } lifts the cube from { $start } to { $cell }.
    .would = lift your cube to { $cell }
event-fetched = { $seat } fetches a { $tile } from { $cell } onto the cube.
    .would = fetch a { $tile } from { $cell } onto your cube
event-turned = { $seat } turns the cube in place.
    .would = turn your cube in place
event-traded = { $seat } swaps a { $gave } for the { $got } on { $cell }.
    .would = swap a { $gave } for the { $got } on { $cell }
event-switched = { $seat } swaps places with { $other }.
    .would = swap places with { $other }
event-swapped = { $seat } swaps { $first } and { $second }.
    .would = swap { $first } and { $second }
event-exchanged = { $seat } swaps a { $gave } for the { $got } of { $other }.
    .would = swap a { $gave } for the { $got } of { $other }
event-fitted = { $seat } puts a { $tile } on the board.
    .would = put the { $tile } on your board
    .worth = Sixteen filled spaces win the game.
event-stacked = { $seat } puts a { $tile } on the stack.
    .would = put the { $tile } on the stack
event-stack_laid =
    { $seat } lays a stack of { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } on { $cell }.
    .would = lay the stack on { $cell }
event-round_over = Round { $round } is over.
event-coins =
    { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
event-majority =
    { $seat } { $place ->
        [1] has the most
        [2] has the second most
        [3] is third for
       *[other] is number { $place } for
    } { $category } tiles ({ $count }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-game_over =
    { $result_key ->
        [cut] Game over: { $result }.
       *[other] Game over.
    }

## Options of a table

option-mode = Game
    .description = Which game you play.
    .choice-base = Base game
    .choice-advanced = Advanced game: Abyss tiles have powers
    .choice-kids = Kids' game: fill your board
option-powers = Powers
    .description = Advanced game: the letters of the Abyss tiles that can come into play, each once.
option-hide_points = Hide points
    .description = The other players' points stay hidden until the end.
option-max_rounds = Round limit
    .description = The game stops here and is scored; empty for 150 rounds, or 60 in the kids' game.
option-boards = Boards
    .description = Kids' game: the board of each seat; empty for 1, 2, 3, 4.

## Modes: named sets of options

mode-base = Base game
    .description = Roll, collect and score your sets.
mode-advanced = Advanced game
    .description = Abyss tiles have powers.
mode-kids = Kids' game
    .description = Be the first to fill your board.

## Lessons

lesson-guide-roll = The first roll
    .goal = Roll so that the white diamond sticks to your cube.
    .hint = The side that points where you roll comes down on the tile. It must be bare.
    .done = A bare side came down on the tile, and the tile is yours.
    .shown = Watch: the cube rolls over its edge onto the next pile. A bare side comes down, so the top tile sticks to it.
    .miss-same = A tile sticks, but not the white diamond.
    .miss-covered = The side that came down already carries a tile, so nothing sticks.
    .miss-pivot = You turned the cube on the spot. Roll it onto another pile.
lesson-guide-score = The first points
    .goal = Score four points or more at once.
    .hint = Tiles of one kind in different colours count together. Choose more than two.
    .done = The more colours of one kind, the more points.
    .shown = Watch: two amphoras of different colours leave the cube together. Two colours of one kind are worth 2 points.
    .miss-few = Two of a kind are worth 2 points. There are more of that kind on your cube.
    .miss-alone = A tile alone is worth nothing. Choose several of one kind.
    .miss-covered = You rolled. This time take tiles off your cube and score them.
lesson-place = Into the water
    .goal = Place your cube so that a white diamond sticks to it.
    .hint = You may place it at the edge only; the tile below sticks to the face that touches it.
    .done = The diamond is on your cube. It counts when you score it.
lesson-roll = A bare face
    .goal = Roll so that a white pearl sticks to your cube.
    .hint = Rolling to a side brings that side's face down. If it already carries a tile, nothing sticks.
    .done = Only a bare face picks something up.
lesson-two-rolls = Two rolls ahead
    .goal = Roll twice and pick up a tile each time. (Amber passes in between.)
    .hint = After the first roll the faces have changed places: plan which bare face comes down next.
    .done = Seeing two rolls ahead is half the game.
lesson-pivot = Pivot first
    .goal = Pivot the cube, then roll so that the light blue pearl sticks. (Amber passes in between.)
    .hint = The face towards the pearl already carries a tile. Pivot until a bare face points there.
    .done = A turn spent pivoting is often worth it.
lesson-four = Four of a kind
    .goal = Score at least 7 points with one Score.
    .hint = Tiles of one kind count together, whatever their colour: 2, 3, 4, 5, 6 of them give 2, 4, 7, 10, 15 points.
    .done = Four of a kind are worth more than two pairs.
lesson-keep = Keep the rest
    .goal = Score the three sextants, and leave everything else on the cube.
    .hint = A single tile of a kind scores nothing. Leave it on: its companions may come later.
    .done = What stays on the cube can still grow.
lesson-abyss = The Abyss opens
    .goal = You took the last tile here. Roll away, so that an Abyss tile is laid, and pick up a tile as you land.
    .hint = Which way brings a bare face down?
    .done = Abyss tiles are the clock: when the last one is laid, the round is finished and the game ends.
lesson-power = A power of the deep
    .goal = The advanced game: roll onto Abyss tile C and let it lift your cube onto the white diamond.
    .hint = When you roll onto an Abyss tile you may use its power at once. C lifts the cube, as it is, onto any free space.
    .done = From one end of the sea to the other in a single turn.

## Why a move is not possible

why-place-first = Your cube is in your personal area: first place it on the edge.
why-on-board = Your cube is in the play area already.
why-not-edge = A cube is placed on the edge of the play area.
why-occupied = A cube stands on this space.
why-no-cell = There is no such space in this play area.
why-off-area = Your cube cannot leave the play area by rolling.
why-turn-changes-nothing = This turn would change nothing.
why-no-tile-there = There is no tile on that face of your cube.
why-only-kids = Taking back is an action of the kids' game. Here you score.
why-only-roll-or-take = In the kids' game you roll or take back.
why-only-advanced = Powers belong to the advanced game.
why-no-power-near = No free Abyss tile with this power is adjacent to your cube.
why-power-chosen = First use the power, or pass where it is optional.
why-no-power-now = First choose the power of an adjacent Abyss tile.
why-power-impossible = This power cannot be carried out in full now.
why-top-bare = There is no tile on top of your cube.
why-top-covered = The top face of your cube must be bare.
why-no-open-tile = There is no open tile to take there.
why-no-coin-for-board = A coin has no space on your player board.
why-not-on-your-board = You have no such tile on your player board.
why-no-other-cube = This player has no cube in the play area.
why-their-top-bare = There is no tile on top of that cube.
why-fit-first = First put all tiles that fit on your board.
why-nothing-to-fit = You have no such tile to put on your board now.
why-space-filled = This space has a tile already.
why-does-not-fit = This tile does not fit this space.
why-stack-first = First stack the tiles that fit nowhere.
why-lay-first = First lay your stack in the play area.
why-nothing-to-stack = You have nothing to stack now.
why-not-on-stack = This is not one of the tiles to be stacked.
why-abyss-first = The stack replaces an Abyss tile without a cube.
why-lowest-first = The stack goes onto the lowest pile without a cube.

## Puzzles

theme-scoring = Scoring
theme-power = Power
theme-abyss = Abyss
theme-tile = Pick up a tile
theme-board = Fill the board
theme-pivot = Pivot
