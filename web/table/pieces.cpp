#include "web/table/pieces.hpp"

#include <algorithm>
#include <cmath>

#include "web/table/choices.hpp"
#include "web/table/pictures.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

void draw_word(const Theme& theme, ImDrawList& draw, const std::string& word, ImVec2 c) {
  const ImVec2 size = ui_text_size(theme, word, Face::heading);
  ui_draw_text(theme, draw, {c.x - size.x / 2, c.y - size.y / 2}, word, Face::heading, colour::ink);
}

// Road ends around a lake, two of them joined.
void draw_lake_sign(const Session& session, const Hand& hand, ImDrawList& draw,
                    const Action& action, ImVec2 c, float size) {
  const Board& board = hand.preview->board;
  const TileIndex tile = tile_at(board, action.at);
  const float r = size * 0.4f;
  draw.AddCircleFilled(c, r, IM_COL32(0x6f, 0xa9, 0xbf, 0xff), 24);
  const Position at = board.cells[board.tiles[tile].cell].at;
  const auto end = [&](int segment) {
    const Point p = ferry_end(session, board, node_of(board, tile, segment));
    const float x = p.x - static_cast<float>(at.x) - 0.5f,
                y = p.y - static_cast<float>(at.y) - 0.5f;
    const float k = r / std::max(0.01f, std::hypot(x, y));
    return ImVec2(c.x + x * k, c.y + y * k);
  };
  draw_ferry(draw, end(action.where), c, end(action.value), size * 0.16f, 1);
}

}  // namespace

art::Glyph icon_of(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::city:
      return art::Glyph::city;
    case SegmentKind::road:
      return art::Glyph::road;
    case SegmentKind::monastery:
      return art::Glyph::monastery;
    case SegmentKind::garden:
      return art::Glyph::garden;
    default:
      return art::Glyph::field;
  }
}

void draw_art_icon(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Glyph icon,
                   ImVec2 c, float size, ImU32 ink) {
  const ImTextureID picture = icon_picture(pictures, icon, size * theme.density);
  const float h = size / 2;
  if (picture) draw.AddImage(picture, {c.x - h, c.y - h}, {c.x + h, c.y + h}, {0, 0}, {1, 1}, ink);
}

void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, art::Piece piece, bool lying, ImVec2 at, float size,
                float alpha) {
  const auto& players = session.record.players;
  const bool somebodys = piece < art::Piece::mage;
  if (somebodys && owner >= players.size()) return;
  const ImTextureID picture =
      piece_picture(pictures, piece, lying ? art::Pose::lying : art::Pose::standing,
                    somebodys ? players[owner].colour : 0, size * theme.density);
  if (!picture) return;
  const float top = lying ? 0.62f : 0.56f;  // the middle of the body in the picture
  const ImVec2 min(at.x - size / 2, at.y - size * top);
  draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                faded(IM_COL32_WHITE, alpha));
}

void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, FigureKind kind, bool lying, ImVec2 at, float size,
                float alpha) {
  // A pig stands on its field.
  draw_piece(theme, session, pictures, draw, owner, art::piece_of(kind),
             lying && kind != FigureKind::pig, at, size, alpha);
}

void draw_turned(ImDrawList& draw, ImTextureID picture, ImVec2 at, float size, float turn,
                 ImU32 tint, float share) {
  const float co = std::cos(turn) * size, si = std::sin(turn) * size;
  const auto corner = [&](float x, float y) {
    return ImVec2(at.x + x * co - y * si, at.y + x * si + y * co);
  };
  const float top = -share, low = 1 - share;
  const ImVec2 a = corner(-0.5f, top), b = corner(0.5f, top), c = corner(0.5f, low),
               d = corner(-0.5f, low);
  if (picture)
    draw.AddImageQuad(picture, a, b, c, d, {0, 0}, {1, 0}, {1, 1}, {0, 1}, tint);
  else
    draw.AddQuadFilled(a, b, c, d, tint);
}

void draw_tipping_piece(const Theme& theme, const Session& session, Pictures& pictures,
                        ImDrawList& draw, PlayerIndex owner, FigureKind kind, float tipped,
                        ImVec2 at, float size) {
  const float lies = std::clamp((tipped - 0.6f) / 0.4f, 0.0f, 1.0f);
  if (lies < 1) {
    const ImTextureID picture =
        piece_picture(pictures, art::piece_of(kind), art::Pose::standing,
                      session.record.players[owner].colour, size * theme.density);
    // About the middle of the body.
    if (picture)
      draw_turned(draw, picture, at, size, -1.5708f * tipped, faded(IM_COL32_WHITE, 1 - lies),
                  0.56f);
  }
  if (lies > 0) draw_piece(theme, session, pictures, draw, owner, kind, true, at, size, lies);
}

