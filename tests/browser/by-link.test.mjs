// A game by link: two people with browsers of their own, connected only by what they send each
// other.
import assert from 'node:assert/strict';

import {all_fetched, dice, move, my_turn, position, saves, seat} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({view: coarse(900, 700)});

const with_clipboard = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  } catch {}
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}});
};

async function send(table) {
  await table.page.evaluate(() => { window.copied = undefined; });
  await table.press('table.send');
  return table.until_page(() => window.copied, 'the link to be copied');
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

const storage = (table) => table.page.evaluate(() => Object.entries(localStorage));

test('Two play a whole game by links, an old, an altered and a forged one among them', async ({place, sit}) => {
  const anna = await sit({before: with_clipboard});
  await anna.press('start.new-game');
  await seat(anna, 0, 'person');
  await anna.press('new.player.1.kind');
  await anna.item('kind.by-link');
  await anna.picture('by-link-kinds');
  await anna.press('kind.by-link');
  await anna.until(({facts}) => facts.dialog === '', 'the closed dialog');
  await anna.press('new.start');
  await anna.until(({facts}) => facts.screen === 'table', 'the table');
  const invitation = await send(anna);
  await anna.picture('by-link-invitation');
  const as_invited = await storage(anna);

  const bo = await joins(sit, invitation);
  const links = [await send(bo)];

  const roll = dice(7);
  const round = async () => {
    for (const table of [anna, bo]) {
      await follow(table, links.at(-1));
      if (!await turn(table, roll)) return false;
      links.push(await send(table));
    }
    return true;
  };
  for (let n = 0; n < 4; ++n) await round();

  // An old one: the game stays as it is.
  const known = position(await bo.probe());
  await follow(bo, links[3]);
  await bo.until(({facts}) => facts.notice, 'a notice');
  await bo.picture('by-link-old');
  assert.deepEqual(position(await bo.probe()), known);

  // One that was tampered with on the way.
  const code = links.at(-1);
  const middle = code.indexOf('#g=') + 60;
  await follow(anna, code.slice(0, middle) + (code[middle] === 'A' ? 'B' : 'A') + code.slice(middle + 1));
  await anna.until(({facts}) => facts.dialog === 'failed' && facts.fault === 'link.corrupt', 'what is wrong with it');
  await anna.press('dialog.cancel');

  // Eve has obtained the invitation and Anna's stored data, and plays in Bo's place.
  const false_anna = await sit({before: with_clipboard});
  await false_anna.page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
                                 as_invited);
  await false_anna.page.reload();
  await false_anna.until(({facts}) => facts.screen === 'start', 'the start screen');
  const eve = await joins(sit, invitation);
  await follow(false_anna, await send(eve));
  await turn(false_anna, roll);
  await follow(eve, await send(false_anna));
  await turn(eve, roll);
  const forged = await send(eve);
  const before = position(await anna.probe());
  await follow(anna, forged);
  await anna.until(({facts}) => facts.dialog === 'failed' && facts.fault === 'fair.forged', 'that it is forged');
  await anna.picture('by-link-forged');
  await anna.press('dialog.cancel');
  assert.deepEqual(position(await anna.probe()), before);
  for (const table of [false_anna, eve]) await table.page.close();

  // The right one; even after a reload, what has been played is still to be sent.
  await follow(anna, code);
  await turn(anna, roll);
  await anna.page.reload();
  await anna.item('table.send');
  await anna.picture('by-link-send');
  links.push(await send(anna));
  await follow(bo, links.at(-1));
  await turn(bo, roll);
  links.push(await send(bo));

  while (await round()) {
    for (const table of [anna, bo])
      assert.equal(Object.keys(await saves(table)).length, 1, 'every answer has found its game');
  }
  for (const table of [anna, bo]) await follow(table, links.at(-1));
  const ends = [];
  for (const table of [anna, bo]) ends.push(await table.until(({facts}) => facts.over === 'true' && facts, 'the end'));
  assert.equal(ends[0].scores, ends[1].scores);
  assert.ok(links.length > 68, `${links.length} links`);
  for (const link of links) assert.ok(link.length < 400, `${link.length} characters`);
  console.log(`${links.length} links, the last one ${links.at(-1).length - place.url.length} characters`);
  await bo.picture('by-link-over');
  for (const table of [anna, bo]) assert.deepEqual(await table.complaints(), []);
});

