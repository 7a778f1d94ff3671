board = Bord van { $columns } bij { $rows } vakken, dat aan de randen doorloopt
stars = Sterren
tokens = Herspeelfiches
face-up = Open gespeeld: { $cards }
face-down = Gedekt gespeeld
goodies = Promokaarten: { $cards }
goodie-tile-turn = Roteer een planeettegel: draai de tegel onder je pion een kwart of een halve slag
goodie-double-jump = Dubbele sprong: één vak naar links of rechts, vallen, en dan nog eens
goodie-teleport = Teleporteer: naar de open deur, en duw wie daar staat van het bord
off = Naast het bord
stars-of =
    { $colour ->
        [blue] Blauwe sterren
        [yellow] Gele sterren
        [pink] Roze sterren
        [green] Groene sterren
        [orange] Oranje sterren
       *[white] Witte sterren
    }
left =
    { $stars ->
        [one] { $stars } ster over
       *[other] { $stars } sterren over
    }
aim = De meeste punten winnen: 1 per ster, 1 extra per paar van een kleur.
ends =
    { $players ->
        [2] Het spel eindigt met de ronde waarin er 4 sterren of minder over zijn.
        [5] Het spel eindigt met de ronde waarin er 12 sterren of minder over zijn.
        [6] Het spel eindigt met de ronde waarin er 12 sterren of minder over zijn.
       *[other] Het spel eindigt met de ronde waarin er 8 sterren of minder over zijn.
    }
target =
    { $players ->
        [3] Doelscore: 24 punten. Het spel eindigt met de ronde waarin iemand die haalt.
        [5] Doelscore: 24 punten. Het spel eindigt met de ronde waarin iemand die haalt.
       *[other] Doelscore: 18 punten. Het spel eindigt met de ronde waarin iemand die haalt.
    }
last-round = Dit is de laatste ronde.
round = Ronde { $round }
pairs = Paren van een kleur
total = Punten
turn = Draai het bord zodat mijn pion rechtop staat
north = Draai het bord terug
cards = Je kaarten
laid-up = { $card }, open gespeeld
laid-down = { $card }, gedekt gespeeld
card = Kaart { $card }
take =
    { $cards ->
        [one] Mijn kaart terugnemen
       *[other] Mijn kaarten terugnemen ({ $cards })
    }
back = Terug
pay-with = Speel gedekt: { $cards }
only-step = { $card } kan hier alleen gedekt, als stap: kies waar
choose-where = { $card }: kies waar
step-left = Een stap naar links: speel een kaart gedekt
step-right = Een stap naar rechts: speel een kaart gedekt
as-step-left = { $card } gedekt: een stap naar links
as-step-right = { $card } gedekt: een stap naar rechts
lands = eindigt op { $cell }
loot = Wat steel je van { $name }?
token = Herspeelfiche
again = Tweede actie uitvoeren
end = Beurt beëindigen
pawn = Pion van { $name } op { $cell }, hoofd naar het { $up }
