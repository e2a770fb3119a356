// When a part of the page does not arrive, or not as it was built, the page says so and offers to
// try again; then it works.
import assert from 'node:assert/strict';
import {after, before} from 'node:test';

import {host} from './lib/host.mjs';
import {begin, start} from './lib/person.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse, phone} from './lib/table.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings({view: coarse(900, 600)});
let server;
before(async () => { server = await host(folder); });
after(() => server.end());

const state = (table) => table.page.evaluate(() => document.documentElement.dataset.state);
const said = (table) => table.page.evaluate(() => document.querySelector('.state').innerText);
const comes_to = (table, wanted) =>
  table.until_page((name) => document.documentElement.dataset.state === name, `the state ${wanted}`, wanted);
// Makes the page's clock run fast, so that its patience ends soon.
const impatient = () => {
  const now = Date.now.bind(Date), begun = now();
  Date.now = () => begun + (now() - begun) * 20;
};
const sit_at = (sit, options = {}) => sit({address: server.url, ready: false, wait: 'domcontentloaded', ...options});

// Every kind of fault, and every kind of file: which file it is makes no other difference.
const cases = [
  ['bastide.js', 'missing', 'missing', /does not have a part.*bastide.js: 404/s],
  ['bastide.js', 'type', 'mixed', /damaged.*bastide.js: text\/plain/s],
  ['bastide.wasm', 'half', 'mixed', /damaged.*bastide.wasm/s],
  ['bastide.wasm', 'stall', 'stalled', /Nothing has arrived for a while/],
  ['text-en.txt', 'cut', 'cut', /connection was lost.*text-en.txt/s],
];
for (const [name, fault, wanted, words] of cases) {
  test(`${name}, ${fault}: the page says so, and tries again`, async ({sit}) => {
    server.fault = (asked) => asked === name ? fault : undefined;
    const table = await sit_at(sit, {before: impatient});
    await comes_to(table, wanted);
    const text = await said(table);
    assert.match(text, words);
    assert.match(text, /Try again/);
    assert.doesNotMatch(text, /shuffled|Zkusit/);
    if (name === 'bastide.wasm' && fault === 'stall') {
      const part = await table.page.evaluate(() => document.getElementById('progress').value);
      assert.ok(part > 0.4 && part < 0.6, `${part} of the program`);
      await table.picture('loading-stalled');
    }
    if (fault === 'missing') {  // while the fault lasts, trying again leads to the same place
      await Promise.all([table.page.waitForNavigation({waitUntil: 'domcontentloaded'}), table.page.click('#again')]);
      await comes_to(table, wanted);
    }
    server.fault = () => undefined;
    await table.page.click('#again');
    await table.until(({facts}) => facts.screen === 'start', 'the start screen');
    assert.equal(await state(table), 'ready');
    assert.equal(await table.page.evaluate(() => document.querySelector('.state').checkVisibility()), false);
  });
}

test('What stalls and then comes is waited for', async ({sit}) => {
  let go;
  const gone = new Promise((done) => { go = done; });
  server.fault = (asked) => asked === 'bastide.wasm' ? gone : undefined;
  const table = await sit_at(sit, {before: impatient});
  await comes_to(table, 'stalled');
  go();
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  assert.equal(await state(table), 'ready');
});

test('A program of the wrong type is taken all the same', async ({sit}) => {
  server.fault = (asked) => asked === 'bastide.wasm' ? 'type' : undefined;
  const table = await sit_at(sit);
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
});

test('The browser’s cache holds a damaged file: it is asked for anew', async ({sit}) => {
  server.headers = () => ({'cache-control': 'max-age=600'});
  server.fault = (asked) => /wasm|bastide.js/.test(asked) ? 'half' : undefined;
  const table = await sit_at(sit);
  await comes_to(table, 'mixed');
  server.fault = () => undefined;
  await table.page.goto(server.url);
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  server.headers = () => ({});
});

test('It is said in the language that was chosen', async ({sit}) => {
  server.fault = (asked) => asked === 'bastide.wasm' ? 'missing' : undefined;
  const table = await sit_at(sit, {before: () => localStorage.setItem('bastide.settings', 'language cs\nspeed 1\n')});
  await comes_to(table, 'missing');
  assert.match(await said(table), /Na serveru chybí část hry.*Zkusit znovu/s);
  assert.doesNotMatch(await said(table), /server does|Try/);
  assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'cs');
  await table.picture('loading-czech');
});

