#include "web/screens/afterwards.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "engine/base/sort.hpp"
#include "web/app.hpp"
#include "web/session/timeline.hpp"
#include "web/table/choices.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::size_t most_moves = 6;

// ---- The graph ----------------------------------------------------------------------------------

struct Graph {
  ImVec2 min, max;  // of the lines alone
  float turns, top;

  float x(std::size_t turn) const {  // turn 0: before the first one
    return min.x + (max.x - min.x) * static_cast<float>(turn) / turns;
  }
  float y(int score) const { return max.y - (max.y - min.y) * static_cast<float>(score) / top; }
};

// 1, 2 or 5 times a power of ten, so that there are at most six lines.
int grid_step(int top) {
  for (int ten = 1;; ten *= 10)
    for (const int step : {ten, 2 * ten, 5 * ten})
      if (top / step < 6) return step;
}

void draw_grid(App& app, ImDrawList& draw, const Graph& graph, int top) {
  const int step = std::max(5, grid_step(top));
  for (int score = 0; score <= top; score += step) {
    const float y = graph.y(score);
    draw.AddLine({graph.min.x, y}, {graph.max.x, y}, score ? colour::rule : colour::ink_soft,
                 px(app.ui.theme, 1));
    const std::string number = std::to_string(score);
    const ImVec2 size = ui_text_size(app.ui.theme, number, Face::small);
    ui_draw_text(app.ui.theme, draw, {graph.min.x - size.x - px(app.ui.theme, 6), y - size.y / 2},
                 number, Face::small, colour::ink_soft);
  }
  const int turns = static_cast<int>(graph.turns);
  const int every = std::max(5, grid_step(turns));
  for (int turn = every; turn <= turns; turn += every) {
    const float x = graph.x(static_cast<std::size_t>(turn));
    draw.AddLine({x, graph.max.y}, {x, graph.max.y + px(app.ui.theme, 4)}, colour::ink_soft,
                 px(app.ui.theme, 1));
    const std::string number = std::to_string(turn);
    const ImVec2 size = ui_text_size(app.ui.theme, number, Face::small);
    if (x + size.x / 2 > graph.max.x + px(app.ui.theme, 10)) continue;
    ui_draw_text(app.ui.theme, draw, {x - size.x / 2, graph.max.y + px(app.ui.theme, 5)}, number,
                 Face::small, colour::ink_soft);
  }
}

// A line for every player, with the player's mark along it and at the end; marks make room for each
// other.
// other.
void draw_lines(App& app, ImDrawList& draw, const Graph& graph,
                const std::vector<TurnStory>& turns) {
  const Session& session = *app.session;
  const int players = session.game.setup.players;
  const float badge = px(app.ui.theme, 18), small = px(app.ui.theme, 13);
  std::vector<std::pair<float, PlayerIndex>> ends;
  for (PlayerIndex p = 0; p < players; ++p) {
    const int look = session.record.players[p].colour;
    std::vector<ImVec2> points = {{graph.x(0), graph.y(0)}};
    for (std::size_t i = 0; i < turns.size(); ++i)
      points.push_back({graph.x(i + 1), graph.y(turns[i].score[p])});
    const int count = static_cast<int>(points.size());
    draw.AddPolyline(points.data(), count, faded(colour::ink, 0.55f), 0, px(app.ui.theme, 4));
    draw.AddPolyline(points.data(), count, player_colour(look), 0, px(app.ui.theme, 2.6f));
    // Not all at the same turns, so that lines close together can be told apart.
    const std::size_t every = 12, from = 4 + every * p / static_cast<std::size_t>(players);
    for (std::size_t i = from; i + 3 < points.size(); i += every)
      draw_player_badge(draw, {points[i].x - small / 2, points[i].y - small / 2}, small, look);
    ends.emplace_back(points.back().y, p);
  }
  sort_short(ends.begin(), ends.end());
  for (std::size_t i = 1; i < ends.size(); ++i)
    ends[i].first = std::max(ends[i].first, ends[i - 1].first + badge * 1.05f);
  const float low = graph.max.y + badge / 2;
  for (std::size_t i = ends.size(); i-- > 0;) {
    const float most = low - badge * 1.05f * static_cast<float>(ends.size() - 1 - i);
    ends[i].first = std::min(ends[i].first, most);
    draw_player_badge(draw, {graph.max.x + px(app.ui.theme, 6), ends[i].first - badge / 2}, badge,
                      session.record.players[ends[i].second].colour);
  }
}

