## The page, and the home page

skip = Naar de inhoud
pages = Pagina’s
language = Taal
lobby = Lobby
find-game = Een partij zoeken
your-turn = Jouw beurt
rules = Spelregels
settings = Instellingen
about = Over
table-form = Nieuwe tafel
nothing-here = Hier is niets.
lost-text = Deze pagina is verhuisd, of heeft nooit bestaan.
to-home = Home
offline = De server is niet bereikbaar.
offline-here = De server is niet bereikbaar. Spellen op dit apparaat kun je zonder server spelen.
no-server = Hiervoor is een server nodig, en deze pagina heeft er geen.
app-renewed = Er is een nieuwe versie.
app-renew = Vernieuwen
app-install = Installeren als app
again = Opnieuw proberen
ok = OK
close = Sluiten
menu = Menu
welcome =
    { $games ->
        [one] Eén spel onder één hemel.
        [2] Twee spellen onder één hemel.
        [3] Drie spellen onder één hemel.
        [4] Vier spellen onder één hemel.
        [5] Vijf spellen onder één hemel.
       *[other] { $games } spellen onder één hemel.
    }
welcome-text = Gratis bordspellen tegen bots of met vrienden. Zonder account.
play-now = Spelen
with-friend = Met een vriend spelen
starting = Starten…
set-up = Een tafel opzetten
players = { $from }–{ $to } spelers
minutes = { $minutes } min
age = Vanaf { $age } jaar
position = Stelling
bot-name = Bot van niveau { $level }
bot-level = { $name } (niveau { $level })
guest = Gast
deleted-player = Verwijderde speler
you = jij

## At a table

board = Bord
seats = Spelers
tools = Acties
panels = Verloop, chat en zetten
log = Verloop
standing = Stand
chat = Chat
earlier-messages = Eerdere berichten
moves = Zetten
undo = Ongedaan maken
undo-own = Je kunt alleen je eigen laatste zet terugnemen, en alleen voordat het scherm wordt doorgegeven.
hint = Hint
score = Score
points = Punten
away = afwezig
stands-in = bot speelt ({ $name })
thinks = denkt na
sending = Wordt verzonden…
is-thinking = { $name } speelt…
decides = { $name } is aan de beurt.
wins = { $name } wint!
share = { $names } delen de overwinning!
draw = Gelijkspel tussen { $names }.
you-win = Je wint!
you-win-by = Je wint met { $by } voorsprong!
you-lost = Je hebt verloren. { $name } wint.
you-lost-by = Je hebt verloren met { $by } verschil. { $name } wint.
you-lost-share = Je hebt verloren. { $names } delen de overwinning.
you-share = Je deelt de overwinning met { $names }!
you-draw = Gelijkspel tussen jou en { $names }.
you-out = Je hebt verloren.
tie-break = Gelijk in punten; de beslissingsregel gaf de doorslag.
was-cut = Het spel is door de limiet gestopt en geteld.
you-would = Je zou { $what }.
would-play = { $bot } raadt aan: { $move }.
its-chances = Winstkansen: { $chances }.
took-back = { $name } nam een zet terug.
nothing-yet = Er is nog niets gebeurd.
no-messages = Nog geen berichten.
muted-lines = Berichten van gedempte mensen zijn verborgen.
removed-line = (verwijderd door de beheerder)
deleted-line = (verwijderd)
message = Bericht
send = Sturen
watching = Toeschouwers
you-watch = Je kijkt mee.
type-move = Typ een zet in notatie
find-move = Zoek een zet
play-it = Spelen
no-moves = Je hebt nu geen zet te doen.
reconnecting = Verbinding verbroken. Opnieuw verbinden…
move-kept = Je zet wordt bewaard en verstuurd zodra er verbinding is.
move-dropped = Je zet { $move } is zonder verbinding gedaan en is niet meer mogelijk.
since-over = Het spel is afgelopen.
since-taken-back = Er is intussen een zet teruggenomen.
since-decided =
    { $decisions ->
        [one] Er is intussen { $decisions } zet gedaan.
       *[other] Er zijn intussen { $decisions } zetten gedaan.
    }
