// The page's side of a set (engine/rules/set.hpp): its words, its help, its sounds, and what it
// draws on the board. Each lives in a folder of its own under web/sets, and this table is all that
// the rest of the page knows of it. Members left out do nothing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/meaning.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/start_position.hpp"
#include "engine/rules/turn_table.hpp"
#include "web/art/vocabulary.hpp"
#include "web/drawing/camera.hpp"
#include "web/platform/sound.hpp"
#include "web/reading/tile_count.hpp"
#include "web/sets/team.hpp"

namespace bastide {
struct Decision;
struct Game;
struct Record;
struct Set;
struct Setup;
struct State;
}  // namespace bastide

namespace bastide::web {

struct BoardDrawing;
struct FeatureReading;
struct ShownEvent;
struct Texts;

// ---- What happened ------------------------------------------------------------------------------

// Events that are described in one sentence, and the parts of the sentence.
struct EventContext {
  const Texts& texts;
  const Game& game;
  const State& state;    // after it
  std::string_view who;  // the player concerned
  std::span<const Event> events;
  std::string at = {};       // moves: the coordinates of the tile; empty to omit them
  std::string_view on = {};  // moves: the kind of feature, as in keys: "city"

  const Event& event() const { return events.front(); }
};
// A sentence that names the place if it can: "event.placed" with its coordinates, else
// "event.placed.somewhere".
std::string tell_place(const EventContext& h, std::string_view key);

// ---- How a scoring is counted -------------------------------------------------------------------

// "City", {"7 tiles", "2 coats of arms"}, "7 × 2 + 2 × 2" and the result.
struct ScoreBreakdown {
  std::string name;
  std::vector<std::string> counted;
  std::string sum;
  bool adds_up = false;  // otherwise the sum is not shown
  int worth = 0;         // the result of the sum before sets adjust it
  int value = 0;
  bool contested = false;  // other players had figures there, too
};

// Whether the feature is scored although it is not complete.
inline bool is_unfinished(const Scoring& scoring) { return scoring.cause != ScoreCause::completed; }

struct ScoringToTell {
  const Texts& texts;
  const Scoring& scoring;
  const Record* record = nullptr;  // null if no names are needed
};

// The row of the score sheet for the points of a cause: the key of its name.
struct SheetRow {
  ScoreCause cause;
  std::string_view key;
};

// ---- What is on the table -----------------------------------------------------------------------

// A feature, as described on its card.
struct FeatureToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;
  const FeatureReading& reading;
  std::vector<TileCount>& lots;  // tiles that would complete it, shown as pictures on the card
};
// Text about a player on a feature: after the name, and in a line of its own.
struct PlayerOnFeature {
  PlayerIndex player;
  std::string beside, below;
};

// A place not on any tile, as described on its card.
struct PlaceToTell {
  const Texts& texts;
  const Record& record;
  const State& state;
  const Place& place;
};
struct PlaceTold {
  std::string title = {};
  std::vector<std::pair<std::string, PlayerIndex>> lines = {};  // no_player: of nobody
};

// Pieces that players win and keep, with the key of their name.
struct TokenName {
  Piece piece;
  std::string_view key;
};

// ---- Decisions ----------------------------------------------------------------------------------

// Each kind of decision or choice has a word (web/sets/decisions.hpp).
struct PhaseWord {
  Phase phase;
  std::string_view word;
};
struct ChoiceWord {
  ActionKind kind;
  std::optional<FigureKind> figure;  // any
  std::string_view word;
};
// One of the offered choices.
struct ChoiceToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;  // the position of the decision
  const Action& action;
  Meaning meaning;
  Phase phase;
  PlayerIndex player;     // the player who decides
  bool no_hints = false;  // whether to give no help
};

// The picture for a choice: one of its members, with a mark.
struct ChoiceSign {
  enum class Mark : unsigned char { none, plus, minus, gone, flies };

  std::optional<Piece> piece = {};
  PlayerIndex owner = no_player;  // of the piece
  bool lying = false;
  art::TokenPainter token = nullptr;  // something that is not a piece
  std::optional<SegmentKind> feature = {};
  std::string word = {};
  int count = 0;      // of the piece, shown beside it
  bool back = false;  // the back of a face-down tile
  Mark mark = Mark::none;
};

