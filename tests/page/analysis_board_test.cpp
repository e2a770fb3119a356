// The analysis board, played through by mouse, touch and keys: set aside, best turns, draws by
// hand, variants, kept, shared, and left for the game.
#include "web/session/analysis_board.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/page_location.hpp"
#include "web/platform/page_address.hpp"
#include "web/store/store.hpp"

namespace gallery::analysis_board_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const Session& board(const Stage& page) { return *page.app->session; }
std::size_t lines(const Stage& page) { return ends_of(board(page).board->variations).size(); }
std::string shown_list(const Stage& page) { return fact(page, "board.list"); }

// On a phone the panel has to be closed for the way out.
void leave(Stage& page) {
  if (!item(page, "board.leave")) press_key(page, ImGuiKey_Escape);
  press(page, "board.leave");
}

struct Board : AtPage {
  explicit Board(const std::string& in = "desktop", const std::string& spoken = "en")
      : AtPage("table/middle", in, spoken), game(*app->session) {
    press_key(*this, ImGuiKey_O);
  }
  const Session game;
};

TEST(AnalysisBoard, IsSetAsideByKeyMenuAndReplay) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/middle", window);
    const std::string slot = board(page).saved.slot;
    const auto actions = board(page).record.actions;
    const auto is_board = [&](const std::string& how) {
      ASSERT_TRUE(board(page).board) << how << ' ' << window;
      EXPECT_EQ(board(page).record.actions, actions);
      EXPECT_EQ(page.app->table.side, SidePanel::analysis);
      EXPECT_NE(board(page).saved.slot, slot) << "the game stays what it is";
      EXPECT_EQ(list_games(platform_storage()).size(), 1u) << "another look is no other game";
      leave(page);
      ASSERT_FALSE(board(page).board);
      EXPECT_EQ(board(page).saved.slot, slot);
      EXPECT_EQ(list_games(platform_storage()).size(), 1u) << "nothing was played on the board";
    };
    press_key(page, ImGuiKey_O);
    is_board("key");
    press(page, "table.menu");
    press(page, "table.menu.analyse");
    is_board("menu");
    press_key(page, ImGuiKey_B);
    press_key(page, ImGuiKey_PageUp);
    press_key(page, ImGuiKey_PageUp);
    const std::size_t cursor = board(page).cursor;
    press(page, "timeline.analyse");
    EXPECT_EQ(board(page).cursor, cursor) << "at the position that was looked at";
    is_board("replay");
    EXPECT_EQ(fact(page, "timeline"), "open") << "back to where one came from";
    EXPECT_EQ(board(page).cursor, cursor);
  }
}

TEST(AnalysisBoard, ShowsATurnAndPlaysItWhenPressedAgain) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    Board page(window);
    ASSERT_EQ(shown_list(page), "turns");
    EXPECT_EQ(fact(page, "board.rounds"), "3") << "it was asked again, for longer";
    ASSERT_FALSE(items(page, "board.turn.").empty()) << window;
    press(page, "board.turn.0");
    EXPECT_EQ(fact(page, "board.chosen"), "0");
    EXPECT_FALSE(fact(page, "table.advice").empty()) << "on the board";
    EXPECT_TRUE(at_end(board(page)));
    const TurnActions turn = page.app->table.analysis.best.turns[0].actions;
    press(page, "board.turn.0");
    const auto& actions = board(page).record.actions;
    ASSERT_EQ(actions.size(), page.game.record.actions.size() + turn.size()) << window;
    EXPECT_EQ(actions.back(), turn.end()[-1]);
    EXPECT_TRUE(shown_decision(board(page)).chance) << "nobody has drawn";
    EXPECT_EQ(shown_list(page), "chances");
    EXPECT_EQ(fact(page, "table.asked").find("draw") == std::string::npos, false);
  }
}

TEST(AnalysisBoard, TilesAreDrawnByHandOrByChance) {
  for (const char* window : {"desktop", "upright"}) {
    Board page(window);
    press_key(page, ImGuiKey_Tab);
    press_key(page, ImGuiKey_Enter);
    const std::size_t at = board(page).cursor;
    ASSERT_TRUE(shown_decision(board(page)).chance) << window;
    const ChanceOutcomes& outcomes = page.app->table.analysis.outcomes;
    ASSERT_TRUE(complete(outcomes));
    const TypeIndex best = outcomes.all.front().type;
    press(page, "board.chance.0");
    EXPECT_EQ(shown(board(page)).drawn, best);
    press(page, "table.undo");
    EXPECT_EQ(board(page).cursor, at);
    press(page, "board.random");
    EXPECT_EQ(board(page).cursor, at + 1);
    EXPECT_FALSE(shown_decision(board(page)).chance);
    press(page, "table.undo");
    press_key(page, ImGuiKey_0);
    EXPECT_EQ(board(page).cursor, at + 1) << "by its key";
  }
}

