#include "web/text/decisions.hpp"

#include <memory>

namespace bastide::web {
namespace {

struct Topic {
  std::string_view word, topic;
};
constexpr Topic topics[] = {
    {"place", "base.tile"},
    {"choose-tile", "base.tile"},
    {"figure", "base.meeple"},
    {"score-order", "base.home"},
    {"big-meeple", "inns-cathedrals.big"},
    {"abbot", "abbot.place"},
    {"abbot-back", "abbot.back"},
    {"builder", "traders-builders.builder"},
    {"pig", "traders-builders.pig"},
    {"fly", "flying-machines.fly"},
    {"land", "flying-machines.land"},
    {"gold-place", "gold-mines.place"},
    {"gold-take", "gold-mines.take"},
    {"magic", "mage-witch.place"},
    {"magic-remove", "mage-witch.place"},
    {"magic-apart", "mage-witch.apart"},
    {"robber", "robbers.place"},
    {"robber-second", "robbers.place"},
    {"rob", "robbers.steal"},
    {"ferry-place", "ferries.place"},
    {"ferry-move", "ferries.move"},
    {"move-points", "messages.figures"},
    {"message", "messages.list"},
    {"message-target", "messages.list"},
    {"two-points", "messages.draw"},
    {"crop-choice", "crop-circles.choose"},
    {"crop-add", "crop-circles.join"},
    {"crop-take", "crop-circles.join"},
};

// The kind of the first answer that is not a refusal.
ActionKind first_kind(const Game& game, const State& state) {
  const auto actions = std::make_unique<ActionList>();
  legal_actions(game, state, *actions);
  for (const Action& action : *actions)
    if (action.kind != ActionKind::pass) return action.kind;
  return ActionKind::none;
}

}  // namespace

std::string_view decision_word(Phase phase) {
  switch (phase) {
    case Phase::choose:
      return "choose-tile";
    case Phase::place:
      return "place";
    case Phase::gold_place:
      return "gold-place";
    case Phase::magic:
      return "magic";
    case Phase::robber:
      return "robber";
    case Phase::figure:
      return "figure";
    case Phase::landing:
      return "land";
    case Phase::ferry_place:
      return "ferry-place";
    case Phase::ferry_move:
      return "ferry-move";
    case Phase::separate:
      return "magic-apart";
    case Phase::score:
      return "score-order";
    case Phase::gold_award:
      return "gold-take";
    case Phase::message:
      return "message";
    case Phase::crop_choice:
      return "crop-choice";
    case Phase::crop:
      return "crop-add";
    case Phase::move_points:
      return "move-points";
    case Phase::steal:
      return "rob";
    default:
      return {};
  }
}

std::string_view decision_word(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  if (d.chance || d.over) return {};
  switch (d.phase) {
    case Phase::magic:
    case Phase::separate:
      if (first_kind(game, state) == ActionKind::banish) return "magic-remove";
      return d.phase == Phase::magic && game.types[state.board.tiles[state.placed].type].mage
                 ? "magic"
                 : "magic-apart";
    case Phase::robber:
      return d.player == state.active ? "robber" : "robber-second";
    case Phase::crop:
      return first_kind(game, state) == ActionKind::retrieve ? "crop-take" : "crop-add";
    default:
      return decision_word(d.phase);
  }
}

std::string_view choice_word(const Action& action) {
  switch (action.kind) {
    case ActionKind::deploy:
      switch (static_cast<FigureKind>(action.what)) {
        case FigureKind::big_meeple:
          return "big-meeple";
        case FigureKind::abbot:
          return "abbot";
        case FigureKind::builder:
          return "builder";
        case FigureKind::pig:
          return "pig";
        default:
          return {};
      }
    case ActionKind::retrieve:
      return static_cast<FigureKind>(action.what) == FigureKind::abbot ? "abbot-back"
                                                                       : std::string_view{};
    case ActionKind::fly:
      return "fly";
    case ActionKind::two_points:
      return "two-points";
    default:
      return {};
  }
}

std::string decision_title(const Texts& texts, std::string_view word) {
  return std::string(tr(texts, "decision." + std::string(word) + ".title"));
}

std::string decision_rule(const Texts& texts, std::string_view word) {
  return std::string(tr(texts, "decision." + std::string(word)));
}

std::string_view help_topic(std::string_view word) {
  for (const Topic& t : topics)
    if (t.word == word) return t.topic;
  return "base";
}

}  // namespace bastide::web
