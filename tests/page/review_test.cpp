// The score sheet and `bastide review` say the same of a game.
#include "engine/review/whole_game.hpp"

#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"
#ifdef BASTIDE_COMMAND_LINE
#include "engine/cli/review_lines.hpp"
#include "engine/record/json.hpp"
#include "engine/review/words.hpp"
#endif

namespace gallery::review_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

constexpr u32 nodes_of_worker = 60;  // tests/gallery/screens/platform.cpp

// As the command does it, of the record alone.
struct ByCommand {
  PlayedGame played;
  WholeReview review;
};
ByCommand reviewed(const Session& session) {
  auto played = play_through(builtin_catalogue(), session.record);
  EXPECT_TRUE(played);
  Analysis analysis = analyse(*played);
  std::vector<JudgedPlacement> placements = placements_of(*played, analysis);
  for (JudgedPlacement& one : placements) {
    const State state = state_at(*played, one.placed);
    one.found =
        examined(*played, one.placed, judge_placement(*played, state, one.placed, nodes_of_worker));
  }
  WholeReview review = conclude(*played, std::move(analysis), std::move(placements));
  return {std::move(*played), std::move(review)};
}

TEST(ReviewOfAGame, IsTheSameOnThePageAndByTheCommand) {
  AtPage page("sheet/two-0");
  place().worker_judges = true;
  drop_question(page.app->thinker);
  const GameReview& shown = page.app->review;
  for (int i = 0; i < 400 && next_examined(shown.analysis); ++i) draw_frames(page, 1);
  ASSERT_FALSE(next_examined(shown.analysis));
  settle(page);
  const auto [played, review] = reviewed(*page.app->session);
  ASSERT_EQ(shown.analysis.ratings.size(), review.analysis.ratings.size());
  for (std::size_t i = 0; i < review.analysis.ratings.size(); ++i) {
    const TurnRating &a = shown.analysis.ratings[i], &b = review.analysis.ratings[i];
    EXPECT_EQ(a.lost, b.lost) << "turn " << i + 1;
    EXPECT_EQ(a.place, b.place) << "turn " << i + 1;
    EXPECT_EQ(a.figure, b.figure) << "turn " << i + 1;
    EXPECT_EQ(a.swing, b.swing);
    EXPECT_EQ(a.luck, b.luck);
    EXPECT_EQ(a.losses, b.losses);
    EXPECT_EQ(a.chance, b.chance);
    EXPECT_EQ(a.best_chance, b.best_chance);
    EXPECT_EQ(verdict_of(a), verdict_of(b));
  }
  EXPECT_EQ(shown.analysis.chances, review.analysis.chances);
  EXPECT_EQ(shown.moves, review.key_moves);
  ASSERT_EQ(shown.measures.size(), review.measures.size());
  for (std::size_t side = 0; side < review.measures.size(); ++side) {
    EXPECT_EQ(shown.measures[side].errors.mean(), review.measures[side].errors.mean());
    EXPECT_EQ(shown.measures[side].luck, review.measures[side].luck);
    EXPECT_EQ(shown.measures[side].adjusted, review.measures[side].adjusted);
    EXPECT_EQ(shown.measures[side].compared, review.measures[side].compared);
  }
}

#ifdef BASTIDE_COMMAND_LINE
// What is printed are these figures.
TEST(ReviewOfAGame, IsPrintedAsThePageSaysIt) {
  AtPage page("sheet/two-0");
  const auto [played, review] = reviewed(*page.app->session);
  const std::string printed = cli::review_json({played, review, nodes_of_worker});
  std::size_t turns = 0;
  std::string_view rest = printed;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() + 1);
    const auto fields = read_json_object(line);
    ASSERT_TRUE(fields) << line;
    if (const auto measure = fields->find("measure"); measure != fields->end()) {
      const Measure& own = review.measures.at(std::stoul(measure->second));
      EXPECT_EQ(fields->at("lost"), in_decimals(own.errors.mean(), 3));
      EXPECT_EQ(fields->at("luck"), in_decimals(own.luck, 2));
      EXPECT_EQ(fields->at("without-luck"), in_decimals(own.adjusted, 2));
    }
    if (fields->count("turn") == 0) continue;
    const TurnRating& rating = review.analysis.ratings.at(turns++);
    EXPECT_EQ(fields->at("lost"), in_decimals(rating.lost, 2));
    EXPECT_EQ(fields->at("verdict"), verdict_word(verdict_of(rating)));
  }
  EXPECT_EQ(static_cast<long>(turns), count_turns(review.analysis));
}
#endif

}  // namespace
}  // namespace gallery::review_page_test
