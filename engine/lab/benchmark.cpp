// benchmark: makes decisions by which players are judged, from games between computer players of
// all levels and of many kinds; each with how much its best turns lose (decisions.hpp).
#include <algorithm>
#include <bit>
#include <cinttypes>
#include <map>
#include <span>

#include "engine/cli/arguments.hpp"
#include "engine/cli/files.hpp"
#include "engine/lab/decisions.hpp"
#include "engine/players/levels.hpp"
#include "engine/players/play.hpp"

namespace bastide::cli {
namespace {

struct Kind {
  std::string id;
  Setup setup;
  u64 count;  // of a whole benchmark
};

// Of each: players, how many decisions.
struct Share {
  u8 players;
  u64 count;
};
constexpr Share of_base[] = {{2, 450}, {3, 150}, {4, 150}, {5, 100}, {6, 100}};
constexpr Share of_expansion[] = {{2, 100}};
constexpr Share of_standalone[] = {{2, 100}, {1, 50}, {4, 50}};
constexpr Share of_box[] = {{2, 100}, {4, 50}};
constexpr int box = 5;  // a preset with so many expansions

std::vector<Kind> all_kinds() {
  std::vector<Kind> kinds;
  const auto add = [&](std::string_view id, const Setup& setup, std::span<const Share> shares) {
    for (const auto& [players, count] : shares) {
      kinds.push_back({std::string(id), setup, count});
      kinds.back().setup.players = players;
      kinds.back().setup.first_player = 0;
      if (players != 2) kinds.back().id += '-' + std::to_string(players);
    }
  };
  add("base", {}, of_base);
  for (const ExpansionInfo& info : expansion_infos()) {
    Setup setup;
    setup.expansions = expansion_bit(info.expansion);
    if (info.playable && info.alone) add(info.id, setup, of_standalone);
    if (info.goes_with_others()) add(info.id, setup, of_expansion);
  }
  for (const Preset& preset : presets()) {
    Setup setup;
    setup.expansions = preset.expansions;
    setup.options = preset.options;
    if (std::popcount(preset.expansions) >= box) add(preset.id, setup, of_box);
  }
  return kinds;
}

u64 whole(std::span<const Kind> kinds) {
  u64 sum = 0;
  for (const Kind& kind : kinds) sum += kind.count;
  return sum;
}

// The kinds are mixed, so that every part of a benchmark has its share of each.
const Kind& kind_of(std::span<const Kind> kinds, u64 number) {
  constexpr u64 step = 1153;  // a prime number
  u64 at = number * step % whole(kinds);
  std::size_t i = 0;
  while (at >= kinds[i].count) at -= kinds[i++].count;
  return kinds[i];
}

constexpr u32 nodes_in_games = 60;       // enough to play differently
constexpr u32 nodes_in_question = 1000;  // of those who search, at the decision itself

struct Chooser {
  const Game& game;
  Random& random;

  SearchResult operator()(const Level& level, u32 nodes, const State& state) const {
    SearchControl control;
    control.nodes = std::min(nodes, level.config.plan.nodes);
    return choose_search(game, determinize(state, random.next()), random, control, level.config);
  }
};

std::vector<TurnActions> turns_of_levels(const WeighedDecision& at, const Chooser& choose) {
  std::vector<TurnActions> turns;
  for (const Level& level : levels)
    turns.push_back(turn_of(at.game, at.state, [&](const State& now) {
      return choose(level, nodes_in_question, now);
    }));
  return turns;
}

// Plays a game to the first decision once so many tiles are left. False if there is none.
bool find_decision(WeighedDecision& at, Random& random, u32 nodes) {
  at.state = initial_state(at.game);
  at.record = {};
  at.record.setup = at.game.setup;
  for (u8 p = 0; p < at.game.setup.players; ++p) at.record.players.push_back({"", p, ""});
  const Chooser choose{at.game, random};
  std::array<const Level*, max_players> seats;
  for (const Level*& seat : seats) seat = &levels[random.below(level_count)];
  const int left = 1 + static_cast<int>(random.below(static_cast<u32>(at.state.bag_total) - 1));
  for (;;) {
    const Decision d = decision(at.game, at.state);
    if (d.over) return false;
    if (d.phase == Phase::place && at.state.bag_total <= left) {
      const std::vector<TurnActions> also = turns_of_levels(at, choose);
      const auto turns = weigh_turns(at.game, at.state, random.next(), nodes, also);
      at.losses = losses_of(turns);
      if (is_decision(turns)) return true;
    }
    const Action action = d.chance ? chance_outcome(at.game, at.state)
                                   : choose(*seats[d.player], nodes_in_games, at.state).action;
    apply(at.game, at.state, action);
    at.record.actions.push_back(action);
  }
}

bool print_decision(const Kind& kind, u64 number, u64 seed, u32 nodes) {
  Setup setup = kind.setup;
  Random random{random_at(seed, number)};
  WeighedDecision decision;
  decision.kind = kind.id;
  decision.number = number;
  do {
    setup.seed = random.below(1'000'000);  // small numbers make short links
    decision.game = *make_game(builtin_catalogue(), setup);
  } while (!find_decision(decision, random, nodes));
  const auto line = write_decision(decision);
  if (line) std::printf("%s\n", line->c_str());
  std::fflush(stdout);
  return line.has_value();
}

// In the order of their numbers, each once.
int merge(const Arguments& files) {
  std::map<std::pair<u64, std::string>, std::string> lines;
  for (const std::string_view file : files)
    if (!read_marked(file, decision_mark, [&](std::istringstream& words, const std::string& line) {
          const auto decision = parse_decision(words, line);
          const auto again = decision ? write_decision(*decision) : std::nullopt;
          if (again) lines.emplace(std::pair(decision->number, decision->kind), *again);
          return again.has_value();
        }))
      return 1;
  for (const auto& [number, line] : lines) std::printf("%s\n", line.c_str());
  return 0;
}

}  // namespace

int benchmark(const Arguments& arguments) {
  Arguments words = arguments;
  if (!words.empty() && words[0] == "--merge") return merge({words.begin() + 1, words.end()});
  bool bad = false;
  const std::vector<Kind> kinds = all_kinds();
  u64 seed = 1, from = 0, count = whole(kinds), nodes = 40'000;
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  take_number(words, "--from", 0, 10'000'000, from, bad);
  take_number(words, "--count", 1, 10'000'000, count, bad);
  take_number(words, "--nodes", 100, 100'000'000, nodes, bad);
  take_switch(words, "--lines");  // there is nothing else
  const auto only = take_value(words, "--kind", bad);
  if (bad || !nothing_left(words)) return 2;
  const auto named = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const Kind& kind) { return only && kind.id == *only; });
  if (only && named == kinds.end()) {
    print_error("unknown kind", *only);
    return 2;
  }
  for (u64 number = from; number < from + count; ++number)
    if (!print_decision(only ? *named : kind_of(kinds, number), number, seed,
                        static_cast<u32>(nodes)))
      return 1;
  return 0;
}

}  // namespace bastide::cli
