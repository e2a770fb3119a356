// Whole games, checked against the slow oracle after every action.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/thinning.hpp"
#include "tests/oracle/census.hpp"
#include "tests/oracle/compare.hpp"

namespace bastide::oracle::oracle_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue built_in = builtin_catalogue();
  return built_in;
}

// The strategy by which the players of a game choose among the legal actions.
using Chooser = Action (*)(const Game&, const State&, const ActionList&, Random&);

Action any(const Game&, const State&, const ActionList& actions, Random& random) {
  return actions[random.below(static_cast<u32>(actions.size()))];
}

// Fills gaps and prefers figures on roads and in cities, so that many features are completed and
// shared.
Action dense(const Game& game, const State& state, const ActionList& actions, Random& random) {
  if (random.below(8) == 0) return any(game, state, actions, random);
  int best = -1;
  Action choice = actions[0];
  for (const Action& action : actions) {
    int liking = static_cast<int>(random.below(100));
    if (action.kind == ActionKind::place)
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
          if (tile_at(state.board, {static_cast<i16>(action.at.x + dx),
                                    static_cast<i16>(action.at.y + dy)}) != no_tile)
            liking += dx == 0 || dy == 0 ? 200 : 100;
    if (action.kind == ActionKind::deploy && (action.what == static_cast<u8>(FigureKind::builder) ||
                                              action.what == static_cast<u8>(FigureKind::shepherd)))
      liking += 90;
    if (action.kind == ActionKind::deploy) {
      const Node node = node_of(state.board, state.placed, action.where);
      if (kind_of(game.tables, state.board, node) != SegmentKind::field) liking += 80;
    }
    if (liking > best) {
      best = liking;
      choice = action;
    }
  }
  return choice;
}

Action greedy(const Game& game, const State& state, const ActionList&, Random& random) {
  static const PlayerKind* const kind = find_player_kind("greedy");
  return kind->choose(game, determinize(state, random.next()), random, {}).action;
}

// Every other player thinks.
Action mixed(const Game& game, const State& state, const ActionList& actions, Random& random) {
  return (decision(game, state).player % 2 == 0 ? greedy : dense)(game, state, actions, random);
}

std::string invariants(const Game& game, const State& state) {
  for (int p = 0; p < game.setup.players; ++p) {
    for (int kind = 0; kind < figure_kinds; ++kind) {
      const auto standing = std::count_if(state.figures.begin(), state.figures.end(),
                                          [p, kind](const bastide::Figure& f) {
                                            return f.owner == p && static_cast<int>(f.kind) == kind;
                                          });
      int crowned = 0;
      for (const Crowns& crowns : state.wheel.crowns)
        for (const PlayerIndex q : crowns)
          crowned += q == p && kind == static_cast<int>(FigureKind::meeple);
      const int all =
          kind == static_cast<int>(FigureKind::meeple) ? 7 : state.supply[p][kind] + standing > 0;
      if (standing + crowned + state.supply[p][kind] != all) return "figures are not conserved";
    }
  }
  const std::size_t tiles = state.board.tiles.size() + state.bag_total + state.unseen +
                            state.discarded.size() + (state.drawn != no_type) +
                            std::accumulate(state.hands.count, state.hands.count + max_players, 0u);
  if (tiles != game.tile_count) return "tiles are not conserved";
  int mines = 0, bars = std::accumulate(state.gold.bars.begin(), state.gold.bars.end(), 0);
  for (const PlacedTile& tile : state.board.tiles) mines += game.types[tile.type].gold;
  for (const u8 won : state.gold.won) bars += won;
  const bool half = decision(game, state).phase == Phase::gold_place;  // GOLD-2
  if (game.setup.has(Expansion::gold_mines) && bars != 2 * mines - half)
    return "bars are not conserved";
  const MessagesState& messages = state.messages;
  int stack = static_cast<int>(messages.seen.size()) + (state.part.messages.drawn != 0) +
              state.interrupted.waiting;
  for (unsigned unseen = messages.unseen; unseen != 0; unseen &= unseen - 1) ++stack;
  if (game.setup.has(Expansion::messages) && stack != message_count)
    return "messages are not conserved";
  const int left = std::accumulate(state.bag.begin(), state.bag.end(), 0);
  if (left != state.bag_total + state.unseen) return "the bag does not add up";
  for (const SheepToken& token : state.flocks.tokens)
    if (std::none_of(state.figures.begin(), state.figures.end(), [&](const bastide::Figure& f) {
          return f.kind == FigureKind::shepherd &&
                 find_root(state.board, f.node) == find_root(state.board, token.node);
        }))
      return "sheep without a shepherd";
  for (const bastide::Figure& f : state.figures)
    if (f.kind == FigureKind::shepherd && !state.part.flock.token_due &&
        std::none_of(state.flocks.tokens.begin(), state.flocks.tokens.end(),
                     [&](const SheepToken& token) { return token.node == f.node; }))
      return "a shepherd without sheep";
  int held = 0;  // DRAGON-2
  for (std::size_t t = 0; t < game.types.size(); ++t)
    held += state.dragon.at == no_tile && !game.held_back.empty() && game.types[t].dragon
                ? state.bag[t]
                : 0;
  if (state.held != held) return "tiles held back are not conserved";
  for (const bastide::Figure& f : state.figures)
    if (state.board.node_tile[f.node] == state.dragon.at) return "a figure beside the dragon";
  if (state.dragon.at != no_tile && state.dragon.at == state.fairy.at)
    return "the fairy beside the dragon";
  return "";
}

