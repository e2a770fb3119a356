// Setting up a position: the board with its spaces and tiles as buttons, and a panel with tiles,
// figures and points to choose from.
#include <algorithm>
#include <cmath>
#include <functional>

#include "engine/rules/lay_out.hpp"
#include "web/board/board_ground.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/completion_fade.hpp"
#include "web/board/display_state.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/platform/device.hpp"
#include "web/platform/input.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/ui/press.hpp"

namespace bastide::web {
namespace {

// A change of the position: noted while the screen is drawn and carried out when all is, so that
// board and panel of a frame show the same one.
using Edit = std::function<void(PositionEditor&)>;

struct EditorView {
  Ui& ui;
  const Texts& texts;
  const Catalogue& catalogue;
  Pictures& pictures;
  const PositionEditor& editor;
  PositionView& look;
  std::vector<Edit> edits = {};
};

void edit(EditorView& view, Edit one) { view.edits.push_back(std::move(one)); }

std::string cell_id(Position at) {
  return "position.cell." + std::to_string(at.x) + ',' + std::to_string(at.y);
}

// ---- Segments in words --------------------------------------------------------------------------

// The first direction that a segment reaches, in eighths clockwise from the north; -1: none.
int direction_of(const RotatedTile& shape, int segment) {
  constexpr int of_half[] = {7, 1, 1, 3, 3, 5, 5, 7};
  for (int edge = 0; edge < edge_count; ++edge)
    for (const u8 there : shape.at_edge[edge])
      if (there == segment) return 2 * edge;
  for (int half = 0; half < 8; ++half)
    if (shape.at_half[half] == segment) return of_half[half];
  return -1;
}

// "City, north".
std::string segment_words(const Texts& texts, const Game& game, const StartTile& tile,
                          int segment) {
  const TypeTable& type = game.tables.types[tile.type];
  const std::string feature = feature_name(texts, type.kind[segment]);
  const int direction = direction_of(type.rotated[tile.rotation], segment);
  return direction < 0 ? feature : feature + ", " + direction_name(texts, direction);
}

// "Anna: Meeple"; "Gold: 2".
std::string piece_words(const Texts& texts, const Record& record, const StartPiece& piece) {
  const std::string name = piece_name(texts, piece.piece);
  if (piece.owner != no_player)
    return tr_pair(texts, player_name(texts, record, piece.owner), name);
  return piece.number == 1 ? name : tr_pair(texts, name, std::to_string(piece.number));
}

// ---- What is pressed ----------------------------------------------------------------------------

void press_space(EditorView& view, Position at) {
  view.look.tab = PositionTab::tiles;
  if (view.editor.type == no_type) {
    const bool again = view.look.asked == at;
    view.look.asked = again ? std::nullopt : std::optional(at);
    return edit(view, [](PositionEditor& editor) { editor.tile.reset(); });
  }
  edit(view, [&view, at](PositionEditor& editor) {
    if (!lay(editor, view.catalogue, at))
      notify(view.ui, std::string(tr(view.texts, "position.choose")));
  });
}

// With a pointer, on a segment; otherwise the tile is chosen, and its segments are listed.
void press_tile(EditorView& view, Position at, bool pointed) {
  view.look.asked.reset();
  const bool figures = view.look.tab == PositionTab::figures;
  if (!figures && view.editor.tile == at)
    return edit(view, [&view, at](PositionEditor& editor) { turn(editor, view.catalogue, at); });
  edit(view, [at](PositionEditor& editor) { editor.tile = at; });
  const StartTile* tile = tile_on(view.editor, at);
  if (!figures || !tile || !pointed) return;
  const Point world = to_world(view.look.camera, ImGui::GetIO().MousePos);
  const int segment = art::segment_at(
      segment_map(view.pictures, view.editor.bare->game, tile->type), tile->rotation,
      world.x - static_cast<float>(at.x), world.y - static_cast<float>(at.y));
  if (segment < 0) return;
  edit(view, [&view, at, segment](PositionEditor& editor) {
    press_segment(editor, view.catalogue, at, static_cast<u8>(segment));
  });
}

void remove_tile(EditorView& view) {
  edit(view, [&view](PositionEditor& editor) {
    if (editor.tile && !take_away(editor, view.catalogue, *editor.tile))
      notify(view.ui, std::string(tr(view.texts, "position.joined")));
  });
}

// Turns the tile chosen on the table, or the one to be laid.
void turn_chosen(EditorView& view) {
  edit(view, [&view](PositionEditor& editor) {
    if (editor.tile)
      turn(editor, view.catalogue, *editor.tile);
    else
      editor.rotation = static_cast<u8>((editor.rotation + 1) & 3);
  });
}

void keys(EditorView& view, bool letter_keys) {
  if (letter_keys && ImGui::IsKeyPressed(ImGuiKey_R, false)) turn_chosen(view);
  if (ImGui::IsKeyPressed(ImGuiKey_Delete, false)) remove_tile(view);
}

// ---- The board ----------------------------------------------------------------------------------

void move_camera(EditorView& view, bool hovered) {
  Camera& camera = view.look.camera;
  const ImGuiIO& io = ImGui::GetIO();
  const Fingers& touch = fingers();
  if (ImGui::IsMouseClicked(0)) view.look.dragged = !hovered;
  if (touch.pinching) {
    view.look.dragged = true;
    if (ui_dialog_open() || !on_area(camera.area, {touch.centre_x, touch.centre_y})) return;
    drag(camera, touch.pan_x, touch.pan_y);
    zoom_at(camera, {touch.centre_x, touch.centre_y}, touch.zoom, true);
  } else if (hovered && ImGui::IsMouseDragging(0, view.ui.theme.touch ? 11.0f : 6.0f)) {
    if (ImGui::IsMouseDown(0)) drag(camera, io.MouseDelta.x, io.MouseDelta.y);
    view.look.dragged = true;
  }
  if (!hovered) return;
  if (touch.trackpad != 1) zoom_at(camera, io.MousePos, touch.trackpad, true);
  if (io.MouseWheel != 0)
    zoom_at(camera, io.MousePos, std::pow(1.18f, std::clamp(io.MouseWheel, -4.0f, 4.0f)), false);
}

// As the table shows it.
DisplayState display_of(const PositionEditor& editor) {
  DisplayState display;
  display.tiles = editor.board.tiles.size();
  display.pieces = editor.pieces;
  return display;
}

// A line across every edge that does not match, and a frame around the chosen tile.
void draw_marks(const BoardDrawing& on, const PositionEditor& editor,
                const std::optional<Position>& asked) {
  const float width = std::clamp(on.camera.now.zoom * 0.07f, 3.0f, 9.0f);
  for (const auto& [at, edge] : misfits(editor)) {
    const Square s = square_of(on.camera, at);
    const ImVec2 corners[] = {s.min, {s.max.x, s.min.y}, s.max, {s.min.x, s.max.y}};
    const auto e = static_cast<std::size_t>(edge);
    on.draw.AddLine(corners[e], corners[(e + 1) % 4], halo, width + 4);
    on.draw.AddLine(corners[e], corners[(e + 1) % 4], colour::accent, width);
  }
  const std::optional<Position> framed = asked ? asked : editor.tile;
  if (!framed) return;
  const Square s = square_of(on.camera, *framed);
  on.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, halo, 4, 0, 5.5f);
  on.draw.AddRect({s.min.x - 1, s.min.y - 1}, {s.max.x + 1, s.max.y + 1}, colour::accent, 4, 0, 3);
}

bool cell_button(EditorView& view, Position at, std::string_view words) {
  const Square s = square_of(view.look.camera, at);
  ImGui::SetCursorScreenPos(s.min);
  const bool pressed =
      press_area(view.ui, cell_id(at).c_str(), {s.max.x - s.min.x, s.max.y - s.min.y}, true)
          .pressed;
  view.ui.theme.a11y.back().words = words;
  focus_ring({view.ui.theme, *ImGui::GetWindowDrawList()}, s.min, s.max, 3);
  return pressed;
}

// Spaces and tiles as buttons: for the pointer, Tab, and those who do not see them.
void board_buttons(EditorView& view, const BoardDrawing& on) {
  const PositionEditor& editor = view.editor;
  const bool laying = view.look.tab == PositionTab::tiles;
  std::optional<Position> pressed;
  for (const Position at : spaces(editor)) {
    const Square s = inset(square_of(on.camera, at), 3);
    if (laying) {
      on.draw.AddRectFilled(s.min, s.max, faded(colour::paper_high, 0.25f), 4);
      on.draw.AddRect(s.min, s.max, faded(halo, 0.8f), 4, 0, 1.5f);
    }
    const std::string place = std::to_string(at.x) + ", " + std::to_string(at.y);
    if (laying && cell_button(view, at, tr(view.texts, "told.space", {place}))) pressed = at;
  }
  for (const StartTile& tile : editor.position.tiles) {
    const RotatedTile& shape = editor.bare->game.tables.types[tile.type].rotated[tile.rotation];
    const auto edge = [&](std::size_t side) { return tr(view.texts, edge_key(shape.edges[side])); };
    const std::string place = std::to_string(tile.at.x) + ", " + std::to_string(tile.at.y);
    const std::string words =
        tr(view.texts, "told.laid", {place, edge(0), edge(1), edge(2), edge(3)});
    if (cell_button(view, tile.at, words)) pressed = tile.at;
    view.ui.theme.a11y.back().on = editor.tile == tile.at;
  }
  const bool pointed = ImGui::IsMouseReleased(0);
  if (!pressed || (pointed && view.look.dragged)) return;
  if (tile_on(editor, *pressed))
    press_tile(view, *pressed, pointed);
  else
    press_space(view, *pressed);
}

bool board_part(EditorView& view, const Area& area) {
  const PositionEditor& editor = view.editor;
  view.look.camera.area = area;
  if (!view.look.seen) {
    fit(view.look.camera, editor.board, px(view.ui.theme, 110));
    view.look.camera.now = view.look.camera.wanted;
    view.look.seen = true;
  }
  ImGui::SetCursorScreenPos(area.min());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::BeginChild("position.board", area.size(), ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
  ImGui::SetScrollY(0);
  ImGui::SetScrollX(0);
  const bool hovered = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  move_camera(view, hovered);
  const BoardDrawing on{{{view.ui.theme, *ImGui::GetWindowDrawList()},
                         *editor.bare,
                         view.pictures,
                         editor.bare->game},
                        view.ui,
                        editor.board,
                        editor.board.tiles.size(),
                        view.look.camera,
                        view.look.camera.area};
  CompletionFade plain;
  const TilesShown shown = tiles_shown(on, plain, {});
  draw_cloth(on, shown, {}, IM_COL32_WHITE);
  draw_tile_shadows(on, shown, {});
  draw_tiles(on, shown);
  draw_rims(on, shown);
  const DisplayState display = display_of(editor);
  draw_tokens(on, display);
  draw_figures(on, display);
  draw_marks(on, editor, view.look.asked);
  board_buttons(view, on);
  ImGui::EndChild();
  return glide(view.look.camera, ImGui::GetIO().DeltaTime, view.ui.reduced_motion);
}

// ---- The panel: tiles ---------------------------------------------------------------------------

// A name and a number with buttons for fewer and more; returns what was asked for. Where there is
// no room for the name in the line, `short_of_room` leaves it to the buttons; otherwise it comes
// below them.
int stepper(Ui& ui, const Texts& texts, const std::string& id, const std::string& name, int value,
            bool short_of_room = false) {
  const std::string number = value < 0 ? "\xe2\x80\x93" : std::to_string(value);
  int by = 0;
  if (ui_icon_button(ui, (id + ".less").c_str(), Icon::minus, tr(texts, "new.less", {name})))
    by = -1;
  ImGui::SameLine(0, px(ui.theme, 6));
  if (ui_icon_button(ui, (id + ".more").c_str(), Icon::plus, tr(texts, "new.more", {name}))) by = 1;
  ImGui::SameLine(0, px(ui.theme, 12));
  std::string words = tr_pair(texts, name, number);
  const float beside = ImGui::GetContentRegionAvail().x;
  if (short_of_room && ui_text_size(ui.theme, words, Face::text).x > beside) words = number;
  if (beside < std::min(em(ui.theme, 80), ui_text_size(ui.theme, words, Face::text).x))
    ImGui::NewLine();
  const float room = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = ui_text_size(ui.theme, words, Face::text, room);
  ui_draw_paragraph({ui.theme, *ImGui::GetWindowDrawList()},
                    {at.x, at.y + std::max(0.0f, ui.theme.control - size.y) / 2}, words, Face::text,
                    colour::ink, room);
  ImGui::Dummy({size.x, std::max(size.y, ui.theme.control)});
  probe_fact(ui.probe, id, std::to_string(value));
  return by;
}

// The tile to be laid, as it is turned, and what can be done with it or with the one on the table.
void chosen_part(EditorView& view) {
  const PositionEditor& editor = view.editor;
  const Theme& theme = view.ui.theme;
  const Game& game = editor.bare->game;
  const StartTile* laid = editor.tile ? tile_on(editor, *editor.tile) : nullptr;
  const TypeIndex type = laid ? laid->type : editor.type;
  if (type == no_type)
    return ui_text(view.ui, tr(view.texts, "position.choose"), Face::small, colour::ink_soft);
  const float side = theme.control;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImTextureID picture = tile_picture(
      view.pictures, game, {type, laid ? laid->rotation : editor.rotation}, side * theme.density);
  if (picture) ImGui::GetWindowDrawList()->AddImage(picture, at, {at.x + side, at.y + side});
  ImGui::Dummy({side, side});
  ImGui::SameLine(0, px(theme, 8));
  if (ui_icon_button(view.ui, "position.turn", Icon::turn_right, tr(view.texts, "position.turn")))
    turn_chosen(view);
  ImGui::SameLine(0, px(theme, 6));
  ButtonStyle remove;
  remove.enabled = laid != nullptr;
  if (ui_icon_button(view.ui, "position.remove", Icon::trash, tr(view.texts, "position.remove"),
                     remove))
    remove_tile(view);
  ImGui::SameLine(0, px(theme, 12));
  const int left = left_to_draw(editor, type);
  if (const int by = stepper(view.ui, view.texts, "position.left",
                             std::string(tr(view.texts, "position.left")), left, true))
    edit(view, [&view, type, left, by](PositionEditor& changed) {
      set_left(changed, view.catalogue, type, left + by);
    });
}

void draw_type(const GamePaint& paint, const TileLook& tile, int count, ImVec2 min, float side,
               bool chosen) {
  const auto& [theme, draw] = static_cast<const Paint&>(paint);
  const ImVec2 max(min.x + side, min.y + side);
  const ImTextureID picture = tile_picture(paint.pictures, paint.game, tile, side * theme.density);
  if (picture)
    draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1},
                         faded(IM_COL32_WHITE, count > 0 ? 1.0f : 0.35f), px(theme, 3));
  if (chosen) draw.AddRect(min, max, colour::accent, px(theme, 3), 0, px(theme, 3));
  const std::string words = std::to_string(count);
  const ImVec2 size = ui_text_size(theme, words, Face::small);
  const float pad = px(theme, 5);
  draw.AddRectFilled({max.x - size.x - 2 * pad, max.y - size.y}, max,
                     faded(colour::paper_high, 0.94f), px(theme, 4));
  ui_draw_text(paint, {max.x - size.x - pad, max.y - size.y}, words, Face::small, colour::ink);
}

