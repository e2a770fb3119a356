#include "web/screens/doors.hpp"

#include <string>
#include <vector>

#include "web/lessons/lesson.hpp"
#include "web/screens/parts.hpp"
#include "web/setup/boxes.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

bool is_first_visit(const Screens& screens, const LessonsDone& lessons_done) {
  return screens.saves.empty() && screens.story.empty() &&
         !lesson_done(lessons_done, first_game_id);
}

std::string form_in_words(const Texts& texts, const NewGameForm& form) {
  std::vector<std::string> others;
  for (std::size_t p = 1; p < form.players.size(); ++p)
    others.push_back(name_in_form(texts, form, p));
  const std::string box = game_in_words(texts, form);
  return others.empty() ? box : box + " \xc2\xb7 " + tr_list(texts, others);
}

bool friends_dialog(Ui& ui, const Texts& texts, Requests& requests) {
  const std::string team = "expansion." + std::string(team_game().id);
  const struct {
    const char* id;
    Icon icon;
    const char* name;
    std::string text;
    Request leads_to;
  } doors[] = {{"friends.around", Icon::people, "friends.around", "friends.around.text",
                ask_for::PlayWith{Company::around}},
               {"friends.by-link", Icon::link, "new.kind.by-link", "new.kind.by-link.text",
                ask_for::PlayWith{Company::by_link}},
               {"start.together", Icon::team, team.c_str(), team + ".text", ask_for::TeamGame{}},
               {"friends.tournament", Icon::bracket, "tournament.title", "tournament.text",
                Screen::tournament}};
  ui_dialog_begin(ui, "friends", tr(texts, "start.friends"));
  bool stays = true;
  for (const auto& door : doors) {
    if (!explained_choice(ui, door.id, door.icon, tr(texts, door.name), tr(texts, door.text),
                          false))
      continue;
    request(requests, door.leads_to);
    stays = false;
  }
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.cancel"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

bool more_dialog(Ui& ui, const Texts& texts, Screens& screens, Requests& requests, bool all) {
  ui_dialog_begin(ui, "more", tr(texts, "common.more"));
  bool stays = true;
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  const auto door = [&](const char* id, Icon icon, const char* name) {
    wide.icon = icon;
    const bool pressed = ui_button(ui, id, tr(texts, name), wide);
    stays &= !pressed;
    return pressed;
  };
  if (all) {
    if (door("start.day", Icon::calendar, "day.title")) request(requests, Screen::day);
    if (door("start.lessons", Icon::learn, "lessons.title")) request(requests, Screen::lessons);
    if (door("start.puzzles", Icon::puzzle, "puzzles.title")) request(requests, Screen::puzzles);
    if (door("start.friends", Icon::people, "start.friends")) screens.dialog = dialog::Friends{};
  }
  if (door("start.open", Icon::folder, "start.open")) screens.dialog = dialog::Open{};
  if (door("start.record", Icon::quill, "scribe.title")) request(requests, Screen::record);
  if (door("start.position", Icon::pencil, "position.title")) request(requests, Screen::position);
  if (door("start.story", Icon::statistics, "story.title")) request(requests, Screen::story);
  if (door("start.how-to-play", Icon::book, "common.how-to-play"))
    request(requests, Screen::how_to_play);
  if (door("start.settings", Icon::gear, "common.settings")) request(requests, Screen::settings);
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(texts, "common.close"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

}  // namespace bastide::web
