chapter-goal = Ziel des Spiels
text-goal =
    Du bist ein __Superstar__ auf einem kleinen Planeten mit seltsamer Schwerkraft. Sammle Sterne und Nochmal-Chips: Laufe, springe, gib
    dir ein neues „Unten“ und falle. Wirf andere raus und bestiehl sie. Die meisten __Punkte__ gewinnen.

chapter-pieces = Spielmaterial
rule-g2 =
    - Für jede Person: eine __Superstar-Figur__ und fünf verschiedene __Aktionskarten__: Weitsprung, Hochsprung, Fall, Drehung, Joker.
    - 6 doppelseitige __Planetenteile__: 12 verschiedene Seiten.
    - 78 __Sterne__: je 13 in Blau, Gelb, Rosa, Grün, Orange und Weiß.
    - 18 __Nochmal-Chips__ in einem gemeinsamen Vorrat.
    - Der __Offene-Tür-Stein__. Er gehört niemandem.

    Was du gewinnst, liegt offen vor dir, und zwar beliebig viel. Die Farbe eines Sterns hat nichts mit der Farbe einer Figur zu tun.
rule-g3 =
    Ein Planetenteil hat 6 × 6 __Felder__. An den Kanten der Felder stehen Wände: die __Plattformen__. Jedes Teil hat ein __Türfeld__, das ein Oben
    hat und auf einer Plattform steht, und 13 Symbole auf 13 anderen Feldern: 10 __Sternsymbole__ und 3 __Nochmal-Symbole__.
rule-g4 =
    Auf unseren Teilen wird jede Zeile und jede Spalte von einer Plattform gekreuzt, also endet jeder Fall. (Im Editor kannst du eigene
    Teile zeichnen. Fällt eine Figur dort einmal ganz herum, betritt sie das Feld, auf dem der Fall begann, noch einmal und bleibt dort in der
    Luft.)

chapter-setup = Aufbau
rule-g1 =
    Für 2 bis 6 Personen. __Die Plätze werden ausgelost__, wenn der Tisch es nicht anders bestimmt. Der erste Platz beginnt; es geht nach links
    weiter, im Uhrzeigersinn.
rule-g5 =
    Legt die Teile zufällig aus: welche, mit welcher Seite nach oben und wie gedreht.

    Personen | Teile | Anordnung (breit × hoch)
    2 | 2 | 2 × 1
    3 oder 4 | 4 | 2 × 2
    5 oder 6 | 6 | 3 × 2

    Zwischen zwei Feldern genügt eine Plattform auf einer der beiden Seiten: Sie hält Figuren von beiden Seiten auf. Das gilt auch von Teil zu
    Teil und über den Rand des Spielplans hinweg.
rule-g7 =
    1. Der __Offene-Tür-Stein__ kommt auf ein ausgelostes Türfeld.
    2. Auf jedes Symbol kommt ein __Stern__ aus dem Beutel, in zufälliger Farbe. Die übrigen bleiben im Beutel.
    3. Die Nochmal-Chips liegen neben dem Spielplan.
    4. Du nimmst deine fünf Karten auf die Hand. Deine Figur wartet __neben dem Spielplan__.
caption-setup = Zwei Teile für zwei. Jedes Symbol ist bedeckt; der Offene-Tür-Stein wartet auf einer der beiden Türen. Durch die andere ist gerade die erste Figur gekommen.

chapter-turn = Dein Zug
text-turn =
    1. __Bring deine Figur ins Spiel__, wenn sie nicht auf dem Spielplan ist.
    2. __Führe eine Aktion aus.__ Das musst du.
    3. __Gib einen Nochmal-Chip ab__ für eine zweite Aktion, wenn du willst.
rule-g10 =
    __Ins Spiel kommen.__ Ist deine Figur nicht auf dem Spielplan, kommt sie auf das Feld mit dem Offene-Tür-Stein, den Kopf zur Oberseite der Tür. Steht dort
    eine andere Figur? Du wirfst sie raus und wählst deine Beute, bevor du handelst. Dann wandert der Offene-Tür-Stein weiter. Ist deine
    Figur schon auf dem Spielplan, entfällt dieser Schritt.