not-sent-yet = nog niet verzonden
not-shown = Deze zet kon niet worden getoond; dit is de stelling erna.
board-failed = Het bord kon niet worden geladen; hier is de stelling in woorden.
screen-failed = Er ging iets mis op deze pagina.
you-left = Je hebt deze tafel verlaten.
bot-plays-for-you = Een bot speelt voor jou.
come-back = Ik ben er weer
closed-table = Deze tafel is gesloten.
no-table-hint = Is de link volledig? Vraag of je hem nog eens kunt krijgen.
opening-table = De tafel wordt klaargezet…
the-end = Einde van het spel
play-again = Revanche
watch-rematch = De revanche bekijken
look-again = Het spel terugkijken
replay = Terugkijken
save-record = Het spel downloaden
bot-for = Een bot laten spelen voor { $name }
leave = De tafel verlaten
resign = Opgeven
leave-text = Zolang het spel duurt, kun je naar je plaats terugkeren.
leave-waiting = Het spel is nog niet begonnen. Als niemand blijft, gaat de tafel dicht.
leave-bot = Weggaan en een bot laten overnemen
leave-only = De plaats leeg laten
stay = Blijven
keys-help = Toetsen: Tab en de pijltjes lopen langs de keuzes, Enter kiest, Escape gaat terug, U maakt ongedaan, H vraagt een hint.
pass-screen = Geef het scherm aan { $name }
i-am = Ik ben { $name }

## Between people at a table

takeback = Terugnemen
ask-takeback = Vragen om de zet terug te nemen
offer-a-draw = Remise aanbieden
offer-takeback = { $name } wil een zet terugnemen.
offer-draw = { $name } biedt remise aan.
offer-rematch = { $name } wil revanche.
offered-takeback = Je hebt gevraagd een zet terug te nemen.
offered-draw = Je hebt remise aangeboden.
accept = Aanvaarden
decline = Weigeren
withdraw = Intrekken
declined = { $name } gaat niet in op je verzoek.
resigned = { $name } heeft opgegeven.
you-resigned = Je hebt opgegeven.
resign-text = Wil je deze partij opgeven?
resign-seat = Geeft { $name } deze partij op?
abort = De partij afbreken
abort-text = Nog niet iedereen heeft gespeeld. De partij eindigt zonder uitslag, en er wordt niets gewaardeerd.
aborted = De partij is gestopt voordat iedereen had gezet. Er is geen uitslag.
aborted-by = { $name } heeft de partij afgebroken.
you-aborted = Je hebt de partij afgebroken.
rematch-declined = heeft geweigerd
reserved = gereserveerd
reactions = Snelle reacties
react-hello = Hallo!
react-good-luck = Veel succes!
react-well-played = Goed gespeeld!
react-thanks = Dank je!
react-oops = Oeps!
react-good-game = Mooie partij!
people = Mensen
mute = Dempen
unmute = Niet meer dempen
report = Melden
report-why = Waarom meld je { $name }?
report-chat = Beledigende berichten
report-name = Beledigende naam
report-stalling = Speelt op tijd
report-cheating = Vals spel
reported = Dank je. Wie deze server beheert, ziet je melding.
reported-them = Gemeld

## A table that waits for players

waiting-for = Wachten op spelers
your-name = Je naam
sit-here = Ga zitten
add-bot = Een bot toevoegen
free = vrij
send-link = Stuur deze link naar de andere spelers:
link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
qr = De link naar deze tafel als QR-code

## The form for a new table

how-many = Aantal spelers
who-sits = Spelers
which-game = Variant
more-options = Meer opties
me = Ik
here = Zelfde scherm
bot = Bot
open-seat = Uitnodigen via link
level-of = Niveau van de bot op plaats { $seat }
character-of = Karakter van de bot op plaats { $seat }
seat-kind = Speler op plaats { $seat }
name-of-seat = Naam van de speler op plaats { $seat }
name = Naam
private-table = Privé: niet zichtbaar in de lobby
friend-text = Je vriend krijgt een link naar deze tafel. Niemand anders ziet ze.
seats-lot = De plaatsen worden geloot als het spel begint.
seats-fixed = Vaste plaatsen: de volgorde hierboven blijft en de eerste plaats begint. Anders wordt er geloot.
where-played = Waar
on-device = Op dit apparaat
on-device-text = Bots denken op jouw apparaat en het spel wordt in deze browser bewaard. Je kunt het later naar de server verplaatsen.
on-server = Op de server
on-server-text = Je kunt op andere apparaten verder spelen en anderen kunnen meekijken.
begin = Starten
invite = De tafel maken en de link krijgen
yes = Ja
no = Nee

## Lobby

open-tables = Open tafels
running-tables = Spellen bezig
best-game = De beste partij van dit moment
my-tables = Jouw spellen
no-games = Nog geen spellen. Begin er een:
here-now = Nu aan het spelen: { $names }
join = Meedoen
watch = Kijken
go-on = Verdergaan
load-record = Een spelbestand openen
free-seats =
    { $free ->
        [one] { $free } vrije plaats
       *[other] { $free } vrije plaatsen
    }
move-number = zet { $ply }

## Replay

