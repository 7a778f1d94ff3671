### Gravity Superstar

title = Gravity Superstar
tagline = Laufe, springe und falle über einen Planeten ohne Rand und sammle unterwegs jeden Stern ein.

## Seats, called by their colours

seat-green = Grün
seat-pink = Rosa
seat-orange = Orange
seat-blue = Blau
seat-yellow = Gelb
seat-violet = Violett

## Values of positions, moves and events

word-long_jump = Weit­sprung
word-high_jump = Hoch­sprung
word-drop = Fall
word-rotate = Drehung
word-joker = Joker
word-tile_turn = Ein Planeten­teil drehen
word-double_jump = Doppel­sprung
word-teleport = Teleport
word-unknown = eine Karte
word-blue = blauen
word-yellow = gelben
word-pink = rosa
word-green = grünen
word-orange = orangen
word-white = weißen
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-left = nach links
word-right = nach rechts
word-half = um 180°
word-few_stars = es liegen nur noch wenige Sterne auf dem Plan
word-points = die Zielpunktzahl ist erreicht
word-rounds = das Rundenlimit ist erreicht
word-quiet = zu lange wurde kein Stern eingesammelt
word-running = läuft
word-finished = beendet
word-cut = durch ein Limit beendet
word-over = beendet
word-action = Aktion
word-steal = Diebstahl
word-replay = Nochmal
word-star = Stern
word-stars = bis wenige Sterne übrig sind
word-expert = Experten: als Erste zur Zielpunktzahl
word-complete = Hand auffüllen
word-simple = einfache Bewegung
word-steal_star = einen Stern stehlen
word-steal_token = einen Chip stehlen
word-pass = passen

## What is to be decided

prompt-action = Spiele eine Karte, um dich zu bewegen, oder nimm deine gespielten Karten auf.
    .other = spiele eine Karte
    .complete = nimm deine gespielten Karten auf
    .coach = Spiele eine beliebige Karte verdeckt für einen Schritt zur Seite oder offen für die gezeigte Bewegung. Links, rechts, oben und unten sieht man von deiner Figur aus. Danach fällt sie, bis eine Plattform sie hält, und nimmt mit, was auf dem Weg liegt. Um deine Karten zurückzubekommen, nimm alle Karten auf.
prompt-second_action = Zweite Aktion: Spiele eine Karte, um dich zu bewegen, oder nimm alle Karten auf.
    .other = zweite Aktion: Spiele noch eine Karte
    .complete = nimm alle Karten auf
    .coach = Du hast für eine zweite Aktion bezahlt: Spiele noch eine Karte oder nimm alle Karten auf.
prompt-steal = Du hast eine Figur rausgeworfen. Stiehl einen Stern einer Farbe oder einen Nochmal-Chip.
    .coach = Wähle, was du stiehlst. Ein Stern, der ein Paar zerstört, kostet zwei Punkte; einer, der bei dir ein Paar vollendet, bringt dir zwei.
prompt-replay = Gib einen Nochmal-Chip für eine zweite Aktion aus oder beende deinen Zug.
    .coach = Mit einer zweiten Aktion kommst du vielleicht an mehr Sterne. Behältst du den Nochmal-Chip, zählt er am Ende einen Punkt.
prompt-over = Das Spiel ist beendet.

## What a move is called

move-complete = Alle Karten aufnehmen
move-simple = Einen Schritt { $side }, { $card } verdeckt
move-long_jump =
    { $joker ->
        [true] Joker: Weitsprung { $side }
       *[false] Weitsprung { $side }
    }
move-high_jump =
    { $joker ->
        [true] Joker: Hochsprung { $side }
       *[false] Hochsprung { $side }
    }
move-drop =
    { $joker ->
        [true] Joker: Fall
       *[false] Fall
    }
move-rotate =
    { $joker ->
        [true] Joker: Drehung { $turn }
       *[false] Drehung { $turn }
    }
move-tile_turn = Das Planetenteil { $turn } drehen
move-double_jump = Doppelsprung { $first }, dann { $second }
move-teleport = Teleport zur offenen Tür
move-steal_star = Einen { $colour } Stern stehlen
move-steal_token = Einen Nochmal-Chip stehlen
move-replay = Eine zweite Aktion ausführen
move-pass = Den Zug beenden

