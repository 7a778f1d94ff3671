/** On a site without a server, what the page asks for is answered here; nothing happens elsewhere. */

import { setBackend } from "../lib/api";
import { SITE } from "../lib/site";
import { LocalBackend } from "./backend";

/** A link to a record leads to no file: its text is asked for, and saved. */
async function save(backend: LocalBackend, link: HTMLAnchorElement, path: string): Promise<void> {
  const text = (await backend.request("GET", path)) as string;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const saved = Object.assign(document.createElement("a"), { href: url, download: link.download || "game.ast" });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

if (SITE) {
  const backend = new LocalBackend();
  setBackend(backend);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const path = /^\/api(\/tables\/\w+\/record)/.exec(link?.getAttribute("href") ?? "")?.[1];
    if (!link || !path) return;
    event.preventDefault();
    void save(backend, link, path).catch(reportError);
  });
}
