// What screen readers find: the texts and controls of a frame, by name, over the canvas. A whole game is played by
// them without a browser (tests/page/told_test.cpp).
import assert from 'node:assert/strict';

import {my_turn, quick} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';

const test = sittings();

// Presses the first control with such a name, as a screen reader does.
const press = (table, name) => table.until_page((wanted) => {
  const found = [...document.querySelectorAll('#told button')].find(
    (one) => one.textContent.startsWith(wanted) && one.getAttribute('aria-disabled') !== 'true');
  if (found) found.click();
  return Boolean(found);
}, `a control called ${name}`, name);

const hears = (table, pattern) => table.until_page(
  (words) => new RegExp(words).test(document.getElementById('live').textContent), `"${pattern.source}" to be said`, pattern.source);

test('A tile is laid by what a screen reader finds', async ({sit}) => {
  const table = await sit({before: quick});
  // What has the focus.
  await table.page.focus('#canvas');
  await table.key('Tab');
  const focused = await table.until_page(() => {
    const id = document.getElementById('canvas').getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  }, 'a focused control');
  assert.ok(focused);

  // They stand where the controls are, and pointers pass through them.
  const start = await table.page.evaluate(() => {
    const one = [...document.querySelectorAll('#told button')].find((b) => b.textContent.startsWith('Play'));
    const {left, top, width, height} = one.getBoundingClientRect();
    return {left, top, width, height, id: one.id.slice('told.'.length),
      under: document.elementFromPoint(left + width / 2, top + height / 2).id};
  });
  const {items} = await table.probe();
  const there = items.find((one) => one.id === start.id);
  for (const [side, of] of [['left', 'x'], ['top', 'y'], ['width', 'width'], ['height', 'height']])
    assert.ok(Math.abs(start[side] - there[of]) < 2, `${side}: ${start[side]} and ${there[of]}`);
  assert.equal(start.under, 'canvas');

  await press(table, 'Play');
  await press(table, 'Start the game');
  await my_turn(table);
  await hears(table, /place the tile\. .+ It fits \d+.space/);
  const {cursor} = (await table.probe()).facts;
  await press(table, 'Space, ');
  await table.until(({facts}) => facts['table.pending'], 'a tile laid');
  await hears(table, /The tile is at .+ \d+.choices?\./);
  await press(table, 'Without a meeple');
  await table.until(({facts}) => Number(facts.cursor) > Number(cursor), 'the move played');
  await my_turn(table);

  // The browser's own tree has them, too, by role and name.
  const tree = JSON.stringify(await table.page.accessibility.snapshot({interestingOnly: false}));
  assert.match(tree, /"role":"application"/);
  assert.match(tree, /"role":"button"[^{}]*"name":"Undo/);
  assert.match(tree, /"role":"button"[^{}]*"name":"Player 1: \d/);
  // A dialog covers what is behind it.
  await press(table, 'Menu');
  await table.until_page(() => [...document.querySelectorAll('#told button')].every((one) => !one.textContent.startsWith('Space, ')), 'the menu alone');
  assert.deepEqual(await table.complaints(), []);
});
