#include "web/table/moves.hpp"

#include <algorithm>
#include <memory>

#include "engine/rules/scoring.hpp"
#include "web/app.hpp"
#include "web/table/sounds.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

constexpr float touch_zoom = 150;  // pixels per tile at which figures can be hit by a finger

// What the tentative move would score at once.
void refresh_outcome(App& app) {
  Table& table = app.table;
  table.outcome.clear();
  const Session& session = *app.session;
  if (!table.hand.placement) return;
  State after = shown(session);
  for (const Action& action : confirmed(table.hand)) {
    if (!refusal(session.game, after, action).empty()) return;
    Events events;
    apply(session.game, after, action, &events);
    for (const Event& event : events) {
      if (event.kind != EventKind::feature_scored) continue;
      if (event.scoring.cause == ScoreCause::final) continue;
      table.outcome.resize(session.game.setup.players);
      for (std::size_t p = 0; p < table.outcome.size(); ++p)
        table.outcome[p] += event.scoring.points[p];
    }
  }
}

// Not confirmed by hand: a figure chosen, or nothing to choose, is the move.
bool plays_at_once(const App& app) { return !app.settings.confirm_moves; }

void stop_at_whole_turn(Session& session, bool (*step)(Session&)) {
  // A turn is taken back as a whole: not to the moment between tile and figure.
  while (shown_decision(session).phase == Phase::figure)
    if (!step(session)) return;
}

}  // namespace

void refresh_hand(App& app) {
  Table& table = app.table;
  const Session& session = *app.session;
  if (table.hand_known && table.hand_cursor == session.cursor &&
      table.hand_revision == session.revision)
    return;
  table.hand_known = true;
  table.hand_cursor = session.cursor;
  table.hand_revision = session.revision;
  table.hand = {};
  table.outcome.clear();
  table.gestures.cursor.reset();
  table.misfit.reset();
  table.score_choice = 0;
  const Decision d = shown_decision(session);
  if (d.player == no_player || is_computer(session, d.player)) return;
  table.hand = take_hand(session.game, shown(session));
}

bool person_moves(const App& app) {
  const Decision d = shown_decision(*app.session);
  return (d.phase == Phase::place || d.phase == Phase::figure) && d.player != no_player &&
         !is_computer(*app.session, d.player) && app.table.hand_known;
}

bool person_scores(const App& app) {
  const Decision d = shown_decision(*app.session);
  return d.phase == Phase::score && d.player != no_player && !is_computer(*app.session, d.player);
}

void lay_tile(App& app, Position at) {
  Table& table = app.table;
  if (!person_moves(app) || table.hand.fixed) return;
  motion_skip(app);
  if (!lay(app.session->game, shown(*app.session), table.hand, at)) {
    table.misfit = at;
    table.misfit_until = app.now + 3.5;
    return;
  }
  table.misfit.reset();
  table.looked_at = no_node;
  table.gestures.cursor = at;
  refresh_outcome(app);
  sound(app, platform::Sound::lay);
  Camera& camera = table.camera;
  const bool small = app.theme.touch || table.layout.shape != TableShape::wide;
  if (small && camera.wanted.zoom < touch_zoom) {
    const Point middle{static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f};
    zoom_at(camera, to_screen(camera, middle), touch_zoom / camera.wanted.zoom, false);
  }
  show_cell(camera, at);
}

void turn_tile(App& app, int steps) {
  if (!person_moves(app)) return;
  Table& table = app.table;
  motion_skip(app);
  if (turn(app.session->game, shown(*app.session), table.hand, steps)) {
    refresh_outcome(app);
    sound(app, platform::Sound::turn);
  } else if (table.hand.placement && !table.hand.fixed) {
    notify(app, std::string(tr(app.texts, "table.turn.only")));
  }
}

void pick_figure(App& app, std::size_t index) {
  Table& table = app.table;
  if (!person_moves(app) || index >= table.hand.figures.size()) return;
  const Action& figure = table.hand.figures[index];
  if (table.hand.figure == figure) {
    confirm_move(app);
    return;
  }
  choose_figure(table.hand, figure);
  refresh_outcome(app);
  sound(app, platform::Sound::figure);
  if (plays_at_once(app)) confirm_move(app);
}

void next_figure(App& app, int step) {
  Table& table = app.table;
  if (person_scores(app)) {
    const int n = static_cast<int>(score_choices(app).size());
    if (n > 0) table.score_choice = (table.score_choice + step + n) % n;
    return;
  }
  const auto& figures = table.hand.figures;
  if (!person_moves(app) || figures.empty()) return;
  const int n = static_cast<int>(figures.size());
  int at = step > 0 ? -1 : n;
  for (int i = 0; i < n; ++i)
    if (table.hand.figure == figures[static_cast<std::size_t>(i)]) at = i;
  // From nothing chosen to the first figure, not to "none".
  if (!table.hand.figure && step > 0 && n > 1) at = 0;
  table.hand.figure = figures[static_cast<std::size_t>((at + step + n) % n)];
  refresh_outcome(app);
}

