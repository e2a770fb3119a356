#include "web/play/layout.hpp"

#include <algorithm>

#include "web/ui/theme.hpp"

namespace bastide::web {
namespace {

// The height of a phone's players, who stand in one row or two of a name above a score, or, where
// large letters would take the board's room, beside it.
float players_height(const Theme& theme, TableShape shape, int count, float width, float air) {
  constexpr float letters = 34;
  if (players_columns(theme, shape, count, width) == count)
    return px(theme, air) + em(theme, letters);
  constexpr float line = 20, large = 1.25f;
  return theme.text > large ? px(theme, 12) + em(theme, 2 * line)
                            : px(theme, 30) + em(theme, 2 * letters);
}

TableLayout upright(const Theme& theme, const TableNeeds& needs) {
  const float width = needs.width, height = needs.height, hand_height = needs.hand_height;
  TableLayout out;
  out.shape = TableShape::upright;
  const float tools = theme.control + px(theme, 8);
  out.players = {0, 0, width, players_height(theme, out.shape, needs.players, width, 24)};
  out.tools = {0, height - tools, width, tools};
  out.hand = {0, height - tools - hand_height, width, hand_height};
  const float top = out.players.height, bottom = out.hand.y;
  out.board = {0, top, width, bottom - top};
  out.side = out.board;
  if (needs.side == SidePanel::analysis) {  // the turns that it lists are shown on the board
    out.side.height =
        std::min(0.55f * out.board.height, out.board.height - least_board(height) / 2);
    out.board.height -= out.side.height;
    out.side.y = out.board.y + out.board.height;
  }
  return out;
}

TableLayout sideways(const Theme& theme, const TableNeeds& needs) {
  const float width = needs.width, height = needs.height;
  TableLayout out;
  out.shape = TableShape::sideways;
  const float most = width * 0.42f, slim = std::min(em(theme, 188), most);
  const float column = needs.broad ? std::min(em(theme, 236), most) : slim;
  const float tools = theme.control + px(theme, 8);
  const float players = players_height(theme, out.shape, needs.players, column, 20);
  out.players = {width - column, 0, column, players};
  out.hand = {width - column, players, column, height - players};
  out.tools = {0, 0, tools, height};
  out.board = {tools, 0, width - column - tools, height};
  out.lent = column - slim;
  out.side = {tools, 0, out.board.width, height};
  if (needs.side == SidePanel::analysis) {
    out.side.width *= 0.55f;
    cut_left(out.board, out.side.width);
  }
  return out;
}

TableLayout wide(const Theme& theme, const TableNeeds& needs) {
  const float width = needs.width, height = needs.height;
  TableLayout out;
  out.shape = TableShape::wide;
  const float gap = px(theme, 12), most = width * 0.42f;
  // Four tools side by side, each as wide as a fingertip: an eighth of a usual window.
  const float slim = std::max({px(theme, 180), 4 * theme.control, std::min(em(theme, 180), most)});
  const float broad = needs.broad ? std::max(slim, std::min(em(theme, 328), most)) : slim;
  const float x = width - slim - gap, hand_x = width - broad - gap;
  const float tools = 2 * theme.control + px(theme, 8);
  const float row =
      std::min(em(theme, 54), (height * 0.5f - gap) / static_cast<float>(needs.players));
  const float list = row * static_cast<float>(needs.players) + px(theme, 12);
  out.players = {x, gap, slim, list};
  out.tools = {x, height - tools - gap, slim, tools};
  const float hand_top = gap + list + gap;
  out.hand = {hand_x, hand_top, broad, out.tools.y - gap - hand_top};
  out.lent = broad - slim;
  out.board = {0, 0, hand_x - gap, height};
  const float side = std::min(em(theme, 340), out.board.width - 2 * gap);
  out.side = {gap, gap, side, height - 2 * gap};
  const bool beside = needs.side != SidePanel::none && needs.side != SidePanel::track;
  if (beside && out.board.width - side - gap > px(theme, 360)) cut_left(out.board, side + gap);
  if (needs.replay > 0) {
    const float strip = std::min(out.board.width - gap, px(theme, 860));
    out.replay = {out.board.x + (out.board.width - strip) / 2 + gap / 2,
                  height - gap - needs.replay, strip, needs.replay};
    out.board.height = out.replay.y - gap / 2;
  }
  return out;
}

}  // namespace

int players_columns(const Theme& theme, TableShape shape, int players, float width) {
  if (shape == TableShape::wide) return 1;
  // In one row; large letters leave names out where cells are narrower.
  auto most = static_cast<int>((shape == TableShape::upright ? 5 : 3) / theme.text);
  if (theme.text > 1) most = std::min(most, static_cast<int>(width / em(theme, named_cell)));
  return players <= most ? players : (players + 1) / 2;
}

TableLayout table_layout(const Theme& theme, const TableNeeds& needs) {
  TableLayout out;
  if (theme.low && needs.width > needs.height)
    out = sideways(theme, needs);
  else if (theme.narrow || needs.width < needs.height * 0.75f ||
           needs.width < std::min(needs.height, least_wide))
    out = upright(theme, needs);
  else
    out = wide(theme, needs);
  if (needs.replay > 0 && out.shape != TableShape::wide) out.replay = out.hand;
  out.screen = {needs.width, needs.height};
  return out;
}

}  // namespace bastide::web
