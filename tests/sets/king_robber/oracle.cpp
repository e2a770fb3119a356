// The slow oracle: King & Robber Baron.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

constexpr SegmentKind counted_kinds[] = {SegmentKind::city, SegmentKind::road};
constexpr ScoreCause causes[] = {ScoreCause::king, ScoreCause::robber_baron};

Award points(std::size_t card, int player, int features, int each) {
  Award award;
  award.cause = causes[card];
  award.tiles = features;
  award.value = award.points[static_cast<std::size_t>(player)] = features * each;
  return award;
}

}  // namespace

void Referee::measure_for_cards(const Feature& feature) {
  if (!setup_.has(Expansion::king_robber)) return;
  for (std::size_t card = 0; card < 2; ++card)
    if (feature.kind == counted_kinds[card]) {
      measured_[card] = std::max(measured_[card], feature.tiles);
      ++finished_[card];
    }
}

// Never waits.
bool Referee::pass_cards() {
  for (std::size_t card = 0; card < 2; ++card) {
    const int finished = finished_[card];
    finished_[card] = 0;
    if (finished == 0 || cards[card] < 0 || !setup_.options.king_continuously) continue;
    give(points(card, cards[card], finished, 1));
    return enter();
  }
  for (std::size_t card = 0; card < 2; ++card) {
    if (measured_[card] > records[card]) {
      records[card] = measured_[card];
      cards[card] = active;
    }
    measured_[card] = 0;
  }
  return false;
}

void Referee::count_cards() {
  if (setup_.options.king_continuously) return;
  for (std::size_t card = 0; card < 2; ++card) {
    if (cards[card] < 0) continue;
    int count = 0;
    for (const Feature& feature : survey.features)
      count += feature.kind == counted_kinds[card] && feature.completed();
    Award award = points(card, cards[card], count, 1);
    if (setup_.options.king_fixed) award = points(card, cards[card], 1, 10);
    if (setup_.options.king_both)
      award = points(card, cards[card], 1, cards[0] == cards[1] ? 20 : 15);
    if (award.value > 0) give(award);
  }
}

}  // namespace bastide::oracle
