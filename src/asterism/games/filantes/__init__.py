"""Étoiles Filantes: a duel and a race with six-sided pieces on a hexagon."""
