/** Which screen is shown: the path, its parts and its query; history without a library. */

import { SITE } from "./site";

export interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
  /** The place on the screen that a link leads to, or what it carries, without its `#`. */
  place: string;
}

function read(): Route {
  const { hash: named, origin } = window.location;
  const here = SITE ? new URL(named.startsWith("#/") ? named.slice(1) : "/", origin) : window.location;
  const { pathname, search, hash } = here;
  const parts = pathname.split("/").filter(Boolean);
  return { path: pathname, parts, query: new URLSearchParams(search), place: hash.slice(1) };
}

/** A link to a place on the same screen. */
const isAnchor = (href: string): boolean => href.startsWith("#") && !href.startsWith("#/");

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    window.addEventListener("popstate", () => (this.route = read()));
    document.addEventListener("click", (event) => this.follow(event));
    if (SITE)
      for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => this.name(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", SITE ? `#${to}` : to);
    this.route = read();
    window.scrollTo(0, 0);
  }

  /** Links within the page change the screen without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
    const href = link.getAttribute("href") ?? "";
    if (isAnchor(href)) {
      if (SITE) this.jump(event, href);
      return;
    }
    if (href.startsWith("#")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + (SITE ? "" : link.hash));
  }

  /** The fragment names the screen already, so the place on it is only shown. */
  private jump(event: MouseEvent, href: string): void {
    event.preventDefault();
    const place = document.getElementById(href.slice(1));
    place?.scrollIntoView();
    place?.focus();
  }

  /** A link that may be opened elsewhere is given its whole address. */
  private name(event: Event): void {
    const link = (event.target as Element).closest?.("a");
    const href = link?.getAttribute("href");
    if (link && !link.hasAttribute("download") && href?.startsWith("/") && !href.startsWith("/api/"))
      link.setAttribute("href", `#${href}`);
  }
}

export const router = new Router();
