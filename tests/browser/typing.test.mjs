// Text fields are the browser's: names can be typed with all their accents, on soft keyboards too, and the clipboard
// and undo work as everywhere. Firefox and WebKit: lib/main_path.mjs.
import assert from 'node:assert/strict';

import {at_field, rules} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, phone} from './lib/table.mjs';

const test = sittings();

const holds = (table, text) =>
  table.until_page((wanted) => document.activeElement.value === wanted, `"${text}" in the field`, text);

async function chord(table, key, modifier = 'Control') {
  await table.page.keyboard.down(modifier);
  await table.key(key);
  await table.page.keyboard.up(modifier);
}

// Names the first player, begins the game, and looks for the name in what has been saved.
async function name_a_player(place, table, write) {
  await table.press('start.new-game');
  await rules(table);
  await table.press('new.player.0.name');
  await at_field(table);
  await use_clipboard(table, new URL(place.url).origin);
  await write();
  await table.picture(`typing-${table.touch ? 'phone' : 'desktop'}`);
  await table.press('new.start');
  await table.until((probe) => probe.facts.screen === 'table', 'the table');
  assert.notEqual(await table.page.evaluate(() => document.activeElement.id), 'field');
  const saved = await table.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  assert.match(saved, /Šípek a Růženka\b/);
  assert.deepEqual(await table.complaints(), []);
}

// Leaves the field empty.
async function use_clipboard(table, origin) {
  const clipboard = () => table.page.evaluate(() => navigator.clipboard.readText());
  await table.profile.overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
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
  assert.equal(await table.fact('screen'), 'rules');
}

test('A name comes from the keyboard and the clipboard', async ({place, sit}) => {
  const table = await sit({view: coarse(1400, 900)});
  await name_a_player(place, table, async () => {
    await table.page.keyboard.type('Šípek a Růženkax');
    await table.key('Backspace');
  });
});

test('On a phone, a name comes from the soft keyboard and the clipboard', async ({place, sit}) => {
  const table = await sit({view: phone});
  await name_a_player(place, table, async () => {
    await table.type('Šípek a Růženkax');
    // A soft keyboard deletes in the field without pressing a key.
    await table.page.evaluate(() => document.execCommand('delete'));
    await table.frames();
  });
});

test("A dialog's field has the focus, and Escape is the game's", async ({sit}) => {
  const table = await sit();
  await table.click('start.more');
  await table.click('start.open');
  await at_field(table);
  await table.page.keyboard.type('nothing');
  await table.key('Escape');
  await table.until(({facts}) => !facts.dialog, 'no dialog');
  assert.notEqual(await table.page.evaluate(() => document.activeElement.id), 'field');
  assert.deepEqual(await table.complaints(), []);
});
