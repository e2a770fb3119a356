#include "web/board/board_picture.hpp"

#include <algorithm>
#include <utility>

#include "web/board/board_ground.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/completion_fade.hpp"
#include "web/board/display_state.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/raster.hpp"
#include "web/session/session.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr std::uint32_t linen = 0xffa5c8d9;  // A, B, G, R

// The pixels of pictures in memory, and of the font atlas.
Texels texels_of(ImTextureID id) {
  const ImFontAtlas& letters = *ImGui::GetIO().Fonts;
  if (id == letters.TexID)
    return {letters.TexWidth, letters.TexHeight, letters.TexPixelsRGBA32, true};
  const auto* image = static_cast<const art::Image*>(id);
  return image ? Texels{image->width, image->height, image->rgba.data(), true} : Texels{};
}

}  // namespace

void prepare_sheet(BoardSheet& sheet, const Session& session, const DisplayState& display, int side,
                   int most, bool cloth) {
  const Board& board = board_of(session, display);
  int right = 0, low = 0;
  for (std::size_t tile = 0; tile < display.tiles; ++tile) {
    const Position at = board.cells[board.tiles[tile].cell].at;
    sheet.left = tile == 0 ? at.x : std::min<int>(sheet.left, at.x);
    sheet.top = tile == 0 ? at.y : std::min<int>(sheet.top, at.y);
    right = tile == 0 ? at.x : std::max<int>(right, at.x);
    low = tile == 0 ? at.y : std::max<int>(low, at.y);
  }
  sheet.wide = right - sheet.left + 1;
  sheet.high = low - sheet.top + 1;
  sheet.side = std::min(side, most / (std::max(sheet.wide, sheet.high) + 1));
  sheet.margin = cloth ? sheet.side / 2 : 0;
  sheet.cloth = cloth;
  sheet.pictures.in_memory = true;
}

void paint_into(Ui& ui, art::Image& image, const std::function<void(ImDrawList&)>& draw) {
  const ImVec2 size(static_cast<float>(image.width), static_cast<float>(image.height));
  const float density = std::exchange(ui.theme.density, 1.0f);
  const bool moves = std::exchange(ui.reduced_motion, true);
  ImGuiIO& io = ImGui::GetIO();
  const ImVec2 window = std::exchange(io.DisplaySize, size);
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.Flags |= ImDrawListFlags_AllowVtxOffset;
  list.PushClipRect({0, 0}, size);
  list.PushTextureID(io.Fonts->TexID);
  draw(list);
  rasterise(list, {1, 1}, texels_of, image);
  io.DisplaySize = window;
  ui.theme.density = density;
  ui.reduced_motion = moves;
}

void draw_at_rest(const BoardDrawing& on, const DisplayState& display, Under under) {
  CompletionFade finished;
  finished.from = finished.to = display.finished;
  const TilesShown shown = tiles_shown(on, finished, {});
  if (under != Under::nothing) draw_tile_shadows(on, shown, {});
  draw_tiles(on, shown);
  draw_rims(on, shown);
  draw_set_pieces(on, nullptr, nullptr);
  draw_tokens(on, display);
  draw_figures(on, display);
  draw_set_pieces_above(on, nullptr, nullptr);
}

art::Image paint_view(Ui& ui, const Session& session, const DisplayState& display,
                      const Camera& camera, Pictures& pictures, Under under) {
  const ImVec2 size = camera.area.size();
  art::Image image;
  image.width = static_cast<int>(size.x);
  image.height = static_cast<int>(size.y);
  image.rgba.assign(static_cast<std::size_t>(image.width * image.height),
                    under == Under::cloth ? linen : 0);
  paint_into(ui, image, [&](ImDrawList& draw) {
    draw_at_rest({{{ui.theme, draw}, session, pictures, session.game},
                  ui,
                  board_of(session, display),
                  display.tiles,
                  camera,
                  camera.area},
                 display, under);
  });
  return image;
}

art::Image paint_board(Ui& ui, const Session& session, const DisplayState& display,
                       BoardSheet& sheet) {
  const auto pixels = [&](int cells) { return static_cast<float>(cells * sheet.side); };
  const auto margins = static_cast<float>(2 * sheet.margin);
  Camera camera;
  camera.area = {0, 0, pixels(sheet.wide) + margins, pixels(sheet.high) + margins};
  camera.now.zoom = static_cast<float>(sheet.side);
  camera.now.centre = {static_cast<float>(sheet.left) + static_cast<float>(sheet.wide) / 2,
                       static_cast<float>(sheet.top) + static_cast<float>(sheet.high) / 2};
  return paint_view(ui, session, display, camera, sheet.pictures,
                    sheet.cloth ? Under::cloth : Under::nothing);
}

art::Image board_picture_at(Ui& ui, const Session& session, std::size_t cursor, bool cloth,
                            int side, int most) {
  const DisplayState display = display_at(session, cursor);
  BoardSheet sheet;
  prepare_sheet(sheet, session, display, side, most, cloth);
  return paint_board(ui, session, display, sheet);
}

art::Image board_picture(Ui& ui, const Session& session, bool cloth, int side, int most) {
  return board_picture_at(ui, session, session.cursor, cloth, side, most);
}

}  // namespace bastide::web
