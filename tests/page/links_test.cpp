// Links: opened, broken, pasted; an offered game never replaces one in progress.
#include <imgui.h>

#include "engine/record/link.hpp"
#include "engine/record/percent.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/app/share.hpp"
#include "web/platform/user_files.hpp"
#include "web/store/store.hpp"

namespace gallery::links_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::size_t saved() { return list_games(platform_storage()).size(); }

// The link to what the table shows.
std::string shared(Stage& page) {
  press(page, "table.menu");
  press(page, "table.menu.share");
  press(page, "share.link");
  return page.app->screens.link;
}

void offer(Stage& page, const std::string& link) {
  offer_link(*page.app, parse_address(link));
  settle(page);
}

TEST(Links, LeadToTheSamePlaceAndOnFromThere) {
  Record given;
  std::string link;
  {
    AtPage page("table/middle");
    given = page.app->session->record;
    link = shared(page);
  }
  EXPECT_LT(link.size(), 200u);
  AtPage friends("start/fresh");
  offer(friends, link);
  EXPECT_EQ(fact(friends, "dialog"), "link");
  EXPECT_EQ(saved(), 0u) << "nothing is kept before one says yes";
  press(friends, "link.open");
  EXPECT_EQ(friends.app->session->record.actions, given.actions);
  EXPECT_TRUE(at_end(*friends.app->session));
  press(friends, items(friends, "table.spot.").front().id);
  press(friends, "table.confirm");
  EXPECT_GT(friends.app->session->record.actions.size(), given.actions.size());
  EXPECT_TRUE(friends.app->session->record.setup == given.setup) << "from the same bag";
}

TEST(Links, AnEarlierPositionOfARunningGameIsShared) {
  std::size_t cursor = 0;
  std::string link;
  {
    AtPage page("table/middle");
    for (int i = 0; i < 2; ++i) press_key(page, ImGuiKey_U);
    cursor = page.app->session->cursor;
    ASSERT_LT(cursor, page.app->session->record.actions.size());
    link = shared(page);
  }
  AtPage friends("start/fresh");
  offer(friends, link);
  press(friends, "link.open");
  EXPECT_EQ(friends.app->session->cursor, cursor);
}

TEST(Links, NeverReplaceAGameInProgress) {
  AtPage page("table/middle");
  ++page.app->session->revision;
  settle(page);
  const std::string slot = page.app->session->saved.slot;
  const Record own = page.app->session->record;
  ASSERT_EQ(saved(), 1u);
  Record shorter = own;
  shorter.actions.resize(40);
  shorter.setup.seed += 1;  // another game
  offer(page, *encode_link(page.app->catalogue, shorter, true));
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_TRUE(page.app->session->record == own);
  press(page, "dialog.cancel");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_TRUE(page.app->session->record == own);
  EXPECT_EQ(saved(), 1u);
  offer(page, *encode_link(page.app->catalogue, shorter, true));
  press(page, "link.open");
  EXPECT_EQ(page.app->session->record.actions.size(), 40u);
  EXPECT_EQ(saved(), 2u);
  EXPECT_TRUE(load_game(platform_storage(), page.app->catalogue, slot)->record == own);
}

TEST(Links, ToAGameThatIsHereOpenItInsteadOfACopy) {
  AtPage page("table/middle");
  page.app->session->saved.name = "Sunday";
  page.app->session->record.players[0].name = "Anna of ours";
  ++page.app->session->revision;
  settle(page);
  const Catalogue& catalogue = page.app->catalogue;
  const std::string slot = page.app->session->saved.slot;
  const Record own = page.app->session->record;
  for (const std::size_t actions : {own.actions.size(), std::size_t{40}}) {
    request(page.app->requests, ask_for::Home{});
    settle(page);
    Record given = own;
    given.actions.resize(actions);
    given.players[0].name = "Anna of theirs";
    offer(page, *encode_link(catalogue, given, true));
    EXPECT_EQ(fact(page, "screen"), "table") << actions;
    EXPECT_EQ(page.app->session->saved.slot, slot);
    EXPECT_TRUE(page.app->session->record == own) << "as it was saved";
  }
  EXPECT_EQ(saved(), 1u);
  // To its start, a link begins another one.
  Record start = own;
  start.actions.clear();
  offer(page, *encode_link(catalogue, start, true));
  EXPECT_EQ(fact(page, "dialog"), "link");
}

