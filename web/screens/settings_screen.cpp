// The settings.
#include <span>
#include <string>
#include <vector>

#include "web/screens/dialogs/form_dialogs.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/live_card.hpp"

namespace bastide::web {
namespace {

void panel_begin(Ui& ui, const Texts& texts, const char* id) {
  ui_panel_begin(ui, id);
  ui_heading(ui, tr(texts, id));
}

// A setting by the key of its text, with an explanation if there is one.
void toggle(Ui& ui, const Texts& texts, const std::string& key, bool& value) {
  ui_toggle(ui, key.c_str(), tr(texts, key), value, tr(texts, key + ".text"));
}
bool choice(Ui& ui, const Texts& texts, const std::string& key,
            const std::vector<std::string>& names, int& chosen) {
  const bool changed = ui_choice(ui, key.c_str(), names, chosen);
  if (has_text(texts, key + ".text"))
    ui_text(ui, tr(texts, key + ".text"), Face::small, colour::ink_soft);
  return changed;
}

std::vector<std::string> names_of(const Texts& texts, const std::string& key,
                                  std::span<const std::string_view> words) {
  std::vector<std::string> names;
  for (const std::string_view word : words)
    names.emplace_back(tr(texts, key + '.' + std::string(word)));
  return names;
}

void you_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "settings.you");
  ui_heading(view.ui, tr(view.texts, "you.heading"));
  ui_gap(view.ui, 2);
  Oneself oneself = view.settings.oneself;
  if (oneself_part(view, oneself)) request(view.requests, ask_for::BeOneself{std::move(oneself)});
  ui_panel_end();
}

void language_panel(Ui& ui, const Texts& texts, Settings& settings) {
  ui_panel_begin(ui, "settings.language.panel");
  ui_heading(ui, tr(texts, "settings.language"));
  ui_gap(ui, 2);
  std::vector<std::string> names = {std::string(tr(texts, "settings.language.auto"))};
  int chosen = 0;
  for (const Language& language : languages()) {
    if (language.code == settings.language) chosen = static_cast<int>(names.size());
    names.emplace_back(language.name);
  }
  if (choice(ui, texts, "settings.language", names, chosen))
    settings.language =
        chosen == 0 ? std::string_view{} : languages()[static_cast<std::size_t>(chosen) - 1].code;
  ui_panel_end();
}

void look_panel(Ui& ui, const Texts& texts, Settings& settings) {
  panel_begin(ui, texts, "settings.look");
  ui_gap(ui, 2);
  choice(ui, texts, "settings.look", names_of(texts, "settings.look", look_words), settings.look);
  ui_gap(ui, 4);
  ui_text(ui, tr(texts, "settings.text-size"));
  std::vector<std::string> names;
  for (const int percent : text_sizes)
    names.push_back(tr(texts, "settings.percent", {std::to_string(percent)}));
  choice(ui, texts, "settings.text-size", names, settings.text_size);
  ui_panel_end();
}

void play_panel(Ui& ui, const Texts& texts, Settings& settings) {
  panel_begin(ui, texts, "settings.play");
  toggle(ui, texts, "settings.confirm", settings.confirm_moves);
  toggle(ui, texts, "settings.legal", settings.show_legal);
  toggle(ui, texts, "settings.coach", settings.coach);
  toggle(ui, texts, "settings.remarks", settings.remarks);
  toggle(ui, texts, "settings.purist", settings.no_hints);
  ui_panel_end();
}

void sound_panel(Ui& ui, const Texts& texts, Settings& settings) {
  panel_begin(ui, texts, "settings.sounds");
  const int before = settings.volume;
  toggle(ui, texts, "settings.sound", settings.sound);
  if (settings.sound) {
    constexpr std::string_view words[] = {"quiet", "medium", "loud"};
    choice(ui, texts, "settings.volume", names_of(texts, "settings.volume", words),
           settings.volume);
    if (settings.volume != before) platform::play(platform::Sound::points, volume_of(settings));
    ui_gap(ui, 2);
    toggle(ui, texts, "settings.ambience", settings.ambience);
  }
  if (ui.device.vibrates) toggle(ui, texts, "settings.vibration", settings.vibration);
  ui_panel_end();
}

void table_panel(Ui& ui, const Texts& texts, Settings& settings) {
  panel_begin(ui, texts, "settings.table");
  ui_gap(ui, 2);
  choice(ui, texts, "settings.table", names_of(texts, "settings.table", surroundings_words),
         settings.surroundings);
  toggle(ui, texts, "settings.season", settings.season);
  toggle(ui, texts, "settings.dim", settings.dim_land);
  ui_panel_end();
}

