#include "web/panels/hand/choice_told.hpp"

#include <optional>

#include "engine/rules/game.hpp"
#include "web/board/features.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/choices.hpp"
#include "web/play/gestures.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

ChoiceTold told_offer(const TableView& view, std::size_t offer) {
  for (const ChoiceRow& row :
       choice_rows(view.texts, view.settings, view.session, view.play->pictures, view.play->hand))
    for (const std::size_t one : row.offers)
      if (one == offer) {
        const std::string_view whose = row.group.empty() ? "" : tr(view.texts, row.group);
        return {whose.empty() ? row.name : tr_pair(view.texts, row.name, whose), row.worth};
      }
  return {};
}

// Why the figure that is held cannot stand where the mouse points, on the tile that is tried.
ChoiceTold told_refusal(const TableView& view, Point pointer) {
  const Play& play = view.play;
  const Hand& hand = play.hand;
  if (hand.phase != Phase::figure || !hand.placement || view.settings->no_hints) return {};
  if (!(cell_at(play.camera, pointer) == hand.placement->at)) return {};
  const Board& board = hand.preview->board;
  const Node node = feature_at(view.session, play.pictures, board, board.tiles.size(),
                               to_world(play.camera, pointer));
  const int held = held_kind(view.session->game, hand);
  if (node == no_node || held < 0 || !is_figure(piece_of_kind(held))) return {};
  const Action put =
      deploy_action(static_cast<FigureKind>(piece_of_kind(held)), segment_of(board, node));
  const std::string_view rule = rule_id(refusal(view.session->game, *hand.preview, put));
  if (rule.empty()) return {};
  const SegmentKind kind = kind_of(view.session->game.tables, board, node);
  return {std::string(feature_name(view.texts, kind)), explain_refusal(view.texts, rule, kind)};
}

}  // namespace

ChoiceTold told_at_pointer(const TableView& view) {
  const Play& play = view.play;
  const Hand& hand = play.hand;
  if (!person_chooses(view.session, play)) return {};
  if (const auto& pointer = play.gestures.pointer) {
    if (const auto offer = offer_under(view.ui.theme, view.session, play, *pointer))
      return told_offer(view, *offer);
    if (ChoiceTold why = told_refusal(view, *pointer); !why.name.empty()) return why;
  }
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.chosen == hand.offers[i] && hand.offers[i].kind != ActionKind::pass)
      return told_offer(view, i);
  return {};
}

}  // namespace bastide::web
