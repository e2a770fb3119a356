// The results of matches as lines of text, one for each deck, that can be put together: played here
// or there, in any order (docs/players.md).
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "engine/cli/contender.hpp"
#include "engine/rules/setup.hpp"

namespace bastide::cli {

// Mean and the half width of its 95 % interval.
struct Mean {
  double sum = 0, squares = 0;
  u64 n = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++n;
  }
  double mean() const { return n == 0 ? 0 : sum / static_cast<double>(n); }
  double error() const;
};

// One deck, played once from every seat: the first player in one seat, the second in all others.
struct DeckResult {
  std::string first, second;  // as they were named
  std::string game;           // what was played: "base", or the words of the command line
  u64 seed = 0, deck = 0;
  int games = 0;
  double won = 0;               // games won by the first; one that k share counts 1/k
  double margin = 0;            // mean lead of the first over the best of the others
  double points[2] = {};        // mean for each player
  double milliseconds[2] = {};  // mean for each turn
};

// `game` with setup.first_player 0 and any seed.
DeckResult play_deck(Game& game, const std::string (&names)[2], const Contender (&players)[2],
                     u64 seed, u64 deck);

std::string write_result(const DeckResult& result);
// A line of the output, at once: a job may be ended before it is done.
void print_result(const DeckResult& result);
// Reads the lines of a file that are results and adds them. False, and the reason is printed, if it
// cannot be read.
bool read_results(std::string_view file, std::vector<DeckResult>& results);

// A deck that was played twice counts once.
void sort_results(std::vector<DeckResult>& results);

}  // namespace bastide::cli
