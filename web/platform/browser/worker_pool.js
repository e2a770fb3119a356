// Those with whom a worker shares its searches (worker.cpp, web/worker/worker_pool.hpp): workers of its own,
// which run the same script. Games are handed out a few at a time to whoever is free.
(function () {
  var library = {
    $WorkerPool: {
      all: null,      // [{worker, ready, games: those being played}]; null: not called yet
      games: [],      // lines
      begun: 0,       // how many of them are handed out
      results: [],    // lines, by the number of the game
      awaited: 0,
      call: function () {
        var cores = navigator.hardwareConcurrency || 1, memory = navigator.deviceMemory || 8;
        var size = memory <= 2 ? 1 : Math.min(8, cores - 1);
        WorkerPool.all = [];
        if (size < 2 || !self.program) return;  // on its own it is as quick
        try {
          while (WorkerPool.all.length < size) WorkerPool.all.push(WorkerPool.member());
        } catch (refused) {
          WorkerPool.dismiss();
        }
      },
      member: function () {
        var member = {worker: new Worker(self.location.href, {name: 'pool'}), ready: false, from: 0, count: 0};
        self.program.then(function (compiled) { member.worker.postMessage(compiled); });
        member.worker.onmessage = function (event) { WorkerPool.hear(member, String(event.data)); };
        member.worker.onerror = function (event) {
          event.preventDefault();
          WorkerPool.fail();
        };
        return member;
      },
      hear: function (member, text) {
        if (text === 'ready') {
          member.ready = true;
          if (WorkerPool.awaited) WorkerPool.hand(member);
          return;
        }
        var lines = text.split('\n');
        if (lines.shift() !== 'played' || lines.length !== member.count) return WorkerPool.fail();
        lines.forEach(function (line, i) { WorkerPool.results[member.from + i] = line; });
        WorkerPool.awaited -= member.count;
        member.count = 0;
        WorkerPool.hand(member);
        if (!WorkerPool.awaited) WorkerPool.tell(WorkerPool.results.join('\n'));
      },
      // Fewer games at a time towards the end, so that all finish together.
      hand: function (member) {
        var left = WorkerPool.games.length - WorkerPool.begun;
        if (member.count || !left) return;
        member.from = WorkerPool.begun;
        member.count = Math.ceil(left / (2 * WorkerPool.all.length));
        WorkerPool.begun += member.count;
        member.worker.postMessage('games\n' + WorkerPool.games.slice(member.from, WorkerPool.begun).join('\n'));
      },
      dismiss: function () {
        WorkerPool.all.forEach(function (member) { member.worker.terminate(); });
        WorkerPool.all = [];
      },
      // Whatever is wrong, the worker can do it alone.
      fail: function () {
        WorkerPool.dismiss();
        if (!WorkerPool.awaited) return;
        WorkerPool.awaited = 0;
        WorkerPool.tell('');
      },
      tell: function (text) {
        var size = lengthBytesUTF8(text) + 1, pointer = _malloc(size);
        stringToUTF8(text, pointer, size);
        _worker_played(pointer);
        _free(pointer);
      },
    },

    bastide_js_pool_size: function () {
      if (!WorkerPool.all) WorkerPool.call();
      return WorkerPool.all.length;
    },
    bastide_js_pool_begin: function (root) {
      var text = UTF8ToString(root);
      WorkerPool.all.forEach(function (member) { member.worker.postMessage(text); });
    },
    bastide_js_pool_play: function (games) {
      var ready = WorkerPool.all.filter(function (member) { return member.ready; });
      if (!ready.length) return 0;
      WorkerPool.games = UTF8ToString(games).split('\n');
      WorkerPool.begun = 0;
      WorkerPool.results = [];
      WorkerPool.awaited = WorkerPool.games.length;
      ready.forEach(WorkerPool.hand);
      return 1;
    },
    bastide_js_pool_later: function () { setTimeout(_worker_go_on); },
  };

  Object.keys(library).forEach(function (name) {
    if (name.indexOf('bastide_js_') === 0) library[name + '__deps'] = ['$WorkerPool'];
  });
  library.$WorkerPool__deps = ['malloc', 'free'];
  mergeInto(LibraryManager.library, library);
})();
