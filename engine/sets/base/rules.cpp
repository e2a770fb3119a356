// The turn of the base game (docs/rules/02-turn.md, 03-base.md) and what its features are worth.
// Farmers are a set of their own.
#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/rules/bag.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/placing.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/base/base.hpp"

namespace bastide {

extern const SetWords base_words;  // words.cpp

namespace {

// ---- What it brings -----------------------------------------------------------------------------

void compose(Ruleset& rules) {
  for (std::size_t t = 0; t < rules.types.size(); ++t)  // SETUP-3, SETUP-4
    if (rules.types[t].start_copies > 0 && rules.types[t].board.empty())
      rules.start = {{static_cast<TypeIndex>(t), {0, 0}, 0}};
  rules.dealt[static_cast<std::size_t>(Piece::meeple)] =
      7;  // SETUP-2: the eighth is the scoring figure
  // BASE-FIG-2
  for (const FigureKind figure : {Piece::meeple, Piece::big_meeple})
    rules.stands_on[static_cast<std::size_t>(figure)] = kind_bit(SegmentKind::road) |
                                                        kind_bit(SegmentKind::city) |
                                                        kind_bit(SegmentKind::monastery);
  rules.closed_to_meeples.fill(Rule::BASE_FIG_2);
  rules.closed_to_meeples[static_cast<std::size_t>(SegmentKind::field)] = Rule::FARM_14;
  rules.closed_to_meeples[static_cast<std::size_t>(SegmentKind::garden)] = Rule::ABBOT_3;
  const auto worth = [&rules](SegmentKind kind) -> Worth& {
    return rules.worth[static_cast<std::size_t>(kind)];
  };
  worth(SegmentKind::road) = {.tile = 1, .unfinished_tile = 1};  // BASE-ROAD-2, BASE-FINAL-2
  worth(SegmentKind::city) = {.tile = 2,                         // BASE-CITY-2, BASE-CITY-3,
                              .unfinished_tile = 1,              // BASE-CITY-4, BASE-FINAL-3
                              .shield = 2,
                              .unfinished_shield = 1};
  worth(SegmentKind::monastery) = {.tile = 1, .unfinished_tile = 1};  // BASE-MON-2, BASE-FINAL-4
  rules.order_matters = rules.setup.options.choose_score_order;
}

// VAR-14: a completed city of two tiles, or of one within a border (VAR-12).
void adjust_rates(const Game& game, const State&, const FeatureTotals&, bool completed,
                  Scoring& s) {
  const bool tiny = s.feature == SegmentKind::city && completed && s.tiles <= 2;
  if (tiny && game.setup.options.tiny_city_two) s.per_tile = s.per_shield = 1;
}

// ---- S0: the game ends when nothing can be drawn (BASE-END-1) -----------------------------------

Next enter_part_start(const Game& game, State& state, Events* events) {
  begin_part(state);
  return can_go_on(game, state) ? Next::advance : finish(game, state, events);
}

// ---- S1, S1a: draw until a tile fits (BASE-PLACE-1, BASE-PLACE-7) -------------------------------

// Discards a pile of which no tile can be placed.
void discard_pile(const Game& game, State& state, PileIndex pile, Events* events) {
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    while (game.pile[t] == pile && state.bag[t] > 0) {
      take_from_bag(game, state, static_cast<TypeIndex>(t));
      discard(state, static_cast<TypeIndex>(t), bag_place(), events);
    }
}

bool any_fits(const Game& game, const State& state, PileIndex pile) {
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (can_be_drawn(game, state, static_cast<TypeIndex>(t), pile) &&
        placeable(game, state, static_cast<TypeIndex>(t)))
      return true;
  return false;
}

}  // namespace

namespace draw_row {

Next enter(const Game& game, State& state, Events* events) {
  if (!can_draw(state)) return finish(game, state, events);
  // VAR-6: otherwise drawing could go on for ever; VAR-11: the board can be full.
  if (!game.may_stall && !game.setup.options.return_unplaceable) return Next::wait;
  const PileIndex pile = current_pile(state);
  if (any_fits(game, state, pile)) return Next::wait;
  if (pile == main_pile) return finish(game, state, events);
  discard_pile(game, state, pile, events);
  return Next::again;
}

void offer(const Game& game, const State& state, ActionList& actions) {
  const PileIndex pile = current_pile(state);
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (can_be_drawn(game, state, static_cast<TypeIndex>(t), pile))
      actions.push_back(draw_action(static_cast<TypeIndex>(t)));
}

Rule why_not(const Game& game, const State& state, const Action& action) {
  if (action.what >= state.bag.size() || state.bag[action.what] == 0) return Rule::BASE_PLACE_1;
  if (!can_be_drawn(game, state, action.what)) return game.held_back_by;
  for (const Set* set : game.sets)
    if (set->refuse_pile)
      if (const Rule rule = set->refuse_pile(game.pile[action.what], current_pile(state));
          rule != Rule::none)
        return rule;
  return Rule::none;
}

Next perform(const Game& game, State& state, const Action& action, Events* events) {
  const TypeIndex type = action.what;
  ++state.chance;
  take_from_bag(game, state, type);
  // BASE-PLACE-2: for all to see.
  report_tile(events, state.active, type, bag_place(), hand_place(state.active));
  if (placeable(game, state, type)) {
    state.drawn = type;
    for (const auto hook : game.tile_drawn) hook(game, state, events);
    return Next::advance;
  }
  discard_tile(game, state, type, hand_place(state.active), events);
  return Next::again;
}

Action outcome(const Game& game, const State& state) {
  const PileIndex pile = current_pile(state);
  // Of the main pile only once nothing is left of the others.
  const u32 tiles =
      pile == main_pile ? u32{state.bag_total} - state.held + state.unseen : state.ahead[pile];
  u32 left = bounded(random_at(state.seed, state.chance), tiles);
  TypeIndex type = 0;
  for (; !can_be_drawn(game, state, type, pile) || left >= state.bag[type]; ++type)
    if (can_be_drawn(game, state, type, pile)) left -= state.bag[type];
  return draw_action(type);
}

}  // namespace draw_row

namespace score_row {
namespace {

// A feature is identified by the segment that `completed` holds for it.
Action named(const State& state, Node node) {
  return score_action(place_of_node(state.board, node), segment_of(state.board, node));
}

}  // namespace

void offer(const Game&, const State& state, ActionList& actions) {
  for (const Node node : state.completed) actions.push_back(named(state, node));
}

std::size_t chosen(const Game& game, const State& state, const Action& action) {
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  if (node == no_node) return state.completed.size();
  const Node root = find_root(state.board, node);
  std::size_t i = 0;
  while (i < state.completed.size() && find_root(state.board, state.completed[i]) != root) ++i;
  return i;
}

bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  return chosen(game, state, listed) == chosen(game, state, action);
}

Rule why_not(const Game&, const State&, const Action&) { return Rule::BASE_SCORE_6; }

Meaning meaning(const Game&, const State& state, const Action& action) {
  const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
  return naming(segment_place(state.board, node));
}

}  // namespace score_row

