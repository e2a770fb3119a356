// Touch only, on a phone in both orientations.
import assert from 'node:assert/strict';

import {begin_together, choose, confirm, dice, lay, move, my_turn, pick, quick, quick_czech, sound} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();
// Two pixels per point are enough for long tests: software rendering is slow.
const upright = {...phone, deviceScaleFactor: 2};
const sideways = {...upright, width: 640, height: 360, isLandscape: true};

const untouched = ({facts}) => ({actions: facts.actions, cursor: facts.cursor, pending: facts['table.pending']});

// A point on the board where there is nothing and nothing fits: an empty corner, or else the edge.
async function bare_place(table) {
  const {items} = await table.probe();
  const size = table.page.viewport();
  const free = (x, y) => items.every((i) => x < i.x - 8 || y < i.y - 8 || x > i.x + i.width + 8 || y > i.y + i.height + 8);
  for (let y = size.height * 0.15; y < size.height * 0.65; y += 10)
    for (let x = size.width * 0.15; x < size.width * 0.55; x += 10)
      if (free(x, y) && free(x + 40, y + 40)) return {x, y};
  throw new Error('the board is full of spots');
}

async function several_turns(table, name) {
  const roll = dice(3);
  await begin_together(table);
  await table.picture(`${name}-table`);

  // Place, rotate, pick up, elsewhere, figure, confirm: all by buttons and spots on the board.
  // Some tiles fit in one space only, and some look the same when turned.
  let turned = false, moved = false, turn = 0;
  for (; turn < 2 || (turn < 12 && !(turned && moved)); ++turn) {
    await my_turn(table);
    const before = untouched(await table.probe());
    const spots = await table.items('table.spot.');
    const first = await lay(table, roll);

    if (turn % 2 === 0) {
      await table.tap('table.take-back');
      await table.until(({facts}) => facts['table.pending'] === '', 'the tile taken up');
      assert.deepEqual(untouched(await table.probe()), before);
      await table.tap('table.turn-right');
      await lay(table, roll);
    }
    if (spots.length > 1) {
      const here = (await table.fact('table.pending')).split(',').slice(0, 2).join(',');
      const others = (await table.items('table.spot.')).filter((s) => !s.id.endsWith(`.${here}`) && Math.min(s.width, s.height) > 30);
      if (others.length) {
        const other = pick(others, roll).id;
        await table.tap(other);
        await table.until(({facts}) => `table.spot.${facts['table.pending']}`.startsWith(`${other},`), 'the tile elsewhere');
        moved = true;
      }
    }
    // Rotating on the board keeps the space.
    const [x, y, rotation] = (await table.fact('table.pending')).split(',');
    await table.tap('table.turn-right');
    await table.until((probe) => probe, 'a frame');
    const again = (await table.fact('table.pending')).split(',');
    assert.deepEqual(again.slice(0, 2), [x, y]);
    turned ||= again[2] !== rotation;
    assert.equal(await table.fact('cursor'), before.cursor, 'nothing is played before it is confirmed');

    if (Number(await table.fact('table.figures')) > 1) await choose(table, 1, turn % 2 ? 'figure' : 'choose');
    if (turn === 0) await table.picture(`${name}-tentative`);
    const after = await confirm(table);
    assert.ok(Number(after.cursor) > Number(before.cursor));
    assert.ok(first);
  }
  assert.ok(moved, 'never had a choice of spots');
  assert.ok(turned, 'never could turn a tile where it lay');
  assert.equal(await table.fact('tiles-placed'), String(turn + 1));
}

