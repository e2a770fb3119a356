# SDL2 for the browser from a short list of its sources: its own configure step takes two minutes
# under Emscripten, and most of what it would build is not needed.
set(s "${BASTIDE_SDL2_DIR}/src")
file(GLOB SDL2_SOURCES
  "${s}/*.c" "${s}/atomic/*.c" "${s}/audio/*.c" "${s}/cpuinfo/*.c" "${s}/events/*.c" "${s}/file/*.c"
  "${s}/filesystem/emscripten/*.c" "${s}/hidapi/SDL_hidapi.c"
  "${s}/libm/*.c" "${s}/loadso/dummy/*.c"
  "${s}/locale/*.c" "${s}/locale/emscripten/*.c" "${s}/misc/*.c" "${s}/misc/emscripten/*.c"
  "${s}/power/*.c" "${s}/render/*.c" "${s}/sensor/*.c"
  "${s}/sensor/dummy/*.c" "${s}/stdlib/*.c" "${s}/thread/*.c" "${s}/thread/generic/*.c"
  "${s}/timer/*.c" "${s}/timer/unix/*.c" "${s}/video/*.c" "${s}/video/dummy/*.c"
  "${s}/video/emscripten/*.c" "${s}/video/yuv2rgb/*.c")
# Only WebGL draws pixels, the page recognises gestures itself (fingers.cpp), and joysticks are not
# supported (sdl_unused.c).
list(FILTER SDL2_SOURCES EXCLUDE REGEX
  "/SDL_(blit.*|RLEaccel|bmp|surface|fillrect|stretch|yuv.*|shape|gesture|emscriptenframebuffer)\\.c$")
# Nobody sets a hint that these listen to, so each takes its default at once.
set(default_hints "#define SDL_AddHintCallback(name, changed, data) changed(data, name, NULL, NULL)\n#define SDL_DelHintCallback(name, changed, data)\n")
# Events need no descriptions for a log either, and the queue lasts as long as the page.
set(sdl_events "${PROJECT_BINARY_DIR}/SDL_events.c")
patched_copy("${s}/events/SDL_events.c" "${sdl_events}"
  "#include \"../SDL_hints_c.h\"\n" "#include \"../SDL_hints_c.h\"\n${default_hints}"
  "\nSDL_StopEventLoop(void)\n{\n" "\nSDL_StopEventLoop(void)\n{\n    return;\n"
  "        SDL_LogEvent(event);" "        (void)SDL_LogEvent;")
list(FILTER SDL2_SOURCES EXCLUDE REGEX "/SDL_events\\.c$")
list(APPEND SDL2_SOURCES "${sdl_events}")
# The context comes directly from WebGL (renderer.cpp), without EGL: this saves 3 kB with its
# script. The canvas already has its size (boot.js), and only the page's style determines how large
# it is.
set(sdl_video "${PROJECT_BINARY_DIR}/SDL_emscriptenvideo.c")
patched_copy("${s}/video/emscripten/SDL_emscriptenvideo.c" "${sdl_video}"
  "    emscripten_set_canvas_element_size(wdata->canvas_id, 1, 1);\n" ""
  "#if SDL_VIDEO_OPENGL_EGL\n    device" "#if 0\n    device"
  "#if SDL_VIDEO_OPENGL_EGL\n    if (window" "#if 0\n    if (window"
  "#if SDL_VIDEO_OPENGL_EGL\n        if (data" "#if 0\n        if (data"
  "    device->DestroyWindow = Emscripten_DestroyWindow;\n    device->SetWindowFullscreen = Emscripten_SetWindowFullscreen;\n" "")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${s}/video/emscripten/SDL_emscriptenvideo.c")
# Nor is there a pointer lock, or a question before the page is left. Keys are told apart by a
# function of our own (small_scancode.c).
set(sdl_input "${PROJECT_BINARY_DIR}/SDL_emscriptenevents.c")
patched_copy("${s}/video/emscripten/SDL_emscriptenevents.c" "${sdl_input}"
  "static const SDL_Scancode emscripten_scancode_table[] = {" "extern int small_scancode(const char *code);\n#if 0\n{"
  "static SDL_Scancode\nEmscripten_MapScanCode(const char *code)\n{\n" "#endif\nstatic SDL_Scancode Emscripten_MapScanCode(const char *code)\n{\n    return (SDL_Scancode)small_scancode(code);\n}\n\n#if 0\n{\n"
  "static SDL_Keycode\nEmscripten_MapKeyCode" "#endif\nstatic SDL_Keycode\nEmscripten_MapKeyCode"
  "    emscripten_set_pointerlockchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, data, 0, Emscripten_HandlePointerLockChange);\n" ""
  "    emscripten_set_fullscreenchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, data, 0, Emscripten_HandleFullscreenChange);\n" ""
  "    emscripten_set_beforeunload_callback(data, Emscripten_HandleBeforeUnload);\n" "")
