// chances: whether games come out as often as was said at the beginning of their turns, and which
// spread would have said it best; of one kind of game, or of mixtures of the sets.
#include <algorithm>
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/lab/decks.hpp"
#include "engine/players/adjudication.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::cli {
namespace {

// The beginning of a turn: what each side could expect, and what came of it.
struct Standing {
  PerSide points{}, won{};  // a fraction if the victory is shared
  int left = 0;             // tiles
  int sides = 2;
  WinSpread spread = {};
  std::optional<PerSide> played_on = {};  // said by playing on instead, if that is asked for
};

// How it is said: by the estimate at every turn, or by games played on at one turn of each game.
struct Said {
  u32 games = 0;  // 0: by the estimate
};

// Of a game, one turn drawn at random, which is played on.
void keep_one(const Game& game, const std::vector<State>& turns, Said how,
              std::vector<Standing>& all) {
  if (turns.empty()) return;
  const std::size_t one = bounded(random_at(game.setup.seed, 3), static_cast<u32>(turns.size()));
  Adjudication sum;
  play_adjudicated(game, turns[one], game.setup.seed + 7, 0, how.games, sum);
  Standing kept = all[one];
  kept.played_on.emplace();
  for (std::size_t p = 0; p < max_players; ++p) (*kept.played_on)[p] = sum.won[p] / sum.games;
  all = {kept};
}

std::vector<Standing> play(const Game& game, const Contender& who, Said how) {
  std::vector<Standing> all;
  State state = initial_state(game);
  int turn = state.turn;
  std::vector<State> turns;
  SearchControl control;
  control.nodes = who.nodes;
  Random random{game.setup.seed};
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) break;
    if (state.turn != turn) {
      all.push_back({.points = outlook(game, state).points,
                     .left = state.bag_total,
                     .sides = game.sides,
                     .spread = spread_of(game)});
      turn = state.turn;
      if (how.games > 0) turns.push_back(state);
    }
    apply(game, state,
          d.chance ? chance_outcome(game, state)
                   : choose_unseeing(*who.kind, game, state, random, control).action);
  }
  if (how.games > 0) keep_one(game, turns, how, all);
  for (Standing& one : all) one.won = win_chances(game, state);
  return all;
}

PerSide said_of(const Standing& one, const WinSpread& spread) {
  return one.played_on ? *one.played_on : chances_with(one.points, one.sides, one.left, spread);
}

// The surprise of an observer who believes in a spread: nats per standing.
double surprise(const std::vector<Standing>& all, const WinSpread& spread) {
  double sum = 0;
  for (const Standing& one : all) {
    const auto said = said_of(one, spread);
    for (std::size_t p = 0; p < static_cast<std::size_t>(one.sides); ++p)
      sum -= one.won[p] * std::log(std::max(said[p], 1e-6));
  }
  return sum / static_cast<double>(all.size());
}

// Changes one number after the other as long as that helps.
WinSpread best_spread(const std::vector<Standing>& all, WinSpread best) {
  double least = surprise(all, best);
  for (double step = 1.6; step > 1.03; step = std::sqrt(step)) {
    bool better = true;
    while (better) {
      better = false;
      for (double WinSpread::*number :
           {&WinSpread::per_tile, &WinSpread::settled, &WinSpread::floor, &WinSpread::upset})
        for (const double times : {step, 1 / step}) {
          WinSpread other = best;
          other.*number *= times;
          const double now = surprise(all, other);
          if (now >= least) continue;
          least = now;
          best = other;
          better = true;
        }
    }
  }
  return best;
}

// Of the standings with so many tiles left, in tenths of what was said.
void print_bins(const std::vector<Standing>& all, int from, int to) {
  constexpr std::size_t bins = 10;
  double said[bins] = {}, won[bins] = {};
  int count[bins] = {};
  for (const Standing& one : all) {
    if (one.left < from || one.left >= to) continue;
    const auto chances = said_of(one, one.spread);
    for (std::size_t p = 0; p < static_cast<std::size_t>(one.sides); ++p) {
      const std::size_t bin = std::min(bins - 1, static_cast<std::size_t>(chances[p] * bins));
      said[bin] += chances[p];
      won[bin] += one.won[p];
      ++count[bin];
    }
  }
  for (std::size_t bin = 0; bin < bins; ++bin)
    if (count[bin] > 0)
      std::printf("  said %5.1f %%, won %5.1f %%, of %d\n", 100 * said[bin] / count[bin],
                  100 * won[bin] / count[bin], count[bin]);
}

void print_kept(const std::vector<Standing>& all) {
  constexpr int most = 1000;
  std::printf("all\n");
  print_bins(all, 0, most);
  constexpr int limits[] = {0, 12, 36, most};
  for (std::size_t i = 0; i + 1 < std::size(limits); ++i) {
    std::printf("from %d tiles left\n", limits[i]);
    print_bins(all, limits[i], limits[i + 1]);
  }
}

// A few of the sets that go with others, drawn at random.
ExpansionMask mixture(Random& random) {
  constexpr u32 most_sets = 6;
  ExpansionMask sets = 0;
  const std::vector<ExpansionInfo>& infos = expansion_infos();
  for (u32 n = random.below(most_sets + 1); n > 0; --n) {
    const ExpansionInfo& info = infos[random.below(static_cast<u32>(infos.size()))];
    if (info.goes_with_others()) sets |= expansion_bit(info.expansion);
  }
  return sets;
}

// Nothing if it is for fewer players.
std::optional<Game> mixed_game(Setup setup) {
  Random random{setup.seed, 0};
  setup.expansions = mixture(random);
  auto game = make_game(builtin_catalogue(), setup);
  return game ? std::optional(std::move(*game)) : std::nullopt;
}

}  // namespace

int chances(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  Decks games{.count = 200};
  const Setup setup = take_games(words, 1, games, bad);
  const bool mixed = take_switch(words, "--mixed");
  u64 played_on = 0;
  take_number(words, "--played-on", 0, 100'000, played_on, bad);
  const Said how{static_cast<u32>(played_on)};
  const std::string_view id = take_value(words, "--player", bad).value_or("greedy");
  const auto who = bad ? std::nullopt : read_contender(id);
  if (!who || !nothing_left(words)) return 2;
  games.threads = threads_for(*who, games.threads);
  const auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  std::vector<Standing> all;
  play_decks(
      *game, games,
      [&](const Game& dealt, u64) {
        const auto other = mixed ? mixed_game(dealt.setup) : std::nullopt;
        if (mixed && !other) return std::optional(std::vector<Standing>{});  // for fewer players
        return std::optional(play(other ? *other : dealt, *who, how));
      },
      [&](std::vector<Standing>&& one) { all.insert(all.end(), one.begin(), one.end()); });
  if (all.empty()) return 1;
  if (!mixed && how.games == 0) {
    const WinSpread now = spread_of(*game), best = best_spread(all, now);
    for (const auto& [name, spread] : {std::pair("now: ", now), std::pair("best:", best)})
      std::printf("%s per_tile %.2f, settled %.2f, floor %.2f, upset %.3f: %.4f nats\n", name,
                  spread.per_tile, spread.settled, spread.floor, spread.upset,
                  surprise(all, spread));
  }
  print_kept(all);
  return 0;
}

}  // namespace bastide::cli
