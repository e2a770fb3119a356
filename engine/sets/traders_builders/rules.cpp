// Traders & Builders (TRADE-1..7, BUILD-1..18, PIG-1..6): goods for whoever completes a city, a
// second part of the turn for the builder, a richer field for the pig.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

extern const Set traders_builders_set;
extern const EstimatePart traders_builders_estimate;  // estimate.cpp
extern const SetWords traders_builders_words;         // words.cpp

namespace {

constexpr FigureKind builder = FigureKind::builder, pig = FigureKind::pig;

void compose(Ruleset& rules) {  // SETUP-9
  rules.dealt[static_cast<std::size_t>(builder)] = rules.dealt[static_cast<std::size_t>(pig)] = 1;
}

// ---- Builder and pig: where they stand ----------------------------------------------------------

const FeatureTotals& totals_at(const State& state, Node node) {
  return state.board.totals[find_root(state.board, node)];
}

bool for_builders(SegmentKind kind) {
  return kind == SegmentKind::road || kind == SegmentKind::city;
}

// Anywhere in the feature, whoever else has figures there (BUILD-4, PIG-2), and however the meeple
// got there (INT-27).
bool with_own_meeple(const State& state, Node node) {
  return strength_of(totals_at(state, node), state.active) > 0;
}

// BUILD-16: whether there is, or can be after S7 and S8, something left to build. Every road that
// touches a lake can be reopened.
bool can_be_open(const Game& game, const State& state, Node node) {
  const Board& board = state.board;
  if (totals_at(state, node).open != 0) return true;
  Node at = node;
  do {
    const TypeTable& type = game.tables.types[board.tiles[board.node_tile[at]].type];
    const SegmentKind* const end = type.kind + type.segment_count;
    if (kind_of(game.tables, board, node) == SegmentKind::road &&
        std::find(type.kind, end, SegmentKind::lake) != end)
      return true;
    at = board.next[at];
  } while (at != node);
  return false;
}

void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_on_segments(game, state, builder, actions, [&](SegmentKind kind, Node node) {
    const bool builds = for_builders(kind), own = with_own_meeple(state, node);
    return (builds & own) && can_be_open(game, state, node);
  });
  offer_on_segments(game, state, pig, actions, [&](SegmentKind kind, Node node) {
    const bool field = kind == SegmentKind::field, own = with_own_meeple(state, node);
    return field & own;
  });
}

std::optional<Rule> why_no_figure(const Game& game, const State& state, const Action& action) {
  const bool builds = action.what == static_cast<u8>(builder);
  if (!builds && action.what != static_cast<u8>(pig)) return std::nullopt;
  const SegmentKind kind = placed_kind(game, state, action.where);
  if (kind == no_kind) return Rule::BASE_FIG_2;
  if (builds ? !for_builders(kind) : kind != SegmentKind::field)
    return builds ? Rule::BUILD_3 : Rule::PIG_1;
  if (!in_supply(state, state.active, builds ? builder : pig)) return Rule::BASE_FIG_1;
  const Node node = node_of(state.board, state.placed, action.where);
  if (!with_own_meeple(state, node)) return builds ? Rule::BUILD_2 : Rule::PIG_1;
  return Rule::BUILD_16;
}

constexpr Piece tokens[] = {Piece::wine, Piece::grain, Piece::cloth};

// TRADE-3: the symbols on all tiles of the game.
int symbols_of(const Game& game, std::size_t kind) {
  int symbols = 0;
  for (const TileType& type : game.types)
    for (const Segment& segment : type.segments)
      if (segment.goods == static_cast<Goods>(kind + 1)) symbols += type.count;
  return symbols;
}

std::optional<Rule> put_goods(const Game& game, State& state, const StartPiece& piece) {
  for (std::size_t kind = 0; kind < goods_kinds; ++kind) {
    if (piece.piece != tokens[kind] || piece.on != PlaceKind::supply) continue;
    int taken = piece.number;
    for (int p = 0; p < game.sides; ++p) taken += state.traders.goods[p][kind];
    if (taken > symbols_of(game, kind)) return Rule::TRADE_3;
    state.traders.goods[piece.owner][kind] += static_cast<u8>(piece.number);
    return Rule::none;
  }
  return std::nullopt;
}

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  const bool builds = piece.piece == builder;
  if (!builds && piece.piece != pig) return put_goods(game, state, piece);
  if (piece.on != PlaceKind::segment) return std::nullopt;
  const Node node = node_of(game, state, piece);
  const SegmentKind kind = kind_of(game.tables, state.board, node);
  if (builds ? !for_builders(kind) : kind != SegmentKind::field)
    return builds ? Rule::BUILD_3 : Rule::PIG_1;
  if (strength_of(totals_at(state, node), piece.owner) == 0)
    return builds ? Rule::BUILD_2 : Rule::PIG_1;
  return stand(game, state, piece);
}

void pick_up(const Game& game, const State& state, StartPosition& position) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      if (const int count = state.traders.goods[p][kind]; count > 0)
        position.pieces.push_back(numbered_piece(tokens[kind], p, PlaceKind::supply, count));
}

// BUILD-6, PIG-3. Where an own meeple is left, they stay (BUILD-5).
void figures_lost(const Game& game, State& state, Node node, Events* events) {
  const Node root = find_root(state.board, node);
  for (std::size_t i = 0; i < state.figures.size();) {
    const Figure& figure = state.figures[i];
    if (!is_helper(figure.kind)) {
      ++i;
      continue;
    }
    const bool stays = figure.kind == builder ? game.setup.options.builder_stays
                       : figure.kind == pig   ? game.setup.options.pig_stays
                                              : true;
    const bool orphan = !stays && find_root(state.board, figure.node) == root &&
                        strength_of(state.board.totals[root], figure.owner) == 0;
    if (orphan)
      return_figure(game, state, i, events);
    else
      ++i;
  }
}

