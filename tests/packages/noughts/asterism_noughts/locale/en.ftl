### Noughts and crosses

title = Noughts and crosses
tagline = Three in a row wins.

## Seats

seat-crosses = Crosses
seat-noughts = Noughts

## Values of positions, moves and events

word-x = X
word-o = O
word-won = won
word-drawn = a draw
word-running = running
word-finished = over
word-place = mark

## Prompts

prompt-place = Put your mark on an empty cell.

## Moves

move-place = Mark { $cell }

## Events

event-placed = { $seat } marks { $cell }.
    .would = mark { $cell }
event-row = { $seat } has a row of { $length }.
event-game_over = Game over: { $result }.

## Options and modes

option-size = Size
    .description = How many rows and columns the board has.
option-row = Row
    .description = How many marks on one line make a row.
option-misere = Misère
    .description = Whoever makes a row loses.
mode-classic = Classic
    .description = Three in a row on a board of three by three.
mode-four = Four by four
    .description = Four in a row on a larger board.
mode-misere = Misère
    .description = Whoever makes three in a row loses.
