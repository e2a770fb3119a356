// Contact sheets of everything the painter can draw, to be looked at.
// Also looks for seams between tiles and for figures that would stand wrong; fails if there are
// any. Usage: gallery OUTPUT_FOLDER TILE_TEXT...   (the texts are those of assets/tiles)
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

#include "engine/tiles/catalogue.hpp"
#include "web/art/art.hpp"

namespace {

using namespace bastide;
using art::Image;

constexpr std::uint32_t table_green = 0xff4a5a45u;

Image sheet(int width, int height, std::uint32_t colour = table_green) {
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

void save(const Image& image, const std::string& path) {
  stbi_write_png(path.c_str(), image.width, image.height, 4, image.rgba.data(), image.width * 4);
  std::printf("%s %dx%d\n", path.c_str(), image.width, image.height);
}

const TileType* named(const Catalogue& catalogue, const std::string& id) {
  for (const TileType& type : catalogue.tiles) {
    if (type.id == id) return &type;
  }
  std::printf("no tile %s\n", id.c_str());
  return nullptr;
}

void every_tile(const Catalogue& catalogue, const std::string& set, int size, int columns,
                int turns, const std::string& path) {
  std::vector<const TileType*> types;
  for (const TileType& type : catalogue.tiles) {
    if (type.set == set) types.push_back(&type);
  }
  const int gap = 8, across = columns * turns;
  const int rows = (static_cast<int>(types.size()) + columns - 1) / columns;
  Image out = sheet(across * (size + gap) + gap, rows * (size + gap) + gap);
  for (int i = 0; i < static_cast<int>(types.size()); ++i) {
    for (int r = 0; r < turns; ++r) {
      const int x = (i % columns) * turns + r, y = i / columns;
      lay(out, art::paint_tile(*types[static_cast<std::size_t>(i)], {size, r, 1}),
          gap + x * (size + gap), gap + y * (size + gap));
    }
  }
  save(out, path);
}

bool fits(const TileType& a, int ra, const TileType& b, int rb, int side) {
  const auto edge = [](const TileType& t, int r, int s) {
    return t.edges[static_cast<std::size_t>((s - r + 8) & 3)];
  };
  return edge(a, ra, side) == edge(b, rb, side + 2);
}

// Fills a board greedily with tiles that fit, always in the same way.
Image board(const Catalogue& catalogue, int columns, int rows, int size, unsigned seed,
            bool figures) {
  std::vector<const TileType*> bag;
  for (const TileType& type : catalogue.tiles) {
    if (type.set != "base") continue;
    for (int i = 0; i < type.count; ++i) bag.push_back(&type);
  }
  struct Cell {
    const TileType* type = nullptr;
    int rotation = 0;
  };
  std::vector<Cell> cells(static_cast<std::size_t>(columns * rows));
  const auto next = [&seed] { return (seed = seed * 1664525u + 1013904223u) >> 8; };
  Image out = sheet(columns * size, rows * size, 0xffb8cdd6u);
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      for (int trial = 0; trial < 600; ++trial) {
        const std::size_t pick = next() % bag.size();
        const int r = static_cast<int>(next() % 4);
        const auto at = [&](int cx, int cy) -> Cell& {
          return cells[static_cast<std::size_t>(cy * columns + cx)];
        };
        if (x > 0 && at(x - 1, y).type &&
            !fits(*bag[pick], r, *at(x - 1, y).type, at(x - 1, y).rotation, 3))
          continue;
        if (y > 0 && at(x, y - 1).type &&
            !fits(*bag[pick], r, *at(x, y - 1).type, at(x, y - 1).rotation, 0))
          continue;
        at(x, y) = {bag[pick], r};
        bag.erase(bag.begin() + static_cast<std::ptrdiff_t>(pick));
        break;
      }
      const Cell& cell = cells[static_cast<std::size_t>(y * columns + x)];
      if (cell.type == nullptr) continue;
      lay(out,
          art::paint_tile(*cell.type,
                          {size, cell.rotation, static_cast<unsigned>(x * 31 + y * 17)}),
          x * size, y * size);
    }
  }
  if (!figures) return out;
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      const Cell& cell = cells[static_cast<std::size_t>(y * columns + x)];
      if (cell.type == nullptr || next() % 5 > 1) continue;
      const int segment = static_cast<int>(next() % cell.type->segments.size());
      const bool farmer =
          cell.type->segments[static_cast<std::size_t>(segment)].kind == SegmentKind::field;
      const bool garden =
          cell.type->segments[static_cast<std::size_t>(segment)].kind == SegmentKind::garden;
      const art::Anchor a = art::segment_anchor(*cell.type, segment, cell.rotation);
      const int player = static_cast<int>(next() % 6);
      const int figure = size * 42 / 100;
      const Image piece =
          art::paint_piece(garden ? art::Piece::abbot : art::Piece::meeple,
                           farmer ? art::Pose::lying : art::Pose::standing, player, figure);
      const float middle = farmer ? 0.60f : 0.56f;
      lay(out, piece, x * size + static_cast<int>(a.x * static_cast<float>(size)) - figure / 2,
          y * size + static_cast<int>(a.y * static_cast<float>(size) -
                                      middle * static_cast<float>(figure)));
    }
  }
  return out;
}

