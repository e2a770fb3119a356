// What SDL asks of Emscripten and the page never wants: the whole screen, the pointer alone, a
// question before leaving, another title. The answer is that it is not supported. Whatever is Emscripten's
// own for pages would bring its Browser along, with a main loop and readers of files: two kilobytes.
mergeInto(LibraryManager.library, {
  emscripten_request_fullscreen_strategy: function () { return -1; },
  emscripten_exit_fullscreen: function () { return -1; },
  emscripten_set_fullscreenchange_callback_on_thread: function () { return -1; },
  emscripten_request_pointerlock: function () { return -1; },
  emscripten_exit_pointerlock: function () { return -1; },
  emscripten_set_pointerlockchange_callback_on_thread: function () { return -1; },
  emscripten_set_beforeunload_callback_on_thread: function () { return -1; },
  emscripten_set_window_title__deps: [],
  emscripten_set_window_title: function () {},
  emscripten_get_screen_size__deps: [],
  emscripten_get_screen_size: function (width, height) {
    HEAP32[width >> 2] = screen.width;
    HEAP32[height >> 2] = screen.height;
  },
  // There is no environment.
  environ_sizes_get__deps: [],
  environ_sizes_get: function (count, size) {
    HEAP32[count >> 2] = HEAP32[size >> 2] = 0;
    return 0;
  },
  environ_get__deps: [],
  environ_get: function () { return 0; },
});
