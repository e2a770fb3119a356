#include "web/screens/day_words.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/base/sort.hpp"
#include "web/screens/parts.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

constexpr const char* between = " \xc2\xb7 ";

// In the order of EndKind: a horse for the road, battlements, a church, a star, and an ear of corn.
constexpr const char* kind_signs[end_kinds] = {"\xf0\x9f\x90\x8e", "\xf0\x9f\x8f\xb0",
                                               "\xe2\x9b\xaa", "\xe2\xad\x90", "\xf0\x9f\x8c\xbe"};
constexpr const char* land_sign = "\xf0\x9f\x9f\xa9";  // a green square
constexpr const char* bare_sign = "\xe2\xac\x9c";      // a white one

int points_of_scoring(const Session& session, const Scoring& scoring, PlayerIndex me) {
  if (plays_together(session))
    return std::accumulate(std::begin(scoring.points), std::end(scoring.points), 0);
  return scoring.points[me];
}

// On the page some keep words together; elsewhere they are a nuisance.
std::string with_plain_spaces(std::string text) {
  constexpr std::string_view hard = "\xc2\xa0";
  for (std::size_t at; (at = text.find(hard)) != std::string::npos;)
    text.replace(at, hard.size(), " ");
  return text;
}

}  // namespace

std::vector<EndKind> largest_features(const Session& session) {
  const PlayerIndex person = only_person(session), me = person == no_player ? u8{0} : person;
  std::vector<std::pair<int, EndKind>> all;
  for (const Events& events : session.events)
    for (const Event& event : events) {
      if (event.kind != EventKind::scored || event.scoring.node == no_node) continue;
      const int points = points_of_scoring(session, event.scoring, me);
      if (points > 0) all.emplace_back(points, end_kind_of(event.scoring));
    }
  sort_stably(all, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<EndKind> kinds;
  for (const auto& one : all)
    if (kinds.size() < most_signs) kinds.push_back(one.second);
  return kinds;
}

Outline outline_of(const Board& board) {
  Outline outline;
  if (board.tiles.empty()) return outline;
  const auto place = [&](const PlacedTile& tile) { return board.cells[tile.cell].at; };
  const Position first = place(board.tiles[0]);
  int left = first.x, right = left, top = first.y, bottom = top;
  for (const PlacedTile& tile : board.tiles) {
    const Position at = place(tile);
    left = std::min<int>(left, at.x);
    right = std::max<int>(right, at.x);
    top = std::min<int>(top, at.y);
    bottom = std::max<int>(bottom, at.y);
  }
  const int wide = right - left + 1, high = bottom - top + 1;
  const auto fits = [&](int side) {
    return (wide + side - 1) / side <= most_outline_columns &&
           (high + side - 1) / side <= most_outline_rows;
  };
  int side = 1;  // of a square, in tiles
  while (!fits(side)) ++side;
  outline.columns = (wide + side - 1) / side;
  outline.rows = (high + side - 1) / side;
  std::vector<int> tiles(static_cast<std::size_t>(outline.columns * outline.rows), 0);
  for (const PlacedTile& tile : board.tiles) {
    const Position at = place(tile);
    ++tiles[static_cast<std::size_t>((at.y - top) / side * outline.columns + (at.x - left) / side)];
  }
  for (const int count : tiles) outline.land.push_back(3 * count >= side * side);
  return outline;
}

std::string score_words(const DayScore& score) {
  return std::to_string(score.own) + " : " + std::to_string(score.other);
}

std::string post_head(const Texts& texts, const DayPost& post) {
  return std::string(tr(texts, "app.name")) + ' ' +
         date_words(texts, post.date, platform::DateStyle::brief) + between +
         score_words(post.score);
}

std::string post_foot(const Texts& texts, const DayPost& post) {
  return tr_count(texts, "day.days", post.row);
}

std::string post_text(const Texts& texts, const DayPost& post) {
  std::string text = post_head(texts, post);
  if (!post.signs.empty()) text += between;
  for (const EndKind kind : post.signs) text += kind_signs[static_cast<int>(kind)];
  text += between + post_foot(texts, post);
  const Outline& outline = post.outline;
  for (int row = 0; row < outline.rows; ++row) {
    text += '\n';
    for (int column = 0; column < outline.columns; ++column)
      text += outline.land[static_cast<std::size_t>(row * outline.columns + column)] ? land_sign
                                                                                     : bare_sign;
  }
  return with_plain_spaces(std::move(text));
}

}  // namespace bastide::web
