import { compile } from "./compile.js";
import { writeTypes } from "./types.js";

/** Lets `import messages from "./en.ftl"` give compiled messages. @returns {import("vite").Plugin} */
export const fluent = () => ({
  name: "fluent",
  buildStart: writeTypes,
  transform: {
    filter: { id: /\.ftl$/ },
    handler(source, id) {
      return { code: `export default ${JSON.stringify(compile(source, id).messages)}`, map: null, moduleType: "js" };
    },
  },
});
