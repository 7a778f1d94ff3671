### Levels and characters of bots

level-1 = Stof
    .description = Speelt wat op het eerste gezicht leuk lijkt, en kijkt vaak verkeerd. Om mee te beginnen.
level-2 = Vonk
    .description = Ziet zijn eigen volgende stap, zelden die van jou.
level-3 = Vuurvlieg
    .description = Pakt wat er te halen is en ziet veel van je antwoorden niet.
level-4 = Meteoor
    .description = Herkent een goede zet als hij hem ziet, maar denkt weinig vooruit.
level-5 = Maan
    .description = Kijkt een beurt of twee vooruit. Goed gezelschap voor een avond met het gezin.
level-6 = Komeet
    .description = Maakt plannen, en heeft de meeste van jouw plannen door.
level-7 = Zon
    .description = Maakt weinig fouten. Winnen vraagt oefening.
level-8 = Supernova
    .description = Denkt zo lang als nodig, tot een seconde. Veel geluk.

character-even = Evenwichtig
    .description = Speelt de zet die volgens hem de beste is.
character-bold = Gedurfd
    .description = Valt graag aan en gokt op grote slagen.
character-careful = Voorzichtig
    .description = Houdt van zekere punten en blijft buiten bereik.
character-thief = Dief
    .description = Jaagt op wat anderen hebben en verwaarloost de eigen punten.
character-hermit = Kluizenaar
    .description = Blijft iedereen uit de weg en speelt voor rustige punten.
character-gambler = Gokker
    .description = Zet nu alles op grote dingen en spaart niets.