// All types, with how many are off the table.
void palette(EditorView& view) {
  const PositionEditor& editor = view.editor;
  const Theme& theme = view.ui.theme;
  const Game& game = editor.bare->game;
  const float gap = px(theme, 8), width = ImGui::GetContentRegionAvail().x - px(theme, 4);
  const int columns = std::max(3, static_cast<int>(width / (px(theme, 50) + em(theme, 18))));
  const float side = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const GamePaint paint{
      {theme, *ImGui::GetWindowDrawList()}, *editor.bare, view.pictures, editor.bare->game};
  int n = 0;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    if (copies_of(editor, type) == 0) continue;
    if (n++ % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const std::string id = "position.type." + game.types[t].id;
    const int count = off_table(editor, type);
    const bool pressed = ui_card_button(view.ui, id.c_str(), {side, side});
    view.ui.theme.a11y.back().words =
        tr_pair(view.texts, tile_words(view.texts, game.types[t]), std::to_string(count));
    if (ImGui::IsRectVisible(min, {min.x + side, min.y + side}))
      draw_type(paint, {type}, count, min, side, editor.type == type);
    if (!pressed) continue;
    edit(view, [type](PositionEditor& changed) {
      changed.type = changed.type == type && !changed.tile ? no_type : type;
      changed.rotation = 0;
      changed.tile.reset();
    });
  }
}

