// Every call of IndexedDB fails once: web/platform/browser/second_copy.js without a browser, over a
// database of our own of which the n-th call fails, for every n of a few moves.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import vm from 'node:vm';

const script = readFileSync(fileURLToPath(new URL('../../web/platform/browser/second_copy.js', import.meta.url)), 'utf8');

// As much of IndexedDB as the copy uses, over `texts`, a Map. The call number `fails` throws (`how`:
// 'throws') or reports an error later ('reports'); a transaction whose end is such a call aborts.
function database(texts, fails, how) {
  const base = {calls: 0};
  const due = () => ++base.calls === fails;
  const call = (value) => {
    if (!due()) return value();
    throw new Error(`call ${fails}`);
  };
  let before = Promise.resolve();  // they run one after another
  function transaction() {
    const round = {}, steps = [];
    let changes = null, ended = false, aborted = false, release = null;
    const end = (done) => {
      if (ended) return;
      ended = true;
      if (done) {
        texts.clear();
        changes.forEach((text, key) => texts.set(key, text));
      }
      (done ? round.oncomplete : round.onabort)?.({});
      release();
    };
    const step = () => {
      if (ended) return;
      if (aborted) return end(false);
      changes ||= new Map(texts);
      const next = steps.shift();
      if (!next) return end(!(due() && how === 'reports'));
      try {
        next();
      } catch (thrown) {  // as browsers do
        return end(false);
      }
      setImmediate(step);
    };
    const ask = (act) => {
      const wrong = due(), request = {};
      if (wrong && how === 'throws') throw new Error(`call ${fails}`);
      steps.push(() => {
        if (!wrong) {
          request.result = act();
          return request.onsuccess?.({target: request});
        }
        let kept = false;
        const event = {target: request, preventDefault() { kept = true; }};
        request.onerror?.(event);
        round.onerror?.(event);
        if (!kept) end(false);
      });
      return request;
    };
    const within = (range) => (key) => !range || key >= range.from && key <= range.to;
    round.objectStore = () => call(() => ({
      getAllKeys: (range) => ask(() => [...changes.keys()].filter(within(range))),
      get: (key) => ask(() => changes.get(key)),
      put: (text, key) => ask(() => changes.set(key, text)),
      delete: (range) => ask(() => [...changes.keys()].filter(within(range)).forEach((key) => changes.delete(key))),
    }));
    round.abort = () => { aborted = true; };
    before.then(() => setImmediate(step));
    before = new Promise((resolve) => { release = resolve; });
    return round;
  }
  base.open = () => {
    const request = {readyState: 'pending', error: null}, wrong = due();
    if (wrong && how === 'throws') return null;  // boot.js's openCopies
    setImmediate(() => {
      request.readyState = 'done';
      if (wrong) request.error = new Error(`call ${fails}`);
      else request.result = {close() {}, transaction: () => call(transaction)};
      (wrong ? request.onerror : request.onsuccess)?.({preventDefault() {}});
    });
    return request;
  };
  return base;
}

// A page's visit: the copy begins, with what the storage has by key.
function visit(texts, storage, fails, how) {
  const base = database(texts, fails, how);
  const library = {}, seen = {started: false, base};
  const context = {
    LibraryManager: {library: {$addRunDependency: 1, $removeRunDependency: 1}}, mergeInto: (to, from) => Object.assign(library, from),
    Bastide: {prefix: '', storage: () => storage, wake() {}, give: (text) => text}, UTF8ToString: (text) => text,
    IDBKeyRange: {bound: (from, to) => ({from, to})}, navigator: {storage: {persist: async () => {}}},
    addRunDependency() {}, removeRunDependency() { seen.started = true; }, setTimeout() {}, Map,
    window: {BastideBoot: {copies: null, openCopies: base.open}},
  };
  vm.runInNewContext(script, context);
  context.SecondCopy = library.$SecondCopy;
  library.$SecondCopy.begin();
  for (const name of ['keep', 'drop', 'want', 'keys', 'arrived']) seen[name] = library['bastide_js_copy_' + name];
  return seen;
}
const settled = async () => { for (let i = 0; i < 200; ++i) await new Promise(setImmediate); };

for (const how of ['throws', 'reports']) {
  test(`The n-th call of the database ${how === 'throws' ? 'throws' : 'reports an error'}: nothing is lost or doubled`, async () => {
    let n = 0, calls = 1;
    for (; n <= calls; ++n) {  // 0: none fails
      const texts = new Map([['a.3', 'a, move 3'], ['b.7', 'b, move 7'], ['c.1', 'c, move 1']]);
      const page = visit(texts, {'a.3': 'a, move 3'}, n, how);
      await settled();
      assert.ok(page.started, `call ${n} holds the start`);
      page.keep('a.', 'a.4', 'a, move 4');
      page.keep('a.', 'a.5', 'a, move 5');
      await settled();
      page.keep('a.', 'a.6', 'a, move 6');
      page.drop('c.');
      page.want('b.');
      await settled();
      calls = Math.max(calls, page.base.calls);
      // The last write is there and nothing of the ones before; what was not written is as it was.
      assert.deepEqual([...texts].sort(), [['a.6', 'a, move 6'], ['b.7', 'b, move 7']], `call ${n}`);
      // The next visit gives what the storage lacks, once.
      const next = visit(texts, {'a.6': 'a, move 6'}, -1, how);
      await settled();
      assert.equal(next.keys().split('\n').sort().join(), 'a.6,b.7');
      assert.equal(next.arrived(), 'b.7\nb, move 7');
      assert.equal(next.arrived(), null);
    }
    assert.ok(n > 15, `only ${n} calls`);
  });
}
