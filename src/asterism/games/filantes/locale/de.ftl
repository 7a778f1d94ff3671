### Étoiles Filantes

title = Étoiles Filantes
tagline = Sechsseitige Sterne: Je stärker die Seite, desto kürzer der Flug.

## Seats, called by their colours

seat-red = Rot
seat-yellow = Gelb
seat-green = Grün

## Values of positions, moves and events

word-e = Osten
word-se = Südosten
word-sw = Südwesten
word-w = Westen
word-nw = Nordwesten
word-ne = Nordosten
word-clockwise = im Uhrzeigersinn
word-counter-clockwise = gegen den Uhrzeigersinn
word-tied = Gleichstand, nichts geschieht
word-won = der Verteidiger ist geschlagen
word-lost = der Angreifer ist geschlagen
word-held = der Verteidiger hält stand
word-running = läuft
word-finished = gewonnen
word-cut = durch das Limit beendet
word-top = oben
word-upper-right = oben rechts
word-lower-right = unten rechts
word-bottom = unten
word-lower-left = unten links
word-upper-left = oben links
word-over = beendet
word-place = erster Stein
word-act = ziehen oder drehen
word-enter = Einsetzen
word-put_back = Zurücksetzen
word-return = Rückkehr
word-duel = Duell
word-race = Rennen
word-attack = Angriff
word-clash = Zusammenstoß
word-inner = nahe der Mitte
word-corners = in den Ecken
word-mid-sides = in der Mitte der Seiten
word-begin = bis der nächste Zug beginnt
word-end = bis der nächste Zug endet
word-move = ziehen
word-turn = drehen
word-pass = passen

## What is to be decided

prompt-place = Du hast keinen Stein auf dem Brett: Setze einen auf ein freies Startfeld. Ist keines frei, passe.
    .enter = Du hast keinen Stein auf dem Brett: Setze einen auf ein freies Startfeld
    .pass = Du hast keinen Stein auf dem Brett, und kein Startfeld ist frei: Passe
    .coach = Wähle ein freies Startfeld und wie der Stein gedreht ist: Starke Seiten zum Gegner hin verteidigen, schwache fliegen weit.
prompt-act = Ziehe einen Stein oder drehe einen um einen Schritt.
    .move = ziehe einen Stein
    .turn = drehe einen Stein um einen Schritt
    .coach = Ziehe einen Stein gerade über eine seiner Seiten, so viele Felder wie 6 minus die Zahl auf dieser Seite: Schwache Seiten fliegen weit. Oder drehe einen Stein um einen Schritt. Dann kämpft er gegen jeden Gegner daneben; die größere Zahl an der gemeinsamen Kante schlägt.
prompt-enter = Setze einen Stein aus deinem Vorrat auf ein freies Startfeld.
    .coach = Ein Stein kommt aus deinem Vorrat. Er ist zuerst geschützt, und nur jetzt darfst du ihn beliebig drehen.
prompt-open = Eröffnung: Ziehe wenn möglich einen noch unbewegten Stein aus deiner Startreihe.
    .coach = In der Eröffnung muss jeder Stein einmal deine Startreihe verlassen. Kleine Zahlen tragen weit.
prompt-move = Ziehe einen Stein. Kann keiner ziehen, passe.
    .move = ziehe einen Stein
    .pass = keiner deiner Steine kann ziehen: Passe
    .coach = Bringe deine Steine mit genauer Zahl auf deine Zielreihe. Halte nicht dort, wo ein Gegner mit einer größeren Zahl zuschlagen kann.
prompt-put_back = Dein Stein wurde geschlagen: Setze ihn auf ein freies Feld deiner Startreihe zurück.
prompt-return = Ein wartender Stein kehrt zurück: Setze ihn auf ein freies Feld deiner Startreihe.
prompt-over = Das Spiel ist beendet.

## What a move is called

move-move = Den Stein auf { $cell } nach { $direction } ziehen
move-turn = Den Stein auf { $cell } { $sense } drehen
move-enter = Einen Stein auf { $cell } einsetzen, Seite 1 nach { $facing }
move-put_back = Den Stein auf { $cell } zurücksetzen
move-pass = Passen

