#include "web/panels/coach_view.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "web/opponent/coach.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/verdict.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/press.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

int turn_of(const TableView& view) { return view.session->positions[*view.coach->placed].turn; }

// "Your turn: doubtful"; where several people play, "Turn 12, Anna: doubtful".
std::string title_of(const TableView& view) {
  const Coach& coach = view.coach;
  const std::string_view verdict = verdict_name(view.texts, verdict_of(coach.rating));
  if (only_person(view.session) != no_player) return tr(view.texts, "coach.yours", {verdict});
  const PlayerIndex player = view.session->positions[*coach.placed].decision.player;
  const std::string turn =
      tr(view.texts, "sheet.turn-of",
         {std::to_string(turn_of(view)), player_name(view.texts, view.session->record, player)});
  return tr_pair(view.texts, turn, verdict);
}

std::string text_of(const TableView& view) {
  const TurnRating& rating = view.coach->rating;
  if (verdict_of(rating) == Verdict::fine) return std::string(tr(view.texts, "coach.fine"));
  std::string text = loss_words(view.texts, rating);
  if (rating.place.kind == ActionKind::none) return text;
  text += ' ' + better_words(view.texts, view.session, rating, view.settings->show_coordinates);
  if (const std::string lack = lack_words(view.texts, view.session, rating); !lack.empty())
    text += ' ' + lack;
  return text;
}

// Why the turn cannot be tried again; empty: it can.
std::string_view why_not_again(const TableView& view) {
  if (view.coach->again == turn_of(view)) return tr(view.texts, "coach.tried");
  return may_take_back(view.session) ? std::string_view{}
                                     : tr(view.texts, why_not_taken_back(view.session));
}

// The verdict in a word, and what the turn has lost: "costly −6".
std::string mark_words(const TableView& view) {
  const TurnRating& rating = view.coach->rating;
  std::string words(verdict_name(view.texts, verdict_of(rating)));
  const long lost = std::lround(rating.lost);
  if (verdict_of(rating) != Verdict::fine && lost > 0) words += ' ' + signed_number(-lost);
  return words;
}

// The mark at the tile of the turn: the sign and the word, and where the turn can be tried again
// the button for that. While the next tile is tried, the sign alone.
struct CoachMark {
  std::string words;
  float height, word, again;  // and the widths of its parts
  float width() const { return word + again; }
};
CoachMark mark_of(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const Play& play = view.play;
  const bool small = theme.touch || play.layout.shape != TableShape::wide;
  CoachMark mark;
  mark.height = small ? theme.control : px(theme, 32);
  const bool lays = play.hand.placement && !play.hand.choice_only;
  if (!lays) mark.words = mark_words(view);
  const float words = ui_text_size(theme, mark.words, Face::small).x;
  mark.word = lays ? mark.height : words + em(theme, 20) + px(theme, 18);
  const bool again =
      !lays && verdict_of(view.coach->rating) != Verdict::fine && why_not_again(view).empty();
  mark.again = again ? mark.height : 0;
  return mark;
}

// At the tile, where that hides nothing; it stays there while it can.
Area mark_place(const TableView& view, const CoachMark& mark) {
  const Play& play = view.play;
  const Theme& theme = view.ui.theme;
  const Area& board = play.layout.board;
  const Action& placed = view.session->record.actions[*view.coach->placed];
  const Point low = to_screen(play.camera, corner_of(placed.at));
  const float side = play.camera.now.zoom, gap = px(theme, 4), margin = px(theme, 6);
  const ImVec2 size(mark.width(), mark.height);
  const float middle_x = low.x + side / 2 - size.x / 2, middle_y = low.y + side / 2 - size.y / 2;
  std::vector<ImVec2> places;
  for (const float y : {low.y + side + gap, low.y - gap - size.y})
    for (const float x : {middle_x, low.x, low.x + side - size.x}) places.push_back({x, y});
  for (const float x : {low.x + side + gap, low.x - gap - size.x}) places.push_back({x, middle_y});
  for (ImVec2& at : places) {
    at.x = std::max(board.x + margin, std::min(at.x, board.x + board.width - margin - size.x));
    at.y = std::max(board.y + margin, std::min(at.y, board.y + board.height - margin - size.y));
  }
  const Area& last = view.drawn.coach;
  std::stable_partition(places.begin(), places.end(),
                        [&](ImVec2 at) { return at.x == last.x && at.y == last.y; });
  const Area tile{low.x, low.y, side, side};
  const ImVec2 at = free_place(view.drawn.panels, targets_on_board(view), places, size, &tile).at;
  return {at.x, at.y, size.x, size.y};
}

