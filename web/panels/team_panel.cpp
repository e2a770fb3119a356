#include "web/panels/team_panel.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/card.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 amber = IM_COL32(0xd9, 0x9a, 0x14, 0xff);

float strip_height(const Theme& theme, const TableLayout& layout) {
  return px(theme, layout.shape == TableShape::wide ? 42 : 34) + em(theme, 16);
}

// The points on their way to the target, with the marks before it.
void draw_bar(const GamePaint& paint, const TeamBoard& team, Drawn& drawn, const Area& area) {
  const Theme& theme = paint.theme;
  const float middle = area.y + area.height * 0.62f, h = px(theme, 9);
  const auto x_of = [&](int points) {
    const float part = static_cast<float>(points) / static_cast<float>(team.target);
    return area.x + area.width * std::clamp(part, 0.0f, 1.0f);
  };
  // From the right to the left: where there is no room beside the last number, none is written.
  float free = area.x + area.width;
  const auto number = [&](int value) {
    const std::string text = std::to_string(value);
    const float width = ui_text_size(theme, text, Face::small).x;
    const float left = std::clamp(x_of(value) - width / 2, area.x, area.x + area.width - width);
    if (left + width > free) return;
    ui_draw_text(paint, {left, area.y - px(theme, 1)}, text, Face::small, colour::ink_soft);
    free = left - px(theme, 3);
  };
  paint.draw.AddRectFilled({area.x, middle - h / 2}, {area.x + area.width, middle + h / 2},
                           colour::desk_dark, h / 2);
  paint.draw.AddRectFilled({area.x, middle - h / 2},
                           {std::max(area.x + h, x_of(team.points)), middle + h / 2}, amber, h / 2);
  for (const TeamBoard::Mark& mark : team.marks) {
    const float x = x_of(mark.points);
    paint.draw.AddLine({x, middle - h}, {x, middle + h}, mark.reached ? amber : colour::ink,
                       px(theme, 2));
    if (mark.piece)
      draw_piece(paint, {no_player, *mark.piece}, {x, middle - px(theme, 3)}, px(theme, 24),
                 mark.reached ? 0.25f : 1);
  }
  paint.draw.AddTriangleFilled({x_of(team.target), middle - h * 1.5f},
                               {x_of(team.target), middle - h * 0.3f},
                               {x_of(team.target) - h * 1.4f, middle - h * 0.9f}, colour::accent);
  number(team.target);
  for (auto mark = team.marks.rbegin(); mark != team.marks.rend(); ++mark) number(mark->points);
  for (std::size_t i = 0; i < team.figures.size(); ++i)
    draw_piece(paint, {team.figures[i].first, Piece::meeple},
               {x_of(team.figures[i].second),
                middle - px(theme, 2) + px(theme, 4) * (static_cast<float>(i) - 1)},
               px(theme, 26));
  if (!team.figures.empty()) return;
  // The knob carries the number.
  const std::string text = std::to_string(team.points);
  const ImVec2 size = ui_text_size(theme, text, Face::strong);
  const float half = std::max(size.x * 0.5f + px(theme, 6), h);
  const float x = std::clamp(x_of(team.points), area.x + half, area.x + area.width - half);
  paint.draw.AddRectFilled({x - half, middle - size.y * 0.48f}, {x + half, middle + size.y * 0.48f},
                           colour::ink, size.y * 0.48f);
  ui_draw_text(paint, {x - size.x / 2, middle - size.y / 2}, text, Face::strong,
               colour::paper_high);
  for (Point& place : drawn.off_board.score) place = {x, middle};
}

