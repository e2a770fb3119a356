// Everything that the painter draws: to be inspected, and compared with the last accepted version.
//
//   gallery look FOLDER           writes contact sheets as pictures
//   gallery check FILE FOLDER     compares with the fingerprints in FILE; what differs is written
//                                 as pictures, and so are seams between tiles and misplaced figures
//                                 found
//   gallery rewrite FILE          takes what is painted now as right
//   gallery times                 how long tiles take
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
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
#include "tests/data_folder.hpp"
#include "tests/gallery/faults.hpp"
#include "tests/gallery/fingerprint.hpp"
#include "tests/gallery/sheets.hpp"
#include "web/art/art.hpp"

namespace gallery {
namespace {

using bastide::Catalogue;
using bastide::art::Image;

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void save(const Image& image, const std::string& folder, std::string name) {
  std::replace(name.begin(), name.end(), '/', '-');
  const std::string path = folder + '/' + name + ".png";
  stbi_write_png(path.c_str(), image.width, image.height, 4, image.rgba.data(), image.width * 4);
  std::printf("%s %dx%d\n", path.c_str(), image.width, image.height);
}

std::vector<Sheet> every_sheet(const Catalogue& catalogue) {
  std::vector<Sheet> all = tile_sheets(catalogue);
  const auto add = [&all](std::vector<Sheet> more) {
    std::move(more.begin(), more.end(), std::back_inserter(all));
  };
  add(finished_sheets(catalogue));
  add(piece_sheets());
  add(face_sheets());
  add(board_sheets(catalogue, text_of(bastide::testing::data_folder() + "/boards.txt")));
  return all;
}

Fingerprints fingerprints_of(const std::vector<Sheet>& sheets) {
  Fingerprints all;
  for (const Sheet& sheet : sheets)
    all[sheet.name] = fingerprint(sheet.picture, sheet.square, Of::colour);
  return all;
}

int look(const Catalogue& catalogue, const std::string& folder) {
  const std::vector<Sheet> sheets = every_sheet(catalogue);
  // Tiles and figures grouped by kind and set; the rest individually.
  std::map<std::string, std::vector<const Sheet*>> groups;
  for (const Sheet& sheet : sheets) {
    const std::size_t set = sheet.name.rfind('/');
    const bool single = set == std::string::npos || sheet.name.compare(0, 6, "board/") == 0;
    groups[single ? sheet.name : sheet.name.substr(0, set)].push_back(&sheet);
  }
  for (const auto& [name, group] : groups)
    save(contact_sheet(group, name == "piece" || name == "face" ? 1 : 6), folder, name);
  for (const bastide::TileSet& set : catalogue.sets)
    save(segments_of(catalogue, set.id), folder, "segments-" + set.id);
  return 0;
}

int check(const Catalogue& catalogue, const std::string& file, const std::string& folder) {
  constexpr int tolerance = 4;  // of 255: compilers and machines round differently
  int count = 0;
  const Fingerprints before = read(text_of(file));
  const std::vector<Sheet> sheets = every_sheet(catalogue);
  const Fingerprints now = fingerprints_of(sheets);
  for (const auto& [name, print] : before) {
    if (now.count(name) != 0) continue;
    std::printf("%s is painted no more\n", name.c_str());
    ++count;
  }
  std::filesystem::create_directories(folder);
  for (const Sheet& sheet : sheets) {
    const auto known = before.find(sheet.name);
    if (known == before.end()) {
      std::printf("%s is new\n", sheet.name.c_str());
      ++count;
      continue;
    }
    const Difference d = difference(known->second, now.at(sheet.name), tolerance);
    if (d.squares == 0) continue;
    std::printf("%s is painted differently in %d squares, by up to %d of 255\n", sheet.name.c_str(),
                d.squares, d.worst);
    save(sheet.picture, folder, sheet.name);
    ++count;
  }
  for (const bastide::TileSet& set : catalogue.sets) count += faults(catalogue, set.id);
  std::printf("%zu pictures, %d faults\n", sheets.size(), count);
  if (count != 0) std::printf("If it is meant so: gallery rewrite %s\n", file.c_str());
  return count == 0 ? 0 : 1;
}

int rewrite(const Catalogue& catalogue, const std::string& file) {
  std::ofstream(file, std::ios::binary) << write(fingerprints_of(every_sheet(catalogue)));
  return 0;
}

// Size 0 is the map of the segments.
int times(const Catalogue& catalogue) {
  for (const int size : {0, 32, 64, 128, 256, 512}) {
    double worst = 0, sum = 0;
    int count = 0;
    std::string slowest;
    for (const bastide::TileType& type : catalogue.tiles) {
      if (type.set != "base") continue;
      const std::clock_t start = std::clock();
      if (size == 0)
        bastide::art::map_segments(type);
      else
        bastide::art::paint_tile(type, {size, 1, 3});
      const double ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      sum += ms;
      ++count;
      if (ms > worst) {
        worst = ms;
        slowest = type.id;
      }
    }
    std::printf("%d px: mean %.2f ms, worst %.2f ms (%s)\n", size, sum / std::max(count, 1), worst,
                slowest.c_str());
  }
  return 0;
}

}  // namespace
}  // namespace gallery

int main(int argc, char** argv) {
  const bastide::Catalogue catalogue = bastide::builtin_catalogue();
  const std::string what = argc > 1 ? argv[1] : "";
  if (what == "look" && argc == 3) return gallery::look(catalogue, argv[2]);
  if (what == "check" && argc == 4) return gallery::check(catalogue, argv[2], argv[3]);
  if (what == "rewrite" && argc == 3) return gallery::rewrite(catalogue, argv[2]);
  if (what == "times") return gallery::times(catalogue);
  std::printf("usage: gallery look FOLDER | check FILE FOLDER | rewrite FILE | times\n");
  return 2;
}
