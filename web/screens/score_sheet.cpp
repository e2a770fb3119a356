// The score sheet: who won, and what every point was for.
#include <algorithm>
#include <span>

#include "web/lessons/guide.hpp"
#include "web/lessons/lesson.hpp"
#include "web/panels/ending/sky.hpp"
#include "web/review/scorings.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/review_panels.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/tale_panel.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/sets/explain.hpp"
#include "web/store/medals.hpp"
#include "web/text/medal_words.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// The result of a team.
void result_panel(Ui& ui, const Texts& texts, const Session& session) {
  const State& state = shown(session);
  ui_panel_begin(ui, "sheet.ranking");
  if (state.over) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = px(ui.theme, 110);
    const bool won = outcome(session.game, state).winners != 0;
    if (session.game.sides > 1) {
      draw_sky(*ImGui::GetWindowDrawList(), at, {at.x + width, at.y + height}, won);
      ImGui::Dummy({width, height});
      ui_gap(ui, 4);
    }
    Event over;
    over.kind = EventKind::game_over;
    ui_text(ui, explain(texts, session.record, session.game, state, {&over, 1}, false),
            Face::heading);
  } else {
    ui_text_centred(ui, tr(texts, "sheet.so-far"), Face::title);
  }
  ui_panel_end();
}

void ranking_panel(Ui& ui, const Texts& texts, const Session& session,
                   const std::vector<PlayerIndex>& order) {
  const State& state = shown(session);
  ui_panel_begin(ui, "sheet.ranking");
  std::vector<std::string> winners;
  for (const PlayerIndex p : order)
    if (state.score[p] == state.score[order[0]])
      winners.push_back(player_name(texts, session.record, p));
  const PlayerIndex late = session.table_rules.clock.lost;
  const std::string headline =
      late != no_player ? tr(texts, "clock.lost", {player_name(texts, session.record, late)})
      : !state.over     ? std::string(tr(texts, "sheet.so-far"))
                        : tr(texts, winners.size() > 1 ? "sheet.shared" : "sheet.winner",
                             {tr_list(texts, winners)});
  ui_gap(ui, 2);
  ui_text_centred(ui, headline, Face::title);
  ui_gap(ui, 6);
  const int best = std::max(1, static_cast<int>(state.score[order[0]]));
  int place = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const PlayerIndex p = order[i];
    if (i > 0 && state.score[p] < state.score[order[i - 1]]) place = static_cast<int>(i) + 1;
    const int colour = colour_of(session, p);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string rank = std::to_string(place) + '.';
    const std::string score = std::to_string(state.score[p]);
    const std::string name = player_name(texts, session.record, p);
    const float line = ui_text_size(ui.theme, "X", Face::heading).y, badge = line * 0.9f;
    const float number = ui_text_size(ui.theme, score, Face::heading).x;
    const float bx = at.x + px(ui.theme, 26) + em(ui.theme, 16);
    const float x = bx + badge + px(ui.theme, 10);
    const float room = at.x + width - number - px(ui.theme, 24) - x;
    const Face face = ui_fitting_face(ui.theme, name, room, {Face::heading, Face::strong});
    const float words = ui_text_size(ui.theme, name, face, room).y;
    const float height = std::max(line, words) + px(ui.theme, 16);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    // A bar as long as the score, in the player's colour.
    const float bar = width * static_cast<float>(state.score[p]) / static_cast<float>(best);
    draw.AddRectFilled(at, {at.x + width, at.y + height - px(ui.theme, 6)},
                       faded(colour::ink_soft, 0.06f), px(ui.theme, 6));
    if (state.score[p] > 0) {
      const ImVec2 end(at.x + std::max(bar, px(ui.theme, 12)), at.y + height - px(ui.theme, 6));
      draw.AddRectFilled(at, end, faded(player_colour(colour), 0.30f), px(ui.theme, 6));
      // White by day and black by night would not be seen.
      draw.AddRect(at, end, colour::ink_soft, px(ui.theme, 6), 0, px(ui.theme, 1));
    }
    const float y = at.y + (height - px(ui.theme, 6) - line) / 2 + line * 0.05f;
    ui_draw_text({ui.theme, draw}, {at.x + px(ui.theme, 10), y}, rank, Face::heading, colour::ink);
    draw_player_badge(draw, {bx, y + (line - badge) / 2}, badge, colour);
    const float middle = at.y + (height - px(ui.theme, 6)) / 2;
    ui_draw_paragraph({ui.theme, draw}, {x, middle - words / 2 + line * 0.05f}, name, face,
                      colour::ink, room);
    ui_draw_text({ui.theme, draw}, {at.x + width - number - px(ui.theme, 12), y}, score,
                 Face::heading, colour::ink);
    ImGui::Dummy({width, height - px(ui.theme, 4)});
  }
  ui_panel_end();
}

