#include "web/screens/story/medals_view.hpp"

#include <algorithm>

#include "web/screens/parts.hpp"
#include "web/session/calendar.hpp"
#include "web/store/days.hpp"
#include "web/store/puzzle_book.hpp"
#include "web/store/won_medals.hpp"
#include "web/text/medal_words.hpp"

namespace bastide::web {
namespace {

void lead_to(ScreenView& view, const Medal& medal) {
  switch (medal.place) {
    case MedalPlace::game:
      return request(view.requests, Screen::new_game);
    case MedalPlace::lessons:
      return request(view.requests, Screen::lessons);
    case MedalPlace::puzzles:
      return request(view.requests, Screen::puzzles);
    case MedalPlace::day:
      return request(view.requests, Screen::day);
    case MedalPlace::friends:
      view.screens.dialog = dialog::Friends{};
      return;
    case MedalPlace::team:
      return request(view.requests, ask_for::TeamGame{});
  }
}

// The saved game in which it was won; null: it is gone, or was none.
const SavedGame* game_of(const ScreenView& view, const WonMedal& won) {
  for (const SavedGame& saved : view.screens.saves)
    if (saved.slot == won.slot && !saved.fault) return &saved;
  return nullptr;
}

const WonMedal* find_won(const ScreenView& view, const Medal& medal) {
  const auto found = view.screens.medals.find(medal.id);
  return found == view.screens.medals.end() ? nullptr : &found->second;
}

// How far somebody is, or when it was won.
std::string stand_words(const Texts& texts, const Medal& medal, int done, const WonMedal* won) {
  if (won) return won->day == 0 ? std::string() : date_words(texts, date_of_day(won->day));
  if (medal.needed == 1) return {};
  return tr(texts, "medal.so-far", {std::to_string(done), std::to_string(medal.needed)});
}

void medal_row(ScreenView& view, const Medal& medal, const Career& career) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const MedalWords words = medal_words(view.texts, medal.id);
  const int done = std::min(medal.done(career), medal.needed);
  const WonMedal* const won = find_won(view, medal);
  const std::string stand = stand_words(view.texts, medal, done, won);
  const float width = ImGui::GetContentRegionAvail().x, pad = px(theme, 8), icon = px(theme, 20);
  const float x = icon + 2 * pad, room = width - x - pad;
  const Paragraph lines[] = {{words.name, Face::strong, won ? colour::ink : colour::ink_soft},
                             {words.text, Face::small, colour::ink_soft},
                             {stand, Face::small, colour::ink_soft}};
  const float written = paragraphs_height(theme, lines, room);
  const float height = std::max(theme.control, written + pad);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id = "medal." + std::string(medal.id);
  if (ui_card_button(ui, id.c_str(), {width, height})) {
    const SavedGame* const game = won ? game_of(view, *won) : nullptr;
    if (game)
      request(view.requests, ask_for::OpenSlot{game->slot});
    else
      lead_to(view, medal);
  }
  std::string told = words.name + ": " + words.text;
  if (won) told += ", " + std::string(tr(view.texts, "medal.won"));
  if (!stand.empty()) told += ", " + stand;
  theme.a11y.back().words = std::move(told);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, won ? Icon::medal : Icon::lock, {at.x + pad + icon / 2, at.y + height / 2}, icon,
            won ? colour::accent : colour::ink_faint);
  draw_paragraphs({theme, draw}, {at.x + x, at.y + (height - written) / 2}, lines, room);
  probe_fact(ui.probe, id, won ? "won" : std::to_string(done));
}

}  // namespace

Career career_of(const Screens& screens, const LessonsDone& lessons, const PuzzleBook& puzzles) {
  Career career{screens.story};
  // Other names of what happens once have a dot, those of puzzles that older pages kept a sign.
  for (const std::string& id : lessons.ids) career.lessons += id.find_first_of(".=") == id.npos;
  for (const PuzzleNote& note : puzzles.notes) career.puzzles += note.right;
  career.days = day_rows(screens.days, day_today()).longest;
  return career;
}

void medals_panel(ScreenView& view, const Career& career) {
  const std::span<const Medal> all = all_medals();
  const auto won = std::count_if(all.begin(), all.end(),
                                 [&](const Medal& medal) { return find_won(view, medal); });
  ui_panel_begin(view.ui, "story.medals");
  ui_heading(view.ui, tr(view.texts, "story.medals"));
  ui_text(view.ui,
          tr(view.texts, "medal.so-far", {std::to_string(won), std::to_string(all.size())}),
          Face::small, colour::ink_soft);
  for (std::size_t kind = 0; kind < std::size(medal_kinds); ++kind) {
    ui_gap(view.ui, 4);
    ui_text(view.ui, tr(view.texts, "medal.kind." + std::string(medal_kinds[kind])), Face::small,
            colour::ink_soft);
    for (const Medal& medal : all)
      if (medal.kind == static_cast<MedalKind>(kind)) medal_row(view, medal, career);
  }
  ui_panel_end();
}

}  // namespace bastide::web
