#include "web/play/moves.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "engine/rules/figures.hpp"
#include "web/board/shown_board.hpp"
#include "web/board/sounds.hpp"
#include "web/drawing/pieces.hpp"
#include "web/lessons/progress.hpp"
#include "web/platform/sound.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/choices.hpp"
#include "web/play/naming.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/settings.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/text/say.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

void forget_outcome(Play& play) {
  play.gains = {};
  play.final_scores.clear();
}

// Computes what the tentative move would score.
void refresh_outcome(const Texts& texts, const Settings& settings, const Session& session,
                     Play& play) {
  forget_outcome(play);
  if (!person_moves(session, play) || settings.no_hints || hides_points(session)) return;
  const std::vector<Action> actions = confirmed(play.hand);
  if (actions.empty()) return;
  const State& before = shown(session);
  play.gains = gains_of(session.game, before, actions);
  const auto after = std::make_unique<State>(before);
  for (const Action& action : actions) {
    const auto exact = listed(session.game, *after, action);
    if (!exact) return;
    apply(session.game, *after, *exact);
  }
  if (after->over || !session.game.final_scoring) return;
  play.final_scores = totals_words(texts, session.record, if_it_ended(session.game, before),
                                   if_it_ended(session.game, *after));
}

// Without confirmation, choosing plays the move; nor is it asked for where one only writes down
// what has been done, and everything can be corrected.
bool plays_at_once(const Settings& settings, const Session& session) {
  return !settings.confirm_moves || session.scribe;
}

// Undoes tile and figure together, not stopping in between; also which tile it is, where that has
// been entered.
void stop_at_whole_move(Session& session, bool (*step)(Session&)) {
  const auto within = [&] {
    if (session.cursor == 0) return false;
    const Phase before = session.positions[session.cursor - 1].decision.phase;
    const Phase now = shown_decision(session).phase;
    return (now == Phase::figure && before == Phase::place) ||
           (now == Phase::place && names_tile(session, session.cursor - 1));
  };
  while (within())
    if (!step(session)) return;
}

}  // namespace

namespace {

// Announces the choice to screen readers.
void say_choice(const Texts& texts, const Settings& settings, const Session& session, Play& play) {
  const std::vector<ChoiceRow> rows =
      choice_rows(texts, settings, session, play.pictures, play.hand);
  for (std::size_t i = 0; i < play.hand.offers.size(); ++i)
    if (play.hand.offers[i] == *play.hand.chosen) say(told_choice(texts, rows, i));
}

// When figures are moved for points, the figure is chosen, not where it goes.
bool goes_to_track(const Game& game, const Hand& hand) {
  return hand.choice_only &&
         std::any_of(hand.offers.begin(), hand.offers.end(), [&](const Action& offer) {
           const Meaning meaning = meaning_of(game, *hand.preview, offer);
           return meaning.to.kind == PlaceKind::track && !counts_points(*meaning.piece);
         });
}

// When pieces go to the score track, it must be visible.
void open_track(const Session& session, Play& play) {
  const bool track = goes_to_track(session.game, play.hand);
  // Where it covers the board, a question about the board closes it.
  const bool asks = person_chooses(session, play) || !play.hand.spots.empty();
  const bool covers = play.side == SidePanel::track && play.layout.shape != TableShape::wide;
  if (track)
    play.side = SidePanel::track;
  else if (play.track_auto_opened || (covers && asks))
    play.side = SidePanel::none;
  play.track_auto_opened = track;
}

}  // namespace

void refresh_hand(const Settings& settings, const Session& session, Play& play) {
  if (play.hand_about == position_key(session)) return;
  play.hand_about = position_key(session);
  play.hand = {};
  forget_outcome(play);
  play.gestures.cursor.reset();
  play.misfit.reset();
  const Decision d = shown_decision(session);
  if (names_tile(session, session.cursor)) play.hand = take_naming(session.game, shown(session));
  if (d.player == no_player || is_computer(session, d.player)) return;
  play.hand = take_hand(session.game, shown(session));
  if (settings.no_hints && !play.hand.choice_only) play.hand.rotation = 0;  // announces nothing
  play.reveal_due = play.asked_anew = true;
}

