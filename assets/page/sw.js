// Keeps the whole page on the device, so that it starts without a network. The build fills in the
// files and a name made from their contents. A new version is fetched as a whole and takes over
// when no window shows the old one any more: files of two versions are never mixed.
const version = 'VERSION';
const files = FILES;

const cacheName = 'bastide-' + version;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

// Other pages of the same host have caches of their own.
self.addEventListener('activate', (event) => {
  const scope = new URL(self.registration.scope).pathname;
  event.waitUntil(caches.keys().then(async (names) => {
    for (const name of names) {
      if (!name.startsWith('bastide-') || name === cacheName) continue;
      const kept = await (await caches.open(name)).keys();
      if (kept.every((request) => new URL(request.url).pathname.startsWith(scope)))
        await caches.delete(name);
    }
  }));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open(cacheName)
      .then((cache) => cache.match(event.request.mode === 'navigate' ? './' : event.request))
      .then((kept) => kept || fetch(event.request)));
});
