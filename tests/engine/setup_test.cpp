// Setting up a game (docs/rules/01-components-and-setup.md).
#include <algorithm>
#include <numeric>
#include <set>

#include "engine/record/words.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::setup_test {
namespace {

TEST(Setup, SETUP_1_two_to_six_players) {
  for (int players = 0; players <= 255; ++players) {
    bastide::Setup setup;
    setup.players = static_cast<u8>(players);
    EXPECT_EQ(check_setup(setup).has_value(), players >= 2 && players <= 6) << players;
    EXPECT_EQ(make_game(catalogue(), setup).has_value(), players >= 2 && players <= 6) << players;
  }
  bastide::Setup seven;
  seven.players = 7;
  EXPECT_EQ(check_setup(seven).error().code, "setup.players");
}

TEST(Setup, COMP_4_figures_and_tokens_of_big_box_7) {
  Table t(6, {}, catalogue(), big_box_7());
  const auto figures = [&](FigureKind kind) {
    int all = 0;
    for (PlayerIndex p = 0; p < 6; ++p) all += t.supply(p, kind);
    return all;
  };
  EXPECT_EQ(figures(FigureKind::meeple) + 6, 48);  // one of each counts the points
  for (const FigureKind kind :
       {FigureKind::abbot, FigureKind::big_meeple, FigureKind::builder, FigureKind::pig})
    EXPECT_EQ(figures(kind), 6);
  EXPECT_EQ(figures(FigureKind::shepherd), 0);
  for (PlayerIndex p = 0; p < 6; ++p) {
    EXPECT_EQ(t.state.track.messenger[p], 0);      // a messenger each
    EXPECT_EQ(t.state.track.robber[p], no_space);  // a robber each, in the supply
  }
  int lakes = 0, mines = 0, goods = 0;
  for (const TileType& type : t.game.types) {
    const auto has = [&](auto wanted) {
      return static_cast<int>(std::count_if(type.segments.begin(), type.segments.end(), wanted));
    };
    lakes += type.count * has([](const Segment& s) { return s.kind == SegmentKind::lake; });
    goods += type.count * has([](const Segment& s) { return s.goods != Goods::none; });
    mines += type.count * type.gold;
  }
  EXPECT_EQ(lakes, 8);       // a ferry for each
  EXPECT_EQ(2 * mines, 16);  // bars
  EXPECT_EQ(goods, 20);      // tokens, one for each symbol
  EXPECT_EQ(magic_figures, 2);
  EXPECT_EQ(message_count, 8);
  EXPECT_EQ(t.state.messages.unseen, 0xff);
}

TEST(Setup, COMP_5_figures_of_big_box_5) {
  // Only what is in the game: meeples in eight colours, and the figures of two expansions.
  // Shepherds and sheep are not.
  EXPECT_EQ(colour_count, 8);
  EXPECT_EQ(max_players, 8);
  Table t(6, {}, catalogue(),
          expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::traders_builders));
  for (PlayerIndex p = 0; p < 6; ++p) {
    EXPECT_EQ(t.supply(p) + 1, 8);
    EXPECT_EQ(t.supply(p, FigureKind::big_meeple), 1);
    EXPECT_EQ(t.supply(p, FigureKind::builder), 1);
    EXPECT_EQ(t.supply(p, FigureKind::pig), 1);
    EXPECT_EQ(t.supply(p, FigureKind::abbot), 0);
  }
}

TEST(Setup, SETUP_2_seven_meeples_each_and_no_points) {
  for (int players = 2; players <= 6; ++players) {
    Table t(players);
    for (PlayerIndex p = 0; p < players; ++p) {
      EXPECT_EQ(t.supply(p), 7);
      EXPECT_EQ(t.score(p), 0);
    }
    for (int kind = 1; kind < figure_kinds; ++kind) EXPECT_EQ(t.state.supply[0][kind], 0);
  }
}

TEST(Setup, SETUP_3_the_start_tile_lies_and_the_others_are_drawn) {
  Table t;
  ASSERT_EQ(t.state.board.tiles.size(), 1u);
  EXPECT_EQ(t.state.board.tiles[0].type, t.type("base/CRFR"));
  EXPECT_EQ(t.state.board.tiles[0].player, no_player);
  EXPECT_EQ(tile_at(t.state.board, {0, 0}), 0);
  EXPECT_EQ(t.state.bag_total, 71);
  EXPECT_EQ(std::accumulate(t.state.bag.begin(), t.state.bag.end(), 0), 71);
}

