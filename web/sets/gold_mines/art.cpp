// Pictures of the Gold Mines.
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// A bar as it comes from the mould, `s` wide.
void gold_bar(Canvas& canvas, Vec2 at, float s) {
  canvas.fill(drawn({-39, 5, -19, -10, 35, -13, 57, 18, -15, 33}, at, s), rgb(0x1d1a2c), 0.4f);
  canvas.fill(drawn({-30, -24, 22, -30, 35, -13, -19, -5}, at, s), rgb(0xffe48a));
  canvas.fill(drawn({-30, -24, -19, -5, -20, 27, -45, 0}, at, s), rgb(0xb97f14));
  canvas.fill(drawn({-19, -5, 35, -13, 47, 14, -20, 27}, at, s), rgb(0xe8a820));
  // Reflects the sky.
  canvas.fill(drawn({-4, -7, 8, -9, 12, 21, 0, 23}, at, s), rgb(0xffdf80), 0.8f);
  canvas.pen(drawn({-26, -20, 25, -26}, at, s), s * 0.03f, rgb(0xfffbe0), 0.9f);
  canvas.pen(
      drawn({-30, -24, 22, -30, 35, -13, 47, 14, -20, 27, -45, 0, -30, -24, -19, -5, 35, -13}, at,
            s),
      s * 0.032f, rgb(0x5e3f08), 0.9f);
  canvas.pen(drawn({-19, -5, -20, 27}, at, s), s * 0.032f, rgb(0x5e3f08), 0.9f);
}

float room_for(const TileType& type) { return type.gold ? 0.1f : 0; }

void paint_mine(PaintContext& paint) {
  if (!paint.type.gold) return;
  for (const Vec2 d : {Vec2{0, -0.03f}, Vec2{-0.04f, 0.014f}, Vec2{0.042f, 0.02f}})
    gold_bar(paint.canvas, paint.turned(paint.symbol) + d, 0.085f);
}

void paint_bar(Canvas& canvas) { gold_bar(canvas, {0.5f, 0.5f}, 0.96f); }

constexpr TokenArt tokens[] = {{"gold", paint_bar, Piece::gold}};

}  // namespace

extern const SetArt gold_mines_art = {
    .symbol_room = room_for, .paint_symbols = paint_mine, .tokens = tokens};

}  // namespace bastide::art
