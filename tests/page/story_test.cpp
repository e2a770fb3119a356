// The player's history: what is kept of a game, and its screen.
#include "web/store/story.hpp"

#include <set>

#include "tests/page/at_page.hpp"
#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/app/files.hpp"
#include "web/review/words.hpp"
#include "web/session/calendar.hpp"
#include "web/store/all_games.hpp"
#include "web/store/won_medals.hpp"
#include "web/text/medal_words.hpp"

namespace gallery::story_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(Story, AgreesWithTheScoreSheet) {
  AtPage page("sheet/two-0");
  Session session = *page.app->session;
  ASSERT_TRUE(is_over(session));
  for (PlayerEntry& player : session.record.players) player.computer = "mason";
  EXPECT_FALSE(story_of(session, 5)) << "nobody plays it here";
  session.record.players[1].computer.clear();
  const auto game = story_of(session, 5);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->me, 1);
  const auto points = points_of(session);
  int sum = 0, best = 0;
  for (const int kind : game->kinds) sum += kind;
  for (const int p : points) best = std::max(best, p);
  EXPECT_EQ(sum, points[1]);
  EXPECT_EQ(game->players[1].points, points[1]);
  EXPECT_EQ(game->result >= 0, points[1] == best);
  EXPECT_LE(game->city, game->kinds[story_cities]);
  EXPECT_GT(game->city + game->road, 0);
  session.lesson.id = "first-game";
  EXPECT_FALSE(story_of(session, 5));
}

// The luck of a game is the one that its score sheet shows.
TEST(Story, HasTheLuckOfTheScoreSheet) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  session.record.players[1].computer = "mason";
  add_story(platform_storage(), {*story_of(session, 5)});
  EXPECT_FALSE(stored_story(platform_storage())[0].luck) << "not before it is analysed";
  const GameReview& review = page.app->review;
  judge_story(platform_storage(), session, review.analysis);
  const Story story = stored_story(platform_storage());
  ASSERT_TRUE(story[0].luck);
  EXPECT_EQ(*story[0].luck, std::lround(10 * review.measures.at(0).luck));
  scroll_to(page, 0);
  open_overview(page);
  const std::string told = signed_tenths(page.app->texts, *story[0].luck);
  EXPECT_NE(fact(page, "sheet.measure.0").find(told), std::string::npos);
  page.app->screens.story = story;
  request(page.app->requests, Screen::story);
  settle(page);
  EXPECT_EQ(fact(page, "story.luck"), tr(page.app->texts, "story.luck", {told, told}) + '\n' +
                                          tr(page.app->texts, "story.luck.mean", {told}));
}

// What was compared with the levels is kept, and a later look by the estimate alone loses nothing.
TEST(Story, IsRatedByFiguresAfterTenGamesOnly) {
  const std::string begin = "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80 14";
  const std::string line = begin + " luck=-31 levels=180,820,510,260,-160,0\n";
  Story story = read_story(line);
  ASSERT_EQ(story.size(), 1u);
  EXPECT_EQ(story[0].luck, -31);
  ASSERT_TRUE(story[0].losses);
  EXPECT_NEAR(story[0].losses->levels[3], -16, 1e-9);
  EXPECT_EQ(write_story(story), line);
  for (const char* end : {" luck=", " luck=x", " luck=1,2", " levels=1,2", " levels=1,2,3,4,5,6,7",
                          " levels=1,2,3,4,5,x"})
    EXPECT_TRUE(read_story(begin + end).empty()) << end;
  EXPECT_TRUE(read_story("a 1 0 1 0 30 6 -80 10 40 9 12 slips=1,2,3,4,5,6,7,8,9").empty());

  AtPage page("story/slips");
  EXPECT_NE(fact(page, "story.judged").find("Elo "), std::string::npos)
      << fact(page, "story.judged");
  page.app->screens.story.pop_back();
  settle(page);
  EXPECT_EQ(fact(page, "story.judged").find("Elo "), std::string::npos);
  EXPECT_NE(fact(page, "story.judged").find("Strength: "), std::string::npos);
}

