// The analysis board: the tree of variants, playing on it, keeping it; and what chance can bring.
#include "web/session/analysis_board.hpp"

#include <gtest/gtest.h>

#include "engine/players/luck.hpp"
#include "engine/record/link.hpp"
#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/panels/analysis/variants_list.hpp"
#include "web/session/chance_outcomes.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web::analysis_board_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

constexpr Action a = draw_action(1), b = draw_action(2), c = draw_action(3);

TEST(Variations, BranchWhereSomethingElseIsPlayed) {
  Variations tree;
  const std::size_t main = add_line(tree, {a, b, c});
  const std::size_t other = add_line(tree, {a, c});
  EXPECT_EQ(add_line(tree, {a, b, c}), main) << "what is there is not entered twice";
  EXPECT_EQ(depth_of(tree, main), 3u);
  EXPECT_EQ(actions_to(tree, other), (std::vector<Action>{a, c}));
  EXPECT_EQ(ends_of(tree), (std::vector<std::size_t>{main, other}));
  EXPECT_EQ(line_through(tree, tree.all[other].before).back(), main) << "on along the main line";
  EXPECT_EQ(beside(tree, other), tree.all[main].before);
  EXPECT_EQ(beside(tree, tree.all[main].before), other);
  EXPECT_EQ(beside(tree, main), main);
  EXPECT_TRUE(is_main(tree, main));
  EXPECT_FALSE(is_main(tree, other));
}

TEST(Variations, CanChangePlacesAndGo) {
  Variations tree;
  const std::size_t main = add_line(tree, {a, b, c});
  const std::size_t second = add_line(tree, {a, c});
  const std::size_t third = add_line(tree, {a, a});
  make_main(tree, third);
  EXPECT_EQ(ends_of(tree), (std::vector<std::size_t>{third, main, second}));
  cut_off(tree, third);
  EXPECT_EQ(ends_of(tree), (std::vector<std::size_t>{main, second}));
  cut_off(tree, 0);
  EXPECT_EQ(ends_of(tree).size(), 2u) << "the beginning stays";
}

// The last position before one in which a tile is placed.
std::size_t placement_before(const Session& session, std::size_t k) {
  while (session.positions[k].decision.phase != Phase::place) --k;
  return k;
}

Action another(const Session& session, const Action& than) {
  ActionList all;
  legal_actions(session.game, shown(session), all);
  for (const Action& one : all)
    if (!(one == than)) return one;
  return {};
}

TEST(AnalysisBoard, LeavesTheGameAsItWas) {
  Session game = played_at_random(catalogue(), 30, 3, "greedy");
  game.saved.slot = "abc";
  game.cursor = placement_before(game, 20);
  const Session before = game;
  Session board = set_aside(game);
  EXPECT_EQ(board.cursor, game.cursor);
  EXPECT_EQ(board.record.actions, game.record.actions) << "what came later is its first line";
  EXPECT_EQ(board.board->from, "abc");
  EXPECT_TRUE(board.saved.slot.empty());
  for (const PlayerEntry& player : board.record.players) EXPECT_TRUE(player.computer.empty());
  EXPECT_TRUE(is_untouched(board));
  ASSERT_TRUE(play(board, another(board, game.record.actions[game.cursor])));
  EXPECT_FALSE(is_untouched(board));
  EXPECT_EQ(game.record.actions, before.record.actions);
  EXPECT_EQ(game.cursor, before.cursor);
  EXPECT_FALSE(may_set_aside(board));
  game.record.fair.devices.resize(2);
  EXPECT_FALSE(may_set_aside(game)) << "two devices still play it";
}

TEST(AnalysisBoard, KeepsWhatCameLaterWhenAnythingElseIsPlayed) {
  Session board = set_aside(played_at_random(catalogue(), 40, 5));
  const std::vector<Action> main = board.record.actions;
  const std::size_t end = variation_shown(board), at = placement_before(board, 20);
  board.cursor = at;
  const Action other = another(board, main[at]);
  ASSERT_TRUE(play(board, other));
  EXPECT_EQ(board.cursor, at + 1);
  EXPECT_EQ(board.record.actions.size(), at + 1);
  EXPECT_EQ(board.record.actions.back(), other);
  EXPECT_EQ(board.events.size(), at + 1);
  const u64 there = state_hash(board.game, shown(board));
  const std::size_t branch = variation_shown(board);

  board.cursor = at;
  ASSERT_TRUE(play(board, main[at]));
  EXPECT_EQ(board.cursor, at + 1) << "along the line that is there";
  EXPECT_EQ(board.record.actions, main) << "which goes on as it did";
  show_variation(board, branch);
  EXPECT_EQ(state_hash(board.game, shown(board)), there);
  make_main_line(board);
  board.cursor = at;
  show_variation(board, variation_shown(board));
  EXPECT_EQ(board.record.actions.back(), other) << "the main line is taken";
  show_variation(board, branch);
  delete_variation(board);
  EXPECT_EQ(board.cursor, at);
  EXPECT_EQ(board.record.actions, main);
  EXPECT_EQ(variation_shown(board), board.board->line[at]);
  EXPECT_EQ(ends_of(board.board->variations), std::vector<std::size_t>{end});
}

