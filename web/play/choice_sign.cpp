#include "web/play/choice_sign.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/set_art.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/drawing/raft.hpp"
#include "web/play/choices.hpp"
#include "web/play/hand.hpp"
#include "web/play/play_view.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/ui/icons.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

void draw_word(const Paint& paint, const std::string& word, ImVec2 c) {
  const ImVec2 size = ui_text_size(paint.theme, word, Face::heading);
  ui_draw_text(paint, {c.x - size.x / 2, c.y - size.y / 2}, word, Face::heading, colour::ink);
}

// The road ends at a lake, two of them joined.
void draw_joined_sign(const GamePaint& paint, const Board& board, const Place& place, ImVec2 c,
                      float size) {
  const float r = size * 0.4f;
  paint.draw.AddCircleFilled(c, r, IM_COL32(0x6f, 0xa9, 0xbf, 0xff), 24);
  const Position at = board.cells[board.tiles[place.tile].cell].at;
  const auto end = [&](Node node) {
    const Point p = landing(paint.game, board, node);
    const float x = p.x - static_cast<float>(at.x) - 0.5f,
                y = p.y - static_cast<float>(at.y) - 0.5f;
    const float k = r / std::max(0.01f, std::hypot(x, y));
    return ImVec2(c.x + x * k, c.y + y * k);
  };
  draw_raft(paint.draw, end(place.node), c, end(place.other_node), size * 0.16f, 1);
}

void draw_mark(ImDrawList& draw, ChoiceSign::Mark mark, ImVec2 c, float size) {
  const ImVec2 corner(c.x + size * 0.28f, c.y - size * 0.28f);
  switch (mark) {
    case ChoiceSign::Mark::plus:
      return draw_icon(draw, Icon::plus, corner, size * 0.4f, colour::ink);
    case ChoiceSign::Mark::minus:
      return draw_icon(draw, Icon::minus, corner, size * 0.4f, colour::ink);
    case ChoiceSign::Mark::gone:
      return draw_icon(draw, Icon::cross, c, size * 0.6f, colour::accent);
    case ChoiceSign::Mark::flies:
      return draw.AddTriangleFilled({c.x + size * 0.2f, c.y + size * 0.1f},
                                    {c.x + size * 0.48f, c.y + size * 0.24f},
                                    {c.x + size * 0.2f, c.y + size * 0.38f}, colour::accent);
    case ChoiceSign::Mark::none:
      return;
  }
}

}  // namespace

void draw_choice_sign(const GamePaint& paint, const Texts& texts, const Hand& hand,
                      std::size_t offer, ImVec2 c, float size) {
  const Board& board = hand.preview->board;
  const ChoiceToTell choice = to_tell(texts, paint.session, hand, hand.offers[offer]);
  const ChoiceSign sign = choice_sign(choice);
  if (sign.feature)
    draw_art_icon(paint, icon_of(*sign.feature), c, size * 0.6f);
  else if (sign.token)
    draw_token(paint, sign.token, c, size * 0.8f);
  else if (!sign.word.empty())
    draw_word(paint, sign.word, c);
  else if (sign.back) {
    const ImTextureID picture = back_picture(paint.pictures, size * paint.theme.density);
    const float half = size * 0.4f;
    if (picture) paint.draw.AddImage(picture, {c.x - half, c.y - half}, {c.x + half, c.y + half});
  } else if (sign.piece == Piece::tile) {
    const ImTextureID picture =
        tile_picture(paint.pictures, paint.game, {choice.meaning.type}, size * paint.theme.density);
    const float half = size * 0.47f;
    if (picture) paint.draw.AddImage(picture, {c.x - half, c.y - half}, {c.x + half, c.y + half});
  } else if (choice.meaning.to.other_node != no_node)
    draw_joined_sign(paint, board, choice.meaning.to, c, size);
  else if (sign.piece && art::token_of(*sign.piece))
    draw_token(paint, *sign.piece, c, size * 0.8f);
  else if (sign.piece) {
    const bool flies = sign.mark == ChoiceSign::Mark::flies;
    draw_piece(paint, {sign.owner, *sign.piece, sign.lying},
               flies ? ImVec2(c.x, c.y - size * 0.1f) : c, size,
               sign.mark == ChoiceSign::Mark::gone ? 0.5f : 1);
  }
  draw_mark(paint.draw, sign.mark, c, size);
  if (sign.count < 2) return;
  const std::string count = std::to_string(sign.count);
  const ImVec2 words = ui_text_size(paint.theme, count, Face::small),
               corner(c.x + size * 0.3f, c.y + size * 0.22f);
  paint.draw.AddCircleFilled(corner, words.y * 0.52f, colour::ink, 20);
  ui_draw_text(paint, {corner.x - words.x / 2, corner.y - words.y / 2}, count, Face::small,
               colour::paper_high);
}

}  // namespace bastide::web
