// Common properties of screens and dialogs.
#include "tests/page/at_page.hpp"
#include "tests/texts.hpp"
#include "web/app/files.hpp"
#include "web/app/open_link.hpp"
#include "web/app/share.hpp"
#include "web/play/moves.hpp"
#include "web/setup/new_game.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::screens_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::vector<std::string> primaries(const Stage& stage) {
  std::vector<std::string> found;
  for (const ProbeItem& i : stage.app->ui.probe.items)
    if (i.primary && !(ui_dialog_open() && stage.covered.count(i.id) != 0)) found.push_back(i.id);
  return found;
}

TEST(Screens, HaveOneMainButton) {
  const std::pair<const char*, const char*> scenes[] = {
      {"start/fresh", "start.learn"},
      {"start/continue", "start.continue"},
      {"start/saves", "start.continue"},
      {"start/link", "link.open"},
      {"start/link-fault", "dialog.cancel"},
      {"start/open", "open.go"},
      {"start/game-menu", "save.open"},
      {"start/rename", "rename.save"},
      {"start/conflict", "conflict.reload"},
      {"start/show-link", "dialog.cancel"},
      {"new/default", "new.start"},
      {"new/rules", "new.start"},
      {"new/boxes", ""},
      {"new/setup", "setup.save"},
      {"new/you", "you.begin"},
      {"settings/0", "settings.done"},
      {"day/played", "day.go"},
      {"help/base-0", "help.done"},
      {"lessons/list-0", "lessons.first-game"},
      {"sheet/two-0", "sheet.rematch"},
      {"table/chosen", "table.confirm"},
      {"table/menu", "table.menu.continue"},
      {"table/keys", "table.keys.close"},
      {"table/hand-over", "hand-over.go"},
      {"table/timeline", "timeline.from-here"},
      {"table/from-here", "from-here.keep"},
      {"table/over", "table.result"},
      {"end/won", "end.again"},
      {"decision/robber", "table.confirm"},
      {"lesson/builder-0", "lesson.next"},
      {"lesson/first-1", "table.confirm"},
  };
  for (const auto& [scene, button] : scenes) {
    AtPage page(scene);
    const std::vector<std::string> one{button};
    EXPECT_EQ(primaries(page), *button ? one : std::vector<std::string>()) << scene;
  }
}

TEST(Screens, StartOffersOneThingFirstToABeginnerWhoseGamesAreOver) {
  AtPage page("start/fresh");
  SavedGame over;
  over.slot = "a";
  over.over = true;
  page.app->screens.saves = {over};
  draw_frames(page, 3);
  EXPECT_EQ(primaries(page), std::vector<std::string>{"start.play"});
}

TEST(Screens, OpenAtTheirTopUnlessLeftForHelpOnly) {
  AtPage page("new/rules");
  const auto top = [&] {
    float y = 0;
    for (const ProbeItem& i : page.app->ui.probe.items)
      if (i.id == "new.player.0.name") y = i.y;
    return y;
  };
  const float before = top();
  scroll_to(page, 1);
  const float scrolled = top();
  ASSERT_LT(scrolled, before);
  request(page.app->requests, Screen::settings);
  settle(page);
  request(page.app->requests, Screen::rules);
  settle(page);
  EXPECT_EQ(top(), scrolled) << "back from settings";
  request(page.app->requests, Screen::start);
  settle(page);
  request(page.app->requests, Screen::rules);
  settle(page);
  EXPECT_EQ(top(), before) << "entered anew";
}

TEST(NewGame, AddedComputersAreOfDifferentKinds) {
  NewGameForm form = default_form();
  while (form.players.size() < most_players(form)) add_player(form);
  std::vector<std::string> kinds;
  for (const PlayerEntry& player : form.players) kinds.push_back(player.computer);
  std::sort(kinds.begin(), kinds.end());
  EXPECT_EQ(std::adjacent_find(kinds.begin(), kinds.end()), kinds.end());
}

TEST(Rules, HaveTwoColumnsAndTheSeatsByLinkInSightWhereThereIsRoom) {
  AtPage page("new/rules");
  const auto seen = [&](const char* id) {
    const ProbeItem* found = item(page, id);
    return found && found->y + found->height < page.window.height ? found : nullptr;
  };
  const ProbeItem* add = seen("new.add.by-link");
  const ProbeItem* river = seen("new.expansion.river");
  ASSERT_TRUE(add && river);
  EXPECT_GT(river->x, add->x + add->width) << "beside, not below";
  press(page, "new.add.by-link");
  EXPECT_EQ(page.app->screens.form.players.back().computer, by_link);
  AtPage phone("new/rules", "upright");
  EXPECT_EQ(item(phone, "new.expansion.river"), nullptr);
}

