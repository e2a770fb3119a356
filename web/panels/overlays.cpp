#include "web/panels/overlays.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/figures.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/choices.hpp"
#include "web/play/play.hpp"
#include "web/reading/reading.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 golden = IM_COL32(0xff, 0xd2, 0x4a, 0xff);
constexpr const char* names[] = {"view.none", "view.fields", "view.owners", "view.spots"};

ImVec2 centre_of(const Square& s) { return {(s.min.x + s.max.x) / 2, (s.min.y + s.max.y) / 2}; }

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
  const Sight sight = sight_of(on.session, view.play);
  for (const Position at : places_for(on.game, sight.state, type)) {
    const Square s = square_of(on.camera, at);
    const float in = on.camera.now.zoom * 0.05f;
    on.draw.AddRectFilled({s.min.x + in, s.min.y + in}, {s.max.x - in, s.max.y - in},
                          faded(golden, 0.5f), in);
    on.draw.AddRect({s.min.x + in, s.min.y + in}, {s.max.x - in, s.max.y - in}, colour::ink_soft,
                    in, 0, 2);
  }
}

void lay_menu(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  for (int i = 0; i < overlay_count; ++i) {
    const auto kind = static_cast<Overlay>(i);
    if (!is_offered(view.session->game, kind)) continue;
    if (flow.used > 0) flow.gap(4);
    ButtonStyle style;
    style.tone = Tone::quiet;
    style.left = true;
    style.selected = view.play->overlay.kind == kind;
    style.icon = style.selected ? Icon::check : Icon::none;
    Flow row = flow.column(0, flow.area.width);
    if (row.button(("view." + std::to_string(i)).c_str(), tr(view.texts, names[i]), style))
      intend(view, [kind](TableView& v) { choose_overlay(v, kind); });
    row.at_least(std::max(theme.control, px(theme, 44)));
    flow.join({row});
  }
}

void draw_menu(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const TableLayout& layout = view.play->layout;
  const Area& board = layout.board;
  const float pad = px(theme, 8);
  float widest = 0;
  for (const char* name : names)
    widest = std::max(widest, ui_button_width(theme, tr(view.texts, name), Icon::check));
  const auto menu = [&](Flow& flow) {
    flow.padded(pad,
                [&](Flow& in) { in.scroll("views", [&](Flow& rows) { lay_menu(rows, view); }); });
  };
  // In the corner of the board closest to the toolbar.
  Area area;
  area.width = std::min(widest, board.width - 4 * pad) + 2 * pad;
  area.height = std::min(flow_height(theme, area.width, menu), board.height - 2 * pad);
  area.x = layout.shape == TableShape::sideways ? board.x + pad
                                                : board.x + board.width - area.width - pad;
  area.y = std::max(board.y + pad, board.y + board.height - area.height - pad);
  panel_begin(view, "view.menu", area, false);
  draw_flow(view.ui, area, menu);
  panel_end();
}

// What the view means: where that is written in a board's width. A long text in large letters
// scrolls.
struct Legend {
  std::string words;
  float pad, room, width;
  float most;  // the height of the words
};

Legend legend_of(const Theme& theme, const Texts& texts, const OverlayState& overlay,
                 const Area& board) {
  Legend l;
  l.words = tr(texts, std::string(names[static_cast<int>(overlay.kind)]) + ".text");
  l.pad = px(theme, 10);
  l.room = std::min(em(theme, 620), board.width - 2 * l.pad) - theme.control - 2 * l.pad;
  l.width = ui_text_size(theme, l.words, Face::small, l.room).x + theme.control + 2.5f * l.pad;
  l.most = board.height * 0.4f;
  return l;
}

// Includes a button to turn it off; returns whether that is pressed.
bool lay_legend(Flow& flow, const Texts& texts, const Legend& l) {
  const float pad = l.pad, control = flow.theme.control;
  bool pressed = false;
  const auto text = [&](Flow& all) {
    Flow words = all.column(pad, l.room);  // the scrollbar is beside the words
    words.text(l.words, Face::small);
    all.join({words});
  };
  const auto off = [&](Flow& column) {
    pressed = column.icon("view.off", Icon::cross, tr(texts, "view.off"), quiet_button);
  };
  flow.take(pad / 2);
  flow.beside(
      flow.area.width - control - pad / 2, 0,
      [&](Flow& column) { column.scroll("words", text, l.most); }, off);
  flow.take(pad / 2);
  return pressed;
}

