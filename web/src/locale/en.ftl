## The page, and the home page

skip = Skip to content
pages = Pages
language = Language
lobby = Lobby
find-game = Find a game
your-turn = Your turn
rules = Rules
settings = Settings
about = About
table-form = New table
nothing-here = There is nothing here.
lost-text = This page has moved, or never existed.
to-home = Home
offline = The server cannot be reached.
offline-here = The server cannot be reached. Games on this device can be played without it.
no-server = This needs a server, and this page has none.
app-renewed = A new version is ready.
app-renew = Reload
app-install = Install as an app
again = Try again
ok = OK
close = Close
menu = Menu
welcome =
    { $games ->
        [one] One game under one sky.
        [2] Two games under one sky.
        [3] Three games under one sky.
        [4] Four games under one sky.
        [5] Five games under one sky.
       *[other] { $games } games under one sky.
    }
welcome-text = Free board games against bots or friends. No account.
play-now = Play
with-friend = Play with a friend
starting = Starting…
set-up = Set up a table
players = { $from }–{ $to } players
minutes = { $minutes } min
age = Ages { $age }+
position = Position
bot-name = Level { $level } bot
bot-level = { $name } (level { $level })
guest = Guest
deleted-player = Deleted player
you = you

## At a table

board = Board
seats = Players
tools = Actions
panels = Log, chat and moves
log = Log
standing = Scores
chat = Chat
earlier-messages = Earlier messages
moves = Moves
undo = Undo
undo-own = Only your own last move can be taken back, and only before the screen is passed on.
hint = Hint
score = Score
points = Points
away = away
stands-in = bot plays ({ $name })
thinks = thinking
sending = Sending…
is-thinking = { $name } is playing…
decides = Waiting for { $name }.
wins = { $name } wins!
share = { $names } share the victory!
draw = A draw between { $names }.
you-win = You win!
you-win-by = You win by { $by }!
you-lost = You lost. { $name } wins.
you-lost-by = You lost by { $by }. { $name } wins.
you-lost-share = You lost. { $names } share the victory.
you-share = You share the victory with { $names }!
you-draw = A draw between you and { $names }.
you-out = You lost.
tie-break = Tied on points; the tie-break decided.
was-cut = The game was stopped by its limit and scored.
you-would = You would { $what }.
would-play = { $bot } suggests: { $move }.
its-chances = Chances to win: { $chances }.
took-back = { $name } took back a move.
nothing-yet = Nothing has happened yet.
no-messages = No messages yet.
muted-lines = Messages of muted people are hidden.
removed-line = (removed by the host)
deleted-line = (deleted)
message = Message
send = Send
watching = Watching
you-watch = You are watching.
type-move = Type a move in notation
find-move = Search the moves
play-it = Play
no-moves = You have no move to make now.
reconnecting = Connection lost. Reconnecting…
move-kept = Your move is kept, and sent as soon as there is a connection.
move-dropped = Your move { $move } was made offline and is no longer possible.
since-over = The game is over.
since-taken-back = A move was taken back in the meantime.
since-decided =
    { $decisions ->
        [one] { $decisions } move was played in the meantime.
       *[other] { $decisions } moves were played in the meantime.
    }
not-sent-yet = not sent yet
not-shown = That move could not be shown; here is the position after it.
board-failed = The board could not be loaded; here is the position in words.
screen-failed = Something went wrong on this page.
you-left = You have left this table.
bot-plays-for-you = A bot is playing for you.
come-back = I'm back
closed-table = This table is closed.
no-table-hint = Is the link complete? Ask whoever sent it to send it again.
opening-table = Setting up the table…
the-end = Game over
play-again = Rematch
watch-rematch = Watch the rematch
look-again = Review the game
replay = Replay
save-record = Download the game
bot-for = Let a bot play for { $name }
leave = Leave the table
resign = Resign
leave-text = You can return to your seat as long as the game goes on.
leave-waiting = The game has not begun. If nobody stays, the table is closed.
leave-bot = Leave and let a bot take over
leave-only = Leave the seat empty
stay = Stay
keys-help = Keyboard: Tab and the arrow keys move between choices, Enter chooses, Escape goes back, U undoes, H asks for a hint.
pass-screen = Pass the screen to { $name }
i-am = I am { $name }

## Between people at a table

