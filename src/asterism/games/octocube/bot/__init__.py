"""What bots know about Octocube: features of a position, their weights, levels and characters."""
