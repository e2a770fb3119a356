// Who plays: name, colour and mark, score, figures left, and whose turn it is.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "web/app.hpp"
#include "web/table/motion.hpp"
#include "web/table/panels.hpp"
#include "web/table/pieces.hpp"
#include "web/text/explain.hpp"
#include "web/theme/widgets.hpp"

namespace bastide::web {
namespace {

struct PlayerFacts {
  PlayerIndex player;
  int colour;
  std::string name;
  std::string score;
  int meeples;
  bool active;
  bool computer;
};

PlayerFacts facts_of(const App& app, PlayerIndex p) {
  const Session& session = *app.session;
  const Scene& scene = app.table.scene;
  return {p,
          session.record.players[p].colour,
          player_name(app.texts, session.record, p),
          std::to_string(shown_score(app, p)),
          scene.supply[p][static_cast<int>(FigureKind::meeple)],
          scene.active == p && !scene.over,
          is_computer(session, p)};
}

void mark_active(const App& app, ImDrawList& draw, const PlayerFacts& f, const Area& cell) {
  if (!f.active) return;
  const ImVec2 min(cell.x, cell.y), max(cell.x + cell.width, cell.y + cell.height);
  draw.AddRectFilled(min, max, mix(colour::paper_high, player_colour(f.colour), 0.16f),
                     px(app.theme, 7));
  draw.AddRect(min, max, faded(player_colour(f.colour), 0.9f), px(app.theme, 7), 0,
               px(app.theme, 2));
}

// A row of figures, as many as are left; a number where there is no room.
void draw_supply(App& app, ImDrawList& draw, const PlayerFacts& f, ImVec2 at, float room,
                 float size) {
  const float step = size * 0.62f;
  if (step * static_cast<float>(f.meeples) + size * 0.4f <= room && f.meeples > 0) {
    for (int i = 0; i < f.meeples; ++i)
      draw_piece(app, draw, f.player, FigureKind::meeple, false,
                 {at.x + size * 0.4f + step * static_cast<float>(i), at.y}, size, 1);
    return;
  }
  draw_piece(app, draw, f.player, FigureKind::meeple, false, {at.x + size * 0.4f, at.y}, size,
             f.meeples > 0 ? 1.0f : 0.4f);
  const std::string text = "\xc3\x97" + std::to_string(f.meeples);
  const ImVec2 words = ui_text_size(app, text, Face::small);
  ui_draw_text(app, draw, {at.x + size * 0.85f, at.y - words.y / 2}, text, Face::small,
               colour::ink_soft);
}

void draw_row(App& app, ImDrawList& draw, const PlayerFacts& f, const Area& cell) {
  const Theme& theme = app.theme;
  mark_active(app, draw, f, cell);
  const bool slim = cell.height < px(theme, 44);
  const float pad = px(theme, 9);
  const float badge = std::min(px(theme, 28), cell.height * 0.62f);
  const float middle = cell.y + cell.height / 2;
  draw_player_badge(app, draw, {cell.x + pad, middle - badge / 2}, badge, f.colour);
  const ImVec2 score = ui_text_size(app, f.score, Face::heading);
  const float right = cell.x + cell.width - pad;
  ui_draw_text(app, draw, {right - score.x, middle - score.y / 2}, f.score, Face::heading,
               colour::ink);
  app.table.score_place[f.player] = {right - score.x / 2, middle};
  const float x = cell.x + pad + badge + pad;
  float room = right - px(theme, 46) - x;
  const Face face_name = f.active ? Face::strong : Face::text;
  const float line = ui_text_size(app, "X", face_name).y;
  if (slim) {
    const float supply = px(theme, 44);
    ui_draw_text(app, draw, {x, middle - line / 2}, f.name, face_name, colour::ink, room - supply);
    draw_supply(app, draw, f, {x + room - supply, middle}, supply * 0.5f, px(theme, 20));
    return;
  }
  const float sign = px(theme, 16);
  if (f.computer) {
    const float width = std::min(room - sign, ui_text_size(app, f.name, face_name).x);
    draw_icon(draw, Icon::computer, {x + width + sign * 0.9f, middle - line * 0.48f}, sign,
              colour::ink_soft);
    room -= sign * 1.6f;
  }
  ui_draw_text(app, draw, {x, middle - line * 0.98f}, f.name, face_name, colour::ink, room);
  draw_supply(app, draw, f, {x - px(theme, 4), middle + line * 0.5f}, room, px(theme, 27));
}

void draw_cell(App& app, ImDrawList& draw, const PlayerFacts& f, const Area& cell) {
  const Theme& theme = app.theme;
  mark_active(app, draw, f, cell);
  const float pad = px(theme, 5);
  const float badge = px(theme, 20);
  const float top = cell.y + cell.height * 0.29f, low = cell.y + cell.height * 0.72f;
  const ImVec2 score = ui_text_size(app, f.score, Face::strong);
  draw_player_badge(app, draw, {cell.x + pad, top - badge / 2}, badge, f.colour);
  const float x = cell.x + pad + badge + px(theme, 5);
  const float right = cell.x + cell.width - pad;
  const bool named = cell.width >= px(theme, 84);
  if (named) {
    const ImVec2 line = ui_text_size(app, "X", Face::small);
    ui_draw_text(app, draw, {x, top - line.y / 2}, f.name, Face::small, colour::ink, right - x);
    draw_supply(app, draw, f, {cell.x + pad, low}, right - cell.x - pad - score.x - pad,
                px(theme, 19));
    ui_draw_text(app, draw, {right - score.x, low - score.y / 2}, f.score, Face::strong,
                 colour::ink);
    app.table.score_place[f.player] = {right - score.x / 2, low};
    return;
  }
  ui_draw_text(app, draw, {right - score.x, top - score.y / 2}, f.score, Face::strong, colour::ink);
  app.table.score_place[f.player] = {right - score.x / 2, top};
  draw_supply(app, draw, f, {cell.x + pad, low}, 0, px(theme, 19));
}

}  // namespace

void draw_players_panel(App& app) {
  const TableLayout& layout = app.table.layout;
  const bool wide = layout.shape == TableShape::wide;
  const int n = app.session->game.setup.players;
  panel_begin(app, "table.players", layout.players, !wide);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();  // the cells reach into the padding
  const float gap = px(app.theme, wide ? 6 : 3);
  const int columns = wide                                     ? 1
                      : layout.shape == TableShape::upright    ? n
                      : n <= 3                                 ? n
                                                               : (n + 1) / 2;
  const int rows = (n + columns - 1) / columns;
  const float width = (layout.players.width - 2 * gap) / static_cast<float>(columns);
  const float height = (layout.players.height - 2 * gap) / static_cast<float>(rows);
  for (int p = 0; p < n; ++p) {
    const Area cell{layout.players.x + gap + width * static_cast<float>(p % columns) + 1,
                    layout.players.y + gap + height * static_cast<float>(p / columns) + 1,
                    width - 2, height - 2};
    const PlayerFacts f = facts_of(app, static_cast<PlayerIndex>(p));
    if (wide)
      draw_row(app, draw, f, cell);
    else
      draw_cell(app, draw, f, cell);
    probe_item(app.probe, "table.player." + std::to_string(p), cell.x, cell.y, cell.width,
               cell.height);
  }
  draw.PopClipRect();
  panel_end();
}

}  // namespace bastide::web
