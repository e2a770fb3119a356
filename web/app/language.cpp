#include "web/app/language.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/platform/site_files.hpp"

namespace bastide::web {
namespace {

std::string_view code_of(std::string_view setting, std::string_view of_device) {
  if (const std::string_view own = language_for(setting); !own.empty()) return own;
  const std::string_view preferred = language_for(of_device);
  return preferred.empty() ? languages().front().code : preferred;
}

// Back to the language in use.
void refuse(App& app, std::string_view code) {
  for (const Language& language : languages())
    if (language.code == code)
      notify(app.ui, tr(app.texts, "settings.language.failed", {language.name}));
  app.settings.language = app.language.setting.value_or("");
}

}  // namespace

void language_frame(App& app) {
  LanguageInUse& own = app.language;
  if (own.setting == app.settings.language) return;
  const std::string_view code = code_of(app.settings.language, app.ui.device.language);
  if (code != app.texts.language || app.texts.words.empty()) {
    const std::string name = text_file(code);
    if (std::exchange(own.coming, code) != code) platform::request_file(name);
    std::string file;
    const platform::Arrival arrival = platform::poll_file(name, file);
    if (arrival == platform::Arrival::waiting) return;
    own.coming.clear();
    if (arrival != platform::Arrival::arrived) return refuse(app, code);
    app.texts = read_texts(code, file);
    for (const auto& [key, words] : app.texts.words) need_letters(app.ui.theme, words);
    const bool cyrillic = code == "uk";
    app.ui.theme.more_letters |= cyrillic != app.ui.theme.cyrillic;
    app.ui.theme.cyrillic = cyrillic;
  }
  own.setting = app.settings.language;
}

}  // namespace bastide::web
