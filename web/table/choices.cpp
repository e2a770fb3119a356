#include "web/table/choices.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/sort.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "web/sets/explain.hpp"
#include "web/table/reading.hpp"
#include "web/table/reading_words.hpp"
#include "web/table/table_view.hpp"

namespace bastide::web {
namespace {

const State& state_of(const Hand& hand) { return *hand.preview; }

TileIndex tile_named(const State& state, const Action& action) {
  if (action.kind == ActionKind::deploy || action.kind == ActionKind::fly) return state.placed;
  return tile_at(state.board, action.at);
}
Node node_named(const State& state, const Action& action) {
  return node_of(state.board, tile_named(state, action), action.where);
}

// How obeying a message names its feature or figure (MSG-11..MSG-20).
ChoiceAt place_of_message(int message) {
  if (message >= 1 && message <= 3) return ChoiceAt::feature;
  return message == 8 ? ChoiceAt::figure : ChoiceAt::nowhere;
}

ChoiceAt place_of(const Hand& hand, const Action& action) {
  switch (action.kind) {
    case ActionKind::deploy:
    case ActionKind::enchant:
    case ActionKind::land:
    case ActionKind::join:
      return ChoiceAt::segment;
    case ActionKind::score:
      return ChoiceAt::feature;
    case ActionKind::retrieve:
    case ActionKind::banish:
      return ChoiceAt::figure;
    case ActionKind::gold:
    case ActionKind::fly:
      return ChoiceAt::tile;
    case ActionKind::ferry:
      return ChoiceAt::lake;
    case ActionKind::robber:
    case ActionKind::move_points:
      return ChoiceAt::track;
    case ActionKind::obey:
      return place_of_message(state_of(hand).part.messages.drawn);
    default:
      return ChoiceAt::nowhere;
  }
}

// The abbot that comes home in S6 is not one of several pieces to choose from.
int piece_of(const Hand& hand, const Action& action) {
  switch (action.kind) {
    case ActionKind::deploy:
    case ActionKind::fly:
    case ActionKind::join:
      return action.what;
    case ActionKind::retrieve:
      return hand.phase == Phase::figure ? no_piece : action.what;
    case ActionKind::obey:
      return place_of(hand, action) == ChoiceAt::figure ? action.what : no_piece;
    case ActionKind::enchant:
      return first_magic + action.what;
    default:
      return no_piece;
  }
}

Point middle_of(const Board& board, TileIndex tile) {
  const Position at = board.cells[board.tiles[tile].cell].at;
  return {static_cast<float>(at.x) + 0.5f, static_cast<float>(at.y) + 0.5f};
}

Events events_of(const Session& session, const Hand& hand, const Action& action) {
  State after = state_of(hand);
  Events events;
  apply(session.game, after, action, &events);
  return events;
}

// The scoring figure's move that an action stands for.
Event way_of(const Session& session, const Hand& hand, const Action& action) {
  for (const Event& event : events_of(session, hand, action))
    if (is_points_moved(event)) return event;
  return {};
}

Choice choice_of(const Session& session, Pictures& pictures, const Hand& hand, std::size_t index) {
  const State& state = state_of(hand);
  const Board& board = state.board;
  const Action& action = hand.offers[index];
  Choice choice;
  choice.index = index;
  choice.kind = piece_of(hand, action);
  choice.at = place_of(hand, action);
  switch (choice.at) {
    case ChoiceAt::segment:
    case ChoiceAt::feature:
    case ChoiceAt::figure:
      choice.node = action.kind == ActionKind::banish ? state.magic.at[action.what & 1]
                                                      : node_named(state, action);
      if (choice.node == no_node) {
        choice.at = ChoiceAt::nowhere;
        break;
      }
      choice.tile = board.node_tile[choice.node];
      choice.world = figure_point(session, pictures, board, choice.node);
      break;
    case ChoiceAt::tile:
      choice.tile = tile_named(state, action);
      choice.world = middle_of(board, choice.tile);
      if (action.kind == ActionKind::fly) {  // the machine is printed in a corner
        constexpr float corner[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        const u8 turned = board.tiles[choice.tile].rotation & 3;
        choice.world.x += 0.34f * corner[turned][0];
        choice.world.y += 0.34f * corner[turned][1];
      }
      break;
    case ChoiceAt::lake: {
      choice.tile = tile_named(state, action);
      choice.node = node_of(board, choice.tile, action.where);
      choice.other_node = node_of(board, choice.tile, action.value);
      const Point a = ferry_end(session, board, choice.node);
      const Point b = ferry_end(session, board, choice.other_node),
                  c = middle_of(board, choice.tile);
      const bool across = std::fabs(a.x + b.x - 2 * c.x) + std::fabs(a.y + b.y - 2 * c.y) < 0.01f;
      // Opposite pairs must not cover each other.
      const float k = across ? 0 : 1.7f, l = across ? 1.0f : 1.7f;
      choice.world = {c.x + (a.x - c.x) * l + (b.x - c.x) * k,
                      c.y + (a.y - c.y) * l + (b.y - c.y) * k};
      break;
    }
    case ChoiceAt::track:
      choice.space = action.kind == ActionKind::robber
                         ? action.value
                         : way_of(session, hand, action).to.space % track_spaces;
      break;
    case ChoiceAt::nowhere:
      break;
  }
  return choice;
}

SegmentKind feature_of(const Session& session, const Hand& hand, Node node) {
  return kind_of(session.game.tables, state_of(hand).board, node);
}

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// What the deciding player gains immediately by an action.
int gain_of(const Session& session, const Hand& hand, const Action& action) {
  const PlayerIndex player = decision(session.game, state_of(hand)).player;
  if (action.kind == ActionKind::rob) {  // stolen points are not a scoring of the move itself
    int points = 0;
    for (const Event& event : events_of(session, hand, action))
      if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::stolen)
        points += event.scoring.points[player];
    return points;
  }
  return outcome_of(session.game, state_of(hand), {&action, 1}).points[player];
}
std::string gain_words(const Texts& texts, const Session& session, const Hand& hand,
                       const Action& action) {
  const int points = gain_of(session, hand, action);
  return points == 0 ? std::string() : tr(texts, "table.at-once", {std::to_string(points)});
}

std::string figure_name(const Texts& texts, const Session& session, const Hand& hand, int kind,
                        Node node) {
  return with_capital(
      figure_words(texts, static_cast<FigureKind>(kind), feature_of(session, hand, node)));
}

// "City, 4 tiles".
std::string feature_words(const Texts& texts, const Session& session, const Hand& hand, Node node) {
  const FeatureReading reading = read_feature(session.game, state_of(hand), node);
  return feature_name(texts, reading.kind) + ", " + size_words(texts, reading);
}

std::string value_words(const Texts& texts, const Session& session, const Hand& hand, Node node) {
  const Scoring scoring = evaluate(session.game, state_of(hand), node);
  const bool at_once = scoring.cause == ScoreCause::completed;
  return tr(texts, at_once ? "table.at-once" : "table.now", {std::to_string(scoring.value)});
}

std::string direction_name(const Texts& texts, int eighth) {
  return std::string(tr(texts, "direction." + std::to_string(eighth & 7)));
}

// Where a tile lies relative to the one just placed; if it is far, its coordinates.
std::string tile_words(const Texts& texts, const Hand& hand, TileIndex tile) {
  const Board& board = state_of(hand).board;
  const Position at = board.cells[board.tiles[tile].cell].at;
  const Position from = board.cells[board.tiles[state_of(hand).placed].cell].at;
  const int dx = at.x - from.x, dy = at.y - from.y;
  if (dx == 0 && dy == 0) return std::string(tr(texts, "table.this-tile"));
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1)
    return tr(texts, "table.tile-at", {std::to_string(at.x) + ", " + std::to_string(at.y)});
  constexpr int eighths[3][3] = {{7, 0, 1}, {6, 0, 2}, {5, 4, 3}};
  return with_capital(direction_name(texts, eighths[dy + 1][dx + 1]));
}

// Where a road leaves its tile.
int side_of_road(const Session& session, const Hand& hand, Node node) {
  const Board& board = state_of(hand).board;
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const TileType& type = session.game.types[tile.type];
  const SideMask sides = turn_sides(type.segments[segment_of(board, node)].sides, tile.rotation);
  for (int side = 0; side < side_count; ++side)
    if (sides >> side & 1) return side;
  return 0;
}

std::string space_words(const Texts& texts, const Session& session, const DisplayState& display,
                        int space) {
  std::vector<std::string> there;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    for (const Piece figure : {Piece::meeple, Piece::messenger}) {
      const int total = on_track(display, p, figure);
      if (total < 0 || total % track_spaces != space) continue;
      there.push_back(player_name(texts, session.record, p));
      break;
    }
  return tr(texts, "table.space", {std::to_string(space), tr_list(texts, there)});
}

// "23 → 28": the path of a scoring figure.
std::string way_words(const Session& session, const Hand& hand, const Action& action) {
  const Event way = way_of(session, hand, action);
  return std::to_string(way.from.space) + " \xe2\x86\x92 " + std::to_string(way.to.space);
}

std::string crop_words(const Texts& texts, const Action& action) {
  constexpr const char* keys[] = {"table.crop.add", "table.crop.back"};
  return std::string(tr(texts, keys[action.value & 1]));
}

std::string message_words(const Texts& texts, const Session& session, const Hand& hand,
                          const Action& action) {
  switch (place_of_message(state_of(hand).part.messages.drawn)) {
    case ChoiceAt::feature:
      return feature_words(texts, session, hand, node_named(state_of(hand), action));
    case ChoiceAt::figure:
      return figure_name(texts, session, hand, action.what, node_named(state_of(hand), action));
    default:
      return std::string(tr(texts, "table.message.obey"));
  }
}

constexpr const char* kind_keys[] = {
    "figure.meeple",   "figure.big-meeple", "figure.abbot",  "figure.builder", "figure.pig",
    "figure.shepherd", "figure.messenger",  "figure.robber", "figure.mage",    "figure.witch"};

std::string_view pass_key(Phase phase) {
  switch (phase) {
    case Phase::figure:
      return "table.no-figure";
    case Phase::robber:
      return "table.no-robber";
    case Phase::ferry_move:
      return "table.no-ferry";
    default:
      return "table.pass";
  }
}

}  // namespace