TEST(Story, IsKeptOncePerGameAndSurvivesAFile) {
  FakeStorage one, other;
  Story story = read_story("a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"An\\\"na\" 81 mason \"\" 80\n");
  ASSERT_EQ(story.size(), 1u);
  EXPECT_EQ(story[0].players[0].name, "An\"na");
  add_story(one.storage(), story);
  story[0].printed = 7;
  add_story(one.storage(), story);
  ASSERT_EQ(stored_story(one.storage()).size(), 1u);
  EXPECT_EQ(stored_story(one.storage())[0].printed, 7);
  begin_reading(other.storage(), all_games_file(one.storage()), 5);
  EXPECT_EQ(write_story(stored_story(other.storage())), write_story(story));
  forget_story(one.storage());
  EXPECT_TRUE(stored_story(one.storage()).empty());
  // The oldest are forgotten.
  for (std::size_t i = 0; i < max_story + 5; ++i) {
    story[0].slot = "g" + std::to_string(i);
    story[0].time = i;
    add_story(other.storage(), story);
  }
  EXPECT_EQ(stored_story(other.storage()).size(), max_story);
  EXPECT_EQ(stored_story(other.storage()).back().slot, "g404");
}

TEST(Story, MalformedLinesAreSkipped) {
  for (const char* line :
       {"", "a", "a 1 0 1 2 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80",
        "a 1 0 5 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81", "a 1 0 1 0 30 6 -80 10 40 9 12 0 ",
        "a 1 0 1 0 30 6 -80 10 40 9 12 x - \"A\" 1", "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"A\" 1 x",
        "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"A\" 1 -5"})
    EXPECT_TRUE(read_story(line).empty()) << line;
}

// Lines written by older versions can be read; the analysis is stored after the players.
TEST(Story, KeepsWhatTheAnalysisFound) {
  Story story = read_story(
      "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n"
      "b 2 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80 14\n");
  ASSERT_EQ(story.size(), 2u);
  EXPECT_EQ(story[0].lost, -1);
  EXPECT_EQ(story[1].lost, 14);
  EXPECT_EQ(story[1].players.size(), 2u);
  EXPECT_EQ(read_story(write_story(story))[1].lost, 14);
  FakeStorage kept;
  add_story(kept.storage(), story);
  story[1].lost = -1;
  add_story(kept.storage(), story);
  EXPECT_EQ(stored_story(kept.storage())[1].lost, 14) << "the game was only saved once more";
}

TEST(Story, UsesTheAnalysisOfTheScoreSheet) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  session.record.players[1].computer = "mason";
  ASSERT_TRUE(complete(page.app->review.analysis));
  const auto told = story_of(session, 5);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->lost, -1);
  ++session.revision;  // as if it had been played here
  settle(page);
  page.app->review.told = 0;
  settle(page);
  const Story story = stored_story(platform_storage());
  ASSERT_EQ(story.size(), 1u);
  EXPECT_EQ(story[0].lost, 0) << "who played it knows nothing better";
  Analysis analysis = page.app->review.analysis;
  for (std::size_t i = 0; i < analysis.turns.size(); ++i)
    analysis.ratings[i].lost = analysis.turns[i].player == 0 ? 1.46 : 7;
  judge_story(platform_storage(), session, analysis);
  EXPECT_EQ(stored_story(platform_storage())[0].lost, 15);
  analysis.ratings[0].place = session.record.actions[0];
  analysis.ratings[0].mistake = MistakeKind::shares;
  judge_story(platform_storage(), session, analysis);
  const int shares =
      stored_story(platform_storage())[0].mistakes[static_cast<int>(MistakeKind::shares)];
  EXPECT_EQ(shares, analysis.turns[0].player == 0 ? 15 : 0);
  // A game that was only opened is neither recorded nor judged.
  forget_story(platform_storage());
  judge_story(platform_storage(), session, analysis);
  EXPECT_TRUE(stored_story(platform_storage()).empty());
}

