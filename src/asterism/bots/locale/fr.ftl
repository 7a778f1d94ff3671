### Levels and characters of bots

level-1 = Poussière
    .description = Joue ce qui lui plaît au premier coup d’œil, et se trompe souvent. Idéale pour débuter.
level-2 = Étincelle
    .description = Voit son prochain pas, rarement le vôtre.
level-3 = Luciole
    .description = Prend ce qui se présente et oublie beaucoup de vos réponses.
level-4 = Météore
    .description = Reconnaît un bon coup quand il le voit, mais prévoit peu.
level-5 = Lune
    .description = Regarde un tour ou deux à l’avance. Idéale pour une soirée en famille.
level-6 = Comète
    .description = Fait des plans et remarque la plupart des vôtres.
level-7 = Soleil
    .description = Commet peu d’erreurs. Il faut de l’entraînement pour le battre.
level-8 = Supernova
    .description = Réfléchit le temps qu’il faut, jusqu’à une seconde. Bonne chance.

character-even = Équilibré
    .description = Joue le coup qui lui semble le meilleur.
character-bold = Audacieux
    .description = Aime attaquer et parier gros.
character-careful = Prudent
    .description = Aime les points sûrs et reste hors de portée.
character-thief = Voleur
    .description = Convoite ce qu'ont les autres et néglige ses propres points.
character-hermit = Ermite
    .description = Évite tout le monde et joue pour des points tranquilles.
character-gambler = Flambeur
    .description = Mise gros, tout de suite, et ne met rien de côté.
