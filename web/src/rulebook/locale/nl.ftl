summary = Samenvatting op één pagina
whole = Alle regels
print = Afdrukken
search = Zoek in de regels
numbers = Toon regelnummers
contents = Inhoud
none = Geen enkele regel bevat deze woorden.
found = Gevonden hoofdstukken: { $count }
