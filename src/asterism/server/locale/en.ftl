### The server

## Refusals, by their codes

error-internal = Something went wrong. Nothing was changed; please try again.
error-bad-request = This request cannot be understood.
error-bad-seats = These seats do not fit the game.
error-bad-name = A name has 1 to { $most } characters.
error-bad-text = A message has 1 to { $most } characters.
error-not-practice = This is possible only at practice tables.
error-bad-clock = A table with a clock is not a practice table.
error-unknown-guest = Your guest name is no longer known here. Please try again as a new guest.
error-wrong-passphrase = No guest has this passphrase.
error-bad-passkey = This passkey could not be checked. Please try again.
error-unknown-passkey = No guest has this passkey here.
error-old-challenge = This took too long. Please try again.
error-many-passkeys = You have { $most } passkeys already. Please remove one first.
error-no-passkeys-here = Passkeys need https, or http://localhost on your own computer.
error-foreign-origin = This request came from another site.
error-private = This table is private: you need an invitation.
error-not-your-seat = This is not your seat.
error-not-your-table = You are not sitting at this table.
error-seat-present =
    This player is still here. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-no-table = There is no such table.
error-no-seat = This table has no such seat.
error-no-page = There is nothing here.
error-no-ply = This game has no move { $ply }.
error-seat-taken = This seat is taken.
error-not-waiting = This game has already started.
error-not-running = This game is not running.
error-not-over = This is possible only when the game is over.
error-not-your-turn = It is not your turn.
error-out-of-time = Your time is up.
error-seat-out = This seat is out of the game.
error-slow-table = In a correspondence game everyone has days for each move; a bot takes over only for players who have left.
error-no-undo = There is nothing to undo.
error-undo-others = Someone else has moved since: this can no longer be undone.
error-undo-reveal = This revealed something: it cannot be undone.
error-busy = A hint is already on its way.
error-name-wanted = Choose a name first: at a rated table players are known by their names.
error-name-taken = Someone else is known as { $name } in rated games, or by a name that looks the same. Please choose another name.
error-bad-handle = In rated games a name may contain only letters and digits of one alphabet, and needs at least one letter. Please choose another name.
error-many-handles = You have had { $most } names in rated games. Please use one of them.
error-one-seat = You already have a seat: at a rated table everyone has one.
error-rated-people = At a rated table only people play, each on their own seat.
error-rated-clock = A rated game needs a clock.
error-rated-options = A rated game is played with the standard options of its variant.
error-rated-undo = There is no undo at a rated table.
error-no-guest = There is no such guest.
error-stale = The game has moved on: it is at move { $ply } now.
error-taken-back = A move was taken back meanwhile. Please choose again.
error-undo-ask = Your turn is over: ask the others for a takeback.
error-nobody-to-ask = Nobody else is playing at this table.
error-asked-already = You have already asked. Wait for the next move.
error-no-draws = There are no draws in this game.
error-offer-gone = This offer is no longer open.
error-too-late = Everyone has played: this game can no longer be aborted.
error-already-played = This move has already been played.
error-too-large = This is too large: at most { $most } bytes.
error-too-fast =
    Too many requests. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-many = Too many connections from your network. Please close some.
error-banned = The host of this server has banned you.
error-not-host = Only the host of this server may do this.
error-database-away = The server cannot reach its database. Please try again in a moment.
error-bad-browser = Reminders cannot be sent to this browser.
error-bad-address = This is not an email address.
error-old-link = This link has expired or was already used.
error-no-mail = This server sends no email.
error-many-browsers = You already get reminders in { $most } browsers.
error-chat-full = The chat of this table is full.
error-many-undos = At this table { $most } decisions were taken back already; no more can be.
error-many-tables = You have { $most } open tables already. Please leave one first.
error-many-seeks = From your network { $most } people are looking for a game already. Please try again later.
error-no-browser = First turn on reminders in this browser.
error-too-much =
    The server is already computing a lot for you. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-crowded =
    The server is very busy. Please try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-long = This game is too long: at most { $most } moves and comments are accepted.
error-too-intricate = This file is too deeply nested to be read.

## Reminders, in the browser and by e-mail

reminder-title = It is your turn
reminder-body = { $game }. Time left: { $left }.
reminder-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
reminder-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
reminder-go = To the table
reminder-off = Stop reminders by email
reminder-confirm-title = Reminders from Asterism?
reminder-confirm-body = Someone, probably you, wants Asterism to email this address when it is their turn. If it was not you, ignore this message.
reminder-confirm = Yes, remind me
reminder-found = Your game is ready
reminder-waits = Someone wants to play
reminder-waits-body = Someone is looking for a game of { $game }. Open the page to play.

## What messengers show of a link

link-invites = { $name } invites you to play { $game }
link-invited = You are invited to play { $game }
link-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
link-minutes = about { $minutes } min
link-live = { $minutes } min + { $seconds } s
link-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
link-rated = rated
