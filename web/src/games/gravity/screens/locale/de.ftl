tiles = Planetenteile
