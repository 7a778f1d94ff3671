### Octocube

title = Octocube
tagline = Rolle deinen Würfel über die Tiefsee: Was unter ihm liegt, bleibt an ihm haften.

## Seats, called by their colours

seat-coral = Koralle
seat-amber = Bernstein
seat-violet = Violett
seat-teal = Türkis

## Values of positions, moves and events

word-white-diamond = weißer Diamant
word-light-diamond = hellblauer Diamant
word-dark-diamond = dunkelblauer Diamant
word-green-diamond = grüner Diamant
word-white-pearl = weiße Perle
word-light-pearl = hellblaue Perle
word-dark-pearl = dunkelblaue Perle
word-green-pearl = grüne Perle
word-white-sextant = weißer Sextant
word-light-sextant = hellblauer Sextant
word-dark-sextant = dunkelblauer Sextant
word-green-sextant = grüner Sextant
word-white-amphora = weiße Amphore
word-light-amphora = hellblaue Amphore
word-dark-amphora = dunkelblaue Amphore
word-green-amphora = grüne Amphore
word-white-starfish = weißer Seestern
word-light-starfish = hellblauer Seestern
word-dark-starfish = dunkelblauer Seestern
word-green-starfish = grüner Seestern
word-coin = Münze
word-diamond = Diamant
word-pearl = Perle
word-sextant = Sextant
word-amphora = Amphore
word-starfish = Seestern
word-white = Weiß
word-light = Hellblau
word-dark = Dunkelblau
word-green = Grün
word-top = oben
word-bottom = unten
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-plain = ohne Kraft
word-A = Kraft A
word-B = Kraft B
word-C = Kraft C
word-D = Kraft D
word-E = Kraft E
word-F = Kraft F
word-G = Kraft G
word-H = Kraft H
word-I = Kraft I
word-running = im Gang
word-finished = beendet
word-cut = durch das Rundenlimit beendet
word-base = Grundspiel
word-advanced = Spiel für Fortgeschrittene
word-kids = Kinderspiel
word-action = Aktion
word-power = Kraft
word-bonus = Kraft, auf die gerollt wurde
word-fit = Felder füllen
word-stack = den Stapel bauen
word-lay = den Stapel legen
word-unknown = unbekannt

## What is to be decided

prompt-over = Das Spiel ist beendet.
prompt-place = Setze deinen Würfel auf ein freies Randfeld.
    .coach = Beginne neben Plättchen, die du willst: Was oben auf dem Stapel liegt, haftet unten an deinem Würfel.
prompt-action = Rolle, drehe, werte oder passe.
    .roll = rolle
    .pivot = drehe
    .score = werte
    .pass = passe
    .coach = Beim Rollen kommt die Seite in dieser Richtung nach unten, und nur eine leere Seite nimmt ein Plättchen mit. Drehe, um eine leere Seite dorthin zu bringen, wohin du willst. Plättchen zählen erst, wenn du wertest.
prompt-action_advanced = Rolle, drehe, werte, passe oder nutze die Kraft einer benachbarten Abgrundplatte.
    .roll = rolle
    .pivot = drehe
    .score = werte
    .pass = passe
    .use = nutze die Kraft einer benachbarten Abgrundplatte
    .coach = Beim Rollen kommt die Seite in dieser Richtung nach unten, und nur eine leere Seite nimmt ein Plättchen mit. Drehe, um eine leere Seite dorthin zu bringen, wohin du willst. Die Kraft einer Abgrundplatte neben dir kann dein ganzer Zug sein. Plättchen zählen erst, wenn du wertest.
prompt-action_kids = Rolle auf ein Nachbarfeld oder nimm deinen Würfel zurück.
    .roll = rolle auf ein Nachbarfeld
    .take = nimm deinen Würfel zurück
    .coach = Rolle zu einem Plättchen, das deine Tafel noch braucht. Trägt dein Würfel genug davon, nimm ihn zurück und fülle deine Felder.
