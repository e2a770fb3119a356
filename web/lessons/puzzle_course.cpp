#include "web/lessons/puzzle_course.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "web/lessons/puzzle_rating.hpp"

namespace bastide::web {
namespace {

constexpr int easier = 60;            // than the rating, so that most are solved
constexpr std::size_t stride = 7919;  // a prime: no puzzle of the day comes twice before all have
constexpr double rush_begins = 600, rush_step = 35;  // ratings

}  // namespace

bool is_chosen(const PuzzleInfo& info, const PuzzleChoice& choice) {
  return (choice.more || info.base()) && (choice.grade == 0 || choice.grade == info.grade) &&
         (!choice.theme || (info.themes & theme_bit(*choice.theme)) != 0);
}

const PuzzleInfo* next_puzzle(const std::vector<PuzzleInfo>& all, const PuzzleBook& book, int day,
                              std::string_view but) {
  const PuzzleInfo *back = nullptr, *fresh = nullptr, *old = nullptr;
  int back_day = 0, off = 0, old_day = 0;
  for (const PuzzleInfo& info : all) {
    const std::string id = info.id();
    if (id == but) continue;
    const PuzzleNote* const note = find_note(book, id);
    if (note && comes_back(*note, day) && (!back || note->day < back_day)) {
      back = &info;
      back_day = note->day;
    }
    if (!is_chosen(info, book.choice)) continue;
    const int distance = std::abs(info.rating - (book.rating - easier));
    if (!note && (!fresh || distance < off)) {
      fresh = &info;
      off = distance;
    }
    if (note && (!old || note->day < old_day)) {
      old = &info;
      old_day = note->day;
    }
  }
  return back ? back : fresh ? fresh : old;
}

const PuzzleInfo* puzzle_of_day(const std::vector<PuzzleInfo>& all, int day) {
  std::vector<const PuzzleInfo*> base;
  for (const PuzzleInfo& info : all)
    if (info.base()) base.push_back(&info);
  if (base.empty()) return nullptr;
  return base[static_cast<std::size_t>(day) * stride % base.size()];
}

bool answered_on(const PuzzleBook& book, std::string_view id, int day) {
  const PuzzleNote* const note = find_note(book, id);
  return note && note->day == day;
}

void answer_puzzle(PuzzleBook& book, const PuzzleInfo& info, PuzzleWay way, bool right, int day) {
  const PuzzleNote* const before = find_note(book, info.id());
  const bool known = before != nullptr;
  if (before && before->day == day && before->right && right) return;  // it is known by now
  if (!note_answer(book, info.id(), right, day) || way == PuzzleWay::rush) return;
  note_in_run(book, right);
  if (known) return;
  book.rating = rating_after(book.rating, book.rated, info.rating, right);
  ++book.rated;
}

PuzzleRush begin_rush(const std::vector<PuzzleInfo>& all, const PuzzleChoice& choice, u64 seed,
                      double now) {
  PuzzleRush rush;
  rush.ends = now + rush_seconds;
  rush.left = rush_seconds;
  std::vector<const PuzzleInfo*> left;
  for (const PuzzleInfo& info : all)
    if (choice.more || info.base()) left.push_back(&info);
  Random random{seed};
  for (std::size_t i = left.size(); i > 1; --i)
    std::swap(left[i - 1], left[random.below(static_cast<u32>(i))]);
  // Each is the first, as they lie, that is hard enough; those that are too easy come last.
  double hard = rush_begins;
  while (!left.empty()) {
    auto one = std::find_if(left.begin(), left.end(), [&](const PuzzleInfo* info) {
      return info->rating >= hard && info->rating < hard + 4 * rush_step;
    });
    hard += rush_step;
    if (one == left.end()) {
      if (hard < 2000) continue;
      one = left.begin();
    }
    rush.puzzles.push_back((*one)->id());
    left.erase(one);
  }
  return rush;
}

std::string puzzle_of(const PuzzleRush& rush) {
  const auto at = static_cast<std::size_t>(rush.right + rush.wrong);
  return rush.over || at >= rush.puzzles.size() ? std::string() : rush.puzzles[at];
}

void answer_in_rush(PuzzleRush& rush, bool right) {
  ++(right ? rush.right : rush.wrong);
  if (rush.wrong >= most_wrong || puzzle_of(rush).empty()) rush.over = true;
}

bool follow_clock(PuzzleRush& rush, double now) {
  if (rush.over) return false;
  const double left = std::max(0.0, rush.ends - now);
  const bool another = std::ceil(left) != std::ceil(rush.left);
  rush.left = left;
  rush.over = left <= 0;
  return another || rush.over;
}

}  // namespace bastide::web
