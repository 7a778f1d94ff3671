import { Catalog } from "../../../lib/catalog.svelte";

const words = new Catalog<Messages["games/gravity/how/locale"]>(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
);
const FEW = 18;
const MANY = 24;

/** How a game with these options goes, in a few sentences. */
export async function how({ ending, goodies }: Record<string, unknown>, players: number): Promise<string> {
  await words.load();
  const points = players === 3 || players === 5 ? MANY : FEW;
  const end = ending === "expert" ? words.t("how-expert", { points }) : words.t("how-stars");
  const more = Array.isArray(goodies) && goodies.length ? [words.t("how-goodies")] : [];
  return [words.t("how"), end, ...more].join("\n");
}
