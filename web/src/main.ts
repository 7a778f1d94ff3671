import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { SITE } from "./lib/site";

async function start(): Promise<void> {
  // Before anything is asked for.
  if (SITE) await import("./local/install");
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}
void start();

// Letters come when there is nothing else to do; until then the system's are shown.
const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
idle(() => void import("./fonts/font.css"));
