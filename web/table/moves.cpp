#include "web/table/moves.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "web/app/app.hpp"
#include "web/platform/platform.hpp"
#include "web/table/reading_words.hpp"
#include "web/table/sounds.hpp"
#include "web/text/explain.hpp"

namespace bastide::web {
namespace {

void forget_outcome(Table& table) {
  table.outcome = {};
  table.standing.clear();
}

constexpr float touch_zoom = 150;  // pixels per tile at which figures can be hit by a finger

// What the tentative move would yield.
void refresh_outcome(App& app) {
  Table& table = app.table;
  forget_outcome(table);
  const Session& session = *app.session;
  if (!person_moves(app) || app.settings.purist) return;
  const std::vector<Action> actions = confirmed(table.hand);
  if (actions.empty()) return;
  const State& before = shown(session);
  table.outcome = outcome_of(session.game, before, actions);
  const auto after = std::make_unique<State>(before);
  for (const Action& action : actions) {
    if (!legal(session.game, *after, action)) return;
    apply(session.game, *after, action);
  }
  if (after->over) return;
  table.standing = change_words(app.texts, session.record, if_it_ended(session.game, before),
                                if_it_ended(session.game, *after));
}

// Confirmed automatically: what is chosen is the move.
bool plays_at_once(const App& app) { return !app.settings.confirm_moves; }

// Tile and figure are undone together, not to the moment between them.
void stop_at_whole_move(Session& session, bool (*step)(Session&)) {
  while (shown_decision(session).phase == Phase::figure && session.cursor > 0 &&
         decision(session.game, session.states[session.cursor - 1]).phase == Phase::place)
    if (!step(session)) return;
}

}  // namespace

namespace {

// For screen readers.
void say_choice(const App& app) {
  const Action& action = *app.table.hand.chosen;
  const std::string worth = choice_worth(app, action);
  platform::announce(choice_name(app, action) + (worth.empty() ? "" : ": " + worth));
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
  forget_outcome(table);
  table.gestures.cursor.reset();
  table.misfit.reset();
  const Decision d = shown_decision(session);
  if (d.player == no_player || is_computer(session, d.player)) return;
  table.hand = take_hand(session.game, shown(session));
  if (app.settings.purist && !table.hand.fixed) table.hand.rotation = 0;  // announces nothing
  // Robbers go to the score track: it must be visible.
  const bool robber = table.hand.phase == Phase::robber && table.layout.track.width <= 0;
  if (robber)
    table.side = SidePanel::track;
  else if (table.track_lent)
    table.side = SidePanel::none;
  table.track_lent = robber;
  table.look_due = true;
}

void look_at_choices(App& app) {
  Table& table = app.table;
  table.look_due = false;
  if (!person_chooses(app)) return;
  Camera& camera = table.camera;
  const bool small = app.ui.theme.touch || table.layout.shape != TableShape::wide;
  const bool fine = table.hand.phase == Phase::ferry_place || table.hand.phase == Phase::ferry_move;
  if (camera.area.width <= 0 || (!small && !fine)) return;
  Point low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  int places = 0;
  for (const Choice& choice : choices(app)) {
    if (!on_board(choice)) continue;
    ++places;
    low = {std::min(low.x, choice.world.x), std::min(low.y, choice.world.y)};
    high = {std::max(high.x, choice.world.x), std::max(high.y, choice.world.y)};
  }
  if (places == 0 || places > 12) return;
  constexpr float margin = 0.8f;  // of a tile
  const float zoom = std::min({camera.area.width / (high.x - low.x + 2 * margin),
                               camera.area.height / (high.y - low.y + 2 * margin), touch_zoom});
  if (zoom <= camera.wanted.zoom) return;
  camera.wanted = {{(low.x + high.x) / 2, (low.y + high.y) / 2}, zoom};
}

bool person_moves(const App& app) {
  const Decision d = shown_decision(*app.session);
  return d.player != no_player && !is_computer(*app.session, d.player) && app.table.hand_known &&
         !app.table.timeline.open && app.session->house.clock.lost == no_player;
}

bool person_chooses(const App& app) {
  const Phase phase = app.table.hand.phase;
  return person_moves(app) && app.table.hand.preview && phase != Phase::place;
}

void lay_tile(App& app, Position at) {
  Table& table = app.table;
  if (!person_moves(app) || table.hand.fixed) return;
  motion_skip(app);
  const Game& game = app.session->game;
  const Spot* spot = find_spot(table.hand, at);
  const bool wrong_way = app.settings.purist && spot && !fits_as_held(game, table.hand, *spot);
  if (wrong_way || !lay(game, shown(*app.session), table.hand, at)) {
    table.misfit = at;
    table.misfit_until = app.ui.now + 3.5;
    return;
  }
  table.misfit.reset();
  look_away(app);
  table.gestures.cursor = at;
  refresh_outcome(app);
  sound(app, platform::Sound::lay);
  Camera& camera = table.camera;
  const bool small = app.ui.theme.touch || table.layout.shape != TableShape::wide;
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
  if (app.settings.purist && !table.hand.fixed && !table.hand.placement) {
    turn_freely(app.session->game, table.hand, steps);
    sound(app, platform::Sound::turn);
  } else if (turn(app.session->game, shown(*app.session), table.hand, steps)) {
    refresh_outcome(app);
    sound(app, platform::Sound::turn);
  } else if (table.hand.placement && !table.hand.fixed) {
    notify(app.ui, std::string(tr(app.texts, "table.turn.only")));
  }
}

void pick(App& app, std::size_t offer) {
  Table& table = app.table;
  if (!person_chooses(app) || offer >= table.hand.offers.size()) return;
  const Action& action = table.hand.offers[offer];
  if (table.hand.chosen == action) {
    confirm_move(app);
    return;
  }
  motion_skip(app);
  table.hand.chosen = action;
  say_choice(app);
  refresh_outcome(app);
  sound(app, platform::Sound::figure);
  if (plays_at_once(app)) confirm_move(app);
}

void pick_nth(App& app, std::size_t n) {
  const Hand& hand = app.table.hand;
  const std::vector<Choice> shown = choices(app);
  if (n > 0 && n <= shown.size()) pick(app, shown[n - 1].index);
  if (n > 0) return;
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::pass) return pick(app, i);
}

void next_choice(App& app, int step) {
  Hand& hand = app.table.hand;
  if (!person_chooses(app) || hand.offers.empty()) return;
  std::vector<Action> ring;
  for (const Choice& choice : choices(app)) ring.push_back(hand.offers[choice.index]);
  const bool passes = may_pass(hand);
  if (passes) ring.push_back(pass_action());
  const int n = static_cast<int>(ring.size());
  int at = step > 0 ? -1 : passes ? n - 1 : n;  // from nothing chosen to the first or last choice
  for (int i = 0; i < n; ++i)
    if (hand.chosen == ring[static_cast<std::size_t>(i)]) at = i;
  motion_skip(app);
  hand.chosen = ring[static_cast<std::size_t>((at + step + n) % n)];
  say_choice(app);
  refresh_outcome(app);
  for (const Choice& choice : choices(app))
    if (hand.fixed && choice.at != ChoiceAt::nowhere && hand.offers[choice.index] == hand.chosen)
      show_cell(app.table.camera, {static_cast<i16>(std::floor(choice.world.x)),
                                   static_cast<i16>(std::floor(choice.world.y))});
}

void hold_kind(App& app, int kind) {
  Hand& hand = app.table.hand;
  if (!person_chooses(app)) return;
  const std::optional<Action> before = hand.chosen;
  std::optional<Choice> place, only;
  int count = 0;
  for (const Choice& choice : choices(app))
    if (before == hand.offers[choice.index]) place = choice;
  hand.kind = kind;
  hand.chosen.reset();
  for (const Choice& choice : choices(app)) {
    if (choice.kind != kind) continue;
    ++count;
    only = choice;
    if (place && same_place(*place, choice)) hand.chosen = hand.offers[choice.index];
  }
  // A piece with only one place needs no further choice.
  if (!hand.chosen && count == 1) hand.chosen = hand.offers[only->index];
  refresh_outcome(app);
}

void next_kind(App& app) {
  if (!person_chooses(app)) return;
  const std::vector<int> kinds = offered_kinds(app);
  if (kinds.size() < 2) return;
  const auto at = std::find(kinds.begin(), kinds.end(), held_kind(app));
  hold_kind(app, at == kinds.end() || at + 1 == kinds.end() ? kinds.front() : *(at + 1));
}

void confirm_move(App& app) {
  if (!person_moves(app)) return;
  Table& table = app.table;
  const std::vector<Action> actions = confirmed(table.hand);
  if (!actions.empty() && asks_before_forgetting(app)) return;
  motion_skip(app);
  for (const Action& action : actions)
    if (!play(*app.session, action)) break;
  look_away(app);
}

void take_back_move(App& app) {
  Table& table = app.table;
  if (table.hand.fixed)
    table.hand.chosen.reset();
  else
    take_back(table.hand);
  forget_outcome(table);
  table.misfit.reset();
}

bool may_take_back(const App& app) {
  const Session& session = *app.session;
  return can_undo(session) && (!session.house.no_take_back || session.states.back().over);
}

void undo_move(App& app) {
  const Hand& hand = app.table.hand;
  if ((hand.placement && !hand.fixed) || (hand.fixed && hand.chosen && hand.offers.size() > 1)) {
    take_back_move(app);
    return;
  }
  if (!may_take_back(app)) {
    if (app.session->house.no_take_back)
      notify(app.ui, std::string(tr(app.texts, "table.undo.agreed")));
    return;
  }
  Session& session = *app.session;
  if (!undo(session)) return;
  stop_at_whole_move(session, undo);
  motion_reset(app);
  look_away(app);
  const TileIndex last = last_tile(session, app.table.scene);
  if (last != no_tile) {
    const Board& board = board_of(session, app.table.scene);
    show_cell(app.table.camera, board.cells[board.tiles[last].cell].at);
  }
}

void redo_move(App& app) {
  Session& session = *app.session;
  if (!redo(session)) return;
  if (!at_end(session)) stop_at_whole_move(session, redo);
  motion_reset(app);
}

void return_to_present(App& app) {
  go_to(*app.session, app.session->record.actions.size());
  motion_reset(app);
}

std::string why_no_figure(const App& app) {
  const Hand& hand = app.table.hand;
  if (!hand.preview || hand.offers.size() > 1) return {};
  const State& state = *hand.preview;
  const bool none_left =
      state.supply[state.active][static_cast<std::size_t>(FigureKind::meeple)] == 0;
  return std::string(tr(app.texts, none_left ? "table.no-meeples-left" : "table.all-taken"));
}

}  // namespace bastide::web