## What happened; $seat and the like are names of players

event-moved = { $seat } zieht von { $cell } nach { $to }.
    .would = von { $cell } nach { $to } ziehen
event-turned = { $seat } dreht den Stein auf { $cell } { $sense }.
    .would = den Stein auf { $cell } { $sense } drehen
    .why = Drehen bringt eine stärkere Seite gegen einen Nachbarn oder eine schnellere nach vorn.
event-fought = { $seat } kämpft auf { $enemy_cell } gegen { $enemy_seat } mit { $number } gegen { $enemy_number } ({ $outcome }).
    .would = auf { $enemy_cell } gegen { $enemy_seat } mit { $number } gegen { $enemy_number } kämpfen ({ $outcome })
event-eliminated = { $seat } verliert den Stein auf { $cell }, der in den Vorrat zurückkommt.
event-beaten = { $seat } wird auf { $cell } geschlagen und muss mit diesem Stein neu beginnen.
    .why = Ein geschlagener Stein hat den ganzen Weg noch einmal vor sich.
event-scored =
    { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (insgesamt { $score }).
    .would =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } erhalten
    .worth = Jeder geschlagene Stein ist ein Punkt, und wer zuerst das Ziel erreicht, gewinnt.
event-entered = { $seat } setzt einen Stein auf { $cell } ein.
    .would = einen Stein auf { $cell } einsetzen
    .why = Mehr Steine auf dem Brett schlagen an mehr Stellen zu.
event-put_back = { $seat } setzt einen Stein auf { $cell } zurück.
    .would = den Stein auf { $cell } zurücksetzen
event-waiting = { $seat } hat kein freies Feld in der Startreihe, daher wartet der Stein.
event-passed = { $seat } passt.
    .would = passen
event-home =
    { $seat } bringt einen Stein auf { $cell } ins Ziel ({ $away ->
        [0] der letzte
        [one] noch einer fehlt
       *[other] noch { $away } fehlen
    }).
    .would = einen Stein auf { $cell } ins Ziel bringen
    .worth = Ein Stein auf seiner Zielreihe ist sicher; stehen alle dort, ist das Rennen gewonnen.
event-shelter_ended = { $seat }: Der Stein auf { $cell } ist nicht mehr geschützt.
event-turn_ended = { $seat } beendet den Zug.
event-game_over =
    { $result_key ->
        [cut] Spielende: { $result }.
       *[other] Spielende.
    }

## Options of a table

option-mode = Spiel
    .description = Punkte sammeln, indem man Steine schlägt, oder ein Rennen auf die gegenüberliegende Seite.
    .choice-duel = Duell
    .choice-race = Rennen
option-combat = Kampf
    .description = Was mit dem gespielten Stein geschieht. Die Spielregel lässt sich auf beide Arten lesen.
    .choice-attack = Angriff: Nur seine Gegner können geschlagen werden; dein Stein ist in deinem Zug sicher
    .choice-clash = Zusammenstoß: Auch er wird geschlagen, wenn ein Nachbar eine höhere Zahl zeigt
option-start_cells = Startfelder
    .description = Wo Steine im Duell auf das Brett kommen.
    .choice-inner = Nahe der Mitte
    .choice-corners = In den Ecken
    .choice-mid-sides = In der Mitte der Seiten
option-target = Zielpunktzahl
    .description = Wer zuerst so viele Punkte hat, gewinnt das Duell.
option-shelter = Schutz
    .description = Wie lange ein gerade eingesetzter Stein sicher ist und nicht kämpft.
    .choice-begin = Bis der nächste Zug des Besitzers beginnt
    .choice-end = Bis der nächste Zug des Besitzers endet
option-quiet_limit = Züge ohne geschlagenen Stein
    .description = Das Duell endet nach so vielen Zügen in Folge, in denen kein Stein geschlagen wurde.
