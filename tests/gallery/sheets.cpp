#include "tests/gallery/sheets.hpp"

#include <algorithm>
#include <sstream>

#include "engine/record/link.hpp"
#include "engine/record/playback.hpp"
#include "web/art/faces/faces.hpp"
#include "web/art/laid.hpp"
#include "web/art/set_art.hpp"

namespace gallery {

using namespace bastide;
using art::Image;

namespace {

constexpr std::uint32_t desk = 0xff4a5a45u;

Image sheet(int width, int height, std::uint32_t colour = desk) {
  return {width, height,
          std::vector<std::uint32_t>(
              static_cast<std::size_t>(width) * static_cast<std::size_t>(height), colour)};
}

void lay(Image& on, const Image& picture, int left, int top, std::uint32_t tint = 0xffffffu,
         float opacity = 1) {
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      if (left + x < 0 || top + y < 0 || left + x >= on.width || top + y >= on.height) continue;
      const std::uint32_t from = picture.rgba[static_cast<std::size_t>(y * picture.width + x)];
      std::uint32_t& to = on.rgba[static_cast<std::size_t>((top + y) * on.width + left + x)];
      const float alpha = static_cast<float>(from >> 24) / 255.f * opacity;
      std::uint32_t mixed = 0xff000000u;
      for (int shift = 0; shift < 24; shift += 8) {
        const float colour = static_cast<float>(from >> shift & 255u) *
                             static_cast<float>(tint >> shift & 255u) / 255.f;
        const float under = static_cast<float>(to >> shift & 255u);
        mixed |= static_cast<std::uint32_t>(under + (colour - under) * alpha + 0.5f) << shift;
      }
      to = mixed;
    }
  }
}

std::vector<Sheet> tiles_two_by_two(const Catalogue& catalogue, const std::string& stem,
                                    bool finished) {
  constexpr int size = 128;
  std::vector<Sheet> sheets;
  for (const TileType& type : catalogue.tiles) {
    Image four = sheet(2 * size, 2 * size);
    for (int r = 0; r < 4; ++r) {
      const art::TilePaint how{size, r, static_cast<unsigned>(r),
                               static_cast<std::uint16_t>(finished ? 0xffff : 0)};
      lay(four, art::paint_tile(type, how), (r & 1) * size, (r >> 1) * size);
    }
    sheets.push_back({stem + type.id, std::move(four), finished ? size / 2 : size / 4});
  }
  return sheets;
}

// A figure in every colour; as large as on a single tile, and as small as on a whole board.
Image colours_of(Piece piece, art::Pose pose) {
  constexpr int large = 128, small[] = {17, 24, 34, 48};
  const int colours = art::figure_art(piece).colour ? 1 : art::player_colours;
  Image out = sheet(colours * large, large + 64, 0xff68bcabu);
  for (int colour = 0; colour < colours; ++colour) {
    lay(out, art::paint_piece(piece, pose, colour, large), colour * large, 0);
    int x = colour * large + 2;
    for (const int size : small) {
      // At the table the next larger power of two would be used; here it is simply the size itself.
      lay(out, art::paint_piece(piece, pose, colour, size), x, large + 4);
      x += size + 1;
    }
  }
  return out;
}