// What was lost by kinds comes last; neither older lines nor a later save lose it.
TEST(Story, KeepsWhatPointsWereLostBy) {
  const char* begin = "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80";
  for (const char* middle : {" 14", " 14 1/2", " -1 1/2"}) {
    const std::string line = std::string(begin) + middle + " slips=1,2,3,4,5,6,7,8,90\n";
    Story story = read_story(line);
    ASSERT_EQ(story.size(), 1u) << line;
    EXPECT_EQ(story[0].mistakes[0], 1);
    EXPECT_EQ(story[0].mistakes[mistake_count - 1], 90);
    EXPECT_EQ(story[0].players.size(), 2u);
    EXPECT_EQ(write_story(story), line);
  }
  for (const char* end : {" 14 slips=", " 14 slips=1,2", " 14 slips=1,2,3,4,5,6,7,8,9,10",
                          " 14 slips=1,2,3,4,5,6,7,8,x", " 14 slips=-1,2,3,4,5,6,7,8,9"})
    EXPECT_TRUE(read_story(std::string(begin) + end).empty()) << end;
  Story story = read_story(std::string(begin) + " 14 slips=0,0,0,0,50,0,0,0,0\n");
  FakeStorage kept;
  add_story(kept.storage(), story);
  story = read_story(begin);
  add_story(kept.storage(), story);
  EXPECT_EQ(stored_story(kept.storage())[0].mistakes[4], 50) << "the game was only saved once more";
}

TEST(Story, SaysAfterTenGamesWhatPointsAreLostBy) {
  AtPage page("story/slips");
  EXPECT_EQ(fact(page, "story.slips"),
            "You often neglect open roads and cities: 15\xC2\xA0points\n"
            "You often lay farmers too early: 6\xC2\xA0points\n"
            "You often neglect fields: 3\xC2\xA0points\n"
            "Your meeples often get stuck: 2\xC2\xA0points\n");
  page.app->screens.story.pop_back();
  settle(page);
  EXPECT_EQ(fact(page, "story.slips"), "") << "too few to tell";
}

// The use of advice is stored after that, also if nothing was analysed.
TEST(Story, KeepsHowAdviceWasTaken) {
  const char* begin = "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80";
  const Story story = read_story(std::string(begin) + " -1 2/3\n" + begin + " 14 0/1\n");
  ASSERT_EQ(story.size(), 2u);
  EXPECT_EQ(story[0].lost, -1);
  EXPECT_EQ(story[0].asked, 3);
  EXPECT_EQ(story[0].followed, 2);
  EXPECT_EQ(story[1].lost, 14);
  EXPECT_EQ(write_story(story), write_story(read_story(write_story(story))));
  for (const char* end : {" 14 3/2", " 14 2", " 14 /2", " 14 0/0", " -2 1/2", " 14 1/"})
    EXPECT_TRUE(read_story(std::string(begin) + end).empty()) << end;
}

TEST(Story, AdviceCountsAsFollowedIfTheGameWentOnWithIt) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  session.record.players[1].computer = "mason";
  const std::vector<Action>& played = session.record.actions;
  keep_advised(session.advised, 7, {played[7], played[8]});
  keep_advised(session.advised, 9, {played[8]});
  keep_advised(session.advised, 7, {played[7], played[8]});
  auto told = story_of(session, 5);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->asked, 2);
  EXPECT_EQ(told->followed, 1);
  // The same for a game that was saved and opened again.
  session.saved.slot.clear();
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, session, 5), SaveResult::saved);
  auto again = load_game(platform_storage(), page.app->catalogue, session.saved.slot);
  ASSERT_TRUE(again);
  told = story_of(*again, 5);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->asked, 2);
  EXPECT_EQ(told->followed, 1);
  EXPECT_TRUE(read_advised("x 7+", 10).empty());
  EXPECT_EQ(read_advised("7+ 99- 8-", 10).size(), 2u);
}

