// Live play: two browsers with a channel between them, set up by links that are sent by hand. Whole
// games are played without a browser (tests/page/live_test.cpp).
import assert from 'node:assert/strict';

import {firefox, missing} from './lib/browsers.mjs';
import {all_fetched, asked_by_page, dice, move, my_turn, position, saves, seat, start} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, Table} from './lib/table.mjs';

const view = coarse(900, 700);
const test = sittings({view});
// As in lib/browsers.mjs for Chromium: no addresses that must be resolved in the local network.
const prefs = {'media.peerconnection.ice.obfuscate_host_addresses': false};

// Exposes the page's connections and channels, so that the test can cut them.
const before = () => {
  try {
    if (localStorage.getItem('bastide.settings') === null)
      localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
  } catch {}
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text; }}});
  window.ends = [];
  window.channels = [];
  window.servers = [];
  const Connection = window.plain_connection = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Connection {
    constructor(options) {
      super(options);
      window.ends.push(this);
      window.servers.push(...options.iceServers);
    }
    createDataChannel(...given) {
      const channel = super.createDataChannel(...given);
      window.channels.push(channel);
      return channel;
    }
  };
};

async function copied(table, press) {
  await table.page.evaluate(() => { window.copied = undefined; });
  await table.press(press);
  const text = await table.until_page(() => window.copied, 'the link to be copied');
  return text.split(' ').pop();  // an invitation begins with words
}
const send = (table) => copied(table, 'table.send');
const follow = (table, link) =>
  table.page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#') + 1));
const live = (table, state) => table.until(({facts}) => facts.live === state, `live to be "${state}"`);
const connections = (table) => table.page.evaluate(() => window.channels.length);

// Whether pages can be connected on this machine at all: without a network there is no address for
// it.
async function connects(table) {
  const found = await table.page.evaluate(async () => {
    const end = new window.plain_connection();
    try {
      end.createDataChannel('');
      const address = new Promise((done) => { end.onicecandidate = ({candidate}) => done(Boolean(candidate?.candidate)); });
      await end.setLocalDescription();
      return await address;
    } catch {
      return false;
    } finally {
      end.close();
    }
  });
  if (!found) console.log('    pages cannot be connected on this machine: not tried');
  return found;
}

// Plays the whole turn of the player at this page; false if the game is over.
async function turn(table, roll) {
  const {turn: number, over} = await my_turn(table);
  if (over === 'true') return false;
  await move(table, roll);
  await table.until(({facts}) => (facts.turn !== number || facts.over === 'true') && facts['table.at-rest'] === 'true',
                    'the end of the turn');
  return true;
}

// Anna's game, and the invitation to play it live.
async function invites(anna) {
  await anna.press('start.new-game');
  await seat(anna, 1, 'by-link');
  await start(anna);
  await anna.press('table.hold-up');
  await anna.item('link.live');
  assert.equal(await connections(anna), 0, 'nothing happens before it is wanted');
  await anna.picture('live-sheet');
  await anna.press('link.live');
  await live(anna, 'card');
  await anna.picture('live-sheet-with-offer');
  const invitation = await copied(anna, 'link.send');
  assert.match(invitation, /&o=[\w-]{100,200}$/);
  return invitation;
}

// Bo, who has opened it, joins live: returns what Bo sends.
async function joins(bo) {
  await bo.press('link.open');
  await bo.until(({facts}) => facts.dialog === 'live', 'the question');
  assert.equal(await connections(bo), 0, 'nothing happens before it is wanted');
  await bo.picture('live-question');
  await bo.press('live.yes');
  await bo.until(({facts}) => facts.dialog === 'show-link', 'the link to be sent');
  const link = await copied(bo, 'link.send');
  assert.match(link, /&a=[\w-]{90,204}$/);
  return link;
}

async function connected(...tables) {
  for (const table of tables) await live(table, 'open');
}

test('What comes through a channel is checked; an answer that is opened in another tab is found', async ({sit}) => {
  const anna = await sit({before});
  if (!await connects(anna)) return;
  const bo = await sit({before, address: await invites(anna)});
  const beside = await sit({beside: anna, before, address: await joins(bo)});
  await beside.until(({facts}) => facts.notice, 'where to go on');
  await beside.picture('live-elsewhere');
  await anna.page.bringToFront();
  await connected(anna, bo);
  await beside.page.close();
  const known = position(await anna.probe());
  await bo.page.evaluate(() => window.channels.at(-1).send('<img src=x onerror=alert(1)>#g=AAAA'));
  await live(anna, 'card');
  await anna.picture('live-refused');
  assert.equal(await anna.fact('dialog'), '');
  assert.deepEqual(position(await anna.probe()), known);
  await live(bo, 'card');
  for (const table of [anna, bo]) assert.deepEqual(await table.complaints(), []);
});

// Each of them once makes the offer and once the answer.
test('Live between Chromium and Firefox, and by links where the connection is cut', async ({place, sit}) => {
  if (missing('firefox') || !await connects(await sit({before}))) return;
  const browser = await firefox({prefs});
  try {
    const anna = await sit({before});
    const bo = await Table.open(browser, await invites(anna), {view, before});
    const link = await joins(bo);
    // To send it by hand takes long: a browser may say that the connection has failed, and open it all the same.
    await bo.page.evaluate(() => {
      const end = window.ends.at(-1);
      Object.defineProperty(end, 'connectionState', {get: () => 'failed', configurable: true});
      end.dispatchEvent(new Event('connectionstatechange'));
      delete end.connectionState;
    });
    await follow(anna, link);
    await connected(anna, bo);
    await anna.picture('live-open');
    for (const table of [anna, bo]) await all_fetched(table);
    const asked = place.asked.length;
    const roll = dice(3);
    await turn(anna, roll);
    await my_turn(bo);
    assert.deepEqual(asked_by_page(place, asked), [], 'the host is asked for nothing');
    for (const table of [anna, bo]) assert.equal(Object.keys(await saves(table)).length, 1);

    // Anna's page is opened again.
    await anna.page.reload();
    await live(bo, 'card');
    await turn(bo, roll);
    const offer = await send(bo);
    assert.match(offer, /&o=/);
    await follow(anna, offer);
    await anna.until(({facts}) => facts.dialog === 'live', 'the question, in what is a new page');
    await anna.press('live.yes');
    await live(anna, 'card');
    await turn(anna, roll);
    const answer = await send(anna);
    assert.match(answer, /&a=/);
    await follow(bo, answer);
    await connected(anna, bo);
    await turn(bo, roll);
    for (const table of [anna, bo]) {
      assert.deepEqual(await table.page.evaluate(() => window.servers), [], 'no server is asked');
      for (const address of table.addresses) assert.ok(address.startsWith(place.url), address);
      assert.deepEqual(await table.complaints(), []);
    }
  } finally {
    await browser.close();
  }
});
