### Gravity Superstar

title = Gravity Superstar
tagline = Walk, jump and fall across a planet without edges, and collect every star on the way.

## Seats, called by their colours

seat-green = Green
seat-pink = Pink
seat-orange = Orange
seat-blue = Blue
seat-yellow = Yellow
seat-violet = Violet

## Values of positions, moves and events

word-long_jump = Long jump
word-high_jump = High jump
word-drop = Drop
word-rotate = Rotate
word-joker = Joker
word-tile_turn = Rotate a Planet Tile
word-double_jump = Double-Jump
word-teleport = Teleport
word-unknown = a card
word-blue = blue
word-yellow = yellow
word-pink = pink
word-green = green
word-orange = orange
word-white = white
word-north = north
word-east = east
word-south = south
word-west = west
word-left = to the left
word-right = to the right
word-half = by half a turn
word-few_stars = few stars are left on the board
word-points = the target was reached
word-rounds = the round limit was reached
word-quiet = no star was taken for too long
word-running = running
word-finished = finished
word-cut = stopped by a limit
word-over = over
word-action = action
word-steal = stealing
word-replay = Replay
word-star = star
word-stars = until few stars are left
word-expert = expert: a race to the target
word-complete = complete your hand
word-simple = simple move
word-steal_star = steal a star
word-steal_token = steal a token
word-pass = pass

## What is to be decided

prompt-action = Play a card to move, or complete your hand: pick up your cards.
    .other = play a card to move
    .complete = complete your hand: pick up your cards
    .coach = Play any card face down to step to one side, or face up for the move it shows. Left, right, up and down are your pawn's own. Then it falls until a platform holds it, and takes what it passes. To get your cards back, complete your hand.
prompt-second_action = Second action: play a card to move, or complete your hand.
    .other = second action: play a card to move
    .complete = complete your hand
    .coach = You have paid for a second action: play another card, or complete your hand.
prompt-steal = You ejected a pawn. Steal a star of one colour or a Replay token from its owner.
    .coach = Choose what to steal. A star that breaks a pair costs its owner two points; one that completes a pair of yours brings you two.
prompt-replay = Spend a Replay token on a second action, or end your turn.
    .coach = A second action now may reach more stars. If you keep the Replay token, it is worth a point at the end.
prompt-over = Game over.

## What a move is called

move-complete = Complete your hand
move-simple = Step { $side }, { $card } face down
move-long_jump =
    { $joker ->
        [true] Joker: long jump { $side }
       *[false] Long jump { $side }
    }
move-high_jump =
    { $joker ->
        [true] Joker: high jump { $side }
       *[false] High jump { $side }
    }
move-drop =
    { $joker ->
        [true] Joker: drop
       *[false] Drop
    }
move-rotate =
    { $joker ->
        [true] Joker: rotate { $turn }
       *[false] Rotate { $turn }
    }
move-tile_turn = Rotate the Planet Tile { $turn }
move-double_jump = Double-Jump { $first }, then { $second }
move-teleport = Teleport to the Open Door
move-steal_star = Steal { $colour_key ->
        [orange] an orange star
       *[other] a { $colour } star
    }
move-steal_token = Steal a Replay token
move-replay = Take a second action
move-pass = End the turn

## What happened; $seat and the like are names of players

event-entered = { $seat } enters through the Open Door on { $cell }.
    .would = enter through the Open Door on { $cell }
event-completed = { $seat } picks up all cards.
    .would = pick up all your cards
    .why = With all cards in hand, every move is possible again.
event-played = { $seat } plays { $card }.
    .would = play { $card }
event-played_joker = { $seat } plays the Joker as { $card }.
    .would = play the Joker as { $card }
event-laid = { $seat } plays { $card } face down.
    .would = play { $card } face down
event-used_goodie = { $seat } plays { $goodie } and passes it to { $other }.
    .would = play { $goodie } and pass it to { $other }
event-laid_goodie = { $seat } plays { $goodie } face down and passes it to { $other }.
    .would = play { $goodie } face down and pass it to { $other }
