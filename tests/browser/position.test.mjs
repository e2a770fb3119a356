// A position is set up and played on from: by mouse, by finger, by keys, in both languages.
import assert from 'node:assert/strict';

import {my_turn, quick, quick_czech} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();
const screen = (table, name) => table.until(({facts}) => facts.screen === name, `the screen ${name}`);

// Presses `key` until the focus ring is around `id`.
async function walk(table, id, key = 'Tab', most = 150) {
  for (let step = 0; step < most; ++step) {
    if (await table.fact('focus') === id) return;
    await table.key(key);
  }
  throw new Error(`${key} never leads to ${id}`);
}

// Lays two roads, puts a figure on one of them, gives points, and begins. `press`: by which means.
async function set_up(table, press, name) {
  await press('start.new-game');
  await screen(table, 'new-game');
  await press('new.position');
  await screen(table, 'position');
  await press('position.type.base/FRRR');
  await press('position.cell.1,0');
  await table.until(({items}) => items.some(({id}) => id === 'position.cell.2,0'), 'the tile laid');
  assert.equal(await table.fact('position.fault'), '');
  await table.picture(`position-${name}-tiles`);
  await press('position.tab.1');
  await press('position.cell.0,0');
  await table.picture(`position-${name}-figures`);
  await press('position.tab.2');
  await press('position.points.0.more-ten');
  await table.until(({facts}) => facts['position.points.0'] === '10', 'ten points');
  await table.picture(`position-${name}-points`);
  await press('position.play');
  await screen(table, 'table');
  await table.picture(`position-${name}-table`);
}

test('A position is set up by mouse', async ({sit}) => {
  const table = await sit({before: quick});
  await set_up(table, (id) => table.click(id), 'mouse');
});

test('A position is set up by finger, in Czech', async ({sit}) => {
  const table = await sit({before: quick_czech, view: phone});
  await set_up(table, (id) => table.tap(id), 'finger');
});

test('A position is set up by keys', async ({sit}) => {
  const table = await sit({before: quick});
  await set_up(table, async (id) => {
    await walk(table, id);
    await table.key('Enter');
  }, 'keys');
});

// From the table to the editor and back, and on to an analysis board that a reload keeps.
async function edit(table, press, name) {
  await press('start.new-game');
  await press('new.start');
  await my_turn(table);
  await press('table.menu');
  await press('table.menu.edit');
  await screen(table, 'position');
  await table.picture(`position-${name}-edited`);
  await press('back');
  await screen(table, 'table');
  await press('table.menu');
  await press('table.menu.edit');
  await screen(table, 'position');
  await press('position.tab.2');
  await press('position.points.0.more-ten');
  await press('position.analyse');
  const {scores} = await table.until(({facts}) => facts.screen === 'table' && facts['board.list'] && facts, 'the board');
  assert.match(scores, /\b1\d\b/);
  await table.picture(`position-${name}-analysed`);
}

test('A position of a game is edited and analysed, by mouse', async ({sit}) => {
  const table = await sit({before: quick});
  await edit(table, (id) => table.click(id), 'mouse');
});

test('A position of a game is edited and analysed, by finger, in Czech', async ({sit}) => {
  const table = await sit({before: quick_czech, view: phone});
  await edit(table, (id) => table.tap(id), 'finger');
});
