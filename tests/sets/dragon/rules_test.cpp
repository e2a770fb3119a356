// The dragon (docs/rules/25-princess-and-dragon.md).
#include <algorithm>
#include <set>

#include "engine/rules/bag.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/dragon/dragon.hpp"
#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::dragon_rules_test {
namespace {

constexpr FigureKind big = FigureKind::big_meeple, builder = FigureKind::builder,
                     pig = FigureKind::pig, abbot = FigureKind::abbot,
                     shepherd = FigureKind::shepherd;

// A plain around the volcano at 0,1: monasteries at 0,2 and, to its left and right, -1,1 and 1,1.
DragonTable plain(int players = 2, Options options = {}, ExpansionMask more = 0) {
  DragonTable t(players, options, more);
  t.call();
  t.lay_on("base/FFFF-monastery", {1, 1}, 0);
  t.lay_on("base/FFFF-monastery", {-1, 1}, 0);
  t.lay_on("base/FFFF-monastery", {0, 2}, 0);
  return t;
}
// Lays a dragon tile far from its way, so that the walk begins.
void let_walk(DragonTable& t, PlayerIndex player = red) {
  t.play(player, "princess-dragon/CFRR-dragon", {0, -1}, 2);
}

TEST(PrincessDragon, PD_COMP_1_thirty_tiles) {
  covers("PD-COMP-3", "INT-57", "INT-69", "INT-72");
  const DragonTable t(2, {},
                      expansion_bit(Expansion::river) | expansion_bit(Expansion::wheel_of_fortune) |
                          expansion_bit(Expansion::flying_machines));
  int volcanoes = 0, dragons = 0, princesses = 0, portals = 0, tiles = 0;
  for (std::size_t i = 0; i < t.game.types.size(); ++i) {
    const TileType& type = t.game.types[i];
    int princess = 0;
    for (const Segment& segment : type.segments) princess += segment.princess;
    const int symbols = type.volcano + type.dragon + princess + type.portal;
    const bool of_box = type.set == "princess-dragon";
    EXPECT_EQ(symbols, of_box) << type.id;
    EXPECT_FALSE(symbols > 0 && (type.wheel > 0 || type.flying_machine >= 0)) << type.id;
    if (!of_box) continue;
    volcanoes += type.volcano * type.count;
    dragons += type.dragon * type.count;
    princesses += princess * type.count;
    portals += type.portal * type.count;
    tiles += t.state.bag[i];
  }
  EXPECT_EQ(volcanoes, 6);
  EXPECT_EQ(dragons, 12);
  EXPECT_EQ(princesses, 6);
  EXPECT_EQ(portals, 6);
  EXPECT_EQ(tiles, 30);
}

TEST(PrincessDragon, PD_COMP_2_both_begin_beside_the_board) {
  const DragonTable t;
  EXPECT_EQ(t.state.dragon.at, no_tile);
  EXPECT_EQ(t.state.fairy.at, no_tile);
  for (const PieceAt& piece : pieces_of(t.game, t.state))
    EXPECT_TRUE(piece.piece != Piece::dragon && piece.piece != Piece::fairy);
}

// also OPT-PD-DRAGON, OPT-PD-FAIRY, OPT-PD-PRINCESS, OPT-PD-PORTAL
TEST(PrincessDragon, PD_COMP_4_each_can_be_left_out) {
  Options options;
  options.without_dragon = true;
  DragonTable without_dragon(2, options);
  without_dragon.lay(red, "princess-dragon/FFFF-volcano", {0, 1}, 0);
  EXPECT_EQ(without_dragon.refused(farmer(NL)), "");
  without_dragon.deploy(farmer(NL));
  EXPECT_EQ(without_dragon.state.dragon.at, no_tile);
  EXPECT_EQ(without_dragon.refused(draw_action(without_dragon.type("princess-dragon/FFRR-dragon"))),
            "");
  without_dragon.play(blue, "princess-dragon/FFRR-dragon", {1, 1}, 3);
  EXPECT_EQ(without_dragon.phase(), Phase::draw);

  options = {};
  options.without_fairy = options.without_princess = options.without_portal = true;
  DragonTable rest(2, options);
  rest.put(blue, {0, 0}, knight(north));
  rest.put(red, {0, 0}, highwayman(east));
  rest.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 2);
  EXPECT_FALSE(rest.offers(ActionKind::dismiss));
  EXPECT_FALSE(rest.offers(ActionKind::fairy));
  rest.deploy(nobody());
  rest.lay(blue, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  EXPECT_FALSE(rest.offers(ActionKind::portal));
  rest.deploy(nobody());
  rest.call();
  EXPECT_NE(rest.state.dragon.at, no_tile);
}

TEST(PrincessDragon, PD_COMP_5_a_tunnel_parts_no_fields) {
  DragonTable t;
  t.call();
  t.play(red, "base/FRRR", {1, 0}, 2);
  t.play(blue, "princess-dragon/RCRC-dragon-tunnel", {1, -1}, 0);
  EXPECT_TRUE(t.joined({1, 0}, highwayman(north), {1, -1}, highwayman(north)));
  EXPECT_EQ(t.node({1, -1}, farmer(NL)), t.node({1, -1}, farmer(NR)));
  EXPECT_EQ(t.node({1, -1}, farmer(SL)), t.node({1, -1}, farmer(SR)));
  EXPECT_FALSE(t.joined({1, -1}, farmer(NL), {1, -1}, farmer(SL)));
  // So the fields of the crossing on both sides of the road to the north are one.
  EXPECT_TRUE(t.joined({1, 0}, farmer(NL), {1, 0}, farmer(NR)));
}

TEST(PrincessDragon, PD_COMP_6_a_monastery_in_a_city) {
  DragonTable t;
  t.call();
  t.lay(red, "princess-dragon/CCFC-dragon-monastery", {0, -1}, 2);
  EXPECT_EQ(t.refused(monk()), "");
  t.put(blue, {0, 0}, knight(north));
  EXPECT_EQ(t.refused(knight(south)), "BASE-FIG-3");
  EXPECT_EQ(t.refused(monk()), "");
  t.deploy(monk());
  EXPECT_NE(find_root(t.state.board, t.node({0, -1}, monk())),
            find_root(t.state.board, t.node({0, -1}, knight(south))));
}

TEST(PrincessDragon, PD_COMP_7_a_road_ends_at_a_volcano) {
  DragonTable t;
  t.play(red, "princess-dragon/FFRF-volcano", {1, 0}, 1);
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, t.node({1, 0}, highwayman(west)))].open,
            1);  // the western end of the start tile
  EXPECT_TRUE(t.joined({1, 0}, farmer(WL), {1, 0}, farmer(WR)));
}

