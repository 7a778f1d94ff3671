import { Catalog } from "../lib/catalog.svelte";

export const words = new Catalog<Messages["coach/locale"]>(import.meta.glob("./locale/*.ftl", { import: "default" }));
export const say = words.t;