// What has been drawn already can be replaced from where the tile is placed.
TEST(AnalysisBoard, AnotherDrawBeginsAVariant) {
  Board page;
  press(page, "board.chances");
  const ChanceOutcomes& outcomes = page.app->table.analysis.outcomes;
  const TypeIndex drawn = shown(board(page)).drawn;
  std::size_t other = 0;
  while (outcomes.all[other].type == drawn) ++other;
  const TypeIndex wanted = outcomes.all[other].type;
  press(page, "board.chance." + std::to_string(other));
  EXPECT_EQ(shown(board(page)).drawn, wanted);
  EXPECT_EQ(lines(page), 2u);
}

TEST(AnalysisBoard, VariantsAreListedChosenMadeMainAndDeleted) {
  for (const char* window : {"desktop", "upright", "sideways"})
    for (const bool keys : {false, true}) {
      Board page(window);
      const auto act = [&](ImGuiKey key, const std::string& button) {
        if (keys)
          press_key(page, key);
        else
          press(page, button);
      };
      press_key(page, ImGuiKey_PageUp);
      press_key(page, ImGuiKey_PageUp);
      const std::size_t at = board(page).cursor;
      press_key(page, ImGuiKey_Tab);
      press_key(page, ImGuiKey_Tab);
      press_key(page, ImGuiKey_Enter);
      ASSERT_EQ(lines(page), 2u) << window;
      const std::size_t here = variation_shown(board(page));
      press_key(page, ImGuiKey_B);
      ASSERT_EQ(shown_list(page), "variants");
      EXPECT_FALSE(is_main(board(page).board->variations, here));
      act(ImGuiKey_J, "board.variant.main");
      EXPECT_TRUE(is_main(board(page).board->variations, here));
      EXPECT_EQ(variation_shown(board(page)), here);
      act(ImGuiKey_C, "board.variant.next");
      EXPECT_EQ(board(page).record.actions, page.game.record.actions) << "the game as it was";
      EXPECT_EQ(board(page).cursor, at + 1);
      act(ImGuiKey_C, "board.variant.next");
      act(ImGuiKey_Delete, "board.variant.delete");
      EXPECT_EQ(lines(page), 1u);
      EXPECT_EQ(board(page).cursor, at);
      EXPECT_EQ(board(page).record.actions, page.game.record.actions);
      if (!keys) {
        press(page, "board.variant.3");
        EXPECT_LT(board(page).cursor, at);
      }
    }
}

TEST(AnalysisBoard, IsPlayedByHandForEverybody) {
  Board page;
  for (int turn = 0; turn < 3; ++turn) {
    const std::size_t before = board(page).record.actions.size();
    press(page, items(page, "table.spot.").front().id);
    press(page, "table.confirm");
    EXPECT_GT(board(page).record.actions.size(), before);
    press(page, "board.random");
    EXPECT_EQ(fact(page, "table.person"), "true") << "the next player is played here, too";
  }
}

TEST(AnalysisBoard, IsAsItWasAfterAReloadAndInTheListOfGames) {
  Board page;
  press_key(page, ImGuiKey_PageUp);
  press_key(page, ImGuiKey_PageUp);
  press_key(page, ImGuiKey_Tab);
  press_key(page, ImGuiKey_Tab);
  press_key(page, ImGuiKey_Enter);
  ASSERT_EQ(lines(page), 2u);
  press_key(page, ImGuiKey_U);
  const std::size_t cursor = board(page).cursor;
  const std::string slot = board(page).saved.slot;
  open_game(page, *load_game(platform_storage(), page.app->catalogue, slot));
  settle(page);
  ASSERT_TRUE(board(page).board);
  EXPECT_EQ(lines(page), 2u);
  EXPECT_EQ(board(page).cursor, cursor);
  leave(page);
  ASSERT_FALSE(board(page).board);
  EXPECT_EQ(board(page).record.actions, page.game.record.actions);
  press(page, "table.menu");
  press(page, "table.menu.home");
  ASSERT_EQ(list_games(platform_storage()).size(), 2u);
  EXPECT_EQ(list_games(platform_storage()).back().slot, slot) << "boards come after games";
  press(page, "save." + slot);
  ASSERT_TRUE(board(page).board);
}

TEST(AnalysisBoard, ALinkHasTheLineThatIsShown) {
  std::string link;
  std::vector<Action> line;
  std::size_t cursor = 0;
  {
    Board page;
    press_key(page, ImGuiKey_Tab);
    press_key(page, ImGuiKey_Enter);  // up to where a tile is to be drawn
    line = board(page).record.actions;
    press_key(page, ImGuiKey_U);
    cursor = board(page).cursor;
    press(page, "table.menu");
    press(page, "table.menu.share");
    press(page, "share.link");
    link = page.app->screens.link;
  }
  AtPage friends("start/fresh");
  offer_link(*friends.app, parse_address(link));
  settle(friends);
  ASSERT_TRUE(friends.app->session && board(friends).board);
  EXPECT_EQ(board(friends).record.actions, line) << "nothing has been drawn";
  EXPECT_EQ(board(friends).cursor, cursor);
}

