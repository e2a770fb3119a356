// What a screen reader is told of a game: every move once, and one that replaces another, too.
#include <sstream>

#include "tests/page/two_persons.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::announce_test {
namespace {

std::string act(Stage& page, const Action& action) {
  place().said.clear();
  EXPECT_TRUE(play(*page.app->session, action));
  settle(page);
  return place().said;
}

TEST(Announce, AMoveThatReplacesAnotherIsTold) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  ActionList actions;
  // Two places for a meeple on the tile.
  std::vector<Action> figures;
  ActionList tiles;
  legal_actions(session.game, shown(session), tiles);
  for (const Action& tile : tiles) {
    figures.clear();
    const auto after = std::make_unique<State>(shown(session));
    apply(session.game, *after, tile);
    if (decision(session.game, *after).phase != Phase::figure) continue;
    actions.clear();
    legal_actions(session.game, *after, actions);
    for (const Action& action : actions)
      if (action.kind != ActionKind::pass) figures.push_back(action);
    if (figures.size() < 2) continue;
    act(page, tile);
    break;
  }
  ASSERT_GE(figures.size(), 2u);
  const std::string first = act(page, figures[0]);
  EXPECT_NE(first.find(" places "), std::string::npos) << first;
  ASSERT_TRUE(undo(session));
  settle(page);
  const std::string second = act(page, figures[1]);
  EXPECT_NE(second.find(" places "), std::string::npos) << second;
}

TEST(Announce, MovesThatComeWithALinkAreTold) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  change(page, anna, bo, send(page));
  play_turn(page, 2);
  const std::string to_anna = send(page);
  leave(page, bo);
  sit_down(page, anna, 0);
  place().said.clear();
  open_link(page, to_anna);
  EXPECT_NE(place().said.find(" places "), std::string::npos) << place().said;
}

// A screen reader pauses at the end of a sentence only.
TEST(Announce, EverythingEndsAsASentence) {
  AtPage page("table/four");
  const std::string asked = place().said;
  EXPECT_NE(asked.find(": place the tile. "), std::string::npos) << asked;
  EXPECT_NE(asked.find("It fits "), std::string::npos) << asked;
  notify(page.app->ui, "Saved");
  press(page, "table.timeline");
  press_key(page, ImGuiKey_Home);
  std::istringstream said(place().said);
  int lines = 0;
  for (std::string line; std::getline(said, line); ++lines)
    EXPECT_TRUE(!line.empty() && std::string(".!?:").find(line.back()) != std::string::npos)
        << line;
  EXPECT_GT(lines, 1);
}

}  // namespace
}  // namespace gallery::announce_test
