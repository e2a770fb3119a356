// Which language the page speaks. The texts of another one arrive a while after it has been chosen
// in the settings; until then everything stays as it is, also if they cannot be had.
#pragma once

#include <optional>
#include <string>

namespace bastide::web {

struct App;

struct LanguageInUse {
  std::optional<std::string> setting;  // the one that the texts follow: Settings::language
  std::string coming;                  // the code of the language whose texts are on their way
};

void language_frame(App& app);

}  // namespace bastide::web
