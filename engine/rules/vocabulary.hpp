// The vocabulary of the rules: expansions, pieces, actions, and what points are for. A set that
// needs a new word adds it here: to an enumeration, and a row to the table beside it. Steps of
// the turn are in turn_table.hpp, and what is printed on tiles in engine/tiles/tile_type.hpp.
#pragma once

#include <array>
#include <iterator>
#include <span>
#include <string_view>

#include "engine/base/types.hpp"

namespace bastide {

// ---- Lists --------------------------------------------------------------------------------------
//
// Each enumeration but that of expansions ends with `end` and has a table with a row for each of
// its names, in the same order. Its order inside the program is free: what links and hashes write
// is the number in the row, which is never changed or used again. So a new name moves nothing.

// Whether the rows are those of an enumeration, in its order, and complete.
template <class Row, std::size_t n, class Name>
constexpr bool in_order(const Row (&rows)[n], Name Row::*name) {
  for (std::size_t i = 0; i < n; ++i)
    if (static_cast<std::size_t>(rows[i].*name) != i) return false;
  return n == static_cast<std::size_t>(Name::end);
}
// Whether their numbers are all different and less than `end`.
template <class Row, std::size_t n>
constexpr bool distinct(const Row (&rows)[n], int end) {
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k <= i; ++k)
      if (k == i ? rows[i].number >= end : rows[i].number == rows[k].number) return false;
  return true;
}

template <class Row, std::size_t n>
constexpr std::array<std::string_view, n> words_of(const Row (&rows)[n]) {
  std::array<std::string_view, n> words = {};
  for (std::size_t i = 0; i < n; ++i) words[i] = rows[i].word;
  return words;
}

// ---- Expansions ---------------------------------------------------------------------------------

// The expansions that can be chosen. The base game is always there; farmers are an option. The
// order is part of the link format: append only.
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
  watchtowers,
  festival,
  king_robber,
  princess_dragon,
  end,
};
inline constexpr int expansion_count = static_cast<int>(Expansion::end);

// Expansions that have a name in records and a number in links, but are not in the game yet.
struct ReservedExpansion {
  Expansion expansion;
  std::string_view id;
};
inline constexpr std::array<ReservedExpansion, 0> reserved_expansions = {};

// ---- Pieces -------------------------------------------------------------------------------------

// Figures first: they are counted in supplies, and stand on features. Their order among each other
// is the number of a figure in actions (room for 16), so a new one comes after the shepherd.
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
  dragon,
  fairy,
  king,
  robber_baron,
  end,
};
inline constexpr int piece_kinds = static_cast<int>(Piece::end);
inline constexpr int piece_numbers = 32;  // room in links, and in Scoring::pieces
static_assert(piece_kinds <= piece_numbers);

enum class PieceSort : u8 {
  figure,   // of a player's supply, stands on features
  owned,    // each one belongs to a player
  neutral,  // belongs to nobody
};
struct FigureFacts {
  u8 strength = 0;      // in the contest for a feature; 0: takes no part
  bool meeple = false;  // a meeple, of whatever kind
  bool helper = false;  // stands beside its owner's meeples (FeatureTotals::helpers)
  u8 most = 1;          // that a player can have
};
struct PieceFacts {
  Piece piece;
  u8 number;
  std::string_view word;  // in records
  PieceSort sort = PieceSort::neutral;
  FigureFacts figure = {};
};
// clang-format off
inline constexpr PieceFacts piece_facts[] = {
    {Piece::meeple,       0, "meeple", PieceSort::figure, {.strength = 1, .meeple = true, .most = 7}},
    {Piece::big_meeple,   1, "big", PieceSort::figure, {.strength = 2, .meeple = true}},  // BIG-2
    {Piece::abbot,        2, "abbot", PieceSort::figure, {.strength = 1, .meeple = true}},  // ABBOT-1
    {Piece::builder,      3, "builder", PieceSort::figure, {.helper = true}},                 // BUILD-1
    {Piece::pig,          4, "pig", PieceSort::figure, {.helper = true}},
    {Piece::shepherd,     5, "shepherd", PieceSort::figure},
    {Piece::messenger,    6, "messenger", PieceSort::owned},
    {Piece::robber,       7, "robber", PieceSort::owned},
    {Piece::mage,         8, "mage"},
    {Piece::witch,        9, "witch"},
    {Piece::ferry,       10, "ferry"},
    {Piece::gold,        11, "gold"},
    {Piece::wine,        12, "wine"},
    {Piece::grain,       13, "grain"},
    {Piece::cloth,       14, "cloth"},
    {Piece::sheep,       15, "sheep"},
    {Piece::tile,        16, "tile"},
    {Piece::wheel_pig,   17, "wheel-pig"},
    {Piece::ghost,       18, "ghost"},
    {Piece::dog,         19, "dog"},
    {Piece::dragon,      20, "dragon"},
    {Piece::fairy,       21, "fairy"},
    {Piece::king,        22, "king"},
    {Piece::robber_baron, 23, "robber-baron"},
};
// clang-format on
static_assert(in_order(piece_facts, &PieceFacts::piece) && distinct(piece_facts, piece_numbers));