struct Ending {
  std::size_t discarded = 0;
  int left_in_bag = 0;
  int sold = 0;
  int stopped = 0;
};

// The same action on another segment of the feature, if there is one.
Action elsewhere(const State& state, Action action, Random& random) {
  const Board& board = state.board;
  Node node = node_of(board, tile_at(board, action.at), action.where);
  for (u32 steps = random.below(6); steps > 0; --steps) node = board.next[node];
  action.at = board.cells[board.tiles[board.node_tile[node]].cell].at;
  action.where = segment_of(board, node);
  return action;
}

// Plays a game to its end; returns nothing, or where and how engine and oracle differ.
std::string play_checked(const Game& game, Chooser choose, u64 seed, Ending* ending = nullptr) {
  Random random{seed};
  State state = initial_state(game);
  Referee referee(game.setup, game.types, state.active);
  Events events;
  Pieces pieces = pieces_of(game, state);  // updated by the events
  bool looked = false;                     // whether the features were compared as they are
  for (int n = 0;; ++n) {
    const auto where = [&](const std::string& difference) {
      return "seed " + std::to_string(seed) + ", action " + std::to_string(n) + ": " + difference;
    };
    for (const auto compare : {compare_position, compare_tokens, compare_actions})
      if (std::string d = compare(game, state, referee); !d.empty()) return where(d);
    if (!looked)
      if (std::string d = compare_features(game, state, referee); !d.empty()) return where(d);
    if (random.below(16) == 0)
      if (std::string d = compare_refusals(game, state, referee); !d.empty()) return where(d);
    if (std::string d = invariants(game, state); !d.empty()) return where(d);
    const Decision waiting = decision(game, state);
    if (waiting.over) {
      if (ending)
        *ending = {state.discarded.size(), state.bag_total, referee.sold, referee.stopped};
      return {};
    }

    ActionList actions;
    legal_actions(game, state, actions);
    Action action =
        waiting.chance ? any(game, state, actions, random) : choose(game, state, actions, random);
    if (!legal(game, state, action)) return where("the player's action is forbidden");
    referee.play(action);
    // Several actions may be equivalent: rotations that look the same, segments of one feature.
    if (action.kind == ActionKind::place)
      for (int other = 0; other < 4; ++other)
        if (const Action same = place_action(action.at, other);
            listed(game, state, same) == action && random.below(4) == 0)
          action = same;
    if (action.kind == ActionKind::enchant || action.kind == ActionKind::obey)
      if (const Action same = elsewhere(state, action, random); listed(game, state, same) == action)
        action = same;

    const State before = state;
    const u64 hash = state_hash(game, before);
    events.clear();
    apply(game, state, *listed(game, state, action), &events);
    // These change nothing on the table, unless figures leave it in what follows.
    constexpr ActionKind quiet[] = {ActionKind::draw, ActionKind::pass, ActionKind::choose,
                                    ActionKind::bid};
    looked = std::count(std::begin(quiet), std::end(quiet), action.kind) > 0 &&
             before.figures == state.figures;
    if (std::string d = compare_events(events, before, state, referee); !d.empty()) return where(d);
    for (const Event& event : events) follow(pieces, event);
    if (census(pieces) != census(pieces_of(game, state)))
      return where("moves do not lead to where the pieces are");
    if (random.below(16) == 0) {  // values: a copy is independent and continues in the same way
      State copy = before;
      apply(game, copy, *listed(game, copy, action));
      if (state_hash(game, copy) != state_hash(game, state)) return where("a copy differs");
      if (state_hash(game, before) != hash) return where("playing on a copy changed its original");
    }
  }
}

