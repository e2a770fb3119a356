// The page appears: in both browsers, at both sizes, under any path, and with what a browser may
// lack.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';

import {chromium, find, firefox} from './lib/browsers.mjs';
import {folder, site} from './lib/site.mjs';
import {colours, desktop, phone, Table} from './lib/table.mjs';

const no_chromium = find('chrome') ? false : 'no Chromium here';
const no_firefox = find('firefox') ? false : 'no Firefox here';

// with_page(browser, prefix, options, use): a table, cleared away whatever happens
async function with_page(launch, {prefix = '/', ...options}, use) {
  const [browser, place] = await Promise.all([launch(), site(prefix)]);
  try {
    await use(await Table.open(browser, place.url, options), place);
  } finally {
    await browser.close();
    await place.end();
  }
}

async function looks_right(table, place, name) {
  console.log(`    ${name}: the first picture after ${Math.round(await table.first_picture())} ms`);
  assert.equal(await table.page.evaluate(() => document.documentElement.dataset.state), 'ready');
  // The canvas has as many pixels as the screen has under it.
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
    with_page(chromium, {view}, (table, place) => looks_right(table, place, `start-${name}`)));
}

test('Firefox: the page appears', {skip: no_firefox}, () =>
  with_page(firefox, {}, (table, place) => looks_right(table, place, 'start-firefox')));

test('Chromium: the page works below a path', {skip: no_chromium}, () =>
  with_page(chromium, {prefix: '/some/where/'}, (table, place) =>
    looks_right(table, place, 'start-path')));

test('Chromium in Czech: the page speaks Czech', {skip: no_chromium}, () =>
  with_page(() => chromium({locale: 'cs-CZ'}), {}, async (table) => {
    assert.equal(await table.fact('language'), 'cs');
    await table.picture('start-czech');
  }));

// The message of a state, if it is the only thing visible.
const shown = (table) => table.page.evaluate(
  () => [...document.querySelectorAll('.state')].filter((e) => e.checkVisibility()).map((e) => e.textContent).join());

test('Chromium without WebGL: the page says so', {skip: no_chromium}, () =>
  with_page(() => chromium({flags: ['--disable-3d-apis']}), {ready: false}, async (table) => {
    await table.page.waitForSelector('html[data-state=no-webgl]', {timeout: 45000});
    assert.match(await shown(table), /^Bastide.*WebGL is missing.*WebGL chybí/);
    await table.picture('no-webgl');
  }));

test('Chromium without WebAssembly: the page says so', {skip: no_chromium}, () =>
  with_page(chromium, {ready: false, before: () => { delete window.WebAssembly; }}, async (table) => {
    await table.page.waitForSelector('html[data-state=broken]', {timeout: 45000});
    assert.match(await shown(table), /^Bastide.*could not be started.*nepodařilo spustit/);
  }));

test('Chromium with storage forbidden: the page appears', {skip: no_chromium}, () =>
  with_page(chromium, {before: () => {
    Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});
  }}, async (table) => assert.deepEqual(await table.complaints(), [])));

test('The whole download is at most 500 kB', () => {
  let total = 0;
  for (const name of readdirSync(folder).filter((n) => !/^LICENSE|[.]png$/.test(n)))
    total += brotliCompressSync(readFileSync(`${folder}/${name}`)).length;
  console.log(`    ${(total / 1000).toFixed(1)} kB compressed with brotli`);
  assert.ok(total <= 500_000, `${total} bytes`);
});
