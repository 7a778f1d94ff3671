#!/usr/bin/env node
// A bot for all three games in JavaScript, for Node without any dependency: it takes what its next action brings.
//
//     asterism arena "node examples/bot_greedy.js" random --game octocube --players 2 --games 20
//
// The program speaks JSON lines on standard input and output (docs/external-bots.md). Every legal action comes with a
// preview, the events it would cause; this bot values those events and plays the action with the best sum.
"use strict";

const readline = require("node:readline");

// What an event is worth to the seat it names, per unit of its `points` where it has any.
const WORTH = {
  gravity: { took_star: 10, stole_star: 12, took_token: 4, stole_token: 4, ejected: 3, fell: 0.1 },
  filantes: { scored: 10, home: 20, eliminated: -4, beaten: -4, entered: 1 },
  octocube: { scored: 10, stuck: 3, fitted: 8 },
};

let game = "";
let seat = 0;

/** What one event is worth to us: what is good for another seat is bad for ours. */
function value(event) {
  const worth = (WORTH[game][event.type] ?? 0) * (event.points ?? 1);
  return event.seat === seat ? worth : -worth;
}

/** The action whose preview is worth most; among equals a random one. */
function choose(legal) {
  let best = { score: -Infinity };
  for (const { action, preview } of legal) {
    const score = preview.reduce((sum, event) => sum + value(event), Math.random() * 1e-6);
    if (score > best.score) best = { action, score };
  }
  return best.action;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") {
    ({ game, seat } = message);
    console.log(JSON.stringify({ ready: true }));
  } else if (message.type === "act") {
    console.log(JSON.stringify({ action: choose(message.legal), ply: message.ply }));
  } // `events` and `end` are for bots that remember
});
