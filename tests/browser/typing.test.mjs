// Text fields are the browser's: names can be typed with all their accents, on soft keyboards too,
// and the clipboard and undo work as everywhere.
import assert from 'node:assert/strict';

import {chromium, firefox, missing, webkit} from './lib/browsers.mjs';
import {site} from './lib/site.mjs';
import {desktop, phone, Table} from './lib/table.mjs';
import {test} from './lib/waits.mjs';

const at_field = (table) => table.until_page(() => document.activeElement.id === 'field', 'the field');
const holds = (table, text) =>
  table.until_page((wanted) => document.activeElement.value === wanted, `"${text}" in the field`, text);

async function chord(table, key, modifier = 'Control') {
  await table.page.keyboard.down(modifier);
  await table.key(key);
  await table.page.keyboard.up(modifier);
}

// Names the first player, begins the game, and looks for the name in what has been saved.
async function name_a_player(launch, view, write, use = () => {}) {
  const [browser, place] = await Promise.all([launch(), site()]);
  try {
    const table = await Table.open(browser, place.url, {view});
    const press = (id) => (view.hasTouch ? table.tap(id) : table.click(id));
    await press('start.new-game');
    await press('new.player.0.name');
    await at_field(table);
    await use(table, browser.defaultBrowserContext?.(), new URL(place.url).origin);
    await write(table);
    await table.picture(`typing-${view.hasTouch ? 'phone' : 'desktop'}`);
    await press('new.start');
    await table.until((probe) => probe.facts.screen === 'table', 'the table');
    assert.notEqual(await table.page.evaluate(() => document.activeElement.id), 'field');
    const saved = await table.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    assert.match(saved, /Šípek a Růženka\b/);
    assert.deepEqual(await table.complaints(), []);
  } finally {
    await browser.close();
    await place.end();
  }
}

// Leaves the field empty.
async function use_clipboard(table, context, origin) {
  const clipboard = () => table.page.evaluate(() => navigator.clipboard.readText());
  await context.overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
  await table.page.evaluate(() => navigator.clipboard.writeText('Růženka'));
  await chord(table, 'v');
  await holds(table, 'Růženka');
  await chord(table, 'Insert', 'Shift');
  await holds(table, 'RůženkaRůženka');
  await chord(table, 'z');
  await holds(table, 'Růženka');
  await table.page.keyboard.type(' a Šípek');
  await chord(table, 'a');
  await chord(table, 'c');
  assert.equal(await clipboard(), 'Růženka a Šípek');
  await table.page.keyboard.type('x'.repeat(30));
  await holds(table, 'x'.repeat(24));
  await chord(table, 'a');
  await chord(table, 'x');
  await holds(table, '');
  assert.equal(await clipboard(), 'x'.repeat(24));
  assert.equal(await table.fact('screen'), 'new-game');
}

const by_keys = async (table) => {
  await table.page.keyboard.type('Šípek a Růženkax');
  await table.key('Backspace');
};

test('Chromium: a name comes from the keyboard and the clipboard', {skip: missing('chrome')}, () =>
  name_a_player(chromium, desktop, by_keys, use_clipboard));

test('Chromium, phone: a name comes from the soft keyboard and the clipboard', {skip: missing('chrome')}, () =>
  name_a_player(chromium, phone, async (table) => {
    await table.type('Šípek a Růženkax');
    // A soft keyboard deletes in the field without pressing a key.
    await table.page.evaluate(() => document.execCommand('delete'));
    await table.until((probe) => probe, 'a moment');
  }, use_clipboard));

test('Firefox: a name comes from the keyboard', {skip: missing('firefox')}, () =>
  name_a_player(firefox, desktop, by_keys));

test('WebKit: a name comes from the keyboard', {skip: missing('webkit')}, () =>
  name_a_player(webkit, desktop, by_keys));

test("Chromium: a dialog's field has the focus, and Escape is the game's", {skip: missing('chrome')}, async () => {
  const [browser, place] = await Promise.all([chromium(), site()]);
  try {
    const table = await Table.open(browser, place.url, {view: desktop});
    await table.click('start.open');
    await at_field(table);
    await table.page.keyboard.type('nothing');
    await table.picture('typing-dialog');
    await table.key('Escape');
    await table.until(({facts}) => !facts.dialog, 'no dialog');
    assert.notEqual(await table.page.evaluate(() => document.activeElement.id), 'field');
    assert.deepEqual(await table.complaints(), []);
  } finally {
    await browser.close();
    await place.end();
  }
});
