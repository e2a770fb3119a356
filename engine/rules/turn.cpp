// The turn of the base game: the rows of the turn table, in order. Expansions bring further rows
// from files of their own.
#include <cassert>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/recording.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"

namespace bastide {
namespace {

// The rule of a set that forbids a tile where it fits.
Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation) {
  for (const Set* set : game.sets)
    if (set->refuse_place)
      if (const Rule rule = set->refuse_place(game, state, type, at, rotation); rule != Rule::none)
        return rule;
  return Rule::none;
}

// Whether a set has a say in where tiles of a type may lie.
bool restricted(const Game& game, TypeIndex type) {
  if (!game.places_restricted) return false;
  return std::any_of(game.sets.begin(), game.sets.end(), [&](const Set* set) {
    return set->refuse_place && (!set->restricts || set->restricts(game, type));
  });
}

// Whether a set has the turn go on.
Next part_over(const Game& game, State& state, Events* events) {
  for (const Set* set : game.sets)
    if (set->part_over)
      if (const Next next = set->part_over(game, state, events); next != Next::advance) return next;
  return Next::advance;
}

// ---- S0: the game ends when nothing can be drawn (BASE-END-1..3) --------------------------------

Next enter_part_start(const Game& game, State& state, Events* events) {
  state.drawn = no_type;
  state.placed = no_tile;
  state.part = PartState{};
  if (state.bag_total == 0 && state.hands.count[state.active] == 0)
    return finish(game, state, events);
  return Next::advance;
}

// ---- S1, S1a: draw until a tile fits (BASE-PLACE-1, BASE-PLACE-7) -------------------------------

void discard(State& state, TypeIndex type, const Place& from, Events* events) {
  state.discarded.push_back(type);
  report_tile(events, state.active, type, from, off_place());
}

// RIVER-13: the river cannot go on.
void discard_group(const Game& game, State& state, SupplyGroup group, Events* events) {
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    while (game.groups[t] == group && state.bag[t] > 0) {
      take_from_bag(game, state, static_cast<TypeIndex>(t));
      discard(state, static_cast<TypeIndex>(t), bag_place(), events);
    }
}

Next enter_draw(const Game& game, State& state, Events* events) {
  if (state.bag_total == 0) return finish(game, state, events);
  // VAR-6: drawing could go on for ever; VAR-11: the board can be full.
  if (game.setup.options.return_unplaceable || game.setup.options.limited_board) {
    const SupplyGroup group = current_group(state);
    bool hope = false;
    for (std::size_t t = 0; t < state.bag.size() && !hope; ++t)
      hope = state.bag[t] > 0 && game.groups[t] == group &&
             placeable(game, state, static_cast<TypeIndex>(t));
    if (!hope) {
      if (group == SupplyGroup::normal) return finish(game, state, events);
      discard_group(game, state, group, events);
      return Next::again;
    }
  }
  return Next::wait;
}

void offer_draw(const Game& game, const State& state, ActionList& actions) {
  const SupplyGroup group = current_group(state);
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0 && game.groups[t] == group)
      actions.push_back(draw_action(static_cast<TypeIndex>(t)));
}

Rule refuse_draw(const Game& game, const State& state, const Action& action) {
  if (action.kind != ActionKind::draw) return Rule::TURN_1;
  if (action.what >= state.bag.size() || state.bag[action.what] == 0) return Rule::BASE_PLACE_1;
  const SupplyGroup group = game.groups[action.what];
  if (group != current_group(state))
    return group == SupplyGroup::normal ? Rule::RIVER_14 : Rule::RIVER_10;
  return {};
}

Action canonical_draw(const Game&, const State&, const Action& action) {
  return draw_action(action.what);
}

Next perform_draw(const Game& game, State& state, const Action& action, Events* events) {
  const TypeIndex type = action.what;
  ++state.chance;
  take_from_bag(game, state, type);
  report_tile(events, state.active, type, bag_place(), hand_place(state.active));
  if (placeable(game, state, type)) {
    state.drawn = type;
    return Next::advance;
  }
  put_aside(game, state, type, hand_place(state.active), events);
  return Next::again;
}

// ---- S2: place the tile -------------------------------------------------------------------------

Next wait(const Game&, State&, Events*) { return Next::wait; }