constexpr const PieceFacts& facts_of(Piece piece) {
  return piece_facts[static_cast<std::size_t>(piece)];
}
constexpr std::string_view piece_word(Piece piece) { return facts_of(piece).word; }
constexpr u8 piece_number(Piece piece) { return facts_of(piece).number; }
// Piece::end if no piece has the number.
constexpr Piece piece_of_number(u32 number) {
  for (const PieceFacts& facts : piece_facts)
    if (facts.number == number) return facts.piece;
  return Piece::end;
}
constexpr bool has_owner(Piece piece) { return facts_of(piece).sort != PieceSort::neutral; }
constexpr bool is_figure(Piece piece) { return facts_of(piece).sort == PieceSort::figure; }

inline constexpr auto piece_words = words_of(piece_facts);
// The words of several consecutive kinds of pieces.
constexpr std::span<const std::string_view> piece_words_from(Piece first, std::size_t count) {
  return std::span(piece_words).subspan(static_cast<std::size_t>(first), count);
}

using FigureKind = Piece;
inline constexpr int figure_kinds = [] {
  int count = 0;
  for (const PieceFacts& facts : piece_facts) count += facts.sort == PieceSort::figure;
  return count;
}();
static_assert(figure_kinds <= 16 && is_figure(static_cast<Piece>(figure_kinds - 1)));
// Of one player, when all expansions are in play.
inline constexpr int most_figures = [] {
  int count = 0;
  for (int kind = 0; kind < figure_kinds; ++kind) count += piece_facts[kind].figure.most;
  return count;
}();

constexpr bool is_meeple(FigureKind kind) { return facts_of(kind).figure.meeple; }

// The figures that mark a player's points on the score track.
inline constexpr Piece scoring_pieces[] = {Piece::meeple, Piece::messenger};
constexpr bool counts_points(Piece piece) {
  for (const Piece counting : scoring_pieces)
    if (counting == piece) return true;
  return false;
}

// ---- Actions ------------------------------------------------------------------------------------

enum class ActionKind : u8 {
  none,
  draw,
  place,
  pass,
  deploy,
  score,
  retrieve,
  gold,
  enchant,
  banish,
  robber,
  fly,
  roll,
  land,
  ferry,
  move_points,
  rob,
  message,
  two_points,
  obey,
  crop,
  join,
  choose,
  under,
  token,
  flock,
  crown,
  guard,
  bury,
  haunt,
  earn,
  calm,
  credit,
  dog,
  hide,
  sell,
  bid,
  walk,
  fairy,
  dismiss,
  portal,
  recall,
  end,
};
inline constexpr int action_kinds = static_cast<int>(ActionKind::end);

