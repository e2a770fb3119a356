// The page's side of the Abbot.
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::abbot) return {};
  if (is_figure_placed(event)) return tr(h.texts, key_of("event.abbot.", h.on), {h.who});
  if (is_figure_returned(event)) return tr(h.texts, "event.home.abbot", {h.who});
  return {};
}

void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause == ScoreCause::retrieved)
    breakdown.name = tr(t.texts, key_of("feature.retrieved.", feature_word(t.scoring.feature)));
}

std::string name_choice(const ChoiceToTell& choice) {
  const bool back = choice.phase == Phase::figure && choice.action.kind == ActionKind::retrieve;
  return std::string(back ? tr(choice.texts, "table.abbot-back") : "");
}

constexpr SheetRow sheet[] = {{ScoreCause::retrieved, "sheet.kind.abbot"}};
constexpr ChoiceWord choices[] = {
    {ActionKind::deploy, Piece::abbot, "abbot"},
    {ActionKind::retrieve, Piece::abbot, "abbot-back"},
};
constexpr WordTopic topics[] = {
    {"abbot", "abbot.place"},
    {"abbot-back", "abbot.back"},
};

constexpr std::string_view tiles[] = {"base/CFFF+garden", "base/FFFF-monastery"};
constexpr HelpSection sections[] = {
    {"place", "ABBOT-1–3"},
    {"score", "ABBOT-4, ABBOT-13"},
    {"back", "ABBOT-6–12"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::abbot};

}  // namespace

extern const PageSet abbot_page = {
    .id = "abbot",
    .tell_move = tell_move,
    .adjust_breakdown = adjust_breakdown,
    .sheet = sheet,
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .help = &help,
};

}  // namespace bastide::web
