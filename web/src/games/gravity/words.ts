import { Catalog } from "../../lib/catalog.svelte";

export const words = new Catalog<Messages["games/gravity/locale"]>(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
);
export const word = words.t;
