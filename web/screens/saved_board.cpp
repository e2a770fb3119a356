#include "web/screens/saved_board.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/laid.hpp"
#include "web/board/small_board.hpp"
#include "web/session/session.hpp"
#include "web/store/store.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 cloth = IM_COL32(0xd9, 0xc8, 0xa5, 0xff);

void find_extent(SavedBoard& board) {
  if (board.tiles.empty()) return;
  const auto place = [](const SavedBoard::Tile& tile) {
    return Position{static_cast<i16>(tile.x), static_cast<i16>(tile.y)};
  };
  CellBox box = box_of(place(board.tiles.front()));
  for (const SavedBoard::Tile& tile : board.tiles) include(box, place(tile));
  board.left = box.left;
  board.top = box.top;
  board.wide = box.right - box.left + 1;
  board.high = box.bottom - box.top + 1;
}

}  // namespace

SavedBoard saved_board_of(const Catalogue& catalogue, Pictures& pictures, const Session& session) {
  const Game& game = session.game;
  const State& state = last_state(session);
  SavedBoard small;
  for (std::size_t t = 0; t < state.board.tiles.size(); ++t) {
    const PlacedTile& tile = state.board.tiles[t];
    const TileType& type = game.types[tile.type];
    const Position at = state.board.cells[tile.cell].at;
    small.tiles.push_back({at.x, at.y, type.segments.empty() ? -1 : find_tile(catalogue, type.id),
                           tile.rotation, art::next_variant(state.board, tile.type, t)});
  }
  for (const Figure& figure : state.figures) {
    const PlacedTile& tile = state.board.tiles[state.board.node_tile[figure.node]];
    const art::Anchor foot =
        art::segment_anchor(segment_map(pictures, game, tile.type),
                            segment_of(state.board, figure.node), tile.rotation);
    const Position at = state.board.cells[tile.cell].at;
    small.figures.push_back({static_cast<float>(at.x) + foot.x, static_cast<float>(at.y) + foot.y,
                             figure.kind, colour_of(session, figure.owner)});
  }
  find_extent(small);
  return small;
}

const SavedBoard* find_saved_board(const std::vector<SavedBoard>& boards, const SavedGame& game) {
  for (const SavedBoard& board : boards)
    if (board.slot == game.slot && board.time == game.time) return &board;
  return nullptr;
}

bool read_saved_boards(const Catalogue& catalogue, Pictures& pictures,
                       const std::vector<const SavedGame*>& games,
                       std::vector<SavedBoard>& boards) {
  std::erase_if(boards, [&](const SavedBoard& board) {
    return std::none_of(games.begin(), games.end(), [&](const SavedGame* game) {
      return board.slot == game->slot && board.time == game->time;
    });
  });
  std::size_t missing = 0;
  for (const SavedGame* game : games) {
    if (find_saved_board(boards, *game) || ++missing > 1) continue;
    const auto session = load_game(platform_storage(), catalogue, game->slot);
    // Of a game that cannot be read there is only the cloth.
    SavedBoard board = session ? saved_board_of(catalogue, pictures, *session) : SavedBoard{};
    board.slot = game->slot;
    board.time = game->time;
    boards.push_back(std::move(board));
  }
  return missing > 1;
}

void draw_saved_board(const Paint& paint, const Catalogue& catalogue, Pictures& pictures,
                      const SavedBoard& board, const Area& at) {
  const auto& [theme, draw] = paint;
  const float rounding = px(theme, 5);
  draw.AddRectFilled(at.min(), at.max(), cloth, rounding);
  if (board.wide > 0) {
    constexpr float margin = 0.5f;  // tiles
    const float most = px(theme, 34);
    const float zoom = std::min({at.width / (static_cast<float>(board.wide) + 2 * margin),
                                 at.height / (static_cast<float>(board.high) + 2 * margin), most});
    const auto place = [&](float x, float y) {
      return ImVec2(
          at.x + at.width / 2 +
              (x - static_cast<float>(board.left) - static_cast<float>(board.wide) / 2) * zoom,
          at.y + at.height / 2 +
              (y - static_cast<float>(board.top) - static_cast<float>(board.high) / 2) * zoom);
    };
    const float pixels = zoom * theme.density;
    draw.PushClipRect(at.min(), at.max(), true);
    for (const SavedBoard::Tile& tile : board.tiles) {
      const TilePicture picture =
          tile.type < 0
              ? TilePicture{back_picture(pictures, pixels), 1, true}
              : printed_tile(pictures, catalogue, tile.type, tile.rotation, tile.variant, pixels);
      const ImVec2 min = place(static_cast<float>(tile.x), static_cast<float>(tile.y));
      const ImVec2 max(min.x + zoom, min.y + zoom);
      if (picture)
        draw.AddImage(picture, min, max, {0, 0}, {1, 1}, faded(IM_COL32_WHITE, picture.alpha));
      else
        draw.AddRectFilled(min, max, colour::paper_low);
    }
    for (const SavedBoard::Figure& figure : board.figures) {
      const float size = std::max(zoom * 0.6f, px(theme, 7));
      const ImTextureID picture = piece_picture(pictures, figure.kind, art::Pose::standing,
                                                figure.colour, size * theme.density);
      const ImVec2 foot = place(figure.x, figure.y);
      if (picture)
        draw.AddImage(picture, {foot.x - size / 2, foot.y - size * 0.8f},
                      {foot.x + size / 2, foot.y + size * 0.2f});
    }
    draw.PopClipRect();
  }
  draw.AddRect(at.min(), at.max(), faded(colour::ink, 0.35f), rounding, 0, px(theme, 1));
}

}  // namespace bastide::web
