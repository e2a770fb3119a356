// What the browser stores: reloading, slots, broken data, full and forbidden storage, two tabs.
import assert from 'node:assert/strict';

import {begin, begin_together, dice, finished, lay, move, my_turn, position, quick, saves} from './lib/person.mjs';
import {sittings} from './lib/sitting.mjs';
import {coarse} from './lib/table.mjs';

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
  for (let turn = 0; turn < 4; ++turn) await move(table, roll);
  await my_turn(table);
  const before = position(await table.probe());
  const kept = await saves(table);
  // A tile placed but not confirmed is no move, but it lies there again afterwards.
  await lay(table, roll);
  await table.press('table.turn-right');
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
  await move(table, roll);
  assert.ok(Number(await table.fact('actions')) > Number(before.actions));
  assert.deepEqual(await table.complaints(), []);
});

test('Reloading on the computer’s turn goes on too', async ({sit}) => {
  // The worker never answers before the reload. Only after being silent for long, twice, would the
  // page think by itself: whoever begins, the first wait for the computer ends sooner.
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    window.Worker = class { postMessage() {} terminate() {} };
  }});
  const roll = dice(31);
  await begin(table);
  const thinks = ({facts}) => facts.computer === 'true' && facts['table.thinking'] === 'true';
  await table.until((probe) => thinks(probe) || probe.facts['table.person'] === 'true', 'the first turn');
  if (await table.fact('table.person') === 'true') await move(table, roll);
  await table.until(thinks, 'the computer’s turn');
  const before = await table.probe();
  await reload(table);
  // Nothing is lost, and now the computer moves.
  const facts = await my_turn(table);
  assert.equal(facts.slot, before.facts.slot);
  assert.ok(Number(facts.actions) > Number(before.facts.actions));
  assert.equal(Number(facts['tiles-placed']), Number(before.facts['tiles-placed']) + 1);
  assert.deepEqual(await table.complaints(), []);
});

test('Two games lie in slots of their own; one is deleted, the other stays', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(32);
  await begin_together(table);
  await move(table, roll);
  await my_turn(table);
  const first = position(await table.probe());
  await go_home(table);
  await begin_together(table);
  for (let turn = 0; turn < 3; ++turn) await move(table, roll);
  await my_turn(table);
  const second = position(await table.probe());
  assert.notEqual(first.slot, second.slot);
  await go_home(table);
  assert.equal(await table.fact('saves'), '2');
  await table.picture('keeping-two');

  // The older one, opened from the list, is where it was left.
  await table.press(`save.${first.slot}`);
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), first);
  await go_home(table);

  // Deletion must be confirmed; Escape means no.
  await table.press(`save.${second.slot}.more`);
  await table.picture('keeping-menu');
  await table.press('save.delete');
  await table.until(({facts}) => facts.dialog === 'delete-game', 'the question');
  await table.key('Escape');
  assert.equal((await table.until(({facts}) => facts.dialog === '' && facts, 'the list')).saves, '2');
  await table.press(`save.${second.slot}.more`);
  await table.press('save.delete');
  await table.press('delete.yes');
  await table.until(({facts}) => facts.saves === '1', 'one game');
  assert.deepEqual(Object.keys(await saves(table)).map((key) => key.split('.')[2]), [first.slot]);
  await reload(table, 'start');
  assert.equal(await table.fact('saves'), '1');
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
  for (const nonsense of ['table table no-such-game', 'table table =no-such-lesson', '\u0000\uffff table']) {
    await table.page.evaluate((text) => sessionStorage.setItem('bastide.', text), nonsense);
    await reload(table, 'start');
    assert.equal(await table.fact('dialog'), '');
  }
  assert.deepEqual(await table.complaints(), ['error: stopped']);
});