// Those left, one by one, with those marked that the tile would use; the others are shadows.
void draw_left(const GamePaint& paint, const TeamBoard& team, const Area& area) {
  if (!team.piece || team.of == 0) return;
  const float step = area.width / static_cast<float>(team.of);
  const float size = std::min(area.height * 0.62f, step * 1.5f), y = area.y + area.height * 0.62f;
  for (int n = 0; n < team.of; ++n) {
    const ImVec2 at(area.x + step * (static_cast<float>(n) + 0.5f), y);
    const bool there = n < team.left, taken = there && n >= team.left - team.coming;
    if (taken) paint.draw.AddCircleFilled(at, size * 0.5f, faded(colour::accent, 0.55f), 24);
    draw_token(paint, *team.piece, at, size, there ? 1 : 0.16f);
  }
  const std::string words = std::to_string(team.left) + " / " + std::to_string(team.of);
  const bool few = team.left < 3;
  ui_draw_text(paint, {area.x, area.y - px(paint.theme, 1)}, words,
               few ? Face::strong : Face::small, few ? colour::accent : colour::ink_soft);
}

// A symbol with a number for each fact that has one, as many as fit.
void draw_chips(const GamePaint& paint, const TeamBoard& team, const Area& area) {
  const Theme& theme = paint.theme;
  float x = area.x;
  const float height = area.height, size = px(theme, 24);
  for (const TeamFact& fact : team.facts) {
    if (fact.value.empty()) continue;
    const ImVec2 words = ui_text_size(theme, fact.value, Face::strong);
    const float width = size + words.x + px(theme, 10);
    if (x + width > area.x + area.width) return;
    const float middle = area.y + height / 2;
    paint.draw.AddRectFilled({x, area.y + px(theme, 2)},
                             {x + width, area.y + height - px(theme, 2)},
                             fact.urgent ? mix(colour::paper_high, colour::accent, 0.3f)
                             : fact.good ? mix(colour::paper_high, amber, 0.45f)
                                         : colour::paper_low,
                             px(theme, 7));
    const ImVec2 c(x + size * 0.55f, middle);
    if (fact.token == Piece::tile) {
      const float half = size * 0.36f;
      if (const ImTextureID back = back_picture(paint.pictures, size * theme.density))
        paint.draw.AddImage(back, {c.x - half, c.y - half}, {c.x + half, c.y + half});
    } else if (fact.token) {
      draw_token(paint, *fact.token, c, size);
    } else if (fact.sign) {
      draw_art_icon(paint, *fact.sign, c, size * 0.9f);
    }
    ui_draw_text(paint, {x + size + px(theme, 3), middle - words.y / 2}, fact.value, Face::strong,
                 colour::ink);
    x += width + px(theme, 5);
  }
}

void draw_strip(const TableView& view) {
  Ui& ui = view.ui;
  const Play& play = view.play;
  const Theme& theme = ui.theme;
  const Area& area = play.layout.team;
  const bool wide = area.width > em(theme, 620);
  panel_begin(view, "table.team", area, play.layout.shape != TableShape::wide);
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  paint.draw.PushClipRectFullScreen();
  const float pad = px(theme, 10), top = area.y + px(theme, 5),
              height = area.height - px(theme, 10);
  const float inner = area.width - 2 * pad;
  const float bar = inner * (wide ? 0.34f : 0.46f), left = inner * (wide ? 0.32f : 0.46f);
  draw_bar(paint, view.team->value, view.drawn, {area.x + pad, top, bar, height});
  draw_left(paint, view.team->value, {area.x + pad + bar + 1.6f * pad, top, left, height});
  // Where there is nothing to run out, the facts are beside the bar.
  const bool early = view.team->value.of == 0;
  const float x = area.x + pad + bar + 1.6f * pad + (early ? 0 : left + pad);
  if (wide || early)
    draw_chips(paint, view.team->value, {x, top, area.x + area.width - pad - x, height});
  paint.draw.PopClipRect();
  std::string words;
  for (const TeamFact& fact : view.team->value.facts)
    words += (words.empty() ? "" : "\n") + fact.words;
  if (ui_tip(ui, "table.team", area, words))
    intend(view, [](TableView& v) { toggle_side(v, SidePanel::team); });
  panel_end();
}

