chapter-goal = Ziel des Spiels
text-goal =
    Rolle deinen __Krakenwürfel__ über die Stapel: Was unter ihm liegt, bleibt haften. Bring Sätze gleicher Gegenstände heim, sammle Münzen und habe am Ende
    die meisten Plättchen einer Farbe oder Art. __Die meisten Punkte gewinnen.__ Es gibt drei Spiele: das __Grundspiel__, das __Spiel für Fortgeschrittene__
    mit Kräften und das __Kinderspiel__. Die meisten Regeln sind gleich; die letzten Kapitel sagen, was anders ist.

chapter-pieces = Spielmaterial
rule-o2 =
    84 __Plättchen__: 72 __Gegenstände__, jeder von einer Art auf einer Farbe, und 12 __Münzen__.

    Art | Weiß | Hellblau | Dunkelblau | Grün | Gesamt
    Diamant | 3 | 2 | 2 | 2 | 9
    Perle | 3 | 3 | 3 | 3 | 12
    Sextant | 3 | 4 | 4 | 4 | 15
    Amphore | 4 | 5 | 4 | 4 | 17
    Seestern | 5 | 4 | 5 | 5 | 19
    Gesamt | 18 | 18 | 18 | 18 | 72
rule-o6 =
    Alle haben einen __Würfel__. Jede seiner sechs Seiten trägt höchstens __ein Plättchen__. Es kommt nur darauf an, welches Plättchen wo sitzt: oben, unten, im
    Norden, Osten, Süden, Westen.
text-board = Alle haben eine __Spielertafel__ mit einem Platz für jede Art in jeder Farbe und einen __eigenen Bereich__ vor sich.

chapter-setup = Aufbau
rule-o1 =
    Für 2 bis 4 Personen. __Die Plätze werden ausgelost.__ Der erste Platz bekommt den Startspielerchip und beginnt; es geht im Uhrzeigersinn. Eine
    __Runde__ ist ein Zug von allen.
rule-o3 =
    Mischt alle 84 Plättchen und legt sie als Stapel aus, die Gegenstände nach oben. Ihr seht das __oberste Plättchen__ jedes Stapels; die darunter sind geheim.

    Personen | Spielfläche | Stapel am Rand | Stapel innen
    2 | 4 × 4 | 12 Stapel zu 5 | 4 Stapel zu 6
    3 oder 4 | 5 × 5 | 16 Stapel zu 3 | 4 innere Ecken zu 4; 4 neben der Mitte zu 5

    Zu dritt und zu viert liegt in der Mitte kein Stapel, sondern die __Abgrundplatte A__.
rule-o4 =
    Legt einige __Abgrundplatten__ als Vorrat neben die Spielfläche. Sie sind die Uhr des Spiels.

    Personen | Abgrundplatten im Vorrat
    2 | 5
    3 | 6
    4 | 7
caption-setup = Aufbau zu dritt oder viert: 24 Stapel um die Abgrundplatte A.
rule-o5 =
    __Drei Wörter.__ Ein Feld, Stapel oder Abgrundplatte, ist __frei__, wenn kein Würfel darauf steht. __Benachbart__ heißt daneben, in einer der vier Richtungen, nie
    schräg. Der __Rand__ ist der äußerste Ring der Felder, auch die Ecken.

chapter-turn = Dein Zug
rule-o10 =
    __Dein Würfel ist in deinem Bereich?__ Setze ihn auf ein freies Feld am __Rand__, gedreht, wie du willst. Das ist dein ganzer Zug.
rule-o11 = __Dein Würfel ist auf der Spielfläche?__ Wähle eine Aktion: __Rollen__, __Drehen__, __Werten__ oder __Passen__.
heading-contact = Ein Plättchen bleibt haften
rule-o12 =
    Sooft dein Würfel auf einem Stapel zur Ruhe kommt und seine __Unterseite frei__ ist, haftet das oberste Plättchen des Stapels daran. Du musst nicht erst
    weiterrollen: Es gehört ab jetzt zu dir, und du kannst es im nächsten Zug werten. Trägt die Unterseite schon ein Plättchen, geschieht nichts.