takeback = Takeback
ask-takeback = Ask for a takeback
offer-a-draw = Offer a draw
offer-takeback = { $name } asks to take back a move.
offer-draw = { $name } offers a draw.
offer-rematch = { $name } wants a rematch.
offered-takeback = You asked for a takeback.
offered-draw = You offered a draw.
accept = Accept
decline = Decline
withdraw = Withdraw
declined = { $name } declined what you asked for.
resigned = { $name } resigned.
you-resigned = You resigned.
resign-text = Do you give up this game?
resign-seat = Does { $name } give up this game?
abort = Abort the game
abort-text = Not everyone has made a move yet. The game ends without a result, and nothing is rated.
aborted = The game was ended before everyone had moved. There is no result.
aborted-by = { $name } aborted the game.
you-aborted = You aborted the game.
rematch-declined = declined
reserved = reserved
reactions = Quick reactions
react-hello = Hello!
react-good-luck = Good luck!
react-well-played = Well played!
react-thanks = Thank you!
react-oops = Oops!
react-good-game = Good game!
people = People
mute = Mute
unmute = Unmute
report = Report
report-why = Why do you report { $name }?
report-chat = Offensive messages
report-name = Offensive name
report-stalling = Plays for time
report-cheating = Cheating
reported = Thank you. Whoever runs this server sees your report.
reported-them = Reported

## A table that waits for players

waiting-for = Waiting for players
your-name = Your name
sit-here = Sit down
add-bot = Add a bot
free = free
send-link = Send this link to the other players:
link = Link to this table
copy = Copy
copied = Copied
qr = The link to this table as a QR code

## The form for a new table

how-many = Number of players
who-sits = Players
which-game = Variant
more-options = More options
me = Me
here = Same screen
bot = Bot
open-seat = Invite by link
level-of = Level of the bot on seat { $seat }
character-of = Character of the bot on seat { $seat }
seat-kind = Player on seat { $seat }
name-of-seat = Name of the player on seat { $seat }
name = Name
private-table = Private: not listed in the lobby
friend-text = Your friend gets a link to this table. Nobody else sees it.
seats-lot = Seats are drawn by lot when the game starts.
seats-fixed = Fixed seats: the order above is kept, and the first seat begins. Otherwise seats are drawn by lot.
where-played = Where
on-device = On this device
on-device-text = Bots think on your device, and the game is kept in this browser. You can move it to the server later.
on-server = On the server
on-server-text = You can continue on other devices, and others can watch.
begin = Start
invite = Create the table and get the link
yes = Yes
no = No

## Lobby

open-tables = Open tables
running-tables = Games in progress
best-game = The best game right now
my-tables = Your games
no-games = No games yet. Start one:
here-now = Playing now: { $names }
join = Join
watch = Watch
go-on = Continue
load-record = Open a game file
free-seats =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
move-number = move { $ply }

## Replay

see-as = View as
truth = all-seeing
spectator = spectator
first = Go to the start
previous = Previous move
next = Next move
last = Go to the end
play-replay = Play
pause-replay = Pause
timeline = Moves of the game
try-here = Play on from here
start = Start of the game
of-moves = Move { $ply } of { $plies }
chances = Chances to win over time
turning-point = Turning point at move { $ply }
share-game = Copy a link to this move
comments = Comments
no-comments = No comments on this game yet.
comment-on = Your comment on move { $ply }

## Settings

theme = Theme
auto = System
light = Light
dark = Dark
speed = Animation
slow = Slow
normal = Normal
fast = Fast
instant = Off
sound = Sound
sound-text = Quiet sounds when pieces move, and a short vibration under a finger.
confirm-move = Play
confirm = Confirm moves
confirm-text = When to ask before a move is played. On a touch screen the first tap always shows the move and the second plays it.
confirm-rated = In rated games
confirm-always = Always
confirm-never = Never
notation = Show notation
notation-text = Write the short notation of each move beside the sentence, as in game files.
saved = Saved
save = Save
name-text = Shown to the people you play with.
passphrase = Play on another device
passphrase-text = No account is needed. With a passphrase or a passkey you are the same guest on every device.
new-passphrase = Create a passphrase
write-down = Write it down; it is shown only once:
have-passphrase = I have a passphrase
return = Restore
welcome-back = Welcome back, { $name }!
sessions = Signed-in browsers
sessions-count =
    { $count ->
        [one] Only this browser is signed in as you.
       *[other] { $count } browsers are signed in as you.
    }
sessions-end = Sign out all other browsers

## About, lessons, rules

about-text = An open home for board games: free software, no accounts, no advertising, no telemetry.
about-games =
    { $count ->
        [one] { $games } belongs to its designers and publishers. This project is not affiliated with them; the art here is our own.
       *[other] { $games } belong to their designers and publishers. This project is not affiliated with them; the art here is our own.
    }
