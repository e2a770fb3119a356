// What somebody has done with puzzles, kept in the browser's storage (docs/save.md). It knows
// puzzles by their ids alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/platform/storage.hpp"
#include "web/session/puzzle_choice.hpp"

namespace bastide::web {

// Days are counted from 1 January 1970, by the local calendar.
struct PuzzleNote {
  std::string id;
  int day = 0;        // of the last answer; 0: long ago
  bool right = true;  // that answer
  int back = 0;       // it comes back so many days after it; 0: it does not

  friend bool operator==(const PuzzleNote&, const PuzzleNote&) = default;
};

inline constexpr int first_back = 1, second_back = 7;
inline constexpr int first_rating = 1000;

struct PuzzleBook {
  int rating = first_rating, rated = 0;  // `rated`: by so many puzzles
  int run = 0, longest_run = 0;          // right answers in a row
  int most_in_rush = 0;                  // solved in three minutes
  PuzzleChoice choice;
  std::vector<PuzzleNote> notes;

  friend bool operator==(const PuzzleBook&, const PuzzleBook&) = default;
};

const PuzzleNote* find_note(const PuzzleBook& book, std::string_view id);
bool comes_back(const PuzzleNote& note, int day);

// Notes an answer. What was wrong comes back after a day, and once that is right, after a week. An
// answer to a puzzle that was wrong and has not come back yet changes nothing. Returns whether it
// was noted.
bool note_answer(PuzzleBook& book, std::string_view id, bool right, int day);
// An answer that is part of the run.
void note_in_run(PuzzleBook& book, bool right);

// Lines that each begin with the word "puzzle". Those that are not understood are skipped.
std::string write_puzzle_book(const PuzzleBook& book);
PuzzleBook read_puzzle_book(std::string_view text);
// Of two devices: the later answer to each puzzle, the rating by more puzzles, the best of both.
PuzzleBook merged(PuzzleBook book, const PuzzleBook& other);

// With the puzzles that older pages have listed among completed lessons.
PuzzleBook stored_puzzle_book(const Storage& storage);
platform::StoreResult store_puzzle_book(const Storage& storage, const PuzzleBook& book);

}  // namespace bastide::web
