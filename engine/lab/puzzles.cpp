// puzzles: plays games between computer players, or takes the positions of a file, and prints those
// in which one turn is clearly the best (docs/players.md), one per line:
//
//   SET GRADE LOSS THEMES SOLVED CODE  # what the best turn is
//
// SET: "base", the one expansion, or "more". The code is that of a link that includes the best
// turn, so nothing else is needed (docs/link.md). assets/puzzles.txt has them sorted by set.
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/cli/files.hpp"
#include "engine/players/puzzle.hpp"
#include "engine/players/puzzle_themes.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {
namespace {

struct Wanted {
  PuzzlePlan plan;
  bool half = false;  // only search the first half, so that links stay short
  bool late = false;  // only search the last third
  SearchControl control = {};
};

std::string set_of(const Setup& setup) {
  if (setup.expansions == 0) return "base";
  for (const ExpansionInfo& info : expansion_infos())
    if (setup.expansions == expansion_bit(info.expansion)) return std::string(info.id);
  return "more";
}

std::string letters_of(PuzzleThemes themes) {
  std::string letters;
  for (std::size_t i = 0; i < theme_count; ++i)
    if ((themes >> i & 1) != 0) letters += theme_letters[i];
  return letters;
}

std::string digits_of(const SolvedBy& solved) {
  std::string digits;
  for (const u8 times : solved) digits += static_cast<char>('0' + times);
  return digits;
}

// The position of a record, in which a tile is to be placed.
struct Position {
  const Game& game;
  const State& state;
  Record record;
};

u64 seed_of(const Position& at) { return random_at(at.game.setup.seed, at.record.actions.size()); }

void print_puzzle(Position at, const Puzzle& puzzle) {
  std::string told;
  State now = at.state;
  for (const Action& action : puzzle.best) {
    told += (told.empty() ? "" : ", ") + describe_action(at.game, now, at.record.players, action);
    apply(at.game, now, action);
    at.record.actions.push_back(action);
  }
  const auto link = encode_link(builtin_catalogue(), at.record, false);
  if (!link) return print_error(link.error().code, link.error().detail);
  const PuzzleThemes themes =
      themes_of(at.game, at.state, {puzzle.best.begin(), puzzle.best.size()},
                {puzzle.tempting.begin(), puzzle.tempting.size()});
  const SolvedBy solved = solved_by(at.game, at.state, puzzle.best, seed_of(at));
  std::printf("%s %d %d %s %s %s # %s\n", set_of(at.game.setup).c_str(), puzzle.grade,
              std::min(9, static_cast<int>(std::floor(puzzle.loss))), letters_of(themes).c_str(),
              digits_of(solved).c_str(), link->substr(link->find('=') + 1).c_str(), told.c_str());
  std::fflush(stdout);
}

// Plays one game: prints the first puzzle in it, and the first one of each higher grade.
void play(const Game& game, const Contender& who, const Wanted& wanted) {
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
      const bool looks = !wanted.late || state.bag_total * 3 < all;
      if (looks && grade < 3 && may_be_puzzle(game, state)) {
        const Position at{game, state, record};
        const auto puzzle = find_puzzle(game, state, seed_of(at), wanted.plan, wanted.control);
        if (puzzle && puzzle->grade > grade) {
          grade = puzzle->grade;
          print_puzzle(at, *puzzle);
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

// Where a tile is to be placed: at the end of a link, or, if it is that of a puzzle ("&z=" and more
// than 0), before its last turn.
bool examine(std::string_view link, const Wanted& wanted) {
  const auto read = decode_link(builtin_catalogue(), link);
  if (!read || read->fault) return false;
  Record record = read->record;
  const std::size_t z = link.find("&z=");
  const bool solved = z != link.npos && link.substr(z, 4) != "&z=0";
  auto played = play_record(builtin_catalogue(), record);
  const auto placing = [&] { return decision(played->game, played->state).phase == Phase::place; };
  for (bool back = solved; played && !record.actions.empty() && (back || !placing());) {
    record.actions.pop_back();
    played = play_record(builtin_catalogue(), record);
    back = back && played && placing();
  }
  if (!played) return false;
  if (!may_be_puzzle(played->game, played->state)) return true;
  const Position at{played->game, played->state, record};
  const auto puzzle = find_puzzle(at.game, at.state, seed_of(at), wanted.plan, wanted.control);
  if (puzzle) print_puzzle(at, *puzzle);
  return true;
}

// Every link in a file.
int examine_file(std::string_view name, const Wanted& wanted) {
  std::string text;
  if (!read_file(name, std::size_t{1} << 26, text)) {
    print_error("cannot be read", name);
    return 1;
  }
  std::istringstream words(text);
  for (std::string word; words >> word;)
    if (word.starts_with("#g=") && !examine(word, wanted)) print_error("not a position", word);
  return 0;
}

}  // namespace

int puzzles(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 10, seed = 1;
  Wanted wanted;
  u64 grade = 1, nodes = wanted.plan.nodes, margin = static_cast<u64>(wanted.plan.margin);
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 1, 1'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  take_number(words, "--nodes", 100, 10'000'000, nodes, bad);
  take_number(words, "--margin", 1, 100, margin, bad);
  take_number(words, "--grade", 1, 3, grade, bad);
  wanted.half = take_switch(words, "--half");
  wanted.late = take_switch(words, "--late");
  const auto positions = take_value(words, "--positions", bad);
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
  if (positions) return examine_file(*positions, wanted);
  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = seed + i;  // small numbers make short links
    play(*game, *who, wanted);
  }
  return 0;
}

}  // namespace bastide::cli
