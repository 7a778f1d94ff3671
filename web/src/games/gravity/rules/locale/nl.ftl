chapter-goal = Doel van het spel
text-goal =
    Je bent een __superster__ op een kleine planeet met een vreemde zwaartekracht. Verzamel sterren en herspeelfiches: loop, spring, geef jezelf een
    nieuw "beneden" en val. Duw anderen van het bord en steel van hen. De meeste __punten__ winnen.

chapter-pieces = Spelmateriaal
rule-g2 =
    - Per speler: één __supersterpion__ en vijf verschillende __actiekaarten__: Lange sprong, Hoge sprong, Val, Rotatie, Joker.
    - 6 dubbelzijdige __planeettegels__: 12 verschillende zijden.
    - 78 __sterren__: 13 in elk van blauw, geel, roze, groen, oranje en wit.
    - 18 __herspeelfiches__ in een algemene voorraad.
    - De __open-deurpion__. Die is van niemand.

    Wat je wint, ligt open voor je, zoveel als je maar wilt. De kleur van een ster heeft niets te maken met de kleur van een pion.
rule-g3 =
    Een planeettegel heeft 6 × 6 __vakken__. Op de randen van vakken staan muren: de __platformen__. Elke tegel heeft één __deurvak__, met een boven en staand op
    een platform, en 13 symbolen op 13 andere vakken: 10 __stersymbolen__ en 3 __herspeelsymbolen__.
rule-g4 =
    Op onze tegels wordt elke rij en elke kolom door een platform gekruist, dus elke val eindigt. (In de tegeleditor kun je eigen tegels tekenen. Valt een pion
    daar helemaal rond, dan komt hij nog één keer op het vak waar zijn val begon en blijft daar in de lucht.)

chapter-setup = Voorbereiding
rule-g1 =
    Voor 2 tot 6 spelers. __De plaatsen worden geloot__, tenzij de tafel het anders bepaalt. De eerste plaats begint; de beurt gaat naar links, met
    de klok mee.
rule-g5 =
    Leg de tegels willekeurig neer: welke, met welke zijde boven en hoe gedraaid.

    Spelers | Tegels | Opstelling (breed × hoog)
    2 | 2 | 2 × 1
    3 of 4 | 4 | 2 × 2
    5 of 6 | 6 | 3 × 2

    Tussen twee vakken volstaat een platform aan één kant: het houdt pionnen van beide kanten tegen. Dat geldt ook van tegel naar tegel en over de
    rand van het bord heen.
rule-g7 =
    1. De __open-deurpion__ komt op een geloot deurvak.
    2. Op elk symbool komt een __ster__ uit de zak, in een willekeurige kleur. De andere sterren blijven in de zak.
    3. De herspeelfiches liggen naast het bord.
    4. Je neemt je vijf kaarten op handen. Je pion wacht __naast het bord__.
caption-setup = Twee tegels voor twee spelers. Elk symbool is bedekt; de open-deurpion wacht op een van de twee deuren. Door de andere is net de eerste pion gekomen.

chapter-turn = Je beurt
text-turn =
    1. __Breng je pion in het spel__, als hij niet op het bord staat.
    2. __Voer één actie uit.__ Dit moet.
    3. __Spendeer een herspeelfiche__ voor een tweede actie, als je wilt.
rule-g10 =
    __In het spel komen.__ Staat je pion niet op het bord, dan komt hij op het vak van de open-deurpion, met zijn hoofd naar de bovenkant van de deur. Staat daar een andere
    pion? Je duwt hem van het bord en kiest je buit voordat je je actie doet. Daarna gaat de open-deurpion verder. Staat je pion al op het bord, sla deze stap dan
    over.
caption-enter = De pion komt binnen bij de open deur, die naar de volgende deur gaat. Dan volgt de actie.
rule-g11 =
    __Een actie uitvoeren.__ Kies er één: je hand vervolledigen, een standaardbeweging, een speciale beweging, of een promokaart als jullie daarmee spelen. Na
    elke actie komt de zwaartekracht: zonder platform onder de voeten valt je pion.
rule-g19 =
    __Een herspeelfiche spenderen.__ Na je actie, en nadat je gestolen hebt, mag je één herspeelfiche teruggeven aan de voorraad en een tweede actie uitvoeren. Dat
    mag __één keer per beurt__, ook met een fiche die je in deze beurt hebt gekregen of gestolen. Heb je geen fiche, dan is je beurt voorbij.
rule-g20 = Daarna is je linkerbuur aan de beurt.

