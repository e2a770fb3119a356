#include "web/table/moves.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "web/drawing/pieces.hpp"
#include "web/platform/platform.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/fair_play.hpp"
#include "web/table/choice_rows.hpp"
#include "web/table/lesson_card.hpp"
#include "web/table/sounds.hpp"
#include "web/table/table_view.hpp"
#include "web/text/say.hpp"

namespace bastide::web {
namespace {

void forget_outcome(Table& table) {
  table.gains = {};
  table.standing.clear();
}

// Computes what the tentative move would score.
void refresh_outcome(const Texts& texts, const Settings& settings, const Session& session,
                     Table& table) {
  forget_outcome(table);
  if (!person_moves(session, table) || settings.purist) return;
  const std::vector<Action> actions = confirmed(table.hand);
  if (actions.empty()) return;
  const State& before = shown(session);
  table.gains = gains_of(session.game, before, actions);
  const auto after = std::make_unique<State>(before);
  for (const Action& action : actions) {
    const auto exact = listed(session.game, *after, action);
    if (!exact) return;
    apply(session.game, *after, *exact);
  }
  if (after->over || !session.game.final_scoring) return;
  table.standing = totals_words(texts, session.record, if_it_ended(session.game, before),
                                if_it_ended(session.game, *after));
}

// Without confirmation, choosing plays the move.
bool plays_at_once(const Settings& settings) { return !settings.confirm_moves; }

// Undoes tile and figure together, not stopping in between.
void stop_at_whole_move(Session& session, bool (*step)(Session&)) {
  while (shown_decision(session).phase == Phase::figure && session.cursor > 0 &&
         session.positions[session.cursor - 1].decision.phase == Phase::place)
    if (!step(session)) return;
}

}  // namespace

namespace {

// Announces the choice to screen readers.
void say_choice(const Texts& texts, const Settings& settings, const Session& session,
                Table& table) {
  const std::vector<ChoiceRow> rows =
      choice_rows(texts, settings, session, table.pictures, table.hand);
  for (std::size_t i = 0; i < table.hand.offers.size(); ++i)
    if (table.hand.offers[i] == *table.hand.chosen) say(told_choice(texts, rows, i));
}

// When figures are moved for points, the figure is chosen, not where it goes.
bool goes_to_track(const Game& game, const Hand& hand) {
  return hand.fixed &&
         std::any_of(hand.offers.begin(), hand.offers.end(), [&](const Action& offer) {
           const Meaning meaning = meaning_of(game, *hand.preview, offer);
           return meaning.to.kind == PlaceKind::track && !counts_points(*meaning.piece);
         });
}

// When pieces go to the score track, it must be visible.
void open_track(const Session& session, Table& table) {
  const bool track = goes_to_track(session.game, table.hand) && table.layout.track.width <= 0;
  // Where it covers the board, a question about the board closes it.
  const bool asks = person_chooses(session, table) || !table.hand.spots.empty();
  const bool covers = table.side == SidePanel::track && table.layout.shape != TableShape::wide;
  if (track)
    table.side = SidePanel::track;
  else if (table.track_auto_opened || (covers && asks))
    table.side = SidePanel::none;
  table.track_auto_opened = track;
}

}  // namespace

void refresh_hand(const Settings& settings, const Session& session, Table& table) {
  if (table.hand_about == position_key(session)) return;
  table.hand_about = position_key(session);
  table.hand = {};
  forget_outcome(table);
  table.gestures.cursor.reset();
  table.misfit.reset();
  const Decision d = shown_decision(session);
  if (d.player == no_player || is_computer(session, d.player)) return;
  table.hand = take_hand(session.game, shown(session));
  if (settings.purist && !table.hand.fixed) table.hand.rotation = 0;  // announces nothing
  table.reveal_due = true;
}

void show_choice(const Session& session, Table& table, std::size_t offer) {
  for (const Choice& choice : choices(session, table.pictures, table.hand)) {
    if (choice.index != offer || !on_board(choice)) continue;
    const Point p = to_screen(table.camera, choice.world);
    const Area& area = table.camera.area;
    const float edge = figure_size(table.camera);
    if (p.x < area.x + edge || p.y < area.y + edge || p.x > area.x + area.width - edge ||
        p.y > area.y + area.height - edge)
      show_cell(table.camera, {static_cast<i16>(std::floor(choice.world.x)),
                               static_cast<i16>(std::floor(choice.world.y))});
  }
}

void show_chosen(const Session& session, Table& table) {
  for (std::size_t i = 0; i < table.hand.offers.size(); ++i)
    if (table.hand.offers[i] == table.hand.chosen) show_choice(session, table, i);
}

namespace {

// Where fingers need things large, and the board is small.
bool is_small(const Theme& theme, const Table& table) {
  return theme.touch || table.layout.shape != TableShape::wide;
}

// Whether they are farther apart than on one tile: then all of them matter more than it.
bool bring_choices(const Theme& theme, const Session& session, Table& table) {
  Camera& camera = table.camera;
  const bool small = is_small(theme, table);
  const std::vector<Choice> shown = choices(session, table.pictures, table.hand);
  const bool fine = std::any_of(shown.begin(), shown.end(), [](const Choice& choice) {
    return choice.at == ChoiceAt::between;
  });
  Point low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  int places = 0;
  for (const Choice& choice : shown) {
    // Places apart from the landscape are no reason to move away from the tile just placed.
    if (!on_board(choice) || choice.at == ChoiceAt::spot) continue;
    ++places;
    low = {std::min(low.x, choice.world.x), std::min(low.y, choice.world.y)};
    high = {std::max(high.x, choice.world.x), std::max(high.y, choice.world.y)};
  }
  if (places == 0 || places > 12) return false;
  const bool apart = high.x - low.x > 1 || high.y - low.y > 1;
  constexpr float margin = 0.8f;  // of a tile
  const float across = high.x - low.x + 2 * margin, down = high.y - low.y + 2 * margin;
  // If all of them fit into the view, all are shown.
  const View& wanted = camera.wanted;
  const float half_width = camera.area.width / 2 / wanted.zoom;
  const float half_height = camera.area.height / 2 / wanted.zoom;
  const auto within = [](float value, float least, float most) {
    return std::max(least, std::min(value, most));  // rounding may put least above most
  };
  if (across <= 2 * half_width && down <= 2 * half_height)
    camera.wanted.centre = {
        within(wanted.centre.x, high.x + margin - half_width, low.x - margin + half_width),
        within(wanted.centre.y, high.y + margin - half_height, low.y - margin + half_height)};
  const bool hidden = across > 2 * half_width || down > 2 * half_height;
  if (!small && !fine && !hidden) return apart;
  const float zoom = std::min({camera.area.width / across, camera.area.height / down, touch_zoom});
  if (zoom <= camera.wanted.zoom && !hidden) return apart;
  camera.wanted = {{(low.x + high.x) / 2, (low.y + high.y) / 2}, zoom};
  return apart;
}

}  // namespace

void show_asked_tile(const Theme& theme, Table& table, bool closer) {
  constexpr float least = 120;  // pixels
  Camera& camera = table.camera;
  if (!table.hand.placement || camera.area.width <= 0) return;
  const Position at = table.hand.placement->at;
  const bool small = is_small(theme, table);
  const float zoom =
      std::clamp(std::min(camera.area.width, camera.area.height) * 0.9f, least, touch_zoom);
  if (closer && small && camera.wanted.zoom < zoom) camera.wanted = {middle_of(at), zoom};
  show_cell(camera, at, small ? well_inside : just_inside);
}

void look_at_choices(const Theme& theme, const Session& session, Table& table) {
  table.reveal_due = false;
  open_track(session, table);
  if (table.camera.area.width <= 0 || !person_moves(session, table)) return;
  const bool apart = person_chooses(session, table) && bring_choices(theme, session, table);
  if (!apart) show_asked_tile(theme, table, true);
}

bool person_moves(const Session& session, const Table& table) {
  const Decision d = shown_decision(session);
  return d.player != no_player && !is_computer(session, d.player) &&
         table.hand_about == position_key(session) && !table.replay.open && plays_here(session) && session.table_rules.clock.lost == no_player;
}

bool person_chooses(const Session& session, const Table& table) {
  const Phase phase = table.hand.phase;
  return person_moves(session, table) && table.hand.preview && phase != Phase::place;
}

void lay_tile(TableView& view, Position at) {
  Table& table = view.table;
  if (!person_moves(view.session, view.table) || table.hand.fixed) return;
  motion_skip(view.session, view.table->display, view.table->motion);
  const Game& game = view.session->game;
  const Spot* spot = find_spot(table.hand, at);
  if (const auto meant = guided_rotation(view.lesson, at, table.hand.rotation))
    table.hand.rotation = *meant;
  const bool wrong_way = view.settings->purist && spot && !fits_as_held(game, table.hand, *spot);
  if (wrong_way || !lay(game, shown(view.session), table.hand, at)) {
    table.misfit = at;
    table.misfit_until = view.ui.now + 3.5;
    return;
  }
  table.misfit.reset();
  look_away(view.table->look);
  // The keys continue from here; a lifted finger points at nothing.
  table.gestures.cursor = view.ui.theme.touch ? std::nullopt : std::optional(at);
  refresh_outcome(view.texts, view.settings, view.session, view.table);
  sound(view.settings, platform::Sound::lay);
  feel(view.settings, 15);
  Camera& camera = table.camera;
  if (is_small(view.ui.theme, table) && camera.wanted.zoom < touch_zoom) {
    const Point middle = middle_of(at);
    zoom_at(camera, to_screen(camera, middle), touch_zoom / camera.wanted.zoom, false);
  }
  show_asked_tile(view.ui.theme, table, false);
}

void lay_again(const Texts& texts, const Settings& settings, const Session& session, Table& table) {
  const std::optional<Action> laid = std::exchange(table.view_state.laid, {});
  if (!laid || !person_moves(session, table) || table.hand.fixed || !at_end(session)) return;
  Hand& hand = table.hand;
  hand.rotation = static_cast<u8>(laid->value);
  if (!lay(session.game, shown(session), hand, laid->at)) return;
  const auto chosen = static_cast<std::size_t>(table.view_state.chosen);
  if (chosen < hand.offers.size()) hand.chosen = hand.offers[chosen];
  refresh_outcome(texts, settings, session, table);
}

void turn_tile(TableView& view, int steps) {
  if (!person_moves(view.session, view.table)) return;
  Table& table = view.table;
  motion_skip(view.session, view.table->display, view.table->motion);
  if (view.settings->purist && !table.hand.fixed && !table.hand.placement) {
    turn_freely(view.session->game, table.hand, steps);
    sound(view.settings, platform::Sound::turn);
  } else if (turn(view.session->game, shown(view.session), table.hand, steps)) {
    refresh_outcome(view.texts, view.settings, view.session, view.table);
    sound(view.settings, platform::Sound::turn);
  } else if (table.hand.placement && !table.hand.fixed) {
    notify(view.ui, std::string(tr(view.texts, "table.turn.only")));
  }
}

void pick(TableView& view, std::size_t offer, bool again) {
  Table& table = view.table;
  if (!person_chooses(view.session, view.table) || offer >= table.hand.offers.size()) return;
  const Action& action = table.hand.offers[offer];
  if (again && (table.hand.chosen == action || plays_at_once(view.settings))) return;
  if (table.hand.chosen == action) {
    // A finger plays only by the button that says so.
    if (!view.ui.theme.touch || plays_at_once(view.settings)) confirm_move(view);
    return;
  }
  motion_skip(view.session, view.table->display, view.table->motion);
  table.hand.chosen = action;
  if (board_point(meaning_of(view.session->game, *table.hand.preview, action).to))
    show_choice(view.session, table, offer);  // it may be far from the tile just placed
  say_choice(view.texts, view.settings, view.session, view.table);
  refresh_outcome(view.texts, view.settings, view.session, view.table);
  sound(view.settings, platform::Sound::figure);
  if (plays_at_once(view.settings)) confirm_move(view);
}

void consider(const Texts& texts, const Settings& settings, const Session& session, Table& table,
              std::size_t offer) {
  if (!person_chooses(session, table) || offer >= table.hand.offers.size()) return;
  motion_skip(session, table.display, table.motion);
  table.hand.chosen = table.hand.offers[offer];
  say_choice(texts, settings, session, table);
  refresh_outcome(texts, settings, session, table);
  show_choice(session, table, offer);
}

void pick_nth(TableView& view, std::size_t n) {
  const Hand& hand = view.table->hand;
  const std::vector<Choice> shown = choices(view.session, view.table->pictures, view.table->hand);
  if (n > 0 && n <= shown.size()) pick(view, shown[n - 1].index);
  if (n > 0) return;
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::pass) return pick(view, i);
}

