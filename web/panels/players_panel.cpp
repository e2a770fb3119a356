// The players: name, colour and mark, score, figures left, and whose turn it is.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/players/stand_in.hpp"
#include "engine/rules/scoring.hpp"
#include "web/art/faces/faces.hpp"
#include "web/board/motion.hpp"
#include "web/drawing/faces.hpp"
#include "web/drawing/pieces.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/mood.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/players_panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/card.hpp"
#include "web/play/choice_sign.hpp"
#include "web/play/choices.hpp"
#include "web/play/play.hpp"
#include "web/reading/match_words.hpp"
#include "web/session/match_game.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

struct PlayerFacts {
  PlayerIndex player;
  int colour;
  std::string name;
  std::string score;
  int meeples;
  std::vector<FigureKind> others;  // in the supply
  struct Won {
    const TokenName* token;
    int count;
  };
  std::vector<Won> won;
  bool active;
  bool decides;  // decides now, in another player's turn
  bool computer;
  bool live;          // at the device connected live
  std::string clock;  // the displayed time; empty: no clock
  bool hurry;         // whether little or no time is left
  bool runs;
  int wins = 0;    // games that win the match; 0: there is none
  int halves = 0;  // of them won, in half games
  Likeness likeness = {};
  art::Mood mood = art::Mood::calm;
  bool beside_faces = false;  // somebody in the panel has one
};

// The match as it stands; this game counts once its result has been told.
std::optional<Match> match_told(const TableView& view) {
  const bool told =
      view.ending->stage >= EndStage::shown || view.session->table_rules.clock.lost != no_player;
  return told ? match_so_far(view.session) : view.session->table_rules.match;
}

PlayerFacts facts_of(const TableView& view, PlayerIndex p) {
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const Play& play = view.play;
  const Oneself& oneself = view.settings->oneself;
  const auto person = static_cast<PlayerIndex>(person_of(session.game, p));
  PlayerFacts f{
      p,
      colour_of(session, p),
      // Where there is little room, the badge must tell the colours of a person apart.
      player_name(texts, session.record, play.layout.shape == TableShape::wide ? p : person),
      one_score(session.record.setup) ? ""
      : hides_points(session)         ? "\xe2\x80\x93"
                                      : std::to_string(shown_score(play.display, play.motion, p)),
      in_supply(play.display, p, Piece::meeple),
      {},
      {},
      play.display.active == person && !play.display.over,
      play.motion.steps.empty() && shown_decision(session).player == person,
      is_computer(session, p),
      session.link.live && !is_computer(session, p) &&
          session.record.fair.device_of[person] != session.link.device,
      p == person ? shown_clock(texts, session, p) : std::string(),
      session.table_rules.clock.left[person] < 30,
      clock_runs_for(session, play, person)};
  for (const PlayerEntry& player : session.record.players)
    f.beside_faces |= likeness_of(oneself, player).any();
  f.likeness = likeness_of(oneself, session.record.players[person]);
  if (session.stood_in >> person & 1) f.likeness = {art::face_of(stand_in_kind)};
  if (f.computer) f.mood = mood_of(session, play.display, play.motion, p);
  for (int kind = 1; kind < figure_kinds; ++kind)
    for (int n = in_supply(play.display, p, static_cast<Piece>(kind)); n > 0; --n)
      f.others.push_back(static_cast<FigureKind>(kind));
  for (const PageSet* set : page_sets())
    for (const TokenName& token : set->tokens)
      if (const int count = in_supply(play.display, p, token.piece); count > 0)
        f.won.push_back({&token, count});
  if (const auto match = match_told(view); match && p < 2) {
    f.wins = (match->best_of + 1) / 2;
    f.halves = match_score(*match).halves[p];
  }
  return f;
}

// "Anna: 12; meeple: 5".
std::string told_player(const Texts& texts, const Session& session, const PlayerFacts& f) {
  const std::string name = f.score.empty() ? f.name : tr_pair(texts, f.name, f.score);
  const std::string_view key = has_guards(session) ? "figure.guard" : "figure.meeple";
  return tr(texts, "parts",
            {name, tr_pair(texts, within_sentence(texts, std::string(tr(texts, key))),
                           std::to_string(f.meeples))});
}