// ---- Teams --------------------------------------------------------------------------------------

// Describes the status of players who win or lose together.
struct TeamToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;      // as shown
  const State* tentative;  // after the tentatively placed tile; null: none
  bool no_hints = false;   // whether to give no help
};

// The help section about a word, "base.tile", and the lesson about it where that is not the set's.
struct WordTopic {
  std::string_view word, topic, lesson = {};
};

// ---- Help ---------------------------------------------------------------------------------------

// Texts are under "help.<set>.<section>.title" and ".text".
struct HelpSection {
  std::string_view id;     // "place"
  std::string_view rules;  // in docs/rules: "VAR-1–4"
  // Keys for a numbered list, each with a title and a ".text".
  std::span<const std::string_view> list = {};
};

// A picture of tiles with pieces on them, four beside each other in two rows, and the key of a
// sentence below it.
struct PrologueTile {
  std::string_view tile;
  int rotation = 0;
};
struct ProloguePiece {
  Piece piece;
  float x, y;  // its foot, in tiles
  int colour = 0;
};
inline constexpr int prologue_columns = 4, prologue_rows = 2;
struct ProloguePicture {
  std::string_view text;
  PrologueTile tiles[prologue_columns * prologue_rows];  // row by row
  std::span<const ProloguePiece> pieces;                 // the rear ones first
};

struct HelpPage {
  std::span<const HelpSection> sections;
  std::span<const std::string_view> tiles =
      {};                           // shown at the top; the first one stands for the set
  std::optional<Piece> piece = {};  // shown with it
  std::span<const ProloguePicture> prologue =
      {};  // shown before somebody's first game with the set
};

// ---- Positions ----------------------------------------------------------------------------------

// A piece, besides the figures dealt to players, that can be put into a position: on a segment, on
// a tile, into supplies (so many of it), or on the score track (on that space).
struct PlaceablePiece {
  Piece piece;
  PlaceKind on;
  int least = 0, most = most_of_piece;
};

// ---- The set ------------------------------------------------------------------------------------

struct PageSet {
  std::string_view id;  // of the Set

  // Keys for the sentences when it gives the turn another part, and when that part is over.
  std::string_view part_begun = {};
  std::string_view part_resumed = {};
  // The stem of those for a figure that it sends home: "event.eaten.", and the figure's word.
  std::string_view sent_home = {};
  // One sentence for a move or a decision, empty if it is not this set's.
  std::string (*tell_move)(const EventContext&) = nullptr;
  std::string (*tell_decided)(const EventContext&) = nullptr;

  // Fills in the breakdown of a scoring that is not for a feature. Returns whether it is this
  // set's.
  bool (*count)(const ScoringToTell&, ScoreBreakdown&) = nullptr;
  // Adjusts the breakdown of a feature's scoring.
  void (*adjust_breakdown)(const ScoringToTell&, ScoreBreakdown&) = nullptr;
  // Adjusts the sentence about the owners; the record is not null.
  void (*adjust_sentence)(const ScoringToTell&, std::string&) = nullptr;

  std::span<const SheetRow> sheet = {};

  // Adjusts the heading of a feature's card; adds lines to it, and text about single players.
  void (*adjust_heading)(const FeatureToTell&, std::string&) = nullptr;
  void (*add_lines)(const FeatureToTell&, std::vector<std::string>&) = nullptr;
  void (*tell_player)(const FeatureToTell&, PlayerOnFeature&) = nullptr;
  std::span<const TokenName> tokens = {};
  std::span<const PlaceablePiece> placeable = {};

  std::span<const PhaseWord> phases = {};
  std::span<const PhaseWord> passes = {};  // the keys of names for passing
  std::span<const ChoiceWord> choices = {};
  std::span<const WordTopic> topics = {};
  // The word for the decision where the phase does not determine it; empty if it does.
  std::string_view (*decision)(const Game&, const State&, const Decision&) = nullptr;
  // The heading of a decision and the sentence below it where its word does not determine them.
  std::string (*title)(const Texts&, const State&, const Decision&) = nullptr;
  std::string (*rule)(const Texts&, const State&, const Decision&) = nullptr;
  // The name of a choice, and its worth; empty and nothing for the default wording
  // (choice_words.hpp). Adjusts its picture.
  std::string (*choice_name)(const ChoiceToTell&) = nullptr;
  std::optional<std::string> (*choice_worth)(const ChoiceToTell&) = nullptr;
  void (*adjust_sign)(const ChoiceToTell&, ChoiceSign&) = nullptr;

