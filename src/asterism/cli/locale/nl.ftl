### The terminal

## Commands of asterism play and asterism show; words in capitals are placeholders

command-undo = je laatste beslissing terugnemen
command-redo = die opnieuw spelen
command-moves = alle zetten
command-board = het bord opnieuw tekenen
command-hint = wat een sterke bot zou spelen
command-analyse = SECONDEN: wat die van elke zet vindt
command-bot = BOT: laat level:5, of de bot die je noemt, voor je beslissen
command-save = BESTAND: het spel opslaan
command-help = deze regels tonen
command-quit = stoppen
command-next = volgende beslissing
command-back = vorige beslissing
command-first = begin van het spel
command-last = einde van het spel
command-as = PLAATS: zien wat deze plaats ziet; all: alles zien

## asterism play

play-keys = Tab vult een zet aan. Een lege regel speelt de enige zet.
play-curtain = { $name }: druk op Enter als niemand anders kijkt
play-hint = { $move } (kans om te winnen: { $chances })
play-tried = pogingen
play-expected = verwacht: { $moves }
play-more = … nog { $n }: typ ‘moves’
play-won =
    { $count ->
        [one] { $winners } wint.
       *[other] { $winners } winnen.
    }
play-cut = Een veiligheidslimiet heeft het spel beëindigd.
play-saved = opgeslagen in { $file }

## asterism show

show-keys = Een getal gaat naar die beslissing, een lege regel naar de volgende.

## asterism verify: the checks and their results

verify-seal = De deling: startgetal en zout geven de hash die aan het begin werd getoond, { $found }.
verify-seal-false = De deling: aan het begin werd de hash { $expected } getoond, maar startgetal en zout geven { $found }.
verify-seal-other = De deling: je kreeg de hash { $expected } te zien, maar het bestand noemt { $found }.
verify-seal-replaced = De deling: er werd een hash getoond, maar het spel in dit bestand begint met een stelling en niet met die deling.
verify-seal-position = De deling: er werd niets gedeeld; het spel begint met een stelling die in het bestand staat.
verify-seal-closed = De deling: verzegeld met de hash { $found }; startgetal en zout worden aan het eind van het spel bekend.
verify-seal-no-salt = De deling: er werd een hash getoond, maar het startgetal of het zout ontbreekt in het bestand.
verify-seal-none = De deling: het bestand bevat geen hash van het begin; niets bewijst wanneer het startgetal werd gekozen.
verify-unfinished = De uitslag: na deze { $plies } beslissingen is het spel niet afgelopen; misschien ontbreken er.
verify-unsealed = Namen, datums, opmerkingen en tijden worden niet nagegaan: niets verzegelt ze.
verify-moves =
    De zetten: { $plies ->
        [1] de enige beslissing is toegestaan
       *[other] alle { $plies } beslissingen zijn toegestaan
    }.
verify-illegal = De zetten: beslissing { $ply } is niet toegestaan ({ $detail }).
verify-no-deal = Zetten en uitslag kunnen worden nagegaan zodra het startgetal bekend is.
verify-no-end = De uitslag: niet nagegaan, want de zetten kunnen niet worden nagespeeld.
verify-result = De uitslag: de zetten leiden ertoe ({ $found }).
verify-result-false = De uitslag: het bestand zegt «{ $expected }», maar de zetten leiden tot «{ $found }».
verify-result-none = De uitslag: het bestand noemt er geen.
verify-all-passed = Alles klopt: gedeeld zoals het vóór het begin verzegeld was, en gespeeld volgens de regels.
verify-all-but-seal = Het spel klopt, maar niets bewijst de deling.
verify-all-failed = Dit spelbestand klopt niet.
verify-all-unknown = Dit spelbestand kan nog niet worden nagegaan.
