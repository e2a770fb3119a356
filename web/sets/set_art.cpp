// Every set with pictures: the build lists those that it finds in web/sets/*/art.cpp.
#include "web/art/set_art.hpp"

namespace bastide::art {

#define BASTIDE_LISTED(art) extern const SetArt art;
#include "web/sets/art.inc"
#undef BASTIDE_LISTED

std::span<const SetArt* const> all_set_art() {
  static constexpr const SetArt* all[] = {
#define BASTIDE_LISTED(art) &art,
#include "web/sets/art.inc"
#undef BASTIDE_LISTED
  };
  return all;
}

}  // namespace bastide::art