TEST(Rules, SayWhatPresetsContain) {
  AtPage page("new/rules");
  EXPECT_EQ(fact(page, "new.contents"), "");
  page.app->screens.form.expansions =
      expansion_bit(Expansion::river) | expansion_bit(Expansion::abbot);
  draw_frames(page, 2);
  EXPECT_EQ(fact(page, "new.contents"), "In it: The River and The Abbot.");
}

TEST(Table, APlacementDoesNotMoveABoardThatCanBeSeen) {
  AtPage page("table/fresh", "desktop");
  const auto same = [&](const View& view) {
    const View& now = page.app->table.camera.now;
    return now.centre.x == view.centre.x && now.centre.y == view.centre.y && now.zoom == view.zoom;
  };
  Camera& camera = page.app->table.camera;
  camera.now.zoom = camera.wanted.zoom = 60;  // there is room all around
  const View before = camera.now;
  TableView view = table_of(page);
  lay_tile(view, page.app->table.hand.spots.front().at);
  settle(page);
  EXPECT_TRUE(same(before)) << "laid";
  confirm_move(view);
  settle(page);
  EXPECT_TRUE(same(before)) << "played";
}

TEST(Challenges, TheGameOfTheDayHasAPageBeforeItAndIsOneTryThatCounts) {
  AtPage page("start/fresh");
  auto& app = *page.app;
  press(page, "start.more");
  press(page, "start.day");
  EXPECT_EQ(fact(page, "screen"), "day");
  EXPECT_EQ(fact(page, "day.game"), "new");
  EXPECT_FALSE(app.session) << "nothing begins by looking";
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "screen"), "start");
  press(page, "start.more");
  press(page, "start.day");
  press(page, "day.go");
  ASSERT_TRUE(app.session);
  const std::string day = app.session->challenge.day, slot = app.session->saved.slot;
  EXPECT_EQ(day.size(), 10u);
  EXPECT_TRUE(app.session->table_rules.no_take_back);
  request(app.requests, ask_for::Home{});
  settle(page);
  press(page, "start.day");
  EXPECT_EQ(fact(page, "day.game"), "begun");
  press(page, "day.go");
  EXPECT_EQ(app.session->saved.slot, slot) << "no other one begins";
  EXPECT_EQ(fact(page, "screen"), "table");
}

TEST(Challenges, TheOtherResultIsShownAtTheEnd) {
  AtPage page("sheet/two-0");
  auto& app = *page.app;
  const auto& there = app.ui.probe.items;
  EXPECT_EQ(std::count_if(there.begin(), there.end(),
                          [](const ProbeItem& i) { return i.id == "sheet.same-link"; }),
            1);
  EXPECT_EQ(fact(page, "sheet.theirs"), "");
  share_by(app, ShareWay::link, {.as = ShareAs::tiles, .cursor = app.session->cursor});
  const std::string link = app.screens.link;
  const std::vector<int> points = points_of(*app.session);
  EXPECT_NE(link.find("&r=" + write_points(points)), std::string::npos) << link;
  offer_link(app, parse_address(link));
  ASSERT_TRUE(has_offer(page));
  EXPECT_EQ(offered(page).guest.challenge.theirs, points);
  EXPECT_EQ(offered(page).guest.record.setup, app.session->record.setup);
  // An invalid result is no reason to refuse the game.
  offer_link(app, parse_address(link.substr(0, link.find("&r=")) + "&r=1,x"));
  ASSERT_TRUE(has_offer(page));
  EXPECT_TRUE(offered(page).guest.challenge.theirs.empty());
  app.screens.dialog = {};
  app.session->challenge.theirs = {12, 34};
  draw_frames(page, 2);
  EXPECT_EQ(fact(page, "sheet.theirs"), "12,34");
}

