// Gold Mines (GOLD-1..14): bars are put on tiles, and whoever completes a feature takes the bars on
// it.
#include "engine/rules/candidates.hpp"
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

Rule refuse_place(const Game&, const State& state, const Action& action) {
  if (action.kind == ActionKind::pass) return Rule::GOLD_1;
  if (action.kind != ActionKind::gold) return Rule::TURN_1;
  bool around = false;
  each_around(state, state.placed,
              [&](TileIndex tile) { around |= place_of(state.board, tile) == action.at; });
  return around ? Rule::none : Rule::GOLD_1;
}

Action canonical_place(const Game&, const State&, const Action& action) {
  return gold_action(action.at);
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

Rule refuse_award(const Game&, const State& state, const Action& action) {
  const GoldState& gold = state.gold;
  if (action.kind == ActionKind::pass) return Rule::GOLD_7;
  if (action.kind != ActionKind::gold) return Rule::TURN_1;
  const TileIndex tile = tile_at(state.board, action.at);
  const bool claimed = tile < gold.claims.size() && gold.bars[tile] > 0 && gold.claims[tile] != 0;
  if (!claimed) return Rule::GOLD_5;
  return gold.claims[tile] >> state.part.gold.taker & 1 ? Rule::none : Rule::GOLD_7;
}

Action canonical_award(const Game&, const State& state, const Action& action) {
  TileList tiles;
  tiles_for(state, state.part.gold.taker, tiles);
  const u8 players = state.gold.claims[tile_at(state.board, action.at)];
  std::size_t i = 0;
  while (state.gold.claims[tiles[i]] != players) ++i;
  return gold_action(place_of(state.board, tiles[i]));
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

// ---- Links --------------------------------------------------------------------------------------

void place_candidates(const Game&, const State& state, Candidates& answers) {
  each_surrounding(state.board, place_of(state.board, state.placed),
                   [&](TileIndex tile) { answers.add(gold_action(place_of(state.board, tile))); });
}

// Tiles with bars; those of a closed feature on the tile just placed, or around it, are likely.
void award_candidates(const Game& game, const State& state, Candidates& answers) {
  const Board& board = state.board;
  const auto beside = [&](TileIndex a, TileIndex b) {
    const Position p = place_of(state.board, a), q = place_of(state.board, b);
    return p.x - q.x >= -1 && p.x - q.x <= 1 && p.y - q.y >= -1 && p.y - q.y <= 1;
  };
  const auto touched = [&](TileIndex tile) {
    const TypeTable& type = game.tables.types[board.tiles[tile].type];
    for (int i = 0; i < type.segment_count; ++i) {
      const Node node = node_of(board, tile, i);
      if (type.kind[i] == SegmentKind::field || !is_closed(board, node)) continue;
      if (part_of_placed(state, node)) return true;
    }
    bool near = false;
    const auto look = [&](TileIndex centre) {
      const TypeTable& other = game.tables.types[board.tiles[centre].type];
      for (int i = 0; i < other.segment_count; ++i)
        near |= (other.kind[i] == SegmentKind::monastery || other.kind[i] == SegmentKind::garden) &&
                is_closed(board, node_of(board, centre, i)) && beside(centre, state.placed);
    };
    look(tile);
    each_surrounding(board, place_of(board, tile), look);
    return near;
  };
  for (std::size_t i = 0; i < state.gold.bars.size(); ++i) {
    const TileIndex tile = static_cast<TileIndex>(i);
    if (state.gold.bars[i] == 0) continue;
    answers.add(gold_action(place_of(state.board, tile)), touched(tile) ? likely : 1);
  }
}

void check(const Game& game, const State& state, Hasher& h) {
  for (std::size_t tile = 0; tile < state.gold.bars.size(); ++tile)
    if (state.gold.bars[tile] != 0) h.add(tile << 8 | state.gold.bars[tile]);
  for (int p = 0; p < game.sides; ++p) h.add(state.gold.won[p]);
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::gold_place,
     .concerns = [](const TileType& tile) { return tile.gold; },
     .enter = enter_place,
     .offer = offer_place,
     .refuse = refuse_place,
     .perform = perform_place,
     .canonical = canonical_place,
     .meaning = meaning_of_place,
     .candidates = place_candidates},
    {.phase = Phase::gold_award,
     .enter = enter_award,
     .offer = offer_award,
     .refuse = refuse_award,
     .perform = perform_award,
     .decider = taker,
     .canonical = canonical_award,
     .meaning = meaning_of_award,
     .points_are_fixed = true,
     .candidates = award_candidates},
};

}  // namespace

extern const Set gold_mines_set = {
    .id = "gold-mines",
    .expansion = Expansion::gold_mines,
    .tiles = "gold-mines",
    .in_big_box_7 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::gold_mines); },
    .rows = rows,
    .feature_completed = feature_completed,
    .final_rows = final_rows,
    .pieces = pieces,
    .hash = hash,
    .estimate = &gold_mines_estimate,
    .words = &gold_mines_words,
    .check = check,
};

}  // namespace bastide