// The time, right-aligned at `right`. Returns its left end.
float draw_clock(const Paint& paint, const PlayerFacts& f, float right, float middle) {
  if (f.clock.empty()) return right;
  const Face face_clock = f.runs ? Face::strong : Face::small;
  const ImVec2 size = ui_text_size(paint.theme, f.clock, face_clock);
  const ImU32 ink = f.hurry ? colour::accent : f.runs ? colour::ink : colour::ink_soft;
  ui_draw_text(paint, {right - size.x, middle - size.y / 2}, f.clock, face_clock, ink);
  return right - size.x;
}

float match_width(const Theme& theme, const PlayerFacts& f) {
  return px(theme, 10) * static_cast<float>(f.wins);
}

// As many dots as games win the match, filled for those that are won, and half for a shared one;
// right-aligned before what is at `right`. Returns their left end.
float draw_match(const Paint& paint, const PlayerFacts& f, float right, float middle) {
  const float radius = px(paint.theme, 3.5f), step = px(paint.theme, 10);
  if (f.wins == 0) return right;
  right -= px(paint.theme, 4);
  const float left = right - step * static_cast<float>(f.wins);
  for (int i = 0; i < f.wins; ++i) {
    const ImVec2 at(left + step * (static_cast<float>(i) + 0.6f), middle);
    const int filled = f.halves - 2 * i;
    if (filled > 0) {
      constexpr float turn = 3.14159265f;
      paint.draw.PathArcTo(at, radius, turn / 2, turn * (filled == 1 ? 1.5f : 2.5f), 16);
      paint.draw.PathFillConvex(colour::ink);
    }
    paint.draw.AddCircle(at, radius, colour::ink_soft, 16, px(paint.theme, 1.2f));
  }
  return left;
}

void mark_active(const Paint& paint, const PlayerFacts& f, const Area& cell) {
  const auto& [theme, draw] = paint;
  const ImVec2 min = cell.min(), max = cell.max();
  if (f.decides && !f.active)
    draw.AddRect(min, max, colour::accent, px(theme, 7), 0, px(theme, 2.5f));
  if (!f.active) return;
  draw.AddRectFilled(min, max, player_paper(f.colour), px(theme, 7));
  // The dark line shows where the colour is as light as the paper.
  draw.AddRect(min, max, colour::ink, px(theme, 7), 0, px(theme, 3.5f));
  draw.AddRect(min, max, player_colour(f.colour), px(theme, 7), 0, px(theme, 2));
}

// On the edge of the badge.
void draw_live(const Paint& paint, const PlayerFacts& f, ImVec2 at) {
  const auto& [theme, draw] = paint;
  if (!f.live) return;
  draw.AddCircleFilled(at, px(theme, 5), colour::paper_high);
  draw.AddCircleFilled(at, px(theme, 3.5f), colour::good);
}

// The figures left and their number; a single one if there is no room for the row. Returns the kind
// that was pressed last; no_piece if that was elsewhere.
int draw_supply(const GamePaint& paint, const PlayerFacts& f, ImVec2 at, float room, float size) {
  const float step = size * 0.62f;
  const auto others = static_cast<float>(f.others.size());
  const std::string number = std::to_string(f.meeples);
  const ImVec2 words = ui_text_size(paint.theme, number, Face::small);
  int pressed = no_piece;
  const auto drawn_at = [&](float centre, FigureKind kind) {
    const ImVec2 press = ImGui::GetIO().MouseClickedPos[0];
    if (std::fabs(press.x - centre) < step / 2 && std::fabs(press.y - at.y) < size / 2)
      pressed = static_cast<int>(kind);
  };
  float x = at.x + size * 0.4f;
  const float row = step * (static_cast<float>(f.meeples) + others) + size * 0.7f + words.x;
  const int drawn = row <= room ? std::max(f.meeples, 1) : 1;
  for (int i = 0; i < drawn; ++i, x += step) {
    draw_piece(paint, {f.player, FigureKind::meeple}, {x, at.y}, size, f.meeples > 0 ? 1.0f : 0.4f);
    drawn_at(x, FigureKind::meeple);
  }
  x -= step * 0.35f;
  ui_draw_text(paint, {x, at.y - words.y / 2}, number, Face::small,
               f.meeples > 0 ? colour::ink : colour::ink_soft);
  x += words.x + size * 0.55f;  // or the next figure would lie over the number
  if (x + step * (others - 0.5f) > at.x + room) return pressed;  // the card says it
  for (const FigureKind kind : f.others) {
    draw_piece(paint, {f.player, kind}, {x, at.y}, size);
    drawn_at(x, kind);
    x += step;
  }
  return pressed;
}

