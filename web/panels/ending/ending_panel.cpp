#include "web/panels/ending/ending_panel.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>
#include <vector>

#include "web/drawing/faces.hpp"
#include "web/drawing/paint.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/end_words.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/ending/moment_view.hpp"
#include "web/panels/ending/sky.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/reading/match_words.hpp"
#include "web/session/match_game.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/sets/explain.hpp"
#include "web/store/medals.hpp"
#include "web/text/medal_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/a11y.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

float end_pad(const Theme& theme, const Play& play) {
  return px(theme, play.layout.shape == TableShape::wide ? 16 : 12);
}

// ---- Signs --------------------------------------------------------------------------------------

// A winner's sign, large: a computer player's face, a person's own sign, or the badge.
void draw_end_sign(const GamePaint& paint, const Oneself& oneself, PlayerIndex player, ImVec2 min,
                   float size) {
  const int colour = colour_of(paint.session, player);
  const auto person = static_cast<std::size_t>(person_of(paint.game, player));
  draw_likeness(paint, paint.pictures, likeness_of(oneself, paint.session.record.players[person]),
                {art::Mood::pleased, colour, true}, {min.x + size / 2, min.y + size / 2}, size);
}

// Two branches of laurel around a circle, for those who have won.
void draw_laurel(ImDrawList& draw, ImVec2 centre, float radius) {
  constexpr ImU32 gold = IM_COL32(0xc8, 0x9b, 0x33, 0xff), shade = IM_COL32(0x8f, 0x68, 0x1a, 0xff);
  constexpr int leaves = 8;
  constexpr float lowest = 1.48f, highest = -0.95f;  // angles from the east, clockwise
  for (const float side : {1.0f, -1.0f})
    for (int n = 0; n < leaves; ++n) {
      const float part = static_cast<float>(n) / (leaves - 1);
      const float angle = lowest + (highest - lowest) * part;
      const float out = radius * 1.16f, length = radius * (0.25f - 0.07f * part);
      const ImVec2 at(centre.x + side * out * std::cos(angle), centre.y + out * std::sin(angle));
      const float turn = side > 0 ? angle - 1.05f : 3.14159265f - (angle - 1.05f);
      draw.AddEllipseFilled({at.x, at.y + radius * 0.03f}, length, length * 0.42f, shade, turn, 12);
      draw.AddEllipseFilled(at, length, length * 0.42f, gold, turn, 12);
    }
}

// Of those who have won, up to three.
void draw_winners(const GamePaint& paint, const Oneself& oneself, const EndResult& result,
                  const Area& at) {
  const std::size_t count = std::min<std::size_t>(3, result.winners.size());
  if (count == 0) return;
  constexpr float air = 0.14f;  // for the laurel
  const float size = at.height * (1 - 2 * air) * (count > 1 ? 0.72f : 1.0f);
  const float step = count > 1 ? (at.width - size) / static_cast<float>(count - 1) : 0;
  const float x = at.x + (count > 1 ? 0 : air * at.height + (at.width - at.height) / 2);
  const ImVec2 middle(at.x + at.width / 2, at.y + at.height / 2);
  if (count == 1) draw_laurel(paint.draw, middle, size / 2);
  for (std::size_t n = 0; n < count; ++n)
    draw_end_sign(paint, oneself, result.winners[n],
                  {x + step * static_cast<float>(n), middle.y - size / 2}, size);
}

// ---- Rows of players ----------------------------------------------------------------------------

struct EndRow {
  PlayerIndex side = no_player;
  float row = 0;     // its place among the others, from 0
  float points = 0;  // so far
  int gained = 0;    // by what is being read out; 0: nothing to be shown
  float alpha = 1;   // less while somebody overtakes
};

float row_height(const Theme& theme, std::size_t rows) { return em(theme, rows > 4 ? 38 : 46); }

