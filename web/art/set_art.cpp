#include "web/art/set_art.hpp"

#include "web/art/figures.hpp"

namespace bastide::art {

const FigureArt& figure_art(Piece piece) {
  static constexpr FigureArt meeple = {.piece = Piece::meeple, .outline = townsman};
  for (const SetArt* set : all_set_art())
    for (const FigureArt& figure : set->figures)
      if (figure.piece == piece) return figure;
  return meeple;
}

TokenPainter token_of(Piece piece) {
  for (const SetArt* set : all_set_art())
    for (const TokenArt& token : set->tokens)
      if (token.piece == piece) return token.paint;
  return nullptr;
}

const LandmarkArt* landmark_in(const Segment& city) {
  for (const SetArt* set : all_set_art())
    if (set->landmark && set->landmark->stands_in(city)) return set->landmark;
  return nullptr;
}

}  // namespace bastide::art
