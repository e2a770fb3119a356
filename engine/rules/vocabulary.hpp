// The vocabulary of the rules: expansions, pieces, actions, and what points are for. A set that
// needs a new word adds it here, in one line; steps of the turn are in turn_table.hpp, and what is
// printed on tiles in engine/tiles/tile_type.hpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/base/types.hpp"

namespace bastide {

// ---- Expansions ---------------------------------------------------------------------------------

// The expansions that can be chosen. The base game is always there; farmers are an option. The
// order is part of the link format.
enum class Expansion : u8 {
  river,
  abbot,
  inns_cathedrals,
  traders_builders,
  flying_machines,
  messages,
  ferries,
  gold_mines,
  mage_witch,
  robbers,
  crop_circles,
  hills_sheep,
  wheel_of_fortune,
  river_bb5,
  mists,
};

// Expansions that have a name in records and a number in links, but are not in the game yet.
struct ReservedExpansion {
  Expansion expansion;
  std::string_view id;
};
inline constexpr std::array<ReservedExpansion, 0> reserved_expansions = {};

// ---- Pieces -------------------------------------------------------------------------------------

// The first ones belong to players and stand on features.
enum class Piece : u8 {
  meeple,
  big_meeple,
  abbot,
  builder,
  pig,
  shepherd,
  messenger,
  robber,
  mage,
  witch,
  ferry,
  gold,
  wine,
  grain,
  cloth,
  sheep,
  tile,
  wheel_pig,
  ghost,
  dog,
};
inline constexpr int piece_kinds = 20;

// In records.
inline constexpr std::string_view piece_words[piece_kinds] = {
    "meeple", "big",   "abbot", "builder",   "pig",   "shepherd", "messenger",
    "robber", "mage",  "witch", "ferry",     "gold",  "wine",     "grain",
    "cloth",  "sheep", "tile",  "wheel-pig", "ghost", "dog"};
constexpr std::string_view piece_word(Piece piece) {
  return piece_words[static_cast<std::size_t>(piece)];
}
// The words of several consecutive kinds of pieces.
constexpr std::span<const std::string_view> piece_words_from(Piece first, std::size_t count) {
  return std::span(piece_words).subspan(static_cast<std::size_t>(first), count);
}

using FigureKind = Piece;
inline constexpr int figure_kinds = 6;  // Piece::meeple .. Piece::shepherd

// The meeples, of whatever kind, come first.
constexpr bool is_meeple(FigureKind kind) { return kind <= Piece::abbot; }

struct FigureFacts {
  u8 strength = 0;      // in the contest for a feature; 0: takes no part
  bool helper = false;  // stands beside its owner's meeples (Totals::helpers)
};
inline constexpr FigureFacts figure_facts[figure_kinds] = {
    {1},        // meeple
    {2},        // big meeple (BIG-2)
    {1},        // abbot (ABBOT-1)
    {0, true},  // builder (BUILD-1)
    {0, true},  // pig
    {0},        // shepherd
};

// The figures that mark a player's points on the score track.
inline constexpr Piece scoring_pieces[] = {Piece::meeple, Piece::messenger};
constexpr bool counts_points(Piece piece) {
  for (const Piece counting : scoring_pieces)
    if (counting == piece) return true;
  return false;
}

// ---- Actions ------------------------------------------------------------------------------------

// The comments name the numbers of Action that each kind uses. Append only: their numbers are in
// links.
enum class ActionKind : u8 {
  none,
  draw,         // chance: `what` = type index of the tile drawn
  place,        // the drawn tile on `at`, `value` = rotation
  pass,         // decline what is offered
  deploy,       // a figure of kind `what` on segment `where` of the tile just placed
  score,        // score the completed feature of segment `where` of the tile at `at` next
  retrieve,     // take back a figure of kind `what` from segment `where` of the tile at `at`
  gold,         // S3: the second bar goes on the tile at `at`; S11a: take a bar from it
  enchant,      // mage or witch (`what`) goes to segment `where` of the tile at `at`
  banish,       // mage or witch (`what`) leaves the board
  robber,       // the decider's robber goes to space `value` of the track, 0 to 49
  fly,          // a figure of kind `what` takes the flying machine
  roll,         // chance: the die shows `value`, 1 to 3
  land,         // the flyer lands on segment `where` of the tile at `at`
  ferry,        // the ferry of the lake at `at` joins the roads of segments `where` and `value`
  move_points,  // the points are moved with scoring figure `value`, of scoring_pieces
  rob,          // the robber robs player `what`
  message,      // chance: message `what`, 1 to 8, is drawn
  two_points,   // two points instead of what the message says
  obey,    // what the message says; messages 1 to 3: with the feature of segment `where` of the
           // tile at `at`; message 8: with the figure of kind `what` there
  crop,    // crop circles: everybody adds (`value` 0) or takes back (1) a meeple
  join,    // crop circles: a figure of kind `what` on segment `where` of the tile at `at`
  choose,  // the tile of type `what` from the hand
  under,   // chance: the tile of type `what` goes under a hill, no_type: nobody has seen it
  token,   // chance: a token with `value` sheep is drawn, 0: a wolf
  flock,   // the flock grows (`value` 0) or is gathered (1)
  crown,   // a figure of kind `what` on a crown space of sector `value` of the wheel
  guard,   // a meeple of side `value`, another one of the same person, on segment `where` of the
           // tile just placed
  bury,  // the figure on segment `where` of the tile at `at`, or one from the supply of side `what`
  haunt,   // a ghost goes to segment `where` of the tile at `at`
  earn,    // the completed feature brings its points
  calm,    // `value` ghosts leave the first haunted segment of the tile at `at`, `where` the second
  credit,  // the points go to the scoring figure of side `what`
  dog,     // the dog goes to the figure on segment `where` of the tile at `at`
  hide,    // a tile is laid face down on `at`
};
inline constexpr int action_kinds = 35;

// ---- Points -------------------------------------------------------------------------------------

// The comments say what Scoring::which means.
enum class ScoreCause : u8 {
  completed,
  final,
  retrieved,       // the abbot taken back early (ABBOT-6)
  goods,           // the most of one kind of goods (TRADE-7): of these Goods
  message,         // what a message says (MSG-11..MSG-20): its number, 1 to 8
  message_points,  // two points instead (MSG-7): likewise
  stolen,          // by a robber (ROB-8): from Scoring::victim
  robber,          // a robber left on the track at the end (ROB-18)
  gold,            // the bars of gold (GOLD-12): Scoring::tiles bars
  flock,           // a flock that is gathered (SHEEP-6): Scoring::extras sheep
  wheel,           // the action of the wheel (WHEEL-12): of this sector
  crowns,          // meeples on crown spaces (WHEEL-15): likewise
  dog,             // the ghosts that a dog sees (MIST-L3-8): Scoring::tiles of them, dog 1 or 2
};
inline constexpr int score_causes = static_cast<int>(ScoreCause::dog) + 1;

}  // namespace bastide
