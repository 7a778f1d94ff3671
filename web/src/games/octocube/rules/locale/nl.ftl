chapter-goal = Doel van het spel
text-goal =
    Rol je __octopuskubus__ over de stapels: wat eronder ligt, blijft plakken. Breng reeksen van dezelfde soort thuis, verzamel munten en heb op het einde de meeste
    tegels van een kleur of een soort. __De meeste punten winnen.__ Er zijn drie spellen: het __basisspel__, het __spel voor gevorderden__ met krachten, en het __kinderspel__. De
    meeste regels zijn dezelfde; de laatste hoofdstukken zeggen wat er anders is.

chapter-pieces = Spelmateriaal
rule-o2 =
    84 __tegels__: 72 __voorwerpen__, elk van een soort op een kleur, en 12 __munten__.

    Soort | Wit | Lichtblauw | Donkerblauw | Groen | Samen
    Diamant | 3 | 2 | 2 | 2 | 9
    Parel | 3 | 3 | 3 | 3 | 12
    Sextant | 3 | 4 | 4 | 4 | 15
    Amfora | 4 | 5 | 4 | 4 | 17
    Zeester | 5 | 4 | 5 | 5 | 19
    Samen | 18 | 18 | 18 | 18 | 72
rule-o6 =
    Iedereen heeft een __kubus__. Elk van zijn zes vlakken draagt hoogstens __één tegel__. Het gaat er alleen om welke tegel waar zit: boven, onder, noord, oost, zuid,
    west.
text-board = Iedereen heeft een __spelersbord__ met een plaats voor elke soort in elke kleur, en een __persoonlijke zone__ voor zich.

chapter-setup = Voorbereiding
rule-o1 =
    Voor 2 tot 4 spelers. __De plaatsen worden geloot.__ De eerste plaats krijgt de startspelerfiche en begint; de beurt gaat met de klok mee. Een __ronde__ is één beurt
    van iedereen.
rule-o3 =
    Schud alle 84 tegels en leg ze als stapels neer, de voorwerpen naar boven. Je ziet de __bovenste tegel__ van elke stapel; die eronder zijn geheim.

    Spelers | Speelveld | Stapels aan de rand | Stapels binnenin
    2 | 4 × 4 | 12 stapels van 5 | 4 stapels van 6
    3 of 4 | 5 × 5 | 16 stapels van 3 | 4 binnenhoeken van 4; 4 naast het midden van 5

    Met 3 of 4 spelers ligt in het midden geen stapel, maar __afgrondtegel A__.
rule-o4 =
    Leg enkele __afgrondtegels__ als voorraad naast het speelveld. Zij zijn de klok van het spel.

    Spelers | Afgrondtegels in voorraad
    2 | 5
    3 | 6
    4 | 7
caption-setup = Voorbereiding met drie of vier spelers: 24 stapels rond afgrondtegel A.
rule-o5 =
    __Drie woorden.__ Een vak, stapel of afgrondtegel, is __vrij__ als er geen kubus op staat. __Aangrenzend__ betekent ernaast, in een van de vier richtingen, nooit schuin. De __rand__ is
    de buitenste ring van vakken, hoeken inbegrepen.

chapter-turn = Je beurt
rule-o10 =
    __Is je kubus in je persoonlijke zone?__ Zet hem op een vrij vak aan de __rand__, gedraaid zoals je wilt. Dat is je hele beurt.
rule-o11 = __Is je kubus op het speelveld?__ Kies één actie: __Rollen__, __Draaien__, __Scoren__ of __Passen__.
heading-contact = Een tegel blijft plakken
rule-o12 =
    Telkens als je kubus op een stapel tot rust komt en zijn __ondervlak kaal__ is, blijft de bovenste tegel van de stapel eraan plakken. Je hoeft niet eerst verder te rollen: hij is vanaf nu
    van jou, en je kunt hem in je volgende beurt scoren. Draagt het ondervlak al een tegel, dan gebeurt er niets.
caption-place = Aan de rand gezet neemt de kubus de bovenste tegel van de stapel: een witte diamant.

chapter-actions = Acties
heading-roll = Rollen
rule-o13 =
    Rol naar een __vrij aangrenzend__ vak. De kubus kantelt een kwart, als een wiel. Rol je naar het noorden, dan komt het noordvlak onder, het ondervlak zuid, het zuidvlak boven en het
    bovenvlak noord; oost en west blijven. Dan kan er een tegel blijven plakken.