// Those that fit the space that was pressed, as they would lie there.
void fitting_part(EditorView& view, Position at) {
  const Theme& theme = view.ui.theme;
  const Game& game = view.editor.bare->game;
  ui_text(view.ui, tr(view.texts, "scribe.ask.tile"), Face::small, colour::ink_soft);
  const float gap = px(theme, 4), width = ImGui::GetContentRegionAvail().x - px(theme, 4);
  const float least = std::max(px(theme, 54), theme.touch ? theme.control : 0);
  const int columns = std::max(3, static_cast<int>((width + gap) / (least + gap)));
  const float side = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const GamePaint paint{
      {theme, *ImGui::GetWindowDrawList()}, *view.editor.bare, view.pictures, game};
  int n = 0;
  for (const Matching& tile : matching(view.editor, at)) {
    if (n % columns != 0) ImGui::SameLine(0, gap);
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const std::string id = "position.fit." + std::to_string(n++);
    const bool pressed = ui_card_button(view.ui, id.c_str(), {side, side});
    view.ui.theme.a11y.back().words =
        tr_pair(view.texts, tile_words(view.texts, game.types[tile.type], tile.rotation),
                std::to_string(tile.copies));
    if (ImGui::IsRectVisible(min, {min.x + side, min.y + side}))
      draw_type(paint, {tile.type, tile.rotation}, tile.copies, min, side, false);
    if (!pressed) continue;
    view.look.asked.reset();
    edit(view,
         [&view, at, tile](PositionEditor& changed) { lay_so(changed, view.catalogue, at, tile); });
  }
  if (n == 0) ui_text(view.ui, tr(view.texts, "scribe.none"), Face::small, colour::ink_soft);
}

