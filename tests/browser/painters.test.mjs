// The painters: tiles are painted beside the page, kept for the next visit, and painted by the page where
// that cannot be.
import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after} from 'node:test';

import {another, host, remove, version_of} from './lib/host.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings({view: coarse(900, 600)});

// Counts what painters are asked for and what they answer, and the pictures that the page uploads: those
// of 256 pixels, as the landscape's tiles are. `patient`: no frame is drawn while painters get ready, or the
// page might have painted everything by then.
const listen = (patient) => {
  const Real = window.Worker;
  const heard = window.heard = {ready: 0, asked: 0, answered: 0, damaged: 0, before: 0, uploaded: 0};
  const counts = (number) => number % 8 === 2;
  const request = window.requestAnimationFrame, steps = [];
  let waiting = false;
  window.requestAnimationFrame = (step) => waiting ? steps.push(step) : request(step);
  window.Worker = class extends Real {
    constructor(...options) {
      super(...options);
      this.paints = String(options[0]).includes('painter.js');
      if (!this.paints) return;
      waiting = patient && !heard.ready;
      this.addEventListener('message', ({data}) => {
        waiting = false;
        steps.splice(0).forEach((step) => request(step));
        if (data === 'ready') return ++heard.ready;
        const [number, rgba] = data;
        if (counts(number)) ++heard.answered;
        if (counts(number) && rgba.byteLength !== 4 * 256 * 256) ++heard.damaged;
      });
    }
    postMessage(words) {
      if (this.paints && counts(words) && !heard.asked++) heard.before = heard.uploaded;
      super.postMessage(words);
    }
  };
  const upload = WebGLRenderingContext.prototype.texImage2D;
  WebGLRenderingContext.prototype.texImage2D = function (...given) {
    if (given[3] === 256 && given[4] === 256) ++heard.uploaded;
    upload.apply(this, given);
  };
  navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'));
};
const patiently = `(${listen})(true);`;
// Painters are not given the program.
const withoutProgram = () => {
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function (words) {
    if (!(words instanceof WebAssembly.Module)) postMessage.call(this, words);
  };
};

const heard = (table) => table.page.evaluate(() => window.heard);
const tiles = 8;  // of a landscape, at least
// Until the landscape has all that painters were asked for.
const landscape = (table) => wait('the landscape', async () => {
  const {asked, before, uploaded} = await heard(table);
  return uploaded >= Math.max(tiles, before + asked);
});

// Waits until the page itself has painted something that the painters were not asked for, or did not paint.
const painted_by_page = async (table) => {
  await wait('what the page paints', async () => {
    const {before, uploaded} = await heard(table);
    return uploaded > before;
  });
  assert.equal((await heard(table)).answered, 0);
};

// What is in the store, as [[version, bytes]...]; `damage`: after that nothing in it is a picture.
const stored = (table, damage = false) => table.page.evaluate((damage) => new Promise((done) => {
  const request = indexedDB.open('bastide-pictures', 1);
  request.onupgradeneeded = () => request.transaction.abort();
  request.onerror = () => done([]);
  request.onsuccess = () => {
    const round = request.result.transaction('pictures', 'readwrite'), all = [];
    round.oncomplete = () => {
      request.result.close();
      done(all);
    };
    round.objectStore('pictures').openCursor().onsuccess = ({target: {result: cursor}}) => {
      if (!cursor) return;
      all.push([cursor.key[0], cursor.value.byteLength]);
      if (damage) cursor.update(cursor.key[1] % 2 ? 'text' : new ArrayBuffer(8));
      cursor.continue();
    };
  };
}), damage);

const servers = [], copies = [];
after(async () => {
  for (const server of servers) await server.end();
  copies.forEach(remove);
});
async function served(site) {
  servers.push(await host(site));
  return servers.at(-1);
}
// With a painter.js of its own.
function altered(change) {
  const copy = mkdtempSync(join(tmpdir(), 'bastide-site-')), painter = join(copy, 'painter.js');
  copies.push(copy);
  cpSync(folder, copy, {recursive: true});
  writeFileSync(painter, change(readFileSync(painter, 'utf8')));
  return served(copy);
}