chapter-actions = Acties
rule-g15 =
    __Links, rechts, boven en onder zijn die van je pion__, zoals hij ligt voor hij beweegt. Boven is waar zijn hoofd naartoe wijst, onder zijn zijn voeten. Draai
    het scherm in gedachten tot het hoofd boven is: dan zijn links en rechts ook die van jou.
rule-g16 =
    __Platformen houden je tegen.__ Je kunt er niet doorheen; alleen Val gaat door het platform onder je voeten. Je mag een beweging alleen kiezen als __alle__ stappen mogelijk
    zijn. Tussen de twee stappen van een sprong val je niet.
heading-complete = Vervolledig je hand
rule-g12 =
    Neem alle kaarten die voor je liggen terug op handen. Er moet er minstens één liggen. Je pion zet geen stap, maar hij valt als er niets onder zijn voeten
    is.
heading-simple = Standaardbeweging
rule-g13 = Leg een __willekeurige__ kaart __gedekt__ voor je neer. Ga één vak naar links of naar rechts.
rule-g17 =
    Niemand anders ziet ooit een kaart die je gedekt hebt gelegd, ook niet als je ze terugneemt. Open kaarten kent iedereen. Iedereen mag weten __hoeveel__ kaarten je op handen
    hebt, en hoeveel er open en gedekt voor je liggen.
caption-step = Een standaardbeweging: één vak naar links, van de pion uit gezien. Elke kaart is goed.
heading-special = Speciale bewegingen
rule-g14 = Leg een kaart __open__ voor je neer en doe wat ze zegt.
rule-g14-long = __Lange sprong.__ Twee vakken naar links, of twee vakken naar rechts.
rule-g14-high = __Hoge sprong.__ Eén vak naar boven, dan één vak naar links of rechts.
caption-long = Lange sprong: twee vakken opzij, en dan vallen.
caption-high = Hoge sprong: omhoog, dan opzij. Daartussen valt de pion niet.
rule-g14-drop =
    __Val.__ Eén vak naar beneden, door het platform onder je voeten. Dat kan altijd. Is er geen platform, dan is het gewoon één vak naar beneden. Van daar
    val je zoals altijd.
rule-g14-rotate = __Rotatie.__ Je pion draait ter plaatse: een kwart naar links, een kwart naar rechts, of half rond.
caption-drop = Val gaat door de vloer. Dan valt de pion tot het volgende platform.
caption-fall = Rotatie: de pion heeft een nieuw beneden, en valt daarheen.
rule-g14-joker = __Joker.__ Doet wat een van de vier andere kaarten doet, naar keuze.
heading-hand = Je laatste kaart
rule-g18 =
    Zodra je je __laatste kaart__ legt, neem je al je kaarten gratis terug op handen, nog voor je pion beweegt. (Is het een promokaart, dan gebeurt dat
    als je ze doorgeeft.)

chapter-gravity = Zwaartekracht, en wat er onderweg gebeurt
rule-g22 =
    __Vallen.__ Kijk na elke actie onder de voeten van je pion. Geen platform? Hij valt, vak na vak, tot er een is. Hoe ver maakt niet uit. Dat geldt ook
    na "Vervolledig je hand".
rule-g6 =
    __Het bord heeft geen rand.__ Een pion die er aan één kant af gaat, komt er aan de overkant weer op, in dezelfde rij of kolom.
caption-wrap = Aan één kant eraf, aan de andere kant erop, in dezelfde rij of kolom.
rule-g23 =
    __Alles onderweg telt.__ Bekijk elk vak dat je pion __betreedt__, het ene na het andere: stappend, springend, vallend, door een deur of bij het teleporteren. Het vak
    waar je beweging begint telt niet, tenzij je er in dezelfde beweging terugkomt.
rule-g24 = __Een ster:__ neem ze. Het symbool eronder doet deze keer niets.
rule-g25 =
    __Een herspeelsymbool__ zonder ster en zonder pion: neem een herspeelfiche, zolang de voorraad strekt. Je krijgt er __elke keer__ een als je zo'n vak
    betreedt.
rule-g26 = __Een stersymbool__ zonder ster: er gebeurt niets.
rule-g30 =
    __Een andere pion:__ je __duwt hem van het bord__, hoe hij ook ligt. Hij gaat terug naar zijn eigenaar, die alle eigen kaarten terug op handen neemt. Je moet iets van die speler
    __stelen__: een ster in een kleur naar keuze, of een herspeelfiche. Is er niets, dan steel je niets. Eén beweging kan meerdere pionnen van het bord duwen. Een herspeelsymbool onder een
    weggeduwde pion geeft geen fiche.
