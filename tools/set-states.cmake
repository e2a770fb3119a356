# cmake -DSETS=engine/sets -DOUT=states.hpp -P set-states.cmake
# Writes what the sets add to the options and the state of a game: every struct XOptions, XState, XTurn and XPart of
# engine/sets/*/state.hpp. Options are bases of SetOptions, so that they are named without their set; the others are
# members, state.gold for GoldState. Any other struct must be a part of one of these: otherwise its name is misspelt.
# Only structs of namespace bastide are understood, whose heads are lines of their own.
get_filename_component(SETS "${SETS}" ABSOLUTE)
file(GLOB headers RELATIVE "${SETS}" "${SETS}/*/state.hpp")
list(SORT headers)
foreach(header IN LISTS headers)
  string(APPEND includes "#include \"engine/sets/${header}\"\n")
  file(READ "${SETS}/${header}" text)
  # A semicolon would part a list of CMake's.
  string(REGEX REPLACE "//[^\n]*" "" text "\n${text}")
  string(REGEX REPLACE "enum (class|struct)" "enum" text "${text}")
  string(REPLACE ";" "@" text "${text}")
  string(REGEX REPLACE "\n#(pragma once|include [<\"][a-z_/.]+[>\"])" "\n" plain "${text}")
  if(plain MATCHES "/[*]|#[^\n]*")
    message(FATAL_ERROR "${SETS}/${header}: not understood: ${CMAKE_MATCH_0}")
  endif()
  string(REGEX MATCHALL "(^|[^A-Za-z0-9_])(struct|class|union|using|typedef|namespace|template)[^A-Za-z0-9_][^@{}=]*[@{}=]"
         heads "${plain}")
  foreach(head IN LISTS heads)
    if(head MATCHES "^\nstruct ([A-Z][A-Za-z]*)(Options|State|Turn|Part) {$")
      set(type "${CMAKE_MATCH_1}${CMAKE_MATCH_2}")
      if(CMAKE_MATCH_2 STREQUAL "Options")
        list(APPEND bases "${type}")
      else()
        string(TOLOWER "${CMAKE_MATCH_1}" member)
        string(APPEND ${CMAKE_MATCH_2}_members "  ${type} ${member};\n")
      endif()
    elseif(head MATCHES "^\n(struct|using) ([A-Z][A-Za-z0-9]*) [{=]$")
      set(type "${CMAKE_MATCH_2}")
      if(type MATCHES "(Options|State|Turn|Part)$" OR NOT plain MATCHES "[ <]${type}( [a-z]|[,>])")
        message(FATAL_ERROR "${SETS}/${header}: no struct has a ${type}; a set adds XOptions, XState, XTurn and XPart")
      endif()
    elseif(NOT head STREQUAL "\nnamespace bastide {")
      message(FATAL_ERROR "${SETS}/${header}: not understood:${head}")
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