TEST(Links, ThatGoOnFromAGameThatIsHereContinueItWhenAsked) {
  AtPage page("table/middle");
  auto& app = *page.app;
  app.session->saved.name = "Sunday";
  ++app.session->revision;
  settle(page);
  const std::string slot = app.session->saved.slot;
  const Record own = app.session->record;
  Session longer = *app.session;
  ActionList actions;
  for (int i = 0; i < 4; ++i) {
    legal_actions(longer.game, shown(longer), actions);
    ASSERT_TRUE(play(longer, actions[0]));
  }
  const std::string link = *encode_link(app.catalogue, longer.record, true);
  offer(page, link);
  EXPECT_EQ(fact(page, "dialog"), "link");
  press(page, "dialog.cancel");
  EXPECT_TRUE(load_game(platform_storage(), app.catalogue, slot)->record == own);
  offer(page, link);
  press(page, "link.open");
  EXPECT_EQ(app.session->record.actions, longer.record.actions);
  EXPECT_EQ(saved(), 1u);
  const auto kept = load_game(platform_storage(), app.catalogue, slot);
  ASSERT_TRUE(kept.has_value());
  EXPECT_EQ(kept->record.actions, longer.record.actions);
  EXPECT_EQ(kept->saved.name, "Sunday");
}

TEST(Links, WaitUntilAQuestionIsAnswered) {
  AtPage page("table/middle");
  Session other = *page.app->session;
  Record another = other.record;
  another.setup.seed += 1;
  const std::string link = *encode_link(page.app->catalogue, another, true);
  ASSERT_TRUE(undo(other));
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, other, 7), SaveResult::saved);
  place().changed = {"game." + other.saved.slot + "." + std::to_string(other.saved.generation)};
  settle(page);
  ASSERT_EQ(fact(page, "dialog"), "conflict");
  place().fragment = link.substr(link.find('#') + 1);
  place().fragment_changed = true;
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "conflict");
  EXPECT_EQ(place().fragment, "") << "no entry of the history keeps it";
  press(page, "conflict.copy");
  EXPECT_EQ(fact(page, "dialog"), "link") << "now it has its turn";
}

TEST(Links, ToAScreenOpenIt) {
  AtPage page("table/middle");
  const std::string slot = page.app->session->saved.slot;
  for (const char* screen : {"new-game", "day", "puzzles"}) {
    place().fragment = std::string("screen=") + screen;
    place().fragment_changed = true;
    settle(page);
    EXPECT_EQ(fact(page, "screen"), screen);
    EXPECT_EQ(place().fragment, "");
    EXPECT_EQ(place().steps_back, 1) << "back leads to the start";
    request(page.app->requests, ask_for::OpenSlot{slot});
    settle(page);
    ASSERT_EQ(fact(page, "screen"), "table") << "nothing is lost";
  }
  for (const char* other :
       {"#screen=table", "#screen=score-sheet", "#screen=", "#screen=nowhere"}) {
    offer(page, other);
    EXPECT_EQ(fact(page, "fault"), "link.foreign") << other;
    EXPECT_EQ(fact(page, "screen"), "table");
    press(page, "dialog.cancel");
  }
  offer(page, "#g=BA&screen=day");
  EXPECT_EQ(fact(page, "screen"), "table") << "a link to a game is that";
}

