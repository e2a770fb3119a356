#include "engine/rules/game.hpp"

#include <algorithm>
#include <cassert>

#include "engine/base/random.hpp"
#include "engine/rules/bag.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/rules/words.hpp"

namespace bastide {
namespace {

bool has_ended(const Game& game, const State& state) {
  return !state.over && std::any_of(game.ended.begin(), game.ended.end(),
                                    [&](const auto hook) { return hook(game, state); });
}

// Runs rows until one waits.
void run(const Game& game, State& state, Next next, Events* events) {
  while (next != Next::wait) {
    if (next == Next::advance) step_on(game, state);
    for (const auto hook : game.before_row) hook(game, state);
    if (has_ended(game, state)) end_game(game, state, events);
    const PhaseRow& row = *game.phases[state.step];
    next = row.enter ? row.enter(game, state, events) : Next::wait;
  }
}

constexpr u64 first_player_chance = ~u64{0};  // a counter that no draw reaches

// With zeros in the numbers that its kind does not use.
Action tidy(const Game& game, const Action& action) {
  const ActionNumbers& numbers = game.numbers[static_cast<std::size_t>(action.kind)];
  const auto kept = [](const ActionNumber& number, u8 is) {
    return number.meant == Meant::nothing ? u8{0} : is;
  };
  return {action.kind, kept(numbers.what, action.what), numbers.at ? action.at : Position{},
          kept(numbers.where, action.where), kept(numbers.value, action.value)};
}

}  // namespace

namespace {

template <class Hook>
void collect(const Game& game, Hook Set::*hook, Hooks<Hook>& hooks) {
  for (const Set* set : game.sets)
    if (set->*hook) hooks.push_back(set->*hook);
}

void collect_hooks(Game& game) {
  collect(game, &Set::before_row, game.before_row);
  collect(game, &Set::ended, game.ended);
  collect(game, &Set::has_tile, game.has_tile);
  collect(game, &Set::tile_drawn, game.tile_drawn);
  collect(game, &Set::tile_discarded, game.tile_discarded);
  collect(game, &Set::refuse_place, game.refuse_place);
  collect(game, &Set::tile_placed, game.tile_placed);
  collect(game, &Set::offer_figures, game.offer_figures);
  collect(game, &Set::why_no_figure, game.why_no_figure);
  collect(game, &Set::figure_placed, game.figure_placed);
  collect(game, &Set::refuse_figure, game.refuse_figure);
  collect(game, &Set::figure_gone, game.figure_gone);
  collect(game, &Set::figures_lost, game.figures_lost);
  collect(game, &Set::part_over, game.part_over);
  collect(game, &Set::adjust_owners, game.adjust_owners);
  collect(game, &Set::adjust_rates, game.adjust_rates);
  collect(game, &Set::adjust_value, game.adjust_value);
  collect(game, &Set::adjust_points, game.adjust_points);
  collect(game, &Set::bonus, game.bonus);
  collect(game, &Set::take_points, game.take_points);
  collect(game, &Set::feature_completed, game.feature_completed);
  collect(game, &Set::unscored_end, game.unscored_end);
  collect(game, &Set::points_due, game.points_due);
  collect(game, &Set::kept_tiles, game.kept_tiles);
  for (const Set* set : game.sets)
    if (set->must_act) game.must_act.push_back(set);
  for (const Set* set : game.sets)
    for (const FigureAction& action : set->figure_actions) {
      const FigureAction*& of_kind = game.figure_actions[static_cast<std::size_t>(action.kind)];
      assert(!of_kind);  // each is one set's
      of_kind = &action;
      game.figure_kinds_taken |= kind_bit(action.kind);
    }
  for (const FinalStep& step : final_steps)
    for (const Set* set : game.sets)
      for (const FinalRow& row : set->final_rows)
        if (row.phase == step.phase) game.finals.push_back(&row);
}

}  // namespace

namespace {

// The table before anything happens. Fails with the codes of lay_out_pieces().
std::optional<Error> set_table(const Game& game, State& state) {
  const Setup& setup = game.setup;
  reset(state.board, game.tile_count);
  state.seed = setup.seed;
  state.bag.resize(game.types.size());
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    state.bag[t] = game.copies[t];
    state.bag_total = static_cast<u16>(state.bag_total + state.bag[t]);
    if (is_held_back(game, static_cast<TypeIndex>(t)))
      state.held = static_cast<u16>(state.held + state.bag[t]);
    if (game.pile[t] != main_pile) {
      u8& ahead = state.ahead[game.pile[t]];
      ahead = static_cast<u8>(ahead + state.bag[t]);
    }
  }
  for (const StartTile& tile : game.start)
    place_tile(game.tables, state.board, {tile.type, tile.at, tile.rotation}, nullptr);
  for (int p = 0; p < game.sides; ++p)
    for (int kind = 0; kind < figure_kinds; ++kind) state.supply[p][kind] = game.dealt[kind];
  state.active = setup.first_player != random_player  // SETUP-6
                     ? setup.first_player
                     : static_cast<PlayerIndex>(
                           bounded(random_at(setup.seed, first_player_chance), setup.players));
  state.turn = 1;
  for (const Set* set : game.sets)
    if (set->set_up) set->set_up(game, state);
  return setup.position ? lay_out_pieces(game, state) : std::nullopt;
}

// Why a game cannot begin with its position, whose tiles have been taken.
std::optional<Error> why_no_position(const Game& game) {
  if (auto sound = check_edges(game); !sound) return sound.error();
  State state;
  if (auto fault = set_table(game, state)) return fault;
  run(game, state, Next::jump, nullptr);
  if (state.over) return fail("position.over");
  return std::nullopt;
}

}  // namespace

Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup,
                         const std::vector<const Set*>& sets) {
  auto rules = compose(catalogue, setup, sets);
  if (!rules) return rules.error();
  Game game;
  static_cast<Ruleset&>(game) = std::move(*rules);
  game.tile_count = game.start.size();
  std::vector<const TileType*> types;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    game.tile_count += game.copies[t];
    types.push_back(&game.types[t]);
  }
  if (game.start.empty() || game.tile_count > max_tiles || types.size() >= no_type)
    return fail("setup.tiles", std::to_string(game.tile_count));
  game.tables = make_tile_tables(types);
  for (std::size_t t = 0; t < types.size(); ++t) {
    game.tables.types[t].catalogue_index = game.catalogue_index[t];
    game.tables.types[t].copies = game.copies[t];
  }
  for (int kind = 0; kind < figure_kinds; ++kind)
    assert(game.dealt[kind] <= facts_of(static_cast<FigureKind>(kind)).figure.most);
  collect_hooks(game);
  game.numbers = action_numbers();
  game.phases = turn_of(game.sets);
  for (std::size_t i = 0; i < game.phases.size(); ++i)
    game.step_of[static_cast<std::size_t>(game.phases[i]->phase)] = static_cast<u8>(i);
  if (setup.position)
    if (auto fault = why_no_position(game)) return *fault;
  return game;
}

Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup) {
  return make_game(catalogue, setup, all_sets());
}

