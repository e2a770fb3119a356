#include "web/screens/review_panels.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/base/sort.hpp"
#include "engine/players/reasons.hpp"
#include "web/panels/verdict.hpp"
#include "web/reading/reading_words.hpp"
#include "web/review/tale_words.hpp"
#include "web/review/words.hpp"
#include "web/screens/parts.hpp"
#include "web/session/replay_stops.hpp"
#include "web/sets/explain.hpp"
#include "web/text/names.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

std::string turn_name(const Texts& texts, const Record& record, const TurnSummary& summary) {
  if (summary.player == no_player) return std::string(tr(texts, "sheet.end"));
  return tr(texts, "sheet.turn-of",
            {std::to_string(summary.turn), player_name(texts, record, summary.player)});
}

namespace {

// ---- The graph ----------------------------------------------------------------------------------

struct Graph {
  ImVec2 min, max;  // of the plot area
  float turns, top;

  float x(std::size_t turn) const {  // turn 0: before the first one
    return min.x + (max.x - min.x) * static_cast<float>(turn) / turns;
  }
  float y(int score) const { return max.y - (max.y - min.y) * static_cast<float>(score) / top; }
};

// 1, 2 or 5 times a power of ten, giving at most six lines.
int grid_step(int top) {
  for (int ten = 1;; ten *= 10)
    for (const int step : {ten, 2 * ten, 5 * ten})
      if (top / step < 6) return step;
}

void draw_grid(const Theme& theme, ImDrawList& draw, const Graph& graph, int top) {
  const int step = std::max(5, grid_step(top));
  for (int score = 0; score <= top; score += step) {
    const float y = graph.y(score);
    draw.AddLine({graph.min.x, y}, {graph.max.x, y}, score ? colour::rule : colour::ink_soft,
                 px(theme, 1));
    const std::string number = std::to_string(score);
    const ImVec2 size = ui_text_size(theme, number, Face::small);
    ui_draw_text({theme, draw}, {graph.min.x - size.x - px(theme, 6), y - size.y / 2}, number,
                 Face::small, colour::ink_soft);
  }
  const int turns = static_cast<int>(graph.turns);
  const int every = std::max(5, grid_step(turns));
  for (int turn = every; turn <= turns; turn += every) {
    const float x = graph.x(static_cast<std::size_t>(turn));
    draw.AddLine({x, graph.max.y}, {x, graph.max.y + px(theme, 4)}, colour::ink_soft, px(theme, 1));
    const std::string number = std::to_string(turn);
    const ImVec2 size = ui_text_size(theme, number, Face::small);
    if (x + size.x / 2 > graph.max.x + px(theme, 10)) continue;
    ui_draw_text({theme, draw}, {x - size.x / 2, graph.max.y + px(theme, 5)}, number, Face::small,
                 colour::ink_soft);
  }
}

// A line for every player, with the player's mark along it and at the end; marks avoid each other.
void draw_lines(const Theme& theme, const Session& session, ImDrawList& draw, const Graph& graph,
                const std::vector<TurnSummary>& turns) {
  const int players = session.game.sides;
  const float badge = px(theme, 18), small = px(theme, 13);
  std::vector<std::pair<float, PlayerIndex>> ends;
  for (PlayerIndex p = 0; p < players; ++p) {
    const int look = colour_of(session, p);
    std::vector<ImVec2> points = {{graph.x(0), graph.y(0)}};
    for (std::size_t i = 0; i < turns.size(); ++i)
      points.push_back({graph.x(i + 1), graph.y(turns[i].score[p])});
    const int count = static_cast<int>(points.size());
    draw.AddPolyline(points.data(), count, faded(colour::ink, 0.55f), 0, px(theme, 4));
    draw.AddPolyline(points.data(), count, player_colour(look), 0, px(theme, 2.6f));
    // Not all at the same turns, so that lines close together can be distinguished.
    const std::size_t every = 12, from = 4 + every * p / static_cast<std::size_t>(players);
    for (std::size_t i = from; i + 3 < points.size(); i += every)
      draw_player_badge(draw, {points[i].x - small / 2, points[i].y - small / 2}, small, look);
    ends.emplace_back(points.back().y, p);
  }
  sort_stably(ends);
  for (std::size_t i = 1; i < ends.size(); ++i)
    ends[i].first = std::max(ends[i].first, ends[i - 1].first + badge * 1.05f);
  const float low = graph.max.y + badge / 2;
  for (std::size_t i = ends.size(); i-- > 0;) {
    const float most = low - badge * 1.05f * static_cast<float>(ends.size() - 1 - i);
    ends[i].first = std::min(ends[i].first, most);
    draw_player_badge(draw, {graph.max.x + px(theme, 6), ends[i].first - badge / 2}, badge,
                      colour_of(session, ends[i].second));
  }
}

// Opens the board at the end of a turn.
void look_at_turn(Requests& requests, const Session& session, const TurnSummary& summary,
                  std::optional<Better> better = {}) {
  request(requests, ask_for::LookBack{stop_from(session, summary.end), std::move(better)});
}

// The selected turn in numbers: badges with scores, and what it added.
void draw_numbers(Ui& ui, const Texts& texts, const Session& session,
                  const std::vector<TurnSummary>& turns, std::size_t at) {
  ui_text(ui, turn_name(texts, session.record, turns[at]), Face::strong);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float badge = px(ui.theme, 20), gap = px(ui.theme, 6);
  const float line = ui_text_size(ui.theme, "X", Face::text).y + px(ui.theme, 4);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  float x = from.x, y = from.y;
  std::string told;
  for (PlayerIndex p = 0; p < session.game.sides; ++p) {
    const int score = turns[at].score[p];
    const int gain = score - (at > 0 ? turns[at - 1].score[p] : 0);
    told += (p ? "," : "") + std::to_string(score);
    std::string words = std::to_string(score);
    if (gain > 0) words += " (+" + std::to_string(gain) + ')';
    const float need = badge + gap + ui_text_size(ui.theme, words, Face::text).x;
    if (x > from.x && x + need > from.x + width) {
      x = from.x;
      y += line;
    }
    draw_player_badge(draw, {x, y}, badge, colour_of(session, p));
    ui_draw_text({ui.theme, draw}, {x + badge + gap, y}, words, Face::text, colour::ink);
    x += need + px(ui.theme, 16);
  }
  probe_fact(ui.probe, "graph.scores", told);
  ImGui::Dummy({width, y + line - from.y});
}

// ---- For a team ---------------------------------------------------------------------------------

constexpr ImU32 amber = IM_COL32(0xc8, 0x8a, 0x10, 0xff);

// The points and their target, and what is left of the resource that must not run out: with an axis
// of its own, scaled to the same height.
void draw_team_lines(const Theme& theme, ImDrawList& draw, const Graph& graph,
                     const GameReview& review) {
  const TeamStand& last = review.team.back();
  const float goal = graph.y(last.target);
  draw.AddLine({graph.min.x, goal}, {graph.max.x, goal}, colour::accent, px(theme, 1.5f));
  std::vector<ImVec2> points = {{graph.x(0), graph.y(0)}}, left;
  // The pieces left have an axis of their own, on the right.
  const auto y_of = [&](int count) { return graph.y(count * last.target / std::max(1, last.of)); };
  const int step = std::max(1, grid_step(last.of));
  for (int count = 0; count <= last.of; count += step) {
    const std::string text = std::to_string(count);
    const float high = ui_text_size(theme, text, Face::small).y;
    draw.AddLine({graph.max.x - px(theme, 4), y_of(count)}, {graph.max.x, y_of(count)},
                 colour::focus, px(theme, 1));
    ui_draw_text({theme, draw}, {graph.max.x + px(theme, 5), y_of(count) - high / 2}, text,
                 Face::small, colour::focus);
  }
  for (std::size_t i = 0; i < review.team.size(); ++i) {
    const TeamStand& stand = review.team[i];
    points.push_back({graph.x(i + 1), graph.y(stand.points)});
    left.push_back({graph.x(i + 1), y_of(stand.left)});
  }
  draw.AddPolyline(left.data(), static_cast<int>(left.size()), colour::focus, 0, px(theme, 2));
  draw.AddPolyline(points.data(), static_cast<int>(points.size()), amber, 0, px(theme, 3));
}

void tell_stand(Ui& ui, const Texts& texts, const Session& session, const GameReview& review,
                std::size_t at) {
  const TeamStand& stand = review.team[at];
  ui_text(ui, turn_name(texts, session.record, review.analysis.turns[at]), Face::strong);
  const std::string points = std::to_string(stand.points), left = std::to_string(stand.left);
  probe_fact(ui.probe, "graph.scores", points + ',' + left);
  ui_text(ui, tr(texts, "team.goal", {points, tr_count(texts, "points", stand.target)}) + ", " +
                  tr(texts, "team.goal", {left, tr_count(texts, stand.left_key, stand.of)}));
}

// Buttons to the turn before and after; returns which one is selected then.
std::size_t draw_steps(Ui& ui, const Texts& texts, std::size_t turn, Requests& requests,
                       const Session& session, const std::vector<TurnSummary>& turns) {
  const std::size_t shown = turn;
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.enabled = turn > 0;
  if (!style.enabled) style.why = tr(texts, "timeline.at-start");
  if (ui_icon_button(ui, "graph.back", Icon::step_back, tr(texts, "timeline.turn-back"), style))
    --turn;
  ImGui::SameLine(0, px(ui.theme, 4));
  style.enabled = shown + 1 < turns.size();
  style.why = style.enabled ? std::string_view{} : tr(texts, "timeline.at-end");
  if (ui_icon_button(ui, "graph.forward", Icon::step_forward, tr(texts, "timeline.turn-forward"),
                     style))
    ++turn;
  ImGui::SameLine(0, px(ui.theme, 8));
  ButtonStyle look;
  look.icon = Icon::eye;
  if (ui_button(ui, "graph.look", tr(texts, "sheet.show"), look))
    look_at_turn(requests, session, turns[shown]);
  return turn;
}

// ---- The decisive moves -------------------------------------------------------------------------

// "the others"; between two, the name.
std::string others_words(const Texts& texts, const Session& session, PlayerIndex player) {
  if (session.record.setup.players != 2) return std::string(tr(texts, "sheet.others"));
  const auto other = static_cast<PlayerIndex>(1 - player);
  return tr(texts, "sheet.opponent", {player_name(texts, session.record, other)});
}

void draw_move(Ui& ui, const Texts& texts, const GameReview& review, Requests& requests,
               const Session& session, std::size_t index) {
  const Analysis& analysis = review.analysis;
  const TurnSummary& summary = analysis.turns[index];
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = px(ui.theme, 10), badge = px(ui.theme, 24), icon = px(ui.theme, 20);
  const float left = 2 * pad + badge, room = width - left - 2 * pad - icon;
  const std::string title = turn_name(texts, session.record, summary);
  const std::string why = why_it_counts(texts, session, summary, analysis.ratings[index]);
  const Paragraph words[] = {{title, Face::strong}, {why, Face::small, colour::ink_soft}};
  const float height = paragraphs_height(ui.theme, words, room) + 2 * pad;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id = "sheet.move." + std::to_string(summary.turn);
  const bool pressed = ui_card_button(ui, id.c_str(), {width, height});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_player_badge(draw, {at.x + pad, at.y + pad}, badge, colour_of(session, summary.player));
  draw_paragraphs({ui.theme, draw}, {at.x + left, at.y + pad * 0.8f}, words, room);
  draw_icon(draw, Icon::eye, {at.x + width - pad - icon / 2, at.y + pad + icon / 2}, icon,
            colour::ink_soft);
  if (!pressed) return;
  const TurnRating& rating = analysis.ratings[index];
  if (rating.place.kind == ActionKind::none) return look_at_turn(requests, session, summary);
  look_at_turn(requests, session, summary, better_of_turn(texts, session, summary, rating));
}

// The total cost of a person's costly turns, and what they lacked most often.
void draw_cost(Ui& ui, const Texts& texts, const Session& session, const Analysis& analysis,
               PlayerIndex player) {
  const Costs costs = costs_of(analysis, player);
  if (costs.turns == 0) return;
  std::string words = tr_count(texts, "sheet.cost", costs.turns,
                               {player_name(texts, session.record, player),
                                tr_count(texts, "points", std::lround(costs.points))});
  if (costs.times > 0)
    words +=
        ' ' + tr(texts, "sheet.lacked", {reason_name(texts, session.record, costs.lacked, player)});
  probe_fact(ui.probe, "sheet.cost." + std::to_string(player), words);
  ui_text(ui, words);
}

// A side's name and its measures below each other.
// `examined`: by the worker, not only by the estimate.
void draw_measure(Ui& ui, const Texts& texts, const Session& session, const Measure& measure,
                  PlayerIndex side, bool examined) {
  const std::string rate = tenths_words(texts, in_tenths(measure.errors.mean()));
  player_line(ui.theme, colour_of(session, side), player_name(texts, session.record, side), rate,
              Face::strong);
  const bool rivals = session.game.sides > 1 && !plays_together(session);
  const auto join = [&](std::string& words, const std::string& more) {
    words = tr(texts, "parts", {words, within_sentence(texts, more)});
  };
  std::string words =
      tr_pair(texts, tr(texts, "sheet.luck"), signed_tenths(texts, in_tenths(measure.luck)));
  if (rivals)
    join(words, tr_pair(texts, tr(texts, "sheet.adjusted"),
                        signed_tenths(texts, in_tenths(measure.adjusted))));
  if (rivals && examined)
    words = strength_words(texts, rating_by_levels(measure.compared)) + " \xc2\xb7 " + words;
  probe_fact(ui.probe, "sheet.measure." + std::to_string(side), rate + ' ' + words);
  ui_text(ui, words, Face::small, colour::ink_soft);
  ui_gap(ui, 2);
}

}  // namespace