test('Broken saves are told apart, and harm nothing else', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(33);
  await begin_together(table);
  for (let turn = 0; turn < 2; ++turn) await move(table, roll);
  await my_turn(table);
  const sound = position(await table.probe());
  const [[key, text]] = Object.entries(await saves(table));
  const broken = {
    'bastide.game.cut.3': [text.slice(0, text.length * 0.7), 'save.truncated'],
    'bastide.game.bent.4': [text.replace(/time \d/, 'time 7'), 'save.corrupt'],
    'bastide.game.other.1': ['{"state": "of some other program"}', 'save.foreign'],
    'bastide.game.future.9': [text.replace('bastide-save 1', 'bastide-save 2'), 'save.newer'],
    'bastide.game.nothing.2': ['', 'save.empty'],
  };
  await table.page.evaluate((entries) => entries.forEach(([k, v]) => localStorage.setItem(k, v)),
                            Object.entries(broken).map(([k, [v]]) => [k, v]));
  await table.page.evaluate(() => localStorage.setItem('of somebody else', '\u0000\uffff'));
  await reopen(table);
  assert.equal(await table.fact('saves'), '6', 'the sound one and the five broken ones');
  await table.picture('keeping-broken-list');

  for (const [name, [, code]] of Object.entries(broken)) {
    const slot = name.split('.')[2];
    await table.press(`save.${slot}`);
    const {facts} = await table.until((probe) => probe.facts.dialog === 'game-menu' && probe, slot);
    assert.equal(facts.fault, code, slot);
    assert.equal(facts.screen, 'start');
    if (slot === 'future') await table.picture('keeping-newer');
    await table.press('dialog.cancel');
    await table.until((probe) => probe.facts.dialog === '', 'the list');
  }
  // One is deleted on request; all others are unchanged, byte for byte.
  await table.press('save.cut.more');
  await table.press('save.delete');
  await table.press('delete.yes');
  await table.until((probe) => probe.facts.saves === '5', 'five saves');
  const expected = {[key]: text, ...Object.fromEntries(Object.entries(broken).map(([k, [v]]) => [k, v]))};
  delete expected['bastide.game.cut.3'];
  assert.deepEqual(await saves(table), expected);
  await resume(table);
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), sound);
  assert.deepEqual(await table.complaints(), []);
});

test('Nonsense in the settings and the form is passed over', async ({sit}) => {
  const table = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'language ../../xx\nspeed 99\n\u0001\nreduce-motion perhaps\n'.repeat(50));
    localStorage.setItem('bastide.new-game', 'player\nplayer 99 \u0000 "\n{]'.repeat(400));
  }});
  assert.match(await table.fact('language'), /^(en|cs)$/);
  await begin(table);
  assert.match(await table.fact('scores'), /^0(,0){1,5}$/);
  assert.deepEqual(await table.complaints(), []);
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
    for (let turn = 0; turn < 2; ++turn) await move(table, roll);
    await my_turn(table);
    assert.ok(Number(await table.fact('tiles-placed')) >= 4);
    // It is reported once, not at every move.
    const times = (await said(table)).split(words).length - 1;
    assert.equal(times, 1, 'said so many times');
    assert.deepEqual(await table.complaints(), []);
  });
}