std::string turn_name(const App& app, const TurnStory& story) {
  if (story.player == no_player) return std::string(tr(app.texts, "sheet.end"));
  return tr(
      app.texts, "sheet.turn-of",
      {std::to_string(story.turn), player_name(app.texts, app.session->record, story.player)});
}

// Opens the board where a turn has just ended.
void look_at_turn(App& app, const TurnStory& story) {
  go_to_screen(app, Screen::table);
  open_timeline(app);
  look_back(app, stop_from(*app.session, story.end));
}

// The selected turn in numbers: badges with scores, and what the turn has added.
void draw_numbers(App& app, const std::vector<TurnStory>& turns, std::size_t at) {
  const Session& session = *app.session;
  ui_text(app.ui, turn_name(app, turns[at]), Face::strong);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float badge = px(app.ui.theme, 20), gap = px(app.ui.theme, 6);
  const float line = ui_text_size(app.ui.theme, "X", Face::text).y + px(app.ui.theme, 4);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  float x = from.x, y = from.y;
  std::string told;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p) {
    const int score = turns[at].score[p];
    const int gain = score - (at > 0 ? turns[at - 1].score[p] : 0);
    told += (p ? "," : "") + std::to_string(score);
    std::string words = std::to_string(score);
    if (gain > 0) words += " (+" + std::to_string(gain) + ')';
    const float need = badge + gap + ui_text_size(app.ui.theme, words, Face::text).x;
    if (x > from.x && x + need > from.x + width) {
      x = from.x;
      y += line;
    }
    draw_player_badge(draw, {x, y}, badge, session.record.players[p].colour);
    ui_draw_text(app.ui.theme, draw, {x + badge + gap, y}, words, Face::text, colour::ink);
    x += need + px(app.ui.theme, 16);
  }
  probe_fact(app.ui.probe, "graph.scores", told);
  ImGui::Dummy({width, y + line - from.y});
}

void draw_steps(App& app, const std::vector<TurnStory>& turns) {
  std::optional<std::size_t>& turn = app.screens.afterwards.turn;
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.enabled = *turn > 0;
  if (!style.enabled) style.why = tr(app.texts, "timeline.at-start");
  if (ui_icon_button(app.ui, "graph.back", Icon::step_back, tr(app.texts, "timeline.turn-back"),
                     style))
    --*turn;
  ImGui::SameLine(0, px(app.ui.theme, 4));
  style.enabled = *turn + 1 < turns.size();
  style.why = style.enabled ? std::string_view{} : tr(app.texts, "timeline.at-end");
  if (ui_icon_button(app.ui, "graph.forward", Icon::step_forward,
                     tr(app.texts, "timeline.turn-forward"), style))
    ++*turn;
  ImGui::SameLine(0, px(app.ui.theme, 8));
  ButtonStyle look;
  look.icon = Icon::eye;
  if (ui_button(app.ui, "graph.look", tr(app.texts, "sheet.show"), look))
    look_at_turn(app, turns[*turn]);
}

// ---- The moves that decided the game ------------------------------------------------------------

// The scoring of a turn that gave the most points to one player.
const Scoring* largest_scoring(const Session& session, const TurnStory& story) {
  const Scoring* largest = nullptr;
  int most = 0;
  for (std::size_t k = story.begin; k < story.end; ++k) {
    for (const Event& event : session.events[k]) {
      if (event.kind != EventKind::scored) continue;
      if (event.scoring.cause == ScoreCause::final) continue;
      const int points =
          *std::max_element(std::begin(event.scoring.points), std::end(event.scoring.points));
      if (points <= most) continue;
      most = points;
      largest = &event.scoring;
    }
  }
  return largest;
}

