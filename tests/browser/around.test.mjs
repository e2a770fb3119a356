// The browser around the page: its own keys, tabs in the background, other densities, dropped files,
// lost releases of the mouse, Forward, dark and forced colours.
import assert from 'node:assert/strict';

import {dice, lay, my_turn, quick} from './lib/person.mjs';
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

test("The browser's chords are its own, and the game's go by their letter", async ({sit}) => {
  const table = await at_table(sit);
  await lay(table, dice());
  const before = await table.fact('table.pending');
  const left_alone = (init) => table.page.evaluate((keys) => document.body.dispatchEvent(
      new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...keys})), init);
  for (const init of [
    {key: 'ArrowLeft', code: 'ArrowLeft', altKey: true}, {key: 'Home', code: 'Home', altKey: true},
    {key: 'Tab', code: 'Tab', ctrlKey: true}, {key: 'PageUp', code: 'PageUp', ctrlKey: true},
    {key: 'PageDown', code: 'PageDown', ctrlKey: true}, {key: 'T', code: 'KeyT', ctrlKey: true, shiftKey: true},
    {key: 'Delete', code: 'Delete', ctrlKey: true, shiftKey: true}, {key: 'я', code: 'KeyZ', keyCode: 90, ctrlKey: true},
  ])
    assert.ok(await left_alone(init), JSON.stringify(init));
  await table.frames();
  assert.equal(await table.fact('table.pending'), before);
  assert.ok(!await left_alone({key: 'z', code: 'KeyW', keyCode: 90, ctrlKey: true}), 'Ctrl+Z is the game’s');
  await table.until(({facts}) => facts['table.pending'] === '', 'the tile in the hand');
  assert.deepEqual(await table.complaints(), []);
});

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

test('Forward returns to the table', async ({sit}) => {
  const table = await at_table(sit);
  await table.page.evaluate(() => history.back());
  await table.until(({facts}) => facts.screen === 'start', 'the start');
  await table.page.evaluate(() => history.forward());
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await table.page.evaluate(() => history.back());
  await table.until(({facts}) => facts.screen === 'start', 'the start again');
  assert.deepEqual(await table.complaints(), []);
});

test("The look is the device's, before the game starts and while it runs", async ({sit}) => {
  const table = await at_table(sit);
  const device = await table.page.createCDPSession();
  const prefer = (features) => device.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({name, value})),
  });
  const around = () => table.page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor, document.querySelector('meta[name=theme-color]').content,
    getComputedStyle(document.documentElement).colorScheme,
  ]);
  const looks = (look) => table.until(({facts}) => facts.look === look, look);
  await looks('light');
  assert.deepEqual(await around(), ['rgb(217, 200, 165)', '#d9c8a5', 'light']);
  await prefer({'prefers-color-scheme': 'dark'});
  await looks('dark');
  assert.deepEqual(await around(), ['rgb(31, 26, 20)', '#1f1a14', 'dark']);
  await table.picture('dark');
  await prefer({'prefers-color-scheme': 'dark', 'forced-colors': 'active'});
  await looks('white-on-black');
  await prefer({'prefers-color-scheme': 'light', 'forced-colors': 'active'});
  await looks('black-on-white');
  await table.picture('contrast');
  // Nothing but the page's own script runs here.
  await prefer({'prefers-color-scheme': 'dark'});
  await table.page.setRequestInterception(true);
  table.page.on('request', (request) => (/wasm/.test(request.url()) ? undefined : request.continue()));
  await table.page.reload({waitUntil: 'domcontentloaded'});
  assert.deepEqual(await around(), ['rgb(31, 26, 20)', '#1f1a14', 'dark']);
});
