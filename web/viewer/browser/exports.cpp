// What viewer.js calls.
#include <emscripten/emscripten.h>
#include <imgui.h>

#include "web/viewer/viewer.hpp"

namespace bastide::embedded {
extern const std::string_view figures_font;
}  // namespace bastide::embedded

namespace {

using namespace bastide::web;

// The module's only state: the browser calls back.
Viewer& viewer() {
  static Viewer& one = *[] {
    ImGui::CreateContext();
    auto* made = new Viewer;
    begin_viewer(*made, bastide::embedded::figures_font);
    return made;
  }();
  return one;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* viewer_open(const char* language, const char* texts,
                                             const char* address) {
  static std::string facts;
  viewer().texts = read_texts(language, texts);
  facts = open_game(viewer(), address);
  return facts.c_str();
}

// The centre in cells, pixels per cell, and the size of the picture.
EMSCRIPTEN_KEEPALIVE const std::uint32_t* viewer_paint(int actions, float x, float y, float zoom,
                                                       int width, int height) {
  static bastide::art::Image image;
  Camera camera;
  camera.area = {0, 0, static_cast<float>(width), static_cast<float>(height)};
  camera.now = {{x, y}, zoom};
  image = paint_position(viewer(), static_cast<std::size_t>(actions), camera);
  return image.rgba.data();
}

// The cloth of the table, to be repeated; as wide as high.
EMSCRIPTEN_KEEPALIVE const std::uint32_t* viewer_linen() {
  static SegmentMaps none;
  static const bastide::art::Image linen = paint({PictureKind::linen}, 0, nullptr, none);
  return linen.rgba.data();
}

}  // extern "C"
