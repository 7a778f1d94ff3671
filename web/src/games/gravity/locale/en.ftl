board = Board of { $columns } by { $rows } spaces that wraps around its edges
stars = Stars
tokens = Replay tokens
face-up = Played face up: { $cards }
face-down = Played face down
goodies = Goodie cards: { $cards }
goodie-tile-turn = Rotate a Planet Tile: turn the tile under your pawn by a quarter or a half
goodie-double-jump = Double-Jump: one space left or right, fall, then once more
goodie-teleport = Teleport: to the Open Door, ejecting whoever is there
off = Off the board
stars-of =
    { $colour ->
        [blue] Blue stars
        [yellow] Yellow stars
        [pink] Pink stars
        [green] Green stars
        [orange] Orange stars
       *[white] White stars
    }
left =
    { $stars ->
        [one] { $stars } star left
       *[other] { $stars } stars left
    }
aim = Most points win: each star is 1, each pair of a colour 1 more.
ends =
    { $players ->
        [2] The game ends with the round in which 4 or fewer stars are left.
        [5] The game ends with the round in which 12 or fewer stars are left.
        [6] The game ends with the round in which 12 or fewer stars are left.
       *[other] The game ends with the round in which 8 or fewer stars are left.
    }
target =
    { $players ->
        [3] Target: 24 points. The game ends with the round in which someone reaches it.
        [5] Target: 24 points. The game ends with the round in which someone reaches it.
       *[other] Target: 18 points. The game ends with the round in which someone reaches it.
    }
last-round = This is the last round.
round = Round { $round }
pairs = Pairs of a colour
total = Points
turn = Turn the board so that my pawn stands upright
north = Turn the board back
cards = Your cards
laid-up = { $card }, played face up
laid-down = { $card }, played face down
card = Card { $card }
take =
    { $cards ->
        [one] Pick up my card
       *[other] Pick up my cards ({ $cards })
    }
back = Back
pay-with = Play face down: { $cards }
only-step = { $card } works here only face down, as a step: choose where
choose-where = { $card }: choose where
step-left = Step to the left: play a card face down
step-right = Step to the right: play a card face down
as-step-left = { $card } face down: step to the left
as-step-right = { $card } face down: step to the right
lands = ends on { $cell }
loot = What do you steal from { $name }?
token = Replay token
again = Take a second action
end = End the turn
pawn = { $name }'s pawn on { $cell }, head pointing { $up }
