### Octocube

title = Octocube
tagline = Rol je kubus over de diepzee: wat eronder ligt, blijft eraan plakken.

## Seats, called by their colours

seat-coral = Koraal
seat-amber = Amber
seat-violet = Violet
seat-teal = Turkoois

## Values of positions, moves and events

word-white-diamond = witte diamant
word-light-diamond = lichtblauwe diamant
word-dark-diamond = donkerblauwe diamant
word-green-diamond = groene diamant
word-white-pearl = witte parel
word-light-pearl = lichtblauwe parel
word-dark-pearl = donkerblauwe parel
word-green-pearl = groene parel
word-white-sextant = witte sextant
word-light-sextant = lichtblauwe sextant
word-dark-sextant = donkerblauwe sextant
word-green-sextant = groene sextant
word-white-amphora = witte amfora
word-light-amphora = lichtblauwe amfora
word-dark-amphora = donkerblauwe amfora
word-green-amphora = groene amfora
word-white-starfish = witte zeester
word-light-starfish = lichtblauwe zeester
word-dark-starfish = donkerblauwe zeester
word-green-starfish = groene zeester
word-coin = munt
word-diamond = diamant
word-pearl = parel
word-sextant = sextant
word-amphora = amfora
word-starfish = zeester
word-white = wit
word-light = lichtblauw
word-dark = donkerblauw
word-green = groen
word-top = boven
word-bottom = onder
word-north = noord
word-east = oost
word-south = zuid
word-west = west
word-plain = zonder kracht
word-A = kracht A
word-B = kracht B
word-C = kracht C
word-D = kracht D
word-E = kracht E
word-F = kracht F
word-G = kracht G
word-H = kracht H
word-I = kracht I
word-running = bezig
word-finished = afgelopen
word-cut = gestopt door de rondelimiet
word-base = basisspel
word-advanced = gevorderd spel
word-kids = kinderspel
word-action = actie
word-power = kracht
word-bonus = kracht waarop gerold is
word-fit = vakken vullen
word-stack = de stapel bouwen
word-lay = de stapel leggen
word-unknown = onbekend

## What is to be decided

prompt-over = Het spel is afgelopen.
prompt-place = Zet je kubus op een vrij vak aan de rand.
    .coach = Begin naast tegels die je wilt: wat boven op de stapel ligt, blijft aan de onderkant van je kubus plakken.
prompt-action = Rol, draai, scoor of pas.
    .roll = rol
    .pivot = draai
    .score = scoor
    .pass = pas
    .coach = Als je rolt, komt de zijde aan die kant onder, en alleen een lege zijde neemt een tegel mee. Draai om een lege zijde aan de goede kant te brengen. Tegels tellen pas als je scoort.
prompt-action_advanced = Rol, draai, scoor, pas, of gebruik de kracht van een aangrenzende Afgrondtegel.
    .roll = rol
    .pivot = draai
    .score = scoor
    .pass = pas
    .use = gebruik de kracht van een aangrenzende Afgrondtegel
    .coach = Als je rolt, komt de zijde aan die kant onder, en alleen een lege zijde neemt een tegel mee. Draai om een lege zijde aan de goede kant te brengen. De kracht van een Afgrondtegel naast je kan je hele beurt zijn. Tegels tellen pas als je scoort.
prompt-action_kids = Rol naar een aangrenzend vak, of neem je kubus terug.
    .roll = rol naar een aangrenzend vak
    .take = neem je kubus terug
    .coach = Rol naar een tegel die je bord nog nodig heeft. Draagt je kubus er genoeg, neem hem dan terug en vul je vakken.
prompt-fit = Kies een tegel en een vak op je bord waarop die past.
prompt-stack = Kies de volgende tegel van de stapel, van onder naar boven.
prompt-lay = Kies waar de stapel komt te liggen.
prompt-power_a = Kracht A: rol nog een keer.
prompt-power_b = Kracht B: ruil de tegel boven op je kubus met een tegel van je bord.
prompt-power_c = Kracht C: zet je kubus op een vrij vak naar keuze.
prompt-power_d = Kracht D: leg een zichtbare tegel van het speelveld boven op je kubus.
prompt-power_e = Kracht E: draai je kubus ter plaatse zoals je wilt.
prompt-power_f = Kracht F: ruil een zichtbare voorwerptegel naast je met een tegel van je bord.
prompt-power_g = Kracht G: wissel van plaats met een andere kubus.
prompt-power_h = Kracht H: verwissel twee vakken zonder kubus.
prompt-power_i = Kracht I: ruil de bovenste tegels met een andere kubus.
prompt-bonus_a = Kracht A (mag): rol nog een keer, of pas.
prompt-bonus_b = Kracht B (mag): ruil de tegel boven op je kubus met een tegel van je bord, of pas.
prompt-bonus_c = Kracht C (mag): zet je kubus op een vrij vak naar keuze, of pas.
prompt-bonus_d = Kracht D (mag): leg een zichtbare tegel van het speelveld boven op je kubus, of pas.
prompt-bonus_e = Kracht E (mag): draai je kubus ter plaatse zoals je wilt, of pas.
prompt-bonus_f = Kracht F (mag): ruil een zichtbare voorwerptegel naast je met een tegel van je bord, of pas.
prompt-bonus_g = Kracht G (mag): wissel van plaats met een andere kubus, of pas.
prompt-bonus_h = Kracht H (mag): verwissel twee vakken zonder kubus, of pas.
prompt-bonus_i = Kracht I (mag): ruil de bovenste tegels met een andere kubus, of pas.