caption-enter = Die Figur kommt durch die offene Tür, der Stein wandert zur nächsten Tür. Dann folgt die Aktion.
rule-g11 =
    __Eine Aktion ausführen.__ Wähle eine: die Hand auffüllen, eine einfache Bewegung, eine besondere Bewegung oder, wenn ihr damit spielt, eine
    Bonuskarte. Nach jeder Aktion wirkt die Schwerkraft: Ohne Plattform unter den Füßen fällt deine Figur.
rule-g19 =
    __Einen Nochmal-Chip abgeben.__ Nach deiner Aktion, und wenn alles gestohlen ist, darfst du einen Nochmal-Chip in den Vorrat zurücklegen und eine
    zweite Aktion ausführen. Das geht __einmal im Zug__, auch mit einem Chip, den du erst in diesem Zug bekommen oder gestohlen hast. Hast du keinen Chip, ist
    dein Zug zu Ende.
rule-g20 = Dann ist die Person links von dir an der Reihe.

chapter-actions = Aktionen
rule-g15 =
    __Links, rechts, oben und unten gelten von deiner Figur aus__, so wie sie vor der Bewegung liegt. Oben ist, wohin ihr Kopf zeigt, unten sind ihre Füße. Dreh
    den Bildschirm in Gedanken, bis der Kopf oben ist: Dann sind links und rechts auch deine.
rule-g16 =
    __Plattformen halten dich auf.__ Du kannst durch keine hindurch; nur Fall geht durch die unter deinen Füßen. Du darfst eine Bewegung nur wählen, wenn
    __alle__ ihre Schritte möglich sind. Zwischen den beiden Schritten eines Sprungs fällst du nicht.
heading-complete = Hand auffüllen
rule-g12 =
    Nimm alle Karten auf, die vor dir liegen. Mindestens eine muss dort liegen. Deine Figur geht keinen Schritt, fällt aber, wenn nichts unter
    ihren Füßen ist.
heading-simple = Einfache Bewegung
rule-g13 = Lege eine __beliebige__ Karte __verdeckt__ vor dich. Geh ein Feld nach links oder nach rechts.
rule-g17 =
    Eine verdeckt gelegte Karte sieht nie jemand anderes, auch nicht, wenn du sie wieder aufnimmst. Offene Karten sind allen bekannt. Alle dürfen wissen,
    __wie viele__ Karten du auf der Hand hast und wie viele offen und verdeckt vor dir liegen.
caption-step = Eine einfache Bewegung: ein Feld nach links, von der Figur aus. Jede Karte taugt dazu.
heading-special = Besondere Bewegungen
rule-g14 = Lege eine Karte __offen__ vor dich und tu, was sie sagt.
rule-g14-long = __Weitsprung.__ Zwei Felder nach links oder zwei Felder nach rechts.
rule-g14-high = __Hochsprung.__ Ein Feld nach oben, dann eines nach links oder rechts.
caption-long = Weitsprung: zwei Felder zur Seite, dann fällt die Figur.
caption-high = Hochsprung: nach oben, dann zur Seite. Dazwischen fällt die Figur nicht.
rule-g14-drop =
    __Fall.__ Ein Feld nach unten, durch die Plattform unter deinen Füßen. Das geht immer. Ist dort keine Plattform, ist es einfach ein Feld nach
    unten. Von da an fällst du wie üblich.
rule-g14-rotate = __Drehung.__ Deine Figur dreht sich auf der Stelle: ein Viertel nach links, ein Viertel nach rechts oder halb herum.
caption-drop = Fall geht durch den Boden. Dann fällt die Figur bis zur nächsten Plattform.
caption-fall = Drehung: Die Figur hat ein neues Unten, und dorthin fällt sie.
rule-g14-joker = __Joker.__ Er kann, was eine beliebige der vier anderen kann.
heading-hand = Deine letzte Karte
rule-g18 =
    Sobald du deine __letzte Karte__ legst, nimmst du alle deine Karten kostenlos auf, noch bevor sich deine Figur bewegt. (Ist es eine Bonuskarte,
    geschieht das, wenn du sie weitergibst.)

