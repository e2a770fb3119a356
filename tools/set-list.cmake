# cmake -DSETS=web/sets -DFILE=page.cpp -DTYPE=PageSet -DOUT=pages.inc -P set-list.cmake
# Writes BASTIDE_LISTED(gold_mines_page) for every "extern const PageSet gold_mines_page =" in web/sets/*/page.cpp.
file(GLOB files "${SETS}/*/${FILE}")
list(SORT files)
foreach(file IN LISTS files)
  file(READ "${file}" text)
  string(REGEX MATCHALL "\nextern const ${TYPE} [a-z0-9_]+ =" found "${text}")
  if(NOT found)
    message(FATAL_ERROR "${file}: no \"extern const ${TYPE} name =\"")
  endif()
  foreach(match IN LISTS found)
    string(REGEX REPLACE "^\nextern const ${TYPE} ([a-z0-9_]+) =" "BASTIDE_LISTED(\\1)\n" line "${match}")
    string(APPEND out "${line}")
  endforeach()
endforeach()
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${out}" @ONLY)  # not touched if it is the same