TEST(AnalysisBoard, APuzzleIsMadeOfAnyPosition) {
  std::string link;
  Action placed;
  {
    Board page;
    press_key(page, ImGuiKey_PageUp);
    press_key(page, ImGuiKey_PageUp);
    placed = board(page).record.actions[board(page).cursor - 1];
    press(page, "table.menu");
    press(page, "table.menu.share");
    press(page, "share.options");
    press(page, "share.as.1");
    press(page, "share.link");
    link = page.app->screens.link;
  }
  AtPage friends("start/fresh");
  offer_link(*friends.app, parse_address(link));
  settle(friends);
  ASSERT_TRUE(friends.app->lesson.lesson && friends.app->lesson.lesson->puzzle);
  EXPECT_EQ(board(friends).record.actions.back(), placed) << "the tile that was drawn there";
}

TEST(AnalysisBoard, GivesNoHelpWhereNoneIsWanted) {
  AtPage page("table/middle");
  page.app->settings.no_hints = true;
  press_key(page, ImGuiKey_O);
  ASSERT_TRUE(board(page).board);
  EXPECT_TRUE(items(page, "board.turn.").empty());
  press(page, "board.chances");
  EXPECT_FALSE(items(page, "board.chance.").empty()) << "tiles can be chosen all the same";
  for (const AnalysisRow& row : page.app->table.analysis.rows) EXPECT_TRUE(row.worth.empty());
}

// With the panel open or closed one sees where one is; there is one way out.
TEST(AnalysisBoard, SaysThatItIsOneAndHasOneWayOut) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    Board page(window);
    const std::string title(tr(page.app->texts, "board.title"));
    EXPECT_EQ(fact(page, "table.banner").empty(), std::string(window) != "desktop");
    press_key(page, ImGuiKey_Escape);
    EXPECT_EQ(page.app->table.side, SidePanel::none);
    EXPECT_EQ(fact(page, "table.banner"), title) << window;
    ASSERT_TRUE(item(page, "board.leave")) << window;
    press(page, "table.menu");
    EXPECT_FALSE(item(page, "table.menu.back"));
    press(page, "table.menu.continue");
    press(page, "board.leave");
    EXPECT_FALSE(board(page).board);
    EXPECT_EQ(fact(page, "table.banner"), "");
  }
}

// A board that nothing was played on is opened again with its game.
TEST(AnalysisBoard, LeadsToItsGameAfterAReloadWhileNothingWasPlayed) {
  Board page;
  wait(page, 1);
  const PageLocation location = read_location(platform::tab_note());
  EXPECT_EQ(location.game, page.game.saved.slot);
}

TEST(AnalysisBoard, LeavesTheAnalysisOfItsGameAlone) {
  AtPage page("sheet/examined");
  const auto examined = [&] { return count_examined(page.app->review.analysis); };
  const long before = examined();
  ASSERT_GT(before, 2);
  press(page, "sheet.analyse");
  ASSERT_TRUE(board(page).board);
  press(page, "board.leave");
  ASSERT_EQ(fact(page, "end"), "shown");
  press(page, "end.review");
  EXPECT_GE(examined(), before);
  EXPECT_TRUE(is_about(page.app->review, board(page)));
}

// Turns that read alike differ by their pictures, and by their numbers on the board.
TEST(AnalysisBoard, ItsTurnsAreToldApart) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    Board page(window);
    const std::vector<AnalysisRow>& rows = page.app->table.analysis.rows;
    ASSERT_GT(rows.size(), 2u) << window;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      ASSERT_TRUE(rows[i].laid);
      const auto& actions = page.app->table.analysis.best.turns[i].actions;
      EXPECT_EQ(rows[i].laid->at, actions[0].at);
      EXPECT_EQ(rows[i].laid->look.rotation, actions[0].value);
      EXPECT_EQ(rows[i].laid->figure.has_value(), actions.back().kind == ActionKind::deploy);
      const std::string at =
          std::to_string(actions[0].at.x) + ", " + std::to_string(actions[0].at.y);
      EXPECT_EQ(rows[i].name.find(at), std::string::npos) << "the board shows no coordinates";
      const std::string numbers = fact(page, "board.number." + std::to_string(actions[0].at.x) +
                                                 ',' + std::to_string(actions[0].at.y));
      EXPECT_NE(numbers, "") << window;
    }
    page.app->settings.show_coordinates = true;
    settle(page);
    const Position at = rows[0].laid->at;
    EXPECT_EQ(rows[0].name.rfind(std::to_string(at.x) + ", " + std::to_string(at.y), 0), 0u)
        << rows[0].name;
  }
}

TEST(AnalysisBoard, BackClosesThePanelAndLeadsToTheGame) {
  Board page("upright");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(page.app->table.side, SidePanel::none);
  press(page, "table.analysis");
  EXPECT_EQ(page.app->table.side, SidePanel::analysis);
  for (int i = 0; i < 2; ++i) {
    ++place().backs;
    settle(page);
    wait(page, 0.5);
  }
  ASSERT_TRUE(page.app->session);
  EXPECT_FALSE(board(page).board);
  EXPECT_EQ(fact(page, "screen"), "table");
}

}  // namespace
}  // namespace gallery::analysis_board_test
