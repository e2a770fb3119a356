# Headers that most files of a target include are parsed once for all of them, which halves the
# build time. Every file still includes what it needs: build with BASTIDE_PRECOMPILE=OFF to check.

option(BASTIDE_PRECOMPILE "Parse common headers once" ON)

if(BASTIDE_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # Otherwise compiler caches do not recognise headers that differ only in their time stamp.
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

if(BASTIDE_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>")  # the same for g++
endif()

set(CMAKE_PCH_PROLOGUE "")  # report warnings in these headers, too

# precompile(TARGET HEADER...): in angle brackets, since they are found everywhere
function(precompile target)
  if(BASTIDE_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# own_options(FILES OPTION...): options for some of a target's files, which then do without its
# precompiled headers: a compiler accepts only those made with the same options.
function(own_options files)
  set_source_files_properties(${files} PROPERTIES COMPILE_OPTIONS "${ARGN}" SKIP_PRECOMPILE_HEADERS ON)
endfunction()
