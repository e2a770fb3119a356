#include "web/store/daily.hpp"

#include <map>
#include <string_view>

#include "web/session/challenge.hpp"

namespace bastide::web {

int own_points(const SavedGame& game) {
  for (std::size_t p = 0; p < game.scores.size(); ++p)
    if (game.players[p].computer.empty()) return game.scores[p];
  return 0;
}

Daily daily_of(const std::vector<SavedGame>& saves, u64 now) {
  constexpr u64 day = 86400;
  std::map<std::string_view, const SavedGame*> played;
  for (const SavedGame& game : saves)  // the newest first
    if (!game.day.empty()) played[game.day] = &game;
  const auto finished = [&](u64 time) {
    const auto found = played.find(utc_date(time));
    return found != played.end() && found->second->over;
  };
  Daily daily;
  const std::string today = utc_date(now);
  for (const auto& [date, game] : played) {
    if (date == today) daily.today = game;
    if (!game->over) continue;
    if (date < today) daily.last = game;
    if (!daily.best || own_points(*game) >= own_points(*daily.best)) daily.best = game;
  }
  for (u64 time = finished(now) ? now : now - day; finished(time); time -= day) ++daily.row;
  return daily;
}

}  // namespace bastide::web
