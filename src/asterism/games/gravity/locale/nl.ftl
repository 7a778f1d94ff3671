### Gravity Superstar

title = Gravity Superstar
tagline = Loop, spring en val over een planeet zonder randen en verzamel onderweg elke ster.

## Seats, called by their colours

seat-green = Groen
seat-pink = Roze
seat-orange = Oranje
seat-blue = Blauw
seat-yellow = Geel
seat-violet = Paars

## Values of positions, moves and events

word-long_jump = Lange sprong
word-high_jump = Hoge sprong
word-drop = Val
word-rotate = Rotatie
word-joker = Joker
word-tile_turn = Roteer een planeet­tegel
word-double_jump = Dubbele sprong
word-teleport = Tele­porteer
word-unknown = een kaart
word-blue = blauwe
word-yellow = gele
word-pink = roze
word-green = groene
word-orange = oranje
word-white = witte
word-north = noorden
word-east = oosten
word-south = zuiden
word-west = westen
word-left = naar links
word-right = naar rechts
word-half = een halve slag
word-few_stars = er zijn nog maar weinig sterren op het bord
word-points = de doelscore is bereikt
word-rounds = de rondelimiet is bereikt
word-quiet = er is te lang geen ster verzameld
word-running = bezig
word-finished = afgelopen
word-cut = gestopt door een limiet
word-over = afgelopen
word-action = actie
word-steal = diefstal
word-replay = Opnieuw spelen
word-star = ster
word-stars = tot er weinig sterren over zijn
word-expert = expert: als eerste bij de doelscore
word-complete = vervolledig je hand
word-simple = standaardbeweging
word-steal_star = een ster stelen
word-steal_token = een fiche stelen
word-pass = passen

## What is to be decided

prompt-action = Speel een kaart, of vervolledig je hand: neem je kaarten terug.
    .other = speel een kaart
    .complete = vervolledig je hand: neem je kaarten terug
    .coach = Speel een willekeurige kaart gedekt voor een stap opzij, of open voor de beweging op de kaart. Links, rechts, boven en onder zijn die van je pion zelf. Daarna valt hij tot een platform hem tegenhoudt, en neemt mee wat hij passeert. Om je kaarten terug te krijgen, vervolledig je je hand.
prompt-second_action = Tweede actie: speel een kaart om te bewegen, of vervolledig je hand.
    .other = tweede actie: speel een kaart om te bewegen
    .complete = vervolledig je hand
    .coach = Je hebt voor een tweede actie betaald: speel nog een kaart, of vervolledig je hand.
prompt-steal = Je duwde een pion van het bord. Steel van de eigenaar een ster van één kleur of een herspeelfiche.
    .coach = Kies wat je steelt. Een ster die een paar breekt, kost de eigenaar twee punten; een die bij jou een paar maakt, levert je er twee op.
prompt-replay = Spendeer een herspeelfiche voor een tweede actie, of beëindig je beurt.
    .coach = Met een tweede actie kun je meer sterren halen. Houd je de herspeelfiche, dan is ze op het einde een punt waard.
prompt-over = Het spel is afgelopen.

## What a move is called

move-complete = Vervolledig je hand
move-simple = Standaardbeweging { $side }, { $card } gedekt
move-long_jump =
    { $joker ->
        [true] Joker: lange sprong { $side }
       *[false] Lange sprong { $side }
    }
move-high_jump =
    { $joker ->
        [true] Joker: hoge sprong { $side }
       *[false] Hoge sprong { $side }
    }
move-drop =
    { $joker ->
        [true] Joker: val
       *[false] Val
    }
move-rotate =
    { $joker ->
        [true] Joker: rotatie { $turn }
       *[false] Rotatie { $turn }
    }
move-tile_turn = Roteer de planeettegel { $turn }
move-double_jump = Dubbele sprong { $first }, dan { $second }
move-teleport = Teleporteer naar de open deur
move-steal_star = Steel een { $colour } ster
move-steal_token = Steel een herspeelfiche
move-replay = Voer een tweede actie uit
move-pass = Beëindig de beurt

## What happened; $seat and the like are names of players

event-entered = { $seat } komt het bord op door de open deur op { $cell }.
    .would = door de open deur op { $cell } het bord op komen
event-completed = { $seat } vervolledigt de hand.
    .would = je hand vervolledigen
    .why = Met alle kaarten op de hand is elke beweging weer mogelijk.
event-played = { $seat } speelt { $card }.
    .would = { $card } spelen
event-played_joker = { $seat } speelt de Joker als { $card }.
    .would = de Joker als { $card } spelen
event-laid = { $seat } speelt { $card } gedekt.
    .would = { $card } gedekt spelen
event-used_goodie = { $seat } speelt { $goodie } en geeft de kaart aan { $other }.
    .would = { $goodie } spelen en de kaart aan { $other } geven
event-laid_goodie = { $seat } speelt { $goodie } gedekt en geeft de kaart aan { $other }.
    .would = { $goodie } gedekt spelen en de kaart aan { $other } geven
event-refilled = { $seat } neemt na de laatste kaart alle kaarten terug.
    .would = al je kaarten terugnemen