namespace {

// ---- S2: place the tile -------------------------------------------------------------------------

void offer_place(const Game& game, const State& state, ActionList& actions) {
  offer_places(game, state, state.drawn, actions);
}

// Rotations that look alike.
bool same_place(const Game& game, const State& state, const Action& listed, const Action& action) {
  return listed.at == action.at && action.value < edge_count &&
         listed.value == action.value % game.tables.types[state.drawn].rotations;
}

Rule why_not_place(const Game& game, const State& state, const Action& action) {
  if (action.value > 3) return Rule::BASE_PLACE_5;
  if (!contains(state.board.bounds, action.at)) return Rule::VAR_11;
  const CellIndex index = find_cell(state.board, action.at);
  if (index == no_cell || state.board.cells[index].tile != no_tile) return Rule::BASE_PLACE_3;
  const TypeTable& type = game.tables.types[state.drawn];
  const int rotation = action.value % type.rotations;
  if (!(game.tables.fit(state.drawn, state.board.cells[index].pattern) >> rotation & 1))
    return Rule::BASE_PLACE_4;
  return forbidden(game, state, state.drawn, action.at, rotation);
}

Next perform_place(const Game& game, State& state, const Action& action, Events* events) {
  state.completed.clear();
  state.placed = place_tile(game.tables, state.board,
                            {state.drawn, action.at, action.value, state.active}, &state.completed);
  report_tile(events, state.active, state.drawn, hand_place(state.active),
              cell_place(state.placed));
  state.drawn = no_type;
  for (const auto hook : game.tile_placed) hook(game, state, events);
  return Next::advance;
}

// ---- S6: at most one figure (BASE-FIG-1) --------------------------------------------------------

void offer_figure(const Game& game, const State& state, ActionList& actions) {
  for (const Set* set : game.must_act)
    if (set->must_act(game, state) != Rule::none) return set->offer_figures(game, state, actions);
  actions.push_back(pass_action());  // TURN-3; the only action without figures: BASE-FIG-6
  const KindMask built = static_cast<KindMask>(
      game.stands_on[static_cast<std::size_t>(FigureKind::meeple)] & ~kind_bit(SegmentKind::field));
  offer_on_unoccupied(game, state, FigureKind::meeple, built, actions);
  for (const auto hook : game.offer_figures) hook(game, state, actions);
}

// What a set does in S6 with actions of this kind; null: they place a figure.
const FigureAction* action_of(const Game& game, const Action& action) {
  return game.figure_actions[static_cast<std::size_t>(action.kind)];
}

// The rule of a set that forbids this figure there.
Rule barred_here(const Game& game, const State& state, const Action& action) {
  if (action.what >= figure_kinds || placed_kind(game, state, action.where) == no_kind)
    return Rule::none;
  return barred(game, state, static_cast<FigureKind>(action.what),
                node_of(state.board, state.placed, action.where));
}

Rule why_no_figure(const Game& game, const State& state, const Action& action) {
  for (const Set* set : game.must_act)
    if (const Rule rule = set->must_act(game, state); rule != Rule::none) return rule;
  if (const FigureAction* other = action_of(game, action))
    return other->why_not(game, state, action);
  if (action.kind != ActionKind::deploy) return Rule::TURN_1;
  if (const Rule rule = barred_here(game, state, action); rule != Rule::none) return rule;
  for (const auto hook : game.why_no_figure)
    if (const auto rule = hook(game, state, action)) return *rule;
  if (action.what != static_cast<u8>(FigureKind::meeple)) return Rule::BASE_FIG_1;
  return refuse_meeple(game, state, FigureKind::meeple, action.where);
}

bool same_figure(const Game& game, const State& state, const Action& listed, const Action& action) {
  const FigureAction* const other = action_of(game, action);
  return other && other->same && other->same(game, state, listed, action);
}

// One action, then the turn continues (TURN-2). A figure returned from now on has to wait for the
// next part (TURN-4).
Next perform_figure(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::pass) return Next::advance;
  if (const FigureAction* other = action_of(game, action)) {
    other->perform(game, state, action, events);
    return Next::advance;
  }
  const Node node = node_of(state.board, state.placed, action.where);
  const FigureKind kind = static_cast<FigureKind>(action.what);
  deploy(game, state, {state.active, kind, node}, supply_place(state.active), events);
  return Next::advance;
}

