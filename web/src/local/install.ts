/** On a site without a server, what the page asks for is answered here; nothing happens elsewhere. */

import { setBackend } from "../lib/api";
import { SITE } from "../lib/site";
import { LocalBackend } from "./backend";
import { saveRecords } from "./save";

if (SITE) {
  const backend = new LocalBackend();
  setBackend(backend);
  saveRecords(backend, () => true);
}