// Each segment tinted, with a dot at its anchor.
Image segments_of(const Catalogue& catalogue, const std::string& set, int size, int columns) {
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
      lay(out, art::paint_segment_mask(type, r, s, size), left, top, tints[s % 12], 0.6f);
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

Image sizes_of(const std::vector<const TileType*>& types) {
  Image out = sheet(64 + 128 + 256 + 512 + 50, static_cast<int>(types.size()) * 522 + 10);
  int y = 10;
  for (const TileType* type : types) {
    int x = 10;
    for (const int size : {64, 128, 256, 512}) {
      lay(out, art::paint_tile(*type, {size, 0, 1}), x, y);
      x += size + 10;
    }
    y += 522;
  }
  return out;
}

Image pieces() {
  constexpr art::Piece kinds[] = {
      art::Piece::meeple,   art::Piece::big_meeple, art::Piece::abbot,      art::Piece::builder,
      art::Piece::pig,      art::Piece::barn,       art::Piece::ringmaster, art::Piece::phantom,
      art::Piece::shepherd, art::Piece::robber,     art::Piece::messenger,  art::Piece::mage,
      art::Piece::witch};
  const int size = 150;
  Image out = sheet(14 * size / 2 + 13 * size, art::player_colours * size + 100, 0xff86b8a4u);
  for (int player = 0; player < art::player_colours; ++player) {
    int x = 0;
    const int y = player * size;
    lay(out, art::paint_mark(player, size / 2), x, y + size / 4);
    x += size / 2;
    for (const art::Piece kind : kinds) {
      lay(out, art::paint_piece(kind, art::Pose::standing, player, size), x, y);
      x += size;
    }
    lay(out, art::paint_piece(art::Piece::meeple, art::Pose::lying, player, size), x, y);
    x += size;
    lay(out, art::paint_piece(art::Piece::big_meeple, art::Pose::lying, player, size), x, y);
    x += size;
    for (const int small : {24, 32, 48, 64}) {
      lay(out, art::paint_piece(art::Piece::meeple, art::Pose::standing, player, small), x, y + 20);
      lay(out, art::paint_piece(art::Piece::meeple, art::Pose::lying, player, small), x, y + 80);
      lay(out, art::paint_mark(player, small / 2), x, y + 5);
      x += small + 8;
    }
  }
  for (int i = 0; i <= static_cast<int>(art::Icon::cross); ++i) {
    lay(out, art::paint_icon(static_cast<art::Icon>(i), 48), 10 + i * 56,
        art::player_colours * size + 10, 0x203040u);
    lay(out, art::paint_icon(static_cast<art::Icon>(i), 24), 10 + i * 56,
        art::player_colours * size + 65, 0x203040u);
  }
  for (int i = 0; i <= static_cast<int>(art::Thing::message); ++i) {
    lay(out, art::paint_thing(static_cast<art::Thing>(i), 80), 1200 + i * 90,
        art::player_colours * size + 10);
    lay(out, art::paint_thing(static_cast<art::Thing>(i), 24), 1700 + i * 30,
        art::player_colours * size + 10);
  }
  return out;
}

void times(const Catalogue& catalogue) {
  for (const int size : {128, 256, 512}) {
    double worst = 0, sum = 0;
    int count = 0;
    std::string slowest;
    for (const TileType& type : catalogue.tiles) {
      if (type.set != "base") continue;
      const std::clock_t start = std::clock();
      art::paint_tile(type, {size, 1, 3});
      const double ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      sum += ms;
      ++count;
      if (ms > worst) {
        worst = ms;
        slowest = type.id;
      }
    }
    std::printf("%d px: mean %.1f ms, worst %.1f ms (%s)\n", size, sum / std::max(count, 1), worst,
                slowest.c_str());
  }
}

int misplaced_figures(const TileType& type, const art::SegmentMap& map, int rotation) {
  int count = 0;
  const auto bears_figures = [&type](int s) {
    const SegmentKind kind = type.segments[static_cast<std::size_t>(s)].kind;
    return kind != SegmentKind::mist && kind != SegmentKind::river;
  };
  for (int s = 0; s < static_cast<int>(type.segments.size()); ++s) {
    if (!bears_figures(s)) continue;
    const art::Anchor a = art::segment_anchor(map, s, rotation);
    const int found = art::segment_at(map, rotation, a.x, a.y);
    if (found != s) {
      std::printf("  %s turned %d: the figure of segment %d stands on segment %d\n",
                  type.id.c_str(), rotation, s, found);
      ++count;
    }
    for (int o = 0; o < s; ++o) {
      if (!bears_figures(o)) continue;
      const art::Anchor b = art::segment_anchor(map, o, rotation);
      const float apart = std::hypot(a.x - b.x, a.y - b.y);
      if (apart >= 0.18f) continue;
      std::printf("  %s turned %d: figures of segments %d and %d are only %.2f apart\n",
                  type.id.c_str(), rotation, o, s, static_cast<double>(apart));
      ++count;
    }
  }
  return count;
}

// How much neighbours differ across their common edge, against how much two rows of one tile do.
// Returns the number of faults: a visible seam, or figures that would stand in the wrong place.
int faults(const Catalogue& catalogue, const std::string& set) {
  constexpr int size = 128;
  struct Painted {
    const TileType* type;
    int rotation;
    Image image;
  };
  std::vector<Painted> all;
  int count = 0;
  for (const TileType& type : catalogue.tiles) {
    if (type.set != set) continue;
    for (int r = 0; r < 4; ++r)
      all.push_back({&type, r, art::paint_tile(type, {size, r, static_cast<unsigned>(r) + 5})});
    const art::SegmentMap map = art::map_segments(type);
    for (int r = 0; r < 4; ++r) count += misplaced_figures(type, map, r);
  }
  const auto pixel = [](const Image& i, int x, int y) {
    return i.rgba[static_cast<std::size_t>(y * i.width + x)];
  };
  const auto differ = [](std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8)
      sum += std::abs(static_cast<int>(a >> shift & 255u) - static_cast<int>(b >> shift & 255u));
    return sum / 3.0;
  };
  double worst = 0, mean = 0, inside_mean = 0;
  int pairs = 0;
  std::string where;
  for (const bool across : {false, true}) {
    for (const Painted& a : all) {
      for (const Painted& b : all) {
        const int side = across ? 1 : 2;
        if (!fits(*a.type, a.rotation, *b.type, b.rotation, side)) continue;
        double seam = 0, inner = 0;
        for (int i = 0; i < size; ++i) {
          const auto of_a = [&](int back) {
            return across ? pixel(a.image, size - 1 - back, i) : pixel(a.image, i, size - 1 - back);
          };
          seam += differ(of_a(0), across ? pixel(b.image, 0, i) : pixel(b.image, i, 0));
          inner += differ(of_a(1), of_a(0));
        }
        seam /= size;
        inner /= size;
        mean += seam;
        inside_mean += inner;
        ++pairs;
        if (seam - inner > worst) {
          worst = seam - inner;
          where = a.type->id + " " + std::to_string(a.rotation) +
                  (across ? " east of it " : " south of it ") + b.type->id + " " +
                  std::to_string(b.rotation);
        }
      }
    }
  }
  std::printf("%s: across edges %.2f, inside tiles %.2f, worst excess %.2f of 255 (%s)\n",
              set.c_str(), mean / std::max(pairs, 1), inside_mean / std::max(pairs, 1), worst,
              where.c_str());
  if (worst > 13 && set != "mists") ++count;
  return count;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::printf("usage: gallery OUTPUT_FOLDER TILE_TEXT...\n");
    return 2;
  }
  const std::string folder = std::string(argv[1]) + "/";
  Catalogue catalogue;
  for (int i = 2; i < argc; ++i) {
    std::ifstream file(argv[i]);
    std::ostringstream text;
    text << file.rdbuf();
    if (!parse_tiles(text.str(), catalogue)) {
      std::printf("%s: not a sound tile text\n", argv[i]);
      return 1;
    }
  }
  int count = 0;
  for (const TileSet& set : catalogue.sets) count += faults(catalogue, set.id);
  if (folder == "-/") {
    std::printf("%d faults\n", count);
    return count == 0 ? 0 : 1;
  }
  times(catalogue);
  every_tile(catalogue, "base", 160, 2, 4, folder + "base-turned.png");
  every_tile(catalogue, "base", 256, 6, 1, folder + "base.png");
  for (const TileSet& set : catalogue.sets) {
    if (set.id != "base")
      every_tile(catalogue, set.id, 200, 7, 1, folder + "set-" + set.id + ".png");
  }
  save(board(catalogue, 9, 6, 192, 4, true), folder + "board.png");
  save(board(catalogue, 4, 4, 384, 11, false), folder + "board-near.png");
  save(board(catalogue, 4, 3, 320, 23, true), folder + "board-figures.png");
  save(board(catalogue, 11, 6, 64, 9, true), folder + "board-far.png");
  save(segments_of(catalogue, "base", 200, 8), folder + "segments.png");
  save(segments_of(catalogue, "traders-builders", 200, 8), folder + "segments-traders.png");
  save(segments_of(catalogue, "inns-cathedrals", 200, 8), folder + "segments-inns.png");
  std::vector<const TileType*> some;
  for (const char* id : {"base/CRRR", "base/CCFF-shield", "base/FFRF-monastery"}) {
    if (const TileType* type = named(catalogue, id)) some.push_back(type);
  }
  save(sizes_of(some), folder + "sizes.png");
  Image variants = sheet(6 * 200 + 8, 3 * 200 + 8);
  int row = 0;
  for (const char* id : {"base/RFRF", "base/CRFR", "base/FRRR"}) {
    for (int v = 0; v < 6; ++v) {
      if (const TileType* type = named(catalogue, id))
        lay(variants, art::paint_tile(*type, {192, 0, static_cast<unsigned>(v)}), 8 + v * 200,
            8 + row * 200);
    }
    ++row;
  }
  save(variants, folder + "variants.png");
  Image finished = sheet(4 * 264 + 8, 272);
  int left = 8;
  for (const char* id : {"base/CRRR", "base/CCRC-shield", "base/FFRF-monastery", "base/CRFR"}) {
    if (const TileType* type = named(catalogue, id))
      lay(finished, art::paint_tile(*type, {256, 0, 1, 0xffff}), left, 8);
    left += 264;
  }
  save(finished, folder + "finished.png");
  if (const TileType* type = named(catalogue, "base/CFFC-two+garden"))
    save(art::paint_tile(*type, {1024, 1, 2}), folder + "large.png");
  Image backs = sheet(2 * 264 + 8, 272);
  lay(backs, art::paint_tile_back(256, false), 8, 8);
  lay(backs, art::paint_tile_back(256, true), 272, 8);
  save(backs, folder + "backs.png");
  save(pieces(), folder + "pieces.png");
  std::printf("%d faults\n", count);
  return count == 0 ? 0 : 1;
}
