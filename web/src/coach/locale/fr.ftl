coach = Entraîneur
off = Désactiver l’entraîneur
watch = J’explique chaque coup au fur et à mesure. Prenez votre temps.
choices =
    { $count ->
        [one] Il n’y a qu’un seul coup possible.
       *[other] Vous avez le choix entre { $count } coups.
    }
ideas = À votre portée : { $ideas }.
chance-even = Vos chances de gagner : environ { $chance } %.
chance-up = Voilà qui vous aide : vos chances de gagner sont maintenant d’environ { $chance } %.
chance-down = Bon coup de l’adversaire : vos chances de gagner sont maintenant d’environ { $chance } %.
looking = Voyons ce coup…
warn-mistake = Attendez : avec « { $move } », vos chances de gagner passent d’environ { $before } % à { $after } %. Il y a mieux.
warn-blunder = Attention ! « { $move } » vous coûte environ { $cost } % : vos chances de gagner passent de { $before } % à { $after } %. Regardez encore le plateau.
think-again = Réfléchir encore
anyway = Jouer quand même
