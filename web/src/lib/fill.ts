export type Values = Record<string, string | number>;

/** A text whose `{name}`s are filled from `values`. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
