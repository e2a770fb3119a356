# What is compiled in beside our own code: sources as their authors published them, configured by
# their own switches and compile definitions alone. tools/get-deps.sh fetches them; every folder
# can be replaced by one of your own. They are made before our own compile options are set, so
# neither warnings nor sanitizers apply to them.
set(deps "${PROJECT_SOURCE_DIR}/third_party")

# need(FOLDER_VARIABLE FILE WHAT): the folder in which FILE must be
function(need variable folder file what)
  set(${variable} "${folder}" CACHE PATH "${what}")
  if(NOT EXISTS "${${variable}}/${file}")
    message(FATAL_ERROR "${file} is not in ${${variable}}: run tools/get-deps.sh, or set ${variable} to ${what}")
  endif()
endfunction()

# ---- BLAKE2s -------------------------------------------------------------------------------------

# RFC 7693, the portable source of libb2. SUFFIX would name the variant of a processor, of which
# there is one; config.h is what its own configure step would write.
need(BASTIDE_BLAKE2_DIR "${deps}/blake2/src" blake2s-ref.c "the folder src of libb2 0.98.1")
add_library(blake2 OBJECT "${BASTIDE_BLAKE2_DIR}/blake2s-ref.c")
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/blake2/config.h" CONTENT "")
target_include_directories(blake2 PRIVATE "${PROJECT_BINARY_DIR}/blake2")
target_compile_definitions(blake2 PRIVATE SUFFIX=)
target_compile_options(blake2 PRIVATE -w)
set_target_properties(blake2 PROPERTIES POSITION_INDEPENDENT_CODE ON)

# ---- GoogleTest ----------------------------------------------------------------------------------

if(BASTIDE_TESTS)
  need(BASTIDE_GTEST_DIR "${deps}/googletest" googletest/src/gtest-all.cc "the sources of GoogleTest")
  add_library(gtest_all STATIC "${BASTIDE_GTEST_DIR}/googletest/src/gtest-all.cc"
                               "${BASTIDE_GTEST_DIR}/googletest/src/gtest_main.cc")
  target_include_directories(gtest_all SYSTEM PUBLIC "${BASTIDE_GTEST_DIR}/googletest/include"
                             PRIVATE "${BASTIDE_GTEST_DIR}/googletest")
  target_compile_options(gtest_all PRIVATE -w)
  if(EMSCRIPTEN)
    target_compile_definitions(gtest_all PUBLIC GTEST_HAS_PTHREAD=0)
  else()
    find_package(Threads REQUIRED)
    target_link_libraries(gtest_all PUBLIC Threads::Threads)
  endif()
endif()

if(NOT BASTIDE_WEB)
  return()
endif()

# ---- SDL2 ----------------------------------------------------------------------------------------

if(EMSCRIPTEN)
  # Its own configure step takes two minutes under Emscripten, so the sources of what the page uses are
  # listed here: windows, their events and WebGL. SDL_config.h finds the configuration by itself.
  need(BASTIDE_SDL2_DIR "${deps}/SDL2" src/SDL.c "the sources of SDL2")
  set(s "${BASTIDE_SDL2_DIR}/src")
  file(GLOB sdl2_sources
    "${s}/*.c" "${s}/atomic/*.c" "${s}/cpuinfo/*.c" "${s}/events/*.c" "${s}/file/*.c" "${s}/joystick/*.c"
    "${s}/joystick/dummy/*.c" "${s}/joystick/emscripten/*.c" "${s}/loadso/dummy/*.c" "${s}/render/*.c"
    "${s}/stdlib/*.c" "${s}/thread/*.c" "${s}/thread/generic/*.c" "${s}/timer/*.c" "${s}/timer/unix/*.c"
    "${s}/video/*.c" "${s}/video/emscripten/*.c")
  add_library(sdl2 STATIC ${sdl2_sources})
  target_include_directories(sdl2 SYSTEM PUBLIC "${BASTIDE_SDL2_DIR}/include")
  target_compile_definitions(sdl2 PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_LOADSO_DISABLED=1 SDL_POWER_DISABLED=1 SDL_RENDER_DISABLED=1
    SDL_SENSOR_DISABLED=1
    SDL_LEAN_AND_MEAN=1)  # without special cases for drawing, which WebGL does
  target_compile_options(sdl2 PRIVATE -w)
  # Later versions of Emscripten are told what scripts need; before, they always had it.
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.7)
    target_compile_options(sdl2 PRIVATE "-DEM_JS_DEPS(tag,deps)=")
  endif()
  add_library(SDL2::SDL2 ALIAS sdl2)
else()
  find_package(SDL2 REQUIRED)
endif()

# ---- Dear ImGui ----------------------------------------------------------------------------------

need(BASTIDE_IMGUI_DIR "${deps}/imgui" imgui.cpp "the sources of Dear ImGui 1.90.1")
set(i "${BASTIDE_IMGUI_DIR}")
if(EMSCRIPTEN)
  set(imgui_renderer "${i}/backends/imgui_impl_opengl3.cpp")
else()
  set(imgui_renderer "${i}/backends/imgui_impl_sdlrenderer2.cpp")
endif()
add_library(imgui STATIC "${i}/imgui.cpp" "${i}/imgui_draw.cpp" "${i}/imgui_tables.cpp" "${i}/imgui_widgets.cpp"
            "${i}/backends/imgui_impl_sdl2.cpp" "${imgui_renderer}")
target_include_directories(imgui SYSTEM PUBLIC "${i}" "${i}/backends")
target_link_libraries(imgui PUBLIC SDL2::SDL2)
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_USE_WCHAR32
  $<$<BOOL:${EMSCRIPTEN}>:IMGUI_IMPL_OPENGL_ES2>)
target_compile_options(imgui PRIVATE -w)

# ---- QR codes ------------------------------------------------------------------------------------

need(BASTIDE_QR_DIR "${deps}/qr/c" qrcodegen.c "the folder c of Nayuki's QR code generator 1.8.0")
add_library(qrcodegen STATIC "${BASTIDE_QR_DIR}/qrcodegen.c")
target_include_directories(qrcodegen SYSTEM PUBLIC "${BASTIDE_QR_DIR}")
target_compile_options(qrcodegen PRIVATE -w)

# ---- Fonts ---------------------------------------------------------------------------------------

need(BASTIDE_FONT_DIR "${deps}/fonts" EBGaramond12-Regular.ttf "a folder with EB Garamond, TrueType")
