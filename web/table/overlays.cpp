#include "web/table/overlays.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/figures.hpp"
#include "web/reading/reading.hpp"
#include "web/table/choices.hpp"
#include "web/table/features.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 golden = IM_COL32(0xff, 0xd2, 0x4a, 0xff);
constexpr const char* names[] = {"view.none", "view.fields", "view.owners", "view.spots"};

struct Square {
  ImVec2 min, max, centre;
};
Square square_of(const Camera& camera, Position at) {
  const Point a = to_screen(camera, corner_of(at));
  const float s = camera.now.zoom;
  return {a, {a.x + s, a.y + s}, {a.x + s / 2, a.y + s / 2}};
}
bool visible(const Square& s) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  return s.max.x > 0 && s.max.y > 0 && s.min.x < screen.x && s.min.y < screen.y;
}

bool shows(Overlay overlay, SegmentKind kind) {
  return overlay == (kind == SegmentKind::field ? Overlay::fields : Overlay::owners);
}

// Whether there is anything to see in this game.
bool is_offered(const Game& game, Overlay overlay) {
  return overlay != Overlay::fields || for_meeples(game, SegmentKind::field);
}

void find_owned(const Game& game, const State& state, Overlay kind, ViewShown& overlay) {
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    if (!shows(kind, kind_of(game.tables, state.board, root))) continue;
    const bool known = std::any_of(overlay.features.begin(), overlay.features.end(),
                                   [&](const OwnedFeature& f) { return f.root == root; });
    if (known) continue;
    const FeatureReading reading = read_feature(game, state, root);
    if (reading.owners == 0) continue;
    overlay.features.push_back({root, reading.owners, reading.now});
    if (reading.kind != SegmentKind::field) continue;
    CityList cities;
    cities_of_field(game.tables, state.board, root, true, cities);
    for (const Node city : cities)
      if (std::find(overlay.cities.begin(), overlay.cities.end(), city) == overlay.cities.end())
        overlay.cities.push_back(city);
  }
}

// A number on a round piece of paper.
void draw_chip(const Paint& paint, const std::string& text, ImVec2 at, ImU32 rim) {
  const auto& [theme, draw] = paint;
  const ImVec2 size = ui_text_size(theme, text, Face::strong);
  const float half = std::max(size.x / 2 + px(theme, 6), size.y * 0.56f);
  const ImVec2 min(at.x - half, at.y - size.y * 0.56f), max(at.x + half, at.y + size.y * 0.56f);
  draw.AddRectFilled(min, max, faded(colour::paper_high, 0.95f), size.y * 0.56f);
  draw.AddRect(min, max, rim, size.y * 0.56f, 0, 2);
  ui_draw_text(paint, {at.x - size.x / 2, at.y - size.y / 2}, text, Face::strong, colour::ink);
}

// The owner and the score, beside the owner's figure.
void draw_owner_sign(const BoardDrawing& on, const Sight& sight, const OwnedFeature& feature) {
  Node at = feature.root;
  for (const Figure& figure : sight.state.figures)
    if (find_root(sight.state.board, figure.node) == feature.root &&
        feature.owners >> figure.owner & 1) {
      at = figure.node;
      break;
    }
  const Point p =
      to_screen(on.camera, figure_point(on.session, on.pictures, sight.state.board, at));
  const float badge = std::clamp(on.camera.now.zoom * 0.2f, 14.0f, 26.0f);
  const float y = p.y + std::clamp(on.camera.now.zoom * 0.2f, 8.0f, 40.0f);
  float x = p.x - badge * 0.6f;
  for (PlayerIndex owner = 0; owner < on.game.sides; ++owner) {
    if (!(feature.owners >> owner & 1)) continue;
    x -= badge * 0.5f;
    draw_player_badge(on.draw, {x - badge / 2, y - badge / 2}, badge, colour_of(on.session, owner));
    x -= badge * 0.6f;
  }
  draw_chip(on, std::to_string(feature.worth), {p.x + badge * 0.3f, y}, faded(colour::ink, 0.6f));
}

