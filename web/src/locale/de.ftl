## The page, and the home page

skip = Zum Inhalt
pages = Seiten
language = Sprache
lobby = Lobby
find-game = Partie suchen
your-turn = Du bist dran
rules = Regeln
settings = Einstellungen
about = Über
table-form = Neuer Tisch
nothing-here = Hier ist nichts.
lost-text = Diese Seite ist umgezogen oder war nie da.
to-home = Startseite
offline = Der Server ist nicht erreichbar.
offline-here = Der Server ist nicht erreichbar. Partien auf diesem Gerät laufen auch ohne ihn.
no-server = Dafür braucht es einen Server, und diese Seite hat keinen.
app-renewed = Eine neue Version ist da.
app-renew = Neu laden
app-install = Als App installieren
again = Erneut versuchen
ok = OK
close = Schließen
menu = Menü
welcome =
    { $games ->
        [one] Ein Spiel unter einem Himmel.
        [2] Zwei Spiele unter einem Himmel.
        [3] Drei Spiele unter einem Himmel.
        [4] Vier Spiele unter einem Himmel.
        [5] Fünf Spiele unter einem Himmel.
       *[other] { $games } Spiele unter einem Himmel.
    }
welcome-text = Kostenlose Brettspiele gegen Bots oder mit Freunden. Ohne Konto.
play-now = Spielen
with-friend = Mit Freunden spielen
starting = Es geht los…
set-up = Tisch einrichten
players = { $from }–{ $to } Personen
minutes = { $minutes } Min.
age = Ab { $age } Jahren
position = Stellung
bot-name = Bot der Stufe { $level }
bot-level = { $name } (Stufe { $level })
guest = Gast
deleted-player = Gelöschter Spieler
you = du

## At a table

board = Brett
seats = Mitspielende
tools = Aktionen
panels = Verlauf, Chat und Züge
log = Verlauf
standing = Stand
chat = Chat
earlier-messages = Frühere Nachrichten
moves = Züge
undo = Rückgängig
undo-own = Nur der eigene letzte Zug lässt sich zurücknehmen, und nur bis der Bildschirm weitergegeben ist.
hint = Tipp
score = Wertung
points = Punkte
away = abwesend
stands-in = Bot spielt ({ $name })
thinks = denkt nach
sending = Wird gesendet…
is-thinking = { $name } spielt…
decides = { $name } ist am Zug.
wins = { $name } gewinnt!
share = { $names } teilen sich den Sieg!
draw = Unentschieden zwischen { $names }.
you-win = Du gewinnst!
you-win-by = Du gewinnst mit { $by } Vorsprung!
you-lost = Du hast verloren. { $name } gewinnt.
you-lost-by = Du hast mit { $by } Rückstand verloren. { $name } gewinnt.
you-lost-share = Du hast verloren. { $names } teilen sich den Sieg.
you-share = Du teilst dir den Sieg mit { $names }!
you-draw = Unentschieden zwischen dir und { $names }.
you-out = Du hast verloren.
tie-break = Punktgleich; die Zusatzregel entschied.
was-cut = Das Spiel wurde durch sein Limit beendet und gewertet.
you-would = Du würdest { $what }.
would-play = { $bot } empfiehlt: { $move }.
its-chances = Gewinnchancen: { $chances }.
took-back = { $name } hat einen Zug zurückgenommen.
nothing-yet = Noch ist nichts passiert.
no-messages = Noch keine Nachrichten.
muted-lines = Nachrichten von Stummgeschalteten sind ausgeblendet.
removed-line = (vom Gastgeber entfernt)
deleted-line = (gelöscht)
message = Nachricht
send = Senden
watching = Zuschauende
you-watch = Du schaust zu.
type-move = Zug in Notation eingeben
find-move = Zug suchen
play-it = Spielen
no-moves = Du hast gerade keinen Zug zu machen.
reconnecting = Verbindung verloren. Neuer Versuch…
move-kept = Dein Zug ist gespeichert und wird gesendet, sobald eine Verbindung besteht.
move-dropped = Dein Zug { $move } wurde ohne Verbindung gemacht und ist nicht mehr möglich.
since-over = Die Partie ist zu Ende.
since-taken-back = Inzwischen wurde ein Zug zurückgenommen.
since-decided =
    { $decisions ->
        [one] Inzwischen wurde { $decisions } Zug gespielt.
       *[other] Inzwischen wurden { $decisions } Züge gespielt.
    }
