# The front end: one library of everything but the platform, and the page (or window). In the
# browser the computer players' worker runs the same module, without its main().

# ---- Files of the site: fetched by the page when it needs them (web/platform/site_files.hpp) -------

set(site "${PROJECT_BINARY_DIR}/site")
# site_file(NAME FILE...): one of them, made of these files, one after another
function(site_file name)
  add_custom_command(
    OUTPUT "${site}/${name}"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${site}"
    COMMAND ${CMAKE_COMMAND} -E cat ${ARGN} > "${site}/${name}"
    DEPENDS ${ARGN}
    VERBATIM)
  set(site_files ${site_files} "${site}/${name}" PARENT_SCOPE)
endfunction()

# The texts of each language: en.txt, en-lessons.txt ...
file(GLOB words_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/text/*.txt")
set(languages "")
foreach(file ${words_files})
  cmake_path(GET file STEM language)
  string(REGEX REPLACE "-.*" "" language "${language}")
  list(APPEND languages ${language})
  list(APPEND texts_${language} "${file}")
endforeach()
list(REMOVE_DUPLICATES languages)
foreach(language ${languages})
  site_file(text-${language}.txt ${texts_${language}})
endforeach()

file(GLOB lessons_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/lessons/*.txt")
site_file(lessons.txt ${lessons_files})
site_file(puzzles.txt "${PROJECT_SOURCE_DIR}/assets/puzzles.txt")

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
# font(FACE LETTERS FOLDER RESULT [REST]): a font with these letters, and one with its others
function(font face letters folder)
  list(TRANSFORM ARGN PREPEND "${folder}/" OUTPUT_VARIABLE results)
  add_custom_command(
    OUTPUT ${results}
    COMMAND ${CMAKE_COMMAND} -E make_directory "${folder}"
    COMMAND "${BASTIDE_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/make-font.py" "${BASTIDE_FONT_DIR}/${face}.ttf"
            "${PROJECT_BINARY_DIR}/${face}.licence.txt" "${letters}" ${results}
    DEPENDS "${BASTIDE_FONT_DIR}/${face}.ttf" "${PROJECT_SOURCE_DIR}/tools/make-font.py"
    VERBATIM)
  set(font_files ${results} PARENT_SCOPE)
endfunction()
# The first picture needs Latin alphabets and signs, and the letters of languages' own names.
set(letters "U+20-17F,U+218-21B,U+2010-2044,U+20AC,U+2192,U+2212,U+423,U+430,U+43A,U+43D,U+440,U+441,U+44C,U+457")
font(EBGaramond08-Regular "${letters}" "${site}" EBGaramond08-Regular.ttf)
list(APPEND site_files ${font_files})
font(EBGaramond12-Regular "${letters}" "${site}" EBGaramond12-Regular.ttf EBGaramond12-more.ttf)
list(APPEND site_files ${font_files})

embed_files(languages_source ARRAY languages_texts FILES "${PROJECT_SOURCE_DIR}/assets/languages.txt")
embed_files(days_source ARRAY days_texts FILES "${PROJECT_SOURCE_DIR}/assets/days.txt")
list(JOIN words_files "," words_list)
set(suggested "${generated}/suggested.txt")
add_custom_command(
  OUTPUT "${suggested}"
  COMMAND ${CMAKE_COMMAND} "-DTEXTS=${words_list}" "-DOUT=${suggested}"
          -P "${PROJECT_SOURCE_DIR}/tools/suggested-names.cmake"
  DEPENDS ${words_files} "${PROJECT_SOURCE_DIR}/tools/suggested-names.cmake"
  VERBATIM)
embed_files(suggested_source ARRAY suggested_texts FILES "${suggested}")

# ---- The page ------------------------------------------------------------------------------------

# The sets that the page knows, and those with pictures, by their folders.
foreach(list "pages page.cpp PageSet" "art art.cpp SetArt")
  separate_arguments(list)
  list(GET list 0 name)
  list(GET list 1 file)
  list(GET list 2 type)
  file(GLOB listed CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/sets/*/${file}")
  add_custom_command(
    OUTPUT "${generated}/web/sets/${name}.inc"
    COMMAND ${CMAKE_COMMAND} "-DSETS=${PROJECT_SOURCE_DIR}/web/sets" -DFILE=${file} -DTYPE=${type}
            "-DOUT=${generated}/web/sets/${name}.inc" -P "${PROJECT_SOURCE_DIR}/tools/set-list.cmake"
    DEPENDS ${listed} "${PROJECT_SOURCE_DIR}/tools/set-list.cmake"
    VERBATIM)
endforeach()

# The art of a set is in its folder.
file(GLOB art_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/art/*.cpp"
  "${PROJECT_SOURCE_DIR}/web/sets/*/art.cpp" "${PROJECT_SOURCE_DIR}/web/sets/set_art.cpp")
add_library(art STATIC ${art_sources} "${generated}/web/sets/art.inc")
target_link_libraries(art PUBLIC bastide_engine)
if(NOT EMSCRIPTEN)  # the page is built natively to be tested: an index out of range stops it
  target_compile_definitions(art PUBLIC _GLIBCXX_ASSERTIONS)
endif()
# The same picture with every compiler: no fused multiply-add.
target_compile_options(art PRIVATE ${warnings} -ffp-contract=off)
file(GLOB art_sets CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/sets/*/art.cpp")
compile_together(art APART ${art_sets})
precompile(art <algorithm> <cmath> <web/art/set_art.hpp>)

# Painted once and kept, so they need not be quick.
file(GLOB face_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/art/faces/*.cpp")
add_library(faces STATIC ${face_sources})
target_link_libraries(faces PUBLIC art)
target_compile_options(faces PRIVATE ${warnings} -ffp-contract=off)
compile_together(faces)

# In the order in which they may include each other (tests/house.py).
set(web_folders text ui session drawing reading sets sets/* setup review tournament store worker opponent lessons board play panels panels/* table screens screens/*
    viewer app)
list(TRANSFORM web_folders REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/web/\\1/*.cpp")
file(GLOB web_sources CONFIGURE_DEPENDS ${web_folders} "${PROJECT_SOURCE_DIR}/web/platform/*.cpp")
file(GLOB sets_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/sets/*/*.cpp")
list(FILTER web_sources EXCLUDE REGEX "/web/app/main\\.cpp$|/web/sets/(.*/art|set_art)\\.cpp$")
add_library(front STATIC ${web_sources} ${languages_source} ${days_source} ${suggested_source}
  "${generated}/web/sets/pages.inc")
target_link_libraries(front PUBLIC bastide_engine art faces imgui PRIVATE qrcodegen)
target_compile_options(front PRIVATE ${warnings})
compile_together(front APART ${sets_sources})
add_custom_target(site_files DEPENDS ${site_files})
add_dependencies(front site_files)
precompile(front <algorithm> <cmath> <imgui.h> <web/sets/page_set.hpp> <web/play/play.hpp> <web/session/session.hpp>
           <web/text/names.hpp> <web/text/text.hpp> <web/ui/ui.hpp> <web/ui/widgets.hpp>)

# A platform that does nothing. Whatever is linked before it takes the place of its part of that: so each part
# is a file, and they are not compiled as one.
file(GLOB null_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/platform/null/*.cpp")
add_library(null_platform STATIC ${null_sources})
target_link_libraries(null_platform PUBLIC imgui)
target_include_directories(null_platform PUBLIC "${PROJECT_SOURCE_DIR}")
target_compile_options(null_platform PRIVATE ${warnings})

if(EMSCRIPTEN)
  set(platform "${PROJECT_SOURCE_DIR}/web/platform/browser")
else()
  set(platform "${PROJECT_SOURCE_DIR}/web/platform/desktop")
endif()
file(GLOB platform_sources CONFIGURE_DEPENDS "${platform}/*.cpp")
add_executable(page "${PROJECT_SOURCE_DIR}/web/app/main.cpp" ${platform_sources})
if(EMSCRIPTEN)
  # What draws the page is fast enough in any case, and half as large to download (with newer compilers a
  # sixth smaller than with -Os); the engine and the painter are what takes time.
  foreach(part sdl2 imgui qrcodegen faces front null_platform page)
    target_compile_options(${part} PRIVATE $<$<CONFIG:Release>:-Oz>)
  endforeach()
endif()
target_link_libraries(page PRIVATE front)
target_compile_options(page PRIVATE ${warnings})

if(NOT EMSCRIPTEN)
  own_options("${platform}/platform.cpp" "-DBASTIDE_SITE=\"${site}\"")
  find_package(Threads REQUIRED)
  target_link_libraries(page PRIVATE null_platform Threads::Threads)
  set_target_properties(page PROPERTIES OUTPUT_NAME bastide-window)
  return()
endif()

set_target_properties(page PROPERTIES OUTPUT_NAME bastide SUFFIX .js)
set(scripts platform second_copy field files history landscape live painters worker_pool sound a11y)
list(TRANSFORM scripts REPLACE "(.+)" "${platform}/\\1.js")
list(TRANSFORM scripts PREPEND "--js-library=" OUTPUT_VARIABLE libraries)
target_link_options(page PRIVATE ${wasm_stack}
  -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -sMINIFY_HTML=0
  -sEXPORTED_FUNCTIONS=_main,_bastide_probe,_bastide_frame,_bastide_wake,_bastide_leave,_bastide_unsaved,_bastide_painted,_bastide_chord,_bastide_pinch,_worker_take,_worker_played,_worker_go_on,_painter_take,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8
  -sINCOMING_MODULE_JS_API=canvas,printErr,onAbort,noInitialRun,onRuntimeInitialized,instantiateWasm
  ${libraries} "--pre-js=${platform}/page.js" "--pre-js=${platform}/pointer.js")
set_property(TARGET page APPEND PROPERTY LINK_DEPENDS ${scripts} "${platform}/page.js" "${platform}/pointer.js")

# ---- The viewer to embed (docs/embedding.md) -------------------------------------------------------

# A module of its own, as small as possible: made into one script, together with viewer.js, by
# tools/make-site.py.
# Its font has only what is written on the board, and a letter because the largest face has no figures.
font(EBGaramond08-Regular "U+30-39,U+42" "${PROJECT_BINARY_DIR}/embedded" figures.ttf)
set(figures ${font_files})
embed_files(figures_source NAMES figures_font FILES "${figures}")
file(GLOB viewer_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/viewer/browser/*.cpp")
add_executable(viewer ${viewer_sources} ${figures_source})
target_link_libraries(viewer PRIVATE front null_platform)
target_compile_options(viewer PRIVATE ${warnings} $<$<CONFIG:Release>:-Oz>)
set_target_properties(viewer PROPERTIES OUTPUT_NAME viewer SUFFIX .js)
target_link_options(viewer PRIVATE ${wasm_stack} $<$<CONFIG:Release>:-Os>
  -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web -sDYNAMIC_EXECUTION=0 --no-entry
  -sEXPORTED_FUNCTIONS=_viewer_open,_viewer_paint,_viewer_linen,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8
  -sINCOMING_MODULE_JS_API=wasmBinary,onAbort,onRuntimeInitialized,printErr)
