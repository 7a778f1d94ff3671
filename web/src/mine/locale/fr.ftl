all-games = Toutes mes parties
against = contre { $names }
both-sides = tous sur un même écran
won = Gagnée
lost = Perdue
drawn = Nulle
clock-runs = Votre pendule tourne : { $game }
remove = Retirer de la liste : { $game }, { $day }
export = Télécharger toutes mes parties
history = Parties terminées
all = Tout
game = Jeu
games = Parties
opponent = Adversaire
result = Résultat
by-game = Par jeu
by-mode = Par variante
by-opponent = Par adversaire
games-found =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
on-device = sur cet appareil
move-games = Transférer sur le serveur
own-games =
    { $games ->
        [one] { $games } partie n’est gardée que dans ce navigateur.
       *[other] { $games } parties ne sont gardées que dans ce navigateur.
    }