void draw_ground_shadow(ImDrawList& draw, ImVec2 at, float width, float alpha) {
  for (const float grow : {1.0f, 0.75f, 0.5f}) {
    ImVec2 rim[20];
    for (int i = 0; i < 20; ++i) {
      const float a = 0.31415927f * static_cast<float>(i);
      rim[i] = {at.x + std::cos(a) * width * 0.5f * grow, at.y + std::sin(a) * width * 0.2f * grow};
    }
    draw.AddConvexPolyFilled(rim, 20, faded(IM_COL32(0x1d, 0x1a, 0x2c, 0x48), alpha));
  }
}

void draw_kind(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
               PlayerIndex owner, int kind, ImVec2 at, float size, float alpha) {
  draw_piece(theme, session, pictures, draw, owner, static_cast<FigureKind>(kind), false, at, size,
             alpha);
}

void draw_token(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Token token,
                ImVec2 c, float size, float alpha) {
  const ImTextureID picture = token_picture(pictures, token, size * theme.density);
  const float h = size / 2;
  if (picture)
    draw.AddImage(picture, {c.x - h, c.y - h}, {c.x + h, c.y + h}, {0, 0}, {1, 1},
                  faded(IM_COL32_WHITE, alpha));
}

void draw_ferry(ImDrawList& draw, ImVec2 a, ImVec2 middle, ImVec2 b, float width, float alpha) {
  const ImU32 dark = faded(IM_COL32(0x3b, 0x24, 0x12, 0xff), alpha);
  const ImU32 wood = faded(IM_COL32(0xb9, 0x83, 0x4a, 0xff), alpha);
  const ImU32 light = faded(IM_COL32(0xe0, 0xb2, 0x78, 0xff), alpha);
  draw.AddBezierQuadratic({a.x + 1, a.y + width * 0.2f}, {middle.x + 1, middle.y + width * 0.2f},
                          {b.x + 1, b.y + width * 0.2f},
                          faded(IM_COL32(0x10, 0x20, 0x30, 0x60), alpha), width * 1.2f, 16);
  draw.AddBezierQuadratic(a, middle, b, dark, width * 1.25f, 16);
  draw.AddBezierQuadratic(a, middle, b, wood, width, 16);
  // Planks.
  constexpr int planks = 7;
  for (int i = 0; i <= planks; ++i) {
    const float t = static_cast<float>(i) / planks, u = 1 - t;
    const ImVec2 p(u * u * a.x + 2 * u * t * middle.x + t * t * b.x,
                   u * u * a.y + 2 * u * t * middle.y + t * t * b.y);
    ImVec2 d(u * (middle.x - a.x) + t * (b.x - middle.x),
             u * (middle.y - a.y) + t * (b.y - middle.y));
    const float l = std::hypot(d.x, d.y);
    if (l < 0.01f) continue;
    d = {d.x / l * width * 0.5f, d.y / l * width * 0.5f};
    draw.AddLine({p.x - d.y, p.y + d.x}, {p.x + d.y, p.y - d.x}, i % 2 == 0 ? light : dark,
                 std::max(1.0f, width * 0.1f));
  }
}

void draw_die(ImDrawList& draw, ImVec2 c, float size, int eyes, float turn) {
  const float h = size / 2, co = std::cos(turn), si = std::sin(turn);
  const auto at = [&](float x, float y) {
    return ImVec2(c.x + (x * co - y * si) * h, c.y + (x * si + y * co) * h);
  };
  const auto face_at = [&](float grow, float dx, float dy, ImU32 ink) {
    ImVec2 corners[4] = {at(-grow, -grow), at(grow, -grow), at(grow, grow), at(-grow, grow)};
    for (ImVec2& p : corners) p = {p.x + dx, p.y + dy};
    draw.AddConvexPolyFilled(corners, 4, ink);
  };
  face_at(1.0f, size * 0.06f, size * 0.1f, IM_COL32(0x20, 0x12, 4, 0x60));
  face_at(1.0f, 0, 0, colour::ink);
  face_at(0.93f, 0, 0, colour::paper_high);
  constexpr float place[3][3][2] = {
      {{0, 0}}, {{-0.45f, -0.45f}, {0.45f, 0.45f}}, {{-0.5f, -0.5f}, {0, 0}, {0.5f, 0.5f}}};
  if (eyes < 1 || eyes > 3) return;
  for (int i = 0; i < eyes; ++i)
    draw.AddCircleFilled(at(place[eyes - 1][i][0], place[eyes - 1][i][1]), size * 0.1f,
                         colour::accent, 16);
}

