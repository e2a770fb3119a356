// puzzles: plays games between computer players and prints the positions in which one turn is
// clearly the best (docs/players.md), one per line:
//
//   GRADE GAME LOSS LINK     # what the best turn is
//
// The link includes the best turn, so nothing else is needed (docs/link.md).
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/players/puzzle.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"

namespace bastide::cli {
namespace {

struct Wanted {
  PuzzlePlan plan;
  bool half = false;  // only search the first half, so that links stay short
  SearchControl control = {};
};

void print_puzzle(const Game& game, const State& state, Record record, const Puzzle& puzzle,
                  const std::string& named) {
  const Catalogue catalogue = builtin_catalogue();
  std::string told;
  State now = state;
  for (const Action& action : puzzle.best) {
    told += (told.empty() ? "" : ", ") + describe_action(game, now, record.players, action);
    apply(game, now, action);
    record.actions.push_back(action);
  }
  const auto link = encode_link(catalogue, record, false);
  if (!link) return print_error(link.error().code, link.error().detail);
  std::printf("%d %s %d %s # %s\n", puzzle.grade, named.c_str(),
              static_cast<int>(std::floor(puzzle.loss)), link->c_str(), told.c_str());
  std::fflush(stdout);
}

// Plays one game: prints the first puzzle in it, and the first one of each higher grade.
void play(const Game& game, const Contender& who, const Wanted& wanted, const std::string& named) {
  Record record;
  record.setup = game.setup;
  for (u8 p = 0; p < game.setup.players; ++p) record.players.push_back({"", p, ""});
  State state = initial_state(game);
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p)
    chance[p].seed = random_at(game.setup.seed + 1, p);
  const int all = state.bag_total;
  int grade = 0;
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over || (wanted.half && state.bag_total * 2 < all)) return;
    Action action;
    if (d.chance) {
      action = chance_outcome(game, state);
    } else {
      if (grade < 3 && may_be_puzzle(game, state)) {
        const u64 seed = random_at(game.setup.seed, record.actions.size());
        const auto puzzle = find_puzzle(game, state, seed, wanted.plan, wanted.control);
        if (puzzle && puzzle->grade > grade) {
          grade = puzzle->grade;
          print_puzzle(game, state, record, *puzzle, named);
        }
      }
      SearchControl control;
      control.nodes = who.nodes;
      action = choose_unseeing(*who.kind, game, state, chance[d.player], control).action;
    }
    apply(game, state, action);
    record.actions.push_back(action);
  }
}

}  // namespace

int puzzles(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 10, seed = 1;
  Wanted wanted;
  u64 grade = 1, nodes = wanted.plan.nodes, margin = static_cast<u64>(wanted.plan.margin);
  const std::string named = name_of_setup(words);
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 1, 1'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  take_number(words, "--nodes", 100, 10'000'000, nodes, bad);
  take_number(words, "--margin", 1, 100, margin, bad);
  take_number(words, "--grade", 1, 3, grade, bad);
  wanted.half = take_switch(words, "--half");
  u64 threads = 1;
  take_number(words, "--threads", 1, max_threads, threads, bad);
  const std::string_view id = take_value(words, "--player", bad).value_or("greedy");
  const auto who = bad ? std::nullopt : read_contender(id);
  if (!who || !nothing_left(words)) return 2;
  wanted.plan.nodes = static_cast<u32>(nodes);
  wanted.plan.margin = static_cast<double>(margin);
  wanted.plan.grade = static_cast<int>(grade);
  Crew crew(threads);
  wanted.control = shared_by(crew);
  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = seed + i;  // small numbers make short links
    play(*game, *who, wanted, named);
  }
  return 0;
}

}  // namespace bastide::cli