TEST(Dragon, DRAGON_1_not_before_the_first_volcano) {
  covers("DRAGON-2", "DRAGON-3");
  DragonTable t;
  const TypeIndex dragon = t.type("princess-dragon/FFRR-dragon");
  EXPECT_EQ(t.refused(draw_action(dragon)), "DRAGON-2");
  EXPECT_FALSE(can_be_drawn(t.game, t.state, dragon));
  EXPECT_EQ(t.state.held, 12);
  const int all = t.state.bag_total;
  // By chance, too, none is drawn.
  State blind = t.state;
  for (u64 seed = 0; seed < 300; ++seed) {
    blind.seed = seed;
    EXPECT_FALSE(t.game.types[chance_outcome(t.game, blind).what].dragon);
  }
  t.call();
  EXPECT_EQ(t.state.held, 0);
  EXPECT_EQ(t.state.bag_total, all - 1);
  EXPECT_EQ(t.refused(draw_action(dragon)), "");
}

TEST(Dragon, DRAGON_4_only_dragon_tiles_are_left) {
  DragonTable t;
  t.lay(red, "base/RFRF", {1, 0}, 1);
  for (std::size_t i = 0; i < t.state.bag.size(); ++i)
    if (!t.game.types[i].dragon) {
      t.state.bag_total = static_cast<u16>(t.state.bag_total - t.state.bag[i]);
      t.state.bag[i] = 0;
    }
  EXPECT_FALSE(can_draw(t.state));
  t.deploy(nobody());
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.state.bag_total, 12);
}

