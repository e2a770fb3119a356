#include "web/panels/offered_lesson.hpp"

#include <algorithm>

#include "web/lessons/done.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/decisions.hpp"

namespace bastide::web {
namespace {

// The lessons about what is being asked, each perhaps more than once.
std::vector<std::string_view> asked_about(const Session& session, const Play& play) {
  std::vector<std::string_view> lessons;
  const auto add = [&](std::string_view word) {
    if (const std::string_view lesson = lesson_about(word); !lesson.empty())
      lessons.push_back(lesson);
  };
  if (!person_chooses(session, play)) return lessons;
  add(decision_word(session.game, *play.hand.preview));
  for (const Action& offer : play.hand.offers) add(choice_word(offer));
  return lessons;
}

// Only where nobody waits for the person and nothing is at stake: the game stands still meanwhile.
bool may_leave_for_lesson(const Session& session, const Settings& settings) {
  return session.saved.kept && !session.saved.slot.empty() && !session.board && !session.scribe &&
         session.record.fair.devices.empty() && session.table_rules.clock.minutes == 0 &&
         only_person(session) != no_player && session.lesson.id.empty() &&
         !no_help(session, settings.no_hints, Help::advice);
}

std::string mark_of_offer(std::string_view lesson) { return "offer." + std::string(lesson); }

}  // namespace

void offer_lesson(LessonOffer& offer, LessonsDone& done, const Settings& settings,
                  const Session& session, const Play& play) {
  offer.shown.clear();
  if (!may_leave_for_lesson(session, settings)) return;
  const std::vector<std::string_view> asked = asked_about(session, play);
  if (asked.empty()) return;
  if (offer.slot == session.saved.slot && offer.turn == shown(session).turn) {
    const bool still = std::find(asked.begin(), asked.end(), offer.lesson) != asked.end();
    if (still && !offer.answered) offer.shown = offer.lesson;
    return;
  }
  for (const std::string_view lesson : asked) {
    if (lesson_done(done, lesson) || lesson_done(done, mark_of_offer(lesson))) continue;
    mark_done(done, mark_of_offer(lesson));
    const std::string id(lesson);
    offer = {id, id, session.saved.slot, shown(session).turn, false};
    return;
  }
}

}  // namespace bastide::web
