// The help pages of Mists over Carcassonne.
#include "web/sets/mists/table.hpp"

namespace bastide::web::mist {
namespace {

constexpr std::string_view tiles[] = {"mists/FFFF-mistNESW", "mists/FFRF-castle-mistNW",
                                      "mists/CFFF-cemetery"};
// The same texts stand where a level is chosen.
constexpr std::string_view levels[] = {"team.level.1", "team.level.2", "team.level.3",
                                       "team.level.4", "team.level.5", "team.level.6"};
constexpr HelpSection sections[] = {
    {"team", "MIST-L1-1–8, MIST-L1-29, MIST-L1-30"},
    {"ghosts", "MIST-L1-9–18, MIST-L1-31"},
    {"features", "MIST-L1-19–28, MIST-L6-3–7"},
    {"castles", "MIST-L2-2, MIST-L2-3"},
    {"cemeteries", "MIST-L2-4–13, MIST-L5-2–12"},
    {"dogs", "MIST-L3-1–12"},
    {"levels", "MIST-L1-2, MIST-L2-1, MIST-L3-2, MIST-L4-1, MIST-L5-1, MIST-L6-1–2", levels},
    {"tiles", "MIST-L1-6"},
};

}  // namespace

const HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::ghost};

}  // namespace bastide::web::mist