void draw_legend(const TableView& view) {
  const Area& place = view.play->overlay.legend;
  const Legend l = legend_of(view.ui.theme, view.texts, view.play->overlay, place);
  Area area{place.x + (place.width - l.width) / 2, place.y, l.width, 0};
  area.height =
      flow_height(view.ui.theme, l.width, [&](Flow& flow) { lay_legend(flow, view.texts, l); });
  panel_begin(view, "view.legend", area, false);
  draw_flow(view.ui, area, [&](Flow& flow) {
    if (lay_legend(flow, view.texts, l))
      intend(view, [](TableView& v) { choose_overlay(v, Overlay::none); });
  });
  panel_end();
}

}  // namespace

void choose_overlay(TableView& view, Overlay overlay) {
  view.play->overlay.menu_open = false;
  view.play->overlay.kind = overlay;
}

void next_overlay(TableView& view) {
  if (view.settings->no_hints) {
    notify(view.ui, std::string(tr(view.texts, "settings.purist.off")));
    return;
  }
  auto next = view.play->overlay.kind;
  do next = static_cast<Overlay>((static_cast<int>(next) + 1) % overlay_count);
  while (!is_offered(view.session->game, next));
  choose_overlay(view, next);
}

TypeIndex shown_type(const TableView& view) {
  const TypeIndex pointed = view.drawn.pointed_type;
  return pointed != no_type ? pointed : view.play->overlay.pinned;
}

void overlay_frame(TableView& view) {
  Play& play = view.play;
  OverlayState& overlay = play.overlay;
  if (view.settings->no_hints) {
    overlay.kind = Overlay::none;
    overlay.menu_open = false;
  }
  const PositionKey at = position_key(view.session, play.display.source);
  if (!overlay.shown.renew(at, play.hand.placement, overlay.kind)) return;
  ViewShown& shown = overlay.shown.value;
  shown = {};
  const Game& game = view.session->game;
  const State& state = sight_of(view.session, play).state;
  if (overlay.kind == Overlay::spots)
    for (const CellIndex cell : state.board.frontier)
      shown.fitting.push_back(fitting_tiles(game, state, state.board.cells[cell]));
  else if (overlay.kind != Overlay::none)
    find_owned(game, state, overlay.kind, shown);
}

void draw_overlay(const BoardDrawing& on, const TableView& view) {
  draw_places(on, view);
  if (view.play->overlay.kind == Overlay::none) return;
  const ViewShown& overlay = view.play->overlay.shown.value;
  const Sight sight = sight_of(on.session, view.play);
  const BoardDrawing seen = of_board(on, sight.state.board, sight.tiles);
  for (const Node city : overlay.cities) tint_feature(seen, city, faded(golden, 0.6f));
  for (const OwnedFeature& feature : overlay.features)
    draw_owned(seen, feature.root, feature.owners, hatch_picture);
}

void draw_overlay_signs(const BoardDrawing& on, const Play& play) {
  if (play.overlay.kind == Overlay::none) return;
  const ViewShown& overlay = play.overlay.shown.value;
  const Sight sight = sight_of(on.session, play);
  for (const OwnedFeature& feature : overlay.features) draw_owner_sign(on, sight, feature);
  const Board& board = sight.state.board;
  for (std::size_t i = 0; i < overlay.fitting.size() && i < board.frontier.size(); ++i) {
    const Square s = square_of(on.camera, board.cells[board.frontier[i]].at);
    if (!visible(s)) continue;
    const float half = (s.max.x - s.min.x) / 2;
    if (overlay.fitting[i] > 0) {
      draw_chip(on, std::to_string(overlay.fitting[i]), centre_of(s), faded(colour::ink, 0.4f));
    } else {
      draw_cross(on.draw, centre_of(s), half * 0.5f, 5, colour::paper_high);
      draw_cross(on.draw, centre_of(s), half * 0.5f, 2.5f, colour::accent);
    }
  }
}

void draw_view_menu(const TableView& view) {
  const OverlayState& overlay = view.play->overlay;
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
  const Legend l = legend_of(theme, texts, overlay, overlay.legend);
  cut_top(board, px(theme, 8) +
                     flow_height(theme, l.width, [&](Flow& flow) { lay_legend(flow, texts, l); }));
}

void draw_dead_cells(const BoardDrawing& on, const Play& play) {
  const float zoom = on.camera.now.zoom;
  const State& state = sight_of(on.session, play).state;
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    const Square s = square_of(on.camera, cell.at);
    if (!visible(s) || !is_dead(on.game, state, cell)) continue;
    draw_cross(on.draw, centre_of(s), zoom * 0.1f, std::clamp(zoom * 0.03f, 1.2f, 3.0f),
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
