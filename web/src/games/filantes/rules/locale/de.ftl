chapter-goal = Ziel des Spiels
text-goal =
    Im __Duell__ bekommst du für jeden gegnerischen Stein, den du schlägst, einen Punkt. Wer zuerst __10 Punkte__ hat, gewinnt. Im __Rennen__ (am Ende dieser
    Seite) bringst du alle deine Steine auf die andere Seite.

chapter-pieces = Brett und Steine
rule-e2 = Das Brett ist ein Sechseck aus 127 sechseckigen __Feldern__, sieben an jedem Rand.
rule-e3 =
    Jeder __Stein__ hat sechs Seiten mit den Zahlen 1 bis 6. Im Uhrzeigersinn stehen dort __1, 6, 3, 5, 2, 4__, auf jedem Stein. Die Zahl ist die
    __Stärke__ der Seite, im Angriff und in der Verteidigung.
rule-e4 =
    Sechs Felder sind __Startfelder__: Dort kommen Steine ins Spiel. Sie gehören niemandem. Sie liegen drei Felder von der Mitte, in den sechs
    Richtungen. Der Tisch kann sie anders legen: in die sechs Ecken oder in die Mitte der sechs Ränder.

chapter-setup = Aufbau
rule-e1 = Für 2 oder 3 Personen. __Die Plätze werden ausgelost.__ Der erste Platz beginnt; es geht im Uhrzeigersinn.
rule-e5 =
    Alle nehmen Steine einer Farbe. Sie liegen am Anfang in deinem __Vorrat__, neben dem Brett.

    Personen | Steine für jede
    2 | 8
    3 | 6

    Nichts ist verborgen. Außer der Auslosung der Plätze gibt es keinen Zufall.

chapter-turn = Dein Zug
text-turn =
    1. __Ziehe__ einen Stein, oder __drehe__ einen.
    2. __Kampf:__ Dieser Stein kämpft gegen jeden Gegner neben ihm.
    3. __Einsetzen:__ Ein Stein aus deinem Vorrat kommt aufs Brett.
rule-e10 =
    __Kein Stein auf dem Brett?__ Dann setzt du nur einen aus dem Vorrat auf ein freies Startfeld, gedreht, wie du willst, und dein Zug ist zu Ende. Ist kein
    Startfeld frei, passt du.
rule-e11 =
    __Sonst musst du__ entweder einen Stein ziehen oder einen um einen Schritt drehen (eine Sechsteldrehung), in die eine oder die andere Richtung. Drehen geht immer.
    Danach kommen Kampf und Einsetzen.

chapter-move = Ziehen und drehen
rule-e12 =
    Wähle einen Stein und eine seiner sechs Seiten. Er fliegt geradeaus über diese Seite, genau __6 minus die Zahl__ darauf:

    Zahl vorn | 1 | 2 | 3 | 4 | 5 | 6
    Felder | 5 | 4 | 3 | 2 | 1 | keine

    - Der Stein behält seine Ausrichtung.
    - Er darf über andere Steine fliegen; ihre Felder zählen mit.
    - Er darf __nicht__ auf einem Stein, auf einem Startfeld oder außerhalb des Bretts enden.
text-strong = Eine starke Seite ist also langsam, eine schwache schnell: je stärker die Seite, desto kürzer der Flug.
caption-fly = Die schwächste Seite fliegt am weitesten. Mit der 1 vorn fliegt der Stein 6 − 1 = 5 Felder.
caption-over = Ein Stein darf über andere fliegen. Es zählt nur, wo er endet.

chapter-combat = Kampf
rule-e14 =
    Der Stein, den du gezogen oder gedreht hast, kämpft gegen __jeden gegnerischen Stein neben ihm__. Nur dieser Stein kämpft, deine anderen nicht. Vergleiche die beiden Zahlen an der Kante, an der sie sich berühren. Ist
    deine __größer__? Dann ist der gegnerische Stein __geschlagen__. Alle Kämpfe zählen zugleich, nach dem Zug. Gleiche Zahlen: Nichts geschieht. In deinem eigenen Zug kann dein Stein nicht geschlagen
    werden, wie stark seine Nachbarn auch sind. (In der Variante „Zusammenstoß“ ist das anders; siehe unten.)
rule-e15 =
    Für jeden geschlagenen Stein bekommst du __1 Punkt__. Er geht in den __Vorrat__ zurück, aus dem er kam, und kann später wieder eingesetzt werden.
