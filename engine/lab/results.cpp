#include "engine/lab/results.hpp"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <sstream>
#include <tuple>

#include "engine/cli/arguments.hpp"
#include "engine/cli/files.hpp"
#include "engine/lab/program.hpp"

namespace bastide::cli {
namespace {

constexpr std::string_view result_mark = "result";

// As play_out, but keeps the record of the game for the programs that are asked, and ends when
// choose(player, state, random, record) returns no action. Whether the game was played to its end.
template <class Choose>
bool play_recorded(const Game& game, State& state, u64 seed, const Choose& choose) {
  Record record;
  record.setup = game.setup;
  for (int p = 0; p < game.setup.players; ++p)
    record.players.push_back({{}, static_cast<u8>(p), {}});
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(seed, p);
  while (!state.over) {
    const Decision d = decision(game, state);
    const std::optional<Action> action =
        d.chance ? chance_outcome(game, state) : choose(d.player, state, chance[d.player], record);
    if (!action) return false;
    apply(game, state, *action);
    record.actions.push_back(*action);
  }
  return true;
}

}  // namespace

double Mean::error() const {
  if (n < 2) return 0;
  const double count = static_cast<double>(n);
  const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1);
  return 1.96 * std::sqrt(variance / count);
}

std::optional<DeckResult> play_deck(const Game& game, const std::string (&names)[2],
                                    const Contender (&players)[2], u64 seed, u64 deck) {
  DeckResult result;
  result.first = names[0];
  result.second = names[1];
  for (std::string* name : {&result.first, &result.second})
    std::replace(name->begin(), name->end(), ' ', '_');
  result.seed = seed;
  result.deck = deck;
  result.games = game.sides;
  const bool ours = !players[0].program && !players[1].program;
  std::optional<Catalogue> catalogue;
  if (!ours) catalogue = builtin_catalogue();
  u64 turns[2] = {};
  double seconds[2] = {};
  for (int seat = 0; seat < game.sides; ++seat) {
    State state = initial_state(game);
    const u64 chance = random_at(game.setup.seed, static_cast<u64>(seat));
    u16 counted = 0;
    const auto count = [&](PlayerIndex player, const State& now) {
      const std::size_t who = player == seat ? 0 : 1;
      if (now.turn != counted && now.active == player) {
        ++turns[who];
        counted = now.turn;
      }
      return who;
    };
    const auto choose = [&](PlayerIndex player, const State& now, Random& random) {
      const std::size_t who = count(player, now);
      return choose_within(players[who], game, now, random, seconds[who]);
    };
    const auto choose_or_ask = [&](PlayerIndex player, const State& now, Random& random,
                                   const Record& record) -> std::optional<Action> {
      const std::size_t who = count(player, now);
      if (!players[who].program)
        return choose_within(players[who], game, now, random, seconds[who]).action;
      return ask_program(players[who], {*catalogue, game, now, record}, random, seconds[who]);
    };
    if (ours)
      play_out(game, state, chance, choose);
    else if (!play_recorded(game, state, chance, choose_or_ask))
      return {};
    int best = -32768, others = 0;
    for (int p = 0; p < game.sides; ++p) {
      if (p == seat) continue;
      best = std::max<int>(best, state.score[p]);
      others += state.score[p];
    }
    const u8 winners = outcome(game, state).winners;
    int shared = 0;
    for (int p = 0; p < game.sides; ++p) shared += winners >> p & 1;
    if (winners >> seat & 1) result.won += 1.0 / shared;
    const double games = result.games;
    result.margin += (state.score[seat] - best) / games;
    result.points[0] += state.score[seat] / games;
    result.points[1] += others / games / (game.sides - 1);
  }
  for (int who = 0; who < 2; ++who)
    result.milliseconds[who] =
        turns[who] == 0 ? 0 : 1000 * seconds[who] / static_cast<double>(turns[who]);
  return result;
}

std::string write_result(const DeckResult& r) {
  char numbers[256];
  std::snprintf(numbers, sizeof numbers,
                " %" PRIu64 " %" PRIu64 " %d %.4f %.3f %.3f %.3f %.3f %.3f\n", r.seed, r.deck,
                r.games, r.won, r.margin, r.points[0], r.points[1], r.milliseconds[0],
                r.milliseconds[1]);
  return std::string(result_mark) + ' ' + r.first + ' ' + r.second + ' ' + r.game + numbers;
}

void print_result(const DeckResult& result) {
  const std::string line = write_result(result);
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fflush(stdout);
}

bool read_results(std::string_view file, std::vector<DeckResult>& results) {
  return read_marked(file, result_mark, [&](std::istringstream& words, const std::string& line) {
    DeckResult r;
    words >> r.first >> r.second >> r.game >> r.seed >> r.deck >> r.games >> r.won >> r.margin >>
        r.points[0] >> r.points[1] >> r.milliseconds[0] >> r.milliseconds[1];
    if (words.fail() || r.games < 2) {
      print_error("not a result", line);
      return false;
    }
    results.push_back(r);
    return true;
  });
}

void sort_results(std::vector<DeckResult>& results) {
  const auto key = [](const DeckResult& r) {
    return std::tie(r.game, r.first, r.second, r.seed, r.deck);
  };
  std::stable_sort(results.begin(), results.end(),
                   [&](const DeckResult& a, const DeckResult& b) { return key(a) < key(b); });
  results.erase(
      std::unique(results.begin(), results.end(),
                  [&](const DeckResult& a, const DeckResult& b) { return key(a) == key(b); }),
      results.end());
}

}  // namespace bastide::cli
