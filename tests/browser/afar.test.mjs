// How the page is seen from afar: its manifest, the pictures that it and the head name, and the ways in which other
// programs open the installed page. What links and files lead to is tested without a browser.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {begin_together, finished, position, quick, saves} from './lib/person.mjs';
import {folder} from './lib/site.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

const test = sittings({prefix: '/some/where/', view: coarse(900, 600)});

const manifest = JSON.parse(readFileSync(`${folder}/manifest.webmanifest`, 'utf8'));
const record = readFileSync(new URL('../data/examples/EX-BASE-1.txt', import.meta.url), 'utf8');
const fault = (table) => table.until(({facts}) => facts.fault, 'a fault');
const offer = (table) => table.until(({facts}) => facts.dialog === 'link', 'the offer');
const cancel = async (table) => {
  await table.press('dialog.cancel');
  await table.until(({facts}) => facts.dialog === '', 'the closed dialog');
};

test('The browser finds nothing wrong with the manifest', async ({sit}) => {
  const table = await sit();
  const session = await table.protocol();
  const {errors, data} = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.deepEqual(JSON.parse(data), manifest);
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  // The windows of tests are private ones.
  assert.deepEqual(installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito'), []);
});

test('Every picture has the size and type that is promised, and none is kept for use without a network', async ({sit}) => {
  const table = await sit();
  const named = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({icons}) => icons)];
  named.push({src: 'preview.jpg', sizes: '1200x630', type: 'image/jpeg'}, {src: 'icon-180.png', sizes: '180x180', type: 'image/png'});
  const seen = await table.page.evaluate((all) => Promise.all(all.map(async ({src, sizes}) => {
    const response = await fetch(src), blob = await response.blob();
    const {width, height} = sizes === 'any' ? {} : await createImageBitmap(blob);
    return {src, sizes: width ? `${width}x${height}` : sizes, type: blob.type, bytes: blob.size};
  })), named);
  assert.deepEqual(seen.map(({src, sizes, type}) => ({src, sizes, type})), named.map(({src, sizes, type}) => ({src, sizes, type})));
  const bytes = (names) => seen.filter(({src}) => names.includes(src)).reduce((sum, one) => sum + one.bytes, 0);
  const screenshots = manifest.screenshots.map(({src}) => src);
  assert.ok(bytes(screenshots) < 400_000, `${bytes(screenshots)} bytes of screenshots`);
  assert.ok(bytes(['preview.jpg']) < 200_000);
  const kept = readFileSync(`${folder}/sw.js`, 'utf8');
  for (const name of [...screenshots, 'preview.jpg']) assert.ok(!kept.includes(name), name);
});

test('The head names the address of the page, or nothing that needs it; its language is the user’s', async ({sit}) => {
  const table = await sit({before: () => localStorage.setItem('bastide.settings', 'language cs\n')});
  const head = await table.page.evaluate(() => Object.fromEntries([...document.querySelectorAll('meta[content], link[rel]')]
      .map((tag) => [tag.name || tag.getAttribute('property') || tag.rel, tag.content || tag.getAttribute('href')])));
  const address = head.canonical;
  assert.equal(head['og:url'], address);
  assert.equal(head['og:image'], address && `${address}preview.jpg`);
  assert.equal(head['twitter:card'], address && 'summary_large_image');
  assert.equal(head['og:description'], manifest.description);
  assert.match(head.description, /Hra s kartičkami/);
  assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'cs');
});

test('Shortcuts open their screens, in a new page and in an open one', async ({place, sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
  const kept = await saves(table);
  const screens = [];
  for (const {url} of manifest.shortcuts) {
    const address = new URL(url, place.url), screen = address.hash.split('=')[1];
    screens.push(screen);
    if (screens.length === 1) {
      const fresh = await sit({address: address.href});
      assert.equal(await fresh.fact('screen'), screen);
      await fresh.close();
    }
    await table.page.goto(address.href);
    await table.until(({facts}) => facts.screen === screen, screen);
    assert.equal(new URL(table.page.url()).hash, '');
  }
  assert.deepEqual(screens, ['new-game', 'day', 'puzzles']);
  assert.deepEqual(await saves(table), kept);
  assert.deepEqual(await table.complaints(), []);
});

test('What other programs share with the installed page opens', async ({place, sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
  const own = position(await table.probe()), kept = await saves(table);
  await table.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // As the browser sends it: from outside the page.
  const share = async (fields, file) => {
    await table.page.goto(`${place.url}LICENSE.txt`);
    await Promise.all([table.page.waitForNavigation(), table.page.evaluate(({action, method, enctype}, fields, file) => {
      const form = document.createElement('form');
      Object.assign(form, {action, method, enctype});
      const put = (name, type) => form.appendChild(Object.assign(document.createElement('input'), {name, type}));
      for (const [name, value] of Object.entries(fields)) put(name, 'hidden').value = value;
      const files = new DataTransfer();
      if (file) files.items.add(new File([file], 'Sunday.bastide.txt', {type: 'text/plain'}));
      put('file', 'file').files = files.files;
      document.body.appendChild(form).submit();
    }, manifest.share_target, fields, file)]);
  };
  await share({title: 'Bastide', text: `Your turn: https://example.org/${finished}`});
  await offer(table);
  assert.equal(table.page.url(), place.url);
  await cancel(table);
  assert.deepEqual(position(await table.until((probe) => probe.facts.screen === 'table' && probe, 'the table')), own);
  await share({}, record);
  await offer(table);
  await cancel(table);
  await share({text: 'What a day'});
  assert.equal(await fault(table), 'link.foreign');
  await cancel(table);
  await share({}, 'What a day');
  assert.match(await fault(table), /^(record|save)\./);
  await cancel(table);
  assert.deepEqual(await saves(table), kept);
  // Nothing is left to be opened once more.
  await table.page.goto(`${place.url}LICENSE.txt`);
  assert.deepEqual(await table.page.evaluate(async () => (await (await caches.open('bastide.shared')).keys()).length), 0);
  // The text outside the page has no icon.
  assert.deepEqual((await table.complaints()).filter((line) => !line.includes('404')), []);
});

test('A file with which the installed page is opened is offered, once', async ({sit}) => {
  const before = () => {
    const waiting = [];
    let consume = (launch) => waiting.push(launch);
    window.launch = (...texts) => consume({files: texts.map((text) => ({
      name: 'Sunday.bastide.txt',
      getFile: async () => {
        if (text === null) throw new Error('it is gone');
        return new File([text], 'Sunday.bastide.txt');
      },
    }))});
    Object.defineProperty(window, 'launchQueue', {value: {setConsumer: (consumer) => {
      consume = consumer;
      waiting.splice(0).forEach(consumer);
    }}});
    const text = sessionStorage.getItem('launched');
    if (text) window.launch(text);
  };
  const table = await sit({before});
  await table.page.evaluate((text) => window.launch(text), record);
  await offer(table);
  await cancel(table);
  for (const bad of ['What a day', null]) {
    await table.page.evaluate((text) => window.launch(text), bad);
    assert.match(await fault(table), /^(record|save)\./);
    await cancel(table);
  }
  await table.page.evaluate(() => window.launch());  // by its icon
  await table.page.evaluate((text) => sessionStorage.setItem('launched', text), record);
  await table.page.goto(`${table.page.url()}?again`);
  await offer(table);
  await table.page.reload();
  await table.until(({facts}) => facts.screen === 'start', 'the start screen');
  await table.frames(5);
  assert.equal(await table.fact('dialog'), '');
  assert.deepEqual(await table.complaints(), []);
});
