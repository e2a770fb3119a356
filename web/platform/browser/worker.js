// The computer players' worker: runs the page's own program, which the page sends first, without
// its main(). Questions that arrive before it is ready are queued. Those with whom it shares its searches
// (worker_pool.js) run this, too.
var waiting = [];
var ready = false;
var take;
var program = new Promise(function (given) { take = given; });

function answer(text) {
  var size = Module['lengthBytesUTF8'](text) + 1;
  var pointer = Module['_malloc'](size);
  Module['stringToUTF8'](text, pointer, size);
  Module['_worker_take'](pointer);
  Module['_free'](pointer);
}

self.onmessage = function (event) {
  if (event.data instanceof WebAssembly.Module) take(event.data);
  else if (ready) answer(event.data);
  else waiting.push(event.data);
};

// Thrown outside of promises, so that the page gets an error event.
function fail(what) { setTimeout(function () { throw new Error(what); }); }

var Module = {
  'noInitialRun': true,
  'instantiateWasm': function (imports, receive) {
    program.then(function (compiled) { return WebAssembly.instantiate(compiled, imports); }).then(receive).catch(fail);
    return {};
  },
  'onRuntimeInitialized': function () {
    ready = true;
    waiting.forEach(function (question) { answer(question); });
    waiting = [];
    if (self.begun) self.begun();
    if (self.name === 'pool') postMessage('ready');
  },
  'onAbort': fail,
};
importScripts('bastide.js' + self.location.search);
