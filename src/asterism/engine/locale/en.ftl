### The engine; a language can be chosen when its file is here

## Errors, by their types

error-UnknownGameError = There is no such game.
error-OptionError = This option is not valid.
error-SeedError = This seed is not valid.
error-InvalidMoveError = This move cannot be read.
error-IllegalMoveError = This move is not allowed now.
error-PositionError = This position is not valid.
error-RecordError = This game record is broken.
error-ContentError = These tiles are not valid.
error-VersionError = This comes from a newer version. Reload the page, or update Asterism.
error-MissingExtraError = A part of Asterism that this needs is not installed.

## The place of an error

where-line = line { $line }
where-ply = move { $ply }