not-sent-yet = noch nicht gesendet
not-shown = Dieser Zug konnte nicht gezeigt werden; hier ist die Stellung danach.
board-failed = Das Spielbrett konnte nicht geladen werden; hier ist die Stellung in Worten.
screen-failed = Auf dieser Seite ist etwas schiefgegangen.
you-left = Du hast diesen Tisch verlassen.
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Ich bin wieder da
closed-table = Dieser Tisch ist geschlossen.
no-table-hint = Ist der Link vollständig? Lass ihn dir noch einmal schicken.
opening-table = Der Tisch wird vorbereitet…
the-end = Spielende
play-again = Revanche
watch-rematch = Der Revanche zusehen
look-again = Partie ansehen
replay = Wiedergabe
save-record = Partie herunterladen
bot-for = Einen Bot für { $name } spielen lassen
leave = Tisch verlassen
resign = Aufgeben
leave-text = Solange die Partie läuft, kannst du an deinen Platz zurückkehren.
leave-waiting = Die Partie hat noch nicht begonnen. Bleibt niemand, wird der Tisch geschlossen.
leave-bot = Gehen und einen Bot übernehmen lassen
leave-only = Den Platz leer lassen
stay = Bleiben
keys-help = Tastatur: Tab und Pfeiltasten gehen durch die Möglichkeiten, Enter wählt, Escape geht zurück, U macht rückgängig, H gibt einen Tipp.
pass-screen = Gib den Bildschirm an { $name }
i-am = Ich bin { $name }

## Between people at a table

takeback = Zurück­nehmen
ask-takeback = Um Zurücknahme bitten
offer-a-draw = Unentschieden anbieten
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-draw = { $name } bietet ein Unentschieden an.
offer-rematch = { $name } möchte eine Revanche.
offered-takeback = Du hast um Zurücknahme gebeten.
offered-draw = Du hast ein Unentschieden angeboten.
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
declined = { $name } hat deine Bitte abgelehnt.
resigned = { $name } hat aufgegeben.
you-resigned = Du hast aufgegeben.
resign-text = Möchtest du diese Partie aufgeben?
resign-seat = Gibt { $name } diese Partie auf?
abort = Partie abbrechen
abort-text = Noch haben nicht alle gezogen. Die Partie endet ohne Ergebnis, und nichts wird gewertet.
aborted = Die Partie wurde abgebrochen, bevor alle gezogen hatten. Es gibt kein Ergebnis.
aborted-by = { $name } hat die Partie abgebrochen.
you-aborted = Du hast die Partie abgebrochen.
rematch-declined = hat abgelehnt
reserved = reserviert
reactions = Schnelle Reaktionen
react-hello = Hallo!
react-good-luck = Viel Glück!
react-well-played = Gut gespielt!
react-thanks = Danke!
react-oops = Ups!
react-good-game = Schöne Partie!
people = Leute
mute = Stummschalten
unmute = Wieder anzeigen
report = Melden
report-why = Warum meldest du { $name }?
report-chat = Beleidigende Nachrichten
report-name = Beleidigender Name
report-stalling = Spielt auf Zeit
report-cheating = Betrug
reported = Danke. Wer diesen Server betreibt, sieht deine Meldung.
reported-them = Gemeldet

## A table that waits for players

waiting-for = Warten auf Mitspielende
your-name = Dein Name
sit-here = Platz nehmen
add-bot = Bot hinzufügen
free = frei
send-link = Schick diesen Link an die anderen:
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
qr = Der Link zu diesem Tisch als QR-Code

## The form for a new table

