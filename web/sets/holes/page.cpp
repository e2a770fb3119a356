// The page's side of the variant with holes (VAR-9).
#include "web/sets/sets.hpp"

namespace bastide::web {

const PageSet holes_page = {
    .id = "holes",
    .part_begun = "event.hole-turn",
};

}  // namespace bastide::web
