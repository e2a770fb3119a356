// Keys reach the page, and those of the browser stay the browser's. What the keys do is tested without a browser
// (tests/page).
import assert from 'node:assert/strict';

import {begin_together, dice, lay, my_turn, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings();

// Presses `key` until the focus ring is around `id`.
async function walk(table, id, key = 'ArrowDown', most = 40) {
  const seen = [];
  for (let step = 0; step < most; ++step) {
    const focus = await table.fact('focus');
    if (focus === id) return;
    seen.push(focus);
    await table.key(key);
  }
  throw new Error(`${key} never leads to ${id}: ${seen.join(' ')}`);
}

const screen = (table, name) => table.until(({facts}) => facts.screen === name, `the screen ${name}`);

test('From the start screen through a new game to its second turn and home again', async ({sit}) => {
  const table = await sit({before: quick});
  await walk(table, 'start.new-game');
  await table.key('Enter');
  await screen(table, 'new-game');
  await walk(table, 'new.rules-and-seats', 'Tab');
  await table.key('Enter');
  await screen(table, 'rules');
  await walk(table, 'new.player.1.kind', 'Tab');
  await table.key('Enter');
  await table.until(({facts}) => facts.dialog === 'kind', 'who plays');
  await walk(table, 'kind.person', 'ArrowUp');
  await table.key('Enter');
  await table.until(({facts}) => facts.dialog === '', 'the new game');
  await walk(table, 'new.start', 'Tab', 90);
  await table.key('Enter');
  await screen(table, 'table');
  const {cursor} = await my_turn(table);

  await table.key('Enter');  // the cursor appears
  await table.key('Enter');
  const pending = await table.until(({facts}) => facts['table.pending'], 'a tile laid by Enter');
  await table.key('ArrowRight');  // to where it fits in several ways
  const place = (laid) => laid.split(',').slice(0, 2).join();
  const moved = await table.until(({facts}) => place(facts['table.pending']) !== place(pending) && facts['table.pending'], 'the tile elsewhere');
  await table.key('r');
  const turned = await table.until(({facts}) => facts['table.pending'] !== moved && facts['table.pending'], 'the tile turned');
  assert.equal(place(turned), place(moved));
  await table.key('Escape');
  await table.until(({facts}) => facts['table.pending'] === '', 'the tile in the hand');
  await table.key('Enter');
  await table.until(({facts}) => facts['table.pending'], 'a tile laid');
  await table.key('1');
  await table.until(({facts}) => facts['table.figure'] === '1', 'the first figure');
  await table.key('Enter');
  await table.until(({facts}) => Number(facts.cursor) > Number(cursor), 'the move played');
  await my_turn(table);
  await table.picture('keyboard-table');
  await table.key('Backspace');
  await table.until(({facts}) => facts.cursor === cursor, 'the move taken back');

  await table.key('m');
  await table.until(({facts}) => facts['table.dialog'] === 'menu', 'the menu');
  await walk(table, 'table.menu.home');
  await table.key('Enter');
  await screen(table, 'start');
  assert.deepEqual(await table.complaints(), []);
});

test("The browser's chords are its own, and the game's go by their letter", async ({sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
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

  // As typed on a Czech keyboard: where "?" and Z are depends on the layout.
  const keys = await table.protocol();
  const type = async (key, code, number, modifiers, text) => {
    const stroke = (type) => keys.send('Input.dispatchKeyEvent',
                                       {type, text, key, code, windowsVirtualKeyCode: number, modifiers});
    await Promise.all([stroke('keyDown'), stroke('keyUp')]);
    await table.frames(3);
  };
  await type('?', 'Comma', 188, 8, '?');
  await table.until(({facts}) => facts['table.dialog'] === 'keys', 'the keys by "?"');
  await table.key('Escape');
  await table.until(({facts}) => facts['table.dialog'] === 'none', 'the table');
  await lay(table, dice());
  await table.click('table.confirm');
  const {cursor} = await my_turn(table);
  await table.page.keyboard.down('Control');
  await type('z', 'KeyY', 90, 2);
  await table.until(({facts}) => Number(facts.cursor) < Number(cursor), 'one step back');
  await type('y', 'KeyZ', 89, 2);
  await table.page.keyboard.up('Control');
  await table.until(({facts}) => facts.cursor === cursor, 'the present');
  assert.deepEqual(await table.complaints(), []);
});
