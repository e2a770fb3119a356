// Fuzzes what the page does in JavaScript with what comes from outside: the addresses of page and viewer
// (their boot.js), and what is shared with the installed page (sw.js). The scripts run without a browser,
// in a context of their own with as much of a document as they touch:
//   node tests/fuzz/scripts.mjs [SECONDS]
// A fault is an exception, a state of the page that does not exist, or two seconds without an end. The
// first one is printed with its seed, which BASTIDE_SEED repeats.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import assert from 'node:assert/strict';
import vm from 'node:vm';

const read = (path) => readFileSync(fileURLToPath(new URL('../../' + path, import.meta.url)), 'utf8');
const seconds = Number(process.argv[2] || 5);

// ---- Chance --------------------------------------------------------------------------------------

let seed = 0;
const random = (n) => {
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9 | 0;
  return (seed >>> 0) % n;
};
const seeds = ['', '#', '#g=', '#g=AQIDBAUGBwgJ&n=Anna,Bo&t=12&lang=cs&look=dark&log=1', '#g=%23&n=%E2%82%AC,%', '#shared',
  '#puzzle=3&lesson=first-game', '#lang=__proto__&look=constructor', '#n=' + ','.repeat(200000), '#g=' + 'A'.repeat(100000),
  '#' + '&'.repeat(50000), '#n=<img src=x onerror=alert(1)>,"\'><script>', '#lang=toString&n=\u202eabc,\ud800'];
const scraps = ['#', '&', '=', ',', '%', '%0', '%23', '%E2%82', 'n=', 'g=', 'lang=', 'look=', 'log=', 'c=', '\0', '\ud83d', '../', '//', '?v='];
function mutated() {
  let text = seeds[random(seeds.length)];
  for (let times = random(6); times > 0; --times) {
    const at = random(text.length + 1), cut = random(3) === 0 ? random(20) : 0;
    const scrap = random(4) === 0 ? String.fromCharCode(random(0x10000)) : scraps[random(scraps.length)];
    text = text.slice(0, at) + scrap.repeat(1 + random(3)) + text.slice(at + cut);
  }
  return text;
}

// ---- As much of a browser as is needed -----------------------------------------------------------

class Element {
  constructor() { this.children = []; this.dataset = {}; this.hidden = false; this.textContent = ''; }
  appendChild(child) { this.children.push(child); return child; }
  addEventListener() {}
  getContext() { return null; }
  querySelector() { return new Element(); }
  select() {}
}
function browser(hash, facts) {
  const elements = new Map(), root = new Element();
  Object.assign(root.dataset, facts);
  const element = (id) => elements.get(id) || elements.set(id, new Element()).get(id);
  const document = {documentElement: root, getElementById: element, querySelector: () => new Element(), querySelectorAll: () => [],
    createElement: () => new Element(), head: new Element(), body: new Element(), hasFocus: () => true};
  const never = () => new Promise(() => {});
  const storage = {getItem: () => null, setItem() {}, removeItem() {}};
  const window = {document, location: {hash, href: 'https://bastide.example/' + hash, reload() {}}, navigator: {language: 'en', languages: ['en']},
    matchMedia: () => ({matches: false, addEventListener() {}}), addEventListener() {}, getComputedStyle: () => ({getPropertyValue: () => ''}),
    localStorage: storage, sessionStorage: storage, indexedDB: {open: () => ({})}, fetch: never, setTimeout() {}, setInterval() {}, clearInterval() {},
    history: {replaceState() {}}, WebAssembly: {}, Worker: Element, Response, Blob, URL, JSON, Promise, Map, devicePixelRatio: 1, origin: 'https://bastide.example'};
  window.window = window.self = window;
  return {window, elements, root};
}

const languages = JSON.stringify([['en', 'en'], ['cs', 'cs'], ['sk', 'cs'], ['uk', 'uk']]);
const states = /^(loading|stalled|missing|cut|mixed|broken|lost|gone|ready|stopped)$/;
const scripts = {
  viewer: new vm.Script(read('web/viewer/browser/boot.js')),
  page: new vm.Script(read('web/platform/browser/boot.js')),
};

function open(which, hash) {
  const names = ['bastide.js', 'bastide.wasm', 'text-en.txt', 'EBGaramond08-Regular.ttf', 'EBGaramond12-Regular.ttf', 'EBGaramond12-more.ttf',
    'lessons.txt', 'puzzles.txt', 'embed.js', 'embed-en.js', 'embed-cs.js', 'embed-uk.js'];
  const {window, elements, root} = browser(hash, {version: 'v', languages, files: JSON.stringify(Object.fromEntries(names.map((name) => [name, ['', 1]])))});
  scripts[which].runInContext(vm.createContext(window), {timeout: 2000});
  assert.match(root.dataset.state, states);
  assert.ok(['en', 'cs', 'uk'].includes(root.lang), `language ${root.lang}`);
  assert.ok(!root.dataset.look || /^(light|dark)$/.test(root.dataset.look), `look ${root.dataset.look}`);
  if (which !== 'viewer') return;
  assert.ok((elements.get('players')?.children.length ?? 0) <= 8, 'more players than can play');
  assert.equal(elements.get('open').href.slice(0, 2), './');
}

// What is shared arrives as a form; sw.js keeps it as it came and leads to the page, whatever it is.
async function share(body, type) {
  const kept = [];
  const handlers = {};
  const own = {registration: {scope: 'https://bastide.example/'}, addEventListener: (name, use) => { handlers[name] = use; }};
  const caches = {open: async () => ({put: async (name, response) => kept.push(response)}), keys: async () => [], delete: async () => true};
  const redirect = {redirect: (to, status) => ({to, status})};
  const context = vm.createContext({self: own, caches, URL, Response: Object.assign(function (...given) { return new Response(...given); }, redirect), Set, Promise});
  new vm.Script(read('assets/page/sw.js').replace('@FILES@', '{"index.html":"x"}')).runInContext(context);
  let answer;
  handlers.fetch({request: {url: 'https://bastide.example/share', method: 'POST', mode: 'navigate', headers: new Headers(type === null ? {} : {'content-type': type}),
    blob: async () => new Blob([body])}, respondWith: (response) => { answer = response; }});
  assert.deepEqual({...await answer}, {to: './#shared', status: 303});
  assert.equal(kept.length, 1);
  assert.equal(await kept[0].text(), await new Blob([body]).text());
}

const until = Date.now() + 1000 * seconds;
let runs = 0;
for (let first = Number(process.env.BASTIDE_SEED || 1); Date.now() < until; ++first, ++runs) {
  seed = first;
  const text = mutated();
  try {
    open('viewer', text);
    open('page', text);
    if (runs % 20 === 0) await share(text, [null, 'text/plain', 'multipart/form-data; boundary=x', '\x00'.slice(1)][random(4)]);
  } catch (fault) {
    console.error(`BASTIDE_SEED=${first}: ${JSON.stringify(text.slice(0, 200))}\n`, fault);
    process.exit(1);
  }
  if (process.env.BASTIDE_SEED) break;
}
console.log(`scripts: nothing found in ${seconds} s and ${runs} addresses`);
