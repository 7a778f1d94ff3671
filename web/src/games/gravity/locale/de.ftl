board = Plan aus { $columns } mal { $rows } Feldern, der an den Rändern weitergeht
stars = Sterne
tokens = Nochmal-Chips
face-up = Offen gespielt: { $cards }
face-down = Verdeckt gespielt
goodies = Bonuskarten: { $cards }
goodie-tile-turn = Ein Planetenteil drehen: das Teil unter deiner Figur um eine viertel oder halbe Drehung
goodie-double-jump = Doppelsprung: ein Feld nach links oder rechts, fallen, dann noch einmal
goodie-teleport = Teleport: zur offenen Tür; wer dort steht, wird rausgeworfen
off = Neben dem Plan
stars-of =
    { $colour ->
        [blue] Blaue Sterne
        [yellow] Gelbe Sterne
        [pink] Rosa Sterne
        [green] Grüne Sterne
        [orange] Orange Sterne
       *[white] Weiße Sterne
    }
left =
    { $stars ->
        [one] Noch { $stars } Stern
       *[other] Noch { $stars } Sterne
    }
aim = Die meisten Punkte gewinnen: 1 je Stern, 1 mehr je Paar einer Farbe.
ends =
    { $players ->
        [2] Das Spiel endet mit der Runde, in der nur noch 4 Sterne oder weniger liegen.
        [5] Das Spiel endet mit der Runde, in der nur noch 12 Sterne oder weniger liegen.
        [6] Das Spiel endet mit der Runde, in der nur noch 12 Sterne oder weniger liegen.
       *[other] Das Spiel endet mit der Runde, in der nur noch 8 Sterne oder weniger liegen.
    }
target =
    { $players ->
        [3] Ziel: 24 Punkte. Das Spiel endet mit der Runde, in der jemand sie erreicht.
        [5] Ziel: 24 Punkte. Das Spiel endet mit der Runde, in der jemand sie erreicht.
       *[other] Ziel: 18 Punkte. Das Spiel endet mit der Runde, in der jemand sie erreicht.
    }
last-round = Das ist die letzte Runde.
round = Runde { $round }
pairs = Paare einer Farbe
total = Punkte
turn = Plan drehen, bis meine Figur aufrecht steht
north = Plan zurückdrehen
cards = Deine Karten
laid-up = { $card }, offen gespielt
laid-down = { $card }, verdeckt gespielt
card = Karte { $card }
take =
    { $cards ->
        [one] Meine Karte aufnehmen
       *[other] Meine Karten aufnehmen ({ $cards })
    }
back = Zurück
pay-with = Verdeckt spielen: { $cards }
only-step = { $card } geht hier nur verdeckt, als Schritt: Wähle wohin
choose-where = { $card }: Wähle wohin
step-left = Ein Schritt nach links: eine Karte verdeckt spielen
step-right = Ein Schritt nach rechts: eine Karte verdeckt spielen
as-step-left = { $card } verdeckt: ein Schritt nach links
as-step-right = { $card } verdeckt: ein Schritt nach rechts
lands = endet auf { $cell }
loot = Was stiehlst du { $name }?
token = Nochmal-Chip
again = Zweite Aktion
end = Zug beenden
pawn = Figur von { $name } auf { $cell }, Kopf nach { $up }
