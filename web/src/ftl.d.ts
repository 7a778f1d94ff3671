declare module "*.ftl" {
  const messages: import("./lib/format").Compiled;
  export default messages;
}
