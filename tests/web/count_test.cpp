// The end of a game, entered as a board and counted.
#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "tests/texts.hpp"
#include "tests/web/played.hpp"
#include "web/setup/position_editor.hpp"

namespace bastide::web::count_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

bool scores_before_the_end(const Events& events) {
  for (const Event& event : events) {
    if (event.kind == EventKind::final_scoring) return false;
    if (event.kind == EventKind::scored) return true;
  }
  return false;
}

// Games whose last turn scores nothing and puts no figure anywhere: the board that is left counts
// as much as the game did.
TEST(Count, AFinalBoardCountsAsItsGame) {
  const Texts texts = texts_in("en");
  int counted = 0;
  for (u64 seed = 1; seed < 40 && counted < 4; ++seed) {
    Session game = played_at_random(catalogue(), 1000, seed);
    ASSERT_TRUE(is_over(game));
    const std::size_t last = game.record.actions.size() - 1;
    const bool figure = game.record.actions[last].kind != ActionKind::place;
    const std::size_t placed = last - figure;
    const Action place = game.record.actions[placed];
    if (place.kind != ActionKind::place ||
        (figure && game.record.actions[last].kind != ActionKind::pass) ||
        scores_before_the_end(game.events[placed]) || scores_before_the_end(game.events[last]) ||
        !game.positions[placed - 1].decision.chance)
      continue;
    const TypeIndex type = state_at(game, placed).drawn;
    game.cursor = placed - 1;
    PositionEditor editor;
    ASSERT_TRUE(take_game(editor, catalogue(), texts, game));
    ASSERT_TRUE(lay_so(editor, catalogue(), place.at, {type, place.value, 1}));
    ASSERT_TRUE(editor.fault);
    EXPECT_EQ(editor.fault->code, "position.over") << "there is nothing more to draw";
    const auto end = count_up(editor, catalogue(), texts, form_of(game.record), 1);
    ASSERT_TRUE(end) << end.error().code;
    EXPECT_TRUE(is_over(*end));
    EXPECT_EQ(points_of(*end), points_of(game));
    EXPECT_EQ(last_state(*end).board.tiles.size(), last_state(game).board.tiles.size());
    ++counted;
  }
  EXPECT_GT(counted, 1);
}

TEST(Count, ListsWhatMatchesASpace) {
  const Texts texts = texts_in("en");
  PositionEditor editor;
  take_form(editor, catalogue(), texts, default_form());
  for (const Position at : spaces(editor)) {
    const std::vector<Matching> all = matching(editor, at);
    ASSERT_FALSE(all.empty());
    for (const Matching& tile : all) {
      PositionEditor with = editor;
      ASSERT_TRUE(lay_so(with, catalogue(), at, tile));
      EXPECT_TRUE(misfits(with).empty());
      EXPECT_EQ(off_table(with, tile.type), tile.copies - 1);
      EXPECT_FALSE(lay_so(with, catalogue(), at, tile)) << "something lies there";
    }
  }
}

TEST(Count, NeedsATileThatCanBeTheLast) {
  const Texts texts = texts_in("en");
  PositionEditor editor;
  take_form(editor, catalogue(), texts, default_form());
  const auto end = count_up(editor, catalogue(), texts, default_form(), 1);
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().code, "count.none") << "a single tile";
}

}  // namespace
}  // namespace bastide::web::count_test
