/**
 * Whether the page is a site without a server (`asterism site build`). Such a page lies anywhere on a file server, so
 * screens are named in the fragment of its address (`…/#/rules`), and what a server would answer is in a folder beside it.
 */

const named = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="asterism-site"]');

export const SITE = Boolean(named);
/** The folder with the modules and the exported answers. */
export const dataRoot = (): string => new URL(`${named?.content ?? "data"}/`, document.baseURI).href;

/** The address of a path of the page, for others. */
export const addressOf = (path: string): string =>
  SITE ? new URL(`#${path}`, document.baseURI.split("#")[0]).href : `${window.location.origin}${path}`;

/** The games of which there is a study, as the build found them. */
declare const STUDIED_GAMES: string[];

/** The study of a game, a page of its own beside this one; null where there is none. */
export const studyPage = (game: string): string | null =>
  STUDIED_GAMES.includes(game) ? `${SITE ? "" : "/"}study/${game}.html` : null;
