"""Mining puzzles from matches of bots, and checking them."""