std::vector<std::string_view> won_ids(const WonMedals& won, std::string_view slot) {
  std::vector<std::string_view> ids;
  for (const Medal* medal : won_here(won, slot)) ids.push_back(medal->id);
  return ids;
}

TEST(Medals, AreWonInTheGameThatCompletesThem) {
  const Story story = read_story(
      "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n"
      "b 2 0 -1 0 12 11 35 22 20 18 0 3 - \"Anna\" 63 castellan \"\" 97\n"
      "c 3 0 0 0 12 4 0 22 20 27 35 3 - \"Anna\" 107 - \"Bo\" 107\n");
  ASSERT_EQ(story.size(), 3u);
  using Ids = std::vector<std::string_view>;
  const WonMedals won = won_by({story});
  EXPECT_EQ(won_ids(won, "a"),
            (Ids{"first-game", "first-win", "beat-mason", "whisker", "poor-hand", "large-city"}));
  EXPECT_EQ(won_ids(won, "b"), (Ids{"long-road", "good-sport"}));
  EXPECT_EQ(won_ids(won, "c"), (Ids{"hundred-points", "draw", "fields", "monasteries", "company"}));
  EXPECT_TRUE(won_here(won, "d").empty());
  EXPECT_TRUE(won_here(won, "").empty());
  for (const Medal& medal : all_medals())
    EXPECT_EQ(won_in(medal, story) != nullptr, is_won(medal, {story})) << medal.id;
}

TEST(Medals, NeedWhatTheySay) {
  Story story = read_story("a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n");
  story.assign(100, story.front());
  const auto won = [&](std::string_view id, Career career) {
    for (const Medal& medal : all_medals())
      if (medal.id == id) return is_won(medal, career);
    ADD_FAILURE() << id;
    return false;
  };
  const std::span<const StoryGame> all(story);
  EXPECT_FALSE(won("ten-games", {all.first(9)}));
  EXPECT_TRUE(won("ten-games", {all.first(10)}));
  EXPECT_TRUE(won("hundred-games", {all}));
  EXPECT_FALSE(won("five-in-a-row", {all.first(4)}));
  EXPECT_TRUE(won("five-in-a-row", {all.first(5)}));
  story[2].result = -1;
  EXPECT_FALSE(won("five-in-a-row", {all.first(7)}));
  const std::string_view faces[] = {"piper", "miller", "architect", "ploughman", "poacher"};
  for (std::size_t n = 0; n < 5; ++n) story[n].players[1].computer = faces[n];
  EXPECT_TRUE(won("faces", {all.first(5)}));
  EXPECT_FALSE(won("beat-personas", {all.first(5)})) << "the architect has won";
  story[2].result = 1;
  EXPECT_TRUE(won("beat-personas", {all.first(5)}));
  story[0].sets = 0x3ff;
  EXPECT_TRUE(won("ten-sets", {all.first(1)}));
  EXPECT_TRUE(won("big-box", {all.first(1)}));
  story[0].lost = 5;
  EXPECT_TRUE(won("fine-play", {all.first(1)}));
  story[0].lost = 6;
  EXPECT_FALSE(won("fine-play", {all.first(1)}));
  story[0].reach = Reach{3, 39, 4};
  EXPECT_FALSE(won("to-market", {all.first(1)})) << "the inn";
  story[0].reach = Reach{4, 40, 0};
  EXPECT_TRUE(won("to-market", {all.first(1)})) << "the market";
  EXPECT_FALSE(won("lessons", {.games = {}, .lessons = 9}));
  EXPECT_TRUE(won("lessons", {.games = {}, .lessons = 10}));
  EXPECT_TRUE(won("fifty-puzzles", {.games = {}, .puzzles = 50}));
  EXPECT_TRUE(won("week", {.games = {}, .days = 7}));
}

