how =
    Roll your cube onto a free space beside it: a bare bottom face takes the top tile of the pile there.
    Or pivot it on the spot, to choose which face comes down next.
how-base =
    Take it home to score tiles of one kind: the larger the set, the more points.
    When the last Abyss tile is laid, coins and majorities count as well, and most points win.
how-advanced = The Abyss tiles beside your cube have powers that you may use instead.
how-kids =
    Take it home to lay its tiles on the 16 spaces of your board.
    When someone has filled their 16th space, the round is finished; a full board wins.
