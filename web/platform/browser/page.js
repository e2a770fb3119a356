// Runs before the program: finds the canvas, reports the loading state, provides the probe.
(function () {
  if (typeof window === 'undefined') return;  // the worker has no window
  var root = document.documentElement;
  Module['canvas'] = document.getElementById('canvas');
  Module['canvas'].addEventListener('contextmenu', function (event) { event.preventDefault(); });
  Module['printErr'] = function (text) { console.warn(text); };
  var broken = function () {
    if (root.getAttribute('data-state') === 'loading') root.setAttribute('data-state', 'broken');
  };
  Module['onAbort'] = function () { root.setAttribute('data-state', 'broken'); };
  window.addEventListener('error', broken);
  window.addEventListener('unhandledrejection', broken);
  // Devices may take the WebGL context away from a page in the background. The game is saved after
  // every action, so a reload restores everything.
  Module['canvas'].addEventListener('webglcontextlost', function (event) { event.preventDefault(); });
  Module['canvas'].addEventListener('webglcontextrestored', function () { location.reload(); });
  // The browser's own keys, such as reload, zoom and find, must work here too.
  window.addEventListener('keydown', function (event) {
    var chord = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (chord && /^[^acvxyz]$/i.test(event.key) || /^F([2-9]|1.)$/.test(event.key)) event.stopImmediatePropagation();
  }, true);
  // Cached on the device once the game runs, so that it starts without a network the next time.
  window.addEventListener('load', function () {
    if (!('serviceWorker' in navigator)) return;
    setTimeout(function () { navigator.serviceWorker.register('sw.js').catch(function () {}); }, 3000);
  });
  // For the tests.
  window['BastidePage'] = {
    'probe': function () { return JSON.parse(UTF8ToString(Module['_bastide_probe']())); },
  };
})();
