// Links: copied or shared, opened on arrival or in the open page, pasted. What they lead to is tested
// without a browser (tests/page/links_test.cpp).
import assert from 'node:assert/strict';

import {begin, begin_together, dice, finished, move, my_turn, position, quick, saves, with_clipboard} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, coarse_phone as phone} from './lib/table.mjs';

const view = coarse(900, 600);
const test = sittings({view, prefix: '/games/bastide/'});

// The game without the parts that are specific to this browser.
const game_of = ({slot, ...rest}) => rest;
const offered = (table) => table.until((probe) => probe.facts.dialog && probe.facts, 'a dialog');

async function share_by_menu(table) {
  await table.press('table.menu');
  await table.press('table.menu.share');
  await table.press('share.link');
}

async function share(table) {
  await table.page.evaluate(() => { window.copied = undefined; });
  await share_by_menu(table);
  return table.until_page(() => window.copied, 'the link to be copied');
}

async function some_game(table, seed) {
  await begin_together(table);
  await move(table, dice(seed));
  await my_turn(table);
  return position(await table.probe());
}

test('A link leads a friend to the same place', async ({sit, place}) => {
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
  for (const table of [giver, friend]) assert.deepEqual(await table.complaints(), []);
});

test('A link never replaces a game in progress', async ({sit}) => {
  const giver = await sit({before: with_clipboard});
  await some_game(giver, 43);
  const link = await share(giver);
  const table = await sit({before: with_clipboard});
  const own = await some_game(table, 44);
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

test('A broken link says what is wrong, on arrival and in the open page', async ({sit, place}) => {
  const broken = 'g=BA';
  const friend = await sit({address: `${place.url}#${broken}`, before: quick});
  for (const arrival of [true, false]) {
    if (!arrival) await friend.page.evaluate((fragment) => { location.hash = fragment; }, broken);
    const facts = await offered(friend);
    assert.equal(facts.dialog, 'failed');
    assert.equal(facts.fault, 'link.corrupt');
    await friend.press('dialog.cancel');
    await friend.until((probe) => probe.facts.dialog === '' && probe.facts.screen === 'start', 'the start screen');
    assert.equal(new URL(friend.page.url()).hash, '', 'a reload would meet the link again');
  }
  assert.deepEqual(await friend.complaints(), []);
});

test('A pasted link opens', async ({sit, place}) => {
  const friend = await sit({before: quick});
  await friend.press('start.more');
  await friend.press('start.open');
  await friend.press('open.link');
  await friend.type(`${place.url}${finished}`);
  await friend.picture('link-pasted');
  await friend.press('open.go');
  await friend.until(({facts}) => facts.dialog === 'link', 'the offer');
});

test('A clipboard that refuses: the link is shown', async ({sit}) => {
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: async () => { throw new Error('no'); }}});
    document.execCommand = () => false;
  }});
  await begin(table);
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
  await begin(table);
  await share_by_menu(table);
  const {url} = await table.until_page(() => window.shared, 'the link to be shared');
  assert.ok(url.startsWith(`${place.url}#g=`), url);
});
