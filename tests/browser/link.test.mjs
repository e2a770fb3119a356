// Links: shared, opened elsewhere, broken.
import assert from 'node:assert/strict';

import {begin_together, dice, finished, move, my_turn, position, quick, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, coarse_phone as phone} from './lib/table.mjs';

const view = coarse(900, 600);
const test = sittings({view});
const below = sittings({view, prefix: '/games/bastide/'});

// Lets the test read back what is copied.
const with_clipboard = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  } catch {}
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}});
};

// The game without the parts that are specific to this browser.
const game_of = ({slot, ...rest}) => rest;
const offered = (table) => table.until((probe) => probe.facts.dialog && probe.facts, 'a dialog');

async function share_by_menu(table) {
  await table.press('table.menu');
  await table.press('table.menu.share');
}

async function share(table) {
  await table.page.evaluate(() => { window.copied = undefined; });
  await share_by_menu(table);
  return table.until_page(() => window.copied, 'the link to be copied');
}

async function some_game(table, seed, moves = 3) {
  const roll = dice(seed);
  await begin_together(table);
  for (let turn = 0; turn < moves; ++turn) await move(table, roll);
  await my_turn(table);
  return position(await table.probe());
}

async function give_and_open(sit, place) {
  const giver = await sit({before: with_clipboard});
  const given = await some_game(giver, 40);
  const link = await share(giver);
  assert.ok(link.startsWith(`${place.url}#g=`), link);
  assert.ok(link.length - place.url.length < 120, `${link.length} characters`);
  assert.match(await giver.until(({facts}) => facts.notice, 'a notice'), /copied/);
  await giver.picture('link-copied');

  const friend = await sit({address: link, before: with_clipboard});
  const facts = await offered(friend);
  assert.equal(facts.dialog, 'link');
  assert.equal(facts.fault, '');
  await friend.picture('link-offered');
  assert.deepEqual(await saves(friend), {}, 'nothing is kept before one says yes');
  await friend.press('link.open');
  await my_turn(friend);
  assert.deepEqual(game_of(position(await friend.probe())), game_of(given));
  // Once opened, a reload shows the saved game, not the link again.
  assert.equal(new URL(friend.page.url()).hash, '');
  await move(friend, dice(41));
  await my_turn(friend);
  const further = position(await friend.probe());
  assert.ok(Number(further.actions) > Number(given.actions));
  // From the same bag: sharing the shared game and playing on are the same game.
  const back = await sit({address: await share(friend), before: with_clipboard});
  await offered(back);
  await back.press('link.open');
  await my_turn(back);
  assert.deepEqual(game_of(position(await back.probe())), game_of(further));
  for (const table of [giver, friend, back]) assert.deepEqual(await table.complaints(), []);
}

test('A link leads a friend to the same place, and on from there', ({sit, place}) => give_and_open(sit, place));
below('Below a path, links work too', ({sit, place}) => give_and_open(sit, place));

test('An earlier position can be shared', async ({sit}) => {
  const table = await sit({before: with_clipboard});
  await some_game(table, 42);
  await table.press('table.undo');
  await table.press('table.undo');
  await my_turn(table);
  const {cursor, turn, scores} = position(await table.probe());
  const friend = await sit({address: await share(table), before: with_clipboard});
  await offered(friend);
  await friend.press('link.open');
  await my_turn(friend);
  const there = position(await friend.probe());
  assert.deepEqual({cursor: there.cursor, turn: there.turn, scores: there.scores}, {cursor, turn, scores});
});

test('A link never replaces a game in progress', async ({sit}) => {
  const giver = await sit({before: with_clipboard});
  await some_game(giver, 43, 2);
  const link = await share(giver);
  const table = await sit({before: with_clipboard});
  const own = await some_game(table, 44, 3);
  const kept = await saves(table);

  // In the address of the page where the game is open.
  await table.page.evaluate((hash) => { location.hash = hash; }, link.split('#')[1]);
  assert.equal((await offered(table)).dialog, 'link');
  assert.deepEqual(position(await table.probe()), own);
  await table.press('dialog.cancel');
  await table.until(({facts}) => facts.dialog === '', 'the table');
  assert.deepEqual(position(await table.probe()), own);
  assert.deepEqual(await saves(table), kept);

  // In a new tab of the same browser: both games are there afterwards.
  const tab = await sit({beside: table, address: link, before: with_clipboard});
  await offered(tab);
  await tab.press('link.open');
  await my_turn(tab);
  const after = await saves(tab);
  assert.equal(Object.keys(after).length, 2);
  for (const [key, text] of Object.entries(kept)) assert.equal(after[key], text);
  await table.page.bringToFront();
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), own);
  for (const one of [giver, table, tab]) assert.deepEqual(await one.complaints(), []);
});