void draw_row(const TableView& view, const EndRow& row, const Area& at, float most) {
  const Theme& theme = view.ui.theme;
  const Session& session = view.session;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Paint paint{theme, draw};
  const int colour = colour_of(session, row.side);
  const float badge = em(theme, 24), gap = px(theme, 9);
  const float bar = at.height < badge + px(theme, 10) ? 0 : px(theme, 7);  // where there is room
  const float middle = at.y + (at.height - (bar > 0 ? bar + px(theme, 5) : 0)) / 2;
  const ImVec2 low(at.x, at.y + at.height - bar - px(theme, 3));
  const float round = bar / 2, length = at.width * std::clamp(row.points / most, 0.0f, 1.0f);
  if (bar > 0)
    draw.AddRectFilled(low, {low.x + at.width, low.y + bar},
                       faded(colour::ink_soft, 0.14f * row.alpha), round);
  if (bar > 0 && length >= bar) {  // as long as the points, in the player's colour
    const ImVec2 end(low.x + length, low.y + bar);
    draw.AddRectFilled(low, end, faded(player_colour(colour), row.alpha), round);
    draw.AddRect(low, end, faded(colour::ink, 0.55f * row.alpha), round, 0, px(theme, 1));
  }
  // Who is being overtaken gives way to the letters of the other.
  if (row.alpha < 0.6f) return;
  const std::string points = std::to_string(std::lround(row.points));
  const ImVec2 number = ui_text_size(theme, points, Face::heading);
  draw_player_badge(draw, {at.x, middle - badge / 2}, badge, colour);
  ui_draw_text(paint, {at.x + at.width - number.x, middle - number.y / 2}, points, Face::heading,
               colour::ink);
  const float x = at.x + badge + gap;
  float right = at.x + at.width - std::max(number.x, em(theme, 34)) - gap;
  const std::string gained = "+" + std::to_string(row.gained);
  const ImVec2 size = ui_text_size(theme, gained, Face::strong);
  if (row.gained > 0 && right - size.x > x) {
    right -= size.x;
    ui_draw_text(paint, {right, middle - size.y / 2}, gained, Face::strong, colour::good);
    right -= gap;
  }
  if (right - x < em(theme, 24)) return;
  const std::string name = player_name(view.texts, session.record, row.side);
  ui_draw_name(paint, {x, middle - ui_text_size(theme, "X", Face::strong).y / 2}, name,
               Face::strong, colour::ink, right - x);
}

// The rows at their places, the first ones where not all have room; told in the order of the list.
void lay_rows(Flow& flow, const TableView& view, const std::vector<EndRow>& rows) {
  if (rows.empty()) return;
  const auto count = static_cast<float>(rows.size());
  float height = row_height(flow.theme, rows.size());
  const float room = flow.ui ? flow.rest() : height * count;
  const float letters = ui_text_size(flow.theme, "X", Face::heading).y;
  height = std::max(std::min(height, room / count), letters);
  const float fit = std::max(std::floor(room / height), 1.0f);
  const Area all = flow.take(height * std::min(count, fit));
  if (!flow.ui) return;
  float most = 1;
  for (const EndRank& rank : view.ending->result.ranks)
    most = std::max(most, static_cast<float>(rank.points));
  const Theme& theme = flow.theme;
  for (const EndRow& row : rows) {
    if (row.row > fit - 1) continue;
    const Area at{all.x, all.y + row.row * height, all.width, height};
    const std::size_t before = theme.a11y.size();
    draw_row(view, row, at, most);
    a11y_instead(theme, before,
                 tr_pair(view.texts, player_name(view.texts, view.session->record, row.side),
                         std::to_string(std::lround(row.points))),
                 at.min(), at.max());
  }
}

// ---- The final scoring --------------------------------------------------------------------------

SegmentKind segment_of(EndKind kind) {
  switch (kind) {
    case EndKind::roads:
      return SegmentKind::road;
    case EndKind::cities:
      return SegmentKind::city;
    case EndKind::monasteries:
      return SegmentKind::monastery;
    default:
      return SegmentKind::field;
  }
}

