// Hills & Sheep: hills decide ties (HILL-1..14), shepherds gather sheep until the wolf comes
// (SHEEP-1..15), vineyards enrich monasteries (VINE-1..7).
//
// The edges of HILL-12 and HILL-13 are printed (Segment::shared, Print::split_field_edges), and the
// board joins what meets there as at any other edge; HILL-14 follows from what is printed, too.
#include "engine/base/random.hpp"
#include "engine/rules/bag.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/hills_sheep/actions.hpp"
#include "engine/sets/hills_sheep/flocks.hpp"

namespace bastide {

extern const EstimatePart hills_sheep_estimate;  // estimate.cpp
extern const SetWords hills_sheep_words;         // words.cpp

namespace {

constexpr FigureKind shepherd = FigureKind::shepherd;

// SETUP-13. HILL-4: a hill is the ground of its whole tile.
void compose(Ruleset& rules) {
  rules.dealt[static_cast<std::size_t>(shepherd)] = 1;
  for (std::size_t t = 0; t < rules.types.size(); ++t) rules.ground[t] = rules.types[t].hill;
}

// ---- S1b: a tile under the hill -----------------------------------------------------------------

bool is_hill(const Game& game, TypeIndex type) { return type != no_type && game.types[type].hill; }

// HILL-1, HILL-2, INT-36: whatever the tile is, it is out of the game. As nobody looks at it, it is
// drawn without deciding which it is; only in games from elsewhere can it be known.
Next enter_under(const Game&, State& state, Events*) {
  return state.bag_total > 0 ? Next::wait : Next::advance;
}

void offer_under(const Game&, const State& state, ActionList& actions) {
  actions.push_back(under_action(no_type));
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0) actions.push_back(under_action(static_cast<TypeIndex>(t)));
}

Next perform_under(const Game& game, State& state, const Action& action, Events* events) {
  ++state.chance;
  if (action.what == no_type) {
    put_aside_unseen(state, events);
  } else {
    take_from_bag(game, state, action.what);
    discard(state, action.what, bag_place(), events);
  }
  return Next::advance;  // the hill is placed like any other tile: HILL-3
}

Action outcome_under(const Game&, const State&) { return under_action(no_type); }

// HILL-5
void tile_discarded(const Game& game, State& state, TypeIndex type, Events* events) {
  if (is_hill(game, type) && state.bag_total > 0) put_aside_unseen(state, events);
}

// ---- Ties ---------------------------------------------------------------------------------------

// HILL-6, HILL-7, HILL-9: wherever owners are determined (INT-18, INT-34, INT-35), also in final
// scoring (HILL-10), and however a meeple got there (INT-28). A big meeple counts as one on a hill.
// Meeples return from hills like all others (HILL-11).
u8 adjust_owners(const Game& game, const State& state, Node root, u8 owners) {
  if ((owners & (owners - 1)) == 0) return owners;  // HILL-8
  const Board& board = state.board;
  const SegmentKind kind = kind_of(game.tables, board, root);
  if (kind != SegmentKind::road && kind != SegmentKind::city && kind != SegmentKind::field)
    return owners;
  u8 standing[max_players] = {}, most = 1;
  for (const Figure& figure : state.figures) {
    if (strength_of(figure.kind) == 0 || !(owners >> figure.owner & 1)) continue;
    if (!is_hill(game, board.tiles[board.node_tile[figure.node]].type)) continue;
    if (find_root(board, figure.node) != root) continue;
    ++standing[figure.owner];
    if (game.setup.options.hills_counted) most = std::max(most, standing[figure.owner]);
  }
  u8 on_hills = 0;
  for (int p = 0; p < game.sides; ++p)
    if (standing[p] >= most) on_hills = static_cast<u8>(on_hills | 1u << p);
  return on_hills != 0 ? on_hills : owners;
}

// ---- S6: the shepherd ---------------------------------------------------------------------------

// SHEEP-1. Farmers do not matter to it (SHEEP-2), nor does it matter to them or to anything else
// that concerns meeples: it has no strength (SHEEP-10, INT-24, INT-38).
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  if (!in_supply(state, state.active, shepherd)) return;
  FixedVector<Node, max_players> grazed;
  for (const Figure& figure : state.figures)
    if (figure.kind == shepherd) grazed.push_back(find_root(state.board, figure.node));
  offer_on_segments(game, state, shepherd, actions, [&](SegmentKind kind, Node node) {
    return kind == SegmentKind::field &&
           std::find(grazed.begin(), grazed.end(), find_root(state.board, node)) == grazed.end();
  });
}