TEST(AnalysisBoard, WaitsForWhatChanceIsToBring) {
  Session board = set_aside(played_at_random(catalogue(), 10, 7));
  board.cursor = placement_before(board, board.record.actions.size());
  while (!shown_decision(board).chance) {
    ActionList all;
    legal_actions(board.game, shown(board), all);
    ASSERT_TRUE(play(board, all[0]));
  }
  EXPECT_TRUE(at_end(board));
  ActionList all;
  legal_actions(board.game, shown(board), all);
  ASSERT_GT(all.size(), 10u);
  for (const Action& tile : all) {
    const std::size_t at = board.cursor;
    ASSERT_TRUE(play(board, tile));
    EXPECT_EQ(shown(board).drawn, tile.what) << "any tile can be drawn by hand";
    EXPECT_TRUE(undo(board));
    EXPECT_EQ(board.cursor, at) << "and one can go back to the draw";
  }
  EXPECT_EQ(ends_of(board.board->variations).size(), all.size());
}

TEST(AnalysisBoard, IsKeptWithItsVariants) {
  Session board = set_aside(played_at_random(catalogue(), 30, 9));
  const std::size_t last = board.record.actions.size();
  for (const std::size_t k : {last, std::size_t{12}, std::size_t{22}}) {
    show_variation(board, ends_of(board.board->variations).front());
    board.cursor = placement_before(board, k);
    const auto& actions = board.record.actions;
    const Action usual = board.cursor < actions.size() ? actions[board.cursor] : Action{};
    ASSERT_TRUE(play(board, another(board, usual)));
  }
  const auto lines_of = [](const Session& session) {
    std::vector<std::vector<Action>> lines;
    for (const std::size_t end : ends_of(session.board->variations))
      lines.push_back(actions_to(session.board->variations, end));
    return lines;
  };
  ASSERT_GE(lines_of(board).size(), 3u);
  board.board->from = "xyz";
  board.board->from_cursor = 12;
  FakeStorage fake;
  const FakeStorage::Access storage = fake.storage();
  ASSERT_EQ(save_game(storage, catalogue(), board, 1000), SaveResult::saved);
  const auto loaded = load_game(storage, catalogue(), board.saved.slot);
  ASSERT_TRUE(loaded.has_value());
  ASSERT_TRUE(loaded->board.has_value());
  EXPECT_EQ(lines_of(*loaded), lines_of(board));
  EXPECT_EQ(loaded->record.actions, board.record.actions);
  EXPECT_EQ(loaded->board->from, "xyz");
  EXPECT_EQ(loaded->board->from_cursor, 12u);
  EXPECT_FALSE(is_untouched(*loaded)) << "it has been kept";
  const std::vector<SavedGame> list = list_games(storage);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_TRUE(list[0].analysis);
  const auto from_file = read_game_file(catalogue(), game_file(catalogue(), board, 1000));
  ASSERT_TRUE(from_file.has_value() && from_file->board.has_value());
  EXPECT_EQ(lines_of(*from_file), lines_of(board));
}

TEST(AnalysisBoard, SkipsVariantsThatCannotBeRead) {
  Session board = set_aside(played_at_random(catalogue(), 20, 11));
  const std::vector<Action> own = board.record.actions;
  const Session other = played_at_random(catalogue(), 20, 12);
  const std::string link = *encode_link(catalogue(), other.record, false);
  read_variations(catalogue(),
                  "5:nonsense x : 12 20:" + link.substr(3) + " *  99999999999:", work_for_file,
                  board);
  EXPECT_EQ(ends_of(board.board->variations).size(), 1u);
  EXPECT_EQ(board.record.actions, own);
}

TEST(AnalysisBoard, AFileOfAsManyVariantsAsFitDoesNotHoldThePageUp) {
  Session board = set_aside(played_at_random(catalogue(), 200, 11));
  std::string lines;
  for (u64 seed = 0; lines.size() < max_variations_size - 400; ++seed) {
    Session other = set_aside(played_at_random(catalogue(), 200, 11));
    other.cursor = placement_before(other, 12 + seed % 150);
    play(other, another(other, other.record.actions[other.cursor]));
    const std::string code = encode_link(catalogue(), other.record, false)->substr(3);
    lines += std::to_string(other.record.actions.size()) + ':' + code + ' ';
  }
  const auto begun = std::chrono::steady_clock::now();
  read_variations(catalogue(), lines, work_for_file, board);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
  EXPECT_GT(ends_of(board.board->variations).size(), 50u) << "as many as anybody looks at";
  std::printf("%zu variants in %.2f s\n", ends_of(board.board->variations).size(), taken.count());
}