// A sign for each kind that is read out: what has been, what is, and what is still to come.
void lay_end_kinds(Flow& flow, const TableView& view) {
  const EndingState& ending = view.ending;
  const Theme& theme = flow.theme;
  const EndStep* now = step_at(ending.plan, ending.passed);
  const float size = em(theme, 30);
  const Area at = flow.take(size);
  if (!flow.ui) return;
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  ImVec2 c(at.x + size / 2, at.y + size / 2);
  for (const EndStep& step : ending.plan.steps) {
    const bool is_now = &step == now, past = ending.passed >= step.begins + step.lasts;
    if (is_now) {
      paint.draw.AddCircleFilled(c, size * 0.52f, colour::accent, 40);
    } else {
      paint.draw.AddCircleFilled(c, size * 0.44f, colour::paper_low, 40);
      paint.draw.AddCircle(c, size * 0.44f, colour::rule, 40, px(theme, 1));
    }
    const ImU32 ink = is_now ? colour::accent_ink : past ? colour::ink_soft : colour::ink_faint;
    if (step.kind == EndKind::others)
      draw_icon(paint.draw, Icon::more, c, size * 0.6f, ink);
    else
      draw_art_icon(paint, icon_of(segment_of(step.kind)), c, size * 0.66f, ink);
    c.x += size * 1.24f;
  }
  if (!now) return;
  const float x = c.x - size / 2 + px(theme, 4);
  const std::string_view name = end_kind_name(view.texts, now->kind);
  const float room = at.x + at.width - x;
  if (room < em(theme, 44)) return;
  const Face face = ui_fitting_face(theme, name, room, {Face::heading, Face::strong, Face::small});
  ui_draw_text(paint, {x, c.y - ui_text_size(theme, name, face).y / 2}, name, face, colour::ink,
               room);
}

std::vector<EndRow> racing(const EndingState& ending) {
  constexpr float soon = 0.05f;  // seconds
  const EndTotals then = rows_at(ending.plan, ending.passed + soon);
  const EndTotals totals = totals_at(ending.plan, ending.passed);
  const EndTotals places = rows_at(ending.plan, ending.passed);
  const EndStep* now = step_at(ending.plan, ending.passed);
  const float counted = now ? counted_of(*now, ending.passed) : 0;
  std::vector<EndRow> rows;
  for (int p = 0; p < ending.plan.sides; ++p) {
    const auto side = static_cast<std::size_t>(p);
    const float gained = now ? counted * static_cast<float>(now->points[side]) : 0;
    const float between = places[side] - std::floor(places[side]);
    const bool falls = then[side] > places[side];
    rows.push_back({static_cast<PlayerIndex>(p), places[side], totals[side],
                    static_cast<int>(std::lround(gained)),
                    falls ? std::fabs(2 * between - 1) : 1.0f});
  }
  return rows;
}

void lay_telling(Flow& flow, const TableView& view) {
  const bool scored = view.ending->plan.seconds > 0;
  flow.beside(
      std::max(flow.area.width - ui_button_width(flow.theme, tr(view.texts, "end.skip")), 1.0f), 0,
      [&](Flow& left) { left.text(tr(view.texts, "end.counting"), Face::heading); },
      [&](Flow& right) {
        if (right.button("end.skip", tr(view.texts, "end.skip"), quiet_button))
          intend(view, end_telling);
      });
  if (scored) lay_end_kinds(flow, view);
  flow.gap(8);
  if (!one_score(view.session->record.setup)) lay_rows(flow, view, racing(view.ending));
}

// ---- The result ---------------------------------------------------------------------------------

