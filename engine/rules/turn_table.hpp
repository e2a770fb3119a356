// The turn: every row of docs/rules/02-turn.md that the engine plays, in order, and after it the
// final scoring of BASE-FINAL-1. What a row does is defined by its set (phase.hpp); a game has only
// the rows of its sets.
#pragma once

#include <iterator>
#include <string_view>

#include "engine/rules/rule.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {

// Their numbers in hashes, and the order of a turn, are in turn_steps.
enum class Phase : u8 {
  part_start,
  draw,
  choose,
  under_hill,
  wheel,
  plague,
  crowns,
  place,
  bury,
  ghosts,
  gold_place,
  magic,
  robber,
  figure,
  flight,
  landing,
  shepherd_token,
  ferry_place,
  ferry_move,
  separate,
  flock,
  flock_token,
  closed_flocks,
  score,
  reward,
  credit,
  gold_award,
  message_draw,
  message,
  crop_choice,
  crop,
  dogs,
  face_down,
  part_end,
  move_points,
  steal,
  over,
  first_draw,
  sale,
  bids,
  toll,
  fairy,
  volcano,
  dragon,
  late_dragon,
  towers,
  king,
  end,
};
inline constexpr int phase_count = static_cast<int>(Phase::end);

struct TurnStep {
  std::string_view step;  // of the table in the rules
  Phase phase;
  u8 number;              // in hashes, for ever
  std::string_view word;  // in records
  Rule rule;              // that this row carries out
};

// clang-format off
inline constexpr TurnStep turn_steps[] = {
    // Before the first turn.
    {"",     Phase::first_draw,   37, "first-draw",   Rule::VAR_2},        // chance
    {"S0",   Phase::part_start,    0, "part-start",   Rule::BASE_END_1},   // the end, if nothing can be drawn
    {"S0a",  Phase::toll,         40, "toll",         Rule::TOLL_5},       // the end, if it cannot be paid
    {"S0b",  Phase::fairy,        41, "fairy",        Rule::FAIRY_6},
    {"S1",   Phase::draw,          1, "draw",         Rule::BASE_PLACE_1}, // chance
    {"S1",   Phase::choose,        2, "choose",       Rule::VAR_4},        // a tile in hand
    {"S1b",  Phase::under_hill,    3, "under-hill",   Rule::HILL_1},       // chance, mostly left open
    {"S1c",  Phase::wheel,         4, "wheel",        Rule::WHEEL_3},
    {"S1c",  Phase::plague,        5, "plague",       Rule::WHEEL_11},     // every player
    {"S1c",  Phase::crowns,        6, "crowns",       Rule::WHEEL_15},
    {"S1d",  Phase::sale,         38, "sale",         Rule::SALE_3},
    {"S1d",  Phase::bids,         39, "bids",         Rule::SALE_5},       // the others
    {"S2",   Phase::place,         7, "place",        Rule::BASE_PLACE_3},
    {"S2a",  Phase::bury,          8, "bury",         Rule::MIST_L2_6},
    {"S2b",  Phase::ghosts,        9, "ghosts",       Rule::MIST_L1_15},
    {"S2c",  Phase::volcano,      42, "volcano",      Rule::DRAGON_5},
    // S3 to S5 in the order of INT-1.
    {"S3",   Phase::gold_place,   10, "gold-place",   Rule::GOLD_1},
    {"S4",   Phase::magic,        11, "magic",        Rule::MAGE_2},
    {"S5",   Phase::robber,       12, "robber",       Rule::ROB_1},
    {"S6",   Phase::figure,       13, "figure",       Rule::BASE_FIG_1},
    {"S6",   Phase::flight,       14, "flight",       Rule::FLY_3},        // chance: the die
    {"S6",   Phase::landing,      15, "landing",      Rule::FLY_4},
    {"S6",   Phase::shepherd_token, 16, "shepherd-token", Rule::SHEEP_3},  // chance
    {"S7",   Phase::ferry_place,  17, "ferry-place",  Rule::FERRY_3},
    {"S8",   Phase::ferry_move,   18, "ferry-move",   Rule::FERRY_8},
    {"S8a",  Phase::separate,     19, "separate",     Rule::MAGE_10},
    {"S9",   Phase::flock,        20, "flock",        Rule::SHEEP_4},
    {"S9",   Phase::flock_token,  21, "flock-token",  Rule::SHEEP_5},      // chance
    {"S9",   Phase::closed_flocks, 22, "closed-flocks", Rule::SHEEP_13},
    {"S9a",  Phase::dragon,       43, "dragon",       Rule::DRAGON_10},    // the players in turn
    {"S10",  Phase::towers,       45, "towers",       Rule::TOWERW_10},
    {"S10",  Phase::score,        23, "score",        Rule::BASE_SCORE_1},
    {"S10a", Phase::reward,       24, "reward",       Rule::MIST_L1_25},   // points or ghosts
    {"S10a", Phase::credit,       25, "credit",       Rule::MIST_L6_4},
    {"S10b", Phase::king,         46, "king",         Rule::KING_1},
    {"S10c", Phase::late_dragon,  44, "late-dragon",  Rule::DRAGON_20},    // likewise
    {"S11a", Phase::gold_award,   26, "gold-award",   Rule::GOLD_7},
    {"S11b", Phase::message_draw, 27, "message-draw", Rule::MSG_5},        // chance
    {"S11b", Phase::message,      28, "message",      Rule::MSG_7},
    {"S11d", Phase::crop_choice,  29, "crop-choice",  Rule::CROP_2},
    {"S11d", Phase::crop,         30, "crop",         Rule::CROP_4},       // every player
    {"S11e", Phase::dogs,         31, "dogs",         Rule::MIST_L3_4},
    {"S11f", Phase::face_down,    32, "face-down",    Rule::MIST_L5_6},
    {"S12",  Phase::part_end,     33, "part-end",     Rule::BUILD_8},      // another part, or the next player
    // The detour of points to the track, after each scoring event from S0b to S11b.
    {"",     Phase::move_points,  34, "move-points",  Rule::MSG_2},
    {"",     Phase::steal,        35, "steal",        Rule::ROB_8},
    {"",     Phase::over,         36, "over",         Rule::BASE_END_1},
};

