// @ts-check
import svelte from "eslint-plugin-svelte";
import { parser, plugin } from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What the types alone do not say, promises that nobody waits for first of all. Prettier cares for the form. */
const checks = {
  plugins: { "@typescript-eslint": plugin },
  rules: {
    "@typescript-eslint/no-floating-promises": "error",
    "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "@typescript-eslint/await-thenable": "error",
    "@typescript-eslint/no-for-in-array": "error",
    "no-fallthrough": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
  },
};
const project = { tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

export default [
  { ignores: ["node_modules/", "test-results/", "src/api/"] },
  ...svelte.configs.base,
  {
    files: ["src/**/*.ts"],
    languageOptions: { parser, parserOptions: { ...project, project: "./tsconfig.json" } },
    ...checks,
  },
  {
    files: ["tests/**/*.ts", "playwright.config.ts"],
    languageOptions: { parser, parserOptions: { ...project, project: "./tests/tsconfig.json" } },
    ...checks,
  },
  {
    files: ["src/**/*.svelte"],
    languageOptions: { parserOptions: { ...project, parser, project: "./tsconfig.json", svelteConfig } },
    ...checks,
  },
];
