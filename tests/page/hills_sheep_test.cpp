// A flock grows or is gathered, and wolves come.
#include <numeric>

#include "engine/sets/hills_sheep/actions.hpp"
#include "tests/page/at_page.hpp"

namespace gallery::hills_sheep_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(HillsSheep, AFlockGrowsOrIsGathered) {
  for (const int choice : {growing, gathering}) {
    AtPage page("decision/flock");
    const Hand& hand = page.app->table.hand;
    ASSERT_EQ(hand.phase, Phase::flock);
    ASSERT_EQ(hand.offers.size(), 2u);
    press(page, "table.choose." + std::to_string(choice));
    ASSERT_TRUE(hand.chosen == flock_action(choice));
    press_key(page, ImGuiKey_Enter);
    settle(page);
    EXPECT_NE(hand.phase, Phase::flock);
  }
}

// The list shows more tiles than are left, as nobody knows which of them lie under hills.
TEST(HillsSheep, TheBagTellsOfTilesUnderHills) {
  AtPage page("table/hills");
  page.app->table.side = SidePanel::bag;
  settle(page);
  const State& state = shown(*page.app->session);
  ASSERT_GT(state.unseen, 0);
  EXPECT_EQ(std::accumulate(state.bag.begin(), state.bag.end(), 0), state.bag_total + state.unseen);
  EXPECT_NE(fact(page, "bag.unseen").find(std::to_string(state.unseen)), std::string::npos);
  AtPage other("table/bag");
  ASSERT_EQ(shown(*other.app->session).unseen, 0);
  EXPECT_EQ(fact(other, "bag.unseen"), "");
}

// It runs for a while, and then everything comes to rest.
TEST(HillsSheep, AWolfIsShown) {
  AtPage page("decision/flock");
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  play(*page.app->session, flock_action(growing));
  const Motion& motion = page.app->table.motion;
  const auto comes = [&] {
    return running_step(motion) && running_step(motion)->events[0].action == token_action(0);
  };
  for (int i = 0; i < 300 && !comes(); ++i) wait(page, 1.0 / 60);
  ASSERT_TRUE(comes());
  const MotionStep step = *running_step(motion);
  EXPECT_GT(step.seconds, 1);
  wait(page, 10);
  EXPECT_EQ(running_step(motion), nullptr);
  for (const Figure& figure : shown(*page.app->session).figures)
    EXPECT_FALSE(figure.kind == FigureKind::shepherd && figure.owner == step.events[0].player);
}

// The positions of everything drawn on the board.
std::vector<float> drawn_at(Stage& stage) {
  draw_frames(stage, 1);
  std::vector<float> all;
  for (const ImDrawVert& v : ImGui::GetBackgroundDrawList()->VtxBuffer) {
    all.push_back(v.pos.x);
    all.push_back(v.pos.y);
  }
  return all;
}

// They drift with the wind: only while something else moves, and never with reduced motion.
TEST(HillsSheep, SheepGraze) {
  AtPage page("decision/flock");
  float& wind = page.app->table.wind;
  EXPECT_EQ(wind, 0);
  const std::vector<float> still = drawn_at(page);
  EXPECT_EQ(drawn_at(page), still);
  wind = 0.35f;
  const std::vector<float> grazing = drawn_at(page);
  EXPECT_EQ(grazing.size(), still.size());
  EXPECT_NE(grazing, still);
  wait(page, 2);
  EXPECT_EQ(wind, 0.35f);
  EXPECT_EQ(drawn_at(page), grazing);
}

// The number of vertices drawn on the board within a square of the screen.
int corners_in(Point low, float side) {
  int n = 0;
  for (const ImDrawVert& v : ImGui::GetBackgroundDrawList()->VtxBuffer)
    n += v.pos.x > low.x && v.pos.y > low.y && v.pos.x < low.x + side && v.pos.y < low.y + side;
  return n;
}

// A tile on a hill can be distinguished from the same tile elsewhere at every size, also in the
// view of everybody's land.
TEST(HillsSheep, HillsAreVisibleFromAfar) {
  for (const char* scene : {"table/hills", "table/hills-afar"}) {
    AtPage page(scene);
    const Session& session = *page.app->session;
    const Board& board = shown(session).board;
    Camera& camera = page.app->table.camera;
    int hills = 0;
    for (const PlacedTile& tile : board.tiles) {
      if (!session.game.types[tile.type].hill) continue;
      ++hills;
      const Position at = board.cells[tile.cell].at;
      const float zoom = camera.now.zoom;
      camera.wanted.centre =
          camera.now.centre = {static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f};
      const auto seen = [&] {
        draw_frames(page, 2);
        return corners_in(to_screen(camera, corner_of(at)), zoom);
      };
      const int raised = seen();
      const_cast<TileType&>(session.game.types[tile.type]).hill = false;
      const int flat = seen();
      const_cast<TileType&>(session.game.types[tile.type]).hill = true;
      EXPECT_GT(raised, flat + 30) << scene;
    }
    EXPECT_GT(hills, 0) << scene;
  }
}

}  // namespace
}  // namespace gallery::hills_sheep_test
