### Étoiles Filantes

title = Étoiles Filantes
tagline = Six-sided stars: the stronger the side, the shorter the flight.

## Seats, called by their colours

seat-red = Red
seat-yellow = Yellow
seat-green = Green

## Values of positions, moves and events

word-e = east
word-se = south-east
word-sw = south-west
word-w = west
word-nw = north-west
word-ne = north-east
word-clockwise = clockwise
word-counter-clockwise = counter-clockwise
word-tied = a tie, nothing happens
word-won = the defender is beaten
word-lost = the attacker is beaten
word-held = the defender holds
word-running = running
word-finished = won
word-cut = stopped by the limit
word-top = top
word-upper-right = upper right
word-lower-right = lower right
word-bottom = bottom
word-lower-left = lower left
word-upper-left = upper left
word-over = game over
word-place = first piece
word-act = move or turn
word-enter = entering a piece
word-put_back = putting back
word-return = coming back
word-duel = duel
word-race = race
word-attack = attack
word-clash = clash
word-inner = near the centre
word-corners = in the corners
word-mid-sides = half-way along the sides
word-begin = until the next turn begins
word-end = until the next turn ends
word-move = move
word-turn = turn
word-pass = pass

## What is to be decided

prompt-place = You have no piece on the board: place one on a free start space. If none is free, pass.
    .enter = You have no piece on the board: place one on a free start space
    .pass = You have no piece on the board, and no start space is free: pass
    .coach = Choose a free start space, and how the piece is turned: strong sides towards the enemy defend, weak sides fly far.
prompt-act = Move a piece, or rotate one by one step.
    .move = move a piece
    .turn = rotate a piece by one step
    .coach = Move a piece in a straight line over one of its sides, as many spaces as 6 minus the number on that side: weak sides fly far. Or rotate a piece one step. Then it fights every enemy beside it: the greater number on the common edge eliminates the other piece.
prompt-enter = Place a piece from your reserve on a free start space.
    .coach = A piece comes in from your reserve. It is sheltered at first, and only now may you turn it as you like.
prompt-open = Opening: move a piece that has not moved yet out of your start row, if you can.
    .coach = In the opening every piece has to leave your start row once. Sides with small numbers take them far.
prompt-move = Move a piece. If none can move, pass.
    .move = move a piece
    .pass = none of your pieces can move: pass
    .coach = Bring your pieces to your arrival row by exact count. Do not stop where an enemy can strike with a greater number.
prompt-put_back = Your piece was beaten: put it back on a free space of your start row.
prompt-return = A waiting piece comes back: put it on a free space of your start row.
prompt-over = Game over.

## What a move is called

move-move = Move the piece on { $cell } to the { $direction }
move-turn = Rotate the piece on { $cell } { $sense }
move-enter = Place a piece on { $cell }, side 1 facing { $facing }
move-put_back = Put the piece back on { $cell }
move-pass = Pass

## What happened; $seat and the like are names of players

event-moved = { $seat } moves from { $cell } to { $to }.
    .would = move from { $cell } to { $to }
event-turned = { $seat } rotates the piece on { $cell } { $sense }.
    .would = rotate the piece on { $cell } { $sense }
    .why = Rotating brings a stronger side against a neighbour, or a faster one to the front.
event-fought = { $seat } fights { $enemy_seat } on { $enemy_cell } with { $number } against { $enemy_number } ({ $outcome }).
    .would = fight { $enemy_seat } on { $enemy_cell } with { $number } against { $enemy_number } ({ $outcome })
event-eliminated = { $seat } loses the piece on { $cell }, which returns to the reserve.
event-beaten = { $seat } is beaten on { $cell } and must start again with that piece.
    .why = A beaten piece starts the race over.
event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $score } in total).
    .would =
        score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .worth = Every eliminated piece is a point, and the first to reach the target wins.
event-entered = { $seat } places a piece on { $cell }.
    .would = place a piece on { $cell }
    .why = More pieces on the board strike in more places.
event-put_back = { $seat } puts a piece back on { $cell }.
    .would = put the piece back on { $cell }
event-waiting = { $seat } has no free space in the start row, so the piece waits.
event-passed = { $seat } passes.
    .would = pass
event-home =
    { $seat } brings a piece home on { $cell } ({ $away ->
        [0] the last one
       *[other] { $away } to go
    }).
    .would = bring a piece home on { $cell }
    .worth = A piece on its arrival row is safe; with all of them there the race is won.
event-shelter_ended = { $seat }: the piece on { $cell } is no longer sheltered.
event-turn_ended = { $seat } ends the turn.
event-game_over =
    { $result_key ->
        [cut] Game over: { $result }.
       *[other] Game over.
    }

## Options of a table

option-mode = Game
    .description = Score points by eliminating pieces, or race to the opposite side.
    .choice-duel = Duel
    .choice-race = Race
option-combat = Combat
    .description = What happens to the piece you played. The rulebook can be read either way.
    .choice-attack = Attack: only its enemies can be beaten; your piece is safe on your own turn
    .choice-clash = Clash: it is beaten too if a neighbour shows a higher number
option-start_cells = Start spaces
    .description = Where pieces enter the board in the duel.
    .choice-inner = Near the centre
    .choice-corners = In the corners
    .choice-mid-sides = Half-way along the sides
option-target = Target
    .description = The first player with this many points wins the duel.
option-shelter = Shelter
    .description = How long a piece just placed is safe and does not fight.
    .choice-begin = Until its owner's next turn begins
    .choice-end = Until its owner's next turn ends