void draw_cross(ImDrawList& draw, ImVec2 c, float r, float width, ImU32 ink) {
  draw.AddLine({c.x - r, c.y - r}, {c.x + r, c.y + r}, ink, width);
  draw.AddLine({c.x - r, c.y + r}, {c.x + r, c.y - r}, ink, width);
}

// The spaces for the tile that is pointed at in the list.
void draw_places(const BoardDrawing& on, const TableView& view) {
  const TypeIndex type = shown_type(view);
  if (type == no_type) return;
  const Sight sight = sight_of(on.session, view.table);
  for (const Position at : places_for(on.game, sight.state, type)) {
    const Square s = square_of(on.camera, at);
    const float in = on.camera.now.zoom * 0.05f;
    on.draw.AddRectFilled({s.min.x + in, s.min.y + in}, {s.max.x - in, s.max.y - in},
                          faded(golden, 0.5f), in);
    on.draw.AddRect({s.min.x + in, s.min.y + in}, {s.max.x - in, s.max.y - in}, colour::ink_soft,
                    in, 0, 2);
  }
}

float menu_row(const Theme& theme) { return std::max(theme.control, px(theme, 44)); }

void draw_menu(const TableView& view) {
  const Table& table = view.table;
  const Theme& theme = view.ui.theme;
  const TableLayout& layout = table.layout;
  float widest = 0;
  for (const char* name : names)
    widest = std::max(widest, ui_button_width(view.ui.theme, tr(view.texts, name), Icon::check));
  const float pad = px(theme, 8), gap = px(theme, 4);
  // In the corner of the board closest to the toolbar.
  const Area& board = layout.board;
  widest = std::min(widest, board.width - 4 * pad);
  const auto row_height = [&](int i) {
    return std::max(menu_row(theme),
                    ui_button_height(theme, tr(view.texts, names[i]), widest, Icon::check));
  };
  float rows = -gap;
  for (int i = 0; i < overlay_count; ++i)
    if (is_offered(view.session->game, static_cast<Overlay>(i))) rows += row_height(i) + gap;
  Area area{0, 0, widest + 2 * pad, std::min(rows, board.height - 4 * pad) + 2 * pad};
  area.x = layout.shape == TableShape::sideways ? board.x + pad
                                                : board.x + board.width - area.width - pad;
  area.y = std::max(board.y + pad, board.y + board.height - area.height - pad);
  panel_begin(view, "view.menu", area, false);
  ImGui::SetCursorScreenPos({area.x + pad, area.y + pad});
  ui_scroll_begin("views", {area.width - 2 * pad, area.height - 2 * pad});
  const float x = ImGui::GetCursorScreenPos().x;
  float y = ImGui::GetCursorScreenPos().y;
  for (int i = 0; i < overlay_count; ++i) {
    const auto kind = static_cast<Overlay>(i);
    if (!is_offered(view.session->game, kind)) continue;
    ButtonStyle style;
    style.tone = Tone::quiet;
    style.width = area.width - 2 * pad;
    style.left = true;
    style.icon = table.overlay.kind == kind ? Icon::check : Icon::none;
    style.selected = table.overlay.kind == kind;
    ImGui::SetCursorScreenPos({x, y});
    y += row_height(i) + gap;
    if (ui_button(view.ui, ("view." + std::to_string(i)).c_str(), tr(view.texts, names[i]), style))
      intend(view, [kind](TableView& v) { choose_overlay(v, kind); });
  }
  ui_scroll_end(view.ui);
  panel_end();
}

// What the view means, and where that is written.
struct Legend {
  std::string words;
  float pad, room, height;
};

