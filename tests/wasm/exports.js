/** Prints what a module imports and exports, and how large it is when compressed. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const code = readFileSync(process.argv[2]);
const module = new WebAssembly.Module(code);
const names = (list) => list.map(({ name }) => name);
process.stdout.write(
  JSON.stringify({
    imports: names(WebAssembly.Module.imports(module)),
    exports: names(WebAssembly.Module.exports(module)),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  }),
);