event-stepped = { $seat } gaat naar { $cell }.
    .would = naar { $cell } gaan
event-fell = { $seat } valt naar { $cell }.
    .would = naar { $cell } vallen
event-turned = { $seat } draait; het hoofd wijst nu naar het { $up }.
    .would = draaien
event-hovered = { $seat } valt helemaal rond en zweeft op { $cell }.
    .would = helemaal rond vallen en op { $cell } zweven
event-tile_turned = { $seat } roteert de planeettegel { $turn }.
    .would = de planeettegel { $turn } roteren
    .why = Door de tegel te roteren wijst alles erop een andere kant op.
event-carried = { $seat } draait mee naar { $cell }.
event-teleported = { $seat } teleporteert naar { $cell }.
    .would = naar { $cell } teleporteren
event-took_star = { $seat } verzamelt een { $colour } ster op { $cell }.
    .would = een { $colour } ster verzamelen
    .worth = Elke ster is een punt, en elk paar van één kleur nog een punt extra.
event-took_token = { $seat } verzamelt een herspeelfiche op { $cell }.
    .would = een herspeelfiche verzamelen
    .worth = Een herspeelfiche koopt een tweede actie; bewaard tot het einde is ze een punt.
event-ejected = { $seat } duwt { $victim } op { $cell } van het bord.
    .would = { $victim } van het bord duwen
    .worth = Wie een pion van het bord duwt, steelt een ster of een herspeelfiche van de eigenaar.
event-door_opened = De open-deurpion gaat naar { $cell }.
event-stole_star = { $seat } steelt een { $colour } ster van { $victim }.
    .would = een { $colour } ster van { $victim } stelen
    .worth = Een gestolen ster telt dubbel: de een verliest hem, de ander wint hem.
event-stole_token = { $seat } steelt een herspeelfiche van { $victim }.
    .would = een herspeelfiche van { $victim } stelen
event-spent_token = { $seat } spendeert een herspeelfiche voor een tweede actie.
    .would = een herspeelfiche spenderen voor een tweede actie
    .why = Met twee acties in één beurt haal je wat met één niet lukt.
event-turn_started = { $seat } is aan de beurt.
event-round_ended = Ronde { $round } is voorbij.
event-last_round = { $seat } haalt de doelscore: dit is de laatste ronde.
event-game_over = Einde van het spel: { $reason }.

## Options of a table

option-ending = Einde van het spel
    .description = Wat het spel beëindigt, altijd aan het einde van een ronde.
    .choice-stars = Er zijn weinig sterren over: 4 met twee spelers, 8 met drie of vier, 12 met vijf of zes
    .choice-expert = Expert: iemand haalt 18 punten (24 met drie of vijf spelers)
option-goodies = Promokaarten
    .description = Extra kaarten; wie er een speelt, geeft ze aan de linkerbuur.
    .choice-tile_turn = Roteer een planeettegel: draai de tegel onder je pion
    .choice-double_jump = Dubbele sprong: één vak naar links of rechts, vallen, en dan nog eens
    .choice-teleport = Teleporteer: naar de open deur, en duw wie daar staat van het bord
option-open_door = Eerste open deur
    .description = De deur die aan het begin open is, met de klok mee geteld vanaf linksboven; willekeurig als het veld leeg is.
option-tiles = Planeettegels
    .description = Speel op je eigen planeettegels in plaats van op de onze.
option-max_rounds = Rondelimiet
    .description = Dan stopt het spel en worden de punten geteld.
option-quiet_rounds = Rondes zonder ster
    .description = Na zoveel rondes zonder verzamelde ster stopt het spel en worden de punten geteld; 0 voor nooit.

## Modes: named sets of options

mode-stars = Klassiek
    .description = Eindigt als er weinig sterren op het bord over zijn.
mode-expert = Expert
    .description = Eindigt als iemand de doelscore haalt: 18 of 24 punten.
mode-goodies = Promokaarten
    .description = Met drie extra kaarten die van speler naar speler gaan.
mode-expert-goodies = Expert met promokaarten
    .description = Met promokaarten; eindigt als iemand de doelscore haalt: 18 of 24 punten.

## Lessons

lesson-guide-step = Eén stap
    .goal = Pak twee sterren met één stap.
    .hint = Een pion die van zijn platform stapt, valt tot een ander platform hem tegenhoudt en pakt onderweg elke ster.
    .done = Je hebt elke ster gepakt waar je langs viel.
    .shown = Kijk: de pion stapt opzij en pakt de ster daar. Voor een stap leg je een kaart naar keuze gedekt; je krijgt haar terug als je je hand vervolledigt.
    .miss-card = Je speelde een kaart om haar effect. Voor een stap leg je alleen een kaart gedekt.
    .miss-one = Maar één ster deze keer. Aan de andere kant is er niets om op te staan: daar val je.
