// A browser and a site for the tests of one file; every sitting in it has separate storage.
import {after, before} from 'node:test';

import {launch_of, missing} from './browsers.mjs';
import {site} from './site.mjs';
import {Table} from './table.mjs';
import {test as named_test} from './waits.mjs';

// sittings(): call at the top of a file; gives test(name, async ({place, sit}) => ...), where sit(options)
// opens a page in a fresh profile, and sit({beside: table}) another tab of the same. To try a file in
// another browser than Chromium: BASTIDE_BROWSER=webkit node run.mjs NAME.
export function sittings({kind = process.env.BASTIDE_BROWSER || 'chrome', prefix = '/', ...usual} = {}) {
  const launch = launch_of[kind];
  const skip = missing(kind);
  let browser, place;
  before(async () => {
    if (skip) return;
    [browser, place] = await Promise.all([launch(), site(prefix)]);
  });
  after(async () => {
    await browser?.close();
    await place?.end();
  });
  const attempt = async (name, use) => {
    const profiles = [], tables = [];
    const sit = async ({beside, address, ...options} = {}) => {
      const profile = beside?.profile || await browser.createBrowserContext();
      if (!beside) profiles.push(profile);
      const table = await Table.open(profile, address || place.url, {...usual, ...options});
      table.profile = profile;
      tables.push(table);
      return table;
    };
    try {
      await use({place, sit});
    } catch (error) {
      // Takes a screenshot of the failure.
      const file = name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase();
      for (const [i, table] of tables.entries()) await table.picture(`failed-${file}-${i}`).catch(() => {});
      throw error;
    } finally {
      for (const profile of profiles) await profile.close().catch(() => {});
    }
  };
  return (name, use) => named_test(name, {skip}, async () => {
    try {
      await attempt(name, use);
    } catch (error) {
      if (browser.connected) throw error;
      // The browser itself died: the only thing after which a test begins again.
      console.log(`    ${kind} has died (${error.message.split('\n')[0]}): once more in a new one`);
      await browser.close().catch(() => {});
      browser = await launch();
      await attempt(name, use);
    }
  });
}
