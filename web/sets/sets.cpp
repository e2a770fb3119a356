#include "web/sets/sets.hpp"

namespace bastide::web {

const std::vector<const PageSet*>& page_sets() {
  static const std::vector<const PageSet*> all = {
      &base_page,
      &river_page,
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
      &wheel_page,
      &hands_page,
  };
  return all;
}

const PageSet* page_set(const Set& set) {
  for (const PageSet* page : page_sets())
    if (page->id == set.id) return page;
  return nullptr;
}

}  // namespace bastide::web