credits = Credits
credit-designers = Design: { $names }
credit-illustrators = Art: { $names }
credit-graphics = Graphic design: { $names }
credit-development = Development: { $names }
credit-management = Project management: { $names }
credit-publisher = Published by { $names }
credit-elsewhere = * Not stated in the rulebook we have; from other sources.
version = Version { $version }
learn = Learn
learn-text = First steps with a move shown, then short positions with a goal, on the real board. Try as often as you like.
learn-by-playing = Learn by playing
learnt-of = { $done } of { $all } done
lesson-of = Lesson { $n } of { $all }
next-lesson = Next lesson
decisions-left = Moves left: { $left }
solved = Well done!
missed = Not quite. Try again!
no-lessons = There are no lessons for this game yet.
first-steps = First steps
exercises = Exercises
coach = Coach
first-game = First game with the coach
first-game-text = A whole game against the easiest bot. The coach explains what you can do and what the bot did, and warns you before a bad move.
start-coached = Start
watch-first = Watch first.
my-turn = My turn
show-again = Show it again
stars-of = { $stars } of 3 stars
puzzles = Puzzles
puzzles-text = One move is clearly the best. Your first try counts for your rating. The server keeps it for you; without a server, this browser does.
share-puzzles = My finished games may become puzzles
share-puzzles-text = Only games whose players all agree are used, and no puzzle names anybody.
puzzle-daily = Puzzle of the day
puzzle-of = Puzzle · { $game }
puzzle-rated = Difficulty { $rating }
puzzle-your-rating = Your rating: { $rating }
puzzles-solved =
    { $tried ->
        [0] { $all } puzzles
       *[other] { $solved } of { $tried } solved, { $all } in all
    }
puzzle-solve = Solve puzzles
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-goal = Your turn ({ $seat }): find the best move.
puzzle-missed = Another move is clearly better.
puzzle-worth = Chance to win: { $value }. With the next best move: { $second }.
puzzle-themes = Theme: { $themes }
no-puzzles = There are no puzzles for this game yet.
study-link = Is it fair to begin? A study of this game (in English)
rules-soon = The rules of this game are not here yet.

## How a game is proved fair; ratings

fair-dealing = Fairness proof
fair-why = Before the deal, the server drew a secret number for this game and published its fingerprint, a SHA-256 hash. No other number with the same fingerprint can be found, so neither the server nor the bots could change the deal later.
seal-hash = Fingerprint, shown from the start
seed = Seed
salt = Salt
seal-later = Seed and salt are shown when the game is over; your browser then checks them here.
seal-holds = Checked in your browser: seed and salt match the fingerprint from the start.
seal-broken = Seed and salt do not match the fingerprint. This is not the deal that was promised.
seal-changed = Your browser saw a different fingerprint at first: { $hash }
seal-elsewhere = Browsers compute fingerprints over https only; the command below works anywhere.
seal-text = The text that is hashed
seal-command = To check the deal, every move and the result on your own computer:
seal-position = Nothing was dealt: this game began from a given position.
seal-none = This game was played before fairness proofs existed.
rated = Rated
rated-text = Rated: counts for the leaderboard. People only, no undo, and leaving counts as a loss.
rated-leave = This game is rated: leaving now counts as a loss.
rated-early = It is still too early for the game to be rated.
ratings = Leaderboards
ratings-text = From rated games. The bar shows how certain a rating is; players are ranked by its left end.
rating = Rating
how-sure = Certainty
rated-games = Games
provisional = provisional
no-ratings = No rated games of this kind yet.
not-rated-yet = No rated games yet.
for-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
place-and-games =
    { $games ->
        [one] Place { $place } · { $games } game
       *[other] Place { $place } · { $games } games
    }
rating-over-time = Rating over time
finished-at = place { $place }
not-counted = This game ended too early to count.
my-ratings = My ratings

## Clocks, absence, reminders

clock = Clock
clock-none = No clock
clock-live = Live clock
clock-days = Correspondence
minutes-each = Minutes per player
increment = Seconds added after each turn
days-each = Days per move
on-flag = When time runs out
flag-bot = a bot takes over
flag-lose = the player loses
live-text = Each player's first turn is free.
days-text = Players may close the page in between and be reminded: see Settings.
live-clock = { $minutes } min + { $seconds } s
days-clock =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
time-left = { $name }: { $time } left
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
first-turn = The first turn is free.
ran-out = { $name } ran out of time.
you-ran-out = Your time ran out.
out-of-game = out
is-away = { $name } is away.
has-left = { $name } has left the table.
let-bot-play = Let a bot play
reminders = Reminders
reminders-text = In correspondence games you can be told when it is your turn.
remind-here = Remind me in this browser
reminded-here = This browser reminds you.
remind-stop = Stop reminding me here
remind-unable = This browser cannot remind you: that needs https and, on iPhones, the page on the home screen.
remind-denied = The browser blocks notifications from this page. You can allow them in its settings.
remind-failed = This browser's notification service cannot be reached.
mail = Email address
remind-mail = Email me
mail-asked = We sent an email to { $address }. Please follow the link in it.
mail-on = Reminders go to { $address }.
mail-forget = Forget this address
mail-confirm = Yes, email me when it is my turn
mail-confirmed = Thank you! Reminders go to { $address }.
mail-stop = Stop reminders by email
mail-stopped = You will get no more emails.
remind-me = Remind me when it is my turn
