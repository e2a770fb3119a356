#include "web/ui/a11y.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "web/ui/theme.hpp"

namespace bastide::web {
namespace {

constexpr ImGuiID until_told = 0;  // open until tell_end, not as long as a window

bool within_window(ImGuiID id) {
  for (const ImGuiWindow* window = GImGui->CurrentWindow; window; window = window->ParentWindow)
    if (window->ID == id) return true;
  return false;
}

void close_last(const Theme& theme) {
  theme.a11y.emplace_back().role = A11yRole::end;
  theme.told_open.pop_back();
}

// The regions of windows that are no longer being drawn.
void close_windows(const Theme& theme) {
  while (!theme.told_open.empty() && theme.told_open.back() != until_told &&
         !within_window(theme.told_open.back()))
    close_last(theme);
}

A11yNode& add(const Theme& theme, A11yRole role, std::string_view words, ImVec2 min, ImVec2 max) {
  close_windows(theme);
  A11yNode& told = theme.a11y.emplace_back();
  told.role = role;
  told.words = words;
  told.min = min;
  told.max = max;
  // Only a point at the edge of what scrolls is left of what is out of sight.
  const ImGuiWindow* window = GImGui->CurrentWindow;
  const ImRect seen = window ? window->ClipRect : ImRect(min, max);
  const auto clamped = [&](ImVec2 p) {
    return ImVec2(std::clamp(p.x, seen.Min.x, std::max(seen.Min.x, seen.Max.x)),
                  std::clamp(p.y, seen.Min.y, std::max(seen.Min.y, seen.Max.y)));
  };
  told.seen_min = clamped(min);
  told.seen_max = clamped(max);
  return told;
}

}  // namespace

A11yNode& a11y_control(const Theme& theme, std::string id, ImVec2 min, ImVec2 max,
                       std::string_view words) {
  A11yNode& told = add(theme, A11yRole::button, words, min, max);
  told.id = std::move(id);
  return told;
}

void a11y_words(const Theme& theme, A11yRole role, std::string_view words, ImVec2 min, ImVec2 max) {
  if (words.empty()) return;
  if (!theme.a11y.empty()) {
    A11yNode& last = theme.a11y.back();
    const bool inside = !last.id.empty() && min.x >= last.min.x && min.x < last.max.x &&
                        min.y >= last.min.y && min.y < last.max.y;
    if (inside) {
      if (last.words == words) return;  // an icon's name, written as well
      if (!last.words.empty()) last.words += ", ";
      last.words += words;
      return;
    }
    if (last.role == A11yRole::region && last.words.empty() && role == A11yRole::heading)
      last.words = words;
  }
  add(theme, role, words, min, max);
}

void a11y_begin(const Theme& theme, A11yRole role, std::string_view words) {
  add(theme, role, words, {}, {});
  theme.told_open.push_back(until_told);
}

void a11y_end(const Theme& theme) {
  while (!theme.told_open.empty()) {
    const bool last = theme.told_open.back() == until_told;
    close_last(theme);
    if (last) return;
  }
}

void a11y_region(const Theme& theme, std::string_view words) {
  const ImGuiWindow& window = *GImGui->CurrentWindow;
  add(theme, A11yRole::region, words, window.Rect().Min, window.Rect().Max);
  theme.told_open.push_back(window.ID);
}

void a11y_dialog(const Theme& theme, std::string_view words) {
  theme.a11y.clear();
  theme.told_open.clear();
  a11y_begin(theme, A11yRole::dialog, words);
}

void a11y_instead(const Theme& theme, std::size_t before, std::string_view words, ImVec2 min,
                  ImVec2 max) {
  theme.a11y.erase(theme.a11y.begin() + static_cast<std::ptrdiff_t>(before), theme.a11y.end());
  a11y_words(theme, A11yRole::text, words, min, max);
}

std::string a11y_above(const Theme& theme) {
  if (theme.a11y.empty()) return {};
  const A11yNode& last = theme.a11y.back();
  const bool names = last.role == A11yRole::text || last.role == A11yRole::heading ||
                     last.role == A11yRole::toggle;
  return names ? last.words : std::string();
}

}  // namespace bastide::web
