// Every kind of decision of Big Box 7, made by hand: by mouse, by finger and by keys. The positions
// come as links from tests/data/decisions.txt.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {my_turn, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse_phone as phone} from './lib/table.mjs';

const test = sittings();
const positions = readFileSync(new URL('../data/decisions.txt', import.meta.url), 'utf8')
  .trim().split('\n').map((line) => line.split(' '));

// What to choose in a figure decision, by the table's words for it.
const wanted = {fly: /fl(y|ight)/i, 'abbot-back': /back/i, builder: /builder/i, pig: /pig/i,
                'big-meeple': /big/i, abbot: /abbot(?!.*back)/i};

const offers = (facts) => {
  const stem = Number(facts['table.figures']) > 0 ? 'table.figure.' : 'table.choice.';
  return Object.keys(facts).filter((key) => key.startsWith(stem))
    .map((key) => ({n: Number(key.slice(stem.length)), name: facts[key]}));
};

// The piece to hold first: by its number among the kinds, where there are several.
const kinds = {'big-meeple': 1, abbot: 2, builder: 3, pig: 4};

async function hold(table, kind, way) {
  const id = `table.kind.${kind}`;
  if (kind === undefined || (await table.items(id)).length === 0) return;
  if (way !== 'keys') {
    await table.press(id);
  } else {
    for (let presses = 0; await table.fact('table.kind') !== String(kind); ++presses) {
      assert.ok(presses < 8, `the keys do not reach kind ${kind}`);
      await table.key('q');
    }
  }
  await table.until(({facts}) => facts['table.kind'] === String(kind), id);
}

const chosen = ({facts}, n) => [facts['table.choice'], facts['table.figure']].includes(String(n));

// Opens the position of a link: the first by opening the page, the next by pasting it into the
// address of the open page.
async function open(table, link) {
  await table.page.evaluate((fragment) => { location.hash = fragment; }, link);
  await table.until(({facts}) => facts.dialog === 'link', 'the offered game');
  await table.press('link.open');
  await table.until(({facts}) => facts.dialog === '', 'the game that was offered');
  await my_turn(table);
}

// Chooses offer n: on the board if it can be hit there, otherwise in the list.
async function pick(table, n, on_board) {
  if (chosen(await table.probe(), n)) return;  // a piece with a single place
  const items = await table.items('table.');
  const there = (id) => items.find((item) => item.id === id && item.enabled);
  const board = [`table.choice.${n}`, `table.figure.${n}`].find(there);
  const row = there(`table.choose.${n}`) ? `table.choose.${n}` : board;  // look-alikes share a row
  await table.press(on_board && board ? board : row || `table.choose.${n}`);
  await table.until((probe) => chosen(probe, n), `choice ${n}`);
}

async function decide(table, name, way) {
  const before = await table.probe();
  const list = offers(before.facts).filter((offer) => offer.name !== 'none');
  assert.ok(list.length > 0, `nothing is offered for ${name}`);
  const kind = wanted[name];
  const offer = kind ? list.find((o) => kind.test(o.name)) : list[0];
  assert.ok(offer, `no ${name} among ${list.map((o) => o.name)}`);
  assert.ok(offer.name.length > 0, `an offer of ${name} has no words`);
  await hold(table, kinds[name], way);
  if (way === 'keys') {
    for (let presses = 0; ; ++presses) {
      if (chosen(await table.probe(), offer.n)) break;
      assert.ok(presses < 60, `the keys do not reach ${offer.name}`);
      await table.key('Tab');
    }
    await table.picture(`decision-${name}`);
    await table.key('Enter');
  } else {
    await pick(table, offer.n, way === 'board');
    await table.picture(`decision-${name}`);
    await table.press('table.confirm');
  }
  const after = await table.until(({facts}) => Number(facts.actions) > Number(before.facts.actions) && facts,
                                  'the decision made');
  // The move can be undone.
  await my_turn(table);
  await table.press('table.undo');
  await table.until(({facts}) => Number(facts.cursor) < Number(after.cursor), 'undo');
  assert.deepEqual(await table.complaints(), []);
}

const ways = ['board', 'list', 'keys'];
ways.forEach((way, w) => test(`Every kind of decision, a third of them by ${way}`, async ({sit}) => {
  const table = await sit({before: quick});
  for (const [name, link] of positions.filter((_, i) => i % ways.length === w)) {
    await open(table, link);
    await decide(table, name, way).catch((error) => { throw new Error(`${name}: ${error.message}`); });
  }
}));

test('Decisions by finger on a phone', async ({sit}) => {
  const table = await sit({before: quick, view: phone});
  for (const [name, link] of positions) {
    if (!['gold-place', 'magic', 'message-1', 'robber', 'move-points', 'crop-add'].includes(name)) continue;
    await open(table, link);
    await decide(table, name, 'list').catch((error) => { throw new Error(`${name}, phone: ${error.message}`); });
  }
});