Legend legend_of(const Theme& theme, const Texts& texts, const OverlayState& overlay,
                 const Area& board) {
  Legend l;
  l.words = tr(texts, std::string(names[static_cast<int>(overlay.kind)]) + ".text");
  l.pad = px(theme, 10);
  l.room = std::min(em(theme, 620), board.width - 2 * l.pad) - theme.control - 2 * l.pad;
  const float words = ui_text_size(theme, l.words, Face::small, l.room).y;
  // A long one in large letters scrolls.
  l.height = std::max(theme.control, std::min(words, board.height * 0.4f)) + l.pad;
  return l;
}

// Includes a button to turn it off.
void draw_legend(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const Area& place = view.table->overlay.legend;
  const Legend l = legend_of(view.ui.theme, view.texts, view.table->overlay, place);
  const ImVec2 text = ui_text_size(view.ui.theme, l.words, Face::small, l.room);
  Area area{0, place.y, text.x + theme.control + 2.5f * l.pad, l.height};
  area.x = place.x + (place.width - area.width) / 2;
  panel_begin(view, "view.legend", area, false);
  if (text.y > area.height) {
    ImGui::SetCursorScreenPos({area.x + l.pad, area.y + l.pad / 2});
    ui_scroll_begin("words", {l.room + l.pad, area.height - l.pad});
    ui_draw_paragraph({theme, *ImGui::GetWindowDrawList()}, ImGui::GetCursorScreenPos(), l.words,
                      Face::small, colour::ink, l.room);
    ImGui::Dummy({l.room, text.y});
    ui_scroll_end(view.ui);
  } else {
    ui_draw_paragraph({theme, *ImGui::GetWindowDrawList()},
                      {area.x + l.pad, area.y + (area.height - text.y) / 2}, l.words, Face::small,
                      colour::ink, l.room);
  }
  ButtonStyle style;
  style.tone = Tone::quiet;
  ImGui::SetCursorScreenPos({area.x + area.width - theme.control - l.pad / 2,
                             area.y + (area.height - theme.control) / 2});
  if (ui_icon_button(view.ui, "view.off", Icon::cross, tr(view.texts, "view.off"), style))
    intend(view, [](TableView& v) { choose_overlay(v, Overlay::none); });
  panel_end();
}

}  // namespace

void choose_overlay(TableView& view, Overlay overlay) {
  view.table->overlay.menu_open = false;
  view.table->overlay.kind = overlay;
}

void next_overlay(TableView& view) {
  if (view.settings->purist) {
    notify(view.ui, std::string(tr(view.texts, "settings.purist.off")));
    return;
  }
  auto next = view.table->overlay.kind;
  do next = static_cast<Overlay>((static_cast<int>(next) + 1) % overlay_count);
  while (!is_offered(view.session->game, next));
  choose_overlay(view, next);
}

TypeIndex shown_type(const TableView& view) {
  const TypeIndex pointed = view.drawn.pointed_type;
  return pointed != no_type ? pointed : view.table->overlay.pinned;
}

void overlay_frame(TableView& view) {
  Table& table = view.table;
  OverlayState& overlay = table.overlay;
  if (view.settings->purist) {
    overlay.kind = Overlay::none;
    overlay.menu_open = false;
  }
  const PositionKey at = position_key(view.session, table.display.source);
  if (!overlay.shown.renew(at, table.hand.placement, overlay.kind)) return;
  ViewShown& shown = overlay.shown.value;
  shown = {};
  const Game& game = view.session->game;
  const State& state = sight_of(view.session, table).state;
  if (overlay.kind == Overlay::spots)
    for (const CellIndex cell : state.board.frontier)
      shown.fitting.push_back(fitting_tiles(game, state, state.board.cells[cell]));
  else if (overlay.kind != Overlay::none)
    find_owned(game, state, overlay.kind, shown);
}

void draw_overlay(const BoardDrawing& on, const TableView& view) {
  draw_places(on, view);
  if (view.table->overlay.kind == Overlay::none) return;
  const ViewShown& overlay = view.table->overlay.shown.value;
  const Sight sight = sight_of(on.session, view.table);
  const BoardDrawing seen = of_board(on, sight.state.board, sight.tiles);
  for (const Node city : overlay.cities) tint_feature(seen, city, faded(golden, 0.6f));
  for (const OwnedFeature& feature : overlay.features)
    draw_owned(seen, feature.root, feature.owners, hatch_picture);
}

