#include "web/store/puzzle_book.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/platform/kept_text.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view book_key = "puzzles", lessons_key = "lessons", mark = "puzzle";
constexpr std::size_t most_notes = 4000, id_length = 4;  // "=" and the check of a link
constexpr long most_days = 100'000, most_rating = 9999, most_answers = 99'999;

PuzzleNote* note_of(PuzzleBook& book, std::string_view id) {
  for (PuzzleNote& note : book.notes)
    if (note.id == id) return &note;
  return nullptr;
}

bool is_id(std::string_view word) { return word.size() == id_length && word[0] == '='; }

bool take_number(std::string_view word, long most, int& number) {
  long read = 0;
  if (!read_number(word, 0, most, read)) return false;
  number = static_cast<int>(read);
  return true;
}

void read_choice(const std::vector<std::string>& words, PuzzleChoice& choice) {
  int grade = 0;
  if (!take_number(words[2], 3, grade) || words[3].size() != 1) return;
  const std::size_t theme = theme_letters.find(words[3][0]);
  if (theme == theme_letters.npos && words[3] != "-") return;
  choice.grade = grade;
  choice.theme.reset();
  if (theme != theme_letters.npos) choice.theme = static_cast<PuzzleTheme>(theme);
  choice.more = words[4] == "all";
}

void read_note(const std::vector<std::string>& words, PuzzleBook& book) {
  PuzzleNote note{words[1]};
  const bool known = words[3] == "right" || words[3] == "wrong";
  if (!known || !take_number(words[2], most_days, note.day) ||
      !take_number(words[4], second_back, note.back))
    return;
  note.right = words[3] == "right";
  if (note.back != 0 && note.back != first_back && note.back != second_back) return;
  if (!find_note(book, note.id) && book.notes.size() < most_notes)
    book.notes.push_back(std::move(note));
}

void read_line(const std::vector<std::string>& words, PuzzleBook& book) {
  const std::string_view what = words[1];
  int first = 0, second = 0;
  if (words.size() == 5 && what == "choose") return read_choice(words, book.choice);
  if (words.size() == 5 && is_id(what)) return read_note(words, book);
  if (words.size() == 3 && what == "rush" && take_number(words[2], most_answers, first))
    book.most_in_rush = first;
  if (words.size() != 4) return;
  if (what == "rating" && take_number(words[2], most_rating, first) &&
      take_number(words[3], most_answers, second)) {
    book.rating = first;
    book.rated = second;
  }
  if (what == "run" && take_number(words[2], most_answers, first) &&
      take_number(words[3], most_answers, second)) {
    book.run = first;
    book.longest_run = std::max(first, second);
  }
}

}  // namespace

const PuzzleNote* find_note(const PuzzleBook& book, std::string_view id) {
  for (const PuzzleNote& note : book.notes)
    if (note.id == id) return &note;
  return nullptr;
}

bool comes_back(const PuzzleNote& note, int day) {
  const bool clock_was_ahead = day < note.day;
  return note.back != 0 && (clock_was_ahead || day >= note.day + note.back);
}

bool note_answer(PuzzleBook& book, std::string_view id, bool right, int day) {
  PuzzleNote* note = note_of(book, id);
  if (!note) {
    book.notes.push_back({std::string(id), day, right, right ? 0 : first_back});
    return true;
  }
  const bool waits = note->back != 0 && !comes_back(*note, day);
  if (waits) return false;
  note->back = !right ? first_back : note->back == first_back ? second_back : 0;
  note->right = right;
  note->day = day;
  return true;
}

void note_in_run(PuzzleBook& book, bool right) {
  book.run = right ? book.run + 1 : 0;
  book.longest_run = std::max(book.longest_run, book.run);
}

std::string write_puzzle_book(const PuzzleBook& book) {
  std::string text;
  const auto line = [&](std::string_view what, const std::string& rest) {
    text += std::string(mark) + ' ' + std::string(what) + ' ' + rest + '\n';
  };
  const auto both = [](int a, int b) { return std::to_string(a) + ' ' + std::to_string(b); };
  if (book.rated > 0) line("rating", both(book.rating, book.rated));
  if (book.longest_run > 0) line("run", both(book.run, book.longest_run));
  if (book.most_in_rush > 0) line("rush", std::to_string(book.most_in_rush));
  if (book.choice != PuzzleChoice{}) {
    const PuzzleChoice& choice = book.choice;
    const char theme = choice.theme ? theme_letters[static_cast<std::size_t>(*choice.theme)] : '-';
    line("choose", std::to_string(choice.grade) + ' ' + theme + (choice.more ? " all" : " base"));
  }
  for (const PuzzleNote& note : book.notes)
    line(note.id, std::to_string(note.day) + (note.right ? " right " : " wrong ") +
                      std::to_string(note.back));
  return text;
}

PuzzleBook read_puzzle_book(std::string_view text) {
  PuzzleBook book;
  while (!text.empty()) {
    const auto line = split_line(take_line(text));
    if (line && line->words.size() > 2 && line->words[0] == mark) read_line(line->words, book);
  }
  return book;
}

PuzzleBook merged(PuzzleBook book, const PuzzleBook& other) {
  if (other.rated > book.rated) {
    book.rating = other.rating;
    book.rated = other.rated;
    book.run = other.run;
  }
  book.longest_run = std::max(book.longest_run, other.longest_run);
  book.most_in_rush = std::max(book.most_in_rush, other.most_in_rush);
  for (const PuzzleNote& note : other.notes) {
    PuzzleNote* const own = note_of(book, note.id);
    if (!own)
      book.notes.push_back(note);
    else if (note.day > own->day)
      *own = note;
  }
  return book;
}

PuzzleBook stored_puzzle_book(const Storage& storage) {
  PuzzleBook book = read_puzzle_book(storage.get(book_key).value_or(""));
  const std::string lessons = storage.get(lessons_key).value_or("");
  for (std::string_view rest = lessons; !rest.empty();)
    if (const std::string_view id = take_until(rest, '\n'); is_id(id) && !find_note(book, id))
      book.notes.push_back({std::string(id)});
  return book;
}

platform::StoreResult store_puzzle_book(const Storage& storage, const PuzzleBook& book) {
  return keep_if_new(storage, book_key, write_puzzle_book(book));
}

}  // namespace bastide::web
