// Benchmarks the engine: `bastide_bench [seconds]`. Everything through the public interface, on one
// core. Figures are only comparable within one run on one machine.
//
// places, figures: legal_actions; lay tile, end turn: apply of a placement, of a figure or a pass.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

#include "engine/base/random.hpp"
#include "engine/players/play.hpp"
#include "engine/rules/game.hpp"
#include "tests/bench/allocations.hpp"

// CPU time, so that other programs on the machine do not count. Emscripten's clock() would include
// them, so node is asked instead.
#ifdef __EMSCRIPTEN__
EM_JS(double, processor_seconds, (), {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
});
#else
static double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
#endif

namespace bastide {
namespace {

double seconds_since(double start) { return processor_seconds() - start; }

// Keeps the measured code from being optimised away.
volatile u64 sink;

// Plays uniformly at random. Calls `visit` with every state that has a decision.
template <class Visit>
u64 play_at_random(const Game& game, Random& random, Visit visit) {
  State state = initial_state(game);
  ActionList actions;
  resolve_chances(game, state);
  while (!state.over) {
    legal_actions(game, state, actions);
    visit(state, actions);
    play_on(game, state, actions[random.below(static_cast<u32>(actions.size()))]);
  }
  return state_hash(game, state);
}

// A measured case: a name and a setup.
struct Case {
  const char* name;
  Setup setup;
};

Case base_game(const char* name, u8 players) {
  Setup setup;
  setup.players = players;
  return {name, setup};
}

Case of_preset(const char* name, std::string_view id, u8 players) {
  Setup setup;
  setup.players = players;
  for (const Preset& preset : presets()) {
    if (preset.id != id) continue;
    setup.expansions = preset.expansions;
    setup.options = preset.options;
  }
  return {name, setup};
}

void bench_playouts(const Catalogue& catalogue, const Case& what, double seconds) {
  Game game = *make_game(catalogue, what.setup);
  u64 games = 0, actions = 0, hash = 0;
  const u64 allocated = allocations_so_far();
  Random random{1};
  const auto start = processor_seconds();
  do {
    game.setup.seed = games++;
    hash ^= play_at_random(game, random, [&](const State&, const ActionList&) { ++actions; });
  } while (games % 64 != 0 || seconds_since(start) < seconds);
  const double time = seconds_since(start);
  sink = hash;
  std::printf("random games, %-22s %9.0f games/s  %6.1f ns per decision  %llu allocations\n",
              what.name, static_cast<double>(games) / time,
              1e9 * time / static_cast<double>(actions),
              static_cast<unsigned long long>(allocations_so_far() - allocated));
}

// Games of one kind of player in all seats, each turn with `nodes` if it looks ahead.
void bench_player(const Catalogue& catalogue, const Case& what, const char* id, u32 nodes,
                  double seconds) {
  Game game = *make_game(catalogue, what.setup);
  const PlayerKind& kind = *find_player_kind(id);
  u64 turns = 0, hash = 0;
  const auto start = processor_seconds();
  do {
    State state = initial_state(game);
    play_out(game, state, game.setup.seed, [&](PlayerIndex, const State& now, Random& random) {
      SearchControl control;
      control.nodes = nodes;
      return choose_unseeing(kind, game, now, random, control);
    });
    turns += state.turn;
    hash ^= state_hash(game, state);
    ++game.setup.seed;
  } while (seconds_since(start) < seconds);
  sink = hash;
  std::printf("%s, %-22s %9.1f turns/s\n", id, what.name,
              static_cast<double>(turns) / seconds_since(start));
}

// A state that has a decision, and that decision.
struct PositionInfo {
  State state;
  Action action;
};

// Time per call over a set of positions.
template <class Call>
double nanoseconds(const std::vector<PositionInfo>& moments, double seconds, Call call) {
  u64 calls = 0;
  const auto start = processor_seconds();
  do {
    for (const PositionInfo& moment : moments) call(moment);
    calls += moments.size();
  } while (seconds_since(start) < seconds);
  return 1e9 * seconds_since(start) / static_cast<double>(calls);
}

template <class T, std::size_t N>
std::size_t used(const FixedVector<T, N>& list) {
  return sizeof(list) - (N - list.size()) * sizeof(T);
}

// The number of bytes that a copy touches.
std::size_t bytes_in_use(const State& state) {
  const Board& b = state.board;
  const std::size_t lists =
      used(b.cells) + used(b.links) + used(b.slots) + used(b.frontier) + used(b.tiles) +
      used(b.parent) + used(b.next) + used(b.node_tile) + used(b.totals) + used(b.joints) +
      used(state.figures) + used(state.bag) + used(state.discarded) + used(state.completed) +
      used(state.gold.bars) + used(state.gold.claims) + used(state.messages.seen);
  const std::size_t room = sizeof(Board) + sizeof(state.figures) + sizeof(state.bag) +
                           sizeof(state.discarded) + sizeof(state.completed) +
                           sizeof(state.gold.bars) + sizeof(state.gold.claims) +
                           sizeof(state.messages.seen);
  return sizeof(State) - room + lists;
}

// Legal actions, apply and copy in games with the given number of tiles on the table.
void bench_moment(const Catalogue& catalogue, const Case& what, const char* name, std::size_t tiles,
                  double seconds) {
  Game game = *make_game(catalogue, what.setup);
  std::vector<PositionInfo> placing, figures;
  Random random{2};
  double choices = 0;
  for (u64 seed = 0; seed < 64; ++seed) {
    game.setup.seed = seed;
    play_at_random(game, random, [&](const State& state, const ActionList& actions) {
      const Phase phase = decision(game, state).phase;
      const PositionInfo moment{state, actions[random.below(static_cast<u32>(actions.size()))]};
      if (phase == Phase::place && state.board.tiles.size() == tiles) {
        placing.push_back(moment);
        choices += static_cast<double>(actions.size());
      }
      if (phase == Phase::figure && state.board.tiles.size() == tiles + 1)
        figures.push_back(moment);
    });
  }
  const auto list = [&](const PositionInfo& moment) {
    ActionList actions;
    legal_actions(game, moment.state, actions);
    sink = sink + actions.size();
  };
  State copied;
  const auto copy = [&](const PositionInfo& moment) {
    copied = moment.state;
    sink = sink + copied.turn;
  };
  const auto copy_and_apply = [&](const PositionInfo& moment) {
    copied = moment.state;
    apply(game, copied, moment.action);
    sink = sink + copied.turn;
  };
  const double places = nanoseconds(placing, seconds, list);
  const double spots = nanoseconds(figures, seconds, list);
  const double copying = nanoseconds(placing, seconds, copy);
  const double laying = nanoseconds(placing, seconds, copy_and_apply) - copying;
  const double ending =
      nanoseconds(figures, seconds, copy_and_apply) - nanoseconds(figures, seconds, copy);
  double bytes = 0;
  for (const PositionInfo& moment : placing)
    bytes += static_cast<double>(bytes_in_use(moment.state));
  const double n = static_cast<double>(placing.size());
  std::printf("%-8s %6zu %8.1f %10.0f %10.0f %10.0f %10.0f %10.0f %10.0f\n", name, tiles,
              choices / n, places, spots, laying, ending, copying, bytes / n);
}

int bench(double seconds) {
  const Catalogue catalogue = builtin_catalogue();
  std::printf("sizeof(State) %zu bytes\n", sizeof(State));
  const Case base = base_game("base, 2 players", 2),
             box = of_preset("Big Box 7, 4 players", "big-box-7", 4),
             both = of_preset("both boxes, 4 players", "both-boxes", 4);
  for (const Case& what : {base, base_game("base, 5 players", 5), box, both})
    bench_playouts(catalogue, what, seconds);
  for (const Case& what : {base, box, both}) bench_player(catalogue, what, "greedy", 0, seconds);
  bench_player(catalogue, base, "castellan", 500, seconds);
  const auto moments = [&](const Case& what, std::size_t middle, std::size_t end) {
    std::printf("\n%s, ns per call\n", what.name);
    std::printf("%-8s %6s %8s %10s %10s %10s %10s %10s %10s\n", "moment", "tiles", "choices",
                "places", "figures", "lay tile", "end turn", "copy", "bytes");
    bench_moment(catalogue, what, "start", 3, seconds / 10);
    bench_moment(catalogue, what, "middle", middle, seconds / 10);
    bench_moment(catalogue, what, "end", end, seconds / 10);
  };
  moments(base, 36, 70);
  moments(box, 85, 165);
  return 0;
}

}  // namespace
}  // namespace bastide

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2.0;
  return bastide::bench(seconds > 0 ? seconds : 2.0);
}
