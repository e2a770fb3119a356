#include "web/screens/share_words.hpp"

#include <algorithm>
#include <numeric>

#include "web/art/faces/faces.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/screens/parts.hpp"
#include "web/session/calendar.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/sets/campaign.hpp"
#include "web/sets/page_set.hpp"
#include "web/setup/boxes.hpp"
#include "web/setup/new_game.hpp"
#include "web/store/store.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

// ---- What is shared -----------------------------------------------------------------------------

bool shares_comments(const Session& session, const ShareChoice& choice) {
  return choice.comments && choice.as == ShareAs::game && is_over(session) && !session.board &&
         !session.comments.empty();
}

SharedThing shared_thing(const Session& session, const ShareChoice& choice, bool puzzle) {
  if (choice.as == ShareAs::puzzle) return SharedThing::made_puzzle;
  if (choice.as == ShareAs::tiles) return SharedThing::tiles;
  if (puzzle) return SharedThing::puzzle;
  if (session.board) return SharedThing::line;
  if (!session.lesson.id.empty()) return SharedThing::lesson;
  const bool end = choice.cursor == session.record.actions.size();
  if (session.link.secret && end && !shares_comments(session, choice))
    return open_seat(session.record.fair) != no_player ? SharedThing::invitation
                                                       : SharedThing::turn;
  return is_over(session) && end ? SharedThing::game : SharedThing::position;
}

std::string shared_words(const Texts& texts, const Session& session, const ShareChoice& choice,
                         SharedThing thing) {
  constexpr const char* keys[] = {"share.invitation",  "share.turn",   "share.game",
                                  "share.position",    "share.line",   "share.lesson",
                                  "share.this-puzzle", "share.puzzle", "share.tiles"};
  std::string key = keys[static_cast<int>(thing)];
  std::string about;
  if (thing == SharedThing::turn) {
    const PlayerIndex next = awaited(session);
    if (next == no_player)
      key = "share.game";
    else
      about = player_name(texts, session.record, next);
  } else if (thing == SharedThing::position) {
    about = std::to_string(turn_told(session, choice.cursor));
    if (is_over(session)) key += ".over";
  } else if (thing == SharedThing::lesson) {
    about = tr(texts, "lesson." + session.lesson.id + ".title");
  }
  const std::string words = tr(texts, key, {about});
  return shares_comments(session, choice) ? tr(texts, "share.with-comments", {words}) : words;
}

bool makes_puzzle(const Session& session, std::size_t cursor) {
  return session.lesson.id.empty() && turn_begins(session, cursor) &&
         !no_help(session, false, Help::elsewhere);
}

bool has_same_tiles(const Session& session) {
  return is_over(session) && session.saved.kept && session.lesson.id.empty() &&
         session.record.fair.devices.empty();  // its tiles cannot be dealt again
}

// ---- The result ---------------------------------------------------------------------------------

std::string points_line(const Texts& texts, const Session& session,
                        const std::vector<int>& points) {
  if (one_score(session.record.setup))
    return tr_count(texts, "points", std::accumulate(points.begin(), points.end(), 0L));
  std::string line;
  for (std::size_t p = 0; p < points.size(); ++p)
    line += (p ? ", " : "") +
            name_and_number(texts, player_name(texts, session.record, static_cast<PlayerIndex>(p)),
                            std::to_string(points[p]));
  return line;
}

namespace {

// What somebody says of a game against one other: "Mason beat me 110 to 6".
std::string told_by(const Texts& texts, const Session& session, PlayerIndex me) {
  const std::vector<int> points = points_of(session);
  const auto other = static_cast<PlayerIndex>(1 - me);
  const std::string name = player_name(texts, session.record, other);
  const std::string mine = std::to_string(points[me]), theirs = std::to_string(points[other]);
  if (points[me] > points[other]) return tr(texts, "share.won", {name, mine, theirs});
  if (points[me] < points[other]) return tr(texts, "share.lost", {name, theirs, mine});
  return tr(texts, "share.drawn", {name, mine});
}

}  // namespace