// Which rotations fit is close to random, so each is written and then kept or not: without a
// branch this takes half the time.
void offer_place(const Game& game, const State& state, ActionList& actions) {
  const u8* fits = &game.tables.fits[static_cast<std::size_t>(state.drawn) * pattern_count];
  Action* next = actions.data();
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    const unsigned rotations = fits[cell.pattern];
    for (int r = 0; r < 4; ++r) {
      *next = place_action(cell.at, r);
      next += rotations >> r & 1;
    }
  }
  actions.set_size(static_cast<std::size_t>(next - actions.data()));
  if (!restricted(game, state.drawn)) return;
  Action* const last = next;
  next = actions.data();
  for (const Action* action = next; action != last; ++action)
    if (forbidden(game, state, state.drawn, action->at, action->value) == Rule::none)
      *next++ = *action;
  actions.set_size(static_cast<std::size_t>(next - actions.data()));
}

Rule refuse_place(const Game& game, const State& state, const Action& action) {
  if (action.kind == ActionKind::pass) return Rule::BASE_PLACE_8;
  if (action.kind != ActionKind::place) return Rule::TURN_1;
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

Action canonical_place(const Game& game, const State& state, const Action& action) {
  return place_action(action.at, action.value % game.tables.types[state.drawn].rotations);
}

Next perform_place(const Game& game, State& state, const Action& action, Events* events) {
  state.completed.clear();
  state.placed = place_tile(game.tables, state.board, action.at, state.drawn, action.value,
                            state.active, &state.completed);
  report_tile(events, state.active, state.drawn, hand_place(state.active),
              cell_place(state.placed));
  state.drawn = no_type;
  for (const Set* set : game.sets)
    if (set->tile_placed) set->tile_placed(game, state, events);
  return Next::advance;
}

// ---- S6: at most one figure (BASE-FIG-1..8) -----------------------------------------------------

void offer_figure(const Game& game, const State& state, ActionList& actions) {
  actions.push_back(pass_action());  // TURN-3
  offer_on_segments(game, state, FigureKind::meeple, actions, [&](SegmentKind kind, Node node) {
    return kind != SegmentKind::field && for_meeples(game, kind) && unoccupied(state, node);
  });
  for (const Set* set : game.sets)
    if (set->offer_figures) set->offer_figures(game, state, actions);
}

Rule refuse_figure(const Game& game, const State& state, const Action& action) {
  if (action.kind == ActionKind::pass) return {};
  for (const Set* set : game.sets)
    if (set->refuse_figure)
      if (const auto rule = set->refuse_figure(game, state, action)) return *rule;
  if (action.kind != ActionKind::deploy) return Rule::TURN_1;
  if (action.what != static_cast<u8>(FigureKind::meeple)) return Rule::BASE_FIG_1;
  return refuse_meeple(game, state, FigureKind::meeple, action.where);
}

Action canonical_figure(const Game&, const State&, const Action& action) {
  if (action.kind == ActionKind::pass) return pass_action();
  if (action.kind == ActionKind::retrieve)
    return retrieve_action(static_cast<FigureKind>(action.what), action.at, action.where);
  if (action.kind == ActionKind::fly) return fly_action(static_cast<FigureKind>(action.what));
  return deploy_action(static_cast<FigureKind>(action.what), action.where);
}

Next perform_figure(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::pass) return Next::advance;
  if (action.kind != ActionKind::deploy) {
    for (const Set* set : game.sets)
      if (set->perform_figure && set->perform_figure(game, state, action, events)) break;
    return Next::advance;
  }
  const Node node = node_of(state.board, state.placed, action.where);
  const FigureKind kind = static_cast<FigureKind>(action.what);
  put_figure(state, state.active, kind, node);
  report_move_of(events, state.active, kind, supply_place(state.active),
                 segment_place(state.board, node));
  return Next::advance;
}

// ---- S10: score what this part completed (BASE-SCORE-1..9) --------------------------------------

void tell_completed(const Game& game, State& state, Node node, Events* events) {
  for (const Set* set : game.sets)
    if (set->feature_completed) set->feature_completed(game, state, node, events);
}

// Done with completed features in which nobody stands (BASE-SCORE-5).
void drop_unoccupied(const Game& game, State& state, Events* events) {
  for (std::size_t i = 0; i < state.completed.size();) {
    const Node node = state.completed[i];
    if (!unoccupied(state, node)) {
      ++i;
      continue;
    }
    state.completed.erase_at(i);
    tell_completed(game, state, node, events);
    if (state.board.totals[find_root(state.board, node)].helpers != 0)
      return_figures(game, state, node, events);  // a builder alone, OPT-BUILDERRETURN
  }
}

