#include "web/lessons/progress.hpp"

#include <algorithm>

#include "web/platform/platform.hpp"
#include "web/session/replay_stops.hpp"
#include "web/sets/explain.hpp"

namespace bastide::web {
namespace {

// What has been scored from one position to another, a line each.
std::string scorings(const Texts& texts, const Session& session, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t k = from; k < to; ++k)
    for (const Event& event : session.events[k])
      if (event.kind == EventKind::scored)
        text += (text.empty() ? "" : "\n") +
                explain(texts, session.record, session.game, event.scoring);
  return text;
}

void compose_guided(const LessonProgress& t, const Texts& texts, const Session& session,
                    bool pending, LessonCard& card) {
  if (shown(session).over) {
    card.text = guide_end(texts, session);
    card.over = true;
    return;
  }
  if (t.cards.steps.empty() && t.read == 0 && !t.cards.advice.empty()) {
    card.text = tr(texts, t.cards.advice);
    card.next = card.closes = true;
  }
  if (t.read >= t.cards.steps.size()) return;
  const LessonStep& step = t.lesson->steps[static_cast<std::size_t>(t.cards.steps[t.read])];
  const std::string laid = step.words + ".laid";
  card.text = tr(texts, pending && has_text(texts, laid) ? laid : step.words);
  card.next = true;
  card.closes = t.read + 1 == t.cards.steps.size();
}

void compose_lesson(const LessonProgress& t, const Texts& texts, const Session& session,
                    LessonCard& card) {
  const Standing& s = t.standing;
  const std::vector<LessonStep>& steps = t.lesson->steps;
  const auto text = [&](int step) {
    return std::string(tr(texts, steps[static_cast<std::size_t>(step)].words));
  };
  const std::size_t task = std::max(s.task, session.floor);
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
                   bool pending) {
  LessonCard card;
  const bool others = t.lesson->guided() ? shown_decision(session).player != learner
                                         : t.standing.moment == LessonPhase::others;
  if (others && !shown(session).over)
    card.text = t.card.text;  // stays while somebody else moves
  else if (t.lesson->guided())
    compose_guided(t, texts, session, pending, card);
  else
    compose_lesson(t, texts, session, card);
  card.title = lesson_title(texts, t.lesson->id);
  return card;
}

// Cards at a position that one returns to count as read.
void take_up_position(LessonProgress& t, const Session& session) {
  const bool back = t.known && session.cursor <= t.cursor;
  t.known = true;
  t.cursor = session.cursor;
  t.revision = session.revision;
  t.read = 0;
  if (t.lesson->guided()) {
    t.cards = guide_cards(*t.lesson, session);
    if (back && !t.cards.steps.empty()) t.read = t.cards.steps.size() - 1;
    return;
  }
  for (const LessonStep& step : t.lesson->steps)
    t.read += back && step.before == t.cursor && step.kind == StepKind::say;
  t.standing = standing(*t.lesson, session, t.read);
}

}  // namespace

std::string lesson_title(const Texts& texts, std::string_view id) {
  const std::string own = "lesson." + std::string(id) + ".title";
  if (has_text(texts, own)) return std::string(tr(texts, own));
  const std::string expansion = "expansion." + std::string(id);
  return std::string(tr(texts, has_text(texts, expansion) ? expansion : "lesson.own"));
}

const LessonInfo* next_lesson(std::string_view id) {
  const std::vector<LessonInfo>& all = lesson_infos();
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    if (all[i].id == id) return &all[i + 1];
  return nullptr;
}

void lesson_opened(LessonProgress& t, const Catalogue& catalogue, const Session& session) {
  t.lesson.reset();
  t.known = false;
  t.card = {};
  const LessonInfo* info = lesson_info(session.lesson);
  if (!info) return;
  if (auto lesson = read_lesson(catalogue, info->text)) t.lesson = std::move(*lesson);
}

void lesson_frame(LessonProgress& t, const Texts& texts, const Session& session, bool seen,
                  bool pending) {
  if (!t.lesson) return;
  if (!t.known || t.cursor != session.cursor || t.revision != session.revision)
    take_up_position(t, session);
  // The effect of a move is described once it has been shown.
  if (seen) t.card = compose(t, texts, session, pending);
  if (t.card.text == t.said) return;
  t.said = t.card.text;
  if (!t.said.empty()) platform::announce(t.card.news + ' ' + t.said);
}

bool lesson_over(const LessonProgress& t, const Session& session) {
  return t.lesson && (t.lesson->guided() ? shown(session).over : t.card.over);
}

void read_on(LessonProgress& t, const Session& session) {
  ++t.read;
  t.standing = standing(*t.lesson, session, t.read);
}

void try_again(LessonProgress& t, Session& session) {
  go_to(session, t.standing.task);
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
  if (!t.lesson || !t.known) return cue;
  if (t.lesson->guided())
    cue.told = guide_reply(*t.lesson, session);
  else if (t.standing.moment != LessonPhase::others)
    cue.wait = true;
  else
    cue.told = t.lesson->actions()[session.cursor];
  return cue;
}

}  // namespace bastide::web
