// Runs before the program: finds the canvas, takes over what boot.js has loaded, provides the
// probe.
(function () {
  if (typeof window === 'undefined') return;  // the worker has no window
  var boot = window.BastideBoot, root = document.documentElement;
  Module['canvas'] = document.getElementById('canvas');
  // A long press is the game's, also beside the canvas: it opens no menu and selects nothing but in a field.
  ['contextmenu', 'selectstart'].forEach(function (name) {
    document.addEventListener(name, function (event) {
      if (root.getAttribute('data-state') === 'ready' && event.target.id !== 'field') event.preventDefault();
    });
  });
  Module['printErr'] = function (text) { console.warn(text); };
  Module['onAbort'] = function (what) { boot.stopped(String(what)); };
  Module['instantiateWasm'] = function (imports, receive) {
    // boot.js reports failures to load it.
    boot.program.then(function (program) {
      return WebAssembly.instantiate(program, imports).then(receive);
    }, function () {});
    return {};
  };
  // The program cannot be called before; newer versions of Emscripten would never find it again.
  Module['onRuntimeInitialized'] = function () {
    Module['running'] = true;
    boot.keeps(function () { return UTF8ToString(Module['_bastide_unsaved']()); });
  };
  // The browser's own keys, such as reload, zoom and find, must work here too. The game has few chords,
  // which go by the letter of the keyboard's layout, of which SDL knows only the place.
  window.addEventListener('keydown', function (event) {
    var ready = root.getAttribute('data-state') === 'ready', key = event.key || '';
    if (ready && event.target.id === 'field') return;
    var held = event.ctrlKey || event.metaKey || event.altKey;
    var modifier = /^(Alt|AltGraph|Control|Meta|Shift)$/.test(key);
    if (ready && !(held && !modifier) && !/^F([2-9]|1.)$/.test(key)) return;
    event.stopImmediatePropagation();
    if (!ready || event.altKey || !/^(z|y)$/i.test(key) || event.shiftKey && /y/i.test(key)) return;
    event.preventDefault();
    Module['_bastide_chord'](key.toLowerCase().charCodeAt(0));
  }, true);
  // For the tests.
  window['BastidePage'] = {
    'probe': function () { return Module['running'] ? JSON.parse(UTF8ToString(Module['_bastide_probe']())) : {}; },
  };
})();
