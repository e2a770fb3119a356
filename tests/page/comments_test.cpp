// Comments on positions: written at the timeline, stored, sent along, shown in a replay.
#include "engine/record/comments.hpp"

#include "engine/record/link.hpp"
#include "tests/page/at_page.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/app/open_link.hpp"
#include "web/app/share.hpp"
#include "web/panels/replay.hpp"
#include "web/session/replay_stops.hpp"
#include "web/store/store.hpp"

namespace gallery::comments_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Writes a comment on the shown position.
void say(Stage& page, const std::string& text) {
  press(page, "timeline.comment");
  ASSERT_EQ(fact(page, "table.dialog"), "comment");
  place().typed = text;
  settle(page);
  press(page, "comment.save");
  place().typed.reset();
  EXPECT_EQ(fact(page, "table.dialog"), "none");
}

std::size_t look_at_turn(Stage& page, std::size_t turn) {
  const std::size_t cursor = turn_stops(*page.app->session)[turn];
  request(page.app->requests, ask_for::LookBack{cursor});
  settle(page);
  return cursor;
}

TEST(Comments, AreKeptWithTheGameAndSharedIfDesired) {
  AtPage page("sheet/two-0");
  const std::size_t early = look_at_turn(page, 5);
  say(page, "Well\tplayed, & so on");
  const std::size_t late = look_at_turn(page, 9);
  EXPECT_EQ(fact(page, "table.advice"), "");
  say(page, "  ");
  EXPECT_EQ(count_comments(page.app->session->comments), 1u) << "nothing has been said";
  say(page, "Oh");
  const std::string first = std::to_string(early) + ":Wellplayed%2C%20%26%20so%20on";
  const std::string said = first + ',' + std::to_string(late) + ":Oh";
  EXPECT_EQ(page.app->session->comments, said);
  const auto kept =
      load_game(platform_storage(), page.app->catalogue, page.app->session->saved.slot);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->comments, said);
  const auto from_file =
      read_game_file(page.app->catalogue, game_file(page.app->catalogue, *page.app->session, 5));
  EXPECT_EQ(from_file->comments, said);
  // Without comments, the link is the same as ever.
  for (const char* how : {"without", "with"}) {
    request(page.app->requests, ask_for::Share{});
    settle(page);
    EXPECT_NE(fact(page, "share.thing").find("with the comments"), std::string::npos);
    if (how == std::string("without")) {
      press(page, "share.options");
      press(page, "share.comments");
      EXPECT_EQ(fact(page, "share.thing").find("with the comments"), std::string::npos);
    }
    press(page, "share.link");
    EXPECT_EQ(fact(page, "dialog"), "");
    const std::string link = place().copied;
    EXPECT_EQ(link.find("&c=") != link.npos, how == std::string("with")) << link;
    EXPECT_NE(link.find("&t=" + std::to_string(late)), link.npos) << link;
    const auto here = std::exchange(place().kept, {});
    offer_link(*page.app,
               parse_address(link.substr(link.find("#g="))));  // as where the game is not known
    place().kept = here;
    ASSERT_TRUE(has_offer(page));
    EXPECT_EQ(offered(page).guest.comments, how == std::string("with") ? said : "");
    page.app->screens.dialog = {};
    settle(page);
  }
  // At the end of the game, replay starts from the beginning.
  look_back(*page.app->session, page.app->table, page.app->session->record.actions.size());
  share_by(*page.app, ShareWay::link, {.cursor = page.app->session->cursor});
  EXPECT_NE(place().copied.find("&t=0&c="), std::string::npos) << place().copied;
  // Undone moves lose their comments.
  page.app->session->cursor = early;
  cut(*page.app->session);
  EXPECT_EQ(page.app->session->comments, first);
}

TEST(Comments, AreShownWhereAReplayPasses) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  const std::size_t from = look_at_turn(page, 4), next = leap(session, Leap::forward),
                    after = stop_from(session, next + 1);
  set_comment(session.comments, next, "Look here");
  play_timeline(page.app->ui, page.app->settings, session, page.app->table);
  // How many frames it stays at each of them.
  std::map<std::size_t, int> frames;
  bool shown = false;
  while (session.cursor <= after && page.app->table.replay.playing) {
    ++frames[session.cursor];
    wait(page, 0.1);
    const auto& card = page.app->drawn.card;
    shown |= session.cursor == next && card && !card->card.lines.empty() &&
             card->card.lines[0].text.find("Look here") != std::string::npos;
    if (card && !card->card.lines.empty() && session.cursor != next) {
      EXPECT_EQ(card->card.lines[0].text.find("Look here"), std::string::npos);
    }
    ASSERT_LT(frames[session.cursor], 1000);
  }
  EXPECT_TRUE(shown);
  EXPECT_GT(frames[next], frames[after] + 10) << frames[from];
}

TEST(Comments, FromALinkAreValidOrOmitted) {
  std::string many;
  for (std::size_t i = 0; i < 20; ++i) set_comment(many, 40 - i, "no. " + std::to_string(i));
  ASSERT_EQ(count_comments(many), max_comments);
  EXPECT_EQ(many.substr(0, 3), "29:") << "the last ones were too many: " << many;
  EXPECT_EQ(read_comments(many, 100), many);
  set_comment(many, 35, "");
  EXPECT_EQ(count_comments(many), max_comments - 1);
  EXPECT_EQ(comment_at(many, 35), "");
  EXPECT_EQ(comment_at(many, 36), "no. 4");
  EXPECT_EQ(read_comments(many, 30), "29:no%2E%2011,30:no%2E%2010");
  for (const char* bad :
       {"", "12", ":a", "x:a", "-1:a", "12:", "12:%0A", "999999999:a", "99999999999999999999:a",
        ",,,", "12:%FF%FE", "1.5:a", "12:%20%20", "12%3Aa"})
    EXPECT_EQ(read_comments(bad, 100000), "") << bad;
  EXPECT_EQ(read_comments(",7:a:b%2Cc,x:y,3:%41,101:late,7:last", 100), "3:A,7:last");
  EXPECT_EQ(comment_at(read_comments("7:a:b%2Cc", 100), 7), "a:b,c");
  // Long ones are truncated.
  std::string longest = "1:";
  for (int i = 0; i < 50000; ++i) longest += "%F0%9F%90%91";
  const std::string one = read_comments(longest + ",2:b", 100);
  EXPECT_EQ(count_comments(one), 2u);
  EXPECT_EQ(comment_at(one, 1).size(), 4 * max_words_characters);
}

}  // namespace
}  // namespace gallery::comments_test
