// A phone held upright: some turns by touch alone.
import assert from 'node:assert/strict';

import {begin, dice, move, my_turn} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {phone} from './lib/table.mjs';

const test = sittings({view: phone});

test('Phone: two turns by touch alone', async ({sit}) => {
  const roll = dice(4);
  const table = await sit();
  await begin(table);
  for (let turn = 0; turn < 2; ++turn) await move(table, roll);
  const facts = await my_turn(table);
  assert.ok(Number(facts['tiles-placed']) >= 5, `${facts['tiles-placed']} tiles`);
  await table.picture('phone-turns');
});
