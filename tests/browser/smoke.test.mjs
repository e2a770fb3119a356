// The page appears: in every browser, at both sizes, under any path, and despite what a browser may
// lack.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before} from 'node:test';
import {brotliCompressSync, gzipSync} from 'node:zlib';

import {chromium, firefox, missing, webkit} from './lib/browsers.mjs';
import {folder, site} from './lib/site.mjs';
import {colours, desktop, phone, Table} from './lib/table.mjs';
import {test} from './lib/waits.mjs';

const no_chromium = missing('chrome'), no_firefox = missing('firefox'), no_webkit = missing('webkit');

// One Chromium for everything that needs none of its own; each page in a profile of its own.
let shared;
before(async () => { if (!no_chromium) shared = await chromium(); });
after(() => shared?.close());
const in_shared = async () => {
  const profile = await shared.createBrowserContext();
  return {newPage: () => profile.newPage(), close: () => profile.close()};
};

// with_page(browser, prefix, options, use): a table, always cleaned up afterwards
async function with_page(launch, {prefix = '/', ...options}, use) {
  const [browser, place] = await Promise.all([launch(), site(prefix)]);
  try {
    await use(await Table.open(browser, place.url, {seen: true, ...options}), place);
  } finally {
    await browser.close();
    await place.end();
  }
}

async function looks_right(table, place, name) {
  console.log(`    ${name}: the first picture after ${Math.round(await table.first_picture())} ms`);
  assert.equal(await table.page.evaluate(() => document.documentElement.dataset.state), 'ready');
  // The canvas has as many pixels as it covers on the screen.
  const canvas = await table.page.evaluate(() => {
    const {width, height} = document.getElementById('canvas');
    return {width, height, ratio: devicePixelRatio, page: innerWidth, tall: innerHeight};
  });
  assert.equal(canvas.width, Math.round(canvas.page * canvas.ratio));
  assert.equal(canvas.height, Math.round(canvas.tall * canvas.ratio));
  const picture = await table.picture(name);
  assert.ok(colours(picture) > 50, `only ${colours(picture)} colours in ${name}.png`);
  for (const address of table.addresses)
    assert.ok(address.startsWith(place.url) || /^(data|blob|about):/.test(address), `asked for ${address}`);
  assert.deepEqual(await table.complaints(), []);
}

for (const [name, view] of Object.entries({desktop, phone})) {
  test(`Chromium, ${name}: the page appears`, {skip: no_chromium}, () =>
    with_page(in_shared, {view}, (table, place) => looks_right(table, place, `start-${name}`)));
}

test('Firefox: the page appears', {skip: no_firefox}, () =>
  with_page(firefox, {}, (table, place) => looks_right(table, place, 'start-firefox')));

test('WebKit: the page appears', {skip: no_webkit}, () =>
  with_page(webkit, {}, (table, place) => looks_right(table, place, 'start-webkit')));

test('Chromium: the page works below a path', {skip: no_chromium}, () =>
  with_page(in_shared, {prefix: '/some/where/'}, (table, place) =>
    looks_right(table, place, 'start-path')));

test('Chromium in Czech: the page speaks Czech', {skip: no_chromium}, () =>
  with_page(() => chromium({locale: 'cs-CZ'}), {}, async (table) => {
    assert.equal(await table.fact('language'), 'cs');
    await table.picture('start-czech');
  }));

const says = (table, state) => table.until_page((wanted) => document.documentElement.dataset.state === wanted,
                                                `the state ${state}`, state);
// The messages of the page itself.
const shown = (table) => table.page.evaluate(
  () => document.querySelector('.state').innerText);

test('Chromium without WebGL: the page says so', {skip: no_chromium}, () =>
  with_page(() => chromium({flags: ['--disable-3d-apis']}), {ready: false}, async (table) => {
    await says(table, 'no-webgl');
    assert.match(await shown(table), /^Bastide\s*Bastide cannot draw in this browser: WebGL is missing/);
    await table.picture('no-webgl');
  }));

test('Chromium without WebAssembly: the page says so', {skip: no_chromium}, () =>
  with_page(in_shared, {ready: false, before: () => { delete window.WebAssembly; }}, async (table) => {
    await says(table, 'broken');
    assert.match(await shown(table), /^Bastide\s*The game could not be started/);
  }));

test('Chromium: only the page’s own scripts can be loaded, and only by its policy', {skip: no_chromium}, () =>
  with_page(in_shared, {}, async (table) => {
    const refused = await table.page.evaluate(() => {
      const tried = {
        worker: () => new Worker('worker.js'),
        markup: () => { document.createElement('div').innerHTML = '<b>no</b>'; },
        script: () => { document.createElement('script').src = 'bastide.js'; },
        policy: () => trustedTypes.createPolicy('other', {}),
      };
      return Object.keys(tried).filter((name) => {
        try {
          tried[name]();
          return false;
        } catch (refusal) {
          return refusal instanceof TypeError;
        }
      });
    });
    assert.deepEqual(refused, ['worker', 'markup', 'script', 'policy']);
  }));

test('Diagnostics tell what the page runs on, and nothing of games', {skip: no_chromium}, () =>
  with_page(in_shared, {before: () => {
    localStorage.setItem('bastide.game.x.1', 'a game of Zuzana and Ludmila');
    window.copied = [];
    navigator.clipboard.writeText = async (text) => { window.copied.push(text); };
  }}, async (table) => {
    await table.page.evaluate(() => window.dispatchEvent(new ErrorEvent('error',
      {message: 'a fault of the test', filename: `${location.href}some.js?v=1#g=Zuzana`, lineno: 7})));
    await table.click('start.settings');
    await table.click('settings.diagnostics');
    await table.until(({facts}) => /copied/.test(facts.notice), 'a notice');
    const [text] = await table.page.evaluate(() => window.copied);
    const version = await table.page.evaluate(() => document.documentElement.dataset.version);
    assert.match(text, new RegExp(`^Bastide ${version}$`, 'm'));
    for (const line of [/^Browser: .*Chrom/m, /^Languages: en;/m, /^Graphics: .*SwiftShader/m, /^Screen: \d+ x \d+/m,
                        /^Storage: \d entries, \d+ kB; whole site/m, /^Last error: .*a fault of the test \(some.js:7\)/m])
      assert.match(text, line);
    assert.doesNotMatch(text, /Zuzana|Ludmila|game[.]x/);
    await table.picture('settings-diagnostics');
  }));

test('What a first start fetches is at most 1,000,000 bytes, compressed with brotli', {skip: no_chromium}, () =>
  with_page(in_shared, {}, async (table, place) => {
    const names = new Set(place.asked.map((line) => /^GET [/]([^?]*)/.exec(line)[1] || 'index.html'));
    assert.ok(names.has('bastide.wasm'));
    const size = (compress) => [...names].reduce((sum, name) => sum + compress(readFileSync(`${folder}/${name}`)).length, 0);
    const total = size(brotliCompressSync);
    console.log(`    ${total} bytes with brotli, ${size(gzipSync)} with gzip: ${[...names].join(' ')}`);
    assert.ok(total <= 1_000_000, `${total} bytes`);
  }));
