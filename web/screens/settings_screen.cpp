// The settings.
#include "web/app.hpp"
#include "web/screens/parts.hpp"

namespace bastide::web {
namespace {

void language_panel(App& app) {
  ui_panel_begin(app.ui, "settings.language.panel");
  ui_heading(app.ui, tr(app.texts, "settings.language"));
  ui_gap(app.ui, 2);
  std::vector<std::string> names = {std::string(tr(app.texts, "settings.language.auto"))};
  int chosen = 0;
  for (const std::string& code : languages()) {
    if (code == app.settings.language) chosen = static_cast<int>(names.size());
    const Words own = words_of(code);
    const auto name = own.find("language.name");
    names.push_back(name == own.end() ? code : name->second);
  }
  if (ui_choice(app.ui, "settings.language", names, chosen)) {
    app.settings.language =
        chosen == 0 ? std::string{} : languages()[static_cast<std::size_t>(chosen) - 1];
    choose_language(app);
  }
  ui_panel_end();
}

void play_panel(App& app) {
  Settings& s = app.settings;
  const Texts& t = app.texts;
  ui_panel_begin(app.ui, "settings.play");
  ui_heading(app.ui, tr(t, "settings.play"));
  ui_toggle(app.ui, "settings.confirm", tr(t, "settings.confirm"), s.confirm_moves,
            tr(t, "settings.confirm.text"));
  ui_toggle(app.ui, "settings.legal", tr(t, "settings.legal"), s.show_legal,
            tr(t, "settings.legal.text"));
  ui_toggle(app.ui, "settings.purist", tr(t, "settings.purist"), s.purist,
            tr(t, "settings.purist.text"));
  ui_toggle(app.ui, "settings.coordinates", tr(t, "settings.coordinates"), s.show_coordinates,
            tr(t, "settings.coordinates.text"));
  ui_toggle(app.ui, "settings.sound", tr(t, "settings.sound"), s.sound,
            tr(t, "settings.sound.text"));
  ui_panel_end();
}

void motion_panel(App& app) {
  Settings& s = app.settings;
  const Texts& t = app.texts;
  ui_panel_begin(app.ui, "settings.motion");
  ui_heading(app.ui, tr(t, "settings.motion"));
  ui_toggle(app.ui, "settings.reduce", tr(t, "settings.reduce"), s.reduce_motion,
            tr(t, "settings.reduce.text"));
  ui_gap(app.ui, 2);
  ui_text(app.ui, tr(t, "settings.speed"));
  int step = animation_step(s);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::size(animation_speeds); ++i)
    names.emplace_back(tr(t, "settings.speed." + std::to_string(i)));
  if (ui_choice(app.ui, "settings.speed", names, step)) s.animation_speed = animation_speeds[step];
  ui_panel_end();
}

void data_panel(App& app) {
  ui_panel_begin(app.ui, "settings.data");
  ui_heading(app.ui, tr(app.texts, "settings.data"));
  const auto count = static_cast<long>(app.screens.saves.size());
  ui_text(app.ui, tr_count(app.texts, "settings.data.text", count), Face::text, colour::ink_soft);
  if (app.saving.forbidden)
    ui_text(app.ui, tr(app.texts, "start.storage-off"), Face::small, colour::accent);
  ui_gap(app.ui, 2);
  ButtonStyle style;
  style.tone = Tone::danger;
  style.icon = Icon::trash;
  style.enabled = count > 0;
  style.why = style.enabled ? std::string_view{} : tr(app.texts, "start.saved.none");
  if (ui_button(app.ui, "settings.delete-all", tr(app.texts, "settings.delete-all"), style))
    app.screens.dialog = Dialog::delete_all;
  ui_panel_end();
}

}  // namespace

void settings_screen(App& app) {
  ui_screen_begin(app.ui, "settings");
  const Settings before = app.settings;
  const bool back = screen_header(app, tr(app.texts, "settings.title"));
  column_begin(app, "settings.column", 640);
  language_panel(app);
  ui_gap(app.ui, 4);
  play_panel(app);
  ui_gap(app.ui, 4);
  motion_panel(app);
  ui_gap(app.ui, 4);
  data_panel(app);
  ui_gap(app.ui, 4);
  ui_panel_begin(app.ui, "settings.about");
  ui_heading(app.ui, tr(app.texts, "settings.about"));
  ui_text(app.ui, tr(app.texts, "settings.about.text"), Face::text, colour::ink_soft);
  ui_panel_end();
  column_end(app);
  ui_screen_end();
  if (!(before == app.settings)) save_settings(app);
  if (back) go_to_screen(app, app.back);
}

}  // namespace bastide::web