caption-attack = Rot landet neben Gelb, mit der größeren Zahl an der gemeinsamen Kante: Der gelbe Stein ist geschlagen.
caption-turn = Ein Schritt Drehung genügt, um einem Nachbarn eine stärkere Seite zu zeigen.
caption-several = Ein Zug kann gegen mehrere Steine zugleich kämpfen.

chapter-entry = Einsetzen
rule-e16 =
    Hast du am Ende deines Zugs einen Stein im Vorrat und ist ein Startfeld frei, __musst__ du einen Stein dort einsetzen. Drehe ihn, wie du willst: Später geht
    das nur Schritt für Schritt. Das gilt auch, wenn du gerade deine einzigen Steine in einem Zusammenstoß verloren hast.
rule-e17 =
    Ein gerade eingesetzter Stein ist __geschützt__, bis dein nächster Zug beginnt: Er kämpft nicht und kann nicht angegriffen werden. Du erkennst ihn am gepunkteten Rand. (Der Tisch
    kann den Schutz bis zum Ende deines nächsten Zugs dauern lassen. Dann darf der Stein in diesem Zug ziehen oder sich drehen, kämpft aber nicht.)
caption-shelter = Der Stein mit dem gepunkteten Rand ist gerade gekommen: Der stärkere Nachbar kann ihm noch nichts anhaben.

chapter-end = Spielende und Gleichstand
rule-e18 =
    Wer zuerst __10 Punkte__ hat, gewinnt sofort, noch vor dem Einsetzen. Der Tisch kann ein anderes Ziel bestimmen, von 1 bis 30. Erreichen es zwei im selben
    Zusammenstoß, gewinnt der höhere Punktestand; ist er gleich, wird der Sieg geteilt.
rule-e19 =
    Wurde 200 Züge hintereinander nichts geschlagen (die Züge aller zusammen, auch Einsetzen und Passen; der Tisch kann 10 bis 10.000 bestimmen), endet das
    Spiel. Der höchste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt. Das Ergebnis sagt es.

chapter-clash = Variante: Zusammenstoß
rule-e14-clash =
    Mit der Option __Zusammenstoß__ ist auch dein eigener Stein in Gefahr. Zeigt ein gegnerischer, nicht geschützter Stein neben ihm eine __größere__ Zahl an der gemeinsamen Kante, wird
    __dein__ Stein geschlagen, und alle, die einen solchen Stein haben, bekommen 1 Punkt. Was dein Stein im selben Zug schlägt, ist trotzdem
    geschlagen.
caption-clash = Zusammenstoß: Rot schlägt zu, und kein Nachbar zeigt eine größere Zahl. Der rote Stein bleibt also.

chapter-race = Variante: das Rennen
rule-e30 =
    Hier gibt es keine Punkte. Habe als Erstes __alle deine Steine auf deiner Zielreihe__. Zu zweit hast du 7 Steine, zu dritt 5.
heading-race-setup = Aufbau
rule-e31 =
    Alle haben einen Rand des Bretts als __Startreihe__; der Rand gegenüber ist ihre __Zielreihe__. Eine Reihe sind alle 7 Felder des Rands, auch die
    Ecken.

    Personen | Startreihen
    2 | oben und unten links
    3 | oben, unten rechts und unten links

    Eine Ecke kann zur Startreihe der einen und zur Zielreihe der anderen Person gehören.
rule-e32 =
    Zu zweit füllst du alle 7 Felder deiner Startreihe, zu dritt die 5 zwischen den Ecken. Alle deine Steine sind gleich gedreht: Von den beiden Seiten,
    die ins Brett zeigen, kommt im Uhrzeigersinn zuerst die 2, dann die 4. Das __bleibt das ganze Spiel so__. Startfelder sind hier gewöhnliche Felder, und kein Stein
    ist geschützt.
caption-race-start = Das Rennen zu dritt: fünf Steine auf jeder Startreihe, alle gleich gedreht.
heading-race-turn = Dein Zug
rule-e33 =
    Ziehe einen Stein wie im Duell, dann kämpfe. Steine __drehen sich nie__, und nichts wird eingesetzt. Kannst du nicht ziehen, passt du.
rule-e34 =
    __Eröffnung.__ In deinen ersten 7 Zügen (zu dritt 5) musst du einen Stein ziehen, der sich __noch nicht bewegt__ hat, und er muss deine Startreihe verlassen. Gibt
    es keinen solchen Zug, ziehe einen beliebigen Stein; geht gar nichts, passe. Passen zählt als Zug. Jede Bewegung zählt, auch eine entlang der Startreihe.
    Zurückgesetzt zu werden ändert daran nichts.
