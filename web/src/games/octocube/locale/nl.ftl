board = Zee van { $n } bij { $n } vakken
cell = Vak { $cell }
points = Punten
coins = Munten
cube-tiles = Tegels op de kubus
objects = Voorwerptegels op het bord
filled = Gevulde vakken
ashore = Tegels op de kubus (in het eigen gebied)
reserve = Afgrondtegels over
reserve-left =
    { $tiles ->
        [one] Nog { $tiles } Afgrondtegel. Ligt die er, dan eindigt het spel met de ronde.
       *[other] Nog { $tiles } Afgrondtegels. Ligt de laatste er, dan eindigt het spel met de ronde.
    }
aim = De meeste punten winnen: sets van één soort op je kubus, daarna munten en meerderheden op het einde.
table-sets = Scoren: 1, 2, 3, 4, 5, 6 tegels van een soort geven 0, 2, 4, 7, 10, 15 punten.
table-coins = Aan het einde geeft elke munt 3 punten.
table-colours = Meeste tegels van een kleur: 5 punten, op een na meeste: 2.
table-kinds = Meeste (op een na meeste) tegels van een soort: diamant 7 (4), parel 6 (3), sextant 5 (2), amfora 4 (1), zeester 3 (0).
left =
    { $tiles ->
        [one] Nog { $tiles } Afgrondtegel
       *[other] Nog { $tiles } Afgrondtegels
    }
kids-spaces = Op een vak met drie stippen past elk voorwerp van die kleur, op een grijs vak dat voorwerp in elke kleur.
kids-choose = Kies een vak op je bord: { $tile }
kids-goal = De eerste speler die alle 16 vakken vult, wint; de ronde wordt afgemaakt.
look = Wat { $name } heeft
pivot = { $n } graden draaien
score = Scoren
score-now =
    { $n ->
        [one] { $n } punt scoren
       *[other] { $n } punten scoren
    }
score-none = Niets scoren
pass = Passen
decline = Niet gebruiken
take = De kubus terugnemen
use = Kracht { $power }
tip = Kantelen: { $way }
spin = Met de klok mee draaien
place = Zo plaatsen
turn = Zo draaien
back = Terug
stack = De stapel, van onder naar boven
toggle = { $face }: { $tile }
sets = Gescoorde sets
majority = Meeste tegels: { $what }
total = Totaal