void tiles_tab(EditorView& view) {
  if (view.look.asked) return fitting_part(view, *view.look.asked);
  chosen_part(view);
  ui_gap(view.ui, 4);
  palette(view);
  ui_gap(view.ui, 6);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  quiet.width = -1;
  const auto leave = [&](bool all) {
    edit(view, [&view, all](PositionEditor& editor) { set_all_left(editor, view.catalogue, all); });
  };
  if (ui_button(view.ui, "position.left.none", tr(view.texts, "position.left.none"), quiet))
    leave(false);
  if (ui_button(view.ui, "position.left.all", tr(view.texts, "position.left.all"), quiet))
    leave(true);
  quiet.icon = Icon::trash;
  if (ui_button(view.ui, "position.clear", tr(view.texts, "position.clear"), quiet))
    edit(view, [&view](PositionEditor& editor) { clear_position(editor, view.catalogue); });
}

// ---- The panel: figures and points --------------------------------------------------------------

std::vector<std::string> names_of_players(const EditorView& view) {
  std::vector<std::string> names;
  const Record& record = view.editor.bare->record;
  for (std::size_t p = 0; p < record.players.size(); ++p)
    names.push_back(player_name(view.texts, record, static_cast<PlayerIndex>(p)));
  return names;
}

// The segments of the chosen tile, with what stands there.
void segments_part(EditorView& view) {
  const PositionEditor& editor = view.editor;
  const StartTile* chosen = editor.tile ? tile_on(editor, *editor.tile) : nullptr;
  if (!chosen) return;
  const StartTile& tile = *chosen;
  const Game& game = editor.bare->game;
  ui_gap(view.ui, 4);
  ui_text(view.ui, tr(view.texts, "position.on-tile"), Face::strong);
  ButtonStyle row;
  row.width = -1;
  row.left = true;
  for (int segment = 0; segment < game.tables.types[tile.type].segment_count; ++segment) {
    std::string words = segment_words(view.texts, game, tile, segment);
    const auto pieces = pieces_on(editor, tile.at, static_cast<u8>(segment));
    for (const StartPiece& piece : pieces)
      words += " \xc2\xb7 " + piece_words(view.texts, editor.bare->record, piece);
    row.selected = !pieces.empty();
    const std::string id = "position.segment." + std::to_string(segment);
    if (ui_button(view.ui, id.c_str(), words, row))
      edit(view, [&view, at = tile.at, segment](PositionEditor& changed) {
        press_segment(changed, view.catalogue, at, static_cast<u8>(segment));
      });
  }
  row.selected = true;
  for (const StartPiece& piece : pieces_on(editor, tile.at, no_segment)) {
    const std::string id = "position.on-tile." + std::string(piece_word(piece.piece));
    if (ui_button(view.ui, id.c_str(), piece_words(view.texts, editor.bare->record, piece), row))
      edit(view,
           [&view, piece](PositionEditor& changed) { take_piece(changed, view.catalogue, piece); });
  }
}