see-as = Bekijken als
truth = alwetend
spectator = toeschouwer
first = Naar het begin
previous = Vorige zet
next = Volgende zet
last = Naar het einde
play-replay = Afspelen
pause-replay = Pauze
timeline = Zetten van het spel
try-here = Vanaf hier verder spelen
start = Begin van het spel
of-moves = Zet { $ply } van { $plies }
chances = Winstkansen in de loop van het spel
turning-point = Keerpunt bij zet { $ply }
share-game = Kopieer een link naar deze zet
comments = Opmerkingen
no-comments = Nog geen opmerkingen bij dit spel.
comment-on = Je opmerking bij zet { $ply }

## Settings

theme = Uiterlijk
auto = Systeem
light = Licht
dark = Donker
speed = Animatie
slow = Langzaam
normal = Normaal
fast = Snel
instant = Uit
sound = Geluid
sound-text = Zachte geluiden als er stukken bewegen, en een korte trilling onder je vinger.
confirm-move = Spelen
confirm = Zetten bevestigen
confirm-text = Wanneer er wordt gevraagd voordat een zet telt. Op een aanraakscherm toont de eerste tik altijd de zet en speelt de tweede hem.
confirm-rated = Als het spel meetelt
confirm-always = Altijd
confirm-never = Nooit
notation = Notatie tonen
notation-text = De korte notatie van elke zet naast de zin schrijven, zoals in spelbestanden.
saved = Bewaard
save = Bewaren
name-text = Zichtbaar voor wie met je speelt.
passphrase = Op een ander apparaat spelen
passphrase-text = Een account is niet nodig. Met een wachtzin of passkey ben je op elk apparaat dezelfde gast.
new-passphrase = Een wachtzin maken
write-down = Schrijf hem op; hij wordt maar één keer getoond:
have-passphrase = Ik heb een wachtzin
return = Herstellen
welcome-back = Welkom terug, { $name }!
sessions = Aangemelde browsers
sessions-count =
    { $count ->
        [one] Alleen deze browser is als jou aangemeld.
       *[other] { $count } browsers zijn als jou aangemeld.
    }
sessions-end = Alle andere browsers afmelden

## About, lessons, rules

about-text = Een open huis voor bordspellen: vrije software, zonder accounts, zonder reclame, zonder tracking.
about-games =
    { $count ->
        [one] { $games } is van de auteurs en uitgevers. Dit project is niet met hen verbonden; de tekeningen hier zijn van onszelf.
       *[other] { $games } zijn van hun auteurs en uitgevers. Dit project is niet met hen verbonden; de tekeningen hier zijn van onszelf.
    }
credits = Met dank aan
credit-designers = Ontwerp: { $names }
credit-illustrators = Illustraties: { $names }
credit-graphics = Grafisch ontwerp: { $names }
credit-development = Ontwikkeling: { $names }
credit-management = Projectleiding: { $names }
credit-publisher = Uitgegeven door { $names }
credit-elsewhere = * Staat niet in de spelregels die we hebben; uit andere bronnen.
version = Versie { $version }
learn = Leren
learn-text = Eerste stappen waarbij een zet wordt getoond, daarna korte stellingen met een doel, op het echte bord. Probeer zo vaak je wilt.
learn-by-playing = Al spelend leren
learnt-of = { $done } van { $all } gedaan
lesson-of = Les { $n } van { $all }
next-lesson = Volgende les
decisions-left = Zetten over: { $left }
solved = Goed gedaan!
missed = Net niet. Probeer het nog eens!
no-lessons = Voor dit spel zijn er nog geen lessen.
first-steps = Eerste stappen
exercises = Oefeningen
coach = Coach
first-game = Eerste partij met de coach
first-game-text = Een hele partij tegen de makkelijkste bot. De coach legt uit wat je kunt doen en wat de bot deed, en waarschuwt je vóór een slechte zet.
start-coached = Beginnen
watch-first = Kijk eerst.
my-turn = Nu ik
show-again = Nog eens tonen
stars-of = { $stars } van 3 sterren
puzzles = Puzzels
puzzles-text = Eén zet is duidelijk de beste. Je eerste poging telt voor je rating, die de server voor je bewaart; zonder server deze browser.
share-puzzles = Mijn afgelopen partijen mogen puzzels worden
share-puzzles-text = Alleen partijen waarvan alle spelers akkoord zijn, en geen puzzel noemt iemand.
puzzle-daily = Puzzel van de dag
puzzle-of = Puzzel · { $game }
puzzle-rated = Moeilijkheid { $rating }
puzzle-your-rating = Je rating: { $rating }
puzzles-solved =
    { $tried ->
        [0] { $all } puzzels
       *[other] { $solved } van { $tried } opgelost, { $all } in totaal
    }
puzzle-solve = Puzzels oplossen
puzzle-next = Volgende puzzel
puzzle-show = Toon de oplossing
puzzle-goal = Jij bent aan zet ({ $seat }): vind de beste zet.
puzzle-missed = Een andere zet is duidelijk beter.
puzzle-worth = Winstkans: { $value }. Met de op een na beste zet: { $second }.
puzzle-themes = Thema: { $themes }
no-puzzles = Er zijn nog geen puzzels voor dit spel.
study-link = Is het eerlijk om te beginnen? Een studie van dit spel (in het Engels)
rules-soon = De spelregels van dit spel staan hier nog niet.

