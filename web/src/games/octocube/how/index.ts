import { Catalog } from "../../../lib/catalog.svelte";

const words = new Catalog<Messages["games/octocube/how/locale"]>(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
);

/** How a game with these options goes, in a few sentences. */
export async function how({ mode }: Record<string, unknown>): Promise<string> {
  await words.load();
  const more = mode === "advanced" ? [words.t("how-advanced")] : [];
  return [words.t("how"), words.t(mode === "kids" ? "how-kids" : "how-base"), ...more].join("\n");
}