std::string why_it_counts(const Texts& texts, const Session& session, const TurnSummary& summary,
                          const TurnRating& rating) {
  std::string text;
  const auto add = [&](const std::string& sentence) {
    text += (text.empty() ? "" : " ") + sentence;
  };
  if (const Scoring* scoring = largest_scoring(session, summary))
    add(as_sentence(explain(texts, session.record, session.game, *scoring)));
  const long swing = std::lround(std::fabs(rating.swing));
  if (swing >= 4 || !is_mistake(rating))
    add(swing_words(texts, session, summary.player, rating.swing));
  if (rating.place.kind != ActionKind::none) {
    add(loss_words(texts, rating));
    add(better_words(texts, session, rating, false));
  }
  return text;
}

std::string swing_words(const Texts& texts, const Session& session, PlayerIndex player,
                        double swing) {
  return tr_count(texts, swing > 0 ? "sheet.better" : "sheet.worse", std::lround(std::fabs(swing)),
                  {others_words(texts, session, player)});
}

std::string chapter_words(const Texts& texts, const Session& session, const ChapterTale& tale,
                          const TurnRating& rating) {
  std::string rather = sentence_words(texts, session, tale.rather);
  if (rather.empty()) rather = lack_words(texts, session, rating);
  if (rather.empty()) rather = better_words(texts, session, rating, false);
  std::string text = sentence_words(texts, session, tale.did);
  if (!text.empty()) text = as_sentence(std::move(text));
  if (!text.empty() && !rather.empty()) text += ' ';
  return rather.empty() ? text : text + as_sentence(std::move(rather));
}

