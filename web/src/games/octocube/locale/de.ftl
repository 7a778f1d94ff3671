board = Meer aus { $n } mal { $n } Feldern
cell = Feld { $cell }
points = Punkte
coins = Münzen
cube-tiles = Plättchen am Würfel
objects = Objektplättchen auf der Tafel
filled = Gefüllte Felder
ashore = Plättchen am Würfel (im eigenen Bereich)
reserve = Abgrundplatten übrig
reserve-left =
    { $tiles ->
        [one] Noch { $tiles } Abgrundplatte. Liegt sie, endet das Spiel mit der Runde.
       *[other] Noch { $tiles } Abgrundplatten. Liegt die letzte, endet das Spiel mit der Runde.
    }
aim = Die meisten Punkte gewinnen: Sätze einer Art auf deinem Würfel, am Ende Münzen und Mehrheiten.
table-sets = Werten: 1, 2, 3, 4, 5, 6 Plättchen einer Art geben 0, 2, 4, 7, 10, 15 Punkte.
table-coins = Am Ende gibt jede Münze 3 Punkte.
table-colours = Die meisten Plättchen einer Farbe: 5 Punkte, die zweitmeisten: 2.
table-kinds = Die meisten (zweitmeisten) Plättchen einer Art: Diamant 7 (4), Perle 6 (3), Sextant 5 (2), Amphore 4 (1), Seestern 3 (0).
left =
    { $tiles ->
        [one] Noch { $tiles } Abgrundplatte
       *[other] Noch { $tiles } Abgrundplatten
    }
kids-spaces = Auf ein Feld mit drei Punkten passt jeder Gegenstand dieser Farbe, auf ein graues dieser Gegenstand in jeder Farbe.
kids-choose = Wähle ein Feld auf deinem Brett: { $tile }
kids-goal = Wer zuerst alle 16 Felder füllt, gewinnt; die Runde wird zu Ende gespielt.
look = Was { $name } hat
pivot = Um { $n } Grad drehen
score = Werten
score-now =
    { $n ->
        [one] { $n } Punkt werten
       *[other] { $n } Punkte werten
    }
score-none = Nichts werten
pass = Passen
decline = Nicht nutzen
take = Würfel zurücknehmen
use = Kraft { $power }
tip = Kippen: { $way }
spin = Im Uhrzeigersinn drehen
place = So setzen
turn = So drehen
back = Zurück
stack = Der Stapel, von unten nach oben
toggle = { $face }: { $tile }
sets = Gewertete Sätze
majority = Die meisten Plättchen: { $what }
total = Summe
