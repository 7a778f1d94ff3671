### The terminal

## Commands of asterism play and asterism show; words in capitals are placeholders

command-undo = undo your last decision
command-redo = redo it
command-moves = list all moves
command-board = draw the board again
command-hint = show what a strong bot would play
command-analyse = SECONDS: let it analyse every move
command-bot = BOT: let level:5, or the bot you name, decide for you
command-save = FILE: save the game record
command-help = show this help
command-quit = quit
command-next = next decision
command-back = previous decision
command-first = start of the game
command-last = end of the game
command-as = SEAT: view the game as this seat; all: show everything

## asterism play

play-keys = Tab completes a move. An empty line plays the only move.
play-curtain = { $name }: press Enter when no one else is looking
play-hint = { $move } (chance to win: { $chances })
play-tried = tried
play-expected = expected: { $moves }
play-more = … { $n } more: type “moves”
play-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
play-cut = A safety limit ended the game.
play-saved = saved to { $file }

## asterism show

show-keys = A number goes to that decision, an empty line to the next.

## asterism verify: the checks and their results

verify-seal = The deal: seed and salt give the hash that was shown at the start, { $found }.
verify-seal-false = The deal: the hash { $expected } was shown at the start, but seed and salt give { $found }.
verify-seal-other = The deal: you were shown the hash { $expected }, but the file names { $found }.
verify-seal-replaced = The deal: a hash was shown, but the game of this file begins from a position and not from that deal.
verify-seal-position = The deal: nothing was dealt; the game begins from a position in the file.
verify-seal-closed = The deal: sealed with the hash { $found }; seed and salt are revealed when the game is over.
verify-seal-no-salt = The deal: a hash was shown, but the file lacks the seed or the salt that belongs to it.
verify-seal-none = The deal: the file names no hash from the start, so nothing proves when the seed was chosen.
verify-unfinished = The result: the game is not over after these { $plies } decisions; later ones may be missing.
verify-unsealed = Names, dates, comments and clocks are not checked: nothing seals them.
verify-moves =
    The moves: { $plies ->
        [1] the one decision is legal
       *[other] all { $plies } decisions are legal
    }.
verify-illegal = The moves: decision { $ply } is not legal ({ $detail }).
verify-no-deal = Moves and result can be checked once the seed is known.
verify-no-end = The result: not checked, because the moves cannot be replayed.
verify-result = The result: it follows from the moves ({ $found }).
verify-result-false = The result: the file says «{ $expected }», but the moves give «{ $found }».
verify-result-none = The result: the file states none.
verify-all-passed = All checks passed: the deal matches its hash, and the game was played by the rules.
verify-all-but-seal = The game is valid, but nothing proves its deal.
verify-all-failed = This game record is not valid.
verify-all-unknown = This game record cannot be checked yet.
