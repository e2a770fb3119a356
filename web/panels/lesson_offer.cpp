#include "web/panels/lesson_offer.hpp"

#include <algorithm>
#include <string>

#include "web/lessons/progress.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/session/request.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

enum class Answer : unsigned char { none, lesson, not_now };

Answer lay_offer(Flow& flow, const Texts& texts, const std::string& words) {
  Answer answer = Answer::none;
  flow.padded(px(flow.theme, 8), [&](Flow& in) {
    in.text(words, Face::small);
    in.gap(4);
    in.row([&](Row& row) {
      ButtonStyle style;
      style.icon = Icon::learn;
      if (row.button("offer.lesson", tr(texts, "offer.lesson"), style)) answer = Answer::lesson;
      if (row.icon("offer.close", Icon::cross, tr(texts, "common.close"), quiet_button))
        answer = Answer::not_now;
    });
  });
  return answer;
}

// The part of the board that is nearest to the panel with the question.
Area near_question(const TableLayout& layout) {
  Area area = layout.board;
  if (layout.shape == TableShape::wide) cut_left(area, area.width / 2);
  cut_top(area, area.height / 2);
  return area;
}

}  // namespace

void draw_lesson_offer(const TableView& view) {
  const std::string& lesson = view.input.offered;
  const Play& play = view.play;
  const TableLayout& layout = play.layout;
  const bool covered = layout.shape != TableShape::wide && play.side != SidePanel::none;
  probe_fact(view.ui.probe, "offer", covered ? std::string() : lesson);
  if (lesson.empty() || covered || play.replay.open || play.dialog != TableDialog::none) return;
  const Theme& theme = view.ui.theme;
  const std::string words = tr(view.texts, "offer.new", {lesson_title(view.texts, lesson)});
  const float pad = px(theme, 8), around = px(theme, 12);
  const float buttons =
      ui_button_width(theme, tr(view.texts, "offer.lesson"), Icon::learn) + theme.control + pad;
  const float said = ui_text_size(theme, words, Face::small).x + 1;
  const float width = std::min(std::max(buttons, said) + 2 * pad, layout.board.width - 2 * around);
  Answer answer = Answer::none;
  const auto chip = [&](Flow& flow) { answer = lay_offer(flow, view.texts, words); };
  const NoticeSize size{width, flow_height(theme, width, chip)};
  Area& area = view.drawn.offer;
  area = settled_place(view, near_question(layout), size, area);
  if (hides_answer(view, area)) area = settled_place(view, layout.board, size, area);
  if (hides_answer(view, area)) return;
  panel_begin(view, "table.offer", area, false);
  view.ui.theme.a11y.back().words = words;
  draw_flow(view.ui, area, chip);
  panel_end();
  if (answer == Answer::lesson) request(view.requests, ask_for::TryLesson{lesson});
  if (answer == Answer::not_now) request(view.requests, ask_for::TryLesson{});
}

}  // namespace bastide::web