void show_choice(const Session& session, Play& play, std::size_t offer) {
  for (const Choice& choice : choices(session, play.pictures, play.hand)) {
    if (choice.index != offer || !on_board(choice)) continue;
    const Point p = to_screen(play.camera, choice.world);
    const Area& area = play.camera.area;
    const float edge = figure_size(play.camera);
    if (p.x < area.x + edge || p.y < area.y + edge || p.x > area.x + area.width - edge ||
        p.y > area.y + area.height - edge)
      show_cell(play.camera, {static_cast<i16>(std::floor(choice.world.x)),
                              static_cast<i16>(std::floor(choice.world.y))});
  }
}

void show_chosen(const Session& session, Play& play) {
  for (std::size_t i = 0; i < play.hand.offers.size(); ++i)
    if (play.hand.offers[i] == play.hand.chosen) show_choice(session, play, i);
}

namespace {

// Where fingers need things large, and the board is small.
bool is_small(const Theme& theme, const Play& play) {
  return theme.touch || play.layout.shape != TableShape::wide;
}

// Where the choices on the landscape are, and the tile just placed; in the world.
struct ChoiceExtent {
  Point low{1e9f, 1e9f}, high{-1e9f, -1e9f};
  int places = 0;
  bool fine = false;  // some are between tiles
};

void stretch(ChoiceExtent& extent, Point p) {
  extent.low = {std::min(extent.low.x, p.x), std::min(extent.low.y, p.y)};
  extent.high = {std::max(extent.high.x, p.x), std::max(extent.high.y, p.y)};
}

ChoiceExtent extent_of_choices(const Session& session, Play& play) {
  ChoiceExtent extent;
  if (!person_chooses(session, play)) return extent;
  for (const Choice& choice : choices(session, play.pictures, play.hand)) {
    extent.fine |= choice.at == ChoiceAt::between;
    // Places apart from the landscape are no reason to move away from the tile just placed.
    if (!on_board(choice) || choice.at == ChoiceAt::spot) continue;
    ++extent.places;
    stretch(extent, choice.world);
  }
  if (extent.places > 0 && play.hand.placement) stretch(extent, middle_of(play.hand.placement->at));
  return extent;
}

// Whether they are farther apart than on one tile: then all of them matter more than it.
bool are_apart(const ChoiceExtent& extent) {
  return extent.high.x - extent.low.x > 1 || extent.high.y - extent.low.y > 1;
}

void bring_choices(const Theme& theme, const ChoiceExtent& extent, Play& play) {
  if (extent.places == 0) return;
  Camera& camera = play.camera;
  const bool small = is_small(theme, play);
  const auto& [low, high, places, fine] = extent;
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
  if (!small && !fine && !hidden) return;
  const float zoom = std::min({camera.area.width / across, camera.area.height / down, touch_zoom});
  if (zoom <= camera.wanted.zoom && !hidden) return;
  camera.wanted = {{(low.x + high.x) / 2, (low.y + high.y) / 2}, zoom};
}

}  // namespace

void show_asked_tile(const Theme& theme, Play& play, bool closer) {
  constexpr float least = 120;  // pixels
  Camera& camera = play.camera;
  if (!play.hand.placement || camera.area.width <= 0) return;
  const Position at = play.hand.placement->at;
  const bool small = is_small(theme, play);
  const float zoom =
      std::clamp(std::min(camera.area.width, camera.area.height) * 0.9f, least, touch_zoom);
  if (closer && small && camera.wanted.zoom < zoom) camera.wanted = {middle_of(at), zoom};
  show_cell(camera, at, small ? well_inside : just_inside);
}

void keep_choices_in_view(const Theme& theme, const Session& session, Play& play) {
  const ChoiceExtent extent = extent_of_choices(session, play);
  if (are_apart(extent) && !play.hand.chosen)
    bring_choices(theme, extent, play);
  else
    show_asked_tile(theme, play, false);
}

void look_at_choices(const Theme& theme, const Session& session, Play& play) {
  play.reveal_due = false;
  open_track(session, play);
  if (play.camera.area.width <= 0 || !person_moves(session, play)) return;
  // The view may have been led elsewhere, by a dragon or by hand: some space for the tile is shown.
  const std::vector<Spot>& spots = play.hand.spots;
  const auto hidden = [&play](const Spot& spot) { return !sees(play.camera, spot.at); };
  if (std::exchange(play.asked_anew, false) && !play.hand.placement && !spots.empty() &&
      std::all_of(spots.begin(), spots.end(), hidden))
    fit_board(theme, session, play);
  const ChoiceExtent extent = extent_of_choices(session, play);
  bring_choices(theme, extent, play);
  if (!are_apart(extent)) show_asked_tile(theme, play, true);
}

