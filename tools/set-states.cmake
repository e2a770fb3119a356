# cmake -DSETS=engine/sets -DOUT=states.hpp -P set-states.cmake
# Writes what the sets add to the options and the state of a game: every struct XOptions, XState, XTurn and XPart of
# engine/sets/*/state.hpp. Options are bases of SetOptions, so that they are named without their set; the others are
# members, state.gold for GoldState. Any other struct must be a part of one of these: otherwise its name is misspelt.
get_filename_component(SETS "${SETS}" ABSOLUTE)
file(GLOB headers RELATIVE "${SETS}" "${SETS}/*/state.hpp")
list(SORT headers)
foreach(header IN LISTS headers)
  string(APPEND includes "#include \"engine/sets/${header}\"\n")
  file(READ "${SETS}/${header}" text)
  string(REGEX REPLACE "//[^\n]*" "" text "${text}")
  string(REGEX MATCHALL "\n(struct|class|union) [^\n;{]*" structs "${text}")
  foreach(struct IN LISTS structs)
    string(REGEX REPLACE "^\n[a-z]+ +| +$" "" type "${struct}")
    if(struct MATCHES "^\nstruct ([A-Za-z]+)(Options|State|Turn|Part) *$")
      if(CMAKE_MATCH_2 STREQUAL "Options")
        list(APPEND bases "${type}")
      else()
        string(TOLOWER "${CMAKE_MATCH_1}" member)
        string(APPEND ${CMAKE_MATCH_2}_members "  ${type} ${member};\n")
      endif()
    elseif(NOT text MATCHES "[ <]${type}( [a-z]|[,>])")
      message(FATAL_ERROR "${SETS}/${header}: no struct has a ${type}; a set adds XOptions, XState, XTurn and XPart")
    endif()
  endforeach()
endforeach()
list(JOIN bases ",\n                    " bases)
set(out "// Made by tools/set-states.cmake.
#pragma once

${includes}
namespace bastide {

struct SetOptions : ${bases} {
  friend bool operator==(const SetOptions&, const SetOptions&) = default;
};

// Kept for the whole game.
struct SetsState {
${State_members}};

// Reset at the start of every turn.
struct TurnState {
  u8 parts = 0;  // begun, 1 during the first
${Turn_members}};

// Reset at the start of every part of a turn (S0).
struct PartState {
${Part_members}};

}  // namespace bastide
")
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${out}" @ONLY)  # not touched if it is the same
