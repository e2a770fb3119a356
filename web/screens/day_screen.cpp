// The day: what is played, the one try that counts, how it came out, and the days before.
#include <algorithm>
#include <string>

#include "web/drawing/faces.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/verdict.hpp"
#include "web/review/tale.hpp"
#include "web/screens/day_month.hpp"
#include "web/screens/day_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/review_panels.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/calendar.hpp"
#include "web/session/replay_stops.hpp"
#include "web/setup/day.hpp"
#include "web/text/names.hpp"
#include "web/ui/flow.hpp"

namespace bastide::web {
namespace {

// What is known of today.
struct DayShown {
  std::string date;
  int number = 0;
  NewGameForm form;
  const Day* day = nullptr;         // the try; null: it has not begun
  const SavedGame* game = nullptr;  // null: it is gone, or could not be saved
  bool at_table = false;            // its game is the open one
  DayRows rows;

  bool over() const { return day && is_over(*day); }
  bool goes_on() const { return day && !over() && (game || at_table); }
};

DayShown shown_day(const Screens& screens, const Session* open) {
  DayShown shown;
  shown.date = today();
  shown.number = day_today();
  shown.form = form_of_day(shown.date);
  const auto day = screens.days.find(shown.number);
  if (day != screens.days.end()) shown.day = &day->second;
  shown.game = game_of_day(screens.saves, screens.days, shown.number);
  shown.at_table = shown.day && open && open->saved.slot == shown.day->slot;
  shown.rows = day_rows(screens.days, shown.number);
  return shown;
}

// ---- What is played -----------------------------------------------------------------------------

void lay_flavour(Flow& flow, ScreenView& view, const DayShown& shown) {
  const Theme& theme = flow.theme;
  const bool alone = shown.form.players.size() < 2;
  const float size = em(theme, 62);
  flow.beside(
      size, px(theme, 12),
      [&](Flow& left) {
        const Area at = left.take(size);
        const ImVec2 centre(at.x + size / 2, at.y + size / 2);
        if (!left.ui) return;
        if (alone)
          return draw_icon(left.paint().draw, Icon::team, centre, size * 0.7f, colour::ink_soft);
        const PlayerEntry& other = shown.form.players.back();
        draw_likeness(left.paint(), view.pictures, likeness_of(view.settings.oneself, other),
                      {art::Mood::calm, other.colour, false}, centre, size * 0.9f);
      },
      [&](Flow& right) {
        right.text(day_in_words(view.texts, shown.form), Face::strong);
        right.text(alone ? std::string(tr(view.texts, "new.together.alone"))
                         : kind_name(view.texts, shown.form.players.back().computer));
        const int tiles = tiles_of(view.catalogue, rules_of(shown.form));
        right.text(tr(view.texts, "new.tiles-time",
                      {tr_count(view.texts, "tiles", tiles),
                       std::to_string(estimated_minutes(shown.form, tiles))}),
                   Face::small, colour::ink_soft);
      });
}

// ---- How it came out ----------------------------------------------------------------------------

void lay_score(Flow& flow, const ScreenView& view, std::string_view name, const std::string& score,
               Face face) {
  const Theme& theme = flow.theme;
  const ImVec2 number = ui_text_size(theme, score, face);
  const float beside = flow.area.width - number.x - px(theme, 10);
  const bool below = beside < std::min(em(theme, 110), flow.area.width / 2);  // large letters
  const float room = below ? flow.area.width : beside,
              words = ui_text_size(theme, name, face, room).y;
  const Area at = flow.take(words + (below ? number.y : 0) + px(theme, 4));
  if (!flow.ui) return;
  const std::size_t before = theme.a11y.size();
  ui_draw_paragraph(flow.paint(), at.min(), name, face, colour::ink, room);
  ui_draw_text(flow.paint(), {at.x + at.width - number.x, at.y + (below ? words : 0)}, score, face,
               colour::ink);
  a11y_instead(theme, before, tr_pair(view.texts, name, score), at.min(), at.max());
}

// How the strongest player does with the same tiles: once it has played them.
void lay_strongest(Flow& flow, ScreenView& view, const Day& day) {
  const DayPage& page = view.screens.day;
  const std::string name = tr(view.texts, "day.strongest", {kind_name(view.texts, "castellan")});
  probe_fact(view.ui.probe, "day.strongest",
             day.best      ? score_words(*day.best)
             : page.silent ? "silent"
                           : "calculating");
  if (day.best) return lay_score(flow, view, name, score_words(*day.best), Face::text);
  if (!page.silent)
    lay_score(flow, view, name, std::string(tr(view.texts, "day.calculating")), Face::text);
}

// The turn that lost the most; null: none lost much, or it is not known yet.
const Chapter* deciding_turn(const GameReview& review) {
  const Chapter* found = nullptr;
  const auto lost = [&](const Chapter& one) { return review.analysis.ratings[one.turn].lost; };
  for (const Chapter& one : review.chapters)
    if (!one.fine && (!found || lost(one) > lost(*found))) found = &one;
  return found;
}

void lay_turn(Flow& flow, ScreenView& view, const DayShown& shown) {
  const DayPage& page = view.screens.day;
  const Chapter* const chapter = page.game ? deciding_turn(page.review) : nullptr;
  if (!chapter) return;
  const Session& game = *page.game;
  const TurnSummary& turn = page.review.analysis.turns[chapter->turn];
  const TurnRating& rating = page.review.analysis.ratings[chapter->turn];
  const ChapterTale tale = tale_of(game, page.review.analysis, *chapter);
  flow.gap(8);
  flow.text(tr(view.texts, "day.turn", {std::to_string(turn.turn)}), Face::strong);
  flow.text(chapter_words(view.texts, game, tale, rating));
  flow.text(loss_words(view.texts, rating), Face::small, colour::ink_soft);
  probe_fact(view.ui.probe, "day.turn", std::to_string(turn.turn));
  flow.gap(6);
  const bool look =
      flow.button("day.look", tr(view.texts, "sheet.show"), {.icon = Icon::eye, .width = -1});
  if (!look || !shown.game) return;
  request(view.requests, ask_for::OpenSlot{shown.game->slot});
  request(view.requests,
          ask_for::LookBack{stop_from(game, turn.end),
                            better_of_turn(view.texts, game, turn, rating), shown.game->slot});
}

void lay_result(Flow& flow, ScreenView& view, const DayShown& shown) {
  constexpr const char* keys[] = {"day.mark.begun", "day.mark.lost", "day.mark.drawn",
                                  "day.mark.won"};
  const Day& day = *shown.day;
  lay_score(flow, view, tr(view.texts, keys[static_cast<int>(day.result)]), score_words(day.score),
            Face::heading);
  lay_strongest(flow, view, day);
  lay_turn(flow, view, shown);
}

// ---- The line to post ---------------------------------------------------------------------------

DayPost post_of(const DayShown& shown, const DayPage& page) {
  DayPost post{shown.date, shown.day->score, shown.rows.now};
  if (!page.game) return post;
  post.signs = largest_features(*page.game);
  post.outline = outline_of(last_state(*page.game).board);
  return post;
}

// As it will be read, with the page's own signs for the features.
void lay_post_line(Flow& flow, ScreenView& view, const DayPost& post) {
  const Theme& theme = flow.theme;
  constexpr SegmentKind kinds[end_kinds] = {SegmentKind::road, SegmentKind::city,
                                            SegmentKind::monastery, SegmentKind::field,
                                            SegmentKind::field};
  const std::string head = post_head(view.texts, post), foot = post_foot(view.texts, post);
  const float line = ui_text_size(theme, "X", Face::text).y, gap = px(theme, 8);
  const float begin = ui_text_size(theme, head, Face::text).x;
  const float end = ui_text_size(theme, foot, Face::text).x;
  const float signs = line * static_cast<float>(post.signs.size());
  const float room = flow.area.width;
  const bool broken = begin + gap + signs + gap + end > room;
  const bool thrice = broken && signs + gap + end > room;
  const float above = broken ? ui_text_size(theme, head, Face::text, room).y : 0;
  const Area at = flow.take(above + (thrice ? 2 * line : line));
  if (!flow.ui) return;
  const std::size_t before = theme.a11y.size();
  const Paint paint = flow.paint();
  ui_draw_paragraph(paint, at.min(), head, Face::text, colour::ink, room);
  float x = broken ? at.x : at.x + begin + gap;
  const float y = at.y + above;
  for (const EndKind kind : post.signs) {
    const ImVec2 centre(x + line / 2, y + line / 2);
    const Session& game = *view.screens.day.game;
    if (kind == EndKind::others)
      draw_icon(paint.draw, Icon::more, centre, line * 0.8f, colour::ink_soft);
    else
      draw_art_icon({paint, game, view.pictures, game.game}, icon_of(kinds[static_cast<int>(kind)]),
                    centre, line * 0.9f);
    x += line;
  }
  if (!post.signs.empty()) x += gap;
  ui_draw_text(paint, thrice ? ImVec2(at.x, y + line) : ImVec2(x, y), foot, Face::text,
               colour::ink);
  a11y_instead(theme, before, head + ", " + foot, at.min(), at.max());
}

void lay_outline(Flow& flow, const Outline& outline) {
  if (outline.rows == 0) return;
  const float side = px(flow.theme, 13), step = side + px(flow.theme, 2);
  flow.gap(6);
  const Area at = flow.take(step * static_cast<float>(outline.rows));
  if (!flow.ui) return;
  const Paint paint = flow.paint();
  for (int n = 0; n < outline.columns * outline.rows; ++n) {
    const ImVec2 min(at.x + step * static_cast<float>(n % outline.columns),
                     at.y + step * static_cast<float>(n / outline.columns));
    const ImVec2 max(min.x + side, min.y + side);
    if (outline.land[static_cast<std::size_t>(n)])
      paint.draw.AddRectFilled(min, max, colour::good, px(flow.theme, 2));
    else
      paint.draw.AddRect(min, max, colour::rule, px(flow.theme, 2), 0, px(flow.theme, 1));
  }
}

void post_panel(ScreenView& view, const DayShown& shown) {
  const DayPost post = post_of(shown, view.screens.day);
  ui_panel_begin(view.ui, "day.post-panel");
  flow_here(view.ui, ImGui::GetContentRegionAvail().x, [&](Flow& flow) {
    lay_post_line(flow, view, post);
    lay_outline(flow, post.outline);
    flow.gap(8);
    const bool shares = view.ui.device.shares;
    if (flow.button("day.post", tr(view.texts, shares ? "share.title" : "day.copy"),
                    {.icon = shares ? Icon::share : Icon::copy, .width = -1}))
      request(view.requests, ask_for::Post{post_text(view.texts, post)});
  });
  ui_panel_end();
}

// ---- The whole ----------------------------------------------------------------------------------

// Begins the try that counts, goes on with it, or opens it; afterwards, plays for its own sake.
void lay_buttons(Flow& flow, ScreenView& view, const DayShown& shown) {
  const bool fresh = !shown.day, again = !fresh && !shown.goes_on();
  const auto begin = [&] { request(view.requests, ask_for::Begin{{shown.date}}); };
  ButtonStyle main{.tone = Tone::primary, .icon = Icon::play, .width = -1};
  if (fresh) {
    if (flow.button("day.go", tr(view.texts, "new.start"), main)) begin();
  } else if (shown.game) {
    if (shown.over()) main.icon = Icon::sheet;
    const char* label = shown.over() ? "day.result" : "start.continue";
    if (flow.button("day.go", tr(view.texts, label), main))
      request(view.requests, ask_for::OpenSlot{shown.game->slot});
  } else if (shown.goes_on()) {
    if (flow.button("day.go", tr(view.texts, "start.continue"), main))
      request(view.requests, Screen::table);
  }
  if (!again) return;
  if (shown.game) flow.gap(6);
  if (flow.button(
          "day.again", tr(view.texts, "sheet.same"),
          {.tone = shown.game ? Tone::plain : Tone::primary, .icon = Icon::again, .width = -1}))
    begin();
  flow.gap(2);
  flow.text(tr(view.texts, "day.again.text"), Face::small, colour::ink_soft);
}

int tiles_left(const ScreenView& view, const DayShown& shown) {
  return shown.game ? shown.game->tiles_left : last_state(*view.session).bag_total;
}

void today_panel(ScreenView& view, const DayShown& shown) {
  ui_panel_begin(view.ui, "day.today");
  ui_heading(view.ui, date_words(view.texts, shown.date));
  flow_here(view.ui, ImGui::GetContentRegionAvail().x, [&](Flow& flow) {
    flow.gap(4);
    lay_flavour(flow, view, shown);
    flow.gap(8);
    if (shown.over())
      lay_result(flow, view, shown);
    else if (!shown.day)
      flow.text(tr(view.texts, "day.once"));
    else if (shown.goes_on())
      flow.text(tr_count(view.texts, "tiles-left", tiles_left(view, shown)), Face::small,
                colour::ink_soft);
    else
      flow.text(tr(view.texts, "day.gone"));
    if (shown.rows.now > 0) {
      flow.gap(10);
      flow.text(tr_count(view.texts, "day.row", shown.rows.now), Face::strong);
      if (shown.rows.forgiven)
        flow.text(tr(view.texts, "day.forgiven"), Face::small, colour::ink_soft);
    }
    flow.gap(8);
    lay_buttons(flow, view, shown);
  });
  ui_panel_end();
}

}  // namespace

void day_screen(ScreenView& view) {
  const DayShown shown = shown_day(view.screens, view.session);
  probe_fact(view.ui.probe, "day.game",
             !shown.day        ? "new"
             : shown.over()    ? "over"
             : shown.goes_on() ? "begun"
                               : "gone");
  probe_fact(view.ui.probe, "day.row", std::to_string(shown.rows.now));
  ui_screen_begin(view.ui, "day");
  const bool back = screen_header(view.ui, view.texts, tr(view.texts, "day.title"));
  column_begin(view.ui.theme, "day.column", 520);
  today_panel(view, shown);
  ui_gap(view.ui, 4);
  if (shown.over()) {
    post_panel(view, shown);
    ui_gap(view.ui, 4);
  }
  month_panel(view, shown.number);
  column_end(view.ui);
  ui_screen_end();
  if (back) request(view.requests, Screen::start);
}

}  // namespace bastide::web