how-many = Anzahl der Mitspielenden
who-sits = Mitspielende
which-game = Variante
more-options = Mehr Optionen
me = Ich
here = Gleicher Bildschirm
bot = Bot
open-seat = Per Link einladen
level-of = Stufe des Bots auf Platz { $seat }
character-of = Charakter des Bots auf Platz { $seat }
seat-kind = Wer auf Platz { $seat } spielt
name-of-seat = Name auf Platz { $seat }
name = Name
private-table = Privat: nicht in der Lobby sichtbar
friend-text = Wer den Link zu diesem Tisch von dir bekommt, kann mitspielen. Sonst sieht ihn niemand.
seats-lot = Die Plätze werden zu Spielbeginn ausgelost.
seats-fixed = Feste Plätze: Die Reihenfolge oben bleibt, und der erste Platz beginnt. Sonst werden die Plätze ausgelost.
where-played = Wo
on-device = Auf diesem Gerät
on-device-text = Bots denken auf deinem Gerät, und die Partie bleibt in diesem Browser. Du kannst sie später auf den Server übertragen.
on-server = Auf dem Server
on-server-text = Du kannst auf anderen Geräten weiterspielen, und andere können zuschauen.
begin = Starten
invite = Tisch erstellen und Link erhalten
yes = Ja
no = Nein

## Lobby

