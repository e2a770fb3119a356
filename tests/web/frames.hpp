// Draws the table frame by frame, without a window; the probe reports what it shows.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <set>
#include <string>

#include "tests/data_folder.hpp"
#include "tests/web/at_table.hpp"
#include "web/platform/null/place.hpp"
#include "web/table/table.hpp"

namespace bastide::web {

struct Frames {
  AtTable& at;

  explicit Frames(AtTable& table, float width = 1280, float height = 800, bool touch = false)
      : at(table) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = io.LogFilename = nullptr;
    io.DisplaySize = {width, height};
    io.DeltaTime = seconds;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    platform::place().site_file = testing::site_file;
    theme_prepare(at.ui.theme);
    at.ui.theme.touch = touch;
  }
  Frames(const Frames&) = delete;
  ~Frames() { ImGui::DestroyContext(); }

  // One frame of the table; true while something moves.
  bool draw() {
    at.ui.now += static_cast<double>(seconds);
    at.ui.probe.items.clear();
    at.ui.probe.facts.clear();
    ImGui::NewFrame();
    const bool moving = table_frame(at.view);
    ImGui::Render();
    return moving;
  }
  void draw(int count) {
    for (int i = 0; i < count; ++i) draw();
  }

  const ProbeItem* item(const std::string& id) const {
    const auto& items = at.ui.probe.items;
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const ProbeItem& one) { return one.id == id; });
    return found == items.end() ? nullptr : &*found;
  }

  // How many pictures of a kind the last frame has drawn on the board.
  std::size_t drawn(PictureKind kind) const {
    std::set<ImTextureID> textures;
    for (const auto& [key, picture] : at.table.pictures.painted)
      if (kind_in(key) == kind) textures.insert(picture.texture);
    std::size_t count = 0;
    for (const ImDrawCmd& command : ImGui::GetBackgroundDrawList()->CmdBuffer)
      if (textures.count(command.GetTexID())) count += command.ElemCount / 6;
    return count;
  }

  void tap(float x, float y) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(at.ui.theme.touch ? ImGuiMouseSource_TouchScreen
                                             : ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(x, y);
    draw(2);
    io.AddMouseButtonEvent(0, true);
    draw(2);
    io.AddMouseButtonEvent(0, false);
    draw(2);
  }

  static constexpr float seconds = 1.0f / 30;
};

}  // namespace bastide::web
