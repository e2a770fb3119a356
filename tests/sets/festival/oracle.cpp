// The slow oracle: the Festival.
#include <algorithm>

#include "engine/sets/festival/actions.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::at_festival() const {
  return setup_.has(Expansion::festival) &&
         land.tiles()[static_cast<std::size_t>(laid_)].type->festival;
}

// Own figures, each once of those that are the same to the rules.
std::vector<Action> Referee::recalls() const {
  std::vector<Action> actions;
  std::vector<Figure> offered;
  if (!at_festival()) return actions;
  for (const Figure& figure : figures) {
    const Action action =
        recall_action(figure.kind, place_of(figure.spot.tile), figure.spot.segment);
    if (recalled(action) < 0) continue;
    if (figure.owner != active) continue;
    if (std::any_of(offered.begin(), offered.end(), [&](const Figure& other) {
          return other.kind == figure.kind && same_place(other.spot, figure.spot);
        }))
      continue;
    offered.push_back(figure);
    actions.push_back(action);
  }
  return actions;
}

int Referee::recalled(const Action& action) const {
  if (!at_festival()) return -1;
  const bool meeple = action.what <= static_cast<u8>(FigureKind::abbot);
  if (setup_.options.festival_meeples && !meeple) return -1;
  const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (figures[i].owner == active && figures[i].spot == spot &&
        static_cast<u8>(figures[i].kind) == action.what)
      return static_cast<int>(i);
  return -1;
}

void Referee::play_recall(const Action& action) {
  const auto i = static_cast<std::size_t>(recalled(action));
  const Figure figure = figures[i];
  ++supply[static_cast<std::size_t>(active)][action.what];
  figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(i));
  if (figure.kind == FigureKind::shepherd) lose_sheep(figure.spot);
  survey_again();
  send_orphans_home();
}

}  // namespace bastide::oracle