chapter-gravity = Schwerkraft und was unterwegs geschieht
rule-g22 =
    __Fallen.__ Sieh nach jeder Aktion unter die Füße deiner Figur. Keine Plattform? Sie fällt, Feld um Feld, bis eine kommt. Wie weit, ist
    egal. Das gilt auch nach „Hand auffüllen“.
rule-g6 =
    __Der Spielplan hat keinen Rand.__ Wer auf einer Seite hinausgeht, kommt auf der anderen herein, in derselben Zeile oder Spalte.
caption-wrap = Auf einer Seite hinaus, auf der anderen herein, in derselben Zeile oder Spalte.
rule-g23 =
    __Alles auf dem Weg zählt.__ Sieh nacheinander auf jedes Feld, das deine Figur __betritt__: im Gehen, Springen, Fallen, durch eine Tür oder
    beim Teleport. Das Feld, auf dem die Bewegung beginnt, zählt nicht, außer du kommst in derselben Bewegung dorthin zurück.
rule-g24 = __Ein Stern:__ Nimm ihn. Das Symbol darunter bewirkt diesmal nichts.
rule-g25 =
    __Ein Nochmal-Symbol__ ohne Stern und ohne Figur: Nimm einen Nochmal-Chip, solange der Vorrat reicht. Du bekommst einen __jedes Mal__, wenn du
    ein solches Feld betrittst.
rule-g26 = __Ein Sternsymbol__ ohne Stern: Nichts geschieht.
rule-g30 =
    __Eine andere Figur:__ Du __wirfst sie raus__, egal wie sie liegt. Sie geht zurück, und wem sie gehört, nimmt alle eigenen Karten auf die Hand. Du musst
    dieser Person etwas __stehlen__: einen Stern in einer Farbe deiner Wahl oder einen Nochmal-Chip. Hat sie nichts, stiehlst du nichts. Eine Bewegung kann mehrere Figuren
    rauswerfen. Ein Nochmal-Symbol unter einer rausgeworfenen Figur gibt keinen Chip.
rule-g31 = Was du stiehlst, wählst du am Ende der Bewegung, in der Reihenfolge, in der du die Figuren rausgeworfen hast.
caption-replay = Die Figur nimmt unterwegs einen Nochmal-Chip und gibt ihn gleich für eine zweite Aktion ab.
caption-out = Ein Sprung wirft die andere Figur raus. Sie verliert einen grünen Stern.
rule-g33 =
    __Der Offene-Tür-Stein:__ Er wandert im Uhrzeigersinn zum nächsten Türfeld ohne Figur. Gibt es keines, bleibt er und teilt sich das Feld. Eine Tür ohne den
    Offene-Tür-Stein ist ein Feld wie jedes andere.
rule-g8 =
    __Im Uhrzeigersinn__ heißt um den Spielplan herum: bei zwei Teilen links, rechts; bei vier oben links, oben rechts, unten rechts, unten
    links; bei sechs oben links, oben Mitte, oben rechts, unten rechts, unten Mitte, unten links.

chapter-example = Ein ganzer Zug
example-turn =
    Grün wurde vorher rausgeworfen.

    1. Die grüne Figur kommt durch die offene Tür. Der Offene-Tür-Stein wandert weiter.
    2. Grün spielt __Hochsprung__: nach oben, dann nach links. Dort ist keine Plattform, also fällt die Figur.
    3. Sie fällt über ein freies Nochmal-Symbol: Grün nimmt einen __Nochmal-Chip__.
    4. Sie fällt auf die rosa Figur: Rosa wird __rausgeworfen__. Bei Rosa gibt es nichts zu stehlen.
    5. Sie fällt über einen blauen __Stern__ und nimmt ihn.
    6. Sie landet auf einer Tür, genau beim Offene-Tür-Stein; der wandert weiter.
    7. Grün gibt den Chip ab und spielt __Fall__. Die Figur fällt durch die Plattform und nimmt einen orangen Stern.
    8. Sie verlässt den Spielplan und kommt auf der anderen Seite in derselben Zeile herein. Sie landet bei der orangen Figur: Orange wird rausgeworfen.
       Grün stiehlt einen Nochmal-Chip, kann ihn aber in diesem Zug nicht abgeben, denn einer ist schon abgegeben.