prompt-fit = Wähle ein Plättchen und ein Feld deiner Tafel, auf das es passt.
prompt-stack = Wähle das nächste Plättchen des Stapels, von unten nach oben.
prompt-lay = Wähle, wohin der Stapel kommt.
prompt-power_a = Kraft A: Rolle noch einmal.
prompt-power_b = Kraft B: Tausche das Plättchen oben auf deinem Würfel mit einem von deiner Tafel.
prompt-power_c = Kraft C: Setze deinen Würfel auf ein beliebiges freies Feld.
prompt-power_d = Kraft D: Lege ein sichtbares Plättchen des Spielfelds oben auf deinen Würfel.
prompt-power_e = Kraft E: Drehe deinen Würfel auf der Stelle, wie du willst.
prompt-power_f = Kraft F: Tausche ein sichtbares Objektplättchen neben dir mit einem von deiner Tafel.
prompt-power_g = Kraft G: Tausche den Platz mit einem anderen Würfel.
prompt-power_h = Kraft H: Vertausche zwei Felder ohne Würfel.
prompt-power_i = Kraft I: Tausche die obersten Plättchen mit einem anderen Würfel.
prompt-bonus_a = Kraft A (freiwillig): Rolle noch einmal oder passe.
prompt-bonus_b = Kraft B (freiwillig): Tausche das Plättchen oben auf deinem Würfel mit einem von deiner Tafel oder passe.
prompt-bonus_c = Kraft C (freiwillig): Setze deinen Würfel auf ein beliebiges freies Feld oder passe.
prompt-bonus_d = Kraft D (freiwillig): Lege ein sichtbares Plättchen des Spielfelds oben auf deinen Würfel oder passe.
prompt-bonus_e = Kraft E (freiwillig): Drehe deinen Würfel auf der Stelle, wie du willst, oder passe.
prompt-bonus_f = Kraft F (freiwillig): Tausche ein sichtbares Objektplättchen neben dir mit einem von deiner Tafel oder passe.
prompt-bonus_g = Kraft G (freiwillig): Tausche den Platz mit einem anderen Würfel oder passe.
prompt-bonus_h = Kraft H (freiwillig): Vertausche zwei Felder ohne Würfel oder passe.
prompt-bonus_i = Kraft I (freiwillig): Tausche die obersten Plättchen mit einem anderen Würfel oder passe.

## What a move is called; $…_count is the length of a list, $…_number counts from 1

move-place =
    { $top_key ->
        [top]
            { $north_key ->
                [north] Den Würfel auf { $cell } setzen, wie er ist
               *[other] Den Würfel auf { $cell } setzen (Seite { $top } nach oben, Seite { $north } nach Norden)
            }
       *[other] Den Würfel auf { $cell } setzen (Seite { $top } nach oben, Seite { $north } nach Norden)
    }
move-roll = Nach { $direction } rollen
move-pivot = Um { $degrees } Grad drehen
move-score =
    { $faces_count ->
        [0] Nichts werten und den Würfel zurücknehmen
       *[other] Die Plättchen dieser Seiten werten: { $faces }
    }
move-pass = Passen
move-take = Den Würfel zurücknehmen
move-use = { $power } nutzen
move-replace = Das oberste Plättchen tauschen ({ $tile })
move-lift = Den Würfel auf { $cell } setzen
move-fetch = Das Plättchen auf { $cell } holen
move-turn = Den Würfel drehen (Seite { $top } nach oben, Seite { $north } nach Norden)
move-trade = Das Plättchen nach { $direction } hin tauschen ({ $tile })
move-switch = Den Platz mit { $seat } tauschen
move-swap = { $first } und { $second } vertauschen
move-exchange = Die obersten Plättchen mit { $seat } tauschen
move-fit = Plättchen auf Feld { $space_number } legen ({ $tile })
move-stack = Plättchen auf den Stapel legen ({ $tile })
move-lay = Den Stapel auf { $cell } legen

## What happened; $seat and the like are names of players

event-placed = { $seat } setzt den Würfel auf { $cell }.
    .would = deinen Würfel auf { $cell } setzen
    .why = Jeder Würfel kommt vom Rand aus ins Spiel.
event-rolled = { $seat } rollt auf { $cell }.
    .would = auf { $cell } rollen
event-pivoted = { $seat } dreht den Würfel um { $degrees } Grad.
    .would = deinen Würfel um { $degrees } Grad drehen
    .why = Drehen bestimmt, welche Seite das nächste Rollen nach unten bringt.