std::string result_line(const Texts& texts, const Session& session) {
  if (const auto result = team_result(session)) return tell_result(texts, *result);
  const PlayerIndex me = only_person(session);
  const std::string line = me != no_player && session.record.setup.players == 2
                               ? told_by(texts, session, me)
                               : points_line(texts, session, points_of(session));
  return session.challenge.day.empty() ? line : tr_pair(texts, session.challenge.day, line);
}

// ---- The card -----------------------------------------------------------------------------------

namespace {

// "2026-11-22": of a daily game its day, else when it was last saved, or today.
std::string date_of(const Session& session, const std::vector<SavedGame>& saves) {
  if (!session.challenge.day.empty()) return session.challenge.day;
  const auto kept = std::find_if(saves.begin(), saves.end(), [&](const SavedGame& game) {
    return !session.saved.slot.empty() && game.slot == session.saved.slot;
  });
  return kept == saves.end() ? today() : local_date(kept->time);
}

std::vector<CardSeat> seats_of(const Texts& texts, const Session& session, const State& state) {
  const bool one = one_score(session.record.setup), over = state.over;
  const unsigned winners = over ? outcome(session.game, state).winners : 0;
  std::vector<CardSeat> seats;
  for (PlayerIndex p = 0; p < session.game.sides; ++p) {
    const auto person = static_cast<std::size_t>(person_of(session.game, p));
    CardSeat seat;
    seat.name = player_name(texts, session.record, p);
    if (!one) seat.points = std::to_string(state.score[p]);
    seat.colour = colour_of(session, p);
    seat.face = art::face_of(session.record.players[person].computer);
    seat.wins = !one && (winners >> p & 1) != 0;
    seats.push_back(std::move(seat));
  }
  if (over && !one)
    std::stable_sort(seats.begin(), seats.end(), [](const CardSeat& a, const CardSeat& b) {
      return a.wins != b.wins ? a.wins : std::stoi(a.points) > std::stoi(b.points);
    });
  return seats;
}

void append_part(std::string& words, const std::string& more) {
  words += (words.empty() || more.empty() ? "" : " \xc2\xb7 ") + more;
}

}  // namespace

BoardCard card_of(const Texts& texts, const Session& session, std::size_t cursor,
                  const std::vector<SavedGame>& saves) {
  const State& state = state_at(session, cursor);
  BoardCard card;
  card.maker = tr(texts, "app.name");
  card.seats = seats_of(texts, session, state);
  const std::string box = game_in_words(texts, form_of(session.record));
  const bool daily = !session.challenge.day.empty();
  card.title = daily                        ? std::string(tr(texts, "day.title"))
               : session.saved.name.empty() ? box
                                            : session.saved.name;
  if (!daily && !session.saved.name.empty()) card.foot = box;
  if (one_score(session.record.setup)) {
    const TeamStand team = team_stand(session.game, state);
    append_part(card.foot,
                tr(texts, "team.goal",
                   {std::to_string(team.points), tr_count(texts, "points", team.target)}));
  }
  if (!state.over)
    append_part(card.foot, tr(texts, "sheet.turn", {std::to_string(turn_told(session, cursor))}));
  append_part(card.foot, date_words(texts, date_of(session, saves)));
  return card;
}

// ---- An invitation ------------------------------------------------------------------------------

std::string invited_to(const Texts& texts, const Catalogue& catalogue, const Record& record) {
  const NewGameForm form = form_of(record);
  const int minutes = estimated_minutes(form, tiles_of(catalogue, record.setup));
  return tr(texts, "invite.to",
            {game_in_words(texts, form), tr_count(texts, "players", record.setup.players),
             std::to_string(minutes)});
}

std::string inviter(const Texts& texts, const Record& record) {
  const auto& seats = record.fair.device_of;
  const auto first = std::find(seats.begin(), seats.end(), u8{0});
  return first == seats.end()
             ? std::string()
             : player_name(texts, record, static_cast<PlayerIndex>(first - seats.begin()));
}

std::string invitation(const Texts& texts, const Catalogue& catalogue, const Record& record) {
  return tr(texts, "invite.text", {inviter(texts, record), invited_to(texts, catalogue, record)});
}

}  // namespace bastide::web
