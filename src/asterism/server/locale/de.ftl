### The server

## Refusals, by their codes

error-internal = Etwas ist schiefgegangen. Nichts wurde verändert; bitte versuche es noch einmal.
error-bad-request = Diese Anfrage ist nicht zu verstehen.
error-bad-seats = Diese Plätze passen nicht zum Spiel.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
error-not-practice = Das geht nur an einem Übungstisch.
error-bad-clock = Ein Tisch mit Bedenkzeit ist kein Übungstisch.
error-unknown-guest = Wir kennen dich nicht mehr. Bitte versuche es als neuer Gast.
error-wrong-passphrase = Kein Gast hat diesen Kennsatz.
error-bad-passkey = Dieser Passkey konnte nicht geprüft werden. Bitte versuche es noch einmal.
error-unknown-passkey = Hier hat niemand diesen Passkey.
error-old-challenge = Das hat zu lange gedauert. Bitte versuche es noch einmal.
error-many-passkeys = Du hast schon { $most } Passkeys. Bitte entferne zuerst einen.
error-no-passkeys-here = Passkeys brauchen https oder, auf dem eigenen Rechner, http://localhost.
error-foreign-origin = Diese Anfrage kam von einer anderen Seite.
error-private = Dieser Tisch ist privat: Du brauchst die Einladung.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-table = Du sitzt nicht an diesem Tisch.
error-seat-present =
    Diese Person ist noch da. Warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-no-table = Diesen Tisch gibt es nicht.
error-no-seat = Diesen Platz hat der Tisch nicht.
error-no-page = Hier ist nichts.
error-no-ply = Dieses Spiel hat keinen Zug { $ply }.
error-seat-taken = Dieser Platz ist besetzt.
error-not-waiting = Dieses Spiel hat schon begonnen.
error-not-running = Dieses Spiel läuft nicht.
error-not-over = Das geht erst, wenn das Spiel vorbei ist.
error-not-your-turn = Du bist nicht am Zug.
error-out-of-time = Deine Zeit ist um.
error-seat-out = Dieser Platz ist ausgeschieden.
error-slow-table = In einer Fernpartie haben alle Tage für einen Zug; ein Bot springt nur für Leute ein, die gegangen sind.
error-no-undo = Es gibt nichts rückgängig zu machen.
error-undo-others = Inzwischen hat jemand anders gezogen: Das lässt sich nicht mehr rückgängig machen.
error-undo-reveal = Dabei wurde etwas aufgedeckt: Das lässt sich nicht mehr rückgängig machen.
error-busy = Ein Tipp ist schon unterwegs.
error-name-wanted = Gib dir zuerst einen Namen: An einem gewerteten Tisch spielen alle unter ihrem Namen.
error-name-taken = In gewerteten Partien heißt schon jemand { $name } oder zum Verwechseln ähnlich. Bitte wähle einen anderen Namen.
error-bad-handle = In gewerteten Partien besteht ein Name aus Buchstaben und Ziffern eines Alphabets, darunter mindestens ein Buchstabe. Bitte wähle einen anderen Namen.
error-many-handles = Du hattest in gewerteten Partien schon { $most } Namen. Bitte nimm einen davon.
error-one-seat = Du sitzt schon an diesem Tisch: An einem gewerteten Tisch haben alle nur einen Platz.
error-rated-people = An einem gewerteten Tisch spielen nur Menschen, alle auf einem eigenen Platz.
error-rated-clock = Eine gewertete Partie braucht eine Bedenkzeit.
error-rated-options = Eine gewertete Partie wird mit den üblichen Optionen ihrer Variante gespielt.
error-rated-undo = An einem gewerteten Tisch wird nichts rückgängig gemacht.
error-no-guest = Diesen Gast gibt es nicht.
error-stale = Das Spiel ist weitergegangen: Es ist jetzt bei Zug { $ply }.
error-taken-back = Inzwischen wurde ein Zug zurückgenommen. Bitte wähle neu.
error-undo-ask = Dein Zug ist vorbei: Bitte die anderen, ihn zurücknehmen zu dürfen.
error-nobody-to-ask = An diesem Tisch spielt sonst niemand.
error-asked-already = Du hast schon gefragt. Warte auf den nächsten Zug.
error-no-draws = In diesem Spiel gibt es kein Unentschieden.
error-offer-gone = Dieses Angebot gilt nicht mehr.
error-too-late = Alle haben schon gespielt: Diese Partie kann nicht mehr abgebrochen werden.
error-already-played = Dieser Zug wurde schon gespielt.
error-too-large = Das ist zu groß: höchstens { $most } Bytes.
error-too-fast =
    Zu viele Anfragen. Bitte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } warten.
error-too-many = Zu viele Verbindungen von hier. Bitte schließe einige.
error-banned = Der Gastgeber dieses Servers lässt dich nicht herein.
error-not-host = Das darf nur der Gastgeber dieses Servers.
error-database-away = Der Server erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.
error-bad-browser = An diesen Browser können keine Erinnerungen geschickt werden.
error-bad-address = Das ist keine E-Mail-Adresse.
error-old-link = Dieser Link ist abgelaufen oder schon benutzt.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-many-browsers = Du wirst schon in { $most } Browsern erinnert.
error-chat-full = Der Chat dieses Tisches ist voll.
error-many-undos = An diesem Tisch wurden schon { $most } Entscheidungen zurückgenommen; mehr geht nicht.
error-many-tables = Du hast schon { $most } offene Tische. Verlasse zuerst einen.
error-many-seeks = Aus deinem Netz suchen schon { $most } Leute eine Partie. Bitte versuche es später noch einmal.
error-no-browser = Schalte zuerst die Erinnerungen in diesem Browser ein.
error-too-much =
    Für dich wird schon viel berechnet. Bitte warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-crowded =
    Der Server ist sehr beschäftigt. Bitte versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-too-long = Diese Partie ist zu lang: höchstens { $most } Züge und Kommentare werden angenommen.
error-too-intricate = Diese Datei ist zu verschachtelt, um gelesen zu werden.

## Reminders, in the browser and by e-mail

reminder-title = Du bist am Zug
reminder-body = { $game }. Verbleibende Zeit: { $left }.
reminder-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
reminder-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
reminder-go = Zum Tisch
reminder-off = Keine Erinnerungen per E-Mail mehr
reminder-confirm-title = Erinnerungen von Asterism?
reminder-confirm-body = Jemand, vermutlich du, möchte, dass Asterism an diese Adresse schreibt, wenn er oder sie am Zug ist. Warst du es nicht, brauchst du nichts zu tun.
reminder-confirm = Ja, erinnere mich
reminder-found = Deine Partie ist bereit
reminder-waits = Jemand möchte spielen
reminder-waits-body = Jemand sucht eine Partie { $game }. Öffne die Seite, um zu spielen.

## What messengers show of a link

link-invites = { $name } lädt dich zu { $game } ein
link-invited = Du bist zu { $game } eingeladen
link-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
link-minutes = etwa { $minutes } min
link-live = { $minutes } min + { $seconds } s
link-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
link-rated = gewertet
