// What SDL asks of Emscripten and the page never wants: the whole screen, the pointer alone, a
// question before leaving, another title. The answer is that it is not supported.
mergeInto(LibraryManager.library, {
  emscripten_request_fullscreen_strategy: function () { return -1; },
  emscripten_exit_fullscreen: function () { return -1; },
  emscripten_set_fullscreenchange_callback_on_thread: function () { return -1; },
  emscripten_request_pointerlock: function () { return -1; },
  emscripten_exit_pointerlock: function () { return -1; },
  emscripten_set_pointerlockchange_callback_on_thread: function () { return -1; },
  emscripten_set_beforeunload_callback_on_thread: function () { return -1; },
  emscripten_set_window_title__deps: [],  // Emscripten's Browser, with a main loop of its own
  emscripten_set_window_title: function () {},
});