list(FILTER SDL2_SOURCES EXCLUDE REGEX "/SDL_(egl|emscriptenvideo|emscriptenevents|emscriptenopengles)\\.c$")
list(APPEND SDL2_SOURCES "${sdl_video}" "${sdl_input}")
# There is one window on one screen for as long as the page is open: it is never destroyed,
# fullscreen is up to the browser, not SDL, and the mouse is never grabbed or taken for a finger.
set(sdl_windows "${PROJECT_BINARY_DIR}/SDL_video.c")
patched_copy("${s}/video/SDL_video.c" "${sdl_windows}"
  "\nSDL_UpdateFullscreenMode(SDL_Window * window, SDL_bool fullscreen)\n{\n"
  "\nSDL_UpdateFullscreenMode(SDL_Window * window, SDL_bool fullscreen)\n{\n    return 0;\n"
  "\nSDL_GetWindowDisplayIndex(SDL_Window * window)\n{\n"
  "\nSDL_GetWindowDisplayIndex(SDL_Window * window)\n{\n    return 0;\n"
  "\nSDL_UpdateWindowGrab(SDL_Window * window)\n{\n" "\nSDL_UpdateWindowGrab(SDL_Window * window)\n{\n    return;\n"
  "\nSDL_DestroyWindow(SDL_Window * window)\n{\n" "\nSDL_DestroyWindow(SDL_Window * window)\n{\n    return;\n"
  "\nSDL_VideoQuit(void)\n{\n" "\nSDL_VideoQuit(void)\n{\n    return;\n")
set(sdl_mouse "${PROJECT_BINARY_DIR}/SDL_mouse.c")
patched_copy("${s}/events/SDL_mouse.c" "${sdl_mouse}"
  "#include \"../SDL_hints_c.h\"\n" "#include \"../SDL_hints_c.h\"\n${default_hints}"
  "        const SDL_Rect *confine = SDL_GetWindowMouseRect(window);" "        const SDL_Rect *confine = NULL;"
  "mouseID != SDL_TOUCH_MOUSEID && mouse->relative_mode_warp" "SDL_FALSE"
  "mouseID != SDL_TOUCH_MOUSEID && !relative && track_mouse_down" "SDL_FALSE"
  "mouseID != SDL_TOUCH_MOUSEID && button == SDL_BUTTON_LEFT" "SDL_FALSE"
  "\nSDL_MouseQuit(void)\n{\n" "\nSDL_MouseQuit(void)\n{\n    return;\n"
  "\nSDL_SetRelativeMouseMode(SDL_bool enabled)\n{\n" "\nSDL_SetRelativeMouseMode(SDL_bool enabled)\n{\n    return 0;\n"
  "\nGetScaledMouseDeltas(SDL_Mouse *mouse, int *x, int *y)\n{\n"
  "\nGetScaledMouseDeltas(SDL_Mouse *mouse, int *x, int *y)\n{\n    return;\n"
  "\nSDL_UpdateMouseCapture(SDL_bool force_release)\n{\n"
  "\nSDL_UpdateMouseCapture(SDL_bool force_release)\n{\n    return 0;\n")
list(FILTER SDL2_SOURCES EXCLUDE REGEX "/(video/SDL_video|events/SDL_mouse)\\.c$")
list(APPEND SDL2_SOURCES "${sdl_windows}" "${sdl_mouse}")
add_library(sdl2 STATIC ${SDL2_SOURCES}
                        "${PROJECT_SOURCE_DIR}/web/platform/browser/sdl_unused.c"
                        "${PROJECT_SOURCE_DIR}/web/platform/browser/small_libc.c"
                        "${PROJECT_SOURCE_DIR}/web/platform/browser/small_scancode.c"
                        "${PROJECT_SOURCE_DIR}/web/platform/browser/small_stdio.c")
target_include_directories(sdl2 PRIVATE "${BASTIDE_SDL2_DIR}" "${s}/video" "${s}/video/emscripten"
                           "${s}/events" "${s}")
target_include_directories(sdl2 SYSTEM PUBLIC "${BASTIDE_SDL2_DIR}/include")
# No software rendering either, since the page draws with WebGL: 40 kB less to download.
target_compile_definitions(sdl2 PRIVATE
  SDL_LEAN_AND_MEAN=1 SDL_RENDER_DISABLED=1
  SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_SENSOR_DISABLED=1
  SDL_POWER_DISABLED=1 SDL_HIDAPI_DISABLED=1 SDL_LOADSO_DISABLED=1
  SDL_VIDEO_RENDER_SW=0)
target_compile_options(sdl2 PRIVATE -Oz -w -include "${small_stdio}")
# Called by the C library itself, which link-time optimisation does not see.
own_options("${PROJECT_SOURCE_DIR}/web/platform/browser/small_libc.c" -fno-lto)