event-refilled = { $seat } picks up all cards after playing the last one.
    .would = pick up all your cards
event-stepped = { $seat } moves to { $cell }.
    .would = move to { $cell }
event-fell = { $seat } falls to { $cell }.
    .would = fall to { $cell }
event-turned = { $seat } turns; its head now points { $up }.
    .would = turn
event-hovered = { $seat } falls all the way round and floats on { $cell }.
    .would = fall all the way round and float on { $cell }
event-tile_turned = { $seat } rotates the Planet Tile { $turn }.
    .would = rotate the Planet Tile { $turn }
    .why = Turning the tile gives everything on it another way down.
event-carried = { $seat } is carried along to { $cell }.
event-teleported = { $seat } teleports to { $cell }.
    .would = teleport to { $cell }
event-took_star = { $seat } takes { $colour_key ->
        [orange] an orange star
       *[other] a { $colour } star
    } on { $cell }.
    .would = take { $colour_key ->
        [orange] an orange star
       *[other] a { $colour } star
    }
    .worth = Every star is a point, and every pair of one colour is one point more.
event-took_token = { $seat } takes a Replay token on { $cell }.
    .would = take a Replay token
    .worth = A Replay token buys a second action; kept to the end, it is a point.
event-ejected = { $seat } ejects { $victim } on { $cell }.
    .would = eject { $victim }
    .worth = Whoever ejects a pawn steals a star or a Replay token from its owner.
event-door_opened = The Open Door pawn moves to { $cell }.
event-stole_star = { $seat } steals { $colour_key ->
        [orange] an orange star
       *[other] a { $colour } star
    } from { $victim }.
    .would = steal { $colour_key ->
        [orange] an orange star
       *[other] a { $colour } star
    } from { $victim }
    .worth = A stolen star counts twice: one player loses it, and another gains it.
event-stole_token = { $seat } steals a Replay token from { $victim }.
    .would = steal a Replay token from { $victim }
event-spent_token = { $seat } spends a Replay token on a second action.
    .would = spend a Replay token on a second action
    .why = Two actions in one turn reach what one cannot.
event-turn_started = { $seat } is next.
event-round_ended = Round { $round } is over.
event-last_round = { $seat } reaches the target: this is the last round.
event-game_over = Game over: { $reason }.

## Options of a table

option-ending = End of the game
    .description = What ends the game, always at the end of a round.
    .choice-stars = Few stars are left: 4 with two players, 8 with three or four, 12 with five or six
    .choice-expert = Expert: someone reaches 18 points (24 with three or five players)
option-goodies = Goodie cards
    .description = Extra cards; whoever plays one passes it to the player on their left.
    .choice-tile_turn = Rotate a Planet Tile: turn the tile under your pawn
    .choice-double_jump = Double-Jump: one space left or right, fall, then once more
    .choice-teleport = Teleport: to the Open Door, ejecting whoever is there
option-open_door = First Open Door
    .description = The Door that is open at the start, counted clockwise from the top left; random if left empty.
option-tiles = Planet Tiles
    .description = Play on your own Planet Tiles instead of ours.
option-max_rounds = Round limit
    .description = The game stops here and is scored.
option-quiet_rounds = Rounds without a star
    .description = After this many rounds without a star taken, the game stops and is scored; 0 for never.

## Modes: named sets of options

mode-stars = Classic
    .description = Ends when few stars are left on the board.
mode-expert = Expert
    .description = Ends when someone reaches the target: 18 or 24 points.
mode-goodies = Goodie cards
    .description = With three extra cards that go from player to player.
mode-expert-goodies = Expert with Goodie cards
    .description = With Goodie cards; ends when someone reaches the target: 18 or 24 points.

## Lessons

lesson-guide-step = One step
    .goal = Take two stars with one step.
    .hint = A pawn that steps off its platform falls until another platform stops it, and takes every star on the way.
    .done = You took every star you fell past.
    .shown = Watch: the pawn steps to one side and takes the star there. A step costs any card, played face down; you get it back when you complete your hand.
    .miss-card = You played a card for what it does. A step only needs a card played face down.
    .miss-one = Only one star this time. On the other side there is nothing to stand on: you would fall.