void next_choice(const Texts& texts, const Settings& settings, const Session& session, Table& table,
                 int step) {
  if (!person_chooses(session, table) || table.hand.offers.empty()) return;
  std::vector<Action> ring;
  for (const Choice& choice : choices(session, table.pictures, table.hand))
    ring.push_back(table.hand.offers[choice.index]);
  const bool passes = may_pass(table.hand);
  if (passes) ring.push_back(pass_action());
  const int n = static_cast<int>(ring.size());
  int at = step > 0 ? -1 : passes ? n - 1 : n;  // from nothing chosen to the first or last choice
  for (int i = 0; i < n; ++i)
    if (table.hand.chosen == ring[static_cast<std::size_t>(i)]) at = i;
  motion_skip(session, table.display, table.motion);
  table.hand.chosen = ring[static_cast<std::size_t>((at + step + n) % n)];
  say_choice(texts, settings, session, table);
  refresh_outcome(texts, settings, session, table);
  show_chosen(session, table);
}

void hold_kind(const Texts& texts, const Settings& settings, const Session& session, Table& table,
               int kind) {
  if (!person_chooses(session, table)) return;
  const std::optional<Action> before = table.hand.chosen;
  std::optional<Choice> place, only;
  int count = 0;
  for (const Choice& choice : choices(session, table.pictures, table.hand))
    if (before == table.hand.offers[choice.index]) place = choice;
  table.hand.kind = kind;
  table.hand.chosen.reset();
  for (const Choice& choice : choices(session, table.pictures, table.hand)) {
    if (choice.kind != kind) continue;
    ++count;
    only = choice;
    if (place && same_place(*place, choice)) table.hand.chosen = table.hand.offers[choice.index];
  }
  // A piece with only one place needs no further choice.
  if (!table.hand.chosen && count == 1) table.hand.chosen = table.hand.offers[only->index];
  refresh_outcome(texts, settings, session, table);
}