void draw_overlay_signs(const BoardDrawing& on, const Table& table) {
  if (table.overlay.kind == Overlay::none) return;
  const ViewShown& overlay = table.overlay.shown.value;
  const Sight sight = sight_of(on.session, table);
  for (const OwnedFeature& feature : overlay.features) draw_owner_sign(on, sight, feature);
  const Board& board = sight.state.board;
  for (std::size_t i = 0; i < overlay.fitting.size() && i < board.frontier.size(); ++i) {
    const Square s = square_of(on.camera, board.cells[board.frontier[i]].at);
    if (!visible(s)) continue;
    const float half = (s.max.x - s.min.x) / 2;
    if (overlay.fitting[i] > 0) {
      draw_chip(on, std::to_string(overlay.fitting[i]), s.centre, faded(colour::ink, 0.4f));
    } else {
      draw_cross(on.draw, s.centre, half * 0.5f, 5, colour::paper_high);
      draw_cross(on.draw, s.centre, half * 0.5f, 2.5f, colour::accent);
    }
  }
}

void draw_view_menu(const TableView& view) {
  const OverlayState& overlay = view.table->overlay;
  probe_fact(view.ui.probe, "table.view", names[static_cast<int>(overlay.kind)]);
  if (overlay.kind != Overlay::none) draw_legend(view);
  if (overlay.menu_open) draw_menu(view);
}

void legend_reserve(const Theme& theme, const Texts& texts, OverlayState& overlay,
                    TableLayout& layout) {
  if (overlay.kind == Overlay::none) return;
  Area& board = layout.board;
  overlay.legend = board;
  overlay.legend.y += px(theme, 8);
  cut_top(board, px(theme, 8) + legend_of(theme, texts, overlay, board).height);
}

void draw_dead_cells(const BoardDrawing& on, const Table& table) {
  const float zoom = on.camera.now.zoom;
  const State& state = sight_of(on.session, table).state;
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    const Square s = square_of(on.camera, cell.at);
    if (!visible(s) || !is_dead(on.game, state, cell)) continue;
    draw_cross(on.draw, s.centre, zoom * 0.1f, std::clamp(zoom * 0.03f, 1.2f, 3.0f),
               faded(colour::ink, 0.34f));
  }
}

void draw_coordinates(const BoardDrawing& on) {
  const Area& area = on.area;
  const Camera& camera = on.camera;
  const float edge = px(on.theme, 11);
  const auto write = [&](int number, ImVec2 at) {
    const std::string text = std::to_string(number);
    const ImVec2 size = ui_text_size(on.theme, text, Face::small);
    on.draw.AddRectFilled({at.x - size.x / 2 - 5, at.y - size.y / 2},
                          {at.x + size.x / 2 + 5, at.y + size.y / 2}, faded(colour::paper, 0.8f),
                          5);
    ui_draw_text(on, {at.x - size.x / 2, at.y - size.y / 2}, text, Face::small, colour::ink_soft);
  };
  const int every = camera.now.zoom < 30 ? 2 : 1;
  const Position first = cell_at(camera, area.min());
  const Position last = cell_at(camera, area.max());
  for (int x = first.x; x <= last.x; ++x) {
    const float at = to_screen(camera, {static_cast<float>(x) + 0.5f, 0}).x;
    if (x % every == 0 && at > area.x + 2 * edge && at < area.x + area.width - edge)
      write(x, {at, area.y + edge});
  }
  for (int y = first.y; y <= last.y; ++y) {
    const float at = to_screen(camera, {0, static_cast<float>(y) + 0.5f}).y;
    if (y % every == 0 && at > area.y + 2 * edge && at < area.y + area.height - edge)
      write(y, {area.x + edge * 1.3f, at});
  }
}

}  // namespace bastide::web
