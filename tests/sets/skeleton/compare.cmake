# cmake -DFIRST=program -DSECOND=program -P compare.cmake
# Fails if the two print different things, and says which line is the first.
foreach(program FIRST SECOND)
  execute_process(COMMAND "${${program}}" OUTPUT_VARIABLE said RESULT_VARIABLE result)
  string(REGEX MATCHALL "[^\n]+" ${program}_lines "${said}")
  if(NOT result EQUAL 0 OR NOT said)
    message(FATAL_ERROR "${${program}} failed: ${result}")
  endif()
endforeach()
foreach(first second IN ZIP_LISTS FIRST_lines SECOND_lines)
  if(NOT first STREQUAL second)
    message(FATAL_ERROR "with the skeleton moved in, something is not what it was:\n- ${first}\n+ ${second}")
  endif()
endforeach()