## What happened; $seat and the like are names of players

event-entered = { $seat } kommt durch die offene Tür auf { $cell } ins Spiel.
    .would = durch die offene Tür auf { $cell } ins Spiel kommen
event-completed = { $seat } nimmt alle Karten auf.
    .would = alle deine Karten aufnehmen
    .why = Mit allen Karten auf der Hand ist wieder jede Bewegung möglich.
event-played = { $seat } spielt { $card }.
    .would = { $card } spielen
event-played_joker = { $seat } spielt den Joker als { $card }.
    .would = den Joker als { $card } spielen
event-laid = { $seat } spielt { $card } verdeckt.
    .would = { $card } verdeckt spielen
event-used_goodie = { $seat } spielt { $goodie } und gibt die Karte an { $other } weiter.
    .would = { $goodie } spielen und die Karte an { $other } weitergeben
event-laid_goodie = { $seat } spielt { $goodie } verdeckt und gibt die Karte an { $other } weiter.
    .would = { $goodie } verdeckt spielen und die Karte an { $other } weitergeben
event-refilled = { $seat } nimmt nach der letzten Karte alle Karten auf.
    .would = alle deine Karten aufnehmen
event-stepped = { $seat } zieht nach { $cell }.
    .would = nach { $cell } ziehen
event-fell = { $seat } fällt nach { $cell }.
    .would = nach { $cell } fallen
event-turned = { $seat } dreht sich; der Kopf zeigt jetzt nach { $up }.
    .would = dich drehen
event-hovered = { $seat } fällt einmal ganz herum und schwebt auf { $cell }.
    .would = einmal ganz herum fallen und auf { $cell } schweben
event-tile_turned = { $seat } dreht das Planetenteil { $turn }.
    .would = das Planetenteil { $turn } drehen
    .why = Wer das Planetenteil dreht, dreht alles mit, was darauf steht.
event-carried = { $seat } wird nach { $cell } mitgedreht.
event-teleported = { $seat } teleportiert sich nach { $cell }.
    .would = dich nach { $cell } teleportieren
event-took_star = { $seat } nimmt auf { $cell } einen { $colour } Stern.
    .would = einen { $colour } Stern nehmen
    .worth = Jeder Stern ist ein Punkt, und jedes Paar einer Farbe bringt einen Punkt mehr.
event-took_token = { $seat } nimmt auf { $cell } einen Nochmal-Chip.
    .would = einen Nochmal-Chip nehmen
    .worth = Ein Nochmal-Chip kauft eine zweite Aktion; bis zum Ende behalten, ist er ein Punkt.
event-ejected = { $seat } wirft { $victim } auf { $cell } raus.
    .would = { $victim } rauswerfen
    .worth = Wer eine Figur rauswirft, stiehlt einen Stern oder einen Nochmal-Chip.
event-door_opened = Der Offene-Tür-Stein geht nach { $cell }.
event-stole_star = { $seat } stiehlt { $victim } einen { $colour } Stern.
    .would = { $victim } einen { $colour } Stern stehlen
    .worth = Ein gestohlener Stern zählt doppelt: Einer verliert ihn, der andere gewinnt ihn.
event-stole_token = { $seat } stiehlt { $victim } einen Nochmal-Chip.
    .would = { $victim } einen Nochmal-Chip stehlen
event-spent_token = { $seat } gibt einen Nochmal-Chip für eine zweite Aktion aus.
    .would = einen Nochmal-Chip für eine zweite Aktion ausgeben
    .why = Zwei Aktionen in einem Zug erreichen, was eine nicht schafft.
event-turn_started = { $seat } ist am Zug.
event-round_ended = Runde { $round } ist vorbei.
event-last_round = { $seat } erreicht die Zielpunktzahl: Das ist die letzte Runde.
event-game_over = Spielende: { $reason }.

## Options of a table

option-ending = Spielende
    .description = Was das Spiel beendet, immer am Ende einer Runde.
    .choice-stars = Es liegen nur noch wenige Sterne: 4 zu zweit, 8 zu dritt oder viert, 12 zu fünft oder sechst
    .choice-expert = Experten: Jemand erreicht 18 Punkte (24 zu dritt oder fünft)
