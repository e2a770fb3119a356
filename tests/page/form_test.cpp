// The form for a new game: all of it in one look, and everything else one level down.
#include <set>

#include "tests/page/at_page.hpp"
#include "web/screens/going_on.hpp"
#include "web/setup/boxes.hpp"
#include "web/setup/new_game.hpp"

namespace gallery::form_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// What can be pressed or written in, in sight.
std::vector<ProbeItem> controls(const Stage& page) { return items(page, ""); }

const std::vector<PlayerEntry>& players(const Stage& page) {
  return page.app->screens.form.players;
}

std::vector<std::string> kinds(const Stage& page) {
  std::vector<std::string> all;
  for (const PlayerEntry& player : players(page)) all.push_back(player.computer);
  return all;
}

TEST(Form, IsInOneLookWithFewControls) {
  for (const auto& [in, width, height] : {std::tuple{"desktop", 1280.0f, 720.0f},
                                          {"desktop", 1280.0f, 800.0f},
                                          {"upright", 390.0f, 844.0f}})
    for (const char* language : {"en", "cs", "de", "uk"}) {
      AtPage page("start/fresh", in, language);
      page.window.width = width;
      page.window.height = height;
      press(page, "start.new-game");
      settle(page);
      const std::string where = std::string(language) + ' ' + std::to_string(height);
      const ProbeItem* const start = item(page, "new.start");
      ASSERT_TRUE(start) << where;
      EXPECT_LE(controls(page).size(), 16u) << where;
      for (const ProbeItem& one : page.app->ui.probe.items) {
        EXPECT_TRUE(one.seen) << where << ' ' << one.id;
        EXPECT_GE(one.y, 0) << where << ' ' << one.id;
        EXPECT_LE(one.y + one.height, height) << where << ' ' << one.id;
        if (one.y > start->y + start->height || one.id == "new.start" ||
            one.id == "new.rules-and-seats")
          continue;
        EXPECT_LE(one.y + one.height, start->y) << where << ": under the bar: " << one.id;
      }
    }
}

// Whatever the form had before it was one look.
TEST(Form, LeadsToAllRulesAndSeats) {
  AtPage page("new/default");
  open_rules(page);
  EXPECT_EQ(fact(page, "screen"), "rules");
  std::set<std::string> there;
  for (const ProbeItem& one : page.app->ui.probe.items) there.insert(one.id);
  for (const char* id : {"new.together.0",
                         "new.together.1",
                         "new.player.0.colour",
                         "new.player.0.name",
                         "new.player.0.kind",
                         "new.player.1.up",
                         "new.player.1.remove",
                         "new.add",
                         "new.add.by-link",
                         "new.order.0",
                         "new.order.1",
                         "new.preset.0",
                         "new.preset.7",
                         "new.option.farmers",
                         "new.more",
                         "new.position",
                         "new.clock.0",
                         "new.clock.4",
                         "new.no-take-back",
                         "new.expansion.river",
                         "new.expansion.river.help",
                         "new.expansion.hills-sheep",
                         "new.start"})
    EXPECT_TRUE(there.count(id)) << id;
  press(page, "new.more");
  for (const char* id : {"new.seed", "new.purist", "new.print.0", "new.option.short-game"})
    press(page, id);
  EXPECT_FALSE(page.missed);
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "screen"), "new-game");
  press(page, "new.rules-and-seats");
  place().backs = 1;
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "new-game");
}

// VAR-3, VAR-4, OPT-PRINT: one of them is chosen, and the other is off.
TEST(Form, AnOptionSwitchesOffWhatItExcludes) {
  AtPage page("new/default");
  open_rules(page);
  const Options& options = page.app->screens.form.options;
  press(page, "new.more");
  press(page, "new.option.draw-early");
  press(page, "new.option.hand-of-three");
  EXPECT_TRUE(options.hand_of_three && !options.draw_early);
  press(page, "new.print.1");
  press(page, "new.print.2");
  EXPECT_TRUE(options.first_edition && !options.second_edition);
  EXPECT_FALSE(page.missed);
}

