// The slow oracle: tiles in hand (VAR-3, VAR-4).
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

// Not while the river is laid.
bool Referee::with_hands() const {
  if (!has_hands(setup_.options)) return false;
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (bag[t] > 0 &&
        std::count((*types_)[t].edges.begin(), (*types_)[t].edges.end(), EdgeKind::river) > 0)
      return false;
  return true;
}

// The player whose hand lacks a tile, -1: none.
int Referee::short_hand() const {
  if (drawable() == 0) return -1;
  if (filled_) return hands[static_cast<std::size_t>(active)].empty() ? active : -1;
  const std::size_t size = setup_.options.hand_of_three ? 3 : 1;
  for (int k = 0; k < setup_.players; ++k) {
    const int player = (active + k) % setup_.players;
    if (hands[static_cast<std::size_t>(player)].size() < size) return player;
  }
  return -1;
}

// In a further part only the turn ends, if the next player has something to place.
bool Referee::end_without_tile() {
  if (resume()) return enter();
  const auto& next = hands[static_cast<std::size_t>(next_player())];
  if ((second_part_ || hole_part_) && std::any_of(next.begin(), next.end(), [&](int type) {
        return placeable(static_cast<std::size_t>(type));
      })) {
    next_turn();
    return enter();
  }
  finish();
  return true;
}

bool Referee::offer_hands() {
  if (short_hand() >= 0) return true;
  if (hands[static_cast<std::size_t>(active)].empty())  // nothing is left
    return end_without_tile();
  filled_ = true;
  return false;
}

void Referee::discard_tile(int type) {
  if (setup_.options.return_unplaceable)
    ++bag[static_cast<std::size_t>(type)];
  else
    discarded.push_back(type);
  if (with_hills() && !setup_.options.return_unplaceable &&
      (*types_)[static_cast<std::size_t>(type)].hill && left() > 0)
    ++unseen;
}

std::vector<Action> Referee::legal_choose() const {
  std::vector<Action> actions;
  const auto& own = hands[static_cast<std::size_t>(active)];
  for (const int type : std::set<int>(own.begin(), own.end()))
    if (placeable(static_cast<std::size_t>(type)))
      actions.push_back(choose_action(static_cast<TypeIndex>(type)));
  return actions;
}

bool Referee::enter_choose() {
  if (hand >= 0) return false;  // a tile of the river
  auto& own = hands[static_cast<std::size_t>(active)];
  const std::vector<Action> choice = legal_choose();
  if (choice.size() > 1) return true;
  if (choice.size() == 1) {
    own.erase(own.find(choice[0].what));
    hand = choice[0].what;
    return false;
  }
  bool hope = false;
  const bool any = drawable() > 0;
  for (std::size_t t = 0; t < bag.size() && any && !hope; ++t)
    hope |= bag[t] > 0 && !is_held(t) && placeable(t);
  if (!hope) return end_without_tile();
  for (const int type : own) discard_tile(type);
  own.clear();
  filled_ = false;
  phase_ = Phase::draw;
  return enter();
}

}  // namespace bastide::oracle
