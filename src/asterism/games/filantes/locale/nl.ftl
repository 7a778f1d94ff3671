### Étoiles Filantes

title = Étoiles Filantes
tagline = Zeszijdige sterren: hoe sterker de zijde, hoe korter de vlucht.

## Seats, called by their colours

seat-red = Rood
seat-yellow = Geel
seat-green = Groen

## Values of positions, moves and events

word-e = oosten
word-se = zuidoosten
word-sw = zuidwesten
word-w = westen
word-nw = noordwesten
word-ne = noordoosten
word-clockwise = met de klok mee
word-counter-clockwise = tegen de klok in
word-tied = gelijk, er gebeurt niets
word-won = de verdediger is geslagen
word-lost = de aanvaller is geslagen
word-held = de verdediger houdt stand
word-running = bezig
word-finished = gewonnen
word-cut = gestopt door de limiet
word-top = boven
word-upper-right = rechtsboven
word-lower-right = rechtsonder
word-bottom = onder
word-lower-left = linksonder
word-upper-left = linksboven
word-over = afgelopen
word-place = eerste stuk
word-act = verplaatsen of draaien
word-enter = inzet
word-put_back = terugzetten
word-return = terugkeer
word-duel = duel
word-race = race
word-attack = aanval
word-clash = botsing
word-inner = dicht bij het midden
word-corners = in de hoeken
word-mid-sides = halverwege de zijden
word-begin = tot de volgende beurt begint
word-end = tot de volgende beurt eindigt
word-move = verplaatsen
word-turn = draaien
word-pass = passen

## What is to be decided

prompt-place = Je hebt geen stuk op het bord: zet er een op een vrij startvak. Is er geen vrij, pas dan.
    .enter = Je hebt geen stuk op het bord: zet er een op een vrij startvak
    .pass = Je hebt geen stuk op het bord, en geen startvak is vrij: pas
    .coach = Kies een vrij startvak en hoe het stuk gedraaid staat: sterke zijden naar de tegenstander verdedigen, zwakke zijden vliegen ver.
prompt-act = Verplaats een stuk, of draai er een één stap.
    .move = verplaats een stuk
    .turn = draai een stuk één stap
    .coach = Verplaats een stuk rechtdoor over een van zijn zijden, zoveel vakken als 6 min het getal op die zijde: zwakke zijden vliegen ver. Of draai een stuk één stap. Daarna vecht het met elke tegenstander ernaast; het grootste getal op de gedeelde rand schakelt uit.
prompt-enter = Zet een stuk uit je voorraad op een vrij startvak.
    .coach = Er komt een stuk uit je voorraad op het bord. Het is eerst beschut, en alleen nu mag je het vrij draaien.
prompt-open = Opening: haal zo mogelijk een stuk dat nog niet bewogen heeft van je startrij.
    .coach = In de opening moet elk stuk één keer van je startrij af. Kleine getallen brengen het ver.
prompt-move = Verplaats een stuk. Kan er geen bewegen, pas dan.
    .move = verplaats een stuk
    .pass = geen van je stukken kan bewegen: pas
    .coach = Breng je stukken met het juiste aantal vakken naar je aankomstrij. Stop niet waar een tegenstander met een groter getal kan slaan.
prompt-put_back = Je stuk is geslagen: zet het terug op een vrij vak van je startrij.
prompt-return = Een wachtend stuk keert terug: zet het op een vrij vak van je startrij.
prompt-over = Het spel is afgelopen.

## What a move is called

move-move = Verplaats het stuk op { $cell } naar het { $direction }
move-turn = Draai het stuk op { $cell } { $sense }
move-enter = Zet een stuk op { $cell }, zijde 1 naar het { $facing }
move-put_back = Zet het stuk terug op { $cell }
move-pass = Passen

## What happened; $seat and the like are names of players

event-moved = { $seat } gaat van { $cell } naar { $to }.
    .would = van { $cell } naar { $to } gaan
event-turned = { $seat } draait het stuk op { $cell } { $sense }.
    .would = het stuk op { $cell } { $sense } draaien
    .why = Draaien brengt een sterkere zijde tegen een buurstuk, of een snellere naar voren.
event-fought = { $seat } vecht op { $enemy_cell } tegen { $enemy_seat } met { $number } tegen { $enemy_number } ({ $outcome }).
    .would = op { $enemy_cell } tegen { $enemy_seat } vechten met { $number } tegen { $enemy_number } ({ $outcome })
event-eliminated = { $seat } verliest het stuk op { $cell }, dat teruggaat naar de voorraad.
event-beaten = { $seat } wordt geslagen op { $cell } en moet met dat stuk opnieuw beginnen.
    .why = Een geslagen stuk moet de hele weg opnieuw.
