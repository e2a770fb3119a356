// A reviewed game as text: for people, as JSON (docs/judging.md), and as a page.
#pragma once

#include <string>

#include "engine/review/whole_game.hpp"

namespace bastide::cli {

// Which game, and how many nodes each search of the judge had.
struct Reviewed {
  const PlayedGame& played;
  const WholeReview& review;
  u32 nodes = 0;
};

std::string review_text(const Reviewed& reviewed);
std::string review_json(const Reviewed& reviewed);

std::string review_page(const Reviewed& reviewed);  // HTML, to be printed

// What they share: a player's name or else colour; the chances after a turn, "53 47".
std::string side_name(const PlayedGame& played, PlayerIndex side);
std::string chances_text(const PlayedGame& played, const Analysis& analysis, std::size_t turn);
// "0.65 ± 0.20", points lost a decision; "-": there was none.
std::string quality_text(const Measure& measure);
// "+150 ± 80" by a measure; like which levels, if there is too little for a figure.
std::string rating_text(const Measure& measure);
// The best turn if it is better than the one played.
std::string better_text(const DecisionTold& told, std::string_view otherwise = {});
bool has_rivals(const PlayedGame& played);
// "turn 12, Anna: ..."
std::string turning_point_text(const PlayedGame& played, const WholeReview& review,
                               std::size_t turn);

}  // namespace bastide::cli