TEST(Setup, SETUP_4_the_start_tile_is_not_drawn_again) {
  Table t;
  EXPECT_EQ(t.in_bag("base/CRFR"), 3);
  EXPECT_EQ(t.in_bag("base/RFRF"), 7);
}

TEST(Setup, SETUP_5_every_tile_left_may_come_next) {
  Table t;
  std::set<int> offered;
  for (const Action& action : t.actions()) {
    EXPECT_EQ(action.kind, ActionKind::draw);
    offered.insert(action.what);
  }
  EXPECT_EQ(offered.size(), t.game.types.size());  // there are copies of all
  // The supply is a multiset: over many draws each tile turns up in proportion.
  const TypeIndex type = t.type("base/FFRR");
  int came = 0;
  for (u64 seed = 0; seed < 7100; ++seed)
    came += chance_outcome(t.game, determinize(t.state, seed)).what == type;
  EXPECT_NEAR(came, 800, 120);  // 8 of 71 tiles, more than four standard deviations
}

TEST(Setup, SETUP_6_any_player_may_be_first_then_clockwise) {
  covers("VAR-1");
  bastide::Setup setup;
  setup.players = 4;
  auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  int first[4] = {};
  for (game->setup.seed = 0; game->setup.seed < 1000; ++game->setup.seed)
    ++first[initial_state(*game).active];
  for (const int count : first) EXPECT_GT(count, 200);

  setup.first_player = 2;
  game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  State state = initial_state(*game);
  for (const int player : {2, 3, 0, 1, 2}) {
    EXPECT_EQ(state.active, player);
    const int turn = state.turn;
    while (state.turn == turn) {
      ActionList actions;
      legal_actions(*game, state, actions);
      apply(*game, state, actions[0]);
    }
  }
  setup.first_player = 4;
  EXPECT_EQ(check_setup(setup).error().code, "setup.first-player");
}

TEST(Setup, VAR_15_a_short_game_has_every_second_tile_of_the_supply_and_all_of_the_river) {
  bastide::Setup setup;
  setup.first_player = 0;
  setup.options.short_game = true;
  auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  const State state = initial_state(*game);
  EXPECT_EQ(state.bag_total, 36);  // of 71
  bool next_is_used = true;
  for (std::size_t t = 0; t < game->types.size(); ++t) {
    int expected = 0;
    for (int copy = game->types[t].count - game->types[t].start_copies; copy > 0; --copy) {
      expected += next_is_used;
      next_is_used = !next_is_used;
    }
    EXPECT_EQ(state.bag[t], expected) << game->types[t].id;
  }
  setup.expansions = expansion_bit(Expansion::river);
  game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  EXPECT_EQ(initial_state(*game).bag_total, 36 + 11);
}