// ---- The double turn ----------------------------------------------------------------------------

// BUILD-8, BUILD-10, BUILD-15: the tile is part of the feature, and the builder was there before
// it. Features joined later do not count (BUILD-13, INT-12), nor do other figures matter (INT-55).
void tile_placed(const Game& game, State& state, Events*) {
  if (state.this_turn.traders.double_turn_used) return;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i) {
    const FeatureTotals& totals = totals_at(state, static_cast<Node>(tile.first_node + i));
    const bool builds = for_builders(type.kind[i]), own = totals.helpers >> state.active & 1;
    state.part.traders.double_turn_due |= builds & own;
  }
}

// There is only one double turn per turn, whichever part earns it, including a part inside another
// (INT-8). The second part is like any other (BUILD-9): it is compulsory (BUILD-17), a builder
// returned in the first may be placed again (BUILD-12), and without a tile it ends at once
// (BUILD-14).
Next double_turn(const Game& game, State& state, Events* events) {
  if (!state.part.traders.double_turn_due || state.this_turn.traders.double_turn_used)
    return Next::advance;
  state.this_turn.traders.double_turn_used = true;
  report(events, EventKind::part_begun, state.active, &traders_builders_set);
  return jump_to(game, state, Phase::part_start);
}

// ---- Points -------------------------------------------------------------------------------------

// PIG-4, PIG-5, PIG-6. The bonus is the same with a big meeple (INT-45).
void adjust_points(const Game& game, const State&, const FeatureTotals& totals, Scoring& s) {
  if (s.feature != SegmentKind::field) return;
  s.helped = totals.helpers;
  for (int p = 0; p < game.sides; ++p)
    if (s.owners & s.helped & 1u << p) s.points[p] = static_cast<i16>(s.points[p] + s.cities);
}

// TRADE-1, TRADE-2, TRADE-3, for every completed city (TRADE-5), in every part of a turn (INT-44).
// There are as many tokens as symbols (COMP-6), so they never run out.
void feature_completed(const Game& game, State& state, Node node, Events* events) {
  const Board& board = state.board;
  if (kind_of(game.tables, board, node) != SegmentKind::city) return;
  std::array<u8, goods_kinds> taken{};
  each_node(board, node, [&](Node at) {
    const TileType& type = game.types[board.tiles[board.node_tile[at]].type];
    const Goods goods = type.segments[segment_of(board, at)].goods;  // TRADE-6
    if (goods != Goods::none) ++taken[static_cast<std::size_t>(goods) - 1];
  });
  for (std::size_t kind = 0; kind < goods_kinds; ++kind) {
    if (taken[kind] == 0) continue;
    u8& own = state.traders.goods[state.active][kind];
    own = static_cast<u8>(own + taken[kind]);
    report_move(events, state.active, tokens[kind], segment_place(board, node),
                supply_place(state.active), taken[kind]);
  }
}

// TRADE-7
void score_goods(const Game& game, State& state, Events* events) {
  for (int kind = 0; kind < goods_kinds; ++kind) {
    Scoring s;
    s.cause = ScoreCause::goods;
    s.feature = SegmentKind::city;
    s.which = static_cast<u8>(kind + 1);
    s.value = 10;
    int most = 0;
    for (int p = 0; p < game.sides; ++p) {
      s.strength[p] = state.traders.goods[p][kind];
      most = std::max<int>(most, s.strength[p]);
    }
    if (most == 0) continue;
    for (int p = 0; p < game.sides; ++p) {
      if (s.strength[p] != most) continue;
      s.owners = static_cast<u8>(s.owners | 1u << p);
      s.points[p] = s.value;
    }
    award(game, state, s, events);
  }
}

void pieces(const Game& game, const State& state, Pieces& all) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      if (const int count = state.traders.goods[p][kind]; count > 0)
        all.push_back({.piece = tokens[kind], .place = supply_place(p), .count = count});
}

void hash(const Game& game, const State& state, Hasher& h) {
  h.add(state.part.traders.double_turn_due * 4u +
        state.interrupted.part.traders.double_turn_due * 2u +
        state.this_turn.traders.double_turn_used);
  for (int p = 0; p < game.sides; ++p)
    for (const u8 count : state.traders.goods[p]) h.add(count);
}

constexpr OptionInfo options[] = {
    {8, "builder-stays", "OPT-BUILDERRETURN", &Options::builder_stays},
    {9, "pig-stays", "OPT-PIGRETURN", &Options::pig_stays}};

constexpr FinalRow final_rows[] = {{FinalPhase::goods, score_goods}};

}  // namespace

extern const Set traders_builders_set = {
    .id = "traders-builders",
    .expansion = Expansion::traders_builders,
    .tiles = "traders-builders",
    .in_big_box_7 = true,
    .in_big_box_5 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::traders_builders); },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .tile_placed = tile_placed,
    .offer_figures = offer_figures,
    .why_no_figure = why_no_figure,
    .figures_lost = figures_lost,
    .part_over = double_turn,
    .adjust_points = adjust_points,
    .feature_completed = feature_completed,
    .final_rows = final_rows,
    .pieces = pieces,
    .hash = hash,
    .estimate = &traders_builders_estimate,
    .words = &traders_builders_words,
};

}  // namespace bastide
