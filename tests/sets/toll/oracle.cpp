// The slow oracle: the toll road (VAR-16).
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::on_toll_road() const { return setup_.options.toll_road && setup_.players == 1; }

// Not a tile of the river, nor of a board that always lies there.
int Referee::tiles_with_toll() const {
  int tiles = 0;
  for (const Tile& tile : land.tiles())
    tiles += tile.type->board.empty() &&
             drawn_as_[static_cast<std::size_t>(tile.type - types_->data())] == 2;
  return tiles;
}

// TOLL-4
int Referee::toll() const {
  const int tiles = tiles_with_toll();
  if (tiles < 10) return 1;
  if (tiles < 20) return 2;
  return tiles < 50 ? 3 : 4;
}

// TOLL-5: only if there is a tile to lay.
bool Referee::enter_toll() {
  if (!on_toll_road() || score[0] >= toll()) return false;
  if (left() == 0 && hands[0].empty()) return false;
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (bag[t] > 0 && drawn_as_[t] != 2) return false;  // a river is under way
  phase_ = Phase::over;
  ++stopped;
  return true;
}

// TOLL-3: the tile has just been added to the landscape, which had so many before.
void Referee::pay_toll(int tiles_before, int due) {
  if (!on_toll_road() || tiles_with_toll() == tiles_before) return;
  Award paid;
  paid.cause = ScoreCause::toll;
  paid.tiles = tiles_with_toll();
  paid.value = due;
  paid.points[0] = -due;
  score[0] -= due;
  awards.push_back(paid);
}

}  // namespace bastide::oracle