test('Broken links say what is wrong with them', async ({sit, place}) => {
  const table = await sit({before: with_clipboard});
  await some_game(table, 45, 2);
  const link = await share(table);
  const code = link.split('#')[1].split('&')[0];
  const swapped = code.slice(0, 12) + (code[12] === 'A' ? 'B' : 'A') + code.slice(13);
  const cases = {
    'link.corrupt': [swapped, code.slice(0, -4), 'g=BA', 'g=nonsense'],
    'link.newer': ['g=EAAYBy'],
    'link.empty': ['g='],
    'link.character': [code.replace(/.$/, '!')],
    'link.too-large': [`g=B${'A'.repeat(70000)}`],
  };
  // The first is opened on arrival, the others while the page is open.
  const friend = await sit({address: `${place.url}#${swapped}`, before: with_clipboard});
  for (const [expected, broken] of Object.entries(cases)) {
    for (const hash of broken) {
      if (hash !== swapped) await friend.page.evaluate((fragment) => { location.hash = fragment; }, hash);
      const facts = await offered(friend);
      assert.equal(facts.dialog, 'failed', hash);
      assert.equal(facts.fault, expected, hash.slice(0, 60));
      if (hash === swapped) await friend.picture('link-broken');
      await friend.press('dialog.cancel');
      await friend.until((probe) => probe.facts.dialog === '' && probe.facts.screen === 'start', 'the start screen');
      assert.equal(new URL(friend.page.url()).hash, '', 'a reload would meet the link again');
    }
  }
  assert.deepEqual(await saves(friend), {});
  assert.deepEqual(await friend.complaints(), []);
});

test('A pasted link opens; other text does not', async ({sit}) => {
  const giver = await sit({before: with_clipboard});
  const given = await some_game(giver, 46, 3);
  const link = await share(giver);
  const friend = await sit({before: quick});
  await friend.press('start.open');
  await friend.press('open.link');
  await friend.type('https://example.org/');
  await friend.press('open.go');
  assert.equal((await friend.until(({facts}) => facts.dialog === 'failed' && facts, 'the message')).fault, 'link.foreign');
  await friend.press('dialog.cancel');
  await friend.press('start.open');
  await friend.press('open.link');
  await friend.type(link);
  await friend.picture('link-pasted');
  await friend.press('open.go');
  await friend.until(({facts}) => facts.dialog === 'link', 'the offer');
  await friend.press('link.open');
  await my_turn(friend);
  assert.deepEqual(game_of(position(await friend.probe())), game_of(given));
});

test('The longest names fit into the field for a link', async ({sit, place}) => {
  const friend = await sit({before: quick});
  const names = Array.from({length: 6}, (_, n) => encodeURIComponent('Ж'.repeat(23) + n)).join(',');
  const link = `${place.url}${finished}`.replace(/(&n=[^&]*)?$/, `&n=${names}`);
  assert.ok(link.length > 900);
  await friend.press('start.open');
  await friend.press('open.link');
  await friend.type(link);
  await friend.press('open.go');
  await friend.until(({facts}) => facts.dialog === 'link', 'the offer');
  await friend.picture('link-long-names');
});

test('A clipboard that refuses: the link is shown', async ({sit}) => {
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: async () => { throw new Error('no'); }}});
    document.execCommand = () => false;
  }});
  await some_game(table, 47, 1);
  await share_by_menu(table);
  await table.until(({facts}) => facts.dialog === 'show-link', 'the link');
  await table.picture('link-by-hand');
  await table.press('dialog.cancel');
  await table.until(({facts}) => facts.dialog === '', 'the table');
});

test('Phone: sharing goes through the sheet of the system', async ({sit, place}) => {
  const table = await sit({view: phone, before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    navigator.share = async (what) => { window.shared = what; };
  }});
  await some_game(table, 48, 1);
  await share_by_menu(table);
  const {url} = await table.until_page(() => window.shared, 'the link to be shared');
  assert.ok(url.startsWith(`${place.url}#g=`), url);
});
