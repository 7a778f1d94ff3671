"""The arena: matches between bots, by the hundred, and what they prove."""
