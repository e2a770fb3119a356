// Of the mouse and the trackpad, what SDL does not hear or gets wrong.
(function () {
  var canvas = Module['canvas'], held = false;
  if (!canvas) return;  // the worker has none
  // Browsers tell of a pinch on a trackpad as of a wheel with Ctrl.
  canvas.addEventListener('wheel', function (event) {
    if (!event.ctrlKey || !Module['running']) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    var pixels = event.deltaY * [1, 33, 100][event.deltaMode];
    Module['_bastide_pinch'](Math.exp(-Math.max(-50, Math.min(50, pixels)) / 100));
  }, {capture: true, passive: false});
  // A button can come up where no page is told, as over a menu of the browser.
  window.addEventListener('mousedown', function () { held = true; }, true);
  window.addEventListener('mouseup', function (event) { held = event.buttons !== 0; }, true);
  canvas.addEventListener('mousemove', function (event) {
    if (!held || event.buttons) return;
    [0, 1, 2].forEach(function (button) {
      canvas.dispatchEvent(new MouseEvent('mouseup', {
        bubbles: true, button: button, clientX: event.clientX, clientY: event.clientY,
      }));
    });
  }, true);
})();
