// Layouts that are written once: what they measure is what they draw.
#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <string>

#include "tests/data_folder.hpp"
#include "web/platform/null/place.hpp"
#include "web/ui/flow.hpp"

namespace bastide::web::flow_test {
namespace {

// A frame with one window.
struct Window {
  Ui ui;
  Window() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = io.LogFilename = nullptr;
    io.DisplaySize = {800, 600};
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    platform::place().site_file = testing::site_file;
    theme_prepare(ui.theme);
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({800, 600});
    ImGui::Begin("window", nullptr, ImGuiWindowFlags_NoDecoration);
  }
  Window(const Window&) = delete;
  ~Window() {
    ImGui::End();
    ImGui::Render();
    ImGui::DestroyContext();
  }

  const ProbeItem& item(const std::string& id) const {
    const auto& items = ui.probe.items;
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const ProbeItem& one) { return one.id == id; });
    EXPECT_NE(found, items.end()) << id;
    return *found;
  }
};

constexpr const char* words = "A sentence that takes several lines in a narrow column of a panel.";

void lay_panel(Flow& flow) {
  flow.padded(10, [](Flow& in) {
    in.foot([](Flow& foot) { foot.button("last", "Last of all"); }, 4);
    in.text(words);
    in.gap(8);
    Flow left = in.column(0, 50), right = in.column(60, in.area.width - 60);
    left.take(50);
    right.text(words, Face::small);
    in.join({left, right});
    in.row([](Row& row) {
      row.icon("icon", Icon::cross, "Close");
      row.button("button", "A long label of a button");
    });
    in.grid(5, 3, 6, [](Flow& cell, std::size_t) { cell.take(20); });
  });
}

TEST(Flow, DrawsAsHighAsItMeasures) {
  Window window;
  for (const float width : {160.0f, 320.0f, 640.0f}) {
    const float height = flow_height(window.ui.theme, width, lay_panel);
    float drawn = 0;
    draw_flow(window.ui, {20, 20, width, height}, [&](Flow& flow) {
      lay_panel(flow);
      drawn = flow.height();
    });
    EXPECT_FLOAT_EQ(drawn, height) << width;
    const ProbeItem& last = window.item("last");
    EXPECT_NEAR(last.y + last.height, 20 + height - 10, 0.01f) << width;
    window.ui.probe.items.clear();
  }
}

TEST(Flow, ButtonsInARowAreOfOneHeight) {
  Window window;
  const auto row = [](Flow& flow) {
    flow.row([](Row& in) {
      in.icon("icon", Icon::cross, "Close");
      in.button("short", "No");
      in.button("long", "A label that takes several lines in this width");
    });
  };
  draw_flow(window.ui, {20, 20, 330, 0}, row);
  const ProbeItem &a = window.item("short"), &b = window.item("long"), &icon = window.item("icon");
  EXPECT_FLOAT_EQ(a.height, b.height);
  EXPECT_GT(a.height, window.ui.theme.control);
  EXPECT_NEAR(a.width, b.width, 0.01f);
  EXPECT_NEAR(icon.y + icon.height / 2, a.y + a.height / 2, 0.01f);
}

TEST(Flow, ARowOfButtonsBreaksWhereTheirLabelsDoNotFit) {
  Window window;
  const auto row = [](Flow& flow) {
    flow.row([](Row& in) {
      in.button("1", "Incomprehensibilities");
      in.button("2", "Counterrevolutionaries");
      in.button("3", "Yes");
    });
  };
  draw_flow(window.ui, {20, 20, 700, 0}, row);
  EXPECT_FLOAT_EQ(window.item("1").y, window.item("3").y);
  window.ui.probe.items.clear();
  draw_flow(window.ui, {20, 20, 240, 0}, row);
  EXPECT_LT(window.item("1").y, window.item("2").y);
  EXPECT_LT(window.item("2").y, window.item("3").y);
  EXPECT_FLOAT_EQ(window.item("3").width, 240);
}

TEST(Flow, ScrollsWhatHasTooLittleRoom) {
  Window window;
  const auto list = [](Flow& flow) {
    flow.scroll("list", [](Flow& in) {
      for (int i = 0; i < 5; ++i) in.button(("b" + std::to_string(i)).c_str(), "Button");
    });
  };
  const float whole = flow_height(window.ui.theme, 200, list);
  draw_flow(window.ui, {20, 20, 200, whole}, list);
  EXPECT_TRUE(window.item("b4").seen);
  window.ui.probe.items.clear();
  draw_flow(window.ui, {20, 20, 200, whole / 2}, list);
  EXPECT_TRUE(window.item("b0").seen);
  EXPECT_FALSE(window.item("b4").seen);
}

}  // namespace
}  // namespace bastide::web::flow_test
