// The service worker's cache: the page starts without a network, and a new version is installed as
// a whole or not at all, whatever the host lets the browser cache.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before} from 'node:test';

import {another, between, files_of, habits, host, remove, version_of} from './lib/host.mjs';
import {start} from './lib/person.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';
import {wait} from './lib/waits.mjs';

const prefix = '/some/where/';
const test = sittings({prefix, view: coarse(900, 600)});

let old, fresh, server;
before(async () => {
  [old, fresh] = [another(folder, 'oldoldoldold', 300), another(folder, 'newnewnewnew', 100)];
  server = await host(old, prefix);
});
after(async () => {
  await server.end();
  [old, fresh].forEach(remove);
});
function serve(place, headers = habits.nothing) {
  server.folder = place;
  server.headers = headers;
  server.asked = [];
}

// Waits until the page has been cached.
const installed = (table) => table.page.evaluate(async () => {
  const {active} = await navigator.serviceWorker.ready;
  if (active.state !== 'activated') await new Promise((done) => {
    active.addEventListener('statechange', () => active.state === 'activated' && done());
  });
});
// Checks for a new version; resolves to what has become of it.
const updated = (table) => table.page.evaluate(async () => {
  const own = await navigator.serviceWorker.getRegistration();
  await own.update().catch(() => {});
  const worker = own.installing || own.waiting;
  if (!worker) return 'none';
  const settled = () => worker.state !== 'installing';
  if (!settled()) await new Promise((done) => worker.addEventListener('statechange', () => settled() && done()));
  return worker.state;
});
const version = (table) => table.page.evaluate(() => document.documentElement.dataset.version);
// The names of the caches, and the versions of the files in them, according to their content.
const kept = (table) => table.page.evaluate(async () => {
  const result = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    result[name] = {};
    for (const request of await cache.keys()) {
      const text = new TextDecoder('latin1').decode(await (await cache.match(request)).arrayBuffer());
      const file = /([^/]*?)([?]v=.*)?$/.exec(request.url);
      if (file[2] || !file[1]) result[name][file[1]] = /oldoldoldold|newnewnewnew/.exec(text)?.[0];
    }
  }
  return result;
});
const files = ['', ...Object.keys(files_of(readFileSync(`${folder}/index.html`, 'utf8'))), 'worker.js', 'painter.js'];
// All files of a version, with the texts of these languages.
const whole = (name, ...languages) => {
  const texts = (languages.length ? languages : ['en']).map((language) => `text-${language}.txt`);
  const kept = files.filter((file) => !file.startsWith('text-') || texts.includes(file));
  return {[`bastide-${name}`]: Object.fromEntries(kept.map((file) => [file, name]))};
};
async function sits(sit, wanted, options = {}) {
  const table = await sit({address: server.url, ...options});
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  assert.equal(await version(table), wanted);
  return table;
}

