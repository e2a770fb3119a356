# cmake -DDOCS=docs/rules -DOUT=rule_ids.inc -P rule-ids.cmake
# Writes BASTIDE_RULE(BASE_ROAD_1, "BASE-ROAD-1") for every "- **BASE-ROAD-1** ..." in docs/rules.
file(GLOB documents "${DOCS}/*.md")
list(SORT documents)
set(out "")
foreach(document IN LISTS documents)
  file(READ "${document}" text)
  string(REGEX MATCHALL "\n- \\*\\*[A-Z][A-Z0-9-]*-[0-9]+\\*\\*" found "${text}")
  foreach(match IN LISTS found)
    string(REGEX REPLACE "[^A-Z0-9-]" "" id "${match}")
    string(REGEX REPLACE "^-" "" id "${id}")
    if(id MATCHES "^AMB-")
      continue()  # decisions are not rules
    endif()
    string(REPLACE "-" "_" name "${id}")
    string(APPEND out "BASTIDE_RULE(${name}, \"${id}\")\n")
  endforeach()
endforeach()
if(out STREQUAL "")
  message(FATAL_ERROR "No rules found in ${DOCS}")
endif()
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${out}" @ONLY)  # not touched if it is the same
