/** Links to records of local tables lead to no file: their text is asked for, and saved. */

import type { Backend } from "../lib/backend";

async function save(backend: Backend, link: HTMLAnchorElement, path: string): Promise<void> {
  const text = (await backend.request("GET", path)) as string;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const saved = Object.assign(document.createElement("a"), { href: url, download: link.download || "game.ast" });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Save the records of those tables that are `local` when their links are followed. */
export function saveRecords(backend: Backend, local: (table: string) => boolean): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const [, path, table] = /^\/api(\/tables\/(\w+)\/record)/.exec(link?.getAttribute("href") ?? "") ?? [];
    if (!link || !path || !local(table ?? "")) return;
    event.preventDefault();
    void save(backend, link, path).catch(reportError);
  });
}
