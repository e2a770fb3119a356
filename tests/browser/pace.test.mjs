// Rendering speed of the table with a large game: reported only, since machines differ. Checked
// are: nothing is drawn while nothing moves, a frame needs no more calls than it should, and on a
// phone the first frame of a large board has all its tiles.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {sittings} from './lib/sitting.mjs';
import {phone} from './lib/table.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings({view: {width: 1280, height: 800, deviceScaleFactor: 1}, seen: true});

const boards = readFileSync(new URL('../data/boards.txt', import.meta.url), 'utf8').split('\n');
const link = boards.find((line) => line.startsWith('big-box ')).split(' ')[3];

// Counts draw calls: a frame begins with clearing the picture, after its textures have been
// created. Of these, only sketches of tiles (web/art/sketch.cpp) are 32 pixels wide.
const counting = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'reduce-motion on\nsound off\n');
  } catch {}
  window.drawn = {frames: 0, calls: 0, sketched: []};
  let sketches = 0, since = 0;
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function(...kind) {
    const context = get.apply(this, kind);
    if (context && context.drawElements && !context.counted) {
      context.counted = true;
      const clear = context.clear.bind(context), draw = context.drawElements.bind(context);
      context.clear = (mask) => {
        ++window.drawn.frames;
        if (sketches) window.drawn.sketched.push({sketches, ms: performance.now() - since});
        sketches = 0;
        return clear(mask);
      };
      const make = context.texImage2D.bind(context);
      context.texImage2D = (...what) => {
        if (what[3] === 32 && what[4] === 32 && sketches++ === 0) since = performance.now();
        return make(...what);
      };
      context.drawElements = (...what) => (++window.drawn.calls, draw(...what));
    }
    return context;
  };
};

// Seconds of CPU time used by the browser, by kind of process: on a busy machine these say more
// than the clock.
async function spent(table) {
  const session = await table.page.browser().target().createCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const of = (type) => processInfo.reduce((sum, p) => sum + (p.type === type ? p.cpuTime : 0), 0);
  return {page: of('renderer'), graphics: of('GPU')};
}

const drawn = (table) => table.page.evaluate(() => ({...window.drawn, now: performance.now()}));

// Counts what is drawn while the page runs some frames.
async function drawn_meanwhile(table) {
  const before = await drawn(table);
  await table.frames(10);
  return (await drawn(table)).frames - before.frames;
}

// Until nothing is drawn any more.
const comes_to_rest = (table, what = 'the table at rest') =>
  wait(what, async () => await drawn_meanwhile(table) === 0, {state: () => table.state()});

// Moves the board back and forth for a while, from within the page, without waiting for messages.
async function pan(table, name) {
  await comes_to_rest(table);
  const before = await drawn(table), cost = await spent(table);
  await table.page.evaluate((seconds) => new Promise((done) => {
    const canvas = document.getElementById('canvas');
    const send = (type, x, y, buttons) => canvas.dispatchEvent(new MouseEvent(type,
      {clientX: x, clientY: y, button: 0, buttons, bubbles: true, view: window}));
    const x = 500, y = 400, start = performance.now();
    send('mousemove', x, y, 0);
    send('mousedown', x, y, 1);
    const step = () => {
      const t = (performance.now() - start) / 1000;
      const to = [x + 120 * Math.sin(2 * t), y + 90 * Math.sin(3 * t)];
      send('mousemove', ...to, 1);
      if (t < seconds) return requestAnimationFrame(step);
      send('mouseup', ...to, 0);
      done();
    };
    step();
  }), 3);
  const after = await drawn(table), paid = await spent(table);
  const frames = after.frames - before.frames;
  const rate = frames * 1000 / (after.now - before.now), calls = (after.calls - before.calls) / frames;
  const each = (kind) => ((paid[kind] - cost[kind]) * 1000 / frames).toFixed(0);
  console.log(`    ${name}: ${rate.toFixed(1)} frames a second, ${calls.toFixed(0)} calls a frame, `
    + `processor ms a frame: page ${each('page')}, graphics ${each('graphics')}`);
  assert.ok(frames > 3, 'the board moves');
  return calls;
}

test('A large board is drawn when it moves and only then', async ({place, sit}) => {
  const table = await sit({address: place.url + link, before: counting});
  await table.until(({facts}) => facts.dialog === 'link', 'the offer');
  await table.press('link.open');
  await table.press('sheet.look');  // it is over
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await comes_to_rest(table);
  await table.picture('pace-whole');
  // The mouse moves over the cloth, where it changes nothing: frames are computed, but none is
  // drawn.
  await table.page.mouse.move(12, 450);
  await comes_to_rest(table, 'the table at rest with the hand at the side');
  await table.page.mouse.move(13, 452);
  assert.equal(await drawn_meanwhile(table), 0, 'a frame like the one before was drawn');
  const calls = await pan(table, 'the whole board');
  assert.ok(calls < 700, `${calls} calls a frame`);
  const centre = {x: 500, y: 400};
  await table.page.mouse.move(centre.x, centre.y);
  for (let i = 0; i < 6; ++i) await table.page.mouse.wheel({deltaY: -120});
  await pan(table, 'nearer');
  await table.picture('pace-near');
  for (let i = 0; i < 8; ++i) await table.page.mouse.wheel({deltaY: -120});
  await pan(table, 'one tile');
  await table.picture('pace-tile');
  await comes_to_rest(table, 'the table at rest again');
  assert.deepEqual(await table.complaints(), []);
});

test('A phone shows every tile of a large board in its first frame', async ({place, sit}) => {
  const table = await sit({address: place.url + link, view: phone, before: counting});
  await table.until(({facts}) => facts.dialog === 'link', 'the offer');
  await table.press('link.open');
  await table.item('sheet.look');
  await comes_to_rest(table, 'the score sheet at rest');
  const sketched = async () => (await drawn(table)).sketched;
  const before = (await sketched()).length;
  await table.press('sheet.look');
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await table.frames(3);
  const opened = (await sketched()).slice(before);
  await table.picture('pace-phone');
  console.log(`    opened: ${opened.map(({sketches, ms}) => `${sketches} sketches in ${ms.toFixed(0)} ms`).join(', ')}`);
  assert.equal(opened.length, 1, 'the first frame has sketches of all tiles');
  assert.ok(opened[0].sketches > 90, `${opened[0].sketches} sketches`);
  // Zooming in and out: tiles once seen are never blank again.
  const centre = {x: 180, y: 250};
  await table.pinch(centre, 60, 240);
  await table.pinch(centre, 240, 60);
  assert.equal((await sketched()).length, before + 1, 'tiles were sketched again');
  assert.deepEqual(await table.complaints(), []);
});