// The rows of the table by kind.
std::vector<PointSource> kind_rows(Probe& probe, const Session& session,
                                   const std::vector<ScoredAt>& lines) {
  std::vector<PointSource> rows = point_sources(session, lines);
  for (const PointSource& row : rows) {
    std::string told;
    for (PlayerIndex p = 0; p < session.game.sides; ++p)
      told += (p ? "," : "") + std::to_string(row.points[p]);
    probe_fact(probe, row.key, told);
  }
  std::erase_if(rows, [](const PointSource& row) { return !row.listed; });
  return rows;
}

// Where the columns of the table are, for as many players as fit side by side.
struct KindColumns {
  float label, column, gap;  // between totals, at least
  std::size_t players;
  Face face;
};

// Eight players fit on a phone with smaller letters; where they do not, the table is in parts.
KindColumns kind_columns(const Theme& theme, const Texts& texts,
                         const std::vector<PointSource>& rows,
                         const std::vector<std::string>& totals, float width) {
  const auto widest = [&](Face f) {
    float most = 0;
    for (const std::string& one : totals) most = std::max(most, ui_text_size(theme, one, f).x);
    return most;
  };
  const auto players = static_cast<float>(totals.size());
  KindColumns c;
  const bool narrow = width * 0.6f < (widest(Face::strong) + px(theme, 8)) * players;
  c.face = narrow ? Face::small : Face::text;
  c.label = std::min(width * (narrow ? 0.3f : 0.4f), em(theme, 150));
  float word = ui_text_size(theme, tr(texts, "sheet.total"), Face::strong).x + px(theme, 6);
  for (const PointSource& row : rows)
    word = std::max(word, ui_widest_word(theme, tr(texts, row.key), c.face) + px(theme, 6));
  const float least = widest(narrow ? c.face : Face::strong) + px(theme, 4);
  c.players = totals.size();
  if ((width - c.label) / players < least || word > c.label) {
    c.label = std::clamp(word, c.label, width * 0.55f);
    c.players = static_cast<std::size_t>(
        std::clamp((width - c.label) / (least + px(theme, 4)), 1.0f, players));
  }
  c.column = std::min((width - c.label) / static_cast<float>(c.players), em(theme, 90));
  c.gap = c.column - (least - px(theme, 4));
  return c;
}

// Rows are kinds, columns are these players.
void kinds_part(Ui& ui, const Texts& texts, const Session& session,
                const std::vector<PointSource>& rows, const std::span<const PlayerIndex> players,
                const KindColumns& c) {
  const Theme& theme = ui.theme;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float width = ImGui::GetContentRegionAvail().x;
  const float line = ui_text_size(theme, "X", Face::text).y;
  const float end = c.label + c.column * static_cast<float>(players.size());
  const auto right_of = [&](float left, std::size_t i) {
    return left + c.label + c.column * static_cast<float>(i + 1);
  };
  const auto cell = [&](ImVec2 at, std::size_t i, const std::string& text, Face f, ImU32 ink) {
    const ImVec2 size = ui_text_size(theme, text, f);
    const float x = right_of(at.x, i) - size.x;
    ui_draw_text({theme, draw}, {x, at.y}, text, f, ink);
  };
  ImVec2 at = ImGui::GetCursorScreenPos();
  const bool one = one_score(session.record.setup);
  for (std::size_t i = 0; i < players.size() && !one; ++i) {
    const float size = px(theme, 21);
    draw_player_badge(draw, {right_of(at.x, i) - size, at.y}, size, colour_of(session, players[i]));
  }
  if (!one) ImGui::Dummy({width, px(theme, 24)});
  for (const PointSource& row : rows) {
    at = ImGui::GetCursorScreenPos();
    draw.AddLine(at, {at.x + end, at.y}, colour::rule, px(theme, 1));
    const float room = c.label - px(theme, 6), y = at.y + px(theme, 4.5f);
    const std::string_view name = tr(texts, row.key);
    const float words = ui_text_size(theme, name, c.face, room).y;
    ui_draw_paragraph({theme, draw}, {at.x, y}, name, c.face, colour::ink, room);
    for (std::size_t i = 0; i < players.size(); ++i) {
      const int value = points_of_column(session, row.points, players[i]);
      cell({at.x, y}, i, value ? std::to_string(value) : "\xe2\x80\x93", c.face,
           value ? colour::ink : colour::ink_soft);
    }
    ImGui::Dummy({width, std::max(line, words) + px(theme, 9) - ImGui::GetStyle().ItemSpacing.y});
  }
  at = ImGui::GetCursorScreenPos();
  draw.AddLine(at, {at.x + end, at.y}, colour::ink_soft, px(theme, 1.5f));
  const float y = at.y + px(theme, 5);
  ui_draw_text({theme, draw}, {at.x, y}, tr(texts, "sheet.total"), Face::strong, colour::ink);
  for (std::size_t i = 0; i < players.size(); ++i)
    cell({at.x, y}, i, std::to_string(points_of_column(session, shown(session).score, players[i])),
         c.face == Face::small ? c.face : Face::strong, colour::ink);
  ImGui::Dummy({width, line + px(theme, 9)});
}