bool same_place(const Choice& a, const Choice& b) {
  return a.kind >= 0 && b.kind >= 0 && on_board(a) && a.at == b.at && a.node == b.node &&
         a.tile == b.tile;
}

std::vector<Choice> choices(const Session& session, Pictures& pictures, const Hand& hand) {
  std::vector<Choice> shown;
  if (!hand.preview) return shown;
  for (std::size_t i = 0; i < hand.offers.size(); ++i) {
    if (hand.offers[i].kind == ActionKind::pass) continue;
    const Choice choice = choice_of(session, pictures, hand, i);
    const auto other = std::find_if(shown.begin(), shown.end(),
                                    [&](const Choice& c) { return same_place(c, choice); });
    if (other == shown.end())
      shown.push_back(choice);
    else if (choice.kind == held_kind(hand) || hand.chosen == hand.offers[i])
      *other = choice;
  }
  return shown;
}

std::vector<int> offered_kinds(const Hand& hand) {
  std::vector<int> kinds;
  for (const Action& action : hand.offers) {
    const int kind = piece_of(hand, action);
    if (kind >= 0 && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
      kinds.push_back(kind);
  }
  sort_short(kinds.begin(), kinds.end());
  return kinds;
}

int held_kind(const Hand& hand) {
  const std::vector<int> kinds = offered_kinds(hand);
  const int held = hand.kind;
  const bool offered = std::find(kinds.begin(), kinds.end(), held) != kinds.end();
  return offered || kinds.empty() ? held : kinds.front();
}

std::string kind_name(const Texts& texts, int kind) {
  return std::string(tr(texts, kind_keys[kind]));
}

// In how many cells a tile of the hand fits; without help that is left to the player.
std::string place_words(const Texts& texts, const Settings& settings, const Session& session,
                        const Hand& hand, TypeIndex type) {
  if (settings.purist) return std::string(tr(texts, "decision.choose-tile.title"));
  return tr_count(texts, "bag.fits",
                  static_cast<long>(places_for(session.game, state_of(hand), type).size()));
}

std::string figure_words(const Texts& texts, FigureKind figure, SegmentKind feature) {
  if (figure != FigureKind::meeple && figure != FigureKind::big_meeple)
    return kind_name(texts, static_cast<int>(figure));
  const std::string role = role_name(texts, figure, feature);
  return figure == FigureKind::meeple ? role : tr(texts, "figure.big", {role});
}

std::string choice_name(const Texts& texts, const Settings& settings, const Session& session,
                        const Table& table, const Action& action) {
  const State& state = state_of(table.hand);
  switch (action.kind) {
    case ActionKind::deploy:
    case ActionKind::join:
    case ActionKind::land:
      return figure_name(texts, session, table.hand,
                         action.kind == ActionKind::land
                             ? static_cast<int>(state.part.flight.figure)
                             : action.what,
                         node_named(state, action));
    case ActionKind::retrieve:
      return table.hand.phase == Phase::figure
                 ? std::string(tr(texts, "table.abbot-back"))
                 : figure_name(texts, session, table.hand, action.what, node_named(state, action));
    case ActionKind::score:
      return explain_value(texts, evaluate(session.game, state, node_named(state, action)));
    case ActionKind::gold:
      return tile_words(texts, table.hand, tile_named(state, action));
    case ActionKind::enchant:
      return feature_words(texts, session, table.hand, node_named(state, action));
    case ActionKind::banish:
      return tr(texts, "table.banish", {kind_name(texts, first_magic + action.what)});
    case ActionKind::robber:
      return space_words(texts, session, table.display, action.value);
    case ActionKind::fly:
      return tr(texts, "table.fly", {kind_name(texts, action.what)});
    case ActionKind::ferry: {
      const TileIndex tile = tile_named(state, action);
      const auto end = [&](int segment) {
        return direction_name(
            texts, 2 * side_of_road(session, table.hand, node_of(state.board, tile, segment)));
      };
      return with_capital(end(action.where)) + " \xe2\x80\x93 " + end(action.value);
    }
    case ActionKind::move_points:
      return std::string(
          tr(texts, action.value == 0 ? "figure.scoring-meeple" : "figure.messenger"));
    case ActionKind::rob:
      return player_name(texts, session.record, action.what);
    case ActionKind::two_points:
      return std::string(tr(texts, "table.message.two"));
    case ActionKind::obey:
      return message_words(texts, session, table.hand, action);
    case ActionKind::crop:
      return crop_words(texts, action);
    case ActionKind::choose:
      return place_words(texts, settings, session, table.hand, action.what);
    default:
      return std::string(tr(texts, pass_key(table.hand.phase)));
  }
}

std::string choice_worth(const Texts& texts, const Settings& settings, const Session& session,
                         const Hand& hand, const Action& action) {
  if (settings.purist) return {};
  const State& state = state_of(hand);
  switch (action.kind) {
    case ActionKind::deploy:
      if (action.what == static_cast<u8>(FigureKind::builder)) return {};
      return value_words(texts, session, hand, node_named(state, action));
    case ActionKind::land:
    case ActionKind::join:
      return value_words(texts, session, hand, node_named(state, action));
    case ActionKind::retrieve:
      if (hand.phase == Phase::crop)
        return value_words(texts, session, hand, node_named(state, action));
      return gain_words(texts, session, hand, action);
    case ActionKind::rob:
    case ActionKind::two_points:
    case ActionKind::pass:
      return gain_words(texts, session, hand, action);
    case ActionKind::obey:
      if (state.part.messages.drawn == 7) return {};
      return tr(texts, "table.at-once", {std::to_string(gain_of(session, hand, action))});
    case ActionKind::gold: {
      const TileIndex tile = tile_named(state, action);
      const int bars = tile < state.gold.bars.size() ? state.gold.bars[tile] : 0;
      return bars == 0 ? std::string() : tr_count(texts, "table.bars", bars);
    }
    case ActionKind::move_points:
      return way_words(session, hand, action);
    case ActionKind::enchant: {
      const FeatureReading reading = read_feature(session.game, state, node_named(state, action));
      return presence_words(texts, session.record, reading);
    }
    default:
      return {};
  }
}

Point figure_point(const Session& session, Pictures& pictures, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const art::SegmentMap& map = segment_map(pictures, session.game, tile.type);
  const art::Anchor anchor = art::segment_anchor(map, segment_of(board, node), tile.rotation);
  const Position at = board.cells[tile.cell].at;
  return {static_cast<float>(at.x) + anchor.x, static_cast<float>(at.y) + anchor.y};
}

Point ferry_end(const Session& session, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const SideMask sides = turn_sides(
      session.game.types[tile.type].segments[segment_of(board, node)].sides, tile.rotation);
  Point p = middle_of(board, board.node_tile[node]);
  constexpr float reach = 0.12f;  // distance of the jetties from the middle
  if (sides & side_bit(Side::north)) p.y -= reach;
  if (sides & side_bit(Side::east)) p.x += reach;
  if (sides & side_bit(Side::south)) p.y += reach;
  if (sides & side_bit(Side::west)) p.x -= reach;
  return p;
}

}  // namespace bastide::web