// What the chosen player has besides.
void holdings_part(EditorView& view) {
  const PositionEditor& editor = view.editor;
  ui_gap(view.ui, 4);
  ui_text(view.ui, tr(view.texts, "position.held"), Face::strong);
  for (const Holding& holding : holdings(editor, editor.owner)) {
    const std::string id = "position.held." + std::string(piece_word(holding.piece));
    const int value = value_of(editor, editor.owner, holding);
    if (const int by =
            stepper(view.ui, view.texts, id, piece_name(view.texts, holding.piece), value))
      edit(view, [&view, holding, value, by](PositionEditor& changed) {
        set_value(changed, view.catalogue, changed.owner, holding, value + by);
      });
  }
}

void figures_tab(EditorView& view) {
  const PositionEditor& editor = view.editor;
  ui_text(view.ui, tr(view.texts, "position.choose.figure"), Face::small, colour::ink_soft);
  ui_gap(view.ui, 2);
  int owner = editor.owner;
  if (ui_choice(view.ui, "position.owner", names_of_players(view), owner))
    edit(view,
         [owner](PositionEditor& changed) { changed.owner = static_cast<PlayerIndex>(owner); });
  const std::vector<Piece> kinds = pieces_in_play(editor);
  std::vector<std::string> names;
  int chosen = 0;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i] == editor.piece) chosen = static_cast<int>(i);
    names.push_back(piece_name(view.texts, kinds[i]));
    if (!has_owner(kinds[i])) continue;
    const int left = figures_left(editor, editor.owner, kinds[i]);
    names.back() += " \xc2\xb7 " + std::to_string(left);
  }
  ui_gap(view.ui, 2);
  if (ui_choice(view.ui, "position.piece", names, chosen))
    edit(view, [piece = kinds[static_cast<std::size_t>(chosen)]](PositionEditor& changed) {
      changed.piece = piece;
    });
  segments_part(view);
  holdings_part(view);
}

