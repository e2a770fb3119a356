// Those with whom a worker shares its searches (worker.cpp, web/worker/crew.hpp): workers of its own,
// which run the same script. Games are handed out a few at a time to whoever is free.
(function () {
  var library = {
    $Crew: {
      all: null,      // [{worker, ready, games: those being played}]; null: not called yet
      games: [],      // lines
      begun: 0,       // how many of them are handed out
      results: [],    // lines, by the number of the game
      awaited: 0,
      call: function () {
        var cores = navigator.hardwareConcurrency || 1, memory = navigator.deviceMemory || 8;
        var size = memory <= 2 ? 1 : Math.min(8, cores - 1);
        Crew.all = [];
        if (size < 2 || !self.program) return;  // on its own it is as quick
        try {
          while (Crew.all.length < size) Crew.all.push(Crew.member());
        } catch (refused) {
          Crew.dismiss();
        }
      },
      member: function () {
        var member = {worker: new Worker(self.location.href, {name: 'crew'}), ready: false, from: 0, count: 0};
        self.program.then(function (compiled) { member.worker.postMessage(compiled); });
        member.worker.onmessage = function (event) { Crew.hear(member, String(event.data)); };
        member.worker.onerror = function (event) {
          event.preventDefault();
          Crew.fail();
        };
        return member;
      },
      hear: function (member, text) {
        if (text === 'ready') {
          member.ready = true;
          if (Crew.awaited) Crew.hand(member);
          return;
        }
        var lines = text.split('\n');
        if (lines.shift() !== 'played' || lines.length !== member.count) return Crew.fail();
        lines.forEach(function (line, i) { Crew.results[member.from + i] = line; });
        Crew.awaited -= member.count;
        member.count = 0;
        Crew.hand(member);
        if (!Crew.awaited) Crew.tell(Crew.results.join('\n'));
      },
      // Fewer games at a time towards the end, so that all finish together.
      hand: function (member) {
        var left = Crew.games.length - Crew.begun;
        if (member.count || !left) return;
        member.from = Crew.begun;
        member.count = Math.ceil(left / (2 * Crew.all.length));
        Crew.begun += member.count;
        member.worker.postMessage('games\n' + Crew.games.slice(member.from, Crew.begun).join('\n'));
      },
      dismiss: function () {
        Crew.all.forEach(function (member) { member.worker.terminate(); });
        Crew.all = [];
      },
      // Whatever is wrong, the worker can do it alone.
      fail: function () {
        Crew.dismiss();
        if (!Crew.awaited) return;
        Crew.awaited = 0;
        Crew.tell('');
      },
      tell: function (text) {
        var size = lengthBytesUTF8(text) + 1, pointer = _malloc(size);
        stringToUTF8(text, pointer, size);
        _worker_played(pointer);
        _free(pointer);
      },
    },

    bastide_js_crew_size: function () {
      if (!Crew.all) Crew.call();
      return Crew.all.length;
    },
    bastide_js_crew_begin: function (root) {
      var text = UTF8ToString(root);
      Crew.all.forEach(function (member) { member.worker.postMessage(text); });
    },
    bastide_js_crew_play: function (games) {
      var ready = Crew.all.filter(function (member) { return member.ready; });
      if (!ready.length) return 0;
      Crew.games = UTF8ToString(games).split('\n');
      Crew.begun = 0;
      Crew.results = [];
      Crew.awaited = Crew.games.length;
      ready.forEach(Crew.hand);
      return 1;
    },
    bastide_js_crew_later: function () { setTimeout(_worker_go_on); },
  };

  Object.keys(library).forEach(function (name) {
    if (name.indexOf('bastide_js_') === 0) library[name + '__deps'] = ['$Crew'];
  });
  library.$Crew__deps = ['malloc', 'free'];
  mergeInto(LibraryManager.library, library);
})();