void kinds_panel(Ui& ui, const Texts& texts, const Session& session,
                 const std::vector<PlayerIndex>& order, const std::vector<ScoredAt>& lines) {
  ui_panel_begin(ui, "sheet.kinds");
  ui_heading(ui, tr(texts, "sheet.by-kind"));
  ui_gap(ui, 2);
  std::vector<std::string> totals;
  for (const PlayerIndex p : order)
    totals.push_back(std::to_string(points_of_column(session, shown(session).score, p)));
  const std::vector<PointSource> rows = kind_rows(ui.probe, session, lines);
  const KindColumns c =
      kind_columns(ui.theme, texts, rows, totals, ImGui::GetContentRegionAvail().x);
  probe_fact(ui.probe, "sheet.total.gap", std::to_string(c.gap));
  const std::span<const PlayerIndex> all(order);
  for (std::size_t first = 0; first < all.size(); first += c.players)
    kinds_part(ui, texts, session, rows,
               all.subspan(first, std::min(c.players, all.size() - first)), c);
  ui_panel_end();
}

void scoring_line(const Theme& theme, const Texts& texts, const Session& session, const ScoredAt& l,
                  PlayerIndex p) {
  const float points_width = em(theme, 46);
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string when = l.at_end ? std::string(tr(texts, "sheet.end"))
                                    : tr(texts, "sheet.turn", {std::to_string(l.turn)});
  const std::string what = explain(texts, session.record, session.game, *l.scoring);
  const float room = width - points_width;
  const ImVec2 first = ui_text_size(theme, when, Face::small);
  const ImVec2 second = ui_text_size(theme, what, Face::text, room);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddLine(at, {at.x + width, at.y}, colour::rule, px(theme, 1));
  ui_draw_text({theme, draw}, {at.x, at.y + px(theme, 5)}, when, Face::small, colour::ink_soft);
  ui_draw_paragraph({theme, draw}, {at.x, at.y + px(theme, 4) + first.y}, what, Face::text,
                    colour::ink, room);
  const std::string points = "+" + std::to_string(points_of_column(session, l.scoring->points, p));
  const float number = ui_text_size(theme, points, Face::strong).x;
  ui_draw_text({theme, draw}, {at.x + width - number, at.y + px(theme, 4) + first.y}, points,
               Face::strong, colour::ink);
  ImGui::Dummy({width, first.y + second.y + px(theme, 9) - ImGui::GetStyle().ItemSpacing.y});
}

