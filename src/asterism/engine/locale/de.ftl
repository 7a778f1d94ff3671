### The engine; a language can be chosen when its file is here

## Errors, by their types

error-UnknownGameError = Dieses Spiel gibt es nicht.
error-OptionError = Diese Option ist nicht möglich.
error-SeedError = Das ist keine Startzahl.
error-InvalidMoveError = Dieser Zug ist nicht zu lesen.
error-IllegalMoveError = Dieser Zug ist jetzt nicht erlaubt.
error-PositionError = Diese Stellung ist nicht möglich.
error-RecordError = Diese Spieldatei ist beschädigt.
error-ContentError = Diese Plättchen sind nicht möglich.
error-VersionError = Das stammt von einer neueren Version. Lade die Seite neu oder aktualisiere Asterism.
error-MissingExtraError = Ein Teil von Asterism, der hierfür nötig ist, ist nicht installiert.

## The place of an error

where-line = Zeile { $line }
where-ply = Zug { $ply }