bool person_moves(const Session& session, const Play& play) {
  const Decision d = shown_decision(session);
  const bool here =
      session.scribe ? !d.over : d.player != no_player && !is_computer(session, d.player);
  return here && play.hand_about == position_key(session) && !play.replay.open &&
         plays_here(session) && session.table_rules.clock.lost == no_player;
}

bool person_chooses(const Session& session, const Play& play) {
  const Phase phase = play.hand.phase;
  return person_moves(session, play) && play.hand.preview && phase != Phase::place;
}

void lay_tile(PlayView& view, Position at) {
  Play& play = view.play;
  if (!person_moves(view.session, view.play) || play.hand.choice_only) return;
  if (play.hand.names) return ask_tile(view, at);
  if (play.hand.type == no_type) return;
  motion_skip(view.session, view.play->display, view.play->motion);
  const Game& game = view.session->game;
  const Spot* spot = find_spot(play.hand, at);
  if (const auto meant = guided_rotation(view.lesson, at, play.hand.rotation))
    play.hand.rotation = *meant;
  const bool wrong_way = view.settings->no_hints && spot && !fits_as_held(game, play.hand, *spot);
  if (wrong_way || !lay(game, shown(view.session), play.hand, at)) {
    play.misfit = at;
    play.misfit_until = view.ui.now + 3.5;
    return;
  }
  play.misfit.reset();
  look_away(view.play->look);
  // The keys continue from here; a lifted finger points at nothing.
  play.gestures.cursor = view.ui.theme.touch ? std::nullopt : std::optional(at);
  refresh_outcome(view.texts, view.settings, view.session, view.play);
  constexpr float put_down = 0.12f;
  const int sides = sides_of(shown(view.session).board, at);
  if (!motion_laid(view.settings, play.motion, at, sides, put_down))
    sound(view.settings, platform::Sound::lay);
  feel(view.settings, 15);
  Camera& camera = play.camera;
  if (is_small(view.ui.theme, play) && camera.wanted.zoom < touch_zoom) {
    const Point middle = middle_of(at);
    zoom_at(camera, to_screen(camera, middle), touch_zoom / camera.wanted.zoom, false);
  }
  keep_choices_in_view(view.ui.theme, view.session, play);
}

void lay_again(const Texts& texts, const Settings& settings, const Session& session, Play& play,
               const Action& laid, long chosen) {
  if (!person_moves(session, play) || play.hand.choice_only || !at_end(session)) return;
  Hand& hand = play.hand;
  hand.rotation = static_cast<u8>(laid.value);
  if (!lay(session.game, shown(session), hand, laid.at)) return;
  const auto nth = static_cast<std::size_t>(chosen);
  if (nth < hand.offers.size()) hand.chosen = hand.offers[nth];
  refresh_outcome(texts, settings, session, play);
}

void turn_tile(PlayView& view, int steps) {
  if (!person_moves(view.session, view.play) || view.play->hand.type == no_type) return;
  Play& play = view.play;
  motion_skip(view.session, view.play->display, view.play->motion);
  if (view.settings->no_hints && !play.hand.choice_only && !play.hand.placement) {
    turn_freely(view.session->game, play.hand, steps);
    sound(view.settings, platform::Sound::turn);
  } else if (turn(view.session->game, shown(view.session), play.hand, steps)) {
    refresh_outcome(view.texts, view.settings, view.session, view.play);
    sound(view.settings, platform::Sound::turn);
  } else if (play.hand.placement && !play.hand.choice_only) {
    notify(view.ui, std::string(tr(view.texts, "table.turn.only")));
  }
}