void points_tab(EditorView& view) {
  const PositionEditor& editor = view.editor;
  const std::vector<std::string> names = names_of_players(view);
  const auto add = [&](std::size_t p, int by) {
    edit(view, [&view, p, by](PositionEditor& changed) {
      add_points(changed, view.catalogue, static_cast<PlayerIndex>(p), by);
    });
  };
  for (std::size_t p = 0; p < names.size(); ++p) {
    const std::string id = "position.points." + std::to_string(p);
    const auto ten = [&](const char* end, std::string_view label, const char* key, int by) {
      ButtonStyle style;
      const std::string why = tr(view.texts, key, {names[p]});
      style.why = why;
      if (ui_button(view.ui, (id + end).c_str(), label, style)) add(p, by);
      ImGui::SameLine(0, px(view.ui.theme, 6));
    };
    ten(".less-ten",
        "\xe2\x88\x92"
        "10",
        "position.less", -10);
    ten(".more-ten", "+10", "position.more", 10);
    if (const int by = stepper(view.ui, view.texts, id, names[p], editor.position.points[p]))
      add(p, by);
  }
  ui_gap(view.ui, 6);
  ui_text(view.ui, tr(view.texts, "position.next"), Face::strong);
  int next = editor.next;
  if (ui_choice(view.ui, "position.next", names, next))
    edit(view, [&view, next](PositionEditor& changed) {
      choose_next(changed, view.catalogue, static_cast<PlayerIndex>(next));
    });
}

