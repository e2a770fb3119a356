// Learning: the guided first game followed, left, resumed and played differently; a short
// lesson with a wrong move; a puzzle from a file.
import assert from 'node:assert/strict';

import {choose, confirm, dice, lay, move, my_turn, quick, quick_czech, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();

const card = (table) => table.until(({facts}) => facts['lesson.text'] && facts, 'a card');

// Reads the cards up to the last one for this decision.
async function advised(table) {
  await my_turn(table);
  for (;;) {
    const facts = await card(table);
    if (facts['lesson.places']) return facts;
    await table.press('lesson.next');
    await table.until((probe) => probe.facts['lesson.text'] !== facts['lesson.text'], 'the next card');
  }
}

// Follows the hint: the ringed space; the n-th figure choice, 0: none.
async function follow(table, n) {
  const facts = await advised(table);
  await lay(table, undefined, `table.spot.${facts['lesson.places'].split(' ')[0]}`);
  if (n > 0) await choose(table, n);
  return confirm(table);
}

for (const [name, options] of [['mouse', {before: quick}], ['finger in Czech', {before: quick_czech, view: phone}]]) {
  test(`The first game is followed, left and resumed by ${name}`, async ({sit}) => {
    const table = await sit(options);
    await table.press('start.learn');
    const first = await card(table);
    assert.equal(first.lesson, 'first-game');
    await advised(table);
    await lay(table, undefined, 'table.spot.1,0');
    const laid = await card(table);
    assert.notEqual(laid['lesson.text'], first['lesson.text'], 'the second half of the advice');
    await table.picture(`lessons-first-${table.touch ? 'phone' : 'desktop'}`);
    const highwayman = [1, 2, 3].find((n) => /highway|lupič/i.test(laid[`table.figure.${n}`]));
    await choose(table, highwayman || 1);
    await confirm(table);
    await follow(table, 0);
    await my_turn(table);
    assert.equal((await table.fact('scores')).split(',')[0] !== '', true);
    const kept = Object.values(await saves(table));
    assert.equal(kept.length, 1);
    assert.match(kept[0], /note lesson "?first-game/);
    // Left and resumed: the same card.
    await my_turn(table);
    const before = await card(table);
    await table.press('table.menu');
    await table.press('table.menu.home');
    await table.press('start.continue');
    await my_turn(table);
    assert.equal((await card(table))['lesson.text'], before['lesson.text']);
    // Another move is fine, too: the game goes on.
    await move(table, dice(5));
    await my_turn(table);
    assert.equal(await table.fact('lesson'), 'first-game');
    assert.deepEqual(await table.complaints(), []);
  });
}

test('A lesson notices another move, lets it be tried again, and is marked when done', async ({sit}) => {
  const table = await sit({before: quick});
  await table.press('start.lessons');
  assert.equal(await table.until(({facts}) => facts['lessons.goods'], 'the list'), 'open');
  await table.picture('lessons-list');
  await table.press('lessons.goods');
  const say = await card(table);
  assert.equal(say['lesson.moment'], '0');
  await table.key('n');
  await table.until(({facts}) => facts['lesson.moment'] === '1', 'the task');
  await my_turn(table);
  const spots = await table.items('table.spot.');
  const wrong = spots.find((spot) => spot.id !== 'table.spot.0,-2');
  await lay(table, undefined, wrong.id);
  await confirm(table);
  await table.until(({facts}) => facts['lesson.moment'] === '3', 'the other move noticed');
  await table.picture('lessons-astray');
  // After undo: the task again, not the card before it.
  await table.key('u');
  await table.until(({facts}) => facts['lesson.moment'] === '1', 'the task after taking back');
  await my_turn(table);
  await lay(table, undefined, wrong.id);
  await confirm(table);
  await table.until(({facts}) => facts['lesson.moment'] === '3', 'the other move noticed again');
  await table.press('lesson.again');
  await table.until(({facts}) => facts['lesson.moment'] === '1', 'the task again');
  await my_turn(table);
  await lay(table, undefined, 'table.spot.0,-2');
  await confirm(table);
  const done = await table.until(({facts}) => facts['lesson.news'] && facts, 'the points explained');
  assert.match(done['lesson.news'], /= 6/);
  await table.picture('lessons-solved');
  await table.press('lesson.list');
  assert.equal(await table.until(({facts}) => facts['lessons.goods'], 'the list'), 'done');
  assert.equal(Object.keys(await saves(table)).length, 0, 'lessons are not saved as games');
  // From the help, and shown instead of solved.
  await table.press('lessons.pig');
  await card(table);
  await table.press('lesson.next');
  await table.press('lesson.show');
  await table.press('lesson.onward');
  await table.until(({facts}) => facts.lesson === 'flying-machines', 'the next lesson');
  assert.deepEqual(await table.complaints(), []);
});
