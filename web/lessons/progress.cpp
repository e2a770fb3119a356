#include "web/lessons/progress.hpp"

#include <algorithm>

#include "engine/review/analysis.hpp"
#include "web/lessons/lists.hpp"
#include "web/lessons/puzzle_words.hpp"
#include "web/lessons/teacher.hpp"
#include "web/opponent/computer.hpp"
#include "web/session/replay_stops.hpp"
#include "web/sets/explain.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"

namespace bastide::web {
namespace {

// The scorings between two positions, one per line.
std::string scorings(const Texts& texts, const Session& session, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t k = from; k < to; ++k)
    for (const Event& event : session.events[k])
      if (event.kind == EventKind::scored)
        text += (text.empty() ? "" : "\n") +
                explain(texts, session.record, session.game, event.scoring);
  return text;
}

// What the card says of a tentative placement that is not one of those it asks for; empty: it is.
std::string_view not_asked_for(const GuideCards& cards, const Action& laid) {
  const std::vector<Action>& asked = cards.placements;
  if (asked.empty() || std::find(asked.begin(), asked.end(), laid) != asked.end()) return {};
  const bool there =
      std::any_of(asked.begin(), asked.end(), [&](const Action& a) { return a.at == laid.at; });
  return there ? "guide.turn-it" : "guide.elsewhere";
}

// What is said of a part of the table where it appears.
std::string explanation(GuidedPart part) {
  return "guide.part." + std::string(guided_parts[static_cast<std::size_t>(part)]);
}

void compose_guided(const LessonProgress& t, const Texts& texts, const Session& session,
                    const std::optional<Action>& laid, LessonCard& card) {
  if (shown(session).over) {
    card.text = guide_end(texts, session);
    card.over = true;
    return;
  }
  if (t.cards.steps.empty() && t.read == 0 && !t.cards.advice.empty()) {
    card.text = tr(texts, t.cards.advice);
    card.closes = true;
  } else if (t.read < t.cards.steps.size()) {
    const LessonStep& step = t.lesson->steps[static_cast<std::size_t>(t.cards.steps[t.read])];
    const std::string then = step.words + ".laid";
    card.text = tr(texts, laid && has_text(texts, then) ? then : step.words);
    if (const auto part = t.cards.explains[t.read])
      if (const std::string more = explanation(*part); has_text(texts, more))
        card.text += ' ' + std::string(tr(texts, more));
    card.closes = t.read + 1 == t.cards.steps.size();
  }
  card.next = !card.text.empty();
  if (!laid || !card.closes) return;
  if (const std::string_view other = not_asked_for(t.cards, *laid); !other.empty())
    card.text = tr(texts, other);
}

void compose_lesson(const LessonProgress& t, const Texts& texts, const Session& session,
                    LessonCard& card) {
  const LessonStatus& s = t.status;
  const std::vector<LessonStep>& steps = t.lesson->steps;
  const auto text = [&](int step) {
    return std::string(tr(texts, steps[static_cast<std::size_t>(step)].words));
  };
  const std::size_t task = std::max(s.task, session.lesson.floor);
  if (s.moment == LessonPhase::astray) {
    card.news = scorings(texts, session, task, session.cursor);
    card.text = tr(texts, card.news.empty() ? "lesson.astray.nothing" : "lesson.astray");
    card.again = card.show = true;
    return;
  }
  const bool last = s.moment == LessonPhase::done ||
                    (s.moment == LessonPhase::say && s.step + 1 == static_cast<int>(steps.size()));
  card.over = last;
  if (s.step >= 0)
    card.text = text(s.step);
  else if (last && steps.back().kind == StepKind::say)
    card.text = text(static_cast<int>(steps.size()) - 1);
  if (s.moment == LessonPhase::say || last) {
    card.news =
        scorings(texts, session, task, std::min(session.cursor, t.lesson->actions().size()));
    card.next = !last;
  }
  card.show = s.moment == LessonPhase::task;
}

LessonCard compose(const LessonProgress& t, const Texts& texts, const Session& session,
                   const std::optional<Action>& laid) {
  LessonCard card;
  const bool others = t.lesson->guided() ? shown_decision(session).player != learner
                                         : t.status.moment == LessonPhase::others;
  if (t.lesson->puzzle)
    compose_puzzle(t, texts, session, card);
  else if (others && !shown(session).over)
    card.text = t.card.text;  // stays while another player moves
  else if (t.lesson->guided())
    compose_guided(t, texts, session, laid, card);
  else
    compose_lesson(t, texts, session, card);
  if (!card.title.empty()) return card;
  card.title = lesson_title(texts, t.lesson->id, t.number);
  if (t.lesson->guided() && !shown(session).over) {
    const auto [turn, turns] = guide_turn(session);
    card.title =
        tr(texts, "guide.turn-of", {card.title, std::to_string(turn), std::to_string(turns)});
  }
  return card;
}

// When returning to a position, its cards count as read.
void take_up_position(LessonProgress& t, const Session& session) {
  const bool back = t.about && session.cursor <= t.about->cursor;
  t.about = position_key(session);
  t.read = 0;
  t.stale = true;
  if (t.lesson->guided()) {
    t.cards = guide_cards(*t.lesson, session);
    if (back && !t.cards.steps.empty()) t.read = t.cards.steps.size() - 1;
    return;
  }
  for (const LessonStep& step : t.lesson->steps)
    t.read += back && step.before == session.cursor && step.kind == StepKind::say;
  t.status = lesson_status(*t.lesson, session, t.read);
}

}  // namespace

