// What the page says of the Flying Machines.
#include "web/sets/sets.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (event.to.kind == PlaceKind::air) {
    const std::string_view key = event.piece == Piece::big_meeple ? "event.flight.big"
                                 : event.piece == Piece::abbot    ? "event.flight.abbot"
                                                                  : "event.flight";
    return tr(h.texts, key, {h.who});
  }
  if (event.from.kind == PlaceKind::air && event.to.kind == PlaceKind::supply)
    return tr(h.texts, "event.flight-failed", {h.who});
  return {};
}

std::string tell_decided(const Happening& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::roll) return {};
  return tr(h.texts, "event.die", {std::to_string(action.value)});
}

constexpr PhaseWord phases[] = {{Phase::landing, "land"}};
constexpr ChoiceWord choices[] = {{ActionKind::fly, {}, "fly"}};
constexpr WordTopic topics[] = {
    {"fly", "flying-machines.fly"},
    {"land", "flying-machines.land"},
};

constexpr std::string_view tiles[] = {"flying-machines/FFRR-W", "flying-machines/FRFR-NW"};
constexpr HelpSection sections[] = {
    {"fly", "FLY-1–3"},
    {"land", "FLY-4–10"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

std::optional<platform::Sound> sound(const Event& event) {
  if (event.kind == EventKind::decided && event.action.kind == ActionKind::roll)
    return platform::Sound::die;
  return {};
}

}  // namespace

const PageSet flying_machines_page = {
    .id = "flying-machines",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .help = &help,
    .sound = sound,
};

}  // namespace bastide::web
