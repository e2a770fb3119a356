// What the page says of the Wheel of Fortune. It can follow such a game, but has no pictures of the
// wheel yet and does not offer it: there is no help page, so the new-game screen leaves it out.
#include "web/sets/choice_words.hpp"
#include "web/sets/sets.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view sectors[] = {"sector.fortune", "sector.tax",         "sector.famine",
                                        "sector.storm",   "sector.inquisition", "sector.plague"};

std::string sector_name(const Texts& texts, int sector) {
  return std::string(tr(texts, std::string(sectors[sector])));
}

std::string tell_move(const Happening& h) {
  const Event& event = h.event();
  if (event.piece == Piece::wheel_pig)
    return tr(h.texts, "event.wheel", {sector_name(h.texts, event.to.space)});
  if (event.to.kind == PlaceKind::crown)
    return tr(h.texts, "event.crown", {h.who, sector_name(h.texts, event.to.space / 2)});
  return event.from.kind == PlaceKind::crown ? tr(h.texts, "event.crown-home", {h.who})
                                             : std::string();
}

bool count(const ScoringToTell& t, Account& account) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::wheel && s.cause != ScoreCause::crowns) return false;
  const std::string sector = sector_name(t.texts, s.which);
  account.name = s.cause == ScoreCause::wheel ? tr(t.texts, "score.wheel", {sector})
                                              : tr(t.texts, "score.crowns", {sector});
  return true;
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::crown) return {};
  return tr(choice.texts, "table.crown", {sector_name(choice.texts, choice.action.value)});
}

constexpr SheetRow sheet[] = {
    {ScoreCause::wheel, "sheet.kind.wheel"},
    {ScoreCause::crowns, "sheet.kind.wheel"},
};
constexpr PhaseWord phases[] = {{Phase::plague, "plague"}};
constexpr ChoiceWord choices[] = {{ActionKind::crown, std::nullopt, "crown"}};
constexpr WordTopic topics[] = {
    {"plague", "wheel-of-fortune.plague"},
    {"crown", "wheel-of-fortune.crowns"},
};

}  // namespace

const PageSet wheel_page = {
    .id = "wheel",
    .tell_move = tell_move,
    .count = count,
    .sheet = sheet,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
};

}  // namespace bastide::web