// ---- The panel as a whole -----------------------------------------------------------------------

// What is wrong, or how many tiles are left; and the button that begins the game.
struct Remark {
  std::string words;
  bool wrong = false;
  float height = 0;
};
Remark remark_of(const EditorView& view, float width) {
  const PositionEditor& editor = view.editor;
  Remark remark;
  remark.wrong = editor.fault && !(view.look.counts && editor.fault->code == "position.over");
  if (remark.wrong) {
    Error fault{editor.fault->code, editor.fault->detail, 0};
    if (const std::size_t gap = fault.detail.find(' '); gap != std::string::npos)  // two cells
      fault.detail =
          tr_list(view.texts, {fault.detail.substr(0, gap), fault.detail.substr(gap + 1)});
    remark.words = explain_error(view.texts, fault);
  } else {
    remark.words = tr_count(view.texts, "tiles-left", all_left(editor));
  }
  remark.height = ui_text_size(view.ui.theme, remark.words, Face::small, width).y;
  probe_fact(view.ui.probe, "position.fault", editor.fault ? editor.fault->code : "");
  return remark;
}

// What the game is to begin on.
enum class Begin : unsigned char { nothing, table, board, count };

Begin panel_part(EditorView& view, const Area& area) {
  const PositionEditor& editor = view.editor;
  const Theme& theme = view.ui.theme;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled(area.min(), area.max(), colour::paper);
  draw.AddRect(area.min(), area.max(), colour::rule, 0, 0, px(theme, 1));
  const float pad = px(theme, 10), width = area.width - 2 * pad;
  ImGui::SetCursorScreenPos({area.x + pad, area.y + pad});
  ImGui::BeginChild("position.tabs", {width, theme.control + px(theme, 4)}, ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  int tab = static_cast<int>(view.look.tab);
  const auto word = [&](const char* key) { return std::string(tr(view.texts, key)); };
  if (ui_choice(view.ui, "position.tab",
                {word("position.tiles"), word("position.figures"), word("position.points")}, tab))
    view.look.tab = static_cast<PositionTab>(tab);
  ImGui::EndChild();
  const Remark remark = remark_of(view, width);
  const bool counts = view.look.counts;
  const std::string_view label = tr(view.texts, counts ? "position.count" : "position.play");
  ButtonStyle play;
  play.tone = Tone::primary;
  play.icon = counts ? Icon::sheet : Icon::play;
  play.width = counts ? width : width - 2 * (theme.control + px(theme, 8));
  if (!ui_labels_fit(theme, {label}, play.width, play.icon)) play.icon = Icon::none;
  const float button = ui_button_height(theme, label, play);
  const float foot = button + remark.height + px(theme, 6) + pad;
  const float top = area.y + pad + theme.control + px(theme, 10);
  ImGui::SetCursorScreenPos({area.x + pad, top});
  ui_scroll_begin("position.content", {width, area.y + area.height - foot - px(theme, 6) - top});
  if (view.look.tab == PositionTab::tiles) tiles_tab(view);
  if (view.look.tab == PositionTab::figures) figures_tab(view);
  if (view.look.tab == PositionTab::points) points_tab(view);
  ui_scroll_end(view.ui);
  ui_draw_paragraph({theme, draw}, {area.x + pad, area.y + area.height - foot}, remark.words,
                    Face::small, remark.wrong ? colour::accent : colour::ink_soft, width);
  ImGui::SetCursorScreenPos({area.x + pad, area.y + area.height - button - pad});
  const bool over = editor.fault && editor.fault->code == "position.over";
  play.enabled = !editor.fault || (counts && over);
  if (!play.enabled) play.why = remark.words;
  Begin begin = Begin::nothing;
  if (counts) {
    if (ui_button(view.ui, "position.count", label, play)) begin = Begin::count;
    return begin;
  }
  if (ui_button(view.ui, "position.play", label, play)) begin = Begin::table;
  ImGui::SameLine(0, px(theme, 8));
  play.tone = Tone::plain;
  play.width = 0;
  ButtonStyle count = play;
  count.enabled = !editor.fault || over;
  if (count.enabled) count.why = {};
  if (ui_icon_button(view.ui, "position.count", Icon::sheet, tr(view.texts, "position.count"),
                     count))
    begin = Begin::count;
  ImGui::SameLine(0, px(theme, 8));
  if (ui_icon_button(view.ui, "position.analyse", Icon::chart, tr(view.texts, "board.open"), play))
    begin = Begin::board;
  return begin;
}

const NewGameForm& form_of(const Screens& screens) {
  return screens.edited ? screens.edited->form : screens.form;
}

}  // namespace

