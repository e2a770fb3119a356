// Tiles on a board: each looks as it did in the hand, and finished features are shown as such, but
// not before they have been scored.
#include "web/art/laid.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "engine/record/link.hpp"
#include "engine/tiles/catalogue.hpp"
#include "tests/data_folder.hpp"
#include "web/board/display_state.hpp"
#include "web/board/walks.hpp"
#include "web/session/session.hpp"

namespace bastide::web::laid_test {
namespace {

Session gallery_game(const std::string& wanted) {
  std::ifstream file(bastide::testing::data_folder() + "/boards.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string name, actions, size, link;
    words >> name >> actions >> size >> link;
    if (name != wanted) continue;
    const auto read = decode_link(builtin_catalogue(), link);
    EXPECT_TRUE(read) << wanted;
    if (!read) break;
    auto session = open_session(builtin_catalogue(), read->record);
    EXPECT_TRUE(session) << wanted;
    if (session) return std::move(*session);
  }
  return {};
}

TEST(Laid, ATileLooksAsItDidInTheHandAndUnlikeTheLastOnesOfItsType) {
  const Session session = gallery_game("base-whole");
  ASSERT_GT(session.positions.size(), 0u);
  const Board& last = last_state(session).board;
  for (std::size_t k = 0; k < session.positions.size(); ++k) {
    const State& state = state_at(session, k);
    const std::size_t tiles = state.board.tiles.size();
    if (tiles >= last.tiles.size()) break;
    const auto next = static_cast<TileIndex>(tiles);
    const TypeIndex type = last.tiles[next].type;
    const unsigned in_hand = art::next_variant(state.board, type, tiles);
    EXPECT_EQ(art::paint_of_laid(session.game.tables, last, next, 64).variant, in_hand);
  }
  for (std::size_t i = 0; i < last.tiles.size(); ++i) {
    unsigned among = 1;  // the last ones of the type
    for (std::size_t k = i; k-- > 0 && among < art::tile_variants;) {
      if (last.tiles[k].type != last.tiles[i].type) continue;
      ++among;
      EXPECT_NE(art::next_variant(last, last.tiles[i].type, i),
                art::next_variant(last, last.tiles[k].type, k));
    }
  }
}

TEST(Laid, FinishedFeaturesHaveReturnedTheirFigures) {
  const Session session = gallery_game("base-whole");
  ASSERT_GT(session.positions.size(), 0u);
  int finished = 0;
  for (std::size_t k = 0; k < session.positions.size(); ++k) {
    const State& state = state_at(session, k);
    if (decision(session.game, state).phase != Phase::place) continue;  // all has been scored
    for (const Figure& figure : state.figures) {
      const TileIndex tile = state.board.node_tile[figure.node];
      EXPECT_EQ(art::finished_segments(session.game.tables, state.board, tile) >>
                        segment_of(state.board, figure.node) &
                    1,
                0);
    }
  }
  const Board& board = last_state(session).board;
  for (std::size_t i = 0; i < board.tiles.size(); ++i)
    finished += art::finished_segments(session.game.tables, board, static_cast<TileIndex>(i)) != 0;
  EXPECT_GT(finished, 20);
}

TEST(Laid, FeaturesLookFinishedOnceTheyAreScored) {
  const Session session = gallery_game("base-whole");
  ASSERT_GT(session.positions.size(), 0u);
  DisplayState display = display_at(session, 0);
  int raised = 0;
  for (std::size_t k = 0; k + 1 < session.positions.size(); ++k) {
    for (const Event& event : session.events[k]) {
      const auto before = display.finished;
      const std::size_t tiles = display.tiles;
      follow(display, event, k);
      if (is_tile_placed(event)) {
        EXPECT_EQ(display.finished[event.to.tile], 0);
        for (std::size_t i = 0; i < tiles; ++i) EXPECT_EQ(display.finished[i], before[i]);
      }
      if (event.kind != EventKind::scored) continue;
      show_finished(display, session);
      raised += display.finished != before;
    }
    settle(display, session, k + 1);
  }
  EXPECT_GT(raised, 10);
}

TEST(Walks, PointsLieOnThePath) {
  const std::vector<Point> path = {{0, 0}, {2, 0}, {2, 2}};
  EXPECT_FLOAT_EQ(length_of(path), 4);
  EXPECT_FLOAT_EQ(point_on(path, 0).x, 0);
  EXPECT_FLOAT_EQ(point_on(path, 0.5f).x, 2);
  EXPECT_FLOAT_EQ(point_on(path, 0.75f).y, 1);
  EXPECT_FLOAT_EQ(point_on(path, 2).y, 2);
  EXPECT_FLOAT_EQ(point_on({{5, 6}}, 0.3f).y, 6);
}

}  // namespace
}  // namespace bastide::web::laid_test
