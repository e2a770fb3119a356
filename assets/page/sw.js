// Keeps the whole page on the device, so that it starts without a network. The build fills in the
// version, and the files with their SHA-256. A new version is fetched as a whole, past the browser's
// own cache, and only what the build has made is taken: from a host in the middle of an update nothing
// is, and what was kept before stays until a later try succeeds. It takes over when no window shows the
// old version any more: files of two versions are never mixed.
const cacheName = 'bastide-@VERSION@';
const files = {
@FILES@
};

const scope = new URL(self.registration.scope);
const addressOf = (name) => new URL(name, scope).href;
const kept = new Set(Object.keys(files).map(addressOf));

// What the server has now, or an error.
async function fetched([name, hash]) {
  const response = await fetch(addressOf(name), {cache: 'reload'});
  if (!response.ok || response.redirected) throw new Error(`${name}: ${response.status}`);
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== hash) throw new Error(`${name}: not of this version`);
  return [addressOf(name), response];
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(Object.entries(files).map(fetched)).then(async (all) => {
    const cache = await caches.open(cacheName);
    try {
      await Promise.all(all.map(([address, response]) => cache.put(address, response)));
    } catch (full) {
      await caches.delete(cacheName);
      throw full;
    }
  }));
});

// Other pages of the same host have caches of their own.
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then(async (names) => {
    for (const name of names) {
      if (!name.startsWith('bastide-') || name === cacheName) continue;
      const old = await (await caches.open(name)).keys();
      if (old.every((request) => new URL(request.url).pathname.startsWith(scope.pathname)))
        await caches.delete(name);
    }
    // A window that was open before counts too: while it is, a next version waits.
    await self.clients.claim();
  }));
});

// Everything else below the page's path, such as the page of another project, is none of its business.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  url.hash = '';
  const start = event.request.mode === 'navigate' &&
      (url.pathname === scope.pathname || url.pathname === scope.pathname + 'index.html');
  const address = start ? scope.href : url.href;
  if (event.request.method !== 'GET' || !kept.has(address)) return;
  event.respondWith(caches.open(cacheName)
      .then((cache) => cache.match(address, {ignoreVary: true}))
      .then((found) => found || fetch(event.request)));
});
