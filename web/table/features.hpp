// A feature on the table: found under a point, and tinted.
#pragma once

#include <imgui.h>

#include <vector>

#include "engine/rules/state.hpp"
#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Pictures;
struct Session;

// The node of the segment at a point of the world among the first `tiles` tiles, or no_node.
Node feature_at(const Session& session, Pictures& pictures, const Board& board, std::size_t tiles,
                Point world);

// The feature's segments, from any node of it.
std::vector<Node> nodes_of(const Board& board, Node node);

// Lays a colour over every segment of a feature.
void tint_feature(const Session& session, const Camera& camera, Pictures& pictures,
                  ImDrawList& draw, const Board& board, std::size_t tiles, Node node, ImU32 colour);

}  // namespace bastide::web
