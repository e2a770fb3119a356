#include "web/store/days.hpp"

#include <algorithm>
#include <iterator>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/platform/kept_text.hpp"
#include "web/session/calendar.hpp"
#include "web/session/fair_play.hpp"
#include "web/sets/team.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view days_key = "days", first_word = "day ", best_word = "best=";
constexpr std::string_view result_words[] = {"begun", "lost", "drawn", "won"};
constexpr int most_day_points = 9999;

std::string write_score(const DayScore& score) {
  return std::to_string(score.own) + ':' + std::to_string(score.other);
}

bool read_score(std::string_view word, DayScore& score) {
  const auto take = [&word](int& points) {
    return read_number(take_until(word, ':'), -most_day_points, most_day_points, points);
  };
  return take(score.own) && take(score.other) && word.empty();
}

// False if the line is malformed.
bool read_day(std::string_view line, int& date, Day& day) {
  if (!line.starts_with(first_word)) return false;
  line.remove_prefix(first_word.size());
  const auto number = day_of_date(take_until(line, ' '));
  const auto result =
      std::find(std::begin(result_words), std::end(result_words), take_until(line, ' '));
  if (!number || result == std::end(result_words)) return false;
  date = *number;
  day.result = static_cast<DayResult>(result - std::begin(result_words));
  if (!read_number(take_until(line, ' '), day.begun) ||
      !read_number(take_until(line, ' '), day.ended))
    return false;
  day.slot = take_until(line, ' ');
  if (!valid_id(day.slot) || !read_score(take_until(line, ' '), day.score)) return false;
  while (!line.empty()) {  // a later version may have written more
    std::string_view word = take_until(line, ' ');
    if (!word.starts_with(best_word)) continue;
    word.remove_prefix(best_word.size());
    if (!read_score(word, day.best.emplace())) return false;
  }
  return true;
}

// Whether one try counts rather than another of the same day.
bool counts_before(const Day& one, const Day& other) {
  if (is_over(one) != is_over(other)) return is_over(one);
  return is_over(one) ? one.ended < other.ended : one.begun < other.begun;
}

platform::StoreResult keep_days(const Storage& storage, const Days& days) {
  return keep_if_new(storage, days_key, write_days(days));
}

DayResult compared(const DayScore& score) {
  return score.own > score.other   ? DayResult::won
         : score.own < score.other ? DayResult::lost
                                   : DayResult::drawn;
}

// Of a game that is not in the book as it is. What its header does not tell, whether a team has
// reached its goal, the game does.
Day day_of_saved(const Storage& storage, const Catalogue& catalogue, const SavedGame& game) {
  Day day;
  day.begun = game.time;
  day.slot = game.slot;
  if (!game.over) return day;
  if (game.scores.size() < 2) {
    const auto session = load_game(storage, catalogue, game.slot);
    return session ? day_of(*session, game.time).value_or(day) : day;
  }
  day.ended = game.time;
  bool found = false;
  int best = 0;  // of the others
  for (std::size_t p = 0; p < game.scores.size(); ++p)
    if (!found && game.players[p].computer.empty()) {
      day.score.own = game.scores[p];
      found = true;
    } else {
      best = std::max(best, game.scores[p]);
    }
  day.score.other = best;
  day.result = compared(day.score);
  return day;
}

}  // namespace

std::string write_days(const Days& days) {
  std::string text;
  for (const auto& [date, day] : days) {
    text += first_word;
    text += date_of_day(date) + ' ';
    text += result_words[static_cast<std::size_t>(day.result)];
    text += ' ' + std::to_string(day.begun) + ' ' + std::to_string(day.ended) + ' ' + day.slot;
    text += ' ' + write_score(day.score);
    if (day.best) text += ' ' + std::string(best_word) + write_score(*day.best);
    text += '\n';
  }
  return text;
}