// The kind of figure that is dragged from a player's supply: the one pressed if it is offered, or
// the one held.
int dragged_kind(const Session& session, const Hand& hand, PlayerIndex player, int pressed) {
  const PlayerIndex decider = shown_decision(session).player;
  const int held = held_kind(session.game, hand);
  int found = no_piece;
  for (const int kind : offered_kinds(session.game, hand)) {
    if (side_of_kind(kind, decider) != player) continue;
    if (static_cast<int>(piece_of_kind(kind)) == pressed) return kind;
    if (found == no_piece || kind == held) found = kind;
  }
  return found;
}

// Everything about a player, shown when a finger or the mouse rests on the cell.
// `match`: how it stands.
Card player_card(const Texts& texts, const Play& play, const PlayerFacts& f,
                 const std::string& match) {
  Card card;
  card.title = f.score.empty() ? f.name : tr_pair(texts, f.name, f.score);
  const auto add = [&](int count, std::string_view name) -> CardLine& {
    card.lines.push_back({"\xc3\x97" + std::to_string(count) + "  " + std::string(name)});
    return card.lines.back();
  };
  for (int kind = 0; kind < figure_kinds; ++kind) {
    const int n = in_supply(play.display, f.player, static_cast<Piece>(kind));
    if (n == 0 && kind > 0) continue;
    CardLine& line = add(n, piece_name(texts, static_cast<Piece>(kind)));
    line.piece = kind;
    line.owner = f.player;
  }
  // Those that never stand on the board: where on the score track.
  for (int piece = figure_kinds; piece < piece_kinds; ++piece) {
    if (!has_owner(static_cast<Piece>(piece))) continue;
    const int space = on_track(play.display, f.player, static_cast<Piece>(piece));
    const std::string name = piece_name(texts, static_cast<Piece>(piece));
    if (space >= 0)
      card.lines.push_back(
          {tr(texts, "table.space", {std::to_string(space % track_spaces), name})});
    else if (in_supply(play.display, f.player, static_cast<Piece>(piece)) > 0)
      add(1, name);
    else
      continue;
    card.lines.back().piece = piece;
    card.lines.back().owner = f.player;
  }
  for (const PlayerFacts::Won& won : f.won)
    add(won.count, tr(texts, won.token->key)).token = won.token->piece;
  if (!match.empty()) card.lines.push_back({match});
  return card;
}

// The badge; or where there is more room than for that, the face or sign in a ring of its colour
// with the badge on its edge. `left`: the middle of the room's left edge.
void draw_who(const GamePaint& paint, const PlayerFacts& f, ImVec2 left, float room, float badge) {
  const ImVec2 middle(left.x + room / 2, left.y);
  const bool face = f.likeness.any() && room > badge;
  const float size = face ? room : badge;
  if (face)
    draw_likeness(paint, paint.pictures, f.likeness, {f.mood, f.colour, true}, middle, size);
  else
    draw_player_badge(paint.draw, {middle.x - badge / 2, middle.y - badge / 2}, badge, f.colour);
  draw_live(paint, f, {middle.x + size / 2, middle.y - size / 2});
}

