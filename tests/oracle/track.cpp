// The slow oracle's score track: every scoring figure has a total of its own, and the points of an
// event are a list of moves.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::on_the_track() const {
  return setup_.has(Expansion::messages) || setup_.has(Expansion::robbers);
}

std::vector<int> Referee::clockwise() const {
  std::vector<int> players;
  for (int k = 0; k < setup_.players; ++k) players.push_back((active + k) % setup_.players);
  return players;
}

int Referee::space(int player, int figure) const {
  return track[static_cast<std::size_t>(player)][static_cast<std::size_t>(figure)] % 50;
}

std::set<int> Referee::spaces(int player) const {
  std::set<int> found = {space(player, 0)};
  if (setup_.has(Expansion::messages)) found.insert(space(player, 1));
  return found;
}

// Gives points: directly at the end of the game, before that by way of the track.
void Referee::give(const Award& award) {
  awards.push_back(award);
  if (phase_ == Phase::over || !on_the_track()) {
    for (std::size_t p = 0; p < max_players; ++p) score[p] += award.points[p];
    return;
  }
  for (const int p : clockwise())
    if (const int points = award.points[static_cast<std::size_t>(p)]; points > 0)
      moves_.push_back({p, points, false});
  scored_ = award.points;
  left_.clear();
  thieves_known_ = false;
}

bool Referee::figure_matters(int player) const {
  if (!setup_.has(Expansion::messages)) return false;
  return space(player, 0) != space(player, 1) ||
         (player == active && movers_.size() == 1);  // one has been moved in this part
}

bool Referee::dark(int figure) const {
  const int at = space(active, figure);
  if (at % 5 != 0) return false;
  if (setup_.options.message_blocked)
    for (int p = 0; p < setup_.players; ++p)
      if (p != active && spaces(p).count(at) > 0) return false;
  return true;
}

void Referee::move_points(int figure) {
  const Move move = moves_.front();
  moves_.erase(moves_.begin());
  const int from = space(move.player, figure);
  const auto p = static_cast<std::size_t>(move.player);
  track[p][static_cast<std::size_t>(figure)] += move.points;
  score[p] += move.points;
  if (!move.stolen) left_[move.player] = from;
  if (move.stolen)
    for (auto& [owner, at] : robbers)
      if (at == from && std::count(thieves_.begin(), thieves_.end(), owner) == 0)
        at = space(move.player, figure);
  if (move.player != active) return;
  movers_.insert(figure);
  landed_ = landed_ || dark(figure);
}

std::vector<int> Referee::victims(int thief) const {
  std::vector<int> found;
  const auto robber = robbers.find(thief);
  if (robber == robbers.end()) return found;
  for (const auto& [player, from] : left_)
    if (player != thief && from == robber->second) found.push_back(player);
  return found;
}

void Referee::rob(int victim) {
  const int thief = thieves_.front();
  thieves_.erase(thieves_.begin());
  robbers.erase(thief);
  const int half = (scored_[static_cast<std::size_t>(victim)] + 1) / 2;
  Award stolen;
  stolen.cause = ScoreCause::stolen;
  stolen.value = stolen.points[static_cast<std::size_t>(thief)] = half;
  awards.push_back(stolen);
  moves_.push_back({thief, half, true});
}

// Continues recording the moves; returns whether a player has to choose.
bool Referee::record() {
  for (;;) {
    if (!moves_.empty()) {
      phase_ = Phase::move_points;
      if (figure_matters(moves_.front().player)) return true;
      move_points(0);
      continue;
    }
    if (!thieves_known_)
      for (const int p : clockwise())
        if (!victims(p).empty()) thieves_.push_back(p);
    thieves_known_ = true;
    if (thieves_.empty()) return false;
    phase_ = Phase::steal;
    const std::vector<int> choice = victims(thieves_.front());
    if (choice.size() > 1) return true;
    rob(choice[0]);
  }
}

}  // namespace bastide::oracle
