// The page appears at both sizes, below a path, and despite what a browser may lack. Firefox and WebKit:
// lib/main_path.mjs.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {sittings} from './lib/sitting.mjs';
import {colours, desktop, phone} from './lib/table.mjs';

const test = sittings({prefix: '/some/where/'});

async function looks_right(table, place, name) {
  console.log(`    ${name}: the first picture after ${Math.round(await table.first_picture())} ms`);
  assert.equal(await table.page.evaluate(() => document.documentElement.dataset.state), 'ready');
  // The canvas has as many pixels as it covers on the screen.
  const canvas = await table.page.evaluate(() => {
    const {width, height} = document.getElementById('canvas');
    return {width, height, ratio: devicePixelRatio, page: innerWidth, tall: innerHeight};
  });
  assert.equal(canvas.width, Math.round(canvas.page * canvas.ratio));
  assert.equal(canvas.height, Math.round(canvas.tall * canvas.ratio));
  const picture = await table.picture(name);
  assert.ok(colours(picture) > 50, `only ${colours(picture)} colours in ${name}.png`);
  for (const address of table.addresses)
    assert.ok(address.startsWith(place.url) || /^(data|blob|about):/.test(address), `asked for ${address}`);
  assert.deepEqual(await table.complaints(), []);
}

for (const [name, view] of Object.entries({desktop, phone}))
  test(`${name}: the page appears`, async ({place, sit}) => looks_right(await sit({view, seen: true}), place, `start-${name}`));

test('In a Czech browser the page speaks Czech', async ({sit}) => {
  const table = await sit({before: () => Object.defineProperty(navigator, 'languages', {get: () => ['cs-CZ', 'cs']})});
  assert.equal(await table.fact('language'), 'cs');
  await table.picture('start-czech');
});

const says = (table, state) => table.until_page((wanted) => document.documentElement.dataset.state === wanted,
                                                `the state ${state}`, state);
// The messages of the page itself.
const shown = (table) => table.page.evaluate(
  () => document.querySelector('.state').innerText);

test('Without WebGL the page says so', async ({sit}) => {
  const table = await sit({ready: false, before: () => { HTMLCanvasElement.prototype.getContext = () => null; }});
  await says(table, 'no-webgl');
  assert.match(await shown(table), /^Bastide\s*Bastide cannot draw in this browser: WebGL is missing/);
  await table.picture('no-webgl');
});

test('Without WebAssembly the page says so', async ({sit}) => {
  const table = await sit({ready: false, before: () => { delete window.WebAssembly; }});
  await says(table, 'no-wasm');
  assert.match(await shown(table), /^Bastide\s*This browser does not run WebAssembly[^]*Lockdown Mode/);
});

test('Only the page’s own scripts can be loaded, and only by its policy', async ({sit}) => {
  const table = await sit();
  const refused = await table.page.evaluate(() => {
    const tried = {
      worker: () => new Worker('worker.js'),
      markup: () => { document.createElement('div').innerHTML = '<b>no</b>'; },
      script: () => { document.createElement('script').src = 'bastide.js'; },
      policy: () => trustedTypes.createPolicy('other', {}),
    };
    return Object.keys(tried).filter((name) => {
      try {
        tried[name]();
        return false;
      } catch (refusal) {
        return refusal instanceof TypeError;
      }
    });
  });
  assert.deepEqual(refused, ['worker', 'markup', 'script', 'policy']);
});

test('Diagnostics tell what the page runs on, and nothing of games', async ({sit}) => {
  const table = await sit({before: () => {
    localStorage.setItem('bastide.game.x.1', 'a game of Zuzana and Ludmila');
    window.copied = [];
    navigator.clipboard.writeText = async (text) => { window.copied.push(text); };
  }});
  await table.page.evaluate(() => window.dispatchEvent(new ErrorEvent('error',
    {message: 'a fault of the test', filename: `${location.href}some.js?v=1#g=Zuzana`, lineno: 7})));
  await table.click('start.more');
  await table.click('start.settings');
  await table.click('settings.advanced');
  await table.click('settings.diagnostics');
  await table.until(({facts}) => /copied/.test(facts.notice), 'a notice');
  const [text] = await table.page.evaluate(() => window.copied);
  const version = await table.page.evaluate(() => document.documentElement.dataset.version);
  assert.match(text, new RegExp(`^Bastide ${version}$`, 'm'));
  for (const line of [/^Browser: .*Chrom/m, /^Languages: en;/m, /^Graphics: .*SwiftShader/m, /^Screen: \d+ x \d+/m,
                      /^Storage: \d entries, \d+ kB; whole site/m, /^Last error: .*a fault of the test \(some.js:7\)/m])
    assert.match(text, line);
  assert.doesNotMatch(text, /Zuzana|Ludmila|game[.]x/);
  await table.picture('settings-diagnostics');
});

test('A first start fetches what tools/weigh.py weighs, and helpers', async ({sit}) => {
  const table = await sit();
  const weighed = readFileSync(new URL('../../tools/weigh.py', import.meta.url), 'utf8');
  // By this page alone: the service worker fetches the whole site.
  const fetched = await table.page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const names = new Set(fetched.map((address) => /[/]([^/?]*)(?:[?].*)?$/.exec(address)[1]));
  assert.ok(names.has('bastide.wasm'));
  // What starts once the page can be used; all of it is small.
  for (const name of ['painter.js', 'sw.js', 'worker.js']) names.delete(name);
  assert.deepEqual([...names].filter((name) => !weighed.includes(`"${name}"`)), []);
});