State initial_state(const Game& game) {
  State state;
  set_table(game, state);                 // make_game has looked at a position
  run(game, state, Next::jump, nullptr);  // from the first row: a turn begins with part_start
  return state;
}

Decision decision(const Game& game, const State& state) {
  const PhaseRow& row = *game.phases[state.step];
  PlayerIndex player = no_player;
  // TURN-7: a player other than the active one decides only in rows that name a decider.
  if (!state.over && !row.chance) player = row.decider ? row.decider(game, state) : state.active;
  return {row.phase, player, row.chance, state.over};
}

void legal_actions(const Game& game, const State& state, ActionList& actions) {
  actions.clear();
  const PhaseRow& row = *game.phases[state.step];
  if (row.offer) row.offer(game, state, actions);
}

ActionKinds kinds_taken(const Game& game, const State& state) {
  const PhaseRow& row = *game.phases[state.step];
  return row.kinds | kind_bit(ActionKind::pass) |
         (row.phase == Phase::figure ? game.figure_kinds_taken : 0);
}

Action random_action(const Game& game, const State& state, Random& random) {
  ActionList actions;
  legal_actions(game, state, actions);
  return actions.empty() ? Action{} : actions[random.below(static_cast<u32>(actions.size()))];
}

std::optional<Action> listed(const Game& game, const State& state, const Action& action) {
  const PhaseRow& row = *game.phases[state.step];
  if ((kinds_taken(game, state) & kind_bit(action.kind)) == 0) return std::nullopt;
  const Action wanted = tidy(game, action);
  ActionList actions;
  legal_actions(game, state, actions);
  for (const Action& offered : actions)
    if (offered == wanted) return offered;
  if (row.same)
    for (const Action& offered : actions)
      if (offered.kind == wanted.kind && row.same(game, state, offered, wanted)) return offered;
  return std::nullopt;
}