void take_up_figure(const Texts& texts, const Settings& settings, const Session& session,
                    Table& table, int kind) {
  table.hand.kind = kind;
  table.hand.chosen.reset();
  refresh_outcome(texts, settings, session, table);
}

void next_kind(const Texts& texts, const Settings& settings, const Session& session, Table& table) {
  if (!person_chooses(session, table)) return;
  const std::vector<int> kinds = offered_kinds(session.game, table.hand);
  if (kinds.size() < 2) return;
  const auto at = std::find(kinds.begin(), kinds.end(), held_kind(session.game, table.hand));
  hold_kind(texts, settings, session, table,
            at == kinds.end() || at + 1 == kinds.end() ? kinds.front() : *(at + 1));
}

void confirm_move(TableView& view) {
  if (!person_moves(view.session, view.table)) return;
  Table& table = view.table;
  const std::vector<Action> actions = confirmed(table.hand);
  if (!actions.empty() && asks_before_forgetting(view.session, view.table)) return;
  motion_skip(view.session, view.table->display, view.table->motion);
  for (const Action& action : actions)
    if (!play(view.session, action)) break;
  look_away(view.table->look);
}

void take_back_move(Table& table) {
  if (table.hand.fixed)
    table.hand.chosen.reset();
  else
    take_back(table.hand);
  forget_outcome(table);
  table.misfit.reset();
}

