// A table for tests.
#include "tests/engine/table.hpp"

#include <algorithm>
#include <string>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"

namespace bastide::testing {

const Catalogue& catalogue() {
  static const Catalogue built_in = builtin_catalogue();
  return built_in;
}

Catalogue odd_catalogue(const std::vector<Supply>& supplies) {
  Catalogue odd;
  for (const Supply& supply : supplies) {
    const int index = find_tile(catalogue(), supply.id);
    EXPECT_GE(index, 0) << supply.id;
    if (index < 0) continue;
    odd.tiles.push_back(catalogue().tiles[static_cast<std::size_t>(index)]);
    odd.tiles.back().set = "base";
    odd.tiles.back().count = supply.count;
  }
  return odd;
}

Table::Table(int players, Options options, const Catalogue& tiles, ExpansionMask expansions) {
  Setup setup;
  setup.players = static_cast<u8>(players);
  setup.first_player = red;
  setup.options = options;
  setup.expansions = expansions;
  auto made = make_game(tiles, setup);
  EXPECT_TRUE(made);
  if (!made) return;
  game = std::move(*made);
  state = initial_state(game);
}

TypeIndex Table::type(std::string_view tile) const {
  for (std::size_t t = 0; t < game.types.size(); ++t)
    if (game.types[t].id == tile) return static_cast<TypeIndex>(t);
  ADD_FAILURE() << "no tile " << tile;
  return no_type;
}

int Table::in_bag(std::string_view tile) const { return state.bag[type(tile)]; }

int Table::supply(PlayerIndex player, FigureKind figure) const {
  return state.supply[player][static_cast<std::size_t>(figure)];
}

void Table::act(const Action& action) {
  ASSERT_EQ(rule_id(refusal(game, state, action)), "") << "tile " << state.board.tiles.size();
  apply(game, state, *listed(game, state, action), &events);
}

void Table::draw(std::string_view tile) { act(draw_action(type(tile))); }

void Table::lay(PlayerIndex player, std::string_view tile, Position at, int rotation) {
  state.active = player;
  draw(tile);
  if (phase() == Phase::under_hill) act(chance_outcome(game, state));
  act(place_action(at, rotation));
}

void Table::deploy(Spot spot, FigureKind figure) {
  ASSERT_EQ(phase(), Phase::figure);
  if (!spot.wanted) return act(pass_action());
  const Position at = state.board.cells[state.board.tiles[state.placed].cell].at;
  act(deploy_action(figure, segment(at, spot)));
}

void Table::play(PlayerIndex player, std::string_view tile, Position at, int rotation, Spot spot,
                 FigureKind figure) {
  lay(player, tile, at, rotation);
  deploy(spot, figure);
}

void Table::play_last(PlayerIndex player, std::string_view tile, Position at, int rotation,
                      Spot spot) {
  lay(player, tile, at, rotation);
  empty_bag();
  deploy(spot);
  EXPECT_TRUE(state.over);
}

void Table::empty_bag() {
  for (u8& copies : state.bag) copies = 0;
  state.bag_total = 0;
  for (u8& ahead : state.ahead) ahead = 0;
}

Action Table::choice_of_greedy() const {
  Random random{1};
  return find_player_kind("greedy")->choose(game, determinize(state, 1), random, {}).action;
}

std::string_view Table::refused(const Action& action) const {
  return rule_id(refusal(game, state, action));
}

std::string_view Table::refused(Spot spot, FigureKind figure) const {
  const Position at = state.board.cells[state.board.tiles[state.placed].cell].at;
  return refused(deploy_action(figure, segment(at, spot)));
}

std::string_view Table::refused(Position at, int rotation) const {
  return refused(place_action(at, rotation));
}

std::vector<Action> Table::actions() const {
  ActionList list;
  legal_actions(game, state, list);
  return {list.begin(), list.end()};
}

int Table::segment(Position at, Spot spot) const {
  const TileIndex index = tile_at(state.board, at);
  EXPECT_NE(index, no_tile);
  if (index == no_tile) return 0;
  const PlacedTile& tile = state.board.tiles[index];
  const TileType& printed = game.types[tile.type];
  for (std::size_t i = 0; i < printed.segments.size(); ++i) {
    const Segment& s = printed.segments[i];
    if (s.kind != spot.kind) continue;
    unsigned ports = 1;  // monasteries and gardens reach no edge
    if (s.kind == SegmentKind::field) ports = turn_halves(s.halves, tile.rotation);
    if (s.kind == SegmentKind::road || s.kind == SegmentKind::city ||
        s.kind == SegmentKind::river || s.kind == SegmentKind::mist)
      ports = turn_edges(s.edges, tile.rotation);
    if (ports >> spot.port & 1) return static_cast<int>(i);
  }
  ADD_FAILURE() << printed.id << " has no such segment";
  return 0;
}

Node Table::node(Position at, Spot spot) const {
  return node_of(state.board, tile_at(state.board, at), segment(at, spot));
}

bool Table::joined(Position a, Spot on_a, Position b, Spot on_b) const {
  return find_root(state.board, node(a, on_a)) == find_root(state.board, node(b, on_b));
}

std::vector<Scoring> Table::scorings(SegmentKind kind) const {
  std::vector<Scoring> found;
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.feature == kind)
      found.push_back(event.scoring);
  return found;
}

std::vector<Scoring> Table::scorings(ScoreCause cause) const {
  std::vector<Scoring> found;
  for (const Event& event : events)
    if (event.kind == EventKind::scored && event.scoring.cause == cause)
      found.push_back(event.scoring);
  return found;
}

bool Table::happened(bool (*what)(const Event&)) const {
  return std::any_of(events.begin(), events.end(), what);
}

}  // namespace bastide::testing
