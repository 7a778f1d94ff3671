### The engine; a language can be chosen when its file is here

## Errors, by their types

error-UnknownGameError = Ce jeu n'existe pas.
error-OptionError = Cette option n'est pas possible.
error-SeedError = Ce n'est pas une graine.
error-InvalidMoveError = Ce coup est illisible.
error-IllegalMoveError = Ce coup n'est pas permis maintenant.
error-PositionError = Cette position est impossible.
error-RecordError = Ce fichier de partie est abîmé.
error-ContentError = Ces tuiles sont impossibles.
error-VersionError = Ceci vient d'une version plus récente. Rechargez la page ou mettez Asterism à jour.
error-MissingExtraError = Une partie d’Asterism nécessaire ici n’est pas installée.

## The place of an error

where-line = ligne { $line }
where-ply = coup { $ply }