lesson-guide-card = The first card
    .goal = Play the high jump so that you take two stars.
    .hint = Jump the other way. Where no platform holds you, you fall on.
    .done = Up, over, and down past two stars.
    .shown = Watch: the high jump goes one space up and one to the side; then the pawn falls. The card lies face up: everybody sees that it is spent.
    .miss-step = That was a step: the card lies face down and does nothing. Play the high jump itself.
    .miss-one = The jump was right, the side was not: only one star lies there.
    .miss-card = That was another card. Play the high jump.
lesson-guide-rotate = Which way is down?
    .goal = Rotate so that you take three stars or more.
    .hint = Your feet point where you fall. Turn them towards a long row of stars without platforms.
    .done = Down is where your feet are. That is the whole secret of the game.
    .shown = Watch: the pawn rotates. Its feet point sideways now, so it falls sideways, until a platform stops it.
    .miss-half = Standing on your head you fell the other way, and your head hit a platform before any star.
    .miss-one = You fell, but a platform stopped you after one star. Rotate the other way.
    .miss-card = That was another card. Play the rotation.
lesson-first-star = A first star
    .goal = Take a star with a simple move: play any card face down and step to one side.
    .hint = Left and right are your pawn's own. Its feet are down, wherever they point on the screen.
    .done = A step costs a card, any card; the star is yours.
lesson-two-stars = Two stars in one fall
    .goal = Collect two stars with a single action.
    .hint = Every space on the way counts, including those you fall through. Try a jump that ends in the air.
    .done = Falling costs nothing, and it picks up everything on the way.
lesson-drop = Through the floor
    .goal = Play Drop and take two stars on the way down.
    .hint = Only Drop goes through a platform, and only the one under your feet. After that you fall as usual.
    .done = With Drop in hand, the floor under your feet is a door.
lesson-rotate = Another way down
    .goal = Rotate your pawn and fall onto two stars.
    .hint = Rotate changes which way is down for you. Look in all three directions for stars.
    .done = You did not move, the world did. Keep Rotate for moments like this.
lesson-last-card = The last card
    .goal = Play your last card and take a star with it. All your cards then return to your hand for free.
    .hint = Completing your hand is an action too, but it does not move you. See where your last card leads.
    .done = Your hand is full again, and it cost no action.
lesson-open-door = The Open Door
    .goal = Reach the space of the Open Door pawn, so that it moves on to the next Door.
    .hint = Passing through is enough. Which way is down if you rotate?
    .done = An ejected pawn comes back through the Open Door. Now you know how to move it.
lesson-throw-out = Make room!
    .goal = Eject the other pawn and steal a star.
    .hint = Entering its space is enough, even while falling. You are then asked what to steal.
    .done = One star more for you, one fewer for them.
lesson-second-action = Once more
    .goal = In this turn take a Replay token, spend it on a second action, and take two stars in all.
    .hint = A Replay symbol without a star or pawn on it gives a token. You may spend it in the same turn.
    .done = One turn, two actions: the best turns look like this.

## Why a move is not possible

why-steal-first = First choose what you steal.
why-nothing-to-steal = You have not ejected anyone, so there is nothing to steal.
why-no-such-star = This player has no star of that colour.
why-no-token-to-steal = This player has no Replay token.
why-replay-or-end = Your action is done: spend a Replay token, or end your turn.
why-no-replay-now = A Replay token is spent after your action, once a turn.
why-action-needed = You must play an action in your turn.
why-nothing-laid = You have played no cards, so there is nothing to pick up.
why-not-in-hand = This card is not in your hand.
why-no-goodie = You do not hold this Goodie card.
why-platform = A platform is in the way.
why-platform-double = Both steps must be possible, and a platform is in the way.

## Puzzles

theme-ejection = Ejection
theme-many-stars = Several stars at once
theme-token = Replay token
theme-tile = Rotate a Planet tile
theme-joker = Joker
theme-theft = Theft
theme-second-action = Second action