async function view_changes(table, name) {
  await my_turn(table);
  const before = untouched(await table.probe());
  const zoom = async () => Number(await table.fact('table.zoom'));
  const start = await zoom();
  const at = await bare_place(table);
  const board = table.page.viewport().height > 400 ? {x: 180, y: 270} : {x: 190, y: 180};
  await table.pinch(board, 60, 150);
  const near = await zoom();
  assert.ok(near > start * 1.5, `spread fingers: ${start} to ${near}`);
  await table.picture(`${name}-near`);
  await table.pinch(board, 150, 50);
  assert.ok(await zoom() < near / 1.5, `closed fingers: ${near} to ${await zoom()}`);
  assert.deepEqual(untouched(await table.probe()), before, 'two fingers have placed something');

  // One finger drags, even when it begins on a legal spot.
  await table.tap('table.fit');
  const spot = await table.item((await table.items('table.spot.'))[0].id);
  const from = {x: spot.x + spot.width / 2, y: spot.y + spot.height / 2};
  await table.swipe(from, {x: from.x + 45, y: from.y + 35}, {hold: 60});
  const moved = (await table.items(spot.id)).find((i) => i.id === spot.id);
  assert.ok(!moved || moved.x - spot.x > 20, `dragged by ${moved && moved.x - spot.x}`);
  assert.deepEqual(untouched(await table.probe()), before, 'a drag has placed something');
  await table.tap('table.fit');
  assert.ok(at);
}

// A figure is dragged from the list and from its player's strip to the tile, and off it again.
async function dragged_figures(table, name) {
  const roll = dice(9);
  const middle = ({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2});
  await my_turn(table);
  while (Number(await table.fact('table.figures')) < 3) {
    if (await table.fact('table.pending')) await confirm(table);
    await my_turn(table);
    await lay(table, roll);
  }
  const cursor = await table.fact('cursor');
  const chosen = (n) => table.until(({facts}) => facts['table.figure'] === String(n), `figure ${n}`);
  const active = await table.fact('active');
  const last = async () => (await table.items('table.figure.')).at(-1);
  // The figure is above the finger.
  const below = (at) => ({x: at.x + 6, y: at.y + 60});
  for (const source of ['table.choose.1', `table.player.${active}`]) {
    const {id} = await last();
    const n = id.split('.').at(-1);
    // Beside the figure, a long list would scroll.
    const from = await table.item(source);
    await table.swipe({...middle(from), x: from.x + 22}, below(middle(await last())), {hold: 40});
    await chosen(n);
    await table.picture(`${name}-figure-dragged`);
    // Off the tile, it is in the supply again.
    const spot = middle(await last());
    await table.swipe(spot, {x: spot.x > 180 ? 30 : 330, y: spot.y > 200 ? 100 : 330}, {hold: 40});
    await chosen(-1);
  }
  assert.equal(await table.fact('cursor'), cursor, 'a drag has confirmed the move');
  await choose(table, 1, 'choose');
  await confirm(table);
}

async function panels(table, name) {
  for (const [button, side] of [['table.log', 'log'], ['table.bag', 'bag']]) {
    const before = await table.fact('cursor');
    await table.tap(button);
    await table.until(({facts}) => facts['table.side'] === side, `${side} open`);
    await table.picture(`${name}-${side}`);
    await table.tap(button);
    await table.until(({facts}) => facts['table.side'] === 'none', `${side} closed`);
    assert.equal(await table.fact('cursor'), before);
  }
  await table.tap('table.menu');
  await table.until(({facts}) => facts['table.dialog'] === 'menu', 'the menu');
  await table.item('table.menu.home');
  await table.picture(`${name}-menu`);
  // One touch mutes, and the menu stays.
  for (const state of ['off', 'on']) {
    await table.tap('table.menu.sound');
    await sound(table, state);
  }
  await table.tap('table.menu.continue');
  await table.until(({facts}) => facts['table.dialog'] === 'none', 'the table');
}

test('Phone, upright: turns by touch alone', async ({sit}) => {
  const table = await sit({view: upright, before: quick});
  await table.picture('phone-start');
  await several_turns(table, 'phone');
  await view_changes(table, 'phone');
  await dragged_figures(table, 'phone');
  await panels(table, 'phone');
  assert.deepEqual(await table.complaints(), []);
});

test('Phone, on its side, in Czech: turns by touch alone', async ({sit}) => {
  const table = await sit({view: sideways, before: quick_czech});
  await table.picture('sideways-start-czech');
  await several_turns(table, 'sideways-czech');
  await view_changes(table, 'sideways-czech');
  await panels(table, 'sideways-czech');
  assert.deepEqual(await table.complaints(), []);
});
