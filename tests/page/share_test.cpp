// Sharing: one dialog with a picture of what is shared, reached from everywhere; the card; and what
// an invitation says.
#include <cmath>

#include "engine/record/link.hpp"
#include "tests/page/two_persons.hpp"
#include "web/app/share.hpp"
#include "web/board/display_state.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/share_words.hpp"
#include "web/store/store.hpp"

namespace gallery::share_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::string said(const Stage& page, const char* key) {
  return std::string(tr(page.app->texts, key));
}

TEST(Share, IsOneDialogThatSaysWhatIsShared) {
  const struct {
    const char* scene;
    std::vector<const char*> presses;
    const char* thing;
  } doors[] = {{"end/won", {"end.share"}, "share.game"},
               {"sheet/two-0", {"sheet.share"}, "share.game"},
               {"sheet/two-0", {"sheet.same-link"}, "share.tiles"},
               {"puzzle/task", {"lesson.share"}, "share.this-puzzle"},
               {"puzzle/task", {"table.menu", "table.menu.share"}, "share.this-puzzle"},
               {"by-link/invite", {"table.menu", "table.menu.share"}, "share.invitation"}};
  for (const auto& door : doors) {
    AtPage page(door.scene);
    for (const char* id : door.presses) press(page, id);
    EXPECT_EQ(fact(page, "dialog"), "share") << door.scene;
    EXPECT_EQ(fact(page, "share.thing"), said(page, door.thing)) << door.scene;
    const ProbeItem* preview = item(page, "share.preview");
    ASSERT_TRUE(preview) << door.scene;
    EXPECT_GT(std::min(preview->width, preview->height), 80) << door.scene;
  }
}

TEST(Share, APositionAndALineAreCalledSo) {
  AtPage page("table/middle");
  press(page, "table.menu");
  press(page, "table.menu.share");
  EXPECT_EQ(fact(page, "share.thing").find("The game up to turn "), 0u);
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "dialog"), "");
  press_key(page, ImGuiKey_O);
  ASSERT_TRUE(page.app->session->board);
  press(page, "table.menu");
  press(page, "table.menu.share");
  EXPECT_EQ(fact(page, "share.thing"), said(page, "share.line"));
}

TEST(Share, EveryWayDoesWhatItSays) {
  const struct {
    const char* id;
    const char* dialog;  // afterwards
    const char* file;    // that has been saved
  } all[] = {{"share.link", "", ""},
             {"share.code", "show-link", ""},
             {"share.picture", "", "bastide.png"},
             {"share.film", "", "bastide-game.png"},
             {"share.page", "embed", ""},
             {"share.file", "", "game.bastide.txt"}};
  for (const auto& way : all) {
    AtPage page("sheet/two-0");
    press(page, "sheet.share");
    press(page, way.id);
    EXPECT_EQ(fact(page, "dialog"), way.dialog) << way.id;
    EXPECT_EQ(place().saved, way.file) << way.id;
    EXPECT_EQ(place().copied.empty(), way.file[0] != 0 || way.id == std::string("share.code"))
        << way.id << ' ' << place().copied;
  }
}

TEST(Share, AGameOfTheListIsOpenedAndShared) {
  AtPage page("start/saves");
  const std::string slot = page.app->screens.saves.front().slot;
  page.app->screens.dialog = dialog::GameMenu{slot};
  settle(page);
  EXPECT_FALSE(item(page, "save.export")) << "the dialog that shares has it";
  press(page, "save.share");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(page.app->session->saved.slot, slot);
  EXPECT_EQ(fact(page, "dialog"), "share");
  press(page, "share.file");
  EXPECT_TRUE(read_game_file(page.app->catalogue, place().bytes));
}

// The ways are in sight at once, the rest is folded.
TEST(Share, OffersSixWaysAndFoldsTheRest) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("end/won", window);
    press(page, "end.share");
    for (const char* id : {"share.link", "share.code", "share.picture", "share.film", "share.page",
                           "share.file", "share.options", "dialog.cancel"})
      EXPECT_TRUE(item(page, id)) << id << ' ' << window;
    EXPECT_FALSE(item(page, "share.look.0")) << window;
    press(page, "share.options");
    EXPECT_TRUE(item(page, "share.look.0")) << window;
    press(page, "share.options");
    EXPECT_FALSE(item(page, "share.look.0")) << window;
  }
}

