// The analysis board: set aside from a game, best turns, draws by hand, variants; by mouse, touch and
// keys, in English and Czech. The worker really searches.
import assert from 'node:assert/strict';

import {begin_together, confirm, dice, lay, my_turn, quick, quick_czech} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone} from './lib/table.mjs';

const test = sittings();

const tiles = (table, count) =>
  table.until(({facts}) => Number(facts['tiles-placed']) === count && facts['table.at-rest'] === 'true', `${count} tiles`);
const list = (table, name) => table.until(({facts}) => facts['board.list'] === name, `the list of ${name}`);

// A game of two turns, and the number of its tiles.
async function play_a_little(table) {
  const roll = dice(5);
  await begin_together(table);
  for (let turn = 0; turn < 2; ++turn) {
    await lay(table, roll);
    await confirm(table);
    await my_turn(table);
  }
  return Number(await table.fact('tiles-placed'));
}

// The three rounds of the search, each longer than the last.
const rated = (table) => table.until(({facts}) => facts['board.rounds'] === '3', 'the best turns', 60000);

async function by_hand(table, name) {
  const laid = await play_a_little(table);
  const slot = await table.fact('slot');
  await table.press('table.menu');
  await table.press('table.menu.analyse');
  await list(table, 'turns');
  assert.notEqual(await table.fact('slot'), slot);
  await rated(table);
  assert.ok((await table.items('board.turn.')).length > 1);

  // The second turn of the list: shown, then played.
  await table.press('board.turn.1');
  await table.until(({facts}) => facts['board.chosen'] === '1' && facts['table.advice'], 'the turn on the board');
  await table.picture(`${name}-turns`);
  await table.press('board.turn.1');
  await tiles(table, laid + 1);

  // Any tile can be drawn; another one instead begins a variant.
  await list(table, 'chances');
  await table.picture(`${name}-draws`);
  await table.press('board.chance.0');
  await table.until(({facts}) => facts['table.person'] === 'true', 'the turn of the other player');
  await table.press('table.undo');
  await list(table, 'chances');
  await table.press('board.chance.1');
  await table.until(({facts}) => facts['table.person'] === 'true', 'the turn of the other player');
  await table.press('board.variants');
  await list(table, 'variants');
  const rows = Number(await table.fact('board.rows'));
  await table.picture(`${name}-variants`);
  await table.press('board.variant.main');
  await table.press('board.variant.next');
  await table.press('board.variant.delete');
  await table.until(({facts}) => Number(facts['board.rows']) === rows - 1, 'one variant less');

  // After a reload it is as it was, and it leads back to the game.
  const before = await table.fact('slot');
  await table.page.reload();
  await table.until(({facts}) => facts['slot'] === before && facts['board.list'], 'the board again');
  await table.press('table.menu');
  await table.press('table.menu.back');
  await table.until(({facts}) => facts.slot === slot, 'the game');
  await tiles(table, laid);
  assert.deepEqual(await table.complaints(), []);
}

test('An analysis by mouse', async ({sit}) => by_hand(await sit({before: quick}), 'board-mouse'));

test('An analysis by touch, in Czech', async ({sit}) =>
  by_hand(await sit({before: quick_czech, view: {...coarse_phone, height: 740}}), 'board-touch'));

test('An analysis by keys', async ({sit}) => {
  const table = await sit({before: quick});
  const laid = await play_a_little(table);
  await table.key('o');
  await list(table, 'turns');
  await rated(table);
  await table.key('Tab');
  await table.until(({facts}) => facts['board.chosen'] === '0', 'the best turn');
  await table.key('Enter');
  await tiles(table, laid + 1);
  await table.key('0');  // leaves the draw to chance
  await table.until(({facts}) => facts['table.person'] === 'true', 'the turn of the other player');
  await table.key('PageUp');
  await tiles(table, laid);
  await rated(table);
  await table.key('Tab');
  await table.key('Tab');
  await table.key('Enter');
  await tiles(table, laid + 1);
  await table.key('b');
  await list(table, 'variants');
  const rows = Number(await table.fact('board.rows'));
  await table.key('j');
  await table.key('c');
  await table.key('Delete');
  await table.until(({facts}) => Number(facts['board.rows']) < rows, 'a variant less');
  await table.key('k');
  await list(table, 'turns');
  await table.key('Escape');
  await table.until(({facts}) => facts['table.side'] === 'none', 'the panel closed');
  await table.key('o');
  await table.until(({facts}) => facts['table.side'] === 'analysis', 'the panel open');
  assert.deepEqual(await table.complaints(), []);
});