event-scored =
    { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $score } in totaal).
    .would =
        { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } scoren
    .worth = Elk uitgeschakeld stuk is een punt, en wie het eerst het doel haalt, wint.
event-entered = { $seat } zet een stuk op { $cell }.
    .would = een stuk op { $cell } zetten
    .why = Met meer stukken op het bord kun je op meer plaatsen toeslaan.
event-put_back = { $seat } zet een stuk terug op { $cell }.
    .would = het stuk op { $cell } terugzetten
event-waiting = { $seat } heeft geen vrij vak op de startrij, dus het stuk wacht.
event-passed = { $seat } past.
    .would = passen
event-home =
    { $seat } brengt een stuk thuis op { $cell } ({ $away ->
        [0] het laatste
       *[other] nog { $away } te gaan
    }).
    .would = een stuk thuisbrengen op { $cell }
    .worth = Een stuk op zijn aankomstrij is veilig; staan ze er allemaal, dan is de race gewonnen.
event-shelter_ended = { $seat }: het stuk op { $cell } is niet langer beschut.
event-turn_ended = De beurt van { $seat } is voorbij.
event-game_over =
    { $result_key ->
        [cut] Einde van het spel: { $result }.
       *[other] Einde van het spel.
    }

## Options of a table

option-mode = Spel
    .description = Scoor punten door stukken uit te schakelen, of race naar de rij aan de overkant.
    .choice-duel = Duel
    .choice-race = Race
option-combat = Gevecht
    .description = Wat er met het gespeelde stuk gebeurt. De spelregels kun je op twee manieren lezen.
    .choice-attack = Aanval: alleen de tegenstanders kunnen geslagen worden; je eigen stuk is in je beurt veilig
    .choice-clash = Botsing: het stuk wordt zelf ook geslagen als een buur een hoger getal toont
option-start_cells = Startvakken
    .description = Waar stukken in het duel op het bord komen.
    .choice-inner = Dicht bij het midden
    .choice-corners = In de hoeken
    .choice-mid-sides = Halverwege de zijden
option-target = Doelscore
    .description = Wie als eerste zoveel punten heeft, wint het duel.
option-shelter = Beschutting
    .description = Hoe lang een pas ingezet stuk veilig is en niet vecht.
    .choice-begin = Tot de volgende beurt van de eigenaar begint
    .choice-end = Tot de volgende beurt van de eigenaar eindigt
option-quiet_limit = Beurten zonder uitschakeling
    .description = Het duel eindigt na zoveel beurten op rij zonder uitschakeling.
option-race_limit = Beurtlimiet van de race
    .description = De race eindigt na zoveel beurten van alle spelers samen.

## Modes: named sets of options

mode-duel = Duel
    .description = Schakel stukken van de tegenstander uit om te scoren. Het gespeelde stuk is in je eigen beurt veilig.
mode-duel-clash = Duel met botsing
    .description = De andere lezing van de spelregels: het gespeelde stuk wordt ook geslagen als het getal van een buur hoger is.
mode-race = Race
    .description = Breng als eerste al je stukken naar de overkant. Het gespeelde stuk is in je eigen beurt veilig.
mode-race-clash = Race met botsing
    .description = De race volgens de andere lezing: ook het gespeelde stuk kan geslagen worden.

## Lessons

lesson-guide-fly = Je eerste vlucht
    .goal = Vlieg zo ver mogelijk met je andere stuk.
    .hint = Hoe kleiner het getal op de zijde waar het heen vliegt, hoe verder het komt.
    .done = Vijf vakken: de zwakste zijde vliegt het verst.
    .shown = Kijk: een stuk vliegt rechtuit naar een van zijn zes zijden. Op die zijde staat een 2, dus het vliegt 6 min 2: vier vakken.
    .miss-turned = Je hebt het stuk gedraaid. Het blijft staan; deze keer moet het vliegen.
    .miss-other = Dat was het stuk dat je al gezien hebt. Vlieg met het andere.
    .miss-short = Het vloog, maar niet zo ver als het kan. Een andere zijde heeft een kleiner getal.
lesson-guide-touch = Het eerste punt
    .goal = Schakel het andere gele stuk op dezelfde manier uit.
    .hint = Land ernaast, zodat jouw zijde die het raakt het hogere getal toont.
    .done = Jouw getal was hoger: een punt voor jou.
    .shown = Kijk: het stuk landt naast een geel. Waar ze elkaar raken is het getal van Rood hoger: het gele stuk verlaat het bord en Rood scoort een punt.
    .miss-same = Dat was het stuk dat je al uitgeschakeld zag. Schakel het andere uit.
    .miss-turned = Je hebt een stuk gedraaid, maar het raakt niemand.
    .miss-weaker = Je schakelt niets uit: je stuk raakt er geen, of zijn getal is niet het hogere waar ze elkaar raken.
