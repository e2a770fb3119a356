// Flying Machines (FLY-1..11): a meeple flies as far as the die says and lands on an unfinished
// feature, whether or not it is occupied.
#include "engine/rules/figures.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/flying_machines/actions.hpp"

namespace bastide {

extern const EstimatePart flying_machines_estimate;  // estimate.cpp
extern const SetWords flying_machines_words;         // words.cpp

namespace {

constexpr u32 die_values = 3;  // 1, 1, 2, 2, 3, 3 (COMP-4)

// The direction of the machine on the tile just placed, in its rotation: 0..7 = N NE .. NW, -1
// none.
int direction(const Game& game, const State& state) {
  const PlacedTile& tile = state.board.tiles[state.placed];
  const int printed = game.types[tile.type].flying_machine;
  return printed < 0 ? -1 : (printed + 2 * tile.rotation) & 7;
}

// ---- S6: who flies ------------------------------------------------------------------------------

bool may_fly(const Game& game, FigureKind kind) {  // FLY-2, INT-26
  return kind == FigureKind::meeple || kind == FigureKind::big_meeple ||
         (kind == FigureKind::abbot && game.setup.options.abbots_fly);
}

// FLY-1: one of the choices of S6.
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  if (direction(game, state) < 0) return;
  for (const FigureKind kind : {FigureKind::meeple, FigureKind::big_meeple, FigureKind::abbot})
    if (may_fly(game, kind) && in_supply(state, state.active, kind))
      actions.push_back(fly_action(kind));
}

Rule why_no_flight(const Game& game, const State& state, const Action& action) {
  if (direction(game, state) < 0) return Rule::FLY_9;
  if (action.what >= figure_kinds || !may_fly(game, static_cast<FigureKind>(action.what)))
    return Rule::FLY_2;
  return Rule::BASE_FIG_1;
}

void fly(const Game&, State& state, const Action& action, Events* events) {
  state.part.flight = {true, static_cast<FigureKind>(action.what), no_tile};
  report_move_of(events, state.active, state.part.flight.figure, supply_place(state.active),
                 air_place(state.active));
}

Meaning meaning_of_flight(const Game&, const State& state, const Action& action) {
  return moving(static_cast<Piece>(action.what), state.active, supply_place(state.active),
                air_place(state.active));
}

constexpr FigureAction figure_actions[] = {
    {ActionKind::fly, fly, meaning_of_flight, why_no_flight}};

// ---- The die: how far ---------------------------------------------------------------------------

Next enter_flight(const Game&, State& state, Events*) {
  return state.part.flight.flying ? Next::wait : Next::advance;
}

void offer_roll(const Game&, const State&, ActionList& actions) {
  for (u32 value = 1; value <= die_values; ++value)
    actions.push_back(roll_action(static_cast<int>(value)));
}

Action outcome_roll(const Game&, const State& state) {
  return roll_action(
      static_cast<int>(1 + bounded(random_at(state.seed, state.chance), die_values)));
}

// FLY-3: whatever lies on the way.
Next perform_roll(const Game& game, State& state, const Action& action, Events* events) {
  constexpr int dx[] = {0, 1, 1, 1, 0, -1, -1, -1}, dy[] = {-1, -1, 0, 1, 1, 1, 0, -1};
  ++state.chance;
  report_decision(events, state.active, action);
  const int towards = direction(game, state);
  const Position from = place_of(state.board, state.placed);
  state.part.flight.target =
      tile_at(state.board, {static_cast<i16>(from.x + dx[towards] * action.value),
                            static_cast<i16>(from.y + dy[towards] * action.value)});
  return Next::advance;
}

// ---- Landing ------------------------------------------------------------------------------------

// The rule that forbids the flyer a segment of the target tile; Rule::none if it may land. Figures
// there do not matter (FLY-5), and the roads of a lake are roads (INT-29).
Rule refuse_spot(const Game& game, const State& state, u8 segment) {
  if (state.part.flight.target == no_tile) return Rule::FLY_6;
  const PlacedTile& tile = state.board.tiles[state.part.flight.target];
  const TypeTable& type = game.tables.types[tile.type];
  if (segment >= type.segment_count) return Rule::FLY_4;
  const SegmentKind kind = type.kind[segment];
  const FigureKind figure = state.part.flight.figure;
  const bool abbot = figure == FigureKind::abbot;
  if (kind == SegmentKind::field) return Rule::FLY_6;
  if (kind == SegmentKind::garden && !abbot) return Rule::FLY_6;
  if (!may_stand_on(game, figure, kind)) return abbot ? Rule::FLY_2 : Rule::FLY_4;
  const auto node = static_cast<Node>(tile.first_node + segment);
  if (const Rule rule = barred(game, state, figure, node); rule != Rule::none) return rule;
  return within_reach(game, state, figure, node) ? Rule::none : Rule::FLY_4;
}

Position target_place(const State& state) {
  return place_of(state.board, state.part.flight.target);
}

void offer_landing(const Game& game, const State& state, ActionList& actions) {
  const TileIndex target = state.part.flight.target;
  if (target == no_tile) return;
  const TileRange there{target, static_cast<TileIndex>(target + 1)};
  const auto landable = [&](Node node) {
    return refuse_spot(game, state, segment_of(state.board, node)) == Rule::none;
  };
  for (const Node node : find_spots(game, state, state.part.flight.figure, there, landable))
    actions.push_back(land_action(target_place(state), segment_of(state.board, node)));
}

bool same_landing(const Game& game, const State& state, const Action& listed,
                  const Action& action) {
  const TileIndex target = state.part.flight.target;
  return listed.at == action.at && refuse_spot(game, state, action.where) == Rule::none &&
         alike(game, state, node_of(state.board, target, listed.where),
               node_of(state.board, target, action.where));
}

Rule why_no_landing(const Game& game, const State& state, const Action& action) {
  if (!(action.at == target_place(state))) return Rule::FLY_3;
  return refuse_spot(game, state, action.where);
}

Next perform_landing(const Game& game, State& state, const Action& action, Events* events) {
  const Node node = node_of(state.board, state.part.flight.target, action.where);
  // From now on it counts like any other figure there (FLY-10, INT-54).
  deploy(game, state, {state.active, state.part.flight.figure, node}, air_place(state.active),
         events);
  state.part.flight = {};
  return Next::advance;
}

Meaning meaning_of_landing(const Game&, const State& state, const Action& action) {
  const Node node = node_of(state.board, state.part.flight.target, action.where);
  return moving(state.part.flight.figure, state.active, air_place(state.active),
                segment_place(state.board, node));
}

Next enter_landing(const Game& game, State& state, Events* events) {
  if (!state.part.flight.flying) return Next::advance;
  ActionList places;
  offer_landing(game, state, places);
  if (places.empty()) {  // FLY-8
    report_move_of(events, state.active, state.part.flight.figure, air_place(state.active),
                   supply_place(state.active));
    state.part.flight = {};
    return Next::advance;
  }
  if (places.size() == 1) return perform_landing(game, state, places[0], events);
  return Next::wait;  // FLY-7
}

// The flyer is still counted in the supply.
void pieces(const Game&, const State& state, Pieces& all) {
  const FlightPart& flight = state.part.flight;
  if (!flight.flying) return;
  PieceAt flyer{.piece = flight.figure, .owner = state.active, .place = supply_place(state.active)};
  take_pieces(all, flyer);
  flyer.place = air_place(state.active);
  all.push_back(flyer);
}

void hash(const Game&, const State& state, Hasher& h) {
  const FlightPart& flight = state.part.flight;
  h.add(u64{flight.flying} << 16 | static_cast<u64>(flight.figure) << 8 | hashed(flight.target));
}

constexpr OptionInfo options[] = {{11, "abbots-fly", "OPT-FLYABBOT", &Options::abbots_fly}};

bool has_machine(const TileType& tile) { return tile.flying_machine >= 0; }

constexpr PhaseRow rows[] = {
    {.phase = Phase::flight,
     .concerns = has_machine,
     .chance = true,
     .kinds = kind_bit(ActionKind::roll),
     .enter = enter_flight,
     .offer = offer_roll,
     .perform = perform_roll,
     .outcome = outcome_roll},
    {.phase = Phase::landing,
     .concerns = has_machine,
     .kinds = kind_bit(ActionKind::land),
     .enter = enter_landing,
     .offer = offer_landing,
     .same = same_landing,
     .why_not = why_no_landing,
     .no_pass = Rule::FLY_7,
     .perform = perform_landing,
     .meaning = meaning_of_landing},
};

}  // namespace

extern const Set flying_machines_set = {
    .id = "flying-machines",
    .expansion = Expansion::flying_machines,
    .tiles = "flying-machines",
    .in_big_box_7 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::flying_machines); },
    .rows = rows,
    .offer_figures = offer_figures,
    .figure_actions = figure_actions,
    .pieces = pieces,
    .hash = hash,
    .estimate = &flying_machines_estimate,
    .words = &flying_machines_words,
};

}  // namespace bastide