struct Mix {
  Setup setup;
  u64 seed;
};

// The n-th setup of a family, covering all numbers of players and all options.
Mix nth_mix(u64 family, u64 n) {
  Mix mix;
  mix.seed = random_at(family, n);
  mix.setup.players = static_cast<u8>(2 + n % 5);
  mix.setup.seed = mix.seed;
  u64 bits = n < 10 ? 0 : mix.seed;  // the plain game first
  for (const OptionInfo& option : option_infos()) {
    if (n >= 10)
      mix.setup.options.*option.value =
          (bits & 3) != 0 ? Options{}.*option.value : !(Options{}.*option.value);
    bits = bits >> 2 | bits << 62;
  }
  bits = mix64(mix.seed + 1);
  for (const NumberInfo& number : number_infos()) {
    mix.setup.options.*number.value = static_cast<u8>(number.min + bits % 14);
    bits /= 14;
  }
  return mix;
}

// The same with any of the expansions.
Mix nth_expanded_mix(u64 family, u64 n) {
  Mix mix = nth_mix(family, n);
  u64 bits = mix64(mix.seed);
  for (const ExpansionInfo& info : expansion_infos()) {
    if (info.goes_with_others() && (bits & 3) != 0)
      mix.setup.expansions |= expansion_bit(info.expansion);
    bits >>= 2;
  }
  const int most = player_range(mix.setup).most;
  if (most > base_players.most)
    mix.setup.players = static_cast<u8>(2 + n % static_cast<u64>(most - 1));
  if (!check_setup(mix.setup)) drop_excluded(mix.setup.options);
  return mix;
}

// The Princess & The Dragon alone, with each other expansion, with all.
Mix nth_dragon_mix(u64 family, u64 n) {
  Mix mix = nth_mix(family, n);
  const std::vector<ExpansionInfo>& all = expansion_infos();
  const u64 kind = n % (all.size() + 2);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].goes_with_others() && (i == kind || kind == all.size()))
      mix.setup.expansions |= expansion_bit(all[i].expansion);
  mix.setup.expansions |= expansion_bit(Expansion::princess_dragon);
  if (!check_setup(mix.setup)) drop_excluded(mix.setup.options);
  return mix;
}

// The games of a family are played in parts that can run in parallel.
constexpr int portions = 10;