void pick(PlayView& view, std::size_t offer, bool again) {
  Play& play = view.play;
  if (!person_chooses(view.session, view.play) || offer >= play.hand.offers.size()) return;
  const Action& action = play.hand.offers[offer];
  const bool at_once = plays_at_once(view.settings, view.session);
  if (again && (play.hand.chosen == action || at_once)) return;
  if (play.hand.chosen == action) {
    // A finger plays only by the button that says so.
    if (!view.ui.theme.touch || at_once) confirm_move(view);
    return;
  }
  motion_skip(view.session, view.play->display, view.play->motion);
  play.hand.chosen = action;
  if (board_point(meaning_of(view.session->game, *play.hand.preview, action).to))
    show_choice(view.session, play, offer);  // it may be far from the tile just placed
  say_choice(view.texts, view.settings, view.session, view.play);
  refresh_outcome(view.texts, view.settings, view.session, view.play);
  sound(view.settings, platform::Sound::figure);
  if (at_once) confirm_move(view);
}

void consider(const Texts& texts, const Settings& settings, const Session& session, Play& play,
              std::size_t offer) {
  if (!person_chooses(session, play) || offer >= play.hand.offers.size()) return;
  motion_skip(session, play.display, play.motion);
  play.hand.chosen = play.hand.offers[offer];
  say_choice(texts, settings, session, play);
  refresh_outcome(texts, settings, session, play);
  show_choice(session, play, offer);
}

void pick_nth(PlayView& view, std::size_t n) {
  const Hand& hand = view.play->hand;
  if (hand.asked && n > 0) return name_tile(view, n - 1);
  const std::vector<Choice> shown = choices(view.session, view.play->pictures, view.play->hand);
  if (n > 0 && n <= shown.size()) pick(view, shown[n - 1].index);
  if (n > 0) return;
  for (std::size_t i = 0; i < hand.offers.size(); ++i)
    if (hand.offers[i].kind == ActionKind::pass) return pick(view, i);
}

void next_choice(const Texts& texts, const Settings& settings, const Session& session, Play& play,
                 int step) {
  if (!person_chooses(session, play) || play.hand.offers.empty()) return;
  std::vector<Action> ring;
  for (const Choice& choice : choices(session, play.pictures, play.hand))
    ring.push_back(play.hand.offers[choice.index]);
  const bool passes = may_pass(play.hand);
  if (passes) ring.push_back(pass_action());
  const int n = static_cast<int>(ring.size());
  int at = step > 0 ? -1 : passes ? n - 1 : n;  // from nothing chosen to the first or last choice
  for (int i = 0; i < n; ++i)
    if (play.hand.chosen == ring[static_cast<std::size_t>(i)]) at = i;
  motion_skip(session, play.display, play.motion);
  play.hand.chosen = ring[static_cast<std::size_t>((at + step + n) % n)];
  say_choice(texts, settings, session, play);
  refresh_outcome(texts, settings, session, play);
  show_chosen(session, play);
}

void hold_kind(const Texts& texts, const Settings& settings, const Session& session, Play& play,
               int kind) {
  if (!person_chooses(session, play)) return;
  const std::optional<Action> before = play.hand.chosen;
  std::optional<Choice> place, only;
  int count = 0;
  for (const Choice& choice : choices(session, play.pictures, play.hand))
    if (before == play.hand.offers[choice.index]) place = choice;
  // The places of a piece of nobody are elsewhere on the board.
  play.reveal_due |= !is_figure(piece_of_kind(kind)) ||
                     !is_figure(piece_of_kind(held_kind(session.game, play.hand)));
  play.hand.kind = kind;
  play.hand.chosen.reset();
  for (const Choice& choice : choices(session, play.pictures, play.hand)) {
    if (choice.kind != kind) continue;
    ++count;
    only = choice;
    if (place && same_place(*place, choice)) play.hand.chosen = play.hand.offers[choice.index];
  }
  // A piece with only one place needs no further choice.
  if (!play.hand.chosen && count == 1) play.hand.chosen = play.hand.offers[only->index];
  refresh_outcome(texts, settings, session, play);
}

void take_up_figure(const Texts& texts, const Settings& settings, const Session& session,
                    Play& play, int kind) {
  play.hand.kind = kind;
  play.hand.chosen.reset();
  refresh_outcome(texts, settings, session, play);
}

void next_kind(const Texts& texts, const Settings& settings, const Session& session, Play& play) {
  if (!person_chooses(session, play)) return;
  const std::vector<int> kinds = offered_kinds(session.game, play.hand);
  if (kinds.size() < 2) return;
  const auto at = std::find(kinds.begin(), kinds.end(), held_kind(session.game, play.hand));
  hold_kind(texts, settings, session, play,
            at == kinds.end() || at + 1 == kinds.end() ? kinds.front() : *(at + 1));
}

