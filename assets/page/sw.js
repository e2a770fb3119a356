// Keeps the whole page on the device, so that it starts without a network. The build fills in the
// version, and the files with their SHA-256. A new version is fetched as a whole, past the browser's
// own cache, and only what the build has made is taken: from a host in the middle of an update nothing
// is, and what was kept before stays until a later try succeeds. It takes over when no window shows the
// old version any more: files of two versions are never mixed.
const cacheName = 'bastide-@VERSION@';
const files = @FILES@;

const scope = new URL(self.registration.scope);
const addressOf = (name) => new URL(name, scope).href;
const kept = new Set(Object.keys(files).map(addressOf));
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith('bastide-'));

// What is to be kept. Of the texts, only those in languages that have been used: boot.js puts them into
// the cache of its version. All, as long as there are none.
async function wanted() {
  const paths = new Set();
  for (const name of await ownCaches())
    for (const {url} of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
  const isText = (name) => name.startsWith('text-');
  const isUsed = (name) => paths.has(new URL(name, scope).pathname);
  const all = Object.keys(files), some = all.some((name) => isText(name) && isUsed(name));
  return all.filter((name) => !some || !isText(name) || isUsed(name));
}

// What the server has now, or an error.
async function fetched(name) {
  const response = await fetch(addressOf(name), {cache: 'reload'});
  if (!response.ok || response.redirected) throw new Error(`${name}: ${response.status}`);
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== files[name]) throw new Error(`${name}: not of this version`);
  return [addressOf(name), response];
}

// Fetches all that is to be kept, before any of it is put into the cache.
async function complete() {
  const names = await wanted(), cache = await caches.open(cacheName);
  const here = new Set((await cache.keys()).map(({url}) => url));
  const fresh = await Promise.all(names.filter((name) => !here.has(addressOf(name))).map(fetched));
  await Promise.all(fresh.map(([address, response]) => cache.put(address, response)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(complete().catch(async (fault) => {
    await caches.delete(cacheName);
    throw fault;
  }));
});

// Other pages of the same host have caches of their own.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    await complete().catch(() => {});  // another language may have been used since
    for (const name of await ownCaches()) {
      if (name === cacheName) continue;
      const old = await (await caches.open(name)).keys();
      if (old.every((request) => new URL(request.url).pathname.startsWith(scope.pathname)))
        await caches.delete(name);
    }
    // A window that was open before counts too: while it is, a next version waits.
    await self.clients.claim();
  })());
});

// What is shared with the installed game (manifest.webmanifest) is kept until the page takes it (platform.js).
async function share(request) {
  const headers = {'content-type': request.headers.get('content-type')};
  const form = new Response(await request.blob(), {headers});
  await caches.open('bastide.shared').then((cache) => cache.put('shared', form)).catch(() => {});
  return Response.redirect('./#shared', 303);
}

// Everything else below the page's path, such as the page of another project, is none of its business.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  url.hash = '';
  if (event.request.method === 'POST' && url.href === addressOf('share')) return event.respondWith(share(event.request));
  const start = event.request.mode === 'navigate' &&
      (url.pathname === scope.pathname || url.pathname === scope.pathname + 'index.html');
  const address = start ? scope.href : url.href;
  if (event.request.method !== 'GET' || !kept.has(address)) return;
  event.respondWith(caches.open(cacheName)
      .then((cache) => cache.match(address, {ignoreVary: true}))
      .then((found) => found || fetch(event.request)));
});
