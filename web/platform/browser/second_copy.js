// The second copy of saved games (storage.hpp), in IndexedDB: unlike with localStorage, a
// transaction with strict durability is on the disk when it reports completion. Nothing waits for a
// write; one that fails is tried once more. Entries that localStorage lacks are read before the
// program starts.
'use strict';

(function () {
// Part of Emscripten's runtime, in newer versions only on request.
var holding = ['$addRunDependency', '$removeRunDependency'].filter(function (name) {
  return LibraryManager.library[name];
});

mergeInto(LibraryManager.library, {
  $SecondCopy__deps: ['$Bastide'].concat(holding),
  $SecondCopy__postset: 'SecondCopy.begin();',
  $SecondCopy: {
    base: null,
    opening: false,
    waiting: [],   // to be done as soon as the database is open
    arrived: [],
    latest: null,  // a Map: of the writes that are not over, by stem
    keys: null,    // of all entries, until the program has asked for them
    asked: false,  // whether persistent storage has been requested

    begin: function () {
      if (typeof window === 'undefined') return;
      SecondCopy.latest = new Map();
      // A database that does not answer must not keep the game from starting.
      var held = true;
      var ready = function () {
        if (held) removeRunDependency('second-copy');
        held = false;
      };
      addRunDependency('second-copy');
      setTimeout(ready, 1500);
      var read = function (texts) {
        texts.getAllKeys().onsuccess = function (event) {
          SecondCopy.keys = event.target.result.map(String);
          SecondCopy.keys.forEach(function (key) {
            if (SecondCopy.lacking(key)) SecondCopy.read(texts, key);
          });
          Bastide.wake();
        };
      };
      SecondCopy.work({mode: 'readonly', use: read, over: ready});
    },
    lacking: function (key) {
      try {
        return !(Bastide.prefix + key in Bastide.storage());
      } catch (refused) {
        return false;  // nothing could be restored
      }
    },
    read: function (texts, key) {
      texts.get(key).onsuccess = function (event) {
        SecondCopy.arrived.push(key + '\n' + event.target.result);
        Bastide.wake();
      };
    },
    of: function (stem) { return IDBKeyRange.bound(stem, stem + '\uffff'); },

    open: function () {
      SecondCopy.opening = true;
      var opened = function (base) {
        SecondCopy.opening = false;
        SecondCopy.base = base;
        SecondCopy.waiting.splice(0).forEach(base ? SecondCopy.perform : SecondCopy.failed);
      };
      var boot = window.BastideBoot, request = boot.copies || boot.openCopies();
      boot.copies = null;
      if (!request) return opened(null);
      var succeeded = function () {
        var base = request.result;
        base.onversionchange = base.onclose = function () {
          base.close();
          SecondCopy.base = null;
        };
        opened(base);
      };
      var refused = function (event) {
        if (event) event.preventDefault();
        opened(null);
      };
      if (request.readyState === 'done') return request.error ? refused() : succeeded();
      request.onsuccess = succeeded;
      request.onerror = refused;
    },
    // A task: `use` is called with the object store, in a transaction of a `mode`, `over` at the end,
    // whatever the outcome. A write has the `stem` of what it writes.
    work: function (task) {
      if (task.stem) SecondCopy.latest.set(task.stem, task);
      if (SecondCopy.base) return SecondCopy.perform(task);
      SecondCopy.waiting.push(task);
      if (SecondCopy.waiting.length > 50) SecondCopy.waiting.splice(1, 1);  // it may never open
      if (!SecondCopy.opening) SecondCopy.open();
    },
    perform: function (task) {
      var round = null;
      try {
        round = SecondCopy.base.transaction('texts', task.mode, {durability: 'strict'});
        round.oncomplete = function () { SecondCopy.over(task); };
        round.onabort = function () { SecondCopy.failed(task); };
        task.use(round.objectStore('texts'));
      } catch (refused) {
        if (!round) {  // closed meanwhile
          SecondCopy.base = null;
          return SecondCopy.failed(task);
        }
        // The half of a write would lose what was there before.
        try {
          round.abort();
        } catch (ended) {}
      }
    },
    failed: function (task) {
      if (task.again || SecondCopy.latest.get(task.stem) !== task) return SecondCopy.over(task);
      task.again = true;
      SecondCopy.work(task);
    },
    over: function (task) {
      if (SecondCopy.latest.get(task.stem) === task) SecondCopy.latest.delete(task.stem);
      if (task.over) task.over();
    },
    write: function (stem, use) { SecondCopy.work({mode: 'readwrite', stem: stem, use: use}); },
    // Firefox would ask the user.
    persist: function () {
      if (SecondCopy.asked || 'mozInnerScreenX' in window) return;
      SecondCopy.asked = true;
      try {
        navigator.storage.persist().catch(function () {});
      } catch (absent) {}
    },
  },

  bastide_js_copy_keep__deps: ['$SecondCopy'],
  bastide_js_copy_keep: function (stem, key, text) {
    stem = UTF8ToString(stem);
    key = UTF8ToString(key);
    text = UTF8ToString(text);
    SecondCopy.write(stem, function (texts) {
      texts.delete(SecondCopy.of(stem));
      texts.put(text, key);
    });
    SecondCopy.persist();
  },
  bastide_js_copy_drop__deps: ['$SecondCopy'],
  bastide_js_copy_drop: function (stem) {
    stem = UTF8ToString(stem);
    SecondCopy.write(stem, function (texts) { texts.delete(SecondCopy.of(stem)); });
  },
  bastide_js_copy_want__deps: ['$SecondCopy'],
  bastide_js_copy_want: function (stem) {
    stem = UTF8ToString(stem);
    var read = function (texts) {
      texts.getAllKeys(SecondCopy.of(stem)).onsuccess = function (event) {
        event.target.result.forEach(function (key) { SecondCopy.read(texts, key); });
      };
    };
    SecondCopy.work({mode: 'readonly', use: read});
  },
  bastide_js_copy_keys__deps: ['$SecondCopy'],
  bastide_js_copy_keys: function () {
    var keys = SecondCopy.keys;
    SecondCopy.keys = null;
    return Bastide.give(keys && keys.join('\n'));
  },
  bastide_js_copy_arrived__deps: ['$SecondCopy'],
  bastide_js_copy_arrived: function () {
    return Bastide.give(SecondCopy.arrived.length ? SecondCopy.arrived.shift() : null);
  },
});
})();