void draw_mark(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const CoachMark mark = mark_of(view);
  const Area area = view.drawn.coach = mark_place(view, mark);
  panel_begin(view, "table.coach.mark", area, false);
  Area rest = area;
  const Area word = cut_left(rest, mark.word);
  const Pressed press = press_area(view.ui, "table.coach", word);
  const std::string name = tr(view.texts, "coach.key", {view.coach_panel->title});
  theme.a11y.back().words = name;
  tooltip(view.ui, name);
  if (press.pressed) intend(view, toggle_coach);
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  if (press.hovered)
    paint.draw.AddRectFilled(word.min(), word.max(), faded(colour::ink, 0.06f), px(theme, 8));
  const float sign = std::min(em(theme, 16), area.height * 0.6f), middle = area.y + area.height / 2;
  const float x = mark.words.empty() ? area.x + area.width / 2 : area.x + px(theme, 8) + sign / 2;
  draw_verdict(theme, paint.draw, {x, middle}, sign, verdict_of(view.coach->rating));
  const float line = ui_text_size(theme, mark.words, Face::small).y;
  ui_draw_text(paint, {x + sign / 2 + px(theme, 5), middle - line / 2}, mark.words, Face::small,
               colour::ink);
  if (mark.again > 0) {
    const Pressed again = press_area(view.ui, "coach.again", rest);
    theme.a11y.back().words = tr(view.texts, "coach.again");
    tooltip(view.ui, tr(view.texts, "coach.again"));
    paint.draw.AddLine({rest.x, rest.y + px(theme, 5)},
                       {rest.x, rest.y + rest.height - px(theme, 5)}, colour::rule, 1);
    if (again.hovered)
      paint.draw.AddRectFilled(rest.min(), rest.max(), faded(colour::ink, 0.06f), px(theme, 8));
    draw_icon(paint.draw, Icon::undo, {rest.x + rest.width / 2, middle}, px(theme, 17),
              colour::ink);
    if (again.pressed) intend(view, take_turn_back);
  }
  panel_end();
}

// Lays the tile where it would have been better.
void lay_better(TableView& view) {
  const TurnRating& rating = view.coach->rating;
  std::optional<State>& laid = view.coach_panel->laid;
  laid.reset();
  if (rating.place.kind == ActionKind::none) return;
  laid = state_at(view.session, rating.before);
  apply(view.session->game, *laid, rating.place);
  show_cell(view.play->camera, rating.place.at);
}

// The verdict, what would have been better and why, and the way to try again.
void lay_verdict(Flow& flow, const TableView& view, float pad) {
  const Theme& theme = flow.theme;
  const CoachPanel& panel = view.coach_panel;
  const Verdict verdict = verdict_of(view.coach->rating);
  const float mark = em(theme, 20), width = flow.area.width;
  const Area at = flow.column(0, mark).area;
  if (flow.ui)
    draw_verdict(theme, flow.paint().draw, {at.x + mark / 2, at.y + mark / 2}, mark, verdict);
  Flow title = flow.column(mark + pad, width - mark - pad - theme.control);
  title.text(panel.title, Face::strong);
  flow.join({title});
  flow.at_least(theme.control - pad);
  Flow corner = flow.apart({at.x + width + pad - theme.control, at.y - pad, theme.control, 0});
  if (corner.icon("coach.close", Icon::cross, tr(view.texts, "common.close"), quiet_button))
    intend(view, toggle_coach);
  flow.text(panel.text, Face::small);
  if (verdict == Verdict::fine) return;
  flow.take(pad);
  ButtonStyle again;
  again.icon = Icon::undo;
  again.why = why_not_again(view);
  again.enabled = again.why.empty();
  if (flow.button("coach.again", tr(view.texts, "coach.again"), again))
    intend(view, take_turn_back);
}

