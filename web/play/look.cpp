#include "web/play/look.hpp"

#include <algorithm>
#include <cmath>

#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr double feature_delay = 0.35, cell_delay = 0.7;  // seconds that the mouse rests

bool has_card(SegmentKind kind) { return can_be_closed(kind) || kind == SegmentKind::field; }

// The figure whose body is at a point.
int figure_under(const Session& session, const Play& play, const Board& board, Point screen) {
  const float reach = figure_size(play.camera) * 0.3f;
  const std::vector<Figure> figures = figures_of(play.display);
  for (std::size_t i = figures.size(); i-- > 0;) {
    const Point p =
        to_screen(play.camera, figure_point(session, play.pictures, board, figures[i].node));
    if (std::hypot(p.x - screen.x, p.y - screen.y) < reach) return static_cast<int>(i);
  }
  return -1;
}

// A place defined by a set at a point of the board.
Subject place_under(const Game& game, Point world) {
  Subject subject;
  for (const PageSet* set : page_sets())
    if (const auto place = set->place_at ? set->place_at(game, world) : std::nullopt) {
      subject.set = set;
      subject.place = *place;
    }
  return subject;
}

// The subject at a point of the screen.
Subject subject_at(const Session& session, const Play& play, Point screen) {
  const Sight sight = sight_of(session, play);
  const Board& board = sight.state.board;
  Subject subject;
  subject.figure = figure_under(session, play, board, screen);
  if (subject.figure >= 0) {
    subject.node = figures_of(play.display)[static_cast<std::size_t>(subject.figure)].node;
    return subject;
  }
  for (const Figure& figure : neutral_figures(play.display)) {
    const Point p =
        to_screen(play.camera, figure_point(session, play.pictures, board, figure.node));
    if (std::hypot(p.x - screen.x, p.y - screen.y) < figure_size(play.camera) * 0.3f)
      subject.node = figure.node;
  }
  if (subject.node != no_node) return subject;
  subject = place_under(session.game, to_world(play.camera, screen));
  if (subject.set) return subject;
  subject.node =
      feature_at(session, play.pictures, board, sight.tiles, to_world(play.camera, screen));
  if (subject.node != no_node) {
    if (!has_card(kind_of(session.game.tables, board, subject.node))) subject.node = no_node;
    return subject;
  }
  const Position at = cell_at(play.camera, screen);
  const CellIndex cell = find_cell(board, at);
  if (cell != no_cell && board.cells[cell].tile == no_tile) subject.cell = at;
  return subject;
}

// All subjects in a cell, in order.
std::vector<Subject> subjects_in(const Session& session, const Play& play, Position at) {
  const Sight sight = sight_of(session, play);
  const Board& board = sight.state.board;
  std::vector<Subject> subjects;
  for (const float y : {0.25f, 0.75f})
    for (const float x : {0.25f, 0.75f}) {
      const Subject place =
          place_under(session.game, {static_cast<float>(at.x) + x, static_cast<float>(at.y) + y});
      if (place.set && std::find(subjects.begin(), subjects.end(), place) == subjects.end())
        subjects.push_back(place);
    }
  const TileIndex tile = tile_at(board, at);
  if (tile == no_tile || tile >= sight.tiles) {
    if (find_cell(board, at) != no_cell) subjects.push_back({no_node, -1, at});
    return subjects;
  }
  const TypeTable& type = session.game.tables.types[board.tiles[tile].type];
  for (int i = 0; i < type.segment_count; ++i) {
    if (!has_card(type.kind[i])) continue;
    const Node node = node_of(board, tile, i);
    const bool known = std::any_of(subjects.begin(), subjects.end(), [&](const Subject& s) {
      return !s.set && find_root(board, s.node) == find_root(board, node);
    });
    if (!known) subjects.push_back({node, -1, std::nullopt});
  }
  return subjects;
}

Point place_of(const Session& session, const Play& play, const Subject& subject) {
  if (subject.cell)
    return to_screen(play.camera, {static_cast<float>(subject.cell->x) + 0.5f,
                                   static_cast<float>(subject.cell->y) + 0.5f});
  if (subject.set) return to_screen(play.camera, *board_point(subject.place));
  return to_screen(play.camera, figure_point(session, play.pictures,
                                             sight_of(session, play).state.board, subject.node));
}

