// The keyboard alone: from the start screen through a new game to several turns.
import assert from 'node:assert/strict';

import {my_turn, quick, sound} from './lib/person.mjs';
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

// Places the drawn tile; leaves it pending.
async function lay_by_keys(table) {
  await table.key('Enter');  // the cursor appears
  await table.key('Enter');
  return table.until(({facts}) => facts['table.pending'], 'a tile laid by Enter');
}

async function confirm_by_keys(table) {
  const before = Number(await table.fact('cursor'));
  await table.key('Enter');
  await table.until(({facts}) => Number(facts.cursor) > before, 'the move played');
}

test('Everything can be done by keyboard', async ({sit}) => {
  const table = await sit({before: quick});

  // Help and back, from the start screen.
  await walk(table, 'start.how-to-play');
  await table.picture('keyboard-start');
  await table.key('Enter');
  await screen(table, 'how-to-play');
  await table.key('Escape');
  await screen(table, 'start');

  // The new game is played by two people at this keyboard.
  await walk(table, 'start.new-game');
  await table.key('Enter');
  await screen(table, 'new-game');
  await walk(table, 'new.player.1.kind', 'Tab');
  await table.key('Enter');
  await table.until(({facts}) => facts.dialog === 'kind', 'who plays');
  await table.picture('keyboard-kind');
  await walk(table, 'kind.person', 'ArrowUp');
  await table.key('Enter');
  await table.until(({facts}) => facts.dialog === '', 'the new game');
  await walk(table, 'new.start', 'Tab', 90);
  await table.picture('keyboard-new-game');
  await table.key('Enter');
  await screen(table, 'table');
  await my_turn(table);

  // Enter shows the cursor and places; R rotates; Escape picks up; pressing Enter repeatedly plays.
  const start = await table.fact('cursor');
  const pending = await lay_by_keys(table);
  await table.key('r');
  const turned = await table.fact('table.pending');
  assert.deepEqual(turned.split(',').slice(0, 2), pending.split(',').slice(0, 2));
  await table.key('Escape');
  await table.until(({facts}) => facts['table.pending'] === '', 'the tile in the hand');
  assert.equal(await table.fact('cursor'), start);

  // The arrows move from space to space.
  const places = new Set();
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await table.key('Enter');
    places.add((await table.until(({facts}) => facts['table.pending'], 'a tile laid')).split(',').slice(0, 2).join());
    await table.key(arrow);
    places.add((await table.fact('table.pending')).split(',').slice(0, 2).join());
    await table.key('Escape');
    await table.until(({facts}) => facts['table.pending'] === '', 'the tile in the hand');
    await table.key(arrow);
  }
  assert.ok(places.size > 1, `the arrows stayed at ${[...places]}`);

  // A figure by its number, another by Tab, none by 0.
  await table.key('Enter');
  await table.until(({facts}) => facts['table.pending'], 'a tile laid');
  await table.key('1');
  await table.until(({facts}) => facts['table.figure'] === '1', 'the first figure');
  await table.key('Tab');
  const after_tab = await table.fact('table.figure');
  assert.notEqual(after_tab, '1');
  await table.picture('keyboard-table');
  await confirm_by_keys(table);
  for (let turn = 1; turn < 4; ++turn) {
    await my_turn(table);
    await lay_by_keys(table);
    if (turn % 2) await table.key('Tab');
    await confirm_by_keys(table);
  }
  const facts = await my_turn(table);
  assert.equal(facts['tiles-placed'], '5');

  // Back two turns and forward again.
  await table.key('u');
  const once = await table.until(({facts: f}) => Number(f.cursor) < Number(facts.cursor) && f, 'one step back');
  await table.key('Backspace');
  await table.until(({facts: f}) => Number(f.cursor) < Number(once.cursor), 'two steps back');
  assert.equal(await table.fact('actions'), facts.actions, 'looking back forgets nothing');
  await table.picture('keyboard-looking-back');
  await table.key('y');
  await table.key('y');
  await table.until(({facts: f}) => f.cursor === facts.cursor, 'the present');
  assert.equal((await table.probe()).facts['table.drawn'], facts['table.drawn']);
  // Ctrl+Z too.
  await table.page.keyboard.down('Control');
  await table.key('z');
  await table.until(({facts: f}) => Number(f.cursor) < Number(facts.cursor), 'one step back');
  await table.key('y');
  await table.page.keyboard.up('Control');
  await table.until(({facts: f}) => f.cursor === facts.cursor, 'the present');

  // Zoom, log, tiles, the list of keys, the menu, home; Escape closes each.
  const zoom = Number(await table.fact('table.zoom'));
  await table.key('+');
  await table.until(({facts: f}) => Number(f['table.zoom']) > zoom, 'a nearer view');
  await table.key('f');
  for (const [key, side] of [['l', 'log'], ['t', 'bag']]) {
    await table.key(key);
    await table.until(({facts: f}) => f['table.side'] === side, side);
    await table.key('Escape');
    await table.until(({facts: f}) => f['table.side'] === 'none', `${side} closed`);
  }
  for (const state of ['off', 'on']) {
    await table.key('x');
    await sound(table, state);
  }
  await table.key('h');
  await table.until(({facts: f}) => f['table.dialog'] === 'keys', 'the keys');
  await table.picture('keyboard-keys');
  await table.key('Escape');
  await table.until(({facts: f}) => f['table.dialog'] === 'none', 'the table');
  // As typed on a Czech keyboard: where "?" and Z are depends on the layout.
  const keys = await table.page.createCDPSession();
  const type = async (key, code, number, modifiers, text) => {
    const stroke = {key, code, windowsVirtualKeyCode: number, modifiers};
    await keys.send('Input.dispatchKeyEvent', {type: 'keyDown', text, ...stroke});
    await keys.send('Input.dispatchKeyEvent', {type: 'keyUp', ...stroke});
    await table.moment();
  };
  await type('?', 'Comma', 188, 8, '?');
  await table.until(({facts: f}) => f['table.dialog'] === 'keys', 'the keys by "?"');
  await table.key('Escape');
  await table.until(({facts: f}) => f['table.dialog'] === 'none', 'the table');
  await table.page.keyboard.down('Control');
  await type('z', 'KeyY', 90, 2);
  await table.until(({facts: f}) => Number(f.cursor) < Number(facts.cursor), 'one step back');
  await type('y', 'KeyZ', 89, 2);
  await table.page.keyboard.up('Control');
  await table.until(({facts: f}) => f.cursor === facts.cursor, 'the present');
  await table.key('m');
  await table.until(({facts: f}) => f['table.dialog'] === 'menu', 'the menu');
  await walk(table, 'table.menu.new');
  await walk(table, 'table.menu.home', 'ArrowRight');  // both in one row
  await table.key('Enter');
  await screen(table, 'start');
  await walk(table, 'start.continue', 'ArrowUp');
  await table.key('Enter');
  await screen(table, 'table');
  assert.equal((await my_turn(table)).cursor, facts.cursor);
  assert.deepEqual(await table.complaints(), []);
});
