// Stubs for features that SDL requests from Emscripten and the page never uses: pointer lock, another
// title. They report that these are not supported.
// Emscripten's own library for pages would add its Browser object with a main loop and file
// readers: two kilobytes.
mergeInto(LibraryManager.library, {
  emscripten_request_pointerlock: function () { return -1; },
  emscripten_exit_pointerlock: function () { return -1; },
  emscripten_set_window_title__deps: [],
  emscripten_set_window_title: function () {},
  emscripten_get_screen_size__deps: [],
  emscripten_get_screen_size: function (width, height) {
    HEAP32[width >> 2] = screen.width;
    HEAP32[height >> 2] = screen.height;
  },
  // There are no environment variables.
  environ_sizes_get__deps: [],
  environ_sizes_get: function (count, size) {
    HEAP32[count >> 2] = HEAP32[size >> 2] = 0;
    return 0;
  },
  environ_get__deps: [],
  environ_get: function () { return 0; },
});
