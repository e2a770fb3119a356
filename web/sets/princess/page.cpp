// The page's side of the princess.
#include "engine/rules/game.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// Whose knight leaves: "Anna", "Anna; big knight".
std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::dismiss) return {};
  std::string knight = player_name(choice.texts, choice.record, choice.meaning.owner);
  if (const FigureKind figure = *choice.meaning.piece; figure != FigureKind::meeple)
    knight = tr(choice.texts, "parts",
                {knight, within_sentence(choice.texts,
                                         figure_words(choice.texts, figure, SegmentKind::city))});
  return tr(choice.texts, "table.dismiss", {knight});
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind == ActionKind::dismiss) sign.mark = ChoiceSign::Mark::gone;
}

constexpr ChoiceWord choices[] = {{ActionKind::dismiss, {}, "dismiss"}};
constexpr WordTopic topics[] = {{"dismiss", "princess-dragon.princess"}};

}  // namespace

extern const PageSet princess_page = {
    .id = "princess",
    .sent_home = "event.dismissed.",
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .adjust_sign = adjust_sign,
};

}  // namespace bastide::web
