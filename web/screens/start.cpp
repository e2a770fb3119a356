// The start screen: continue, start, open, learn.
#include <algorithm>
#include <cmath>

#include "web/drawing/faces.hpp"
#include "web/lessons/lesson.hpp"
#include "web/screens/day_words.hpp"
#include "web/screens/doors.hpp"
#include "web/screens/going_on.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/calendar.hpp"
#include "web/setup/company.hpp"
#include "web/setup/day.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/text/suggested.hpp"

namespace bastide::web {

std::string name_in_list(const Texts& texts, const SavedGame& game, std::size_t seat) {
  const PlayerEntry& player = game.players[seat];
  return player.name.empty() ? colour_name(texts, player.colour) : shown_name(texts, player, seat);
}

std::string title_in_list(const Texts& texts, const SavedGame& game) {
  if (game.fault) return std::string(tr(texts, "start.broken"));
  if (!game.name.empty()) return game.name;
  std::string title;
  for (std::size_t p = 0; p < game.players.size(); ++p)
    title += (title.empty() ? "" : " \xc2\xb7 ") + name_in_list(texts, game, p);
  return title;
}

std::string turn_in_list(const Texts& texts, const SavedGame& game) {
  const auto active = static_cast<std::size_t>(game.active);
  if (active >= game.players.size()) return {};
  std::string words = tr(texts,
                         !game.waits ? "start.continue.turn"
                         : game.sent ? "by-link.waits"
                                     : "by-link.due",
                         {name_in_list(texts, game, active)});
  if (words.ends_with('.')) words.pop_back();
  return words + " \xc2\xb7 ";
}

namespace {

std::string state_in_list(const Texts& texts, const SavedGame& game) {
  if (game.fault) return explain_error(texts, *game.fault);
  std::string state = time_words(texts, game.time);
  state += " \xc2\xb7 ";
  if (game.analysis) state.insert(0, std::string(tr(texts, "board.title")) + " \xc2\xb7 ");
  if (!game.roots.empty() && !game.over) state.insert(0, turn_in_list(texts, game));
  state += game.over ? std::string(tr(texts, "start.continue.over"))
                     : tr_count(texts, "tiles-left", game.tiles_left);
  return state;
}

// Badges with scores in a row, closer together if space is scarce, or in several; the score of all
// alone, without a badge.
struct Scores {
  struct One {
    ImVec2 at;
    std::string words;
    int colour = -1;
  };
  std::vector<One> all;
  float height = 0;
};

constexpr float badge_of_score = 20, beside_badge = 5;  // design pixels

Scores lay_scores(const Theme& theme, const Texts& texts, const SavedGame& game, float width) {
  const float line = ui_text_size(theme, "X", Face::strong).y;
  if (game.scores.size() < game.players.size())
    return {{{{}, tr_count(texts, "points", game.scores[0])}}, line};
  const float badge = px(theme, badge_of_score) + px(theme, beside_badge);
  Scores scores;
  float taken = 0;
  for (const int score : game.scores)
    taken += badge + ui_text_size(theme, std::to_string(score), Face::strong).x;
  const auto gaps = static_cast<float>(std::max<std::size_t>(game.scores.size(), 2) - 1);
  const float gap = std::clamp((width - taken) / gaps, px(theme, 2), px(theme, 14));
  float x = 0;
  for (std::size_t p = 0; p < game.players.size(); ++p) {
    const std::string score = std::to_string(game.scores[p]);
    const float taken_by = badge + ui_text_size(theme, score, Face::strong).x;
    if (x > 0 && x + taken_by > width + 1) {
      x = 0;
      scores.height += line;
    }
    scores.all.push_back({{x, scores.height}, score, game.players[p].colour});
    x += taken_by + gap;
  }
  scores.height += line;
  return scores;
}

void draw_scores(const Paint& paint, const Scores& scores, ImVec2 at, ImU32 ink) {
  const float size = px(paint.theme, badge_of_score);
  const float line = ui_text_size(paint.theme, "X", Face::strong).y;
  for (const Scores::One& one : scores.all) {
    ImVec2 place(at.x + one.at.x, at.y + one.at.y);
    if (one.colour >= 0) {
      draw_player_badge(paint.draw, {place.x, place.y + (line - size) / 2}, size, one.colour);
      place.x += size + px(paint.theme, beside_badge);
    }
    ui_draw_text(paint, place, one.words, Face::strong, ink);
  }
}

// A saved game as a wide button: title, state, scores.
void saved_row(Ui& ui, const Texts& texts, Screens& screens, Requests& requests,
               const SavedGame& game) {
  const std::string id = "save." + game.slot;
  const float gap = px(ui.theme, 6);
  const float width = ImGui::GetContentRegionAvail().x - ui.theme.control - gap;
  const float pad = px(ui.theme, 9), room = width - px(ui.theme, 24);
  const std::string title = title_in_list(texts, game), state = state_in_list(texts, game);
  const Paragraph words[] = {{title, Face::text, game.fault ? colour::accent : colour::ink},
                             {state, Face::small, colour::ink_soft}};
  const float written = paragraphs_height(ui.theme, words, room);
  const bool scored = !game.fault && !game.players.empty();
  const Scores scores = scored ? lay_scores(ui.theme, texts, game, room) : Scores{};
  const float height = 2 * pad + written + (scored ? scores.height + px(ui.theme, 5) : 0);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 below(at.x, at.y + height + px(ui.theme, 8));
  // With hundreds of games most are out of sight and skipped; the keyboard can still reach the next
  // ones.
  const float screen = ImGui::GetIO().DisplaySize.y;
  if (!ImGui::IsRectVisible({at.x, at.y - screen}, {at.x + width, at.y + height + screen})) {
    probe_item(ui.probe, id, at.x, at.y, width, height).seen = false;
    ImGui::SetCursorScreenPos(below);
    ImGui::Dummy({0, 0});
    return;
  }
  if (ui_card_button(ui, id.c_str(), {width, height}))
    request(requests, ask_for::OpenSlot{game.slot});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = at.x + px(ui.theme, 12);
  draw_paragraphs({ui.theme, draw}, {x, at.y + pad}, words, room);
  draw_scores({ui.theme, draw}, scores, {x, at.y + pad + written + px(ui.theme, 3)}, colour::ink);
  ImGui::SameLine(0, gap);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (height - ui.theme.control) / 2);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  if (ui_icon_button(ui, ("save." + game.slot + ".more").c_str(), Icon::more,
                     tr_pair(texts, tr(texts, "start.more"), title), quiet)) {
    screens.dialog = dialog::GameMenu{game.slot, game.fault};
  }
  ImGui::SetCursorScreenPos(below);
  ImGui::Dummy({0, 0});
}

void language_button(ScreenView& view) {
  const Texts& texts = view.texts;
  const std::string_view wanted = language_for(view.settings.language);
  const auto own = std::find_if(languages().begin(), languages().end(),
                                [&](const Language& one) { return one.code == texts.language; });
  ButtonStyle style;
  style.icon = Icon::globe;
  style.tone = Tone::quiet;
  style.width = -1;
  if (ui_button(view.ui, "start.language", own->name, style))
    view.screens.dialog = dialog::Languages{wanted.empty() ? own->code : wanted};
}

// "Not played yet", "94 : 88"; and how many days have been in a row.
std::string day_state(const ScreenView& view, int date) {
  const Screens& screens = view.screens;
  const auto day = screens.days.find(date);
  std::string state(
      tr(view.texts, day == screens.days.end() ? "day.mark.not-yet" : "day.mark.begun"));
  if (day != screens.days.end() && is_over(day->second)) state = score_words(day->second.score);
  if (const int row = day_rows(screens.days, date).now; row > 0)
    state += " \xc2\xb7 " + tr_count(view.texts, "day.row", row);
  return state;
}

// Leads to the day: what is played today, and how it came out.
void day_card(ScreenView& view) {
  const Theme& theme = view.ui.theme;
  const std::string date = today();
  const std::string title = std::string(tr(view.texts, "day.title")) + " \xc2\xb7 " +
                            date_words(view.texts, date, platform::DateStyle::brief);
  const std::string what =
      day_in_words(view.texts, form_of_day(date)) + " \xc2\xb7 " + day_state(view, day_today());
  const float pad = px(theme, 8), icon = px(theme, 22), left = px(theme, 14) + icon + px(theme, 10);
  const float width = ImGui::GetContentRegionAvail().x, room = width - left - px(theme, 12);
  const Paragraph words[] = {{title, Face::text}, {what, Face::small, colour::ink_soft}};
  const float height = std::max(theme.control, 2 * pad + paragraphs_height(theme, words, room));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(view.ui, "start.day", {width, height})) request(view.requests, Screen::day);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, Icon::calendar, {at.x + px(theme, 14) + icon / 2, at.y + height / 2}, icon,
            colour::ink);
  draw_paragraphs({theme, draw}, {at.x + left, at.y + pad - px(theme, 1)}, words, room);
}

