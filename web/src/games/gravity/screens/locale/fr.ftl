tiles = Tuiles Planète
