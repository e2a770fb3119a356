// A painter: paints beside the page, in the page's own program (worker.js), and keeps the pictures in a
// database of the site for the next visit. Where there is none, it only paints.
importScripts('worker.js' + self.location.search);

const version = self.location.search;  // pictures of another one are never shown
const most = 60e6;                     // bytes kept
const patience = 2000;                 // milliseconds for an answer of the database
const used = new Set();                // numbers of pictures, on this visit
let kept = new Set();
let fresh = [];                        // painted, to be kept

const bytes = (number) => 4 * 4096 * 4 ** (number % 8);
const ofVersion = () => IDBKeyRange.bound([version], [version, []]);

// An answer to one of the database's requests.
const answered = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = (event) => {
    event.preventDefault();
    failed(request.error);
  };
  setTimeout(failed, patience);
});
const opened = (async () => {
  const request = indexedDB.open('bastide-pictures', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('pictures');
  return answered(request);
})();
const pictures = async (mode) => (await opened).transaction('pictures', mode, {durability: 'relaxed'}).objectStore('pictures');

// Keeps what is fresh, drops other versions, and what is too much: first what is not used on this visit.
async function keep() {
  const store = await pictures('readwrite');
  for (const [number, rgba] of fresh.splice(0)) answered(store.put(rgba, [version, number])).catch(() => {});
  store.delete(IDBKeyRange.upperBound([version], true));
  store.delete(IDBKeyRange.lowerBound([version, []]));
  const numbers = (await answered(store.getAllKeys(ofVersion()))).map((key) => key[1]);
  numbers.sort((a, b) => used.has(a) - used.has(b));
  let sum = numbers.reduce((so_far, number) => so_far + bytes(number), 0);
  while (sum > most) {
    const number = numbers.shift();
    store.delete([version, number]);
    sum -= bytes(number);
  }
  kept = new Set(numbers);
}

// A damaged picture is painted anew.
async function look(number) {
  if (!kept.has(number)) return null;
  const rgba = await answered((await pictures('readonly')).get([version, number]));
  return rgba instanceof ArrayBuffer && rgba.byteLength === bytes(number) ? rgba : null;
}

const running = new Promise((done) => { self.begun = done; });
self.painted = (number, rgba) => {
  if (!fresh.length) setTimeout(() => keep().catch(() => { fresh = []; }), 1000);
  fresh.push([number, rgba.slice(0)]);
  self.postMessage([number, rgba], [rgba]);
};

async function paint(number) {
  used.add(number);
  const rgba = await look(number).catch(() => null);
  if (rgba) return self.postMessage([number, rgba], [rgba]);
  await running;
  Module['_painter_take'](number);
}

self.onmessage = ({data}) => {
  if (data instanceof WebAssembly.Module) take(data);
  else paint(data).catch(fail);
};

// What is in the store can be had before the program runs.
keep().catch(() => {}).then(() => kept.size || running).then(() => self.postMessage('ready'));
