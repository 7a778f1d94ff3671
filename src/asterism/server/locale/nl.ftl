### The server

## Refusals, by their codes

error-internal = Er ging hier iets mis. Er is niets veranderd; probeer het nog eens.
error-bad-request = Dit verzoek is niet te begrijpen.
error-bad-seats = Deze plaatsen passen niet bij het spel.
error-bad-name = Een naam heeft 1 tot { $most } tekens.
error-bad-text = Een bericht heeft 1 tot { $most } tekens.
error-not-practice = Dit kan alleen aan een oefentafel.
error-bad-clock = Een tafel met een klok is geen oefentafel.
error-unknown-guest = We kennen je niet meer. Probeer het opnieuw als nieuwe gast.
error-wrong-passphrase = Geen enkele gast heeft deze wachtzin.
error-bad-passkey = Deze passkey kon niet worden gecontroleerd. Probeer het nog eens.
error-unknown-passkey = Niemand heeft hier deze passkey.
error-old-challenge = Dit duurde te lang. Probeer het nog eens.
error-many-passkeys = Je hebt al { $most } passkeys. Verwijder er eerst een.
error-no-passkeys-here = Passkeys hebben https nodig, of http://localhost op je eigen computer.
error-foreign-origin = Dit verzoek kwam van een andere site.
error-private = Deze tafel is privé: je hebt een uitnodiging nodig.
error-not-your-seat = Dit is niet jouw plaats.
error-not-your-table = Je zit niet aan deze tafel.
error-seat-present =
    Deze speler is er nog. Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-no-table = Deze tafel bestaat niet.
error-no-seat = Deze tafel heeft die plaats niet.
error-no-page = Hier is niets.
error-no-ply = Dit spel heeft geen zet { $ply }.
error-seat-taken = Deze plaats is bezet.
error-not-waiting = Dit spel is al begonnen.
error-not-running = Dit spel is niet bezig.
error-not-over = Dit kan pas als het spel is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-out-of-time = Je tijd is om.
error-seat-out = Deze plaats doet niet meer mee.
error-slow-table = In een correspondentiespel heeft iedereen dagen voor een zet; een bot vervangt alleen spelers die vertrokken zijn.
error-no-undo = Er valt niets ongedaan te maken.
error-undo-others = Iemand anders heeft intussen gespeeld: dit kan niet meer ongedaan worden gemaakt.
error-undo-reveal = Hierdoor werd iets zichtbaar: dit kan niet meer ongedaan worden gemaakt.
error-busy = Er is al een hint onderweg.
error-name-wanted = Kies eerst een naam: aan een tafel die meetelt speelt iedereen onder een eigen naam.
error-name-taken = In partijen voor de ranglijst heet iemand al { $name }, of heeft een naam die er precies op lijkt. Kies een andere naam.
error-bad-handle = In partijen voor de ranglijst bestaat een naam uit letters en cijfers van één alfabet, met minstens één letter. Kies een andere naam.
error-many-handles = Je hebt in partijen voor de ranglijst al { $most } namen gehad. Neem een daarvan.
error-one-seat = Je zit al aan deze tafel: aan een tafel die meetelt heeft iedereen één plaats.
error-rated-people = Aan een tafel die meetelt spelen alleen mensen, ieder op een eigen plaats.
error-rated-clock = Een partij voor de ranglijst heeft een klok nodig.
error-rated-options = Een partij voor de ranglijst wordt met de standaardopties van haar variant gespeeld.
error-rated-undo = Aan een tafel die meetelt wordt niets ongedaan gemaakt.
error-no-guest = Deze gast bestaat niet.
error-stale = Het spel is verder gegaan: het is nu bij zet { $ply }.
error-taken-back = Er is intussen een zet teruggenomen. Kies opnieuw.
error-undo-ask = Je beurt is voorbij: vraag de anderen om je zet terug te nemen.
error-nobody-to-ask = Niemand anders speelt aan deze tafel.
error-asked-already = Je hebt dit al gevraagd. Wacht op de volgende zet.
error-no-draws = Dit spel kent geen remise.
error-offer-gone = Dit voorstel is niet meer geldig.
error-too-late = Iedereen heeft gespeeld: deze partij kan niet meer worden afgebroken.
error-already-played = Deze zet is al gespeeld.
error-too-large = Dit is te groot: hoogstens { $most } bytes.
error-too-fast =
    Te veel verzoeken. Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-too-many = Te veel verbindingen vanaf hier. Sluit er een paar.
error-banned = De beheerder van deze server laat je niet binnen.
error-not-host = Alleen de beheerder van deze server mag dit.
error-database-away = De server kan de database niet bereiken. Probeer het zo meteen nog eens.
error-bad-browser = Naar deze browser kunnen geen herinneringen worden gestuurd.
error-bad-address = Dit is geen e-mailadres.
error-old-link = Deze link is verlopen of al gebruikt.
error-no-mail = Deze server verstuurt geen e-mail.
error-many-browsers = Je krijgt al in { $most } browsers herinneringen.
error-chat-full = De chat van deze tafel is vol.
error-many-undos = Aan deze tafel zijn al { $most } beslissingen teruggenomen; meer kan niet.
error-many-tables = Je hebt al { $most } open tafels. Verlaat er eerst een.
error-many-seeks = Vanuit je netwerk zoeken al { $most } mensen een partij. Probeer het later opnieuw.
error-no-browser = Zet eerst herinneringen aan in deze browser.
error-too-much =
    Er wordt al veel voor je berekend. Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-crowded =
    De server heeft het erg druk. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } opnieuw.
error-too-long = Dit spel is te lang: hoogstens { $most } zetten en opmerkingen.
error-too-intricate = Dit bestand is te diep genest om te lezen.

## Reminders, in the browser and by e-mail

reminder-title = Je bent aan de beurt
reminder-body = { $game }. Tijd over: { $left }.
reminder-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
reminder-hours = { $n } uur
reminder-go = Naar de tafel
reminder-off = Geen herinneringen per e-mail meer
reminder-confirm-title = Herinneringen van Asterism?
reminder-confirm-body = Iemand, waarschijnlijk jij, wil dat Asterism naar dit adres schrijft als het zijn of haar beurt is. Was jij dat niet, dan hoef je niets te doen.
reminder-confirm = Ja, herinner me eraan
reminder-found = Je partij staat klaar
reminder-waits = Iemand wil spelen
reminder-waits-body = Iemand zoekt een partij { $game }. Open de pagina om te spelen.

## What messengers show of a link

link-invites = { $name } nodigt je uit voor { $game }
link-invited = Je bent uitgenodigd voor { $game }
link-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
link-minutes = ongeveer { $minutes } min
link-live = { $minutes } min + { $seconds } s
link-days =
    { $days ->
        [one] { $days } dag per zet
       *[other] { $days } dagen per zet
    }
link-rated = telt voor de ranglijst
