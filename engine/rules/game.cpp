#include "engine/rules/game.hpp"

#include <algorithm>
#include <cassert>

#include "engine/base/random.hpp"
#include "engine/rules/recording.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"

namespace bastide {
namespace {

// SETUP-3: the start tile and the draw supply of the sets in play.
bool in_play(const TileType& type, const Setup& setup) {
  if (type.set == "base") return true;
  for (const ExpansionInfo& info : expansion_infos())
    if (setup.has(info.expansion) && type.set == info.set) return true;
  return false;
}

SupplyGroup group_of(const TileType& type) {
  if (type.river == RiverRole::lake) return SupplyGroup::river_lake;
  for (const EdgeKind edge : type.edges)
    if (edge == EdgeKind::river) return SupplyGroup::river;
  return SupplyGroup::normal;
}

// SETUP-4, RIVER-2: with a river the spring takes the place of the start tile.
bool is_start(const TileType& type, bool river) {
  return river ? type.river == RiverRole::spring : type.start_copies > 0;
}

// Start copies are never drawn (RIVER-2).
u8 drawn_copies(const TileType& type) {
  return type.river == RiverRole::spring ? u8{0} : static_cast<u8>(type.count - type.start_copies);
}

// Runs rows until one waits.
void run(const Game& game, State& state, Next next, Events* events) {
  for (;;) {
    switch (next) {
      case Next::wait:
        return;
      case Next::advance:
        ++state.step;
        break;
      case Next::again:
      case Next::jump:
        break;
    }
    if (game.recording) divert(game, state);
    next = game.phases[state.step]->enter(game, state, events);
  }
}

// The check of old links is a hash, so phases keep the numbers they had when the base game was all.
u64 hash_number(Phase phase) {
  switch (phase) {
    case Phase::part_start:
    case Phase::draw:
      return static_cast<u64>(phase);
    case Phase::place:
      return 2;
    case Phase::figure:
      return 3;
    case Phase::score:
      return 4;
    case Phase::part_end:
      return 5;
    case Phase::over:
      return 6;
    case Phase::choose:
      return 7;
    default:
      return 15 + static_cast<u64>(phase);
  }
}

constexpr u64 first_player_chance = ~u64{0};  // a counter that no draw reaches

}  // namespace

Expected<Game> make_game(const Catalogue& catalogue, const Setup& setup) {
  if (auto sound = check_setup(setup); !sound) return tl::unexpected<Error>(sound.error());
  Game game;
  game.setup = setup;
  std::vector<u16> indices;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i)
    if (in_play(catalogue.tiles[i], setup)) {
      game.types.push_back(catalogue.tiles[i]);
      indices.push_back(static_cast<u16>(i));
    }
  for (const Set* set : all_sets())
    if (set->in_play(setup)) {
      game.sets.push_back(set);
      game.places_restricted |= set->refuse_place != nullptr;
      for (TileType& type : game.types)
        if (set->reprint) set->reprint(type);
    }
  std::vector<const TileType*> types;
  const bool river = std::any_of(game.types.begin(), game.types.end(), [](const TileType& type) {
    return type.river == RiverRole::spring;
  });
  game.tile_count = 1;
  std::vector<u8> copies;
  unsigned normal = 0;  // copies of the normal supply so far
  for (const TileType& type : game.types) {
    if (is_start(type, river)) game.start_type = static_cast<TypeIndex>(types.size());
    game.groups.push_back(group_of(type));
    copies.push_back(drawn_copies(type));
    if (setup.options.short_game && game.groups.back() == SupplyGroup::normal) {  // VAR-15
      const unsigned before = normal;
      normal += copies.back();
      copies.back() = static_cast<u8>((normal + 1) / 2 - (before + 1) / 2);
    }
    game.tile_count += copies.back();
    types.push_back(&type);
  }
  if (game.start_type == no_type || types.size() >= no_type || game.tile_count > max_tiles)
    return fail("setup.tiles", std::to_string(game.tile_count));
  game.tables = make_tile_tables(types);
  for (std::size_t t = 0; t < types.size(); ++t) {
    game.tables.types[t].catalogue_index = indices[t];
    game.tables.types[t].copies = copies[t];
  }
  game.recording = setup.has(Expansion::messages) || setup.has(Expansion::robbers);
  game.phases = turn_table(game.sets);
  return game;
}