// "Anna: knight".
CardLine figure_line(const Texts& texts, const Session& session, const Board& board,
                     const Figure& figure) {
  const SegmentKind kind = kind_of(session.game.tables, board, figure.node);
  return {tr_pair(texts, player_name(texts, session.record, figure.owner),
                  figure_words(texts, figure.kind, kind)),
          colour_of(session, figure.owner), true};
}

Inspection::A11yNode told_of(const Texts& texts, const Session& session, const Play& play,
                             const Subject& subject) {
  const State& state = sight_of(session, play).state;
  Inspection::A11yNode told;
  if (subject.cell) {
    told.card =
        cell_card(texts, session.game, state, read_cell(session.game, state, *subject.cell));
    return told;
  }
  if (subject.set) {
    PlaceTold place = subject.set->tell_place({texts, session.record, state, subject.place});
    told.card.title = std::move(place.title);
    for (auto& [text, player] : place.lines)
      told.card.lines.push_back(
          {std::move(text), player == no_player ? -1 : colour_of(session, player), false});
    return told;
  }
  told.feature = read_feature(session.game, state, subject.node);
  told.card = feature_card(texts, session, state, told.feature);
  const auto figure = static_cast<std::size_t>(subject.figure);
  if (const std::vector<Figure> figures = figures_of(play.display); figure < figures.size())
    told.card.lines.insert(told.card.lines.begin(),
                           figure_line(texts, session, state.board, figures[figure]));
  return told;
}

const Inspection::A11yNode& read(const Texts& texts, const Session& session, Play& play,
                                 const Subject& subject) {
  auto& told = play.look.told;
  if (told.renew(position_key(session), subject, play.hand.placement))
    told.value = told_of(texts, session, play, subject);
  return told.value;
}

// Announces it to keyboard users, who may not see it.
void say_held(const Texts& texts, const Session& session, Play& play) {
  if (!is_something(play.look.held)) return;
  say(card_words(read(texts, session, play, play.look.held).card));
}

void draw_cell_rim(const BoardDrawing& on, Position at, ImU32 tone, float width) {
  const Point a = to_screen(on.camera, corner_of(at));
  const float s = on.camera.now.zoom, in = s * 0.04f;
  on.draw.AddRect({a.x + in, a.y + in}, {a.x + s - in, a.y + s - in}, tone, s * 0.06f, 0, width);
}

// Tints a feature and outlines the cells that it still needs.
void draw_feature(const BoardDrawing& on, const Inspection& look) {
  ImU32 tone = IM_COL32(0xff, 0xf2, 0xc4, 0xff);
  for (PlayerIndex p = 0; p < on.game.sides; ++p)
    if (look.told.value.feature.owners == 1u << p) tone = player_colour(colour_of(on.session, p));
  tint_feature(on, look.subject.node, faded(tone, 0.5f));
  for (const Position at : look.told.value.feature.open_cells) {
    draw_cell_rim(on, at, faded(colour::paper_high, 0.9f), 4.5f);
    draw_cell_rim(on, at, colour::accent, 2);
  }
}

// Parts of the move being considered are not inspected: the tentatively placed tile, its buttons,
// and the choices.
bool at_move(const Theme& theme, const Session& session, const Play& play, Point screen) {
  if (!person_moves(session, play)) return false;
  const auto& laid = play.hand.placement;
  if (laid && laid->at == cell_at(play.camera, screen)) return true;
  for (const BoardControlPlace& control : board_controls(theme, session, play))
    if (std::hypot(control.at.x - screen.x, control.at.y - screen.y) < 1.5f * control.radius)
      return true;
  return person_chooses(session, play) && offer_under(theme, session, play, screen);
}

}  // namespace

Sight sight_of(const Session& session, const Play& play) {
  const State& past = state_at(session, play.display.source);
  const bool tentative = person_moves(session, play) && play.hand.placement &&
                         !play.hand.choice_only && play.motion.steps.empty();
  if (!tentative) return {past, play.display.tiles};
  return {*play.hand.preview, play.hand.preview->board.tiles.size()};
}

