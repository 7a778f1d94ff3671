/** A face as it is drawn: cells with their signs and the edges between them; and the text of a tile file for it. */

export const SIDE = 6;
const WIDTH = 3 * SIDE + 1;
const HEIGHT = 2 * SIDE + 1;

export const DOORS = ["^", ">", "v", "<"] as const;
export const SIGNS = [" ", "*", "R", ...DOORS] as const;
export type Sign = (typeof SIGNS)[number];
export type Kind = "empty" | "star" | "replay" | "door";

export interface Grid {
  /** Row by row from the top left. */
  cells: Sign[];
  /** Platforms over each cell, and under those of the last row: seven rows of six. */
  level: boolean[];
  /** Platforms to the left of each cell, and to the right of those of the last column: six rows of seven. */
  upright: boolean[];
}

export const KINDS: Record<Sign, Kind> = {
  " ": "empty",
  "*": "star",
  R: "replay",
  "^": "door",
  ">": "door",
  v: "door",
  "<": "door",
};

export const emptyGrid = (): Grid => ({
  cells: Array<Sign>(SIDE * SIDE).fill(" "),
  level: Array<boolean>((SIDE + 1) * SIDE).fill(false),
  upright: Array<boolean>(SIDE * (SIDE + 1)).fill(false),
});

/** The thirteen lines of a drawing; the server reads every other way to write it. */
export function write({ cells, level, upright }: Grid): string {
  const lines: string[] = [];
  for (let y = 0; y <= SIDE; y++) {
    const over = level.slice(y * SIDE, (y + 1) * SIDE);
    lines.push(over.map((platform) => (platform ? "+--" : "+  ")).join("") + "+");
    if (y === SIDE) break;
    let row = "";
    for (let x = 0; x <= SIDE; x++) {
      row += upright[y * (SIDE + 1) + x] ? "|" : " ";
      if (x < SIDE) row += `${cells[y * SIDE + x] ?? " "} `;
    }
    lines.push(row.trimEnd());
  }
  return `${lines.join("\n")}\n`;
}

/** The grid of a drawing as the server writes it; what is not understood stays empty. */
export function read(drawing: string): Grid {
  const lines = drawing.split("\n").slice(0, HEIGHT);
  const at = (line: number, column: number): string => lines[line]?.padEnd(WIDTH)[column] ?? " ";
  const grid = emptyGrid();
  grid.level = grid.level.map((_, i) => at(2 * Math.floor(i / SIDE), 3 * (i % SIDE) + 1) === "-");
  grid.upright = grid.upright.map((_, i) => at(2 * Math.floor(i / (SIDE + 1)) + 1, 3 * (i % (SIDE + 1))) === "|");
  grid.cells = grid.cells.map((_, i) => {
    const [line, column] = [2 * Math.floor(i / SIDE) + 1, 3 * (i % SIDE) + 1];
    const sign = (at(line, column) + at(line, column + 1)).trim();
    return SIGNS.find((known) => known === sign) ?? " ";
  });
  return grid;
}

/** How much of each kind is drawn. */
export function count({ cells }: Grid): Record<Kind, number> {
  const counts = { empty: 0, star: 0, replay: 0, door: 0 };
  for (const sign of cells) counts[KINDS[sign]]++;
  return counts;
}

export type Tool = "cycle" | Kind;
const FIRST: Record<Kind, Sign> = { empty: " ", star: "*", replay: "R", door: "^" };

/** What a cell becomes when it is touched with a tool: again the same takes it away, or turns the Door. */
export function touched(sign: Sign, tool: Tool): Sign {
  if (tool === "cycle") return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] ?? " ";
  if (tool !== KINDS[sign]) return FIRST[tool];
  return tool === "door" ? (DOORS[(DOORS.indexOf(sign as "^") + 1) % DOORS.length] ?? "^") : " ";
}
