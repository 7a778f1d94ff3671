how-duel =
    In deinem Zug bewegst oder drehst du einen Stein und bringst dann einen weiteren aus deinem Vorrat ein.
    Ein Stein fliegt gerade über eine seiner Seiten, genau 6 minus die Zahl darauf: Je stärker die Seite, desto kürzer der Flug.
    Wo er landet oder sich dreht, schlägt er jeden gegnerischen Stein daneben, der an der gemeinsamen Kante eine kleinere Zahl zeigt.
    Jeder geschlagene Stein zählt 1 Punkt. Wer zuerst { $target } hat, gewinnt.
how-race =
    Bring alle deine Steine von deiner Startreihe in die Reihe gegenüber.
    Ein Stein fliegt gerade über eine seiner Seiten, genau 6 minus die Zahl darauf; gedreht wird hier nie.
    Er schlägt jeden gegnerischen Stein daneben, der an der gemeinsamen Kante eine kleinere Zahl zeigt: zurück in dessen Startreihe.
    Wer zuerst alle Steine am Ziel hat, gewinnt.
how-clash = Zusammenstoß: Auch dein eigener Stein ist geschlagen, wenn ein Gegner daneben eine größere Zahl zeigt.
