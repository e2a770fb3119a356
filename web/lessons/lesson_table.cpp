#include "web/lessons/lesson_table.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/app.hpp"
#include "web/platform/platform.hpp"
#include "web/session/timeline.hpp"
#include "web/table/panels.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view done_key = "lessons";

const std::vector<std::string>& done_lessons(App& app) {
  LessonTable& t = app.lessons;
  if (t.done_known) return t.done;
  t.done_known = true;
  const std::string kept = platform::storage_get(done_key).value_or("");
  std::string_view rest = kept;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (lesson_info(line)) t.done.emplace_back(line);
  }
  return t.done;
}

void mark_done(App& app, const std::string& id) {
  if (id.empty() || lesson_done(app, id)) return;
  app.lessons.done.push_back(id);
  std::string text;
  for (const std::string& lesson : app.lessons.done) text += lesson + '\n';
  platform::storage_set(done_key, text);
}

// The lesson after this one in the list, null after the last.
const LessonInfo* next_lesson(std::string_view id) {
  const std::vector<LessonInfo>& all = lesson_infos();
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    if (all[i].id == id) return &all[i + 1];
  return nullptr;
}

// What has been scored from one position to another, a line each.
std::string scorings(const App& app, std::size_t from, std::size_t to) {
  const Session& session = *app.session;
  std::string text;
  for (std::size_t k = from; k < to; ++k)
    for (const Event& event : session.events[k])
      if (event.kind == EventKind::scored)
        text += (text.empty() ? "" : "\n") +
                explain(app.texts, session.record, session.game, event.scoring);
  return text;
}

void compose_guided(App& app, LessonCard& card) {
  LessonTable& t = app.lessons;
  if (t.read >= t.cards.steps.size()) return;
  const LessonStep& step = t.lesson->steps[static_cast<std::size_t>(t.cards.steps[t.read])];
  const std::string laid = step.words + ".laid";
  const bool pending = app.table.hand.placement && has_text(app.texts, laid);
  card.text = tr(app.texts, pending ? laid : step.words);
  card.next = true;
  card.closes = t.read + 1 == t.cards.steps.size();
}

void compose_lesson(App& app, LessonCard& card) {
  LessonTable& t = app.lessons;
  const Standing& s = t.standing;
  const Session& session = *app.session;
  const std::vector<LessonStep>& steps = t.lesson->steps;
  const auto text = [&](int step) {
    return std::string(tr(app.texts, steps[static_cast<std::size_t>(step)].words));
  };
  const std::size_t task = std::max(s.task, session.floor);
  if (s.moment == Moment::astray) {
    card.news = scorings(app, task, session.cursor);
    card.text = tr(app.texts, card.news.empty() ? "lesson.astray.nothing" : "lesson.astray");
    card.again = card.show = true;
    return;
  }
  const bool last = s.moment == Moment::done ||
                    (s.moment == Moment::say && s.step + 1 == static_cast<int>(steps.size()));
  card.over = last;
  if (s.step >= 0)
    card.text = text(s.step);
  else if (last && steps.back().kind == StepKind::say)
    card.text = text(static_cast<int>(steps.size()) - 1);
  if (s.moment == Moment::say || last) {
    card.news = scorings(app, task, std::min(session.cursor, t.lesson->actions().size()));
    card.next = !last;
  }
  card.show = s.moment == Moment::task;
}

LessonCard compose(App& app) {
  LessonTable& t = app.lessons;
  LessonCard card;
  const bool others = t.lesson->guided() ? shown_decision(*app.session).player != learner
                                         : t.standing.moment == Moment::others;
  if (others && !shown(*app.session).over)
    card.text = t.card.text;  // stays while somebody else moves
  else if (t.lesson->guided())
    compose_guided(app, card);
  else
    compose_lesson(app, card);
  card.title = lesson_title(app, t.lesson->id);
  return card;
}

void read_on(App& app) {
  LessonTable& t = app.lessons;
  ++t.read;
  t.standing = standing(*t.lesson, *app.session, t.read);
}

