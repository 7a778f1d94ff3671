intro = Teken je eigen planeten. Tik op een rand om een platform te bouwen, op een vak om er iets in te zetten.
faces = Tegels en hun zijden
tile = Tegel { $tile }
other-face = De andere zijde tekenen
new-tile = Nieuwe tegel
new-face = Planeet
name = Naam van deze zijde
remove-face = Deze zijde verwijderen
drawing = Tekening van { $name }
keys = Pijltjes gaan van rand naar vak, Enter tekent; S, R, D en Delete schrijven in een vak.
put = Een tik op een vak zet er
cycle = het volgende
star = een ster
replay = een herspeelsymbool
door = de deur
empty = niets
cell = Vak { $cell }: { $what }
edge = Rand tussen { $over } en { $under }: { $what }
platform = platform
open = open
outside = de buitenrand
north = noorden
east = oosten
south = zuiden
west = westen
door-up = Deur, boven is { $up }
undo = Ongedaan maken
start-ours = Met de onze beginnen
start-empty = Leeg beginnen
save = Als bestand bewaren
load = Bestand openen
share = Link naar deze tegels kopiëren
copied = Gekopieerd
play = Op deze tegels spelen
set-up = Een tafel opzetten
check = Nog niet geldig
all-good = Geldig
players = Goed voor { $players } spelers.
unwise = Mag, maar let op:
broken-link = In deze link zitten geen tegels.
offline = De server is onbereikbaar: er wordt nu niets nagekeken. Je tekening blijft in deze browser bewaard.
kept = Je tekening blijft in deze browser bewaard.
use-ours = De onze
use-mine =
    { $tiles ->
        [one] De mijne ({ $tiles } tegel)
       *[other] De mijne ({ $tiles } tegels)
    }
draw = Zelf tekenen
no-door = Er is geen deur.
second-door = Er is een tweede deur.
door-floor = Onder de deur is geen platform (rand van haar vak: { $floor }).
stars =
    { $count ->
        [one] { $count } ster in plaats van { $wanted }.
       *[other] { $count } sterren in plaats van { $wanted }.
    }
replays =
    { $count ->
        [one] { $count } herspeelsymbool in plaats van { $wanted }.
       *[other] { $count } herspeelsymbolen in plaats van { $wanted }.
    }
blank-name = Een zijde heeft een naam nodig.
same-name = Een andere zijde heeft dezelfde naam.
third-face = Tegel { $tile } heeft al twee zijden.
tiles =
    { $count ->
        [one] { $count } tegel; het moeten er { $min } tot { $max } zijn.
       *[other] { $count } tegels; het moeten er { $min } tot { $max } zijn.
    }
open-row = Geen staand platform in rij { $row }: een val kan het hele bord rond gaan.
open-column = Geen liggend platform in kolom { $column }: een val kan het hele bord rond gaan.
lines =
    { $count ->
        [one] De tekening heeft { $count } regel in plaats van { $wanted }.
       *[other] De tekening heeft { $count } regels in plaats van { $wanted }.
    }
sign = In de tekening staat een teken dat daar niet hoort (kolom { $column }).