// Closes the last windows, and waits, from outside the worker's scope, until the new version has
// taken over.
async function closed(...tables) {
  const outside = await tables[0].profile.newPage();
  await outside.goto(new URL('/', server.url).href);
  for (const table of tables) await table.close();
  await outside.evaluate(async (path) => {
    const own = await navigator.serviceWorker.getRegistration(path);
    while (own.waiting || own.active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  }, prefix);
  await outside.close();
}

test('The game starts and goes on when the network is gone', async ({place, sit}) => {
  const first = await sit();
  await installed(first);
  await place.end();
  const later = await sit({beside: first});
  assert.equal(await later.fact('screen'), 'start');
  await later.click('start.new-game');
  await start(later);
  await later.until(({facts}) => facts.screen === 'table', 'the table');
  await later.page.goBack();
  await later.click('start.puzzles');
  await later.until(({facts}) => facts['puzzles.next'], 'puzzles');
  await later.click('back');
  await later.click('start.lessons');
  await later.click('lessons.first-game');
  await later.until(({facts}) => facts.lesson === 'first-game', 'the first lesson');
  assert.deepEqual(await later.complaints(), []);
});

test('Languages that have been used need no network either, in the next version too', async ({sit}) => {
  serve(old);
  const first = await sits(sit, 'oldoldoldold');
  await installed(first);
  assert.deepEqual(await kept(first), whole('oldoldoldold'));
  await first.click('start.language');
  await first.click('language.1');
  await first.until(({facts}) => facts.language === 'cs', 'Czech');
  await wait('the Czech texts to be kept', async () => (await kept(first))['bastide-oldoldoldold']['text-cs.txt']);
  serve(fresh);
  assert.equal(await updated(first), 'installed');
  await closed(first);
  server.fault = () => 'cut';
  const second = await sits(sit, 'newnewnewnew', {beside: first});
  assert.equal(await second.fact('language'), 'cs');
  await second.click('start.language');
  await second.click('language.0');
  await second.until(({facts}) => facts.language === 'en', 'English');
  assert.deepEqual(await kept(second), whole('newnewnewnew', 'en', 'cs'));
  server.fault = () => undefined;
});

test('A language that is used while the next version waits is kept of that one, too', async ({sit}) => {
  serve(old);
  const first = await sits(sit, 'oldoldoldold');
  await installed(first);
  const middle = between(fresh, old, ['text-cs.txt']);
  serve(fresh);
  assert.equal(await updated(first), 'installed');
  serve(middle);
  await first.click('start.language');
  await first.click('language.1');
  await first.until(({facts}) => facts.language === 'cs', 'Czech');
  await wait('the Czech texts to be kept', async () => (await kept(first))['bastide-oldoldoldold']['text-cs.txt']);
  serve(fresh);
  await closed(first);
  const second = await sits(sit, 'newnewnewnew', {beside: first});
  assert.equal(await second.fact('language'), 'cs');
  assert.deepEqual(await kept(second), whole('newnewnewnew', 'en', 'cs'));
  remove(middle);
});

for (const habit of ['for ten minutes', 'for ever']) {
  const headers = habits[habit];
  test(`A new version comes as a whole; files may be kept: ${habit}`, async ({sit}) => {
    serve(old, headers);
    const first = await sits(sit, 'oldoldoldold');
    await installed(first);
    assert.deepEqual(await kept(first), whole('oldoldoldold'));
    serve(fresh, headers);
    assert.equal(await updated(first), 'installed');
    // While a window shows the old version, it stays.
    const second = await sits(sit, 'oldoldoldold', {beside: first});
    await closed(first, second);
    const third = await sits(sit, 'newnewnewnew', {beside: first});
    await installed(third);
    assert.deepEqual(await kept(third), whole('newnewnewnew'));
    assert.deepEqual([...await third.complaints()], []);
  });
}

for (const habit of ['for ten minutes', 'last modified']) {
  const headers = habits[habit];
  test(`Without a service worker versions do not mix either; files may be kept: ${habit}`, async ({sit}) => {
    const without = {before: () => Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined})};
    serve(old, headers);
    const first = await sits(sit, 'oldoldoldold', without);
    serve(fresh, headers);
    const second = await sit({address: server.url, beside: first, ...without});
    await second.page.reload();
    await second.until(({facts}) => facts.screen === 'start', 'the start screen');
    assert.equal(await version(second), 'newnewnewnew');
  });
}

const halves = {
  'the texts last': ['sw.js', 'index.html', 'worker.js', 'painter.js', 'bastide.js', 'bastide.wasm'],
  'the page last': ['sw.js', 'worker.js', 'painter.js', 'bastide.js', 'bastide.wasm'],
};
for (const [order, names] of Object.entries(halves)) {
  test(`A host in the middle of an update, ${order}: the old version stays whole`, async ({sit}) => {
    serve(old, habits['for ten minutes']);
    const first = await sits(sit, 'oldoldoldold');
    await installed(first);
    const middle = between(old, fresh, names);
    serve(middle, habits['for ten minutes']);
    assert.equal(await updated(first), 'redundant');
    assert.deepEqual(await kept(first), whole('oldoldoldold'));
    await first.close();
    const second = await sits(sit, 'oldoldoldold', {beside: first});
    serve(fresh, habits['for ten minutes']);
    assert.equal(await updated(second), 'installed');
    await closed(second);
    const third = await sits(sit, 'newnewnewnew', {beside: first});
    await installed(third);
    assert.deepEqual(await kept(third), whole('newnewnewnew'));
    remove(middle);
  });
}

test('Who comes for the first time in the middle of an update is told, and keeps nothing of it', async ({sit}) => {
  const middle = between(old, fresh, ['sw.js', 'index.html', 'worker.js', 'painter.js', 'bastide.js']);
  serve(middle, habits['for ever']);
  const table = await sit({address: server.url, ready: false});
  await table.page.waitForSelector('html[data-state=mixed]');
  serve(fresh, habits['for ever']);
  await table.page.click('#again');
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  await installed(table);
  assert.deepEqual(await kept(table), whole('newnewnewnew'));
  remove(middle);
});

test('What else lies below the page’s path is left to the host', async ({sit}) => {
  serve(old);
  const table = await sits(sit, 'oldoldoldold');
  await installed(table);
  const answer = await table.page.goto(server.url + 'LICENSE.txt');
  assert.match(await answer.text(), /^MIT/);
  assert.equal((await table.page.goto(server.url + 'other/project/')).status(), 404);
  await table.page.goto(server.url + 'index.html?from=elsewhere');
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
});

test('The version of these tests is one that the build has made', () => {
  assert.match(version_of(folder), /^[0-9a-f]{12}$/);
});
