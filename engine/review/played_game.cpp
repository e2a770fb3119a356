#include "engine/review/played_game.hpp"

#include <utility>

#include "engine/record/playback.hpp"

namespace bastide {

Expected<PlayedGame> play_through(const Catalogue& catalogue, const Record& record,
                                  FairPlace* reached) {
  auto game = make_game(catalogue, record.setup);
  if (!game) return game.error();
  PlayedGame played;
  played.game = std::move(*game);
  played.record.setup = record.setup;
  played.record.players = record.players;
  played.record.players.resize(record.setup.players);
  played.record.fair = record.fair;
  FairCourse course(record.fair);
  played.positions.begin(played.game);
  int line = 0;
  for (const Action& action : record.actions) {
    course.begin_step(played.game, played.positions.last(), static_cast<std::size_t>(line++));
    const auto exact = admitted(played.game, last_state(played), action, line);
    if (!exact) return exact.error();
    append(played, *exact);
  }
  course.end(played.game, last_state(played), record.actions.size());
  if (reached) *reached = course.place();
  return played;
}

void append(PlayedGame& played, const Action& action) {
  Events events;
  played.positions.append(played.game, action, events);
  played.record.actions.push_back(action);
  played.events.push_back(std::move(events));
}

void shorten(PlayedGame& played, std::size_t length) {
  played.positions.shorten(played.game, played.record.actions, length);
  played.record.actions.resize(length);
  played.events.resize(length);
}

std::size_t stop_from(const PlayedGame& played, std::size_t k) {
  while (k < played.record.actions.size() && played.positions[k].decision.chance) ++k;
  return k;
}

std::vector<int> points_of(const PlayedGame& played) {
  const auto& score = played.positions.back().score;
  return {score.begin(), score.begin() + played.game.sides};
}

bool plays_together(const PlayedGame& played) {
  return outcome(played.game, state_at(played, 0)).together;
}

bool lost_together(const PlayedGame& played) {
  const auto end = outcome(played.game, last_state(played));
  return end.together && end.winners == 0;
}

}  // namespace bastide
