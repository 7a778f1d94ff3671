tiles = Planeettegels