## What a move is called; $…_count is the length of a list, $…_number counts from 1

move-place =
    { $top_key ->
        [top]
            { $north_key ->
                [north] Zet de kubus op { $cell } zoals hij is
               *[other] Zet de kubus op { $cell } (vlak { $top } boven, vlak { $north } in het noorden)
            }
       *[other] Zet de kubus op { $cell } (vlak { $top } boven, vlak { $north } in het noorden)
    }
move-roll = Rol naar het { $direction }en
move-pivot = Draai { $degrees } graden
move-score =
    { $faces_count ->
        [0] Scoor niets en neem de kubus terug
       *[other] Scoor de tegels van deze vlakken: { $faces }
    }
move-pass = Passen
move-take = Neem de kubus terug
move-use = Gebruik { $power }
move-replace = Ruil de bovenste tegel met de { $tile }
move-lift = Zet de kubus op { $cell }
move-fetch = Haal de tegel op { $cell }
move-turn = Draai de kubus (vlak { $top } boven, vlak { $north } in het noorden)
move-trade = Ruil de tegel in het { $direction }en met de { $tile }
move-switch = Wissel van plaats met { $seat }
move-swap = Verwissel { $first } en { $second }
move-exchange = Ruil de bovenste tegels met { $seat }
move-fit = Leg de { $tile } op vak { $space_number }
move-stack = Leg de { $tile } op de stapel
move-lay = Leg de stapel op { $cell }

## What happened; $seat and the like are names of players

event-placed = { $seat } zet de kubus op { $cell }.
    .would = je kubus op { $cell } zetten
    .why = Elke kubus komt vanaf de rand in het spel.
event-rolled = { $seat } rolt naar { $cell }.
    .would = naar { $cell } rollen
event-pivoted = { $seat } draait de kubus { $degrees } graden.
    .would = je kubus { $degrees } graden draaien
    .why = Draaien bepaalt welke zijde bij de volgende rol onder komt.
event-stuck = { $seat } neemt een { $tile } mee.
    .would = een { $tile } meenemen
    .worth = Tegels van één soort tellen samen; in het kinderspel vullen ze je bord.
event-uncovered = Nu zichtbaar op { $cell }: { $tile }.
event-laid =
    { $abyss_key ->
        [plain] Op { $cell } komt een Afgrondtegel.
        [unknown] Op { $cell } komt een Afgrondtegel.
       *[other] Op { $cell } komt een Afgrondtegel ({ $abyss }).
    }
    .would = op { $cell } een Afgrondtegel achterlaten
event-taken = { $seat } neemt de kubus van { $cell } terug.
    .would = je kubus terugnemen
    .why = Tegels tellen pas als ze thuis zijn.
event-detached = { $seat } haalt een { $tile } van de kubus.
event-scored =
    { $seat } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    } ({ $kind }).
    .would =
        { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } scoren voor { $count ->
            [one] { $count } tegel
           *[other] { $count } tegels
        } ({ $kind })
    .worth = Sets leveren meteen punten op, en de tegels tellen op het einde nog eens voor de meerderheden.
event-passed = { $seat } past.
    .would = passen
event-declined = { $seat } gebruikt { $power } niet.
    .would = { $power } niet gebruiken
event-used = { $seat } gebruikt { $power }.
    .would = { $power } gebruiken
    .why = Krachten doen wat een rol niet kan.
event-replaced = { $seat } ruilt de { $got } boven op de kubus voor een { $gave }.
    .would = de { $got } boven op je kubus ruilen voor een { $gave }
event-lifted = { $seat } verplaatst de kubus van { $start } naar { $cell }.
    .would = je kubus naar { $cell } verplaatsen
event-fetched = { $seat } haalt een { $tile } van { $cell } op de kubus.
    .would = een { $tile } van { $cell } op je kubus halen
