#include "engine/review/examination.hpp"

#include <memory>

#include "engine/rules/game.hpp"

namespace bastide {
namespace {

bool is_possible(const PlayedGame& played, std::size_t k, const Judgement& worth) {
  const auto place = listed(played.game, state_at(played, k), worth.place);
  if (!place) return false;
  if (worth.figure.kind == ActionKind::none) return true;
  const auto next = std::make_unique<State>(state_at(played, k));
  apply(played.game, *next, *place);
  return legal(played.game, *next, worth.figure);
}

}  // namespace

Examination begin_examination(const Analysis& analysis, std::size_t turn) {
  const TurnRating& estimated = analysis.ratings[turn];
  Examination examination{turn, analysis.turns[turn].begin, {}};
  examination.found.swing = estimated.swing;
  examination.found.decisions = estimated.decisions;
  examination.found.luck = estimated.luck;
  return examination;
}

bool next_placement(const PlayedGame& played, const Analysis& analysis, Examination& examination) {
  const TurnSummary& turn = analysis.turns[examination.turn];
  for (std::size_t& k = examination.placed; k < turn.end; ++k)
    if (places(played, k) && played.positions[k].decision.player == turn.player) return true;
  return false;
}

void enter(const PlayedGame& played, const Analysis& analysis, Examination& examination,
           const std::optional<Examined>& found) {
  if (found) {
    take_in(examination.found, played, *found);
    ++examination.placed;
  } else {
    examination.found = analysis.ratings[examination.turn];
    examination.placed = analysis.turns[examination.turn].end;
  }
}

void finish(Analysis& analysis, const Examination& examination) {
  analysis.ratings[examination.turn] = examination.found;
  analysis.ratings[examination.turn].examined = true;
}

TurnActions turn_at(const PlayedGame& played, std::size_t placed) {
  TurnActions turn;
  for (std::size_t k = placed; k < end_of(played, placed); ++k)
    turn.push_back(played.record.actions[k]);
  return turn;
}

std::optional<Examined> examined(const PlayedGame& played, std::size_t placed,
                                 const std::optional<Judgement>& worth) {
  if (!worth || !is_possible(played, placed, *worth)) return {};
  return Examined{placed, worth->losses, worth->place, worth->figure};
}

u64 judge_seed_at(const PlayedGame& played, std::size_t placed) {
  return judge_seed(played.record.setup.seed, end_of(played, placed));
}

}  // namespace bastide