Meaning meaning_of_figure(const Game& game, const State& state, const Action& action) {
  if (const FigureAction* other = action_of(game, action))
    return other->meaning(game, state, action);
  const Node node = node_of(state.board, state.placed, action.where);
  return moving(static_cast<Piece>(action.what), state.active, supply_place(state.active),
                segment_place(state.board, node));
}

// ---- S10: score what this part completed (BASE-SCORE-1) -----------------------------------------

void notify_completed(const Game& game, State& state, Node node, Events* events) {
  for (const auto hook : game.feature_completed) hook(game, state, node, events);
}

// Removes completed features that nobody occupies (BASE-SCORE-5). The other effects of their
// completion take place all the same (INT-56).
void drop_unoccupied(const Game& game, State& state, Events* events) {
  for (std::size_t i = 0; i < state.completed.size();) {
    const Node node = state.completed[i];
    if (!unoccupied(state, node)) {
      ++i;
      continue;
    }
    state.completed.erase_at(i);
    notify_completed(game, state, node, events);
    if (state.board.totals[find_root(state.board, node)].helpers != 0)
      return_figures(game, state, node, events);  // a helper alone
  }
}

void score_feature(const Game& game, State& state, std::size_t index, Events* events) {
  const Node node = state.completed[index];
  state.completed.erase_at(index);
  award(game, state, evaluate(game, state, node), events);
  notify_completed(game, state, node, events);
  return_figures(game, state, node, events);
}

Next enter_score(const Game& game, State& state, Events* events) {
  drop_unoccupied(game, state, events);
  if (state.completed.empty()) return Next::advance;
  // BASE-SCORE-6, AMB-47: where points are recorded one event after another, the order matters.
  if (game.order_matters && state.completed.size() > 1) return Next::wait;
  score_feature(game, state, 0, events);
  return Next::again;
}

Next perform_score(const Game& game, State& state, const Action& action, Events* events) {
  score_feature(game, state, score_row::chosen(game, state, action), events);
  return Next::again;
}

// ---- S12: another part of this turn, or the next player's -------------------------------------