lesson-guide-turn = Draaien en winnen
    .goal = Schakel het andere gele stuk uit door te draaien.
    .hint = Draaien brengt het volgende getal naar de plek waar de stukken elkaar raken. Maar één richting brengt een hoger getal.
    .done = Je hoeft niet te vliegen om een vergelijking te winnen.
    .shown = Kijk: in plaats van te vliegen draait een stuk één stap. Nu raakt een hoger getal het gele stuk: het is uitgeschakeld.
    .miss-same = Dat was het stuk dat je al uitgeschakeld zag. Schakel het andere uit.
    .miss-moved = Je hebt gevlogen. Schakel het deze keer uit door te draaien.
    .miss-weaker = Nu raakt een lager getal het gele stuk. Probeer de andere richting.
lesson-long-flight = De langste vlucht
    .goal = Vlieg vijf vakken ver in één zet.
    .hint = Een stuk vliegt 6 min het getal op die zijde. De zwakste zijde vliegt het verst.
    .done = Zijde 1 vliegt vijf vakken, zijde 6 geen enkel.
lesson-stronger-side = De sterkste zijde
    .goal = Ga naast een geel stuk staan en schakel het uit.
    .hint = Waar twee stukken elkaar raken, wint het hoogste getal. Land zo dat jouw getal hoger is.
    .done = Eén punt, en het gele stuk gaat terug naar de voorraad.
lesson-turn-to-fight = Draai en sla toe
    .goal = Schakel een geel stuk uit zonder te bewegen: draai een van je stukken.
    .hint = Eén stap draaien zet een ander getal tegen de buur. Het kan twee kanten op; maar één is goed.
    .done = Ook draaien is aanvallen.
lesson-two-at-once = Twee in één klap
    .goal = Schakel twee stukken uit met één zet.
    .hint = Na de zet wordt je stuk met alle buren tegelijk vergeleken. Zoek een vak dat aan meerdere gele stukken grenst.
    .done = Twee punten met één vlucht.
lesson-three-at-once = In het gedrang
    .goal = Schakel drie stukken uit met één zet.
    .hint = Je mag over stukken heen vliegen, en in je eigen beurt kun je niet geslagen worden. Ga waar het het drukst is.
    .done = Drie punten. Drukte is gevaarlijk.
lesson-win = De laatste punten
    .goal = Jij hebt 8 punten, Geel heeft er 9, en wie als eerste 10 heeft, wint. Win nu.
    .hint = Eén stuk is niet genoeg, en Geel wacht niet.
    .done = Tien punten: gewonnen voor Geel iets terug kon doen.
lesson-clash = Botsing
    .goal = In deze variant kan ook het gespeelde stuk geslagen worden. Schakel een geel stuk uit en blijf op het bord.
    .hint = Bekijk elke buur van het vak waar je landt: geen enkele mag een hoger getal tonen dan jij.
    .done = Raak, en je staat er nog.
lesson-home = Thuis
    .goal = De race: breng een van je stukken precies op je aankomstrij, aan de overkant van het bord.
    .hint = In de race draaien stukken nooit. Zoek er een met een getal dat precies tot de overkant reikt.
    .done = Thuis is een stuk veilig. Wie ze als eerste allemaal thuis heeft, wint.

## Why a move is not possible

why-enter-first = Zet eerst een stuk uit je voorraad in.
why-must-enter = Er is een startvak vrij, dus je moet een stuk inzetten.
why-not-start = Stukken komen alleen op startvakken in het spel.
why-start-occupied = Dit startvak is bezet.
why-act-first = Verplaats of draai eerst een stuk. Inzetten doe je aan het einde van je beurt.
why-must-act = Je moet een stuk verplaatsen of draaien.
why-must-move = Je kunt een stuk verplaatsen, dus je moet.
why-not-yours = Je hebt geen stuk op dit vak.
why-no-rotating = In de race draaien stukken niet.
why-side-six = Een zijde met een 6 vliegt niet: 6 min 6 is 0 vakken.
why-off-board = De zet zou naast het bord eindigen.
why-occupied = De zet zou op een ander stuk eindigen.
why-start-cell = Een zet mag niet op een startvak eindigen.
why-opening-moved = Verplaats in de opening eerst elk stuk dat nog niet bewogen heeft.
why-opening-row = In de opening moet het stuk je startrij verlaten.
why-put-back-first = Zet eerst het verslagen stuk terug op je startrij.
why-nothing-beaten = Je hebt geen verslagen stuk om terug te zetten.
why-not-row = Verslagen stukken gaan terug naar je eigen startrij.
why-row-occupied = Dit vak van je startrij is bezet.

## Puzzles

theme-several = Meerdere stukken tegelijk
theme-capture = Uitschakeling
theme-sacrifice = Offer
theme-home = Aankomst
theme-entry = Binnenkomst
theme-turn = Draaien