void draw_panel(const TableView& view) {
  const Theme& theme = view.ui.theme;
  const Play& play = view.play;
  const Area& board = play.layout.board;
  const float margin = px(theme, 6), pad = px(theme, 10);
  const float width = std::min(board.width - 2 * margin, em(theme, 330));
  const auto panel = [&](Flow& flow) {
    flow.padded(pad, [&](Flow& in) { lay_verdict(in, view, pad); });
  };
  const float height = std::min(flow_height(theme, width, panel), board.height - 2 * margin);
  const Area area = view.drawn.coach =
      settled_place(view, board, {width, height}, view.drawn.coach);
  panel_begin(view, "table.coach.panel", area, false);
  draw_flow(view.ui, area, [&](Flow& flow) { flow.scroll("coach", panel); });
  panel_end();
}

}  // namespace

bool is_coached(const TableView& view) {
  return view.coach->placed && at_end(view.session) && !view.play->replay.open;
}

void toggle_coach(TableView& view) {
  CoachPanel& panel = view.coach_panel;
  if (panel.open) return close_coach(panel);
  if (!is_coached(view)) return;
  panel.open = true;
  say(as_sentence(panel.title) + ' ' + panel.text);
  lay_better(view);
}

void close_coach(CoachPanel& panel) {
  panel.open = false;
  panel.laid.reset();
}

void take_turn_back(TableView& view) {
  if (!is_coached(view) || !why_not_again(view).empty()) return;
  Play& play = view.play;
  view.coach->again = turn_of(view);
  close_coach(view.coach_panel);
  go_to(view.session, *view.coach->placed);
  motion_reset(view.session, play.display, play.motion);
  look_away(play.look);
  play.fitted_tiles = play.display.tiles;  // the camera stays where it is
}

void coach_follow(TableView& view) {
  const Coach& coach = view.coach;
  CoachPanel& panel = view.coach_panel;
  const bool shown = is_coached(view), news = coach.news != panel.news;
  const bool same = coach.turn == panel.turn;  // which the strongest player has looked at again
  const bool lays = view.play->hand.placement && !view.play->hand.choice_only;
  if (!shown || (news && !same) || lays) close_coach(panel);
  if (shown && (news || panel.language != view.texts.language)) {
    const std::string before = std::exchange(panel.title, title_of(view));
    panel.text = text_of(view);
    panel.language = view.texts.language;
    panel.news = coach.news;
    panel.turn = coach.turn;
    if (!same || panel.title != before) say(panel.title);
    if (panel.open) lay_better(view);
  }
}

void draw_coach(const TableView& view) {
  const CoachPanel& panel = view.coach_panel;
  probe_fact(view.ui.probe, "coach", is_coached(view) ? panel.title : std::string());
  probe_fact(view.ui.probe, "coach.mark", is_coached(view) ? mark_words(view) : std::string());
  probe_fact(view.ui.probe, "coach.text", panel.open ? panel.text : std::string());
  if (!is_coached(view)) return;
  if (panel.open)
    draw_panel(view);
  else
    draw_mark(view);
}

void draw_coached_turn(const BoardDrawing& on, const TableView& view) {
  const std::optional<State>& laid = view.coach_panel->laid;
  if (!laid || !view.play->motion.steps.empty()) return;
  const TurnRating& rating = view.coach->rating;
  draw_turn(on, view.play->hand, *laid, rating.place, rating.figure);
}

}  // namespace bastide::web
