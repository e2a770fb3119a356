// The page's side of the completion sale (VAR-8).
#include "engine/rules/game.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  const bool sold = event.piece == Piece::tile && event.from.kind == PlaceKind::hand &&
                    event.to.kind == PlaceKind::hand;
  return sold ? tr(h.texts, "event.sale-sold", {h.who}) : std::string();
}

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind == ActionKind::sell) return tr(h.texts, "event.sale-offered", {h.who});
  if (action.kind == ActionKind::pass) return tr(h.texts, "event.sale-out", {h.who});
  if (action.kind != ActionKind::bid) return {};
  return tr_count(h.texts, "event.sale-bid", action.value, {h.who});
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::sale) return false;
  breakdown.name = tr(t.texts, "score.sale");
  return true;
}

void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::sale) return;
  PlayerIndex seller = 0;
  while (!(s.owners >> seller & 1)) ++seller;
  sentence = tr_count(
      t.texts, "score.sale.paid", s.value,
      {player_name(t.texts, *t.record, s.victim), player_name(t.texts, *t.record, seller)});
}

// Of the bids, the highest so far.
std::string title(const Texts& texts, const State& state, const Decision& d) {
  const int bid = state.part.sale.bid;
  return d.phase == Phase::bids && bid > 0 ? tr_count(texts, "decision.bid.highest", bid)
                                           : std::string();
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind == ActionKind::sell) return std::string(tr(choice.texts, "table.sell"));
  if (choice.action.kind != ActionKind::bid) return {};
  return tr_count(choice.texts, "table.bid", choice.action.value);
}

constexpr SheetRow sheet[] = {{ScoreCause::sale, "sheet.kind.sale"}};
constexpr PhaseWord passes[] = {{Phase::sale, "table.keep-tile"}, {Phase::bids, "table.no-bid"}};
constexpr PhaseWord phases[] = {{Phase::sale, "sell"}, {Phase::bids, "bid"}};
constexpr WordTopic topics[] = {{"sell", "sale.auction"}, {"bid", "sale.auction"}};

constexpr HelpSection sections[] = {{"auction", "SALE-1–8"}};
constexpr HelpPage help = {.sections = sections};

}  // namespace

extern const PageSet sale_page = {
    .id = "sale",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .count = count,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .phases = phases,
    .passes = passes,
    .topics = topics,
    .title = title,
    .choice_name = name_choice,
    .help = &help,
};

}  // namespace bastide::web