TEST(Dragon, DRAGON_5_a_volcano_brings_it) {
  covers("DRAGON-21");
  DragonTable t = plain();
  t.put(red, {1, 1}, monk());
  let_walk(t);
  t.step({1, 1});
  EXPECT_EQ(t.supply(red), 7);
  while (t.phase() == Phase::dragon) t.act(t.actions()[0]);
  t.put(blue, {0, 0}, highwayman(east));
  t.lay(red, "princess-dragon/RFRF-volcano", {1, 0}, 1);
  EXPECT_EQ(t.dragon_at(), (Position{1, 0}));
  EXPECT_EQ(t.supply(blue), 6);  // it was called there, and did not walk
  EXPECT_TRUE(is_move(t.events.back(), PlaceKind::tile, PlaceKind::tile));
  t.deploy(nobody());
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Dragon, DRAGON_6_nobody_goes_to_a_new_volcano) {
  covers("DRAGON-8");
  const ExpansionMask more = expansion_bit(Expansion::inns_cathedrals) |
                             expansion_bit(Expansion::traders_builders) |
                             expansion_bit(Expansion::hills_sheep);
  DragonTable t(2, {}, more);
  t.put(red, {0, 0}, highwayman(east));
  t.put(red, {0, 0}, farmer(SL));
  t.lay(red, "princess-dragon/RFRF-volcano", {1, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(west)), "DRAGON-6");
  EXPECT_EQ(t.refused(highwayman(west), builder), "DRAGON-6");
  EXPECT_EQ(t.refused(farmer(NL)), "DRAGON-6");
  EXPECT_EQ(t.refused(farmer(SL), pig), "DRAGON-6");
  EXPECT_EQ(t.refused(farmer(NL), big), "DRAGON-6");
  EXPECT_EQ(t.refused(farmer(NL), shepherd), "DRAGON-6");
  EXPECT_FALSE(t.offers(ActionKind::deploy));
  EXPECT_TRUE(t.offers(ActionKind::fairy));
}

TEST(Dragon, DRAGON_7_nor_to_its_tile) {
  covers("AMB-108", "PORTAL-6");
  DragonTable t = plain();
  let_walk(t);
  t.step({1, 1});
  while (t.phase() == Phase::dragon) t.act(t.actions()[0]);
  EXPECT_NE(t.dragon_at(), (Position{0, 1}));
  t.lay(red, "princess-dragon/CFRR-portal", {1, 0}, 1);
  const Position at = t.dragon_at();
  bool beside = false;
  for (const Action& action : t.actions())
    beside |= action.kind != ActionKind::pass && action.at == at;
  EXPECT_FALSE(beside);
  EXPECT_EQ(t.refused(t.portal_to({0, 1}, farmer(SL))), "");  // a volcano that it has left
}

TEST(Dragon, DRAGON_9_a_figure_on_its_tile) {
  DragonTable t = plain();
  t.lay(red, "princess-dragon/CFRR-dragon", {0, -1}, 2);
  EXPECT_EQ(t.refused(highwayman(north)), "");
  EXPECT_EQ(t.refused(knight(south)), "");
  t.deploy(highwayman(north));
  EXPECT_EQ(t.phase(), Phase::dragon);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Dragon, DRAGON_10_up_to_six_steps) {
  covers("DRAGON-11", "DRAGON-12", "DRAGON-13", "DRAGON-19");
  DragonTable t(3);
  t.call();
  t.lay_on("base/FFFF-monastery", {1, 1}, 0);
  t.lay_on("base/FFFF-monastery", {1, 2}, 0);
  t.lay_on("base/FFFF-monastery", {0, 2}, 0);
  t.lay_on("base/FFFF-monastery", {2, 2}, 0);
  t.lay_on("base/RFRF", {1, 0}, 1);
  let_walk(t);
  EXPECT_EQ(t.decider(), red);
  EXPECT_EQ(t.refused(walk_action({1, 2})), "DRAGON-10");
  EXPECT_EQ(t.refused(walk_action({-1, 1})), "DRAGON-10");
  EXPECT_EQ(t.refused(pass_action()), "DRAGON-12");
  t.step({0, 0});
  EXPECT_EQ(t.decider(), blue);
  EXPECT_EQ(t.refused(walk_action({0, 1})), "DRAGON-13");
  t.step({1, 0});
  // Green and red have no choice, and blue has one again.
  EXPECT_EQ(t.dragon_at(), (Position{1, 2}));
  EXPECT_EQ(t.decider(), blue);
  t.step({0, 2});  // a dead end after five steps
  EXPECT_EQ(t.dragon_at(), (Position{0, 2}));
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
  std::vector<PlayerIndex> leaders;
  for (const Event& event : t.events)
    if (is_move_of(event, Piece::dragon) && event.from.kind == PlaceKind::tile)
      leaders.push_back(event.player);
  EXPECT_EQ(leaders, (std::vector<PlayerIndex>{red, blue, green, red, blue}));
  t.play(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.dragon_at(), (Position{0, 2}));
}

