#include "web/table/sounds.hpp"

#include "engine/sets/sets.hpp"
#include "web/app/app.hpp"

namespace bastide::web {

using platform::Sound;

void switch_sound(App& app) {
  app.settings.sound = !app.settings.sound;
  sound(app, Sound::coin);
}

void sound(const App& app, Sound what) {
  if (app.settings.sound) platform::play(what);
}

namespace {

void sound_move(const App& app, const Event& event) {
  if (is_tile_drawn(event)) return sound(app, Sound::draw);
  if (is_tile_placed(event)) return sound(app, Sound::lay);
  if (event.piece == Piece::gold || is_goods_taken(event)) return sound(app, Sound::coin);
  const bool on_track = event.to.kind == PlaceKind::track;
  const bool put = on_track ? event.piece == Piece::robber && !is_robber_dragged(event)
                            : event.to.kind == PlaceKind::segment;
  if (put) sound(app, Sound::figure);
}

}  // namespace

void sound_event(const App& app, const Event& event) {
  switch (event.kind) {
    case EventKind::moved:
      return sound_move(app, event);
    case EventKind::scored:
      if (event.scoring.owners != 0) sound(app, Sound::points);
      return;
    case EventKind::part_begun:  // message 7 has been heard as a message
      if (event.by != &messages_set) sound(app, Sound::notice);
      return;
    case EventKind::decided:
      if (event.action.kind == ActionKind::message) sound(app, Sound::notice);
      if (event.action.kind == ActionKind::roll) sound(app, Sound::die);
      return;
    case EventKind::game_over:
      return sound(app, Sound::end);
    default:
      return;
  }
}

}  // namespace bastide::web
