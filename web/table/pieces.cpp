#include "web/table/pieces.hpp"

#include "web/app.hpp"
#include "web/table/pictures.hpp"

namespace bastide::web {
namespace {

art::Piece piece_of(FigureKind kind) {
  switch (kind) {
    case FigureKind::big_meeple:
      return art::Piece::big_meeple;
    case FigureKind::abbot:
      return art::Piece::abbot;
    case FigureKind::builder:
      return art::Piece::builder;
    case FigureKind::pig:
      return art::Piece::pig;
    case FigureKind::meeple:
    case FigureKind::shepherd:
      break;
  }
  return art::Piece::meeple;
}

}  // namespace

void draw_piece(App& app, ImDrawList& draw, PlayerIndex owner, FigureKind kind, bool lying,
                ImVec2 at, float size, float alpha) {
  if (owner >= app.session->record.players.size()) return;
  const ImTextureID picture = piece_picture(
      app.table.pictures, piece_of(kind), lying ? art::Pose::lying : art::Pose::standing,
      app.session->record.players[owner].colour, size * app.theme.density);
  if (!picture) return;
  const float top = lying ? 0.62f : 0.56f;  // the middle of the body in the picture
  const ImVec2 min(at.x - size / 2, at.y - size * top);
  draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                faded(IM_COL32_WHITE, alpha));
}

}  // namespace bastide::web
