intro = Zeichne eigene Planeten. Tippe auf eine Kante, um eine Plattform zu bauen, auf ein Feld, um etwas hineinzusetzen.
faces = Planetenteile und ihre Seiten
tile = Planetenteil { $tile }
other-face = Die andere Seite zeichnen
new-tile = Neues Planetenteil
new-face = Planet
name = Name dieser Seite
remove-face = Diese Seite entfernen
drawing = Zeichnung von { $name }
keys = Pfeiltasten gehen von Kante zu Feld, Enter zeichnet; S, R, D und Entf schreiben in ein Feld.
put = Tippen auf ein Feld setzt
cycle = das Nächste
star = einen Stern
replay = ein Nochmal-Symbol
door = die Tür
empty = nichts
cell = Feld { $cell }: { $what }
edge = Kante zwischen { $over } und { $under }: { $what }
platform = Plattform
open = offen
outside = der Außenkante
north = Norden
east = Osten
south = Süden
west = Westen
door-up = Tür, oben ist { $up }
undo = Rückgängig
start-ours = Mit unseren beginnen
start-empty = Leer beginnen
save = Als Datei speichern
load = Datei öffnen
share = Link zu diesen Planetenteilen kopieren
copied = Kopiert
play = Auf diesen Planetenteilen spielen
set-up = Tisch einrichten
check = Noch nicht gültig
all-good = Gültig
players = Gut für { $players } Personen.
unwise = Erlaubt, aber Vorsicht:
broken-link = In diesem Link sind keine Planetenteile.
offline = Der Server ist nicht erreichbar: Gerade wird nichts geprüft. Deine Zeichnung bleibt in diesem Browser.
kept = Deine Zeichnung bleibt in diesem Browser.
use-ours = Unsere
use-mine =
    { $tiles ->
        [one] Meine ({ $tiles } Planetenteil)
       *[other] Meine ({ $tiles } Planetenteile)
    }
draw = Selbst zeichnen
no-door = Es gibt keine Tür.
second-door = Es gibt eine zweite Tür.
door-floor = Unter der Tür ist keine Plattform (Kante ihres Feldes: { $floor }).
stars =
    { $count ->
        [one] { $count } Stern statt { $wanted }.
       *[other] { $count } Sterne statt { $wanted }.
    }
replays =
    { $count ->
        [one] { $count } Nochmal-Symbol statt { $wanted }.
       *[other] { $count } Nochmal-Symbole statt { $wanted }.
    }
blank-name = Eine Seite braucht einen Namen.
same-name = Eine andere Seite heißt genauso.
third-face = Planetenteil { $tile } hat schon zwei Seiten.
tiles =
    { $count ->
        [one] { $count } Planetenteil; es müssen { $min } bis { $max } sein.
       *[other] { $count } Planetenteile; es müssen { $min } bis { $max } sein.
    }
open-row = Keine stehende Plattform in Zeile { $row }: Ein Fall kann ganz herum gehen.
open-column = Keine liegende Plattform in Spalte { $column }: Ein Fall kann ganz herum gehen.
lines =
    { $count ->
        [one] Die Zeichnung hat { $count } Zeile statt { $wanted }.
       *[other] Die Zeichnung hat { $count } Zeilen statt { $wanted }.
    }
sign = In der Zeichnung steht ein Zeichen, das dort nicht hingehört (Spalte { $column }).
