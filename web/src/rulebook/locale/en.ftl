summary = Summary on one page
whole = All the rules
print = Print
search = Search the rules
numbers = Show rule numbers
contents = Contents
none = No rule has these words.
found = Chapters found: { $count }