State initial_state(const Game& game) {
  State state;
  const Setup& setup = game.setup;
  reset(state.board, game.tile_count);
  state.seed = setup.seed;
  state.bag.resize(game.types.size());
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    state.bag[t] = game.tables.types[t].copies;
    state.bag_total = static_cast<u16>(state.bag_total + state.bag[t]);
    if (game.groups[t] != SupplyGroup::normal) {
      u8& ahead = state.ahead[static_cast<std::size_t>(game.groups[t])];
      ahead = static_cast<u8>(ahead + state.bag[t]);
    }
  }
  place_tile(game.tables, state.board, {0, 0}, game.start_type, 0, no_player, nullptr);
  for (int p = 0; p < setup.players; ++p)  // SETUP-2: the eighth meeple counts the points
    state.supply[p][static_cast<std::size_t>(FigureKind::meeple)] = 7;
  state.active = setup.first_player != random_player
                     ? setup.first_player
                     : static_cast<PlayerIndex>(
                           bounded(random_at(setup.seed, first_player_chance), setup.players));
  state.turn = 1;
  for (const Set* set : game.sets)
    if (set->set_up) set->set_up(game, state);
  jump_to(game, state, Phase::part_start);
  run(game, state, Next::jump, nullptr);
  return state;
}

Decision decision(const Game& game, const State& state) {
  const PhaseRow& row = *game.phases[state.step];
  Decision d;
  d.phase = row.phase;
  d.over = state.over;
  d.chance = row.chance;
  if (!d.over && !d.chance) d.player = row.decider ? row.decider(game, state) : state.active;
  return d;
}

void legal_actions(const Game& game, const State& state, ActionList& actions) {
  actions.clear();
  const PhaseRow& row = *game.phases[state.step];
  if (row.offer) row.offer(game, state, actions);
}

Rule refusal(const Game& game, const State& state, const Action& action) {
  const PhaseRow& row = *game.phases[state.step];
  return row.refuse ? row.refuse(game, state, action) : Rule::BASE_END_1;
}

Action canonical(const Game& game, const State& state, const Action& action) {
  const PhaseRow& row = *game.phases[state.step];
  return row.canonical ? row.canonical(game, state, action) : action;
}

void apply(const Game& game, State& state, const Action& action, Events* events) {
  assert(refusal(game, state, action) == Rule::none);
  const PhaseRow& row = *game.phases[state.step];
  run(game, state, row.perform(game, state, canonical(game, state, action), events), events);
}

SupplyGroup current_group(const State& state) {
  for (std::size_t group = 0; group < groups_ahead; ++group)
    if (state.ahead[group] > 0) return static_cast<SupplyGroup>(group);
  return SupplyGroup::normal;
}

u32 left_in(const State& state, SupplyGroup group) {
  if (group != SupplyGroup::normal) return state.ahead[static_cast<std::size_t>(group)];
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

State unknown_future(const State& state, u64 seed) {
  State view = state;
  view.seed = seed;
  return view;
}

u64 state_hash(const Game& game, const State& state) {
  u64 h = 0;
  const auto add = [&h](u64 value) { h = mix64(h ^ (value + 0x9e3779b97f4a7c15ULL)); };
  const auto add_position = [&add](Position p) {
    add(static_cast<u64>(static_cast<u16>(p.x)) << 16 | static_cast<u16>(p.y));
  };
  const Board& board = state.board;
  for (const PlacedTile& tile : board.tiles) {
    add_position(board.cells[tile.cell].at);
    add(static_cast<u64>(game.tables.types[tile.type].catalogue_index) << 8 | tile.rotation);
    add(tile.player);
  }
  for (const Figure& figure : state.figures) {
    add(static_cast<u64>(figure.owner) << 8 | static_cast<u64>(figure.kind));
    add(static_cast<u64>(board.node_tile[figure.node]) << 8 | segment_of(board, figure.node));
  }
  for (const u8 copies : state.bag) add(copies);
  for (const TypeIndex type : state.discarded) add(type);
  for (int p = 0; p < game.setup.players; ++p) {
    add(static_cast<u64>(state.score[p]));
    for (const u8 count : state.supply[p]) add(count);
  }
  add(state.chance);
  add(state.turn);
  add(hash_number(game.phases[state.step]->phase));
  add(state.active);
  add(state.drawn);
  for (const Node node : state.completed) add(node);
  if (game.recording) add(hash_recording(game, state));
  for (const Set* set : game.sets)
    if (set->hash) add(set->hash(game, state));
  return h;
}

}  // namespace bastide
