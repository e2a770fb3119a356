// The page's side of the Flying Machines.
#include "engine/rules/state.hpp"
#include "web/sets/flying_machines/die.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.to.kind == PlaceKind::air) {
    const bool meeple = event.piece == Piece::meeple;
    return tr(h.texts, meeple ? "event.flight" : key_of("event.flight.", piece_word(event.piece)),
              {h.who});
  }
  if (event.from.kind == PlaceKind::air && event.to.kind == PlaceKind::supply)
    return tr(h.texts, "event.flight-failed", {h.who});
  return {};
}

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::roll) return {};
  return tr(h.texts, "event.die", {std::to_string(action.value)});
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::fly) return {};
  return tr(choice.texts, "table.fly", {piece_name(choice.texts, *choice.meaning.piece)});
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

bool is_roll(const Event& event) {
  return event.kind == EventKind::decided && event.action.kind == ActionKind::roll;
}

bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  if (!is_roll(shown.event)) return false;
  draw_rolling_die(on, shown.before.placed, shown.event.action.value, shown.t);
  return true;
}

// The result is not announced before the die has come to rest.
float silence(const Event& event) { return is_roll(event) ? rolling : 0; }

std::optional<platform::Sound> sound(const Event& event) {
  if (is_roll(event)) return platform::Sound::die;
  return {};
}

}  // namespace

extern const PageSet flying_machines_page = {
    .id = "flying-machines",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .help = &help,
    .draw_event = draw_event,
    .silence = silence,
    .sound = sound,
};

}  // namespace bastide::web
