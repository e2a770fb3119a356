// A feature on the table: found under a point, and tinted.
#pragma once

#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide {
struct Game;
}  // namespace bastide

namespace bastide::web {

struct BoardDrawing;
struct Pictures;
struct Session;

// The node of the segment at a point of the world among the first `tiles` tiles, or no_node.
Node feature_at(const Session& session, Pictures& pictures, const Board& board, std::size_t tiles,
                Point world);

// Where a figure stands on a segment.
Point figure_point(const Session& session, Pictures& pictures, const Board& board, Node node);

// The feature's segments, from any node of it.
std::vector<Node> nodes_of(const Board& board, Node node);

// Draws a colour over every segment of a feature.
void tint_feature(const BoardDrawing& on, Node node, ImU32 colour);

// The picture of a segment in an owner's colour.
using OwnedPicture = ImTextureID (*)(Pictures&, const Game&, TypeIndex, int rotation, int segment,
                                     int colour);
// Draws it over every segment of a feature; several owners share it in stripes that continue from
// tile to tile.
void draw_owned(const BoardDrawing& on, Node node, u8 owners, OwnedPicture picture,
                float alpha = 1);

}  // namespace bastide::web
