// Reading the board: what is this, views, the list of tiles, previews, hints; and without help.
import assert from 'node:assert/strict';

import {begin_together, confirm, dice, lay, move, my_turn, quick, quick_czech} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {desktop} from './lib/table.mjs';

const test = sittings();
const phones = {large: {width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
                small: {width: 360, height: 640, deviceScaleFactor: 2, isMobile: true, hasTouch: true}};
const card = (table, wanted = /./) =>
  table.until(({facts}) => wanted.test(facts['table.card'] || '') && facts['table.card'], `a card about ${wanted}`);
const view = (table, name) => table.until(({facts}) => facts['table.view'] === `view.${name}`, `the view ${name}`);
const advice = (table) =>
  table.until(({facts}) => (facts['table.advice'] || '').length > 3 && facts['table.advice'], 'advice');

test('What is this, in views and lists, by mouse and keys', async ({sit}) => {
  const roll = dice(31);
  const table = await sit({before: quick, view: desktop});
  await begin_together(table);
  for (let n = 0; n < 5; ++n) await move(table, roll, {figures: 1});
  await my_turn(table);

  // By keys: the last tile, one subject after another; then beside it, where the board ends.
  await table.key('KeyI');
  assert.match(await card(table), /Worth|Completed/);
  await table.picture('reading-by-keys');
  for (let n = 0; n < 12 && !/Empty space/.test(await card(table)); ++n) await table.key('ArrowLeft');
  assert.match(await card(table, /Empty space/), /tiles? left fit|Nothing|hand/);
  await table.key('Escape');
  await table.until(({facts}) => !facts['table.card'], 'no card');

  // A button says its name once the mouse rests there, and needs no further movement.
  const button = await table.item('table.view');
  await table.page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
  await table.until(({facts}) => /View/.test(facts.tip || ''), 'the name of the button');

  // By mouse: rests on a space, with room for the card beside it.
  for (const {id} of await table.items('table.spot.')) {
    const spot = await table.item(id);  // the board may have glided back after inspecting by keys
    await table.page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    for (let n = 0; n < 5 && !/Empty space/.test(await table.fact('table.card') || ''); ++n) await table.frames(20);
    if (await table.fact('table.card')) break;
  }
  assert.match(await card(table, /Empty space/), /left fit/);
  await table.picture('reading-place');

  // The views.
  for (const name of ['fields', 'owners', 'spots', 'none']) {
    await table.key('KeyV');
    await view(table, name);
    await table.frames(12);
    await table.picture(`reading-view-${name}`);
  }
  await table.click('table.view');
  await table.picture('reading-view-menu');
  await table.click('view.1');
  await view(table, 'fields');
  await table.click('view.off');
  await view(table, 'none');

  // The list of tiles shows where each would fit.
  await table.click('table.bag');
  const tile = (await table.items('table.bag.base'))[0];
  await table.page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await table.frames(20);
  await table.picture('reading-bag');
  await table.key('Escape');

  // A placed tile shows what it scores; hints are given when asked for.
  await lay(table, roll);
  await table.picture('reading-consequences');
  await table.key('Escape');
  await table.click('table.advice');
  assert.match(await advice(table), /Hint/);
  await table.frames(8);
  await table.picture('reading-advice');
  await table.key('Escape');
  await table.until(({facts}) => !facts['table.advice'], 'no advice');
  await table.key('KeyG');
  await advice(table);
  await lay(table, roll);
  await confirm(table);
  await table.until(({facts}) => !facts['table.advice'], 'no advice about another position');
  assert.deepEqual(await table.complaints(), []);
});

test('The same by finger, in Czech', async ({sit}) => {
  for (const [size, phone] of Object.entries(phones)) {
    const roll = dice(32);
    const table = await sit({before: quick_czech, view: phone});
    await begin_together(table);
    for (let n = 0; n < 2; ++n) await move(table, roll, {figures: 1});
    await my_turn(table);
    await table.press('table.fit');
    const spot = await table.item((await table.items('table.spot.'))[0].id);
    await table.page.touchscreen.touchStart(spot.x + spot.width / 2, spot.y + spot.height / 2);
    assert.match(await card(table, /Volné místo/), /pasuj/);
    await table.page.touchscreen.touchEnd();
    await table.picture(`reading-${size}-place`);
    await table.press('table.view');
    await table.picture(`reading-${size}-menu`);
    await table.press('view.1');
    await view(table, 'fields');
    await table.frames(12);
    await table.picture(`reading-${size}-fields`);
    await table.press('view.off');
    await table.press('table.advice');
    await advice(table);
    await table.frames(8);
    await table.picture(`reading-${size}-advice`);
    await lay(table, roll);
    await table.picture(`reading-${size}-consequences`);
    await table.press('table.bag');
    await table.frames(20);
    await table.picture(`reading-${size}-bag`);
    assert.deepEqual(await table.complaints(), []);
  }
});

test('Without help nothing is marked, counted or advised', async ({sit}) => {
  const table = await sit({before: quick, view: desktop});
  await table.click('start.settings');
  await table.click('settings.purist');
  await table.picture('reading-settings');
  await table.click('back');
  await begin_together(table);
  const probe = await table.probe();
  assert.deepEqual(probe.items.filter(({id}) => /^table\.(spot|advice)/.test(id)), []);
  assert.equal(probe.items.find(({id}) => id === 'table.view').enabled, false);
  await table.key('KeyG');
  await table.until(({facts}) => facts.notice, 'why there is no advice');
  assert.equal(await table.fact('table.advice'), '');
  await table.click('table.bag');
  await table.frames(8);
  assert.deepEqual(await table.items('table.bag.base'), []);
  await table.picture('reading-purist');
  await table.click('table.bag');
  // The keys reach every space; where the tile does not fit in its rotation, it is not placed.
  await table.key('Enter');  // the cursor appears
  for (let n = 0; n < 16; ++n) {
    await table.key('Enter');
    if (await table.fact('table.pending')) break;
    await table.key(n % 4 === 3 ? 'ArrowRight' : 'KeyR');
  }
  assert.ok(await table.fact('table.pending'), 'no tile could be laid');
  await table.picture('reading-purist-laid');
  await confirm(table);
  await table.page.reload();
  await table.until(({facts}) => facts.screen, 'the page again');
  assert.match(await table.page.evaluate(() => localStorage.getItem('bastide.settings')), /purist on/);
});
