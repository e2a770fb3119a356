#include <algorithm>

#include "engine/base/sort.hpp"
#include "engine/rules/set.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {

// The build lists those that it finds in web/sets/*/page.cpp.
#define BASTIDE_LISTED(page) extern const PageSet page;
#include "web/sets/pages.inc"
#undef BASTIDE_LISTED

const std::vector<const PageSet*>& page_sets() {
  static const std::vector<const PageSet*> all = [] {
    std::vector<const PageSet*> pages;
#define BASTIDE_LISTED(page) pages.push_back(&page);
#include "web/sets/pages.inc"
#undef BASTIDE_LISTED
    const auto place = [](const PageSet* page) {
      const auto& sets = all_sets();
      return std::find_if(sets.begin(), sets.end(),
                          [&](const Set* s) { return s->id == page->id; });
    };
    sort_stably(pages, [&](const PageSet* a, const PageSet* b) { return place(a) < place(b); });
    return pages;
  }();
  return all;
}

TeamStand team_stand(const Game& game, const State& state) {
  for (const Set* set : game.sets)
    if (const PageSet* page = page_set(*set); page && page->team) return page->team(game, state);
  return {};
}

std::optional<Reach> reach_of(const Game& game, const State& state) {
  for (const PageSet* page : page_sets())
    if (page->reach)
      if (const auto reach = page->reach(game, state)) return reach;
  return {};
}

std::string reach_in_words(const Texts& texts, const Reach& reach) {
  for (const PageSet* page : page_sets())
    if (page->tell_reach) return page->tell_reach(texts, reach);
  return {};
}

std::string end_title(const Texts& texts, const Game& game, const State& state) {
  for (const PageSet* page : page_sets())
    if (page->end_title)
      if (std::string title = page->end_title(texts, game, state); !title.empty()) return title;
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