TEST(AnalysisBoard, ListsEachVariantBelowWhatItReplaces) {
  Session board = set_aside(played_at_random(catalogue(), 30, 13));
  const std::size_t rows = variant_rows(texts_in("en"), board, false).size();
  EXPECT_GT(rows, 10u);
  EXPECT_LT(rows, board.record.actions.size()) << "a turn is one row";
  const std::size_t at = placement_before(board, 15);
  const Action main = board.record.actions[at];
  board.cursor = at;
  ASSERT_TRUE(play(board, another(board, main)));
  const std::vector<VariantRow> list = variant_rows(texts_in("en"), board, false);
  std::size_t branch = 0;
  while (branch < list.size() && list[branch].indent == 0) ++branch;
  ASSERT_LT(branch, list.size());
  EXPECT_EQ(list[branch].positions.back(), variation_shown(board));
  const VariantRow& replaced = list[branch - 1];
  EXPECT_EQ(board.board->variations.all[replaced.positions.front()].before,
            board.board->variations.all[list[branch].positions.front()].before);
  ASSERT_LT(branch + 1, list.size());
  EXPECT_EQ(list[branch + 1].indent, 0) << "the main line goes on";
  EXPECT_FALSE(list[branch].words.empty());
}

// What fits nowhere is drawn again, so it counts for nothing, as on the score sheet: here, where
// only a city lies on the table, everything without a city.
TEST(ChanceOutcomes, TilesThatFitNowhereAreWorthTheAverage) {
  bastide::Setup setup;
  setup.seed = 3;
  const auto bare = begin_session(catalogue(), setup, {{"Anna", 1, ""}, {"Bo", 3, ""}});
  ASSERT_TRUE(bare.has_value());
  const auto& types = bare->game.types;
  StartPosition city;
  for (std::size_t t = 0; t < types.size(); ++t)
    if (types[t].id == "base/CCCC-shield")
      city.tiles.push_back({static_cast<TypeIndex>(t), {0, 0}, 0});
  setup.position = city;
  const auto game = begin_session(catalogue(), setup, {{"Anna", 1, ""}, {"Bo", 3, ""}});
  ASSERT_TRUE(game.has_value());
  ChanceOutcomes outcomes = chance_outcomes(*game, 0);
  while (!complete(outcomes)) rate_next(outcomes, *game);
  double sum = 0;
  int placed = 0, nowhere = 0;
  for (const ChanceOutcome& outcome : outcomes.all) {
    const PossibleDraw draw = margins_with(game->game, state_at(*game, 0), outcome.action);
    if (draw.placed) {
      placed += outcome.copies;
      sum += outcome.copies * draw.luck.points[outcomes.side];
    } else {
      ++nowhere;
      EXPECT_EQ(outcome.luck, 0);
    }
  }
  EXPECT_GT(nowhere, 3);
  EXPECT_NEAR(outcomes.average, sum / placed, 1e-9);
}

TEST(ChanceOutcomes, AreSortedByWhatTheyAreWorth) {
  const Session game = played_at_random(catalogue(), 30, 17);
  const auto at = chance_before(game, game.cursor);
  ASSERT_TRUE(at.has_value());
  ChanceOutcomes outcomes = chance_outcomes(game, *at);
  EXPECT_EQ(copies_in(outcomes), state_at(game, *at).bag_total);
  while (!complete(outcomes)) rate_next(outcomes, game);
  double sum = 0;
  for (std::size_t i = 0; i < outcomes.all.size(); ++i) {
    const ChanceOutcome& outcome = outcomes.all[i];
    if (i > 0) {
      EXPECT_GE(outcomes.all[i - 1].luck, outcome.luck);
    }
    const Luck luck = luck_of_draw(game.game, state_at(game, *at), outcome.type);
    EXPECT_NEAR(outcome.luck, luck.points[outcomes.side], 1e-9) << "as on the score sheet";
    sum += outcome.copies * outcome.luck;
  }
  EXPECT_NEAR(sum, 0, 1e-6);
  EXPECT_GT(outcomes.all.front().luck, outcomes.all.back().luck + 1)
      << "some tiles are welcome and others are not";
}

}  // namespace
}  // namespace bastide::web::analysis_board_test
