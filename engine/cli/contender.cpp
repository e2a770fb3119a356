#include "engine/cli/contender.hpp"

#include <algorithm>
#include <chrono>

#include "engine/cli/arguments.hpp"
#include "engine/players/greedy.hpp"
#include "engine/rules/set.hpp"

namespace bastide::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Watch {
  Clock::time_point begun = Clock::now();
  double allowed = 0;  // seconds

  double seconds() const { return std::chrono::duration<double>(Clock::now() - begun).count(); }
};

}  // namespace

std::optional<Contender> read_contender(std::string_view text) {
  const auto part = [&text] {
    const std::string_view one = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    return one;
  };
  Contender who;
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
    const std::size_t equals = limit.find('=');
    const std::string_view name = limit.substr(0, equals);
    if (name == "without") {
      for (const Set* set : all_sets())
        if (set->estimate && limit.substr(equals + 1) == set->id) who.without = set;
      if (who.without && id == "greedy") continue;
      print_error("without=SET is for greedy and names a set that the estimate knows, not", limit);
      return {};
    }
    const auto value =
        number(equals == std::string_view::npos ? std::string_view() : limit.substr(equals + 1));
    if (!value || *value == 0 || *value > 1'000'000'000 || (name != "nodes" && name != "ms")) {
      print_error("a limit is nodes=N or ms=N, not", limit);
      return {};
    }
    (name == "ms" ? who.milliseconds : who.nodes) = static_cast<u32>(*value);
  }
  // Where time is what ends it, nothing else shall.
  if (who.milliseconds != 0 && who.nodes == 0) who.nodes = ~u32{0};
  return who;
}

SearchResult choose_within(const Contender& who, const Game& game, const State& state,
                           Random& random, double& seconds) {
  Watch watch;
  watch.allowed = who.milliseconds / 1000.0;
  SearchControl control;
  control.nodes = who.nodes;
  if (who.milliseconds != 0) {
    control.context = &watch;
    control.stop = [](void* context) {
      const Watch& w = *static_cast<const Watch*>(context);
      return w.seconds() >= w.allowed;
    };
    control.spent = [](void* context) {
      const Watch& w = *static_cast<const Watch*>(context);
      return w.seconds() / w.allowed;
    };
  }
  Weights weights;
  weights.unknown = who.without;
  SearchResult result =
      who.without ? choose_greedy(game, determinize(state, random.next()), random, control, weights)
                  : choose_unseeing(*who.kind, game, state, random, control);
  seconds += watch.seconds();
  return result;
}

}  // namespace bastide::cli
