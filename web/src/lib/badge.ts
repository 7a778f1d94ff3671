/** The number on the icon of the installed app; browsers without such a thing show none. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {}); // it is not installed, or the system allows none
}
