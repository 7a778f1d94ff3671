import { Catalog } from "../../../lib/catalog.svelte";

const words = new Catalog<Messages["games/filantes/how/locale"]>(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
);

/** How a game with these options goes, in a few sentences. */
export async function how({ mode, combat, target = 10 }: Record<string, unknown>): Promise<string> {
  await words.load();
  const text = mode === "race" ? words.t("how-race") : words.t("how-duel", { target: Number(target) });
  return combat === "clash" ? `${text}\n${words.t("how-clash")}` : text;
}