enum class FinalPhase : u8 {
  scoring_figures,
  robbers,
  features,
  fields,
  goods,
  king,
  gold,
  winner
};

struct FinalStep {
  std::string_view step;
  FinalPhase phase;
  Rule rule;
};
inline constexpr FinalStep final_steps[] = {
    {"F1", FinalPhase::scoring_figures, Rule::MSG_22},
    {"F2", FinalPhase::robbers,         Rule::ROB_18},
    {"F3", FinalPhase::features,        Rule::BASE_FINAL_2},
    {"F4", FinalPhase::fields,          Rule::BASE_FINAL_6},
    {"F5", FinalPhase::goods,           Rule::TRADE_7},
    {"F5b", FinalPhase::king,           Rule::KING_4},
    {"F6", FinalPhase::gold,            Rule::GOLD_12},
    {"F7", FinalPhase::winner,          Rule::BASE_WIN_1},
};
// clang-format on

static_assert(distinct(turn_steps, 256));

// The row of each phase, which has exactly one.
inline constexpr auto turn_step_of = [] {
  std::array<u8, phase_count> at = {};
  for (std::size_t i = 0; i < std::size(turn_steps); ++i)
    at[static_cast<std::size_t>(turn_steps[i].phase)] = static_cast<u8>(i);
  return at;
}();
constexpr const TurnStep& turn_step(Phase phase) {
  return turn_steps[turn_step_of[static_cast<std::size_t>(phase)]];
}
static_assert([] {
  for (int phase = 0; phase < phase_count; ++phase)
    if (turn_step(static_cast<Phase>(phase)).phase != static_cast<Phase>(phase)) return false;
  return std::size(turn_steps) == phase_count;
}());

}  // namespace bastide
