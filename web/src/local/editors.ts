/**
 * The editors of games without a server: what docs/api.md answers at /api/<path>/check, /file and /read. The game's module
 * decides what is right; this only puts it into words and files.
 */

import { arePieces, checkContent, editorOf, type Flaw, type GameModule, type Piece } from "../wasm/index.js";
import { Refusal } from "./errors";

type Fields = Record<string, unknown>;

const shown = ({ code, params, detail, line, cell }: Flaw): Fields => ({
  code,
  params,
  detail,
  line: line === null ? null : line + 1,
  cell,
});

/** The pieces of a body, as far as they are drawn. */
function given(module: GameModule, body: unknown): Piece[] {
  const { pieces } = editorOf(module);
  const list = (body as Fields | null)?.[pieces];
  if (!Array.isArray(list)) throw new Refusal("bad-request");
  return list as Piece[];
}

function check(module: GameModule, pieces: Piece[]): Fields {
  const { check: declared, limits, least, pieces: name } = editorOf(module);
  const { rows, counts, flaws } = checkContent(module, pieces);
  const good = flaws.every(({ warning }) => warning);
  const count = new Set(rows.map(([first]) => first)).size;
  const players = Object.keys(least).map(Number);
  return {
    [name]: pieces.map((_, i) => {
      const own = flaws.filter(({ piece }) => piece === i);
      return {
        ...Object.fromEntries(declared.counts.map((name, place) => [name, counts[i]?.[place] ?? 0])),
        problems: own.filter(({ warning }) => !warning).map(shown),
        warnings: own.filter(({ warning }) => warning).map(shown),
      };
    }),
    problems: flaws.filter(({ piece }) => piece === null).map(shown),
    good,
    players: good ? players.filter((number) => (least[number] ?? 0) <= count) : [],
    limits,
  };
}

/** Refuse pieces with a flaw; `lineOf` says where it is in a file. */
function refuseFlaws(module: GameModule, pieces: Piece[], lineOf?: (flaw: Flaw) => number): void {
  const flaw = checkContent(module, pieces).flaws.find(({ warning }) => !warning);
  if (!flaw) return;
  const named = flaw.piece === null ? {} : { face: pieces[flaw.piece]?.["name"] };
  const line = lineOf && { line: lineOf(flaw) };
  throw new Refusal("ContentError", { flaw: flaw.code, ...flaw.params, ...named, ...line, detail: flaw.detail });
}

function file(module: GameModule, pieces: Piece[]): Fields {
  const { file: name, header, template, drawing } = editorOf(module);
  refuseFlaws(module, pieces);
  const blocks = pieces.map((piece) =>
    template.replace(/\{(\w+)\}/g, (_, field: string) =>
      field === drawing ? String(piece[field]).trimEnd() : JSON.stringify(piece[field]),
    ),
  );
  return { name, text: `${[`# ${header}`, ...blocks].join("\n")}\n` };
}

/** The line of a file, from 1, on which a flaw is; that of its piece where the file is written in an uncommon way. */
function lineIn(text: string, { entry, drawing }: { entry: string; drawing: string }, flaw: Flaw): number {
  if (flaw.piece === null) return 1;
  const lines = text.split("\n");
  const headers = lines.flatMap((line, i) => (line.replace(/\s/g, "") === `[[${entry}]]` ? [i] : []));
  const header = headers[flaw.piece];
  if (header === undefined) return 1;
  const begin = lines.findIndex((line, i) => i > header && line.trim().startsWith(drawing));
  if (flaw.line === null || begin < 0) return header + 1;
  return begin + 1 + flaw.line + (/("""|''')\s*$/.test(lines[begin] ?? "") ? 1 : 0);
}

async function read(module: GameModule, body: unknown): Promise<Fields> {
  const editor = editorOf(module);
  const text = String(body).replaceAll("\r\n", "\n");
  const { parse, TomlError } = await import("smol-toml");
  let found: Fields;
  try {
    found = parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new Refusal("ContentError", { line: error.line, detail: error.message.split("\n")[0] });
  }
  const pieces = found[editor.entry];
  if (Object.keys(found).length !== 1 || !arePieces(editor, pieces)) {
    throw new Refusal("ContentError", { line: 1, detail: `expected tables [[${editor.entry}]] with all their fields` });
  }
  refuseFlaws(module, pieces, (flaw) => lineIn(text, editor, flaw));
  const { drawings } = checkContent(module, pieces);
  return { [editor.pieces]: pieces.map((piece, i) => ({ ...piece, [editor.drawing]: drawings[i] })) };
}

/** The answer to a request of an editor. */
export async function edit(module: GameModule, action: string, body: unknown): Promise<unknown> {
  if (action === "read") return read(module, body);
  return (action === "file" ? file : check)(module, given(module, body));
}
