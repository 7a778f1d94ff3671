title = Beheerpagina
intro = Wie deze server beheert, ziet hier wat er gebeurt en houdt orde. Het geheim werd bij de start getoond.
secret = Het geheim van de beheerder
enter = Binnengaan
go = Deze pagina verlaten
connections = Verbindingen
people = Mensen
tables = Tafels bezig
finished = Tafels klaar
thinking = Bots die denken
load =
    { $cores ->
        [one] Belasting van { $cores } kern
       *[other] Belasting van { $cores } kernen
    }
memory = Geheugen
lag = Vertraging
running = Versie { $version } draait sinds { $time }, op { $database }.
draining = Deze server stopt zo.
no-tables = Niemand speelt.
nobody = Niemand is verbonden.
no-bans = Niemand is geweerd.
bans = Geweerd
watch = Kijken
chat = Chat
no-chat = Geen berichten.
removed = verwijderd
remove = Verwijderen
end = Stoppen
end-sure = Dit spel zonder uitslag stoppen?
delete = Wissen
delete-sure = Deze tafel wissen, met alles wat er gespeeld en gezegd is?
ban = Weren
ban-guest = Deze gast een week weren?
ban-address = Iedereen op { $who } een week weren?
lift = Binnenlaten
until = tot { $time }
private = privé
watchers =
    { $watching ->
        [one] { $watching } kijkt mee
       *[other] { $watching } kijken mee
    }
ban-here = Adres weren
sure = Ja
cancel = Nee
reports = Meldingen
no-reports = Niemand is gemeld.
report-line = { $who } meldt { $about }: { $reason }
dismiss = Afhandelen
