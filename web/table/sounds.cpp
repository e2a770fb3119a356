#include "web/table/sounds.hpp"

#include "engine/sets/sets.hpp"
#include "web/table/table_view.hpp"

namespace bastide::web {

using platform::Sound;

void switch_sound(TableView& view) {
  view.settings.sound = !view.settings.sound;
  sound(view, Sound::coin);
}

void sound(const TableView& view, Sound what) {
  if (view.settings.sound) platform::play(what);
}

namespace {

void sound_move(const TableView& view, const Event& event) {
  if (is_tile_drawn(event)) return sound(view, Sound::draw);
  if (is_tile_placed(event)) return sound(view, Sound::lay);
  if (event.piece == Piece::gold || is_goods_taken(event)) return sound(view, Sound::coin);
  const bool on_track = event.to.kind == PlaceKind::track;
  const bool put = on_track ? event.piece == Piece::robber && !is_robber_dragged(event)
                            : event.to.kind == PlaceKind::segment;
  if (put) sound(view, Sound::figure);
}

}  // namespace

void sound_event(const TableView& view, const Event& event) {
  switch (event.kind) {
    case EventKind::moved:
      return sound_move(view, event);
    case EventKind::scored:
      if (event.scoring.owners != 0) sound(view, Sound::points);
      return;
    case EventKind::part_begun:  // message 7 has been heard as a message
      if (event.by != &messages_set) sound(view, Sound::notice);
      return;
    case EventKind::decided:
      if (event.action.kind == ActionKind::message) sound(view, Sound::notice);
      if (event.action.kind == ActionKind::roll) sound(view, Sound::die);
      return;
    case EventKind::game_over:
      return sound(view, Sound::end);
    default:
      return;
  }
}

}  // namespace bastide::web
