# cmake -DTEXTS=a.txt,b.txt -DOUT=suggested.txt -P suggested-names.cmake
# Writes the lines with the names that a new game suggests to players, of all languages.
string(REPLACE "," ";" files "${TEXTS}")
set(out "")
foreach(file IN LISTS files)
  file(STRINGS "${file}" lines REGEX "^new\\.(player-name|kind\\.[a-z]+) = " ENCODING UTF-8)
  foreach(line IN LISTS lines)
    string(APPEND out "${line}\n")
  endforeach()
endforeach()
if(out STREQUAL "")
  message(FATAL_ERROR "No names found in ${TEXTS}")
endif()
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${out}" @ONLY)  # not touched if it is the same
