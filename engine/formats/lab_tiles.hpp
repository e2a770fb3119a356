// The tiles of CarcassonneLab, and how it numbers what is printed on them.
#pragma once

#include <array>
#include <string_view>

#include "engine/base/types.hpp"

namespace bastide {

struct LabTile {
  std::string_view ours;      // of a garden on it the site knows nothing
  int turns;                  // quarter turns that ours lies further clockwise than theirs
  std::string_view features;  // 1, 2, 3 ... as the notation names them on our unturned tile; "-"
                              // has no such feature
};

// Their types, from 1.
inline constexpr std::array<LabTile, 24> lab_tiles = {{
    {"base/CCRC", 0, "road S,city N,field SR,field SL"},
    {"base/CCRC-shield", 0, "road S,city N,field SR,field SL"},
    {"base/CCFF", 3, "city N,field SL"},
    {"base/CCFF-shield", 3, "city N,field SL"},
    {"base/CRRC", 0, "road E,city N,field EL,field ER"},
    {"base/CRRC-shield", 0, "road E,city N,field EL,field ER"},
    {"base/FCFC", 0, "city E,field NL,field SL"},
    {"base/FCFC-shield", 0, "city E,field NL,field SL"},
    {"base/CFFC-two", 0, "city N,city W,field EL"},
    {"base/CFCF-two", 0, "city N,city S,field EL"},
    {"base/CFFF", 0, "city N,field EL"},
    {"base/CFRR", 0, "road S,city N,field EL,field SR"},
    {"base/CRRF", 0, "road E,city N,field EL,field ER"},
    {"base/CRRR", 0, "road W,road E,road S,city N,field EL,field SR,field ER"},
    {"base/CRFR", 0, "road E,city N,field EL,field ER"},
    {"base/RFRF", 0, "road N,-,field SR,field NR"},
    {"base/FFRR", 0, "road S,field WR,field SR"},
    {"base/FRRR", 0, "road W,road E,road S,field WR,field SR,field ER"},
    {"base/RRRR", 0, "road W,road E,road S,road N,field WR,field NR,field ER,field SR"},
    {"base/FFFF-monastery", 0, "monastery,field NL"},
    {"base/FFRF-monastery", 0, "monastery,road S,field NL"},
    {"base/CCCC-shield", 0, "city N"},
    {"base/CCFC", 0, "city N,field SL"},
    {"base/CCFC-shield", 0, "city N,field SL"},
}};
inline constexpr int lab_start = 15;

}  // namespace bastide
