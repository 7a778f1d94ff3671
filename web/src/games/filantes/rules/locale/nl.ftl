chapter-goal = Doel van het spel
text-goal =
    In het __duel__ scoor je een punt voor elk vijandelijk stuk dat je uitschakelt. Wie het eerst __10 punten__ heeft, wint. In de __race__ (aan het einde van deze pagina)
    breng je al je stukken naar de overkant.

chapter-pieces = Bord en stukken
rule-e2 = Het bord is een zeshoek van 127 zeshoekige __vakken__, zeven langs elke rand.
rule-e3 =
    Elk __stuk__ heeft zes zijden met de cijfers 1 tot 6. Met de klok mee staat er __1, 6, 3, 5, 2, 4__, op elk stuk. Het cijfer is de __kracht__ van die zijde, in de
    aanval en in de verdediging.
rule-e4 =
    Zes vakken zijn __startvakken__: daar komen stukken in het spel. Ze zijn van niemand. Ze liggen drie vakken van het midden, in de zes richtingen. De tafel
    kan ze elders leggen: in de zes hoeken, of in het midden van de zes randen.

chapter-setup = Voorbereiding
rule-e1 = Voor 2 of 3 spelers. __De plaatsen worden geloot.__ De eerste plaats begint; de beurt gaat met de klok mee.
rule-e5 =
    Iedereen neemt stukken van één kleur. Ze beginnen allemaal in je __voorraad__, naast het bord.

    Spelers | Stukken per speler
    2 | 8
    3 | 6

    Niets is verborgen. Behalve de loting van de plaatsen is er geen toeval.

chapter-turn = Je beurt
text-turn =
    1. __Verplaats__ één stuk, of __draai__ er een.
    2. __Gevecht:__ dat stuk vecht met elke vijand ernaast.
    3. __Inzet:__ één stuk uit je voorraad komt op het bord.
rule-e10 =
    __Geen stuk op het bord?__ Dan zet je er alleen een uit je voorraad op een vrij startvak, gedraaid zoals je wilt, en je beurt is voorbij. Is er geen startvak vrij,
    dan pas je.
rule-e11 =
    __Anders moet je__ ofwel één stuk verplaatsen, ofwel één stuk één stap draaien (een zesde slag), in de ene of de andere richting. Draaien kan altijd. Daarna volgen gevecht
    en inzet.

chapter-move = Verplaatsen en draaien
rule-e12 =
    Kies een stuk en een van zijn zes zijden. Het vliegt rechtdoor over die zijde, precies __6 min het cijfer__ erop:

    Cijfer vooraan | 1 | 2 | 3 | 4 | 5 | 6
    Vakken | 5 | 4 | 3 | 2 | 1 | geen

    - Het stuk blijft gedraaid zoals het was.
    - Het mag over andere stukken vliegen; hun vakken tellen mee.
    - Het mag __niet__ eindigen op een stuk, op een startvak of naast het bord.
text-strong = Een sterke zijde is dus traag, een zwakke snel: hoe sterker de zijde, hoe korter de vlucht.
caption-fly = De zwakste zijde vliegt het verst. Met de 1 vooraan vliegt het stuk 6 − 1 = 5 vakken.
caption-over = Een stuk mag over andere heen vliegen. Het gaat erom waar het eindigt.

chapter-combat = Gevecht
rule-e14 =
    Het stuk dat je verplaatst of gedraaid hebt, vecht met __elk vijandelijk stuk ernaast__. Alleen dit stuk vecht, je andere niet. Vergelijk de twee cijfers op de rand waar ze elkaar raken. Is dat van jou __groter__? Dan is
    het vijandelijke stuk __uitgeschakeld__. Alle gevechten tellen tegelijk, na de zet. Gelijke cijfers: er gebeurt niets. In je eigen beurt kan je stuk niet worden uitgeschakeld, hoe sterk
    zijn buren ook zijn. (De variant "botsing" verandert dit; zie verderop.)
rule-e15 =
    Voor elk stuk dat je uitschakelt, scoor je __1 punt__. Het gaat terug naar de __voorraad__ van zijn eigenaar en kan later weer op het bord komen.
