#include "web/panels/hand/naming_list.hpp"

#include <imgui.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "web/board/motion_view.hpp"
#include "web/drawing/paint.hpp"
#include "web/drawing/pictures.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/outcome_words.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/play/play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// A tile as it would lie, with how many are left.
void lay_fitting(Flow& flow, const TableView& view, std::size_t nth) {
  const Area at = flow.take(flow.area.width);
  if (!flow.ui) return;
  const Hand& hand = view.play->hand;
  const Fitting& tile = hand.fitting[nth];
  const Theme& theme = flow.theme;
  const std::string id = "scribe.tile." + std::to_string(nth);
  if (ui_card_at(view.ui, id.c_str(), at, Tone::plain, hand.nth == static_cast<int>(nth)))
    intend(view, [nth](TableView& v) { name_tile(v, nth); });
  const std::string copies = std::to_string(tile.copies);
  view.ui.theme.a11y.back().words = tr_pair(
      view.texts, tile_words(view.texts, view.session->game.types[tile.draw.what], tile.rotation),
      copies);
  const Paint paint = flow.paint();
  const float pad = px(theme, 3), round = px(theme, 3);
  const ImVec2 min(at.x + pad, at.y + pad), max(at.x + at.width - pad, at.y + at.height - pad);
  if (const ImTextureID picture =
          tile_picture(view.play->pictures, view.session->game, {tile.draw.what, tile.rotation},
                       (max.x - min.x) * theme.density))
    paint.draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, round);
  const ImVec2 size = ui_text_size(theme, copies, Face::small);
  const float beside = px(theme, 4);
  paint.draw.AddRectFilled({max.x - size.x - 2 * beside, max.y - size.y}, max,
                           faded(colour::paper_high, 0.94f), px(theme, 4));
  ui_draw_text(paint, {max.x - size.x - beside, max.y - size.y}, copies, Face::small, colour::ink);
}

void lay_fittings(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  const float gap = px(theme, 4), least = std::max(px(theme, 54), theme.touch ? theme.control : 0);
  const auto columns =
      std::max<std::size_t>(2, static_cast<std::size_t>((flow.area.width + gap) / (least + gap)));
  flow.grid(view.play->hand.fitting.size(), columns, gap,
            [&](Flow& cell, std::size_t nth) { lay_fitting(cell, view, nth); });
}

// What else can come by chance, a line each.
void lay_outcomes(Flow& flow, const TableView& view) {
  const Session& session = view.session;
  const auto offered = std::make_unique<ActionList>();
  legal_actions(session.game, shown(session), *offered);
  ButtonStyle style;
  style.width = flow.area.width;
  style.left = true;
  std::size_t nth = 0;
  for (const Action& action : *offered) {
    const std::string id = "scribe.outcome." + std::to_string(nth++);
    if (flow.button(id.c_str(), outcome_words(view.texts, session, session.cursor, action), style))
      intend(view, [action](TableView& v) { enter_chance(v, action); });
    flow.gap(4);
  }
}

std::string left_out_what(const Texts& texts, const LeftOut& out) {
  switch (out.action.kind) {
    case ActionKind::draw:
      return std::string(tr(texts, "scribe.left.draw"));
    case ActionKind::place:
      return tr(texts, "scribe.left.tile", {coordinates(out.action.at)});
    case ActionKind::deploy:
      return piece_name(texts, static_cast<Piece>(out.action.what));
    default:
      return std::string(tr(texts, "scribe.left.choice"));
  }
}

std::string left_out_words(const Texts& texts, const Record& record, const LeftOut& out) {
  const std::string_view rule = rule_id(out.rule);
  const std::string why =
      rule.empty() ? std::string(tr(texts, "scribe.left.unasked")) : explain_refusal(texts, rule);
  return tr(texts, "scribe.left",
            {std::to_string(out.turn), player_name(texts, record, out.player),
             left_out_what(texts, out), why});
}

// What a correction has come to.
void lay_correction(Flow& flow, const TableView& view) {
  const Session& session = view.session;
  const Scribe& scribe = *session.scribe;
  for (const LeftOut& out : scribe.left_out)
    flow.text(left_out_words(view.texts, session.record, out), Face::small, colour::accent);
  const bool waiting = waits(scribe);
  if (!can_leave_as_it_was(session) && at_end(session)) return;
  const int turns = waiting ? turns_waiting(session) : turns_ahead(session);
  if (turns > 0)
    flow.text(tr_count(view.texts, "scribe.waits", turns), Face::small, colour::ink_soft);
  ButtonStyle style;
  style.width = flow.area.width;
  style.tone = Tone::quiet;
  if (flow.button("scribe.leave", tr(view.texts, "scribe.leave"), style))
    intend(view, [](TableView& v) {
      leave_as_it_was(v.session);
      return_to_present(v.session, v.play->display, v.play->motion);
    });
}

}  // namespace

std::string naming_question(const Texts& texts, const Session& session, const Play& play) {
  if (!play.hand.names) return std::string(tr(texts, "board.ask.chance"));
  if (play.hand.asked) return std::string(tr(texts, "scribe.ask.tile"));
  return tr(texts, "scribe.ask.place", {player_name(texts, session.record, shown(session).active)});
}

void lay_naming(Flow& flow, const TableView& view) {
  const Session& session = view.session;
  const Hand& hand = view.play->hand;
  const float badge = ui_text_size(flow.theme, "X", Face::small).y * 1.4f;
  Flow words = flow.column(badge, flow.area.width - badge);
  const Area top = words.area;
  if (flow.ui)
    draw_player_badge(flow.paint().draw, {top.x - badge, top.y}, badge / 1.4f,
                      colour_of(session, shown(session).active));
  words.text(naming_question(view.texts, session, view.play), Face::small);
  flow.join({words});
  flow.gap(4);
  if (flow.ui)
    view.drawn.off_board.hand = {flow.area.x, flow.area.y, px(flow.theme, 64), px(flow.theme, 64)};
  if (!hand.names) return lay_outcomes(flow, view);
  if (hand.asked) return lay_fittings(flow, view);
  lay_correction(flow, view);
  ButtonStyle style;
  style.icon = Icon::tiles;
  style.width = flow.area.width;
  style.selected = view.play->side == SidePanel::bag;
  if (flow.button("scribe.by-tile", tr(view.texts, "scribe.by-tile"), style))
    intend(view, [](TableView& v) { toggle_side(v, SidePanel::bag); });
}

}  // namespace bastide::web
