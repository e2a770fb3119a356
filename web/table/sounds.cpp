#include "web/table/sounds.hpp"

#include "web/app.hpp"
#include "web/saving.hpp"

namespace bastide::web {

using platform::Sound;

void switch_sound(App& app) {
  app.settings.sound = !app.settings.sound;
  save_settings(app);
  sound(app, Sound::coin);
}

void sound(const App& app, Sound what) {
  if (app.settings.sound) platform::play(what);
}

void sound_event(const App& app, const Event& event) {
  switch (event.kind) {
    case EventKind::tile_drawn:
      return sound(app, Sound::draw);
    case EventKind::tile_placed:
      return sound(app, Sound::lay);
    case EventKind::figure_placed:
    case EventKind::enchanted:
    case EventKind::robber_placed:
    case EventKind::ferry_placed:
    case EventKind::ferry_moved:
      return sound(app, Sound::figure);
    case EventKind::gold_placed:
    case EventKind::gold_taken:
    case EventKind::goods_taken:
      return sound(app, Sound::coin);
    case EventKind::feature_scored:
      if (event.scoring.owners != 0) sound(app, Sound::points);
      return;
    case EventKind::double_turn:
    case EventKind::hole_turn:
    case EventKind::message_drawn:
      return sound(app, Sound::notice);
    case EventKind::die_rolled:
      return sound(app, Sound::die);
    case EventKind::game_over:
      return sound(app, Sound::end);
    default:
      return;
  }
}

}  // namespace bastide::web
