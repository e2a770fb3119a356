// Puzzles: one solved by mouse; one with a failed attempt and then shown; the list on a phone in
// Czech; one from a link.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {confirm, dice, lay, my_turn, quick, quick_czech, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();

const lines = readFileSync(new URL('../../assets/puzzles.txt', import.meta.url), 'utf8').split('\n');
const [first, second] = lines.filter((line) => /^\d /.test(line)).map((line) => `puzzles.=${line.slice(-3)}`);
// One whose best turn is to place the tile at this position and rotation, with no figure (bastide
// describe).
const known = {code: 'CIABzN_c0IQ7fdUbKkHzVHIxqi', at: '-1,-4', turned: 0};

const moment = (table, wanted) => table.until(({facts}) => facts['lesson.moment'] === wanted && facts, `moment ${wanted}`);

test('A puzzle is solved, another one tried in vain and shown', async ({sit}) => {
  const table = await sit({before: quick});
  await table.press('start.puzzles');
  const id = `puzzles.=${known.code.slice(-3)}`;
  assert.equal(await table.until(({facts}) => facts[id], 'the list'), 'open');
  await table.press(id);
  await moment(table, '1');
  await my_turn(table);
  let laid = await lay(table, undefined, `table.spot.${known.at}`);
  for (let turns = 0; turns < 4 && laid !== `${known.at},${known.turned}`; ++turns) {
    await table.press('table.turn-right');
    laid = await table.fact('table.pending');
  }
  assert.equal(laid, `${known.at},${known.turned}`);
  await confirm(table);
  const solved = await moment(table, '4');
  assert.match(solved['lesson.text'], /best turn/);
  await table.picture('puzzles-solved');
  await table.press('lesson.list');
  assert.equal(await table.until(({facts}) => facts[id], 'the list'), 'done');
  assert.equal(await table.fact(first), 'open');
  await table.picture('puzzles-list');
  // Playing what has been shown does not count as solving it.
  await table.press(first);
  await moment(table, '1');
  await my_turn(table);
  const spots = await table.items('table.spot.');
  await lay(table, undefined, spots.at(-1).id);
  await confirm(table);
  const judged = await table.until(({facts}) => ['3', '4'].includes(facts['lesson.moment']) && facts, 'the judgement');
  if (judged['lesson.moment'] === '3') {
    assert.match(judged['lesson.text'], /\d/);
    await table.picture('puzzles-astray');
    await table.press('lesson.again');
    await moment(table, '1');
    await my_turn(table);
  }
  await table.press('lesson.show');
  const advice = await table.until(({facts}) => facts['table.advice'] && facts, 'the best turn');
  assert.match(advice['table.advice'], /:/);
  await table.picture('puzzles-shown');
  assert.deepEqual(Object.keys(await saves(table)), [], 'puzzles are not saved as games');
  assert.deepEqual(await table.complaints(), []);
});

test('The list opens on a phone in Czech', async ({sit}) => {
  const table = await sit({before: quick_czech, view: phone});
  await table.press('start.puzzles');
  assert.equal(await table.fact('screen'), 'puzzles');
  await table.press(second);
  const facts = await moment(table, '1');
  assert.match(facts['lesson.text'], /Najděte nejlepší tah/);
  await table.picture('puzzles-phone');
  assert.deepEqual(await table.complaints(), []);
});

test('Nobody has said what is best: the strongest player is asked, and a lesson opens by its name', async ({sit, place}) => {
  const table = await sit({address: `${place.url}#g=${known.code}&z=0`, before: quick});
  await moment(table, '1');
  await my_turn(table);
  await lay(table, dice(3));
  await confirm(table);
  await table.until(({facts}) => ['3', '4'].includes(facts['lesson.moment']), 'the judgement');
  await table.picture('puzzles-judged');
  assert.deepEqual(Object.keys(await saves(table)), []);
  const other = await sit({address: `${place.url}#lesson=goods`, before: quick});
  await other.until(({facts}) => facts.lesson === 'goods', 'the lesson');
  assert.deepEqual(await table.complaints(), []);
});
