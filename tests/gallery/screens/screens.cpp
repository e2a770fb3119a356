// Every screen of the page in canned scenes, in several windows and two languages: to be inspected,
// and, in one of the languages for each window, searched for layout faults and compared with the
// last accepted version.
//
//   screens look FOLDER [PART [PERCENT [LANGUAGE...]]]
//                                   writes the pictures of the scenes whose names contain PART, in
//                                   letters of another size
//   screens check FILE FOLDER [SHARD OF]
//                                   compares with the fingerprints in FILE; what differs is
//                                   written as pictures
//   screens rewrite FILE            takes what is drawn now as right
//   screens texts LANGUAGE          prints each text with scenes in which it can be read
//   screens afar FOLDER             writes the pictures by which the page is known elsewhere
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "tests/gallery/fingerprint.hpp"
#include "tests/gallery/screens/afar.hpp"
#include "tests/gallery/screens/layout_faults.hpp"
#include "tests/gallery/screens/letters.hpp"
#include "tests/gallery/screens/scenes.hpp"
#include "web/platform/desktop/png.hpp"

namespace gallery {
namespace {

constexpr int tolerance = 4;  // of 255: compilers and machines round differently

struct Shard {
  std::size_t index = 0, of = 1;
};

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string name_of(const Scene& scene, const Window& window, const std::string& language) {
  return scene.name + '.' + window.name + '.' + language;
}

void save(const bastide::art::Image& image, const std::string& folder, std::string name) {
  std::replace(name.begin(), name.end(), '/', '-');
  const std::string path = folder + '/' + name + ".png";
  if (!bastide::web::write_png(path, image.width, image.height, image.rgba))
    std::printf("%s cannot be written\n", path.c_str());
}

// In some 100 squares.
Fingerprint print_of(const bastide::art::Image& picture) {
  int square = 16;
  while (picture.width / square * (picture.height / square) > 110) ++square;
  return fingerprint(picture, square, Of::brightness);
}

// Whether a scene is checked in this language: in every other window. By its name, so that a new
// scene changes nothing for the others.
bool checked(const Scene& scene, std::size_t window, bool czech) {
  return (std::accumulate(scene.name.begin(), scene.name.end(), window) % 2 != 0) == czech;
}

// Plays `all` scenes, or those that are checked, and calls `seen(name, stage)` for their pictures.
// Returns the number of layout faults.
template <class Seen>
int play_all(bool all, const std::string& part, Shard shard, Seen seen, int text_size = 0,
             const std::vector<std::string>& languages = {"en", "cs"}) {
  Stage stage;
  int faults = 0;
  const std::vector<Scene> scenes = every_scene();
  for (std::size_t w = 0; w < windows().size(); ++w) {
    Window window = windows()[w];
    window.text_size = text_size;
    for (std::size_t n = 0; n < scenes.size(); ++n) {
      const Scene& scene = scenes[n];
      if (w >= usual_windows && !scene.everywhere) continue;
      if (n % shard.of != shard.index) continue;
      for (const std::string& language : languages) {
        if (!all && !checked(scene, w, language == "cs")) continue;
        const std::string name = name_of(scene, window, language);
        if (name.find(part) == std::string::npos) continue;
        stage.paints = all || w < compared_windows;
        begin_scene(stage, window, language);
        scene.play(stage);
        for (const std::string& fault : layout_faults(stage)) {
          std::printf("%s: %s\n", name.c_str(), fault.c_str());
          ++faults;
        }
        if (all || w < compared_windows) seen(name, stage);
        end_scene(stage);
      }
    }
  }
  return faults;
}

int look(const std::string& folder, const std::string& part, int percent,
         const std::vector<std::string>& languages) {
  std::filesystem::create_directories(folder);
  const auto& sizes = bastide::web::text_sizes;
  const auto size = std::find(std::begin(sizes), std::end(sizes) - 1, percent) - std::begin(sizes);
  play_all(
      true, part, {},
      [&](const std::string& name, const Stage& stage) { save(picture_of(stage), folder, name); },
      static_cast<int>(size), languages);
  return 0;
}

int check(const std::string& file, const std::string& folder, Shard shard) {
  const Fingerprints before = read(text_of(file));
  std::filesystem::create_directories(folder);
  int differences = 0, pictures = 0;
  const int faults = play_all(false, "", shard, [&](const std::string& name, const Stage& stage) {
    const bastide::art::Image picture = picture_of(stage);
    ++pictures;
    const auto known = before.find(name);
    const Difference d = known == before.end()
                             ? Difference{1, 255}
                             : difference(known->second, print_of(picture), tolerance);
    if (d.squares == 0) return;
    ++differences;
    if (known == before.end())
      std::printf("%s is new\n", name.c_str());
    else
      std::printf("%s looks different in %d squares, by up to %d of 255\n", name.c_str(), d.squares,
                  d.worst);
    save(picture, folder, name);
  });
  std::printf("%d pictures, %d differences, %d faults\n", pictures, differences, faults);
  if (differences != 0) std::printf("If it is meant so: screens rewrite %s\n", file.c_str());
  return differences + faults == 0 ? 0 : 1;
}

int rewrite(const std::string& file) {
  // Keeps fingerprints that have not changed beyond rounding, so that the diff shows only real
  // changes.
  const Fingerprints before = read(text_of(file));
  Fingerprints all;
  play_all(false, "", {}, [&](const std::string& name, const Stage& stage) {
    const bastide::art::Image picture = picture_of(stage);
    const auto known = before.find(name);
    const Fingerprint now = print_of(picture);
    const bool same =
        known != before.end() && difference(known->second, now, tolerance).squares == 0;
    all[name] = same ? known->second : now;
  });
  std::ofstream(file, std::ios::binary) << write(all);
  return 0;
}

// The longest stretch of a text that is drawn as it is, without spaces.
std::string fixed_part(std::string_view text) {
  std::string longest, part;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || text[i] == '{') {
      if (part.size() > longest.size()) longest = part;
      part.clear();
      i += 2;  // the gap
    } else if (text.substr(i, 2) == "\xc2\xa0") {
      ++i;
    } else if (text[i] != ' ' && text[i] != '\n') {
      part += text[i];
    }
  }
  return longest;
}

