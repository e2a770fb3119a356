// What the browser stores: reloading, full and forbidden storage, the second copy, two tabs. What
// the page does with it is tested without a browser (tests/web/store_test.cpp, tests/page).
import assert from 'node:assert/strict';

import {begin, begin_together, dice, lay, move, my_turn, position, quick, saves, second_copies} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';
import {wait} from './lib/waits.mjs';

const test = sittings({view: coarse(900, 600)});

const start_screen = (table) => table.until((probe) => probe.facts.screen === 'start' && probe, 'the start screen');
const said = (table) => table.page.evaluate(() => document.getElementById('live').textContent);

// Reloads at the previous place.
async function reload(table, screen = 'table') {
  await table.page.reload({waitUntil: 'load'});
  await table.until(({facts}) => facts.screen === screen, `the ${screen} again`);
}
// Reopens the page as in a new tab.
async function reopen(table) {
  await table.page.evaluate(() => sessionStorage.clear());
  await reload(table, 'start');
}
async function go_home(table) {
  await table.press('table.menu');
  await table.press('table.menu.home');
  await start_screen(table);
}
async function resume(table) {
  await table.press('start.continue');
  return table.until((probe) => probe.facts.screen === 'table' && probe, 'the table');
}

test('Reloading on a person’s turn goes on at exactly the same place', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(30);
  await begin(table);
  await my_turn(table);
  const before = position(await table.probe());
  const kept = await saves(table);
  // A tile placed but not confirmed is no move, but it lies there again afterwards.
  await lay(table, roll);
  const {items} = await table.probe();  // some tiles fit in one way only
  if (items.some(({id}) => id === 'table.turn-right')) await table.press('table.turn-right');
  const laid = await table.fact('table.pending');
  await table.until_page((line) => Object.entries(localStorage).some(([key, text]) => /view[.]/.test(key) && text.includes(line)),
                         'the tile to be kept', `tile ${await table.fact('actions')} ${laid.replaceAll(',', ' ')}`);
  await reload(table);
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), before);
  assert.equal(await table.fact('table.pending'), laid);
  // Settings over the table come back, and lead back to it.
  await table.press('table.menu');
  await table.press('table.menu.settings');
  await table.until(({facts}) => facts.screen === 'settings', 'the settings');
  await reload(table, 'settings');
  await table.key('Escape');
  await my_turn(table);
  await reopen(table);
  assert.equal(await table.fact('saves'), '1');
  await table.picture('keeping-continue');
  await resume(table);
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), before);
  assert.deepEqual(await saves(table), kept, 'opening a game has changed what is saved');
  assert.deepEqual(await table.complaints(), []);
});

test('What the page did not survive, or cannot read, is not opened again by itself', async ({sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
  const note = () => table.page.evaluate(() => sessionStorage.getItem('bastide.'));
  assert.match(await table.until_page(() => sessionStorage.getItem('bastide.'), 'the place noted'), /^table table \w+$/);
  // Crashes before the end of the first frame.
  await table.page.evaluateOnNewDocument(() => {
    if (sessionStorage.getItem('stop')) WebGLRenderingContext.prototype.texImage2D = () => { throw new Error('stopped'); };
    sessionStorage.removeItem('stop');
  });
  await table.page.evaluate(() => sessionStorage.setItem('stop', 'yes'));
  await table.page.reload({waitUntil: 'load'});
  // Not by waiting for frames, because there are none.
  await table.until_page(() => document.documentElement.dataset.state === 'broken', 'the page broken');
  assert.equal(await note(), '', 'the note was taken away');
  await reload(table, 'start');
  await table.page.evaluate(() => sessionStorage.setItem('bastide.', '\u0000\uffff table'));
  await reload(table, 'start');
  assert.equal(await table.fact('dialog'), '');
  assert.deepEqual(await table.complaints(), ['error: stopped']);
});

// The storage of a browser that is full, or that forbids writing.
const full = () => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
};
const forbidden = () => {
  Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});
};
for (const [name, before, words] of [['full', full, /storage is full/], ['forbidden', forbidden, /not let the page store/]]) {
  test(`Storage ${name}: the game goes on and says so`, async ({sit}) => {
    const table = await sit({before});
    const roll = dice(34);
    await begin(table);
    assert.match(await table.until(({facts}) => facts['notice.standing'] || facts.notice, 'a notice'), words);
    await table.picture(`keeping-${name}`);
    await move(table, roll);
    await my_turn(table);
    assert.ok(Number(await table.fact('tiles-placed')) >= 3);
    // It is reported once, not at every move.
    const times = (await said(table)).split(words).length - 1;
    assert.equal(times, 1, 'said so many times');
    if (name === 'full') {  // what is left is the second copy
      const before = position(await table.probe());
      await reload(table, 'start');
      await resume(table);
      await my_turn(table);
      assert.deepEqual(position(await table.probe()), before);
    }
    assert.deepEqual(await table.complaints(), []);
  });
}

