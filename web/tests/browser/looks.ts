/** How screens are looked at: in light and dark, on a desk and on a phone. Themes change colours and windows change
 * places, so each is seen once; with `--long` they are combined. */

import { LONG } from "./browser";

type Look = { theme: "dark" | "light"; phone: boolean };
export const LOOKS: Look[] = [
  { theme: "dark", phone: false },
  { theme: "light", phone: true },
];
if (LONG) LOOKS.push({ theme: "dark", phone: true }, { theme: "light", phone: false });
