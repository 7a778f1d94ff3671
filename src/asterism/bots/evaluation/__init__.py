"""What a position is worth: for each game, the features that ``measure`` sees and the weights they are given."""
