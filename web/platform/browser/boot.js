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

  // What went wrong last, for the diagnostics: also before the page was opened anew.
  var lastError = tab('fault') || '';
  function show(state, detail) {
    facts.state = state;
    element('detail').textContent = detail || '';
    if (detail) lastError = state + ': ' + detail;
  }
  // A note of the tab, which survives a reload; null: there is none, or it is refused.
  function tab(name, text) {
    try {
      if (text === undefined) return sessionStorage.getItem('bastide.' + name);
      sessionStorage.setItem('bastide.' + name, text);
    } catch (refused) {}
    return null;
  }
  function loading() { return facts.state === 'loading' || facts.state === 'stalled'; }
  function broken(detail) {
    lastError = detail;
    if (loading()) show('broken', detail);
  }
  // The program has failed while it ran, and cannot go on.
  function stopped(detail) {
    if (loading()) return broken(detail);
    if (facts.state !== 'ready') return;
    show('stopped', detail);
    tab('fault', lastError);
    keepGame();
  }
  // What is stored nowhere else goes into the address, which survives a reload.
  var unsaved = function () { return ''; };
  function keepGame() {
    try {
      var link = unsaved();
      if (link) history.replaceState(history.state, '', link);
    } catch (failed) {}
  }
  // For each language whose readers it suits: that of the page's texts (assets/languages.txt).
  var languages = new Map(JSON.parse(facts.languages));
  // What the user has chosen, or else the browser's.
  function chosen(what) {
    try {
      var kept = new RegExp('^' + what + ' (\\S+)', 'm').exec(localStorage.getItem('bastide.settings'));
      return kept ? kept[1] : '';
    } catch (refused) {
      return '';
    }
  }
  function language() { return languages.get(chosen('language')) || preferred(); }
  function preferred() {
    var first = (navigator.languages && navigator.languages[0]) || navigator.language || '';
    return languages.get(first.slice(0, 2)) || 'en';
  }
  function speak(code) {
    root.lang = code;
    document.querySelectorAll('.state span').forEach(function (said) { said.hidden = said.lang !== code; });
    document.querySelector('meta[name=description]').content = document.querySelector('.about :not([hidden])').textContent;
  }
  function look(now) {
    if (facts.look === now) return;
    facts.look = now;
    document.querySelector('meta[name=theme-color]').content = getComputedStyle(root).getPropertyValue('--desk').trim();
  }
  speak(language());
  look(chosen('look') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  show('loading');
  window.addEventListener('error', function (event) {
    if (!event.message) return;
    var text = event.message + ' (' + (event.filename || '').replace(/[?#].*/, '').split('/').pop() + ':' + event.lineno + ')';
    if (window.WebAssembly && event.error instanceof WebAssembly.RuntimeError) stopped(text); else broken(text);
  });
  window.addEventListener('unhandledrejection', function (event) { broken(String(event.reason)); });

  // ---- Files -------------------------------------------------------------------------------------

  var files = JSON.parse(facts.files);  // by name: SHA-256 and size
  var script = 'bastide.js', program = 'bastide.wasm', texts = 'text-' + root.lang + '.txt';
  // What the first picture needs.
  var needed = [texts, 'EBGaramond08-Regular.ttf', 'EBGaramond12-Regular.ttf'];
  if (root.lang === 'uk') needed.push('EBGaramond12-more.ttf');  // Cyrillic
  // After a reload, and with a link, it may be of a lesson or a puzzle. The game starts without them,
  // too, and asks again.
  var useful = [];
  try {
    if (sessionStorage.getItem('bastide.') || /lesson=/.test(location.hash)) useful = ['lessons.txt', 'puzzles.txt'];
  } catch (refused) {}

  // ---- Progress ----------------------------------------------------------------------------------

  var alive = Date.now(), arrived = {};
  function sign(name, size) {
    alive = Date.now();
    arrived[name] = size;
    var sum = 0, whole = 0;
    [program].concat(needed).forEach(function (file) {
      sum += arrived[file] || 0;
      whole += files[file][1];
    });
    element('progress').value = sum / whole;
    if (facts.state === 'stalled') show('loading');
  }
  var watch = setInterval(function () {
    if (facts.state === 'loading' && Date.now() - alive > patience) show('stalled');
  }, 500);

  // ---- Loading -----------------------------------------------------------------------------------

  var addresses = [script, 'worker.js', 'painter.js', 'sw.js'];
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
  function read(response, name) {
    if (!response.body || !response.body.getReader) return response.arrayBuffer();
    var reader = response.body.getReader(), parts = [], size = 0;
    function next() {
      return reader.read().then(function (part) {
        if (part.done) return new Blob(parts).arrayBuffer();
        parts.push(part.value);
        size += part.value.length;
        sign(name, size);
        return next();
      });
    }
    return next();
  }
  // Only pages from a secure origin can compute a digest; others must do without.
  function verify(bytes, name) {
    if (!window.crypto || !crypto.subtle) return;
    return crypto.subtle.digest('SHA-256', bytes).then(function (digest) {
      if (btoa(String.fromCharCode.apply(null, new Uint8Array(digest))) !== files[name][0])
        throw new Trouble('mixed', name);
    });
  }
  // Resolves to what `use` makes of the response; `anew`: bypass the browser's cache.
  function load(name, anew, use) {
    var used;
    return fetch(versioned(name), anew ? {cache: 'reload'} : {}).then(function (response) {
      if (!response.ok) throw new Trouble('missing', name + ': ' + response.status);
      used = use(response.clone());
      return read(response, name);
    }).catch(function (fault) {
      throw fault instanceof Trouble ? fault : new Trouble('cut', name);
    }).then(function (bytes) {
      return Promise.resolve(verify(bytes, name)).then(function () { return used(bytes); });
    });
  }
  // If a file does not arrive as it was built, tries again, bypassing the browser's cache.
  function twice(name, use) {
    return load(name, anew, use).catch(function (fault) {
      if (anew || fault.state !== 'mixed') throw fault;
      return load(name, true, use);
    });
  }
  // Compiles while downloading, if the server sends the right type; otherwise afterwards.
  function compiled(response) {
    var soon = WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response) : Promise.reject();
    soon.catch(function () {});
    return function (bytes) {
      return soon.catch(function () { return WebAssembly.compile(bytes); })
          .catch(function () { throw new Trouble('mixed', program); });
    };
  }
  function plain() {
    return function (bytes) { return new Uint8Array(bytes); };
  }
  function run() {
    return new Promise(function (done, failed) {
      var tag = document.createElement('script');
      tag.src = policy.createScriptURL(versioned(script));
      tag.integrity = 'sha256-' + files[script][0];
      tag.onload = done;
      tag.onerror = failed;
      document.body.appendChild(tag);
    });
  }
  // A script that fails to load does not say why, so request the file itself.
  function inspect() {
    return load(script, true, function (response) {
      var type = response.headers.get('content-type') || '';
      return function () {
        if (!/(java|ecma)script/.test(type)) throw new Trouble('mixed', script + ': ' + type);
      };
    });
  }
  function start() {
    if (!anew) return run().catch(function () { return inspect().then(run); });
    return inspect().then(run);
  }
  function failed(fault) {
    if (!loading()) return;
    if (fault instanceof Trouble) show(fault.state, fault.detail);
    else broken(String(fault && fault.message || script));
  }

  var anew = false;
  try {
    anew = sessionStorage.getItem(renewed) !== null;
    sessionStorage.removeItem(renewed);
  } catch (refused) {}
  var ready = window.WebAssembly ? twice(program, compiled) : Promise.reject(new Trouble('no-wasm', ''));
  var first = Promise.all(needed.concat(useful).map(function (name) {
    return twice(name, plain).catch(function (fault) {
      if (needed.indexOf(name) >= 0) throw fault;
      return 'failed';
    }).then(function (what) { return [name, what]; });
  })).then(function (pairs) { return new Map(pairs); });
  var all = [ready, first, start()];
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
  // action, so a reload restores everything; but only once, or it would go on for ever.
  var restful = 600000, comeback = 10000;  // milliseconds
  canvas.addEventListener('webglcontextlost', function (event) {
    event.preventDefault();
    if (facts.state === 'stopped') return;
    var again = Date.now() - tab('lost') < restful;
    tab('lost', Date.now());
    keepGame();
    show(again ? 'gone' : 'lost');
    setTimeout(function () { if (facts.state === 'lost') show('gone'); }, comeback);
  });
  canvas.addEventListener('webglcontextrestored', function () { if (facts.state === 'lost') location.reload(); });

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

  // ---- Starting without a network ----------------------------------------------------------------

  // Of the texts, the service worker keeps those in languages that have been used: it finds them in
  // the cache (sw.js).
  function keep(name, bytes) {
    return Promise.resolve().then(function () {
      return caches.open('bastide-' + facts.version);
    }).then(function (cache) {
      return cache.match(versioned(name)).then(function (found) {
        return found || cache.put(versioned(name), new Response(bytes));
      });
    }).catch(function () {});  // as where nothing may be stored
  }

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
    first: first,  // the files for the first picture, by name; 'failed' instead of one of no need
    file: function (name) {
      return twice(name, plain).then(function (bytes) {
        if (/^text-/.test(name)) keep(name, bytes);
        return bytes;
      });
    },
    copies: openCopies(),
    openCopies: openCopies,
    worker: function (name) {
      var worker = new Worker(policy.createScriptURL(versioned(name)));
      ready.then(function (compiled) { worker.postMessage(compiled); });
      return worker;
    },
    shown: function () {
      if (!loading()) return;
      show('ready');
      // Installed once the game runs, so that it starts without a network the next time.
      setTimeout(function () {
        first.then(function (files) { return keep(texts, files.get(texts)); }).then(function () {
          return navigator.serviceWorker.register(policy.createScriptURL('sw.js'));
        }).catch(function () {});
      }, 3000);
    },
    preferred: preferred,
    speak: speak,
    look: look,
    show: show,
    broken: broken,
    stopped: stopped,
    keeps: function (use) { unsaved = use; },
    lastError: function () { return lastError; },
  };
})();
