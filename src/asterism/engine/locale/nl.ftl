### The engine; a language can be chosen when its file is here

## Errors, by their types

error-UnknownGameError = Dit spel bestaat niet.
error-OptionError = Deze optie kan niet.
error-SeedError = Dit is geen startgetal.
error-InvalidMoveError = Deze zet is niet te lezen.
error-IllegalMoveError = Deze zet mag nu niet.
error-PositionError = Deze stelling is onmogelijk.
error-RecordError = Dit spelbestand is beschadigd.
error-ContentError = Deze tegels zijn onmogelijk.
error-VersionError = Dit is van een nieuwere versie. Laad de pagina opnieuw of werk Asterism bij.
error-MissingExtraError = Een onderdeel van Asterism dat hiervoor nodig is, is niet geïnstalleerd.

## The place of an error

where-line = regel { $line }
where-ply = zet { $ply }