void score_feature(const Game& game, State& state, std::size_t index, Events* events) {
  const Node node = state.completed[index];
  state.completed.erase_at(index);
  award(game, state, evaluate(game, state, node), events);
  tell_completed(game, state, node, events);
  return_figures(game, state, node, events);
}

Next enter_score(const Game& game, State& state, Events* events) {
  drop_unoccupied(game, state, events);
  if (state.completed.empty()) return Next::advance;
  // BASE-SCORE-6, AMB-47: where points are recorded one event after the other the order matters.
  const bool choice = game.setup.options.choose_score_order || game.recording;
  if (choice && state.completed.size() > 1) return Next::wait;
  score_feature(game, state, 0, events);
  return Next::again;
}

// A feature is named by the segment that `completed` holds for it.
Action score_choice(const State& state, Node node) {
  const PlacedTile& tile = state.board.tiles[state.board.node_tile[node]];
  return score_action(state.board.cells[tile.cell].at, segment_of(state.board, node));
}

void offer_score(const Game&, const State& state, ActionList& actions) {
  for (const Node node : state.completed) actions.push_back(score_choice(state, node));
}

std::size_t chosen_score(const Game& game, const State& state, const Action& action) {
  const TileIndex tile = tile_at(state.board, action.at);
  if (tile == no_tile) return state.completed.size();
  const TypeTable& type = game.tables.types[state.board.tiles[tile].type];
  if (action.where >= type.segment_count) return state.completed.size();
  const Node root = find_root(state.board, node_of(state.board, tile, action.where));
  std::size_t i = 0;
  while (i < state.completed.size() && find_root(state.board, state.completed[i]) != root) ++i;
  return i;
}

Rule refuse_score(const Game& game, const State& state, const Action& action) {
  if (action.kind != ActionKind::score) return Rule::TURN_1;
  return chosen_score(game, state, action) == state.completed.size() ? Rule::BASE_SCORE_6
                                                                     : Rule::none;
}

Action canonical_score(const Game& game, const State& state, const Action& action) {
  return score_choice(state, state.completed[chosen_score(game, state, action)]);
}

Next perform_score(const Game& game, State& state, const Action& action, Events* events) {
  score_feature(game, state, chosen_score(game, state, action), events);
  return Next::again;
}

// ---- S12: another part of this turn, or the next player's -------------------------------------

Next enter_part_end(const Game& game, State& state, Events* events) {
  if (const Next next = part_over(game, state, events); next != Next::advance) return next;
  state.traders.double_turn_used = false;
  state.active = static_cast<PlayerIndex>((state.active + 1) % game.setup.players);
  ++state.turn;
  report(events, EventKind::turn_begun, state.active);
  return jump_to(game, state, Phase::part_start);
}

Action outcome_draw(const Game& game, const State& state) {
  const SupplyGroup group = current_group(state);
  u32 left = bounded(random_at(state.seed, state.chance), left_in(state, group));
  std::size_t type = 0;
  if (group == SupplyGroup::normal) {  // of the other groups nothing is left
    while (left >= state.bag[type]) left -= state.bag[type++];
    return draw_action(static_cast<TypeIndex>(type));
  }
  while (game.groups[type] != group || left >= state.bag[type]) {
    if (game.groups[type] == group) left -= state.bag[type];
    ++type;
  }
  return draw_action(static_cast<TypeIndex>(type));
}

constexpr PhaseRow rows[] = {
    {.phase = Phase::part_start, .step = "S0", .enter = enter_part_start},
    {.phase = Phase::place,
     .step = "S2",
     .enter = wait,
     .offer = offer_place,
     .refuse = refuse_place,
     .perform = perform_place,
     .canonical = canonical_place},
    {.phase = Phase::figure,
     .step = "S6",
     .enter = wait,
     .offer = offer_figure,
     .refuse = refuse_figure,
     .perform = perform_figure,
     .canonical = canonical_figure},
    {.phase = Phase::score,
     .step = "S10",
     .enter = enter_score,
     .offer = offer_score,
     .refuse = refuse_score,
     .perform = perform_score,
     .canonical = canonical_score},
    {.phase = Phase::part_end, .step = "S12", .enter = enter_part_end},
    {.phase = Phase::over, .step = "", .enter = wait},
};

}  // namespace