// Cards at a position that one returns to count as read.
void take_up_position(App& app) {
  LessonTable& t = app.lessons;
  const Session& session = *app.session;
  const bool back = t.known && session.cursor <= t.cursor;
  t.known = true;
  t.cursor = session.cursor;
  t.revision = session.revision;
  t.read = 0;
  if (t.lesson->guided()) {
    t.cards = guide_cards(*t.lesson, session);
    if (back && !t.cards.steps.empty()) t.read = t.cards.steps.size() - 1;
    return;
  }
  for (const LessonStep& step : t.lesson->steps)
    t.read += back && step.before == t.cursor && step.kind == StepKind::say;
  t.standing = standing(*t.lesson, session, t.read);
}

void try_again(App& app) {
  const LessonTable& t = app.lessons;
  Session& session = *app.session;
  computer_cancel(app);
  go_to(session, t.standing.task);
  cut(session);
  motion_reset(app);
  take_up_position(app);
}

// Plays the task as intended.
void show_how(App& app) {
  const LessonTable& t = app.lessons;
  Session& session = *app.session;
  if (t.standing.moment == Moment::astray) try_again(app);
  motion_skip(app);
  for (bool first = true;; first = false) {
    const std::size_t k = session.cursor;
    if (k >= t.lesson->actions().size() || shown_decision(session).player != learner) return;
    const bool carded = std::any_of(t.lesson->steps.begin(), t.lesson->steps.end(),
                                    [&](const LessonStep& step) { return step.before == k; });
    if ((!first && carded) || !play(session, t.lesson->actions()[k])) return;
  }
}

bool shown_here(const App& app, const TableLayout& layout) {
  if (app.lessons.card.text.empty() || app.table.dialog != TableDialog::none) return false;
  return app.table.side == SidePanel::none || app.table.side == SidePanel::track ||
         (layout.shape == TableShape::wide && layout.board.x > layout.side.x + layout.side.width);
}

// ---- How the card looks
// --------------------------------------------------------------------------

struct Measures {
  float pad, line;  // of the title
  Face face;
  float news, text, buttons;  // heights
  float height() const { return 3 * pad + news + text + buttons; }
};

Measures measure(const App& app, float width) {
  const LessonCard& card = app.lessons.card;
  Measures m;
  m.pad = px(app.ui.theme, 10);
  m.line = ui_text_size(app.ui.theme, "X", Face::small).y;
  m.face = app.ui.theme.narrow || app.ui.theme.low ? Face::small : Face::text;
  const float room = width - 2 * m.pad;
  m.news = card.news.empty()
               ? 0
               : ui_text_size(app.ui.theme, card.news, Face::small, room).y + m.pad / 2;
  m.text = ui_text_size(app.ui.theme, card.text, m.face, room).y;
  m.buttons = app.ui.theme.control;
  return m;
}

// The main button of a card, also the key of its words; null: it has none.
const char* onward_id(const LessonCard& card, bool last) {
  if (card.over) return last ? "lesson.list" : "lesson.onward";
  if (card.again) return "lesson.again";
  return card.next ? "lesson.next" : nullptr;
}

// The spaces that the card mentions, ringed.
void draw_places(App& app) {
  const LessonTable& t = app.lessons;
  const Table& table = app.table;
  const bool advice = t.lesson->guided() && t.read + 1 == t.cards.steps.size();
  if (!advice || table.hand.placement || !table.motion.steps.empty() || t.card.text.empty()) return;
  ImDrawList& draw = *ImGui::GetBackgroundDrawList();
  const Camera& camera = table.camera;
  std::string told;
  for (const Position at : t.cards.places) {
    const Point min = to_screen(camera, {static_cast<float>(at.x), static_cast<float>(at.y)});
    const float side = camera.now.zoom, round = side * 0.08f, line = std::max(3.0f, side * 0.03f);
    const ImVec2 a(min.x + line, min.y + line), b(min.x + side - line, min.y + side - line);
    draw.AddRectFilled(a, b, IM_COL32(0xff, 0xd2, 0x4a, 0x60), round);
    draw.AddRect(a, b, colour::paper_high, round, 0, line * 1.7f);
    draw.AddRect(a, b, colour::accent, round, 0, line);
    told += (told.empty() ? "" : " ") + std::to_string(at.x) + ',' + std::to_string(at.y);
  }
  probe_fact(app.ui.probe, "lesson.places", told);
}

}  // namespace

