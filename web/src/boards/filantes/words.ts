import { fill, type Values } from "../../lib/fill";
import type { Language } from "../../lib/types";

const en = {
  board: "Board of 127 hexagons",
  score: "Points",
  reserve: "In reserve",
  home: "Home",
  waiting: "Waiting",
  clockwise: "Turn clockwise",
  counter: "Turn counter-clockwise",
  piece: "{name}'s piece on {cell}: {numbers}",
  choose: "Piece on {cell}",
  start: "Start cell {cell}",
  back: "Back",
  facing: "Which way does side 1 point?",
  pass: "Pass",
};

export type Word = keyof typeof en;

const words: Record<Language, Record<Word, string>> = {
  en,
  fr: {
    board: "Plateau de 127 hexagones",
    score: "Points",
    reserve: "En réserve",
    home: "Arrivées",
    waiting: "En attente",
    clockwise: "Pivoter dans le sens horaire",
    counter: "Pivoter dans le sens antihoraire",
    piece: "Pièce de {name} en {cell} : {numbers}",
    choose: "Pièce en {cell}",
    start: "Case de départ {cell}",
    back: "Retour",
    facing: "Vers où pointe le côté 1 ?",
    pass: "Passer",
  },
  nl: {
    board: "Bord van 127 zeshoeken",
    score: "Punten",
    reserve: "In voorraad",
    home: "Thuis",
    waiting: "Wacht",
    clockwise: "Met de klok mee draaien",
    counter: "Tegen de klok in draaien",
    piece: "Stuk van {name} op {cell}: {numbers}",
    choose: "Stuk op {cell}",
    start: "Startvak {cell}",
    back: "Terug",
    facing: "Waar wijst zijde 1 heen?",
    pass: "Passen",
  },
  de: {
    board: "Brett aus 127 Sechsecken",
    score: "Punkte",
    reserve: "Im Vorrat",
    home: "Im Ziel",
    waiting: "Wartet",
    clockwise: "Im Uhrzeigersinn drehen",
    counter: "Gegen den Uhrzeigersinn drehen",
    piece: "Stein von {name} auf {cell}: {numbers}",
    choose: "Stein auf {cell}",
    start: "Startfeld {cell}",
    back: "Zurück",
    facing: "Wohin zeigt Seite 1?",
    pass: "Passen",
  },
};

export const word = (language: Language, key: Word, values?: Values): string => fill(words[language][key], values);
