/** What the ids of tables in a browser begin with; no table of a server has such an id. */
export const MARK = "_";
