#include "web/app/medals.hpp"

#include <utility>

#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/app/puzzles.hpp"
#include "web/screens/story/medals_view.hpp"
#include "web/session/calendar.hpp"
#include "web/text/medal_words.hpp"
#include "web/text/say.hpp"

namespace bastide::web {
namespace {

// Differs when something may have been won.
u64 stamp_of(const Career& career) {
  u64 stamp = 0;
  const auto add = [&stamp](auto number) { stamp = 31 * stamp + static_cast<u64>(number); };
  add(career.lessons);
  add(career.puzzles);
  add(career.days);
  for (const StoryGame& game : career.games) {
    add(game.time);
    add(game.result);
    add(game.lost);
    add(game.luck.value_or(0));
  }
  return stamp;
}

void tell_damage(App& app) {
  constexpr std::size_t most_characters = 120;
  const std::string damaged = set_damaged_medals_aside(platform_storage());
  if (damaged.empty()) return;
  notify(app.ui, tr(app.texts, "medal.damaged", {clean_name(damaged, most_characters)}));
}

// The result of a game at the table shows it, the review only among much else.
void tell(App& app, const std::string& id, const WonMedal& won) {
  const std::string words = medal_told(app.texts, id);
  const bool shown = app.screen == Screen::table && app.session && !won.slot.empty() &&
                     app.session->saved.slot == won.slot;
  if (shown)
    say(words);
  else
    notify(app.ui, words);
}

}  // namespace

bool medals_frame(App& app) {
  Screens& screens = app.screens;
  const bool first = !app.medals.known;
  if (first) {
    refresh_saves(screens, app.catalogue);
    load_puzzle_book(app);
    tell_damage(app);
  }
  load_done(app.lessons_done);
  const Career career = career_of(screens, app.lessons_done, app.puzzle_book);
  const u64 stamp = stamp_of(career);
  if (!first && app.medals.stamp == stamp) return false;
  app.medals = {true, stamp};
  merge_won_medals(screens.medals, stored_won_medals(platform_storage()));  // of other tabs, too
  WonMedals fresh = won_by(career);
  std::erase_if(fresh, [&](const auto& one) { return screens.medals.count(one.first) != 0; });
  if (fresh.empty()) return false;
  if (!first)
    for (auto& [id, won] : fresh) won.day = day_today();
  merge_won_medals(screens.medals, fresh);
  note_unkept(app, add_won_medals(platform_storage(), screens.medals));
  if (first) return false;
  for (const auto& [id, won] : fresh) tell(app, id, won);
  return true;
}

}  // namespace bastide::web