Next enter_part_end(const Game& game, State& state, Events* events) {
  if (const Next next = part_over(game, state, events); next != Next::advance) return next;
  return begin_turn(game, state, next_player(game, state.active), events);
}

// ---- F3: unfinished features
// ---------------------------------------------------------------------

void score_unfinished(const Game& game, State& state, Events* events) {
  score_occupied(game, state, events, [](SegmentKind kind) { return kind != SegmentKind::field; });
}

// Tiles and figures.
void pieces(const Game& game, const State& state, Pieces& all) {
  const auto add_tile = [&](TypeIndex type, const Place& place, int count = 1) {
    all.push_back({.piece = Piece::tile, .type = type, .place = place, .count = count});
  };
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0) add_tile(static_cast<TypeIndex>(t), bag_place(), state.bag[t]);
  if (state.drawn != no_type) add_tile(state.drawn, hand_place(state.active));
  for (std::size_t t = 0; t < state.board.tiles.size(); ++t)
    add_tile(state.board.tiles[t].type, cell_place(static_cast<TileIndex>(t)));
  for (const Figure& figure : state.figures)
    all.push_back({.piece = figure.kind,
                   .owner = figure.owner,
                   .place = segment_place(state.board, figure.node)});
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (int kind = 0; kind < figure_kinds; ++kind)
      if (const int count = state.supply[p][kind]; count > 0)
        all.push_back({.piece = static_cast<Piece>(kind),
                       .owner = p,
                       .place = supply_place(p),
                       .count = count});
}

// Meeples, normal and big ones, and how many figures of any kind are left in a supply.
std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  const auto figure = static_cast<std::size_t>(piece.piece);
  if (figure >= figure_kinds) return std::nullopt;
  if (piece.on == PlaceKind::supply) {
    u8& left = state.supply[piece.owner][figure];
    if (piece.number > left) return Rule::BASE_FIG_1;
    left = static_cast<u8>(piece.number);
    return Rule::none;
  }
  if (piece.on != PlaceKind::segment || piece.piece > Piece::big_meeple) return std::nullopt;
  const SegmentKind kind = kind_of(game.tables, state.board, node_of(game, state, piece));
  if (!for_meeples(game, kind)) return game.closed_to_meeples[static_cast<std::size_t>(kind)];
  return stand(game, state, piece);
}

void pick_up(const Game& game, const State& state, StartPosition& position) {
  const Board& board = state.board;
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    const StartTile tile{board.tiles[i].type, place_of(board, static_cast<TileIndex>(i)),
                         board.tiles[i].rotation};
    if (!lies_always(game, tile)) position.tiles.push_back(tile);
  }
  for (const Figure& figure : state.figures) {
    const FeatureTotals& totals = board.totals[find_root(board, figure.node)];
    // A builder or pig without a meeple does nothing any more.
    if (is_helper(figure.kind) && strength_of(totals, figure.owner) == 0) continue;
    position.pieces.push_back(on_segment(board, figure.kind, figure.owner, figure.node));
  }
  for (PlayerIndex p = 0; p < game.sides; ++p) position.points[p] = state.score[p];
}

constexpr FinalRow final_rows[] = {{FinalPhase::features, score_unfinished}};

constexpr PhaseRow rows[] = {
    draw_row::with(draw_row::enter, draw_row::perform),
    {.phase = Phase::part_start, .enter = enter_part_start},
    {.phase = Phase::place,
     .kinds = kind_bit(ActionKind::place),
     .offer = offer_place,
     .same = same_place,
     .why_not = why_not_place,
     .no_pass = Rule::BASE_PLACE_8,
     .perform = perform_place},
    {.phase = Phase::figure,
     .kinds = kind_bit(ActionKind::deploy),
     .offer = offer_figure,
     .same = same_figure,
     .why_not = why_no_figure,
     .no_pass = Rule::none,
     .perform = perform_figure,
     .meaning = meaning_of_figure},
    {.phase = Phase::score,
     .kinds = kind_bit(ActionKind::score),
     .enter = enter_score,
     .offer = score_row::offer,
     .same = score_row::same,
     .why_not = score_row::why_not,
     .perform = perform_score,
     .meaning = score_row::meaning,
     .points_are_fixed = true},
    {.phase = Phase::part_end, .enter = enter_part_end},
    {.phase = Phase::over},
};

}  // namespace

extern const Set base_set = {
    .id = "base",
    .tiles = "base",
    .in_every_game = true,
    .in_play = [](const Setup&) { return true; },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .adjust_rates = adjust_rates,
    .final_rows = final_rows,
    .pieces = pieces,
    .words = &base_words,
};

}  // namespace bastide