  // The status of the team in a game of this set; null: nobody plays together.
  TeamStand (*team)(const Game&, const State&) = nullptr;
  // Whether it has one score for all.
  bool (*one_score)(const Setup&) = nullptr;
  // Why a computer player advises this; empty for the default wording.
  std::string (*reason)(const Texts&, const Game&, const State&, const Action&) = nullptr;

  const HelpPage* help = nullptr;  // null: none

  // The position on the board of a place that is not on a tile; nullopt if it has none, or is not
  // this set's.
  std::optional<Point> (*point_of)(const Place&) = nullptr;
  // The place at a point of the board that a card describes, the text of the card, and the outline
  // of the place in a colour. All three or none; `point_of` supports the place, too.
  std::optional<Place> (*place_at)(const Game&, Point) = nullptr;
  PlaceTold (*tell_place)(const PlaceToTell&) = nullptr;
  void (*mark_place)(const Camera&, ImDrawList&, const Place&, ImU32) = nullptr;
  // Where points come from that are not for a feature.
  std::optional<Point> (*scored_at)(const Scoring&) = nullptr;
  // Describes a team's status, and how its game has ended; nothing if there is none.
  void (*tell_team)(const TeamToTell&, TeamBoard&) = nullptr;
  std::string (*end_words)(const Texts&, const Game&, const State&) = nullptr;
  // A game for one: how far it has got, also in words, and the headline at its end.
  std::optional<Reach> (*reach)(const Game&, const State&) = nullptr;
  std::string (*tell_reach)(const Texts&, const Reach&) = nullptr;
  std::string (*end_title)(const Texts&, const Game&, const State&) = nullptr;

  // Draws what is on the board, under the figures, besides tiles and tokens on tiles. `chosen` is
  // the action being considered, `moving` the event being shown; null if there is none.
  void (*draw_on_board)(const BoardDrawing&, const Action* chosen, const Event* moving) = nullptr;
  // How far the n-th token of a stack sways, in sizes of the token; not at all without wind.
  Point (*sway)(const PieceAt&, int n, float wind) = nullptr;
  // Draws a piece on a tile, belonging to an owner of that colour. False: draw it as a token in a
  // corner.
  bool (*draw_on_tile)(const BoardDrawing&, const PieceAt&, int colour) = nullptr;
  // The same, over the figures.
  void (*draw_above_figures)(const BoardDrawing&, const Action* chosen,
                             const Event* moving) = nullptr;
  // Draws the effect of an action being considered.
  void (*draw_choice)(const BoardDrawing&, const Board& board, const Action&) = nullptr;
  // Draws a move or decision while it is shown. False: use the default.
  bool (*draw_event)(const BoardDrawing&, const ShownEvent&) = nullptr;
  // How long it is shown, in seconds at normal speed; nullopt: the default.
  std::optional<float> (*seconds_of)(const Event&, bool reduced) = nullptr;
  // Whether two consecutive events are shown at the same time.
  bool (*shown_together)(const Event&, const Event&) = nullptr;
  // The fraction of the time before the caption reveals what has been decided.
  float (*silence)(const Event&) = nullptr;

  std::optional<platform::Sound> (*sound)(const Event&) = nullptr;
  bool part_is_silent = false;  // the additional part has already been announced
};

// Every set that the page supports, in the order of all_sets().
const std::vector<const PageSet*>& page_sets();

// The position of the place according to the first set that knows it.
std::optional<Point> board_point(const Place& place);
std::optional<Point> scoring_point(const Scoring& scoring);

// The headline of the end of a game for one; empty: it is no such game.
std::string end_title(const Texts& texts, const Game& game, const State& state);

// The page's side of a set; null if it has none.
const PageSet* page_set(const Set& set);

}  // namespace bastide::web