test('What there was no room for is saved before the page goes', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(38);
  await begin_together(table);
  await my_turn(table);
  await table.page.evaluate(() => {
    window.real = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await move(table, roll);
  await my_turn(table);
  const after = position(await table.probe());
  await table.until(({facts}) => facts['notice.standing'], 'a notice');
  await table.page.evaluate(() => {
    Storage.prototype.setItem = window.real;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await table.page.reload();
  await table.until(({facts}) => facts.screen === 'table', 'the table');
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), after);
});

test('The second copy follows each move, restores what is lost, and is deleted too', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(42);
  await begin_together(table);
  const early = await saves(table);
  await move(table, roll);
  await my_turn(table);
  const after = position(await table.probe());
  const [[key, text]] = Object.entries(await saves(table));
  assert.deepEqual(await second_copies(table), {[key.slice('bastide.'.length)]: text});

  // As after a crash: an older state, or none at all.
  for (const [what, left] of Object.entries({early, none: {}})) {
    await table.page.evaluate(([gone, entries]) => {
      for (const k of Object.keys(localStorage)) if (k.includes(gone)) localStorage.removeItem(k);
      for (const [k, v] of Object.entries(entries)) localStorage.setItem(k, v);
    }, [after.slot, left]);
    await reopen(table);
    await table.until(({items}) => items.some(({id}) => id === 'start.continue'), `the game again: ${what}`);
    await resume(table);
    await my_turn(table);
    assert.deepEqual(position(await table.probe()), after, what);
    await go_home(table);
  }
  await table.press(`save.${after.slot}.more`);
  await table.press('save.delete');
  await table.press('delete.yes');
  await table.until(({facts}) => facts.saves === '0', 'no game');
  assert.deepEqual(Object.values(await second_copies(table)), ['deleted']);
  // As after a crash: the storage still has it.
  await table.page.evaluate(([k, v]) => localStorage.setItem(k, v), [key, text]);
  await reload(table, 'start');
  assert.equal(await table.fact('saves'), '0');
  assert.deepEqual(await saves(table), {});
  await reload(table, 'start');
  assert.deepEqual(await second_copies(table), {});
  assert.deepEqual(await table.complaints(), []);
});

test('The second copy has settings, too, and what it has lost is written again', async ({sit}) => {
  const table = await sit({before: quick});
  await begin_together(table);
  await my_turn(table);
  const all = () => table.page.evaluate(() => new Promise((resolve) => {
    indexedDB.open('bastide').onsuccess = ({target: {result: base}}) => {
      const texts = base.transaction('texts').objectStore('texts');
      texts.getAllKeys().onsuccess = ({target: {result: keys}}) => {
        base.close();
        resolve(keys);
      };
    };
  }));
  await wait('the copy of the form', async () => (await all()).some((key) => key.startsWith('kept.new-game.')));
  const kept = await all();
  await table.page.evaluate(() => new Promise((resolve) => {
    indexedDB.open('bastide').onsuccess = ({target: {result: base}}) => {
      const round = base.transaction('texts', 'readwrite');
      round.objectStore('texts').clear();
      round.oncomplete = () => {
        base.close();
        resolve();
      };
    };
  }));
  assert.deepEqual(await all(), []);
  await reload(table);
  await wait('all copies', async () => (await all()).length >= kept.length);
  assert.deepEqual(await all(), kept);
  // As after a crash: the storage has forgotten the form.
  await table.page.evaluate(() => {
    for (const key of ['bastide.new-game', 'bastide.kept.new-game']) localStorage.removeItem(key);
  });
  await reload(table);
  assert.match(await table.page.evaluate(() => localStorage.getItem('bastide.new-game')), /^player /);
});

test('Without a database, or with one full of nonsense, everything else works', async ({sit}) => {
  const none = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };
  }});
  await begin(none);
  await reload(none);
  assert.deepEqual(await none.complaints(), []);

  const shut = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }});
  }});
  await begin(shut);
  assert.deepEqual(await shut.complaints(), []);

  const silent = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    IDBFactory.prototype.open = () => ({});
  }});
  assert.equal(await silent.fact('screen'), 'start');
  await begin(silent);

  const odd = await sit({before: quick});
  await odd.page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('bastide');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const round = opening.result.transaction('texts', 'readwrite');
      const texts = round.objectStore('texts');
      texts.put('nonsense', 'game.odd.7');
      texts.put('', 'game.');
      texts.put({an: 'object'}, 'game.object.1');
      texts.put('a text', 17);
      texts.put('bastide-save 2 0 0', 'game.newer.3');
      round.oncomplete = resolve;
    };
  }));
  await reload(odd, 'start');
  assert.equal(await odd.fact('saves'), '1', 'what a newer version has kept, which this one leaves as it is');
  await begin(odd);
  assert.deepEqual(await odd.complaints(), []);
});

test('A file whose name has line feeds is read as it is', async ({sit}) => {
  const table = await sit({before: quick});
  await table.press('start.more');
  await table.press('start.open');
  await table.press('open.file');
  await table.page.evaluate(() => {
    const chooser = document.getElementById('chooser');
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'.repeat(4 * 1024 * 1024 + 1)], 'one\ntwo\n\nthree.txt'));
    chooser.files = transfer.files;
    chooser.dispatchEvent(new Event('change'));
  });
  const {facts} = await table.until((probe) => probe.facts.dialog === 'failed' && probe, 'the message');
  assert.equal(facts.fault, 'save.too-large');
});

test('Two tabs with the same game notice each other', async ({sit}) => {
  const one = await sit({before: quick});
  const roll = dice(36);
  await begin_together(one);
  await move(one, roll);
  await my_turn(one);
  const two = await sit({beside: one, before: quick});
  await two.press('start.continue');
  await my_turn(two);
  assert.equal(await two.fact('slot'), await one.fact('slot'));

  // Moving in the second is noticed in the first, which then saves nothing over it.
  await move(two, roll);
  await my_turn(two);
  const newer = position(await two.probe());
  const kept = await saves(two);
  await one.page.bringToFront();
  await one.until(({facts}) => facts.dialog === 'conflict', 'the question');
  await one.picture('keeping-two-tabs');
  assert.deepEqual(await saves(one), kept);
  await one.press('conflict.reload');
  await one.until(({facts}) => facts.dialog === '', 'the newer state');
  await my_turn(one);
  assert.deepEqual(position(await one.probe()), newer);
  assert.deepEqual([...await one.complaints(), ...await two.complaints()], []);
});