void print_texts(const std::string& language) {
  constexpr std::size_t telling = 4, enough = 3;
  std::map<std::string, std::vector<std::string>> scenes;
  bastide::web::Words texts;
  const auto look_for = [&](const std::string& name, const Stage& stage) {
    texts = stage.app->texts.words;
    const std::string words = words_drawn(stage);
    for (const auto& [key, text] : texts) {
      const std::string part = fixed_part(text);
      if (part.size() >= telling && scenes[key].size() < enough && words.find(part) != words.npos)
        scenes[key].push_back(name);
    }
  };
  for (const char* window : {".upright.", ".desktop."})
    play_all(true, window, {}, look_for, 0, {language});
  for (const auto& [key, text] : texts) {
    std::printf("%s = %s\n", key.c_str(), text.c_str());
    for (const std::string& name : scenes[key]) std::printf("    %s\n", name.c_str());
  }
}

int write_pictures(const std::string& folder, const std::vector<PictureAfar>& pictures,
                   int quality) {
  bool written = true;
  std::filesystem::create_directories(folder);
  for (const auto& [name, image] : pictures) {
    const std::string path = folder + '/' + name;
    const bool photo = std::filesystem::path(path).extension() == ".jpg";
    written &= photo
                   ? bastide::web::write_jpeg(path, image.width, image.height, image.rgba, quality)
                   : bastide::web::write_png(path, image.width, image.height, image.rgba);
  }
  return written ? 0 : 1;
}

}  // namespace
}  // namespace gallery

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const std::string what = words.empty() ? "" : words[0];
  if (what == "look" && words.size() >= 2) {
    std::vector<std::string> languages(words.begin() + std::min<long>(4, argc - 1), words.end());
    if (languages.empty()) languages = {"en", "cs"};
    return gallery::look(words[1], words.size() > 2 ? words[2] : "",
                         words.size() > 3 ? std::atoi(words[3].c_str()) : 100, languages);
  }
  if (what == "check" && words.size() == 3) return gallery::check(words[1], words[2], {});
  if (what == "check" && words.size() == 5)
    return gallery::check(words[1], words[2],
                          {static_cast<std::size_t>(std::atoi(words[3].c_str())) - 1,
                           static_cast<std::size_t>(std::atoi(words[4].c_str()))});
  if (what == "rewrite" && words.size() == 2) return gallery::rewrite(words[1]);
  if (what == "texts" && words.size() == 2) {
    gallery::print_texts(words[1]);
    return 0;
  }
  if (what == "afar" && words.size() == 2)
    return gallery::write_pictures(words[1], gallery::pictures_afar(), 72);
  if (what == "landscape" && words.size() == 2)
    return gallery::write_pictures(words[1], gallery::pictures_of_landscapes(), 30);
  std::printf(
      "usage: screens look FOLDER [PART [PERCENT]] | check FILE FOLDER [SHARD OF] | rewrite "
      "FILE | texts LANGUAGE | afar FOLDER | "
      "landscape FOLDER\n");
  return 2;
}
