"""Gravity Superstar: pawns that fall in four directions on a board that wraps."""