// The numbers that an action of a kind uses are those that its line in the notation names
// (Game::numbers).
struct ActionKindFacts {
  ActionKind kind;
  u8 number;  // ascending: links list the kinds that a row takes in this order
};
// clang-format off
inline constexpr ActionKindFacts action_kind_facts[] = {
    {ActionKind::none,        0},
    {ActionKind::draw,        1},   // chance: a tile
    {ActionKind::place,       2},   // the drawn tile
    {ActionKind::pass,        3},   // decline what is offered
    {ActionKind::deploy,      4},   // a figure on the tile just placed
    {ActionKind::score,       5},   // score this completed feature next
    {ActionKind::retrieve,    6},   // take back a figure
    {ActionKind::gold,        7},   // S3: the second bar goes on a tile; S11a: take a bar from it
    {ActionKind::enchant,     8},   // mage or witch goes to a segment
    {ActionKind::banish,      9},   // mage or witch leaves the board
    {ActionKind::robber,      10},  // the decider's robber goes to a space of the track, 0 to 49
    {ActionKind::fly,         11},  // a figure takes the flying machine
    {ActionKind::roll,        12},  // chance: what the die shows, 1 to 3
    {ActionKind::land,        13},  // where the flyer lands
    {ActionKind::ferry,       14},  // the ferry of a lake joins two roads
    {ActionKind::move_points, 15},  // the points are moved with one of scoring_pieces
    {ActionKind::rob,         16},  // the robber robs a player
    {ActionKind::message,     17},  // chance: message 1 to 8 is drawn
    {ActionKind::two_points,  18},  // two points instead of what the message says
    {ActionKind::obey,        19},  // what the message says; messages 1 to 3 with a feature, message 8 with a figure
    {ActionKind::crop,        20},  // crop circles: everybody adds (`value` 0) or takes back (1) a meeple
    {ActionKind::join,        21},  // crop circles: a figure on a segment
    {ActionKind::choose,      22},  // a tile from the hand
    {ActionKind::under,       23},  // chance: a tile goes under a hill, no_type: nobody has seen it
    {ActionKind::token,       24},  // chance: a token with `value` sheep is drawn, 0: a wolf
    {ActionKind::flock,       25},  // the flock grows (`value` 0) or is gathered (1)
    {ActionKind::crown,       26},  // a meeple on a crown space of a sector of the wheel
    {ActionKind::guard,       27},  // a meeple of another side of the same person on the tile just placed
    {ActionKind::bury,        28},  // a figure, or (`value` 1) one from the supply of a side
    {ActionKind::haunt,       29},  // a ghost goes to a segment
    {ActionKind::earn,        30},  // the completed feature brings its points
    {ActionKind::calm,        31},  // `value` ghosts leave the first haunted segment of a tile, `where` the second
    {ActionKind::credit,      32},  // the points go to the scoring figure of a side
    {ActionKind::dog,         33},  // the dog goes to a figure
    {ActionKind::hide,        34},  // a tile is laid face down
    {ActionKind::sell,        35},  // the drawn tile is offered to the others
    {ActionKind::bid,         36},  // `value` points for it
    {ActionKind::walk,        37},  // a step of the dragon
    {ActionKind::fairy,       38},  // the fairy goes to a figure
    {ActionKind::dismiss,     39},  // a figure of side `value` leaves its city
    {ActionKind::portal,      40},  // a figure goes to a segment of any tile
    {ActionKind::recall,      41},  // a figure of one's own comes home
};
// clang-format on
static_assert(in_order(action_kind_facts, &ActionKindFacts::kind));
static_assert([] {
  for (int kind = 1; kind < action_kinds; ++kind)
    if (action_kind_facts[kind - 1].number >= action_kind_facts[kind].number) return false;
  return true;
}());

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
  fairy,           // for beginning a turn with her (FAIRY-6): Scoring::tiles meeples
  tower,           // a watchtower (TOWERW-12) that counts Scoring::tiles of this Watchtower
  king,            // the King (KING-4): Scoring::tiles cities
  robber_baron,    // the Robber Baron (KING-4): Scoring::tiles roads
  end,
};
inline constexpr int score_causes = static_cast<int>(ScoreCause::end);

struct ScoreCauseFacts {
  ScoreCause cause;
  std::string_view word;  // in JSON; no link or hash has a cause
};
inline constexpr ScoreCauseFacts score_cause_facts[] = {
    {ScoreCause::completed, "completed"},
    {ScoreCause::final, "final"},
    {ScoreCause::retrieved, "retrieved"},
    {ScoreCause::goods, "goods"},
    {ScoreCause::message, "message"},
    {ScoreCause::message_points, "message-points"},
    {ScoreCause::stolen, "stolen"},
    {ScoreCause::robber, "robber"},
    {ScoreCause::gold, "gold"},
    {ScoreCause::flock, "flock"},
    {ScoreCause::wheel, "wheel"},
    {ScoreCause::crowns, "crowns"},
    {ScoreCause::dog, "dog"},
    {ScoreCause::sale, "sale"},
    {ScoreCause::toll, "toll"},
    {ScoreCause::fairy, "fairy"},
    {ScoreCause::tower, "tower"},
    {ScoreCause::king, "king"},
    {ScoreCause::robber_baron, "robber-baron"},
};
static_assert(in_order(score_cause_facts, &ScoreCauseFacts::cause));
inline constexpr auto score_cause_words = words_of(score_cause_facts);

}  // namespace bastide