Days read_days(std::string_view text) {
  Days days;
  while (!text.empty()) {
    int date = 0;
    Day day;
    if (read_day(take_line(text), date, day)) merge_days(days, {{date, std::move(day)}});
  }
  return days;
}

void merge_days(Days& days, const Days& others) {
  for (const auto& [date, other] : others) {
    const auto [at, added] = days.emplace(date, other);
    if (added) continue;
    const std::optional<DayScore> best = at->second.best ? at->second.best : other.best;
    if (counts_before(other, at->second)) at->second = other;
    at->second.best = best;
  }
  while (days.size() > most_days) days.erase(days.begin());
}

DayScore day_score(const Session& session) {
  const State& end = last_state(session);
  if (plays_together(session)) {
    const TeamStand team = team_stand(session.game, end);
    return {team.points, team.target};
  }
  const PlayerIndex person = only_person(session), me = person == no_player ? u8{0} : person;
  DayScore score{end.score[me]};
  bool found = false;
  for (PlayerIndex p = 0; p < session.game.sides; ++p) {
    if (p == me) continue;
    score.other = found ? std::max<int>(score.other, end.score[p]) : end.score[p];
    found = true;
  }
  return score;
}

DayResult day_result(const Session& session) {
  if (!plays_together(session)) return compared(day_score(session));
  return outcome(session.game, last_state(session)).winners != 0 ? DayResult::won : DayResult::lost;
}

std::optional<Day> day_of(const Session& session, u64 time) {
  if (session.challenge.day.empty() || session.saved.slot.empty() || !counts(session)) return {};
  Day day;
  day.begun = time;
  day.slot = session.saved.slot;
  if (!is_over(session)) return day;
  day.ended = time;
  day.result = day_result(session);
  day.score = day_score(session);
  return day;
}

Days stored_days(const Storage& storage) { return read_days(storage.get(days_key).value_or("")); }

platform::StoreResult add_days(const Storage& storage, const Days& days) {
  Days all = stored_days(storage);
  merge_days(all, days);
  return keep_days(storage, all);
}

Days add_saved_days(const Storage& storage, const Catalogue& catalogue,
                    const std::vector<SavedGame>& saves) {
  Days days = stored_days(storage), found;
  for (const SavedGame& game : saves) {  // the newest first: of several, the first one counts
    const auto date = day_of_date(game.day);
    if (!date || game.fault) continue;
    const auto entry = days.find(*date);
    const bool behind = entry != days.end() && !is_over(entry->second) && game.over &&
                        entry->second.slot == game.slot;
    if (entry == days.end() || behind) found[*date] = day_of_saved(storage, catalogue, game);
  }
  if (found.empty()) return days;
  merge_days(days, found);
  keep_days(storage, days);
  return days;
}

const SavedGame* game_of_day(const std::vector<SavedGame>& saves, const Days& days, int date) {
  const auto entry = days.find(date);
  if (entry == days.end()) return nullptr;
  const std::string day = date_of_day(date);
  const SavedGame* found = nullptr;
  for (const SavedGame& game : saves) {  // the newest first
    if (game.fault || game.day != day) continue;
    if (game.slot == entry->second.slot) return &game;
    found = &game;  // from another device, in a slot of its own here
  }
  return found;
}

DayRows day_rows(const Days& days, int today) {
  constexpr int soon = 7, never = -soon;
  int row = 0, longest = 0, last = 0, missed = never;  // `missed`: the last day forgiven
  const auto pass_to = [&](int date) {
    const int between = date - last - 1;
    if (row == 0 || between <= 0) return;
    if (between > 1 || last + 1 - missed < soon) {
      row = 0;
      missed = never;
    } else {
      missed = last + 1;
    }
  };
  for (const auto& [date, day] : days) {
    if (date > today || !is_over(day)) continue;  // the clock may have been ahead
    pass_to(date);
    longest = std::max(longest, ++row);
    last = date;
  }
  pass_to(today);
  return {row, longest, row > 0 && missed != never};
}

}  // namespace bastide::web
