#include "web/panels/a11y_board.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/rules/scoring.hpp"
#include "web/panels/lesson_card.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/choice_places.hpp"
#include "web/play/choice_rows.hpp"
#include "web/play/gestures.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/play/question.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/decisions.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

void add(std::string& list, std::string_view more, std::string_view between = ", ") {
  if (more.empty()) return;
  if (!list.empty()) list += between;
  list += more;
}

// ---- A tile
// --------------------------------------------------------------------------------------

// "north, east".
std::string sides_words(const Texts& texts, EdgeMask edges) {
  std::string words;
  for (int side = 0; side < edge_count; ++side)
    if (edges >> side & 1) add(words, direction_name(texts, 2 * side));
  return words;
}

// Of a field: whole sides, and corners where it reaches only half of a side.
std::string field_words(const Texts& texts, HalfMask halves) {
  bool reached[8] = {};
  for (int side = 0; side < edge_count; ++side) {
    const unsigned both = halves >> (2 * side) & 3u;
    if (both == 3) reached[2 * side] = true;
    if (both == 1) reached[(2 * side + 7) & 7] = true;
    if (both == 2) reached[2 * side + 1] = true;
  }
  std::string words;
  for (int eighth = 0; eighth < 8; ++eighth)
    if (reached[eighth]) add(words, direction_name(texts, eighth));
  return words;
}

template <class T>
std::string_view printed_word(T value) {
  for (const Word<T>& word : printed::words_of(value))
    if (word.value == value) return word.text;
  return {};
}

// The symbols on a segment: "2 coats of arms, wine".
std::string signs_of(const Texts& texts, const Segment& segment) {
  std::string words;
  if (segment.shields > 0) add(words, tr_count(texts, "score.shields", segment.shields));
  for (const SegmentSymbol& symbol : segment_symbols) {
    if (symbol.on != segment.kind) continue;
    std::visit(
        [&](auto value) {
          if (segment.*value == Segment().*value) return;
          if constexpr (std::is_same_v<decltype(value), bool Segment::*>)
            add(words, tr(texts, key_of("tile.sign.", symbol.word)));
          else
            add(words, tr(texts, key_of("goods.", printed_word(segment.*value))));
        },
        symbol.value);
  }
  if (segment.sheep > 0) add(words, tr_count(texts, "sheep", segment.sheep));
  if (segment.ghosts > 0) add(words, tr_count(texts, "ghosts", segment.ghosts));
  return words;
}

// A symbol of the tile as a whole; empty where it is not there.
std::string sign_words(const Texts& texts, const Print& print, const TileSymbol& symbol,
                       int rotation) {
  const std::string key = key_of("tile.sign.", symbol.word);
  return std::visit(
      [&](auto value) -> std::string {
        const auto mark = print.*value;
        if (mark == Print().*value) return {};
        using Value = std::decay_t<decltype(mark)>;
        if constexpr (std::is_same_v<Value, Direction>)
          return tr_pair(texts, tr(texts, key),
                         direction_name(texts, turn_direction(mark, rotation)));
        else if constexpr (std::is_same_v<Value, CropSymbol> || std::is_same_v<Value, Watchtower>)
          return std::string(tr(texts, key + '.' + std::string(printed_word(mark))));
        else if constexpr (std::is_same_v<Value, u8>)
          return tr_pair(texts, tr(texts, key), std::to_string(mark));
        else
          return std::string(tr(texts, key));
      },
      symbol.value);
}

// What is within the tile, and its symbols.
std::string things_on(const Texts& texts, const TileType& type, int rotation) {
  std::string words;
  for (const Segment& segment : type.segments)
    if (segment.kind != SegmentKind::field && (segment.edges | segment.shared) == 0)
      add(words, within_sentence(texts, feature_name(texts, segment.kind)));
  for (const TileSymbol& symbol : tile_symbols)
    add(words, sign_words(texts, type, symbol, rotation));
  return words;
}

// ---- What is around
// ------------------------------------------------------------------------------

// Whose figures stand on a feature: "you", "Mason and Anna"; empty: nobody's.
std::vector<std::string> owners_of(const Texts& texts, const Session& session,
                                   const FeatureTotals& totals, PlayerIndex reader) {
  std::vector<std::string> names;
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    if (strength_of(totals, side) == 0) continue;
    const bool own =
        reader != no_player && person_of(session.game, side) == person_of(session.game, reader);
    std::string name =
        own ? std::string(tr(texts, "told.you")) : player_name(texts, session.record, side);
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  return names;
}

