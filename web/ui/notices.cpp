#include "web/ui/notices.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "web/platform/platform.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr double notice_seconds = 5;
constexpr std::size_t most_notices = 3;

// At the height `y`, which comes to lie below it.
ImRect draw_notice(const Theme& theme, const std::string& text, float& y) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const float width = std::min(screen.x - px(theme, 24), px(theme, 480));
  const float pad = px(theme, 14);
  const ImVec2 words = ui_text_size(theme, text, Face::text, width - 2 * pad);
  const float x = (screen.x - words.x) / 2 - pad;
  const ImVec2 min(x, y), max(x + words.x + 2 * pad, y + words.y + 1.4f * pad);
  draw_paper(theme, draw, min, max, colour::paper_high, 8);
  draw.AddRectFilled(min, {min.x + px(theme, 4), max.y}, colour::accent, px(theme, 2));
  ui_draw_paragraph(theme, draw, {x + pad, y + 0.7f * pad}, text, Face::text, colour::ink,
                    width - 2 * pad + 1);
  y = max.y + px(theme, 10);
  return {min, max};
}

}  // namespace

void notify(Ui& ui, std::string text) {
  std::erase_if(ui.notices, [&](const Notice& n) { return n.text == text; });
  if (ui.notices.size() >= most_notices) ui.notices.erase(ui.notices.begin());
  platform::announce(text);
  const double reading = notice_seconds + static_cast<double>(text.size()) * 0.03;
  ui.notices.push_back({std::move(text), ui.now + reading});
}

bool draw_notices(Ui& ui) {
  std::erase_if(ui.notices, [&](const Notice& n) { return n.until <= ui.now; });
  float y = px(ui.theme, 62);
  if (!ui.standing.empty()) {
    draw_notice(ui.theme, ui.standing, y);
    probe_fact(ui.probe, "notice.standing", ui.standing);
  }
  for (Notice& notice : ui.notices) {
    const ImRect box = draw_notice(ui.theme, notice.text, y);
    if (ImGui::IsMouseClicked(0) && ImGui::IsMouseHoveringRect(box.Min, box.Max, false))
      notice.until = ui.now;
    probe_item(ui.probe, "notice", box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight());
    probe_fact(ui.probe, "notice", notice.text);
  }
  return !ui.notices.empty();
}

}  // namespace bastide::web
