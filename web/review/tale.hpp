// A finished game as a story: the few turns that mattered most, and what is to be said about each.
// It knows nothing about drawing, and the judgement is the analysis' (engine/review/analysis.hpp).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/players/turn_actions.hpp"
#include "engine/review/turn_rating.hpp"
#include "web/review/effect.hpp"

namespace bastide {
struct Analysis;
}  // namespace bastide

namespace bastide::web {

struct Session;

inline constexpr std::size_t most_chapters = 5;

// A turn of the story: one that lost much, or one of the finest.
struct Chapter {
  std::size_t turn = 0;  // an index into the turns of the analysis
  bool fine = false;
  friend bool operator==(const Chapter&, const Chapter&) = default;
};

// Of the persons' turns, or of everybody's where there are none: those that lost most and at least
// one of the finest, in the order in which they were played. Of a complete analysis.
std::vector<Chapter> chapters_of(const Session& session, const Analysis& analysis);

// What can be said about a turn. First about the one that was played, then about the better one.
enum class Saying : unsigned char {
  nothing,
  gave,         // somebody else got points for a feature
  joined,       // somebody else has a share now
  fenced,       // the player's field cannot grow any more
  farmer,       // a figure lies on a field very early
  scored,       // points for the player
  last_figure,  // the last one has been put down
  put,          // a figure on a feature
  no_figure,
  scores,  // better: points at once
  spares,  // better: those points would not have been somebody else's
  joins,   // better: a share in somebody's feature
  puts,    // better: a figure on a feature
  keeps,   // better: the figure stays in the supply
};
struct Sentence {
  Saying saying = Saying::nothing;
  SegmentKind feature = SegmentKind::road;
  bool completed = false;         // scored, gave, scores: by completing it
  PlayerIndex other = no_player;  // whom it concerns
  int points = 0;
  Node node = no_node;  // to be pointed out on the board
};

// What a turn did that a better one would not have done, and what that brings instead. Only what
// both bear out is said. `mistake`: of what kind, if that is known.
struct Compared {
  Sentence did, rather;
};
Compared compare_turns(const Game& game, const State& before, std::span<const Action> played,
                       std::span<const Action> better, PlayerIndex player,
                       MistakeKind mistake = MistakeKind::other);

struct ChapterTale {
  std::size_t before = 0;  // the position in which the tile was laid
  PlayerIndex player = no_player;
  TurnActions played, better;  // better: empty for a fine turn
  Sentence did, rather;        // about the one played, and about the better one
};
// Only what both turns bear out is said.
ChapterTale tale_of(const Session& session, const Analysis& analysis, const Chapter& chapter);

}  // namespace bastide::web
