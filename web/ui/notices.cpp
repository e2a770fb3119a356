#include "web/ui/notices.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/text/say.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr double notice_seconds = 5;
constexpr std::size_t most_notices = 3;

struct Sheet {
  ImVec2 words, size;
};

float gap_of(const Theme& theme) { return px(theme, 10); }

Sheet sheet_of(const Theme& theme, const std::string& text, float width) {
  const float pad = px(theme, 14);
  const float most = std::min(width, em(theme, 480));
  const ImVec2 words = ui_text_size(theme, text, Face::text, most - 2 * pad);
  // A whole number, so that the words wrap the same when a place of just this width is given.
  return {words, {std::ceil(words.x + 2 * pad), words.y + 1.4f * pad}};
}

// Draws one centred in a strip, and moves the height `y` below it.
ImRect draw_notice(const Theme& theme, const std::string& text, float left, float width, float& y) {
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const float pad = px(theme, 14);
  const Sheet sheet = sheet_of(theme, text, width);
  const ImVec2 min(left + (width - sheet.size.x) / 2, y);
  const ImVec2 max(min.x + sheet.size.x, min.y + sheet.size.y);
  draw_paper({theme, draw}, min, max, colour::paper_high, 8);
  draw.AddRectFilled(min, {min.x + px(theme, 4), max.y}, colour::accent, px(theme, 2));
  ui_draw_paragraph({theme, draw}, {min.x + pad, y + 0.7f * pad}, text, Face::text, colour::ink,
                    sheet.words.x + 1);
  y = max.y + gap_of(theme);
  return {min, max};
}

}  // namespace

void notify(Ui& ui, std::string text) {
  std::erase_if(ui.notices, [&](const Notice& n) { return n.text == text; });
  if (ui.notices.size() >= most_notices) ui.notices.erase(ui.notices.begin());
  say(text);
  const double reading = notice_seconds + static_cast<double>(text.size()) * 0.03;
  ui.notices.push_back({std::move(text), ui.now + reading});
}

NoticeSize notices_size(const Ui& ui, float width) {
  NoticeSize all{0, 0};
  const auto add = [&](const std::string& text) {
    const Sheet sheet = sheet_of(ui.theme, text, width);
    all.width = std::max(all.width, sheet.size.x);
    all.height += sheet.size.y + (all.height > 0 ? gap_of(ui.theme) : 0);
  };
  if (!ui.lasting_notice.empty()) add(ui.lasting_notice);
  for (const Notice& notice : ui.notices) add(notice.text);
  return all;
}

bool on_notices(const Ui& ui, float x, float y) {
  const NoticePlace& place = ui.notice_place;
  return x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.deep;
}

bool draw_notices(Ui& ui) {
  std::erase_if(ui.notices, [&](const Notice& n) { return n.until <= ui.now; });
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  NoticePlace& place = ui.notice_place;
  const float margin = gap_of(ui.theme);
  place.height = 0;
  if (!place.given || ui_dialog_open()) {
    place.width = screen.x - 2 * margin;
    const float height = notices_size(ui, place.width).height;
    if (height > 0) place.height = height + 2 * margin;
    place.x = margin;
    place.y = screen.y - height - margin;
  }
  place.given = false;
  place.deep = 0;
  float y = place.y;
  if (!ui.lasting_notice.empty()) {
    const ImRect box = draw_notice(ui.theme, ui.lasting_notice, place.x, place.width, y);
    probe_item(ui.probe, "notice.standing", box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight());
    probe_fact(ui.probe, "notice.standing", ui.lasting_notice);
  }
  for (Notice& notice : ui.notices) {
    const ImRect box = draw_notice(ui.theme, notice.text, place.x, place.width, y);
    if (ImGui::IsMouseClicked(0) && ImGui::IsMouseHoveringRect(box.Min, box.Max, false))
      notice.until = ui.now;
    probe_item(ui.probe, "notice", box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight());
    probe_fact(ui.probe, "notice", notice.text);
  }
  if (y > place.y) place.deep = y - gap_of(ui.theme) - place.y;
  return !ui.notices.empty();
}

}  // namespace bastide::web
