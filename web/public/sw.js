// Shows «it is your turn» or «someone wants to play» when the server says so, and opens the table or the search. Nothing is cached.

self.addEventListener("push", (event) => {
  const { title, body, table, path = `/t/${encodeURIComponent(table)}` } = event.data.json();
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
