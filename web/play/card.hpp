// A small sheet of paper about what is pointed at: what it is, whose it is, and what it is worth.
#pragma once

#include <imgui.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/rules/vocabulary.hpp"
#include "web/art/vocabulary.hpp"
#include "web/drawing/camera.hpp"
#include "web/reading/tile_count.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

struct CellReading;
struct FeatureReading;
struct GamePaint;
struct Session;
struct Texts;
struct Theme;

struct CardLine {
  std::string text;
  int colour = -1;  // of a player, whose badge is shown before the line
  bool strong = false;
  int piece = -1;  // or a piece: by Choice::kind, of its owner
  PlayerIndex owner = no_player;
  std::optional<Piece> token = std::nullopt;  // or a token
};

struct Card {
  std::string title;
  std::optional<art::Glyph> icon;
  std::vector<CardLine> lines;
  std::vector<TileCount> lots;  // shown as pictures with their counts
};

Card feature_card(const Texts& texts, const Session& session, const State& state,
                  const FeatureReading& reading);
Card cell_card(const Texts& texts, const Game& game, const State& state,
               const CellReading& reading);

// The whole card as text, for screen readers.
std::string card_words(const Card& card);

// What has caused a card: only the first one appears without being requested.
enum class CardOf : unsigned char { pointed, held, player, advice };

// The card of this frame (Drawn::card): there is never more than one.
struct ShownCard {
  Card card;
  Point near;  // what it is about
  CardOf of = CardOf::pointed;
};

// Pictures of tiles with their counts, in rows; those that complete something have a golden frame.
struct Lots {
  std::span<const TileCount> shown;
  std::string rest;  // what is said of those not shown
  int columns;
  float width, side, height;
};
inline constexpr float gap_of_lots = 5;  // design pixels
Lots lay_lots(const Theme& theme, const Texts& texts, const std::vector<TileCount>& lots,
              float width, float side);
void draw_lots(const GamePaint& paint, const Lots& lots, ImVec2 at);

}  // namespace bastide::web