chapter-scoring = Wertung
rule-g42 =
    Was du hast | Punkte
    jeder Stern | 1
    jeder Nochmal-Chip | 1
    jedes Paar Sterne einer Farbe | 1 dazu

    Zähle die Paare Farbe für Farbe: 2 oder 3 Sterne einer Farbe sind ein Paar, 4 oder 5 sind zwei, 6 oder 7 sind drei.
example-scoring =
    Name | Blau | Gelb | Rosa | Grün | Orange | Weiß | Paare | Chips | Punkte
    Julian | 2 | 2 | 2 | 0 | 2 | 4 | 6 | 4 | 22
    Gyom | 3 | 1 | 3 | 1 | 0 | 1 | 2 | 0 | 11
    Henri | 0 | 1 | 0 | 1 | 1 | 1 | 0 | 3 | 7
    Emma | 3 | 3 | 4 | 2 | 1 | 2 | 6 | 1 | 22

    Julian und Emma haben beide 22 Punkte. Emma gewinnt: Sie hat weniger Nochmal-Chips.

chapter-end = Spielende
rule-g40 =
    Am Ende einer __Runde__, wenn der letzte Platz gespielt hat, zählt die Sterne auf dem Spielplan. Das Spiel endet, wenn nur noch so viele da sind:

    Personen | Übrige Sterne
    2 | 4 oder weniger
    3 oder 4 | 8 oder weniger
    5 oder 6 | 12 oder weniger
rule-g43 =
    Die meisten Punkte gewinnen. __Gleichstand:__ Die __wenigsten__ Nochmal-Chips gewinnen. Immer noch gleich: Der Sieg wird geteilt.
heading-limits = Wenn ein Spiel nicht endet
rule-g44 = Nach 120 Runden (der Tisch kann es anders bestimmen) endet das Spiel und wird gewertet. Das Ergebnis sagt es.
rule-g45 =
    Hat 30 Runden lang kein Stern den Spielplan verlassen, endet das Spiel mit dieser Runde und wird gewertet. Das Ergebnis sagt es. Der Tisch kann eine andere Zahl bestimmen oder
    diese Grenze abschalten.

chapter-variants = Varianten
heading-expert = Spielende für Experten
rule-g41 =
    Wie viele Sterne noch liegen, ist hier egal. Sobald jemand das __Ziel erreicht__, ist diese Runde die letzte. Das bleibt so, auch wenn die Person danach noch Punkte
    verliert.

    Personen | Ziel
    2, 4 oder 6 | 18 Punkte
    3 oder 5 | 24 Punkte

    Gezählt wird nach jedem Stern, jedem Chip und jedem Diebstahl. Wertung und Gleichstand sind wie immer.
heading-goodies = Bonuskarten
rule-g50 =
    Spielt mit einer, zwei oder allen drei __Bonuskarten__. Sie werden gemischt und einzeln verteilt, __gegen den Uhrzeigersinn, vom letzten Platz
    an__. (Zu zweit mit drei Karten bekommt der zweite Platz zwei.)

    - Alle dürfen wissen, wer welche Bonuskarte hat.
    - Spiele sie offen für ihre Wirkung oder verdeckt für eine einfache Bewegung. In beiden Fällen sehen alle, welche es ist.
    - Beim Legen __gibst du sie an die Person links von dir__, auf die Hand. Mit einem Nochmal-Chip kannst du sie also nicht gleich wieder spielen.
    - Kostenlos nimmst du deine Karten nur auf, wenn auch keine Bonuskarte mehr auf deiner Hand ist.
rule-g51 =
    __Ein Planetenteil drehen.__ Drehe das Teil unter deiner Figur ein Viertel nach links, ein Viertel nach rechts oder halb herum. Alles darauf dreht sich mit:
    Plattformen, Tür, Symbole, Sterne, Figuren und der Offene-Tür-Stein. Dann fällt __deine__ Figur, wenn nichts unter ihren Füßen ist. Andere Figuren bleiben, auch in
    der Luft. Sie fallen nicht zu Beginn ihres Zugs: Sie handeln von dort aus und fallen nach ihrer nächsten eigenen Aktion.