// "your city", "a city (Mason)", "a city".
std::string feature_there(const Texts& texts, const Session& session, const Board& board, Node node,
                          PlayerIndex reader) {
  const SegmentKind kind = kind_of(session.game.tables, board, node);
  const std::vector<std::string> owners =
      owners_of(texts, session, board.totals[find_root(board, node)], reader);
  const std::string_view word = feature_word(kind);
  const std::string own = key_of("told.your.", word), edge = key_of("table.edge.", word);
  if (owners.size() == 1 && owners.front() == tr(texts, "told.you") && has_text(texts, own))
    return std::string(tr(texts, own));
  const std::string name = has_text(texts, edge)
                               ? std::string(tr(texts, edge))
                               : within_sentence(texts, feature_name(texts, kind));
  return owners.empty() ? name : name + " (" + tr_list(texts, owners) + ')';
}

Position beside(Position at, int eighth) {
  constexpr int dx[] = {0, 1, 1, 1, 0, -1, -1, -1}, dy[] = {-1, -1, 0, 1, 1, 1, 0, -1};
  return {static_cast<i16>(at.x + dx[eighth]), static_cast<i16>(at.y + dy[eighth])};
}

// What the edge of a tile shows to the cell on its other side.
std::string edge_there(const Texts& texts, const Session& session, const Board& board,
                       TileIndex index, int edge, PlayerIndex reader) {
  const PlacedTile& tile = board.tiles[index];
  const RotatedTile& rotated = session.game.tables.types[tile.type].rotated[tile.rotation];
  const EdgeKind kind = rotated.edges[static_cast<std::size_t>(edge)];
  const u8 segment = rotated.at_edge[edge][0];
  if (segment == no_segment || (kind != EdgeKind::road && kind != EdgeKind::city))
    return std::string(tr(texts, edge_key(kind)));
  return feature_there(texts, session, board, node_of(board, index, segment), reader);
}

// What on a tile waits for tiles around it.
std::string waits_there(const Texts& texts, const Session& session, const Board& board,
                        TileIndex index, PlayerIndex reader) {
  std::string words;
  for (const PendingMonastery& waits : board.unsurrounded)
    if (board.node_tile[waits.node] == index)
      add(words, feature_there(texts, session, board, waits.node, reader));
  return words;
}

// A space at its place on the board, as far as that is in sight.
A11yNode& tell_space(const TableView& view, const std::string& id, Position at,
                     std::string_view words) {
  const Camera& camera = view.play->camera;
  const Area& board = view.play->layout.board;
  const Point corner = to_screen(camera, corner_of(at));
  const auto seen = [&](float x, float y) {
    return ImVec2(std::clamp(x, board.x, board.x + board.width),
                  std::clamp(y, board.y, board.y + board.height));
  };
  A11yNode& told = a11y_control(view.ui.theme, id, {}, {}, words);
  told.seen_min = seen(corner.x, corner.y);
  told.seen_max = seen(corner.x + camera.now.zoom, corner.y + camera.now.zoom);
  return told;
}

std::string question_words(const TableView& view) {
  const Session& session = view.session;
  const Play& play = view.play;
  if (!person_chooses(session, play)) return {};
  const State& then = *play.hand.preview;
  if (only_places(play.hand)) return {};
  if (play.hand.phase == Phase::figure)
    if (std::string why = why_no_figure(view.texts, session.game, play.hand); !why.empty())
      return why;
  const std::string_view instead = asked_instead(session, play.hand);
  const std::string question =
      !instead.empty() ? as_sentence(decision_title(view.texts, instead))
      : play.hand.phase == Phase::figure
          ? std::string(tr_guard(view.texts, has_guards(session), "table.ask.figure"))
          : as_sentence(decision_title(view.texts, session.game, then));
  const auto rows = choice_rows(view.texts, view.settings, session, view.play->pictures, play.hand);
  return question + ' ' + tr_count(view.texts, "told.choices", static_cast<long>(rows.size()));
}

}  // namespace

std::string coordinates(Position at) { return std::to_string(at.x) + ", " + std::to_string(at.y); }

std::string tile_words(const Texts& texts, const TileType& type, int rotation) {
  std::string words;
  const auto say = [&](SegmentKind kind, const std::string& where, const std::string& signs) {
    std::string what = where;
    add(what, signs);
    add(words, tr_pair(texts, feature_name(texts, kind), what) + '.', " ");
  };
  std::vector<const Segment*> fields;
  for (const Segment& segment : type.segments) {
    const auto edges = static_cast<EdgeMask>(segment.edges | segment.shared);
    if (edges != 0)
      say(segment.kind, sides_words(texts, turn_edges(edges, rotation)), signs_of(texts, segment));
    if (segment.kind == SegmentKind::field && segment.halves != 0) fields.push_back(&segment);
  }
  for (const Segment* field : fields) {
    if (fields.size() > 1 || field->sheep > 0)
      say(SegmentKind::field, field_words(texts, turn_halves(field->halves, rotation)),
          signs_of(texts, *field));
    else
      add(words, tr(texts, "tile.rest"), " ");
  }
  if (const std::string things = things_on(texts, type, rotation); !things.empty())
    add(words, tr(texts, "tile.on-it", {things}), " ");
  return words;
}

