how-duel =
    On your turn, move or rotate one piece, then bring in another from your reserve.
    A piece flies straight over one of its sides, exactly 6 minus the number on it: the stronger the side, the shorter the flight.
    Where it lands or turns, it eliminates every enemy beside it that shows a smaller number on the common edge.
    Each eliminated piece scores 1 point. The first to { $target } wins.
how-race =
    Bring all your pieces from your start row to the row opposite.
    A piece flies straight over one of its sides, exactly 6 minus the number on it; here pieces never rotate.
    It beats every enemy beside it that shows a smaller number on the common edge: back to their start row.
    Whoever has all their pieces home first wins.
how-clash = Clash: your own piece is beaten, too, if an enemy beside it shows a greater number.