TEST(Medals, AreThirtyOneInFourKindsWithANameEach) {
  EXPECT_EQ(all_medals().size(), 31u);
  std::set<std::string_view> ids;
  std::size_t of_kind[std::size(medal_kinds)] = {};
  AtPage page("start/fresh");
  for (const Medal& medal : all_medals()) {
    EXPECT_TRUE(ids.insert(medal.id).second) << medal.id;
    ++of_kind[static_cast<std::size_t>(medal.kind)];
    EXPECT_FALSE(is_won(medal, {})) << medal.id;
    for (const char* language : {"en", "fr"}) {
      const Texts texts = texts_in(language);
      const MedalWords words = medal_words(texts, medal.id);
      EXPECT_TRUE(!words.name.empty() && !words.text.empty()) << medal.id;
    }
  }
  for (const std::size_t count : of_kind) EXPECT_GE(count, 4u);
}

std::string notices(const Stage& page) {
  std::string all;
  for (const auto& [name, value] : page.app->ui.probe.facts)
    if (name.rfind("notice", 0) == 0) all += value + '\n';
  return all;
}

// As after a new visit: the same storage, and nothing in memory.
void visit_again(Stage& page) {
  page.app->medals = {};
  page.app->puzzle_book = {};
  page.app->lessons_done = {};
  page.app->screens.story.clear();
  page.app->screens.medals.clear();
  page.app->screens.saves_stale = true;
  place().said.clear();
  settle(page);
}

PuzzleBook fifty_solved() {
  PuzzleBook book;
  for (int n = 0; n < 50; ++n)
    book.notes.push_back({'=' + std::to_string(100 + n), 20000, true, 0});
  return book;
}

TEST(Medals, ThatAPuzzleHasWonAreNotLostWithIt) {
  AtPage page("start/saves");
  const std::string words = medal_told(page.app->texts, "fifty-puzzles");
  PuzzleBook book = fifty_solved();
  store_puzzle_book(platform_storage(), book);
  place().changed = {"puzzles"};
  draw_frames(page, 2);
  EXPECT_NE(notices(page).find(words), std::string::npos);
  const WonMedals won = stored_won_medals(platform_storage());
  ASSERT_EQ(won.count("fifty-puzzles"), 1u) << place().kept["medals"];
  EXPECT_EQ(won.find("fifty-puzzles")->second, (WonMedal{day_today()}));
  // One is missed, and once more solved.
  book.notes[0] = {book.notes[0].id, 20500, false, 1};
  store_puzzle_book(platform_storage(), book);
  visit_again(page);
  request(page.app->requests, Screen::story);
  settle(page);
  EXPECT_EQ(fact(page, "medal.fifty-puzzles"), "won");
  book.notes[0] = {book.notes[0].id, 20501, true, 0};
  store_puzzle_book(platform_storage(), book);
  place().changed = {"puzzles"};
  draw_frames(page, 2);
  EXPECT_EQ(place().said.find(words), std::string::npos) << "once in life";
}

TEST(Medals, ThatAnotherTabHasToldAreNotToldAgain) {
  AtPage page("start/saves");
  PuzzleBook book = fifty_solved();
  store_puzzle_book(platform_storage(), book);
  add_won_medals(platform_storage(), {{"fifty-puzzles", {20000}}});
  place().said.clear();
  place().changed = {"puzzles", "medals"};
  settle(page);
  EXPECT_EQ(place().said.find(medal_told(page.app->texts, "fifty-puzzles")), std::string::npos);
  EXPECT_EQ(page.app->screens.medals.count("fifty-puzzles"), 1u);
}