// "Better: the tile at 3, −2; knight."
std::string better_words(const App& app, const TurnWorth& worth) {
  const Session& session = *app.session;
  const Action &place = worth.place, &last = worth.figure;
  std::string where = std::to_string(place.at.x) + ", " + std::to_string(place.at.y);
  if (last.kind == ActionKind::deploy) {
    const auto after = std::make_unique<State>(session.states[worth.before]);
    apply(session.game, *after, place);
    const Node node = node_of(after->board, tile_at(after->board, place.at), last.where);
    where += "; " + figure_words(app, static_cast<FigureKind>(last.what),
                                 kind_of(session.game.tables, after->board, node));
  } else if (last.kind == ActionKind::pass) {
    where += "; ";
    where += tr(app.texts, "sheet.no-figure");
  }
  return tr(app.texts, "sheet.instead", {where});
}

std::string why_it_counts(const App& app, const TurnStory& story, const TurnWorth& worth) {
  const Session& session = *app.session;
  std::string text;
  const auto add = [&](const std::string& sentence) {
    text += (text.empty() ? "" : " ") + sentence;
  };
  if (const Scoring* scoring = largest_scoring(session, story))
    add(explain(app.texts, session.record, session.game, *scoring));
  const long swing = std::lround(std::fabs(worth.swing));
  if (swing >= 4 || !gave_away(worth))
    add(tr_count(app.texts, worth.swing > 0 ? "sheet.better" : "sheet.worse", swing));
  if (worth.place.kind != ActionKind::none) {
    add(tr_count(app.texts, "sheet.lost", std::lround(worth.lost)));
    add(better_words(app, worth));
  }
  return text;
}

void draw_move(App& app, std::size_t index) {
  const Theme& theme = app.ui.theme;
  const Session& session = *app.session;
  const Analysis& analysis = app.screens.afterwards.analysis;
  const TurnStory& story = analysis.turns[index];
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(theme, 10), badge = px(theme, 24), icon = px(theme, 20);
  const float left = 2 * pad + badge, room = width - left - 2 * pad - icon;
  const std::string title = turn_name(app, story);
  const std::string why = why_it_counts(app, story, analysis.worth[index]);
  const float line = ui_text_size(app.ui.theme, title, Face::strong).y;
  const ImVec2 words = ui_text_size(app.ui.theme, why, Face::small, room);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id = "sheet.move." + std::to_string(story.turn);
  const bool pressed = ui_card_button(app.ui, id.c_str(), {width, line + words.y + 2 * pad});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_player_badge(draw, {at.x + pad, at.y + pad}, badge,
                    session.record.players[story.player].colour);
  ui_draw_text(app.ui.theme, draw, {at.x + left, at.y + pad * 0.8f}, title, Face::strong,
               colour::ink, room);
  ui_draw_paragraph(app.ui.theme, draw, {at.x + left, at.y + pad * 0.8f + line}, why, Face::small,
                    colour::ink_soft, room + 1);
  draw_icon(draw, Icon::eye, {at.x + width - pad - icon / 2, at.y + pad + icon / 2}, icon,
            colour::ink_soft);
  if (!pressed) return;
  look_at_turn(app, story);
  const TurnWorth& worth = analysis.worth[index];
  if (worth.place.kind == ActionKind::none) return;
  show_better(app, worth, better_words(app, worth),
              tr_count(app.texts, "sheet.lost", std::lround(worth.lost)));
}

}  // namespace

