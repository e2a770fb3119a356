# A second engine, in which the skeleton (tests/sets/skeleton) is a set like any other: for tests only, because its words
# must not be in the tables of the real one. The headers that have them are found before those in engine/, and everything
# that games and records need is compiled once more, the files of a folder as one.

set(skeleton "${tests}/sets/skeleton")
set(second "${PROJECT_BINARY_DIR}/skeleton")
set(moved engine/rules/vocabulary.hpp engine/tiles/tile_type.hpp engine/sets/sets.cpp)
list(TRANSFORM moved PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE move_from)
list(TRANSFORM moved PREPEND "${second}/" OUTPUT_VARIABLE moved)
add_custom_command(
  OUTPUT ${moved}
  COMMAND ${CMAKE_COMMAND} "-DFROM=${PROJECT_SOURCE_DIR}" "-DTO=${second}" -P "${skeleton}/move-in.cmake"
  DEPENDS ${move_from} "${skeleton}/move-in.cmake"
  VERBATIM)
set(second_ids "${second}/engine/rules/rule_ids.inc")
add_custom_command(
  OUTPUT "${second_ids}"
  COMMAND ${CMAKE_COMMAND} "-DDOCS=${PROJECT_SOURCE_DIR}/docs/rules,${skeleton}" "-DOUT=${second_ids}"
          -P "${PROJECT_SOURCE_DIR}/tools/rule-ids.cmake"
  DEPENDS ${rules_documents} "${skeleton}/rules.md" tools/rule-ids.cmake
  VERBATIM)
embed_files(second_tiles_source ARRAY tiles_texts FILES ${tiles_files} "${skeleton}/milestones.tiles")

# Two files in one of these folders give the same name to different things.
set(apart ferries messages mists)
set(second_sources ${engine_sources} ${rest_sources} engine/cli/telling.cpp)
list(FILTER second_sources EXCLUDE REGEX "engine/(formats|review|sets/sets.cpp)")
foreach(source IN LISTS second_sources)
  get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${PROJECT_SOURCE_DIR}")
  get_filename_component(folder "${source}" DIRECTORY)
  get_filename_component(folder "${folder}" NAME)
  if(folder IN_LIST apart OR source MATCHES "players/difference.cpp$")
    list(APPEND second_parts "${source}")
  else()
    list(APPEND second_folders "${folder}")
    string(APPEND second_${folder} "#include \"${source}\"\n")
  endif()
endforeach()
list(REMOVE_DUPLICATES second_folders)
foreach(folder IN LISTS second_folders)
  file(CONFIGURE OUTPUT "${second}/together/${folder}.cpp" CONTENT "${second_${folder}}" @ONLY)
  list(APPEND second_parts "${second}/together/${folder}.cpp")
endforeach()

add_library(skeleton_engine STATIC ${second_parts} ${moved} "${second_ids}" ${second_tiles_source} ${engine_generated}
  "${skeleton}/rules.cpp" $<TARGET_OBJECTS:blake2>)
target_include_directories(skeleton_engine BEFORE PUBLIC "${second}" "${PROJECT_SOURCE_DIR}" "${generated}")
target_include_directories(skeleton_engine SYSTEM PRIVATE "${BASTIDE_BLAKE2_DIR}")
target_compile_features(skeleton_engine PUBLIC cxx_std_20)
# With assertions: a figure more must find room wherever figures are kept.
target_compile_options(skeleton_engine PUBLIC -UNDEBUG PRIVATE ${warnings} -Wno-shadow -O1)
precompile(skeleton_engine <algorithm> <engine/rules/scoring.hpp> <engine/rules/set.hpp> <engine/rules/words.hpp>)

add_executable(skeleton_tests "${skeleton}/rules_test.cpp" "${tests}/engine/table.cpp" ${data_folder})
target_link_libraries(skeleton_tests PRIVATE skeleton_engine gtest_all)
add_test(NAME skeleton_tests COMMAND skeleton_tests --gtest_brief=1)

# What the two engines say of all links and records is the same.
add_executable(told_before "${skeleton}/told.cpp" engine/cli/telling.cpp ${data_folder})
target_link_libraries(told_before PRIVATE Bastide::engine gtest_all)
add_executable(told_after "${skeleton}/told.cpp" ${data_folder})
target_link_libraries(told_after PRIVATE skeleton_engine gtest_all)
add_test(NAME skeleton_moves_nothing COMMAND ${CMAKE_COMMAND} "-DFIRST=$<TARGET_FILE:told_before>"
  "-DSECOND=$<TARGET_FILE:told_after>" -P "${skeleton}/compare.cmake")

foreach(program skeleton_tests told_before told_after)
  target_compile_options(${program} PRIVATE ${warnings} -Wno-conversion -O0)
endforeach()