std::string lesson_title(const App& app, std::string_view id) {
  const std::string own = "lesson." + std::string(id) + ".title";
  if (has_text(app.texts, own)) return std::string(tr(app.texts, own));
  const std::string expansion = "expansion." + std::string(id);
  return std::string(tr(app.texts, has_text(app.texts, expansion) ? expansion : "lesson.own"));
}

bool lesson_done(App& app, std::string_view id) {
  const std::vector<std::string>& done = done_lessons(app);
  return std::find(done.begin(), done.end(), id) != done.end();
}

void open_lesson(App& app, Lesson lesson) {
  Session session = begin_lesson(app.catalogue, lesson, platform::fresh_seed());
  session.name = lesson.id == first_game_id ? lesson_title(app, lesson.id) : std::string{};
  for (RecordedPlayer& player : session.record.players)
    if (lesson.guided() && !player.computer.empty())
      player.name = tr(app.texts, "new.computer-name");
  open_table(app, std::move(session));
  app.lessons.lesson = std::move(lesson);
}

void open_lesson(App& app, std::string_view id) {
  const LessonInfo* info = lesson_info(id);
  if (!info) return;
  if (id == first_game_id)
    for (const SavedGame& game : list_games(platform_storage()))
      if (game.lesson == id && !game.over && !game.fault) return open_saved(app, game.slot);
  auto lesson = read_lesson(app.catalogue, info->text);
  if (lesson)
    open_lesson(app, std::move(*lesson));
  else
    notify(app.ui, explain_error(app.texts, lesson.error()));
}

void restart_lesson(App& app) {
  if (!app.lessons.lesson) return;
  Lesson lesson = std::move(*app.lessons.lesson);
  open_lesson(app, std::move(lesson));
}

void lesson_onward(App& app) {
  const LessonTable& t = app.lessons;
  if (!t.lesson || t.area.width <= 0) return;
  const LessonInfo* next = next_lesson(t.lesson->id);
  if (t.card.again)
    try_again(app);
  else if (t.card.next)
    read_on(app);
  else if (t.card.over && next)
    open_lesson(app, next->id);
  else if (t.card.over)
    leave_lesson(app);
}

void leave_lesson(App& app) {
  computer_cancel(app);
  app.screens.saves_stale = true;
  go_to_screen(app, Screen::lessons);
}

void lesson_opened(App& app) {
  LessonTable& t = app.lessons;
  t.lesson.reset();
  t.known = false;
  t.card = {};
  const LessonInfo* info = lesson_info(app.session->lesson);
  if (!info) return;
  if (auto lesson = read_lesson(app.catalogue, info->text)) t.lesson = std::move(*lesson);
}

void lesson_frame(App& app) {
  LessonTable& t = app.lessons;
  if (!t.lesson) return;
  const Session& session = *app.session;
  if (!t.known || t.cursor != session.cursor || t.revision != session.revision)
    take_up_position(app);
  // The effect of a move is described once it has been shown.
  if (app.table.motion.steps.empty()) t.card = compose(app);
  if (t.lesson->guided() ? shown(session).over : t.card.over) mark_done(app, t.lesson->id);
  if (t.card.text != t.said) {
    t.said = t.card.text;
    if (!t.said.empty()) platform::announce(t.card.news + ' ' + t.said);
  }
}

void lesson_reserve(App& app, TableLayout& layout) {
  LessonTable& t = app.lessons;
  t.area = {};
  if (!t.lesson) return;
  const Theme& theme = app.ui.theme;
  Area& board = layout.board;
  const bool shown = shown_here(app, layout);
  if (layout.shape == TableShape::wide) {
    // A column that stays as cards come and go, so that the board does not have to move.
    const float gap = px(theme, 12);
    const float width = std::min(px(theme, 330), board.width * 0.45f);
    if (shown) t.area = {board.x + gap, board.y + gap, width, measure(app, width).height()};
    board.x += width + gap;
    board.width -= width + gap;
    return;
  }
  if (shown) t.area = {board.x, board.y, board.width, measure(app, board.width).height()};
  board.y += t.area.height;
  board.height -= t.area.height;
}