std::string lesson_title(const Texts& texts, std::string_view id, std::size_t number) {
  if (number != 0)
    return std::string(tr(texts, "lesson.own")) + "\xc2\xa0" + std::to_string(number);
  const std::string own = "lesson." + std::string(id) + ".title";
  if (has_text(texts, own)) return std::string(tr(texts, own));
  const std::string expansion = "expansion." + std::string(id);
  return std::string(tr(texts, has_text(texts, expansion) ? expansion : "lesson.own"));
}

void lesson_opened(LessonProgress& t, const LessonLists& lists, const Catalogue& catalogue,
                   const Session& session) {
  t.lesson.reset();
  t.number = puzzle_number(lists, session.lesson.id);
  t.next = next_lesson(lists, session.lesson.id);
  t.way = PuzzleWay::alone;
  t.rush.reset();
  t.themes = t.number != 0 ? lists.puzzles.all[t.number - 1].themes : PuzzleThemes{};
  if (session.saved.kept) t.game.clear();
  t.about.reset();
  t.asked = t.hinted = t.helped = t.answered = false;
  t.card = {};
  t.cards = {};
  t.solution = {};
  const LessonInfo* info = find_lesson(lists, session.lesson.id);
  if (!info) return;
  if (auto lesson = read_lesson(catalogue, info->text)) t.lesson = std::move(*lesson);
}

void lesson_frame(LessonProgress& t, const Texts& texts, const Session& session, bool seen,
                  const std::optional<Action>& laid) {
  if (!t.lesson) return;
  if (t.about != position_key(session)) take_up_position(t, session);
  // The effect of a move is described only after it has been shown.
  const bool anew = !t.lesson->puzzle || t.stale || t.language != texts.language;
  if (seen && anew) {
    t.card = compose(t, texts, session, laid);
    t.stale = false;
    t.language = texts.language;
  }
  if (t.card.text == t.said) return;
  t.said = t.card.text;
  if (!t.said.empty()) say(as_sentence(t.card.news) + ' ' + t.said);
}

bool lesson_over(const LessonProgress& t, const Session& session) {
  return t.lesson && !t.lesson->puzzle && (t.lesson->guided() ? shown(session).over : t.card.over);
}

bool leads_on(const LessonProgress& t) { return !t.next.empty() || t.number != 0; }

bool is_unsolved(const LessonProgress& t) {
  return t.lesson && t.lesson->puzzle && !is_solved(*t.lesson);
}

bool solve_frame(LessonProgress& t, const Session& session) {
  Advice& solution = t.solution;
  Lesson& puzzle = *t.lesson;
  if (solution.wanted) return false;
  if (solution.complete)
    solve(puzzle, solution.actions);
  else if (t.asked)  // the worker failed: use the page's own estimate
    solve(puzzle, best_turn_by_estimate(puzzle.path, puzzle.path.cursor));
  else
    request_advice(solution, puzzle.path);
  t.asked = true;
  if (solution.wanted) return false;
  t.status = lesson_status(puzzle, session, 0);
  t.stale = true;
  return true;
}

void give_hint(LessonProgress& t) {
  t.hinted = true;
  t.stale = true;
}

void show_best(LessonProgress& t, const Session& session, Advice& advice) {
  const Session& path = t.lesson->path;
  const std::size_t begin = t.status.task;
  request_advice(advice, session);
  advice.wanted = false;
  advice.complete = true;
  advice.actions.assign(path.record.actions.begin() + static_cast<std::ptrdiff_t>(begin),
                        path.record.actions.end());
  advice.preview = state_at(path, begin + 1);
  t.helped = true;
  t.stale = true;
}

void read_on(LessonProgress& t, const Session& session) {
  ++t.read;
  t.status = lesson_status(*t.lesson, session, t.read);
}

void try_again(LessonProgress& t, Session& session) {
  go_to(session, t.status.task);
  cut(session);
  take_up_position(t, session);
}

void show_how(const LessonProgress& t, Session& session) {
  for (bool first = true;; first = false) {
    const std::size_t k = session.cursor;
    if (k >= t.lesson->actions().size() || shown_decision(session).player != learner) return;
    const bool carded = std::any_of(t.lesson->steps.begin(), t.lesson->steps.end(),
                                    [&](const LessonStep& step) { return step.before == k; });
    if ((!first && carded) || !play(session, t.lesson->actions()[k])) return;
  }
}

Cue lesson_cue(const LessonProgress& t, const Session& session) {
  Cue cue;
  if (!t.lesson || !t.about) return cue;
  if (t.lesson->puzzle) {
    cue.wait = true;
  } else if (t.lesson->guided()) {
    cue.told = guide_reply(*t.lesson, session);
    if (!cue.told) cue.told = teaching_move(session.game, shown(session));
  } else if (t.status.moment != LessonPhase::others) {
    cue.wait = true;
  } else {
    cue.told = t.lesson->actions()[session.cursor];
  }
  return cue;
}

std::optional<u8> guided_rotation(const LessonProgress& lesson, Position at, u8 held) {
  if (!lesson.lesson || !lesson.lesson->guided()) return {};
  std::optional<u8> first;
  for (const Action& placement : lesson.cards.placements) {
    if (!(placement.at == at)) continue;
    if (placement.value == held) return held;
    if (!first) first = static_cast<u8>(placement.value);
  }
  return first;
}

}  // namespace bastide::web
