// Shows «it is your turn» or «someone wants to play» when the server says so, and opens the table or the search; takes records from other apps; keeps
// the page with the rules of its games, so that it opens without a network and what is on this device can be played.

// Filled in by the build of the page.
const VERSION = "VERSION";
const FILES = [/* FILES */];
const CACHE = `asterism-${VERSION}`;
/** Answers that are the same for everybody. */
const PUBLIC = /^\/api\/(games(\/.+)?|texts\/\w+|(lessons|puzzles|offline)\/[\w-]+)$/;

/** In the cache when everything else is. */
const ALL = "/all-is-kept";

self.addEventListener("install", () => void self.skipWaiting());

// Keeping takes a while, and reminders do not need it: so the page asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep());
});

/** The lists of a game's lessons and puzzles in a language. */
const listed = (game, language) => ["lessons", "puzzles"].map((list) => `/api/${list}/${game}?lang=${language}`);

async function keep() {
  const cache = await caches.open(CACHE);
  if (await cache.match(ALL)) return;
  await cache.addAll(FILES);
  const answer = await fetch("/api/games");
  await cache.put("/api/games", answer.clone());
  const { games } = await answer.json();
  const languages = new Set(["en", ...self.navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]);
  const wanted = [
    ...[...languages].map((language) => `/api/texts/${language}`),
    ...games.flatMap(({ id }) => [`/api/games/${id}/miniature`, `/api/games/${id}/miniature/events`]),
    ...games.flatMap(({ id, module }) => (module ? [`/api/games/${id}/${module}.wasm`, `/api/offline/${id}`] : [])),
    ...games.flatMap(({ id }) => [...languages].flatMap((language) => listed(id, language))),
  ];
  await Promise.all(wanted.map((path) => fetch(path).then((found) => found.ok && cache.put(path, found))));
  await cache.put(ALL, new Response());
}

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith("asterism-") && name !== CACHE));
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(receive(request));
  if (request.method !== "GET") return;
  if (PUBLIC.test(pathname)) event.respondWith(answered(request));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode !== "navigate") event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (!/\.[^/]*$/.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await kept("/")) ?? Response.error()));
});

async function kept(request, ignoreSearch = false) {
  return (await caches.open(CACHE)).match(request, { ignoreSearch, ignoreVary: true });
}

/** What the server answers; where it does not, what it answered before, marked as such. */
async function answered(request) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh) {
    if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
    return fresh;
  }
  const known = (await kept(request)) ?? (await kept(request, true));
  if (!known) return Response.error();
  const headers = new Headers(known.headers);
  headers.set("x-kept", "1");
  return new Response(known.body, { headers });
}

async function receive(request) {
  const record = (await request.formData()).get("record");
  const cache = await caches.open("shared-records");
  await cache.put("/shared.ast", new Response(record));
  return Response.redirect("/open", 303);
}

self.addEventListener("push", (event) => {
  const { title, body, table, path = `/t/${encodeURIComponent(table)}` } = event.data.json();
  // How many games wait, the page knows; until it is opened, that one does.
  if (table) self.navigator.setAppBadge?.().catch(() => {});
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: "/star.svg", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
