// Shows «it is your turn» or «someone wants to play» when the server says so, and opens the table or the search; takes records from other apps. Nothing else is kept.

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && new URL(request.url).pathname === "/share") event.respondWith(receive(request));
});

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
