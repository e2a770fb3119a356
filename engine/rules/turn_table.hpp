// The turn: every row of docs/rules/02-turn.md that the engine plays, in order, and after it the
// final scoring of BASE-FINAL-1. What a row does is defined by its set (phase.hpp); a game has only
// the rows of its sets.
#pragma once

#include <iterator>
#include <string_view>

#include "engine/rules/rule.hpp"

namespace bastide {

// Numbered in hashes: append only. The order of a turn is that of turn_steps.
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
};
inline constexpr int phase_count = static_cast<int>(Phase::toll) + 1;

struct TurnStep {
  std::string_view step;  // of the table in the rules
  Phase phase;
  std::string_view word;  // in records
  Rule rule;              // that this row carries out
};

// clang-format off
inline constexpr TurnStep turn_steps[] = {
    // Before the first turn.
    {"",     Phase::first_draw,   "first-draw",   Rule::VAR_2},        // chance
    {"S0",   Phase::part_start,   "part-start",   Rule::BASE_END_1},   // the end, if nothing can be drawn
    {"S0a",  Phase::toll,         "toll",         Rule::TOLL_5},       // the end, if it cannot be paid
    {"S1",   Phase::draw,         "draw",         Rule::BASE_PLACE_1}, // chance
    {"S1",   Phase::choose,       "choose",       Rule::VAR_4},        // a tile in hand
    {"S1b",  Phase::under_hill,   "under-hill",   Rule::HILL_1},       // chance, mostly left open
    {"S1c",  Phase::wheel,        "wheel",        Rule::WHEEL_3},
    {"S1c",  Phase::plague,       "plague",       Rule::WHEEL_11},     // every player
    {"S1c",  Phase::crowns,       "crowns",       Rule::WHEEL_15},
    {"S1d",  Phase::sale,         "sale",         Rule::SALE_3},
    {"S1d",  Phase::bids,         "bids",         Rule::SALE_5},       // the others
    {"S2",   Phase::place,        "place",        Rule::BASE_PLACE_3},
    {"S2a",  Phase::bury,         "bury",         Rule::MIST_L2_6},
    {"S2b",  Phase::ghosts,       "ghosts",       Rule::MIST_L1_15},
    // S3 to S5 in the order of INT-1.
    {"S3",   Phase::gold_place,   "gold-place",   Rule::GOLD_1},
    {"S4",   Phase::magic,        "magic",        Rule::MAGE_2},
    {"S5",   Phase::robber,       "robber",       Rule::ROB_1},
    {"S6",   Phase::figure,       "figure",       Rule::BASE_FIG_1},
    {"S6",   Phase::flight,       "flight",       Rule::FLY_3},        // chance: the die
    {"S6",   Phase::landing,      "landing",      Rule::FLY_4},
    {"S6",   Phase::shepherd_token, "shepherd-token", Rule::SHEEP_3},  // chance
    {"S7",   Phase::ferry_place,  "ferry-place",  Rule::FERRY_3},
    {"S8",   Phase::ferry_move,   "ferry-move",   Rule::FERRY_8},
    {"S8a",  Phase::separate,     "separate",     Rule::MAGE_10},
    {"S9",   Phase::flock,        "flock",        Rule::SHEEP_4},
    {"S9",   Phase::flock_token,  "flock-token",  Rule::SHEEP_5},      // chance
    {"S9",   Phase::closed_flocks, "closed-flocks", Rule::SHEEP_13},
    {"S10",  Phase::score,        "score",        Rule::BASE_SCORE_1},
    {"S10a", Phase::reward,       "reward",       Rule::MIST_L1_25},   // points or ghosts
    {"S10a", Phase::credit,       "credit",       Rule::MIST_L6_4},
    {"S11a", Phase::gold_award,   "gold-award",   Rule::GOLD_7},
    {"S11b", Phase::message_draw, "message-draw", Rule::MSG_5},        // chance
    {"S11b", Phase::message,      "message",      Rule::MSG_7},
    {"S11d", Phase::crop_choice,  "crop-choice",  Rule::CROP_2},
    {"S11d", Phase::crop,         "crop",         Rule::CROP_4},       // every player
    {"S11e", Phase::dogs,         "dogs",         Rule::MIST_L3_4},
    {"S11f", Phase::face_down,    "face-down",    Rule::MIST_L5_6},
    {"S12",  Phase::part_end,     "part-end",     Rule::BUILD_8},      // another part, or the next player
    // The detour of points to the track, after each scoring event from S1c to S11b.
    {"",     Phase::move_points,  "move-points",  Rule::MSG_2},
    {"",     Phase::steal,        "steal",        Rule::ROB_8},
    {"",     Phase::over,         "over",         Rule::BASE_END_1},
};

enum class FinalPhase : u8 { scoring_figures, robbers, features, fields, goods, gold, winner };

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
    {"F6", FinalPhase::gold,            Rule::GOLD_12},
    {"F7", FinalPhase::winner,          Rule::BASE_WIN_1},
};
// clang-format on

static_assert(std::size(turn_steps) == phase_count);

constexpr const TurnStep& turn_step(Phase phase) {
  const TurnStep* step = turn_steps;
  while (step->phase != phase) ++step;
  return *step;
}

}  // namespace bastide