void lay_headline(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  const EndResult& result = view.ending->result;
  const std::string words = end_headline(view.texts, view.session, result);
  const float corner = theme.control;  // of the button that closes the panel
  const bool team = result.winners.empty();
  const bool weather = team && view.session->game.sides > 1;
  const bool low = view.play->layout.shape == TableShape::sideways;
  const float sign = team ? 0 : px(theme, low ? 48 : 76);
  const float signs = sign * (result.winners.size() > 1 ? 1.25f : 1.0f);
  const float gap = team ? 0 : px(theme, 10);
  if (weather && !low) {
    const bool wide = view.play->layout.shape == TableShape::wide;
    const Area sky = flow.take(em(theme, wide ? 96 : 56));
    if (flow.ui)
      draw_sky(*ImGui::GetWindowDrawList(), sky.min(), sky.max(),
               result.mood == EndMood::won_together);
    flow.gap(10);
  }
  const float room = flow.area.width - signs - gap - corner * 0.8f;
  Face face = ui_fitting_face(theme, words, room, {Face::title, Face::heading});
  if (ui_widest_word(theme, words, face) > room) face = Face::strong;
  const float height = ui_text_size(theme, words, face, room).y;
  const Area at = flow.take(std::max(sign, height));
  if (!flow.ui) return;
  if (!team)
    draw_winners(paint_of(view, *ImGui::GetWindowDrawList()), view.settings->oneself, result,
                 {at.x, at.y, signs, sign});
  const std::size_t before = theme.a11y.size();
  const ImVec2 place(at.x + signs + gap, at.y + (at.height - height) / 2);
  ui_draw_paragraph(flow.paint(), place, words, face, colour::ink, room);
  theme.a11y.resize(before);
  a11y_words(theme, A11yRole::heading, words, place, {place.x + room, place.y + height});
}

std::vector<EndRow> ranked(const EndResult& result) {
  std::vector<EndRow> rows;
  for (const EndRank& rank : result.ranks)
    rows.push_back({rank.side, static_cast<float>(rows.size()), static_cast<float>(rank.points)});
  return rows;
}

// How a team has fared, in numbers.
void lay_team(Flow& flow, const TableView& view) {
  Event over;
  over.kind = EventKind::game_over;
  flow.gap(4);
  flow.text(explain(view.texts, view.session->record, view.session->game, shown(view.session),
                    {&over, 1}, false),
            Face::small, colour::ink_soft);
}

void lay_moment(Flow& flow, const TableView& view, const EndMoment& moment) {
  const Theme& theme = flow.theme;
  const float edge = px(theme, 4), width = flow.area.width;
  const bool low = view.play->layout.shape == TableShape::sideways;
  const Area photo = flow.take(width * (low ? 0.5f : 0.62f));
  const Area words = flow.take(2 * ui_text_size(theme, "X", Face::small).y + px(theme, 4));
  if (!flow.ui) return;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled({photo.x + 1, photo.y + 2}, {photo.x + width + 1, photo.y + photo.height + 2},
                     faded(colour::edge, 0.35f), px(theme, 3));
  draw.AddRectFilled(photo.min(), photo.max(), colour::paper_high, px(theme, 3));
  draw.AddRect(photo.min(), photo.max(), colour::rule, px(theme, 3), 0, px(theme, 1));
  draw_moment(view, moment, inset(photo, edge));
  const Paint paint{theme, draw};
  const float line = ui_text_size(theme, "X", Face::small).y, y = words.y + px(theme, 3);
  const std::size_t before = theme.a11y.size();
  const std::string_view name = moment_name(view.texts, moment);
  const std::string number = moment_number(view.texts, moment);
  ui_draw_text(paint, {words.x, y}, name, Face::small, colour::ink_soft, width);
  float x = words.x;
  std::vector<std::string> whose;
  for (PlayerIndex p = 0; p < view.session->game.sides; ++p) {
    if ((moment.players >> p & 1) == 0) continue;
    draw_player_badge(draw, {x, y + line + px(theme, 1)}, line * 0.86f, colour_of(view.session, p));
    x += line;
    whose.push_back(player_name(view.texts, view.session->record, p));
  }
  ui_draw_text(paint, {x + px(theme, 2), y + line}, number, Face::small, colour::ink,
               words.x + width - x - px(theme, 2));
  a11y_instead(theme, before, tr_pair(view.texts, name, number + ", " + tr_list(view.texts, whose)),
               photo.min(), words.max());
}

