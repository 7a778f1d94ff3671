import { compile } from "./compile.js";
import { firstWords } from "./first.js";
import { writeTypes } from "./types.js";

/**
 * Lets `import messages from "./en.ftl"` give compiled messages; with `?first` only those that the first screen names, with
 * `?later` only the others.
 * @returns {import("vite").Plugin}
 */
export const fluent = () => ({
  name: "fluent",
  buildStart: writeTypes,
  transform: {
    filter: { id: /\.ftl(\?(first|later))?$/ },
    handler(source, id) {
      const [file = "", part] = id.split("?");
      const all = Object.entries(compile(source, file).messages);
      const first = part ? firstWords() : () => true;
      const chosen = all.filter(([name]) => first(name) === (part !== "later"));
      const code = `export default ${JSON.stringify(Object.fromEntries(chosen))}`;
      return { code, map: null, moduleType: "js" };
    },
  },
});
