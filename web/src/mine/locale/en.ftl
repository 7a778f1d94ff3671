all-games = All my games
against = against { $names }
both-sides = everyone on one screen
won = Won
lost = Lost
drawn = Drawn
clock-runs = Your clock is running: { $game }
remove = Remove { $game } of { $day } from the list
export = Download all my games
history = Finished games
all = All
game = Game
games = Games
opponent = Opponent
result = Result
by-game = By game
by-mode = By variant
by-opponent = By opponent
games-found =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
on-device = on this device
move-games = Move to the server
own-games =
    { $games ->
        [one] { $games } game is kept in this browser alone.
       *[other] { $games } games are kept in this browser alone.
    }