option-goodies = Bonuskarten
    .description = Zusätzliche Karten; wer eine spielt, gibt sie an den linken Nachbarn weiter.
    .choice-tile_turn = Ein Planetenteil drehen: das Teil unter deiner Figur
    .choice-double_jump = Doppelsprung: ein Feld nach links oder rechts, fallen, dann noch einmal
    .choice-teleport = Teleport: zur offenen Tür; wer dort steht, wird rausgeworfen
option-open_door = Erste offene Tür
    .description = Die Tür, die am Anfang offen ist, im Uhrzeigersinn von links oben gezählt; leer bedeutet zufällig.
option-tiles = Planetenteile
    .description = Auf eigenen Planetenteilen statt auf unseren spielen.
option-max_rounds = Rundenlimit
    .description = Dann endet das Spiel und wird gewertet.
option-quiet_rounds = Runden ohne Stern
    .description = Nach so vielen Runden ohne eingesammelten Stern endet das Spiel und wird gewertet; 0 für nie.

## Modes: named sets of options

mode-stars = Klassisch
    .description = Endet, wenn nur noch wenige Sterne auf dem Plan liegen.
mode-expert = Experten
    .description = Endet, wenn jemand die Zielpunktzahl erreicht: 18 oder 24 Punkte.
mode-goodies = Bonuskarten
    .description = Mit drei zusätzlichen Karten, die von Hand zu Hand gehen.
mode-expert-goodies = Experten mit Bonuskarten
    .description = Mit Bonuskarten; endet, wenn jemand die Zielpunktzahl erreicht: 18 oder 24 Punkte.

## Lessons

lesson-guide-step = Ein Schritt
    .goal = Nimm mit einem Schritt zwei Sterne.
    .hint = Wer von seiner Plattform tritt, fällt, bis ihn eine andere aufhält, und nimmt unterwegs jeden Stern.
    .done = Du hast jeden Stern genommen, an dem du vorbeigefallen bist.
    .shown = Sieh zu: Die Figur geht einen Schritt zur Seite und nimmt den Stern. Für einen Schritt legt man eine beliebige Karte verdeckt ab; man bekommt sie zurück, wenn man alle Karten aufnimmt.
    .miss-card = Du hast eine Karte wegen ihrer Wirkung gespielt. Für einen Schritt legst du nur eine Karte verdeckt ab.
    .miss-one = Diesmal nur ein Stern. Auf der anderen Seite trägt dich nichts: Dort fällst du.
lesson-guide-card = Die erste Karte
    .goal = Spiel den Hochsprung so, dass du zwei Sterne nimmst.
    .hint = Spring zur anderen Seite. Wo dich keine Plattform trägt, fällst du weiter.
    .done = Hinauf, hinüber und an zwei Sternen vorbei hinunter.
    .shown = Sieh zu: Der Hochsprung geht ein Feld hinauf und eines zur Seite; dann fällt die Figur. Die Karte liegt offen: Alle sehen, dass sie verbraucht ist.
    .miss-step = Das war ein Schritt: Die Karte liegt verdeckt und tut nichts. Spiel den Hochsprung selbst.
    .miss-one = Der Sprung war richtig, die Seite nicht: Dort liegt nur ein Stern.
    .miss-card = Das war eine andere Karte. Spiel den Hochsprung.
lesson-guide-rotate = Wo ist unten?
    .goal = Dreh dich so, dass du mindestens drei Sterne nimmst.
    .hint = Du fällst dahin, wo deine Füße hinzeigen. Dreh sie zu einer langen Reihe von Sternen ohne Plattform.
    .done = Unten ist, wo deine Füße sind. Das ist das ganze Geheimnis des Spiels.
    .shown = Sieh zu: Die Figur dreht sich. Ihre Füße zeigen jetzt zur Seite, also fällt sie zur Seite, bis sie eine Plattform aufhält.
    .miss-half = Kopfüber bist du in die andere Richtung gefallen, und dein Kopf stieß an eine Plattform, bevor ein Stern kam.
    .miss-one = Du bist gefallen, aber nach einem Stern hielt dich eine Plattform auf. Dreh dich andersherum.
    .miss-card = Das war eine andere Karte. Spiel die Drehung.