Rule refusal(const Game& game, const State& state, const Action& action) {
  const PhaseRow& row = *game.phases[state.step];
  if (!row.offer) return Rule::BASE_END_1;
  if ((kinds_taken(game, state) & kind_bit(action.kind)) == 0) return Rule::TURN_1;
  if (legal(game, state, action)) return Rule::none;
  if (action.kind == ActionKind::pass && row.no_pass != Rule::none) return row.no_pass;
  const Rule why = row.why_not ? row.why_not(game, state, action) : Rule::none;
  return why != Rule::none ? why : turn_step(row.phase).rule;
}

void apply(const Game& game, State& state, const Action& action, Events* events) {
  assert(listed(game, state, action) == action);
  const PhaseRow& row = *game.phases[state.step];
  run(game, state, row.perform(game, state, action, events), events);
}

void play_on(const Game& game, State& state, const Action& action, Events* events) {
  apply(game, state, action, events);
  resolve_chances(game, state, events);
}

PileIndex current_pile(const State& state) {
  for (PileIndex pile = 0; pile < main_pile; ++pile)
    if (state.ahead[pile] > 0) return pile;
  return main_pile;
}

u32 left_in(const State& state, PileIndex pile) {
  if (pile != main_pile) return state.ahead[pile];
  u32 left = state.bag_total;
  for (const u8 ahead : state.ahead) left -= ahead;
  return left;
}

Action chance_outcome(const Game& game, const State& state) {
  return game.phases[state.step]->outcome(game, state);
}

void resolve_chances(const Game& game, State& state, Events* events) {
  while (game.phases[state.step]->chance) apply(game, state, chance_outcome(game, state), events);
}

State determinize(const State& state, u64 seed) {
  State view = state;
  view.seed = seed;
  return view;
}

namespace {

// Their supplies have always been part of the hash; those of later figures are where they are
// dealt.
constexpr bool always_hashed(FigureKind kind) { return piece_number(kind) <= 5; }

}  // namespace

u64 state_hash(const Game& game, const State& state) {
  Hasher h;
  const Board& board = state.board;
  for (const PlacedTile& tile : board.tiles) {
    const Position at = board.cells[tile.cell].at;
    h.add(u64{static_cast<u16>(at.x)} << 48 | u64{static_cast<u16>(at.y)} << 32 |
          u64{game.tables.types[tile.type].catalogue_index} << 16 | u64{tile.rotation} << 8 |
          tile.player);
  }
  for (const Figure& figure : state.figures)
    h.add(u64{board.node_tile[figure.node]} << 24 | u64{segment_of(board, figure.node)} << 16 |
          u64{figure.owner} << 8 | piece_number(figure.kind));
  for (const u8 copies : state.bag) h.add(copies);
  for (const TypeIndex type : state.discarded) h.add(type);
  for (int p = 0; p < game.sides; ++p) {
    h.add(static_cast<u64>(state.score[p]));
    for (int kind = 0; kind < figure_kinds; ++kind)
      if (always_hashed(static_cast<FigureKind>(kind)) || game.dealt[kind] > 0)
        h.add(state.supply[p][kind]);
  }
  h.add(state.chance);
  h.add(state.turn);
  h.add(turn_step(game.phases[state.step]->phase).number);
  h.add(state.active);
  h.add(state.drawn);
  for (const Node node : state.completed) h.add(node);
  if (state.interrupted.waiting) h.add(state.interrupted.placed);
  for (const Set* set : game.sets)
    if (set->hash) set->hash(game, state, h);
  return h.value;
}

}  // namespace bastide