open-tables = Offene Tische
running-tables = Laufende Partien
best-game = Die beste Partie im Moment
my-tables = Deine Partien
no-games = Noch keine Partien. Beginne eine:
here-now = Spielen gerade: { $names }
join = Mitspielen
watch = Zuschauen
go-on = Fortsetzen
load-record = Partiedatei öffnen
free-seats =
    { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
move-number = Zug { $ply }

## Replay

see-as = Ansicht
truth = allwissend
spectator = Zuschauende
first = Zum Anfang
previous = Voriger Zug
next = Nächster Zug
last = Zum Ende
play-replay = Abspielen
pause-replay = Pause
timeline = Züge der Partie
try-here = Ab hier weiterspielen
start = Beginn der Partie
of-moves = Zug { $ply } von { $plies }
chances = Gewinnchancen im Lauf der Partie
turning-point = Wendepunkt bei Zug { $ply }
share-game = Link zu diesem Zug kopieren
comments = Kommentare
no-comments = Noch keine Kommentare zu dieser Partie.
comment-on = Dein Kommentar zu Zug { $ply }

## Settings

theme = Aussehen
auto = System
light = Hell
dark = Dunkel
speed = Animation
slow = Langsam
normal = Normal
fast = Schnell
instant = Aus
sound = Ton
sound-text = Leise Klänge, wenn sich Steine bewegen, und ein kurzes Vibrieren unter dem Finger.
confirm-move = Ausführen
confirm = Züge bestätigen
confirm-text = Wann vor einem Zug gefragt wird. Auf einem Touchscreen zeigt das erste Tippen immer den Zug, das zweite führt ihn aus.
confirm-rated = In gewerteten Spielen
confirm-always = Immer
confirm-never = Nie
notation = Notation anzeigen
notation-text = Die Kurznotation jedes Zuges neben dem Satz zeigen, wie in Partiedateien.
saved = Gespeichert
save = Speichern
name-text = Sichtbar für alle, mit denen du spielst.
passphrase = Auf einem anderen Gerät spielen
passphrase-text = Ein Konto brauchst du nicht. Mit einem Kennsatz oder Passkey bist du auf jedem Gerät derselbe Gast.
new-passphrase = Kennsatz erstellen
write-down = Schreib ihn auf; er wird nur einmal gezeigt:
have-passphrase = Ich habe einen Kennsatz
return = Wiederherstellen
welcome-back = Willkommen zurück, { $name }!
sessions = Angemeldete Browser
sessions-count =
    { $count ->
        [one] Nur dieser Browser ist als du angemeldet.
       *[other] { $count } Browser sind als du angemeldet.
    }
sessions-end = Alle anderen Browser abmelden

## About, lessons, rules

about-text = Ein offenes Haus für Brettspiele: freie Software, ohne Konten, ohne Werbung, ohne Tracking.
about-games =
    { $count ->
        [one] { $games } gehört denen, die es erdacht und verlegt haben. Dieses Projekt ist nicht mit ihnen verbunden; die Zeichnungen hier sind unsere eigenen.
       *[other] { $games } gehören denen, die sie erdacht und verlegt haben. Dieses Projekt ist nicht mit ihnen verbunden; die Zeichnungen hier sind unsere eigenen.
    }
credits = Mitwirkende
credit-designers = Autor: { $names }
credit-illustrators = Illustration: { $names }
credit-graphics = Grafik: { $names }
credit-development = Entwicklung: { $names }
credit-management = Projektleitung: { $names }
credit-publisher = Verlag: { $names }
credit-elsewhere = * Steht nicht in der Spielregel, die uns vorliegt; aus anderen Quellen.
version = Version { $version }
learn = Lernen
learn-text = Erste Schritte, bei denen ein Zug vorgeführt wird, dann kurze Stellungen mit einem Ziel, auf dem echten Brett. Versuch es, so oft du magst.
learn-by-playing = Spielend lernen
learnt-of = { $done } von { $all } geschafft
lesson-of = Lektion { $n } von { $all }
next-lesson = Nächste Lektion
decisions-left = Züge übrig: { $left }
solved = Gut gemacht!
missed = Nicht ganz. Versuche es noch einmal!
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
first-steps = Erste Schritte
exercises = Übungen
coach = Trainer
first-game = Erste Partie mit dem Trainer
first-game-text = Eine ganze Partie gegen den leichtesten Bot. Der Trainer erklärt, was du tun kannst und was der Bot getan hat, und warnt dich vor einem schlechten Zug.
start-coached = Los geht’s
watch-first = Sieh erst zu.
my-turn = Jetzt ich
show-again = Noch einmal zeigen
stars-of = { $stars } von 3 Sternen
puzzles = Rätsel
puzzles-text = Ein Zug ist klar der beste. Dein erster Versuch zählt für deine Wertung, die der Server für dich aufhebt; ohne Server dieser Browser.
share-puzzles = Aus meinen beendeten Partien dürfen Rätsel werden
share-puzzles-text = Nur aus Partien, deren Spieler alle einverstanden sind; kein Rätsel nennt jemanden.
puzzle-daily = Rätsel des Tages
puzzle-of = Rätsel · { $game }
puzzle-rated = Schwierigkeit { $rating }
puzzle-your-rating = Deine Wertung: { $rating }
puzzles-solved =
    { $tried ->
        [0] { $all } Rätsel
       *[other] { $solved } von { $tried } gelöst, { $all } insgesamt
    }
puzzle-solve = Rätsel lösen
puzzle-next = Nächstes Rätsel
puzzle-show = Lösung zeigen
puzzle-goal = Du bist am Zug ({ $seat }): Finde den besten Zug.
puzzle-missed = Ein anderer Zug ist klar besser.
puzzle-worth = Gewinnchance: { $value }. Mit dem zweitbesten Zug: { $second }.
puzzle-themes = Thema: { $themes }
no-puzzles = Für dieses Spiel gibt es noch keine Rätsel.
study-link = Ist es fair, anzufangen? Eine Studie über dieses Spiel (auf Englisch)
rules-soon = Die Regeln dieses Spiels stehen hier noch nicht.

## How a game is proved fair; ratings

fair-dealing = Fairness-Nachweis
fair-why = Vor dem Austeilen zog der Server eine geheime Zahl für dieses Spiel und veröffentlichte ihren Fingerabdruck, einen SHA-256-Hash. Eine andere Zahl mit demselben Fingerabdruck lässt sich nicht finden, also konnten weder Server noch Bots später etwas ändern.
seal-hash = Fingerabdruck, von Anfang an gezeigt
seed = Startzahl
salt = Salz
seal-later = Startzahl und Salz werden am Ende des Spiels gezeigt; dann prüft sie dein Browser hier.
seal-holds = In deinem Browser geprüft: Startzahl und Salz passen zum Fingerabdruck vom Anfang.
seal-broken = Startzahl und Salz passen nicht zum Fingerabdruck. So war dieses Spiel nicht versprochen.
seal-changed = Dein Browser sah zuerst einen anderen Fingerabdruck: { $hash }
seal-elsewhere = Browser berechnen Fingerabdrücke nur über https; der Befehl unten geht überall.
seal-text = Der Text, der gehasht wird
seal-command = So prüfst du das Austeilen, jeden Zug und das Ergebnis auf deinem eigenen Rechner:
seal-position = Es wurde nichts ausgeteilt: Dieses Spiel begann mit einer gegebenen Stellung.
seal-none = Diese Partie wurde gespielt, bevor es Fairness-Nachweise gab.
rated = Gewertet
rated-text = Gewertet: Zählt für die Rangliste. Nur Menschen, nichts rückgängig, und Gehen gilt als Niederlage.
rated-leave = Dieses Spiel ist gewertet: Jetzt zu gehen gilt als Niederlage.
rated-early = Noch ist es zu früh, die Partie wird nicht gewertet.
ratings = Ranglisten
ratings-text = Aus gewerteten Spielen. Der Balken zeigt, wie sicher eine Wertung ist; gereiht wird nach seinem linken Ende.
rating = Wertung
how-sure = Sicherheit
rated-games = Spiele
provisional = vorläufig
no-ratings = Noch keine gewerteten Spiele dieser Art.
not-rated-yet = Noch keine gewerteten Spiele.
for-players =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
place-and-games =
    { $games ->
        [one] Platz { $place } · { $games } Spiel
       *[other] Platz { $place } · { $games } Spiele
    }
rating-over-time = Wertung im Lauf der Zeit
finished-at = Platz { $place }
not-counted = Dieses Spiel endete zu früh, um zu zählen.
my-ratings = Meine Wertungen

## Clocks, absence, reminders

clock = Bedenkzeit
clock-none = Ohne Bedenkzeit
clock-live = Live
clock-days = Fernpartie
minutes-each = Minuten pro Person
increment = Sekunden zusätzlich nach jedem Zug
days-each = Tage pro Zug
on-flag = Wenn die Zeit um ist
flag-bot = übernimmt ein Bot
flag-lose = ist das Spiel verloren
live-text = Der jeweils erste Zug ist frei.
days-text = Man kann die Seite inzwischen schließen und sich erinnern lassen: siehe Einstellungen.
live-clock = { $minutes } Min. + { $seconds } Sek.
days-clock =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
time-left = { $name }: noch { $time }
seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
first-turn = Der erste Zug ist frei.
ran-out = Die Zeit von { $name } ist um.
you-ran-out = Deine Zeit ist abgelaufen.
out-of-game = ausgeschieden
is-away = { $name } ist nicht da.
has-left = { $name } hat den Tisch verlassen.
let-bot-play = Bot spielen lassen
reminders = Erinnerungen
reminders-text = In Fernpartien kannst du erfahren, wann du am Zug bist.
remind-here = In diesem Browser erinnern
reminded-here = Dieser Browser erinnert dich.
remind-stop = In diesem Browser nicht mehr erinnern
remind-unable = Dieser Browser kann nicht erinnern: Dafür braucht es https und auf dem iPhone die Seite auf dem Home-Bildschirm.
remind-denied = Der Browser blockiert Mitteilungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
remind-failed = Der Mitteilungsdienst dieses Browsers ist nicht erreichbar.
mail = E-Mail-Adresse
remind-mail = Per E-Mail erinnern
mail-asked = Wir haben eine E-Mail an { $address } geschickt. Bitte folge dem Link darin.
mail-on = Erinnerungen gehen an { $address }.
mail-forget = Adresse vergessen
mail-confirm = Ja, schickt mir eine E-Mail, wenn ich am Zug bin
mail-confirmed = Danke! Erinnerungen gehen an { $address }.
mail-stop = Keine Erinnerungen per E-Mail mehr
mail-stopped = Du bekommst keine E-Mails mehr.
remind-me = Erinnern, wenn ich am Zug bin
