// The cooperative game, in a team with the slowest computer player.
import assert from 'node:assert/strict';

import {dice, move, my_turn, quick, seat} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings({before: quick});

test('A person and a computer play the Mists together', async ({sit}) => {
  const table = await sit();
  await table.press('start.new-game');
  await table.press('new.together.1');
  await seat(table, 1, 'castellan');
  await table.press('new.start');
  await my_turn(table);
  await table.picture('together');
  const roll = dice(3);
  for (let k = 0; k < 4; ++k) {
    await move(table, roll, {where: 'choose'});
    await my_turn(table);
  }
  await table.picture('together-later');
  assert.equal(await table.fact('screen'), 'table');
  assert.ok(Number(await table.fact('turn')) > 2);
});
