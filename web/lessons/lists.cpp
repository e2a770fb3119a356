#include "web/lessons/lists.hpp"

#include <utility>

namespace bastide::web {
namespace {

using platform::Arrival;

constexpr std::string_view lessons_file = "lessons.txt", puzzles_file = "puzzles.txt";

template <class Info>
void take(ListOf<Info>& list, std::string_view name, std::vector<Info> (*read)(std::string_view)) {
  if (list.arrival != Arrival::waiting) return;
  std::string file;
  list.arrival = platform::poll_file(name, file);
  if (list.arrival == Arrival::arrived) list.all = read(file);
}

template <class Info>
void want(ListOf<Info>& list, std::string_view name) {
  if (list.arrival == Arrival::arrived || list.arrival == Arrival::waiting) return;
  platform::request_file(name);
  list.arrival = Arrival::waiting;
}

}  // namespace

void request_lessons(LessonLists& lists) {
  want(lists.lessons, lessons_file);
  take_lists(lists);  // it may be here already
}

void request_puzzles(LessonLists& lists) {
  want(lists.puzzles, puzzles_file);
  take_lists(lists);
}

void take_lists(LessonLists& lists) {
  take(lists.lessons, lessons_file, read_lessons);
  take(lists.puzzles, puzzles_file, read_puzzles);
}

const LessonInfo* find_lesson(const LessonLists& lists, std::string_view id) {
  for (const LessonInfo& info : lists.lessons.all)
    if (info.id == id) return &info;
  return nullptr;
}

std::size_t puzzle_number(const LessonLists& lists, std::string_view id) {
  const std::vector<PuzzleInfo>& all = lists.puzzles.all;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].id() == id) return i + 1;
  return 0;
}

std::string next_lesson(const LessonLists& lists, std::string_view id) {
  const std::vector<LessonInfo>& lessons = lists.lessons.all;
  for (std::size_t i = 0; i + 1 < lessons.size(); ++i)
    if (lessons[i].id == id) return lessons[i + 1].id;
  return {};
}

void take_up_lesson(const LessonLists& lists, const Catalogue& catalogue, Session& session) {
  const LessonInfo* info =
      session.lesson.id.empty() ? nullptr : find_lesson(lists, session.lesson.id);
  if (!info) return;
  if (auto lesson = read_lesson(catalogue, info->text))
    session.lesson.dealt = std::move(lesson->chances);
}

}  // namespace bastide::web