event-turned = { $seat } draait de kubus ter plaatse.
    .would = je kubus ter plaatse draaien
event-traded = { $seat } ruilt een { $gave } voor de { $got } op { $cell }.
    .would = een { $gave } ruilen voor de { $got } op { $cell }
event-switched = { $seat } wisselt van plaats met { $other }.
    .would = van plaats wisselen met { $other }
event-swapped = { $seat } verwisselt { $first } en { $second }.
    .would = { $first } en { $second } verwisselen
event-exchanged = { $seat } ruilt een { $gave } voor de { $got } van { $other }.
    .would = een { $gave } ruilen voor de { $got } van { $other }
event-fitted = { $seat } legt een { $tile } op het bord.
    .would = de { $tile } op je bord leggen
    .worth = Zestien gevulde vakken winnen het spel.
event-stacked = { $seat } legt een { $tile } op de stapel.
    .would = de { $tile } op de stapel leggen
event-stack_laid =
    { $seat } legt een stapel van { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    } op { $cell }.
    .would = de stapel op { $cell } leggen
event-round_over = Ronde { $round } is voorbij.
event-coins =
    { $seat } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }.
event-majority =
    { $seat } heeft { $place ->
        [1] de meeste tegels
        [2] de op een na meeste tegels
        [3] de derde plaats
       *[other] plaats { $place }
    } voor { $category } ({ $count }) en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-game_over =
    { $result_key ->
        [cut] Einde van het spel: { $result }.
       *[other] Einde van het spel.
    }

## Options of a table

option-mode = Spel
    .description = Welk spel er gespeeld wordt.
    .choice-base = Basisspel
    .choice-advanced = Gevorderd spel: Afgrondtegels hebben krachten
    .choice-kids = Kinderspel: vul je bord
option-powers = Krachten
    .description = Gevorderd spel: de letters van de Afgrondtegels die in het spel kunnen komen, elk één keer.
option-hide_points = Punten verbergen
    .description = De punten van de anderen blijven tot het einde verborgen.
option-max_rounds = Rondelimiet
    .description = Dan stopt het spel en worden de punten geteld; leeg voor 150 rondes, of 60 in het kinderspel.
option-boards = Borden
    .description = Kinderspel: het bord van elke plaats; leeg voor 1, 2, 3, 4.

## Modes: named sets of options

mode-base = Basisspel
    .description = Rol, verzamel en scoor je sets.
mode-advanced = Gevorderd spel
    .description = Afgrondtegels hebben krachten.
mode-kids = Kinderspel
    .description = Vul als eerste je bord.

## Lessons

lesson-guide-roll = De eerste rol
    .goal = Rol zo dat de witte diamant aan je kubus plakt.
    .hint = Het vlak dat wijst waarheen je rolt, komt op de tegel neer. Het moet kaal zijn.
    .done = Een kaal vlak kwam op de tegel neer, en de tegel is van jou.
    .shown = Kijk: de kubus rolt over zijn rand op de volgende stapel. Een kaal vlak komt neer, dus plakt de bovenste tegel eraan.
    .miss-same = Er plakt een tegel, maar niet de witte diamant.
    .miss-covered = Het vlak dat neerkwam draagt al een tegel, dus er plakt niets.
    .miss-pivot = Je draaide de kubus ter plaatse. Rol hem naar een andere stapel.
lesson-guide-score = De eerste punten
    .goal = Scoor vier punten of meer in één keer.
    .hint = Tegels van één soort in verschillende kleuren tellen samen. Kies er meer dan twee.
    .done = Hoe meer kleuren van één soort, hoe meer punten.
    .shown = Kijk: twee amfora’s van verschillende kleur gaan samen van de kubus. Twee kleuren van één soort zijn 2 punten waard.
    .miss-few = Twee van één soort zijn 2 punten waard. Er zitten er meer van die soort op je kubus.
    .miss-alone = Een tegel alleen is niets waard. Kies er meer van één soort.
    .miss-covered = Je hebt gerold. Haal deze keer tegels van je kubus en scoor ze.
lesson-place = Het water in
    .goal = Zet je kubus zo neer dat er een witte diamant aan blijft plakken.
    .hint = Je mag alleen op de rand beginnen; de tegel eronder plakt aan het vlak dat hem raakt.
    .done = De diamant zit op je kubus. Hij telt zodra je ermee scoort.
lesson-roll = Een kaal vlak
    .goal = Rol zo dat er een witte parel aan je kubus plakt.
    .hint = Rol je naar een kant, dan komt het vlak aan die kant onder. Zit daar al een tegel, dan plakt er niets.
    .done = Alleen een kaal vlak neemt iets mee.