Better better_of_turn(const Texts& texts, const Session& session, const TurnSummary& turn,
                      const TurnRating& rating) {
  std::string instead = loss_words(texts, rating);
  const Reasons reasons =
      reasons_for(session.game, state_at(session, rating.before), better_turn(rating), turn.player);
  if (!reasons.empty())
    instead = as_sentence(std::move(instead)) + ' ' +
              reason_words(texts, session.record, reasons, turn.player);
  return {rating, better_words(texts, session, rating, false), std::move(instead)};
}

void measures_part(Ui& ui, const Texts& texts, const GameReview& review, const Session& session) {
  if (review.measures.empty()) return;
  ui_heading(ui, tr(texts, "sheet.measure"));
  ui_text(ui, tr(texts, "sheet.rate"), Face::small, colour::ink_soft);
  ui_gap(ui, 2);
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    draw_measure(ui, texts, session, review.measures[side], side, !next_examined(review.analysis));
  ui_text(ui, tr(texts, "sheet.measure.text"), Face::small, colour::ink_soft);
  ui_text(ui, tr(texts, "luck.text"), Face::small, colour::ink_soft);
}

void measure_panel(Ui& ui, const Texts& texts, const GameReview& review, const Session& session) {
  if (review.measures.empty()) return;
  ui_panel_begin(ui, "sheet.measure");
  measures_part(ui, texts, review, session);
  ui_panel_end();
}