heading-race-beaten = Geschlagene Steine
rule-e35 =
    Geschlagene Steine sind nicht verloren. Wem sie gehören, __setzt sie sofort zurück__ auf freie Felder der eigenen Startreihe, nach Wahl, gedreht wie
    am Anfang. Das löst keinen Kampf aus.

    - Haben mehrere Personen geschlagene Steine, setzen sie sie in der Zugfolge zurück, zuletzt die, die gezogen hat. Deine Steine kommen in der Reihenfolge zurück,
      in der sie am Anfang auf deiner Startreihe standen, im Uhrzeigersinn.
    - Ist auf der Reihe kein Feld frei, __wartet__ der Stein. Zu Beginn deines Zugs werden so viele wartende Steine wie möglich zurückgesetzt; dann ziehst du. Ein
      inzwischen geschlagener Stein kommt sofort zurück, wenn ein Feld frei ist.
    - Das Feld, auf dem ein geschlagener Stein stand, ist wieder frei.
rule-e36 =
    Ein Stein auf __seiner eigenen__ Zielreihe kämpft nicht und kann nicht angegriffen werden. Es zählt, wo die Steine nach dem Zug stehen. Auf einer fremden Zielreihe ist er nicht
    sicher. Er darf noch ziehen. Die Zielreihe muss man genau erreichen, wie bei jedem Zug.
caption-race = Genau auf die Zielreihe: Dort ist der Stein sicher.
heading-race-end = Ende
rule-e37 =
    Die Zielreihe darf in beliebiger Reihenfolge gefüllt werden. Du gewinnst, wenn dein letzter Stein angekommen ist, nach den Kämpfen dieses Zugs und bevor geschlagene Steine
    zurückgesetzt werden. Nach 400 Zügen aller zusammen (der Tisch kann 10 bis 10.000 bestimmen) endet das Rennen: Die meisten Steine im Ziel gewinnen, bei Gleichstand wird der
    Sieg geteilt, und das Ergebnis sagt es. Ziel, Schutz, Startfelder und die Grenze ruhiger Züge haben im Rennen keine Bedeutung; Zusammenstoß geht auch hier.

summary-goal =
    __Ziel__

    Zuerst 10 Punkte: 1 für jeden geschlagenen gegnerischen Stein.
summary-setup =
    __Aufbau__

    Zu zweit je 8 Steine, zu dritt je 6. Alle im Vorrat. Plätze ausgelost.
summary-turn =
    __Dein Zug__

    1. Einen Stein ziehen oder drehen.
    2. Kampf.
    3. Einsetzen: Wenn es geht, einen Stein aus dem Vorrat auf ein freies Startfeld, beliebig gedreht.

    Kein Stein auf dem Brett? Nur einen einsetzen. Kein Startfeld frei? Passen.
summary-move =
    __Ziehen__

    Geradeaus über eine Seite, genau 6 minus ihre Zahl:

    Zahl | 1 | 2 | 3 | 4 | 5 | 6
    Felder | 5 | 4 | 3 | 2 | 1 | keine

    Über andere hinweg, aber nicht auf einen Stein oder ein Startfeld und nicht hinaus. Im Uhrzeigersinn: 1, 6, 3, 5, 2, 4.
summary-rotate =
    __Drehen__

    Einen Schritt (eine Sechsteldrehung), in eine Richtung deiner Wahl.
summary-combat =
    __Kampf__

    Der gezogene oder gedrehte Stein schlägt jeden Gegner neben ihm, der an der gemeinsamen Kante eine __kleinere__ Zahl zeigt. Gleich: nichts. Geschlagene Steine
    gehen in ihren Vorrat zurück.
summary-shelter =
    __Schutz__

    Ein gerade eingesetzter Stein kämpft nicht und kann nicht angegriffen werden, bis der nächste Zug seiner Seite beginnt.
summary-clash =
    __Zusammenstoß (Variante)__

    Auch dein Stein wird geschlagen, wenn ein Nachbar eine größere Zahl zeigt. Alle mit einem solchen Stein bekommen 1 Punkt.
summary-race =
    __Rennen (Variante)__

    Alle Steine von der Startreihe auf die Reihe gegenüber: je 7 (zu dritt 5). Kein Drehen, keine Punkte. Erst jeden Stein einmal ziehen, von der Startreihe weg.
    Geschlagene Steine kommen auf die Startreihe zurück. Auf der eigenen Zielreihe ist ein Stein sicher. Wer zuerst alle dort hat, gewinnt.
