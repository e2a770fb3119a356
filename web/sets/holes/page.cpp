// The page's side of the variant with holes (VAR-9).
#include "web/sets/page_set.hpp"

namespace bastide::web {

extern const PageSet holes_page = {
    .id = "holes",
    .part_begun = "event.hole-turn",
};

}  // namespace bastide::web
