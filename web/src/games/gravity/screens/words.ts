/** What the game's own screens are called: links to them are on the first screen. */

import { Catalog } from "../../../lib/catalog.svelte";
import en from "./locale/en.ftl";

const words = new Catalog<Messages["games/gravity/screens/locale"]>(
  import.meta.glob(["./locale/*.ftl", "!./locale/en.ftl"], { import: "default" }),
  en,
);
export const tileScreen = (): string => words.t("tiles");
