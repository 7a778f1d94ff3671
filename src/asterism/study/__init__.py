"""The science of the games: how long, how dramatic and how fair they are, and what their parts are worth."""
