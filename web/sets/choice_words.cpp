#include "web/sets/choice_words.hpp"

#include <memory>

#include "engine/rules/scoring.hpp"
#include "web/reading/reading.hpp"
#include "web/reading/reading_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// The segment that a piece is moved to or leaves, or that is named; no_node if there is none.
Node node_of_choice(const Meaning& meaning) {
  return meaning.to.node != no_node ? meaning.to.node : meaning.from.node;
}
bool is_figure(const Meaning& meaning) { return meaning.piece && is_figure(*meaning.piece); }

SegmentKind feature_of(const ChoiceToTell& choice, Node node) {
  return kind_of(choice.game.tables, choice.state.board, node);
}

// The position of a tile relative to the one just placed; if it is far, its coordinates.
std::string tile_words(const ChoiceToTell& choice, TileIndex tile) {
  const Board& board = choice.state.board;
  const Position at = place_of(board, tile), from = place_of(board, choice.state.placed);
  const int dx = at.x - from.x, dy = at.y - from.y;
  if (dx == 0 && dy == 0) return std::string(tr(choice.texts, "table.this-tile"));
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1)
    return tr(choice.texts, "table.tile-at", {std::to_string(at.x) + ", " + std::to_string(at.y)});
  constexpr int eighths[3][3] = {{7, 0, 1}, {6, 0, 2}, {5, 4, 3}};
  return with_capital(direction_name(choice.texts, eighths[dy + 1][dx + 1]));
}

}  // namespace

std::string_view pass_key(Phase phase) {
  for (const PageSet* set : page_sets())
    for (const PhaseWord& row : set->passes)
      if (row.phase == phase) return row.word;
  return "table.pass";
}

std::string choice_name(const ChoiceToTell& choice) {
  if (choice.action.kind == ActionKind::pass)
    return std::string(
        tr_guard(choice.texts, choice.game.sides > 1 && outcome(choice.game, choice.state).together,
                 pass_key(choice.phase)));
  for (const PageSet* set : page_sets())
    if (set->choice_name)
      if (std::string name = set->choice_name(choice); !name.empty()) return name;
  const Meaning& meaning = choice.meaning;
  if (meaning.player != no_player) return player_name(choice.texts, choice.record, meaning.player);
  if (const Node node = node_of_choice(meaning); node != no_node)
    return is_figure(meaning)
               ? with_capital(figure_words(choice.texts, *meaning.piece, feature_of(choice, node)))
               : feature_words(choice, node);
  for (const Place& place : {meaning.to, meaning.from})
    if (place.kind == PlaceKind::tile) return tile_words(choice, place.tile);
  return {};
}

std::string turn_words(const Texts& texts, const Game& game, const State& before,
                       std::span<const Action> actions, bool coordinates) {
  const auto state = std::make_unique<State>(before);
  std::string words;
  for (const Action& action : actions) {
    std::string more;
    if (action.kind == ActionKind::place && coordinates)
      more = std::to_string(action.at.x) + ", " + std::to_string(action.at.y);
    else if (action.kind == ActionKind::deploy)
      more = within_sentence(
          texts, figure_words(texts, static_cast<FigureKind>(action.what),
                              kind_of(game.tables, state->board,
                                      node_of(state->board, state->placed, action.where))));
    else if (action.kind == ActionKind::pass)
      more = within_sentence(texts, std::string(tr(texts, "sheet.no-figure")));
    if (!more.empty()) words = words.empty() ? more : tr(texts, "parts", {words, more});
    apply(game, *state, action);
  }
  return words;
}

std::string why_pass(const ChoiceToTell& choice) {
  const std::string key = std::string(pass_key(choice.phase)) + ".why";
  return has_text(choice.texts, key) ? std::string(tr(choice.texts, key)) : std::string();
}

std::string choice_worth(const ChoiceToTell& choice) {
  if (choice.no_hints) return {};
  for (const PageSet* set : page_sets())
    if (set->choice_worth)
      if (const auto worth = set->choice_worth(choice)) return *worth;
  const Meaning& meaning = choice.meaning;
  const bool comes_home = meaning.from.kind == PlaceKind::segment;
  const Node node = node_of_choice(meaning);
  if (choice.action.kind == ActionKind::pass) return {};
  // A figure returned in S6 scores.
  if (comes_home && choice.phase == Phase::figure) return gain_words(choice);
  if (is_figure(meaning) && node != no_node) return value_words(choice, node);
  return {};
}

ChoiceSign choice_sign(const ChoiceToTell& choice) {
  const Meaning& meaning = choice.meaning;
  const Node node = node_of_choice(meaning);
  ChoiceSign sign;
  sign.piece = meaning.piece;
  sign.owner = meaning.owner;
  if (meaning.player != no_player) {
    sign.piece = Piece::meeple;
    sign.owner = meaning.player;
  } else if (node != no_node && !meaning.piece) {
    sign.feature = feature_of(choice, node);
  }
  sign.lying =
      is_figure(meaning) && node != no_node && feature_of(choice, node) == SegmentKind::field;
  if (meaning.to.kind == PlaceKind::air) sign.mark = ChoiceSign::Mark::flies;
  if (meaning.from.kind == PlaceKind::segment && meaning.to.kind == PlaceKind::off)
    sign.mark = ChoiceSign::Mark::gone;
  for (const PageSet* set : page_sets())
    if (set->adjust_sign) set->adjust_sign(choice, sign);
  return sign;
}

std::string figure_words(const Texts& texts, FigureKind figure, SegmentKind feature) {
  if (figure != FigureKind::meeple && figure != FigureKind::big_meeple)
    return piece_name(texts, figure);
  const std::string role = role_name(texts, figure, feature);
  return figure == FigureKind::meeple ? role : tr(texts, "figure.big", {role});
}

std::string feature_words(const ChoiceToTell& choice, Node node) {
  const FeatureReading reading = read_feature(choice.game, choice.state, node);
  return feature_name(choice.texts, reading.kind) + ", " + size_words(choice.texts, reading);
}

std::string value_words(const ChoiceToTell& choice, Node node) {
  const Scoring before = evaluate(choice.game, choice.state, node);
  if (before.cause == ScoreCause::completed) return at_once_words(choice.texts, before.value);
  const auto after = std::make_unique<State>(choice.state);
  apply(choice.game, *after, choice.action);
  const int added =
      evaluate(choice.game, *after, node).points[choice.player] - before.points[choice.player];
  const bool field = before.feature == SegmentKind::field;
  return tr(choice.texts, field ? "table.in-the-end" : "table.if-unfinished",
            {signed_number(added)});
}

int gain_of(const ChoiceToTell& choice) {
  return gains_of(choice.game, choice.state, {&choice.action, 1}).points[choice.player];
}

std::string at_once_words(const Texts& texts, int points) {
  return tr(texts, "table.at-once", {signed_number(points)});
}

std::string gain_words(const ChoiceToTell& choice) {
  int points = gain_of(choice);
  if (const Action none = pass_action(); legal(choice.game, choice.state, none))
    points -= gains_of(choice.game, choice.state, {&none, 1}).points[choice.player];
  return points == 0 ? std::string() : at_once_words(choice.texts, points);
}

std::string direction_name(const Texts& texts, int eighth) {
  return std::string(tr(texts, "direction." + std::to_string(eighth & 7)));
}

}  // namespace bastide::web
