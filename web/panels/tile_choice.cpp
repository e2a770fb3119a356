#include "web/panels/tile_choice.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/sort.hpp"
#include "web/drawing/paint.hpp"
#include "web/drawing/pictures.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/bag_panel.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/play/play.hpp"
#include "web/reading/reading.hpp"
#include "web/session/chance_outcomes.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr const char* side_ids[] = {"scribe.north", "scribe.east", "scribe.south", "scribe.west"};

std::string side_name(const Texts& texts, const std::optional<EdgeKind>& kind) {
  return std::string(tr(texts, kind ? edge_key(*kind) : "scribe.side.any"));
}

// Anything, then one kind after the other.
void next_kind(SideKinds& sides, std::size_t side, const Game& game) {
  const std::vector<EdgeKind> kinds = kinds_of_sides(game);
  std::optional<EdgeKind>& now = sides[side];
  const auto at = now ? std::find(kinds.begin(), kinds.end(), *now) + 1 : kinds.begin();
  now = at == kinds.end() ? std::nullopt : std::optional(*at);
}

// A button for each side, around a square.
void lay_sides(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  const SideKinds& sides = view.bag->sides;
  const float gap = px(theme, 4), third = (flow.area.width - 2 * gap) / 3;
  const auto side = [&](Flow& in, std::size_t n) {
    ButtonStyle style;
    style.width = in.area.width;
    style.selected = sides[n].has_value();
    const bool pressed = in.button(side_ids[n], side_name(view.texts, sides[n]), style);
    if (in.ui)
      view.ui.theme.a11y.back().words =
          tr_pair(view.texts, direction_name(view.texts, static_cast<int>(2 * n)),
                  side_name(view.texts, sides[n]));
    if (pressed) intend(view, [n](TableView& v) { next_kind(v.bag->sides, n, v.session->game); });
  };
  const auto middle = [&](std::size_t n) {
    Flow in = flow.column(third + gap, third);
    side(in, n);
    flow.join({in});
    flow.take(gap);
  };
  middle(0);
  Flow west = flow.column(0, third), square = flow.column(third + gap, third),
       east = flow.column(2 * (third + gap), third);
  side(west, 3);
  side(east, 1);
  const Area at = square.take(std::max(west.height(), east.height()));
  if (flow.ui) {
    const float half = std::min(at.width, at.height) / 2;
    const ImVec2 c(at.x + at.width / 2, at.y + at.height / 2);
    flow.paint().draw.AddRect({c.x - half, c.y - half}, {c.x + half, c.y + half}, colour::ink_soft,
                              px(theme, 4), 0, px(theme, 2));
  }
  flow.join({west, square, east});
  flow.take(gap);
  middle(2);
}

void choose_tile(TableView& view, const Action& draw) {
  const SideKinds sides = std::exchange(view.bag->sides, any_sides);
  if (view.play->layout.shape != TableShape::wide) view.play->side = SidePanel::none;
  enter_chance(view, draw);
  Hand& hand = view.play->hand;
  const auto rotation = rotation_with(view.session->game, draw.what, sides);
  if (hand.type == draw.what && rotation && sides != any_sides) hand.rotation = *rotation;
}

void lay_tile(Flow& flow, const TableView& view, const ChanceOutcome& outcome) {
  const Area at = flow.take(flow.area.width);
  if (!flow.ui || !ImGui::IsRectVisible(at.min(), at.max())) return;
  const Session& session = view.session;
  const Theme& theme = flow.theme;
  const std::string id = "scribe.draw." + session.game.types[outcome.type].id;
  if (ui_card_at(view.ui, id.c_str(), at))
    intend(view, [draw = outcome.action](TableView& v) { choose_tile(v, draw); });
  const bool fits = !places_for(session.game, shown(session), outcome.type).empty();
  const std::string copies = std::to_string(outcome.copies);
  std::string words =
      tr_pair(view.texts, tile_words(view.texts, session.game.types[outcome.type]), copies);
  if (!fits) words += ' ' + std::string(tr(view.texts, "bag.fits.none"));
  view.ui.theme.a11y.back().words = words;
  const u8 rotation = rotation_with(session.game, outcome.type, view.bag->sides).value_or(0);
  const Paint paint = flow.paint();
  const float pad = px(theme, 3);
  const ImVec2 min(at.x + pad, at.y + pad), max(at.x + at.width - pad, at.y + at.height - pad);
  if (const ImTextureID picture =
          tile_picture(view.play->pictures, session.game, {outcome.type, rotation},
                       (max.x - min.x) * theme.density))
    paint.draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1},
                               faded(IM_COL32_WHITE, fits ? 1.0f : 0.4f), px(theme, 3));
  const ImVec2 size = ui_text_size(theme, copies, Face::small);
  const float beside = px(theme, 4);
  paint.draw.AddRectFilled({max.x - size.x - 2 * beside, max.y - size.y}, max,
                           faded(colour::paper_high, 0.94f), px(theme, 4));
  ui_draw_text(paint, {max.x - size.x - beside, max.y - size.y}, copies, Face::small, colour::ink);
}

}  // namespace

void draw_tile_choice(const TableView& view) {
  const Session& session = view.session;
  const Theme& theme = view.ui.theme;
  panel_begin(view, "scribe.tiles", view.play->layout.side,
              view.play->layout.shape != TableShape::wide);
  Area rest = view.play->layout.side;
  if (panel_head(view.ui, view.texts, rest, "table.bag.close", tr(view.texts, "scribe.by-tile")))
    intend(view, close_side);
  std::vector<ChanceOutcome> tiles = chance_outcomes(session, session.cursor).all;
  std::erase_if(tiles, [&](const ChanceOutcome& one) {
    return one.action.kind != ActionKind::draw ||
           !rotation_with(session.game, one.type, view.bag->sides);
  });
  sort_stably(tiles,
              [](const ChanceOutcome& a, const ChanceOutcome& b) { return a.copies > b.copies; });
  ui_scroll_at("scribe.tiles.list", rest);
  const float width = ImGui::GetContentRegionAvail().x - px(theme, 4);
  flow_here(view.ui, width, [&](Flow& flow) {
    lay_sides(flow, view);
    flow.gap(4);
    if (tiles.empty()) flow.text(tr(view.texts, "scribe.none"), Face::small, colour::ink_soft);
    const auto columns = std::max(3, static_cast<int>(width / px(theme, 60)));
    flow.grid(tiles.size(), static_cast<std::size_t>(columns), px(theme, 4),
              [&](Flow& cell, std::size_t nth) { lay_tile(cell, view, tiles[nth]); });
  });
  ui_scroll_end(view.ui);
  panel_end();
}

}  // namespace bastide::web