test('The page’s language is the one that is chosen', async ({sit}) => {
  server.fault = () => undefined;
  const table = await sit({address: server.url});
  const lang = () => table.page.evaluate(() => document.documentElement.lang);
  assert.equal(await lang(), 'en');
  await table.click('start.language');
  await table.click('language.1');
  await table.until(({facts}) => facts.language === 'cs', 'Czech');
  assert.equal(await lang(), 'cs');
  await table.click('start.new-game');
  await start(table);
  await table.until_page(() => document.querySelector('#live > p:last-child')?.lang === 'cs', 'something said in Czech');
});

// Without a service worker, which keeps them soon after the start.
const alone = {before: () => Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined})};

test('Texts of another language that do not arrive: nothing changes, and the page says so', async ({sit}) => {
  server.fault = (asked) => asked === 'text-cs.txt' ? 'half' : undefined;
  const table = await sit({address: server.url, ...alone});
  await table.click('start.language');
  await table.click('language.1');
  await table.until(({facts}) => /Čeština could not be fetched/.test(facts.notice), 'a notice');
  assert.equal(await table.fact('language'), 'en');
  assert.doesNotMatch(await table.page.evaluate(() => localStorage.getItem('bastide.settings') || ''), /language/);
  await table.picture('language-missing');
  server.fault = () => undefined;
  await table.click('start.language');
  await table.click('language.1');
  await table.until(({facts}) => facts.language === 'cs', 'Czech');
});

test('Lessons that do not arrive: their list says so, and tries again', async ({sit}) => {
  server.fault = (asked) => asked === 'lessons.txt' ? 'half' : undefined;
  const table = await sit({address: server.url, ...alone});
  await table.click('start.more');
  await table.click('start.lessons');
  await table.item('site.again');
  await table.picture('lessons-missing');
  server.fault = () => undefined;
  await table.click('site.again');
  await table.click('lessons.goods');
  await table.until(({facts}) => facts.lesson === 'goods', 'the lesson');
  const noted = () => table.until_page(() => sessionStorage.getItem('bastide.'), 'the place noted');
  // After a reload they come with the program. Without them, the game starts and offers to try again.
  server.asked = [];
  await noted();
  await table.page.reload();
  await table.until(({facts}) => facts.lesson === 'goods', 'the lesson after a reload');
  assert.ok(server.asked.includes('lessons.txt'));
  server.fault = (asked) => asked === 'lessons.txt' ? 'cut' : undefined;
  await noted();
  await table.page.reload();
  await table.item('site.again');
  server.fault = () => undefined;
  await table.click('site.again');
  await table.until(({facts}) => facts.lesson === 'goods', 'the lesson after trying again');
});

// Of each channel, between the same parts of two pictures.
function mean_difference(one, other, [left, top, right, bottom]) {
  let sum = 0, count = 0;
  for (let y = Math.round(one.height * top); y < one.height * bottom; ++y)
    for (let x = Math.round(one.width * left); x < one.width * right; ++x)
      for (let i = (y * one.width + x) * 4, end = i + 3; i < end; ++i, ++count) sum += Math.abs(one.data[i] - other.data[i]);
  return sum / count;
}

// What no panel covers, in parts of the window.
const windows = [['upright', {...phone, width: 390, height: 844, deviceScaleFactor: 2}, [0, 0, 1, 0.08]],
                 ['wide', {width: 1280, height: 800, deviceScaleFactor: 1}, [0, 0, 0.28, 1]]];
for (const [shape, view, free] of windows)
  for (const look of ['light', 'dark'])
    test(`The landscape is there before the program, which takes it over without a jump: ${shape}, ${look}`, async ({sit}) => {
      let go;
      const gone = new Promise((done) => { go = done; });
      server.fault = (asked) => asked === 'bastide.wasm' ? gone : undefined;
      server.asked = [];
      const table = await sit_at(sit, {view, seen: true, before: `localStorage.setItem('bastide.settings', 'look ${look}\\n')`});
      await table.until_page(() => document.getElementById('landscape').complete, 'the landscape');
      const loading = await table.picture(`landscape-${shape}-${look}-loading`);
      assert.deepEqual(server.asked.filter((name) => name.endsWith('.jpg')), [`landscape-${shape}.jpg`]);
      go();
      await table.until(({facts}) => facts.screen === 'start', 'the start screen');
      assert.equal(await table.fact('look'), look);
      const first = await table.picture(`landscape-${shape}-${look}-first`);
      const jump = mean_difference(loading, first, free);
      assert.ok(jump < 8, `${jump} when the program takes over`);
      await wait('everything painted', async () => {
        const before = await table.page.screenshot();
        await table.frames(20);
        return before.equals(await table.page.screenshot());
      });
      const painted = mean_difference(loading, await table.picture(`landscape-${shape}-${look}-painted`), free);
      // Sharper than the file, and in the same place: 10 where it is sharp on a screen of two pixels a point.
      assert.ok(painted < 16, `${painted} once everything is painted`);
    });