void graph_panel(Ui& ui, const Texts& texts, const GameReview& review,
                 std::optional<std::size_t>& turn, Requests& requests, const Session& session) {
  const std::vector<TurnSummary>& turns = review.analysis.turns;
  if (turns.size() < 2) return;
  const bool together = !review.team.empty();
  ui_panel_begin(ui, "sheet.graph");
  ui_heading(ui, tr(texts, together ? "team.graph" : "sheet.graph"));
  ui_gap(ui, 4);
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = px(ui.theme, ui.theme.low ? 170 : 230);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  int top = 10;
  for (const int score : turns.back().score) top = std::max(top, score);
  if (together) top = std::max(review.team.back().target, review.team.back().points);
  const float foot = px(ui.theme, 8) + em(ui.theme, 16);
  const Graph graph{{at.x + px(ui.theme, 10) + em(ui.theme, 24), at.y + px(ui.theme, 8)},
                    {at.x + width - px(ui.theme, 14) - em(ui.theme, 16), at.y + height - foot},
                    static_cast<float>(turns.size()),
                    static_cast<float>(top) * 1.04f};
  const bool released = ImGui::InvisibleButton("graph", {width, height});
  probe_item(ui.probe, "sheet.graph", graph.min.x, graph.min.y, graph.max.x - graph.min.x,
             graph.max.y - graph.min.y)
      .seen = ImGui::IsRectVisible(graph.min, graph.max);
  const bool pressed = ImGui::IsItemActive() && !ui.controls.dragging;
  const bool hovered = ImGui::IsItemHovered() && !ui.theme.touch;
  if (pressed || hovered) {
    const float part = (ImGui::GetIO().MousePos.x - graph.min.x) / (graph.max.x - graph.min.x);
    const float nth = std::clamp(part, 0.0f, 1.0f) * graph.turns;
    turn = static_cast<std::size_t>(std::max(0.0f, std::round(nth) - 1));
  }
  const bool jump = released && hovered;  // a finger selects a turn first, then presses the button
  const std::size_t at_turn = std::min(turn.value_or(turns.size()), turns.size() - 1);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_grid(ui.theme, draw, graph, top);
  const float x = graph.x(at_turn + 1);
  draw.AddLine({x, graph.min.y}, {x, graph.max.y}, colour::accent, px(ui.theme, 1.5f));
  if (together)
    draw_team_lines(ui.theme, draw, graph, review);
  else
    draw_lines(ui.theme, session, draw, graph, turns);
  for (PlayerIndex p = 0; p < session.game.sides && !together; ++p)
    draw.AddCircleFilled({x, graph.y(turns[at_turn].score[p])}, px(ui.theme, 4),
                         player_colour(colour_of(session, p)), 16);
  if (together)
    tell_stand(ui, texts, session, review, at_turn);
  else
    draw_numbers(ui, texts, session, turns, at_turn);
  if (const std::size_t then = draw_steps(ui, texts, at_turn, requests, session, turns);
      then != at_turn)
    turn = then;
  if (const std::vector<TurnRating>& rating = review.analysis.ratings;
      at_turn < rating.size() && rating[at_turn].lost >= 0.5)
    ui_text(ui, loss_words(texts, rating[at_turn]), Face::small, colour::ink_soft);
  ui_panel_end();
  if (jump) look_at_turn(requests, session, turns[at_turn]);
}

