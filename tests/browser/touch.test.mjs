// Fingers reach the page: taps, a finger that drags, two that pinch. What they do in every window is tested without
// a browser (tests/page).
import assert from 'node:assert/strict';

import {begin_together, choose, confirm, dice, lay, my_turn, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings({view: phone, before: quick});

const untouched = ({facts}) => ({actions: facts.actions, cursor: facts.cursor, pending: facts['table.pending']});

test('A turn by taps alone', async ({sit}) => {
  const table = await sit();
  await begin_together(table);
  const before = untouched(await table.probe());
  await lay(table, dice());
  await table.tap('table.take-back');
  await table.until(({facts}) => facts['table.pending'] === '', 'the tile taken up');
  assert.deepEqual(untouched(await table.probe()), before);
  const laid = await lay(table, dice(), 'table.spot.1,0');  // it fits in several ways
  await table.tap('table.turn-right');
  const turned = await table.until(({facts}) => facts['table.pending'] !== laid && facts['table.pending'], 'the tile turned');
  assert.deepEqual(turned.split(',').slice(0, 2), laid.split(',').slice(0, 2));
  await choose(table, 1);
  await table.picture('touch-tentative');
  assert.equal(await table.fact('cursor'), before.cursor, 'nothing is played before it is confirmed');
  await confirm(table);
  assert.equal((await my_turn(table))['tiles-placed'], '2');
  assert.deepEqual(await table.complaints(), []);
});

test('Two fingers change the view, and one moves the board, even from where a tile would fit', async ({sit}) => {
  const table = await sit();
  await begin_together(table);
  const before = untouched(await table.probe());
  const zoomed = (fits) => table.until(({facts}) => fits(Number(facts['table.zoom'])) && Number(facts['table.zoom']), 'another zoom');
  const start = Number(await table.fact('table.zoom'));
  const board = {x: 180, y: 270};
  await table.pinch(board, 60, 150);
  const near = await zoomed((zoom) => zoom > start * 1.5);
  await table.pinch(board, 150, 50);
  await zoomed((zoom) => zoom < near / 1.5);
  assert.deepEqual(untouched(await table.probe()), before, 'two fingers have placed something');

  await table.tap('table.fit');
  const spot = await table.item((await table.items('table.spot.'))[0].id);
  const from = {x: spot.x + spot.width / 2, y: spot.y + spot.height / 2};
  await table.swipe(from, {x: from.x + 45, y: from.y + 35}, {still: 6});
  await table.until(({items}) => {
    const moved = items.find(({id}) => id === spot.id);
    return !moved || moved.x - spot.x > 20;
  }, 'the board elsewhere');
  assert.deepEqual(untouched(await table.probe()), before, 'a drag has placed something');
  assert.deepEqual(await table.complaints(), []);
});