event-stuck = { $seat } nimmt ein Plättchen mit ({ $tile }).
    .would = ein Plättchen mitnehmen ({ $tile })
    .worth = Plättchen einer Art zählen zusammen; im Kinderspiel füllen sie deine Tafel.
event-uncovered = Jetzt sichtbar auf { $cell }: { $tile }.
event-laid =
    { $abyss_key ->
        [plain] Auf { $cell } kommt eine Abgrundplatte.
        [unknown] Auf { $cell } kommt eine Abgrundplatte.
       *[other] Auf { $cell } kommt eine Abgrundplatte ({ $abyss }).
    }
    .would = auf { $cell } eine Abgrundplatte hinterlassen
event-taken = { $seat } nimmt den Würfel von { $cell } zurück.
    .would = deinen Würfel zurücknehmen
    .why = Plättchen zählen erst, wenn sie zu Hause sind.
event-detached = { $seat } nimmt ein Plättchen vom Würfel ({ $tile }).
event-scored =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $count } Plättchen ({ $kind }).
    .would =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für { $count } Plättchen erhalten ({ $kind })
    .worth = Sätze bringen sofort Punkte, und die Plättchen zählen am Ende noch einmal für die Mehrheiten.
event-passed = { $seat } passt.
    .would = passen
event-declined = { $seat } nutzt { $power } nicht.
    .would = { $power } nicht nutzen
event-used = { $seat } nutzt { $power }.
    .would = { $power } nutzen
    .why = Kräfte können, was Rollen nicht kann.
event-replaced = { $seat } tauscht das Plättchen oben auf dem Würfel ({ $got }) gegen ein anderes ({ $gave }).
    .would = das Plättchen oben auf deinem Würfel ({ $got }) gegen ein anderes ({ $gave }) tauschen
event-lifted = { $seat } versetzt den Würfel von { $start } nach { $cell }.
    .would = deinen Würfel nach { $cell } versetzen
event-fetched = { $seat } holt von { $cell } ein Plättchen ({ $tile }) auf den Würfel.
    .would = von { $cell } ein Plättchen ({ $tile }) auf deinen Würfel holen
event-turned = { $seat } dreht den Würfel auf der Stelle.
    .would = deinen Würfel auf der Stelle drehen
event-traded = { $seat } tauscht ein Plättchen ({ $gave }) gegen das auf { $cell } ({ $got }).
    .would = ein Plättchen ({ $gave }) gegen das auf { $cell } ({ $got }) tauschen
event-switched = { $seat } tauscht den Platz mit { $other }.
    .would = den Platz mit { $other } tauschen
event-swapped = { $seat } vertauscht { $first } und { $second }.
    .would = { $first } und { $second } vertauschen
event-exchanged = { $seat } tauscht ein Plättchen ({ $gave }) gegen das von { $other } ({ $got }).
    .would = ein Plättchen ({ $gave }) gegen das von { $other } ({ $got }) tauschen
event-fitted = { $seat } legt ein Plättchen ({ $tile }) auf die Tafel.
    .would = das Plättchen ({ $tile }) auf deine Tafel legen
    .worth = Sechzehn gefüllte Felder gewinnen das Spiel.
event-stacked = { $seat } legt ein Plättchen ({ $tile }) auf den Stapel.
    .would = das Plättchen ({ $tile }) auf den Stapel legen
event-stack_laid = { $seat } legt einen Stapel aus { $count } Plättchen auf { $cell }.
    .would = den Stapel auf { $cell } legen
event-round_over = Runde { $round } ist vorbei.
event-coins =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }.
event-majority =
    { $seat } hat { $place ->
        [1] die meisten Plättchen
        [2] die zweitmeisten Plättchen
       *[other] Platz { $place }
    } bei { $category } ({ $count }) und erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-game_over =
    { $result_key ->
        [cut] Spielende: { $result }.
       *[other] Spielende.
    }

## Options of a table

option-mode = Spiel
    .description = Welche Variante gespielt wird.
    .choice-base = Grundspiel
    .choice-advanced = Für Fortgeschrittene: Abgrundplatten haben Kräfte
    .choice-kids = Kinderspiel: Fülle deine Tafel
option-powers = Kräfte
    .description = Für Fortgeschrittene: die Buchstaben der Abgrundplatten, die ins Spiel kommen können, jeder einmal.
