#include "web/board/sounds.hpp"

#include "web/board/flourish.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {

using platform::Sound;

void switch_sound(Settings& settings) {
  settings.sound = !settings.sound;
  sound(settings, Sound::coin);
}

void sound(const Settings& settings, Sound what) { platform::play(what, volume_of(settings)); }

void feel(const Settings& settings, int milliseconds) {
  if (settings.vibration) platform::vibrate(milliseconds);
}

void sound_loss(const Settings& settings) {
  sound(settings, Sound::loss);
  feel(settings, 60);
}

void sound_end(const Settings& settings, const Session& session) {
  const Outcome end = outcome(session.game, last_state(session));
  const PlayerIndex own = only_person(session);
  if (own == no_player && !end.together) return sound(settings, Sound::end);
  bool won = end.together && end.winners != 0;
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    won |= person_of(session.game, side) == own && (end.winners >> side & 1) != 0;
  sound(settings, won ? Sound::won : Sound::lost);
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
      if (event.scoring.owners == 0) return;
      if (const ClosingRow* row = closing_row(event.scoring.feature);
          row && event.scoring.cause == ScoreCause::completed)
        sound(settings, row->sound);
      sound(settings, Sound::points);
      feel(settings, 40);
      return;
    case EventKind::part_begun:
      if (!heard_already(event)) sound(settings, Sound::notice);
      return;
    case EventKind::decided:
      if (const std::optional<Sound> own = sound_of_sets(event)) sound(settings, *own);
      return;
    default:
      return;
  }
}

}  // namespace bastide::web
