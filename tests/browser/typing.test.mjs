// Names can be typed with all their accents, on soft keyboards too.
import assert from 'node:assert/strict';

import {chromium, firefox, missing, webkit} from './lib/browsers.mjs';
import {site} from './lib/site.mjs';
import {desktop, phone, Table} from './lib/table.mjs';
import {test} from './lib/waits.mjs';

// Names the first player, begins the game, and looks for the name in what has been saved.
async function name_a_player(launch, view, write) {
  const [browser, place] = await Promise.all([launch(), site()]);
  try {
    const table = await Table.open(browser, place.url, {view});
    const press = (id) => (view.hasTouch ? table.tap(id) : table.click(id));
    await press('start.new-game');
    await press('new.player.0.name');
    await table.until_page(() => document.activeElement.id === 'kbd', 'the field for the keyboard');
    await write(table);
    await table.picture(`typing-${view.hasTouch ? 'phone' : 'desktop'}`);
    await press('new.start');
    await table.until((probe) => probe.facts.screen === 'table', 'the table');
    assert.notEqual(await table.page.evaluate(() => document.activeElement.id), 'kbd');
    const saved = await table.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    assert.match(saved, /Šípek a Růženka\b/);
    assert.deepEqual(await table.complaints(), []);
  } finally {
    await browser.close();
    await place.end();
  }
}

test('Chromium: a name comes from the keyboard', {skip: missing('chrome')}, () =>
  name_a_player(chromium, desktop, async (table) => {
    await table.page.keyboard.type('Šípek a Růženkax');
    await table.key('Backspace');
  }));

test('Chromium, phone: a name comes from the soft keyboard', {skip: missing('chrome')}, () =>
  name_a_player(chromium, phone, async (table) => {
    await table.type('Šípek a Růženkax');
    // A soft keyboard deletes in the field without pressing a key.
    await table.page.evaluate(() => document.execCommand('delete'));
    await table.until((probe) => probe, 'a moment');
  }));

test('Firefox: a name comes from the keyboard', {skip: missing('firefox')}, () =>
  name_a_player(firefox, desktop, async (table) => {
    await table.page.keyboard.type('Šípek a Růženkax');
    await table.key('Backspace');
  }));

test('WebKit: a name comes from the keyboard', {skip: missing('webkit')}, () =>
  name_a_player(webkit, desktop, async (table) => {
    await table.page.keyboard.type('Šípek a Růženkax');
    await table.key('Backspace');
  }));
