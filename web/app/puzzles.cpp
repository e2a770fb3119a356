#include "web/app/puzzles.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "web/app/app.hpp"
#include "web/app/navigation.hpp"
#include "web/app/saving.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/device.hpp"
#include "web/platform/storage.hpp"
#include "web/session/calendar.hpp"

namespace bastide::web {
namespace {

const std::vector<PuzzleInfo>& all_puzzles(const App& app) { return app.lists.puzzles.all; }

void keep(App& app) { note_unkept(app, store_puzzle_book(platform_storage(), app.puzzle_book)); }

void open_on(App& app, const std::string& id, PuzzleWay way, std::optional<PuzzleRush> rush = {}) {
  open_lesson(app, id);
  app.lesson.way = way;
  app.lesson.rush = std::move(rush);
}

const PuzzleInfo* puzzle_at_table(const App& app) {
  const LessonProgress& t = app.lesson;
  if (!t.lesson || !t.lesson->puzzle || t.number == 0) return nullptr;
  return &all_puzzles(app)[t.number - 1];
}

// The next of the three minutes, or their end, which stays at the table.
void go_on_in_rush(App& app) {
  PuzzleRush rush = *app.lesson.rush;
  const std::string next = puzzle_of(rush);
  if (!next.empty()) return open_on(app, next, PuzzleWay::rush, std::move(rush));
}

// What has been solved in three minutes counts at once: they may be left before their end.
void note_in_rush(App& app, bool right) {
  PuzzleRush& rush = *app.lesson.rush;
  answer_in_rush(rush, right);
  if (rush.right <= app.puzzle_book.most_in_rush) return;
  app.puzzle_book.most_in_rush = rush.right;
  rush.best = true;
}

void note(App& app, const PuzzleInfo& info, bool right) {
  app.lesson.answered = true;
  load_puzzle_book(app);
  answer_puzzle(app.puzzle_book, info, app.lesson.way, right, day_today());
  if (app.lesson.rush) note_in_rush(app, right);
  keep(app);
}

// True when the rush has come to its end.
bool clock_of_rush(App& app) {
  PuzzleRush& rush = *app.lesson.rush;
  if (rush.over) return false;
  if (follow_clock(rush, app.ui.now)) app.lesson.stale = true;
  if (!rush.over) platform::wake_after(rush.left - std::ceil(rush.left) + 1.01);
  return rush.over;
}

}  // namespace

void load_puzzle_book(App& app) {
  app.puzzle_book = merged(stored_puzzle_book(platform_storage()), app.puzzle_book);
}

void choose_puzzles(App& app, const PuzzleChoice& choice) {
  load_puzzle_book(app);
  app.puzzle_book.choice = choice;
  keep(app);
}

void open_puzzle(App& app, PuzzleWay way) {
  if (!list_here(app, Screen::puzzles, ask_for::OpenPuzzle{way})) return;
  load_puzzle_book(app);
  if (way == PuzzleWay::rush) {
    PuzzleRush rush =
        begin_rush(all_puzzles(app), app.puzzle_book.choice, platform::fresh_seed(), app.ui.now);
    const std::string first = puzzle_of(rush);
    return first.empty() ? void() : open_on(app, first, way, std::move(rush));
  }
  const int today = day_today();
  const PuzzleInfo* const at_table = app.screen == Screen::table ? puzzle_at_table(app) : nullptr;
  const std::string left = at_table ? at_table->id() : std::string();
  const PuzzleInfo* const info = way == PuzzleWay::day
                                     ? puzzle_of_day(all_puzzles(app), today)
                                     : next_puzzle(all_puzzles(app), app.puzzle_book, today, left);
  // Of what has been chosen there may be no other.
  return info ? open_on(app, info->id(), way) : go_to_screen(app, Screen::puzzles);
}

void puzzle_frame(App& app) {
  const PuzzleInfo* const info = puzzle_at_table(app);
  if (!info) return;
  LessonProgress& t = app.lesson;
  const bool right = t.status.moment == LessonPhase::done;
  const bool played = right || t.status.moment == LessonPhase::astray;
  if (t.rush && (clock_of_rush(app) || t.rush->over)) return;
  if (!t.answered && (played || t.hinted || t.helped)) {
    note(app, *info, right && !t.hinted && !t.helped);
    if (t.rush && t.rush->over) t.stale = true;
  }
  const bool shown = app.table.motion.steps.empty();
  if (t.rush && t.answered && !t.rush->over && shown) go_on_in_rush(app);
}

}  // namespace bastide::web
