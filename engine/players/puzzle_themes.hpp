// What a puzzle is about, told from what its best turn does.
#pragma once

#include <span>
#include <string_view>

#include "engine/players/turn_actions.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

struct State;

enum class PuzzleTheme : u8 {
  share,    // take a share in somebody's feature, or take it over
  cut,      // leave somebody less of a feature
  close,    // complete a feature of one's own
  fields,   // farmers
  last,     // few tiles are left
  meeples,  // get them back, or keep them
  build,    // begin or enlarge a feature: what is none of these
};
inline constexpr std::string_view theme_letters = "sxcflmb";  // in their order
inline constexpr std::size_t theme_count = theme_letters.size();

// A set of themes, bit n = PuzzleTheme n.
using PuzzleThemes = u8;
constexpr PuzzleThemes theme_bit(PuzzleTheme theme) {
  return static_cast<PuzzleThemes>(1u << static_cast<unsigned>(theme));
}

// Of a position in which `best` is clearly better than `tempting`. Never empty.
PuzzleThemes themes_of(const Game& game, const State& state, std::span<const Action> best,
                       std::span<const Action> tempting);

}  // namespace bastide