std::optional<Rule> why_no_figure(const Game& game, const State& state, const Action& action) {
  if (action.what != static_cast<u8>(shepherd)) return std::nullopt;
  const SegmentKind kind = placed_kind(game, state, action.where);
  if (kind == no_kind) return Rule::BASE_FIG_2;
  if (kind != SegmentKind::field) return Rule::SHEEP_1;
  if (!in_supply(state, state.active, shepherd)) return Rule::BASE_FIG_1;
  return Rule::SHEEP_1;
}

void figure_placed(const Game&, State& state, Events*) {
  state.part.flock.token_due |= state.figures.back().kind == shepherd;  // SHEEP-3
}

// ---- Tokens -------------------------------------------------------------------------------------

// Puts the tokens of a field back into the bag, and returns all its shepherds.
void break_up(const Game& game, State& state, Node field, Events* events) {
  const Board& board = state.board;
  const Node root = find_root(board, field);
  auto& tokens = state.flocks.tokens;
  for (std::size_t i = 0; i < tokens.size();) {
    if (find_root(board, tokens[i].node) != root) {
      ++i;
      continue;
    }
    report_move(events, state.active, Piece::sheep, tile_place(board.node_tile[tokens[i].node]),
                off_place(), tokens[i].sheep);
    tokens.erase_at(i);
  }
  for (std::size_t i = 0; i < state.figures.size();) {
    if (state.figures[i].kind == shepherd && find_root(board, state.figures[i].node) == root)
      return_figure(game, state, i, events);
    else
      ++i;
  }
}

// INT-67: as long as one shepherd is left, the flock stays.
void figures_lost(const Game& game, State& state, Node node, Events* events) {
  if (!state.flocks.tokens.empty() && shepherds_on(state, node) == 0)
    break_up(game, state, node, events);
}

// SHEEP-1, SHEEP-3: a shepherd has a token with its number of sheep; further ones are pieces on a
// segment of its field.
std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  const bool alone = piece.piece == shepherd;
  if ((!alone && piece.piece != Piece::sheep) || piece.on != PlaceKind::segment)
    return std::nullopt;
  const Node node = node_of(game, state, piece);
  if (kind_of(game.tables, state.board, node) != SegmentKind::field) return Rule::SHEEP_1;
  const int sheep = piece.number;
  if (sheep < 1 || sheep >= token_kinds || tokens_in_bag(game, state, sheep) == 0)
    return Rule::SHEEP_14;
  const bool closed = state.board.totals[find_root(state.board, node)].open == 0;
  if (closed && !game.setup.options.closed_flocks_stay) return Rule::SHEEP_13;
  if (alone) {
    if (const Rule rule = stand(game, state, piece); rule != Rule::none) return rule;
  } else if (std::none_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
               return figure.kind == shepherd &&
                      find_root(state.board, figure.node) == find_root(state.board, node);
             })) {
    return Rule::SHEEP_3;
  }
  state.flocks.tokens.push_back({node, static_cast<u8>(sheep)});
  return Rule::none;
}

// The first token on a segment comes with its shepherd, as put() lays them, and the others lie
// there: the same position is always written in the same way.
void pick_up(const Game&, const State& state, StartPosition& position) {
  const auto& tokens = state.flocks.tokens;
  std::vector<bool> with_shepherd(tokens.size());
  for (StartPiece& piece : position.pieces) {
    if (piece.piece != shepherd) continue;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const Position at = place_of_node(state.board, tokens[i].node);
      if (with_shepherd[i] || at != piece.at ||
          segment_of(state.board, tokens[i].node) != piece.segment)
        continue;
      piece.number = tokens[i].sheep;
      with_shepherd[i] = true;
      break;
    }
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (with_shepherd[i]) continue;
    position.pieces.push_back(on_segment(state.board, Piece::sheep, no_player, tokens[i].node));
    position.pieces.back().number = tokens[i].sheep;
  }
}

