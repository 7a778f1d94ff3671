/** What a person can hit. */

/** What is wrong with this screen: targets that a finger misses, text that is cut off, things that cannot be reached. It is
 * run in the page, and knows nothing of what is around it. */
export function targetFaults(least: number): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const name = (element: Element): string =>
    `${element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""} (${element.tagName} ${element.getAttribute("class") ?? ""})`;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth}`);
  const board = document.querySelector<HTMLElement>(".stage .board")!;

  for (const target of document.querySelectorAll(".table button:not(:disabled), .table a, .stage [data-choice]")) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || target.closest("[inert]"))
      continue;
    const box = target.getBoundingClientRect();
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`off the screen: ${name(target)}`);
    if (!(target instanceof SVGElement)) {
      if (Math.min(box.width, box.height) < least - 0.5)
        found.push(`${Math.round(box.width)} × ${Math.round(box.height)}: ${name(target)}`);
      continue;
    }
    // Around the middle of what is drawn, a pointer must mean it and nothing else.
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let turn = 0; turn < 8; turn++) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
      const at = { clientX: x + dx * (least / 2 - 0.5), clientY: y + dy * (least / 2 - 0.5) };
      board.dispatchEvent(new PointerEvent("pointermove", { ...at, pointerType: "mouse", bubbles: true }));
      if (board.querySelector("[data-aimed]") !== target) {
        found.push(`under ${least} px: ${name(target)}`);
        break;
      }
    }
    board.dispatchEvent(new PointerEvent("pointerleave"));
  }
  // What is said beside a name, and the first thing that is open about a seat, end within it.
  for (const said of document.querySelectorAll(".table .seats .note, .table .seats .stat:first-child")) {
    if (!said.checkVisibility({ opacityProperty: true })) continue;
    const [box, room] = [said.getBoundingClientRect(), said.parentElement!.getBoundingClientRect()];
    if (box.right > room.right + 0.5) found.push(`sticks out by ${Math.round(box.right - room.right)}: ${name(said)}`);
  }
  // Letters must lie within what they are written on.
  for (const text of document.querySelectorAll(".table button, .table .prompt, .table h1")) {
    if (text.closest("[inert]") || !text.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim())
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [letters, box] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
    const cut = Math.max(box.left - letters.left, letters.right - box.right);
    if (box.width > 2 && cut > 1) found.push(`cut off by ${Math.round(cut)}: ${name(text)}`);
  }
  return found;
}