lesson-guide-card = De eerste kaart
    .goal = Speel de hoge sprong zo dat je twee sterren pakt.
    .hint = Spring naar de andere kant. Waar geen platform je draagt, val je verder.
    .done = Omhoog, opzij, en langs twee sterren omlaag.
    .shown = Kijk: de hoge sprong gaat één vak omhoog en één opzij; daarna valt de pion. De kaart ligt open: iedereen ziet dat ze gebruikt is.
    .miss-step = Dat was een stap: de kaart ligt gedekt en doet niets. Speel de hoge sprong zelf.
    .miss-one = De sprong klopte, de kant niet: daar ligt maar één ster.
    .miss-card = Dat was een andere kaart. Speel de hoge sprong.
lesson-guide-rotate = Waar is beneden?
    .goal = Roteer zo dat je drie sterren of meer pakt.
    .hint = Je valt waar je voeten heen wijzen. Draai ze naar een lange rij sterren zonder platforms.
    .done = Beneden is waar je voeten zijn. Dat is het hele geheim van het spel.
    .shown = Kijk: de pion roteert. Zijn voeten wijzen nu opzij, dus valt hij opzij, tot een platform hem tegenhoudt.
    .miss-half = Op je kop viel je de andere kant op, en je hoofd raakte een platform vóór er een ster kwam.
    .miss-one = Je viel, maar een platform hield je na één ster tegen. Roteer de andere kant op.
    .miss-card = Dat was een andere kaart. Speel de rotatie.
lesson-first-star = Een eerste ster
    .goal = Verzamel een ster met een standaardbeweging: speel een kaart naar keuze gedekt en doe een stap opzij.
    .hint = Links en rechts gelden vanuit je pion. Onder is waar zijn voeten zijn, hoe hij ook op het scherm staat.
    .done = Een stap kost een kaart, welke je maar wilt; de ster is van jou.
lesson-two-stars = Twee sterren in één val
    .goal = Verzamel twee sterren met één enkele actie.
    .hint = Elk vak onderweg telt, ook de vakken waar je doorheen valt. Probeer een sprong die in de lucht eindigt.
    .done = Vallen kost niets en neemt onderweg alles mee.
lesson-drop = Door de vloer
    .goal = Speel Val en verzamel onderweg naar beneden twee sterren.
    .hint = Alleen Val gaat door een platform, en alleen dat onder je voeten. Daarna val je zoals altijd.
    .done = Met Val op handen is de vloer onder je voeten een deur.
lesson-rotate = Een andere kant naar beneden
    .goal = Draai je pion en val op twee sterren.
    .hint = Rotatie verandert wat voor jou beneden is. Bekijk alle drie de richtingen: waar liggen sterren?
    .done = Niet jij bewoog, maar de wereld. Bewaar Rotatie voor zulke momenten.
lesson-last-card = De laatste kaart
    .goal = Speel je laatste kaart en verzamel er een ster mee. Je neemt dan al je kaarten gratis terug op handen.
    .hint = Je hand vervolledigen is ook een actie, maar je beweegt er niet mee. Kijk waar je laatste kaart je brengt.
    .done = Je hand is weer vol, zonder dat het een actie kostte.
lesson-open-door = De open deur
    .goal = Bereik het vak van de open-deurpion, zodat die naar de volgende deur gaat.
    .hint = Erdoorheen gaan is genoeg. Waar is beneden als je draait?
    .done = Wie van het bord geduwd wordt, komt door de open deur terug. Nu weet je hoe je die verplaatst.
lesson-throw-out = Opzij!
    .goal = Duw de andere pion van het bord en steel een ster.
    .hint = Zijn vak betreden is genoeg, ook tijdens een val. Daarna kies je wat je steelt.
    .done = Een ster meer voor jou, een minder voor de ander.
lesson-second-action = Nog een keer
    .goal = Verzamel in deze beurt een herspeelfiche, spendeer die voor een tweede actie en verzamel in totaal twee sterren.
    .hint = Een herspeelsymbool zonder ster en zonder pion geeft een fiche. Die mag je in dezelfde beurt spenderen.
    .done = Eén beurt, twee acties: zo zien de beste beurten eruit.

## Why a move is not possible

why-steal-first = Kies eerst wat je steelt.
why-nothing-to-steal = Je hebt niemand van het bord geduwd, dus er valt niets te stelen.
why-no-such-star = Deze speler heeft geen ster van die kleur.
why-no-token-to-steal = Deze speler heeft geen herspeelfiche.
why-replay-or-end = Je actie is gedaan: spendeer een herspeelfiche of beëindig je beurt.
why-no-replay-now = Een herspeelfiche spendeer je na je actie, één keer per beurt.
why-action-needed = Je moet in je beurt een actie uitvoeren.
why-nothing-laid = Je hebt geen kaarten gespeeld, dus er valt niets terug te nemen.
why-not-in-hand = Deze kaart heb je niet op handen.
why-no-goodie = Je hebt deze promokaart niet op handen.
why-platform = Een platform staat in de weg.
why-platform-double = Beide stappen moeten mogelijk zijn, en een platform staat in de weg.

## Puzzles

theme-ejection = Van het bord duwen
theme-many-stars = Meerdere sterren tegelijk
theme-token = Herspeelfiche
theme-tile = Roteer een planeettegel
theme-joker = Joker
theme-theft = Diefstal
theme-second-action = Tweede actie