// The sizes of what is in a cell, which are larger in a column beside the board.
struct CellSizes {
  Face name, score;
  float badge, face, figure;
};
CellSizes sizes_of(const Theme& theme, bool wide, bool active) {
  if (!wide) return {Face::small, Face::strong, px(theme, 20), px(theme, 36), px(theme, 19)};
  return {active ? Face::strong : Face::text, Face::heading, px(theme, 24), px(theme, 38),
          px(theme, 22)};
}

// The name above the supply and the score; the card has the rest. Returns the kind of figure
// pressed.
int draw_named(const GamePaint& paint, Drawn& drawn, const PlayerFacts& f, const Area& cell,
               const CellSizes& sizes) {
  const Theme& theme = paint.theme;
  const float pad = px(theme, 5), right = cell.x + cell.width - pad;
  // In a low cell the score is beside the name.
  const bool slim = cell.height < em(theme, 34);
  const float top = cell.y + cell.height * (slim ? 0.5f : 0.29f);
  const float low = slim ? top : cell.y + cell.height * 0.72f;
  const Face face_score =
      ui_fitting_face(theme, f.score, cell.width, {sizes.score, Face::strong, Face::small});
  const ImVec2 score = ui_text_size(theme, f.score, face_score);
  // A face stands beside both lines, and beside faces the names of persons begin where its own
  // does.
  const bool faces = f.beside_faces && !slim && cell.width >= em(theme, 104);
  const float who = faces ? std::min(sizes.face, cell.height * 0.8f) : sizes.badge;
  draw_who(paint, f, {cell.x + pad, faces ? cell.y + cell.height / 2 : top}, who, sizes.badge);
  const float x = cell.x + pad + who + px(theme, 5), supply = faces ? x : cell.x + pad;
  const float beside = slim ? score.x + pad : 0;
  float end = draw_clock(paint, f, right - beside, top), low_end = right - score.x - pad;
  // Beside the name, unless too little of that would be left.
  const bool above = slim || end - match_width(theme, f) - x >= em(theme, 44);
  float& dots = above ? end : low_end;
  dots = draw_match(paint, f, dots, above ? top : low);
  const float sign = f.computer && !f.likeness.any() && !slim ? px(theme, 15) : 0;
  const ImVec2 line = ui_text_size(theme, "X", sizes.name);
  ui_draw_name(paint, {x, top - line.y / 2}, f.name, sizes.name, colour::ink,
               end - x - (end < right ? pad : 0) - sign);
  if (sign > 0)
    draw_icon(paint.draw, Icon::computer, {end - sign / 2, top}, sign, colour::ink_soft);
  ui_draw_text(paint, {right - score.x, low - score.y / 2}, f.score, face_score, colour::ink);
  drawn.off_board.score[f.player] = {right - score.x / 2, low};
  if (slim) return no_piece;  // the card lists the supply
  return draw_supply(paint, f, {supply, low}, low_end - supply, sizes.figure);
}

// Too narrow for a name: the score beside the badge, the supply below.
int draw_nameless(const GamePaint& paint, Drawn& drawn, const PlayerFacts& f, const Area& cell,
                  const CellSizes& sizes) {
  const Theme& theme = paint.theme;
  const float pad = px(theme, 5), right = cell.x + cell.width - pad;
  const Face face_score =
      ui_fitting_face(theme, f.score, cell.width - px(theme, 32.5f), {sizes.score, Face::small});
  const ImVec2 score = ui_text_size(theme, f.score, face_score);
  const bool slim = cell.height < em(theme, 34);
  const float badge = std::min(sizes.badge, cell.width - score.x - 2.5f * pad);
  const float top = cell.y + cell.height * (slim ? 0.5f : 0.29f);
  const float low = slim ? top : cell.y + cell.height * 0.72f;
  draw_who(paint, f, {cell.x + pad, top}, badge, badge);
  ui_draw_text(paint, {right - score.x, top - score.y / 2}, f.score, face_score, colour::ink);
  drawn.off_board.score[f.player] = {right - score.x / 2, top};
  if (slim) return no_piece;
  if (f.clock.empty() && f.wins == 0)
    return draw_supply(paint, f, {cell.x + pad, low}, 0, sizes.figure);
  draw_match(paint, f, draw_clock(paint, f, right, low), low);  // the card lists the supply
  return no_piece;
}