Next enter_token(const Game&, State& state, Events*) {
  return state.part.flock.token_due ? Next::wait : Next::advance;
}

void offer_token(const Game& game, const State& state, ActionList& actions) {
  for (int sheep = 0; sheep < token_kinds; ++sheep)
    if (tokens_in_bag(game, state, sheep) > 0) actions.push_back(token_action(sheep));
}

Rule why_no_token(const Game&, const State&, const Action&) { return Rule::SHEEP_14; }

// SHEEP-14: any token in the bag. Wolves go back at once, so it is never empty.
Action outcome_token(const Game& game, const State& state) {
  u32 tokens = 0;
  for (int sheep = 0; sheep < token_kinds; ++sheep)
    tokens += static_cast<u32>(tokens_in_bag(game, state, sheep));
  u32 skip = bounded(random_at(state.seed, state.chance), tokens);
  int sheep = 0;
  for (u32 alike; skip >= (alike = static_cast<u32>(tokens_in_bag(game, state, sheep))); ++sheep)
    skip -= alike;
  return token_action(sheep);
}

// SHEEP-3, SHEEP-5: a shepherd that has just been placed is alone on the field and has no flock
// yet.
Next perform_token(const Game& game, State& state, const Action& action, Events* events) {
  ++state.chance;
  state.part.flock.token_due = false;
  report_decision(events, state.active, action);
  const Node node = state.figures[find_shepherd(state, state.active)].node;
  if (action.value == 0) {
    break_up(game, state, node, events);
    return Next::advance;
  }
  state.flocks.tokens.push_back({node, action.value});
  report_move(events, state.active, Piece::sheep, off_place(),
              tile_place(state.board.node_tile[node]), action.value);
  return Next::advance;
}

// ---- S9: growing and gathering ------------------------------------------------------------------

bool extended(const Game& game, const State& state, Node field) {
  const PlacedTile& tile = state.board.tiles[state.placed];
  const Node root = find_root(state.board, field);
  bool extends = false;
  for (int i = 0; i < game.tables.types[tile.type].segment_count; ++i)
    extends |= find_root(state.board, static_cast<Node>(tile.first_node + i)) == root;
  return extends;
}

// SHEEP-4, in each part of a turn (INT-37). A shepherd placed in this part stands on the part's own
// tile and is excluded (SHEEP-9). S6 is over by now and had a figure action of its own (SHEEP-8).
// Wherever there is a shepherd, there are tokens.
Next enter_flock(const Game& game, State& state, Events*) {
  if (state.flocks.tokens.empty() || in_supply(state, state.active, shepherd)) return Next::advance;
  const std::size_t i = find_shepherd(state, state.active);
  if (i == state.figures.size()) return Next::advance;
  const Node node = state.figures[i].node;
  return state.board.node_tile[node] != state.placed && extended(game, state, node) ? Next::wait
                                                                                    : Next::advance;
}

void offer_flock(const Game&, const State&, ActionList& actions) {
  actions.push_back(flock_action(growing));
  actions.push_back(flock_action(gathering));
}

// SHEEP-6, SHEEP-7, SHEEP-15: one event, with the same points for the owners of all shepherds, who
// score at the same time (INT-39).
void gather(const Game& game, State& state, Node field, Events* events) {
  Scoring s;
  s.cause = ScoreCause::flock;
  s.feature = SegmentKind::field;
  s.node = find_root(state.board, field);
  s.extras = static_cast<u8>(sheep_on(game, state, field));
  s.per_extra = 1;
  s.value = s.extras;
  s.owners = shepherds_on(state, field);
  for (int p = 0; p < game.sides; ++p)
    if (s.owners >> p & 1) s.points[p] = s.value;
  award(game, state, s, events);
  break_up(game, state, field, events);
}

Next perform_flock(const Game& game, State& state, const Action& action, Events* events) {
  report_decision(events, state.active, action);
  if (action.value == growing) {
    state.part.flock.token_due = true;
    return Next::advance;
  }
  gather(game, state, state.figures[find_shepherd(state, state.active)].node, events);
  return Next::again;
}

