#include "web/play/choice_rows.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/base/sort.hpp"
#include "engine/rules/scoring.hpp"
#include "web/drawing/board.hpp"
#include "web/play/choices.hpp"
#include "web/play/hand.hpp"
#include "web/reading/reading.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

// In this order.
constexpr std::string_view groups[] = {"table.group.own", "table.group.others",
                                       "table.group.nobody"};

struct NamedChoice {
  Choice choice;
  std::string name, worth;
};

// The tile of a choice's segment; no_tile if the choice does not refer to one.
TileIndex tile_of(const Board& board, const Choice& choice) {
  const bool segment = choice.at == ChoiceAt::segment || choice.at == ChoiceAt::feature ||
                       choice.at == ChoiceAt::figure;
  return segment && choice.node != no_node ? board.node_tile[choice.node] : no_tile;
}

// Clockwise from the north in eighths; -1: the middle.
int direction_on_tile(const Board& board, const Choice& choice) {
  const Point middle = middle_of(board, tile_of(board, choice));
  const float dx = choice.world.x - middle.x, dy = choice.world.y - middle.y;
  if (std::hypot(dx, dy) < 0.08f) return -1;
  constexpr float eighth = 3.14159265f / 4;
  return static_cast<int>(std::lround(std::atan2(dx, -dy) / eighth)) & 7;
}

// Makes "Highwayman, north" and "Highwayman, east" of two that would both be "Highwayman" on one
// tile.
void tell_directions(const Texts& texts, const Board& board, std::vector<NamedChoice>& all) {
  std::vector<std::string> names;
  for (const NamedChoice& told : all) names.push_back(told.name);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::vector<std::size_t> alike;
    for (std::size_t k = 0; k < all.size(); ++k)
      if (names[k] == names[i]) alike.push_back(k);
    if (alike.size() < 2 || alike.front() != i) continue;
    const TileIndex tile = tile_of(board, all[i].choice);
    const auto is_there = [&](std::size_t k) { return tile_of(board, all[k].choice) == tile; };
    if (tile == no_tile || !std::all_of(alike.begin(), alike.end(), is_there)) continue;
    std::set<int> directions;
    for (const std::size_t k : alike) directions.insert(direction_on_tile(board, all[k].choice));
    if (directions.size() < alike.size()) continue;
    for (const std::size_t k : alike)
      if (const int eighth = direction_on_tile(board, all[k].choice); eighth >= 0)
        all[k].name += ", " + direction_name(texts, eighth);
  }
}

bool is_figure(const Choice& choice) {
  return choice.kind != no_piece && is_figure(piece_of_kind(choice.kind));
}

// Says of figures that are still alike in which feature they are: "Knight: 3 tiles"; if they still
// are, where: "Knight: 3 tiles (2,-1)".
void tell_features(const Texts& texts, const Session& session, const State& state,
                   std::vector<NamedChoice>& all) {
  const auto say = [&](auto more) {
    std::vector<std::pair<std::string, Node>> told;  // names, and features
    for (const NamedChoice& one : all)
      told.emplace_back(
          one.name, one.choice.node == no_node ? no_node : find_root(state.board, one.choice.node));
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool alike = std::any_of(told.begin(), told.end(), [&](const auto& other) {
        return other.first == told[i].first && other.second != told[i].second;
      });
      if (alike && is_figure(all[i].choice) && told[i].second != no_node) more(all[i]);
    }
  };
  say([&](NamedChoice& one) {
    const FeatureReading reading = read_feature(session.game, state, one.choice.node);
    one.name = tr(texts, "table.alike-in", {one.name, size_words(texts, reading)});
  });
  say([&](NamedChoice& one) {
    const Position at = place_of(state.board, state.board.node_tile[one.choice.node]);
    one.name =
        tr(texts, "table.alike-at", {one.name, std::to_string(at.x) + ',' + std::to_string(at.y)});
  });
}

// Where a piece of nobody may go to any feature: who would gain or lose?
void group_by_owner(const Session& session, const State& state, const Choice& choice,
                    ChoiceRow& row) {
  if (choice.at != ChoiceAt::segment || choice.kind == no_piece || is_figure(choice)) return;
  const u8 owners = evaluate(session.game, state, choice.node).owners;
  for (PlayerIndex p = 0; p < max_players; ++p)
    if (owners >> p & 1) row.owners.push_back(p);
  const PlayerIndex player = decision(session.game, state).player;
  row.group = groups[owners >> player & 1 ? 0 : owners != 0 ? 1 : 2];
}