caption-attack = Rood landt naast Geel, met het grotere cijfer op de gemeenschappelijke rand: het gele stuk is uitgeschakeld.
caption-turn = Eén stap draaien is genoeg om een buur een sterkere zijde te tonen.
caption-several = Eén zet kan met meerdere stukken tegelijk vechten.

chapter-entry = Inzet
rule-e16 =
    Heb je aan het einde van je beurt een stuk in je voorraad en is er een startvak vrij, dan __moet__ je er een stuk op zetten. Draai het zoals je wilt: later kan dat alleen stap voor
    stap. Dat geldt ook als je net je enige stukken in een botsing verloren hebt.
rule-e17 =
    Een pas ingezet stuk is __beschut__ tot je volgende beurt begint: het vecht niet en kan niet worden aangevallen. Je herkent het aan zijn stippelrand. (De tafel kan de beschutting
    laten duren tot het einde van je volgende beurt. Dan mag het stuk in die beurt bewegen of draaien, maar het vecht niet.)
caption-shelter = Het stuk met de stippelrand is net ingezet: de sterkere buur kan het nog niets doen.

chapter-end = Einde van het spel en gelijkstand
rule-e18 =
    Wie het eerst __10 punten__ heeft, wint meteen, nog voor de inzet. De tafel kan een ander doel kiezen, van 1 tot 30. Bereiken twee spelers het in dezelfde botsing, dan wint de
    hoogste score; is die gelijk, dan delen ze de overwinning.
rule-e19 =
    Is er 200 beurten op rij niets uitgeschakeld (de beurten van alle spelers, ook inzetten en passen; de tafel kan 10 tot 10.000 kiezen), dan eindigt het spel. De hoogste score wint; bij
    gelijke score wordt de overwinning gedeeld. Het resultaat zegt dat.

chapter-clash = Variant: botsing
rule-e14-clash =
    Met de optie __botsing__ is ook je eigen stuk in gevaar. Toont een vijandelijk, niet beschut stuk ernaast een __groter__ cijfer op de gemeenschappelijke rand, dan wordt __jouw__ stuk
    uitgeschakeld, en elke speler met zo'n stuk scoort 1 punt. Wat jouw stuk in dezelfde zet uitschakelt, is toch uitgeschakeld.
caption-clash = Botsing: Rood slaat toe, en geen buur toont een groter cijfer. Het rode stuk blijft dus staan.

chapter-race = Variant: de race
rule-e30 =
    Hier zijn er geen punten. Heb als eerste __al je stukken op je aankomstrij__. Met 2 spelers heb je elk 7 stukken, met 3 spelers 5.
heading-race-setup = Voorbereiding
rule-e31 =
    Elke speler heeft één rand van het bord als __startrij__; de rand aan de overkant is de __aankomstrij__. Een rij is alle 7 vakken van de rand, hoeken inbegrepen.

    Spelers | Startrijen
    2 | boven en linksonder
    3 | boven, rechtsonder en linksonder

    Een hoek kan bij de startrij van de ene en bij de aankomstrij van de andere speler horen.
rule-e32 =
    Met 2 spelers vul je alle 7 vakken van je startrij, met 3 spelers de 5 tussen de hoeken. Al je stukken zijn hetzelfde gedraaid: van de twee zijden die het bord in kijken, komt
    met de klok mee eerst de 2, dan de 4. Dat __blijft het hele spel zo__. Startvakken zijn hier gewone vakken, en geen stuk is beschut.
caption-race-start = De race met 3 spelers: vijf stukken op elke startrij, allemaal hetzelfde gedraaid.
heading-race-turn = Je beurt
rule-e33 =
    Verplaats één stuk zoals in het duel, en vecht dan. Stukken __draaien nooit__, en er wordt niets ingezet. Kun je niets verplaatsen, dan pas je.
rule-e34 =
    __Opening.__ In je eerste 7 beurten (3 spelers: 5) moet je een stuk verplaatsen dat __nog niet bewogen__ heeft, en het moet je startrij verlaten. Bestaat zo'n zet niet, verplaats dan een
    ander stuk; kan er niets bewegen, pas dan. Passen telt als beurt. Elke beweging telt, ook een langs de startrij. Teruggezet worden verandert daar niets aan.