void draw_lesson(App& app) {
  LessonTable& t = app.lessons;
  probe_fact(app.ui.probe, "lesson", !t.lesson ? "" : t.lesson->id.empty() ? "own" : t.lesson->id);
  if (!t.lesson) return;
  draw_places(app);
  if (t.area.width <= 0) return;
  const LessonCard card = t.card;
  probe_fact(app.ui.probe, "lesson.text", card.text);
  probe_fact(app.ui.probe, "lesson.news", card.news);
  probe_fact(app.ui.probe, "lesson.moment",
             t.lesson->guided() ? "guided" : std::to_string(static_cast<int>(t.standing.moment)));
  const Theme& theme = app.ui.theme;
  const Measures m = measure(app, t.area.width);
  panel_begin(app, "lesson.card", t.area, app.table.layout.shape != TableShape::wide);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = t.area.x + m.pad, room = t.area.width - 2 * m.pad;
  float y = t.area.y + m.pad;
  if (m.news > 0) {
    ui_draw_paragraph(app.ui.theme, draw, {x, y}, card.news, Face::small, colour::good, room);
    y += m.news;
  }
  ui_draw_paragraph(app.ui.theme, draw, {x, y}, card.text, m.face, colour::ink, room);
  y += m.text + m.pad;

  // From right to left: the next step is at the edge.
  float right = t.area.x + t.area.width - m.pad;
  const auto button = [&](const char* id, std::string_view label, Tone tone) {
    ButtonStyle style;
    style.tone = tone;
    style.width = ui_button_width(app.ui.theme, label);
    right -= style.width;
    ImGui::SetCursorScreenPos({right, y});
    const bool pressed = ui_button(app.ui, id, label, style);
    right -= px(theme, 6);
    return pressed;
  };
  const bool last = card.over && !next_lesson(t.lesson->id);
  const char* id = onward_id(card, last);
  const bool onward = id && button(id, tr(app.texts, card.closes ? "lesson.close" : id),
                                   card.closes ? Tone::plain : Tone::primary);
  const bool list =
      card.over && !last && button("lesson.list", tr(app.texts, "lesson.list"), Tone::plain);
  const bool show = card.show && button("lesson.show", tr(app.texts, "lesson.show"), Tone::plain);
  ui_draw_text(app.ui.theme, draw, {x, y + (m.buttons - m.line) / 2}, card.title, Face::small,
               colour::ink_soft, std::max(1.0f, right - x));
  panel_end();
  if (onward) lesson_onward(app);
  if (list) leave_lesson(app);
  if (show) show_how(app);
}

LessonReply lesson_reply(App& app, Action& action) {
  const LessonTable& t = app.lessons;
  if (!t.lesson || !t.known) return LessonReply::think;
  if (t.lesson->guided()) {
    const auto reply = guide_reply(*t.lesson, *app.session);
    if (!reply) return LessonReply::think;
    action = *reply;
    return LessonReply::play;
  }
  if (t.standing.moment != Moment::others) return LessonReply::wait;
  action = t.lesson->actions()[app.session->cursor];
  return LessonReply::play;
}

void lesson_sheet(App& app) {
  if (!app.session || app.session->lesson != first_game_id || !shown(*app.session).over) return;
  ui_panel_begin(app.ui, "lesson.sheet");
  ui_heading(app.ui, tr(app.texts, "lesson.sheet.title"));
  ui_text(app.ui, tr(app.texts, "lesson.sheet.text"));
  ButtonStyle style;
  style.icon = Icon::book;
  if (ui_button(app.ui, "lesson.sheet.list", tr(app.texts, "lesson.list"), style))
    leave_lesson(app);
  ui_panel_end();
}

}  // namespace bastide::web
