// The browser around the page: tabs in the background, other densities, dropped files, lost releases of the mouse,
// Back and Forward, dark and forced colours. Which steps back there are is tested without a browser
// (tests/page/back_test.cpp).
import assert from 'node:assert/strict';

import {host} from './lib/host.mjs';
import {begin_together, dice, lay, my_turn, quick, saves} from './lib/person.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings();

async function at_table(sit, options = {}) {
  const table = await sit({before: quick, ...options});
  await table.click('start.new-game');
  await table.click('new.start');
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await my_turn(table);
  return table;
}

test('A change of density alone is followed, a lost release ends a drag, a file is dropped', async ({sit}) => {
  // An emulated screen does not tell of its density, as real ones do.
  const table = await at_table(sit, {before: `(${quick})(); (${() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = match(query);
      if (/resolution/.test(query)) window.screen_changed = () => list.dispatchEvent(new Event('change'));
      return list;
    };
  }})()`});
  const view = table.page.viewport();
  for (const density of [1, 2, view.deviceScaleFactor]) {
    await table.page.setViewport({...view, deviceScaleFactor: density});
    await table.page.evaluate(() => window.screen_changed());
    await table.until_page((n) => document.getElementById('canvas').width === innerWidth * n, 'pixels', density);
  }

  await table.page.mouse.move(500, 400);
  await table.page.mouse.down();
  await table.frames();
  await table.page.mouse.move(560, 400);
  await table.frames();
  const ups = await table.page.evaluate(() => {
    let seen = 0;
    document.addEventListener('mouseup', () => ++seen);
    const move = () => document.getElementById('canvas').dispatchEvent(
        new MouseEvent('mousemove', {bubbles: true, clientX: 600, clientY: 400}));
    move();
    move();
    return seen;
  });
  assert.ok(ups > 0, 'the release is made up for');
  await table.page.mouse.up();

  const game = 'bastide-save 1 nothing';
  const hovers = await table.page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
    const send = (name) => document.getElementById('canvas').dispatchEvent(
        new DragEvent(name, {bubbles: true, cancelable: true, dataTransfer: carried}));
    const own = !send('dragenter') && !send('dragover');
    const sign = getComputedStyle(document.getElementById('canvas')).outlineStyle;
    send('drop');
    return [own, sign, document.documentElement.hasAttribute('data-drop')];
  }, game);
  assert.deepEqual(hovers, [true, 'dashed', false]);
  await table.until(({facts}) => facts.dialog === 'failed', 'what is wrong with the file');
  assert.deepEqual(await table.complaints(), []);
});

test('A hidden page plays on, and its title says whose turn it is', async ({sit}) => {
  const table = await at_table(sit, {before: `(${quick})(); (${() => {
    let hidden = false;
    Object.defineProperty(document, 'hidden', {get: () => hidden});
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (step) => request((time) => (hidden ? undefined : step(time)));
    window.hide = (now) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  }})()`});
  await lay(table, dice());
  await table.item('table.confirm');
  await table.click('table.confirm');
  await table.page.evaluate(() => window.hide(true));
  const facts = await table.until(({facts: f}) => Number(f['tiles-placed']) >= 3 && f.computer === 'false' && f,
                                  'the computer’s move');
  assert.equal(await table.page.title(), 'Your turn – Bastide');
  assert.ok(Number(facts.actions) > 0);
  await table.page.evaluate(() => window.hide(false));
  await my_turn(table);
  assert.deepEqual(await table.complaints(), []);
});

const back = (table, steps = 1) => table.page.evaluate((n) => { history.go(-n); }, steps);
const height = (table) => table.page.evaluate(() => history.state.bastide);
// The page adds steps, and takes them away, between two frames.
const at_height = (table, wanted) => table.until_page((n) => history.state.bastide === n, `${wanted} steps back`, wanted);
const on = (table, screen) => table.until(({facts}) => facts.screen === screen && facts.dialog === '', `the screen ${screen}`);

test('Back closes one thing after the other, and Forward returns to the table', async ({sit}) => {
  const table = await sit({before: quick});
  assert.equal(await height(table), 0);
  await table.press('start.more');
  await table.press('start.settings');
  await on(table, 'settings');
  assert.ok(await height(table) > 0);
  await table.key('Escape');
  await on(table, 'start');
  // What is closed otherwise needs no step: from here Back leaves the page.
  await at_height(table, 0);

  await begin_together(table);
  const kept = await saves(table);
  await table.press('table.menu');
  await table.until(({facts}) => facts['table.dialog'] === 'menu', 'the menu');
  await at_height(table, 2);
  await back(table);
  await table.until(({facts}) => facts['table.dialog'] === 'none' && facts.screen === 'table', 'the table');
  await at_height(table, 1);
  await back(table);
  await on(table, 'start');
  assert.deepEqual(await saves(table), kept);
  await at_height(table, 0);
  await table.page.evaluate(() => history.forward());
  await on(table, 'table');

  // Many steps at once lead to the start, too, also those from before a reload.
  await table.press('table.menu');
  await table.press('table.menu.more');
  await table.press('table.menu.help');
  await on(table, 'how-to-play');
  await table.page.reload();
  await on(table, 'how-to-play');
  const steps = await height(table);
  assert.ok(steps >= 2, `${steps} steps`);
  await back(table, steps);
  await on(table, 'start');
  await at_height(table, 0);
  assert.equal(await table.fact('saves'), '1');
  assert.deepEqual(await table.complaints(), []);
});

test("The look is the device's, before the game starts and while it runs", async ({sit}) => {
  const prefer = async (table, features) => (await table.protocol()).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({name, value})),
  });
  const around = (table) => table.page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor, document.querySelector('meta[name=theme-color]').content,
    getComputedStyle(document.documentElement).colorScheme,
  ]);
  const looks = (look) => table.until(({facts}) => facts.look === look, look);
  const table = await at_table(sit);
  await looks('light');
  assert.deepEqual(await around(table), ['rgb(217, 200, 165)', '#d9c8a5', 'light']);
  await prefer(table, {'prefers-color-scheme': 'dark'});
  await looks('dark');
  assert.deepEqual(await around(table), ['rgb(31, 26, 20)', '#1f1a14', 'dark']);
  await table.picture('dark');
  await prefer(table, {'prefers-color-scheme': 'dark', 'forced-colors': 'active'});
  await looks('white-on-black');
  await prefer(table, {'prefers-color-scheme': 'light', 'forced-colors': 'active'});
  await looks('black-on-white');
  await table.picture('contrast');
  // Nothing but the page's own script runs here.
  const server = await host(folder);
  server.fault = (name) => (name === 'bastide.wasm' ? 'stall' : undefined);
  const early = await sit({address: `${server.url}LICENSE.txt`, ready: false});
  await prefer(early, {'prefers-color-scheme': 'dark'});
  await early.page.goto(server.url, {waitUntil: 'domcontentloaded'});
  assert.deepEqual(await around(early), ['rgb(31, 26, 20)', '#1f1a14', 'dark']);
  await server.end();
});