void motion_panel(Ui& ui, const Texts& texts, Settings& settings) {
  panel_begin(ui, texts, "settings.motion");
  toggle(ui, texts, "settings.reduce", settings.reduce_motion);
  ui_gap(ui, 2);
  ui_text(ui, tr(texts, "settings.speed"));
  int step = animation_step(settings);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < std::size(animation_speeds); ++i)
    names.emplace_back(tr(texts, "settings.speed." + std::to_string(i)));
  if (choice(ui, texts, "settings.speed", names, step))
    settings.animation_speed = animation_speeds[step];
  ui_panel_end();
}

void stun_field(Ui& ui, const Texts& texts, Settings& settings) {
  ui_gap(ui, 4);
  ui_text(ui, tr(texts, "by-link.live.play"));
  ui_input(ui, "settings.stun", tr(texts, "settings.stun"), settings.stun, 100);
  if (!settings.stun.empty() && !valid_stun(settings.stun))
    ui_text(ui, tr(texts, "settings.stun.wrong"), Face::small, colour::accent);
  ui_text(ui, tr(texts, "settings.stun.text"), Face::small, colour::ink_soft);
}

// What few need, folded.
void advanced_panel(ScreenView& view, Settings& settings) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  bool& open = view.screens.advanced_settings;
  ui_panel_begin(ui, "settings.advanced.panel");
  ButtonStyle fold;
  fold.tone = Tone::quiet;
  fold.left = true;
  fold.width = -1;
  fold.icon = open ? Icon::up : Icon::down;
  if (ui_button(ui, "settings.advanced", tr(texts, "settings.advanced"), fold)) open = !open;
  if (open) {
    toggle(ui, texts, "settings.coordinates", settings.show_coordinates);
    toggle(ui, texts, "settings.letter-keys", settings.letter_keys);
    ui_gap(ui, 2);
    ui_text(ui, tr(texts, "settings.long-press"));
    choice(ui, texts, "settings.long-press",
           names_of(texts, "settings.long-press", long_press_words), settings.long_press);
    if (ui.device.channels) stun_field(ui, texts, settings);
    ui_gap(ui, 4);
    if (ui_button(ui, "settings.diagnostics", tr(texts, "settings.diagnostics")))
      request(view.requests, ask_for::Diagnostics{});
    ui_text(ui, tr(texts, "settings.diagnostics.text"), Face::small, colour::ink_soft);
  }
  ui_panel_end();
}

void data_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "settings.data");
  ui_heading(view.ui, tr(view.texts, "settings.data"));
  const auto count = static_cast<long>(view.screens.saves.size());
  ui_text(view.ui, tr_count(view.texts, "settings.data.text", count), Face::text, colour::ink_soft);
  if (view.storage_off)
    ui_text(view.ui, tr(view.texts, "start.storage-off"), Face::small, colour::accent);
  ui_gap(view.ui, 2);
  ButtonStyle style;
  style.icon = Icon::download;
  if (ui_button(view.ui, "settings.save-all", tr(view.texts, "settings.save-all"), style))
    request(view.requests, ask_for::ExportAll{});
  ui_text(view.ui, tr(view.texts, "settings.save-all.text"), Face::small, colour::ink_soft);
  style.tone = Tone::danger;
  style.icon = Icon::trash;
  style.enabled = count > 0;
  style.why = style.enabled ? std::string_view{} : tr(view.texts, "start.saved.none");
  if (ui_button(view.ui, "settings.delete-all", tr(view.texts, "settings.delete-all"), style))
    view.screens.dialog = dialog::DeleteAll{};
  ui_panel_end();
}

}  // namespace

void settings_screen(ScreenView& view, Settings& settings) {
  ui_screen_begin(view.ui, "settings");
  bool back = screen_header(view.ui, view.texts, tr(view.texts, "settings.title"));
  column_begin(view.ui.theme, "settings.column", 640);
  you_panel(view);
  ui_gap(view.ui, 4);
  language_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  look_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  play_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  sound_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  table_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  motion_panel(view.ui, view.texts, settings);
  ui_gap(view.ui, 4);
  data_panel(view);
  ui_gap(view.ui, 4);
  advanced_panel(view, settings);
  ui_gap(view.ui, 4);
  ui_panel_begin(view.ui, "settings.about");
  ui_heading(view.ui, tr(view.texts, "settings.about"));
  ui_text(view.ui, tr(view.texts, "settings.about.text"), Face::text, colour::ink_soft);
  ui_panel_end();
  ui_gap(view.ui, 4);
  ButtonStyle done;
  done.tone = Tone::primary;
  done.width = -1;
  done.icon = Icon::check;
  back |= ui_button(view.ui, "settings.done", tr(view.texts, "settings.done"), done);
  column_end(view.ui);
  ui_screen_end();
  if (back) request(view.requests, view.back);
}

}  // namespace bastide::web
