import { Catalog } from "../lib/catalog.svelte";

export const words = new Catalog<Messages["identity/locale"]>(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
);
export const say = words.t;
