// The main path in Firefox: start, play, reload, continue.
import assert from 'node:assert/strict';

import {firefox} from './lib/browsers.mjs';
import {begin, dice, move, my_turn, position, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings({launch: firefox, kind: 'firefox'});

test('Firefox: a game is begun, played, left and taken up again', async ({place, sit}) => {
  const table = await sit({before: quick});
  const roll = dice(50);
  await begin(table);
  for (let turn = 0; turn < 4; ++turn) await move(table, roll);
  await my_turn(table);
  const before = position(await table.probe());
  assert.ok(Number(before.placed) >= 8);
  await table.picture('firefox-table');

  await table.page.reload();
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), before);
  await move(table, roll);
  await my_turn(table);

  // By keyboard and wheel too.
  await table.key('Enter');
  await table.key('Enter');
  await table.until(({facts}) => facts['table.pending'], 'a tile laid by Enter');
  const cursor = Number(await table.fact('cursor'));
  await table.key('Enter');
  await table.until(({facts}) => Number(facts.cursor) > cursor, 'the move played');
  const facts = await my_turn(table);
  const zoom = Number(facts['table.zoom']);
  await table.page.mouse.move(400, 400);
  await table.page.mouse.wheel({deltaY: -300});
  await table.until((probe) => Number(probe.facts['table.zoom']) > zoom, 'a nearer view');
  for (const address of table.addresses)
    assert.ok(address.startsWith(place.url) || /^(data|blob|about):/.test(address), `asked for ${address}`);
  assert.deepEqual(await table.complaints(), []);
});
