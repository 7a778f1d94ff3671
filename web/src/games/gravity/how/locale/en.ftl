how =
    Play a card to move your pawn: one step, a long or a high jump, a drop, or a rotation. Then it falls towards its feet until a platform holds it.
    It takes every star on its way, and what leaves the board comes in on the opposite side.
    If it meets another pawn, it ejects that one and steals a star or a Replay token.
how-stars = When few stars are left, the round is finished. Each star is 1 point, each pair of one colour 1 more; most points win.
how-expert = When someone has { $points } points, the round is finished. Each star is 1 point, each pair of one colour 1 more; most points win.
how-goodies = Goodie cards bring special moves; a played one goes on to the player on your left.