void confirm_move(App& app) {
  if (!person_moves(app)) return;
  Table& table = app.table;
  const std::vector<Action> actions = confirmed(table.hand);
  motion_skip(app);
  for (const Action& action : actions)
    if (!play(*app.session, action)) break;
  table.looked_at = no_node;
}

void take_back_move(App& app) {
  Table& table = app.table;
  if (table.hand.fixed)
    table.hand.figure.reset();
  else
    take_back(table.hand);
  table.outcome.clear();
  table.misfit.reset();
}

void undo_move(App& app) {
  if (app.table.hand.placement && !app.table.hand.fixed) {
    take_back_move(app);
    return;
  }
  computer_cancel(app);
  Session& session = *app.session;
  if (!undo(session)) return;
  stop_at_whole_turn(session, undo);
  motion_reset(app);
  app.table.looked_at = no_node;
  const TileIndex last = last_tile(session, app.table.scene);
  if (last != no_tile) {
    const Board& board = board_of(session, app.table.scene);
    show_cell(app.table.camera, board.cells[board.tiles[last].cell].at);
  }
}

void redo_move(App& app) {
  Session& session = *app.session;
  if (!redo(session)) return;
  if (!at_end(session)) stop_at_whole_turn(session, redo);
  motion_reset(app);
}

void return_to_present(App& app) {
  go_to(*app.session, app.session->record.actions.size());
  motion_reset(app);
}

std::vector<Action> score_choices(const App& app) {
  if (!person_scores(app)) return {};
  const auto offered = std::make_unique<ActionList>();
  legal_actions(app.session->game, shown(*app.session), *offered);
  return {offered->begin(), offered->end()};
}

void score_next(App& app, const Action& action) {
  if (!person_scores(app)) return;
  motion_skip(app);
  play(*app.session, action);
}

Point figure_point(App& app, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const art::SegmentMap& map = segment_map(app.table.pictures, app.session->game, tile.type);
  const art::Anchor anchor = art::segment_anchor(map, segment_of(board, node), tile.rotation);
  const Position at = board.cells[tile.cell].at;
  return {static_cast<float>(at.x) + anchor.x, static_cast<float>(at.y) + anchor.y};
}

std::vector<FigurePlace> figure_places(App& app) {
  std::vector<FigurePlace> places;
  const Hand& hand = app.table.hand;
  if (!hand.preview) return places;
  const State& state = *hand.preview;
  for (std::size_t i = 0; i < hand.figures.size(); ++i) {
    if (hand.figures[i].kind != ActionKind::deploy) continue;
    const Node node = node_of(state.board, state.placed, hand.figures[i].where);
    places.push_back({i, node, kind_of(app.session->game.tables, state.board, node),
                      figure_point(app, state.board, node)});
  }
  return places;
}

std::string figure_role(const App& app, const Action& figure) {
  if (figure.kind != ActionKind::deploy) return std::string(tr(app.texts, "table.no-figure"));
  const State& state = *app.table.hand.preview;
  const Node node = node_of(state.board, state.placed, figure.where);
  std::string role = role_name(app.texts, static_cast<FigureKind>(figure.what),
                               kind_of(app.session->game.tables, state.board, node));
  if (!role.empty() && role[0] >= 'a' && role[0] <= 'z')
    role[0] = static_cast<char>(role[0] - 'a' + 'A');
  return role;
}

std::string figure_worth(const App& app, const Action& figure) {
  if (figure.kind != ActionKind::deploy) return {};
  const State& state = *app.table.hand.preview;
  const Scoring scoring = evaluate(app.session->game, state,
                                   node_of(state.board, state.placed, figure.where));
  const bool at_once = scoring.cause == ScoreCause::completed;
  return tr(app.texts, at_once ? "table.at-once" : "table.now", {std::to_string(scoring.value)});
}

std::string why_no_figure(const App& app) {
  const Hand& hand = app.table.hand;
  if (!hand.preview || hand.figures.size() > 1) return {};
  const State& state = *hand.preview;
  const bool none_left =
      state.supply[state.active][static_cast<std::size_t>(FigureKind::meeple)] == 0;
  return std::string(tr(app.texts, none_left ? "table.no-meeples-left" : "table.all-taken"));
}

}  // namespace bastide::web
