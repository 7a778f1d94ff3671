tiles = Planet Tiles
