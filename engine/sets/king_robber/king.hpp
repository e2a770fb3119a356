// The cards of King and Robber Baron.
#pragma once

#include "engine/rules/state.hpp"

namespace bastide {

constexpr Piece piece_of(KingCard card) {
  return card == KingCard::king ? Piece::king : Piece::robber_baron;
}
constexpr SegmentKind subject_of(KingCard card) {
  return card == KingCard::king ? SegmentKind::city : SegmentKind::road;
}
// The number of a card, -1 if the piece is none.
constexpr int card_of(Piece piece) {
  return piece == Piece::king ? 0 : piece == Piece::robber_baron ? 1 : -1;
}

}  // namespace bastide