test('Painters paint the landscape; the next visit has it without painting', async ({sit}) => {
  const table = await sit({before: patiently});
  await landscape(table);
  assert.ok((await heard(table)).answered > 0, 'the page has painted everything');
  const kept = await wait('the store', async () => {
    const all = await stored(table);
    return all.length >= (await heard(table)).answered / 2 && all;
  });
  assert.deepEqual([...new Set(kept.map(([version]) => version))], [`?v=${version_of(folder)}`]);
  const next = await sit({beside: table, before: `${patiently} (${withoutProgram})();`});
  await wait('pictures from the store', async () => (await heard(next)).answered >= kept.length / 2);
  assert.deepEqual(await next.complaints(), []);
});

test('A damaged store: its pictures are painted anew', async ({place, sit}) => {
  const table = await sit({before: patiently});
  await landscape(table);
  await wait('the store', async () => (await stored(table)).length > 0);
  await table.page.close();
  const other = await sit({beside: table, address: `${place.url}LICENSE.txt`, ready: false});
  await stored(other, true);
  const next = await sit({beside: table, before: patiently});
  await landscape(next);
  await wait('sound pictures', async () => (await stored(next)).some(([, size]) => size === 4 * 256 * 256));
  assert.equal((await heard(next)).damaged, 0);
  assert.deepEqual(await next.complaints(), []);
});

test('The store stays within its bounds', async ({sit}) => {
  const most = 1e6, server = await altered((painter) => painter.replace('const most = 60e6', `const most = ${most}`));
  const table = await sit({address: server.url, before: patiently});
  const within = async () => {
    const sum = (await stored(table)).reduce((so_far, [, size]) => so_far + size, 0);
    assert.ok(sum <= most, `${sum} bytes`);
    return sum > 0;
  };
  await landscape(table);
  await wait('the store', within);
  const next = await sit({beside: table, address: server.url, before: patiently});
  await landscape(next);
  assert.ok(await within());
});

// Run by a painter before anything else.
const stores = {
  'missing': `Object.defineProperty(self, 'indexedDB', {value: undefined});`,
  'refused': `indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); };`,
  'silent': `indexedDB.open = () => ({});`,
  'full': `const {put} = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      this.transaction.abort();
      return request;
    };`,
};
for (const [state, script] of Object.entries(stores)) {
  test(`A store that is ${state}: painters only paint`, async ({sit}) => {
    const server = await altered((painter) => `{${script}}\n${painter}`);
    const table = await sit({address: server.url, before: patiently});
    await wait('a painted picture', async () => (await heard(table)).answered > 1);
    assert.deepEqual(await table.complaints(), []);
  });
}

test('Painters that cannot be loaded: the page paints', async ({sit}) => {
  const server = await served(folder);
  server.fault = (name) => name === 'painter.js' ? 'missing' : undefined;
  const table = await sit({address: server.url, before: listen});
  await painted_by_page(table);
});

// What a painter does instead of painting.
const failures = {'fail at': `throw new Error('failed');`, 'fall silent at': ''};
const impatient = () => {
  const later = window.setTimeout;
  window.setTimeout = (step, ms, ...given) => later(step, ms === 10000 ? 300 : ms, ...given);
};
for (const [what, script] of Object.entries(failures)) {
  test(`Painters that ${what} a picture: the page paints it`, async ({sit}) => {
    const server = await altered((painter) => `${painter}
      const {begun} = self;
      self.begun = () => {
        Module['_painter_take'] = () => { ${script} };
        begun();
      };`);
    const table = await sit({address: server.url, before: `${patiently} (${impatient})();`});
    await painted_by_page(table);
    assert.ok((await heard(table)).asked > 0);
  });
}

const refusals = {
  'unknown': 'delete window.Worker;',
  'refused': `window.Worker = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };`,
};
for (const [state, script] of Object.entries(refusals)) {
  test(`Workers are ${state}: the page paints`, async ({sit}) => {
    const table = await sit({before: `(${listen})(); ${script}`});
    await painted_by_page(table);
    assert.equal((await heard(table)).asked, 0);
    assert.deepEqual(await table.complaints(), []);
  });
}

test('A new version drops the pictures of the old one', async ({sit}) => {
  const server = await served(folder), next = another(folder, 'feedc0de0000', 0);
  copies.push(next);
  const table = await sit({address: server.url, before: patiently});
  await wait('the store', async () => (await stored(table)).length > 0);
  server.folder = next;
  await table.page.reload();
  await wait('the new ones alone', async () => {
    const versions = new Set((await stored(table)).map(([version]) => version));
    return versions.size === 1 && versions.has('?v=feedc0de0000');
  });
  assert.deepEqual(await table.complaints(), []);
});