void deciding_panel(Ui& ui, const Texts& texts, const GameReview& review, Requests& requests,
                    const Session& session) {
  const Analysis& analysis = review.analysis;
  ui_panel_begin(ui, "sheet.deciding");
  ui_heading(ui, tr(texts, "sheet.deciding"));
  const long all = count_turns(analysis);
  if (!complete(analysis)) {
    ui_text(ui,
            tr(texts, "sheet.looking",
               {std::to_string(std::min(static_cast<long>(analysis.ratings.size()), all)),
                std::to_string(all)}),
            Face::small, colour::ink_soft);
  } else {
    ui_text(ui, tr(texts, "sheet.deciding.text"), Face::small, colour::ink_soft);
    ui_gap(ui, 2);
    for (PlayerIndex p = 0; p < session.game.sides; ++p)
      if (!is_computer(session, p)) draw_cost(ui, texts, session, analysis, p);
    if (review.moves.empty()) ui_text(ui, tr(texts, "sheet.deciding.none"));
    for (const std::size_t move : review.moves)
      draw_move(ui, texts, review, requests, session, move);
    const long examined = count_examined(analysis);
    probe_fact(ui.probe, "sheet.examined", std::to_string(examined));
    if (examined < all)
      ui_text(ui, tr(texts, "sheet.examining", {std::to_string(examined), std::to_string(all)}),
              Face::small, colour::ink_soft);
  }
  ui_panel_end();
}

}  // namespace bastide::web
