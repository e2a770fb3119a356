// The slow oracle begins with a position: everything lies where the setup says.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

void Referee::lay_position(const StartPosition& position) {
  for (const StartTile& tile : position.tiles) {
    land.add({tile.at.x, tile.at.y, &(*types_)[tile.type], tile.rotation});
    --bag[tile.type];
  }
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (drawn_as_[t] != 2) bag[t] = 0;  // no river is under way
  for (const StartLeft& left : position.left) bag[left.type] = left.count;
}

void Referee::put_pieces(const StartPosition& position) {
  for (int p = 0; p < setup_.players; ++p) {
    const auto index = static_cast<std::size_t>(p);
    score[index] = track[index][0] = position.points[index];
  }
  for (const StartPiece& piece : position.pieces) {
    const int tile = land.tile_at(piece.at.x, piece.at.y);
    const Spot spot{tile, piece.segment};
    const std::size_t owner = piece.owner;
    const int number = piece.number;
    const auto add_token = [&] {
      sheep.push_back({spot, number});
      token_bag.erase(token_bag.find(number));
    };
    if (piece.on == PlaceKind::crown) {
      crowns[static_cast<std::size_t>(number)].push_back(piece.owner);
      --supply[owner][0];
    } else if (piece.on == PlaceKind::sector) {
      sector = number;
    } else if (piece.on == PlaceKind::track) {
      if (piece.piece == Piece::robber) robbers[piece.owner] = number;
      if (piece.piece != Piece::messenger) continue;
      track[owner] = {score[owner] - number, number};
    } else if (piece.on == PlaceKind::supply) {
      if (piece.piece == Piece::gold) gold[owner] = number;
      for (const std::size_t card : {0u, 1u})
        if (piece.piece == (card == 0 ? Piece::king : Piece::robber_baron)) {
          cards[card] = piece.owner;
          records[card] = number;
        }
      const int kind = static_cast<int>(piece.piece) - static_cast<int>(Piece::wine);
      if (kind >= 0 && kind < goods_kinds) goods[owner][static_cast<std::size_t>(kind)] = number;
    } else if (is_figure(piece.piece)) {
      figures.push_back({piece.owner, piece.piece, spot});
      --supply[owner][static_cast<std::size_t>(piece.piece)];
      if (piece.piece == Piece::shepherd) add_token();
    } else if (piece.piece == Piece::sheep) {
      add_token();
    } else if (piece.piece == Piece::dragon) {
      dragon = tile;
    } else if (piece.piece == Piece::fairy) {
      fairy = tile;
      int nth = number;
      for (const Figure& figure : figures)
        if (piece.on == PlaceKind::segment && figure.spot == spot &&
            figure.kind <= FigureKind::abbot && --nth == 0)
          favoured = figure;
    } else if (piece.piece == Piece::gold) {
      bars.insert(bars.end(), static_cast<std::size_t>(number), tile);
    } else if (piece.piece == Piece::ferry) {
      land.ferries.push_back({tile, std::min<int>(piece.segment, piece.other),
                              std::max<int>(piece.segment, piece.other)});
    } else {
      magic[piece.piece == Piece::witch] = spot;
    }
  }
  for (const StartPiece& piece : position.pieces)
    if (piece.on == PlaceKind::supply && is_figure(piece.piece))
      supply[piece.owner][static_cast<std::size_t>(piece.piece)] = piece.number;
}

}  // namespace bastide::oracle