caption-roll = Naar het westen rollen brengt het westvlak onder.
heading-abyss = Afgrondtegels
rule-o14 =
    Heeft je kubus de __laatste tegel__ van een stapel genomen, dan komt er een afgrondtegel uit de voorraad op de lege plek zodra de kubus ze __verlaat__, door weg te rollen of om te scoren. Is de voorraad leeg (dat kan
    alleen in de laatste ronde), dan telt de kale plek als een afgrondtegel zonder kracht.
rule-o15 = Je mag op een afgrondtegel staan. Er valt daar niets te nemen.
rule-o16 =
    __3 of 4 spelers:__ rol je op __afgrondtegel A__ in het midden, dan mag je meteen nog eens rollen.
caption-abyss = De kubus nam de laatste tegel en vertrekt: het lege vak wordt een afgrondtegel.
heading-pivot = Draaien
rule-o17 =
    Draai je kubus ter plaatse een kwart, een halve of driekwart slag. Boven en onder blijven; de vier zijden wisselen. (Een draai die niets zou veranderen, wordt niet
    aangeboden.)
caption-pivot = Eerst gedraaid, dan op een kaal vlak gerold.
heading-score = Scoren
rule-o18 =
    Neem je kubus terug naar je persoonlijke zone. Haal er dan __zoveel tegels af als je wilt__: alle, enkele of geen. De rest blijft op de kubus.

    - __Munten__ komen naast je spelersbord. Ze tellen op het einde.
    - __Voorwerpen__ scoren meteen, in reeksen van __dezelfde soort__; de kleur telt niet:

    Tegels van één soort | 1 | 2 | 3 | 4 | 5 | 6
    Punten | 0 | 2 | 4 | 7 | 10 | 15

    Daarna komen ze op je spelersbord, elk op zijn soort en kleur, gelijke op elkaar.
example-score =
    Op je kubus zitten een munt, drie zeesterren, een amfora en een sextant. Je haalt alles eraf behalve de sextant: 4 punten voor drie zeesterren, 0 voor één amfora. De munt komt naast je
    bord. De sextant wacht op de kubus op gezelschap.
rule-o35 =
    De punten die je tot nu toe won, liggen gedekt. De tafel kan ieders punten tijdens het spel tonen; meestal zie je ze op het einde.
heading-pass = Passen
rule-o19 = Je doet niets in deze beurt.

chapter-end = Einde van het spel
rule-o30 =
    Is de __laatste afgrondtegel__ van de voorraad gelegd, speel dan de ronde uit, zodat iedereen evenveel beurten had. Daarna scoort iedereen __alle__ tegels die nog op de eigen kubus zitten, zoals
    bij Scoren. Wat op het speelveld ligt, doet er niet meer toe.
rule-o34 =
    Na 150 rondes (kinderspel: 60; de tafel kan een ander aantal kiezen) eindigt het spel op dezelfde manier, en het resultaat zegt dat.

chapter-scoring = Eindtelling
rule-o31 =
    Tel op:

    - de __punten__ die je tijdens het spel scoorde,
    - __3 punten__ per munt,
    - de __meerderheden__: tel voor elke kleur en elke soort de tegels op je spelersbord.

    Waarvoor | De meeste | Op één na de meeste
    elk van de vier kleuren | 5 | 2
    Zeester | 3 | 0
    Amfora | 4 | 1
    Sextant | 5 | 2
    Parel | 6 | 3
    Diamant | 7 | 4
rule-o32 =
    __Gelijkstand bij een meerderheid:__ alle spelers met evenveel krijgen de volle punten van hun plaats. Bij gelijkstand op de eerste plaats krijgt niemand de tweede. Wie er geen tegel voor heeft,
    krijgt niets.
example-majority =
    Parels: Ann heeft er 3, Ben 3, Cleo 2. Ann en Ben krijgen elk 6 punten, Cleo niets. Diamanten: Ann heeft er 2, Ben 1, Cleo 1. Ann krijgt 7 punten, Ben en Cleo elk
    4.
rule-o33 = De meeste punten winnen. __Gelijkstand:__ de meeste voorwerpen. Nog steeds gelijk: een gelijkspel.

chapter-advanced = Het spel voor gevorderden
text-advanced = Alle regels van het basisspel gelden, en afgrondtegels hebben __krachten__.
rule-o60 =
    De krachten zijn __B tot I__. De afgrondtegels van de voorraad zijn een geschudde, gedekte stapel: niemand weet welke de volgende is. Wat niet nodig is, blijft ongezien in de doos. Met 3 of 4
    spelers ligt in het midden een gelote kracht in plaats van A. (De tafel kan andere krachten kiezen.)
