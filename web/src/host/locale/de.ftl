title = Verwaltung
intro = Wer diesen Server betreibt, sieht hier, was auf ihm geschieht, und hält Ordnung. Das Geheimnis wurde beim Start gezeigt.
secret = Das Geheimnis des Gastgebers
enter = Eintreten
go = Diese Seite verlassen
connections = Verbindungen
people = Personen
tables = Laufende Tische
finished = Beendete Tische
thinking = Denkende Bots
load =
    { $cores ->
        [one] Last auf { $cores } Kern
       *[other] Last auf { $cores } Kernen
    }
memory = Speicher
lag = Latenz
running = Version { $version } läuft seit { $time }, auf { $database }.
draining = Dieser Server wird gleich beendet.
no-tables = Niemand spielt.
nobody = Niemand ist verbunden.
no-bans = Niemand ist gesperrt.
bans = Gesperrt
watch = Zusehen
chat = Chat
no-chat = Keine Nachrichten.
removed = entfernt
remove = Entfernen
end = Beenden
end-sure = Dieses Spiel ohne Ergebnis beenden?
delete = Löschen
delete-sure = Diesen Tisch mit allem löschen, was dort gespielt und gesagt wurde?
ban = Sperren
ban-guest = Diesen Gast für eine Woche sperren?
ban-address = Alle unter { $who } für eine Woche sperren?
lift = Entsperren
until = bis { $time }
private = privat
watchers =
    { $watching ->
        [one] { $watching } sieht zu
       *[other] { $watching } sehen zu
    }
ban-here = Adresse sperren
sure = Ja
cancel = Nein
reports = Meldungen
no-reports = Niemand wurde gemeldet.
report-line = { $who } meldet { $about }: { $reason }
dismiss = Erledigt
