// Messages, for the slow oracle.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

bool counts_as_meeple(FigureKind kind) {
  return kind == FigureKind::meeple || kind == FigureKind::big_meeple || kind == FigureKind::abbot;
}

}  // namespace

bool Referee::enter_message_draw() {
  if (!setup_.has(Expansion::messages)) return false;
  bool due = landed_;
  if (!setup_.options.message_any_landing)
    due = std::any_of(movers_.begin(), movers_.end(), [&](int figure) { return dark(figure); });
  if (!due) return false;
  if (const std::vector<Action> draws = legal_message_draw(); draws.size() > 1) return true;
  take_message(legal_message_draw()[0].what);
  return false;
}

std::vector<Action> Referee::legal_message_draw() const {
  std::vector<Action> actions;
  for (const int message : unseen_messages) actions.push_back(message_action(message));
  if (actions.empty()) actions.push_back(message_action(seen_messages.front()));
  return actions;
}

void Referee::take_message(int message) {
  if (unseen_messages.empty())
    seen_messages.erase(seen_messages.begin());
  else
    unseen_messages.erase(message);
  message_ = message;
  movers_.clear();
  landed_ = false;
}

// The figures of the active player that message `message_` is about.
std::vector<Figure> Referee::subjects() const {
  std::vector<Figure> found;
  for (const Figure& figure : figures) {
    if (figure.owner != active || !counts_as_meeple(figure.kind)) continue;
    const SegmentKind on = survey.of(figure.spot).kind;
    bool subject = message_ == 8;
    if (message_ == 1) subject = on == SegmentKind::road;
    if (message_ == 2 || message_ == 4 || message_ == 5) subject = on == SegmentKind::city;
    if (message_ == 3) subject = on == SegmentKind::monastery;
    if (message_ == 6) subject = on == SegmentKind::field;
    if (subject) found.push_back(figure);
  }
  return found;
}

std::vector<Action> Referee::legal_message() const {
  std::vector<Action> actions = {two_points_action()};
  if (message_ >= 4 && message_ <= 7) return {two_points_action(), obey_action()};
  std::set<int> named;
  for (const Figure& figure : subjects()) {
    const u8 what = message_ == 8 ? static_cast<u8>(figure.kind) : u8{0};
    const Action action = obey_action(what, place_of(figure.spot.tile), figure.spot.segment);
    if (message_ == 8 ? std::count(actions.begin(), actions.end(), action) > 0
                      : !named.insert(survey.index(figure.spot)).second)
      continue;
    if (may_obey(action)) actions.push_back(action);
  }
  return actions;
}

bool Referee::may_obey(const Action& action) const {
  if (message_ >= 4 && message_ <= 7) return true;
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (tile < 0 ||
      action.where >= land.tiles()[static_cast<std::size_t>(tile)].type->segments.size())
    return false;
  const Spot spot{tile, action.where};
  const std::vector<Figure> own = subjects();
  if (message_ == 8) {
    const bool there = std::any_of(own.begin(), own.end(), [&](const Figure& figure) {
      return figure.spot == spot && static_cast<u8>(figure.kind) == action.what;
    });
    return there && owners(survey.of(spot)).count(active) > 0;
  }
  bool mine = false, fewest = true;
  for (const Figure& figure : own) {
    mine |= survey.index(figure.spot) == survey.index(spot);
    fewest &= value(survey.of(spot)).value <= value(survey.of(figure.spot)).value;
  }
  return mine && fewest;
}

bool Referee::enter_message() {
  if (message_ == 0) return false;
  if (const std::vector<Action> actions = legal_message(); actions.size() > 1) return true;
  obey(two_points_action());
  return enter();
}

// Carries out the message and sets phase_ to where the turn continues.
void Referee::obey(const Action& action) {
  phase_ = Phase::message_draw;
  Award award;
  award.cause = ScoreCause::message;
  const auto me = static_cast<std::size_t>(active);
  const std::vector<Figure> own = subjects();
  int fairy_points = 0;
  if (action.kind == ActionKind::two_points) {
    award.cause = ScoreCause::message_points;
    award.value = 2;
  } else if (message_ == 4) {
    std::set<int> cities;
    for (const Figure& figure : own) cities.insert(survey.index(figure.spot));
    for (const int city : cities)
      award.shields += survey.features[static_cast<std::size_t>(city)].shields;
    award.value = 2 * award.shields;
  } else if (message_ == 5 || message_ == 6) {
    if (message_ == 6) award.kind = SegmentKind::field;
    award.strength[me] = static_cast<int>(own.size());
    award.value = 2 * award.strength[me];
  } else if (message_ == 7) {
    if (drawable() > 0 || !hands[me].empty()) {
      waiting_tile_ = laid_;
      waiting_builder_ = builder_works_;
      waiting_hole_ = hole_;
      message_ = 0;
      phase_ = Phase::part_start;
      return;
    }
    award.cause = ScoreCause::completed;  // no award
  } else {
    const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
    award = value(survey.of(spot));
    fairy_points = bonus(survey.of(spot))[me];
    award.completed = false;
    award.cause = ScoreCause::message;
    if (message_ == 8) award.value = award.points[me] - fairy_points;
  }
  award.points = {};
  award.points[me] = award.value + fairy_points;
  if (award.cause != ScoreCause::completed) give(award);
  if (message_ == 8 && action.kind == ActionKind::obey)
    send_home({active,
               static_cast<FigureKind>(action.what),
               {land.tile_at(action.at.x, action.at.y), action.where}});
  seen_messages.push_back(message_);
  message_ = 0;
}

// Returns the first figure equal to this one, and orphans with it.
void Referee::send_home(const Figure& figure) {
  figures.erase(std::find(figures.begin(), figures.end(), figure));
  ++supply[static_cast<std::size_t>(figure.owner)][static_cast<std::size_t>(figure.kind)];
  survey_again();
  send_orphans_home();
}

// The extra tile is done: back to the suspended part.
bool Referee::resume() {
  if (waiting_tile_ < 0) return false;
  laid_ = waiting_tile_;
  builder_works_ = waiting_builder_;
  hole_ = waiting_hole_;
  waiting_tile_ = -1;
  hand = -1;
  seen_messages.push_back(7);
  movers_.clear();
  landed_ = false;
  phase_ = Phase::crop_choice;
  return true;
}

}  // namespace bastide::oracle