u8 rotations_on(const Game& game, const State& state, TypeIndex type, const Cell& cell) {
  u8 rotations = game.tables.fit(type, cell.pattern);
  if (rotations == 0 || !contains(state.board.bounds, cell.at)) return 0;
  if (!restricted(game, type)) return rotations;
  for (int r = 0; r < 4; ++r)
    if (rotations >> r & 1 && forbidden(game, state, type, cell.at, r) != Rule::none)
      rotations = static_cast<u8>(rotations & ~(1u << r));
  return rotations;
}

const PhaseRow draw_row = {.phase = Phase::draw,
                           .step = "S1",
                           .chance = true,
                           .enter = enter_draw,
                           .offer = offer_draw,
                           .refuse = refuse_draw,
                           .perform = perform_draw,
                           .canonical = canonical_draw,
                           .outcome = outcome_draw};

bool placeable(const Game& game, const State& state, TypeIndex type) {
  const u8* fits = &game.tables.fits[static_cast<std::size_t>(type) * pattern_count];
  if (!restricted(game, type)) {
    for (const CellIndex cell : state.board.frontier)
      if (fits[state.board.cells[cell].pattern] != 0) return true;
    return false;
  }
  for (const CellIndex cell : state.board.frontier)
    if (rotations_on(game, state, type, state.board.cells[cell]) != 0) return true;
  return false;
}

void take_from_bag(const Game& game, State& state, TypeIndex type) {
  --state.bag[type];
  --state.bag_total;
  if (game.groups[type] != SupplyGroup::normal)
    --state.ahead[static_cast<std::size_t>(game.groups[type])];
}

void put_aside(const Game& game, State& state, TypeIndex type, const Place& from, Events* events) {
  if (!game.setup.options.return_unplaceable) return discard(state, type, from, events);
  ++state.bag[type];
  ++state.bag_total;
  if (game.groups[type] != SupplyGroup::normal)
    ++state.ahead[static_cast<std::size_t>(game.groups[type])];
  report_tile(events, state.active, type, from, bag_place());
}

Next finish(const Game& game, State& state, Events* events) {
  if (const Next next = part_over(game, state, events); next != Next::advance) return next;
  report(events, EventKind::final_scoring, no_player);
  score_final(game, state, events);
  report(events, EventKind::game_over, no_player);
  return jump_to(game, state, Phase::over);
}

Rule refuse_meeple(const Game& game, const State& state, FigureKind figure, u8 segment) {
  const SegmentKind kind = placed_kind(game, state, segment);
  if (kind == no_kind) return Rule::BASE_FIG_2;
  if (!for_meeples(game, kind)) {
    switch (kind) {
      case SegmentKind::field:
        return Rule::FARM_14;
      case SegmentKind::garden:
        return Rule::ABBOT_3;
      case SegmentKind::river:
        return Rule::RIVER_9;
      default:
        return Rule::BASE_FIG_2;
    }
  }
  if (!in_supply(state, state.active, figure)) return Rule::BASE_FIG_1;
  if (!unoccupied(state, node_of(state.board, state.placed, segment)))
    return kind == SegmentKind::field ? Rule::FARM_13 : Rule::BASE_FIG_3;
  return Rule::none;
}

std::vector<const PhaseRow*> turn_table(const std::vector<const Set*>& sets) {
  std::vector<const PhaseRow*> table;
  table.push_back(&draw_row);
  for (const PhaseRow& row : rows) table.push_back(&row);
  for (const PhaseRow& row : recording_rows) table.push_back(&row);
  for (const Set* set : sets)
    for (const PhaseRow& row : set->rows) {
      const auto same = std::find_if(table.begin(), table.end(), [&](const PhaseRow* other) {
        return other->phase == row.phase;
      });
      if (same == table.end())
        table.push_back(&row);
      else
        *same = &row;
    }
  sort_short(table.begin(), table.end(),
             [](const PhaseRow* a, const PhaseRow* b) { return a->phase < b->phase; });
  return table;
}

Next ask(const Game& game, State& state, Events* events) {
  const PhaseRow& row = *game.phases[state.step];
  ActionList actions;
  row.offer(game, state, actions);
  return actions.size() == 1 ? row.perform(game, state, actions[0], events) : Next::wait;
}

Next jump_to(const Game& game, State& state, Phase phase) {
  for (std::size_t i = 0; i < game.phases.size(); ++i)
    if (game.phases[i]->phase == phase) state.step = static_cast<u8>(i);
  return Next::jump;
}

}  // namespace bastide
