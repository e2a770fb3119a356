# embed_files(RESULT name [ARRAY array | NAMES name...] FILES file...)
# Sets ${RESULT} to a generated source that contains the files (tools/embed.cmake).
function(embed_files result)
  cmake_parse_arguments(E "" "ARRAY" "NAMES;FILES" ${ARGN})
  set(out "${PROJECT_BINARY_DIR}/embedded/${result}.cpp")
  list(JOIN E_FILES "," files)
  list(JOIN E_NAMES "," names)
  add_custom_command(
    OUTPUT "${out}"
    COMMAND ${CMAKE_COMMAND} "-DOUT=${out}" "-DARRAY=${E_ARRAY}" "-DNAMES=${names}"
            "-DFILES=${files}" -P "${PROJECT_SOURCE_DIR}/tools/embed.cmake"
    DEPENDS ${E_FILES} "${PROJECT_SOURCE_DIR}/tools/embed.cmake"
    VERBATIM)
  set(${result} "${out}" PARENT_SCOPE)
endfunction()
