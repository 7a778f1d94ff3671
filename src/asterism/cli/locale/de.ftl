### The terminal

## Commands of asterism play and asterism show; words in capitals are placeholders

command-undo = die letzte eigene Entscheidung zurücknehmen
command-redo = sie wieder spielen
command-moves = alle Züge
command-board = das Brett neu zeichnen
command-hint = was ein starker Bot spielen würde
command-analyse = SEKUNDEN: was er von jedem Zug hält
command-bot = BOT: level:5 oder den genannten Bot für dich entscheiden lassen
command-save = DATEI: das Spiel speichern
command-help = diese Zeilen zeigen
command-quit = beenden
command-next = nächste Entscheidung
command-back = vorige Entscheidung
command-first = Anfang des Spiels
command-last = Ende des Spiels
command-as = PLATZ: sehen, was dieser Platz sieht; all: alles sehen

## asterism play

play-keys = Tab ergänzt einen Zug. Eine leere Zeile spielt den einzigen Zug.
play-curtain = { $name }: Drücke Enter, wenn sonst niemand hinsieht
play-hint = { $move } (Gewinnchance: { $chances })
play-tried = Versuche
play-expected = erwartet: { $moves }
play-more = … noch { $n }: „moves“ eingeben
play-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
play-cut = Eine Sicherheitsgrenze hat das Spiel beendet.
play-saved = gespeichert in { $file }

## asterism show

show-keys = Eine Zahl führt zu dieser Entscheidung, eine leere Zeile zur nächsten.

## asterism verify: the checks and their results

verify-seal = Das Austeilen: Startzahl und Salz ergeben die Prüfsumme, die zu Beginn gezeigt wurde, { $found }.
verify-seal-false = Das Austeilen: Zu Beginn wurde die Prüfsumme { $expected } gezeigt, aber Startzahl und Salz ergeben { $found }.
verify-seal-other = Das Austeilen: Dir wurde die Prüfsumme { $expected } gezeigt, aber die Datei nennt { $found }.
verify-seal-replaced = Das Austeilen: Eine Prüfsumme wurde gezeigt, aber das Spiel dieser Datei beginnt mit einer Stellung und nicht damit.
verify-seal-position = Das Austeilen: Es wurde nichts ausgeteilt; das Spiel beginnt mit einer Stellung, die in der Datei steht.
verify-seal-closed = Das Austeilen: versiegelt mit der Prüfsumme { $found }; Startzahl und Salz werden am Ende des Spiels bekannt.
verify-seal-no-salt = Das Austeilen: Eine Prüfsumme wurde gezeigt, aber in der Datei fehlt die Startzahl oder das Salz dazu.
verify-seal-none = Das Austeilen: Die Datei nennt keine Prüfsumme vom Beginn; nichts beweist, wann die Startzahl gewählt wurde.
verify-unfinished = Das Ergebnis: Nach diesen { $plies } Entscheidungen ist das Spiel nicht zu Ende; vielleicht fehlen weitere.
verify-unsealed = Namen, Daten, Kommentare und Zeiten werden nicht geprüft: Nichts versiegelt sie.
verify-moves =
    Die Züge: { $plies ->
        [1] Die einzige Entscheidung ist erlaubt
       *[other] Alle { $plies } Entscheidungen sind erlaubt
    }.
verify-illegal = Die Züge: Entscheidung { $ply } ist nicht erlaubt ({ $detail }).
verify-no-deal = Züge und Ergebnis lassen sich prüfen, sobald die Startzahl bekannt ist.
verify-no-end = Das Ergebnis: nicht geprüft, weil sich die Züge nicht nachspielen lassen.
verify-result = Das Ergebnis: Die Züge führen dahin ({ $found }).
verify-result-false = Das Ergebnis: Die Datei sagt «{ $expected }», aber die Züge führen zu «{ $found }».
verify-result-none = Das Ergebnis: Die Datei nennt keines.
verify-all-passed = Alles stimmt: ausgeteilt, wie es vor dem Beginn versiegelt war, und nach den Regeln gespielt.
verify-all-but-seal = Das Spiel stimmt, aber nichts beweist das Austeilen.
verify-all-failed = Diese Spieldatei ist falsch.
verify-all-unknown = Diese Spieldatei lässt sich noch nicht prüfen.
