// Every set that the page supports. A new one is added here, in sets.cpp and, if it has pictures,
// in set_art.cpp.
#pragma once

#include "web/sets/page_set.hpp"

namespace bastide::web {

extern const PageSet base_page;
extern const PageSet river_page;
extern const PageSet abbot_page;
extern const PageSet inns_cathedrals_page;
extern const PageSet traders_builders_page;
extern const PageSet holes_page;
extern const PageSet flying_machines_page;
extern const PageSet messages_page;
extern const PageSet ferries_page;
extern const PageSet gold_mines_page;
extern const PageSet mage_witch_page;
extern const PageSet robbers_page;
extern const PageSet crop_circles_page;
extern const PageSet hills_sheep_page;
extern const PageSet wheel_of_fortune_page;
extern const PageSet river_bb5_page;
extern const PageSet wheel_page;
extern const PageSet hands_page;
extern const PageSet mists_page;

}  // namespace bastide::web
