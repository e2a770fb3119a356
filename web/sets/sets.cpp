#include "web/sets/sets.hpp"

#include <algorithm>

#include "web/session/session.hpp"

namespace bastide::web {

const std::vector<const PageSet*>& page_sets() {
  static const std::vector<const PageSet*> all = {
      &base_page,
      &river_page,
      &river_bb5_page,
      &abbot_page,
      &inns_cathedrals_page,
      &traders_builders_page,
      &holes_page,
      &flying_machines_page,
      &messages_page,
      &ferries_page,
      &gold_mines_page,
      &mage_witch_page,
      &robbers_page,
      &crop_circles_page,
      &hills_sheep_page,
      &wheel_of_fortune_page,
      &wheel_page,
      &hands_page,
      &mists_page,
  };
  return all;
}

TeamStand team_stand(const Game& game, const State& state) {
  for (const Set* set : game.sets)
    if (const PageSet* page = page_set(*set); page && page->team) return page->team(game, state);
  return {};
}

bool one_score(const Setup& setup) {
  const std::vector<const PageSet*>& all = page_sets();
  return std::any_of(all.begin(), all.end(), [&](const PageSet* page) {
    return page->one_score && page->one_score(setup);
  });
}

std::optional<Point> board_point(const Place& place) {
  for (const PageSet* page : page_sets())
    if (page->point_of)
      if (const auto point = page->point_of(place)) return point;
  return {};
}

std::optional<Point> scoring_point(const Scoring& scoring) {
  for (const PageSet* page : page_sets())
    if (page->scored_at)
      if (const auto point = page->scored_at(scoring)) return point;
  return {};
}

const PageSet* page_set(const Set& set) {
  for (const PageSet* page : page_sets())
    if (page->id == set.id) return page;
  return nullptr;
}

}  // namespace bastide::web