// SHEEP-13: whoever has shepherds there. One field after another, by the segments of the tile.
Next enter_closed_flocks(const Game& game, State& state, Events* events) {
  if (game.setup.options.closed_flocks_stay || state.flocks.tokens.empty()) return Next::advance;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i) {
    const Node node = static_cast<Node>(tile.first_node + i);
    const bool closed = state.board.totals[find_root(state.board, node)].open == 0;
    if (!closed || type.kind[i] != SegmentKind::field || shepherds_on(state, node) == 0) continue;
    gather(game, state, node, events);
    return Next::again;
  }
  return Next::advance;  // flocks left at the end are worth nothing: SHEEP-12
}

// ---- Vineyards ----------------------------------------------------------------------------------

// VINE-2, VINE-4, VINE-6. All vineyards around it, whatever else they count for (VINE-3) and
// however they came to be there (VINE-1, VINE-5).
void adjust_rates(const Game& game, const State& state, const FeatureTotals&, bool completed,
                  Scoring& s) {
  if (!completed || !vineyards_count(game, s.feature)) return;
  const int vineyards = vineyards_around(game, state.board, state.board.node_tile[s.node]);
  if (vineyards == 0) return;
  s.extras = static_cast<u8>(vineyards);
  s.per_extra = points_for_vineyard;
}

// -------------------------------------------------------------------------------------------------

void pieces(const Game&, const State& state, Pieces& all) {
  for (const SheepToken& token : state.flocks.tokens)
    put_pieces(all, {.piece = Piece::sheep,
                     .place = tile_place(state.board.node_tile[token.node]),
                     .count = token.sheep});
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(state.unseen);
  h.add(state.part.flock.token_due);
  h.add(state.flocks.tokens.size());
  for (const SheepToken& token : state.flocks.tokens) h.add(u64{token.node} << 8 | token.sheep);
}

constexpr OptionInfo options[] = {
    {26, "hills-counted", "OPT-HILLTIE", &Options::hills_counted},
    {27, "closed-flocks-stay", "OPT-CLOSEDFLOCK", &Options::closed_flocks_stay},
    {28, "sheep-sold-separately", "OPT-SHEEPTOKENS", &Options::sheep_sold_separately},
    {29, "vineyards-serve-gardens", "OPT-VINEGARDEN", &Options::vineyards_serve_gardens}};

constexpr PhaseRow token_row(Phase phase) {
  return {.phase = phase,
          .chance = true,
          .kinds = kind_bit(ActionKind::token),
          .enter = enter_token,
          .offer = offer_token,
          .why_not = why_no_token,
          .perform = perform_token,
          .outcome = outcome_token};
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::under_hill,
     .concerns = [](const TileType& tile) { return tile.hill; },
     .chance = true,
     .kinds = kind_bit(ActionKind::under),
     .enter = enter_under,
     .offer = offer_under,
     .perform = perform_under,
     .outcome = outcome_under},
    token_row(Phase::shepherd_token),
    {.phase = Phase::flock,
     .kinds = kind_bit(ActionKind::flock),
     .enter = enter_flock,
     .offer = offer_flock,
     .no_pass = Rule::none,
     .perform = perform_flock},
    token_row(Phase::flock_token),
    {.phase = Phase::closed_flocks, .enter = enter_closed_flocks},
};

}  // namespace

extern const Set hills_sheep_set = {
    .id = "hills-sheep",
    .expansion = Expansion::hills_sheep,
    .tiles = "hills-sheep",
    .in_big_box_5 = true,
    .players = {2, 8},  // COMP-5
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::hills_sheep); },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .tile_discarded = tile_discarded,
    .offer_figures = offer_figures,
    .why_no_figure = why_no_figure,
    .figure_placed = figure_placed,
    .figures_lost = figures_lost,
    .adjust_owners = adjust_owners,
    .adjust_rates = adjust_rates,
    .pieces = pieces,
    .hash = hash,
    .estimate = &hills_sheep_estimate,
    .words = &hills_sheep_words,
};

}  // namespace bastide