void draw_facts(const TableView& view) {
  Ui& ui = view.ui;
  const Play& play = view.play;
  const Theme& theme = ui.theme;
  view.drawn.pointed_bank = no_node;
  for (std::size_t i = 0; i < view.team->value.facts.size(); ++i) {
    const TeamFact& fact = view.team->value.facts[i];
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 words = ui_text_size(theme, fact.words, Face::text, width);
    const Lots lots = lay_lots(theme, view.texts, fact.lots, width, px(theme, 46));
    const float pictures = fact.lots.empty() ? 0 : lots.height + px(theme, 4);
    ImGui::PushID(static_cast<int>(i));
    const bool pressed = ImGui::InvisibleButton("fact", {width, words.y + pictures + px(theme, 8)});
    ImGui::PopID();
    if (ImGui::IsItemHovered() || ImGui::IsItemActive()) view.drawn.pointed_bank = fact.node;
    const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
    ui_draw_paragraph(paint, at, fact.words, Face::text, fact.urgent ? colour::accent : colour::ink,
                      width);
    if (pictures > 0) draw_lots(paint, lots, {at.x, at.y + words.y + px(theme, 4)});
    const Board& board = board_of(view.session, play.display);
    const TileIndex tile = fact.node != no_node ? board.node_tile[fact.node] : fact.tile;
    if (!pressed || tile == no_tile || ui.controls.dragging) continue;
    intend(view, [at = place_of(board, tile)](TableView& v) { show_place(v, at); });
  }
}

void draw_opened(const TableView& view) {
  const Play& play = view.play;
  const Area& area = play.layout.side;
  panel_begin(view, "table.team.panel", area, play.layout.shape != TableShape::wide);
  Area rest = area;
  if (panel_head(view.ui, view.texts, rest, "table.team.close", view.team->value.title))
    intend(view, close_side);
  ui_scroll_at("team", rest);
  draw_facts(view);
  ui_scroll_end(view.ui);
  panel_end();
}

}  // namespace

SidePanel track_side(const TeamPanel& team) {
  return team.value.target > 0 ? SidePanel::team : SidePanel::track;
}

void team_follow(const Texts& texts, const Settings& settings, const Session& session,
                 const Play& play, TeamPanel& team) {
  const MotionStep* step = running_step(play.motion);
  const std::size_t at = step ? step->action : session.cursor;
  const std::optional<Action> placement =
      !step && !play.hand.choice_only ? play.hand.placement : std::nullopt;
  if (!team.renew(position_key(session, at), placement, texts.language, settings.no_hints)) return;
  team.value = {};
  const TeamToTell told{texts,
                        session.record,
                        session.game,
                        state_at(session, at),
                        placement ? &*play.hand.preview : nullptr,
                        settings.no_hints};
  for (const PageSet* set : page_sets())
    if (set->tell_team) set->tell_team(told, team.value);
}

void team_reserve(const Theme& theme, const TeamPanel& team, TableLayout& layout) {
  if (team.value.target == 0) return;
  const bool wide = layout.shape == TableShape::wide;
  const float gap = wide ? px(theme, 12) : 0, height = strip_height(theme, layout);
  layout.team = {layout.board.x + gap, layout.board.y + gap, layout.board.width - gap, height};
  cut_top(layout.board, height + gap);
  if (!wide) cut_top(layout.side, height);
}

void draw_team(const TableView& view) {
  if (view.team->value.target == 0) return;
  draw_strip(view);
  if (view.play->side == SidePanel::team) draw_opened(view);
}

void draw_pointed_bank(const BoardDrawing& on, Node pointed) {
  if (pointed == no_node) return;
  for (const Node node : nodes_of(on.board, pointed)) {
    const TileIndex tile = on.board.node_tile[node];
    const Square s = square_of(on.camera, place_of(on.board, tile));
    on.draw.AddRect(s.min, s.max, halo, 3, 0, 6);
    on.draw.AddRect(s.min, s.max, amber, 3, 0, 3);
  }
}

}  // namespace bastide::web
