// Runs before the program: finds the canvas, tells the page how far it is, offers the probe.
(function () {
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
  Module['onRuntimeInitialized'] = function () {
    if (root.getAttribute('data-state') === 'loading') root.setAttribute('data-state', 'ready');
  };
  // What the tests can see.
  window['BastidePage'] = {
    'probe': function () { return JSON.parse(UTF8ToString(Module['_bastide_probe']())); },
  };
})();
