// The viewer in a frame on another host's page, as strict as a frame can be: with an origin of its own. Firefox and
// WebKit: lib/main_path.mjs.
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {after, before} from 'node:test';

import {launch_of, missing} from './lib/browsers.mjs';
import {framing} from './lib/frames.mjs';
import {finished} from './lib/person.mjs';
import {artefact, folder, site} from './lib/site.mjs';
import {patience, test as named_test} from './lib/waits.mjs';

const skip = missing('chrome');
const game = finished.replace(/&n=.*/, '&n=Anna,Mill');
let browser, place, host, profile;

before(async () => {
  if (skip) return;
  [browser, place] = await Promise.all([launch_of.chrome(), site('/games/bastide/')]);
  host = await framing(place.url);
});
after(async () => {
  await browser?.close();
  await place?.end();
  await host?.end();
});

// Frames the viewer; resolves to the frame, its page and what went wrong there.
async function framed(hash, {width = 640, height = 480, sandbox = 'allow-scripts', touch = false, dark = false, ready = true} = {}) {
  const page = await profile.newPage(), faults = [], addresses = [];
  page.setDefaultTimeout(patience);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => { if (['error', 'warn', 'warning'].includes(line.type())) faults.push(line.text()); });
  page.on('request', (request) => addresses.push(request.url()));
  await page.setViewport(touch ? {width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true} : {width, height});
  if (dark) await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
  await page.goto(host.address({hash, width, height, sandbox}));
  const frame = await page.waitForFrame((one) => one.url().includes('embed.html'));
  if (ready) await frame.waitForSelector('html[data-painted]');
  const value = (id) => frame.$eval(id, (element) => element.value ?? element.textContent);
  return {
    page, frame, faults, addresses, value,
    index: async () => Number(await value('#timeline')),
    picture: async (name) => writeFileSync(artefact(`embed-${name}.png`), await page.screenshot()),
  };
}
const test = (name, use) => named_test(name, {skip}, async () => {
  profile = await browser.createBrowserContext();
  try {
    await use();
  } finally {
    await profile.close();
  }
});
// The pixels of the board, in short.
const board = (frame) => frame.$eval('#canvas', (canvas) => canvas.toDataURL());

test('A game is shown, with its end', async () => {
  const {page, frame, faults, addresses, value, index, picture} = await framed(game);
  await picture('light');
  assert.match(await value('#players'), /Anna.*\d+.*Mill.*\d+/);
  assert.match(await value('#said'), /The end of the game/);
  assert.equal(await index(), Number(await frame.$eval('#timeline', (timeline) => timeline.max)));
  assert.equal(await frame.$$eval('#curve polyline:not(.under)', (lines) => lines.length), 2);
  const link = new URL(await frame.$eval('#open', (open) => open.href));
  assert.equal(link.href, place.url + game);
  for (const address of addresses)
    assert.ok(address.startsWith(place.url) || address.startsWith(page.url().split('?')[0]), `asked for ${address}`);
  assert.deepEqual(faults, []);
});

test('Keys step through it, play it and show the log', async () => {
  const {page, frame, faults, index} = await framed(`${game}&log=0`);
  const last = await index(), end = await board(frame);
  await frame.focus('#canvas');
  await page.keyboard.press('Home');
  assert.equal(await index(), 0);
  await frame.waitForFunction((before) => document.getElementById('canvas').toDataURL() !== before, {}, end);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await index(), 2);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await index(), 1);
  await page.keyboard.press('PageDown');
  const turn = await index();
  assert.ok(turn >= 2 && turn < 8, `${turn}`);
  await page.keyboard.press(' ');
  await frame.waitForFunction((from) => Number(document.getElementById('timeline').value) > from, {}, turn);
  await page.keyboard.press(' ');
  assert.equal(await frame.$eval('html', (root) => root.hasAttribute('data-playing')), false);
  assert.equal(await frame.$eval('#log', (log) => log.hidden), true);
  await page.keyboard.press('l');
  const here = await frame.$$eval('#log li:not([hidden])', (items) => items.length);
  assert.ok(here > 0 && here < await frame.$$eval('#log li', (items) => items.length), 'the log says what has happened so far');
  await page.keyboard.press('End');
  assert.equal(await index(), last);
  assert.deepEqual(faults, []);
});

test('A phone, in Czech and in the dark', async () => {
  const {frame, faults, index, value, picture} = await framed(`${game}&lang=cs`, {width: 360, height: 640, touch: true, dark: true});
  assert.equal(await frame.$eval('html', (root) => root.dataset.look), 'dark');
  assert.match(await value('#said'), /Konec hry/);
  const last = await index();
  await frame.tap('[data-key=PageUp]');
  assert.ok(await index() < last);
  await picture('phone');
  await frame.tap('#log-switch');
  await frame.tap('#kind');
  await picture('phone-log');
  // Nothing is cut off at the side, and every control is there for a finger.
  const faulty = await frame.$$eval('button, a, input', (controls) => controls.filter((control) => {
    const {left, right, width} = control.getBoundingClientRect();
    return width > 0 && (left < 0 || right > innerWidth);
  }).map((control) => control.outerHTML.slice(0, 60)));
  assert.deepEqual(faulty, []);
  assert.deepEqual(faults, []);
});

test('The address overrides what the device wants', async () => {
  const {frame} = await framed(`${game}&look=light&lang=de&log=1`, {dark: true, width: 400});
  assert.deepEqual(await frame.$eval('html', (root) => [root.dataset.look, root.lang]), ['light', 'de']);
  assert.equal(await frame.$eval('#log', (log) => log.hidden), false);
});

test('A link that leads nowhere is refused in words', async () => {
  const {frame, picture} = await framed('#g=BA', {ready: false});
  await frame.waitForSelector('html[data-state=refused]');
  const said = await frame.$eval('.state', (state) => state.innerText);
  assert.ok(said.trim().length > 20 && !/shuffled|error\./.test(said), said);
  await picture('refused');
});

test('Where tabs may not be opened, the address is there to copy', async () => {
  const {frame, value} = await framed(game);
  assert.equal(await frame.$eval('#open', (open) => `${open.target} ${open.rel}`), '_blank noopener');
  await frame.click('#open');
  await frame.waitForSelector('#address:not([hidden])');
  assert.equal(await value('#link'), place.url + game);
});

test('Where they may, the game opens in a tab', async () => {
  const {frame} = await framed(game, {sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox'});
  await frame.click('#open');
  const opened = await profile.waitForTarget((target) => target.url().startsWith(place.url) && !target.url().includes('embed'),
                                             {timeout: patience});
  assert.equal(await (await opened.page()).evaluate(() => window.opener), null);
});

named_test('The page keeps nothing of it', () => assert.doesNotMatch(readFileSync(`${folder}/sw.js`, 'utf8'), /embed/));