caption-place = Am Rand eingesetzt nimmt der Würfel das oberste Plättchen des Stapels: einen weißen Diamanten.

chapter-actions = Aktionen
heading-roll = Rollen
rule-o13 =
    Rolle auf ein __freies benachbartes__ Feld. Der Würfel kippt um ein Viertel, wie ein Rad. Rollst du nach Norden, kommt die Nordseite nach unten, die Unterseite nach Süden, die
    Südseite nach oben und die Oberseite nach Norden; Osten und Westen bleiben. Dann kann ein Plättchen haften.
caption-roll = Nach Westen gerollt kommt die Westseite nach unten.
heading-abyss = Abgrundplatten
rule-o14 =
    Hat dein Würfel das __letzte Plättchen__ eines Stapels genommen, kommt eine Abgrundplatte aus dem Vorrat auf die leere Stelle, sobald der Würfel sie __verlässt__, beim Wegrollen oder beim Werten. Ist der Vorrat leer (das
    kommt nur in der letzten Runde vor), zählt die leere Stelle als Abgrundplatte ohne Kraft.
rule-o15 = Du darfst auf einer Abgrundplatte stehen. Dort gibt es nichts zu nehmen.
rule-o16 =
    __Zu dritt oder viert:__ Rollst du auf die __Abgrundplatte A__ in der Mitte, darfst du sofort noch einmal rollen.
caption-abyss = Der Würfel hat das letzte Plättchen genommen und geht: Auf das leere Feld kommt eine Abgrundplatte.
heading-pivot = Drehen
rule-o17 =
    Drehe deinen Würfel auf der Stelle um ein Viertel, die Hälfte oder drei Viertel. Oben und unten bleiben; die vier Seiten wechseln. (Eine Drehung, die nichts ändern würde, wird nicht
    angeboten.)
caption-pivot = Erst gedreht, dann auf eine freie Seite gerollt.
heading-score = Werten
rule-o18 =
    Nimm deinen Würfel in deinen Bereich zurück. Dann nimm __so viele Plättchen ab, wie du willst__: alle, einige oder keines. Der Rest bleibt am
    Würfel.

    - __Münzen__ kommen neben deine Spielertafel. Sie zählen am Ende.
    - __Gegenstände__ bringen sofort Punkte, in Sätzen __gleicher Art__; die Farbe ist egal:

    Plättchen einer Art | 1 | 2 | 3 | 4 | 5 | 6
    Punkte | 0 | 2 | 4 | 7 | 10 | 15

    Dann kommen sie auf deine Spielertafel, jedes auf seine Art und Farbe, gleiche aufeinander.
example-score =
    An deinem Würfel haften eine Münze, drei Seesterne, eine Amphore und ein Sextant. Du nimmst alles außer dem Sextanten ab: 4 Punkte für drei Seesterne, 0 für eine Amphore. Die Münze
    kommt neben deine Tafel. Der Sextant wartet am Würfel auf Gesellschaft.
rule-o35 =
    Die bisher gewonnenen Punkte liegen verdeckt. Der Tisch kann die Punkte aller schon während des Spiels zeigen; sonst sieht man sie am Ende.
heading-pass = Passen
rule-o19 = Du tust in diesem Zug nichts.

chapter-end = Spielende
rule-o30 =
    Ist die __letzte Abgrundplatte__ des Vorrats gelegt, spielt die Runde zu Ende, damit alle gleich oft am Zug waren. Dann werten alle __sämtliche__ Plättchen, die noch an ihrem
    Würfel haften, wie beim Werten. Was auf der Spielfläche liegt, ist nun egal.
rule-o34 =
    Nach 150 Runden (im Kinderspiel 60; der Tisch kann es anders bestimmen) endet das Spiel auf dieselbe Weise, und das Ergebnis sagt es.

