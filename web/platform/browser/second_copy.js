// The second copy of saved games (platform.hpp), in IndexedDB: unlike with localStorage, a
// transaction with strict durability is on the disk when it reports completion. Nothing waits for a
// write. Entries that localStorage lacks are read before the program starts.
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
    keys: null,    // of all entries, until the program has asked for them
    asked: false,  // whether persistent storage has been requested

    begin: function () {
      if (typeof window === 'undefined') return;
      // A database that does not answer must not keep the game from starting.
      var held = true;
      var ready = function () {
        if (held) removeRunDependency('second-copy');
        held = false;
      };
      addRunDependency('second-copy');
      setTimeout(ready, 1500);
      SecondCopy.work('readonly', function (texts) {
        texts.getAllKeys().onsuccess = function (event) {
          SecondCopy.keys = event.target.result.map(String);
          SecondCopy.keys.forEach(function (key) {
            if (SecondCopy.lacking(key)) SecondCopy.read(texts, key);
          });
          Bastide.wake();
        };
      }, ready);
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
      var over = function (base) {
        SecondCopy.opening = false;
        SecondCopy.base = base;
        SecondCopy.waiting.splice(0).forEach(function (task) {
          if (base) SecondCopy.perform(task); else task.done();
        });
      };
      var boot = window.BastideBoot, request = boot.copies || boot.openCopies();
      boot.copies = null;
      if (!request) return over(null);
      var opened = function () {
        var base = request.result;
        base.onversionchange = base.onclose = function () {
          base.close();
          SecondCopy.base = null;
        };
        over(base);
      };
      var refused = function (event) {
        if (event) event.preventDefault();
        over(null);
      };
      if (request.readyState === 'done') return request.error ? refused() : opened();
      request.onsuccess = opened;
      request.onerror = refused;
    },
    // Calls `use` with the object store, and `done` at the end, whatever the outcome.
    work: function (mode, use, done) {
      var task = {mode: mode, use: use, done: done || function () {}};
      if (SecondCopy.base) return SecondCopy.perform(task);
      SecondCopy.waiting.push(task);
      if (SecondCopy.waiting.length > 50) SecondCopy.waiting.splice(1, 1);  // it may never open
      if (!SecondCopy.opening) SecondCopy.open();
    },
    perform: function (task) {
      try {
        var round = SecondCopy.base.transaction('texts', task.mode, {durability: 'strict'});
        round.oncomplete = round.onabort = task.done;
        round.onerror = function (event) { event.preventDefault(); };
        task.use(round.objectStore('texts'));
      } catch (refused) {
        SecondCopy.base = null;  // closed meanwhile: the next call opens it again
        task.done();
      }
    },
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
    SecondCopy.work('readwrite', function (texts) {
      texts.delete(SecondCopy.of(stem));
      texts.put(text, key);
    });
    SecondCopy.persist();
  },
  bastide_js_copy_drop__deps: ['$SecondCopy'],
  bastide_js_copy_drop: function (stem) {
    stem = UTF8ToString(stem);
    SecondCopy.work('readwrite', function (texts) { texts.delete(SecondCopy.of(stem)); });
  },
  bastide_js_copy_want__deps: ['$SecondCopy'],
  bastide_js_copy_want: function (stem) {
    stem = UTF8ToString(stem);
    SecondCopy.work('readonly', function (texts) {
      texts.getAllKeys(SecondCopy.of(stem)).onsuccess = function (event) {
        event.target.result.forEach(function (key) { SecondCopy.read(texts, key); });
      };
    });
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
