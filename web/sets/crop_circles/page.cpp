// The page's side of the Crop Circles.
#include "engine/rules/game.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// The figures affected by the crop circle just placed (CROP-3): ".farmers"; empty when the last
// tile is another one.
std::string_view crop_word(const Game& game, const State& state) {
  if (state.placed == no_tile) return {};
  switch (game.types[state.board.tiles[state.placed].type].crop) {
    case CropSymbol::rake:
      return ".farmers";
    case CropSymbol::club:
      return ".roads";
    case CropSymbol::shield:
      return ".cities";
    case CropSymbol::none:
      break;
  }
  return {};
}

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind != ActionKind::crop) return {};
  return tr(
      h.texts,
      key_of(action.value == 0 ? "event.crop-add" : "event.crop-take", crop_word(h.game, h.state)),
      {h.who});
}

std::string_view decision(const Game& game, const State& state, const Decision& d) {
  if (d.phase != Phase::crop) return {};
  return first_answer(game, state) == ActionKind::retrieve ? "crop-take" : "crop-add";
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::crop) return {};
  return std::string(
      tr(choice.texts, key_of(choice.action.value == 0 ? "table.crop.add" : "table.crop.back",
                              crop_word(choice.game, choice.state))));
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind != ActionKind::crop) return;
  sign.piece = Piece::meeple;
  sign.owner = choice.player;
  sign.mark = choice.action.value == 0 ? ChoiceSign::Mark::plus : ChoiceSign::Mark::minus;
}

constexpr PhaseWord phases[] = {
    {Phase::crop_choice, "crop-choice"},
    {Phase::crop, "crop-add"},
};
constexpr WordTopic topics[] = {
    {"crop-choice", "crop-circles.choose"},
    {"crop-add", "crop-circles.join"},
    {"crop-take", "crop-circles.join"},
};

constexpr std::string_view tiles[] = {
    "crop-circles/FRRR",
    "crop-circles/CFRF",
    "crop-circles/CFCF",
};
constexpr HelpSection sections[] = {
    {"choose", "CROP-1–4"},
    {"join", "CROP-5–14"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

}  // namespace

extern const PageSet crop_circles_page = {
    .id = "crop-circles",
    .tell_decided = tell_decided,
    .phases = phases,
    .topics = topics,
    .decision = decision,
    .choice_name = name_choice,
    .adjust_sign = adjust_sign,
    .help = &help,
};

}  // namespace bastide::web