TEST(Form, AFaceIsChosenInOnePressAndSaysHowStrongItIs) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("new/default", window);
    EXPECT_EQ(fact(page, "new.strength"), "Medium, Elo 1090") << window;
    press(page, "new.who.castellan");
    EXPECT_EQ(kinds(page), (std::vector<std::string>{"", "castellan"})) << window;
    EXPECT_EQ(fact(page, "new.strength"), "Very strong, Elo 1310") << window;
    press(page, "new.who.others");
    EXPECT_EQ(fact(page, "dialog"), "kind");
    press(page, "kind.architect");
    EXPECT_EQ(kinds(page).back(), "architect") << window;
    EXPECT_EQ(fact(page, "new.strength"), "Medium, Elo about 1090") << window;
    press(page, "new.who.person");
    EXPECT_EQ(kinds(page).back(), "") << window;
    EXPECT_EQ(fact(page, "new.strength"), "") << window;
    press(page, "new.start");
    ASSERT_TRUE(page.app->session) << window;
  }
}

TEST(Form, OthersJoinAndLeaveAndEachIsChosen) {
  AtPage page("new/default");
  press(page, "new.seat.add");
  press(page, "new.seat.add");
  ASSERT_EQ(players(page).size(), 4u);
  press(page, "new.seat.2");
  press(page, "new.who.piper");
  EXPECT_EQ(kinds(page)[2], "piper");
  EXPECT_EQ(kinds(page)[1], "mason") << "only whose seat was pressed";
  press(page, "new.seat.remove");
  EXPECT_EQ(players(page).size(), 3u);
  press(page, "new.seat.remove");
  EXPECT_FALSE(item(page, "new.seat.remove")) << "at least two play";
  // Around the device, one more is a person, too.
  press(page, "new.who.person");
  press(page, "new.seat.add");
  EXPECT_EQ(kinds(page), (std::vector<std::string>{"", "", ""}));
  while (item(page, "new.seat.add")) press(page, "new.seat.add");
  EXPECT_EQ(players(page).size(), most_players(page.app->screens.form));
}

TEST(Form, ABoxIsChosenByItsCard) {
  AtPage page("new/default");
  for (const Box& box : boxes()) {
    if (!is_in_sight(box)) continue;
    press(page, "new.box." + std::string(box.id()));
    EXPECT_EQ(box_of(page.app->screens.form), &box) << box.id();
  }
  for (const Box& box : boxes()) {
    if (is_in_sight(box)) continue;
    press(page, "new.box.more");
    press(page, "new.box." + std::string(box.id()));
    EXPECT_EQ(fact(page, "dialog"), "") << box.id();
    EXPECT_EQ(box_of(page.app->screens.form), &box) << box.id();
  }
  press(page, "new.box.more");
  press(page, "new.box.own");
  EXPECT_EQ(fact(page, "screen"), "rules");
  press(page, "new.expansion.river");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(box_of(page.app->screens.form), nullptr);
}

TEST(Form, ABoxForFewerPlayersSaysSo) {
  AtPage page("new/default");
  while (players(page).size() < 6) press(page, "new.seat.add");
  press(page, "new.box.c3-base");
  EXPECT_EQ(box_of(page.app->screens.form)->id(), "base") << "nothing changes";
}

TEST(Form, TheTeamGameAndItsLevelsAreReached) {
  AtPage page("new/default");
  press(page, "new.box.mists");
  EXPECT_TRUE(page.app->screens.form.together);
  press(page, "new.seat.remove");
  EXPECT_EQ(players(page).size(), 1u) << "alone";
  press(page, "new.who.miller");
  EXPECT_EQ(kinds(page), (std::vector<std::string>{"", "miller"}));
  open_rules(page);
  press(page, "new.level.3");
  press(page, "new.start");
  ASSERT_TRUE(page.app->session);
  EXPECT_EQ(page.app->session->record.setup.options.level, 3);
}

TEST(Form, BoxesSayHowLongTheyTake) {
  AtPage page("new/default");
  const NewGameForm& form = page.app->screens.form;
  int before = 0;
  for (const char* id : {"base", "big-box-7"})
    for (const Box& box : boxes())
      if (box.id() == id) {
        const int minutes = minutes_with(page.app->catalogue, form, box);
        EXPECT_GT(minutes, before) << id;
        before = minutes;
      }
}