void lay_moments(Flow& flow, const TableView& view) {
  const std::vector<EndMoment>& moments = view.ending->result.moments;
  if (moments.empty()) return;
  flow.gap(12);
  const bool upright = view.play->layout.shape == TableShape::upright;
  const std::size_t columns = upright && flow.area.width > em(flow.theme, 520) ? 4 : 2;
  flow.grid(moments.size(), columns, px(flow.theme, 10),
            [&](Flow& cell, std::size_t n) { lay_moment(cell, view, moments[n]); });
}

// What was achieved in this game, by name: the review tells what each took.
void lay_medals(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  std::vector<std::string> names;
  std::string told;
  for (const Medal* medal : view.input.medals) {
    names.push_back(medal_words(view.texts, medal->id).name);
    told += medal_told(view.texts, medal->id) + '\n';
  }
  if (!names.empty()) {
    flow.gap(6);
    flow.beside(
        em(theme, 20), px(theme, 6),
        [&](Flow& left) {
          const Area at = left.take(em(theme, 20));
          if (left.ui)
            draw_icon(*ImGui::GetWindowDrawList(), Icon::medal,
                      {at.x + at.width / 2, at.y + at.height / 2}, at.height, colour::accent);
        },
        [&](Flow& right) { right.text(tr_list(view.texts, names), Face::small); });
  }
  if (flow.ui) probe_fact(view.ui.probe, "end.medals", told);
}

// Of a game for one: whether it has got further than those before.
void lay_best(Flow& flow, const TableView& view) {
  const auto now = reach_of(view.session->game, last_state(view.session));
  if (!now || !view.input.best) return;
  flow.gap(6);
  const bool further = *now > *view.input.best;
  flow.text(further ? std::string(tr(view.texts, "reach.best.new"))
                    : tr_pair(view.texts, tr(view.texts, "reach.best"),
                              reach_in_words(view.texts, *view.input.best)),
            further ? Face::strong : Face::text);
  if (flow.ui) probe_fact(view.ui.probe, "end.best", further ? "new" : "old");
}

// Of a game of the day: how many days in a row that makes, and where the line to post is.
void lay_end_day(Flow& flow, const TableView& view) {
  if (view.session->challenge.day.empty()) return;
  flow.gap(6);
  const int row = view.input.days_in_a_row;
  if (row > 0) flow.text(tr_count(view.texts, "day.row", row), Face::strong);
  flow.text(tr(view.texts, "day.where"), Face::small, colour::ink_soft);
  probe_fact(view.ui.probe, "end.row", std::to_string(row));
}

void lay_end_match(Flow& flow, const TableView& view) {
  const auto match = match_so_far(view.session);
  if (!match) return;
  const std::string line = match_line(view.texts, view.session, *match);
  flow.gap(6);
  flow.text(line, Face::strong);
  if (flow.ui) probe_fact(view.ui.probe, "end.match", line);
}

void lay_end_buttons(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  // A day's game has a page of its own, on which it can also be played again.
  const bool day = !view.session->challenge.day.empty();
  const auto match = match_so_far(view.session);
  const bool next = match && !match_over(*match);
  const std::string_view labels[] = {tr(view.texts, day    ? "day.title"
                                                    : next ? "match.next"
                                                           : "end.again"),
                                     tr(view.texts, "end.review"), tr(view.texts, "share.title")};
  // After the first game of all, the review explains where the points came from.
  const bool learns = !view.session->lesson.id.empty();
  const ButtonStyle main{.tone = Tone::primary,
                         .icon = learns ? Icon::chart
                                 : day  ? Icon::calendar
                                        : Icon::again};
  const ButtonStyle other{.icon = learns ? Icon::again : Icon::chart};
  const auto again = [&](Row& row) {
    if (row.button(day ? "end.day" : "end.again", labels[0], learns ? other : main))
      request(view.requests, day ? Request(Screen::day) : Request(ask_for::Again{}));
    if (row.ui) ImGui::SetItemDefaultFocus();
  };
  const auto rest = [&](Row& row) {
    if (row.button("end.review", labels[1], learns ? main : other))
      request(view.requests, Screen::score_sheet);
    if (row.button("end.share", labels[2], {.icon = Icon::share}))
      request(view.requests, ask_for::Share{});
  };
  const float third = (flow.area.width - 2 * px(theme, 6)) / 3;
  if (ui_labels_fit(theme, {labels[0], labels[1], labels[2]}, third, Icon::again))
    return flow.row([&](Row& row) {
      again(row);
      rest(row);
    });
  flow.row(again);
  flow.gap(6);
  flow.row(rest);
}

