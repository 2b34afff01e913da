// Caches the page's own files, so that it opens without a connection. Answers of the server are never cached.
const FILES = [/* files */];
const CACHE = "knolle-/* version */";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("knolle-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/move/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

/** Return the newest page if there is a connection, otherwise the cached one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// The server tells a reader who is not here what a table wants of them. Its text is finished, in their language.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, tag: path, renotify: true, icon: "/icon-turn.svg", data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

// A tap on a notification brings its table to the front; another table that is open stays where it is.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const at = (path) => windows.find(({ url }) => new URL(url).pathname === path);
  const found = at(path);
  if (found) return found.focus();
  const home = at("/");
  if (!home) return self.clients.openWindow(path);
  await home.focus();
  await home.navigate(path);
}
