#include "web/lessons/lesson.hpp"

#include <algorithm>
#include <iterator>

#include "web/lessons/puzzle.hpp"

namespace bastide::web {
namespace {

std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  const std::string_view word = rest.substr(0, rest.find(' '));
  rest.remove_prefix(word.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return word;
}

// ":lesson ID TOPIC" is the first comment of every built-in lesson.
LessonInfo info_of_text(std::string_view text) {
  constexpr std::string_view mark = "#: lesson ";
  LessonInfo info;
  info.text = text;
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return info;
  std::string_view line = text.substr(at + mark.size());
  line = line.substr(0, line.find('\n'));
  info.id = take_word(line);
  info.topic = take_word(line);
  return info;
}

// Whether action `k` of a lesson is a chance outcome.
bool is_chance(const Lesson& lesson, std::size_t k) {
  return lesson.path.positions[k].decision.chance;
}

std::optional<GuidedPart> part_called(std::string_view word) {
  const auto* const found = std::find(std::begin(guided_parts), std::end(guided_parts), word);
  if (found == std::end(guided_parts)) return {};
  return static_cast<GuidedPart>(found - std::begin(guided_parts));
}

void read_steps(Lesson& lesson) {
  int number = 0;
  for (const Remark& remark : lesson.parsed.remarks) {
    std::string_view rest = remark.text;
    if (rest.substr(0, 1) != ":") continue;
    rest.remove_prefix(1);
    const std::string_view word = take_word(rest);
    LessonStep step;
    step.before = remark.before;
    if (word == "lesson") {
      lesson.id = take_word(rest);
      continue;
    }
    if (word == "card") {
      step.kind = StepKind::card;
      step.name = take_word(rest);
      step.when = take_word(rest);
      step.shows = part_called(take_word(rest));
      step.words = "lesson." + lesson.id + '.' + step.name;
    } else if (word == "say" || word == "task") {
      step.kind = word == "say" ? StepKind::say : StepKind::task;
      step.words =
          rest.empty() ? "lesson." + lesson.id + '.' + std::to_string(++number) : std::string(rest);
    } else {
      continue;
    }
    lesson.steps.push_back(std::move(step));
  }
}

}  // namespace

std::vector<LessonInfo> read_lessons(std::string_view file) {
  constexpr std::string_view start = "\nbastide-record ";
  std::vector<LessonInfo> infos;
  while (!file.empty()) {
    const std::size_t end = file.find(start);
    infos.push_back(info_of_text(file.substr(0, end)));
    file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
  }
  return infos;
}

Expected<Lesson> read_lesson(const Catalogue& catalogue, std::string_view text) {
  auto parsed = parse_record(catalogue, text);
  if (!parsed) return parsed.error();
  Lesson lesson;
  lesson.parsed = std::move(*parsed);
  read_steps(lesson);
  if (lesson.steps.empty()) return fail("lesson.none");
  auto path = open_session(catalogue, lesson.parsed.record);
  if (!path) return path.error();
  lesson.path = std::move(*path);
  // Chance outcomes that the seed added at the end are not part of the lesson.
  const std::size_t length = lesson.parsed.record.actions.size();
  shorten(lesson.path, length);
  for (std::size_t k = 0; k < length; ++k)
    if (is_chance(lesson, k)) lesson.chances.push_back(lesson.actions()[k]);
  // The table never stops before a chance event, so such a card is shown after it.
  for (LessonStep& step : lesson.steps)
    while (step.before < length && is_chance(lesson, step.before)) ++step.before;
  return lesson;
}

Expected<Session> begin_lesson(const Catalogue& catalogue, const Lesson& lesson, u64 seed) {
  Record record = lesson.parsed.record;
  // Who begins may have been drawn by the seed that is replaced.
  record.setup.first_player = lesson.path.positions[0].active;
  record.setup.seed = seed;
  record.actions.resize(lesson.guided() ? 0 : lesson.steps.front().before);
  auto session = open_session(catalogue, record, lesson.chances);
  if (!session) return session;
  session->lesson.id = lesson.id;
  session->saved.kept = lesson.guided();
  session->lesson.floor = session->cursor;
  return session;
}

std::size_t on_path(const Lesson& lesson, const Session& session) {
  const std::vector<Action>& played = session.record.actions;
  const std::size_t length = std::min(session.cursor, lesson.actions().size());
  std::size_t k = 0;
  while (k < length && played[k] == lesson.actions()[k]) ++k;
  return k;
}

LessonStatus lesson_status(const Lesson& lesson, const Session& session, std::size_t read) {
  if (lesson.puzzle) return puzzle_status(lesson, session);
  LessonStatus s;
  const std::size_t k = on_path(lesson, session);
  int latest = -1;  // the last task so far
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    if (lesson.steps[i].kind == StepKind::task && lesson.steps[i].before <= k) {
      latest = static_cast<int>(i);
      s.task = lesson.steps[i].before;
    }
  if (k < session.cursor && k < lesson.actions().size()) {
    s.moment = LessonPhase::astray;
    s.step = latest;
    return s;
  }
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    if (lesson.steps[i].before != k) continue;
    if (read > 0 && lesson.steps[i].kind == StepKind::say) {
      --read;
      continue;
    }
    s.step = static_cast<int>(i);
    s.moment = lesson.steps[i].kind == StepKind::say ? LessonPhase::say : LessonPhase::task;
    return s;
  }
  if (k == lesson.actions().size()) {
    s.moment = LessonPhase::done;
    return s;
  }
  const bool own = session.positions[k].decision.player == learner;
  s.moment = own ? LessonPhase::task : LessonPhase::others;
  if (own) s.step = latest;
  return s;
}

}  // namespace bastide::web