void look_at(const Settings& settings, const Session& session, Play& play, Point screen) {
  play.look.walk.reset();
  if (settings.no_hints) return;
  const Subject subject = subject_at(session, play, screen);
  play.look.held = subject == play.look.held ? Subject{} : subject;
}

void look_next(PlayView& view) {
  Play& play = view.play;
  Inspection& look = play.look;
  if (view.settings->no_hints) {
    notify(view.ui, std::string(tr(view.texts, "settings.purist.off")));
    return;
  }
  if (!look.walk) {
    const TileIndex last = last_tile(view.session, play.display);
    const Board& board = sight_of(view.session, view.play).state.board;
    look.walk = play.gestures.cursor  ? *play.gestures.cursor
                : play.hand.placement ? play.hand.placement->at
                : last != no_tile     ? board.cells[board.tiles[last].cell].at
                                      : Position{};
    look.held = {};
  }
  const std::vector<Subject> all = subjects_in(view.session, view.play, *look.walk);
  if (all.empty()) return;
  const auto at = std::find(all.begin(), all.end(), look.held);
  look.held = at == all.end() || at + 1 == all.end() ? all.front() : *(at + 1);
  show_cell(play.camera, *look.walk);
  say_held(view.texts, view.session, view.play);
}

void look_beside(PlayView& view, int dx, int dy) {
  Inspection& look = view.play->look;
  const Position to{static_cast<i16>(look.walk->x + dx), static_cast<i16>(look.walk->y + dy)};
  if (find_cell(sight_of(view.session, view.play).state.board, to) == no_cell) return;
  look.walk = to;
  look.held = {};
  look_next(view);
}

void look_away(Inspection& look) {
  look.held = {};
  look.walk.reset();
}

namespace {

// Whether the subject is still there.
bool is_known(const Game& game, const Sight& sight, const Subject& s) {
  const Board& board = sight.state.board;
  if (s.set) return s.set->place_at(game, *board_point(s.place)) == s.place;
  if (s.cell) return find_cell(board, *s.cell) != no_cell && tile_at(board, *s.cell) == no_tile;
  return s.node != no_node && s.node < board.node_tile.size() &&
         board.node_tile[s.node] < sight.tiles;
}

// What the mouse rests on.
void look_at_pointer(const PlayView& view, Inspection& look) {
  const Gestures& g = view.play->gestures;
  if (!g.pointer || !g.looks || g.dragging || g.carries ||
      at_move(view.ui.theme, view.session, view.play, *g.pointer))
    return;
  look.subject = subject_at(view.session, view.play, *g.pointer);
  look.near = *g.pointer;
  look.waiting = is_something(look.subject) &&
                 view.ui.now - g.rest_since < (look.subject.cell ? cell_delay : feature_delay);
}

}  // namespace

void look_frame(PlayView& view) {
  Play& play = view.play;
  Inspection& look = play.look;
  look.subject = {};
  look.waiting = false;
  if (view.settings->no_hints || !play.motion.steps.empty()) return;
  if (is_something(look.held) &&
      !is_known(view.session->game, sight_of(view.session, play), look.held))
    look_away(look);
  if (is_something(look.held)) {
    look.subject = look.held;
    look.near = place_of(view.session, play, look.held);
  } else {
    look_at_pointer(view, look);
  }
  if (is_something(look.subject)) read(view.texts, view.session, play, look.subject);
}

std::optional<ShownCard> draw_look(const BoardDrawing& on, const PlayView& view) {
  const Inspection& look = view.play->look;
  const Subject& subject = look.subject;
  if (!is_something(subject) || (look.waiting && subject.cell)) return {};
  const Sight sight = sight_of(view.session, view.play);
  if (subject.cell)
    draw_cell_rim(on, *subject.cell, colour::accent, 2);
  else if (subject.set)
    subject.set->mark_place(on.camera, on.draw, subject.place, colour::accent);
  else
    draw_feature(of_board(on, sight.state.board, sight.tiles), look);
  if (look.walk) draw_cell_rim(on, *look.walk, colour::focus, 3);
  if (look.waiting) return {};
  const CardOf of = is_something(look.held) ? CardOf::held : CardOf::pointed;
  return ShownCard{look.told.value.card, look.near, of};
}

}  // namespace bastide::web
