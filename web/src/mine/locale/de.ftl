all-games = Alle meine Partien
against = gegen { $names }
both-sides = alle an einem Bildschirm
won = Gewonnen
lost = Verloren
drawn = Unentschieden
clock-runs = Deine Zeit läuft: { $game }
remove = Aus der Liste entfernen: { $game } vom { $day }
export = Alle meine Partien herunterladen
history = Beendete Partien
all = Alle
game = Spiel
games = Partien
opponent = Gegner
result = Ergebnis
by-game = Nach Spiel
by-mode = Nach Variante
by-opponent = Nach Gegner
games-found =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
on-device = auf diesem Gerät
move-games = Auf den Server übertragen
own-games =
    { $games ->
        [one] { $games } Partie liegt nur in diesem Browser.
       *[other] { $games } Partien liegen nur in diesem Browser.
    }