option-quiet_limit = Turns without an elimination
    .description = The duel ends after this many turns in a row in which no piece was eliminated.
option-race_limit = Turn limit of the race
    .description = The race ends after this many turns of all players together.

## Modes: named sets of options

mode-duel = Duel
    .description = Eliminate enemy pieces to score. The piece you play is safe on your own turn.
mode-duel-clash = Duel with clash
    .description = The other reading of the rulebook: the piece you play is beaten too if a neighbour's number is higher.
mode-race = Race
    .description = Be the first to bring all your pieces across. The piece you play is safe on your own turn.
mode-race-clash = Race with clash
    .description = The race by the other reading: the piece you play can be beaten too.

## Lessons

lesson-guide-fly = Your first flight
    .goal = Fly as far as you can with your other piece.
    .hint = The smaller the number on the side it flies to, the farther it goes.
    .done = Five spaces: the weakest side flies farthest.
    .shown = Watch: a piece flies straight, towards one of its six sides. The number on that side is 2, so it flies 6 minus 2: four spaces.
    .miss-turned = You rotated the piece. It stays where it is; this time it should fly.
    .miss-other = That was the piece you have already seen. Fly with the other one.
    .miss-short = It flew, but not as far as it can. Another side has a smaller number.
lesson-guide-touch = The first point
    .goal = Beat the other yellow piece in the same way.
    .hint = Land beside it so that your side that touches it shows the higher number.
    .done = Your number was higher: one point for you.
    .shown = Watch: the piece lands beside a yellow one. Where they touch, Red's number is higher: Yellow's piece leaves the board, and Red scores a point.
    .miss-same = That was the piece you have already seen beaten. Beat the other one.
    .miss-turned = You rotated a piece, but it touches nobody.
    .miss-weaker = You beat nobody: your piece touches none, or its number is not the higher one where they touch.
lesson-guide-turn = Rotate and win
    .goal = Beat the other yellow piece by rotating.
    .hint = A rotation brings the next number to where the pieces touch. Only one direction brings a higher one.
    .done = You need not fly to win a comparison.
    .shown = Watch: instead of flying, a piece rotates one step. Now a higher number touches Yellow's piece: it is beaten.
    .miss-same = That was the piece you have already seen beaten. Beat the other one.
    .miss-moved = You flew. Beat it by rotating this time.
    .miss-weaker = Now a lower number touches Yellow's piece. Try the other direction.
lesson-long-flight = The longest flight
    .goal = Fly five spaces with one move.
    .hint = A piece flies 6 minus the number on that side. The weakest side flies farthest.
    .done = Side 1 flies five spaces, side 6 none at all.
lesson-stronger-side = The stronger side
    .goal = Move next to a yellow piece and eliminate it.
    .hint = Where two pieces touch, the higher number wins. Land so that your number is higher.
    .done = One point, and Yellow's piece is back in reserve.
lesson-turn-to-fight = Rotate and strike
    .goal = Eliminate a yellow piece without moving: rotate one of your pieces.
    .hint = One step of rotation turns another number towards the neighbour. There are two ways to rotate; only one is right.
    .done = Rotating is an attack too.
lesson-two-at-once = Two at once
    .goal = Eliminate two pieces with one move.
    .hint = After the move, your piece is compared with all its neighbours at once. Look for a space next to several yellow pieces.
    .done = Two points with one flight.
lesson-three-at-once = Into the thick of it
    .goal = Eliminate three pieces with one move.
    .hint = You may fly over pieces, and you cannot be beaten on your own turn. Go where it is most crowded.
    .done = Three points. Crowds are dangerous.
lesson-win = The last points
    .goal = You have 8 points, Yellow has 9, and the first to 10 wins. Win now.
    .hint = One piece is not enough, and Yellow will not wait.
    .done = Ten points: you won before Yellow could answer.
lesson-clash = Clash
    .goal = In this variant the piece that moved can be beaten as well. Eliminate a yellow piece and stay on the board.
    .hint = Check every neighbour of the space where you land: none may show a higher number than you do.
    .done = You struck, and your piece still stands.
lesson-home = Home
    .goal = The race: bring one of your pieces exactly onto your arrival row, on the far side of the board.
    .hint = Pieces never rotate in the race. Find one whose number takes it exactly to the far edge.
    .done = At home a piece is safe. The first to bring all of them home wins.

## Why a move is not possible

why-enter-first = First place a piece from your reserve.
why-must-enter = A start space is free, so you must place a piece.
why-not-start = Pieces enter on start spaces only.
why-start-occupied = This start space is occupied.
why-act-first = First move or rotate a piece. A piece enters at the end of your turn.
why-must-act = You must move or rotate a piece.
why-must-move = You can move a piece, so you must.
why-not-yours = You have no piece on this space.
why-no-rotating = Pieces do not rotate in the race.
why-side-six = A side with a 6 does not fly: 6 minus 6 is 0 spaces.
why-off-board = The move would end off the board.
why-occupied = The move would end on another piece.
why-start-cell = A move must not end on a start space.
why-opening-moved = In the opening, first move every piece that has not moved yet.
why-opening-row = In the opening, the piece must leave your start row.
why-put-back-first = First put the beaten piece back on your start row.
why-nothing-beaten = You have no beaten piece to put back.
why-not-row = Beaten pieces go back to your own start row.
why-row-occupied = This space of your start row is occupied.

## Puzzles

theme-several = Several pieces at once
theme-capture = Elimination
theme-sacrifice = Sacrifice
theme-home = Home
theme-entry = Entry
theme-turn = Rotate a piece
