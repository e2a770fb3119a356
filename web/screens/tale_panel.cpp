#include "web/screens/tale_panel.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <string>
#include <utility>

#include "web/panels/chances_view.hpp"
#include "web/panels/verdict.hpp"
#include "web/review/tale_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/review_panels.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/tale_board.hpp"
#include "web/screens/tale_reader.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/press.hpp"

namespace bastide::web {
namespace {

bool is_told(const ScreenView& view) {
  return is_over(*view.session) && may_review(*view.session, view.settings.no_hints);
}

// Whether there is something to turn to: the overview alone has no pages.
bool has_pages(const ScreenView& view) { return !view.screens.tale.chapters.empty(); }

// ---- Words --------------------------------------------------------------------------------------

std::string title_of_page(const ScreenView& view) {
  const TaleReader& reader = view.screens.tale;
  if (!reader.open) return std::string(tr(view.texts, "tale.overview"));
  const TurnSummary& turn = view.review.analysis.turns[reader.open->chapter.turn];
  return tr(view.texts, "sheet.turn-of",
            {std::to_string(turn.turn),
             player_name(view.texts, view.session->record, reader.open->tale.player)});
}

std::string place_of_page(const ScreenView& view) {
  const TaleReader& reader = view.screens.tale;
  if (!reader.open) return {};
  std::string words = tr(view.texts, "tale.page",
                         {std::to_string(reader.page + 1), std::to_string(reader.chapters.size())});
  words += " \xc2\xb7 ";
  words += verdict_name(view.texts, verdict_of(reader.open->rating));
  return words;
}

void add_sentence(std::string& text, const std::string& sentence) {
  if (sentence.empty()) return;
  if (!text.empty()) text += ' ';
  text += as_sentence(sentence);
}

std::string story_of(const ScreenView& view, const TalePage& page) {
  if (!page.chapter.fine) return chapter_words(view.texts, *view.session, page.tale, page.rating);
  std::string text = sentence_words(view.texts, *view.session, page.tale.did);
  if (!text.empty()) text = as_sentence(std::move(text));
  add_sentence(text, std::string(tr(view.texts, "coach.fine")));
  return text;
}

std::string worth_of(const ScreenView& view, const TalePage& page) {
  if (!page.chapter.fine) return loss_words(view.texts, page.rating);
  if (page.rating.swing < 1) return {};
  return swing_words(view.texts, *view.session, page.tale.player, page.rating.swing);
}

// ---- A page -------------------------------------------------------------------------------------

void turn(const ScreenView& view, int by) {
  TaleReader& reader = view.screens.tale;
  const std::size_t before = reader.page;
  turn_page(reader, by);
  if (reader.page == before) return;
  read_on(reader, *view.session, view.review);
  std::string told = title_of_page(view);
  if (reader.open) add_sentence(told = as_sentence(told), story_of(view, *reader.open));
  say(told);
}

// Returns how many pages are to be turned.
int lay_head(Flow& flow, const ScreenView& view) {
  int by = 0;
  const Theme& theme = flow.theme;
  const TaleReader& reader = view.screens.tale;
  const float control = theme.control, gap = px(theme, 8);
  const auto step = [&](Flow& at, const char* id, Icon icon, int way, bool enabled) {
    ButtonStyle style;
    style.tone = enabled && way > 0 ? Tone::primary : Tone::quiet;
    style.enabled = enabled;
    if (!enabled) style.why = tr(view.texts, way < 0 ? "tale.first" : "tale.last");
    if (at.icon(id, icon, tr(view.texts, id), style)) by = way;
  };
  const float room = flow.area.width - 2 * (control + gap);
  const std::string title = title_of_page(view), place = place_of_page(view);
  const Face face = ui_fitting_face(theme, title, room, {Face::heading, Face::strong});
  const float words =
      ui_text_size(theme, title, face, room).y + ui_text_size(theme, place, Face::small, room).y;
  const Area head = flow.take(std::max(control, words));
  const float middle = head.y + (head.height - control) / 2;
  Flow left = flow.apart({head.x, middle, control, control});
  step(left, "tale.previous", Icon::turn_back, -1, reader.page > 0);
  Flow title_flow =
      flow.apart({head.x + control + gap, head.y + (head.height - words) / 2, room, words});
  const auto put = [&](const std::string& line, Face f, ImU32 ink) {
    if (ui_text_size(theme, line, f).x <= room)
      title_flow.text_centred(line, f, ink);
    else
      title_flow.text(line, f, ink);
  };
  put(title, face, colour::ink);
  put(place, Face::small, colour::ink_soft);
  Flow right = flow.apart({head.x + head.width - control, middle, control, control});
  step(right, "tale.next", Icon::turn_forward, 1, !is_overview(reader));
  return by;
}

// Opens the turn on the table.
void look_at_page(const ScreenView& view, const TalePage& page) {
  const TurnSummary& turn = view.review.analysis.turns[page.chapter.turn];
  std::optional<Better> better;
  if (!page.chapter.fine) better = better_of_turn(view.texts, *view.session, turn, page.rating);
  request(view.requests, ask_for::LookBack{stop_from(*view.session, turn.end), std::move(better)});
}

// The judge has not finished: what is said may become more exact.
std::string still_judging(const ScreenView& view) {
  const Analysis& analysis = view.review.analysis;
  const long all = count_turns(analysis), seen = count_examined(analysis);
  if (seen >= all) return {};
  return tr(view.texts, "sheet.examining", {std::to_string(seen), std::to_string(all)});
}

void lay_caption(Flow& flow, const ScreenView& view, const TalePage& page) {
  flow.text(story_of(view, page));
  if (const std::string worth = worth_of(view, page); !worth.empty()) {
    flow.gap(2);
    flow.text(worth, Face::small, colour::ink_soft);
  }
  if (const std::string judging = still_judging(view); !judging.empty()) {
    flow.gap(2);
    flow.text(judging, Face::small, colour::ink_soft);
  }
}

// Returns how many pages are to be turned.
int chapter_page(ScreenView& view, const TalePage& page) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  // The boards fill the window but for some lines below; the sheet that follows is hinted at.
  const ImGuiWindow* scrolled = ImGui::GetCurrentWindow();
  while (scrolled->ParentWindow && scrolled->ScrollMax.y <= 0) scrolled = scrolled->ParentWindow;
  const float top = at.y + scrolled->Scroll.y;
  const float lines = theme.low ? 2 : 5;
  const float below = lines * ui_text_size(theme, "X", Face::text).y + px(theme, 40);
  const float most = std::max(ImGui::GetIO().DisplaySize.y - top - below, px(theme, 150));
  const Area boards{at.x, at.y, width, tale_board_height(theme, page, width, most)};
  TaleAsks asks = TaleAsks::nothing;
  if (boards.height > 0) {
    asks = draw_tale_boards(view, page, boards);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, boards.height});
    if (asks == TaleAsks::look) look_at_page(view, page);
  }
  flow_here(ui, width, [&](Flow& flow) {
    flow.gap(4);
    lay_caption(flow, view, page);
    // Other pages have as many lines, mostly: what follows stays where it is.
    flow.at_least(4 * ui_text_size(theme, "X", Face::text).y);
  });
  return asks == TaleAsks::forward ? 1 : asks == TaleAsks::back ? -1 : 0;
}

