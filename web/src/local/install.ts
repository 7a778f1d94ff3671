/** On a site without a server, what the page asks for is answered here; nothing happens elsewhere. */

import { setBackend } from "../lib/api";
import { SITE } from "../lib/site";

if (SITE) {
  const [{ LocalBackend }, { saveRecords }] = await Promise.all([import("./backend"), import("./save")]);
  const backend = new LocalBackend();
  setBackend(backend);
  saveRecords(backend, () => true);
}