// The tiles and figures of a position.
Image board_of(const Game& game, const State& state, int size) {
  const Board& board = state.board;
  int left = 0, top = 0, right = 0, bottom = 0;
  for (const PlacedTile& tile : board.tiles) {
    const Position at = board.cells[tile.cell].at;
    left = std::min<int>(left, at.x), right = std::max<int>(right, at.x);
    top = std::min<int>(top, at.y), bottom = std::max<int>(bottom, at.y);
  }
  Image out = sheet((right - left + 1) * size, (bottom - top + 1) * size, 0xff97b8c9u);
  const auto corner = [&](TileIndex tile) {
    const Position at = board.cells[board.tiles[tile].cell].at;
    return Position{static_cast<i16>((at.x - left) * size), static_cast<i16>((at.y - top) * size)};
  };
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    const auto tile = static_cast<TileIndex>(i);
    lay(out,
        art::paint_tile(game.types[board.tiles[tile].type],
                        art::paint_of_laid(game.tables, board, tile, size)),
        corner(tile).x, corner(tile).y);
  }
  const auto stand = [&](Piece piece, int colour, Node node) {
    const TileIndex tile = board.node_tile[node];
    const PlacedTile& placed = board.tiles[tile];
    const bool lies = kind_of(game.tables, board, node) == SegmentKind::field &&
                      !art::figure_art(piece).stands_in_fields;
    const art::Anchor a =
        art::segment_anchor(game.types[placed.type], segment_of(board, node), placed.rotation);
    const int figure = size * 44 / 100;
    const float middle = (lies ? 0.62f : 0.56f) * static_cast<float>(figure);
    lay(out, art::paint_piece(piece, lies ? art::Pose::lying : art::Pose::standing, colour, figure),
        corner(tile).x + static_cast<int>(a.x * static_cast<float>(size)) - figure / 2,
        corner(tile).y + static_cast<int>(a.y * static_cast<float>(size) - middle));
  };
  for (const Figure& figure : state.figures)
    stand(figure.kind, (figure.owner * 3 + 1) % art::player_colours, figure.node);
  for (int magic = 0; magic < 2; ++magic) {
    if (state.magic.at[magic] != no_node)
      stand(magic == 0 ? Piece::mage : Piece::witch, 0, state.magic.at[magic]);
  }
  return out;
}

}  // namespace

std::vector<Sheet> tile_sheets(const Catalogue& catalogue) {
  return tiles_two_by_two(catalogue, "tile/", false);
}

std::vector<Sheet> finished_sheets(const Catalogue& catalogue) {
  return tiles_two_by_two(catalogue, "finished/", true);
}

std::vector<Sheet> piece_sheets() {
  std::vector<Sheet> sheets;
  const auto add = [&](Piece piece, art::Pose pose, const char* how) {
    sheets.push_back({"piece/" + std::string(piece_word(piece)) + how, colours_of(piece, pose)});
  };
  add(Piece::meeple, art::Pose::standing, "");
  add(Piece::meeple, art::Pose::lying, "-lying");
  for (const art::SetArt* set : art::all_set_art()) {
    for (const art::FigureArt& figure : set->figures) {
      add(figure.piece, art::Pose::standing, "");
      if (figure.piece == Piece::big_meeple) add(figure.piece, art::Pose::lying, "-lying");
    }
    for (const art::TokenArt& token : set->tokens) {
      Image both = sheet(128, 160, 0xff68bcabu);
      lay(both, art::paint_token(token.paint, 128), 0, 0);
      lay(both, art::paint_token(token.paint, 28), 10, 130);
      sheets.push_back({"token/" + std::string(token.name), std::move(both)});
    }
  }
  Image marks = sheet(art::player_colours * 64, 64);
  for (int colour = 0; colour < art::player_colours; ++colour)
    lay(marks, art::paint_mark(colour, 64), colour * 64, 0);
  sheets.push_back({"marks", std::move(marks)});
  constexpr int icons = static_cast<int>(art::Glyph::garden) + 1;
  Image signs = sheet(icons * 64, 96, 0xffdcecf4u);
  for (int i = 0; i < icons; ++i) {
    lay(signs, art::paint_icon(static_cast<art::Glyph>(i), 60), i * 64, 2, 0x203040u);
    lay(signs, art::paint_icon(static_cast<art::Glyph>(i), 24), i * 64 + 20, 68, 0x203040u);
  }
  sheets.push_back({"icons", std::move(signs)});
  sheets.push_back({"back", art::paint_tile_back(256)});
  return sheets;
}

