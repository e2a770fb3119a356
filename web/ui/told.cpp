#include "web/ui/told.hpp"

#include <utility>

#include "web/ui/theme.hpp"

namespace bastide::web {

Told& tell_control(const Theme& theme, std::string id, ImVec2 min, ImVec2 max,
                   std::string_view words) {
  return theme.told.emplace_back(
      Told{ToldRole::button, std::move(id), std::string(words), true, false, false, min, max});
}

void tell_words(const Theme& theme, ToldRole role, std::string_view words, ImVec2 at) {
  if (!theme.told.empty()) {
    Told& last = theme.told.back();
    const bool inside = !last.id.empty() && at.x >= last.min.x && at.x < last.max.x &&
                        at.y >= last.min.y && at.y < last.max.y;
    if (inside) {
      if (last.words == words) return;  // an icon's name, written as well
      if (!last.words.empty()) last.words += ", ";
      last.words += words;
      return;
    }
  }
  theme.told.emplace_back(Told{role, {}, std::string(words), true, false, false, at, at});
}

}  // namespace bastide::web