// ---- The overview -------------------------------------------------------------------------------

void chances_part(const ScreenView& view) {
  const Analysis& analysis = view.review.analysis;
  const Session& session = *view.session;
  if (analysis.chances.empty() || session.game.sides < 2 || plays_together(session)) return;
  Ui& ui = view.ui;
  ui_gap(ui, 4);
  ui_text(ui, tr(view.texts, "sheet.chances"), Face::strong);
  const float width = ImGui::GetContentRegionAvail().x, height = px(ui.theme, 64);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const auto last = static_cast<float>(analysis.turns.back().end);
  const auto x_at = [&](std::size_t k) { return at.x + width * static_cast<float>(k) / last; };
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_chances(draw, session, analysis, {at.x, at.y, width, height}, x_at);
  for (const Chapter& chapter : view.screens.tale.chapters) {
    const TurnSummary& turn = analysis.turns[chapter.turn];
    draw_verdict(ui.theme, draw, {x_at(turn.end), at.y + height / 2}, px(ui.theme, 13),
                 verdict_of(analysis.ratings[chapter.turn]));
  }
  draw.AddRect(at, {at.x + width, at.y + height}, colour::rule);
  ImGui::Dummy({width, height});
}

void overview_page(ScreenView& view) {
  ui_gap(view.ui, 2);
  measures_part(view.ui, view.texts, view.review, *view.session);
  chances_part(view);
}

// ---- Where there is no story --------------------------------------------------------------------

// Why nothing is told: nothing may be judged, or all is still being looked at.
void no_story(const ScreenView& view) {
  const Analysis& analysis = view.review.analysis;
  ui_heading(view.ui, tr(view.texts, "tale.title"));
  if (const char* why = no_help(*view.session, false, Help::judgement))
    return ui_text(view.ui, tr(view.texts, why), Face::text, colour::ink_soft);
  if (complete(analysis))
    return ui_text(view.ui, tr(view.texts, "sheet.deciding.none"), Face::text, colour::ink_soft);
  const long all = count_turns(analysis);
  const long seen = std::min(static_cast<long>(analysis.ratings.size()), all);
  ui_text(view.ui, tr(view.texts, "sheet.looking", {std::to_string(seen), std::to_string(all)}),
          Face::text, colour::ink_soft);
}

void publish(const ScreenView& view) {
  const TaleReader& reader = view.screens.tale;
  Probe& probe = view.ui.probe;
  probe_fact(probe, "tale.pages", std::to_string(reader.chapters.size()));
  probe_fact(probe, "tale.page",
             !has_pages(view) ? ""
             : reader.open    ? std::to_string(reader.page + 1)
                              : "overview");
  probe_fact(probe, "tale.title", title_of_page(view));
  probe_fact(probe, "tale.text", reader.open ? story_of(view, *reader.open) : std::string());
  probe_fact(probe, "tale.boards",
             std::to_string(reader.open ? reader.open->boards.size() : std::size_t{0}));
}

}  // namespace

void settle_tale(ScreenView& view) {
  if (!is_told(view)) return;
  read_on(view.screens.tale, *view.session, view.review);
  // While no control has the focus, the arrows turn the pages.
  if (!has_pages(view) || ui_dialog_open()) return;
  for (const auto& [key, by] : {std::pair{ImGuiKey_LeftArrow, -1}, {ImGuiKey_RightArrow, 1}})
    if (takes_arrow(key)) turn(view, by);
}

void tale_panel(ScreenView& view) {
  if (!is_over(*view.session)) return;
  ui_panel_begin(view.ui, "tale");
  publish(view);
  if (!is_told(view) || !has_pages(view)) {
    no_story(view);
    if (is_told(view) && complete(view.review.analysis)) overview_page(view);
    ui_panel_end();
    return;
  }
  int by = 0;
  flow_here(view.ui, ImGui::GetContentRegionAvail().x,
            [&](Flow& flow) { by = lay_head(flow, view); });
  if (view.screens.tale.open)
    by += chapter_page(view, *view.screens.tale.open);
  else
    overview_page(view);
  ui_panel_end();
  if (by != 0) turn(view, by);
}

}  // namespace bastide::web
