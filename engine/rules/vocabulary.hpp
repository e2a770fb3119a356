// The vocabulary of the rules: expansions, pieces, actions, and what points are for. A set that
// needs a new word adds it here: to an enumeration, and to the words and numbers beside it. Steps
// of the turn are in turn_table.hpp, and what is printed on tiles in engine/tiles/tile_type.hpp.
#pragma once

#include <array>
#include <iterator>
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

// Whose every piece has an owner.
constexpr bool has_owner(Piece piece) { return piece <= Piece::robber; }

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
  bool helper = false;  // stands beside its owner's meeples (FeatureTotals::helpers)
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

// The numbers that a kind uses are those that its line in the notation names (Game::numbers).
// Append only: the kinds are numbered in links.
enum class ActionKind : u8 {
  none,
  draw,         // chance: a tile
  place,        // the drawn tile
  pass,         // decline what is offered
  deploy,       // a figure on the tile just placed
  score,        // score this completed feature next
  retrieve,     // take back a figure
  gold,         // S3: the second bar goes on a tile; S11a: take a bar from it
  enchant,      // mage or witch goes to a segment
  banish,       // mage or witch leaves the board
  robber,       // the decider's robber goes to a space of the track, 0 to 49
  fly,          // a figure takes the flying machine
  roll,         // chance: what the die shows, 1 to 3
  land,         // where the flyer lands
  ferry,        // the ferry of a lake joins two roads
  move_points,  // the points are moved with one of scoring_pieces
  rob,          // the robber robs a player
  message,      // chance: message 1 to 8 is drawn
  two_points,   // two points instead of what the message says
  obey,         // what the message says; messages 1 to 3 with a feature, message 8 with a figure
  crop,         // crop circles: everybody adds (`value` 0) or takes back (1) a meeple
  join,         // crop circles: a figure on a segment
  choose,       // a tile from the hand
  under,        // chance: a tile goes under a hill, no_type: nobody has seen it
  token,        // chance: a token with `value` sheep is drawn, 0: a wolf
  flock,        // the flock grows (`value` 0) or is gathered (1)
  crown,        // a meeple on a crown space of a sector of the wheel
  guard,        // a meeple of another side of the same person on the tile just placed
  bury,         // a figure, or (`value` 1) one from the supply of a side
  haunt,        // a ghost goes to a segment
  earn,         // the completed feature brings its points
  calm,         // `value` ghosts leave the first haunted segment of a tile, `where` the second
  credit,       // the points go to the scoring figure of a side
  dog,          // the dog goes to a figure
  hide,         // a tile is laid face down
  sell,         // the drawn tile is offered to the others
  bid,          // `value` points for it
};
inline constexpr int action_kinds = 37;

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
  sale,            // the price of a tile (SALE-6), which the buyer pays to the seller
  toll,            // for a tile (TOLL-3): Scoring::value, with it there are Scoring::tiles
};
inline constexpr std::string_view score_cause_words[] = {
    "completed", "final", "retrieved", "goods",  "message", "message-points", "stolen", "robber",
    "gold",      "flock", "wheel",     "crowns", "dog",     "sale",           "toll"};
inline constexpr int score_causes = static_cast<int>(std::size(score_cause_words));
static_assert(score_causes == static_cast<int>(ScoreCause::toll) + 1);

}  // namespace bastide
