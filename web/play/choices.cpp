#include "web/play/choices.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/scoring.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/raft.hpp"
#include "web/play/hand.hpp"
#include "web/play/play_view.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"

namespace bastide::web {
namespace {

const State& state_of(const Hand& hand) { return *hand.preview; }

bool is_neutral(int kind) { return kind != no_piece && !is_figure(piece_of_kind(kind)); }
constexpr float beside = 0.17f;  // of a tile: next to the figure that is there

ChoiceAt place_of(const Meaning& meaning) {
  switch (meaning.to.kind) {
    case PlaceKind::segment:
      return meaning.to.other_node != no_node ? ChoiceAt::between
             : meaning.piece                  ? ChoiceAt::segment
                                              : ChoiceAt::feature;
    case PlaceKind::track:
      return ChoiceAt::track;
    case PlaceKind::cell:
      return ChoiceAt::cell;
    case PlaceKind::tile:  // the choice is a figure that goes there
      if (meaning.from.kind == PlaceKind::segment) return ChoiceAt::figure;
      if (meaning.from.kind == PlaceKind::supply) return ChoiceAt::nowhere;
      return ChoiceAt::tile;
    case PlaceKind::air:
      return ChoiceAt::tile;
    default:
      if (board_point(meaning.to)) return ChoiceAt::spot;
      break;
  }
  return meaning.from.kind == PlaceKind::segment ? ChoiceAt::figure
         : meaning.from.kind == PlaceKind::tile  ? ChoiceAt::tile
                                                 : ChoiceAt::nowhere;
}

// The flyer has been chosen already, and a figure returned in S6 is not one of several.
int piece_of(const Game& game, const Hand& hand, const Meaning& meaning) {
  if (!meaning.piece || meaning.from.kind == PlaceKind::air) return no_piece;
  const PlaceKind from = meaning.from.kind, to = meaning.to.kind;
  const bool comes = (to == PlaceKind::segment && meaning.to.other_node == no_node) ||
                     to == PlaceKind::air || (to == PlaceKind::tile && hand.phase == Phase::figure);
  const bool leaves = from == PlaceKind::segment && to == PlaceKind::supply;
  if (!comes && !(leaves && hand.phase != Phase::figure)) return no_piece;
  const auto piece = static_cast<int>(*meaning.piece);
  const PlayerIndex decider = decision(game, state_of(hand)).player;
  const bool further = comes && meaning.owner < game.sides && meaning.owner != decider &&
                       person_of(game, meaning.owner) == decider;
  return further ? piece + piece_kinds * (meaning.owner + 1) : piece;
}

Choice choice_of(const Session& session, Pictures& pictures, const Hand& hand, std::size_t index) {
  const State& state = state_of(hand);
  const Board& board = state.board;
  Choice choice;
  choice.index = index;
  choice.meaning = meaning_of(session.game, state, hand.offers[index]);
  const Meaning& meaning = choice.meaning;
  choice.kind = piece_of(session.game, hand, meaning);
  choice.at = place_of(meaning);
  const Place& place =
      choice.at == ChoiceAt::figure || (choice.at == ChoiceAt::tile && meaning.to.tile == no_tile &&
                                        meaning.from.tile != no_tile)
          ? meaning.from
          : meaning.to;
  choice.tile = place.tile;
  choice.node = place.node;
  choice.other_node = place.other_node;
  switch (choice.at) {
    case ChoiceAt::segment:
    case ChoiceAt::feature:
    case ChoiceAt::figure:
      choice.world = figure_point(session, pictures, board, choice.node);
      if (hand.phase == Phase::figure && is_neutral(choice.kind))
        choice.world.x += choice.world.x - std::floor(choice.world.x) > 0.8f ? -beside : beside;
      break;
    case ChoiceAt::tile:
      if (choice.tile == no_tile) choice.tile = state.placed;
      choice.world = middle_of(board, choice.tile);
      // A piece that walks there: on its way, clear of what stands there.
      if (meaning.from.kind == PlaceKind::tile && meaning.to.kind == PlaceKind::tile &&
          hand.phase != Phase::figure) {
        const Point from = middle_of(board, meaning.from.tile);
        constexpr float back = 0.4f;
        choice.world.x += back * (from.x - choice.world.x);
        choice.world.y += back * (from.y - choice.world.y);
      }
      if (meaning.to.kind == PlaceKind::air) {  // the machine is printed in a corner of the tile
        constexpr float corner[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        const u8 turned = board.tiles[choice.tile].rotation & 3;
        choice.world.x += 0.34f * corner[turned][0];
        choice.world.y += 0.34f * corner[turned][1];
      }
      break;
    case ChoiceAt::cell:
      choice.cell = hand.offers[index].at;
      choice.world = {static_cast<float>(choice.cell.x) + 0.5f,
                      static_cast<float>(choice.cell.y) + 0.5f};
      break;
    case ChoiceAt::between: {
      const Point a = landing(session.game, board, choice.node);
      const Point b = landing(session.game, board, choice.other_node),
                  c = middle_of(board, choice.tile);
      const bool across = std::fabs(a.x + b.x - 2 * c.x) + std::fabs(a.y + b.y - 2 * c.y) < 0.01f;
      // Pairs of opposite sides must not cover each other.
      const float k = across ? 0 : 1.7f, l = across ? 1.0f : 1.7f;
      choice.world = {c.x + (a.x - c.x) * l + (b.x - c.x) * k,
                      c.y + (a.y - c.y) * l + (b.y - c.y) * k};
      break;
    }
    case ChoiceAt::spot:
      choice.world = *board_point(meaning.to);
      break;
    case ChoiceAt::track:
      choice.space = place.space % track_spaces;
      break;
    case ChoiceAt::nowhere:
      break;
  }
  return choice;
}

// Several choices about one tile are placed side by side on it.
Choice beside_others(const std::vector<Choice>& shown, Choice choice) {
  constexpr float apart = 0.34f;
  if (choice.at == ChoiceAt::tile && choice.kind == no_piece)
    choice.world.x += apart * static_cast<float>(std::count_if(
                                  shown.begin(), shown.end(), [&](const Choice& other) {
                                    return other.at == choice.at && other.tile == choice.tile;
                                  }));
  return choice;
}

// Marks that would cover each other: the one that is about the tile makes room.
void move_apart(std::vector<Choice>& shown) {
  constexpr float close = 0.2f, apart = 0.3f;
  for (Choice& choice : shown) {
    if (choice.at != ChoiceAt::tile) continue;
    for (const Choice& other : shown)
      if (&other != &choice && on_board(other) && other.at != ChoiceAt::tile &&
          std::hypot(other.world.x - choice.world.x, other.world.y - choice.world.y) < close)
        choice.world.y += choice.world.y - std::floor(choice.world.y) < 0.6f ? apart : -apart;
  }
}

}  // namespace

std::string choice_id(const Hand& hand, std::size_t offer) {
  return (hand.phase == Phase::figure ? "table.figure." : "table.choice.") + std::to_string(offer);
}

bool same_place(const Choice& a, const Choice& b) {
  // Two offers of one kind differ in what is there already: a fairy goes to one of two meeples.
  return a.kind >= 0 && b.kind >= 0 && (a.kind != b.kind || a.index == b.index) && on_board(a) &&
         a.at == b.at && a.node == b.node && a.tile == b.tile;
}

std::optional<std::size_t> nearest_about(const Board& board, const std::vector<Choice>& choices,
                                         Node node, Position cell, Point world) {
  std::optional<std::size_t> best;
  float least = 0;
  for (const Choice& choice : choices) {
    const bool tile =
        (choice.at == ChoiceAt::tile && board.cells[board.tiles[choice.tile].cell].at == cell) ||
        (choice.at == ChoiceAt::cell && choice.cell == cell);
    const bool feature = (choice.at == ChoiceAt::segment || choice.at == ChoiceAt::feature) &&
                         node != no_node && find_root(board, choice.node) == find_root(board, node);
    const float away = std::hypot(choice.world.x - world.x, choice.world.y - world.y);
    if (!(tile || feature) || (best && away >= least)) continue;
    least = away;
    best = choice.index;
  }
  return best;
}

namespace {

// A piece of nobody that can be moved instead of placing a figure has its places all over the
// board: they are shown once it is held, and then no others.
bool is_aside(const Game& game, const Hand& hand, int kind, int held) {
  return hand.phase == Phase::figure && is_neutral(kind) != is_neutral(held) &&
         offered_kinds(game, hand).size() > 1;
}

}  // namespace

std::vector<Choice> choices(const Session& session, Pictures& pictures, const Hand& hand) {
  std::vector<Choice> shown;
  if (!hand.preview) return shown;
  const int held = held_kind(session.game, hand);
  for (std::size_t i = 0; i < hand.offers.size(); ++i) {
    if (hand.offers[i].kind == ActionKind::pass) continue;
    Choice choice = choice_of(session, pictures, hand, i);
    if (is_aside(session.game, hand, choice.kind, held)) continue;
    const auto other = std::find_if(shown.begin(), shown.end(),
                                    [&](const Choice& c) { return same_place(c, choice); });
    if (other == shown.end())
      shown.push_back(beside_others(shown, choice));
    else if (choice.kind == held || hand.chosen == hand.offers[i])
      *other = choice;
  }
  move_apart(shown);
  return shown;
}

int offered_kind(const Game& game, const Hand& hand, const Action& offer) {
  return piece_of(game, hand, meaning_of(game, state_of(hand), offer));
}

std::vector<int> offered_kinds(const Game& game, const Hand& hand) {
  std::vector<int> kinds;
  if (!hand.preview) return kinds;
  for (const Action& action : hand.offers) {
    const int kind = offered_kind(game, hand, action);
    if (kind >= 0 && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
      kinds.push_back(kind);
  }
  std::sort(kinds.begin(), kinds.end());
  return kinds;
}

int held_kind(const Game& game, const Hand& hand) {
  const std::vector<int> kinds = offered_kinds(game, hand);
  const int held = hand.kind;
  const bool offered = std::find(kinds.begin(), kinds.end(), held) != kinds.end();
  return offered || kinds.empty() ? held : kinds.front();
}

ChoiceToTell to_tell(const Texts& texts, const Session& session, const Hand& hand,
                     const Action& action, bool no_hints) {
  const State& state = state_of(hand);
  return {texts,        session.record,
          session.game, state,
          action,       meaning_of(session.game, state, action),
          hand.phase,   decision(session.game, state).player,
          no_hints};
}

std::string choice_name(const Texts& texts, const Settings& settings, const Session& session,
                        const Hand& hand, const Action& action) {
  return choice_name(to_tell(texts, session, hand, action, settings.no_hints));
}

std::string choice_worth(const Texts& texts, const Settings& settings, const Session& session,
                         const Hand& hand, const Action& action) {
  return choice_worth(to_tell(texts, session, hand, action, settings.no_hints));
}

}  // namespace bastide::web