void draw_choice_sign(const Theme& theme, const Session& session, Pictures& pictures,
                      const Hand& hand, ImDrawList& draw, std::size_t offer, ImVec2 c, float size) {
  const State& state = *hand.preview;
  const Action& action = hand.offers[offer];
  const PlayerIndex player = decision(session.game, state).player;
  const auto segment_kind = [&] {
    const TileIndex tile =
        action.kind == ActionKind::deploy ? state.placed : tile_at(state.board, action.at);
    return kind_of(session.game.tables, state.board, node_of(state.board, tile, action.where));
  };
  const auto figure = [&](u8 kind) {
    draw_piece(theme, session, pictures, draw, player, static_cast<FigureKind>(kind),
               segment_kind() == SegmentKind::field, c, size, 1);
  };
  switch (action.kind) {
    case ActionKind::deploy:
    case ActionKind::retrieve:
    case ActionKind::join:
      figure(action.what);
      break;
    case ActionKind::land:
      figure(static_cast<u8>(state.part.flight.figure));
      break;
    case ActionKind::fly:
      draw_kind(theme, session, pictures, draw, player, action.what, {c.x, c.y - size * 0.1f}, size,
                1);
      draw.AddTriangleFilled({c.x + size * 0.2f, c.y + size * 0.1f},
                             {c.x + size * 0.48f, c.y + size * 0.24f},
                             {c.x + size * 0.2f, c.y + size * 0.38f}, colour::accent);
      break;
    case ActionKind::score:
      draw_art_icon(theme, pictures, draw, icon_of(segment_kind()), c, size * 0.6f);
      break;
    case ActionKind::obey:
      if (state.part.messages.drawn == 8)
        figure(action.what);
      else if (state.part.messages.drawn <= 3)
        draw_art_icon(theme, pictures, draw, icon_of(segment_kind()), c, size * 0.6f);
      else
        draw_token(theme, pictures, draw, art::Token::message, c, size * 0.8f);
      break;
    case ActionKind::two_points:
      draw_word(theme, draw, "+2", c);
      break;
    case ActionKind::gold:
      draw_token(theme, pictures, draw, art::Token::gold, c, size * 0.8f);
      break;
    case ActionKind::enchant:
      draw_kind(theme, session, pictures, draw, no_player, first_magic + action.what, c, size, 1);
      break;
    case ActionKind::banish:
      draw_kind(theme, session, pictures, draw, no_player, first_magic + action.what, c, size,
                0.5f);
      draw_icon(draw, Icon::cross, c, size * 0.6f, colour::accent);
      break;
    case ActionKind::robber:
      draw_piece(theme, session, pictures, draw, player, art::Piece::robber, false, c, size, 1);
      break;
    case ActionKind::rob:
      draw_piece(theme, session, pictures, draw, action.what, art::Piece::meeple, false, c, size,
                 1);
      break;
    case ActionKind::ferry:
      draw_lake_sign(session, hand, draw, action, c, size);
      break;
    case ActionKind::move_points:
      draw_piece(theme, session, pictures, draw, player,
                 action.value == 0 ? art::Piece::meeple : art::Piece::messenger, false, c, size, 1);
      break;
    case ActionKind::choose: {
      const ImTextureID picture =
          tile_picture(pictures, session.game, action.what, 0, 0, size * theme.density);
      const float half = size * 0.47f;
      if (picture) draw.AddImage(picture, {c.x - half, c.y - half}, {c.x + half, c.y + half});
      break;
    }
    case ActionKind::crop:
      draw_piece(theme, session, pictures, draw, player, art::Piece::meeple, false, c, size, 1);
      draw_icon(draw, action.value == 0 ? Icon::plus : Icon::minus,
                {c.x + size * 0.28f, c.y - size * 0.28f}, size * 0.4f, colour::ink);
      break;
    default:
      break;
  }
}

}  // namespace bastide::web
