// Keeps the whole site of one build, so that it works without a network. A new build is kept beside the old one, and
// takes over when the page says so, or when no page of the old one is open.

const VERSION = "VERSION";
const FILES = [/* FILES */];
const CACHE = `asterism-${VERSION}`;
const SHARE = new URL("./share", self.location).pathname;
const HOME = ["./", "./index.html"].map((name) => new URL(name, self.location).pathname);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("asterism-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// A record that another app gives to this one: the page opens it.
async function receive(request) {
  const record = (await request.formData()).get("record");
  const cache = await caches.open("shared-records");
  await cache.put("./shared.ast", new Response(record));
  return Response.redirect(new URL("./#/open", self.location), 303);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && pathname === SHARE) event.respondWith(receive(request));
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const wanted = request.mode === "navigate" && HOME.includes(pathname) ? "./" : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
