board = Bord van 127 zeshoekige vakken
score = Punten
on-board = Op het bord
sheltered = Beschut
reserve = In voorraad
home = Thuis
waiting = Wacht
target =
    { $target ->
        [one] De eerste speler met { $target } punt wint: 1 per uitgeschakeld stuk.
       *[other] De eerste speler met { $target } punten wint: 1 per uitgeschakeld stuk.
    }
race = De eerste speler die alle stukken op de rij aan de overkant heeft, wint.
attack = Aanval: het gespeelde stuk kan in je eigen beurt niet geslagen worden.
clash = Botsing: ook het gespeelde stuk kan geslagen worden.
clockwise = Met de klok mee draaien
counter = Tegen de klok in draaien
choose = Stuk op { $cell }
start = Startvak { $cell }
back = Terug
facing = Waar wijst zijde 1 heen?
choose-flight = Stuk op { $cell }: kies waarheen het vliegt
choose-target = Stuk op { $cell }: kies waarheen het vliegt, of draai het
pass = Passen