// Orders them from the top of the board to the bottom, starting with the first one.
void order_along_board(const std::vector<NamedChoice>& all, std::vector<std::size_t>& offers) {
  const auto place = [&](std::size_t offer) {
    const auto told = std::find_if(all.begin(), all.end(),
                                   [&](const NamedChoice& t) { return t.choice.index == offer; });
    return std::pair(told->choice.world.y, told->choice.world.x);
  };
  const std::size_t first = offers.front();
  sort_stably(offers, [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
  std::rotate(offers.begin(), std::find(offers.begin(), offers.end(), first), offers.end());
}

// A reason to pass.
std::string why_pass(const Texts& texts, const Session& session, const Hand& hand,
                     const Action& action) {
  if (hand.phase == Phase::figure) {
    const PlayerIndex player = decision(session.game, *hand.preview).player;
    const int left = meeples_left(session.game, *hand.preview, player);
    if (left == 0) return std::string(tr(texts, "table.no-figure.none-left"));
    if (hand.offers.size() == 1) return std::string(tr(texts, "table.no-figure.taken"));
    return tr(texts, "table.no-figure.why", {std::to_string(left)});
  }
  return why_pass(to_tell(texts, session, hand, action));
}

}  // namespace

std::vector<ChoiceRow> choice_rows(const Texts& texts, const Settings& settings,
                                   const Session& session, Pictures& pictures, const Hand& hand) {
  std::vector<NamedChoice> all;
  for (const Choice& choice : choices(session, pictures, hand)) {
    const Action& action = hand.offers[choice.index];
    all.push_back({choice, choice_name(texts, settings, session, hand, action),
                   choice_worth(texts, settings, session, hand, action)});
  }
  if (hand.preview) tell_directions(texts, hand.preview->board, all);
  if (hand.preview && !settings.no_hints) tell_features(texts, session, *hand.preview, all);
  std::vector<ChoiceRow> rows;
  for (const NamedChoice& told : all) {
    const auto alike = std::find_if(rows.begin(), rows.end(), [&](const ChoiceRow& row) {
      return on_board(told.choice) && row.name == told.name && row.worth == told.worth;
    });
    if (alike != rows.end())
      alike->offers.push_back(told.choice.index);
    else {
      rows.push_back({{told.choice.index}, told.name, told.worth});
      group_by_owner(session, *hand.preview, told.choice, rows.back());
    }
  }
  sort_stably(rows, [](const ChoiceRow& a, const ChoiceRow& b) {
    const auto place = [](const ChoiceRow& row) {
      return std::find(std::begin(groups), std::end(groups), row.group) - std::begin(groups);
    };
    return place(a) < place(b);
  });
  const bool one_group = std::all_of(rows.begin(), rows.end(), [&](const ChoiceRow& row) {
    return row.group == rows.front().group;
  });
  for (ChoiceRow& row : rows)
    if (one_group) row.group = {};  // needs no heading
  for (ChoiceRow& row : rows)
    if (row.offers.size() > 1) order_along_board(all, row.offers);
  for (std::size_t i = 0; i < hand.offers.size(); ++i) {
    const Action& action = hand.offers[i];
    if (action.kind != ActionKind::pass) continue;
    std::string worth = choice_worth(texts, settings, session, hand, action);
    if (worth.empty()) worth = why_pass(texts, session, hand, action);
    rows.push_back({{i}, choice_name(texts, settings, session, hand, action), std::move(worth)});
  }
  return rows;
}

std::string told_choice(const Texts& texts, const std::vector<ChoiceRow>& rows, std::size_t offer) {
  for (const ChoiceRow& row : rows) {
    const auto found = std::find(row.offers.begin(), row.offers.end(), offer);
    if (found == row.offers.end()) continue;
    std::string words = row.name;
    if (row.offers.size() > 1)
      words +=
          " (" +
          tr(texts, "table.alike",
             {std::to_string(found - row.offers.begin() + 1), std::to_string(row.offers.size())}) +
          ')';
    return row.worth.empty() ? words : tr_pair(texts, words, row.worth);
  }
  return {};
}

}  // namespace bastide::web
