#include "web/app/medals.hpp"

#include <utility>

#include "web/app/app.hpp"
#include "web/app/puzzles.hpp"
#include "web/screens/story/medals_view.hpp"
#include "web/text/medal_words.hpp"

namespace bastide::web {

void medals_frame(App& app) {
  const bool first = app.medals.counts[0] < 0;
  if (first) refresh_saves(app.screens);
  load_done(app.lessons_done);
  if (first) load_puzzle_book(app);
  const Career now = career_of(app.screens, app.lessons_done, app.puzzle_book);
  const std::array<int, 3> before =
      std::exchange(app.medals.counts, {now.lessons, now.puzzles, now.days});
  if (first || before == app.medals.counts) return;
  Career then = now;
  then.lessons = before[0];
  then.puzzles = before[1];
  then.days = before[2];
  for (const Medal& medal : all_medals())
    if (is_won(medal, now) && !is_won(medal, then)) notify(app.ui, medal_told(app.texts, medal.id));
}

}  // namespace bastide::web
