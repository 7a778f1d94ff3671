board = Brett aus 127 sechseckigen Feldern
score = Punkte
on-board = Auf dem Brett
sheltered = Geschützt
reserve = Im Vorrat
home = Im Ziel
waiting = Wartet
target =
    { $target ->
        [one] Wer zuerst { $target } Punkt hat, gewinnt: 1 je geschlagenem Stein.
       *[other] Wer zuerst { $target } Punkte hat, gewinnt: 1 je geschlagenem Stein.
    }
race = Wer zuerst alle Steine in der Reihe gegenüber hat, gewinnt.
attack = Angriff: Der gespielte Stein kann im eigenen Zug nicht geschlagen werden.
clash = Zusammenstoß: Auch der gespielte Stein kann geschlagen werden.
clockwise = Im Uhrzeigersinn drehen
counter = Gegen den Uhrzeigersinn drehen
choose = Stein auf { $cell }
start = Startfeld { $cell }
back = Zurück
facing = Wohin zeigt Seite 1?
choose-flight = Stein auf { $cell }: Wähle, wohin er fliegt
choose-target = Stein auf { $cell }: Wähle, wohin er fliegt, oder drehe ihn
pass = Passen