void points_panel(Ui& ui, const Texts& texts, Screens& screens, const Session& session,
                  const std::vector<PlayerIndex>& order, const std::vector<ScoredAt>& lines) {
  ui_panel_begin(ui, "sheet.every");
  ui_heading(ui, tr(texts, "sheet.every"));
  ui_gap(ui, 2);
  const bool one = one_score(session.record.setup);
  for (const PlayerIndex p : order) {
    std::vector<const ScoredAt*> own;
    for (const ScoredAt& l : lines)
      if (points_of_column(session, l.scoring->points, p) != 0) own.push_back(&l);
    const bool open = screens.expanded >> p & 1;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "sheet.player." + std::to_string(p);
    const std::string name =
        one ? std::string(tr(texts, "sheet.total")) : player_name(texts, session.record, p);
    const std::string count = tr_count(texts, "sheet.scorings", static_cast<long>(own.size()));
    const float line = ui_text_size(ui.theme, "X", Face::strong).y, icon = px(ui.theme, 16);
    const ImVec2 count_size = ui_text_size(ui.theme, count, Face::small);
    const float left = one ? px(ui.theme, 12) : px(ui.theme, 20) + line;
    const float right = width - px(ui.theme, 38);
    // The number is beside the name, or below it.
    const bool below = ui_text_size(ui.theme, name, Face::strong).x >
                       right - count_size.x - px(ui.theme, 8) - left;
    const float room = below ? right - left : right - count_size.x - px(ui.theme, 8) - left;
    const float words =
        ui_text_size(ui.theme, name, Face::strong, room).y + (below ? count_size.y : 0);
    const float height = std::max(ui.theme.control, words + px(ui.theme, 12));
    if (ui_card_button(ui, id.c_str(), {width, height})) screens.expanded ^= 1u << p;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float y = at.y + (height - words) / 2;
    if (!one) draw_player_badge(draw, {at.x + px(ui.theme, 10), y}, line, colour_of(session, p));
    draw_icon(draw, open ? Icon::up : Icon::down,
              {at.x + width - px(ui.theme, 12) - icon / 2, at.y + height / 2}, icon,
              colour::ink_soft);
    ui_draw_paragraph({ui.theme, draw}, {at.x + left, y}, name, Face::strong, colour::ink, room);
    ui_draw_text({ui.theme, draw},
                 below ? ImVec2(at.x + left, y + words - count_size.y)
                       : ImVec2(at.x + right - count_size.x, at.y + (height - count_size.y) / 2),
                 count, Face::small, colour::ink_soft);
    if (!open) continue;
    if (own.empty()) ui_text(ui, tr(texts, "sheet.nothing"), Face::small, colour::ink_soft);
    for (const ScoredAt* l : own) scoring_line(ui.theme, texts, session, *l, p);
    ui_gap(ui, 4);
  }
  ui_panel_end();
}

enum class Next { nothing, again, look, fresh };

Next what_next(Ui& ui, const Texts& texts, Requests& requests, bool over) {
  const float gap = px(ui.theme, 8);
  const float all = ImGui::GetContentRegionAvail().x;
  const std::string_view labels[] = {tr(texts, "sheet.rematch"), tr(texts, "sheet.look"),
                                     tr(texts, "share.title"), tr(texts, "sheet.new")};
  // As many side by side as fit.
  int columns = ui.theme.narrow ? 2 : 4;
  const auto width_of = [&] {
    return (all - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  };
  while (columns > 1 && !ui_labels_fit(ui.theme, {labels[0], labels[1], labels[2], labels[3]},
                                       width_of(), Icon::again))
    columns /= 2;
  const float width = width_of();
  int nth = 0;
  const auto button = [&](const char* id, Icon icon, Tone tone) {
    if (nth % columns != 0) ImGui::SameLine(0, gap);
    ButtonStyle style;
    style.width = width;
    style.icon = icon;
    style.tone = tone;
    return ui_button(ui, id, labels[nth++], style);
  };
  // In the middle of a game most people want to go on with it.
  const Tone tones[] = {Tone::plain, Tone::primary};
  const bool again = button("sheet.rematch", Icon::again, tones[over]);
  const bool look = button("sheet.look", Icon::eye, tones[!over]);
  if (button("sheet.share", Icon::share, Tone::plain)) request(requests, ask_for::Share{});
  const bool fresh = button("sheet.new", Icon::plus, Tone::plain);
  return again ? Next::again : look ? Next::look : fresh ? Next::fresh : Next::nothing;
}

void analyse_button(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  quiet.icon = Icon::chart;
  if (may_set_aside(session) && ui_button(ui, "sheet.analyse", tr(texts, "board.open"), quiet))
    request(requests, ask_for::SetAside{});
}

// What was won in this game; or that it does not count.
void medals_panel(Ui& ui, const Texts& texts, const Screens& screens, const Session& session) {
  if (!is_over(session) || session.board || !session.lesson.id.empty()) return;
  const std::vector<const Medal*> won = won_here(screens.medals, session.saved.slot);
  if (won.empty() && counts(session)) return;
  ui_panel_begin(ui, "sheet.medals");
  if (!won.empty()) ui_heading(ui, tr(texts, "story.medals"));
  std::string told;
  for (const Medal* medal : won) {
    const std::string words = medal_told(texts, medal->id);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float icon = px(ui.theme, 20);
    draw_icon(*ImGui::GetWindowDrawList(), Icon::medal, {at.x + icon / 2, at.y + icon / 2}, icon,
              colour::accent);
    ImGui::Dummy({icon, icon});
    ImGui::SameLine(0, px(ui.theme, 8));
    ui_text(ui, words);
    told += words + '\n';
  }
  probe_fact(ui.probe, "sheet.medals", told);
  if (!counts(session)) ui_text(ui, tr(texts, "sheet.uncounted"), Face::small, colour::ink_soft);
  ui_panel_end();
  ui_gap(ui, 4);
}

// How to read the sheet after the first game, in a separate panel.
void lesson_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  if (session.lesson.id != first_game_id || !shown(session).over) return;
  ui_panel_begin(ui, "lesson.sheet");
  ui_heading(ui, tr(texts, "lesson.sheet.title"));
  ui_text(ui, guide_end(texts, session));
  ui_text(ui, tr(texts, "lesson.sheet.text"), Face::text, colour::ink_soft);
  ButtonStyle style;
  style.icon = Icon::learn;
  if (ui_button(ui, "lesson.sheet.list", tr(texts, "lesson.list"), style))
    request(requests, ask_for::LeaveLesson{});
  ui_panel_end();
}

