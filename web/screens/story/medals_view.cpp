#include "web/screens/story/medals_view.hpp"

#include <algorithm>

#include "web/screens/parts.hpp"
#include "web/session/calendar.hpp"
#include "web/store/days.hpp"
#include "web/store/puzzle_book.hpp"
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

// The saved game in which it was won.
const SavedGame* game_of(const ScreenView& view, const Medal& medal) {
  const StoryGame* const game = won_in(medal, view.screens.story);
  if (!game) return nullptr;
  for (const SavedGame& saved : view.screens.saves)
    if (saved.slot == game->slot && !saved.fault) return &saved;
  return nullptr;
}

void medal_row(ScreenView& view, const Medal& medal, const Career& career) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const MedalWords words = medal_words(view.texts, medal.id);
  const int done = std::min(medal.done(career), medal.needed);
  const bool won = done == medal.needed;
  const std::string so_far =
      won || medal.needed == 1
          ? std::string()
          : tr(view.texts, "medal.so-far", {std::to_string(done), std::to_string(medal.needed)});
  const float width = ImGui::GetContentRegionAvail().x, pad = px(theme, 8), icon = px(theme, 20);
  const float x = icon + 2 * pad, room = width - x - pad;
  const Paragraph lines[] = {{words.name, Face::strong, won ? colour::ink : colour::ink_soft},
                             {words.text, Face::small, colour::ink_soft},
                             {so_far, Face::small, colour::ink_soft}};
  const float written = paragraphs_height(theme, lines, room);
  const float height = std::max(theme.control, written + pad);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id = "medal." + std::string(medal.id);
  if (ui_card_button(ui, id.c_str(), {width, height})) {
    const SavedGame* const game = game_of(view, medal);
    if (won && game)
      request(view.requests, ask_for::OpenSlot{game->slot});
    else
      lead_to(view, medal);
  }
  theme.a11y.back().words = words.name + ": " + words.text +
                            (won              ? ", "
                             : so_far.empty() ? ""
                                              : ", ") +
                            (won ? std::string(tr(view.texts, "medal.won")) : so_far);
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
  career.days = day_rows(screens.days, day_of_date(today()).value_or(0)).longest;
  return career;
}

void medals_panel(ScreenView& view, const Career& career) {
  const std::span<const Medal> all = all_medals();
  const auto won = std::count_if(all.begin(), all.end(),
                                 [&](const Medal& medal) { return is_won(medal, career); });
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
