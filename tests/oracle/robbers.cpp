// Robbers, for the slow oracle.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

// Where a player's robber may go.
std::set<int> Referee::spaces_to_rob(int player) const {
  std::set<int> found;
  for (int p = 0; p < setup_.players; ++p)
    if (p != player)
      for (const int at : spaces(p)) found.insert(at);
  if (const auto robber = robbers.find(player); robber != robbers.end())
    found.erase(robber->second);
  return found;
}

// Lists the players who may place: the active one, then the next one or all others with a robber in
// the supply.
void Referee::gather_robbers() {
  waylaying_.clear();
  if (!setup_.has(Expansion::robbers) || !land.tiles().back().type->robber) return;
  for (const int p : clockwise()) {
    if (p != active && robbers.count(p) > 0) continue;
    if (waylaying_.size() < 2 || setup_.options.robbers_for_all) waylaying_.push_back(p);
  }
}

bool Referee::enter_robber() {
  while (!waylaying_.empty() && spaces_to_rob(waylaying_[0]).empty())
    waylaying_.erase(waylaying_.begin());
  return !waylaying_.empty();
}

std::vector<Action> Referee::legal_robber() const {
  std::vector<Action> actions = {pass_action()};
  for (const int at : spaces_to_rob(waylaying_[0])) actions.push_back(robber_action(at));
  return actions;
}

void Referee::play_robber(const Action& action) {
  if (action.kind == ActionKind::robber) robbers[waylaying_[0]] = action.value;
  waylaying_.erase(waylaying_.begin());
  go_on(Phase::robber);
}

void Referee::count_robbers() {
  if (robbers.empty()) return;
  Award left;
  left.cause = ScoreCause::robber;
  left.value = 3;
  for (const auto& [owner, at] : robbers) left.points[static_cast<std::size_t>(owner)] = 3;
  robbers.clear();
  give(left);
}

}  // namespace bastide::oracle
