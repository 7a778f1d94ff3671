coach = Trainer
off = Trainer ausschalten
watch = Ich erkläre jeden Zug, sobald er gespielt ist. Lass dir Zeit.
choices =
    { $count ->
        [one] Es gibt nur einen Zug.
       *[other] Du hast { $count } Züge zur Auswahl.
    }
ideas = In Reichweite: { $ideas }.
chance-even = Deine Gewinnchance: etwa { $chance } %.
chance-up = Das hilft dir: Deine Gewinnchance beträgt jetzt etwa { $chance } %.
chance-down = Ein guter Zug für die Gegenseite: Deine Gewinnchance beträgt jetzt etwa { $chance } %.
looking = Ich sehe mir den Zug an …
warn-mistake = Moment: Mit „{ $move }“ fällt deine Gewinnchance von etwa { $before } % auf { $after } %. Es gibt etwas Besseres.
warn-blunder = Vorsicht! „{ $move }“ kostet dich etwa { $cost } %: Deine Gewinnchance fällt von { $before } % auf { $after } %. Sieh dir das Brett noch einmal an.
think-again = Noch einmal überlegen
anyway = Trotzdem spielen
