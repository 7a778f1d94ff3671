import type { FormPart } from "../../game";
import { keptFaces } from "./editor.svelte";
import TileField from "./TileField.svelte";
import { words } from "./words";

/** The tile editor leads to /new/gravity?tiles=mine. */
const form: FormPart = {
  fields: { tiles: TileField },
  asked: (query) => (query.get("tiles") === "mine" ? { tiles: keptFaces() } : {}),
};

export async function loadForm(): Promise<FormPart> {
  await words.load();
  return form;
}
