declare module "*.ftl" {
  const messages: import("./lib/format").Compiled;
  export default messages;
}

declare module "*.ftl?first" {
  const messages: import("./lib/format").Compiled;
  export default messages;
}