lesson-two-rolls = Twee keer vooruit
    .goal = Rol twee keer en neem elke keer een tegel mee. (Amber past tussendoor.)
    .hint = Na de eerste rol zitten de vlakken anders: bedenk welk kale vlak daarna onder komt.
    .done = Twee keer rollen vooruitzien is het halve spel.
lesson-pivot = Eerst draaien
    .goal = Draai de kubus en rol daarna zo dat de lichtblauwe parel blijft plakken. (Amber past tussendoor.)
    .hint = Op het vlak aan de kant van de parel zit al een tegel. Draai tot daar een kaal vlak is.
    .done = Een beurt draaien is vaak de moeite waard.
lesson-four = Vier gelijke
    .goal = Scoor in één keer minstens 7 punten.
    .hint = Tegels van één soort tellen samen, welke kleur ook: 2, 3, 4, 5, 6 stuks geven 2, 4, 7, 10, 15 punten.
    .done = Vier van een soort zijn meer waard dan twee paren.
lesson-keep = Bewaar de rest
    .goal = Scoor de drie sextanten en laat al het andere op de kubus.
    .hint = Eén enkele tegel van een soort levert niets op. Laat hem zitten: er komen er misschien nog bij.
    .done = Wat op de kubus blijft, kan nog groeien.
lesson-abyss = De Afgrond gaat open
    .goal = Je nam hier de laatste tegel. Rol weg, zodat er een Afgrondtegel komt, en neem bij het landen een tegel mee.
    .hint = Naar welke kant komt er een kaal vlak onder?
    .done = Afgrondtegels zijn de klok: ligt de laatste er, dan wordt de ronde afgemaakt en is het spel uit.
lesson-power = Een kracht uit de diepte
    .goal = Het gevorderde spel: rol op Afgrondtegel C en laat die je kubus op de witte diamant zetten.
    .hint = Rol je op een Afgrondtegel, dan mag je meteen zijn kracht gebruiken. C zet de kubus, zoals hij is, op elk vrij vak.
    .done = Van de ene kant van de zee naar de andere in één beurt.

## Why a move is not possible

why-place-first = Je kubus is in je persoonlijke zone: zet hem eerst aan de rand.
why-on-board = Je kubus is al op het speelveld.
why-not-edge = Een kubus zet je aan de rand van het speelveld.
why-occupied = Op dit vak staat een kubus.
why-no-cell = Dat vak is er niet op dit speelveld.
why-off-area = Je kubus kan niet van het speelveld af rollen.
why-turn-changes-nothing = Deze draai zou niets veranderen.
why-no-tile-there = Op dat vlak van je kubus zit geen tegel.
why-only-kids = Terugnemen is een actie van het kinderspel. Hier scoor je.
why-only-roll-or-take = In het kinderspel rol je of neem je terug.
why-only-advanced = Krachten horen bij het spel voor gevorderden.
why-no-power-near = Er grenst geen vrije afgrondtegel met deze kracht aan je kubus.
why-power-chosen = Gebruik eerst de kracht, of pas als dat mag.
why-no-power-now = Kies eerst de kracht van een aangrenzende afgrondtegel.
why-power-impossible = Deze kracht kan nu niet helemaal worden uitgevoerd.
why-top-bare = Er zit geen tegel boven op je kubus.
why-top-covered = Het bovenvlak van je kubus moet kaal zijn.
why-no-open-tile = Daar is geen open tegel om te nemen.
why-no-coin-for-board = Een munt heeft geen plaats op je spelersbord.
why-not-on-your-board = Je hebt die tegel niet op je spelersbord.
why-no-other-cube = Deze speler heeft geen kubus op het speelveld.
why-their-top-bare = Er zit geen tegel boven op die kubus.
why-fit-first = Leg eerst alle tegels die passen op je bord.
why-nothing-to-fit = Je hebt die tegel nu niet om op je bord te leggen.
why-space-filled = Op deze plaats ligt al een tegel.
why-does-not-fit = Deze tegel past niet op deze plaats.
why-stack-first = Stapel eerst de tegels die nergens passen.
why-lay-first = Leg eerst je stapel op het speelveld.
why-nothing-to-stack = Je hebt nu niets te stapelen.
why-not-on-stack = Deze tegel hoort niet op de stapel.
why-abyss-first = De stapel vervangt een afgrondtegel zonder kubus.
why-lowest-first = De stapel gaat op de laagste stapel zonder kubus.

## Puzzles

theme-scoring = Scoren
theme-power = Kracht
theme-abyss = Afgrond
theme-tile = Een tegel oppikken
theme-board = Het bord vullen
theme-pivot = Draaien