// Of a game that will not be played to its end.
void adjudicate_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session,
                      const Adjudicating& adjudicating) {
  ui_panel_begin(ui, "sheet.adjudication");
  ui_heading(ui, tr(texts, "adjudicate.title"));
  const u32 games = adjudicating.sum.games;
  if (!is_about(adjudicating, session)) {
    if (ui_button(ui, "sheet.adjudicate", tr(texts, "adjudicate.begin"),
                  {.tone = Tone::quiet, .icon = Icon::chart}))
      request(requests, ask_for::Adjudicate{});
  } else {
    ui_text(ui, tr(texts, "adjudicate.text", {std::to_string(games)}), Face::small,
            colour::ink_soft);
    for (PlayerIndex side = 0; games > 0 && side < session.game.sides; ++side)
      ui_text(ui, adjudication_line(texts, session, adjudicating, side));
    if (games == adjudicated_games &&
        ui_button(ui, "sheet.adjudicate.save", tr(texts, "adjudicate.save"),
                  {.tone = Tone::quiet, .icon = Icon::download}))
      request(requests, ask_for::Adjudicate{true});
    probe_fact(ui.probe, "sheet.adjudicated", std::to_string(games));
  }
  ui_panel_end();
}

constexpr float wide_column = 1080, narrow_column = 760;

// What follows the story is read in lines of a usual length, in the middle of the column.
bool narrow_begin(const Theme& theme) {
  const float all = ImGui::GetContentRegionAvail().x, width = em(theme, narrow_column);
  if (all < width + px(theme, 40)) return false;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (all - width) / 2);
  half_begin(theme, "sheet.rest", width);
  return true;
}

}  // namespace

void score_sheet_screen(ScreenView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  Screens& screens = view.screens;
  Requests& requests = view.requests;
  const Session& session = *view.session;
  const bool over = is_over(session);
  ui_screen_begin(ui, "score-sheet");
  const bool back = screen_header(ui, texts, tr(texts, over ? "end.review" : "sheet.title"));
  column_begin(ui.theme, "sheet.column", over ? wide_column : narrow_column);
  tale_panel(view);
  const bool within = narrow_begin(ui.theme);
  const std::vector<PlayerIndex> order = ranking(session);
  const std::vector<ScoredAt> lines = scorings(session);
  if (plays_together(session))
    result_panel(ui, texts, session);
  else
    ranking_panel(ui, texts, session, order);
  ui_gap(ui, 4);
  medals_panel(ui, texts, screens, session);
  lesson_panel(ui, texts, requests, session);
  const Next next = what_next(ui, texts, requests, over);
  if (over) analyse_button(ui, texts, requests, session);
  ui_gap(ui, 8);
  seats_panel(view, session);
  graph_panel(ui, texts, view.review, screens.graph_turn, requests, session);
  same_tiles_panel(ui, texts, requests, session);
  ui_gap(ui, 4);
  kinds_panel(ui, texts, session, order, lines);
  ui_gap(ui, 4);
  points_panel(ui, texts, screens, session, order, lines);
  ui_gap(ui, 4);
  if (!over) analyse_button(ui, texts, requests, session);
  // Last, because they grow while they are computed.
  if (may_review(session, view.settings.no_hints)) {
    if (!over && !session.game.setup.position && !plays_together(session))
      adjudicate_panel(ui, texts, requests, session, screens.adjudicating);
    if (!over) measure_panel(ui, texts, view.review, session);
    ui_gap(ui, 4);
    deciding_panel(ui, texts, view.review, requests, session);
  }
  if (within) half_end();
  column_end(ui);
  ui_screen_end();
  if (next == Next::look) request(requests, ask_for::ViewBoard{});
  if (next == Next::fresh) request(requests, Screen::new_game);
  if (next == Next::again) request(requests, ask_for::Again{});
  if (!back || next != Next::nothing) return;
  if (screens.sheet_over_table)
    request(requests, Screen::table);
  else
    request(requests, ask_for::Home{});
}

}  // namespace bastide::web