TEST(Share, TheTurnIsChosenInTheOptions) {
  AtPage page("sheet/two-0");
  const std::size_t end = page.app->session->record.actions.size();
  press(page, "sheet.share");
  press(page, "share.options");
  ASSERT_TRUE(item(page, "share.turn-forward"));
  EXPECT_FALSE(item(page, "share.turn-forward")->enabled);
  EXPECT_EQ(fact(page, "share.cursor"), std::to_string(end));
  for (int i = 0; i < 3; ++i) press(page, "share.turn-back");
  const std::string there = fact(page, "share.cursor");
  EXPECT_LT(std::stoul(there), end);
  EXPECT_EQ(fact(page, "share.thing").find("The whole game, open at turn "), 0u);
  EXPECT_EQ(page.app->session->cursor, end) << "the table stays where it is";
  press(page, "share.link");
  EXPECT_NE(place().copied.find("&t=" + there), std::string::npos) << place().copied;
}

TEST(Share, ThePositionOfARunningGameIsChosenToo) {
  AtPage page("table/middle");
  press(page, "table.menu");
  press(page, "table.menu.share");
  press(page, "share.options");
  press(page, "share.turn-back");
  press(page, "share.turn-back");
  const std::size_t there = std::stoul(fact(page, "share.cursor"));
  press(page, "share.link");
  const auto link = decode_link(page.app->catalogue, page.app->screens.link);
  ASSERT_TRUE(link);
  EXPECT_EQ(link->record.actions.size(), there);
}

TEST(Share, WhereThereIsAShareSheetTheLinkGoesThere) {
  AtPage page("end/won");
  place().device.shares = place().device.shares_pictures = true;
  place().copy_answer = platform::Answer::shared;
  press(page, "end.share");
  press(page, "share.link");
  EXPECT_NE(place().copied.find("|https://"), std::string::npos) << place().copied;
  EXPECT_GT(place().shared_width, 500);
  EXPECT_LE(place().shared_width, 1000);
}

// ---- The card -----------------------------------------------------------------------------------

struct Printed {
  BoardCard card;
  art::Image image;
};
Printed print(AtPage& page, std::size_t cursor, float longest = 400) {
  const Session& session = *page.app->session;
  const DisplayState display = display_at(session, cursor);
  Printed printed;
  printed.card = card_of(page.app->texts, session, cursor, page.app->screens.saves);
  printed.image = card_picture(page.app->ui, session, display, printed.card,
                               card_size(session, display, printed.card, longest));
  return printed;
}

TEST(Card, NamesTheGameWhoPlayedAndWhen) {
  AtPage page("end/won");
  const Session& session = *page.app->session;
  const Printed whole = print(page, session.record.actions.size());
  EXPECT_EQ(whole.card.maker, "Bastide");
  EXPECT_FALSE(whole.card.title.empty());
  EXPECT_NE(whole.card.foot.find("20"), std::string::npos) << "a year: " << whole.card.foot;
  ASSERT_EQ(whole.card.seats.size(), static_cast<std::size_t>(session.game.sides));
  EXPECT_TRUE(whole.card.seats.front().wins) << "the winner comes first";
  EXPECT_FALSE(whole.card.seats.back().wins);
  EXPECT_GE(std::stoi(whole.card.seats.front().points), std::stoi(whole.card.seats.back().points));
  EXPECT_EQ(std::count_if(whole.card.seats.begin(), whole.card.seats.end(),
                          [](const CardSeat& seat) { return seat.face >= 0; }),
            1)
      << "the computer player has a face";
  const Printed before = print(page, 20);
  EXPECT_NE(before.card.foot.find("Turn "), std::string::npos) << before.card.foot;
}

TEST(Card, OfTheGameOfTheDaySaysSoAndWhich) {
  AtPage page("end/won");
  page.app->session->challenge.day = "2026-11-22";
  const Printed printed = print(page, page.app->session->record.actions.size());
  EXPECT_EQ(printed.card.title, said(page, "day.title"));
  EXPECT_EQ(printed.card.foot, date_words(page.app->texts, "2026-11-22"));
}

