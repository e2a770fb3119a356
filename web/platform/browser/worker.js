// The computer players' side of the conversation: questions that arrive before the program is
// ready wait for it.
(function () {
  var waiting = [];
  var ready = false;
  var answer = function (text) {
    var size = lengthBytesUTF8(text) + 1;
    var pointer = _malloc(size);
    stringToUTF8(text, pointer, size);
    var result = UTF8ToString(Module['_worker_take'](pointer));
    _free(pointer);
    self.postMessage(result);
  };
  self.onmessage = function (event) {
    if (ready) answer(String(event.data));
    else waiting.push(String(event.data));
  };
  Module['onRuntimeInitialized'] = function () {
    ready = true;
    waiting.forEach(answer);
    waiting = [];
  };
})();
