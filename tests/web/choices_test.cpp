// The choices at the table, and the scene that follows the events, over whole random games with
// everything in play.
#include "web/play/choices.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "engine/base/random.hpp"
#include "tests/web/at_table.hpp"
#include "web/play/choice_rows.hpp"

namespace bastide::web::choices_test {
namespace {

// A session with people around a table and every playable expansion.
std::unique_ptr<AtTable> table_of_all(u64 seed, ExpansionMask among = ~ExpansionMask{0}) {
  Setup setup;
  setup.players = 4;
  setup.seed = seed;
  setup.options.choose_score_order = true;
  for (const ExpansionInfo& info : expansion_infos())
    if (info.goes_with_others()) setup.expansions |= expansion_bit(info.expansion) & among;
  std::vector<PlayerEntry> players(4);
  for (u8 p = 0; p < 4; ++p) players[p].colour = p;
  auto session = begin_session(builtin_catalogue(), setup, players);
  EXPECT_TRUE(session.has_value());
  return std::make_unique<AtTable>(std::move(*session));
}

void expect_clear(const TableView& view, const Choice& choice) {
  const Hand& hand = view.play->hand;
  const Action& action = hand.offers[choice.index];
  const std::string name =
      choice_name(view.texts, view.settings, view.session, view.play->hand, action);
  EXPECT_FALSE(name.empty());
  // A missing text shows its key.
  for (const char* stem : {"table.", "figure.", "direction.", "feature."})
    EXPECT_EQ(name.find(stem), std::string::npos) << name;
  EXPECT_EQ(
      choice_worth(view.texts, view.settings, view.session, view.play->hand, action).find("table."),
      std::string::npos);
  if (!on_board(choice)) return;
  if (choice.at == ChoiceAt::spot) {  // on the board at the start
    EXPECT_GT(std::min(choice.world.x, choice.world.y), 0) << name;
    EXPECT_LT(std::max(choice.world.x, choice.world.y), 4) << name;
    return;
  }
  const Board& board = hand.preview->board;
  const Position at = board.cells[board.tiles[choice.tile].cell].at;
  EXPECT_LE(std::fabs(choice.world.x - static_cast<float>(at.x) - 0.5f), 0.5f) << name;
  EXPECT_LE(std::fabs(choice.world.y - static_cast<float>(at.y) - 0.5f), 0.5f) << name;
}

// The mark that is about a tile does not cover those of places on it.
void expect_apart(const std::vector<Choice>& shown) {
  for (const Choice& tile : shown)
    for (const Choice& other : shown) {
      if (tile.at != ChoiceAt::tile || other.at == ChoiceAt::tile || !on_board(other)) continue;
      EXPECT_GE(std::hypot(other.world.x - tile.world.x, other.world.y - tile.world.y), 0.2f);
    }
}

TEST(Choices, EveryOfferCanBeReachedAndHasItsPlaceAndWords) {
  u64 phases = 0;
  for (u64 seed = 57; seed <= 72; ++seed) {
    const auto at =  // of those of the two boxes many seeds show what is listed below
        seed <= 68 ? table_of_all(seed, big_box_7() | big_box_5()) : table_of_all(seed);
    Session& session = at->session;
    Random random{seed};
    while (!shown_decision(session).over) {
      Hand& hand = at->table.hand = take_hand(session.game, shown(session));
      const Decision d = shown_decision(session);
      phases |= u64{1} << static_cast<unsigned>(d.phase);
      if (d.phase != Phase::place) {
        std::vector<bool> reached(hand.offers.size(), false);
        std::vector<int> kinds = offered_kinds(at->session.game, at->view.play->hand);
        if (kinds.empty()) kinds.push_back(0);
        for (const int kind : kinds) {
          hand.kind = kind;
          const std::vector<Choice> shown = choices(session, at->table.pictures, hand);
          expect_apart(shown);
          for (const Choice& choice : shown) {
            expect_clear(at->view, choice);
            reached[choice.index] = true;
          }
        }
        for (std::size_t i = 0; i < hand.offers.size(); ++i)
          EXPECT_TRUE(reached[i] || hand.offers[i].kind == ActionKind::pass)
              << "offer " << i << " of phase " << static_cast<int>(d.phase);
      }
      const auto offered = std::make_unique<ActionList>();
      legal_actions(session.game, shown(session), *offered);
      ASSERT_TRUE(
          play(session, (*offered)[bounded(random.next(), static_cast<u32>(offered->size()))]));
      ASSERT_FALSE(::testing::Test::HasFailure())
          << "seed " << seed << ", action " << session.cursor;
    }
  }
  for (const Phase phase : {Phase::figure, Phase::gold_place, Phase::magic, Phase::ferry_place,
                            Phase::ferry_move, Phase::score, Phase::crop_choice, Phase::crop})
    EXPECT_TRUE(phases >> static_cast<unsigned>(phase) & 1) << static_cast<int>(phase);
}

// No two rows of a list look the same: they say where they are, or represent all look-alikes.
TEST(Choices, LookAlikesAreDistinguished) {
  int directions = 0, gathered = 0;
  for (u64 seed = 1; seed <= 4; ++seed) {
    const auto at = table_of_all(seed);
    Session& session = at->session;
    Random random{seed};
    while (!shown_decision(session).over) {
      Hand& hand = at->table.hand = take_hand(session.game, shown(session));
      std::set<std::string> told, spoken;
      std::size_t offers = 0;
      const auto rows =
          choice_rows(at->texts, at->settings, session, at->table.pictures, at->table.hand);
      for (const ChoiceRow& row : rows) {
        if (hand.phase == Phase::place) break;
        EXPECT_TRUE(told.insert(row.name + ": " + row.worth).second) << row.name;
        directions += row.name.find(", north") != std::string::npos;
        gathered += row.offers.size() > 1;
        offers += row.offers.size();
        for (const std::size_t offer : row.offers)
          EXPECT_TRUE(spoken.insert(told_choice(at->texts, rows, offer)).second) << row.name;
      }
      std::size_t all = choices(session, at->table.pictures, hand).size();
      all += static_cast<std::size_t>(may_pass(hand));
      if (hand.phase != Phase::place) {
        EXPECT_EQ(offers, all);
      }
      const auto offered = std::make_unique<ActionList>();
      legal_actions(session.game, shown(session), *offered);
      ASSERT_TRUE(
          play(session, (*offered)[bounded(random.next(), static_cast<u32>(offered->size()))]));
      ASSERT_FALSE(::testing::Test::HasFailure())
          << "seed " << seed << ", action " << session.cursor;
    }
  }
  EXPECT_GT(directions, 0);
  EXPECT_GT(gathered, 0);
}

TEST(Choices, PassingSaysWhatItMeans) {
  const auto at = table_of_all(1);
  Session& session = at->session;
  Random random{1};
  int passes = 0;
  while (!shown_decision(session).over) {
    const Hand hand = take_hand(session.game, shown(session));
    const bool figure = hand.phase == Phase::figure && hand.preview;
    if (figure && may_pass(hand)) {
      const ChoiceRow none =
          choice_rows(at->texts, at->settings, session, at->table.pictures, hand).back();
      ASSERT_EQ(hand.offers[none.offers.front()].kind, ActionKind::pass);
      EXPECT_FALSE(none.worth.empty());
      ++passes;
    }
    const auto offered = std::make_unique<ActionList>();
    legal_actions(session.game, shown(session), *offered);
    ASSERT_TRUE(
        play(session, (*offered)[bounded(random.next(), static_cast<u32>(offered->size()))]));
  }
  EXPECT_GT(passes, 10);
}

// On a road of several tiles, each of whose segments is a separate place.
TEST(Choices, OnOneFeatureTheNearestIsMeant) {
  const auto at = table_of_all(1);
  const Game& game = at->session.game;
  const auto state = std::make_unique<State>(initial_state(game));
  Board& board = state->board;
  const Node first = 0;
  Choice far, near, other;
  far.index = 1;
  near.index = 2;
  other.index = 3;
  for (Choice* choice : {&far, &near, &other}) choice->at = ChoiceAt::segment;
  far.node = near.node = first;
  far.world = {5, 0};
  near.world = {1, 0};
  other.node = static_cast<Node>(1);
  other.world = {0, 0};
  ASSERT_NE(find_root(board, first), find_root(board, other.node));
  EXPECT_EQ(nearest_about(board, {far, near, other}, first, {9, 9}, {0, 0}), 2u);
  EXPECT_EQ(nearest_about(board, {far, near, other}, first, {9, 9}, {6, 0}), 1u);
  EXPECT_EQ(nearest_about(board, {far, near, other}, other.node, {9, 9}, {6, 0}), 3u);
  EXPECT_EQ(nearest_about(board, {far, near, other}, no_node, {9, 9}, {0, 0}), std::nullopt);
}

bool same(const Pieces& a, const Pieces& b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

TEST(DisplayState, FollowsEveryEventToWhereTheStateIs) {
  for (u64 seed = 11; seed <= 13; ++seed) {
    const auto at = table_of_all(seed);
    Session& session = at->session;
    Random random{seed};
    DisplayState display = display_at(session, session.cursor);
    while (!shown_decision(session).over) {
      const auto offered = std::make_unique<ActionList>();
      legal_actions(session.game, shown(session), *offered);
      const std::size_t from = session.cursor;
      ASSERT_TRUE(
          play(session, (*offered)[bounded(random.next(), static_cast<u32>(offered->size()))]));
      for (std::size_t k = from; k < session.cursor; ++k) {
        for (const Event& event : session.events[k]) follow(display, event, k);
        const DisplayState there = display_at(session, k + 1);
        for (PlayerIndex p = 0; p < 4; ++p) {
          EXPECT_EQ(display.score[p], there.score[p]) << int{p};
          for (int i = 0; i < piece_kinds; ++i) {
            const auto piece = static_cast<Piece>(i);
            EXPECT_EQ(in_supply(display, p, piece), in_supply(there, p, piece)) << i;
            EXPECT_EQ(on_track(display, p, piece), on_track(there, p, piece)) << i;
          }
        }
        EXPECT_TRUE(same(display.pieces, there.pieces));
        EXPECT_EQ(tiles_left(display), tiles_left(there));
        EXPECT_EQ(tile_in_hand(display), tile_in_hand(there));
        EXPECT_EQ(figures_of(display).size(), figures_of(there).size());
        EXPECT_EQ(neutral_figures(display).size(), neutral_figures(there).size());
        EXPECT_EQ(board_of(session, display).joints.size(), board_of(session, there).joints.size());
        ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed << ", action " << k;
        settle(display, session, k + 1);
      }
    }
  }
}

}  // namespace
}  // namespace bastide::web::choices_test