TEST(Card, IsTheSamePaperByNight) {
  AtPage page("end/won");
  const std::size_t end = page.app->session->record.actions.size();
  const Printed day = print(page, end);
  page.app->settings.look = 2;
  settle(page);
  const ImU32 night = colour::paper;
  const Printed dark = print(page, end);
  ASSERT_EQ(day.image.rgba.size(), dark.image.rgba.size());
  long far = 0;  // letters may be set a fraction of a pixel apart
  for (std::size_t p = 0; p < day.image.rgba.size(); ++p)
    for (int shift = 0; shift < 24; shift += 8)
      far += std::abs(static_cast<int>(day.image.rgba[p] >> shift & 255) -
                      static_cast<int>(dark.image.rgba[p] >> shift & 255)) > 64;
  EXPECT_LT(far, static_cast<long>(day.image.rgba.size() / 100));
  EXPECT_EQ(night, static_cast<ImU32>(colour::paper)) << "the page stays dark";
}

// Whatever is on it, it is opaque, has no more than so many pixels, and is mostly board.
TEST(Card, SuitsEveryGame) {
  for (const char* scene :
       {"end/won", "end/eight", "end/many", "mists/won", "table/middle", "sheet/many-0"}) {
    AtPage page(scene);
    const std::size_t end = page.app->session->record.actions.size();
    for (const std::size_t cursor : {std::size_t{0}, end / 8, end}) {
      const Printed printed = print(page, cursor, 300);
      EXPECT_EQ(std::max(printed.image.width, printed.image.height), 300) << scene;
      EXPECT_GT(std::min(printed.image.width, printed.image.height), 130) << scene << cursor;
      for (const std::uint32_t pixel : printed.image.rgba) ASSERT_EQ(pixel >> 24, 255u) << scene;
    }
  }
}

// ---- Invitations --------------------------------------------------------------------------------

TEST(Invitation, SaysWhoInvitesToWhatHowLongItTakesAndWhatToDo) {
  AtPage page("new/default");
  Person anna;
  invite(page);
  const Record& record = page.app->session->record;
  const std::string to = invited_to(page.app->texts, page.app->catalogue, record);
  EXPECT_NE(to.find(tr_count(page.app->texts, "players", 2)), std::string::npos) << to;
  EXPECT_NE(to.find("minutes"), std::string::npos) << to;
  const std::string link = send(page);
  const std::string copied = place().copied;
  EXPECT_EQ(copied.find(inviter(page.app->texts, record) + " invites you"), 0u) << copied;
  EXPECT_NE(copied.find(to), std::string::npos) << copied;
  EXPECT_EQ(copied.substr(copied.rfind(' ') + 1), link) << "the link comes last";
  leave(page, anna);

  // All of what was copied can be pasted, and the invited one reads the same.
  Person bo;
  sit_down(page, bo, 22);
  open_link(page, copied);
  ASSERT_EQ(fact(page, "dialog"), "link");
  ASSERT_TRUE(item(page, "link.name"));
  EXPECT_NE(place().told.find(to), std::string::npos) << place().told;
  EXPECT_NE(place().told.find("send the link"), std::string::npos) << place().told;
  press(page, "link.open");
  const std::string joined = send(page);
  EXPECT_EQ(place().copied, joined) << "nobody is invited any more";
}

// ---- What few need ------------------------------------------------------------------------------

TEST(Advanced, IsFoldedAndHasWhatFewNeed) {
  AtPage page("settings/0");
  place().device.channels = true;
  settle(page);
  const std::vector<const char*> few = {"settings.coordinates", "settings.letter-keys",
                                        "settings.long-press.0", "settings.stun",
                                        "settings.diagnostics"};
  const auto has = [&](const char* id) {
    return std::any_of(page.app->ui.probe.items.begin(), page.app->ui.probe.items.end(),
                       [&](const ProbeItem& i) { return i.id == id; });
  };
  for (const char* id : few) EXPECT_FALSE(has(id)) << id;
  press(page, "settings.advanced");
  for (const char* id : few) EXPECT_TRUE(has(id)) << id;
  press(page, "settings.coordinates");
  EXPECT_TRUE(page.app->settings.show_coordinates);
  press(page, "settings.advanced");
  for (const char* id : few) EXPECT_FALSE(has(id)) << id;
}

}  // namespace
}  // namespace gallery::share_test
