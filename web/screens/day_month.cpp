#include "web/screens/day_month.hpp"

#include <algorithm>
#include <string>

#include "web/screens/day_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/calendar.hpp"
#include "web/ui/flow.hpp"

namespace bastide::web {
namespace {

constexpr int columns_of_month = 7;
constexpr const char* mark_keys[day_marks] = {"",
                                              "day.mark.not-yet",
                                              "day.mark.begun",
                                              "day.mark.lost",
                                              "day.mark.drawn",
                                              "day.mark.won",
                                              "day.mark.missed"};

// The month that is shown: some before that of today, but none before the first in the book.
Month shown_month(const ScreenView& view, int today) {
  Month month = month_of(today);
  for (int n = 0; n < view.screens.day.months_back; ++n) month = month_of(month.first - 1);
  return month;
}

bool is_kept_before(const Days& days, const Month& month) {
  return !days.empty() && days.begin()->first < month.first;
}

// "Won, 94 : 88".
std::string mark_words(const Texts& texts, const Days& days, int date, DayMark mark) {
  std::string words(tr(texts, mark_keys[static_cast<int>(mark)]));
  const auto day = days.find(date);
  if (day != days.end() && is_over(day->second)) words += ", " + score_words(day->second.score);
  return words;
}

// Where it was pressed.
void lay_day(const Flow& flow, ScreenView& view, int date, int today) {
  if (!flow.ui) return;
  const Theme& theme = flow.theme;
  const Area at = flow.area;
  const Days& days = view.screens.days;
  const DayMark mark = mark_of_day(days, date, today);
  const std::string day = date_of_day(date);
  const std::string number = std::to_string(date - month_of(date).first + 1);
  if (mark != DayMark::none) {
    const std::string words =
        tr_pair(view.texts, date_words(view.texts, day), mark_words(view.texts, days, date, mark));
    const bool pressed = ui_tip(view.ui, ("day." + day).c_str(), at, words);
    const SavedGame* const game = pressed ? game_of_day(view.screens.saves, days, date) : nullptr;
    if (game) request(view.requests, ask_for::OpenSlot{game->slot});
    probe_fact(view.ui.probe, "day." + day, mark_keys[static_cast<int>(mark)]);
  }
  const Paint paint = flow.paint();
  const std::size_t told = theme.a11y.size();
  if (date == today)
    paint.draw.AddRect(at.min(), at.max(), colour::accent, px(theme, 5), 0, px(theme, 1.5f));
  const ImVec2 size = ui_text_size(theme, number, Face::small);
  const ImU32 ink = mark == DayMark::none ? colour::ink_faint : colour::ink;
  ui_draw_text(paint, {at.x + (at.width - size.x) / 2, at.y + px(theme, 3)}, number, Face::small,
               ink);
  if (mark != DayMark::none) theme.a11y.resize(told);  // the words have it
  const float room = at.height - size.y - px(theme, 5);
  draw_day_mark(paint.draw, mark, {at.x + at.width / 2, at.y + at.height - px(theme, 2) - room / 2},
                std::min(room, em(theme, 16)));
}

void lay_days(Flow& flow, ScreenView& view, const Month& month, int today) {
  const Theme& theme = flow.theme;
  const float gap = px(theme, 3), width = (flow.area.width - gap * (columns_of_month - 1)) / 7;
  const float line = ui_text_size(theme, "X", Face::small).y;
  const float height = std::max(theme.control, line + em(theme, 20) + px(theme, 6));
  const auto name_of = [&](int n) {
    return date_words(view.texts, date_of_day(month.first - weekday_of(month.first) + n),
                      platform::DateStyle::weekday);
  };
  const Area week = flow.take(name_of(0).empty() ? 0 : line + px(theme, 2));
  for (int n = 0; n < columns_of_month && flow.ui; ++n) {
    const std::string name = name_of(n);
    const float across = std::min(ui_text_size(theme, name, Face::small).x, width);
    ui_draw_text(flow.paint(),
                 {week.x + (width + gap) * static_cast<float>(n) + (width - across) / 2, week.y},
                 name, Face::small, colour::ink_soft, width);
  }
  const int before = weekday_of(month.first);
  const int weeks = (before + month.days + columns_of_month - 1) / columns_of_month;
  const Area all = flow.take((height + gap) * static_cast<float>(weeks));
  for (int n = 0; n < month.days; ++n) {
    const int cell = before + n;
    const Area at{all.x + (width + gap) * static_cast<float>(cell % columns_of_month),
                  all.y + (height + gap) * static_cast<float>(cell / columns_of_month), width,
                  height};
    lay_day(flow.apart(at), view, month.first + n, today);
  }
}

// What the marks of a month mean, each once.
void lay_legend(Flow& flow, ScreenView& view, const Month& month, int today) {
  const Theme& theme = flow.theme;
  const float line = ui_text_size(theme, "X", Face::small).y, gap = px(theme, 12);
  float x = 0, y = 0;
  const Area at = flow.take(0);
  for (int m = 1; m < day_marks; ++m) {
    const auto mark = static_cast<DayMark>(m);
    bool there = false;
    for (int n = 0; n < month.days; ++n)
      there |= mark_of_day(view.screens.days, month.first + n, today) == mark;
    if (!there || mark == DayMark::not_yet) continue;
    const std::string_view word = tr(view.texts, mark_keys[m]);
    const float width = line + px(theme, 4) + ui_text_size(theme, word, Face::small).x;
    if (x > 0 && x + width > flow.area.width) {
      x = 0;
      y += line + px(theme, 3);
    }
    if (flow.ui) {
      const Paint paint = flow.paint();
      draw_day_mark(paint.draw, mark, {at.x + x + line / 2, at.y + y + line / 2}, line * 0.8f);
      ui_draw_text(paint, {at.x + x + line + px(theme, 4), at.y + y}, word, Face::small,
                   colour::ink_soft);
    }
    x += width + gap;
  }
  flow.take(x > 0 ? y + line : 0);
}

// Returns by how many months to go back.
int lay_month_head(Flow& flow, const ScreenView& view, const Month& month) {
  int by = 0;
  const Theme& theme = flow.theme;
  const std::string name =
      date_words(view.texts, date_of_day(month.first), platform::DateStyle::month);
  const ImVec2 letters = ui_text_size(theme, name, Face::strong);
  if (letters.x > flow.area.width - 2 * theme.control)  // large ones
    flow.text(name, Face::strong, colour::ink);
  const Area head = flow.take(theme.control);
  const auto step = [&](float x, const char* id, Icon icon, int months, bool enabled) {
    ButtonStyle style = quiet_button;
    style.enabled = enabled;
    Flow at = flow.apart({x, head.y, theme.control, theme.control});
    if (at.icon(id, icon, tr(view.texts, id), style)) by = months;
  };
  step(head.x, "day.before", Icon::turn_back, 1, is_kept_before(view.screens.days, month));
  const float middle_width = head.width - 2 * theme.control;
  if (letters.x <= middle_width)
    flow.apart({head.x + theme.control, head.y + (head.height - letters.y) / 2, middle_width,
                letters.y})
        .text_centred(name, Face::strong, colour::ink);
  step(head.x + head.width - theme.control, "day.after", Icon::turn_forward, -1,
       view.screens.day.months_back > 0);
  return by;
}

}  // namespace

DayMark mark_of_day(const Days& days, int date, int today) {
  const auto day = days.find(date);
  if (date > today) return DayMark::none;
  if (day == days.end()) {
    if (date == today) return DayMark::not_yet;
    return !days.empty() && days.begin()->first < date ? DayMark::missed : DayMark::none;
  }
  switch (day->second.result) {
    case DayResult::lost:
      return DayMark::lost;
    case DayResult::drawn:
      return DayMark::drawn;
    case DayResult::won:
      return DayMark::won;
    case DayResult::begun:
      break;
  }
  return DayMark::begun;
}

void draw_day_mark(ImDrawList& draw, DayMark mark, ImVec2 centre, float size) {
  const float r = size * 0.46f, thick = size * 0.12f;
  const ImVec2 c = centre;
  switch (mark) {
    case DayMark::none:
    case DayMark::not_yet:
      return;
    case DayMark::won: {  // a disc with a tick
      draw.AddCircleFilled(c, r, colour::good, 32);
      const ImVec2 tick[] = {{c.x - r * 0.5f, c.y + r * 0.05f},
                             {c.x - r * 0.12f, c.y + r * 0.42f},
                             {c.x + r * 0.52f, c.y - r * 0.38f}};
      return draw.AddPolyline(tick, 3, colour::paper_high, 0, thick * 1.3f);
    }
    case DayMark::lost:  // a ring
      return draw.AddCircle(c, r - thick / 2, colour::accent, 32, thick);
    case DayMark::drawn:  // half a disc in a ring
      draw.PathArcTo(c, r, 0, 3.14159265f, 24);
      draw.PathFillConvex(colour::ink_soft);
      return draw.AddCircle(c, r - thick / 2, colour::ink_soft, 32, thick);
    case DayMark::begun:  // three dots
      for (int n = -1; n <= 1; ++n)
        draw.AddCircleFilled({c.x + static_cast<float>(n) * r * 0.7f, c.y}, r * 0.24f,
                             colour::ink_soft, 16);
      return;
    case DayMark::missed:  // a dash
      return draw.AddLine({c.x - r * 0.5f, c.y}, {c.x + r * 0.5f, c.y}, colour::ink_soft, thick);
  }
}

void month_panel(ScreenView& view, int today) {
  const Month month = shown_month(view, today);
  int by = 0;
  ui_panel_begin(view.ui, "day.month");
  flow_here(view.ui, ImGui::GetContentRegionAvail().x, [&](Flow& flow) {
    by = lay_month_head(flow, view, month);
    flow.gap(2);
    lay_days(flow, view, month, today);
    flow.gap(4);
    lay_legend(flow, view, month, today);
  });
  ui_panel_end();
  view.screens.day.months_back += by;
}

}  // namespace bastide::web
