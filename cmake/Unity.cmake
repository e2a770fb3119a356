# Several files of a target are compiled as one, because most of the time goes into headers that they
# share. Each file still includes all it needs: build with BASTIDE_UNITY=OFF to check that, and for
# daily work, when one file changes at a time.

option(BASTIDE_UNITY "Compile several files of a target as one" ON)

# compile_together(TARGET [APART FILE...]): all but these, which give the same names to different things
function(compile_together target)
  cmake_parse_arguments(T "" "" "APART" ${ARGN})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${BASTIDE_UNITY} UNITY_BUILD_BATCH_SIZE 8)
  set_source_files_properties(${T_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