## How a game is proved fair; ratings

fair-dealing = Bewijs van eerlijkheid
fair-why = Vóór het delen trok de server een geheim getal voor dit spel en maakte de vingerafdruk ervan bekend, een SHA-256-hash. Een ander getal met dezelfde vingerafdruk is niet te vinden, dus konden server noch bots de deling later veranderen.
seal-hash = Vingerafdruk, vanaf het begin getoond
seed = Startgetal
salt = Zout
seal-later = Startgetal en zout worden aan het eind van het spel getoond; je browser controleert ze dan hier.
seal-holds = Gecontroleerd in je browser: startgetal en zout kloppen met de vingerafdruk van het begin.
seal-broken = Startgetal en zout kloppen niet met de vingerafdruk. Dit is niet de beloofde deling.
seal-changed = Je browser zag eerst een andere vingerafdruk: { $hash }
seal-elsewhere = Browsers berekenen vingerafdrukken alleen via https; de opdracht hieronder werkt overal.
seal-text = De tekst die gehasht wordt
seal-command = Zo controleer je de deling, elke zet en de uitslag op je eigen computer:
seal-position = Er werd niets gedeeld: dit spel begon met een gegeven stelling.
seal-none = Dit spel is gespeeld voordat er bewijzen van eerlijkheid waren.
rated = Telt mee
rated-text = Telt mee voor de ranglijst. Alleen mensen, niets ongedaan maken, en weggaan telt als verlies.
rated-leave = Dit spel telt mee: nu weggaan telt als verlies.
rated-early = Het is nog te vroeg: de partij telt nog niet mee.
ratings = Ranglijsten
ratings-text = Uit spellen die meetellen. De balk toont hoe zeker een rating is; de rangorde volgt het linkereinde.
rating = Rating
how-sure = Zekerheid
rated-games = Spellen
provisional = voorlopig
no-ratings = Nog geen spellen van deze soort die meetellen.
not-rated-yet = Nog geen spellen die meetellen.
for-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
place-and-games =
    { $games ->
        [one] Plaats { $place } · { $games } spel
       *[other] Plaats { $place } · { $games } spellen
    }
rating-over-time = Rating in de loop van de tijd
finished-at = plaats { $place }
not-counted = Dit spel eindigde te vroeg om mee te tellen.
my-ratings = Mijn ratings

## Clocks, absence, reminders

clock = Bedenktijd
clock-none = Zonder klok
clock-live = Live klok
clock-days = Correspondentie
minutes-each = Minuten per speler
increment = Seconden erbij na elke beurt
days-each = Dagen per zet
on-flag = Als de tijd om is
flag-bot = een bot neemt over
flag-lose = de speler verliest
live-text = De eerste beurt van elke speler is vrij.
days-text = Je kunt de pagina tussendoor sluiten en een herinnering krijgen: zie Instellingen.
live-clock = { $minutes } min + { $seconds } s
days-clock =
    { $days ->
        [one] { $days } dag per zet
       *[other] { $days } dagen per zet
    }
time-left = { $name }: nog { $time }
seconds-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
first-turn = De eerste beurt is vrij.
ran-out = De tijd van { $name } is om.
you-ran-out = Je tijd is om.
out-of-game = doet niet meer mee
is-away = { $name } is er niet.
has-left = { $name } heeft de tafel verlaten.
let-bot-play = Laat een bot spelen
reminders = Herinneringen
reminders-text = In correspondentiespellen kun je bericht krijgen als je aan de beurt bent.
remind-here = Herinner me in deze browser
reminded-here = Deze browser herinnert je.
remind-stop = Niet meer herinneren in deze browser
remind-unable = Deze browser kan je niet herinneren: daarvoor is https nodig en, op een iPhone, de pagina op het beginscherm.
remind-denied = De browser blokkeert meldingen van deze pagina. Je kunt ze in de instellingen toestaan.
remind-failed = De meldingendienst van deze browser is niet bereikbaar.
mail = E-mailadres
remind-mail = E-mail me
mail-asked = We hebben een e-mail gestuurd naar { $address }. Volg de link daarin.
mail-on = Herinneringen gaan naar { $address }.
mail-forget = Vergeet dit adres
mail-confirm = Ja, e-mail me als ik aan de beurt ben
mail-confirmed = Bedankt! Herinneringen gaan naar { $address }.
mail-stop = Geen herinneringen meer per e-mail
mail-stopped = Je krijgt geen e-mails meer.
remind-me = Herinner me als ik aan de beurt ben