option-hide_points = Punkte verbergen
    .description = Die Punkte der anderen bleiben bis zum Ende verborgen.
option-max_rounds = Rundenlimit
    .description = Dann endet das Spiel und wird gewertet; leer bedeutet 150 Runden, im Kinderspiel 60.
option-boards = Tafeln
    .description = Kinderspiel: die Tafel jedes Platzes; leer bedeutet 1, 2, 3, 4.

## Modes: named sets of options

mode-base = Grundspiel
    .description = Rolle, sammle und werte deine Sätze.
mode-advanced = Spiel für Fortgeschrittene
    .description = Abgrundplatten haben Kräfte.
mode-kids = Kinderspiel
    .description = Fülle zuerst deine Tafel.

## Lessons

lesson-guide-roll = Das erste Rollen
    .goal = Roll so, dass der weiße Diamant an deinem Würfel haftet.
    .hint = Die Seite, die in deine Rollrichtung zeigt, kommt auf dem Plättchen zu liegen. Sie muss frei sein.
    .done = Eine freie Seite kam auf dem Plättchen zu liegen, und es gehört dir.
    .shown = Sieh zu: Der Würfel rollt über seine Kante auf den nächsten Stapel. Eine freie Seite kommt unten zu liegen, also haftet das oberste Plättchen daran.
    .miss-same = Ein Plättchen haftet, aber nicht der weiße Diamant.
    .miss-covered = Die Seite, die unten liegt, trägt schon ein Plättchen, also haftet nichts.
    .miss-pivot = Du hast den Würfel auf der Stelle gedreht. Roll ihn auf einen anderen Stapel.
lesson-guide-score = Die ersten Punkte
    .goal = Werte auf einmal mindestens vier Punkte.
    .hint = Plättchen einer Art in verschiedenen Farben zählen zusammen. Wähl mehr als zwei.
    .done = Je mehr Farben einer Art, desto mehr Punkte.
    .shown = Sieh zu: Zwei Amphoren verschiedener Farbe verlassen den Würfel zusammen. Zwei Farben einer Art bringen 2 Punkte.
    .miss-few = Zwei einer Art bringen 2 Punkte. Auf deinem Würfel sind noch mehr davon.
    .miss-alone = Ein einzelnes Plättchen bringt nichts. Wähl mehrere einer Art.
    .miss-covered = Du bist gerollt. Nimm diesmal Plättchen vom Würfel und werte sie.
lesson-place = Ins Wasser
    .goal = Setze deinen Würfel so, dass ein weißer Diamant an ihm haften bleibt.
    .hint = Gesetzt wird nur am Rand; das Plättchen darunter haftet an der Seite, die es berührt.
    .done = Der Diamant ist auf deinem Würfel. Er zählt, sobald du ihn wertest.
lesson-roll = Eine freie Seite
    .goal = Rolle so, dass eine weiße Perle an deinem Würfel haftet.
    .hint = Rollst du in eine Richtung, kommt die Seite dort nach unten. Trägt sie schon ein Plättchen, haftet nichts.
    .done = Nur eine freie Seite nimmt etwas mit.
lesson-two-rolls = Zweimal vorausdenken
    .goal = Rolle zweimal und nimm jedes Mal ein Plättchen mit. (Bernstein passt dazwischen.)
    .hint = Nach dem ersten Rollen liegen die Seiten anders: Plane, welche freie Seite danach nach unten kommt.
    .done = Zweimal Rollen vorauszudenken ist das halbe Spiel.
lesson-pivot = Erst drehen
    .goal = Drehe den Würfel und rolle dann so, dass die hellblaue Perle haftet. (Bernstein passt dazwischen.)
    .hint = Die Seite zur Perle hin trägt schon ein Plättchen. Drehe, bis dort eine freie Seite ist.
    .done = Ein Zug zum Drehen lohnt sich oft.
lesson-four = Vier von einer Art
    .goal = Hole mit einer Wertung mindestens 7 Punkte.
    .hint = Plättchen einer Art zählen zusammen, gleich welcher Farbe: 2, 3, 4, 5, 6 davon geben 2, 4, 7, 10, 15 Punkte.
    .done = Vier von einer Art sind mehr wert als zwei Paare.
