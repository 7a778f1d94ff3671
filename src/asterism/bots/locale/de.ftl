### Levels and characters of bots

level-1 = Staub
    .description = Spielt, was auf den ersten Blick gefällt, und sieht oft falsch. Gut für den Anfang.
level-2 = Funke
    .description = Sieht den eigenen nächsten Schritt, selten deinen.
level-3 = Glühwürmchen
    .description = Nimmt, was sich bietet, und übersieht viele deiner Antworten.
level-4 = Meteor
    .description = Erkennt einen guten Zug, wenn er ihn sieht, plant aber wenig.
level-5 = Mond
    .description = Schaut ein, zwei Züge voraus. Passt gut zu einem Abend mit der Familie.
level-6 = Komet
    .description = Plant, und merkt meist, was du planst.
level-7 = Sonne
    .description = Macht wenige Fehler. Sie zu schlagen braucht Übung.
level-8 = Supernova
    .description = Denkt so lange wie nötig, bis zu einer Sekunde. Viel Glück.

character-even = Ausgewogen
    .description = Spielt den Zug, den er für den besten hält.
character-bold = Kühn
    .description = Greift gern an und setzt auf das große Los.
character-careful = Vorsichtig
    .description = Mag sichere Punkte und bleibt außer Reichweite.
character-thief = Dieb
    .description = Ist hinter dem her, was andere haben, und vernachlässigt die eigenen Punkte.
character-hermit = Einsiedler
    .description = Geht allen aus dem Weg und spielt auf ruhige Punkte.
character-gambler = Zocker
    .description = Setzt sofort auf große Dinge und spart nichts auf.
