// What a choice is called and would bring, and why a computer player takes points, or ghosts.
#include <algorithm>
#include <cstdlib>

#include "engine/record/record.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/inspect.hpp"
#include "engine/sets/mists/mists.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/mists/table.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web::mist {
namespace {

using namespace mists;

std::string number(long n) { return std::to_string(n); }

int calmed_by(const Action& action) { return action.value + action.where; }

int ghosts_at(const ChoiceToTell& choice, TileIndex tile) {
  int count = 0;
  for (const PieceAt& there : pieces_of(choice.game, choice.state))
    if (there.piece == Piece::ghost && there.place.tile == tile) count += there.count;
  return count;
}

// Of the nine tiles around a figure.
int ghosts_around(const ChoiceToTell& choice, Position at) {
  int count = 0;
  for (const PieceAt& there : pieces_of(choice.game, choice.state)) {
    if (there.piece != Piece::ghost) continue;
    const Position p = place_of(choice.state.board, there.place.tile);
    if (std::abs(p.x - at.x) <= 1 && std::abs(p.y - at.y) <= 1) count += there.count;
  }
  return count;
}

// "Blue knight": who plays several colours must tell them apart.
std::string guard_words(const ChoiceToTell& choice, Node node) {
  const SegmentKind kind = kind_of(choice.game.tables, choice.state.board, node);
  return coloured(choice.texts, colour_of_side(choice.record.players, choice.meaning.owner),
                  figure_words(choice.texts, *choice.meaning.piece, kind));
}

// What is unfinished is worth nothing: what it will be, or is at once.
std::string worth_words(const ChoiceToTell& choice, Node node) {
  const FeatureReading reading = read_feature(choice.game, choice.state, node);
  if (reading.completed) return at_once_words(choice.texts, reading.now);
  return tr(choice.texts, "mists.then", {number(reading.then)});
}

// "Yellow: 4 → 9": whose points they are, and how far the figure would go.
std::string credit_words(const ChoiceToTell& choice) {
  const PlayerIndex side = side_to_credit(choice.game, choice.state);
  const Node feature = evaluated_feature(choice.state);
  const int points = feature != no_node ? evaluate(choice.game, choice.state, feature).value
                                        : ghosts_on_board(choice.state);
  const int from = choice.state.score[choice.action.what];
  return tr(choice.texts, "mists.credit",
            {colour_name(choice.texts, colour_of_side(choice.record.players, side)), number(from),
             number(from + points)});
}

int team_gain(const ChoiceToTell& choice) {
  int points = 0;
  for (const int p : gains_of(choice.game, choice.state, {&choice.action, 1}).points) points += p;
  return points;
}

}  // namespace

std::string name_choice(const ChoiceToTell& choice) {
  switch (choice.action.kind) {
    case ActionKind::earn:
      return std::string(tr(choice.texts, "mists.earn"));
    case ActionKind::calm:
      return tr_count(choice.texts, "mists.calm", calmed_by(choice.action));
    case ActionKind::haunt:
      return feature_name(choice.texts,
                          kind_of(choice.game.tables, choice.state.board, choice.meaning.to.node));
    case ActionKind::hide:
      return std::string(tr(choice.texts, "mists.hide"));
    case ActionKind::guard:
    case ActionKind::deploy:
      if (choice.game.sides == choice.game.setup.players) return {};
      return guard_words(choice, choice.meaning.to.node);
    case ActionKind::bury:
      if (choice.action.value != 0)
        return player_name(choice.texts, choice.record, choice.action.what);
      return guard_words(choice, choice.meaning.from.node);
    default:
      return {};
  }
}

std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  switch (choice.action.kind) {
    case ActionKind::earn: {
      if (const int points = team_gain(choice); points > 0)
        return at_once_words(choice.texts, points);
      return at_once_words(choice.texts,
                           evaluate(choice.game, choice.state, choice.meaning.to.node).value);
    }
    case ActionKind::calm:
      return tr(choice.texts, "mists.calm.of",
                {number(ghosts_at(choice, choice.meaning.from.tile))});
    case ActionKind::haunt:
      return tr_count(choice.texts, "ghosts", ghosts_at(choice, choice.meaning.to.tile));
    case ActionKind::credit:
      return credit_words(choice);
    case ActionKind::dog:
      return tr_count(choice.texts, "mists.around", ghosts_around(choice, choice.action.at));
    case ActionKind::bury:
      if (choice.action.value != 0) return {};
      return has_dog(choice.state, choice.meaning.from.node)
                 ? std::string(tr(choice.texts, "mists.with-dog"))
                 : worth_words(choice, choice.meaning.from.node);
    case ActionKind::guard:
    case ActionKind::deploy:
      if (!outcome(choice.game, choice.state).together) return {};
      return worth_words(choice, choice.meaning.to.node);
    default:
      return {};
  }
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind == ActionKind::calm) {
    sign.piece = Piece::ghost;
    sign.count = calmed_by(choice.action);
    sign.mark = ChoiceSign::Mark::none;
  }
  if (choice.action.kind == ActionKind::hide) {
    sign.piece.reset();
    sign.back = true;
  }
}

// ---- Why ----------------------------------------------------------------------------------------

namespace {

constexpr int few_ghosts = 5;  // left: an adviser calls that few

bool reaches_a_mark(const Game& game, const State& before, const State& after) {
  for (const int mark : level_of(game).dogs)
    if (mark != 0 && reached(game, after, mark) && !reached(game, before, mark)) return true;
  return false;
}

}  // namespace

std::string reason(const Texts& texts, const Game& game, const State& state, const Action& action) {
  if (decision(game, state).phase != Phase::reward) return {};
  State after = state;
  apply(game, after, action);
  const int left = ghosts_left(game, state);
  const std::string bank = tr_count(texts, "ghosts", left);
  if (action.kind == ActionKind::calm)
    return tr(texts, left <= few_ghosts ? "mists.why.last" : "mists.why.ghosts",
              {bank, tr_count(texts, "ghosts", ghosts_left(game, after) - left)});
  if (won(game, after)) return std::string(tr(texts, "mists.why.win"));
  if (reaches_a_mark(game, state, after)) return std::string(tr(texts, "mists.why.mark"));
  return tr(texts, left > few_ghosts ? "mists.why.safe" : "mists.why.points", {bank});
}

}  // namespace bastide::web::mist