lesson-keep = Den Rest behalten
    .goal = Werte die drei Sextanten und lass alles andere auf dem Würfel.
    .hint = Ein einzelnes Plättchen einer Art bringt nichts. Lass es dran: Vielleicht kommen noch welche dazu.
    .done = Was auf dem Würfel bleibt, kann noch wachsen.
lesson-abyss = Der Abgrund öffnet sich
    .goal = Du hast hier das letzte Plättchen genommen. Rolle weg, sodass eine Abgrundplatte kommt, und nimm eines mit.
    .hint = In welche Richtung kommt eine freie Seite nach unten?
    .done = Abgrundplatten sind die Uhr: Liegt die letzte, wird die Runde beendet, und das Spiel ist aus.
lesson-power = Eine Kraft der Tiefe
    .goal = Das Spiel für Fortgeschrittene: Rolle auf die Abgrundplatte C und lass sie deinen Würfel auf den weißen Diamanten setzen.
    .hint = Wer auf eine Abgrundplatte rollt, darf gleich ihre Kraft nutzen. C setzt den Würfel, wie er ist, auf jedes freie Feld.
    .done = Von einem Ende des Meeres zum anderen in einem Zug.

## Why a move is not possible

why-place-first = Dein Würfel ist in deinem Bereich: Setze ihn zuerst an den Rand.
why-on-board = Dein Würfel ist schon auf der Spielfläche.
why-not-edge = Ein Würfel wird am Rand der Spielfläche eingesetzt.
why-occupied = Auf diesem Feld steht ein Würfel.
why-no-cell = Dieses Feld gibt es auf dieser Spielfläche nicht.
why-off-area = Dein Würfel kann nicht von der Spielfläche rollen.
why-turn-changes-nothing = Diese Drehung würde nichts ändern.
why-no-tile-there = Auf dieser Seite deines Würfels ist kein Plättchen.
why-only-kids = Zurücknehmen gehört zum Kinderspiel. Hier wird gewertet.
why-only-roll-or-take = Im Kinderspiel rollst du oder nimmst zurück.
why-only-advanced = Kräfte gehören zum Spiel für Fortgeschrittene.
why-no-power-near = Neben deinem Würfel liegt keine freie Abgrundplatte mit dieser Kraft.
why-power-chosen = Nutze zuerst die Kraft oder passe, wenn sie freiwillig ist.
why-no-power-now = Wähle zuerst die Kraft einer benachbarten Abgrundplatte.
why-power-impossible = Diese Kraft lässt sich jetzt nicht ganz ausführen.
why-top-bare = Oben auf deinem Würfel ist kein Plättchen.
why-top-covered = Die Oberseite deines Würfels muss frei sein.
why-no-open-tile = Dort liegt kein offenes Plättchen.
why-no-coin-for-board = Eine Münze hat keinen Platz auf deiner Spielertafel.
why-not-on-your-board = Dieses Plättchen liegt nicht auf deiner Spielertafel.
why-no-other-cube = Diese Person hat keinen Würfel auf der Spielfläche.
why-their-top-bare = Oben auf diesem Würfel ist kein Plättchen.
why-fit-first = Lege zuerst alle passenden Plättchen auf deine Tafel.
why-nothing-to-fit = Dieses Plättchen hast du jetzt nicht zu legen.
why-space-filled = Auf diesem Platz liegt schon ein Plättchen.
why-does-not-fit = Dieses Plättchen passt nicht auf diesen Platz.
why-stack-first = Staple zuerst die Plättchen, die nirgends passen.
why-lay-first = Lege zuerst deinen Stapel auf die Spielfläche.
why-nothing-to-stack = Du hast jetzt nichts zu stapeln.
why-not-on-stack = Dieses Plättchen gehört nicht auf den Stapel.
why-abyss-first = Der Stapel ersetzt eine Abgrundplatte ohne Würfel.
why-lowest-first = Der Stapel kommt auf den niedrigsten Stapel ohne Würfel.

## Puzzles

theme-scoring = Werten
theme-power = Kraft
theme-abyss = Abgrund
theme-tile = Ein Plättchen aufnehmen
theme-board = Die Tafel füllen
theme-pivot = Drehen
