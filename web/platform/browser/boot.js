// The page before the program. This script is inlined in the page, so that it is there whenever the
// page is: it picks the language of the page's own messages, loads the program and shows the
// progress. When something does not arrive as it was built, it says what is wrong and offers to try
// again.
(function () {
  'use strict';
  var root = document.documentElement, facts = root.dataset;
  var patience = 15000;  // milliseconds without a sign of life before the page says so
  var renewed = 'bastide.anew';
  var element = function (id) { return document.getElementById(id); };

  // ---- What the page says ------------------------------------------------------------------------

  var lastError = '';
  function show(state, detail) {
    facts.state = state;
    element('detail').textContent = detail || '';
    if (detail) lastError = state + ': ' + detail;
  }
  function loading() { return facts.state === 'loading' || facts.state === 'stalled'; }
  function broken(detail) {
    lastError = detail;
    if (loading()) show('broken', detail);
  }
  function language() {
    var kept = null;
    try {
      kept = /^language (\w\w)/m.exec(localStorage.getItem('bastide.settings'));
    } catch (refused) {}
    var wanted = kept ? kept[1] : ((navigator.languages && navigator.languages[0]) || navigator.language || '').slice(0, 2);
    return wanted === 'cs' || wanted === 'sk' ? 'cs' : 'en';
  }
  root.lang = language();
  show('loading');
  window.addEventListener('error', function (event) {
    if (event.message) broken(event.message + ' (' + (event.filename || '').replace(/[?#].*/, '').split('/').pop() + ':' + event.lineno + ')');
  });
  window.addEventListener('unhandledrejection', function (event) { broken(String(event.reason)); });

  // ---- Progress
  // ----------------------------------------------------------------------------------

  var alive = Date.now();
  function sign(arrived) {
    alive = Date.now();
    if (arrived) element('progress').value = arrived / facts.size;
    if (facts.state === 'stalled') show('loading');
  }
  var watch = setInterval(function () {
    if (facts.state === 'loading' && Date.now() - alive > patience) show('stalled');
  }, 500);

  // ---- Loading -----------------------------------------------------------------------------------

  var script = {name: 'bastide.js', hash: facts.script};
  var program = {name: 'bastide.wasm', hash: facts.program};
  var addresses = ['bastide.js', 'worker.js', 'sw.js'];
  function check(name) {
    if (addresses.indexOf(name.split('?')[0]) < 0) throw new TypeError(name);
    return name;
  }
  var policy = window.trustedTypes ? trustedTypes.createPolicy('bastide', {createScriptURL: check})
                                   : {createScriptURL: check};
  // The version in the name keeps any cache in between from answering with a file of another one.
  function versioned(name) { return name + '?v=' + facts.version; }

  function Trouble(state, detail) {
    this.state = state;
    this.detail = detail;
  }
  function read(response, told) {
    if (!response.body || !response.body.getReader) return response.arrayBuffer();
    var reader = response.body.getReader(), parts = [], size = 0;
    function next() {
      return reader.read().then(function (part) {
        if (part.done) return new Blob(parts).arrayBuffer();
        parts.push(part.value);
        size += part.value.length;
        sign(told && size);
        return next();
      });
    }
    return next();
  }
  // Only pages from a secure origin can compute a digest; others must do without.
  function verify(bytes, file) {
    if (!window.crypto || !crypto.subtle) return;
    return crypto.subtle.digest('SHA-256', bytes).then(function (digest) {
      if (btoa(String.fromCharCode.apply(null, new Uint8Array(digest))) !== file.hash)
        throw new Trouble('mixed', file.name);
    });
  }
  // Resolves to what `use` makes of the response; `anew`: bypass the browser's cache.
  function load(file, anew, told, use) {
    var used;
    return fetch(versioned(file.name), anew ? {cache: 'reload'} : {}).then(function (response) {
      if (!response.ok) throw new Trouble('missing', file.name + ': ' + response.status);
      used = use(response.clone());
      return read(response, told);
    }).catch(function (fault) {
      throw fault instanceof Trouble ? fault : new Trouble('cut', file.name);
    }).then(function (bytes) {
      return Promise.resolve(verify(bytes, file)).then(function () { return used(bytes); });
    });
  }
  // If a file does not arrive as it was built, tries again, bypassing the browser's cache.
  function twice(attempt, anew) {
    return attempt(anew).catch(function (fault) {
      if (anew || fault.state !== 'mixed') throw fault;
      return attempt(true);
    });
  }
  // Compiles while downloading, if the server sends the right type; otherwise afterwards.
  function compiled(response) {
    var soon = WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response) : Promise.reject();
    soon.catch(function () {});
    return function (bytes) {
      return soon.catch(function () { return WebAssembly.compile(bytes); })
          .catch(function () { throw new Trouble('mixed', program.name); });
    };
  }
  function run() {
    return new Promise(function (done, failed) {
      var tag = document.createElement('script');
      tag.src = policy.createScriptURL(versioned(script.name));
      tag.integrity = 'sha256-' + script.hash;
      tag.onload = done;
      tag.onerror = failed;
      document.body.appendChild(tag);
    });
  }
  // A script that fails to load does not say why, so request the file itself.
  function inspect() {
    return load(script, true, false, function (response) {
      var type = response.headers.get('content-type') || '';
      return function () {
        if (!/(java|ecma)script/.test(type)) throw new Trouble('mixed', script.name + ': ' + type);
      };
    });
  }
  function start(anew) {
    if (!anew) return run().catch(function () { return inspect().then(run); });
    return inspect().then(run);
  }
  function failed(fault) {
    if (!loading()) return;
    if (fault instanceof Trouble) show(fault.state, fault.detail);
    else broken(String(fault && fault.message || script.name));
  }

  var anew = false;
  try {
    anew = sessionStorage.getItem(renewed) !== null;
    sessionStorage.removeItem(renewed);
  } catch (refused) {}
  var ready = new Promise(function (resolve, reject) {
    if (!window.WebAssembly) return reject(new Error('WebAssembly'));
    twice(function (again) { return load(program, again, true, compiled); }, anew).then(resolve, reject);
  });
  var all = [ready, start(anew)];
  all.forEach(function (part) { part.then(function () { sign(); }, failed); });
  Promise.all(all).then(function () { clearInterval(watch); }, function () {});

  // ---- Graphics ------------------------------------------------------------------------------------

  // Creating the context takes as long as downloading the program, so do both at once. The program
  // later asks for the same context (renderer.cpp), at the size set here, because resizing is slow.
  var canvas = element('canvas');
  setTimeout(function () {
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    canvas.getContext('webgl', {alpha: false, depth: false, stencil: false, antialias: false});
  });
  // Devices may take the context away from a page in the background. The game is saved after every
  // action, so a reload restores everything.
  canvas.addEventListener('webglcontextlost', function (event) {
    event.preventDefault();
    show('lost');
  });
  canvas.addEventListener('webglcontextrestored', function () { location.reload(); });

  // ---- Trying again --------------------------------------------------------------------------------

  // The service worker's cache is intact; if the page still does not run, the cache must not stand
  // in the way. It is registered again once the game runs.
  element('again').addEventListener('click', function () {
    try {
      sessionStorage.setItem(renewed, '');
    } catch (refused) {}
    var reload = function () { location.reload(); };
    var workers = navigator.serviceWorker;
    if (!workers || !workers.controller || !/missing|cut|mixed/.test(facts.state)) return reload();
    setTimeout(reload, 3000);
    workers.getRegistration().then(function (own) { return own && own.unregister(); }).then(reload, reload);
  });

  // ---- The second copy of saved games --------------------------------------------------------------

  // Opening its database takes a while as well, so it starts now (second_copy.js, which also knows
  // what to do without it).
  function openCopies() {
    try {
      var request = indexedDB.open('bastide', 1);
      request.onupgradeneeded = function () { request.result.createObjectStore('texts'); };
      request.onerror = function (event) { event.preventDefault(); };
      return request;
    } catch (refused) {
      return null;
    }
  }

  // Used by the program (page.js, platform.js, second_copy.js).
  window.BastideBoot = {
    program: ready,
    copies: openCopies(),
    openCopies: openCopies,
    worker: function () {
      var worker = new Worker(policy.createScriptURL(versioned('worker.js')));
      ready.then(function (compiled) { worker.postMessage(compiled); });
      return worker;
    },
    shown: function () {
      if (!loading()) return;
      show('ready');
      // Installed once the game runs, so that it starts without a network the next time.
      setTimeout(function () {
        if (navigator.serviceWorker) navigator.serviceWorker.register(policy.createScriptURL('sw.js')).catch(function () {});
      }, 3000);
    },
    show: show,
    broken: broken,
    lastError: function () { return lastError; },
  };
})();