TEST(Challenges, AFriendReadsWhoWonAgainstWhom) {
  AtPage page("sheet/two-0");
  auto& app = *page.app;
  app.session->record.players[0].computer.clear();
  app.session->record.players[1].computer = "mason";
  app.session->record.players[1].name = "Mason";
  const std::vector<int> points = points_of(*app.session);
  settle(page);
  press(page, "sheet.same-link");
  press(page, "share.link");
  const std::string higher = std::to_string(std::max(points[0], points[1])),
                    lower = std::to_string(std::min(points[0], points[1]));
  const std::string line = points[0] > points[1] ? "I beat Mason " + higher + " to " + lower
                                                 : "Mason beat me " + higher + " to " + lower;
  EXPECT_EQ(place().copied.find(line + ". Can you do better? https://"), 0u) << place().copied;
}

TEST(Files, KeepTheNameOfTheirGame) {
  AtPage page("table/middle");
  auto& app = *page.app;
  app.session->saved.name = "Kept";
  const std::string named = game_file(app.catalogue, *app.session, 1);
  app.session->saved.name.clear();
  const std::string nameless = game_file(app.catalogue, *app.session, 1);
  offer_file(app, named, "other.txt");
  ASSERT_TRUE(has_offer(page) && offered(page).from_file);
  EXPECT_EQ(offered(page).guest.saved.name, "Kept");
  offer_file(app, nameless, "Evening at home.bastide.txt");
  ASSERT_TRUE(has_offer(page));
  EXPECT_EQ(offered(page).guest.saved.name, "Evening at home");
  settle(page);
  take_offer(page);
  EXPECT_EQ(app.session->saved.name, "Evening at home");
  for (const char* own : {"game.bastide.txt", "bastide-3f9a2c.txt"}) {
    offer_file(app, nameless, own);
    ASSERT_TRUE(has_offer(page));
    EXPECT_EQ(offered(page).guest.saved.name, "") << own;
  }
}

TEST(Files, AreDistinguishedFromLinks) {
  AtPage page("start/link");
  EXPECT_FALSE(offered(page).from_file);
  for (const char* language : {"en", "cs"}) {
    const Texts texts = texts_in(language);
    EXPECT_NE(tr(texts, "file.title"), tr(texts, "link.title"));
  }
}

// On a slow machine a frame takes a while, and what is shown in it may be pressed in the next.
TEST(Dialogs, AreInTheirFinalPlaceAsSoonAsTheyAreVisible) {
  const std::pair<const char*, Dialog> all[] = {{"start/fresh", dialog::Open{}},
                                                {"new/rules", dialog::Kind{}},
                                                {"new/rules", dialog::Colour{}}};
  for (const auto& [scene, dialog] : all) {
    AtPage page(scene, "upright");
    const std::size_t without = page.app->ui.probe.items.size();
    page.app->screens.dialog = dialog;
    draw_frames(page, 1);
    const std::vector<ProbeItem> first = page.app->ui.probe.items;
    EXPECT_GT(first.size(), without) << scene;
    draw_frames(page, 10);
    const std::vector<ProbeItem>& last = page.app->ui.probe.items;
    ASSERT_EQ(first.size(), last.size()) << scene;
    for (std::size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(first[i].id, last[i].id);
      EXPECT_NEAR(first[i].x, last[i].x, 0.5) << scene << ' ' << first[i].id;
      EXPECT_NEAR(first[i].y, last[i].y, 0.5) << scene << ' ' << first[i].id;
    }
  }
}

// On a slow machine the next key press may arrive in the very next frame.
TEST(Dialogs, TakeNoKeyOnceTheyAreClosed) {
  AtPage page("table/menu");
  ASSERT_EQ(fact(page, "table.dialog"), "menu");
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, true);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false);
  for (int frames = 0; frames < 4 && fact(page, "table.dialog") != "none"; ++frames)
    draw_frames(page, 1);
  ASSERT_EQ(fact(page, "table.dialog"), "none");
  ASSERT_EQ(fact(page, "table.side"), "none");
  press_key(page, ImGuiKey_L);
  EXPECT_EQ(fact(page, "table.side"), "log");
}

TEST(Bag, ListsTilesThatAreGoneOnlyOnRequest) {
  AtPage page("table/large");
  page.app->table.side = SidePanel::bag;
  settle(page);
  const auto gone = [&] {
    int count = 0;
    for (const ProbeItem& i : page.app->ui.probe.items) count += i.id.rfind("table.gone.", 0) == 0;
    return count;
  };
  scroll_to(page, 1);
  EXPECT_EQ(gone(), 0);
  press(page, "table.bag.gone");
  scroll_to(page, 1);
  EXPECT_GT(gone(), 0);
}

}  // namespace
}  // namespace gallery::screens_test