// Anna at her table, with a seat for a friend.
async function invites(sit) {
  const anna = await sit({before: with_clipboard});
  await anna.press('start.new-game');
  await seat(anna, 0, 'person');
  await seat(anna, 1, 'by-link');
  await anna.press('new.start');
  await anna.until(({facts}) => facts.screen === 'table', 'the table');
  return anna;
}
// Anna and Bo at their tables, and the link that Anna gets first.
async function meet(sit) {
  const anna = await invites(sit);
  const bo = await joins(sit, await send(anna));
  return {anna, bo, link: await send(bo)};
}

test('Nothing leaves the page but what is sent by hand', async ({place, sit}) => {
  const {anna, bo, link: first} = await meet(sit);
  const roll = dice(3);
  let link = first;
  const round = async () => {
    for (const table of [anna, bo]) {
      await follow(table, link);
      await turn(table, roll);
      link = await send(table);
    }
  };
  await round();
  for (const table of [anna, bo]) await all_fetched(table);
  const loaded = place.asked.length;
  const seen = [anna, bo].map((table) => table.addresses.size);
  for (let n = 0; n < 3; ++n) await round();
  assert.deepEqual(place.asked.slice(loaded), [], 'what the pages asked their host for while they were played');
  assert.deepEqual([anna, bo].map((table) => table.addresses.size), seen);
  for (const line of place.asked) assert.match(line, /^GET [^?]*(\?v=[0-9a-f]{12})?$/, 'files, and nothing told about the game');
  for (const table of [anna, bo]) {
    for (const address of table.addresses) assert.ok(address.startsWith(place.url), address);
    assert.deepEqual(await table.complaints(), []);
  }

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

test('Words, a name, a code to hold up and an agreed end go along with a link', async ({sit}) => {
  const anna = await invites(sit);
  await anna.press('table.hold-up');
  await anna.item('link.code');
  await anna.press('link.words');
  await anna.page.keyboard.type('Your move, Bo & <b>Co</b>');
  await anna.picture('by-link-hold-up');
  await anna.page.evaluate(() => { window.copied = undefined; });
  await anna.press('link.send');
  const invitation = await anna.until_page(() => window.copied, 'the link to be copied');
  assert.match(invitation, /&m=Your%20move%2C%20Bo%20%26%20%3Cb%3ECo%3C%2Fb%3E$/);

  const bo = await sit({before: with_clipboard, address: invitation});
  await bo.press('link.name');
  await bo.page.keyboard.type('Bo');
  await bo.picture('by-link-join');
  await bo.press('link.open');
  const link = await send(bo);
  assert.match(link, /&n=[^&]*,Bo/);

  await follow(anna, link);
  await turn(anna, dice(5));
  await anna.press('table.hold-up');
  await anna.press('link.end');
  await anna.page.evaluate(() => { window.copied = undefined; });
  await anna.press('link.send');
  const offer = await anna.until_page(() => window.copied, 'the link to be copied');
  await follow(bo, offer);
  await bo.until(({facts}) => facts.dialog === 'show-link', 'the question');
  await bo.picture('by-link-end-offered');
  await bo.press('link.end');
  await bo.page.evaluate(() => { window.copied = undefined; });
  await bo.press('link.send');
  await follow(anna, await bo.until_page(() => window.copied, 'the link to be copied'));
  await anna.item('table.sheet');
  await anna.picture('by-link-ended');
  for (const table of [anna, bo]) assert.deepEqual(await table.complaints(), []);
});

test('Invited on a phone, in Czech', async ({sit}) => {
  const invitation = await send(await invites(sit));
  const phone = {width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
  const bo = await sit({view: phone, address: invitation, before: () => {
    try {
      localStorage.setItem('bastide.settings', 'language cs\nspeed 3\nreduce-motion on\n');
    } catch {}
  }});
  await bo.until(({facts}) => facts.dialog === 'link', 'the invitation');
  await bo.picture('by-link-join-phone');
  await bo.press('link.open');
  await bo.item('table.send');
  await bo.picture('by-link-send-phone');
});