TEST(Dragon, DRAGON_10_six_steps_are_all) {
  DragonTable t;
  t.call();
  for (i16 x = 1; x <= 8; ++x)
    place_tile(t.game.tables, t.state.board, {t.type("base/FFFF-monastery"), {x, 1}, 0}, nullptr);
  let_walk(t);
  t.step({1, 1});
  EXPECT_EQ(t.dragon_at(), (Position{6, 1}));
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Dragon, DRAGON_14_never_to_the_fairy) {
  covers("DRAGON-15", "FAIRY-11");
  DragonTable t = plain();
  t.put(red, {1, 1}, monk());
  t.put(blue, {1, 1}, farmer(NL));
  t.favour(red, {1, 1}, monk());
  let_walk(t);
  EXPECT_EQ(t.refused(walk_action({1, 1})), "DRAGON-14");
  t.step({-1, 1});
  EXPECT_EQ(t.phase(), Phase::draw);  // a dead end: the walk is over
  EXPECT_EQ(t.supply(blue), 6);       // on the fairy's tile everybody is safe
}

TEST(Dragon, DRAGON_15_without_a_first_step) {
  DragonTable t;
  t.call();
  t.put(red, {0, 0}, highwayman(east));
  t.favour(red, {0, 0}, highwayman(east));
  let_walk(t);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.dragon_at(), (Position{0, 1}));
}

TEST(Dragon, DRAGON_16_eats_all_figures) {
  covers("DRAGON-17", "INT-58", "INT-62");
  const ExpansionMask more =
      expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::traders_builders) |
      expansion_bit(Expansion::abbot) | expansion_bit(Expansion::messages) |
      expansion_bit(Expansion::mage_witch) | expansion_bit(Expansion::gold_mines);
  DragonTable t = plain(2, {}, more);
  t.put(blue, {1, 1}, monk(), abbot);
  t.put(red, {1, 1}, farmer(NL));
  t.put(red, {1, 1}, farmer(NL), pig);
  t.put(blue, {1, 1}, farmer(NL), big);
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[tile_at(t.state.board, {1, 1})] = 2;
  let_walk(t);
  const std::size_t events = t.events.size();
  t.step({1, 1});
  for (const FigureKind kind : {FigureKind::meeple, pig})
    EXPECT_EQ(t.supply(red, kind), kind == pig ? 1 : 7);
  for (const FigureKind kind : {big, abbot}) EXPECT_EQ(t.supply(blue, kind), 1);
  EXPECT_EQ(t.score(red) + t.score(blue), 0);
  for (std::size_t i = events; i < t.events.size(); ++i)
    EXPECT_NE(t.events[i].kind, EventKind::scored);
  EXPECT_EQ(t.state.gold.bars[tile_at(t.state.board, {1, 1})], 2);
}

