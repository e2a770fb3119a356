// A game by link: two people with browsers of their own, connected only by what they send each
// other. Whole games, with words, forged links and an agreed end, are played without a browser
// (tests/page/by_link_test.cpp).
import assert from 'node:assert/strict';

import {all_fetched, asked_by_page, dice, move, my_turn, saves, seat, start, with_clipboard} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({view: coarse(900, 700)});

async function send(table) {
  await table.page.evaluate(() => { window.copied = undefined; });
  await table.press('table.send');
  const text = await table.until_page(() => window.copied, 'the link to be copied');
  return text.split(' ').pop();  // an invitation begins with words
}

const follow = (table, link) =>
  table.page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#') + 1));

// Plays the whole turn of the player at this page; false if the game is over.
async function turn(table, roll) {
  const {turn: before, over} = await my_turn(table);
  if (over === 'true') return false;
  await move(table, roll);
  await table.until(({facts}) => (facts.turn !== before || facts.over === 'true') && facts['table.at-rest'] === 'true',
                    'the end of the turn');
  return true;
}

const joins = async (sit, invitation) => {
  const table = await sit({before: with_clipboard, address: invitation});
  await table.until(({facts}) => facts.dialog === 'link', 'the invitation');
  await table.press('link.open');
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  return table;
};

// Anna and Bo at their tables, and the link that Anna gets first.
async function meet(sit) {
  const anna = await sit({before: with_clipboard});
  await anna.press('start.new-game');
  await seat(anna, 0, 'person');
  await seat(anna, 1, 'by-link');
  await start(anna);
  await anna.until(({facts}) => facts.screen === 'table', 'the table');
  const bo = await joins(sit, await send(anna));
  return {anna, bo, link: await send(bo)};
}

test('Nothing leaves the page but what is sent by hand', async ({place, sit}) => {
  const {anna, bo, link: first} = await meet(sit);
  const roll = dice(3);
  let link = first;
  const plays = async (table) => {
    await follow(table, link);
    await turn(table, roll);
    link = await send(table);
  };
  for (const table of [anna, bo]) await all_fetched(table);
  const loaded = place.asked.length;
  const seen = [anna, bo].map((table) => table.addresses.size);
  await plays(anna);
  await plays(bo);
  for (const table of [anna, bo]) assert.equal(Object.keys(await saves(table)).length, 1, 'every link has found its game');
  assert.deepEqual(asked_by_page(place, loaded), [], 'what the pages asked their host for while they were played');
  assert.deepEqual([anna, bo].map((table) => table.addresses.size), seen);
  for (const line of place.asked) assert.match(line, /^GET [^?]*(\?v=[0-9a-f]{12})?$/, 'files, and nothing told about the game');
  for (const table of [anna, bo]) {
    for (const address of table.addresses) assert.ok(address.startsWith(place.url), address);
    assert.deepEqual(await table.complaints(), []);
  }

  // Even after a reload, what has been played is still to be sent.
  await follow(anna, link);
  await turn(anna, roll);
  await anna.page.reload();
  await anna.item('table.send');

  // Makes sure that the listener works: a forced attempt is seen, and refused.
  const policy = await bo.page.$eval('meta[http-equiv=Content-Security-Policy]', (meta) => meta.content);
  assert.match(policy, /default-src 'none';.*connect-src 'self';/);
  const outcomes = await bo.page.evaluate(async (foreign) => {
    const tried = async (attempt) => {
      try {
        return await attempt() === false ? 'refused' : 'sent';
      } catch {
        return 'refused';
      }
    };
    return [await tried(() => fetch(foreign)), await tried(() => new Promise((done, fail) => {
      const socket = new WebSocket(foreign.replace('http', 'ws'));
      socket.onopen = done;
      socket.onerror = fail;
    }))];
  }, 'https://example.invalid/');
  assert.deepEqual(outcomes, ['refused', 'refused']);
  assert.notDeepEqual(await bo.complaints(), [], 'the policy has been asked');
  await bo.page.evaluate(() => fetch('heard').catch(() => {}));
  assert.ok(place.asked.some((line) => line.endsWith('/heard')));
});