test('A landscape that does not arrive is not waited for', async ({sit}) => {
  server.fault = (asked) => asked.endsWith('.jpg') ? 'stall' : undefined;
  const table = await sit_at(sit);
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  assert.equal(await state(table), 'ready');
});

test('A first start fetches neither lessons nor other languages', async ({sit}) => {
  server.fault = () => undefined;
  server.asked = [];
  await sit({address: server.url, ...alone});
  assert.deepEqual(server.asked.filter((name) => name.endsWith('.txt')), ['text-en.txt']);
});

test('Graphics that are lost: the page says so until they are back', async ({sit}) => {
  server.fault = () => undefined;
  const table = await sit({address: server.url});
  await table.page.evaluate(() => {
    window.lender = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context');
    window.lender.loseContext();
  });
  await comes_to(table, 'lost');
  assert.match(await said(table), /taken the graphics away.*Saved games are untouched/s);
  await table.picture('graphics-lost');
  await table.page.evaluate(() => window.lender.restoreContext());
  await comes_to(table, 'ready');
});

test('Graphics that are lost again, or do not come back: the page says what to do', async ({sit}) => {
  server.fault = () => undefined;
  const table = await sit({address: server.url});
  const lose = () => table.page.evaluate(() => {
    window.lender = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context');
    window.lender.loseContext();
  });
  await lose();
  await comes_to(table, 'lost');
  await comes_to(table, 'gone');  // ten seconds later
  assert.match(await said(table), /Close other tabs.*Try again/s);
  await table.page.click('#again');
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  await lose();
  await comes_to(table, 'gone');
  await table.page.evaluate(() => window.lender.restoreContext());
  assert.equal(await state(table), 'gone', 'not for ever');
});

test('A program that fails while it runs says so, keeps the game and starts again', async ({sit}) => {
  server.fault = () => undefined;
  const table = await sit({address: server.url});
  await begin(table);
  const {slot} = (await table.probe()).facts;
  await table.page.evaluate(() => {
    crypto.getRandomValues = () => { throw new Error('nothing is random'); };
  });
  await table.press('table.menu');
  await table.press('table.menu.more');
  await table.press('table.menu.new');
  await Promise.race([table.press('new.start'), comes_to(table, 'stopped')]);
  await comes_to(table, 'stopped');
  assert.match(await said(table), /gone wrong.*nothing is random.*Try again/s);
  await table.picture('stopped');
  await table.page.click('#again');
  await table.until(({facts}) => facts.screen, 'the page again');
  assert.equal(await state(table), 'ready');
  assert.match(await table.page.evaluate(() => BastideBoot.lastError()), /stopped: .*nothing is random/);
  await table.page.evaluate(() => { location.hash = ''; });
  await table.until(({facts}) => Number(facts.saves) >= 1 || facts.slot === slot, 'the game');
});

test('Where nothing can be stored, the game is in the address when the program fails', async ({sit}) => {
  server.fault = () => undefined;
  const table = await sit({address: server.url, before: () => {
    Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };
  }});
  await begin(table);
  await table.page.evaluate(() => document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context').loseContext());
  await comes_to(table, 'lost');
  assert.match(await table.page.evaluate(() => location.hash), /^#g=B/);
});

test('A damaged script of the viewer is not run', async ({sit}) => {
  for (const name of ['embed.js', 'embed-en.js']) {
    server.fault = (asked) => asked === name ? 'half' : undefined;
    const table = await sit_at(sit, {address: `${server.url}embed.html#g=BAAAAA`});
    await comes_to(table, 'mixed');
    assert.match(await said(table), new RegExp(`damaged.*${name}`, 's'));
  }
  server.fault = () => undefined;
});