TEST(Dragon, DRAGON_18_what_depends_on_them_returns) {
  covers("PRINCESS-6");
  DragonTable t(2, {}, expansion_bit(Expansion::traders_builders));
  t.call();
  t.lay_on("base/RFRF", {1, 0}, 1);
  t.put(blue, {0, 0}, highwayman(east));
  t.put(blue, {1, 0}, highwayman(east), builder);
  let_walk(t);
  EXPECT_EQ(t.dragon_at(), (Position{0, 0}));  // the only way
  EXPECT_EQ(t.supply(blue), 7);
  EXPECT_EQ(t.supply(blue, builder), 1);
}

// also OPT-DRAGONTIME
TEST(Dragon, DRAGON_20_before_the_scoring_or_after) {
  for (const bool after : {false, true}) {
    Options options;
    options.dragon_after_scoring = after;
    DragonTable t(2, options);
    t.call();
    t.put(red, {0, 0}, knight(north));
    t.play(red, "princess-dragon/CFFF-dragon+garden", {0, -1}, 2);
    EXPECT_EQ(t.score(red), after ? 4 : 0);
    EXPECT_EQ(t.supply(red), 7);
    EXPECT_EQ(t.dragon_at(), (Position{0, -1}));
    EXPECT_EQ(t.phase(), Phase::draw);
  }
}

// ---- With other sets ----------------------------------------------------------------------------

TEST(Dragon, INT_59_an_eaten_builder_has_earned_its_part) {
  covers("INT-60");
  DragonTable t(2, {}, expansion_bit(Expansion::traders_builders));
  t.call();
  t.put(red, {0, 0}, highwayman(east));
  t.put(red, {0, 0}, highwayman(east), builder);
  t.play(red, "princess-dragon/FFRR-dragon", {1, 0}, 0);
  EXPECT_EQ(t.supply(red, builder), 1);
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.state.this_turn.parts, 2);
  const Position stands = t.dragon_at();
  EXPECT_EQ(stands, (Position{1, 0}));
  EXPECT_TRUE(t.state.part.dragon.visited.empty());
  // A second walk, in which its tiles are counted anew.
  t.play(red, "princess-dragon/CFFF-dragon+garden", {0, -1}, 2);
  EXPECT_FALSE(t.dragon_at() == stands);
}

TEST(Dragon, INT_61_in_the_part_of_its_tile) {
  DragonTable t = plain(2, {}, expansion_bit(Expansion::messages));
  t.lay(red, "princess-dragon/CFRR-dragon", {0, -1}, 2);
  t.state.interrupted.waiting = true;  // as if by message 7
  t.deploy(nobody());
  EXPECT_EQ(t.phase(), Phase::dragon);
  t.step({1, 1});
  EXPECT_EQ(t.state.interrupted.part.dragon.visited.size(), 0u);
}

TEST(Dragon, INT_63_after_the_ferries) {
  int at = 0, ferry = 0, walk = 0, score = 0, flock = 0, late = 0, crop = 0;
  for (const TurnStep& step : turn_steps) {
    ++at;
    if (step.phase == Phase::ferry_move) ferry = at;
    if (step.phase == Phase::closed_flocks) flock = at;
    if (step.phase == Phase::dragon) walk = at;
    if (step.phase == Phase::score) score = at;
    if (step.phase == Phase::late_dragon) late = at;
    if (step.phase == Phase::crop_choice) crop = at;
  }
  EXPECT_LT(ferry, flock);
  EXPECT_LT(flock, walk);
  EXPECT_LT(walk, score);
  EXPECT_LT(score, late);
  EXPECT_LT(late, crop);  // INT-65
  covers("INT-65");
}

TEST(Dragon, INT_64_gold_and_magic_stay) {
  DragonTable t(2, {}, expansion_bit(Expansion::mage_witch) | expansion_bit(Expansion::gold_mines));
  t.call();
  t.put(red, {0, 0}, knight(north));
  t.state.magic.at[0] = t.node({0, 0}, knight(north));
  t.lay(red, "princess-dragon/CFFF-dragon+garden", {0, -1}, 2);
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[0] = 1;
  t.deploy(nobody());
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.state.gold.bars[0], 1);       // nobody owns the city
  EXPECT_EQ(t.state.magic.at[0], no_node);  // it is completed
}

