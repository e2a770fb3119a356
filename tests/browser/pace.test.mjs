// The page costs nothing while nothing moves, and little when something does.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {begin_together, my_turn, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings({view: {width: 1280, height: 800, deviceScaleFactor: 1}, seen: true});

const boards = readFileSync(new URL('../data/boards.txt', import.meta.url), 'utf8').split('\n');
const link = boards.find((line) => line.startsWith('big-box ')).split(' ')[3];

// Counts the frames that the page asks for, those that it has had, those that it draws (each begins with clearing
// the picture) and its draw calls.
const counting = () => {
  window.counted = {asked: 0, had: 0, drawn: 0, calls: 0};
  const ask = window.uncounted = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (use) => {
    ++window.counted.asked;
    return ask((time) => (++window.counted.had, use(time)));
  };
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function(...kind) {
    const context = get.apply(this, kind);
    if (context && context.drawElements && !context.counted) {
      context.counted = true;
      const clear = context.clear.bind(context), draw = context.drawElements.bind(context);
      context.clear = (mask) => (++window.counted.drawn, clear(mask));
      context.drawElements = (...what) => (++window.counted.calls, draw(...what));
    }
    return context;
  };
};
const before = `(${quick})(); (${counting})();`;

const counted = (table) => table.page.evaluate(() => ({...window.counted}));

// Resolves to how many frames the page has asked for while the browser showed that many.
const asks = (table, frames) => table.page.evaluate((count) => new Promise((done) => {
  const {asked} = window.counted;
  const step = () => (--count < 0 ? done(window.counted.asked - asked) : window.uncounted(step));
  step();
}), frames);

// Until the page waits for no frame and asks for none any more. The tests' own waiting for frames would be counted.
const comes_to_rest = (table, what) => wait(what, async () => {
  const {asked, had} = await counted(table);
  return asked === had && await asks(table, 20) === 0;
}, {state: () => table.state()});

test('At rest the page asks for no frame', async ({sit}) => {
  const table = await sit({before});
  for (const screen of ['start', 'table']) {
    if (screen === 'table') {
      await begin_together(table);
      await my_turn(table);
    }
    await comes_to_rest(table, `the ${screen} at rest`);
    assert.equal(await asks(table, 100), 0, `frames asked for at rest, on the ${screen}`);
    for (const act of [() => table.page.mouse.move(12, 450), () => table.page.keyboard.press('Shift')]) {
      await comes_to_rest(table, `the ${screen} at rest again`);
      const resting = await counted(table);
      await act();
      await wait('a frame for what is done', async () => (await counted(table)).asked > resting.asked);
    }
  }
  assert.deepEqual(await table.complaints(), []);
});

test('A large board is drawn in few calls, and only when it moves', async ({place, sit}) => {
  const table = await sit({address: place.url + link, before});
  await table.until(({facts}) => facts.dialog === 'link', 'the offer');
  await table.press('link.open');
  await table.press('end.close');  // it is over
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await table.page.mouse.move(12, 450);
  await comes_to_rest(table, 'the table at rest with the hand at the side');
  await table.picture('pace-whole');
  // The mouse moves over the cloth, where it changes nothing: frames are computed, but none is
  // drawn.
  await comes_to_rest(table, 'the table at rest after the picture');
  const resting = await counted(table);
  await table.page.mouse.move(13, 452);
  await comes_to_rest(table, 'the table at rest again');
  const moved = await counted(table);
  assert.ok(moved.asked > resting.asked, 'no frame was computed');
  assert.equal(moved.drawn, resting.drawn, 'a frame like the one before was drawn');

  await table.drag({x: 500, y: 400}, {x: 560, y: 450});
  const after = await counted(table), frames = after.drawn - moved.drawn;
  assert.ok(frames > 3, `${frames} frames of a moving board`);
  assert.ok(after.calls - moved.calls < 700 * frames, `${(after.calls - moved.calls) / frames} calls a frame`);
  assert.deepEqual(await table.complaints(), []);
});
