// The Wheel of Fortune on the page: offered, drawn at its place, described.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/base/random.hpp"
#include "engine/sets/wheel_of_fortune/actions.hpp"
#include "tests/web/at_table.hpp"
#include "web/sets/explain.hpp"
#include "web/sets/help_pages.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web::wheel_test {
namespace {

TEST(Wheel, IsOfferedWithEveryPreset) {
  for (const Preset& preset : presets()) EXPECT_TRUE(is_offered(preset)) << preset.id;
}

TEST(Wheel, EverySectorAndCrownSpaceHasAPlaceOfItsOwn) {
  std::vector<Point> all;
  const auto add = [&](const Place& place) {
    const auto at = board_point(place);
    ASSERT_TRUE(at);
    for (const Point& other : all)
      EXPECT_GT(std::hypot(at->x - other.x, at->y - other.y), 0.3f) << place.space;
    all.push_back(*at);
  };
  for (int sector = 0; sector < sector_count; ++sector) {
    add(sector_place(sector));
    for (int space = 0; space < crown_spaces[sector]; ++space) add(crown_place(sector, space));
  }
  EXPECT_EQ(all.size(), 6u + 9u);  // WHEEL-18
  EXPECT_FALSE(board_point(bag_place()));
}

// The pig is drawn once: where it stands, or on its way. So are meeples on crown spaces.
TEST(Wheel, MovingPiecesLeaveTheirPlaceFirst) {
  struct Setup setup;
  setup.seed = 3;
  setup.expansions = expansion_bit(Expansion::wheel_of_fortune);
  auto game =
      begin_session(builtin_catalogue(), setup, {{"Anna", 1, "greedy"}, {"Bo", 3, "greedy"}});
  ASSERT_TRUE(game);
  const auto at = std::make_unique<AtTable>(std::move(*game));
  Session& session = at->session;
  Table& table = at->table;
  Random random{3};
  const auto list = std::make_unique<ActionList>();
  while (!shown_decision(session).over) {
    legal_actions(session.game, shown(session), *list);
    ASSERT_TRUE(play(session, (*list)[random.below(static_cast<u32>(list->size()))]));
  }
  const std::size_t end = session.cursor;
  go_to(session, 0);
  motion_reset(session, table.display, table.motion);
  table.motion.replay = true;
  go_to(session, end);
  motion_enqueue(at->ui, at->settings, session, table);
  int walks = 0, homecomings = 0;
  for (int frame = 0; running_step(table.motion) && frame < 200000; ++frame) {
    const Event event = running_step(table.motion)->events.front();
    if (event.kind == EventKind::moved && board_point(event.from)) {
      EXPECT_EQ(count_at(table.display.pieces, event.piece, event.from), 0);
      walks += event.piece == Piece::wheel_pig;
      homecomings += event.from.kind == PlaceKind::crown;
      if (event.piece == Piece::wheel_pig) {
        const std::string told =
            explain(at->texts, session.record, session.game, shown(session), {&event, 1}, false);
        EXPECT_EQ(told.find("sector."), std::string::npos) << told;
        EXPECT_GT(std::count(told.begin(), told.end(), '.'), 1) << told;  // and its effect
      }
    }
    motion_frame(at->settings, session, table, 0.1f);
  }
  EXPECT_GT(walks, 0);
  EXPECT_GT(homecomings, 0);
  EXPECT_EQ(table.display.pieces, display_at(session, end).pieces);
}

}  // namespace
}  // namespace bastide::web::wheel_test
