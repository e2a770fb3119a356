// The browser's Back closes what lies on top, then leads to the start screen, and loses no game.
// Which steps there are is tested without a browser (tests/page/back_test.cpp).
import assert from 'node:assert/strict';

import {begin_together, dice, move, my_turn, position, quick, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({view: coarse(900, 600)});

const back = (table, steps = 1) => table.page.evaluate((n) => { history.go(-n); }, steps);
const height = (table) => table.page.evaluate(() => history.state.bastide);
const on = (table, screen) => table.until(({facts}) => facts.screen === screen && facts.dialog === '', `the screen ${screen}`);

test('Back closes one thing after the other; what is closed otherwise needs none', async ({sit}) => {
  const table = await sit({before: quick});
  assert.equal(await height(table), 0);
  await table.press('start.settings');
  await on(table, 'settings');
  assert.ok(await height(table) > 0);
  await table.key('Escape');
  await on(table, 'start');
  // From here Back leaves the page.
  await table.until_page(() => history.state.bastide === 0, 'no step back');

  await begin_together(table);
  await move(table, dice(70));
  await my_turn(table);
  const before = position(await table.probe());
  const kept = await saves(table);
  await table.press('table.menu');
  await table.until(({facts}) => facts['table.dialog'] === 'menu', 'the menu');
  await back(table);
  await table.until(({facts}) => facts['table.dialog'] === 'none' && facts.screen === 'table', 'the table');
  await back(table);
  await on(table, 'start');
  assert.deepEqual(await saves(table), kept);
  await table.press('start.continue');
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), before);

  // Many steps at once lead there too, also those from before a reload.
  await table.press('table.menu');
  await table.press('table.menu.help');
  await on(table, 'how-to-play');
  await table.page.reload();
  await on(table, 'how-to-play');
  const steps = await height(table);
  assert.ok(steps >= 2, `${steps} steps`);
  await back(table, steps);
  await on(table, 'start');
  assert.equal(await height(table), 0);
  assert.equal(await table.fact('saves'), '1');
  assert.deepEqual(await table.complaints(), []);
});