chapter-scoring = Schlusswertung
rule-o31 =
    Zählt zusammen:

    - die __Punkte__ aus dem Spiel,
    - __3 Punkte__ für jede Münze,
    - die __Mehrheiten__: Zählt für jede Farbe und jede Art die Plättchen auf eurer Spielertafel.

    Wofür | Die meisten | Die zweitmeisten
    jede der vier Farben | 5 | 2
    Seestern | 3 | 0
    Amphore | 4 | 1
    Sextant | 5 | 2
    Perle | 6 | 3
    Diamant | 7 | 4
rule-o32 =
    __Gleichstand bei einer Mehrheit:__ Alle, die gleichauf liegen, bekommen die vollen Punkte ihres Platzes. Bei Gleichstand auf dem ersten Platz gibt es keinen zweiten. Wer
    dafür kein Plättchen hat, bekommt nichts.
example-majority =
    Perlen: Ann hat 3, Ben 3, Cleo 2. Ann und Ben bekommen je 6 Punkte, Cleo nichts. Diamanten: Ann hat 2, Ben 1, Cleo 1. Ann bekommt 7
    Punkte, Ben und Cleo je 4.
rule-o33 = Die meisten Punkte gewinnen. __Gleichstand:__ die meisten Gegenstände. Immer noch gleich: unentschieden.

chapter-advanced = Das Spiel für Fortgeschrittene
text-advanced = Alle Regeln des Grundspiels gelten, und Abgrundplatten haben __Kräfte__.
rule-o60 =
    Die Kräfte heißen __B bis I__. Die Abgrundplatten des Vorrats sind ein gemischter, verdeckter Stapel: Niemand weiß, welche als nächste kommt. Was nicht gebraucht wird, bleibt
    ungesehen in der Schachtel. Zu dritt oder viert liegt statt A eine ausgeloste Kraft in der Mitte. (Der Tisch kann andere Kräfte wählen.)
rule-o61 =
    Du kannst eine Kraft auf zwei Arten nutzen:

    - __Als deinen Zug:__ die Kraft __einer__ Abgrundplatte neben deinem Würfel, auf der kein Würfel steht. Sonst tust du nichts.
    - __Nachdem du auf eine Abgrundplatte gerollt bist:__ sofort ihre Kraft, wenn du willst. Rollst du durch Kraft A auf eine weitere Abgrundplatte, darfst du auch deren
      Kraft nutzen.
heading-powers = Die Kräfte
rule-o62 = Du kannst eine Kraft nur nutzen, wenn du sie __ganz__ ausführen kannst.
rule-o62-a = __A – Rollen.__ Rolle auf ein freies benachbartes Feld.
rule-o62-b = __B – Austauschen.__ Tausche das Plättchen oben auf deinem Würfel mit einem Plättchen deiner Spielertafel.
rule-o62-c = __C – Springen.__ Hebe deinen Würfel auf und setze ihn auf ein beliebiges anderes freies Feld, ohne ihn zu drehen.
rule-o62-d =
    __D – Fangen.__ Nimm ein beliebiges offenes oberstes Plättchen der Spielfläche (ohne Würfel auf dem Stapel) und lege es oben auf deinen Würfel. Die Oberseite muss frei
    sein.
rule-o62-e = __E – Wenden.__ Drehe deinen Würfel auf der Stelle beliebig in jede andere Lage, samt seinen Plättchen.
rule-o62-f =
    __F – Eintauschen.__ Tausche das offene oberste Plättchen eines benachbarten Stapels ohne Würfel mit einem Plättchen deiner Spielertafel. Eine __Münze__ kannst du so nicht nehmen: Sie hat
    auf deiner Tafel keinen Platz.
rule-o62-g = __G – Platz wechseln.__ Tausche den Platz mit einem fremden Würfel auf der Spielfläche. Keiner der beiden wird gedreht.
rule-o62-h = __H – Strömung.__ Vertausche zwei Felder ohne Würfel, Stapel oder Abgrundplatten, ohne unter das oberste Plättchen zu sehen.
rule-o62-i =
    __I – Handeln.__ Tausche das Plättchen oben auf deinem Würfel mit dem oben auf einem fremden Würfel auf der Spielfläche. Beide brauchen eines.