rule-o61 =
    Je kunt een kracht op twee manieren gebruiken:

    - __Als je beurt:__ de kracht van __één__ afgrondtegel naast je kubus, zonder kubus erop. Je doet verder niets.
    - __Nadat je op een afgrondtegel gerold bent:__ meteen haar kracht, als je wilt. Rol je met kracht A op een andere afgrondtegel, dan mag je ook die gebruiken.
heading-powers = De krachten
rule-o62 = Je kunt een kracht alleen gebruiken als je ze __helemaal__ kunt uitvoeren.
rule-o62-a = __A – Rollen.__ Rol naar een vrij aangrenzend vak.
rule-o62-b = __B – Omwisselen.__ Ruil de tegel boven op je kubus met een tegel van je spelersbord.
rule-o62-c = __C – Springen.__ Til je kubus op en zet hem op een ander vrij vak naar keuze, zonder hem te draaien.
rule-o62-d =
    __D – Vangen.__ Neem een open bovenste tegel van het speelveld (zonder kubus op de stapel) en leg hem op het bovenvlak van je kubus. Dat vlak moet kaal zijn.
rule-o62-e = __E – Keren.__ Draai je kubus ter plaatse in elke andere stand die je wilt, met tegels en al.
rule-o62-f =
    __F – Inruilen.__ Ruil de open bovenste tegel van een aangrenzende stapel zonder kubus met een tegel van je spelersbord. Een __munt__ kun je zo niet nemen: die heeft op je bord geen
    plaats.
rule-o62-g = __G – Van plaats wisselen.__ Wissel van plaats met de kubus van een andere speler op het speelveld. Geen van beide wordt gedraaid.
rule-o62-h = __H – Stroming.__ Verwissel twee vakken zonder kubus, stapels of afgrondtegels, zonder onder de bovenste tegel te kijken.
rule-o62-i =
    __I – Handelen.__ Ruil de tegel boven op je kubus met die boven op de kubus van een andere speler op het speelveld. Beide moeten er een hebben.
rule-o62-alike = Bij B, F en I mogen de twee tegels gelijk zijn.
caption-power = Kracht D haalt een open tegel van ver naar de bovenkant van de kubus.
caption-swap = Kracht G: twee kubussen wisselen van plaats. Geen van beide wordt gedraaid.
heading-powers-detail = Bijzonderheden
rule-o63 =
    - Een munt die je door een kracht krijgt, ligt naast je bord. Je kunt alleen __voorwerpen__ van je bord geven, nooit een munt.
    - Tegels die een kracht verplaatst, scoren geen reeks. Ze tellen wel voor de meerderheden.
    - Maakt een kracht een stapel zonder kubus leeg, dan komt daar meteen een afgrondtegel.
    - Na C, E en G kan er aan een neergezette kubus een tegel blijven plakken. Bij G vertrekken eerst beide kubussen (jouw vak eerst), dan landen beide.
rule-o64 =
    Tegels op kubussen en borden zijn open. Wat iedereen gezien heeft, blijft bekend: een bovenste tegel die open lag, is vanaf dan bekend, ook als hij bedekt wordt of door H verplaatst. E toont
    niets behalve de tegel die blijft plakken.

chapter-kids = Het kinderspel
text-kids =
    Vul alle __16 plaatsen__ van je bord. Er zijn geen punten, en je hoeft er niet op te letten hoe de kubus gedraaid is.
rule-o80 =
    De voorbereiding is die van het basisspel. Je bord heeft 16 plaatsen:

    Plaatsen | Wat past
    7 | precies deze soort in deze kleur
    5 | één voor elke soort, in om het even welke kleur
    4 | één voor elke kleur, van om het even welke soort

    De vier borden vragen verschillende tegels en zijn even moeilijk. Je krijgt het bord van je plaats aan tafel, tenzij de tafel het anders bepaalt.
rule-o86 =
    Het aantal afgrondtegels is niet beperkt: elke lege stapel krijgt er een. Ze zijn hier niet de klok.
rule-o81 =
    Je acties zijn __Rollen__ en __Terugnemen__. Is je kubus in je persoonlijke zone, zet hem dan op een vrij vak aan de rand: een tegel blijft plakken, en dat is je beurt. Is hij op het speelveld,
    verplaats hem dan naar een vrij aangrenzend vak, __op een kaal vlak__. Zo geeft elke stapel waar je komt je een tegel. Waar de tegels op de kubus zitten, maakt niet uit.
