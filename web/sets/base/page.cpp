// The page's side of the base game.
#include "engine/rules/scoring.hpp"
#include "web/sets/explain.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string_view tile_key(const Game& game, const Event& event) {
  switch (event.to.kind) {
    case PlaceKind::cell:
      return game.types[event.type].segments.empty() ? "event.face-down" : "event.placed";
    case PlaceKind::off:
      return event.type != no_type && game.pile[event.type] == main_pile ? "event.discarded" : "";
    case PlaceKind::bag:
      return "event.returned-to-bag";
    default:
      return event.from.kind == PlaceKind::bag ? "event.drawn" : "";
  }
}

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece == Piece::tile) {
    const std::string_view key = tile_key(h.game, event);
    if (event.to.kind == PlaceKind::cell) return tell_place(h, key);
    return key.empty() ? std::string() : tr(h.texts, key, {h.who});
  }
  if (event.piece != Piece::meeple) return {};
  if (is_figure_placed(event)) return tr(h.texts, key_of("event.figure.", h.on), {h.who});
  if (is_figure_returned(event)) return tr(h.texts, key_of("event.home.", h.on), {h.who});
  return {};
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.phase != Phase::score) return {};
  return explain_value(choice.texts, evaluate(choice.game, choice.state, choice.meaning.to.node));
}

constexpr PhaseWord passes[] = {{Phase::figure, "table.no-figure"}};
constexpr PhaseWord phases[] = {
    {Phase::place, "place"},
    {Phase::figure, "figure"},
    {Phase::score, "score-order"},
};
constexpr WordTopic topics[] = {
    {"place", "base.tile"},
    {"figure", "base.meeple"},
    {"score-order", "base.home"},
};

}  // namespace

extern const PageSet base_page = {
    .id = "base",
    .tell_move = tell_move,
    .phases = phases,
    .passes = passes,
    .topics = topics,
    .choice_name = name_choice,
};

}  // namespace bastide::web
