# cmake -DFROM=. -DTO=folder -P move-in.cmake
# Copies the files to which a set adds its words (docs/adding-an-expansion.md) and adds those of the skeleton, each where
# it moves as much as it can of what was there before: tests prove that this changes no link, record, or hash.

# Reads a file once; `insert` changes it, and `save` writes it.
function(insert where anchor new)
  string(FIND "${text}" "${anchor}" at)
  string(FIND "${text}" "${anchor}" last REVERSE)
  if(at EQUAL -1 OR NOT at EQUAL last)
    message(FATAL_ERROR "${file}: the skeleton finds its place no more, or more than once. Correct move-in.cmake:\n${anchor}")
  endif()
  if(where STREQUAL "AFTER")
    set(whole "${anchor}${new}")
  else()
    set(whole "${new}${anchor}")
  endif()
  string(REPLACE "${anchor}" "${whole}" text "${text}")
  set(text "${text}" PARENT_SCOPE)
endfunction()
macro(open name)
  set(file "${name}")
  file(READ "${FROM}/${file}" text)
endmacro()
macro(save)
  file(CONFIGURE OUTPUT "${TO}/${file}" CONTENT "${text}" @ONLY)  # not touched if it is the same
endmacro()

open(engine/rules/vocabulary.hpp)
insert(BEFORE "  end,\n};\ninline constexpr int expansion_count" "  skeleton,\n")
insert(AFTER "\n  shepherd,\n" "  watchman,\n")
insert(AFTER "\n    {Piece::shepherd,     5, \"shepherd\", PieceSort::figure},\n"
  "    {Piece::watchman,    31, \"watchman\", PieceSort::figure, {.strength = 1, .meeple = true}},  // WATCH-1\n")
save()

open(engine/tiles/tile_type.hpp)
insert(BEFORE "\n  friend bool operator==(const Print&, const Print&) = default;" "  bool milestone = false;\n")
insert(AFTER "TileSymbol tile_symbols[] = {\n" "    {\"milestone\", &Print::milestone},\n")
save()

open(engine/sets/sets.cpp)
insert(AFTER "  SET(farmers) " "SET(skeleton) ")
save()