TEST(Links, ArriveAsTextsOrFilesThatAreShared) {
  AtPage page("start/fresh");
  const auto arrives = [&](const platform::OpenedFile& file) {
    place().opened = file;
    settle(page);
    const std::string said = fact(page, "dialog") + ' ' + fact(page, "fault");
    if (fact(page, "dialog") != "") press(page, "dialog.cancel");
    return said;
  };
  Record record;
  record.players = {{"Anna", 0, ""}, {"Bo", 1, ""}};
  const Catalogue& catalogue = page.app->catalogue;
  const std::string link = *encode_link(catalogue, record, true);
  const std::string file = game_file(catalogue, *open_session(catalogue, record), 1);
  EXPECT_EQ(arrives({"", "https://example.org/" + link + "\nYour turn\n", false, true}), "link ");
  EXPECT_EQ(arrives({"game.txt", file}), "link ");
  EXPECT_EQ(arrives({"", "no game at all", false, true}), "failed link.foreign");
  EXPECT_EQ(arrives({"", "", false, true}), "failed link.foreign");
  EXPECT_EQ(arrives({"large.txt", "", true}), "failed save.too-large");
  EXPECT_EQ(saved(), 0u);
}

// As mail and chat make them of "https://example.org/bastide/#g=CODE&n=A,B%20C".
TEST(Links, OpenAsMailAndChatHaveMangledThem) {
  AtPage page("start/fresh");
  Record record;
  record.players = {{"Anna", 0, ""}, {"Bo Lin", 1, ""}};
  auto session = open_session(page.app->catalogue, record);
  Random random{5};
  for (int i = 0; i < 20; ++i)
    play(*session, random_action(session->game, shown(*session), random));
  const std::string link = *encode_link(page.app->catalogue, session->record, true);
  const std::string code = link.substr(3, link.find('&') - 3), names = link.substr(link.find('&'));
  const std::string head = code.substr(0, code.size() / 2), tail = code.substr(head.size());
  const std::string site = "https://example.org/bastide/";
  const std::string encoded = percent_encoded(site + link);
  const std::pair<std::string, bool> mangled[] = {
      {site + "%23" + link.substr(1), true},
      {encoded, true},
      {percent_encoded(encoded), true},
      {"https://r.example/?a=%20b&to=" + encoded + "&n=no&id=7", true},
      {"#" + percent_encoded(link.substr(1)), true},
      {site + "#g=" + head + "\r\n" + tail + names, true},
      {site + "#g=" + head + " \n " + tail.substr(0, 3) + "\n" + tail.substr(3) + "\nSee you",
       false},
      {site + "#g=" + head + "\u00ad" + tail + "\u200b" + names, true},
      {site + "#g=3D" + head + "=\n" + tail + "&n=3D" + names.substr(3), true},
      {site + "#g\uff1d" + code + "\uff06" + names.substr(1), true},
      {site + "\uff03g=" + code + "&amp;" + names.substr(1), true},
      {code, false},
      {" " + head + "\n" + tail + "\n", false},
      {"Your turn: " + site + link, true},
  };
  for (const auto& [text, named] : mangled) {
    EXPECT_TRUE(text[0] != '#' || parse_address(text).ours) << text;
    offer(page, text);
    ASSERT_EQ(fact(page, "dialog"), "link") << text << ' ' << fact(page, "fault");
    const Record& found = offered(page).guest.record;
    EXPECT_EQ(found.actions, session->record.actions) << text;
    EXPECT_EQ(found.players[1].name, named ? "Bo Lin" : "") << text;
    press(page, "dialog.cancel");
  }
}

// Through every door: the address, pasted, shared with the page, and as a file.
TEST(Links, OpenWithNamesOfAnyCharacters) {
  AtPage page("start/fresh");
  const Catalogue& catalogue = page.app->catalogue;
  Record record;
  record.setup.seed = 5;
  for (const char* name :
       {"Team #1", "%23g=B", "a,b&c=d%", "\"Q\" \\ '", "<b>&amp;", "\uff03\u84dd"}) {
    record.players = {{name, 0, ""}, {"Bo", 1, ""}};
    const std::string link = *encode_link(catalogue, record, true);
    const auto arrives = [&](const char* door) {
      settle(page);
      ASSERT_EQ(fact(page, "dialog"), "link") << door << ' ' << name << ' ' << fact(page, "fault");
      EXPECT_EQ(offered(page).guest.record.players[0].name, name) << door;
      press(page, "dialog.cancel");
    };
    place().fragment = link.substr(1);
    place().fragment_changed = true;
    arrives("address");
    offer(page, "https://example.org/" + link);
    arrives("pasted");
    place().opened = {"", "https://example.org/" + link + "\nYour turn", false, true};
    arrives("shared");
    place().opened = {"game.txt", game_file(catalogue, *open_session(catalogue, record), 1)};
    arrives("file");
  }
}

