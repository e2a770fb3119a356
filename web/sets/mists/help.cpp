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

// The mist and its ghosts; what guards are for; how all win and lose together.
constexpr ProloguePiece ghosts[] = {
    {Piece::ghost, 1.3f, 0.62f}, {Piece::ghost, 1.72f, 0.68f}, {Piece::ghost, 2.5f, 0.86f},
    {Piece::ghost, 3.45f, 0.7f}, {Piece::ghost, 0.62f, 1.3f},  {Piece::ghost, 1.52f, 1.42f},
};
constexpr ProloguePiece guards[] = {
    {Piece::meeple, 1.5f, 0.52f, 3}, {Piece::ghost, 2.75f, 0.9f},    {Piece::ghost, 3.2f, 0.92f},
    {Piece::meeple, 1.7f, 1.75f, 1}, {Piece::meeple, 2.3f, 1.7f, 0},
};
constexpr ProloguePiece team[] = {
    {Piece::ghost, 3.3f, 0.95f},      {Piece::meeple, 1.42f, 0.98f, 0},
    {Piece::meeple, 1.86f, 1.05f, 1}, {Piece::meeple, 2.3f, 0.98f, 2},
    {Piece::meeple, 2.74f, 1.05f, 3}, {Piece::ghost, 0.45f, 1.75f},
};
constexpr ProloguePicture prologue[] = {
    {"prologue.mists.1",
     {{"mists/CFFF-mistESW", 3},
      {"mists/FFFF-mistNESW", 1},
      {"mists/CFFF-mistESW", 0},
      {"mists/FFRF-mistNEW", 2},
      {"mists/FRRR-mistNE", 0},
      {"mists/FRFR-mistNEW", 0},
      {"mists/FRRR-mistNEW", 0},
      {"mists/FRFR-mistNEW", 0}},
     ghosts},
    {"prologue.mists.2",
     {{"mists/CFRR-mistSW", 0},
      {"mists/FFRF-castle-mistS", 0},
      {"mists/CRRF-mistES", 0},
      {"mists/CRFR-mistSW", 0},
      {"mists/RRRR-mistNE", 0},
      {"mists/CRRC-mistES", 2},
      {"mists/CRRC-mistES", 3},
      {"mists/FRRR-mistNEW", 0}},
     guards},
    {"prologue.mists.3",
     {{"mists/FRRR", 0},
      {"mists/CRRC-shield", 2},
      {"mists/CCFC-shield", 2},
      {"mists/CRRR-mistS", 3},
      {"mists/FFRR", 1},
      {"mists/CFFC-shield", 1},
      {"mists/CCRC-shield", 0},
      {"mists/CRRR", 3}},
     team},
};

}  // namespace

const HelpPage help = {
    .sections = sections, .tiles = tiles, .piece = Piece::ghost, .prologue = prologue};

}  // namespace bastide::web::mist
