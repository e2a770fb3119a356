// Measures the start: from opening the page to the first picture, the landscape with the title, and to the
// start screen that can be used, in Chromium with 10 Mbit/s, 50 ms latency and a processor slowed four times, as from a static host that compresses:
//   node start-time.mjs [FOLDER [TIMES]]      dist/, nine times
// Each time has a fresh profile: the first visit comes from the host, the second, in a browser started
// anew, from the service worker. Nothing is checked but that a first click is answered.
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {types} from '../../tools/serve.mjs';
import {chromium} from './lib/browsers.mjs';
import {folder as usual} from './lib/site.mjs';
import {wait} from './lib/waits.mjs';

const [folder = usual, times = '9'] = process.argv.slice(2);
const network = {download: 10e6 / 8, upload: 10e6 / 8, latency: 50};
const slowdown = 4;
const view = {width: 1280, height: 800, deviceScaleFactor: 1};

const encodings = {br: brotliCompressSync, gzip: gzipSync};

// A static host that knows one encoding, and counts the bytes of the bodies it sends.
async function host(encoding) {
  const place = {sent: 0};
  const bodies = new Map(readdirSync(folder).map((name) => [name, encodings[encoding](readFileSync(join(folder, name)))]));
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://host').pathname.slice(1) || 'index.html';
    if (!(request.headers['accept-encoding'] || '').includes(encoding)) throw new Error(`${name} is wanted without ${encoding}`);
    const body = bodies.get(name);
    if (!body) return response.writeHead(404).end();
    place.sent += body.length;
    response.writeHead(200, {'content-type': types[extname(name)] || 'application/octet-stream', 'content-encoding': encoding,
                             'content-length': body.length, 'cache-control': 'max-age=600'});
    response.end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  place.url = `http://127.0.0.1:${server.address().port}/`;
  place.end = () => {
    server.closeAllConnections();
    server.close();
  };
  return place;
}

// Notes, in the page, when the landscape has been drawn, when the start screen is there and when a click has
// led on from it.
const observe = () => {
  window.seen = {};
  let arrived = false;
  const look = () => {
    if (arrived) window.seen.landscape ??= performance.now();
    arrived = document.getElementById('landscape')?.complete && document.documentElement.dataset.state !== undefined;
    const probe = document.documentElement?.dataset.state === 'ready' && window.BastidePage?.probe();
    const screen = probe?.facts?.screen;
    if (screen) window.seen[screen] ??= performance.now();
    if (!window.seen['new-game']) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

// Resolves to {pictured, usable, answered, sent}: milliseconds since the navigation began, and the bytes
// sent until it could be used.
async function visit(profile, place) {
  const browser = await chromium({profile});
  try {
    const page = await browser.newPage();
    await page.setViewport(view);
    await page.emulateNetworkConditions(network);
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(observe);
    place.sent = 0;
    await page.goto(place.url, {waitUntil: 'domcontentloaded'});
    const seen = (screen) => wait(screen, () => page.evaluate((name) => window.seen[name], screen));
    const pictured = await seen('landscape');
    const usable = await seen('start');
    const sent = place.sent;
    const button = await page.evaluate(() => window.BastidePage.probe().items.find(({id}) => id === 'start.new-game'));
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2, {delay: 50});
    const answered = await seen('new-game');
    await page.evaluate(() => navigator.serviceWorker.ready.then(({active}) => active.state === 'activated' ||
      new Promise((done) => { active.onstatechange = () => active.state === 'activated' && done(); })));
    return {pictured, usable, answered, sent};
  } finally {
    await browser.close();
  }
}

async function both_visits(place) {
  const profile = mkdtempSync(join(tmpdir(), 'bastide-start-'));
  try {
    return {first: await visit(profile, place), second: await visit(profile, place)};
  } finally {
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
function print(what, numbers) {
  const all = sorted(numbers);
  console.log(`${what}: ${seconds(all[Math.floor(all.length / 2)])} (${seconds(all[0])} to ${seconds(all.at(-1))})`);
}

const place = await host('br');
const all = [];
for (let n = 0; n < Number(times); ++n) all.push(await both_visits(place));
place.end();
const gzip = await host('gzip');
const {first: zipped} = await both_visits(gzip);
gzip.end();

for (const [visited, name] of [['first', 'first visit'], ['second', 'second visit, from the service worker']]) {
  print(`${name}, until the first picture`, all.map((one) => one[visited].pictured));
  print(`${name}, until the start screen can be used`, all.map((one) => one[visited].usable));
  print(`${name}, until a first click is answered`, all.map((one) => one[visited].answered));
}
console.log(`first visit: ${all[0].first.sent} bytes with brotli, ${zipped.sent} with gzip; second: ${all[0].second.sent}`);