lesson-first-star = Ein erster Stern
    .goal = Nimm einen Stern mit einer einfachen Bewegung: Spiele eine beliebige Karte verdeckt und gehe einen Schritt zur Seite.
    .hint = Links und rechts gelten für deine Figur. Unten ist, wo ihre Füße sind, wie sie auch auf dem Bildschirm steht.
    .done = Ein Schritt kostet eine Karte, egal welche; der Stern gehört dir.
lesson-two-stars = Zwei Sterne im Fallen
    .goal = Sammle zwei Sterne mit einer einzigen Aktion.
    .hint = Jedes Feld auf dem Weg zählt, auch die, durch die du fällst. Versuche einen Sprung, der in der Luft endet.
    .done = Fallen kostet nichts und nimmt unterwegs alles mit.
lesson-drop = Durch den Boden
    .goal = Spiele Fall und nimm auf dem Weg nach unten zwei Sterne.
    .hint = Nur Fall geht durch eine Plattform, und nur durch die unter deinen Füßen. Danach fällst du wie gewohnt.
    .done = Mit Fall auf der Hand ist der Boden unter deinen Füßen eine Tür.
lesson-rotate = Ein anderes Unten
    .goal = Drehe deine Figur und falle auf zwei Sterne.
    .hint = Die Drehung ändert, wo für dich unten ist. Schau in alle drei Richtungen: Wo liegen Sterne?
    .done = Nicht du hast dich bewegt, sondern die Welt. Hebe die Drehung für solche Momente auf.
lesson-last-card = Die letzte Karte
    .goal = Spiele deine letzte Karte und nimm damit einen Stern. Danach nimmst du alle Karten kostenlos auf.
    .hint = Alle Karten aufzunehmen ist auch eine Aktion, bewegt dich aber nicht. Sieh nach, wohin die letzte Karte führt.
    .done = Die Hand ist wieder voll, und es hat keine Aktion gekostet.
lesson-open-door = Die offene Tür
    .goal = Erreiche das Feld mit dem Offene-Tür-Stein, damit er zur nächsten Tür wandert.
    .hint = Hindurchfallen genügt. Wo ist unten, wenn du dich drehst?
    .done = Wer rausgeworfen wird, kommt durch die offene Tür zurück. Jetzt weißt du, wie man sie verschiebt.
lesson-throw-out = Platz da!
    .goal = Wirf die andere Figur raus und stiehl einen Stern.
    .hint = Es genügt, ihr Feld zu betreten, auch im Fallen. Danach wählst du, was du stiehlst.
    .done = Ein Stern mehr für dich, einer weniger für die anderen.
lesson-second-action = Noch einmal
    .goal = Nimm in diesem Zug einen Nochmal-Chip, gib ihn für eine zweite Aktion aus und nimm insgesamt zwei Sterne.
    .hint = Ein Nochmal-Symbol ohne Stern und ohne Figur gibt einen Chip. Er darf noch im selben Zug ausgegeben werden.
    .done = Ein Zug, zwei Aktionen: So sehen die besten Züge aus.

## Why a move is not possible

why-steal-first = Wähle zuerst, was du stiehlst.
why-nothing-to-steal = Du hast niemanden rausgeworfen, also gibt es nichts zu stehlen.
why-no-such-star = Diese Person hat keinen Stern in dieser Farbe.
why-no-token-to-steal = Diese Person hat keinen Nochmal-Chip.
why-replay-or-end = Deine Aktion ist vorbei: Gib einen Nochmal-Chip ab oder beende deinen Zug.
why-no-replay-now = Ein Nochmal-Chip wird nach deiner Aktion abgegeben, einmal im Zug.
why-action-needed = Du musst in deinem Zug eine Aktion ausführen.
why-nothing-laid = Du hast keine Karten ausgespielt, also gibt es nichts aufzunehmen.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-no-goodie = Du hast diese Bonuskarte nicht auf der Hand.
why-platform = Eine Plattform ist im Weg.
why-platform-double = Beide Schritte müssen möglich sein, und eine Plattform ist im Weg.

## Puzzles

theme-ejection = Rauswurf
theme-many-stars = Mehrere Sterne auf einmal
theme-token = Nochmal-Chip
theme-tile = Ein Planetenteil drehen
theme-joker = Joker
theme-theft = Diebstahl
theme-second-action = Zweite Aktion
