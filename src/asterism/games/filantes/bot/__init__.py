"""What bots know about Étoiles Filantes: features of a position, their weights, levels and characters."""
