how-duel =
    In je beurt verplaats of draai je één stuk en breng je er daarna nog een uit je voorraad in.
    Een stuk vliegt recht over een van zijn zijden, precies 6 min het cijfer daarop: hoe sterker de zijde, hoe korter de vlucht.
    Waar het landt of draait, schakelt het elk vijandelijk stuk ernaast uit dat op de gedeelde rand een kleiner cijfer toont.
    Elk uitgeschakeld stuk is 1 punt. Wie als eerste { $target } heeft, wint.
how-race =
    Breng al je stukken van je startrij naar de rij aan de overkant.
    Een stuk vliegt recht over een van zijn zijden, precies 6 min het cijfer daarop; stukken draaien hier nooit.
    Het verslaat elk vijandelijk stuk ernaast dat op de gedeelde rand een kleiner cijfer toont: terug naar de startrij.
    Wie als eerste al zijn stukken aan de overkant heeft, wint.
how-clash = Botsing: ook je eigen stuk is verslagen als een vijand ernaast een groter cijfer toont.
