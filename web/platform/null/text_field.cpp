#include "web/platform/text_field.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

std::optional<Edited> edit_field(const Field& field, const std::string&) {
  place().field = field;
  if (!place().typed) return std::nullopt;
  return Edited{*place().typed, false};
}
void end_field() { place().field.reset(); }

}  // namespace bastide::web::platform
