/** A set of faces as a short text for a link, and back; a broken or hostile text gives null. */

export interface Face {
  name: string;
  tile: number;
  drawing: string;
}

const MOST_FACES = 24;
const MOST_BYTES = 64 * 1024;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function isFace(value: unknown): value is Face {
  if (typeof value !== "object" || value === null) return false;
  const { name, tile, drawing } = value as Record<string, unknown>;
  if (typeof name !== "string" || name.length > 40 || typeof drawing !== "string") return false;
  return typeof tile === "number" && Number.isInteger(tile) && tile >= 0 && tile <= 999;
}

/** Faces from what was stored or sent by others; null if it is anything else. */
export function facesOf(value: unknown): Face[] | null {
  if (!Array.isArray(value) || !value.length || value.length > MOST_FACES || !value.every(isFace)) return null;
  return value.map(({ name, tile, drawing }) => ({ name, tile, drawing }));
}

export async function pack(faces: readonly Face[]): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(faces)), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...packed));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(text: string): Promise<Face[] | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const plain = await through(packed, new DecompressionStream("deflate-raw"));
    return facesOf(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null;
  }
}
