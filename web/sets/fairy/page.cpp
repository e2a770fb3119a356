// The page's side of the fairy.
#include "engine/sets/fairy/fairy.hpp"

#include <algorithm>

#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/reading/reading.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

bool is_left_alone(const Event& event) {
  return is_move_of(event, Piece::fairy) && event.from.kind == PlaceKind::segment &&
         event.to.kind == PlaceKind::tile;
}

std::string tell_move(const EventContext& h) {
  if (h.event().piece != Piece::fairy) return {};
  if (is_left_alone(h.event())) return std::string(tr(h.texts, "event.fairy-alone"));
  return tell_place(h, "event.fairy");
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::fairy) return false;
  breakdown.name = tr(t.texts, "score.fairy");
  return true;
}

// Her points for a feature, which come on top of it (FAIRY-9).
void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  std::vector<std::string> favoured;
  for (PlayerIndex p = 0; p < max_players; ++p)
    if (const int bonus = t.scoring.bonus[p]; bonus > 0)
      favoured.push_back(name_and_number(t.texts, player_name(t.texts, *t.record, p),
                                         "+" + std::to_string(bonus)));
  if (favoured.empty()) return;
  sentence =
      as_sentence(sentence) + ' ' + tr(t.texts, "score.fairy.more", {tr_list(t.texts, favoured)});
}

void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  const FairyState& fairy = t.state.fairy;
  const Board& board = t.state.board;
  if (fairy.at == no_tile) return;
  std::vector<std::string> favoured;  // FAIRY-7
  for (PlayerIndex p = 0; p < t.game.sides; ++p)
    if (std::any_of(t.state.figures.begin(), t.state.figures.end(), [&](const Figure& figure) {
          return figure.owner == p && fairy::is_with(t.game, t.state, figure) &&
                 find_root(board, figure.node) == t.reading.root;
        }))
      favoured.push_back(player_name(t.texts, t.record, p));
  if (!favoured.empty()) lines.push_back(tr(t.texts, "read.fairy", {tr_list(t.texts, favoured)}));
  if (!favoured.empty() || fairy.node != no_node) return;
  const int segments = t.game.tables.types[board.tiles[fairy.at].type].segment_count;
  for (int s = 0; s < segments; ++s)
    if (find_root(board, node_of(board, fairy.at, s)) == t.reading.root) {
      lines.emplace_back(tr(t.texts, "read.fairy.alone"));
      return;
    }
}

constexpr SheetRow sheet[] = {{ScoreCause::fairy, "sheet.kind.fairy"}};
constexpr ChoiceWord choices[] = {{ActionKind::fairy, {}, "fairy"}};
constexpr WordTopic topics[] = {{"fairy", "princess-dragon.fairy"}};
constexpr PlaceablePiece placeable[] = {
    {Piece::fairy, PlaceKind::segment, 0, 1},
    {Piece::fairy, PlaceKind::tile, 0, 1},
};

// ---- On the board -------------------------------------------------------------------------------

// On a tile, but with nobody there: beside its middle, where no figure stands.
ImVec2 stand_of(const BoardDrawing& on, const Board& board, TileIndex tile) {
  const Point middle = middle_of(board, tile);
  return to_screen(on.camera, {middle.x + 0.24f, middle.y - 0.2f});
}

bool draw_on_tile(const BoardDrawing& on, const PieceAt& there, int) {
  if (there.piece != Piece::fairy) return false;
  draw_piece(on, {no_player, Piece::fairy}, stand_of(on, on.board, there.place.tile),
             figure_size(on.camera));
  return true;
}

// To or from a tile; from meeple to meeple she flies like other figures of nobody.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  const Event& event = shown.event;
  if (!is_move_of(event, Piece::fairy) || event.to.kind != PlaceKind::tile) return false;
  const float size = figure_size(on.camera), way = on.ui.reduced_motion ? 1 : eased(shown.t);
  const ImVec2 to = stand_of(on, shown.after.board, event.to.tile);
  draw_piece(on, {no_player, Piece::fairy}, {to.x, to.y - (1 - way) * size * 0.6f}, size);
  return true;
}

std::optional<float> seconds_of(const Event& event, bool reduced) {
  if (is_left_alone(event)) return reduced ? 0 : 0.5f;
  return {};
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::fairy) && !is_left_alone(event)) return platform::Sound::figure;
  return {};
}

}  // namespace

extern const PageSet fairy_page = {
    .id = "fairy",
    .tell_move = tell_move,
    .count = count,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .add_lines = add_lines,
    .placeable = placeable,
    .choices = choices,
    .topics = topics,
    .draw_on_tile = draw_on_tile,
    .draw_event = draw_event,
    .seconds_of = seconds_of,
    .sound = sound,
};

}  // namespace bastide::web
