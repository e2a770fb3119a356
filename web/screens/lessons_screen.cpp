// The lessons as a way: the first game, then a short one for farmers and for each expansion; what
// is done, how long each takes, and what comes next.
#include <algorithm>

#include "web/lessons/progress.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"

namespace bastide::web {
namespace {

// About half a minute for each card.
int minutes_of(const LessonInfo& info) {
  constexpr int first_game_minutes = 10;
  if (info.id == first_game_id) return first_game_minutes;
  int cards = 0;
  for (std::size_t at = info.text.find("\n#: "); at != info.text.npos;
       at = info.text.find("\n#: ", at + 1))
    ++cards;
  constexpr int least = 2;
  return std::max(least, (cards + 1) / 2);
}

// A stop on the way: a lesson as a wide button, beside the road from the one before it to the one
// after.
struct Stop {
  const LessonInfo& info;
  bool done = false;
  bool next = false;  // the first one that is not done
  bool first = false, last = false;
};

void draw_way(const Theme& theme, const Stop& stop, const Area& row, float gap) {
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = row.x + row.width / 2, y = row.y + row.height / 2, r = px(theme, 14);
  const auto road = [&](float from, float to, bool walked) {
    draw.AddLine({x, from}, {x, to}, walked ? colour::good : colour::rule, px(theme, 4));
  };
  if (!stop.first) road(row.y, y - r, stop.done || stop.next);
  if (!stop.last) road(y + r, row.y + row.height + gap, stop.done);
  draw.AddCircleFilled({x, y}, r, stop.next ? colour::accent : colour::paper_high, 32);
  draw.AddCircle({x, y}, r,
                 stop.done   ? colour::good
                 : stop.next ? colour::accent_low
                             : colour::rule,
                 32, px(theme, 2));
  draw_icon(draw, stop.done ? Icon::check : Icon::play, {x, y}, r,
            stop.done   ? colour::good
            : stop.next ? colour::accent_ink
                        : colour::ink_soft);
}

bool lesson_row(Ui& ui, const Texts& texts, const Stop& stop) {
  const LessonInfo& info = stop.info;
  const bool next = stop.next;
  const std::string id = "lessons." + info.id;
  const Theme& theme = ui.theme;
  const float rail = px(theme, 40), pad = px(theme, 10), gap = px(theme, 6);
  const ImVec2 begin = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x - rail;
  const std::string minutes = tr(texts, "new.clock.minutes", {std::to_string(minutes_of(info))});
  const float time = ui_text_size(theme, minutes, Face::small).x;
  const std::string title = lesson_title(texts, info.id);
  const std::string topic = "expansion." + info.topic;
  const std::string small =
      info.id == first_game_id ? std::string(tr(texts, "lesson.first-game.text"))
      : has_text(texts, topic) && tr(texts, topic) != title ? std::string(tr(texts, topic))
                                                            : std::string{};
  const float room = width - 3 * pad - time;
  const ImU32 ink = next ? colour::accent_ink : colour::ink;
  const ImU32 soft = next ? faded(ink, 0.9f) : colour::ink_soft;
  const Paragraph words[] = {{title, Face::strong, ink}, {small, Face::small, soft}};
  const float written = paragraphs_height(theme, words, room);
  const float height = std::max(theme.control, 2 * pad + written);
  ImGui::Indent(rail);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed =
      ui_card_button(ui, id.c_str(), {width, height}, next ? Tone::primary : Tone::plain);
  theme.a11y.back().words = title + ", " + minutes;
  ImGui::Unindent(rail);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  draw_paragraphs(paint, {at.x + pad, at.y + (height - written) / 2}, words, room);
  const float line = ui_text_size(theme, minutes, Face::small).y;
  ui_draw_text(paint, {at.x + width - pad - time, at.y + (height - line) / 2}, minutes, Face::small,
               soft);
  draw_way(theme, stop, {begin.x, begin.y, rail, height}, gap);
  probe_fact(ui.probe, id, stop.done ? "done" : "open");
  return pressed;
}

}  // namespace

void lessons_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                    const LessonsDone& lessons_done, Requests& requests) {
  ui_screen_begin(ui, "lessons");
  const bool back = screen_header(ui, texts, tr(texts, "lessons.title"));
  column_begin(ui.theme, "lessons.column", 620);
  const LessonInfo* chosen = nullptr;
  ui_panel_begin(ui, "lessons.list");
  if (arrival_part(ui, texts, lists.lessons.arrival))
    request(requests, ask_for::FetchList{Screen::lessons});
  const std::vector<LessonInfo>& all = lists.lessons.all;
  const auto undone = std::find_if(all.begin(), all.end(), [&](const LessonInfo& info) {
    return !lesson_done(lessons_done, info.id);
  });
  const auto done = std::count_if(all.begin(), all.end(), [&](const LessonInfo& info) {
    return lesson_done(lessons_done, info.id);
  });
  if (!all.empty())
    ui_text(ui, tr(texts, "medal.so-far", {std::to_string(done), std::to_string(all.size())}),
            Face::small, colour::ink_soft);
  for (auto info = all.begin(); info != all.end(); ++info) {
    const Stop stop{*info, lesson_done(lessons_done, info->id), info == undone, info == all.begin(),
                    info + 1 == all.end()};
    if (lesson_row(ui, texts, stop)) chosen = &*info;
  }
  ui_panel_end();
  ui_gap(ui, 6);
  ButtonStyle help;
  help.icon = Icon::book;
  if (ui_button(ui, "learn.how-to-play", tr(texts, "common.how-to-play"), help))
    request(requests, Screen::how_to_play);
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, Screen::start);
  if (chosen) request(requests, ask_for::OpenLesson{chosen->id});
}

}  // namespace bastide::web
