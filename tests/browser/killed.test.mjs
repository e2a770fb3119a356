// A browser killed at any moment has kept every move whose second copy was complete.
//   BASTIDE_KILLS=20 node run.mjs killed
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';

import {chromium, firefox, missing} from './lib/browsers.mjs';
import {begin_together, dice, move, my_turn, quick, saves, second_copies} from './lib/person.mjs';
import {site} from './lib/site.mjs';
import {coarse, Table} from './lib/table.mjs';
import {test, wait} from './lib/waits.mjs';

const kills = Number(process.env.BASTIDE_KILLS || 1);
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

// Plays a few moves; resolves to where the game then is, once its second copy holds the last of them.
async function play(table, roll) {
  for (let moves = 1 + Math.floor(3 * roll()); moves > 0; --moves) await move(table, roll);
  const {slot, actions} = await my_turn(table);
  const [, stored] = Object.entries(await saves(table)).find(([key]) => key.includes(slot));
  await wait('the second copy', async () => Object.values(await second_copies(table)).includes(stored));
  return {slot, actions};
}

async function survive(launch, seed) {
  const roll = dice(seed);
  const profile = mkdtempSync(join(tmpdir(), 'bastide-profile-'));
  let browser, kept = null;
  try {
    for (let n = 0; n <= kills; ++n) {
      browser = await launch({profile});
      const table = await Table.open(browser, place.url, {before: quick, view});
      if (kept) {
        await table.press(`save.${kept.slot}`);
        assert.equal((await my_turn(table)).actions, kept.actions, `after kill ${n}`);
      } else {
        await begin_together(table);
      }
      if (n < kills) kept = await play(table, roll);
      await kill(browser);
      browser = null;
    }
  } finally {
    if (browser) await kill(browser);
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
}

test('Chromium, killed', {skip: missing('chrome')}, () => survive(chromium, 60));
test('Firefox, killed', {skip: missing('firefox')}, () => survive(firefox, 61));
