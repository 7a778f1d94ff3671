"""What bots know about Gravity Superstar: features of a position, their weights, levels and characters."""
