summary = Résumé sur une page
whole = Toutes les règles
print = Imprimer
search = Chercher dans les règles
numbers = Afficher les numéros des règles
contents = Sommaire
none = Aucune règle ne contient ces mots.
found = Chapitres trouvés : { $count }