test('Room that comes back is used again', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(35);
  await begin_together(table);
  await move(table, roll);
  await my_turn(table);
  const before = await saves(table);
  await table.page.evaluate(() => {
    window.real = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await move(table, roll);
  await table.until(({facts}) => facts['notice.standing'], 'a notice');
  assert.deepEqual(await saves(table), before, 'the old state must outlive a full storage');
  await table.picture('keeping-owed');
  await my_turn(table);
  const after = position(await table.probe());
  // Without a further move.
  await table.page.evaluate(() => { Storage.prototype.setItem = window.real; });
  await table.until(({facts}) => !facts['notice.standing'], 'the saved game');
  assert.notDeepEqual(await saves(table), before);
  await reload(table);
  await my_turn(table);
  assert.deepEqual(position(await table.probe()), after);
});

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

// The numbers on a save's first line, computed as by the page.
const seal = (body) => {
  const bytes = Buffer.from(body), mask = (1n << 64n) - 1n;
  const mix = (x) => {
    x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & mask;
    return x ^ (x >> 31n);
  };
  let hash = BigInt(bytes.length);
  for (const byte of bytes) hash = mix(hash ^ ((BigInt(byte) + 0x9e3779b97f4a7c15n) & mask));
  return `bastide-save 1 ${bytes.length} ${hash.toString(16).padStart(16, '0')}\n${body}`;
};

test('A game that the rules refuse opens so far, and is kept whole', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(39);
  await begin_together(table);
  for (let turn = 0; turn < 4; ++turn) await move(table, roll);
  await my_turn(table);
  await go_home(table);
  const [[key, text]] = Object.entries(await saves(table));
  const body = text.slice(text.indexOf('\n') + 1);
  assert.equal(seal(body), text);
  const last = body.lastIndexOf('\nplace ');
  const refused = seal(`${body.slice(0, last)}\nplace 40,40 0${body.slice(body.indexOf('\n', last + 1))}`);
  await table.page.evaluate(([k, v]) => localStorage.setItem(k, v), [key, refused]);
  await reopen(table);
  await table.press('start.continue');
  await table.until(({facts}) => facts.dialog === 'refused', 'the message');
  await table.picture('keeping-refused');
  await table.press('dialog.cancel');
  await my_turn(table);
  assert.equal(await table.fact('tiles-placed'), '4');
  assert.deepEqual(await saves(table), {[key]: refused});
  await move(table, roll);
  await my_turn(table);
  const after = await saves(table);
  assert.equal(after[key], refused);
  assert.equal(Object.keys(after).length, 2);
  assert.deepEqual(await table.complaints(), []);
});

test('Five hundred games are listed from their headers', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(41);
  await begin_together(table);
  for (let turn = 0; turn < 3; ++turn) await move(table, roll);
  await go_home(table);
  const [[, text]] = Object.entries(await saves(table));
  await table.page.evaluate((game) => {
    for (let n = 0; n < 511; ++n) localStorage.setItem(`bastide.game.many${n}.1`, game);
  }, text);
  await reopen(table);
  assert.equal(await table.fact('saves'), '512');
  // From now on reading a game fails; only the headers can be read.
  await table.page.evaluateOnNewDocument(() => {
    const real = Storage.prototype.getItem;
    window.read = 0;
    Storage.prototype.getItem = function (key) {
      if (key.startsWith('bastide.game.')) ++window.read;
      return real.call(this, key);
    };
  });
  await reopen(table);
  assert.equal(await table.fact('saves'), '512');
  assert.equal(await table.page.evaluate(() => window.read), 0);
  assert.deepEqual(await table.complaints(), []);
});

const copies = (table) => table.page.evaluate(() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('bastide');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const texts = opening.result.transaction('texts').objectStore('texts');
    const all = {};
    texts.openCursor().onsuccess = ({target: {result}}) => {
      if (result) {
        all[result.key] = result.value;
        result.continue();
      } else {
        opening.result.close();
        resolve(all);
      }
    };
  };
}));

