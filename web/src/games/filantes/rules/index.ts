import { Catalog } from "../../../lib/catalog.svelte";
import { rulebook, type Outline, type Rulebook } from "../../rules";
import attack from "./figures/attack.json";
import clash from "./figures/clash.json";
import fly from "./figures/fly.json";
import over from "./figures/over.json";
import raceStart from "./figures/race-start.json";
import race from "./figures/race.json";
import several from "./figures/several.json";
import shelter from "./figures/shelter.json";
import turn from "./figures/turn.json";

type Own = Messages["games/filantes/rules/locale"];
const words = new Catalog<Own>(import.meta.glob("./locale/*.ftl", { import: "default" }));

const outline: Outline<Own> = {
  chapters: [
    { title: "chapter-goal", items: ["text-goal"] },
    { title: "chapter-pieces", items: ["rule-e2", "rule-e3", "rule-e4"] },
    { title: "chapter-setup", items: ["rule-e1", "rule-e5"] },
    { title: "chapter-turn", items: ["text-turn", "rule-e10", "rule-e11"] },
    {
      title: "chapter-move",
      items: ["rule-e12", "text-strong", ["caption-fly", fly], ["caption-over", over]],
    },
    {
      title: "chapter-combat",
      items: ["rule-e14", "rule-e15", ["caption-attack", attack], ["caption-turn", turn], ["caption-several", several]],
    },
    { title: "chapter-entry", items: ["rule-e16", "rule-e17", ["caption-shelter", shelter]] },
    { title: "chapter-end", items: ["rule-e18", "rule-e19"] },
    { title: "chapter-clash", items: ["rule-e14-clash", ["caption-clash", clash]] },
    {
      title: "chapter-race",
      items: [
        "rule-e30",
        "heading-race-setup",
        "rule-e31",
        "rule-e32",
        ["caption-race-start", raceStart],
        "heading-race-turn",
        "rule-e33",
        "rule-e34",
        "heading-race-beaten",
        "rule-e35",
        "rule-e36",
        ["caption-race", race],
        "heading-race-end",
        "rule-e37",
      ],
    },
  ],
  summary: [
    "summary-goal",
    "summary-setup",
    "summary-turn",
    "summary-move",
    "summary-rotate",
    "summary-combat",
    "summary-shelter",
    "summary-clash",
    "summary-race",
  ],
};

export const rules = (): Promise<Rulebook> => rulebook(outline, words);