caption-tile-turn = Das Teil dreht sich mit allem, was darauf ist. Dann fällt nur die Figur, die am Zug ist.
rule-g52 =
    __Doppelsprung.__ Ein Feld nach links oder rechts, und fallen, wenn keine Plattform da ist. Dann noch einmal ein Feld nach links oder rechts, wie du willst,
    und fallen. Beide Schritte müssen möglich sein.
rule-g53 =
    __Teleport.__ Deine Figur kommt auf das Feld mit dem Offene-Tür-Stein. Ihr Kopf zeigt, wohin er vorher zeigte. Eine fremde Figur dort wird rausgeworfen. Dann wandert
    der Offene-Tür-Stein weiter, und deine Figur fällt, wenn keine Plattform unter ihren Füßen ist. Das geht immer, auch wenn du schon auf diesem Feld bist: Du betrittst es
    noch einmal.
caption-double = Doppelsprung: ein Schritt, ein Fall, noch ein Schritt, noch ein Fall.
caption-teleport = Teleport: geradewegs zur offenen Tür, der Kopf wie vorher. Der Offene-Tür-Stein wandert weiter.

summary-goal =
    __Ziel__

    Die meisten Punkte: 1 je Stern, 1 je Nochmal-Chip, 1 dazu je Paar Sterne einer Farbe. Gleichstand: wenigste Chips.
summary-setup =
    __Aufbau__

    2 / 3–4 / 5–6 Personen: 2 / 4 / 6 Teile, zufällig. Ein Stern auf jedes Symbol, der Offene-Tür-Stein auf eine zufällige Tür, fünf Karten auf die Hand, Figuren
    neben dem Spielplan. Plätze ausgelost.
summary-turn =
    __Dein Zug__

    1. Figur nicht auf dem Spielplan? Sie kommt durch die offene Tür.
    2. Eine Aktion, dann Schwerkraft.
    3. Wenn du willst, __ein__ Nochmal-Chip für eine zweite Aktion.
summary-actions =
    __Aktionen__

    - __Hand auffüllen:__ alle Karten aufnehmen.
    - __Einfache Bewegung:__ beliebige Karte verdeckt; ein Feld nach links oder rechts.
    - __Weitsprung:__ zwei Felder nach links oder rechts.
    - __Hochsprung:__ eines hoch, dann eines nach links oder rechts.
    - __Fall:__ eines nach unten, durch die Plattform.
    - __Drehung:__ ein Viertel nach links oder rechts, oder halb.
    - __Joker:__ eine der vier.

    Links, rechts, oben und unten gelten von der Figur aus. Alle Schritte müssen möglich sein: Nur Fall geht durch eine Plattform.
summary-way =
    __Unterwegs__

    - __Stern:__ nehmen.
    - __Freies Nochmal-Symbol:__ ein Chip, jedes Mal.
    - __Figur:__ rauswerfen, einen Stern oder Chip stehlen.
    - __Offene-Tür-Stein:__ Er wandert im Uhrzeigersinn zur nächsten freien Tür.
    - __Rand des Spielplans:__ gegenüber herein.
summary-cards =
    __Alle deine Karten kommen zurück, wenn__

    - du die Hand auffüllst,
    - du deine letzte Karte legst oder
    - deine Figur rausgeworfen wird.
summary-end =
    __Ende__

    Mit der Runde, in der nur noch wenige Sterne liegen: 4 zu zweit, 8 zu dritt oder viert, 12 zu fünft oder sechst.

    Experten: mit der Runde, in der jemand 18 Punkte erreicht (24 zu dritt oder fünft).
summary-goodies =
    __Bonuskarten__ (beim Spielen nach links weitergeben)

    - __Ein Planetenteil drehen:__ das Teil unter deiner Figur, mit allem darauf.
    - __Doppelsprung:__ Schritt, Fall, Schritt, Fall.
    - __Teleport:__ zur offenen Tür, Kopf wie vorher.
