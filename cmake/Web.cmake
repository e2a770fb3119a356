# The front end: one library of everything but the platform, and the page (or window). In the
# browser the computer players' worker runs the same module, without its main().

# ---- Dear ImGui and SDL2 -------------------------------------------------------------------------

set(i "${BASTIDE_IMGUI_DIR}")
include("${PROJECT_SOURCE_DIR}/cmake/SmallImGui.cmake")
add_library(imgui STATIC ${imgui_sources})
target_include_directories(imgui SYSTEM PUBLIC "${i}" "${i}/backends")
target_compile_options(imgui PRIVATE -w $<$<CONFIG:Release>:-Oz>)
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
if(EMSCRIPTEN)
  set(small_stdio "${PROJECT_SOURCE_DIR}/web/platform/browser/small_stdio.h")
  include("${PROJECT_SOURCE_DIR}/cmake/Sdl2Wasm.cmake")
  target_link_libraries(imgui PUBLIC sdl2)
  # Nothing else draws with the page's context: querying its state and restoring it would only make
  # each frame wait for the previous one. No extension is needed for it either. Shaders are compiled
  # in parallel with the rest of the start: begun first, used by the first picture.
  set(imgui_opengl "${PROJECT_BINARY_DIR}/imgui_opengl.cpp")
  patched_copy("${i}/backends/imgui_impl_opengl3.cpp" "${imgui_opengl}"
    "#elif defined(__EMSCRIPTEN__)\n#define IMGUI_IMPL_OPENGL_USE_VERTEX_ARRAY" "#elif 0"
    "// OpenGL Data\n" "#define glGetIntegerv(name, value) (*(value) = 0)\n"
    "    GLenum last_active_texture;" "#if 0\n    GLenum last_active_texture;"
    "    // Setup desired GL state\n    // Recreate" "#endif\n    // Recreate"
    "    // Restore modified GL state\n    // This" "#if 0\n    // This"
    "    (void)bd; // Not all compilation" "#endif\n    (void)bd; // Not all compilation"
    "    CheckShader(vert_handle, \"vertex shader\");\n" ""
    "    CheckShader(frag_handle, \"fragment shader\");\n" ""
    "    CheckProgram(bd->ShaderHandle, \"shader program\");\n\n    glDetachShader(bd->ShaderHandle, vert_handle);\n"
    "    return true;\n}\n\nvoid ImGui_ImplOpenGL3_UseDeviceObjects()\n{\n    ImGui_ImplOpenGL3_Data* bd = ImGui_ImplOpenGL3_GetBackendData();\n    CheckProgram(bd->ShaderHandle, \"shader program\");\n"
    "    glDetachShader(bd->ShaderHandle, frag_handle);\n    glDeleteShader(vert_handle);\n    glDeleteShader(frag_handle);\n" ""
    "    ImGui_ImplOpenGL3_CreateFontsTexture();\n\n    // Restore modified GL state\n    glBindTexture(GL_TEXTURE_2D, last_texture);\n    glBindBuffer(GL_ARRAY_BUFFER, last_array_buffer);\n#ifdef IMGUI_IMPL_OPENGL_USE_VERTEX_ARRAY\n    glBindVertexArray(last_vertex_array);\n#endif\n\n    return true;\n" "")
  target_sources(imgui PRIVATE "${imgui_opengl}")
  target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES2)
  target_compile_definitions(imgui PRIVATE IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_TTY_FUNCTIONS)
  target_compile_options(imgui PRIVATE -include "${small_stdio}")
else()
  find_package(SDL2 REQUIRED)
  target_link_libraries(imgui PUBLIC SDL2::SDL2)
  target_sources(imgui PRIVATE "${i}/backends/imgui_impl_sdlrenderer2.cpp")
endif()

# ---- QR codes ------------------------------------------------------------------------------------

# One source in plain C, compiled as C++ (Blake2.cmake). The bits of a link are practically random,
# so no mask suits it better than another, and the search for one is skipped.
if(NOT EXISTS "${BASTIDE_QR_DIR}/qrcodegen.c")
  message(FATAL_ERROR "qrcodegen.c is not in ${BASTIDE_QR_DIR}: run tools/get-deps.sh, or set BASTIDE_QR_DIR")
endif()
set(qr_source "${PROJECT_BINARY_DIR}/qr/qrcodegen.cpp")
patched_copy("${BASTIDE_QR_DIR}/qrcodegen.c" "${qr_source}"
  "	if (mask == qrcodegen_Mask_AUTO) {" "	if (false) {")