rule-o62-alike = Bei B, F und I dürfen die beiden Plättchen gleich sein.
caption-power = Kraft D holt ein offenes Plättchen von fern oben auf den Würfel.
caption-swap = Kraft G: Zwei Würfel wechseln den Platz. Keiner wird gedreht.
heading-powers-detail = Einzelheiten
rule-o63 =
    - Eine Münze, die du durch eine Kraft bekommst, liegt neben deiner Tafel. Geben kannst du nur __Gegenstände__ deiner Tafel, nie eine Münze.
    - Plättchen, die eine Kraft bewegt, bringen keine Punkte für Sätze. Für die Mehrheiten zählen sie.
    - Leert eine Kraft einen Stapel, auf dem kein Würfel steht, kommt dort sofort eine Abgrundplatte hin.
    - Nach C, E und G kann an einem abgesetzten Würfel ein Plättchen haften. Bei G gehen erst beide Würfel weg (dein Feld zuerst), dann landen beide.
rule-o64 =
    Plättchen auf Würfeln und Tafeln sind offen. Was alle gesehen haben, bleibt bekannt: Ein oberstes Plättchen, das offen lag, ist von da an bekannt, auch wenn es bedeckt oder durch H
    bewegt wird. E zeigt nichts außer dem Plättchen, das haften bleibt.

chapter-kids = Das Kinderspiel
text-kids =
    Fülle alle __16 Plätze__ deiner Tafel. Es gibt keine Punkte, und du musst nicht darauf achten, wie der Würfel gedreht ist.
rule-o80 =
    Der Aufbau ist wie im Grundspiel. Deine Tafel hat 16 Plätze:

    Plätze | Was passt
    7 | genau diese Art in dieser Farbe
    5 | einer für jede Art, in beliebiger Farbe
    4 | einer für jede Farbe, von beliebiger Art

    Die vier Tafeln verlangen verschiedene Plättchen und sind gleich schwer. Du bekommst die Tafel deines Platzes, wenn der Tisch es nicht anders bestimmt.
rule-o86 =
    Abgrundplatten gibt es hier unbegrenzt: Jeder geleerte Stapel bekommt eine. Sie sind hier nicht die Uhr.
rule-o81 =
    Deine Aktionen sind __Rollen__ und __Zurücknehmen__. Ist dein Würfel in deinem Bereich, setze ihn auf ein freies Feld am Rand: Ein Plättchen haftet, und das ist dein Zug. Ist er auf der
    Spielfläche, bewege ihn auf ein freies benachbartes Feld, __auf eine freie Seite__. So gibt dir jeder Stapel, auf den du kommst, ein Plättchen. Wo die Plättchen am Würfel sitzen, ist
    egal.
text-kids-centre = Zu dritt oder viert lässt dich die Abgrundplatte A in der Mitte noch einmal rollen, wie im Grundspiel.
rule-o82 =
    Tragen nach dem Rollen alle __sechs Seiten__ ein Plättchen, nimmst du sofort zurück. Ist kein benachbartes Feld frei, kannst du nur zurücknehmen.
caption-kids = Kinderspiel: Jedes Rollen auf einen Stapel bringt ein Plättchen.
rule-o83 =
    __Zurücknehmen.__ Dein Würfel kommt in deinen Bereich, und alle Plättchen gehen ab. Münzen liegen neben deiner Tafel. Solange ein Plättchen auf einen freien Platz deiner Tafel
    passt, wähle ein solches Plättchen und einen solchen Platz und lege es dort hin. Ein Plättchen je Platz.
