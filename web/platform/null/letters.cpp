#include "web/platform/letters.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

std::optional<Letter> draw_letters(std::string_view text, float em) {
  place().drawn.emplace_back(text);
  return place().letters ? place().letters(text, em) : std::nullopt;
}

}  // namespace bastide::web::platform