rule-g31 = Wat je steelt, kies je aan het einde van je beweging, in de volgorde waarin je de pionnen van het bord duwde.
caption-replay = De pion neemt onderweg een herspeelfiche en spendeert die meteen voor een tweede actie.
caption-out = Een sprong duwt de andere pion van het bord. Zijn eigenaar verliest een groene ster.
rule-g33 =
    __De open-deurpion:__ hij gaat met de klok mee naar het volgende deurvak zonder pion. Is er geen, dan blijft hij staan en deelt het vak. Een deur zonder de open-deurpion is
    een vak zoals elk ander.
rule-g8 =
    __Met de klok mee__ betekent rond het bord: met twee tegels links, rechts; met vier linksboven, rechtsboven, rechtsonder, linksonder; met zes linksboven,
    middenboven, rechtsboven, rechtsonder, middenonder, linksonder.

chapter-example = Een hele beurt
example-turn =
    Groen werd eerder van het bord geduwd.

    1. De groene pion komt binnen bij de open deur. De open-deurpion gaat verder.
    2. Groen speelt __Hoge sprong__: omhoog, dan naar links. Daar is geen platform, dus de pion valt.
    3. Hij valt over een vrij herspeelsymbool: Groen neemt een __herspeelfiche__.
    4. Hij valt op de roze pion: Roze wordt __van het bord geduwd__. Bij Roze valt niets te stelen.
    5. Hij valt over een blauwe __ster__ en neemt ze.
    6. Hij landt op een deur, net waar de open-deurpion staat; die gaat verder.
    7. Groen spendeert de fiche en speelt __Val__. De pion valt door het platform en neemt een oranje ster.
    8. Hij gaat van het bord af en komt er aan de andere kant in dezelfde rij weer op. Hij landt waar de oranje pion staat: Oranje wordt van het bord geduwd. Groen
       steelt een herspeelfiche, maar kan die nu niet spenderen, want er is er in deze beurt al één gespendeerd.

chapter-scoring = Puntentelling
rule-g42 =
    Wat je hebt | Punten
    elke ster | 1
    elke herspeelfiche | 1
    elk paar sterren van één kleur | 1 extra

    Tel de paren kleur per kleur: 2 of 3 sterren van een kleur zijn één paar, 4 of 5 zijn er twee, 6 of 7 zijn er drie.
example-scoring =
    Naam | Blauw | Geel | Roze | Groen | Oranje | Wit | Paren | Fiches | Punten
    Julian | 2 | 2 | 2 | 0 | 2 | 4 | 6 | 4 | 22
    Gyom | 3 | 1 | 3 | 1 | 0 | 1 | 2 | 0 | 11
    Henri | 0 | 1 | 0 | 1 | 1 | 1 | 0 | 3 | 7
    Emma | 3 | 3 | 4 | 2 | 1 | 2 | 6 | 1 | 22

    Julian en Emma hebben allebei 22 punten. Emma wint: ze heeft minder herspeelfiches.

chapter-end = Einde van het spel
rule-g40 =
    Aan het einde van een __ronde__, als de laatste plaats gespeeld heeft, tel je de sterren op het bord. Het spel eindigt als er nog maar zoveel zijn:

    Spelers | Sterren over
    2 | 4 of minder
    3 of 4 | 8 of minder
    5 of 6 | 12 of minder
rule-g43 =
    De meeste punten winnen. __Gelijkstand:__ wie de __minste__ herspeelfiches heeft, wint. Nog steeds gelijk: je deelt de overwinning.
heading-limits = Als een spel niet eindigt
rule-g44 = Na 120 rondes (de tafel kan een ander aantal kiezen) eindigt het spel en worden de punten geteld. Het resultaat zegt dat.
rule-g45 =
    Heeft 30 rondes lang geen ster het bord verlaten, dan eindigt het spel met die ronde en worden de punten geteld. Het resultaat zegt dat. De tafel kan een ander
    aantal kiezen of deze grens uitzetten.

chapter-variants = Varianten
heading-expert = Einde voor experts
rule-g41 =
    Hoeveel sterren er nog liggen, telt hier niet. Zodra iemand __het doel bereikt__, is deze ronde de laatste. Dat blijft zo, ook als die speler daarna nog punten
    verliest.

    Spelers | Doel
    2, 4 of 6 | 18 punten
    3 of 5 | 24 punten

    Er wordt geteld na elke ster, elke fiche en elke diefstal. Puntentelling en gelijkstand blijven hetzelfde.
