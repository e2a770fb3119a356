// What is felt when something happens on the board: a tile snaps in, a closed feature shows that it
// is, a loss shakes. Each lasts at most a second beside whatever else is shown, delays nothing, and
// is planned once: drawing it (flourish_view.hpp) only looks at the marks.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "web/board/losses.hpp"
#include "web/drawing/camera.hpp"
#include "web/platform/sound.hpp"

namespace bastide {
struct Scoring;
}  // namespace bastide

namespace bastide::web {

struct Pictures;
struct Session;

enum class FlourishKind : u8 {
  snap,      // the tiles around a cell give way and come back
  banners,   // pennants rise over the walls, windows are lit
  cobbles,   // stones are laid from one end to the other
  bell,      // swings, and rings spread
  blossoms,  // open around a place
  lanterns,  // are lit, one after another
  loss,      // a figure shakes
};
inline constexpr int flourish_kinds = 7;

// At normal speed, in seconds.
inline constexpr float longest_flourish = 1;
float seconds_of(FlourishKind kind);

// How the completion of a feature is shown, and heard where it scores.
struct ClosingRow {
  SegmentKind feature;
  FlourishKind kind;
  platform::Sound sound;
};
std::span<const ClosingRow> closing_rows();
const ClosingRow* closing_row(SegmentKind feature);  // null: it is never completed

// Something small at a point of the world, which appears at a part of the flourish.
struct FlourishMark {
  Point at;
  float due = 0;
  u8 look = 0;  // what its kind makes of it
};
inline constexpr u8 look_pennant = 0xff;  // of banners; otherwise a window
inline constexpr std::size_t most_marks = 400;

struct Flourish {
  FlourishKind kind = FlourishKind::snap;
  float seconds = 0;
  float passed = 0;  // below 0 before it begins
  Position at = {};  // snap: the cell
  Node node = no_node;
  u8 owners = 0;     // bit p
  float weight = 1;  // how strong it is; of cobbles, the radius of a stone in tiles
  std::vector<FlourishMark> marks = {};
};
// 0..1, and before it begins 0.
float part_of(const Flourish& flourish);

// A tile laid on a cell snaps in between this many of its neighbours.
inline constexpr int sides_to_snap = 3;
int sides_of(const Board& board, Position at);

Flourish snap_at(Position at, int sides);
// Nothing for features without a row.
std::optional<Flourish> closing_flourish(const Session& session, Pictures& pictures,
                                         const Board& board, const Scoring& scoring);
Flourish loss_flourish(const Session& session, Pictures& pictures, const Board& board,
                       const Loss& loss);

// How far a tile, and the figure on it, is moved by all that goes on, in tiles.
Point moved_by(std::span<const Flourish> flourishes, Position tile, Node figure);

}  // namespace bastide::web
