# Tests: the same suite natively and, compiled to WebAssembly, under node.

set(tests "${PROJECT_SOURCE_DIR}/tests")

# add_shards(PROGRAM COUNT): its tests in so many parts, so that ctest -j can run them side by side. Each
# leaves its times for tests/report.py.
function(add_shards program count)
  foreach(shard RANGE 1 ${count})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${program}_${shard} COMMAND ${program} --gtest_brief=1)
    set_tests_properties(${program}_${shard} PROPERTIES LABELS quick
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${count};GTEST_SHARD_INDEX=${index};GTEST_OUTPUT=xml:${PROJECT_BINARY_DIR}/times/${program}_${shard}.xml")
  endforeach()
endfunction()

# The paths of the records and golden files in the source tree, and of the files of the site, which
# are always there when the tests run.
set(data_folder "${tests}/data_folder.cpp")
own_options(${data_folder} "-DBASTIDE_TEST_DATA=\"${tests}/data\"" "-DBASTIDE_SITE=\"${PROJECT_BINARY_DIR}/site\"")

# The fuzz targets are part of the suite, too, which replays their findings (tests/data/findings).
file(GLOB test_sources CONFIGURE_DEPENDS
  "${tests}/engine/*.cpp" "${tests}/sets/*/rules*.cpp"
  "${tests}/bench/allocations.cpp" "${tests}/fuzz/link_fuzz.cpp" "${tests}/fuzz/notation_fuzz.cpp"
  "${tests}/fuzz/save_fuzz.cpp" "${tests}/fuzz/tiles_fuzz.cpp" "${tests}/fuzz/lab_fuzz.cpp" "${tests}/fuzz/jcz_fuzz.cpp")
if(TARGET command_line)
  list(APPEND test_sources "${tests}/fuzz/protocol_fuzz.cpp")
else()
  list(APPEND test_sources "${PROJECT_SOURCE_DIR}/engine/cli/telling.cpp")
endif()
# In WebAssembly the engine alone: the page is tested natively, and as it is in browsers.
if(BASTIDE_WEB AND NOT EMSCRIPTEN)
  file(GLOB web_test_sources CONFIGURE_DEPENDS "${tests}/web/*.cpp" "${tests}/fuzz/page_fuzz.cpp")
  list(APPEND test_sources ${web_test_sources})
endif()
file(GLOB long_test_sources CONFIGURE_DEPENDS "${tests}/oracle/*.cpp" "${tests}/sets/*/oracle.cpp"
  "${tests}/engine/pieces_test.cpp" "${tests}/engine/record_link_test.cpp")
list(REMOVE_ITEM test_sources ${long_test_sources} "${tests}/sets/skeleton/rules.cpp" "${tests}/sets/skeleton/rules_test.cpp")
if(test_sources)
  # Most are not optimised, because compiling takes longer than running: inline functions from headers
  # are taken from the engine, which is optimised. Those that play thousands of games are.
  add_library(long_tests OBJECT ${long_test_sources})
  add_executable(bastide_tests ${test_sources} ${data_folder})
  target_compile_options(long_tests PRIVATE $<IF:$<CONFIG:Release>,-O2,-O1>)
  target_compile_options(bastide_tests PRIVATE $<IF:$<BOOL:${EMSCRIPTEN}>,-O1,-O0>)
  foreach(part long_tests bastide_tests)
    target_link_libraries(${part} PRIVATE Bastide::engine gtest_all)
    target_compile_options(${part} PRIVATE ${warnings} -Wno-conversion)
    if(BASTIDE_FUZZ)  # nor are they instrumented for the fuzzers
      target_compile_options(${part} PRIVATE -fno-sanitize=fuzzer-no-link)
    endif()
    if(BASTIDE_SANITIZE OR EMSCRIPTEN)  # fewer of the random games
      target_compile_definitions(${part} PRIVATE BASTIDE_SLOW_BUILD)
    endif()
    if(BASTIDE_SANITIZE)  # the build with assertions, which a test verifies
      target_compile_definitions(${part} PRIVATE BASTIDE_ASSERTIONS)
    endif()
  endforeach()
  target_link_libraries(bastide_tests PRIVATE long_tests)
  if(TARGET command_line)
    target_link_libraries(bastide_tests PRIVATE command_line)
    target_compile_definitions(bastide_tests PRIVATE BASTIDE_COMMAND_LINE)
  endif()
  if(NOT EMSCRIPTEN)
    target_link_options(bastide_tests PRIVATE -Wl,--whole-archive $<TARGET_FILE:bastide_engine> -Wl,--no-whole-archive)
  endif()
  if(BASTIDE_WEB AND NOT EMSCRIPTEN)
    target_link_libraries(bastide_tests PRIVATE front null_platform)
  endif()
  # The oracle of the Mists has words of its own for what the other one knows.
  file(GLOB mists_oracle "${tests}/oracle/mists*.cpp")
  compile_together(long_tests APART ${mists_oracle})
  file(GLOB fuzz_sources "${tests}/fuzz/*_fuzz.cpp")
  compile_together(bastide_tests APART ${fuzz_sources})
  precompile(bastide_tests <gtest/gtest.h> <map> <set> <sstream> <engine/players/player.hpp> <engine/record/link.hpp>
             <tests/engine/table.hpp>)
endif()

# ---- A set to copy -------------------------------------------------------------------------------

if(NOT EMSCRIPTEN AND NOT BASTIDE_SANITIZE)
  include("${PROJECT_SOURCE_DIR}/cmake/Skeleton.cmake")
endif()

file(GLOB bench_sources CONFIGURE_DEPENDS "${tests}/bench/*.cpp")
if(bench_sources)
  add_executable(bastide_bench ${bench_sources})
  target_link_libraries(bastide_bench PRIVATE Bastide::engine)
  target_compile_options(bastide_bench PRIVATE ${warnings} $<$<CONFIG:Release>:-O3>)
endif()

if(EMSCRIPTEN)
  # One file each, so that the output of Emscripten 3.1.6 loads under node 18 and later; the tests
  # read their data through node's own file system. Only what is measured is optimised at link time.
  foreach(program bastide_tests bastide_bench)
    if(TARGET ${program})
      set_target_properties(${program} PROPERTIES SUFFIX .cjs)
      target_link_options(${program} PRIVATE ${wasm_stack} $<IF:$<STREQUAL:${program},bastide_bench>,-O2,-O1> -sSINGLE_FILE=1 -sENVIRONMENT=node
        -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1 -sNODERAWFS=1
        "--pre-js=${tests}/environment.js")
    endif()
  endforeach()
  if(TARGET bastide_tests)
    add_test(NAME bastide_tests COMMAND node $<TARGET_FILE:bastide_tests> --gtest_brief=1)
  endif()
elseif(TARGET bastide_tests)
  add_shards(bastide_tests 4)
endif()

# ---- The gallery: everything the painter draws, compared with its last accepted version ---------

if(BASTIDE_WEB AND NOT EMSCRIPTEN)
  file(GLOB gallery_sources CONFIGURE_DEPENDS "${tests}/gallery/*.cpp")
  add_executable(gallery ${gallery_sources} ${data_folder})
  target_link_libraries(gallery PRIVATE faces art Bastide::engine)
  compile_together(gallery)
  target_compile_options(gallery PRIVATE ${warnings} -Wno-conversion $<$<CONFIG:Release>:-O2>)
  add_test(NAME gallery
    COMMAND gallery check "${tests}/data/pictures.txt" "${PROJECT_BINARY_DIR}/gallery-faults")

  # Every screen in canned scenes, drawn without a window.
  file(GLOB stage_sources CONFIGURE_DEPENDS "${tests}/gallery/screens/*.cpp")
  list(REMOVE_ITEM stage_sources "${tests}/gallery/screens/screens.cpp")
  add_library(stage STATIC ${stage_sources} ${data_folder})
  target_link_libraries(stage PUBLIC front null_platform)
  compile_together(stage)
  target_compile_options(stage PRIVATE ${warnings} -Wno-conversion -ffp-contract=off -O2)
  add_executable(screens "${tests}/gallery/screens/screens.cpp" "${tests}/gallery/fingerprint.cpp"
                         "${PROJECT_SOURCE_DIR}/web/platform/desktop/png.cpp")
  target_link_libraries(screens PRIVATE stage)
  target_compile_options(screens PRIVATE ${warnings} -Wno-conversion -ffp-contract=off -O2)
  foreach(shard RANGE 1 2)
    add_test(NAME screens_${shard}
      COMMAND screens check "${tests}/data/screens.txt" "${PROJECT_BINARY_DIR}/screens-faults"
              ${shard} 2)
  endforeach()

  # The whole page, driven by mouse and finger without a window.
  file(GLOB page_sources CONFIGURE_DEPENDS "${tests}/page/*.cpp" "${tests}/sets/*/page*.cpp")
  add_executable(page_tests ${page_sources})
  target_link_libraries(page_tests PRIVATE stage gtest_all)
  if(TARGET command_line)
    target_link_libraries(page_tests PRIVATE command_line)
    target_compile_definitions(page_tests PRIVATE BASTIDE_COMMAND_LINE)
  endif()
  target_compile_options(page_tests PRIVATE ${warnings} -Wno-conversion $<$<CONFIG:Release>:-O1>)
  compile_together(page_tests)
  precompile(page_tests <tests/page/at_page.hpp>)
  add_shards(page_tests 2)
endif()

# Separate programs play through the command line.
if(TARGET bastide-cli AND BASTIDE_PYTHON)
  add_test(NAME play_by_lines
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/play_by_lines.py" $<TARGET_FILE:bastide-cli>)
  add_test(NAME ask_wrongly
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/ask_wrongly.py" $<TARGET_FILE:bastide-cli>)
  add_test(NAME documented
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/documented.py" $<TARGET_FILE:bastide-cli>)
  add_test(NAME list_sets COMMAND "${BASTIDE_PYTHON}" "${tests}/tools/list_sets.py" "${CMAKE_COMMAND}")
  add_test(NAME tell_events
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/tell_events.py" $<TARGET_FILE:bastide-cli>)
  add_test(NAME meet_programs
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/meet_programs.py" $<TARGET_FILE:bastide-cli>)
  add_test(NAME tune_in_parts
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/tune_in_parts.py" $<TARGET_FILE:bastide-cli>)
  find_program(BASTIDE_NODE NAMES node nodejs)
  add_test(NAME standard
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/standard.py" $<TARGET_FILE:bastide-cli> $<$<BOOL:${BASTIDE_NODE}>:${BASTIDE_NODE}>)
  add_test(NAME review_games
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/review_games.py" $<TARGET_FILE:bastide-cli> "${tests}/data")
  add_test(NAME judge_levels
    COMMAND "${BASTIDE_PYTHON}" "${tests}/cli/judge_levels.py" $<TARGET_FILE:bastide-cli> "${tests}/data/benchmark.txt")
endif()

# ---- Fuzzers -------------------------------------------------------------------------------------

if(BASTIDE_FUZZ)
  set(fuzz_targets link notation save tiles lab jcz protocol)
  add_executable(make_seeds "${tests}/fuzz/make_seeds.cpp")
  if(BASTIDE_WEB)
    list(APPEND fuzz_targets page)
    target_sources(make_seeds PRIVATE "${tests}/fuzz/page_seeds.cpp" ${data_folder})
    target_compile_definitions(make_seeds PRIVATE BASTIDE_PAGE)
    target_link_libraries(make_seeds PRIVATE front null_platform)
  endif()
  target_link_libraries(make_seeds PRIVATE Bastide::engine)
  target_compile_options(make_seeds PRIVATE ${warnings} -Wno-conversion)
  add_custom_target(fuzzers DEPENDS make_seeds)
  foreach(target IN LISTS fuzz_targets)
    set(name ${target}_fuzz)
    add_executable(${name} "${tests}/fuzz/${name}.cpp" "${tests}/fuzz/fuzzer.cpp")
    target_link_libraries(${name} PRIVATE Bastide::engine)
    if(target STREQUAL "protocol")
      target_link_libraries(${name} PRIVATE command_line)
    elseif(target STREQUAL "page")
      target_sources(${name} PRIVATE "${tests}/fuzz/save_fuzz.cpp")
      target_link_libraries(${name} PRIVATE front null_platform)
    endif()
    target_compile_definitions(${name} PRIVATE BASTIDE_FUZZ_TARGET=${target})
    target_compile_options(${name} PRIVATE ${warnings} -Wno-conversion -fsanitize=fuzzer)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzzers ${name})
  endforeach()
endif()

# Regenerate tests/data/decisions.txt and tests/data/playthroughs.
if(NOT EMSCRIPTEN)
  add_executable(find_decisions EXCLUDE_FROM_ALL "${tests}/tools/find_decisions.cpp")
  target_link_libraries(find_decisions PRIVATE Bastide::engine)
  target_compile_options(find_decisions PRIVATE ${warnings} -Wno-conversion)
  add_executable(playthroughs EXCLUDE_FROM_ALL "${tests}/tools/playthroughs.cpp" "${tests}/engine/playthroughs.cpp")
  target_link_libraries(playthroughs PRIVATE command_line)
  target_compile_options(playthroughs PRIVATE ${warnings} -Wno-conversion)
endif()

# ---- The engine in another project ---------------------------------------------------------------

# Built outside this tree, with the installed package and with this tree as a subproject.
if(BASTIDE_INSTALL AND NOT EMSCRIPTEN AND NOT BASTIDE_SANITIZE)
  set(trial "${PROJECT_BINARY_DIR}/package")
  set(as_here "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
              "-DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}")
  set(trial_of "${CMAKE_CTEST_COMMAND}" --build-and-test "${tests}/package")
  add_test(NAME package_install COMMAND "${CMAKE_COMMAND}" --install "${PROJECT_BINARY_DIR}"
    --component engine --prefix "${trial}/installed")
  add_test(NAME package_found
    COMMAND ${trial_of} "${trial}/found" --build-generator "${CMAKE_GENERATOR}"
            --build-options ${as_here} "-DCMAKE_PREFIX_PATH=${trial}/installed" --test-command random_game)
  set_tests_properties(package_install PROPERTIES FIXTURES_SETUP package)
  set_tests_properties(package_found PROPERTIES FIXTURES_REQUIRED package
    PASS_REGULAR_EXPRESSION "turns, scores [0-9]+ [0-9]+ [0-9]+\n")
  # Whether it can be configured and its headers are found: to build all of it would take long.
  add_test(NAME package_subproject
    COMMAND ${trial_of} "${trial}/subproject" --build-generator "${CMAKE_GENERATOR}"
            --build-target CMakeFiles/random_game.dir/main.cpp.o
            --build-options ${as_here} "-DBASTIDE_SOURCE=${PROJECT_SOURCE_DIR}")
endif()