TEST(Dragon, INT_66_under_a_hill) {
  covers("AMB-112");
  DragonTable t(2, {}, expansion_bit(Expansion::hills_sheep));
  for (const TileType& type : t.game.types)
    if (type.hill) {
      t.draw(type.id);
      break;
    }
  ASSERT_EQ(t.phase(), Phase::under_hill);
  EXPECT_EQ(t.refused(under_action(t.type("princess-dragon/FFRR-dragon"))), "");
  t.act(under_action(t.type("princess-dragon/FFRR-dragon")));
  EXPECT_EQ(t.state.held, 11);
}

// What nobody has seen can be a dragon tile, so the last of the others can still be drawn.
TEST(Dragon, INT_66_the_last_tile_beside_dragons) {
  DragonTable t(2, {}, expansion_bit(Expansion::hills_sheep));
  const TypeIndex other = t.type("base/FFFF-monastery");
  int left = 0;
  for (std::size_t i = 0; i < t.state.bag.size(); ++i) {
    if (!t.game.types[i].dragon) t.state.bag[i] = i == other;
    left += t.state.bag[i];
  }
  t.state.bag_total = static_cast<u16>(left - 1);
  t.state.unseen = 1;
  ASSERT_TRUE(can_draw(t.state));
  EXPECT_EQ(chance_outcome(t.game, t.state), draw_action(other));
  t.act(draw_action(other));
  EXPECT_FALSE(can_draw(t.state));
}

TEST(Dragon, INT_67_a_flock_without_shepherd) {
  covers("AMB-113");
  for (const bool two : {false, true}) {
    DragonTable t = plain(2, {}, expansion_bit(Expansion::hills_sheep));
    t.put(red, {1, 1}, farmer(NL), shepherd);
    t.state.flocks.tokens.push_back({t.node({1, 1}, farmer(NL)), 3});
    if (two) {
      t.put(blue, {-1, 1}, farmer(NL), shepherd);
      t.state.flocks.tokens.push_back({t.node({-1, 1}, farmer(NL)), 2});
    }
    let_walk(t);
    t.step({1, 1});
    EXPECT_EQ(t.supply(red, shepherd), 1);
    EXPECT_EQ(t.state.flocks.tokens.size(), two ? 2u : 0u);
    EXPECT_EQ(t.score(red), 0);
  }
}

TEST(Dragon, INT_68_not_on_the_wheel) {
  covers("AMB-114");
  DragonTable t(2, {}, expansion_bit(Expansion::wheel_of_fortune));
  t.play(blue, "princess-dragon/FFFF-volcano", {1, -1}, 0);
  t.state.wheel.crowns[0][0] = red;
  --t.state.supply[red][0];
  EXPECT_FALSE(dragon::is_open_to(t.game, t.state, tile_at(t.state.board, {1, 0})));
  EXPECT_TRUE(dragon::ways_from(t.game, t.state, t.state.dragon.at).empty());
  t.lay(red, "princess-dragon/CFFF-dragon+garden", {0, -1}, 2);
  t.deploy(nobody());
  EXPECT_EQ(t.dragon_at(), (Position{0, -1}));
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Dragon, INT_71_no_landing_beside_it) {
  const ExpansionMask more = expansion_bit(Expansion::flying_machines);
  DragonTable t(2, {}, more);
  t.play(blue, "princess-dragon/RFRF-volcano", {1, 0}, 1);
  const auto land_on = [&](Position at) {
    t.state.part.flight = {true, FigureKind::meeple, tile_at(t.state.board, at)};
    t.state.step = t.game.step_of[static_cast<std::size_t>(Phase::landing)];
    return t.refused(land_action(at, t.segment(at, highwayman(west))));
  };
  EXPECT_EQ(land_on({1, 0}), "DRAGON-7");
  EXPECT_EQ(land_on({0, 0}), "");
}

