/** The texts of the page: complete in every language, and all of them used. */

import { describe, expect, it } from "vitest";
import { compile } from "../../fluent/compile.js";
import { Catalog } from "../../src/lib/catalog.svelte";
import { format, type Compiled, type Message } from "../../src/lib/format";

const FTL = import.meta.glob<string>("../../src/**/*.ftl", { query: "?raw", import: "default", eager: true });
const CODE = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Each package's files by language. */
const packages = new Map<string, Map<string, string>>();
for (const [path, source] of Object.entries(FTL)) {
  const [, folder = "", language = ""] = /src\/(.*)\/(\w+)\.ftl$/.exec(path) ?? [];
  packages.set(folder, (packages.get(folder) ?? new Map()).set(language, source));
}
const languages = [...(packages.get("locale")?.keys() ?? [])];
const cases = [...packages].flatMap(([folder, files]) =>
  languages.map((language) => [folder, language, files] as const),
);

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** The plural forms of a message, however deep they are; a choice by words has none. */
function forms(message: Message): string[] {
  if (typeof message === "string") return [];
  return message.flatMap((part) => {
    if (typeof part === "string" || !part[1]) return [];
    const keys = Object.keys(part[1]).filter((key) => !/^\d+$/.test(key));
    const plurals = keys.some((key) => PLURALS.includes(key)) ? keys : [];
    return [...plurals, ...Object.values(part[1]).flatMap(forms)];
  });
}

describe("the texts of a package", () => {
  it("are there at all", () => {
    expect(languages).toContain("en");
    expect(packages.size).toBeGreaterThan(5);
  });

  it.each(cases)("%s: %s has the ids and variables of the English ones", (folder, language, files) => {
    const variablesOf = (of: string): Record<string, string[]> => {
      const { variables } = compile(files.get(of) ?? "", `${folder}/${of}.ftl`);
      return Object.fromEntries(Object.entries(variables).map(([id, found]) => [id, Object.keys(found).sort()]));
    };
    expect(variablesOf(language)).toEqual(variablesOf("en"));
  });

  it.each(cases)("%s: %s chooses only by plural forms that the language has", (folder, language, files) => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
    const { messages } = compile(files.get(language) ?? "", folder);
    for (const [id, message] of Object.entries(messages))
      for (const form of forms(message)) expect(known, `${id}: [${form}]`).toContain(form);
  });

  // Rulebooks are all of their texts (rules.test.ts).
  it.each([...packages].filter(([folder]) => !folder.endsWith("/rules/locale")))(
    "%s: every one is used",
    (folder, files) => {
      // A package's own code is in the folder around its texts; the texts of the page itself are used outside the games.
      const around = `/src/${folder.slice(0, folder.lastIndexOf("/") + 1)}`;
      const code = Object.entries(CODE)
        .filter(([path]) => path.includes(around) && !(folder === "locale" && /games\/\w+\//.test(path)))
        .map(([, source]) => source)
        .join("\n");
      const unused = Object.keys(compile(files.get("en") ?? "", folder).messages).filter(
        (id) => !code.includes(`"${id}"`) && !code.includes(`'${id}'`),
      );
      expect(unused).toEqual([]);
    },
  );
});

describe("a message", () => {
  const say = (source: string, values = {}, language = "en"): string =>
    format(compile(`m = ${source}`, "m.ftl").messages["m"] ?? "", values, language);
  const games = "{ $n ->\n [0] no games\n [one] { $n } game\n *[other] { $n } games\n }";

  it("is filled with its variables", () => {
    expect(say("{ $a } and { $b }", { a: "x", b: 1234 })).toBe("x and 1,234");
    expect(say("{ $a }", { a: 1234.5 }, "de")).toBe("1.234,5");
  });

  it.each([
    ["en", 0, "no games"],
    ["en", 1, "1 game"],
    ["en", 2, "2 games"],
    ["fr", 1.5, "1,5 game"],
  ])("chooses by number as the language does: %s %d", (language, n, text) => {
    expect(say(games, { n }, language)).toBe(text);
  });

  it("has no line break before the signs that stand alone in French", () => {
    expect(say("Vraiment ? « { $a } » : oui !", { a: "x" }, "fr")).toBe(
      "Vraiment\u00a0? «\u00a0x\u00a0»\u00a0: oui\u00a0!",
    );
    expect(say("so : not", {}, "en")).toBe("so : not");
  });

  it("chooses by word, or else by default", () => {
    const kind = "{ $kind ->\n [live] now\n *[days] later\n }";
    expect([say(kind, { kind: "live" }), say(kind, { kind: "odd" })]).toEqual(["now", "later"]);
  });

  it("holds terms and other messages", () => {
    const { messages } = compile('-name = Asterism\na = { -name }{ "!" }\nb = < { a } >', "m.ftl");
    expect(messages).toEqual({ a: "Asterism!", b: "< Asterism! >" });
  });

  it.each([
    ["a = {", "m.ftl:1"],
    ["a = 1\n\nb = { c }", "m.ftl: b: there is no c"],
    ["a = { b }\nb = { a }", "refers to itself"],
    ["someId = 1", "kebab-case"],
    ["a = 1\na = 2", "m.ftl:2: a is there twice"],
    ["a = 1\n    .title = 2", "without attributes"],
    ["a = { NUMBER($n) }", "functions"],
  ])("that is not right is refused: %j", (source, why) => {
    expect(() => compile(source, "m.ftl")).toThrow(why);
  });
});

describe("a catalog", () => {
  const files: Record<string, Compiled> = { en: { hello: "Hello, ", only: "English" }, fr: { hello: "Salut, " } };
  const paths = Object.entries(files).map(
    ([language, texts]) => [`./locale/${language}.ftl`, async () => texts] as const,
  );

  it("speaks the language of the page, and English where it has no other", async () => {
    const catalog = new Catalog<{ hello: undefined; only: undefined }>(Object.fromEntries(paths));
    await catalog.load();
    expect(catalog.t("hello")).toBe("Hello, ");
    await Catalog.speak("fr");
    expect(catalog.t("hello")).toBe("Salut, ");
    await Catalog.speak("nl");
    expect(catalog.t("hello")).toBe("Hello, ");
  });

  it("wants known ids, and all their values", () => {
    const catalog = new Catalog<Messages["locale"]>({});
    // @ts-expect-error: there is no such message
    catalog.t("unknown");
    // @ts-expect-error: it has a variable
    catalog.t("wins");
    // @ts-expect-error: this variable is a number
    catalog.t("seconds-left", { seconds: "3" });
    // @ts-expect-error: it has no variables
    catalog.t("rules", { name: "x" });
    expect(catalog.t("wins", { name: "Ann" })).toBe("wins");
  });
});
