import { Catalog } from "../../../lib/catalog.svelte";
import { rulebook, type Outline, type Rulebook } from "../../rules";
import abyss from "./figures/abyss.json";
import kids from "./figures/kids.json";
import pivot from "./figures/pivot.json";
import place from "./figures/place.json";
import power from "./figures/power.json";
import roll from "./figures/roll.json";
import setup from "./figures/setup.json";
import swap from "./figures/swap.json";

type Own = Messages["games/octocube/rules/locale"];
const words = new Catalog<Own>(import.meta.glob("./locale/*.ftl", { import: "default" }));

const outline: Outline<Own> = {
  chapters: [
    { title: "chapter-goal", items: ["text-goal"] },
    { title: "chapter-pieces", items: ["rule-o2", "rule-o6", "text-board"] },
    { title: "chapter-setup", items: ["rule-o1", "rule-o3", "rule-o4", ["caption-setup", setup], "rule-o5"] },
    {
      title: "chapter-turn",
      items: ["rule-o10", "rule-o11", "heading-contact", "rule-o12", ["caption-place", place]],
    },
    {
      title: "chapter-actions",
      items: [
        "heading-roll",
        "rule-o13",
        ["caption-roll", roll],
        "heading-abyss",
        "rule-o14",
        "rule-o15",
        "rule-o16",
        ["caption-abyss", abyss],
        "heading-pivot",
        "rule-o17",
        ["caption-pivot", pivot],
        "heading-score",
        "rule-o18",
        "example-score",
        "rule-o35",
        "heading-pass",
        "rule-o19",
      ],
    },
    { title: "chapter-end", items: ["rule-o30", "rule-o34"] },
    { title: "chapter-scoring", items: ["rule-o31", "rule-o32", "example-majority", "rule-o33"] },
    {
      title: "chapter-advanced",
      items: [
        "text-advanced",
        "rule-o60",
        "rule-o61",
        "heading-powers",
        "rule-o62",
        "rule-o62-a",
        "rule-o62-b",
        "rule-o62-c",
        "rule-o62-d",
        "rule-o62-e",
        "rule-o62-f",
        "rule-o62-g",
        "rule-o62-h",
        "rule-o62-i",
        "rule-o62-alike",
        ["caption-power", power],
        ["caption-swap", swap],
        "heading-powers-detail",
        "rule-o63",
        "rule-o64",
      ],
    },
    {
      title: "chapter-kids",
      items: [
        "text-kids",
        "rule-o80",
        "rule-o86",
        "rule-o81",
        "text-kids-centre",
        "rule-o82",
        ["caption-kids", kids],
        "rule-o83",
        "rule-o84",
        "rule-o85",
      ],
    },
  ],
  summary: [
    "summary-goal",
    "summary-setup",
    "summary-turn",
    "summary-score",
    "summary-abyss",
    "summary-end",
    "summary-powers",
    "summary-kids",
  ],
};

export const rules = (): Promise<Rulebook> => rulebook(outline, words);
