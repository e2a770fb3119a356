// The computer players' worker: the page's own program, without its main(). Questions that arrive
// before it is ready wait for it.
var waiting = [];
var ready = false;

function answer(text) {
  var size = Module['lengthBytesUTF8'](text) + 1;
  var pointer = Module['_malloc'](size);
  Module['stringToUTF8'](text, pointer, size);
  var result = Module['UTF8ToString'](Module['_worker_take'](pointer));
  Module['_free'](pointer);
  self.postMessage(result);
}

self.onmessage = function (event) {
  if (ready) answer(String(event.data));
  else waiting.push(String(event.data));
};

var Module = {
  'noInitialRun': true,
  'onRuntimeInitialized': function () {
    ready = true;
    waiting.forEach(answer);
    waiting = [];
  },
  // Thrown outside of its own promises, so that the page is notified.
  'onAbort': function (what) { setTimeout(function () { throw new Error(what); }); },
};
importScripts('bastide.js');
