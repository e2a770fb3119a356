// Replaying the game: by buttons, slider, keys and finger, and playing on from there.
import assert from 'node:assert/strict';

import {begin_together, confirm, dice, finished, lay, move, my_turn, quick, quick_czech, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();

const at = (table, cursor, what) => table.until(({facts}) => facts.cursor === String(cursor) && facts, what);
const state = (table, name) => table.until(({facts}) => facts.timeline === name, `the timeline ${name}`);

async function some_turns(table, turns) {
  const roll = dice(5);
  await begin_together(table);
  for (let turn = 0; turn < turns; ++turn) await move(table, roll);
  return my_turn(table);
}

test('One goes back through the game and plays on from any point', async ({sit}) => {
  const table = await sit({before: quick});
  const facts = await some_turns(table, 5);
  assert.equal(facts['table.person'], 'true');

  // By buttons: nothing can be decided meanwhile.
  await table.press('table.timeline');
  await state(table, 'open');
  assert.equal(await table.fact('table.person'), 'false');
  await table.press('timeline.turn-back');
  await table.until(({facts: f}) => f.turn === '5', 'turn 5');
  await table.press('timeline.first');
  const first = await table.until(({facts: f}) => f.turn === '1' && f['tiles-placed'] === '1' && f, 'the start');
  await table.picture('timeline-start');
  await table.press('timeline.forward');
  await table.until(({facts: f}) => Number(f.cursor) > Number(first.cursor), 'a step on');
  await table.press('timeline.last');
  await at(table, facts.cursor, 'the end');

  // By the slider.
  const slider = await table.item('timeline.slider');
  const y = slider.y + slider.height / 2;
  await table.drag({x: slider.x + slider.width - 12, y}, {x: slider.x + slider.width / 2, y});
  const middle = await table.until(({facts: f}) => Number(f.cursor) < Number(facts.cursor) && f, 'a position before');
  assert.ok(Number(middle.cursor) > Number(first.cursor), 'the middle is not the start');
  assert.equal(middle.actions, facts.actions, 'looking back forgets nothing');
  await table.picture('timeline');

  // By keys; automatic replay; Escape leads back to the present.
  await table.key('Home');
  await at(table, first.cursor, 'the start');
  await table.key('ArrowRight');
  await table.key('PageDown');
  await table.until(({facts: f}) => f.turn === '2', 'turn 2');
  await table.key('Space');
  await state(table, 'playing');
  await table.until(({facts: f}) => f.timeline === 'open' && f.cursor === facts.cursor, 'played to the end');
  await table.key('Home');
  await table.key('Escape');
  await state(table, 'closed');
  await at(table, facts.cursor, 'the present');

  // Playing on from an earlier point: the whole game stays, a new one begins there.
  await table.key('b');
  await state(table, 'open');
  await table.key('PageUp');
  await table.key('PageUp');
  const here = await table.until(({facts: f}) => f.turn === '4' && f, 'turn 4');
  await table.press('timeline.from-here');
  await table.until(({facts: f}) => f['table.dialog'] === 'from-here', 'the question');
  await table.picture('timeline-from-here');
  await table.press('from-here.keep');
  const branched = await table.until(({facts: f}) => f.slot !== facts.slot && f.actions === here.cursor && f, 'a game of its own');
  assert.equal(branched.timeline, 'closed');
  assert.equal(Object.keys(await saves(table)).length, 2);
  await my_turn(table);
  await lay(table, dice(2));
  await confirm(table);

  // Undoing several turns and playing something else asks, too.
  for (let i = 0; i < 4; ++i) await table.key('u');
  await table.until(({facts: f}) => f.turn === '1', 'the first turn');
  await my_turn(table);
  await lay(table, dice(3));
  await table.press('table.confirm');
  await table.until(({facts: f}) => f['table.dialog'] === 'from-here', 'the question');
  await table.press('from-here.forget');
  const changed = await table.until(({facts: f}) => f.turn === '2' && f, 'the next turn');
  assert.equal(changed.slot, branched.slot);
  assert.equal(changed.actions, changed.cursor);
  assert.deepEqual(await table.complaints(), []);
});

test('What would have been better is named and shown on the board', async ({sit, place}) => {
  const table = await sit({before: quick, address: `${place.url}${finished}`});
  await table.press('link.open');
  await table.until(({facts}) => facts['sheet.analysed'] === 'true', 'the game analysed');
  await table.picture('deciding');
  const moves = await table.items('sheet.move.');
  assert.ok(moves.length > 0, 'some moves decided');
  for (const {id} of moves) {
    await table.press(id);
    await state(table, 'open');
    await table.until(({facts}) => facts['table.at-rest'] === 'true', 'the position');
    if (await table.fact('table.advice')) break;
    await table.key('Escape');
    await table.press('table.sheet');
    await table.until(({facts}) => facts['sheet.analysed'] === 'true', 'the sheet');
  }
  assert.match(await table.fact('table.advice'), /^Better: the tile at -?\d+, -?\d+.*: Another move/);
  await table.picture('better-move');
  await table.key('Home');
  await table.until(({facts}) => !facts['table.advice'], 'no mark elsewhere');
  assert.deepEqual(await table.complaints(), []);
});

test('The device is handed over; clock and view are the same after a reload', async ({sit}) => {
  const table = await sit({before: quick});
  await table.press('start.new-game');
  await table.press('new.player.1.kind');
  await table.press('kind.person');
  await table.press('new.clock.1');
  await table.press('new.hand-over');
  await table.press('new.start');
  const before = await my_turn(table);
  const other = String(1 - Number(before.active));
  await lay(table, dice(1));
  await confirm(table);
  await table.until(({facts}) => facts['table.dialog'] === 'hand-over', 'the device is handed over');
  await table.picture('hand-over');
  await table.press('hand-over.go');
  const facts = await table.until(({facts: f}) => f['table.person'] === 'true' && f['table.dialog'] === 'none' && f, 'the other person');
  assert.equal(facts.active, other);
  assert.match(Object.values(await saves(table))[0], /note clock "5 0 goes-on - /);
  await table.until(({facts: f}) => f[`clock.${other}`] < '4:58', 'time to pass');

  for (let i = 0; i < 3; ++i) await table.key('+');
  await table.key('l');
  await table.until(({facts: f}) => f['table.side'] === 'log', 'the log');
  const zoom = await table.until(({facts: f}) => Number(f['table.zoom']) > Number(facts['table.zoom']) * 1.5 && f['table.zoom'], 'a nearer view');
  await table.until_page(() => Object.entries(localStorage).some(
    ([key, text]) => key.includes('view.') && /view/.test(text) && /side log/.test(text) && /clock/.test(text)),
    'view and clock to be kept');
  await table.page.reload({waitUntil: 'load'});
  const again = await my_turn(table);
  assert.equal(again['table.side'], 'log');
  assert.ok(Math.abs(Number(again['table.zoom']) - Number(zoom)) <= 2, `${again['table.zoom']} was ${zoom}`);
  assert.ok(again[`clock.${other}`] <= '4:59', again[`clock.${other}`]);
  assert.deepEqual(await table.complaints(), []);
});

test('On a phone the way back takes the place of the hand', async ({sit}) => {
  const table = await sit({before: quick_czech, view: phone});
  const facts = await some_turns(table, 2);
  await table.press('table.timeline');
  await state(table, 'open');
  await table.press('timeline.back');
  await table.until(({facts: f}) => Number(f.cursor) < Number(facts.cursor), 'a step back');
  await table.picture('timeline-phone');
  for (const {id, x, y, width, height} of await table.items('timeline.')) {
    assert.ok(x >= 0 && x + width <= 360.5 && y + height <= 640.5, `${id} is on the screen`);
    assert.ok(width >= 43 && (id === 'timeline.slider' || height >= 43), `${id} can be hit`);
  }
  await table.press('timeline.last');
  await table.press('timeline.from-here');
  await state(table, 'closed');
  await my_turn(table);
  await table.press('table.menu');
  assert.deepEqual(await table.complaints(), []);
});