bool afterwards_frame(App& app) {
  Afterwards& a = app.screens.afterwards;
  const Session& session = *app.session;
  const std::size_t actions = session.record.actions.size();
  if (a.slot != session.slot || a.revision != session.revision || a.actions != actions ||
      a.analysis.turns.empty())
    a = {begin_analysis(session), session.slot, session.revision, actions, std::nullopt};
  analyse_next(a.analysis, session);
  probe_fact(app.ui.probe, "sheet.analysed", complete(a.analysis) ? "true" : "false");
  return !complete(a.analysis);
}

void graph_panel(App& app) {
  const Theme& theme = app.ui.theme;
  Afterwards& a = app.screens.afterwards;
  const std::vector<TurnStory>& turns = a.analysis.turns;
  if (turns.size() < 2) return;
  ui_panel_begin(app.ui, "sheet.graph");
  ui_heading(app.ui, tr(app.texts, "sheet.graph"));
  ui_gap(app.ui, 4);
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = px(theme, theme.low ? 170 : 230);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  int top = 10;
  for (const int score : turns.back().score) top = std::max(top, score);
  const Graph graph{{at.x + px(theme, 34), at.y + px(theme, 8)},
                    {at.x + width - px(theme, 30), at.y + height - px(theme, 24)},
                    static_cast<float>(turns.size()),
                    static_cast<float>(top) * 1.04f};
  const bool released = ImGui::InvisibleButton("graph", {width, height});
  probe_item(app.ui.probe, "sheet.graph", graph.min.x, graph.min.y, graph.max.x - graph.min.x,
             graph.max.y - graph.min.y);
  const bool pressed = ImGui::IsItemActive() && !app.ui.controls.dragging;
  const bool hovered = ImGui::IsItemHovered() && !theme.touch;
  if (pressed || hovered) {
    const float part = (ImGui::GetIO().MousePos.x - graph.min.x) / (graph.max.x - graph.min.x);
    const float nth = std::clamp(part, 0.0f, 1.0f) * graph.turns;
    a.turn = static_cast<std::size_t>(std::max(0.0f, std::round(nth) - 1));
  }
  const bool jump = released && hovered;  // a finger first selects a turn, then presses the button
  if (a.turn && *a.turn >= turns.size()) a.turn.reset();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_grid(app, draw, graph, top);
  if (a.turn) {
    const float x = graph.x(*a.turn + 1);
    draw.AddLine({x, graph.min.y}, {x, graph.max.y}, colour::accent, px(theme, 1.5f));
  }
  draw_lines(app, draw, graph, turns);
  if (a.turn) {
    for (PlayerIndex p = 0; p < app.session->game.setup.players; ++p)
      draw.AddCircleFilled({graph.x(*a.turn + 1), graph.y(turns[*a.turn].score[p])}, px(theme, 4),
                           player_colour(app.session->record.players[p].colour), 16);
  }
  const std::size_t told = a.turn.value_or(turns.size() - 1);
  draw_numbers(app, turns, told);
  if (!a.turn) a.turn = told;
  draw_steps(app, turns);
  ui_panel_end();
  if (jump) look_at_turn(app, turns[*a.turn]);
}

void deciding_panel(App& app) {
  const Analysis& analysis = app.screens.afterwards.analysis;
  ui_panel_begin(app.ui, "sheet.deciding");
  ui_heading(app.ui, tr(app.texts, "sheet.deciding"));
  if (!complete(analysis)) {
    ui_text(app.ui,
            tr(app.texts, "sheet.looking",
               {std::to_string(analysis.worth.size()), std::to_string(analysis.turns.size())}),
            Face::small, colour::ink_soft);
  } else {
    ui_text(app.ui, tr(app.texts, "sheet.deciding.text"), Face::small, colour::ink_soft);
    ui_gap(app.ui, 2);
    const std::vector<std::size_t> moves = deciding_moves(analysis, most_moves);
    if (moves.empty()) ui_text(app.ui, tr(app.texts, "sheet.deciding.none"));
    for (const std::size_t move : moves) draw_move(app, move);
  }
  ui_panel_end();
}

}  // namespace bastide::web
