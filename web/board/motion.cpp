#include "web/board/motion.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/set_art.hpp"
#include "web/board/counting.hpp"
#include "web/board/shown_board.hpp"
#include "web/board/sounds.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/page_set.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// The duration of a piece's move. `stands`: it has been visible there since it was chosen.
float seconds_of_move(const Event& event, bool by_person, bool stands, bool reduced) {
  switch (event.to.kind) {
    case PlaceKind::hand:
    case PlaceKind::kept:
      return reduced || !is_tile_drawn(event) ? 0 : 0.32f;
    case PlaceKind::cell:
      return by_person ? 0.0f : reduced ? 0.25f : 0.6f;
    case PlaceKind::bag:
    case PlaceKind::off:  // a tile is shown to everybody before it is put aside
      return event.piece == Piece::tile && event.type != no_type ? 1.8f : 0;
    case PlaceKind::air:
      return 0;
    case PlaceKind::supply:
      if (event.from.kind == PlaceKind::air) return 1.8f;  // nowhere to land
      return reduced ? 0 : is_figure_returned(event) ? 0.8f : 0.5f;
    default:
      break;
  }
  if (is_figure_placed(event)) {
    if (stands && event.from.kind == PlaceKind::supply) return 0;
    return reduced ? 0.1f : 0.55f;
  }
  return by_person || reduced ? 0.15f : 0.55f;
}

// The duration that a set defines.
std::optional<float> seconds_of_set(const Event& event, bool reduced) {
  for (const PageSet* page : page_sets())
    if (page->seconds_of)
      if (const auto seconds = page->seconds_of(event, reduced)) return seconds;
  return {};
}

float seconds_for(Ui& ui, const Settings& settings, const Event& event, bool by_person) {
  const auto usual = [&]() -> float {
    switch (event.kind) {
      case EventKind::moved:
        return seconds_of_move(event, by_person, by_person && settings.confirm_moves,
                               ui.reduced_motion);
      case EventKind::scored:
        // At the end, many follow each other.
        return event.scoring.owners == 0                  ? 0
               : event.scoring.cause == ScoreCause::final ? 1.1f
                                                          : 1.5f;
      case EventKind::decided:
      case EventKind::part_begun:
      case EventKind::final_scoring:
        return 1.1f;
      default:
        return 0;
    }
  };
  const std::optional<float> own = seconds_of_set(event, ui.reduced_motion);
  return (own ? *own : usual()) / std::max(0.1f, settings.animation_speed);
}

// Whether two consecutive events are shown at the same time.
bool shown_together(const Event& a, const Event& b) {
  const auto& pages = page_sets();
  return (is_figure_returned(a) && is_figure_returned(b)) ||
         std::any_of(pages.begin(), pages.end(), [&](const PageSet* page) {
           return page->shown_together && page->shown_together(a, b);
         });
}

MotionStep step_of(Ui& ui, const Settings& settings, const Event& event, std::size_t k,
                   bool by_person) {
  MotionStep step{{event}, k,         seconds_for(ui, settings, event, by_person),
                  0,       by_person, ui.device.hidden};
  if (event.kind == EventKind::scored && step.seconds > 0)
    step.counting = counting_seconds(event.scoring, ui.reduced_motion) /
                    std::max(0.1f, settings.animation_speed);
  step.seconds += step.counting;
  return step;
}

void enqueue_action(Ui& ui, const Settings& settings, const Session& session, Motion& motion,
                    std::size_t k) {
  const Decision d = session.positions[k].decision;
  const bool by_person = d.player != no_player && !is_computer(session, d.player) && !motion.replay;
  for (const Event& event : session.events[k]) {
    std::vector<MotionStep>& steps = motion.steps;
    const bool together = !steps.empty() && steps.back().action == k &&
                          shown_together(steps.back().events.back(), event);
    if (together)
      steps.back().events.push_back(event);
    else
      steps.push_back(step_of(ui, settings, event, k, by_person));
  }
}

