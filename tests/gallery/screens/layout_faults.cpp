#include "tests/gallery/screens/layout_faults.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "web/ui/widgets.hpp"

namespace gallery {

using namespace bastide::web;

namespace {

constexpr float finger = 40;  // CSS pixels

bool begins(std::string_view id, std::initializer_list<std::string_view> stems) {
  return std::any_of(stems.begin(), stems.end(),
                     [&](std::string_view stem) { return id.substr(0, stem.size()) == stem; });
}

// Targets on the board, which is below the panels and may extend beyond the window; where they are
// close together, the nearest one counts.
bool on_board(const std::string& id) {
  return begins(id, {"table.spot.", "table.figure.", "table.cell.", "table.here.", "table.score.",
                     "table.choice."});
}

std::string words(const ProbeItem& i) {
  const auto n = [](float f) { return std::to_string(static_cast<int>(std::lround(f))); };
  return i.id + " (" + n(i.x) + ',' + n(i.y) + ' ' + n(i.width) + 'x' + n(i.height) + ')';
}

float overlap(const ProbeItem& a, const ProbeItem& b) {
  return std::min(std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x),
                  std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y));
}

std::vector<ProbeItem> pressable(const Stage& stage) {
  const App& app = *stage.app;
  const bool modal = ui_dialog_open();
  const bool side = app.screen == Screen::table && app.table.side != SidePanel::none;
  std::vector<ProbeItem> out;
  for (const ProbeItem& i : app.ui.probe.items) {
    if (!i.seen || i.id.rfind("notice", 0) == 0 || i.id == "table.card") continue;
    if (modal && stage.covered.count(i.id) != 0) continue;
    // On a small screen, a panel opened beside the board covers it.
    if (side && (on_board(i.id) || begins(i.id, {"table.cho", "table.conf", "table.take-back",
                                                 "table.turn", "table.kind", "lesson."})))
      continue;
    out.push_back(i);
  }
  return out;
}

// Scrolling content continues under fixed elements.
bool scrolls(const Stage& stage, const ProbeItem& i) {
  if (stage.app->screen == Screen::table)
    return begins(i.id, {"table.bag.", "table.choose.", "table.log.", "link.text"});
  return i.id != "back" && i.id != "new.start" && !begins(i.id, {"dialog."});
}

// Finds texts with a letter cut off at the side of the visible area, on lines that are visible.
void find_cut_words(const Stage& stage, std::vector<std::string>& faults) {
  const ImDrawData& data = *ImGui::GetDrawData();
  const ImTextureID letters = ImGui::GetIO().Fonts->TexID;
  // Glyphs are as high as in the texture; shapes and lines, which use it too, have zero height in
  // it.
  const float scale =
      static_cast<float>(ImGui::GetIO().Fonts->TexHeight) / stage.app->ui.theme.density;
  int count = 0;
  std::string where;
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawCmd& cmd : list->CmdBuffer) {
      if (cmd.UserCallback || cmd.GetTexID() != letters) continue;
      for (unsigned i = 0; i + 5 < cmd.ElemCount; i += 3) {
        const auto vertex = [&](unsigned k) -> const ImDrawVert& {
          return list->VtxBuffer[static_cast<int>(
              cmd.VtxOffset + list->IdxBuffer[static_cast<int>(cmd.IdxOffset + i + k)])];
        };
        const ImDrawVert &a = vertex(0), &b = vertex(2);
        const float height = b.pos.y - a.pos.y, taken = (b.uv.y - a.uv.y) * scale;
        if (taken <= 0 || std::fabs(height - taken) > 0.05f) continue;
        const float middle = (a.pos.y + b.pos.y) / 2;
        if (middle < cmd.ClipRect.y || middle > cmd.ClipRect.w) continue;
        const bool right = a.pos.x < cmd.ClipRect.z && b.pos.x > cmd.ClipRect.z + 1;
        const bool left = a.pos.x < cmd.ClipRect.x - 1 && b.pos.x > cmd.ClipRect.x;
        if (!left && !right) continue;
        if (count++ == 0)
          where = std::to_string(static_cast<int>(a.pos.x)) + ',' +
                  std::to_string(static_cast<int>(a.pos.y));
      }
    }
  if (count > 0)
    faults.push_back(std::to_string(count) + " letters are cut off, the first at " + where);
}

// Scrollbars of what is hardly larger than its place.
void find_idle_scrollbars(std::vector<std::string>& faults) {
  constexpr float hardly = 4;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->Active && window->ScrollbarY && window->ScrollMax.y < hardly)
      faults.push_back(std::string(window->Name) + " has a scrollbar, and nothing to scroll");
}

}  // namespace

std::vector<std::string> layout_faults(const Stage& stage) {
  std::vector<std::string> faults;
  if (stage.missed) faults.emplace_back("the scene could not be played to its end");
  const std::vector<ProbeItem> items = pressable(stage);
  const Window& window = stage.window;
  for (const ProbeItem& i : items) {
    if (on_board(i.id)) continue;
    if (i.x < -0.5f || i.x + i.width > window.width + 0.5f)
      faults.push_back(words(i) + " is cut off at the side");
    if (!scrolls(stage, i) && (i.y < -0.5f || i.y + i.height > window.height + 0.5f))
      faults.push_back(words(i) + " is cut off");
    if (window.touch && !begins(i.id, {"table.player"}) && std::min(i.width, i.height) < finger)
      faults.push_back(words(i) + " is too small for a finger");
  }
  for (std::size_t n = 0; n < items.size(); ++n)
    for (std::size_t m = n + 1; m < items.size(); ++m) {
      const ProbeItem &a = items[n], &b = items[m];
      if (!a.enabled || !b.enabled || overlap(a, b) <= 1) continue;
      if (on_board(a.id) || on_board(b.id)) continue;
      if (scrolls(stage, a) != scrolls(stage, b)) continue;
      faults.push_back(words(a) + " overlaps " + words(b));
    }
  find_cut_words(stage, faults);
  find_idle_scrollbars(faults);
  return faults;
}

}  // namespace gallery
