// Runs before the program: finds the canvas, tells the page how far it is, offers the probe.
(function () {
  if (typeof window === 'undefined') return;  // in the worker there is nothing to be seen
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
  // Devices may take the graphics away from a page that waits in the background. The game is saved
  // after every action, so starting again brings everything back.
  Module['canvas'].addEventListener('webglcontextlost', function (event) { event.preventDefault(); });
  Module['canvas'].addEventListener('webglcontextrestored', function () { location.reload(); });
  // What the browser's own keys do, reload and zoom and find, they shall do here too.
  window.addEventListener('keydown', function (event) {
    var chord = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (chord && /^[^acvxyz]$/i.test(event.key) || /^F([2-9]|1.)$/.test(event.key)) event.stopImmediatePropagation();
  }, true);
  // Kept on the device once the game is up, so that the next time it starts without a network.
  window.addEventListener('load', function () {
    if (!('serviceWorker' in navigator)) return;
    setTimeout(function () { navigator.serviceWorker.register('sw.js').catch(function () {}); }, 3000);
  });
  // What the tests can see.
  window['BastidePage'] = {
    'probe': function () { return JSON.parse(UTF8ToString(Module['_bastide_probe']())); },
  };
})();
