// Games of other programs: opened as links and files are, and written for them.
#include <imgui.h>

#include "engine/formats/formats.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/session/fair_play.hpp"
#include "web/store/store.hpp"
#include "web/text/refusals.hpp"

namespace gallery::foreign_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// A finished base game of two, with names.
Record finished(const Catalogue& catalogue) {
  Record record;
  record.setup.first_player = 0;
  record.players = {{"Anna", 1, ""}, {"Jiří", 3, ""}};
  auto session = open_session(catalogue, record);
  Random random{11};
  while (!is_over(*session)) play(*session, random_action(session->game, shown(*session), random));
  return session->record;
}

std::string refused_at_first(std::string link) {
  const std::size_t moves = link.find('/', 6) + 1;
  return link.replace(moves, 4, "1110");
}

TEST(Foreign, LinksOpenFromEverywhereWithTheirNames) {
  AtPage page("start/fresh");
  const Record record = finished(page.app->catalogue);
  const std::string link = *write_lab_link(page.app->catalogue, record);
  const auto opened = [&](const char* how) {
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "link") << how << ' ' << fact(page, "fault");
    EXPECT_EQ(fact(page, "fault"), "") << how;
    press(page, "link.open");
    ASSERT_TRUE(page.app->session) << how;
    EXPECT_EQ(page.app->session->record.players[1].name, "Jiří") << how;
    EXPECT_TRUE(is_over(*page.app->session)) << how;
    EXPECT_EQ(last_state(*page.app->session).score[0],
              last_state(*open_session(page.app->catalogue, record)).score[0]);
    EXPECT_FALSE(counts(*page.app->session)) << "it was not played here";
  };
  place().fragment = "lab=" + link;
  place().fragment_changed = true;
  opened("address");
  EXPECT_EQ(place().fragment, "");
  EXPECT_EQ(list_games(platform_storage()).size(), 1u);
  // The same game again is not saved twice.
  offer_link(*page.app, parse_address("https://carcassonnelab.com/" + link));
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(list_games(platform_storage()).size(), 1u);
}

TEST(Foreign, LinksArePastedAndFilesDropped) {
  AtPage page("start/fresh");
  const Record record = finished(page.app->catalogue);
  const std::string link = *write_lab_link(page.app->catalogue, record);
  press(page, "start.more");
  press(page, "start.open");
  press(page, "open.link");
  ImGui::GetIO().AddInputCharactersUTF8(("https://carcassonnelab.com/" + link).c_str());
  settle(page);
  press(page, "open.go");
  EXPECT_EQ(fact(page, "dialog"), "link") << fact(page, "fault");
  press(page, "dialog.cancel");
  for (const platform::OpenedFile& file :
       {platform::OpenedFile{"", link, false, true}, platform::OpenedFile{"a.txt", link},
        platform::OpenedFile{"Sunday.jcz", *write_jcz(page.app->catalogue, record)}}) {
    place().opened = file;
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "link") << file.name << ' ' << fact(page, "fault");
    EXPECT_EQ(fact(page, "fault"), "") << file.name;
    press(page, "dialog.cancel");
  }
}

TEST(Foreign, WhatOurRulesForbidIsSaidWithItsNumberAndOpensUpToThere) {
  AtPage page("start/fresh");
  const std::string link = *write_lab_link(page.app->catalogue, finished(page.app->catalogue));
  offer_link(*page.app, parse_address(refused_at_first(link)));
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_EQ(fact(page, "fault"), "import.refused");
  const Error fault{"import.refused", "BASE-PLACE-3", 1};
  const std::string why = explain_error(page.app->texts, fault);
  EXPECT_NE(why.find("BASE-PLACE-3"), std::string::npos) << why;
  EXPECT_NE(why.find("1"), std::string::npos) << why;
  press(page, "link.open");
  EXPECT_EQ(page.app->session->record.actions.size(), 1u) << "the tile is in hand";
}

TEST(Foreign, BadOnesAreNamedAndNothingIsLost) {
  AtPage page("table/middle");
  const std::size_t saved = list_games(platform_storage()).size();
  const std::pair<std::string, const char*> broken[] = {
      {"#lab=#/0/0/", "import.start"},
      {"#/0/0/abc!/1111", "import.malformed"},
      {"#/9/9/abc/1111", "link.foreign"},
      {"#/0/0/" + std::string(20000, 'a'), "import.too-large"},
      {"{\"setup\":{}", "import.json"},
      {"{}", "import.foreign"},
      {'[' + std::string(2 << 20, '['), "link.foreign"},
  };
  for (const auto& [bad, fault] : broken) {
    offer_link(*page.app, parse_address(bad));
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "failed") << bad.substr(0, 40);
    EXPECT_EQ(fact(page, "fault"), fault) << bad.substr(0, 40);
    press(page, "dialog.cancel");
  }
  EXPECT_EQ(list_games(platform_storage()).size(), saved);
  EXPECT_EQ(fact(page, "screen"), "table");
}

TEST(Foreign, AGameIsWrittenForOtherPrograms) {
  AtPage page("start/fresh");
  const Record record = finished(page.app->catalogue);
  offer_link(*page.app, parse_address(*write_lab_link(page.app->catalogue, record)));
  settle(page);
  press(page, "link.open");
  const auto write_as = [&](const char* format) {
    request(page.app->requests, ask_for::Share{});
    settle(page);
    press(page, "share.options");
    press(page, format);
    press(page, "share.file");
    settle(page);
  };
  write_as("share.format.1");
  EXPECT_NE(place().saved.find(".jcz"), std::string::npos) << place().saved;
  EXPECT_TRUE(read_jcz(page.app->catalogue, place().bytes).begun);
  write_as("share.format.2");
  EXPECT_NE(place().copied.find("carcassonnelab.com/#/0/0/"), std::string::npos) << place().copied;
  const Imported again = read_lab_link(page.app->catalogue, place().copied);
  EXPECT_FALSE(again.fault);
  EXPECT_EQ(again.record.actions, page.app->session->record.actions);
}

}  // namespace
}  // namespace gallery::foreign_test