option-race_limit = Zuglimit des Rennens
    .description = Das Rennen endet nach so vielen Zügen aller zusammen.

## Modes: named sets of options

mode-duel = Duell
    .description = Schlage gegnerische Steine, um zu punkten. Der gespielte Stein ist in deinem Zug sicher.
mode-duel-clash = Duell mit Zusammenstoß
    .description = Die andere Lesart der Regel: Auch der gespielte Stein wird geschlagen, wenn die Zahl eines Nachbarn höher ist.
mode-race = Rennen
    .description = Bring zuerst alle deine Steine hinüber. Der gespielte Stein ist in deinem Zug sicher.
mode-race-clash = Rennen mit Zusammenstoß
    .description = Das Rennen nach der anderen Lesart: Auch der gespielte Stein kann geschlagen werden.

## Lessons

lesson-guide-fly = Dein erster Flug
    .goal = Flieg mit deinem anderen Stein so weit wie möglich.
    .hint = Je kleiner die Zahl auf der Seite, zu der er fliegt, desto weiter kommt er.
    .done = Fünf Felder: Die schwächste Seite fliegt am weitesten.
    .shown = Sieh zu: Ein Stein fliegt geradeaus zu einer seiner sechs Seiten. Auf dieser Seite steht eine 2, also fliegt er 6 minus 2: vier Felder.
    .miss-turned = Du hast den Stein gedreht. Er bleibt stehen; diesmal soll er fliegen.
    .miss-other = Das war der Stein, den du schon gesehen hast. Flieg mit dem anderen.
    .miss-short = Er flog, aber nicht so weit er kann. Eine andere Seite hat eine kleinere Zahl.
lesson-guide-touch = Der erste Punkt
    .goal = Schlag den anderen gelben Stein auf dieselbe Weise.
    .hint = Lande daneben, sodass deine Seite, die ihn berührt, die höhere Zahl zeigt.
    .done = Deine Zahl war höher: ein Punkt für dich.
    .shown = Sieh zu: Der Stein landet neben einem gelben. Wo sie sich berühren, ist Rots Zahl höher: Der gelbe Stein verlässt das Brett, und Rot bekommt einen Punkt.
    .miss-same = Das war der Stein, den du schon geschlagen gesehen hast. Schlag den anderen.
    .miss-turned = Du hast einen Stein gedreht, aber er berührt niemanden.
    .miss-weaker = Du schlägst niemanden: Dein Stein berührt keinen, oder seine Zahl ist dort, wo sie sich berühren, nicht die höhere.
lesson-guide-turn = Drehen und schlagen
    .goal = Schlag den anderen gelben Stein durch Drehen.
    .hint = Drehen bringt die nächste Zahl dorthin, wo sich die Steine berühren. Nur eine Richtung bringt eine höhere.
    .done = Man muss nicht fliegen, um einen Vergleich zu gewinnen.
    .shown = Sieh zu: Statt zu fliegen dreht sich ein Stein um einen Schritt. Jetzt berührt eine höhere Zahl den gelben Stein: Er ist geschlagen.
    .miss-same = Das war der Stein, den du schon geschlagen gesehen hast. Schlag den anderen.
    .miss-moved = Du bist geflogen. Schlag ihn diesmal durch Drehen.
    .miss-weaker = Jetzt berührt eine kleinere Zahl den gelben Stein. Versuch die andere Richtung.
lesson-long-flight = Der weiteste Flug
    .goal = Fliege mit einem Zug fünf Felder weit.
    .hint = Ein Stein fliegt 6 minus die Zahl auf dieser Seite. Die schwächste Seite fliegt am weitesten.
    .done = Seite 1 fliegt fünf Felder, Seite 6 gar keines.
lesson-stronger-side = Die stärkere Seite
    .goal = Ziehe neben einen gelben Stein und schlage ihn.
    .hint = Wo zwei Steine sich berühren, gewinnt die höhere Zahl. Lande so, dass deine Zahl höher ist.
    .done = Ein Punkt, und der gelbe Stein ist wieder im Vorrat.
