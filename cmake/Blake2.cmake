# BLAKE2s from libb2 (RFC 7693): one source in plain C, compiled as C++, so that the engine needs no
# second language. Its ten rounds are unrolled; as a loop they are a tenth of the size.
set(blake2_folder "${PROJECT_BINARY_DIR}/blake2")
if(NOT EXISTS "${BASTIDE_BLAKE2_DIR}/blake2s-ref.c")
  message(FATAL_ERROR "blake2s-ref.c is not in ${BASTIDE_BLAKE2_DIR}: run tools/get-deps.sh, or set "
                      "BASTIDE_BLAKE2_DIR to the folder src of the sources of libb2")
endif()
set(rounds "")
foreach(round RANGE 9)
  string(APPEND rounds "  ROUND( ${round} );\n")
endforeach()
set(blake2_source "${blake2_folder}/blake2s.cpp")
patched_copy("${BASTIDE_BLAKE2_DIR}/blake2s-ref.c" "${blake2_source}"
  "${rounds}" "  for( int r = 0; r < 10; ++r ) ROUND( r );\n")
file(CONFIGURE OUTPUT "${blake2_folder}/config.h" CONTENT "")
own_options("${blake2_source}" -w "-DSUFFIX=" "-I${BASTIDE_BLAKE2_DIR}" "-I${blake2_folder}")
own_options(engine/base/digest.cpp -isystem "${BASTIDE_BLAKE2_DIR}")
