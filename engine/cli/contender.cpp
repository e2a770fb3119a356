#include "engine/cli/contender.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "engine/base/tokens.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/config_words.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/levels.hpp"
#include "engine/rules/set.hpp"

namespace bastide::cli {
namespace {

// Seconds since an arbitrary moment.
double now(bool of_the_processor) {
  if (of_the_processor) {  // this thread's: others may play other games
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
  }
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The limits of one decision.
struct Limits {
  const Contender& who;
  const SearchControl* control = nullptr;
  double begun = now(who.processor_time);

  double seconds() const { return now(who.processor_time) - begun; }
  double spent() const { return seconds() * 1000 / who.milliseconds; }
};

SearchResult choose(const Contender& who, const Game& game, const State& state, Random& random,
                    const SearchControl& control) {
  if (!who.config) return choose_unseeing(*who.kind, game, state, random, control);
  const State view = determinize(state, random.next());
  if (who.kind->id == "greedy")
    return choose_greedy(game, view, random, control, who.config->weights);
  return choose_search(game, view, random, control, *who.config);
}

// What takes the turn that looks best at once has no use for a plan, threads or nodes; `greedy` has
// no handicap; and what looks at nothing needs no time.
bool looks_ahead(const PlayerKind& kind) { return kind.config && kind.config->plan.nodes != 0; }

bool makes_use_of(const PlayerKind& kind, std::string_view name) {
  if (name == "nodes" || name == "threads") return looks_ahead(kind);
  if (name == "ms") return !kind.blind;
  const auto part = part_of_field(name);
  if (part == ConfigPart::plan) return looks_ahead(kind);
  return part != ConfigPart::handicap || kind.config;
}

// Removes a set from what the estimate knows; false if there is no set with this id.
bool set_unknown(PlayerConfig& config, std::string_view id) {
  for (const Set* set : all_sets())
    if (set->estimate && set->id == id) {
      config.weights.unknown = set;
      if (config.in_long_games) config.in_long_games->unknown = set;
    }
  return config.weights.unknown != nullptr;
}

}  // namespace

std::optional<PlayerConfig> config_of(std::string_view id) {
  if (id == "greedy") return PlayerConfig{.plan = {.nodes = 0}};
  for (const Level& level : levels)
    if (level.id == id) return level.config;
  for (const Level& persona : personas)
    if (persona.id == id) return persona.config;
  return {};
}

std::optional<Contender> read_contender(std::string_view text) {
  const auto part = [&text] { return take_until(text, ':'); };
  Contender who;
  who.processor_time = true;
  const std::string_view id = part();
  who.kind = find_player_kind(id);
  if (!who.kind) {
    print_error("unknown player", id);
    for (const PlayerKind& known : player_kinds())
      std::fprintf(stderr, "  %.*s\n", static_cast<int>(known.id.size()), known.id.data());
    return {};
  }
  while (!text.empty()) {
    const std::string_view limit = part();
    std::string_view value = limit;
    const std::string_view name = take_until(value, '=');
    if (!makes_use_of(*who.kind, name)) {
      print_error("this player makes no use of", limit);
      return {};
    }
    if (const auto threads = number(value);
        name == "threads" && threads && *threads >= 1 && *threads <= max_threads) {
      who.crew = std::make_shared<Crew>(*threads);
      who.processor_time = false;
      continue;
    }
    if (name != "nodes" && name != "ms") {
      if (!who.config) who.config = config_of(id);
      if (who.config && name == "without" && set_unknown(*who.config, value)) continue;
      const auto field = decimal(value);
      if (who.config && field && set_field(*who.config, name, *field)) continue;
    } else if (const auto most = number(value); most && *most > 0 && *most <= 1'000'000'000) {
      (name == "ms" ? who.milliseconds : who.nodes) = static_cast<u32>(*most);
      continue;
    }
    print_error(
        "a limit is nodes=N, ms=N or threads=N, another config has its fields (docs/players.md), "
        "not",
        limit);
    return {};
  }
  // With a time limit and no node limit, only time shall end the search.
  if (who.milliseconds != 0 && who.nodes == 0) who.nodes = ~u32{0};
  return who;
}

SearchResult choose_within(const Contender& who, const Game& game, const State& state,
                           Random& random, double& seconds) {
  Limits limits{.who = who};
  SearchControl control;
  control.nodes = who.nodes;
  control.context = &limits;
  if (who.milliseconds != 0) {
    control.stop = [](void* context) { return static_cast<const Limits*>(context)->spent() >= 1; };
    control.spent = [](void* context) { return static_cast<const Limits*>(context)->spent(); };
  }
  if (who.crew) {
    limits.control = &control;
    control.play = [](void* context, Batch& batch) {
      const Limits& own = *static_cast<const Limits*>(context);
      own.who.crew->play(batch, *own.control);
    };
  }
  SearchResult result = choose(who, game, state, random, control);
  seconds += limits.seconds();
  return result;
}

}  // namespace bastide::cli