lesson-turn-to-fight = Drehen und zuschlagen
    .goal = Schlage einen gelben Stein, ohne zu ziehen: Drehe einen deiner Steine.
    .hint = Eine Drehung um einen Schritt bringt eine andere Zahl an den Nachbarn. Zwei Richtungen gibt es, nur eine stimmt.
    .done = Auch eine Drehung ist ein Angriff.
lesson-two-at-once = Zwei auf einen Streich
    .goal = Schlage mit einem Zug zwei Steine.
    .hint = Nach dem Zug wird dein Stein mit allen Nachbarn zugleich verglichen. Suche ein Feld neben mehreren gelben Steinen.
    .done = Zwei Punkte mit einem Flug.
lesson-three-at-once = Mitten hinein
    .goal = Schlage mit einem Zug drei Steine.
    .hint = Du darfst über Steine fliegen, und im eigenen Zug kannst du nicht geschlagen werden. Ziehe dorthin, wo es am engsten ist.
    .done = Drei Punkte. Gedränge ist gefährlich.
lesson-win = Die letzten Punkte
    .goal = Du hast 8 Punkte, Gelb hat 9, und wer zuerst 10 hat, gewinnt. Gewinne jetzt.
    .hint = Ein Stein reicht nicht, und Gelb wird nicht warten.
    .done = Zehn Punkte: gewonnen, bevor Gelb antworten konnte.
lesson-clash = Zusammenstoß
    .goal = In dieser Variante kann auch der gezogene Stein geschlagen werden. Schlage einen gelben Stein und bleibe auf dem Brett.
    .hint = Prüfe jeden Nachbarn des Zielfelds: Keiner darf eine höhere Zahl zeigen als du.
    .done = Getroffen, und dein Stein steht noch.
lesson-home = Im Ziel
    .goal = Das Rennen: Bringe einen deiner Steine genau auf deine Zielreihe auf der anderen Seite des Bretts.
    .hint = Im Rennen drehen sich Steine nie. Finde einen, dessen Zahl genau bis zum Rand gegenüber reicht.
    .done = Im Ziel ist ein Stein sicher. Wer zuerst alle ins Ziel bringt, gewinnt.

## Why a move is not possible

why-enter-first = Setze zuerst einen Stein aus deinem Vorrat ein.
why-must-enter = Ein Startfeld ist frei, also musst du einen Stein einsetzen.
why-not-start = Steine kommen nur auf Startfeldern ins Spiel.
why-start-occupied = Dieses Startfeld ist besetzt.
why-act-first = Ziehe oder drehe zuerst einen Stein. Eingesetzt wird am Ende deines Zugs.
why-must-act = Du musst einen Stein ziehen oder drehen.
why-must-move = Du kannst einen Stein ziehen, also musst du.
why-not-yours = Auf diesem Feld hast du keinen Stein.
why-no-rotating = Im Rennen drehen sich Steine nicht.
why-side-six = Eine Seite mit einer 6 fliegt nicht: 6 minus 6 sind 0 Felder.
why-off-board = Der Zug würde außerhalb des Bretts enden.
why-occupied = Der Zug würde auf einem anderen Stein enden.
why-start-cell = Ein Zug darf nicht auf einem Startfeld enden.
why-opening-moved = Ziehe in der Eröffnung zuerst jeden Stein, der sich noch nicht bewegt hat.
why-opening-row = In der Eröffnung muss der Stein deine Startreihe verlassen.
why-put-back-first = Setze zuerst den geschlagenen Stein auf deine Startreihe zurück.
why-nothing-beaten = Du hast keinen geschlagenen Stein zurückzusetzen.
why-not-row = Geschlagene Steine kommen auf deine eigene Startreihe zurück.
why-row-occupied = Dieses Feld deiner Startreihe ist besetzt.

## Puzzles

theme-several = Mehrere Steine auf einmal
theme-capture = Ausschalten
theme-sacrifice = Opfer
theme-home = Ankunft
theme-entry = Einsetzen
theme-turn = Drehen
