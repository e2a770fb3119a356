#include "tests/gallery/screens/afar.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "tests/gallery/screens/scenes.hpp"
#include "web/board/board_picture.hpp"
#include "web/platform/texture.hpp"
#include "web/ui/icons.hpp"

namespace gallery {

using namespace bastide::web;
using bastide::art::Image;

namespace {

constexpr ImU32 paper = IM_COL32(0xfd, 0xf8, 0xec, 0xff), ink = IM_COL32(0x2b, 0x22, 0x18, 0xff),
                edge = IM_COL32(0x9c, 0x32, 0x22, 0xff);

void play(Stage& stage, const Window& window, const std::string& name) {
  stage.paints = true;
  begin_scene(stage, window, "en");
  for (const Scene& scene : every_scene())
    if (scene.name == name) return scene.play(stage);
}

// What `draw(list)` draws, of so many pixels.
template <class Draw>
Image drawn(float width, float height, ImU32 ground, Draw draw) {
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {width, height});
  list.PushTextureID(ImGui::GetIO().Fonts->TexID);
  draw(list);
  ImDrawData data;
  data.DisplaySize = {width, height};
  data.FramebufferScale = {1, 1};
  data.AddDrawList(&list);
  return rasterise(data, ground);
}

void centred(ImDrawList& list, ImFont& font, float size, ImVec2 at, const char* text,
             ImU32 colour) {
  const ImVec2 room = font.CalcTextSizeA(size, FLT_MAX, 0, text);
  list.AddText(&font, size, {at.x - room.x / 2, at.y - room.y / 2}, colour, text);
}

// A finished board, and on it the name.
Image preview(Stage& stage) {
  constexpr float width = 1200, height = 630, plaque_width = 520, plaque_height = 220;
  play(stage, {"preview", 1280, 800, 3, false}, "table/six");
  const Theme& theme = stage.app->ui.theme;
  const Image board = board_picture(stage.app->ui, *stage.app->session, true);
  const auto wide = static_cast<float>(board.width), high = static_cast<float>(board.height);
  const ImTextureID texture = texture_create(board.width, board.height, board.rgba.data());
  Image image = drawn(width, height, paper, [&](ImDrawList& list) {
    const float scale = std::max(width / wide, height / high);
    const ImVec2 left_top((width - wide * scale) / 2, (height - high * scale) / 2);
    list.AddImage(texture, left_top, {left_top.x + wide * scale, left_top.y + high * scale});
    const ImVec2 middle(width / 2, height / 2);
    const ImVec2 from(middle.x - plaque_width / 2, middle.y - plaque_height / 2);
    const ImVec2 to(middle.x + plaque_width / 2, middle.y + plaque_height / 2);
    for (float far = 14; far > 0; far -= 2)
      list.AddRectFilled({from.x - far, from.y - far + 6}, {to.x + far, to.y + far + 6},
                         IM_COL32(0x2b, 0x22, 0x18, 0x14), 18 + far);
    list.AddRectFilled(from, to, paper, 18);
    list.AddRect({from.x + 9, from.y + 9}, {to.x - 9, to.y - 9}, edge, 11, 0, 2);
    centred(list, *face(theme, Face::display), 128, {middle.x, middle.y - 14}, "Bastide", ink);
    centred(list, *face(theme, Face::title), 32, {middle.x, middle.y + 66},
            "a game of tiles, cities and roads", ink);
  });
  texture_destroy(texture);
  end_scene(stage);
  return image;
}

Image screen(Stage& stage, const Window& window, const std::string& scene) {
  play(stage, window, scene);
  Image image = picture_of(stage);
  end_scene(stage);
  return image;
}

// Each pixel is the mean of those it stands for.
Image shrunk(const Image& image, int width, int height) {
  Image small{width, height, {}};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      unsigned sum[3] = {}, count = 0;
      for (int v = y * image.height / height; v < (y + 1) * image.height / height; ++v)
        for (int u = x * image.width / width; u < (x + 1) * image.width / width; ++u, ++count)
          for (int c = 0; c < 3; ++c)
            sum[c] += image.rgba[static_cast<std::size_t>(v * image.width + u)] >> 8 * c & 0xff;
      const auto mean = [&](int c) { return (sum[c] + count / 2) / count; };
      small.rgba.push_back(IM_COL32(mean(0), mean(1), mean(2), 0xff));
    }
  return small;
}

// What lies behind the start screen, of so many tiles, each so many pixels wide.
Image landscape(Stage& stage, int columns, int rows, int side) {
  constexpr float painted = 256;
  const float width = painted * static_cast<float>(columns);
  const float height = painted * static_cast<float>(rows);
  play(stage, {"landscape", width, height, 1, false}, "start/fresh");
  App& app = *stage.app;
  Image image = drawn(width, height, paper, [&](ImDrawList& list) {
    draw_mosaic({app.ui.theme, list}, app.catalogue, app.screens.mosaic, app.table.pictures);
  });
  end_scene(stage);
  return shrunk(image, columns * side, rows * side);
}

// The icon that leads to a screen from the start screen.
Image shortcut(Stage& stage, Icon icon) {
  constexpr float side = 96;
  play(stage, {"shortcut", 1280, 800, 1, false}, "start/fresh");
  Image image = drawn(side, side, paper, [&](ImDrawList& list) {
    draw_icon(list, icon, {side / 2, side / 2}, side * 0.6f, edge);
  });
  end_scene(stage);
  return image;
}

}  // namespace

std::vector<PictureAfar> pictures_afar() {
  Stage stage;
  const Window narrow{"narrow", 360, 760, 1.5f, true}, wide{"wide", 1280, 800, 1, false};
  std::vector<PictureAfar> all;
  all.push_back({"preview.jpg", preview(stage)});
  const std::tuple<const char*, const Window&, const char*> screens[] = {
      {"table-narrow.jpg", narrow, "table/middle"},
      {"start-narrow.jpg", narrow, "start/continue"},
      {"sheet-narrow.jpg", narrow, "sheet/two-0"},
      {"table-wide.jpg", wide, "table/six"},
      {"sheet-wide.jpg", wide, "sheet/two-0"}};
  for (const auto& [file, window, scene] : screens)
    all.push_back({file, screen(stage, window, scene)});
  for (const auto& [name, icon] :
       {std::pair{"new", Icon::plus}, {"day", Icon::globe}, {"puzzles", Icon::lamp}})
    all.push_back({std::string("shortcut-") + name + ".png", shortcut(stage, icon)});
  return all;
}

std::vector<PictureAfar> pictures_of_landscapes() {
  Stage stage;
  std::vector<PictureAfar> both;
  both.push_back({"landscape-wide.jpg", landscape(stage, 8, 5, 96)});
  both.push_back({"landscape-upright.jpg", landscape(stage, 4, 8, 108)});
  return both;
}

}  // namespace gallery