TEST(Form, EveryBoxHasAPictureOfItsOwn) {
  const Catalogue catalogue = builtin_catalogue();
  std::set<std::vector<std::string_view>> pictures;
  for (const Box& box : boxes()) {
    const auto tiles = tiles_of_box(box);
    EXPECT_EQ(tiles.size(), tiles_on_box) << box.id();
    for (const std::string_view tile : tiles) EXPECT_GE(find_tile(catalogue, tile), 0) << tile;
    pictures.insert(tiles);
  }
  EXPECT_GE(pictures.size(), boxes().size() - 3) << "those of one edition may look alike";
}

// ---- Set-ups played last ------------------------------------------------------------------------

void go_back_home(Stage& page) {
  request(page.app->requests, ask_for::Home{});
  settle(page);
}

TEST(Setups, ArePlayedAgainInOnePressNamedAndDeleted) {
  AtPage page("new/default");
  press(page, "new.who.piper");
  press(page, "new.start");
  go_back_home(page);
  press(page, "start.new-game");
  press(page, "new.box.big-box-7");
  press(page, "new.start");
  go_back_home(page);
  press(page, "start.play");  // the same once more
  go_back_home(page);
  ASSERT_EQ(page.app->screens.setups.all.size(), 2u) << "none is kept twice";
  press(page, "start.new-game");
  press(page, "new.box.more");
  press(page, "setup.1");
  ASSERT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(page.app->session->record.setup.expansions, 0u);
  EXPECT_EQ(page.app->session->record.players[1].computer, "piper");

  go_back_home(page);
  press(page, "start.new-game");
  press(page, "new.box.more");
  press(page, "setup.0.more");
  press(page, "setup.name");
  for (const char c : std::string("Ida"))
    ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
  draw_frames(page, 3);
  press(page, "setup.save");
  EXPECT_EQ(page.app->screens.setups.all[0].name, "Ida");
  EXPECT_EQ(read_setups(place().kept["setups"]), page.app->screens.setups) << "and it is kept";
  press(page, "setup.1.more");
  press(page, "setup.delete");
  EXPECT_EQ(page.app->screens.setups.all.size(), 1u);
}

TEST(Setups, ThatCannotBeReadAreToldAndNotLost) {
  AtPage page("start/fresh");
  place().kept["setups"] = "something else\n";
  place().changed = {"setups"};
  settle(page);
  press(page, "start.new-game");
  press(page, "new.box.more");
  EXPECT_TRUE(page.app->screens.setups.damaged);
  press_key(page, ImGuiKey_Escape);
  place().storage_full = true;
  press(page, "new.start");
  EXPECT_EQ(place().kept["setups"], "something else\n") << "there is no room to set it aside";
  place().storage_full = false;
  wait(page, 6);
  EXPECT_EQ(place().kept["setups.damaged"], "something else\n");
  EXPECT_EQ(read_setups(place().kept["setups"]).all.size(), 1u);
}

// ---- Games that go on ---------------------------------------------------------------------------

TEST(GoingOn, ShowsTheBoardsOfTheNewestGames) {
  AtPage page("start/going-on");
  const std::vector<const SavedGame*> games = games_going_on(page.app->screens);
  ASSERT_GE(games.size(), 3u);
  EXPECT_TRUE(item(page, "start.continue"));
  EXPECT_EQ(items(page, "going.").size(), games.size() - 1);
  EXPECT_EQ(page.app->screens.boards.size(), games.size());
  for (const SavedBoard& board : page.app->screens.boards) EXPECT_GT(board.tiles.size(), 0u);
  // They are read once.
  const SavedBoard::Tile* const before = page.app->screens.boards.front().tiles.data();
  draw_frames(page, 3);
  EXPECT_EQ(page.app->screens.boards.front().tiles.data(), before);
  const std::string slot = games[1]->slot;
  press(page, "going." + slot);
  EXPECT_EQ(fact(page, "slot"), slot);
}

}  // namespace
}  // namespace gallery::form_test
