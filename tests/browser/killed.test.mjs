// A browser killed at any moment has kept every move that was confirmed a second before.
//   BASTIDE_KILLS=20 node run.mjs killed
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';

import {chromium, find, firefox} from './lib/browsers.mjs';
import {begin_together, dice, move, my_turn, quick} from './lib/person.mjs';
import {site} from './lib/site.mjs';
import {coarse, Table} from './lib/table.mjs';

const kills = Number(process.env.BASTIDE_KILLS || 2);
const lasting = 1000;  // milliseconds after which a move is safe
const view = coarse(900, 600);

let place;
before(async () => { place = await site(); });
after(() => place.end());

// Kills the browser and all processes that it has started.
function kill(browser) {
  const {pid} = browser.process();
  const dead = new Promise((resolve) => { browser.process().once('exit', resolve); });
  process.kill(-pid, 'SIGKILL');
  return dead;
}

// Plays until the browser is killed; resolves to the confirmed moves and their times.
async function play_until_killed(browser, table, roll, patience) {
  const confirmed = [];
  const note = (facts) => confirmed.push({actions: Number(facts.actions), slot: facts.slot, at: Date.now()});
  let killed_at = null;
  const execution = new Promise((resolve) => {
    setTimeout(() => {
      killed_at = Date.now();
      kill(browser).then(resolve);
    }, patience);
  });
  try {
    note(await my_turn(table));
    while (!killed_at) {
      const facts = await move(table, roll);
      if (!killed_at) note(facts);
      if (facts.over === 'true') break;
    }
  } catch (error) {
    if (!killed_at) throw error;
  }
  await execution;
  return confirmed.filter(({at}) => at <= killed_at - lasting).at(-1) || {actions: 0};
}

async function survive(launch, times, seed) {
  const roll = dice(seed);
  const lost = [];
  const profile = mkdtempSync(join(tmpdir(), 'bastide-profile-'));
  let browser;
  try {
    let expected = null;
    for (let n = 0; n <= times; ++n) {
      browser = await launch({profile});
      const table = await Table.open(browser, place.url, {before: quick, view});
      const known = Number(await table.fact('saves'));
      if (expected) {
        const listed = (await table.items('save.')).some(({id}) => id === `save.${expected.slot}`);
        if (listed) await table.press(`save.${expected.slot}`);
        const {actions} = listed ? await my_turn(table) : {actions: 0};
        if (Number(actions) < expected.actions) lost.push(`kill ${n}: ${actions} of ${expected.actions} actions`);
        if (n === times) break;
        if (roll() < 0.3 || !listed) {  // a young game
          await table.page.reload();
          await table.until(({facts}) => facts.screen, 'the page');
          if (await table.fact('screen') === 'table') {
            await table.press('table.menu');
            await table.press('table.menu.home');
            await table.until(({facts}) => facts.screen === 'start', 'the start screen');
          }
          await begin_together(table);
        }
      } else {
        assert.equal(known, 0);
        await begin_together(table);
      }
      expected = await play_until_killed(browser, table, roll, 1200 + 5000 * roll());
    }
  } finally {
    await kill(browser).catch(() => {});
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
  assert.deepEqual(lost, []);
}

test('Chromium, killed', {skip: !find('chrome')}, () => survive(chromium, kills, 60));
test('Firefox, killed', {skip: !find('firefox')}, () => survive(firefox, Math.ceil(kills / 3), 61));