heading-goodies = Promokaarten
rule-g50 =
    Speel met één, twee of alle drie de __promokaarten__. Ze worden geschud en één voor één gedeeld, __tegen de klok in, vanaf de laatste plaats__. (Met twee spelers
    en drie kaarten krijgt de tweede plaats er twee.)

    - Iedereen mag weten wie welke promokaart heeft.
    - Speel ze open voor haar effect, of gedekt voor een standaardbeweging. In beide gevallen ziet iedereen welke het is.
    - Als je ze legt, __geef je ze aan je linkerbuur__, op handen. Met een herspeelfiche kun je ze dus niet nog eens spelen.
    - Je krijgt je kaarten alleen gratis terug als je ook geen promokaart meer op handen hebt.
rule-g51 =
    __Roteer een planeettegel.__ Draai de tegel onder je pion een kwart naar links, een kwart naar rechts of half rond. Alles erop draait mee: platformen, deur, symbolen,
    sterren, pionnen en de open-deurpion. Dan valt __jouw__ pion als er niets onder zijn voeten is. Andere pionnen blijven, ook in de lucht. Ze vallen niet aan het begin van
    hun beurt: ze doen hun actie van daar uit en vallen na hun volgende eigen actie.
caption-tile-turn = De tegel draait met alles erop. Daarna valt alleen de pion die aan de beurt is.
rule-g52 =
    __Dubbele sprong.__ Eén vak naar links of rechts, en vallen als er geen platform is. Dan nog eens één vak naar links of rechts, naar keuze, en vallen. Beide
    stappen moeten mogelijk zijn.
rule-g53 =
    __Teleporteer.__ Je pion gaat naar het vak van de open-deurpion. Zijn hoofd blijft wijzen zoals het wees. Een pion van een andere speler daar wordt van het bord geduwd. Dan
    gaat de open-deurpion verder, en je pion valt als er geen platform onder zijn voeten is. Dat kan altijd, ook als je al op dat vak staat: je betreedt het opnieuw.
caption-double = Dubbele sprong: een stap, een val, nog een stap, nog een val.
caption-teleport = Teleporteer: recht naar de open deur, het hoofd zoals voorheen. De open-deurpion gaat verder.

summary-goal =
    __Doel__

    De meeste punten: 1 per ster, 1 per herspeelfiche, 1 extra per paar sterren van één kleur. Gelijkstand: minste fiches.
summary-setup =
    __Voorbereiding__

    2 / 3–4 / 5–6 spelers: 2 / 4 / 6 willekeurige tegels. Een ster op elk symbool, de open-deurpion op een willekeurige deur, vijf kaarten op handen, pionnen naast het
    bord. Plaatsen geloot.
summary-turn =
    __Je beurt__

    1. Pion niet op het bord? Hij komt binnen bij de open deur.
    2. Eén actie, dan zwaartekracht.
    3. Als je wilt, __één__ herspeelfiche voor een tweede actie.
summary-actions =
    __Acties__

    - __Vervolledig je hand:__ neem al je kaarten terug.
    - __Standaardbeweging:__ een kaart gedekt; één vak naar links of rechts.
    - __Lange sprong:__ twee vakken naar links of rechts.
    - __Hoge sprong:__ één omhoog, dan één naar links of rechts.
    - __Val:__ één naar beneden, door het platform.
    - __Rotatie:__ een kwart naar links of rechts, of half.
    - __Joker:__ een van de vier.

    Links, rechts, boven en onder zijn die van de pion. Alle stappen moeten mogelijk zijn: alleen Val gaat door een platform.
summary-way =
    __Onderweg__

    - __Ster:__ neem ze.
    - __Vrij herspeelsymbool:__ een fiche, elke keer.
    - __Pion:__ duw hem van het bord, steel een ster of een fiche.
    - __Open-deurpion:__ gaat met de klok mee naar de volgende vrije deur.
    - __Rand van het bord:__ kom er aan de overkant weer op.
summary-cards =
    __Al je kaarten komen terug als__

    - je je hand vervolledigt,
    - je je laatste kaart legt, of
    - je pion van het bord wordt geduwd.
summary-end =
    __Einde__

    Met de ronde waarin er weinig sterren over zijn: 2 spelers 4, 3–4 spelers 8, 5–6 spelers 12.

    Experts: met de ronde waarin iemand 18 punten bereikt (3 of 5 spelers: 24).
summary-goodies =
    __Promokaarten__ (geef ze door naar links als je ze speelt)

    - __Roteer een planeettegel:__ draai de tegel onder je pion, met alles erop.
    - __Dubbele sprong:__ stap, val, stap, val.
    - __Teleporteer:__ naar de open deur, hoofd zoals voorheen.