// Who else plays in the game of the form: their faces, one over the other's edge. Returns how wide
// they are; `draw`: they are drawn, to the left of `right`.
float rivals_of_form(ScreenView& view, ImVec2 right, bool draw) {
  const Theme& theme = view.ui.theme;
  const NewGameForm& form = view.screens.form;
  constexpr std::size_t most = 3;
  const float size = px(theme, 38), step = size * 0.62f;
  std::vector<std::size_t> others;
  for (std::size_t p = 0; p < form.players.size() && others.size() < most; ++p)
    if (p != own_seat(form)) others.push_back(p);
  if (others.empty()) return 0;
  const float width = size + step * static_cast<float>(others.size() - 1);
  for (std::size_t n = others.size(); n-- > 0 && draw;) {
    const PlayerEntry& player = form.players[others[n]];
    draw_likeness({theme, *ImGui::GetWindowDrawList()}, view.pictures,
                  likeness_of(view.settings.oneself, player),
                  {art::Mood::calm, player.colour, false},
                  {right.x - width + size / 2 + step * static_cast<float>(n), right.y}, size);
  }
  return width;
}

// The game of last time, at once; beside it, the way to another one.
void play_card(ScreenView& view, Tone tone) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const float gap = px(theme, 6), pad = px(theme, 11), icon = px(theme, 24);
  const float width = ImGui::GetContentRegionAvail().x - theme.control - gap;
  const float faces = rivals_of_form(view, {}, false);
  const float room = width - px(theme, 32) - icon - px(theme, 14) - faces;
  const bool first = tone == Tone::primary;
  const std::string_view name = name_of_setup(view.screens.setups, view.screens.form);
  const std::string what =
      name.empty() ? form_in_words(view.texts, view.screens.form) : std::string(name);
  const Paragraph words[] = {
      {tr(view.texts, "start.play"), Face::heading, first ? colour::accent_ink : colour::ink},
      {what, Face::small, first ? faded(colour::accent_ink, 0.9f) : colour::ink_soft}};
  const float height = 2 * pad + paragraphs_height(theme, words, room);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(ui, "start.play", {width, height}, tone))
    request(view.requests, ask_for::Begin{});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, Icon::play, {at.x + width - pad - icon / 2, at.y + height / 2}, icon,
            first ? colour::accent_ink : colour::ink_soft);
  rivals_of_form(view, {at.x + width - pad - icon - px(theme, 8), at.y + height / 2}, true);
  draw_paragraphs({theme, draw}, {at.x + px(theme, 16), at.y + pad - px(theme, 2)}, words, room);
  ImGui::SameLine(0, gap);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (height - theme.control) / 2);
  if (ui_icon_button(ui, "start.new-game", Icon::plus, tr(view.texts, "start.new-game")))
    request(view.requests, Screen::new_game);
  ImGui::SetCursorScreenPos({at.x, at.y + height + ImGui::GetStyle().ItemSpacing.y});
  ImGui::Dummy({0, 0});
}

