import { rulebook } from "../../rules";

export const rules = rulebook(
  import.meta.glob("./locale/*.ftl", { import: "default" }),
  import.meta.glob("./figures/*.json", { import: "default", eager: true }),
);