// Pieces that leave their place when the step begins rather than when it ends. A token of a feature
// was not visible there.
bool follows_at_once(const Event& event) {
  const bool unseen = event.from.kind == PlaceKind::segment && art::token_of(event.piece);
  const bool to_stay = event.to.kind == PlaceKind::supply || event.to.kind == PlaceKind::off;
  return event.kind == EventKind::moved &&
         (event.from.tile != no_tile || board_point(event.from)) && to_stay && !unseen;
}

// What happens meanwhile and is not seen is neither shown nor heard, except the last of it.
bool is_passed_over(const Motion& motion, const MotionStep& step) {
  return step.unseen && motion.steps.size() > 1;
}

void begin_flourish(const Settings& settings, Motion& motion, Flourish flourish) {
  if (motion.reduced) return;
  flourish.seconds /= std::max(1.0f, settings.animation_speed);  // slowly, too, a second is enough
  motion.flourishes.push_back(std::move(flourish));
}

// A tile that has just come to lie, or a figure to stand.
void feel_placed(const Settings& settings, const Session& session, ShownBoard& board,
                 const MotionStep& step) {
  Motion& motion = board.motion;
  const Event& event = step.events.front();
  if (is_passed_over(motion, step)) return;
  const bool tile = is_tile_placed(event);
  if (!tile && !is_figure_placed(event)) return;
  const State &before = state_at(session, step.action), &after = state_at(session, step.action + 1);
  if (tile && !step.by_person) {
    const Position at = place_of(after.board, event.to.tile);
    motion_laid(settings, motion, at, sides_of(after.board, at), 0);
  }
  const std::vector<Loss> losses =
      losses_of(session.game, before, after, session.events[step.action], event.player);
  for (const Loss& loss : losses)
    begin_flourish(settings, motion, loss_flourish(session, board.pictures, after.board, loss));
  if (!losses.empty()) sound_loss(settings);
}

void begin_step(const Settings& settings, const Session& session, ShownBoard& board) {
  board.motion.passed = 0;
  if (board.motion.steps.empty()) return;
  const MotionStep& step = board.motion.steps.front();
  for (const Event& event : step.events)
    if (follows_at_once(event)) follow(board.display, event, step.action);
  const Event& event = step.events.front();
  // A piece that moves about the board is lifted before it is put down again.
  if (is_move(event, PlaceKind::segment, PlaceKind::segment) ||
      is_move(event, PlaceKind::tile, PlaceKind::tile) ||
      (event.kind == EventKind::moved && board_point(event.from) && board_point(event.to)))
    lift(board.display, event);
  if (event.kind == EventKind::scored) {
    show_finished(board.display, session);
    const Board& after = state_at(session, step.action + 1).board;
    if (!board.motion.reduced && !is_passed_over(board.motion, step))
      if (auto flourish = closing_flourish(session, board.pictures, after, event.scoring))
        begin_flourish(settings, board.motion, std::move(*flourish));
  }
  // The sound of a piece just placed by a person has already been played.
  if (event.kind == EventKind::game_over)
    sound_end(settings, session);
  else if (!is_passed_over(board.motion, step) &&
           (!step.by_person || is_tile_drawn(event) || event.kind == EventKind::scored))
    sound_event(settings, event);
  // Moves the camera to the event, unless it is in view.
  const State& after = state_at(session, step.action + 1);
  const auto show_tile = [&](TileIndex tile) {
    show_cell(board.camera, after.board.cells[after.board.tiles[tile].cell].at);
  };
  if (event.kind == EventKind::scored && event.scoring.owners != 0 && event.scoring.node != no_node)
    show_tile(after.board.node_tile[event.scoring.node]);
  if (step.by_person) return;
  if (event.kind != EventKind::moved) return;
  if (event.to.tile != no_tile)
    show_tile(event.to.tile);
  else if (const auto point = board_point(event.to))
    show_cell(board.camera,
              {static_cast<i16>(std::floor(point->x)), static_cast<i16>(std::floor(point->y))});
}

void end_step(const Settings& settings, const Session& session, ShownBoard& board) {
  Motion& motion = board.motion;
  DisplayState& display = board.display;
  const MotionStep step = motion.steps.front();
  feel_placed(settings, session, board, step);
  motion.steps.erase(motion.steps.begin());
  for (const Event& event : step.events)
    if (!follows_at_once(event)) follow(display, event, step.action);
  if (motion.steps.empty() || motion.steps.front().action != step.action)
    settle(display, session, step.action + 1);
}