// Two buttons, side by side if there is room. Which one was pressed: 0, 1, or -1 for none.
struct Half {
  const char* id;
  Icon icon;
  std::string_view name;
};
int halves(Ui& ui, const Half& left, const Half& right) {
  const float gap = px(ui.theme, 8);
  ButtonStyle style;
  style.left = true;
  style.width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  const bool beside = ui_labels_fit(ui.theme, {left.name, right.name}, style.width, left.icon);
  if (!beside) style.width = -1;
  for (const Half* half : {&left, &right}) {
    style.icon = half->icon;
    style.small |= beside && ui_label_is_small(ui.theme, half->name, style);
  }
  int pressed = -1;
  style.icon = left.icon;
  if (ui_button(ui, left.id, left.name, style)) pressed = 0;
  if (beside) ImGui::SameLine(0, gap);
  style.icon = right.icon;
  if (ui_button(ui, right.id, right.name, style)) pressed = 1;
  return pressed;
}

void doors(ScreenView& view) {
  const Texts& texts = view.texts;
  day_card(view);
  const int learn = halves(view.ui, {"start.lessons", Icon::learn, tr(texts, "start.learn")},
                           {"start.puzzles", Icon::puzzle, tr(texts, "puzzles.title")});
  if (learn == 0) request(view.requests, Screen::lessons);
  if (learn == 1) request(view.requests, Screen::puzzles);
  const int more = halves(view.ui, {"start.friends", Icon::people, tr(texts, "start.friends")},
                          {"start.more", Icon::more, tr(texts, "common.more")});
  if (more == 0) view.screens.dialog = dialog::Friends{};
  if (more == 1) view.screens.dialog = dialog::More{};
}

