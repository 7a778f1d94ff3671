import { Catalog } from "../../../lib/catalog.svelte";
import { rulebook, type Outline, type Rulebook } from "../../rules";
import double from "./figures/double.json";
import drop from "./figures/drop.json";
import enter from "./figures/enter.json";
import fall from "./figures/fall.json";
import high from "./figures/high.json";
import long from "./figures/long.json";
import out from "./figures/out.json";
import replay from "./figures/replay.json";
import setup from "./figures/setup.json";
import step from "./figures/step.json";
import teleport from "./figures/teleport.json";
import tileTurn from "./figures/tile-turn.json";
import wrap from "./figures/wrap.json";

type Own = Messages["games/gravity/rules/locale"];
const words = new Catalog<Own>(import.meta.glob("./locale/*.ftl", { import: "default" }));

const outline: Outline<Own> = {
  chapters: [
    { title: "chapter-goal", items: ["text-goal"] },
    { title: "chapter-pieces", items: ["rule-g2", "rule-g3", "rule-g4"] },
    { title: "chapter-setup", items: ["rule-g1", "rule-g5", "rule-g7", ["caption-setup", setup]] },
    {
      title: "chapter-turn",
      items: ["text-turn", "rule-g10", ["caption-enter", enter], "rule-g11", "rule-g19", "rule-g20"],
    },
    {
      title: "chapter-actions",
      items: [
        "rule-g15",
        "rule-g16",
        "heading-complete",
        "rule-g12",
        "heading-simple",
        "rule-g13",
        "rule-g17",
        ["caption-step", step],
        "heading-special",
        "rule-g14",
        "rule-g14-long",
        "rule-g14-high",
        ["caption-long", long],
        ["caption-high", high],
        "rule-g14-drop",
        "rule-g14-rotate",
        ["caption-drop", drop],
        ["caption-fall", fall],
        "rule-g14-joker",
        "heading-hand",
        "rule-g18",
      ],
    },
    {
      title: "chapter-gravity",
      items: [
        "rule-g22",
        "rule-g6",
        ["caption-wrap", wrap],
        "rule-g23",
        "rule-g24",
        "rule-g25",
        "rule-g26",
        "rule-g30",
        "rule-g31",
        ["caption-replay", replay],
        ["caption-out", out],
        "rule-g33",
        "rule-g8",
      ],
    },
    { title: "chapter-example", items: ["example-turn"] },
    { title: "chapter-scoring", items: ["rule-g42", "example-scoring"] },
    { title: "chapter-end", items: ["rule-g40", "rule-g43", "heading-limits", "rule-g44", "rule-g45"] },
    {
      title: "chapter-variants",
      items: [
        "heading-expert",
        "rule-g41",
        "heading-goodies",
        "rule-g50",
        "rule-g51",
        ["caption-tile-turn", tileTurn],
        "rule-g52",
        "rule-g53",
        ["caption-double", double],
        ["caption-teleport", teleport],
      ],
    },
  ],
  summary: [
    "summary-goal",
    "summary-setup",
    "summary-turn",
    "summary-actions",
    "summary-way",
    "summary-cards",
    "summary-end",
    "summary-goodies",
  ],
};

export const rules = (): Promise<Rulebook> => rulebook(outline, words);
