// The page's side of the Festival.
#include "engine/rules/game.hpp"
#include "engine/rules/state.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::recall) return {};
  const SegmentKind feature =
      kind_of(choice.game.tables, choice.state.board, choice.meaning.from.node);
  return tr(
      choice.texts, "table.recall",
      {within_sentence(choice.texts, figure_words(choice.texts, *choice.meaning.piece, feature))});
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind == ActionKind::recall) sign.mark = ChoiceSign::Mark::minus;
}

constexpr ChoiceWord choices[] = {{ActionKind::recall, std::nullopt, "recall"}};
constexpr WordTopic topics[] = {{"recall", "festival.take"}};

constexpr std::string_view tiles[] = {"festival/CFRR", "festival/RRRR-two-curves"};
constexpr HelpSection sections[] = {{"take", "FEST-1–7"}};
constexpr HelpPage help = {.sections = sections, .tiles = tiles};

}  // namespace

extern const PageSet festival_page = {
    .id = "festival",
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .adjust_sign = adjust_sign,
    .help = &help,
};

}  // namespace bastide::web