// The guided game, a game, and little else.
void first_visit(ScreenView& view) {
  ButtonStyle wide;
  wide.width = -1;
  wide.left = true;
  wide.icon = Icon::learn;
  wide.tone = Tone::primary;
  if (ui_button(view.ui, "start.learn", tr(view.texts, "lesson.first-game.title"), wide))
    request(view.requests, ask_for::OpenLesson{std::string(first_game_id)});
  wide.icon = Icon::play;
  wide.tone = Tone::plain;
  if (ui_button(view.ui, "start.new-game", tr(view.texts, "start.play"), wide))
    request(view.requests, Screen::new_game);
  wide.icon = Icon::more;
  wide.tone = Tone::quiet;
  if (ui_button(view.ui, "start.more", tr(view.texts, "common.more"), wide))
    view.screens.dialog = dialog::More{true};
}

void actions(ScreenView& view) {
  if (is_first_visit(view.screens, view.lessons_done)) return first_visit(view);
  std::vector<const SavedGame*> going = games_going_on(view.screens);
  const SavedGame* const last = game_to_continue(view.screens);
  if (last) {
    continue_card(view, *last);
    going.erase(going.begin());
  }
  if (!going.empty()) {
    going_on_row(view, going);
    ui_gap(view.ui, 2);
  }
  play_card(view, last ? Tone::plain : Tone::primary);
  doors(view);
}

// Once there is something to lose, and until it has been read.
void warning_of_deletion(ScreenView& view) {
  constexpr std::size_t worth_it = 3;  // games
  if (!view.ui.device.forgets || view.settings.warned || view.screens.saves.size() < worth_it)
    return;
  ui_text(view.ui, tr(view.texts, "start.forgets"), Face::small, colour::ink_soft);
  ButtonStyle style;
  style.icon = Icon::download;
  if (ui_button(view.ui, "start.forgets.save", tr(view.texts, "settings.save-all"), style)) {
    request(view.requests, ask_for::KnowRisk{});
    request(view.requests, ask_for::ExportAll{});
  }
  style = {};
  style.tone = Tone::quiet;
  ImGui::SameLine(0, px(view.ui.theme, 6));
  if (ui_icon_button(view.ui, "start.forgets.close", Icon::cross, tr(view.texts, "common.close"),
                     style))
    request(view.requests, ask_for::KnowRisk{});
  ui_gap(view.ui, 4);
}

void saved_list(ScreenView& view) {
  ui_heading(view.ui, tr(view.texts, "start.saved"));
  if (view.storage_off)
    ui_text(view.ui, tr(view.texts, "start.storage-off"), Face::small, colour::accent);
  if (view.screens.saves.empty())
    return ui_text(view.ui, tr(view.texts, "start.saved.none"), Face::small, colour::ink_soft);
  warning_of_deletion(view);
  for (const SavedGame& game : view.screens.saves)
    saved_row(view.ui, view.texts, view.screens, view.requests, game);
}

void name_of_the_game(Ui& ui, const Texts& texts) {
  ui_text_centred(ui, tr(texts, "app.name"), Face::display);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - px(ui.theme, ui.theme.narrow ? 12 : 16));
  ui_text_centred(ui, tr(texts, "app.subtitle"), Face::text, colour::ink_soft);
}

}  // namespace

void start_screen(ScreenView& view) {
  const Theme& theme = view.ui.theme;
  ui_screen_begin(view.ui, "start");
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  ImGui::GetWindowDrawList()->PushClipRectFullScreen();
  draw_mosaic({theme, *ImGui::GetWindowDrawList()}, view.catalogue, view.screens.mosaic,
              view.pictures);
  ImGui::GetWindowDrawList()->PopClipRect();
  // The panel covers the landscape: centred, leaving a strip of it visible above.
  ImGui::SetCursorPos({0, 0});
  column_begin(view.ui.theme, "start.sheet", theme.narrow ? 600 : 500);
  // The strip is narrower if all the rest, as it was in the last frame, then fits below it.
  float& rest = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("rest"));
  const float room = std::floor(screen.y - rest), most = std::max(px(theme, 24), screen.y * 0.11f);
  const float strip = theme.low ? px(theme, 6) : room < px(theme, 8) ? most : std::min(room, most);
  const float margin = ImGui::GetCursorPosY();
  ImGui::Dummy({0, strip});
  ui_panel_begin(view.ui, "start.panel");
  ui_gap(view.ui, theme.narrow ? 0 : 6);
  name_of_the_game(view.ui, view.texts);
  ui_gap(view.ui, theme.narrow ? 6 : 14);
  actions(view);
  ui_gap(view.ui, 8);
  language_button(view);
  if (!is_first_visit(view.screens, view.lessons_done) || view.storage_off) {
    ui_gap(view.ui, 4);
    ui_rule(view.ui);
    saved_list(view);
  }
  ui_gap(view.ui, 4);
  ui_panel_end();
  ImGui::Dummy({0, px(theme, 8)});
  rest = ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y + margin - strip;
  column_end(view.ui);
  ui_screen_end();
}

}  // namespace bastide::web