own_options("${qr_source}" -w -DNDEBUG "-I${BASTIDE_QR_DIR}")
own_options(web/ui/qr_code.cpp -isystem "${BASTIDE_QR_DIR}")

# ---- Embedded files: texts, lessons and fonts ---------------------------------------------------

# The Python with fonttools need not be the first one on the path.
if(NOT BASTIDE_PYTHON)
  find_program(first_python python3)
  foreach(python IN ITEMS "${first_python}" /usr/bin/python3)
    execute_process(COMMAND "${python}" -c "import fontTools" RESULT_VARIABLE lacking
                    OUTPUT_QUIET ERROR_QUIET)
    if(NOT lacking)
      set(BASTIDE_PYTHON "${python}" CACHE FILEPATH "A Python 3 with fonttools")
      break()
    endif()
  endforeach()
  if(NOT BASTIDE_PYTHON)
    message(FATAL_ERROR "A Python 3 with fonttools is needed (Debian: fonttools); see BASTIDE_PYTHON")
  endif()
endif()
file(GLOB words_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/text/*.txt")
set(all_words "${PROJECT_BINARY_DIR}/embedded/words.txt")
add_custom_command(
  OUTPUT "${all_words}"
  COMMAND ${CMAKE_COMMAND} -E make_directory "${PROJECT_BINARY_DIR}/embedded"
  COMMAND "${BASTIDE_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/merge-words.py" "${all_words}" ${words_files}
  DEPENDS ${words_files} "${PROJECT_SOURCE_DIR}/tools/merge-words.py"
  VERBATIM)
embed_files(words_source NAMES words FILES "${all_words}")
own_options("${words_source}" -Wno-overlength-strings)
file(GLOB lessons_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/lessons/*.txt")
embed_files(lessons_source ARRAY lessons_texts FILES ${lessons_files})
embed_files(puzzles_source ARRAY puzzles_texts FILES "${PROJECT_SOURCE_DIR}/assets/puzzles.txt")
set(fonts "")
# The font for small sizes has only the letters of our own texts; others come from the one for
# titles.
set(letters_EBGaramond08-Regular ${words_files} ${lessons_files})
foreach(face EBGaramond08-Regular EBGaramond12-Regular)
  set(font "${PROJECT_BINARY_DIR}/embedded/${face}.face")
  add_custom_command(
    OUTPUT "${font}"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${PROJECT_BINARY_DIR}/embedded"
    COMMAND "${BASTIDE_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/make-font.py"
            "${BASTIDE_FONT_DIR}/${face}.ttf" "${font}" ${letters_${face}}
    DEPENDS "${BASTIDE_FONT_DIR}/${face}.ttf" "${PROJECT_SOURCE_DIR}/tools/make-font.py"
            ${letters_${face}}
    VERBATIM)
  list(APPEND fonts "${font}")
endforeach()
embed_files(fonts_source NAMES font_text font_title FILES ${fonts})

# ---- The page ------------------------------------------------------------------------------------

# Pictures are painted pixel by pixel while the page is open, so code that loops over pixels is
# optimised for speed, the rest for size. The art of a set is in its folder.
file(GLOB art_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/art/*.cpp"
  "${PROJECT_SOURCE_DIR}/web/sets/*/art.cpp" "${PROJECT_SOURCE_DIR}/web/sets/set_art.cpp")
add_library(art STATIC ${art_sources})
target_link_libraries(art PUBLIC engine_small)
# The same picture with every compiler: no fused multiply-add.
target_compile_options(art PRIVATE ${warnings} -ffp-contract=off $<$<CONFIG:Release>:-Oz>)
set(over_pixels canvas fields segment_map)
list(TRANSFORM over_pixels REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/web/art/\\1.cpp")
own_options("${over_pixels}" $<$<CONFIG:Release>:-O2>)
precompile(art <algorithm> <cmath> <web/art/set_art.hpp>)

# In the order in which they may include each other (tests/house.py).
set(web_folders text ui session drawing reading sets sets/* settings store request worker opponent lessons table screens
    app)
list(TRANSFORM web_folders REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/web/\\1/*.cpp")
file(GLOB web_sources CONFIGURE_DEPENDS ${web_folders})
list(FILTER web_sources EXCLUDE REGEX "/web/app/main\\.cpp$|/web/sets/(.*/art|set_art)\\.cpp$")
add_library(front STATIC ${web_sources} ${words_source} ${lessons_source} ${puzzles_source} ${fonts_source} ${qr_source})
target_link_libraries(front PUBLIC engine_small art imgui)
target_compile_options(front PRIVATE ${warnings} $<$<CONFIG:Release>:-Oz>)
if(NOT EMSCRIPTEN)  # the page rarely uses it, the tests draw every screen with it
  own_options("${PROJECT_SOURCE_DIR}/web/drawing/raster.cpp" $<$<CONFIG:Release>:-O2>)
endif()
precompile(front <algorithm> <cmath> <imgui.h> <web/sets/page_set.hpp> <web/table/table_view.hpp> <web/text/names.hpp>
           <web/ui/widgets.hpp>)

if(EMSCRIPTEN)
  set(platform "${PROJECT_SOURCE_DIR}/web/platform/browser")
else()
  set(platform "${PROJECT_SOURCE_DIR}/web/platform/desktop")
endif()
file(GLOB platform_sources CONFIGURE_DEPENDS
  "${PROJECT_SOURCE_DIR}/web/platform/*.cpp" "${platform}/*.cpp")
add_executable(page "${PROJECT_SOURCE_DIR}/web/app/main.cpp" ${platform_sources})
target_link_libraries(page PRIVATE front)
target_compile_options(page PRIVATE ${warnings} $<$<CONFIG:Release>:-Os>)

if(NOT EMSCRIPTEN)
  find_package(Threads REQUIRED)
  target_link_libraries(page PRIVATE Threads::Threads)
  set_target_properties(page PROPERTIES OUTPUT_NAME bastide-window)
  return()
endif()

set_target_properties(page PROPERTIES OUTPUT_NAME bastide SUFFIX .js)
target_link_options(page PRIVATE
  -Oz -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web,worker -sMIN_WEBGL_VERSION=1
  -sMAX_WEBGL_VERSION=1 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0
  -sEXPORTED_FUNCTIONS=_main,_bastide_probe,_bastide_frame,_bastide_wake,_bastide_leave,_bastide_typed,_worker_take,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8 -sDYNAMIC_EXECUTION=0 -sMALLOC=emmalloc -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=canvas,printErr,onAbort,noInitialRun,onRuntimeInitialized,instantiateWasm
  "--js-library=${platform}/platform.js" "--js-library=${platform}/second_copy.js"
  "--js-library=${platform}/history.js" "--js-library=${platform}/live.js" "--js-library=${platform}/small_gl.js"
  "--js-library=${platform}/unused.js" "--pre-js=${platform}/page.js")
set_property(TARGET page APPEND PROPERTY LINK_DEPENDS
  "${platform}/platform.js" "${platform}/second_copy.js" "${platform}/history.js"
  "${platform}/live.js" "${platform}/small_gl.js" "${platform}/unused.js" "${platform}/page.js")

# Link-time optimisation makes the page 14 kB smaller to download.
foreach(part sdl2 imgui art engine_small front page)
  target_compile_options(${part} PRIVATE $<$<CONFIG:Release>:-flto>)
endforeach()
# Strings compress better if they are not sorted by their ends. So do many functions with few
# variables each; otherwise every function with a single call site would be inlined into its caller,
# until a frame of the page is one function of 150 kB. This saves 10 kB.
set(inlining --one-caller-inline-max-function-size=12)
target_link_options(page PRIVATE $<$<CONFIG:Release>:-flto> -Wl,-O0 "-sBINARYEN_EXTRA_PASSES=${inlining}")

# Two further Binaryen passes from the start save 6 kB of download; then similar functions are
# placed side by side.
find_program(wasm_opt wasm-opt HINTS "${EMSCRIPTEN_ROOT_PATH}/../bin")
if(wasm_opt)
  set(features ${inlining} --low-memory-unused --zero-filled-memory --enable-mutable-globals
               --enable-nontrapping-float-to-int --enable-sign-ext --enable-bulk-memory)
  add_custom_command(TARGET page POST_BUILD
    COMMAND "${wasm_opt}" bastide.wasm -S -o bastide.wat --flatten --rereloop -Oz --flatten --rereloop -Oz -Oz
            --coalesce-locals-learning ${features}
    COMMAND "${BASTIDE_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/sort-functions.py" bastide.wat
    COMMAND "${wasm_opt}" bastide.wat -o bastide.wasm --optimize-level=2 --shrink-level=2 --reorder-locals
            --generate-stack-ir --optimize-stack-ir ${features}
    VERBATIM)
  set_property(TARGET page APPEND PROPERTY LINK_DEPENDS "${PROJECT_SOURCE_DIR}/tools/sort-functions.py")
endif()
