// The painters of the page (painters.hpp), each a worker (painter.js). A painter has a few pictures
// at a time; what else is wanted can still change.
'use strict';

mergeInto(LibraryManager.library, {
  $Painters__deps: ['$Bastide'],
  $Painters: {
    all: null,        // [{worker, ready, has: Set of numbers, watch: a timer}]; null: not started
    wanted: [],
    painted: [],      // [number, ArrayBuffer]
    most: 8,          // pictures at a painter
    patience: 10000,  // milliseconds for one of them

    start: function () {
      Painters.all = [];
      // The page needs a processor, too.
      var count = Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 1) - 1));
      try {
        while (Painters.all.length < count) Painters.hire();
      } catch (refused) {
        Painters.dismiss();
      }
    },
    hire: function () {
      var painter = {worker: BastideBoot.worker('painter.js'), ready: false, has: new Set(), watch: 0};
      painter.worker.onmessage = function (event) {
        if (event.data === 'ready') {
          painter.ready = true;
        } else {
          painter.has.delete(event.data[0]);
          Painters.painted.push(event.data);
        }
        Painters.feed();
        Painters.expect(painter);
        if (Painters.painted.length) Module['_bastide_painted']();
      };
      painter.worker.onerror = Painters.dismiss;
      Painters.all.push(painter);
    },
    expect: function (painter) {
      clearTimeout(painter.watch);
      painter.watch = painter.has.size ? setTimeout(Painters.dismiss, Painters.patience) : 0;
    },
    // Something is wrong with one of them: the page paints by itself.
    dismiss: function () {
      Painters.all.forEach(function (painter) { painter.worker.terminate(); });
      Painters.all = [];
      Bastide.wake();
    },
    feed: function () {
      var free = Painters.all.filter(function (painter) { return painter.ready; });
      for (;;) {
        free.sort(function (a, b) { return a.has.size - b.has.size; });
        if (!free.length || free[0].has.size >= Painters.most || !Painters.wanted.length) return;
        var number = Painters.wanted.shift();
        free[0].has.add(number);
        if (!free[0].watch) Painters.expect(free[0]);
        free[0].worker.postMessage(number);
      }
    },
  },

  bastide_js_painters_ready__deps: ['$Painters'],
  bastide_js_painters_ready: function () {
    if (!Painters.all) Painters.start();
    return Painters.all.some(function (painter) { return painter.ready; }) ? 1 : 0;
  },
  bastide_js_want_painted__deps: ['$Painters'],
  bastide_js_want_painted: function (numbers, count) {
    var under = new Set(Painters.painted.map(function (one) { return one[0]; }));
    Painters.all.forEach(function (painter) { painter.has.forEach(function (one) { under.add(one); }); });
    var wanted = new Set(HEAPF64.subarray(numbers >> 3, (numbers >> 3) + count));
    Painters.wanted = Array.from(wanted).filter(function (one) { return !under.has(one); });
    Painters.feed();
  },
  // The number of the next finished picture, and how many pixels it has; none: 0.
  bastide_js_next_painted__deps: ['$Painters'],
  bastide_js_next_painted: function (number) {
    if (!Painters.painted.length) return 0;
    HEAPF64[number >> 3] = Painters.painted[0][0];
    return Painters.painted[0][1].byteLength / 4;
  },
  bastide_js_take_painted__deps: ['$Painters'],
  bastide_js_take_painted: function (rgba) {
    HEAPU8.set(new Uint8Array(Painters.painted.shift()[1]), rgba);
  },
  // In the painter itself.
  bastide_js_painter_tell: function (number, rgba, pixels) {
    self['painted'](number, HEAPU8.slice(rgba, rgba + 4 * pixels).buffer);
  },
});