// Returns the kind of figure pressed.
int draw_cell(const GamePaint& paint, Drawn& drawn, const PlayerFacts& f, const Area& cell,
              bool wide) {
  mark_active(paint, f, cell);
  const CellSizes sizes = sizes_of(paint.theme, wide, f.active);
  return cell.width >= em(paint.theme, named_cell) ? draw_named(paint, drawn, f, cell, sizes)
                                                   : draw_nameless(paint, drawn, f, cell, sizes);
}

}  // namespace

void draw_players_panel(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const Play& play = view.play;
  const bool wide = play.layout.shape == TableShape::wide;
  const int n = session.game.sides;
  panel_begin(view, "table.players", play.layout.players, !wide);
  const auto match = match_told(view);
  const std::string line = match ? match_line(texts, session, *match) : std::string();
  ui.theme.a11y.back().words = tr(texts, "new.players");
  if (match) ui.theme.a11y.back().words += ". " + line;
  probe_fact(ui.probe, "table.match", line);
  const GamePaint paint = paint_of(view, *ImGui::GetWindowDrawList());
  paint.draw.PushClipRectFullScreen();  // the cells extend into the padding
  const float gap = px(ui.theme, wide ? 6 : 3);
  const int columns = players_columns(ui.theme, play.layout.shape, n, play.layout.players.width);
  const int rows = (n + columns - 1) / columns;
  const float width = (play.layout.players.width - 2 * gap) / static_cast<float>(columns);
  const float height = (play.layout.players.height - 2 * gap) / static_cast<float>(rows);
  int card = -1;
  Area card_cell;
  for (int p = 0; p < n; ++p) {
    const Area cell{play.layout.players.x + gap + width * static_cast<float>(p % columns) + 1,
                    play.layout.players.y + gap + height * static_cast<float>(p / columns) + 1,
                    width - 2, height - 2};
    const PlayerFacts f = facts_of(view, static_cast<PlayerIndex>(p));
    const std::string id = "table.player." + std::to_string(p);
    const std::size_t told = ui.theme.a11y.size();
    a11y_control(ui.theme, id, cell.min(), cell.max());
    const int figure = draw_cell(paint, view.drawn, f, cell, wide);
    ui.theme.a11y[told].words = told_player(texts, session, f);
    ui.theme.a11y[told].on = f.active;
    ImGui::SetCursorScreenPos(cell.min());
    ImGui::PushID(p);
    const bool pressed = (ImGui::InvisibleButton("player", cell.size()) || ui.asked == id) &&
                         !carries_something(play.gestures);
    ImGui::PopID();
    if (ImGui::IsItemActive())
      drag_figure(view, dragged_kind(session, play.hand, f.player, figure));
    const bool hovered = ImGui::IsItemHovered() && !ui.theme.touch;
    if (pressed)
      intend(view, [p](TableView& v) {
        int& shown = v.play->shown_player;
        shown = shown == p ? -1 : p;
      });
    else if (play.shown_player == p && ImGui::IsMouseClicked(0) && !ImGui::IsItemActive())
      intend(view, [](TableView& v) { v.play->shown_player = -1; });
    if (hovered || play.shown_player == p) card = p;
    probe_item(ui.probe, id, cell.x, cell.y, cell.width, cell.height);
    if (card == p) card_cell = cell;
  }
  if (card >= 0)
    view.drawn.card =
        ShownCard{player_card(texts, play, facts_of(view, static_cast<PlayerIndex>(card)), line),
                  {card_cell.x, card_cell.y + card_cell.height},
                  CardOf::player};
  paint.draw.PopClipRect();
  panel_end();
}

}  // namespace bastide::web