bool asks_before_forgetting(const Session& session, Play& play) {
  if (at_end(session) || session.board || session.scribe) return false;
  const bool own = turns_ahead(session) <= session.game.setup.players;
  if (own && !session.table_rules.no_take_back && !is_over(session) && !play.replay.open)
    return false;
  play.dialog = TableDialog::from_here;
  return true;
}

void confirm_move(PlayView& view) {
  if (!person_moves(view.session, view.play)) return;
  const std::vector<Action> actions = confirmed(view.play->hand);
  if (!actions.empty() && asks_before_forgetting(view.session, view.play)) return;
  motion_skip(view.session, view.play->display, view.play->motion);
  for (const Action& action : actions)
    if (!play(view.session, action)) break;
  if (hides_points(view.session)) motion_reset(view.session, view.play->display, view.play->motion);
  look_away(view.play->look);
}

void take_back_move(Play& play) {
  if (play.hand.choice_only)
    play.hand.chosen.reset();
  else
    take_back(play.hand);
  forget_outcome(play);
  play.misfit.reset();
}

bool may_take_back(const Session& session) { return can_undo(session) && may_forget(session); }

const char* why_not_taken_back(const Session& session) {
  return can_undo(session)          ? "table.undo.agreed"
         : final_until(session) > 0 ? "timeline.final"
                                    : "table.undo.none";
}

void undo_move(PlayView& view) {
  const Hand& hand = view.play->hand;
  if (hand.asked) return forget_place(view.play);
  const bool laid = hand.placement && !hand.choice_only;
  if (laid || (hand.choice_only && hand.chosen && hand.offers.size() > 1)) {
    take_back_move(view.play);
    if (!laid || !view.session->scribe) return;  // else the tile has been entered with its place
  }
  if (!may_take_back(view.session)) {
    if (view.session->cursor > view.session->lesson.floor)
      notify(view.ui, std::string(tr(view.texts, why_not_taken_back(view.session))));
    return;
  }
  Session& session = view.session;
  if (!undo(session)) return;
  stop_at_whole_move(session, undo);
  motion_reset(view.session, view.play->display, view.play->motion);
  look_away(view.play->look);
  view.play->fitted_tiles = view.play->display.tiles;  // the camera stays where it is
}

void toggle_side(PlayView& view, SidePanel side) {
  Play& play = view.play;
  if (play.side == SidePanel::bag) play.overlay.pinned = no_type;
  play.side = play.side == side ? SidePanel::none : side;
}

void close_dialog(PlayView& view) { view.play->dialog = TableDialog::none; }

void close_side(PlayView& view) { toggle_side(view, view.play->side); }

void show_place(PlayView& view, Position at) {
  constexpr double seconds = 1.6;
  Play& play = view.play;
  show_cell(play.camera, at);
  play.shown_place = at;
  play.shown_until = view.ui.now + seconds;
  if (play.layout.shape != TableShape::wide) play.side = SidePanel::none;
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

void sound_turn(const Settings& settings, const Session& session, const Play& play, bool& others,
                bool hidden) {
  const PlayerIndex player = shown_decision(session).player;
  if (player == no_player || !at_end(session)) return;
  if (is_computer(session, player) || awaited(session) != no_player)
    others = true;
  else if (others && person_moves(session, play) && (play.motion.steps.empty() || hidden)) {
    others = false;
    sound(settings, platform::Sound::yours);
  }
}

std::string why_no_figure(const Texts& texts, const Game& game, const Hand& hand) {
  if (!hand.preview || hand.offers.size() > 1) return {};
  const State& state = *hand.preview;
  const bool none_left = meeples_left(game, state, state.active) == 0;
  const Node first = node_of(state.board, state.placed, 0);
  if (const Rule rule = barred(game, state, FigureKind::meeple, first);
      rule != Rule::none && !none_left)
    return explain_refusal(texts, rule_id(rule));
  return std::string(tr_guard(texts, game.sides > 1 && outcome(game, state).together,
                              none_left ? "table.no-meeples-left" : "table.all-taken"));
}

}  // namespace bastide::web