TEST(Setup, SETUP_16_gardens_mean_nothing_without_the_abbot) {
  Table t;
  t.lay(red, "base/CFFF+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(garden()), "ABBOT-3");
  for (const Action& action : t.actions())
    EXPECT_FALSE(action.kind == ActionKind::deploy && action.where == t.segment({0, -1}, garden()));
}

TEST(Setup, expansions_that_are_not_in_the_game_yet_are_refused) {
  bastide::Setup setup;
  setup.expansions = 1u << 31;
  EXPECT_EQ(check_setup(setup).error().code, "setup.expansion");
}

TEST(Setup, presets_and_options_are_sound) {
  for (const Preset& preset : presets()) {
    bastide::Setup setup;
    setup.expansions = preset.expansions;
    setup.options = preset.options;
    for (u8 players = preset.min_players; players <= preset.max_players; ++players) {
      setup.players = players;
      EXPECT_TRUE(make_game(catalogue(), setup)) << preset.id;
    }
  }
  // Every option has a row: flipping all of them changes every one.
  Options options;
  for (const OptionInfo& info : option_infos()) options.*info.value = !(options.*info.value);
  EXPECT_EQ(option_infos().size() + number_infos().size(), sizeof(Options));
  // Numbers are valid from the least to the greatest, where their option is on.
  for (const NumberInfo& info : number_infos()) {
    bastide::Setup setup;
    if (info.of) setup.options.*info.of = true;
    setup.expansions = info.with;
    for (const int value : {info.min - 1, int{info.min}, int{info.max}, info.max + 1}) {
      setup.options.*info.value = static_cast<u8>(value);
      const bool sound = value >= info.min && value <= info.max;
      EXPECT_EQ(static_cast<bool>(check_setup(setup)), sound) << info.id << ' ' << value;
      if (!sound) {
        EXPECT_EQ(check_setup(setup).error().code, "setup.number");
      }
    }
    if (info.of) setup.options.*info.of = false;
    setup.expansions = 0;
    EXPECT_TRUE(check_setup(setup));
  }
}

// OPT-KING, OPT-PRINT, VAR-3 and VAR-4, VAR-11 and VAR-12: two of these values are one too many.
TEST(Setup, options_that_exclude_each_other) {
  int refused = 0, groups = 0;
  for (const Set* set : all_sets())
    for (std::size_t first = 0; first < set->one_of.size(); ++first)
      for (std::size_t second = first + 1; second < set->one_of.size(); ++second) {
        ++groups;
        bool Options::*const a = set->one_of[first];
        bool Options::*const b = set->one_of[second];
        bastide::Setup setup;
        if (set->expansion) setup.expansions = expansion_bit(*set->expansion);
        setup.options.*a = setup.options.*b = true;
        // Games with two that were possible before stay what they were.
        EXPECT_EQ(check_setup(setup).has_value(), set->more_before) << set->id;
        EXPECT_EQ(make_game(catalogue(), setup).has_value(), set->more_before) << set->id;
        if (!set->more_before) {
          ++refused;
          EXPECT_EQ(check_setup(setup).error().code, "setup.one-of");
          setup.expansions = 0;  // where they have no meaning, they do no harm
          EXPECT_TRUE(check_setup(setup)) << set->id;
        }
        drop_excluded(setup.options);
        EXPECT_TRUE(setup.options.*a && !(setup.options.*b));
        choose_option(setup.options, b, true);
        EXPECT_TRUE(setup.options.*b && !(setup.options.*a));
        choose_option(setup.options, b, false);
        EXPECT_EQ(setup.options, Options{});
        // Others stay as they are.
        choose_option(setup.options, &Options::farmers, true);
        choose_option(setup.options, a, true);
        EXPECT_TRUE(setup.options.farmers && setup.options.*a);
      }
  EXPECT_EQ(groups, 6);
  EXPECT_EQ(refused, 3);
  // The one that counts: more tiles in hand, and the earlier edition.
  Options both;
  both.draw_early = both.hand_of_three = both.first_edition = both.second_edition = true;
  drop_excluded(both);
  EXPECT_TRUE(both.hand_of_three && both.first_edition);
  EXPECT_FALSE(both.draw_early || both.second_edition);
}

TEST(Setup, the_same_seed_is_the_same_game_and_another_is_not) {
  bastide::Setup setup;
  u64 hashes[3];
  for (int i = 0; i < 3; ++i) {
    setup.seed = i < 2 ? 7 : 8;
    const auto game = make_game(catalogue(), setup);
    State state = initial_state(*game);
    for (int n = 0; n < 60 && !state.over; ++n) {
      resolve_chances(*game, state);
      ActionList actions;
      legal_actions(*game, state, actions);
      apply(*game, state, actions[actions.size() / 2]);
    }
    hashes[i] = state_hash(*game, state);
  }
  EXPECT_EQ(hashes[0], hashes[1]);
  EXPECT_NE(hashes[0], hashes[2]);
}

TEST(Setup, an_unknown_future_changes_nothing_that_can_be_seen) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  const State view = determinize(t.state, 12345);
  EXPECT_EQ(state_hash(t.game, view), state_hash(t.game, t.state));
  std::set<int> drawn;
  for (u64 seed = 0; seed < 50; ++seed)
    drawn.insert(chance_outcome(t.game, determinize(t.state, seed)).what);
  EXPECT_GT(drawn.size(), 5u);
}

}  // namespace
}  // namespace bastide::testing::setup_test
