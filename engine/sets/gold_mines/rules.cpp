// Gold Mines (GOLD-1..14): bars are put on tiles, and whoever completes a feature takes the bars on
// it.
#include <optional>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/gold_mines/actions.hpp"

namespace bastide {

extern const EstimatePart gold_mines_estimate;  // estimate.cpp
extern const SetWords gold_mines_words;         // words.cpp

namespace {

// Visits the tiles around a tile, row by row.
template <class Visit>
void each_around(const State& state, TileIndex tile, Visit visit) {
  each_surrounding(state.board, place_of(state.board, tile), visit);
}

constexpr int most_bars = 100;  // of a tile or a player, to begin with

std::optional<Rule> put(const Game&, State& state, const StartPiece& piece) {
  const bool on_tile = piece.on == PlaceKind::tile;
  if (piece.piece != Piece::gold || (!on_tile && piece.on != PlaceKind::supply))
    return std::nullopt;
  state.gold.bars.resize(state.board.tiles.size(), 0);
  u8& bars =
      on_tile ? state.gold.bars[tile_at(state.board, piece.at)] : state.gold.won[piece.owner];
  if (bars + piece.number > most_bars) return Rule::GOLD_2;
  bars = static_cast<u8>(bars + piece.number);
  return Rule::none;
}

void pick_up(const Game& game, const State& state, StartPosition& position) {
  for (std::size_t tile = 0; tile < state.gold.bars.size(); ++tile)
    if (const int bars = state.gold.bars[tile]; bars > 0) {
      position.pieces.push_back(numbered_piece(Piece::gold, no_player, PlaceKind::tile, bars));
      position.pieces.back().at = place_of(state.board, static_cast<TileIndex>(tile));
    }
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (const int won = state.gold.won[p]; won > 0)
      position.pieces.push_back(numbered_piece(Piece::gold, p, PlaceKind::supply, won));
}

// ---- S3: two bars come into the game (GOLD-2) ---------------------------------------------------

void put_bar(State& state, TileIndex tile, Events* events) {
  state.gold.bars.resize(state.board.tiles.size(), 0);
  ++state.gold.bars[tile];  // GOLD-3
  report_move(events, state.active, Piece::gold, off_place(), tile_place(tile));
}

Next enter_place(const Game&, State& state, Events* events) {
  put_bar(state, state.placed, events);
  int around = 0;
  TileIndex last = no_tile;
  each_around(state, state.placed, [&](TileIndex tile) { ++around, last = tile; });
  if (around > 1) return Next::wait;
  if (around == 1) put_bar(state, last, events);  // none: GOLD-14
  return Next::advance;
}

void offer_place(const Game&, const State& state, ActionList& actions) {
  each_around(state, state.placed,
              [&](TileIndex tile) { actions.push_back(gold_action(place_of(state.board, tile))); });
}

Next perform_place(const Game&, State& state, const Action& action, Events* events) {
  put_bar(state, tile_at(state.board, action.at), events);
  return Next::advance;
}

Meaning meaning_of_place(const Game&, const State& state, const Action& action) {
  return moving(Piece::gold, no_player, off_place(), tile_place(tile_at(state.board, action.at)));
}

// ---- S10: completed features claim the bars on their tiles (GOLD-5, GOLD-6) ---------------------

// They are distributed when everything has been scored (GOLD-10). All tiles of a road count,
// including lakes (INT-15), and all owners, including those of a monastery (INT-19).
void feature_completed(const Game& game, State& state, Node node, Events*) {
  const Board& board = state.board;
  const auto& bars = state.gold.bars;
  auto& claims = state.gold.claims;
  const u8 winners = owners(game, state, node);
  if (winners == 0) return;  // GOLD-9
  const auto claim = [&](TileIndex tile) {
    if (tile >= bars.size() || bars[tile] == 0) return;
    claims.resize(bars.size(), 0);
    claims[tile] = static_cast<u8>(claims[tile] | winners);
  };
  each_node(board, node, [&](Node at) { claim(board.node_tile[at]); });
  if (needs_surroundings(kind_of(game.tables, board, node)))  // AMB-18
    each_around(state, board.node_tile[node], claim);
}

// ---- S11a: one bar after the other (GOLD-7, GOLD-8) ---------------------------------------------

// The tiles from which a player may take a bar. Among tiles claimed by the same players only the
// first is listed: in the end each of their bars is taken.
using TileList = FixedVector<TileIndex, max_tiles>;
void tiles_for(const State& state, PlayerIndex player, TileList& tiles) {
  const auto& claims = state.gold.claims;
  bool seen[1 << max_players] = {};
  for (std::size_t tile = 0; tile < claims.size(); ++tile) {
    const u8 players = claims[tile];
    if (!(players >> player & 1) || state.gold.bars[tile] == 0 || seen[players]) continue;
    seen[players] = true;
    tiles.push_back(static_cast<TileIndex>(tile));
  }
}

// OPT-GOLDPICK: the first of those with the most claimants.
TileIndex most_claimed(const State& state, const TileList& tiles) {
  const auto claimants = [&state](TileIndex tile) {
    int count = 0;
    for (u8 left = state.gold.claims[tile]; left != 0; left &= static_cast<u8>(left - 1)) ++count;
    return count;
  };
  TileIndex best = tiles[0];
  for (const TileIndex tile : tiles)
    if (claimants(tile) > claimants(best)) best = tile;
  return best;
}

void take_bar(const Game& game, State& state, TileIndex tile, Events* events) {
  PlayerIndex& taker = state.part.gold.taker;
  --state.gold.bars[tile];
  ++state.gold.won[taker];
  report_move(events, taker, Piece::gold, tile_place(tile), supply_place(taker));
  taker = next_player(game, taker);
}

Next enter_award(const Game& game, State& state, Events* events) {
  PlayerIndex& taker = state.part.gold.taker;
  if (state.gold.claims.empty()) return Next::advance;
  if (taker == no_player) taker = state.active;
  for (int passed = 0; passed < game.sides; ++passed) {
    TileList tiles;
    tiles_for(state, taker, tiles);
    if (tiles.size() > 1 && !game.setup.options.gold_taken_automatically) return Next::wait;
    if (!tiles.empty()) {
      take_bar(game, state, most_claimed(state, tiles), events);
      return Next::again;
    }
    taker = next_player(game, taker);
  }
  state.gold.claims.clear();
  taker = no_player;
  return Next::advance;
}

void offer_award(const Game&, const State& state, ActionList& actions) {
  TileList tiles;
  tiles_for(state, state.part.gold.taker, tiles);
  for (const TileIndex tile : tiles) actions.push_back(gold_action(place_of(state.board, tile)));
}

// Which players claim the bars of a tile.
u8 claims_at(const GoldState& gold, TileIndex tile) {
  return tile < gold.claims.size() && gold.bars[tile] > 0 ? gold.claims[tile] : u8{0};
}

// Tiles that the same players claim.
bool same_award(const Game&, const State& state, const Action& listed, const Action& action) {
  return claims_at(state.gold, tile_at(state.board, listed.at)) ==
         claims_at(state.gold, tile_at(state.board, action.at));
}

Rule why_no_award(const Game&, const State& state, const Action& action) {
  return claims_at(state.gold, tile_at(state.board, action.at)) == 0 ? Rule::GOLD_5 : Rule::none;
}

Next perform_award(const Game& game, State& state, const Action& action, Events* events) {
  take_bar(game, state, tile_at(state.board, action.at), events);
  return Next::again;
}

Meaning meaning_of_award(const Game&, const State& state, const Action& action) {
  return moving(Piece::gold, no_player, tile_place(tile_at(state.board, action.at)),
                supply_place(state.part.gold.taker));
}

PlayerIndex taker(const Game&, const State& state) { return state.part.gold.taker; }

// ---- The end ------------------------------------------------------------------------------------

// GOLD-12, GOLD-13. Bars still on the landscape are lost (GOLD-11).
void score_gold(const Game& game, State& state, Events* events) {
  for (int p = 0; p < game.sides; ++p) {
    const u8 bars = state.gold.won[p];
    if (bars == 0) continue;
    Scoring s;
    s.cause = ScoreCause::gold;
    s.tiles = bars;
    s.per_tile = bars < 4 ? u8{1} : bars < 7 ? u8{2} : bars < 10 ? u8{3} : u8{4};
    s.value = static_cast<i16>(bars * s.per_tile);
    s.owners = static_cast<u8>(1u << p);
    s.points[p] = s.value;
    award(game, state, s, events);
  }
}

void pieces(const Game& game, const State& state, Pieces& all) {
  const auto add = [&](const Place& place, int bars) {
    if (bars > 0) all.push_back({.piece = Piece::gold, .place = place, .count = bars});
  };
  for (std::size_t tile = 0; tile < state.gold.bars.size(); ++tile)
    add(tile_place(static_cast<TileIndex>(tile)), state.gold.bars[tile]);
  for (PlayerIndex p = 0; p < game.sides; ++p) add(supply_place(p), state.gold.won[p]);
}

void hash(const Game& game, const State& state, Hasher& h) {
  const auto add_tiles = [&h](const auto& numbers) {
    for (std::size_t tile = 0; tile < numbers.size(); ++tile)
      if (numbers[tile] != 0) h.add(tile << 8 | numbers[tile]);
  };
  h.add(state.part.gold.taker);
  for (int p = 0; p < game.sides; ++p) h.add(state.gold.won[p]);
  add_tiles(state.gold.bars);
  h.add(state.gold.claims.size());
  add_tiles(state.gold.claims);
}

constexpr OptionInfo options[] = {
    {10, "gold-taken-automatically", "OPT-GOLDPICK", &Options::gold_taken_automatically}};

constexpr FinalRow final_rows[] = {{FinalPhase::gold, score_gold}};

constexpr PhaseRow rows[] = {
    {.phase = Phase::gold_place,
     .concerns = [](const TileType& tile) { return tile.gold; },
     .kinds = kind_bit(ActionKind::gold),
     .enter = enter_place,
     .offer = offer_place,
     .no_pass = Rule::none,
     .perform = perform_place,
     .meaning = meaning_of_place},
    {.phase = Phase::gold_award,
     .kinds = kind_bit(ActionKind::gold),
     .enter = enter_award,
     .offer = offer_award,
     .same = same_award,
     .why_not = why_no_award,
     .no_pass = Rule::GOLD_7,
     .perform = perform_award,
     .decider = taker,
     .meaning = meaning_of_award,
     .points_are_fixed = true},
};

}  // namespace

extern const Set gold_mines_set = {
    .id = "gold-mines",
    .expansion = Expansion::gold_mines,
    .tiles = "gold-mines",
    .in_big_box_7 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::gold_mines); },
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .feature_completed = feature_completed,
    .final_rows = final_rows,
    .pieces = pieces,
    .hash = hash,
    .estimate = &gold_mines_estimate,
    .words = &gold_mines_words,
};

}  // namespace bastide