TEST(Links, SayWhatIsWrongWithThem) {
  AtPage page("start/fresh");
  Record record;
  record.players = {{"", 0, ""}, {"", 1, ""}};
  auto session = open_session(page.app->catalogue, record);
  Random random{5};
  for (int i = 0; i < 20; ++i)
    play(*session, random_action(session->game, shown(*session), random));
  const std::string link = *encode_link(page.app->catalogue, session->record, false);
  const std::string code = link.substr(link.find('=') + 1);
  std::string swapped = code;
  swapped[12] = code[12] == 'A' ? 'B' : 'A';
  const std::pair<std::string, const char*> broken[] = {
      {swapped, "link.corrupt"},
      {code.substr(0, code.size() - 4), "link.corrupt"},
      {"BA", "link.corrupt"},
      {"nonsense", "link.corrupt"},
      {"EAAYBy", "link.newer"},
      {"", "link.empty"},
      {code.substr(0, code.size() - 1) + '!', "link.character"},
      {'B' + std::string(70000, 'A'), "link.too-large"},
  };
  for (const auto& [bad, fault] : broken) {
    offer(page, "https://example.org/#g=" + bad);
    EXPECT_EQ(fact(page, "dialog"), "failed") << bad.substr(0, 60);
    EXPECT_EQ(fact(page, "fault"), fault) << bad.substr(0, 60);
    press(page, "dialog.cancel");
    EXPECT_EQ(fact(page, "dialog"), "");
  }
  EXPECT_EQ(saved(), 0u);
}

TEST(Links, ThatArePastedFitIntoTheFieldWithTheLongestNames) {
  std::string link;
  {
    AtPage page("sheet/two-0");
    link = *encode_link(page.app->catalogue, page.app->session->record, true) + "&n=";
  }
  for (int n = 0; n < 6; ++n) {
    for (int i = 0; i < 23; ++i) link += "%D0%96";  // a letter of two bytes
    link += std::to_string(n) + (n < 5 ? "," : "");
  }
  ASSERT_GT(link.size(), 900u);
  for (const auto& [text, dialog] : {std::pair{std::string("https://example.org/"), "failed"},
                                     {"https://example.org/" + link, "link"}}) {
    AtPage friends("start/fresh");
    press(friends, "start.more");
    press(friends, "start.open");
    press(friends, "open.link");
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    settle(friends);
    press(friends, "open.go");
    EXPECT_EQ(fact(friends, "dialog"), dialog) << fact(friends, "fault");
  }
}

TEST(Links, APictureOfTheBoardGoesAlongWhereTheSystemTakesIt) {
  AtPage page("table/middle");
  place().device.shares = true;
  request(page.app->requests, ask_for::Share{});
  settle(page);
  press(page, "share.link");
  EXPECT_NE(place().copied.find("#g="), std::string::npos);
  EXPECT_EQ(place().shared_width, 0);
  place().device.shares_pictures = true;
  request(page.app->requests, ask_for::Share{});
  settle(page);
  press(page, "share.link");
  EXPECT_GT(place().shared_width, 200);
  EXPECT_LE(place().shared_width, 1000);
}

TEST(Links, CodeForAWebPageIsCopiedAndShown) {
  AtPage page("sheet/two-0");
  page.app->session->comments = "1:Oh";
  press(page, "sheet.share");
  press(page, "share.page");
  EXPECT_EQ(place().copied.find("<iframe src=\"https://bastide.invalid/embed.html#g="), 0u);
  EXPECT_NE(place().copied.find("&amp;c=1:Oh\" "), std::string::npos) << place().copied;
  EXPECT_EQ(fact(page, "dialog"), "embed");
  EXPECT_NE(item(page, "embed.code"), nullptr);
  press(page, "dialog.cancel");
  EXPECT_EQ(fact(page, "dialog"), "");
}

}  // namespace
}  // namespace gallery::links_test
