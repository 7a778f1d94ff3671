/** Which screen is shown: the path, its parts and its query; history without a library. */

export interface Route {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function read(): Route {
  const { pathname, search } = window.location;
  return { path: pathname, parts: pathname.split("/").filter(Boolean), query: new URLSearchParams(search) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    window.addEventListener("popstate", () => (this.route = read()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.route = read();
    window.scrollTo(0, 0);
  }

  /** Links within the page change the screen without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
