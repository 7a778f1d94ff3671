"""Lessons: small positions with a goal. A folder a game: ``lessons.toml`` and a position document for each lesson."""
