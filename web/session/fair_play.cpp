#include "web/session/fair_play.hpp"

#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// A guided game is kept like others, and is no task.
bool is_task(const Session& session) { return !session.saved.kept; }
bool is_lesson(const Session& session) { return is_task(session) || !session.lesson.id.empty(); }

}  // namespace

const char* no_help(const Session& session, bool no_hints, Help help) {
  const bool over = session.board || is_over(session) || called_off(session);
  if (!over && (help == Help::advice ? is_task(session) : is_lesson(session))) return "help.lesson";
  if (no_hints && help != Help::elsewhere) return "settings.purist.off";
  if (over) return nullptr;
  // Those who play are elsewhere. Where they are not to see the points, nor does anything show them
  // that is made of the position.
  if (session.scribe && (help != Help::elsewhere || hides_points(session))) return "help.scribe";
  const bool by_link = !session.record.fair.devices.empty();
  if (session.table_rules.no_help || (by_link && !session.table_rules.with_help))
    return "help.by-link";
  if (!session.challenge.day.empty()) return "help.day";
  return nullptr;
}

bool may_forget(const Session& session) {
  return !session.table_rules.no_take_back || (is_over(session) && session.challenge.day.empty());
}

bool counts(const Session& session) {
  return !is_lesson(session) && !session.board && !session.scribe && !session.apart &&
         !session.record.setup.position && session.stood_in == 0;
}

}  // namespace bastide::web
