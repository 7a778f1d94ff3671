all-games = Al mijn partijen
against = tegen { $names }
both-sides = allemaal op één scherm
won = Gewonnen
lost = Verloren
drawn = Gelijk
clock-runs = Je klok loopt: { $game }
remove = Uit de lijst halen: { $game }, { $day }
export = Al mijn partijen downloaden
history = Afgelopen partijen
all = Alles
game = Spel
games = Partijen
opponent = Tegenstander
result = Uitslag
by-game = Per spel
by-mode = Per variant
by-opponent = Per tegenstander
games-found =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
on-device = op dit apparaat
move-games = Naar de server verplaatsen
own-games =
    { $games ->
        [one] { $games } spel staat alleen in deze browser.
       *[other] { $games } spellen staan alleen in deze browser.
    }