// Every mood, as large as where one is chosen from and as small as in a row of players.
std::vector<Sheet> face_sheets() {
  constexpr int large = 200, small[] = {64, 40, 28};
  std::vector<Sheet> sheets;
  for (int face = 0; face < art::face_count; ++face) {
    Image moods = sheet(art::mood_count * (large + 72), large, 0xffcfe6f2u);
    for (int i = 0; i < art::mood_count; ++i) {
      const auto mood = static_cast<art::Mood>(i);
      const int left = i * (large + 72);
      lay(moods, art::paint_face(face, mood, large), left, 0);
      int y = 8;
      for (const int size : small) {
        lay(moods, art::paint_face(face, mood, size), left + large + (68 - size) / 2, y);
        y += size + 10;
      }
    }
    sheets.push_back({"face/" + std::string(art::face_name(face)), std::move(moods), 20});
  }
  return sheets;
}

std::vector<Sheet> board_sheets(const Catalogue& catalogue, const std::string& text) {
  std::vector<Sheet> sheets;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name, link;
    std::size_t actions = 0;
    int size = 0;
    if (line.empty() || line[0] == '#' || !(words >> name >> actions >> size >> link)) continue;
    Sheet board{"board/" + name, {}};
    if (auto read = decode_link(catalogue, link); read && !read->fault) {
      Record record = std::move(read->record);
      if (record.actions.size() > actions) record.actions.resize(actions);
      if (const auto played = play_record(catalogue, record))
        board.picture = board_of(played->game, played->state, size);
    }
    sheets.push_back(std::move(board));
  }
  return sheets;
}

Image segments_of(const Catalogue& catalogue, const std::string& set) {
  constexpr int size = 200, columns = 8;
  std::vector<const TileType*> types;
  for (const TileType& type : catalogue.tiles) {
    if (type.set == set) types.push_back(&type);
  }
  const int gap = 6, rows = (static_cast<int>(types.size()) + columns - 1) / columns;
  Image out = sheet(columns * (size + gap) + gap, rows * (size + gap) + gap);
  constexpr std::uint32_t tints[12] = {0x3030e0u, 0xe06030u, 0x30c0f0u, 0xd040c0u,
                                       0x40e0a0u, 0x2090ffu, 0xffff60u, 0x8080ffu,
                                       0x60ff60u, 0xff80ffu, 0x404040u, 0xffffffu};
  for (int i = 0; i < static_cast<int>(types.size()); ++i) {
    const TileType& type = *types[static_cast<std::size_t>(i)];
    const int left = gap + (i % columns) * (size + gap), top = gap + (i / columns) * (size + gap);
    const int r = i & 3;
    lay(out, art::paint_tile(type, {size, r, 1}), left, top);
    for (int s = 0; s < static_cast<int>(type.segments.size()); ++s) {
      lay(out, art::paint_segment_mask(type, r, s, size, art::map_segments(type)), left, top,
          tints[s % 12], 0.6f);
    }
    for (int s = 0; s < static_cast<int>(type.segments.size()); ++s) {
      const art::Anchor a = art::segment_anchor(type, s, r);
      lay(out, sheet(9, 9, 0xff000000u),
          left + static_cast<int>(a.x * static_cast<float>(size)) - 4,
          top + static_cast<int>(a.y * static_cast<float>(size)) - 4);
      lay(out, sheet(5, 5, tints[s % 12] | 0xff000000u),
          left + static_cast<int>(a.x * static_cast<float>(size)) - 2,
          top + static_cast<int>(a.y * static_cast<float>(size)) - 2);
    }
  }
  return out;
}

Image contact_sheet(const std::vector<const Sheet*>& sheets, int columns) {
  constexpr int gap = 8;
  int width = 1, height = 1;
  for (const Sheet* one : sheets) {
    width = std::max(width, one->picture.width);
    height = std::max(height, one->picture.height);
  }
  const int count = static_cast<int>(sheets.size()), across = std::min(columns, std::max(count, 1));
  const int rows = (count + across - 1) / across;
  Image out = sheet(across * (width + gap) + gap, rows * (height + gap) + gap);
  for (int i = 0; i < count; ++i) {
    lay(out, sheets[static_cast<std::size_t>(i)]->picture, gap + (i % across) * (width + gap),
        gap + (i / across) * (height + gap));
  }
  return out;
}

}  // namespace gallery
