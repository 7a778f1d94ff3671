intro = Draw your own planets. Tap an edge to build a platform, tap a space to put something on it.
faces = Tiles and their faces
tile = Tile { $tile }
other-face = Draw the other face
new-tile = New tile
new-face = Planet
name = Name of this face
remove-face = Remove this face
drawing = Drawing of { $name }
keys = Arrow keys move between edges and spaces, Enter draws; S, R, D and Delete fill a space.
put = Tapping a space puts
cycle = the next one
star = a star
replay = a Replay symbol
door = the Door
empty = nothing
cell = Space { $cell }: { $what }
edge = Edge between { $over } and { $under }: { $what }
platform = platform
open = open
outside = the outer edge
north = north
east = east
south = south
west = west
door-up = Door, up is { $up }
undo = Undo
start-ours = Start from ours
start-empty = Start empty
save = Download
load = Open a file
share = Copy a link to these tiles
copied = Copied
play = Play on these tiles
set-up = Set up a table
check = Not valid yet
all-good = Valid
players = Enough for { $players } players.
unwise = Allowed, but note:
broken-link = This link contains no tiles.
offline = The server cannot be reached, so nothing is checked. Your drawing is kept in this browser.
kept = Your drawing is kept in this browser.
use-ours = Ours
use-mine =
    { $tiles ->
        [one] Mine ({ $tiles } tile)
       *[other] Mine ({ $tiles } tiles)
    }
draw = Draw your own
no-door = There is no Door.
second-door = There is a second Door.
door-floor = The Door has no platform under it, at the { $floor } of its space.
stars =
    { $count ->
        [one] { $count } star instead of { $wanted }.
       *[other] { $count } stars instead of { $wanted }.
    }
replays =
    { $count ->
        [one] { $count } Replay symbol instead of { $wanted }.
       *[other] { $count } Replay symbols instead of { $wanted }.
    }
blank-name = A face needs a name.
same-name = Another face has the same name.
third-face = Tile { $tile } has two faces already.
tiles =
    { $count ->
        [one] { $count } tile; there must be { $min } to { $max }.
       *[other] { $count } tiles; there must be { $min } to { $max }.
    }
open-row = No vertical platform in row { $row }: a fall may go all the way round.
open-column = No horizontal platform in column { $column }: a fall may go all the way round.
lines =
    { $count ->
        [one] The drawing has { $count } line instead of { $wanted }.
       *[other] The drawing has { $count } lines instead of { $wanted }.
    }
sign = The drawing has a character that does not belong there (column { $column }).