std::string tile_words(const Texts& texts, const Session& session, const Board& board,
                       TileIndex tile) {
  const PlacedTile& placed = board.tiles[tile];
  return tile_words(texts, session.game.types[placed.type], placed.rotation);
}

std::string around_words(const Texts& texts, const Session& session, const Board& board,
                         Position at, PlayerIndex reader) {
  std::string words;
  for (int eighth = 0; eighth < 8; ++eighth) {
    const TileIndex tile = tile_at(board, beside(at, eighth));
    if (tile == no_tile) continue;
    std::string there;
    if (eighth % 2 == 0)
      there = edge_there(texts, session, board, tile, (eighth / 2 + 2) & 3, reader);
    add(there, waits_there(texts, session, board, tile, reader));
    if (!there.empty()) add(words, tr_pair(texts, direction_name(texts, eighth), there));
  }
  return words;
}

std::string space_words(const Texts& texts, const Session& session, Position at) {
  const std::string around =
      around_words(texts, session, shown(session).board, at, shown_decision(session).player);
  return tr(texts, "parts", {tr(texts, "told.space", {around}), coordinates(at)});
}

void tell_spaces(const TableView& view) {
  const Hand& hand = view.play->hand;
  if (hand.choice_only || view.settings->no_hints || !person_moves(view.session, view.play)) return;
  const std::vector<Position> ringed = ringed_spaces(view.play, view.lesson);
  a11y_begin(view.ui.theme, A11yRole::region, tr(view.texts, "told.board"));
  for (const Spot& spot : hand.spots) {
    const std::string id = "space." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y);
    const bool here = hand.placement && hand.placement->at == spot.at;
    std::string words = space_words(view.texts, view.session, spot.at);
    if (std::find(ringed.begin(), ringed.end(), spot.at) != ringed.end())
      words = tr(view.texts, "parts", {words, tr(view.texts, "told.ringed")});
    tell_space(view, id, spot.at, words).on = here;
    if (view.ui.asked == id) intend(view, [at = spot.at](TableView& v) { lay_tile(v, at); });
  }
  a11y_end(view.ui.theme);
}

void tell_choices(const TableView& view) {
  const Play& play = view.play;
  if (!person_moves(view.session, play) || !play.motion.steps.empty()) return;
  const Hand& hand = play.hand;
  const Area& board = play.layout.board;
  const auto tell = [&](const std::string& id, Point at, float reach, std::string_view words) {
    A11yNode& told = a11y_control(view.ui.theme, id, {}, {}, words);
    const auto seen = [&](float x, float y) {
      return ImVec2(std::clamp(x, board.x, board.x + board.width),
                    std::clamp(y, board.y, board.y + board.height));
    };
    told.seen_min = seen(at.x - reach, at.y - reach);
    told.seen_max = seen(at.x + reach, at.y + reach);
    return &told;
  };
  const ChoicePlaces places = choice_places(view.ui.theme, view.session, play);
  const auto controls = board_controls(view.ui.theme, view.session, play);
  if (places.all.empty() && controls.empty()) return;
  a11y_begin(view.ui.theme, A11yRole::region, tr(view.texts, "told.board"));
  const std::vector<ChoiceRow> rows =
      choice_rows(view.texts, view.settings, view.session, view.play->pictures, hand);
  for (const ChoicePlace& place : places.all) {
    const std::size_t offer = place.choice.index;
    const std::string id = choice_id(hand, offer);
    tell(id, place.mark, places.reach, told_choice(view.texts, rows, offer))->on =
        hand.chosen == hand.offers[offer];
    if (view.ui.asked == id) intend(view, [offer](TableView& v) { pick(v, offer); });
  }
  for (const BoardControlPlace& control : controls) {
    tell(control.id, control.at, control.radius,
         control_words(view.texts, view.session, hand, control.what));
    if (view.ui.asked == control.id)
      intend(view, [what = control.what](TableView& v) { press_control(v, what); });
  }
  a11y_end(view.ui.theme);
}

std::string laid_words(const TableView& view) {
  const Hand& hand = view.play->hand;
  const Position at = hand.placement->at;
  const std::string around = around_words(view.texts, view.session, shown(view.session).board, at,
                                          shown_decision(view.session).player);
  std::string words = tr(view.texts, "told.laid", {coordinates(at), around});
  add(words, tile_words(view.texts, view.session->game.types[hand.type], hand.rotation), " ");
  add(words, question_words(view), " ");
  return words;
}

}  // namespace bastide::web
