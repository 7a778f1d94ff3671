/**
 * The little markup of rule texts: a blank line between paragraphs, `- ` and `1. ` before items of lists, ` | ` between
 * the cells of tables (the first row is the head), `__` round what is bold (no line of a Fluent text may begin with an
 * asterisk).
 */

export interface Run {
  text: string;
  bold: boolean;
}
export type Line = Run[];
export type Block =
  { kind: "p"; line: Line } | { kind: "ul" | "ol"; items: Line[] } | { kind: "table"; head: Line[]; rows: Line[][] };

const runs = (text: string): Line =>
  text
    .split("__")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((run) => run.text);

type Kind = "p" | "ul" | "ol" | "table";

function kindOf(line: string): [kind: Kind, text: string] {
  if (line.includes(" | ")) return ["table", line];
  const [, mark, text = ""] = /^(-|\d+\.) (.*)$/.exec(line) ?? [];
  return mark ? [mark === "-" ? "ul" : "ol", text] : ["p", line];
}

/** A text as blocks. A line that begins nothing of its own goes on with the one before. */
export function parse(text: string): Block[] {
  const groups: { kind: Kind; lines: string[] }[] = [];
  let open: { kind: Kind; lines: string[] } | undefined;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const [kind, content] = kindOf(line);
    if (!line) open = undefined;
    else if (open && kind === "p") open.lines.push(`${open.lines.pop()} ${line}`);
    else if (open?.kind === kind) open.lines.push(content);
    else groups.push((open = { kind, lines: [content] }));
  }
  return groups.map(({ kind, lines }): Block => {
    if (kind === "p") return { kind, line: runs(lines[0] ?? "") };
    if (kind !== "table") return { kind, items: lines.map(runs) };
    const [head = [], ...rows] = lines.map((line) => line.split("|").map((cell) => runs(cell.trim())));
    return { kind, head, rows };
  });
}

/** Letters as they are searched for: without accents, small. As many as there were. */
export const fold = (text: string): string =>
  [...text].map((letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase()).join("");

/** A run split at what is searched for. */
export function split(text: string, words: string[]): { text: string; hit: boolean }[] {
  const folded = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length);
  const parts: { text: string; hit: boolean }[] = [];
  [...hits].forEach((hit, i) => {
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += text[i];
    else parts.push({ text: text[i] ?? "", hit });
  });
  return parts;
}
