#include "web/table/sounds.hpp"

#include "web/sets/page_set.hpp"
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

std::optional<Sound> sound_of_sets(const Event& event) {
  for (const PageSet* set : page_sets())
    if (set->sound)
      if (const std::optional<Sound> own = set->sound(event)) return own;
  return {};
}

void sound_move(const Settings& settings, const Event& event) {
  if (is_tile_drawn(event)) return sound(settings, Sound::draw);
  if (is_tile_placed(event)) return sound(settings, Sound::lay);
  if (const std::optional<Sound> own = sound_of_sets(event)) return sound(settings, *own);
  if (event.to.kind == PlaceKind::segment) sound(settings, Sound::figure);
}

bool heard_already(const Event& part_begun) {
  const PageSet* set = part_begun.by ? page_set(*part_begun.by) : nullptr;
  return set && set->part_is_silent;
}

}  // namespace

void sound_event(const Settings& settings, const Event& event) {
  switch (event.kind) {
    case EventKind::moved:
      return sound_move(settings, event);
    case EventKind::scored:
      if (event.scoring.owners != 0) sound(settings, Sound::points);
      return;
    case EventKind::part_begun:
      if (!heard_already(event)) sound(settings, Sound::notice);
      return;
    case EventKind::decided:
      if (const std::optional<Sound> own = sound_of_sets(event)) sound(settings, *own);
      return;
    case EventKind::game_over:
      return sound(settings, Sound::end);
    default:
      return;
  }
}

}  // namespace bastide::web
