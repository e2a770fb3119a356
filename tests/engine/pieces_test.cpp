// What can be queried of a state and an action without knowing any set: where every piece is, what
// an action is about, what is still to come. Over whole random games with everything in play.
#include "engine/rules/pieces.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/base/random.hpp"
#include "engine/rules/bag.hpp"
#include "engine/rules/meaning.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"
#include "tests/engine/thinning.hpp"
#include "tests/oracle/census.hpp"

namespace bastide::testing::pieces_test {
namespace {

bastide::Setup nth_setup(u64 n) {
  bastide::Setup setup;
  setup.players = static_cast<u8>(2 + n % 5);
  setup.seed = n;
  u64 bits = mix64(n);
  for (const OptionInfo& option : option_infos()) {
    if ((bits & 3) == 0) setup.options.*option.value = !(setup.options.*option.value);
    bits = bits >> 2 | bits << 62;
  }
  for (const ExpansionInfo& info : expansion_infos()) {
    if (info.goes_with_others() && (bits & 3) != 0)
      setup.expansions |= expansion_bit(info.expansion);
    bits = bits >> 2 | bits << 62;
  }
  setup.players = static_cast<u8>(2 + n % (player_range(setup).most - 1u));
  if (!check_setup(setup)) drop_excluded(setup.options);
  return setup;
}

// Plays a game uniformly at random. Calls `check` for every step with the state before it, the
// action, the events and the state after it.
template <class Check>
void play_at_random(const Game& game, u64 seed, Check check) {
  Random random{seed};
  State state = initial_state(game);
  ActionList actions;
  Events events;
  while (!state.over && !::testing::Test::HasFailure()) {
    legal_actions(game, state, actions);
    const Action action = decision(game, state).chance
                              ? chance_outcome(game, state)
                              : actions[random.below(static_cast<u32>(actions.size()))];
    const State before = state;
    events.clear();
    apply(game, state, action, &events);
    check(before, action, events, state);
  }
}

auto key_of(const PieceAt& p) {
  const Place& at = p.place;
  return std::tuple(p.piece, p.owner, p.type, at.kind, at.player, at.tile, at.node, at.other_node,
                    at.space, p.count);
}
Pieces sorted(Pieces pieces) {
  std::sort(pieces.begin(), pieces.end(),
            [](const PieceAt& a, const PieceAt& b) { return key_of(a) < key_of(b); });
  return pieces;
}

TEST(Pieces, moves_lead_from_state_to_state) {
  for (u64 n = 0; n < 80; n += thinning_of_few) {
    const auto game = make_game(catalogue(), nth_setup(n));
    ASSERT_TRUE(game);
    Pieces pieces = pieces_of(*game, initial_state(*game));
    play_at_random(
        *game, n, [&](const State&, const Action&, const Events& events, const State& after) {
          for (const Event& event : events) follow(pieces, event);
          const Pieces there = pieces_of(*game, after);
          if (oracle::census(pieces) == oracle::census(there)) return;
          EXPECT_EQ(sorted(pieces), sorted(there)) << "game " << n << ", turn " << after.turn;
        });
    ASSERT_FALSE(HasFailure());
  }
}

// Every tile of the game is somewhere, or has been put aside.
TEST(Pieces, every_tile_is_somewhere) {
  for (u64 n = 0; n < 20; ++n) {
    const auto game = make_game(catalogue(), nth_setup(n));
    ASSERT_TRUE(game);
    play_at_random(*game, n, [&](const State&, const Action&, const Events&, const State& after) {
      std::size_t tiles = after.discarded.size();
      for (const PieceAt& there : pieces_of(*game, after))
        if (there.piece == Piece::tile) tiles += static_cast<std::size_t>(there.count);
      EXPECT_EQ(tiles, game->tile_count);
    });
    ASSERT_FALSE(HasFailure());
  }
}

TEST(Pieces, stacks_are_counted) {
  Pieces pieces;
  const Place tile = tile_place(3);
  put_pieces(pieces, {.piece = Piece::gold, .place = tile, .count = 2});
  put_pieces(pieces, {.piece = Piece::gold, .place = tile});
  EXPECT_EQ(pieces.size(), 1u);
  EXPECT_EQ(count_at(pieces, Piece::gold, tile), 3);
  take_pieces(pieces, {.piece = Piece::gold, .place = tile, .count = 3});
  EXPECT_TRUE(pieces.empty());
  take_pieces(pieces, {.piece = Piece::gold, .place = tile});  // from the stock
  put_pieces(pieces, {.piece = Piece::gold, .place = off_place()});
  EXPECT_TRUE(pieces.empty());
}

// Two figures of one player on one segment stay two.
TEST(Pieces, figures_are_not_a_stack) {
  Pieces pieces;
  const PieceAt meeple{.piece = Piece::meeple,
                       .owner = red,
                       .place = {PlaceKind::segment, no_player, 0, 1, no_node, 0}};
  put_pieces(pieces, meeple);
  put_pieces(pieces, meeple);
  EXPECT_EQ(pieces.size(), 2u);
  take_pieces(pieces, meeple);
  EXPECT_EQ(pieces.size(), 1u);
}

// ---- What an action is about --------------------------------------------------------------------

bool is_the_move(const Event& event, const Meaning& meaning) {
  return is_move_of(event, *meaning.piece) && event.owner == meaning.owner &&
         event.type == meaning.type && event.from == meaning.from && event.to == meaning.to;
}

// The feature that an action names is one that gets scored.
bool scores_what_is_named(const State& before, const Event& event, const Meaning& meaning) {
  return event.kind == EventKind::scored && event.scoring.node != no_node &&
         find_root(before.board, event.scoring.node) == find_root(before.board, meaning.to.node);
}

TEST(Meaning, agrees_with_the_events) {
  u64 phases = 0;
  for (u64 n = 0; n < 80; ++n) {
    const auto game = make_game(catalogue(), nth_setup(n));
    ASSERT_TRUE(game);
    Events events;
    ActionList actions;
    play_at_random(*game, n, [&](const State& before, const Action&, const Events&, const State&) {
      const Decision d = decision(*game, before);
      if (d.chance || d.phase == Phase::place) return;
      legal_actions(*game, before, actions);
      for (std::size_t i = 0; i < actions.size(); i += 1 + actions.size() / 8) {
        const Meaning meaning = meaning_of(*game, before, actions[i]);
        if (!meaning.piece && meaning.to.kind == PlaceKind::off) continue;
        phases |= u64{1} << static_cast<unsigned>(d.phase);
        State after = before;
        events.clear();
        apply(*game, after, actions[i], &events);
        EXPECT_TRUE(std::any_of(events.begin(), events.end(),
                                [&](const Event& event) {
                                  return meaning.piece
                                             ? is_the_move(event, meaning)
                                             : scores_what_is_named(before, event, meaning);
                                }))
            << "game " << n << ", phase " << static_cast<int>(d.phase) << ", action " << i;
      }
    });
    ASSERT_FALSE(HasFailure());
  }
  for (const Phase phase : {Phase::choose, Phase::gold_place, Phase::magic, Phase::robber,
                            Phase::figure, Phase::landing, Phase::ferry_place, Phase::ferry_move,
                            Phase::score, Phase::message, Phase::crop, Phase::move_points})
    EXPECT_TRUE(phases >> static_cast<unsigned>(phase) & 1) << static_cast<int>(phase);
}

TEST(Meaning, of_a_pass_is_empty) {
  Table t;
  t.lay(red, "base/FRRR", {1, 0}, 0);
  const Meaning meaning = meaning_of(t.game, t.state, pass_action());
  EXPECT_FALSE(meaning.piece);
  EXPECT_EQ(meaning.to.kind, PlaceKind::off);
  EXPECT_EQ(meaning.player, no_player);
}

// ---- Points, features and tiles -----------------------------------------------------------------

// Scores including points due are the sum of all scorings, whether or not the points have arrived.
TEST(Score, with_points_due_is_what_has_been_scored) {
  bool due = false;
  for (u64 n = 0; n < 60; ++n) {
    const auto game = make_game(catalogue(), nth_setup(n));
    ASSERT_TRUE(game);
    int points[max_players] = {};
    play_at_random(*game, n,
                   [&](const State&, const Action&, const Events& events, const State& after) {
                     for (const Event& event : events)
                       if (event.kind == EventKind::scored)
                         for (int p = 0; p < max_players; ++p) points[p] += event.scoring.points[p];
                     for (PlayerIndex p = 0; p < game->sides; ++p) {
                       EXPECT_EQ(score_with_due(*game, after, p), points[p]);
                       due |= after.score[p] != points[p];
                     }
                     if (!track_matters(*game)) {
                       EXPECT_EQ(after.score[0], points[0]);
                     }
                   });
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_TRUE(due);
}

TEST(Score, the_track_matters_with_robbers_or_messages) {  // MSG-1, ROB-1
  EXPECT_FALSE(track_matters(Table().game));
  for (const Expansion expansion : {Expansion::robbers, Expansion::messages})
    EXPECT_TRUE(track_matters(Table(2, {}, catalogue(), expansion_bit(expansion)).game));
}

TEST(Score, a_completed_feature_awaits_its_scoring) {  // BASE-SCORE-1
  Table t;
  t.lay(red, "base/CFFF", {0, -1}, 2);
  EXPECT_TRUE(awaits_scoring(t.state, t.node({0, 0}, knight(north))));
  EXPECT_TRUE(awaits_scoring(t.state, t.node({0, -1}, knight(south))));
  EXPECT_FALSE(awaits_scoring(t.state, t.node({0, 0}, highwayman(west))));
  t.deploy(knight(south));
  EXPECT_EQ(t.score(red), 4);
  EXPECT_FALSE(awaits_scoring(t.state, t.node({0, 0}, knight(north))));
}

TEST(Tiles, to_come_are_in_the_bag_or_kept) {  // VAR-4
  Options options;
  options.hand_of_three = true;
  Table t(2, options);
  const TypeIndex type = t.type("base/CFFF");
  const int before = tiles_to_come(t.game, t.state, type);
  const int all = tiles_to_come(t.game, t.state);
  EXPECT_EQ(all, t.state.bag_total + 0);
  EXPECT_TRUE(kept_tiles(t.game, t.state, red).empty());
  while (decision(t.game, t.state).chance) t.act(chance_outcome(t.game, t.state));
  EXPECT_EQ(kept_tiles(t.game, t.state, red).size(), 3u);
  EXPECT_EQ(tiles_to_come(t.game, t.state, type), before);
  EXPECT_EQ(tiles_to_come(t.game, t.state), all);
  EXPECT_EQ(t.state.bag_total, all - 6);
  EXPECT_TRUE(kept_tiles(Table().game, t.state, red).empty()) << "a game without the variant";
}

}  // namespace
}  // namespace bastide::testing::pieces_test