text-kids-centre = Met 3 of 4 spelers laat afgrondtegel A in het midden je nog eens rollen, zoals in het basisspel.
rule-o82 =
    Dragen na het rollen alle __zes vlakken__ een tegel, dan neem je meteen terug. Is er geen aangrenzend vak vrij, dan kun je alleen terugnemen.
caption-kids = Kinderspel: elke keer dat je op een stapel rolt, krijg je een tegel.
rule-o83 =
    __Terugnemen.__ Je kubus gaat naar je persoonlijke zone, en alle tegels gaan eraf. Munten liggen naast je bord. Zolang een tegel past op een vrije plaats van je bord, kies je zo'n tegel en
    zo'n plaats en leg je hem daar. Eén tegel per plaats.
rule-o84 =
    __Wat nergens past, gaat terug.__ Stapel deze tegels in de volgorde die je wilt; iedereen ziet ze. De stapel vervangt een __afgrondtegel__ naar keuze zonder kubus erop; die verdwijnt. Is er geen,
    leg hem dan op de laagste stapel zonder kubus (naar keuze bij gelijke). Ook afgrondtegel A in het midden telt; is die vervangen, dan is de extra rol weg.
rule-o85 =
    __Einde.__ Vult iemand de __16e plaats__, speel dan de ronde uit, zodat iedereen evenveel beurten had. Er wordt niet nog een laatste keer gescoord.

    - Is er __één__ bord vol, dan wint dat.
    - Zijn er __meerdere__ vol, dan wint dat met de meeste munten. Nog steeds gelijk: een gelijkspel.

    Heeft bij de grens van 60 rondes niemand een vol bord, dan winnen de meeste gevulde plaatsen, daarna de meeste munten. Zo eindigt het spel ook na een ronde waarin geen enkel bord nog vol kan
    worden.

summary-goal =
    __Doel__

    De meeste punten: reeksen tijdens het spel, munten en meerderheden op het einde. Gelijkstand: de meeste voorwerpen.
summary-setup =
    __Voorbereiding__

    2 spelers: 4 × 4 stapels, 5 afgrondtegels. 3 spelers: 5 × 5 met afgrondtegel A in het midden, 6 afgrondtegels. 4 spelers: hetzelfde met 7. Plaatsen geloot.
summary-turn =
    __Je beurt__

    Kubus bij jou: zet hem op een vrij vak aan de rand, gedraaid zoals je wilt. Kubus op het speelveld: één actie.

    - __Rollen__ naar een vrij aangrenzend vak.
    - __Draaien__ ter plaatse: boven en onder blijven.
    - __Scoren:__ kubus terug, haal tegels naar keuze eraf.
    - __Passen.__

    Een kaal ondervlak neemt de bovenste tegel van zijn stapel.
summary-score =
    __Reeksen van één soort__

    Tegels | 1 | 2 | 3 | 4 | 5 | 6
    Punten | 0 | 2 | 4 | 7 | 10 | 15
summary-abyss =
    __Afgrond__

    Verlaat je een vak waarvan je de laatste tegel nam, dan komt daar een afgrondtegel. Op A gerold: rol nog eens.
summary-end =
    __Einde__

    De laatste afgrondtegel ligt: speel de ronde uit, dan scoort iedereen wat op de kubus zit. Munten: elk 3 punten.

    Meerderheden | Eerste | Tweede
    elke kleur | 5 | 2
    Zeester | 3 | 0
    Amfora | 4 | 1
    Sextant | 5 | 2
    Parel | 6 | 3
    Diamant | 7 | 4

    Gelijkstand: allen de volle punten; na een gelijkstand op de eerste plaats geen tweede.
summary-powers =
    __Krachten (voor gevorderden)__

    Die van een aangrenzende afgrondtegel als beurt, of die van de tegel waarop je net gerold bent.

    - __A__ rollen · __B__ bovenste tegel ↔ je bord · __C__ kubus naar een vrij vak
    - __D__ een open tegel op je kale bovenvlak · __E__ kubus draaien
    - __F__ aangrenzend open voorwerp ↔ je bord · __G__ van plaats wisselen met een kubus
    - __H__ twee vakken verwisselen · __I__ bovenste tegel ↔ die van een andere kubus
summary-kids =
    __Kinderspel__

    Rol alleen op kale vlakken, of neem terug en vul de 16 plaatsen van je bord. Wat nergens past, wordt gestapeld en vervangt een afgrondtegel. Iemand vult de 16e plaats: speel de ronde uit. Een vol
    bord wint; meerdere: de meeste munten.