// Begins the first step that takes time; those that take none are applied before the next frame.
void begin_steps(const Settings& settings, const Session& session, ShownBoard& board) {
  begin_step(settings, session, board);
  while (!board.motion.steps.empty() && board.motion.steps.front().seconds <= 0) {
    end_step(settings, session, board);
    begin_step(settings, session, board);
  }
}

// True while there are any, and once more when the last has ended.
bool flourishes_frame(Motion& motion, float seconds) {
  const bool any = !motion.flourishes.empty();
  for (Flourish& one : motion.flourishes) one.passed += seconds;
  std::erase_if(motion.flourishes, [](const Flourish& one) { return one.passed >= one.seconds; });
  return any;
}

}  // namespace

void motion_reset(const Session& session, DisplayState& display, Motion& motion) {
  motion.steps.clear();
  motion.flourishes.clear();
  motion.passed = 0;
  motion.replay = false;
  motion.shown = position_key(session);
  ++motion.jumps;
  display = display_at(session, session.cursor);
}

void motion_enqueue(Ui& ui, const Settings& settings, const Session& session, ShownBoard& board) {
  board.motion.reduced = ui.reduced_motion;
  const PositionKey known = board.motion.shown;
  if (known == position_key(session)) return;
  const bool played =
      (session.revision != known.revision || board.motion.replay) && session.cursor > known.cursor;
  if (!played) {
    motion_reset(session, board.display, board.motion);
    return;
  }
  const bool idle = board.motion.steps.empty();
  for (std::size_t k = known.cursor; k < session.cursor; ++k)
    enqueue_action(ui, settings, session, board.motion, k);
  board.motion.shown = position_key(session);
  board.motion.replay = false;
  if (idle) begin_steps(settings, session, board);
}

bool motion_frame(const Settings& settings, const Session& session, ShownBoard& board,
                  float seconds) {
  seconds = std::min(seconds, 0.1f);
  const bool felt = flourishes_frame(board.motion, seconds);
  if (board.motion.steps.empty()) return felt;
  board.motion.passed += seconds;
  while (!board.motion.steps.empty() && board.motion.passed >= board.motion.steps.front().seconds) {
    const float rest = board.motion.passed - board.motion.steps.front().seconds;
    end_step(settings, session, board);
    begin_steps(settings, session, board);
    board.motion.passed = rest;
  }
  return true;
}

bool motion_laid(const Settings& settings, Motion& motion, Position at, int sides, float after) {
  if (sides < sides_to_snap) return false;
  sound(settings, platform::Sound::snap);
  Flourish flourish = snap_at(at, sides);
  flourish.passed = -after;
  begin_flourish(settings, motion, std::move(flourish));
  return true;
}

void motion_skip(const Session& session, DisplayState& display, Motion& motion) {
  motion.flourishes.clear();
  if (motion.steps.empty()) return;
  motion_reset(session, display, motion);
}

const MotionStep* running_step(const Motion& motion) {
  return motion.steps.empty() ? nullptr : &motion.steps.front();
}

float progress(const Motion& motion) {
  if (motion.steps.empty() || motion.steps.front().seconds <= 0) return 1;
  const MotionStep& step = motion.steps.front();
  return std::clamp((motion.passed - step.counting) / (step.seconds - step.counting), 0.0f, 1.0f);
}

float counted(const Motion& motion) {
  if (motion.steps.empty() || motion.steps.front().counting <= 0) return 1;
  return std::clamp(motion.passed / motion.steps.front().counting, 0.0f, 1.0f);
}

int shown_score(const DisplayState& display, const Motion& motion, PlayerIndex player) {
  const int base = display.score[player];
  const MotionStep* step = running_step(motion);
  if (!step || step->events.front().kind != EventKind::scored) return base;
  // They are counted up when they arrive.
  const float part = std::clamp((progress(motion) - 0.7f) / 0.25f, 0.0f, 1.0f);
  const int points = step->events.front().scoring.points[player];
  return base + static_cast<int>(std::lround(part * static_cast<float>(points)));
}

}  // namespace bastide::web