TEST(Medals, OfEarlierVisitsAreKeptWithoutAWord) {
  AtPage page("start/saves");
  place().kept.erase("medals");
  place().kept["story"] = "a 1790000000 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n";
  visit_again(page);
  EXPECT_EQ(place().said.find(medal_told(page.app->texts, "first-win")), std::string::npos);
  const WonMedals won = stored_won_medals(platform_storage());
  ASSERT_EQ(won.count("first-win"), 1u);
  EXPECT_EQ(won.find("first-win")->second, (WonMedal{1790000000 / 86400, "a"}));
  // Its statistics go, the achievement stays.
  request(page.app->requests, ask_for::EraseStory{});
  settle(page);
  request(page.app->requests, Screen::story);
  settle(page);
  EXPECT_EQ(fact(page, "medal.first-win"), "won");
}

TEST(Medals, DamagedOnesAreNamedAndSetAside) {
  AtPage page("start/saves");
  const std::string good = "medal first-win 2026-11-28 k3x9\nmedal of-tomorrow - -\n";
  place().kept["medals"] = "medal fir\x02t\n" + good + "rubbish\n";
  visit_again(page);
  EXPECT_NE(place().said.find("rubbish"), std::string::npos) << place().said;
  EXPECT_NE(place().kept["medals.damaged"].find("rubbish\n"), std::string::npos);
  EXPECT_EQ(page.app->screens.medals.count("first-win"), 1u);
  EXPECT_NE(place().kept["medals"].find("medal of-tomorrow - -\n"), std::string::npos)
      << "a newer page may know it";
  EXPECT_EQ(place().kept["medals"].find("rubbish"), std::string::npos);
  visit_again(page);
  EXPECT_EQ(place().said.find("rubbish"), std::string::npos) << "once";
}

TEST(Medals, AreJoinedWithThoseOfTheFileOfAllGames) {
  AtPage page("start/saves");
  FakeStorage other;
  add_won_medals(other.storage(), {{"whisker", {20000, "k1"}}, {"first-game", {19000, "k0"}}});
  PuzzleBook book = fifty_solved();
  store_puzzle_book(other.storage(), book);
  add_days(other.storage(), {{20000, {DayResult::won, 1, 2, "k1", {90, 80}}}});
  add_won_medals(platform_storage(), {{"first-game", {19500, "k7"}}, {"draw", {19000, "k8"}}});
  visit_again(page);
  offer_file(*page.app, all_games_file(other.storage()), "all");
  settle(page);
  const WonMedals& won = page.app->screens.medals;
  EXPECT_EQ(won.count("whisker") + won.count("draw") + won.count("fifty-puzzles"), 3u);
  EXPECT_EQ(won.find("first-game")->second, (WonMedal{19000, "k0"})) << "when it was first won";
  EXPECT_EQ(page.app->puzzle_book.notes.size(), 50u);
  EXPECT_EQ(page.app->screens.days.count(20000), 1u);
  EXPECT_EQ(place().said.find(medal_told(page.app->texts, "fifty-puzzles")), std::string::npos)
      << "it is no news";
}

// What hangs on the review is told once that has found it.
TEST(Medals, OfTheReviewAreTold) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  session.record.players[1].computer = "mason";
  ++session.revision;  // as if it had been played here
  settle(page);
  const std::string words = medal_told(page.app->texts, "fine-play");
  EXPECT_EQ(place().said.find(words), std::string::npos);
  page.app->review.told = 0;
  settle(page);
  EXPECT_NE(place().said.find(words), std::string::npos);
  EXPECT_NE(fact(page, "sheet.medals").find(words), std::string::npos);
}

TEST(Medals, OfLessonsAreToldOnce) {
  AtPage page("start/saves");
  const auto told = [&] { return notices(page); };
  const std::string words = medal_told(page.app->texts, "lessons");
  for (int n = 0; n < 9; ++n) mark_done(page.app->lessons_done, "one-" + std::to_string(n));
  mark_done(page.app->lessons_done, "offer.another");
  mark_done(page.app->lessons_done, "prologue.another");
  settle(page);
  EXPECT_EQ(told().find(words), std::string::npos);
  mark_done(page.app->lessons_done, "one-9");
  draw_frames(page, 2);
  EXPECT_NE(told().find(words), std::string::npos);
}