rule-o84 =
    __Was nirgends passt, geht zurück.__ Staple diese Plättchen in der Reihenfolge, die du willst; alle sehen zu. Der Stapel ersetzt eine __Abgrundplatte__ deiner Wahl, auf der kein Würfel
    steht; sie kommt weg. Gibt es keine, lege ihn auf den niedrigsten Stapel ohne Würfel (bei gleichen nach Wahl). Auch die Abgrundplatte A in der Mitte zählt; ist sie ersetzt, gibt es dort kein zweites
    Rollen mehr.
rule-o85 =
    __Ende.__ Füllt jemand den __16. Platz__, spielt die Runde zu Ende, damit alle gleich oft am Zug waren. Es wird nicht noch einmal gewertet.

    - Ist __eine__ Tafel voll, gewinnt sie.
    - Sind __mehrere__ voll, gewinnt die mit den meisten Münzen. Immer noch gleich: unentschieden.

    Hat bei der Grenze von 60 Runden niemand eine volle Tafel, gewinnen die meisten gefüllten Plätze, dann die meisten Münzen. So endet das Spiel auch nach einer Runde, in der klar geworden
    ist, dass keine Tafel mehr voll werden kann.

summary-goal =
    __Ziel__

    Die meisten Punkte: Sätze im Spiel, Münzen und Mehrheiten am Ende. Gleichstand: die meisten Gegenstände.
summary-setup =
    __Aufbau__

    Zu zweit: 4 × 4 Stapel, 5 Abgrundplatten. Zu dritt: 5 × 5 mit Abgrundplatte A in der Mitte, 6 Abgrundplatten. Zu viert ebenso mit 7. Plätze ausgelost.
summary-turn =
    __Dein Zug__

    Würfel bei dir: Setze ihn auf ein freies Randfeld, beliebig gedreht. Würfel auf der Spielfläche: eine Aktion.

    - __Rollen__ auf ein freies benachbartes Feld.
    - __Drehen__ auf der Stelle: Oben und unten bleiben.
    - __Werten:__ Würfel zurück, Plättchen nach Wahl abnehmen.
    - __Passen.__

    Eine freie Unterseite nimmt das oberste Plättchen ihres Stapels.
summary-score =
    __Sätze einer Art__

    Plättchen | 1 | 2 | 3 | 4 | 5 | 6
    Punkte | 0 | 2 | 4 | 7 | 10 | 15
summary-abyss =
    __Abgrund__

    Verlässt du ein Feld, dessen letztes Plättchen du nahmst, kommt dort eine Abgrundplatte hin. Auf A gerollt: noch einmal rollen.
summary-end =
    __Ende__

    Die letzte Abgrundplatte liegt: Runde zu Ende spielen, dann werten alle, was an ihren Würfeln haftet. Münzen: je 3 Punkte.

    Mehrheiten | Erste | Zweite
    jede Farbe | 5 | 2
    Seestern | 3 | 0
    Amphore | 4 | 1
    Sextant | 5 | 2
    Perle | 6 | 3
    Diamant | 7 | 4

    Gleichstand: alle die vollen Punkte; nach Gleichstand auf Platz eins kein zweiter.
summary-powers =
    __Kräfte (für Fortgeschrittene)__

    Die einer benachbarten Abgrundplatte als Zug oder die der Platte, auf die du gerade gerollt bist.

    - __A__ rollen · __B__ oberes Plättchen ↔ deine Tafel · __C__ Würfel auf ein freies Feld
    - __D__ ein offenes Plättchen auf deine freie Oberseite · __E__ Würfel drehen
    - __F__ benachbarter offener Gegenstand ↔ deine Tafel · __G__ Platz mit einem Würfel tauschen
    - __H__ zwei Felder vertauschen · __I__ oberes Plättchen ↔ oberes eines anderen Würfels
summary-kids =
    __Kinderspiel__

    Nur auf freie Seiten rollen, oder zurücknehmen und die 16 Plätze deiner Tafel füllen. Was nirgends passt, wird gestapelt und ersetzt eine Abgrundplatte. Jemand füllt den 16. Platz: Runde zu Ende
    spielen. Eine volle Tafel gewinnt; mehrere: die meisten Münzen.
