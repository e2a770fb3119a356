#include "tests/gallery/screens/layout_faults.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "tests/gallery/screens/letters.hpp"
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
// close together, the nearest one counts. The buttons at a tile are round.
bool on_board(const ProbeItem& i) {
  const bool at_tile =
      i.width == i.height && begins(i.id, {"table.confirm", "table.turn-right", "table.take-back"});
  return at_tile || begins(i.id, {"table.spot.", "table.figure.", "table.cell.", "table.score.",
                                  "position.cell.", "table.choice."});
}

std::string words(const ProbeItem& i) {
  const auto n = [](float f) { return std::to_string(static_cast<int>(std::lround(f))); };
  return i.id + " (" + n(i.x) + ',' + n(i.y) + ' ' + n(i.width) + 'x' + n(i.height) + ')';
}

float top(const ProbeItem& i) { return i.scrolls ? i.top : i.y; }
float bottom(const ProbeItem& i) { return i.scrolls ? i.bottom : i.y + i.height; }

float overlap(const ProbeItem& a, const ProbeItem& b) {
  return std::min(std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x),
                  std::min(bottom(a), bottom(b)) - std::max(top(a), top(b)));
}

std::vector<ProbeItem> pressable(const Stage& stage) {
  const App& app = *stage.app;
  const bool modal = ui_dialog_open();
  const bool side = app.screen == Screen::table && app.table.side != SidePanel::none;
  std::vector<ProbeItem> out;
  for (const ProbeItem& i : app.ui.probe.items) {
    if (!i.seen || i.id.rfind("notice", 0) == 0 || i.id == "table.card") continue;
    if (modal && stage.covered.count(i.id) != 0) continue;
    // A dialog may open together with the table that it covers.
    if (modal && begins(i.id, {"table."}) && !begins(i.id, {"table.menu.", "table.keys."}))
      continue;
    // On a small screen, a panel opened beside the board covers it.
    if (side && (on_board(i) || begins(i.id, {"table.cho", "table.conf", "table.take-back",
                                              "table.turn", "table.kind", "lesson."})))
      continue;
    out.push_back(i);
  }
  return out;
}

// Scrolling content continues under fixed elements.
bool scrolls(const Stage& stage, const ProbeItem& i) {
  if (i.scrolls) return true;
  if (stage.app->screen == Screen::table)
    return begins(i.id, {"table.bag.", "table.choose.", "table.log.", "link.text", "link.code"});
  return i.id != "back" && i.id != "new.start" && i.id != "new.rules-and-seats" &&
         !begins(i.id, {"dialog."});
}

bool seen(const Letter& l) {
  const float x = (l.min.x + l.max.x) / 2, y = (l.min.y + l.max.y) / 2;
  return x > l.clip.x && x < l.clip.z && y > l.clip.y && y < l.clip.w;
}

std::string where(const Letter& l) {
  return std::to_string(static_cast<int>(l.min.x)) + ',' +
         std::to_string(static_cast<int>(l.min.y));
}

void tell(std::vector<std::string>& faults, int count, const std::string& what,
          const std::string& first) {
  if (count > 0)
    faults.push_back(std::to_string(count) + " letters " + what + ", the first at " + first);
}

// Texts with a letter cut off at the side of the visible area, on lines that are visible.
void find_cut_words(const std::vector<Letter>& letters, std::vector<std::string>& faults) {
  int count = 0;
  std::string first;
  for (const Letter& l : letters) {
    const float middle = (l.min.y + l.max.y) / 2;
    if (middle < l.clip.y || middle > l.clip.w) continue;
    const float over = std::max(1.0f, (l.max.y - l.min.y) * 0.12f);  // as a J does
    const bool right = l.min.x < l.clip.z && l.max.x > l.clip.z + over;
    const bool left = l.min.x < l.clip.x - over && l.max.x > l.clip.x;
    if ((left || right) && count++ == 0) first = where(l);
  }
  tell(faults, count, "are cut off", first);
}

// Letters of one window on top of each other.
void find_overlapping_words(const std::vector<Letter>& letters, std::vector<std::string>& faults) {
  int count = 0;
  std::string first;
  for (std::size_t n = 0; n < letters.size(); ++n) {
    const Letter& a = letters[n];
    if (!seen(a)) continue;
    for (std::size_t m = n + 2; m < letters.size(); ++m) {  // neighbours may reach into each other
      const Letter& b = letters[m];
      const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
      const float y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
      const float width = std::min(a.max.x - a.min.x, b.max.x - b.min.x);
      const float height = std::min(a.max.y - a.min.y, b.max.y - b.min.y);
      if (x < 0.4f * width || y < 0.4f * height || !seen(b)) continue;
      if (count++ == 0) first = where(a);
    }
  }
  tell(faults, count, "overlap", first);
}

// A panel does not scroll, so its words must be inside it.
void find_escaped_words(const ImGuiWindow& window, const std::vector<Letter>& letters,
                        std::vector<std::string>& faults) {
  if (window.ParentWindow || !(window.Flags & ImGuiWindowFlags_NoScrollbar)) return;
  int count = 0;
  std::string first;
  for (const Letter& l : letters) {
    const float over = (l.max.y - l.min.y) * 0.4f;
    const bool out = l.min.y + over < window.Pos.y || l.max.y - over > window.Pos.y + window.Size.y;
    if (out && count++ == 0) first = where(l);
  }
  tell(faults, count, std::string("are outside of ") + window.Name, first);
}

void find_word_faults(const Stage& stage, std::vector<std::string>& faults) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    const std::vector<Letter> letters = letters_of(*list, stage.app->ui.theme.density);
    find_cut_words(letters, faults);
    // The lists below and above all windows hold what lies over something else.
    const auto& windows = GImGui->Windows;
    const auto own = std::find_if(windows.begin(), windows.end(),
                                  [&](const ImGuiWindow* w) { return w->DrawList == list; });
    if (own == windows.end()) continue;
    find_overlapping_words(letters, faults);
    find_escaped_words(**own, letters, faults);
  }
}

// Scrollbars of what is hardly larger than its place.
void find_idle_scrollbars(std::vector<std::string>& faults) {
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->Active && window->ScrollbarY && window->ScrollMax.y < hardly_scrolls)
      faults.push_back(std::string(window->Name) + " has a scrollbar, and nothing to scroll");
}

}  // namespace

std::vector<std::string> layout_faults(const Stage& stage) {
  if (!ImGui::GetDrawData()) return {"nothing has been drawn"};
  std::vector<std::string> faults;
  if (stage.missed) faults.emplace_back("the scene could not be played to its end");
  const std::vector<ProbeItem> items = pressable(stage);
  const Window& window = stage.window;
  for (const ProbeItem& i : items) {
    if (on_board(i)) continue;
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
      if (on_board(a) || on_board(b)) continue;
      if (scrolls(stage, a) != scrolls(stage, b) && !(a.scrolls || b.scrolls)) continue;
      faults.push_back(words(a) + " overlaps " + words(b));
    }
  find_word_faults(stage, faults);
  find_idle_scrollbars(faults);
  return faults;
}

}  // namespace gallery