class Portion : public ::testing::TestWithParam<int> {
 protected:
  // Plays this portion's share of so many games.
  void play(Chooser choose, u64 family, u64 games, Mix (*nth)(u64, u64)) {
    const u64 step = games > 1000 ? testing::thinning_of_many : testing::thinning;
    for (u64 n = static_cast<u64>(GetParam()) * step; n < games; n += portions * step) {
      const Mix mix = nth(family, n);
      const auto game = make_game(catalogue(), mix.setup);
      ASSERT_TRUE(game);
      ASSERT_EQ("", play_checked(*game, choose, mix.seed)) << "game " << n;
    }
  }
};

TEST_P(Portion, agrees_on_random_games) { play(any, 1, 400, nth_mix); }
TEST_P(Portion, agrees_on_dense_games) { play(dense, 2, 400, nth_mix); }
TEST_P(Portion, agrees_on_greedy_games) { play(greedy, 3, 200, nth_mix); }
TEST_P(Portion, agrees_on_random_games_with_expansions) { play(any, 5, 1700, nth_expanded_mix); }
TEST_P(Portion, agrees_on_dense_games_with_expansions) { play(dense, 6, 1800, nth_expanded_mix); }
TEST_P(Portion, agrees_on_random_games_with_the_dragon) { play(any, 11, 1400, nth_dragon_mix); }
TEST_P(Portion, agrees_on_dense_games_with_the_dragon) { play(dense, 12, 1400, nth_dragon_mix); }
TEST_P(Portion, agrees_on_greedy_games_with_expansions) { play(mixed, 7, 100, nth_expanded_mix); }

INSTANTIATE_TEST_SUITE_P(Oracle, Portion, ::testing::Range(0, portions));

// Odd supplies: a few types of any set without rivers, in odd numbers. Tiles that fit nowhere,
// fields inside cities, bridges, games that end immediately. Some consist mostly of city interiors,
// which soon fit nowhere.
TEST(Oracle, agrees_on_odd_supplies) {
  int discarded = 0, stuck = 0, sold = 0;
  for (u64 n = 0; n < 400; n += testing::thinning_of_few) {
    Mix mix = nth_mix(4, n);
    if (n % 4 == 0) mix.setup.options.return_unplaceable = n % 8 == 0;
    mix.setup.options.first_edition = false;  // compares tiles by their names
    Random random{mix.seed};
    Catalogue odd;
    for (const TileType& type : catalogue().tiles) {
      const bool simple = std::all_of(type.segments.begin(), type.segments.end(), [](auto& s) {
        return s.kind <= SegmentKind::field || s.kind == SegmentKind::monastery ||
               s.kind == SegmentKind::garden;
      });
      const auto cities = std::count(type.edges.begin(), type.edges.end(), EdgeKind::city);
      const bool closing = n % 4 == 0 && type.id == "base/CFFF";
      const bool wanted = closing || (random.below(12) == 0 && (n % 4 != 0 || cities == 4));
      if (!simple || (type.start_copies == 0 && !wanted)) continue;
      if (!type.board.empty() || !type.instead.empty()) continue;
      odd.tiles.push_back(type);
      odd.tiles.back().set = "base";
      const bool lone = closing || (n % 4 == 0 && type.start_copies > 0);
      odd.tiles.back().count = static_cast<u8>(lone ? 1 : 1 + random.below(8));
    }
    const auto game = make_game(odd, mix.setup);
    ASSERT_TRUE(game);
    Ending ending;
    ASSERT_EQ("", play_checked(*game, n % 4 == 2 ? any : dense, mix.seed, &ending));
    discarded += ending.discarded > 0;
    stuck += ending.left_in_bag > 0;
    sold += ending.sold;
  }
  EXPECT_GT(discarded, 0);
  EXPECT_GT(stuck, 0);
  EXPECT_GT(sold, 0);
}

