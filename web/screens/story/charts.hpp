// Charts of the player's history.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

// A name, a bar beside it in parts, each as long as its share of `most`, and numbers after it. Up
// to three parts: filled, hatched and empty, so that they can be told apart without colours.
struct BarRow {
  std::string name;
  std::span<const int> parts;
  int most = 1;
  std::string numbers;
};
void bar_row(const Theme& theme, const BarRow& row);

// Values from left to right, over lines with names; what stands below its ends.
struct Curve {
  struct Value {
    float height;
    bool filled = false;  // as a game won
  };
  struct Line {
    float height;
    std::string name;
  };
  std::vector<Value> values;
  std::vector<Line> lines;
  std::string from, to;
};
// Of too few values it says so instead.
void curve_chart(Ui& ui, const Texts& texts, const Curve& curve);
// Lines at nothing, at a round number in the middle, and near the top.
std::vector<Curve::Line> round_lines(float most);

}  // namespace bastide::web
