#include "tests/gallery/screens/stage.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "tests/gallery/screens/platform.hpp"
#include "tests/gallery/screens/raster.hpp"
#include "web/drawing/painting.hpp"
#include "web/platform/texture.hpp"
#include "web/ui/widgets.hpp"

namespace gallery {

using namespace bastide::web;

namespace {

constexpr int still_frames = 4, most_frames = 1200;

// Of the right size, which is all that the page asks of a picture.
std::vector<std::uint32_t> blank(std::uint64_t number) {
  const auto side = static_cast<std::size_t>(level_pixels(level_in(number)));
  return std::vector<std::uint32_t>(side * side, IM_COL32(128, 128, 128, 255));
}

void upload_letters(Stage& stage) {
  unsigned char* rgba = nullptr;
  int width = 0, height = 0;
  if (stage.letters->TexID) texture_destroy(stage.letters->TexID);
  stage.letters->GetTexDataAsRGBA32(&rgba, &width, &height);
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width * height));
  std::copy_n(rgba, pixels.size() * 4, reinterpret_cast<unsigned char*>(pixels.data()));
  stage.letters->SetTexID(texture_create(width, height, pixels.data()));
}

bool frame(Stage& stage) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {stage.window.width, stage.window.height};
  io.DisplayFramebufferScale = {stage.window.density, stage.window.density};
  io.DeltaTime = stage.frame_seconds;
  App& app = *stage.app;
  if (theme_prepare(app.ui.theme)) upload_letters(stage);
  io.FontGlobalScale = 1 / app.ui.theme.density;
  io.FontDefault = app.ui.theme.faces[0];
  app.ui.theme.touch = stage.window.touch;
  const bool moving = app_picture(app);
  if (!ui_dialog_open()) {
    stage.covered.clear();
    for (const ProbeItem& item : app.ui.probe.items) stage.covered.insert(item.id);
  }
  ImGui::Render();
  return moving;
}

void add_position(const Stage& stage, float x, float y) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(stage.window.touch ? ImGuiMouseSource_TouchScreen
                                            : ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(x, y);
}

constexpr float nowhere = -FLT_MAX;

}  // namespace

void begin_scene(Stage& stage, const Window& window, const std::string& language) {
  begin_place();
  if (!stage.paints) place().paint = blank;
  stage.window = window;
  stage.missed = false;
  auto app = std::make_unique<App>();
  if (stage.app) {
    app->ui.theme = stage.app->ui.theme;
    app->texts = std::move(stage.app->texts);
    app->table.pictures = std::move(stage.app->table.pictures);
  }
  stage.app = std::move(app);
  stage.context = ImGui::CreateContext(stage.letters.get());
  ImGui::GetStyle() = stage.style;
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  const std::string of_device = std::exchange(place().device.language, language);
  app_init(*stage.app);  // reads no other texts than it will need
  place().device.language = of_device;
  stage.app->settings.reduce_motion = true;
  stage.app->settings.sound = false;
  stage.app->settings.oneself.asked = true;  // scenes are of somebody who is known
  stage.app->settings.language = language;
  stage.app->settings.text_size = window.text_size;
  stage.app->ui.controls.patience = 0;  // scenes press at once
  stage.app->ui.theme.text = text_scale(stage.app->settings);
  language_frame(*stage.app);
}

void end_scene(Stage& stage) {
  stage.style = ImGui::GetStyle();
  ImGui::DestroyContext(std::exchange(stage.context, nullptr));
}

void draw_frames(Stage& stage, int count) {
  for (int i = 0; i < count; ++i) frame(stage);
}

void settle(Stage& stage) {
  // Scenes share pictures, but each has a clock of its own: what was painted in another one, at a
  // later time, no longer fades in.
  Pictures& pictures = stage.app->table.pictures;
  const double now = stage.app->ui.now;
  for (auto& [number, picture] : pictures.painted) picture.since = std::min(picture.since, now);
  pictures.fading_until = std::min(pictures.fading_until, now + pictures.fade);
  for (int still = 0, all = 0; still < still_frames; ++all) {
    if (all == most_frames) {
      std::printf("it never comes to rest: %s\n", bastide::web::screen_name(stage.app->screen));
      stage.missed = true;
      return;
    }
    stage.app->ui.now += static_cast<double>(stage.frame_seconds);
    const bool moving = frame(stage);
    // The background of a dialog darkens gradually, starting from where the last scene left it.
    const float dark = GImGui->DimBgRatio;
    still = moving || (dark > 0 && dark < 1) ? 0 : still + 1;
  }
}

void scroll_to(Stage& stage, float part) {
  for (ImGuiWindow* window : GImGui->Windows)
    if (window->WasActive && window->ScrollMax.y > 0)
      ImGui::SetScrollY(window, std::floor(window->ScrollMax.y * part));
  settle(stage);
}

// Scrolls until a control is visible.
void bring(Stage& stage, const std::string& id) {
  for (int step = 0; step <= 40; ++step) {
    for (const ProbeItem& item : stage.app->ui.probe.items)
      if (item.id == id && item.seen) return;
    scroll_to(stage, static_cast<float>(step) / 40);
  }
}

void press(Stage& stage, const std::string& id) {
  bring(stage, id);
  const std::vector<ProbeItem>& items = stage.app->ui.probe.items;
  const auto item = std::find_if(items.begin(), items.end(),
                                 [&](const ProbeItem& i) { return i.id == id && i.seen; });
  if (item == items.end()) {
    std::printf("%s is not there to be pressed\n", id.c_str());
    stage.missed = true;
    return;
  }
  add_position(stage, item->x + item->width / 2, item->y + item->height / 2);
  draw_frames(stage, 2);
  click(stage);
  add_position(stage, nowhere, nowhere);
  settle(stage);
}

void point_at(Stage& stage, float x, float y) {
  add_position(stage, x, y);
  draw_frames(stage, 2);
  settle(stage);
}

void click(Stage& stage) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseButtonEvent(0, true);
  draw_frames(stage, 2);
  io.AddMouseButtonEvent(0, false);
  draw_frames(stage, 2);
  settle(stage);
}

void wait(Stage& stage, double seconds) {
  for (double passed = 0; passed < seconds; passed += static_cast<double>(stage.frame_seconds)) {
    stage.app->ui.now += static_cast<double>(stage.frame_seconds);
    frame(stage);
  }
}

void press_key(Stage& stage, ImGuiKey key) {
  ImGui::GetIO().AddKeyEvent(key, true);
  draw_frames(stage, 2);
  ImGui::GetIO().AddKeyEvent(key, false);
  settle(stage);
}

bastide::art::Image picture_of(const Stage&) {
  return rasterise(*ImGui::GetDrawData(), colour::desk);
}

}  // namespace gallery
