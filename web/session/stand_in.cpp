#include "web/session/stand_in.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/players/stand_in.hpp"
#include "engine/record/thread.hpp"

namespace bastide::web {
namespace {

// More answers than a round has, in any game. Who does not play may have missed many rounds.
constexpr int most_answers = 100;

bool has_said(const Agreement& agreement, u8 device) {
  return (agreement.agreed >> device & 1) != 0;
}

// The first player of a device.
PlayerIndex player_at(const Session& session, u8 device) {
  const std::vector<u8>& seats = session.record.fair.device_of;
  return static_cast<PlayerIndex>(std::find(seats.begin(), seats.end(), device) - seats.begin());
}

// What this device says at the end of the game.
FairWord own_word(const Session& session) {
  return {static_cast<u16>(session.record.actions.size()), session.link.device, 0,
          stand_in_version};
}

}  // namespace

PlayerIndex replaceable(const Session& session) {
  const LinkGame& link = session.link;
  if (!link.secret || link.device == no_device || called_off(session)) return no_player;
  const Agreement agreement = agreement_here(session);
  const bool other = agreement.version != 0 && agreement.version != stand_in_version;
  if ((agreement.others >> link.device & 1) == 0 || has_said(agreement, link.device) || other)
    return no_player;
  return player_at(session, agreement.absent);
}

bool asks_to_replace(const Session& session) {
  return replaceable(session) != no_player && agreement_here(session).agreed != 0;
}

PlayerIndex asked_to_replace(const Session& session) {
  const Agreement agreement = agreement_here(session);
  return agreement.agreed == 0 || agreement.holds() ? no_player
                                                    : player_at(session, agreement.absent);
}

bool may_play_alone(const Session& session) {
  return for_two(session) && open_seat(session.record.fair) == no_player &&
         session.link.device != no_device && !session.link.live && !is_over(session) &&
         awaited(session) != no_player && moved_between(session, 0, session.events.size());
}

bool agree_to_replace(Session& session) {
  if (replaceable(session) == no_player) return false;
  session.cursor = session.record.actions.size();
  if (!give_word(session.game, last_state(session), session.record.fair, session.link.place,
                 own_word(session), *session.link.secret))
    return false;
  session.link.sent = false;
  ++session.revision;
  go_on_after_words(session);
  return true;
}

void go_on_instead(Session& session, const Agreement& agreement) {
  if (!session.link.secret || agreement.confirms != session.link.device || agreement.agreed == 0)
    return;
  if (!decline(session.game, last_state(session), session.record.fair, session.link.place,
               own_word(session), *session.link.secret))
    return;
  session.link.sent = false;
  ++session.revision;
}

bool plays_as_agreed(const Session& session, std::size_t from) {
  const Record& record = session.record;
  if (session.stood_in == 0) return true;
  for (const FairWord& word : record.fair.words)
    if (word.version != 0 && word.version != stand_in_version &&
        (session.link.place.away >> word.absent & 1) != 0)
      return true;
  const u8 own = session.link.device;
  const bool plays = own != no_device && (session.link.place.away >> own & 1) == 0;
  FairCourse course(record.fair);
  const auto state = std::make_unique<State>(initial_state(session.game));
  int answers = 0;
  for (std::size_t k = 0; k < record.actions.size(); ++k) {
    course.begin_step(session.game, *state, k);
    const FairPlace& place = course.place();
    const bool asked =
        k >= from && !decision(session.game, *state).chance && (place.away >> place.owner & 1) != 0;
    if (asked && ++answers > most_answers) return !plays;
    if (asked && !(stand_in_answer(session.game, *state) == record.actions[k])) return false;
    apply(session.game, *state, record.actions[k]);
  }
  return true;
}

Expected<Session> played_alone(const Catalogue& catalogue, const Session& session, u64 seed) {
  Record record = session.record;
  const std::vector<u8> devices = std::exchange(record.fair, {}).device_of;
  record.setup.seed = seed;  // of what is still to be drawn: the rest is in the record
  for (std::size_t p = 0; p < devices.size(); ++p)
    if (devices[p] != session.link.device && record.players[p].computer.empty())
      record.players[p].computer = stand_in_kind;
  auto alone = open_session(catalogue, record);
  if (!alone) return alone;
  alone->apart = true;
  alone->table_rules = session.table_rules;
  alone->table_rules.no_help = !session.table_rules.with_help;
  return alone;
}

}  // namespace bastide::web
