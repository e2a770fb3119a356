// Names for the kinds of events, for tests that only ask whether one occurred.
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/set.hpp"

namespace bastide::testing::was {

inline bool scored(const Event& e) { return e.kind == EventKind::scored; }
inline bool game_over(const Event& e) { return e.kind == EventKind::game_over; }
inline bool part_begun_by(const Event& e, std::string_view set) {
  return e.kind == EventKind::part_begun && e.by->id == set;
}
inline bool double_turn(const Event& e) { return part_begun_by(e, "traders-builders"); }
inline bool hole_turn(const Event& e) { return part_begun_by(e, "holes"); }
inline bool extra_part(const Event& e) { return part_begun_by(e, "messages"); }
inline bool extra_part_over(const Event& e) { return e.kind == EventKind::part_resumed; }

inline bool tile_drawn(const Event& e) {
  return e.piece == Piece::tile && is_move(e, PlaceKind::bag, PlaceKind::hand);
}
inline bool tile_chosen(const Event& e) { return is_move(e, PlaceKind::kept, PlaceKind::hand); }
inline bool tile_placed(const Event& e) { return is_tile_placed(e); }
inline bool tile_discarded(const Event& e) {
  return is_move_of(e, Piece::tile) && e.to.kind == PlaceKind::off;
}
inline bool tile_returned(const Event& e) {
  return is_move_of(e, Piece::tile) && e.to.kind == PlaceKind::bag;
}

inline bool figure_returned(const Event& e) { return is_figure_returned(e); }
inline bool flight_begun(const Event& e) { return is_move(e, PlaceKind::supply, PlaceKind::air); }
inline bool flight_failed(const Event& e) { return is_move(e, PlaceKind::air, PlaceKind::supply); }
inline bool die_rolled(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == ActionKind::roll;
}
inline bool message_drawn(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == ActionKind::message;
}
inline bool crop_chosen(const Event& e) {
  return e.kind == EventKind::decided && e.action.kind == ActionKind::crop;
}

inline bool goods_taken(const Event& e) { return is_token_taken(e); }
inline bool gold_placed(const Event& e) {
  return is_move_of(e, Piece::gold) && e.to.kind == PlaceKind::tile;
}
inline bool gold_taken(const Event& e) {
  return is_move_of(e, Piece::gold) && e.to.kind == PlaceKind::supply;
}
inline bool of_magic(const Event& e) {
  return is_move_of(e, Piece::mage) || is_move_of(e, Piece::witch);
}
inline bool enchanted(const Event& e) { return of_magic(e) && e.to.kind == PlaceKind::segment; }
inline bool banished(const Event& e) { return of_magic(e) && e.to.kind == PlaceKind::off; }
inline bool ferry_placed(const Event& e) {
  return is_move_of(e, Piece::ferry) && e.from.kind == PlaceKind::off;
}
inline bool ferry_moved(const Event& e) {
  return is_move_of(e, Piece::ferry) && e.from.kind == PlaceKind::segment;
}
inline bool points_moved(const Event& e) { return is_points_moved(e); }
inline bool robber_placed(const Event& e) {
  return is_move_of(e, Piece::robber) && e.to.kind == PlaceKind::track && e.player == e.owner;
}
inline bool robber_returned(const Event& e) {
  return is_move_of(e, Piece::robber) && e.to.kind == PlaceKind::supply;
}
inline bool robber_moved(const Event& e) { return is_move_of(e, Piece::robber) && is_dragged(e); }

}  // namespace bastide::testing::was
