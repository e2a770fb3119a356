#include "web/panels/hand/watching.hpp"

#include <iterator>
#include <string>

#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/text.hpp"
#include "web/ui/flow.hpp"

namespace bastide::web {

bool only_computers(const Session& session) {
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    if (!is_computer(session, p)) return false;
  return true;
}

bool computers_wait(const Play& play, const Session& session) {
  return play.paused && only_computers(session) && session.positions.back().turn > play.step_until;
}

void lay_watching(Flow& flow, const TableView& view) {
  const Texts& texts = view.texts;
  const bool paused = view.play->paused;
  const int step = animation_step(view.settings);
  ButtonStyle speed;
  speed.why = tr(texts, "settings.speed");
  flow.row([&](Row& row) {
    if (row.icon("watching.pause", paused ? Icon::play : Icon::pause,
                 tr(texts, paused ? "watching.go" : "watching.pause")))
      intend(view, [paused](TableView& v) {
        v.play->paused = !paused;
        v.play->step_until = 0;
      });
    if (row.icon("watching.step", Icon::step_forward, tr(texts, "watching.step")))
      intend(view, [](TableView& v) {
        v.play->paused = true;
        v.play->step_until = v.session->positions.back().turn;
      });
    if (row.button("watching.speed", tr(texts, "settings.speed." + std::to_string(step)), speed))
      intend(view, [step](TableView& v) {
        v.settings->animation_speed =
            animation_speeds[(step + 1) % static_cast<int>(std::size(animation_speeds))];
      });
  });
}

}  // namespace bastide::web
