summary = Zusammenfassung auf einer Seite
whole = Alle Regeln
print = Drucken
search = Regeln durchsuchen
numbers = Regelnummern anzeigen
contents = Inhalt
none = Keine Regel enthält diese Wörter.
found = Gefundene Kapitel: { $count }
