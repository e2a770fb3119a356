// The browser's Back closes what lies on top, then leads to the start screen, and loses no game.
import assert from 'node:assert/strict';

import {begin_together, dice, move, my_turn, position, quick, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, coarse_phone} from './lib/table.mjs';

const test = sittings({view: coarse(900, 600)});

const back = (table) => table.page.evaluate(() => { history.back(); });
const height = (table) => table.page.evaluate(() => history.state.bastide);
const seen = (table, what, wanted) => table.until((probe) => wanted(probe) && probe, what);
const on = (screen) => ({facts}) => facts.screen === screen && facts.dialog === '';

async function some_game(table) {
  const roll = dice(70);
  await begin_together(table);
  for (let turn = 0; turn < 2; ++turn) await move(table, roll);
  await my_turn(table);
}

test('Back closes menus, panels, screens and dialogs one after the other', async ({sit}) => {
  const table = await sit({before: quick});
  await some_game(table);
  const before = position(await table.probe());
  const kept = await saves(table);

  await table.press('table.menu');
  await seen(table, 'the menu', ({facts}) => facts['table.dialog'] === 'menu');
  await back(table);
  await seen(table, 'the table', ({facts}) => facts['table.dialog'] === 'none' && facts.screen === 'table');

  await table.key('l');
  await seen(table, 'the log', ({facts}) => facts['table.side'] === 'log');
  await table.press('table.menu');
  await table.press('table.menu.settings');
  await seen(table, 'the settings', on('settings'));
  await back(table);
  await seen(table, 'the table with its log', ({facts}) => facts.screen === 'table' && facts['table.side'] === 'log');
  await back(table);
  await seen(table, 'no log', ({facts}) => facts['table.side'] === 'none' && facts.screen === 'table');

  await back(table);
  await seen(table, 'the start screen', on('start'));
  assert.deepEqual(await saves(table), kept);
  await table.press('start.open');
  await seen(table, 'a dialog', ({facts}) => facts.dialog === 'open');
  await back(table);
  await seen(table, 'the start screen', on('start'));
  await table.press('start.continue');
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), before);
  assert.deepEqual(await table.complaints(), []);
});

test('Back closes the card of a player on a phone, and so does a second touch', async ({sit}) => {
  const table = await sit({before: quick, view: coarse_phone});
  await some_game(table);
  const opened = () => seen(table, 'the card', ({items}) => items.some(({id}) => id === 'table.card'));
  const closed = () => seen(table, 'no card', ({facts, items}) =>
    facts.screen === 'table' && !items.some(({id}) => id === 'table.card'));
  await table.press('table.player.0');
  await opened();
  await back(table);
  await closed();
  await table.press('table.player.1');
  await opened();
  await table.press('table.player.1');
  await closed();
  assert.deepEqual(await table.complaints(), []);
});

test('What is closed otherwise needs no Back', async ({sit}) => {
  const table = await sit({before: quick});
  assert.equal(await height(table), 0);
  await table.press('start.settings');
  await seen(table, 'the settings', on('settings'));
  assert.ok(await height(table) > 0);
  await table.key('Escape');
  await seen(table, 'the start screen', on('start'));
  await table.page.waitForFunction(() => history.state.bastide === 0);
  // From here Back leaves the page.
  assert.equal(await table.fact('screen'), 'start');
  // After a reload the steps are still known.
  await some_game(table);
  await table.page.reload();
  await my_turn(table);
  const steps = await height(table);
  assert.ok(steps > 0);
  await table.page.evaluate((n) => { history.go(-n); }, steps);
  await seen(table, 'the start screen', on('start'));
  await table.until(({facts}) => facts.saves === '1', 'the game in the list');
  assert.deepEqual(await table.complaints(), []);
});

test('Many steps at once lead to the start screen', async ({sit}) => {
  const table = await sit({before: quick});
  await some_game(table);
  await table.press('table.menu');
  await table.press('table.menu.help');
  await seen(table, 'the help', on('how-to-play'));
  const steps = await height(table);
  assert.ok(steps >= 2);
  await table.page.evaluate((n) => { history.go(-n); }, steps);
  await seen(table, 'the start screen', on('start'));
  assert.equal(await height(table), 0);
  assert.equal(Object.keys(await saves(table)).length, 1);
});