// Against what costs the most there are a lesson, if one is about it, and puzzles of that theme.
TEST(Story, LeadsToPuzzlesAboutWhatCostsTheMost) {
  AtPage page("story/slips");
  EXPECT_FALSE(item(page, "story.lesson")) << "no lesson is about open roads and cities";
  page.app->puzzle_book.choice = {3, PuzzleTheme::last, false};
  press(page, "story.puzzles");
  EXPECT_EQ(fact(page, "screen"), "puzzles");
  EXPECT_EQ(page.app->puzzle_book.choice.theme, PuzzleTheme::build);
  EXPECT_EQ(page.app->puzzle_book.choice.grade, 0);
  const std::string next = fact(page, "puzzles.next");
  const std::size_t number = puzzle_number(page.app->lists, next);
  ASSERT_NE(number, 0u) << next;
  EXPECT_TRUE(page.app->lists.puzzles.all[number - 1].themes & theme_bit(PuzzleTheme::build));

  for (StoryGame& game : page.app->screens.story) game.mistakes[0] = 500;
  request(page.app->requests, Screen::story);
  settle(page);
  EXPECT_TRUE(item(page, "story.lesson"));
  press(page, "story.puzzles");
  EXPECT_EQ(page.app->puzzle_book.choice.theme, PuzzleTheme::fields);
}

TEST(Story, AnEmptyPageSaysWhatWillBeHere) {
  AtPage page("start/saves");
  page.app->screens.story.clear();
  page.app->screens.medals.clear();
  place().kept.erase("medals");
  press(page, "start.more");
  press(page, "start.story");
  EXPECT_TRUE(item(page, "story.play"));
  EXPECT_EQ(fact(page, "medal.first-game"), "0");
  press(page, "medal.lessons");
  EXPECT_EQ(fact(page, "screen"), "lessons");
}

TEST(Story, BestGamesAreDifferentOnesAndLeadToTheirBoards) {
  AtPage page("start/saves");
  const std::vector<SavedGame>& saves = page.app->screens.saves;
  ASSERT_FALSE(saves.empty());
  Story story = read_story(
      "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n"
      "b 2 0 1 0 12 11 35 22 20 18 0 3 - \"Anna\" 63 castellan \"\" 40 12\n");
  story[0].slot = saves[0].slot;
  page.app->screens.story = story;
  press(page, "start.more");
  press(page, "start.story");
  EXPECT_TRUE(item(page, "story.best.points"));
  press(page, "story.best.points");
  EXPECT_EQ(page.app->session->saved.slot, saves[0].slot);
}

TEST(Story, IsShownOnAScreenAndErasedAfterConfirmation) {
  AtPage page("story/1");
  EXPECT_EQ(fact(page, "medal.first-win"), "won");
  EXPECT_EQ(fact(page, "medal.ten-games"), "3");
  EXPECT_EQ(fact(page, "story.Mason"), "1 : 0 : 0");
  EXPECT_EQ(fact(page, "story." + tr_count(page.app->texts, "players", 2)), "1 : 0 : 1");
  EXPECT_EQ(fact(page, "story." + tr_count(page.app->texts, "players", 3)), "0 : 1 : 0");
  EXPECT_EQ(fact(page, "story.judged").find("On average 1.9, in the last game 1.1. Strength: "),
            0u);
  place().kept["story"] = write_story(page.app->screens.story);
  press(page, "story.erase");
  press(page, "dialog.cancel");
  EXPECT_EQ(place().kept.count("story"), 1u);
  EXPECT_EQ(fact(page, "screen"), "story");
  press(page, "story.erase");
  press(page, "erase-story.yes");
  EXPECT_EQ(place().kept["story"], "");
  EXPECT_EQ(fact(page, "screen"), "start");
  press(page, "start.more");
  EXPECT_TRUE(item(page, "start.open"));
  EXPECT_TRUE(item(page, "start.story"));
}

}  // namespace
}  // namespace gallery::story_test