void settle_position(Screens& screens, const Catalogue& catalogue, const Texts& texts) {
  if (screens.form.together) play_together(screens.form, false);
  if (is_for_one(screens.form)) leave_game_for_one(screens.form);
  take_form(shown_position(screens), catalogue, texts, form_of(screens));
}

bool position_screen(ScreenView& view) {
  PositionEditor& editor = shown_position(view.screens);
  PositionView& look = view.screens.edited ? view.screens.edited->view : view.screens.position_view;
  EditorView drawn{view.ui, view.texts, view.catalogue, view.pictures, editor, look};
  ui_screen_begin(view.ui, "position");
  const bool back = screen_header(view.ui, view.texts,
                                  tr(view.texts, look.counts ? "count.title" : "position.title"));
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float top = ImGui::GetCursorPosY();
  Area board{0, top, screen.x, screen.y - top}, panel = board;
  const bool beside = screen.x > screen.y;
  if (beside) {
    panel.width = std::min(em(view.ui.theme, 360), screen.x * 0.46f);
    board.width -= panel.width;
    panel.x = board.width;
  } else {
    panel.height = std::round(board.height * 0.6f);
    board.height -= panel.height;
    panel.y = board.y + board.height;
  }
  const bool moving = board_part(drawn, board);
  const Begin begin = panel_part(drawn, panel);
  if (!view.ui.controls.editing && !is_open(view.screens.dialog))
    keys(drawn, view.settings.letter_keys);
  ui_screen_end();
  for (const Edit& one : drawn.edits) one(editor);
  if (begin == Begin::count) {
    auto session =
        count_up(editor, view.catalogue, view.texts, form_of(view.screens), platform::fresh_seed());
    if (session)
      request(view.requests, ask_for::OpenGame{std::move(*session), true});
    else
      notify(view.ui, explain_error(view.texts, session.error()));
  } else if (begin != Begin::nothing) {
    auto session = begin_at(editor, view.catalogue, view.texts, form_of(view.screens),
                            platform::fresh_seed(), begin == Begin::board);
    if (session)
      request(view.requests, ask_for::OpenGame{std::move(*session)});
    else
      notify(view.ui, explain_error(view.texts, session.error()));
  }
  if (back)
    request(view.requests, view.screens.edited ? Screen::table
                           : look.counts       ? Screen::record
                                               : Screen::rules);
  return moving || !drawn.edits.empty();
}

}  // namespace bastide::web