heading-race-beaten = Verslagen stukken
rule-e35 =
    Verslagen stukken zijn niet weg. Hun eigenaar __zet ze meteen terug__ op vrije vakken van de eigen startrij, naar keuze, gedraaid zoals in het begin. Dat begint geen
    gevecht.

    - Hebben meerdere spelers verslagen stukken, dan zetten ze die terug in de volgorde van de beurten, wie aan zet was het laatst. Je stukken gaan terug in de volgorde waarin
      ze in het begin op je startrij stonden, met de klok mee.
    - Is er op de rij geen vak vrij, dan __wacht__ het stuk. Als je beurt begint, worden zoveel mogelijk wachtende stukken teruggezet; dan speel je je beurt. Een stuk dat intussen
      verslagen wordt, gaat meteen terug als er een vak vrij is.
    - Het vak waar een verslagen stuk stond, is weer vrij.
rule-e36 =
    Een stuk op __zijn eigen__ aankomstrij vecht niet en kan niet worden aangevallen. Het telt waar de stukken na de zet staan. Op de aankomstrij van een ander is het niet veilig. Het mag nog
    bewegen. Je moet de aankomstrij precies halen, zoals bij elke zet.
caption-race = Precies op de aankomstrij: daar is het stuk veilig.
heading-race-end = Einde
rule-e37 =
    De aankomstrij mag in elke volgorde gevuld worden. Je wint als je laatste stuk er is, na de gevechten van die zet en voordat verslagen stukken worden teruggezet. Na 400 beurten van alle spelers
    samen (de tafel kan 10 tot 10.000 kiezen) eindigt de race: de meeste stukken op de aankomstrij winnen, bij gelijkstand wordt de overwinning gedeeld, en het resultaat zegt dat. Doel,
    beschutting, startvakken en de grens van rustige beurten hebben in de race geen betekenis; botsing kan ook hier.

summary-goal =
    __Doel__

    Als eerste 10 punten: 1 voor elk vijandelijk stuk dat je uitschakelt.
summary-setup =
    __Voorbereiding__

    2 spelers: elk 8 stukken. 3 spelers: elk 6. Allemaal in de voorraad. Plaatsen geloot.
summary-turn =
    __Je beurt__

    1. Verplaats of draai één stuk.
    2. Gevecht.
    3. Inzet: als het kan, zet een stuk uit je voorraad op een vrij startvak, gedraaid zoals je wilt.

    Geen stuk op het bord? Zet er alleen een in. Geen startvak vrij? Pas.
summary-move =
    __Verplaatsen__

    Rechtdoor over één zijde, precies 6 min haar cijfer:

    Cijfer | 1 | 2 | 3 | 4 | 5 | 6
    Vakken | 5 | 4 | 3 | 2 | 1 | geen

    Over andere heen, maar niet op een stuk of een startvak, en niet van het bord. Met de klok mee: 1, 6, 3, 5, 2, 4.
summary-rotate =
    __Draaien__

    Eén stap (een zesde slag), in een richting naar keuze.
summary-combat =
    __Gevecht__

    Het verplaatste of gedraaide stuk schakelt elke vijand ernaast uit die een __kleiner__ cijfer toont op de gemeenschappelijke rand. Gelijk: niets. Uitgeschakelde stukken gaan terug naar de
    voorraad van hun eigenaar.
summary-shelter =
    __Beschutting__

    Een pas ingezet stuk vecht niet en kan niet worden aangevallen tot de volgende beurt van zijn eigenaar begint.
summary-clash =
    __Botsing (variant)__

    Ook jouw stuk wordt uitgeschakeld als een buur een groter cijfer toont. Elke speler met zo'n stuk scoort 1.
summary-race =
    __Race (variant)__

    Al je stukken van je startrij naar de rij aan de overkant: elk 7 (3 spelers: 5). Niet draaien, geen punten. Verplaats eerst elk stuk één keer, van de startrij af. Verslagen stukken gaan
    terug naar de startrij. Op de eigen aankomstrij is een stuk veilig. Wie ze daar het eerst allemaal heeft, wint.
