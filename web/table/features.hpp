// What a feature on the table is: found under a point, tinted, and told in words.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "engine/rules/state.hpp"
#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

// The node of the segment at a point of the world among the first `tiles` tiles, or no_node.
Node feature_at(App& app, const Board& board, std::size_t tiles, Point world);

// The feature's segments, from any node of it.
std::vector<Node> nodes_of(const Board& board, Node node);

// Lays a colour over every segment of a feature.
void tint_feature(App& app, ImDrawList& draw, const Board& board, std::size_t tiles, Node node,
                  ImU32 colour);

// What a person wants to know about a feature, one fact a line; the first line is its heading.
std::vector<std::string> feature_facts(const App& app, const State& state, Node node);

// The card with these facts, near a point of the screen.
void draw_feature_card(App& app, ImDrawList& draw, const State& state, Node node, Point near);

}  // namespace bastide::web