// A game played for a while, and another one that begins with what lies there.
TEST_P(Portion, agrees_on_games_from_positions) {
  for (u64 n = static_cast<u64>(GetParam()); n < 150; n += portions * testing::thinning_of_few) {
    Mix mix = nth_expanded_mix(9, n);
    const auto before = make_game(catalogue(), mix.setup);
    ASSERT_TRUE(before);
    State state = initial_state(*before);
    Random random{mix.seed};
    ActionList actions;
    for (u64 k = random.below(400); !state.over && (k > 0 || !can_begin(*before, state));) {
      legal_actions(*before, state, actions);
      apply(*before, state, dense(*before, state, actions, random));
      k -= k > 0;
    }
    if (state.over) continue;
    mix.setup.position = position_of(*before, state);
    mix.setup.first_player = state.active;
    const auto game = make_game(catalogue(), mix.setup);
    ASSERT_TRUE(game || game.error().code == "position.over")
        << n << ' ' << game.error().code << ' ' << game.error().detail << ' ' << game.error().line;
    if (!game) continue;
    ASSERT_EQ("", play_checked(*game, n % 2 == 0 ? any : dense, mix.seed)) << n;
  }
}

// Alone (VAR-16), with everything that goes with it, to the end of the bag or not, and from
// positions.
TEST(Oracle, agrees_on_VAR_16_among_expansions) {
  int stopped = 0, through = 0;
  for (u64 n = 0; n < 120; n += testing::thinning_of_few) {
    Mix mix = nth_expanded_mix(10, n);
    mix.setup.players = 1;
    mix.setup.first_player = 0;
    for (const OptionInfo& option : option_infos())
      if (option.rule == "VAR-16") mix.setup.options.*option.value = true;
    for (const Set* set : all_sets()) {
      if (!set->needs_others) continue;
      if (set->expansion) mix.setup.expansions &= ~expansion_bit(*set->expansion);
      for (const OptionInfo& option : set->options) mix.setup.options.*option.value = false;
    }
    const auto before = make_game(catalogue(), mix.setup);
    ASSERT_TRUE(before) << before.error().code;
    if (n % 3 == 0) {
      State state = initial_state(*before);
      Random random{mix.seed};
      ActionList actions;
      for (u64 k = random.below(60); !state.over && (k > 0 || !can_begin(*before, state));) {
        legal_actions(*before, state, actions);
        apply(*before, state, dense(*before, state, actions, random));
        k -= k > 0;
      }
      if (state.over) continue;
      mix.setup.position = position_of(*before, state);
      if (n % 2 == 0) mix.setup.position->points[0] = 900;  // enough for the whole bag
    }
    const auto game = make_game(catalogue(), mix.setup);
    ASSERT_TRUE(game) << n << ' ' << game.error().code << ' ' << game.error().detail;
    Ending ending;
    ASSERT_EQ("", play_checked(*game, n % 2 == 0 ? any : dense, mix.seed, &ending)) << n;
    stopped += ending.stopped;
    through += ending.stopped == 0;
  }
  EXPECT_GT(stopped, 0);
  EXPECT_GT(through, 0);
}

// Whatever a buyer takes over in a turn: further parts, hands, points on the track, the wheel.
TEST(Oracle, agrees_on_VAR_8_among_expansions) {
  int sold = 0;
  for (u64 n = 0; n < 20; n += testing::thinning_of_few) {
    Mix mix = nth_expanded_mix(8, n);
    for (const Expansion expansion :
         {Expansion::messages, Expansion::robbers, Expansion::traders_builders,
          Expansion::hills_sheep, Expansion::wheel_of_fortune})
      mix.setup.expansions |= expansion_bit(expansion);
    for (const OptionInfo& option : option_infos())
      if (option.rule == "VAR-8") mix.setup.options.*option.value = true;
    mix.setup.options.hand_of_three = n % 2 == 0;
    const auto game = make_game(catalogue(), mix.setup);
    ASSERT_TRUE(game);
    Ending ending;
    ASSERT_EQ("", play_checked(*game, n % 3 == 0 ? any : dense, mix.seed, &ending));
    sold += ending.sold;
  }
  EXPECT_GT(sold, 0);
}

}  // namespace
}  // namespace bastide::oracle::oracle_test