bool may_take_back(const Session& session) { return can_undo(session) && may_forget(session); }

const char* why_not_taken_back(const Session& session) {
  return can_undo(session)          ? "table.undo.agreed"
         : final_until(session) > 0 ? "timeline.final"
                                    : "table.undo.none";
}

void undo_move(TableView& view) {
  const Hand& hand = view.table->hand;
  if ((hand.placement && !hand.fixed) || (hand.fixed && hand.chosen && hand.offers.size() > 1)) {
    take_back_move(view.table);
    return;
  }
  if (!may_take_back(view.session)) {
    if (view.session->cursor > view.session->lesson.floor)
      notify(view.ui, std::string(tr(view.texts, why_not_taken_back(view.session))));
    return;
  }
  Session& session = view.session;
  if (!undo(session)) return;
  stop_at_whole_move(session, undo);
  motion_reset(view.session, view.table->display, view.table->motion);
  look_away(view.table->look);
  view.table->fitted_tiles = view.table->display.tiles;  // the camera stays where it is
}

void toggle_side(TableView& view, SidePanel side) {
  Table& table = view.table;
  if (table.side == SidePanel::bag) table.overlay.pinned = no_type;
  table.side = table.side == side ? SidePanel::none : side;
}

void close_side(TableView& view) { toggle_side(view, view.table->side); }

void show_place(TableView& view, Position at) {
  constexpr double seconds = 1.6;
  Table& table = view.table;
  show_cell(table.camera, at);
  table.shown_place = at;
  table.shown_until = view.ui.now + seconds;
  if (table.layout.shape != TableShape::wide) table.side = SidePanel::none;
}

void redo_move(Session& session, DisplayState& display, Motion& motion) {
  if (!redo(session)) return;
  if (!at_end(session)) stop_at_whole_move(session, redo);
  motion_reset(session, display, motion);
}

void return_to_present(Session& session, DisplayState& display, Motion& motion) {
  go_to(session, session.record.actions.size());
  motion_reset(session, display, motion);
}

std::string why_no_figure(const Texts& texts, const Game& game, const Hand& hand) {
  if (!hand.preview || hand.offers.size() > 1) return {};
  const bool none_left = meeples_left(game, *hand.preview, hand.preview->active) == 0;
  return std::string(tr_guard(texts, outcome(game, *hand.preview).together,
                              none_left ? "table.no-meeples-left" : "table.all-taken"));
}

}  // namespace bastide::web