void lay_result(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  const EndResult& result = view.ending->result;
  flow.foot([&](Flow& foot) { lay_end_buttons(foot, view); }, px(theme, 10));
  const auto headline = [&](Flow& in) {
    lay_headline(in, view);
    in.gap(6);
  };
  // Where letters are large, the headline scrolls, too.
  const float height = flow_height(theme, flow.area.width, headline);
  const bool pinned = !flow.ui || height < flow.rest() / 2;
  if (pinned)
    headline(flow);
  else
    flow.take(theme.control - end_pad(theme, view.play));  // beside the button that closes it
  flow.scroll("result", [&](Flow& in) {
    if (!pinned) headline(in);
    const bool low = view.play->layout.shape == TableShape::sideways;
    in.text(end_sentence(view.texts, view.session, result), low ? Face::small : Face::text);
    if (plays_together(view.session)) lay_team(in, view);
    in.gap(8);
    if (!one_score(view.session->record.setup)) lay_rows(in, view, ranked(result));
    lay_best(in, view);
    lay_end_match(in, view);
    lay_end_day(in, view);
    lay_medals(in, view);
    lay_moments(in, view);
  });
}

void lay_ending(Flow& flow, const TableView& view) {
  flow.padded(end_pad(flow.theme, view.play), [&](Flow& in) {
    if (is_told(view.ending))
      lay_telling(in, view);
    else
      lay_result(in, view);
  });
}

// Unlike the panels around the board, it can be reached with the keyboard.
void begin_panel(const TableView& view, const char* id, const Area& area) {
  const Theme& theme = view.ui.theme;
  ImGui::SetNextWindowPos(area.min());
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  a11y_region(theme);
  view.drawn.panels.push_back(area);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();
  draw_paper({theme, draw}, area.min(), area.max(), colour::paper,
             view.play->layout.shape == TableShape::wide ? 10.0f : 0.0f);
  draw.PopClipRect();
}

constexpr const char* stage_words[] = {"none", "telling", "waiting", "shown", "closed"};

}  // namespace

float ending_height(const TableView& view, float width) {
  return flow_height(view.ui.theme, width, [&](Flow& flow) { lay_ending(flow, view); });
}

void draw_ending(const TableView& view) {
  const EndingState& ending = view.ending;
  probe_fact(view.ui.probe, "end",
             ending.away ? "away" : stage_words[static_cast<int>(ending.stage)]);
  const Area area = ending.area;
  if (area.width <= 0) return;
  begin_panel(view, is_told(ending) ? "play.telling" : "play.result", area);
  draw_flow(view.ui, area, [&](Flow& flow) { lay_ending(flow, view); });
  if (!is_told(ending)) {
    probe_fact(view.ui.probe, "end.headline",
               end_headline(view.texts, view.session, ending.result));
    const float edge = px(view.ui.theme, 4), control = view.ui.theme.control;
    const ImVec2 middle(area.x + area.width - control / 2 - edge, area.y + control / 2 + edge);
    ImGui::GetWindowDrawList()->AddCircleFilled(middle, control * 0.36f, colour::paper, 32);
    Flow corner{
        view.ui.theme, &view.ui, {area.x + area.width - control - edge, area.y + edge, 0, 0}};
    if (corner.icon("end.close", Icon::cross, tr(view.texts, "sheet.look"), quiet_button))
      intend(view, [](TableView& v) { close_result(v.play, v.ending); });
  }
  ImGui::End();
}

}  // namespace bastide::web
