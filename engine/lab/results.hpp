// The results of matches as lines of text, one per deck, which can be concatenated from several
// runs in any order (docs/players.md).
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
  std::string first, second;  // as they were named, without spaces
  std::string game;           // the setup: "base", or the words of the command line
  u64 seed = 0, deck = 0;
  int games = 0;
  double won = 0;               // games won by the first; a win shared by k counts 1/k
  double margin = 0;            // mean lead of the first over the best of the others
  double points[2] = {};        // mean for each player
  double milliseconds[2] = {};  // mean for each turn
};

// Plays `game`, of a deck of play_decks. Returns nothing, after printing the reason, if another
// program fails.
std::optional<DeckResult> play_deck(const Game& game, const std::string (&names)[2],
                                    const Contender (&players)[2], u64 seed, u64 deck);

std::string write_result(const DeckResult& result);
// Flushes the line at once: a job may be killed before it is done.
void print_result(const DeckResult& result);
// Adds the results in a file. Returns false, after printing the reason, if it cannot be read.
bool read_results(std::string_view file, std::vector<DeckResult>& results);

// Sorts, and keeps one result of a deck that was played twice.
void sort_results(std::vector<DeckResult>& results);

}  // namespace bastide::cli
