#include "web/table/sounds.hpp"

#include "engine/sets/sets.hpp"
#include "web/table/table_view.hpp"

namespace bastide::web {

using platform::Sound;

void switch_sound(Settings& settings) {
  settings.sound = !settings.sound;
  sound(settings, Sound::coin);
}

void sound(const Settings& settings, Sound what) {
  if (settings.sound) platform::play(what);
}

namespace {

void sound_move(const Settings& settings, const Event& event) {
  if (is_tile_drawn(event)) return sound(settings, Sound::draw);
  if (is_tile_placed(event)) return sound(settings, Sound::lay);
  if (event.piece == Piece::gold || is_goods_taken(event)) return sound(settings, Sound::coin);
  const bool on_track = event.to.kind == PlaceKind::track;
  const bool put = on_track ? event.piece == Piece::robber && !is_robber_dragged(event)
                            : event.to.kind == PlaceKind::segment;
  if (put) sound(settings, Sound::figure);
}

}  // namespace

void sound_event(const Settings& settings, const Event& event) {
  switch (event.kind) {
    case EventKind::moved:
      return sound_move(settings, event);
    case EventKind::scored:
      if (event.scoring.owners != 0) sound(settings, Sound::points);
      return;
    case EventKind::part_begun:  // message 7 has been heard as a message
      if (event.by != &messages_set) sound(settings, Sound::notice);
      return;
    case EventKind::decided:
      if (event.action.kind == ActionKind::message) sound(settings, Sound::notice);
      if (event.action.kind == ActionKind::roll) sound(settings, Sound::die);
      return;
    case EventKind::game_over:
      return sound(settings, Sound::end);
    default:
      return;
  }
}

}  // namespace bastide::web