test('The second copy follows each move, restores what is lost, and is deleted too', async ({sit}) => {
  const table = await sit({before: quick});
  const roll = dice(42);
  await begin_together(table);
  const early = await saves(table);
  for (let turn = 0; turn < 3; ++turn) await move(table, roll);
  await my_turn(table);
  const after = position(await table.probe());
  const [[key, text]] = Object.entries(await saves(table));
  assert.deepEqual(await copies(table), {[key.slice('bastide.'.length)]: text});

  // As after a crash: an older state, none at all, a broken one.
  const broken = {[key]: text.slice(0, 300)};
  for (const [what, left] of Object.entries({early, none: {}, broken})) {
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
  assert.deepEqual(await copies(table), {});
  await reload(table, 'start');
  assert.equal(await table.fact('saves'), '0');
  assert.deepEqual(await table.complaints(), []);
});

test('Without a database, or with one full of nonsense, everything else works', async ({sit}) => {
  const none = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };
  }});
  await begin_together(none);
  await move(none, dice(43));
  await my_turn(none);
  await reload(none);
  assert.deepEqual(await none.complaints(), []);

  const silent = await sit({before: () => {
    localStorage.setItem('bastide.settings', 'speed 3\nreduce-motion on\n');
    IDBFactory.prototype.open = () => ({});
  }});
  assert.equal(await silent.fact('screen'), 'start');
  await begin_together(silent);

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
  assert.equal(await odd.fact('saves'), '0');
  await begin_together(odd);
  await move(odd, dice(44));
  await my_turn(odd);
  assert.deepEqual(await odd.complaints(), []);
});

test('A file whose name has line feeds is read as it is', async ({sit}) => {
  const table = await sit({before: quick});
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

test('A link does not take the question about another tab away', async ({sit}) => {
  const one = await sit({before: quick});
  const roll = dice(45);
  await begin_together(one);
  await my_turn(one);
  const two = await sit({beside: one, before: quick});
  await two.press('start.continue');
  await move(two, roll);
  await my_turn(two);
  await one.page.bringToFront();
  await one.until(({facts}) => facts.dialog === 'conflict', 'the question');
  await one.page.evaluate((hash) => { location.hash = hash; }, finished);
  await one.frames(10);
  assert.equal(await one.fact('dialog'), 'conflict');
  // No entry of the history keeps it: going back to one would offer it again.
  await one.until_page(() => location.hash === '', 'the address without the link');
  await one.key('Escape');
  await one.page.evaluate(() => { history.back(); });
  await one.frames(10);
  assert.equal(await one.fact('dialog'), 'conflict');
  // Once the question is answered, the link has its turn.
  await one.press('conflict.copy');
  await one.until(({facts}) => facts.dialog === 'link', 'the offer');
  await one.press('dialog.cancel');
  await my_turn(one);
  const before = await saves(one);
  await move(one, roll);
  await my_turn(one);
  assert.notDeepEqual(await saves(one), before, 'it is saved again');
  assert.equal(Object.keys(before).length, 2);
});

test('Two tabs that write the same generation at once notice it', async ({sit}) => {
  const one = await sit({before: quick});
  const roll = dice(46);
  await begin_together(one);
  await move(one, roll);
  await my_turn(one);
  const [[key, text]] = Object.entries(await saves(one));
  // Another tab, which did not see this one's text when it wrote its own.
  const two = await sit({beside: one, before: quick});
  const other = seal(text.slice(text.indexOf('\n') + 1).replace(/^name .*$/m, 'name "Elsewhere"'));
  await two.page.evaluate(([k, v]) => localStorage.setItem(k, v), [key, other]);
  await one.page.bringToFront();
  await one.until(({facts}) => facts.dialog === 'conflict', 'the question');
  assert.deepEqual(await saves(one), {[key]: other});
  await one.press('conflict.copy');
  await my_turn(one);
  assert.equal((await saves(one))[key], other);
  assert.equal(Object.keys(await saves(one)).length, 2);
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

  // The other answer: both continue, in two slots.
  await move(one, roll);
  await my_turn(one);
  await two.page.bringToFront();
  await two.until(({facts}) => facts.dialog === 'conflict', 'the question');
  await two.press('conflict.copy');
  await two.until(({facts}) => facts.dialog === '', 'the copy');
  await my_turn(two);
  assert.notEqual(await two.fact('slot'), await one.fact('slot'));
  assert.equal(Object.keys(await saves(two)).length, 2);
  await move(two, roll);
  await one.page.bringToFront();
  await my_turn(one);
  assert.equal(await one.fact('dialog'), '');
  assert.deepEqual([...await one.complaints(), ...await two.complaints()], []);
});