TEST(Dragon, INT_76_hands_without_dragons) {
  covers("AMB-116");
  Options options;
  options.hand_of_three = true;
  for (u64 seed = 0; seed < 20; ++seed) {
    DragonTable t(2, options);
    t.state.seed = seed;
    resolve_chances(t.game, t.state);
    for (PlayerIndex p = 0; p < 2; ++p)
      for (const TypeIndex type : kept_tiles(t.game, t.state, p))
        EXPECT_FALSE(t.game.types[type].dragon);
  }
}

// ---- A position ---------------------------------------------------------------------------------

TEST(Dragon, a_position_has_the_dragon_and_the_fairy) {
  DragonTable t = plain();
  t.put(red, {1, 1}, monk());
  t.put(blue, {1, 1}, farmer(NL));
  t.favour(blue, {1, 1}, farmer(NL));
  t.play(red, "base/RFRF", {1, 0}, 1);
  ASSERT_TRUE(can_begin(t.game, t.state));
  bastide::Setup setup = t.game.setup;
  setup.position = position_of(t.game, t.state);
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game) << game.error().code << game.error().detail;
  State begun = initial_state(*game);
  EXPECT_EQ(place_of(begun.board, begun.dragon.at), (Position{0, 1}));
  EXPECT_EQ(place_of(begun.board, begun.fairy.at), (Position{1, 1}));
  EXPECT_EQ(begun.fairy.owner, blue);
  EXPECT_EQ(begun.held, 0);
  EXPECT_TRUE(*setup.position == position_of(*game, begun));

  // A second one of a piece of which there is only one.
  for (const Piece single : {Piece::dragon, Piece::fairy}) {
    bastide::Setup two = setup;
    StartPiece second{.piece = single, .on = PlaceKind::tile};
    second.at = {0, 0};
    two.position->pieces.push_back(second);
    const auto made = make_game(catalogue(), two);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().detail, "PD-COMP-2");
  }

  const auto refused = [&](const StartPiece& piece) {
    bastide::Setup wrong = setup;
    std::erase_if(wrong.position->pieces,
                  [&](const StartPiece& p) { return p.piece == piece.piece; });
    wrong.position->pieces.push_back(piece);
    const auto made = make_game(catalogue(), wrong);
    return made ? std::string() : made.error().detail;
  };
  StartPiece piece{.piece = Piece::dragon, .on = PlaceKind::tile};
  piece.at = {1, 1};
  EXPECT_EQ(refused(piece), "DRAGON-7");
  piece.piece = Piece::fairy;
  piece.at = {0, 1};
  EXPECT_EQ(refused(piece), "DRAGON-14");
  piece.on = PlaceKind::segment;
  piece.at = {0, 0};
  piece.segment = 0;
  EXPECT_EQ(refused(piece), "FAIRY-3");
  setup.position->tiles.erase(
      std::remove_if(setup.position->tiles.begin(), setup.position->tiles.end(),
                     [&](const StartTile& tile) {
                       return !(tile.at == Position{0, 0});
                     }),
      setup.position->tiles.end());
  setup.position->pieces.clear();
  setup.position->left.clear();
  piece.piece = Piece::dragon;
  piece.on = PlaceKind::tile;
  piece.segment = no_segment;
  EXPECT_EQ(refused(piece), "DRAGON-1");
}

// DRAGON-3: the volcano has released the dragon tiles, even where the dragon is not in play.
TEST(Dragon, a_position_with_a_volcano_and_no_dragon) {
  DragonTable t = plain();
  bastide::Setup setup = t.game.setup;
  setup.position = position_of(t.game, t.state);
  setup.position->pieces.clear();
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  State begun = initial_state(*game);
  EXPECT_EQ(begun.dragon.at, no_tile);
  EXPECT_EQ(begun.held, 0);
  const TypeIndex type = t.type("princess-dragon/CFRR-dragon");
  EXPECT_TRUE(can_be_drawn(*game, begun, type));
  play_on(*game, begun, draw_action(type));
  play_on(*game, begun, place_action({0, -1}, 2));
  play_on(*game, begun, pass_action());
  EXPECT_EQ(begun.turn, 2) << "nobody is asked where it goes";
}

}  // namespace
}  // namespace bastide::testing::dragon_rules_test
