// What the page knows of a set (engine/rules/set.hpp): its words, its help, its sounds,
// and what it draws on the board. It lives in
// a folder of its own under web/sets and is known to the rest of the page through this table alone.
// What is left out is not said, shown or heard.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/set.hpp"
#include "web/art/art.hpp"
#include "web/drawing/board.hpp"
#include "web/platform/platform.hpp"
#include "web/reading/reading.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// ---- What happened ------------------------------------------------------------------------------

// Events that are told in one sentence, and what the sentence is made of.
struct Happening {
  const Texts& texts;
  const Game& game;
  const State& state;    // after it
  std::string_view who;  // whom it concerns
  std::span<const Event> events;
  std::string at = {};       // moves: the coordinates of the tile; empty if they are not to be told
  std::string_view on = {};  // moves: the kind of feature, as keys are made of: "city"

  const Event& event() const { return events.front(); }
};
// A sentence that names the place where it can: "event.placed" with its coordinates, else
// "event.placed.somewhere".
std::string tell_place(const Happening& h, std::string_view key);

// ---- How a scoring is counted -------------------------------------------------------------------

// "City", {"7 tiles", "2 coats of arms"}, "7 × 2 + 2 × 2" and what that comes to.
struct Account {
  std::string name;
  std::vector<std::string> counted;
  std::string sum;
  bool adds_up = false;  // otherwise the sum is not told
  int worth = 0;         // what the sum comes to before sets change it
  int value = 0;
  bool contested = false;  // the owners have won it against others
};

// The feature is scored although it is not complete.
inline bool is_unfinished(const Scoring& scoring) { return scoring.cause != ScoreCause::completed; }

struct ScoringToTell {
  const Texts& texts;
  const Scoring& scoring;
  const Record* record = nullptr;  // null where nobody is named
};

// The row of the score sheet to which the points of a cause belong: the key of its name.
struct SheetRow {
  ScoreCause cause;
  std::string_view key;
};

// ---- What is on the table -----------------------------------------------------------------------

// A feature as its card tells it.
struct FeatureToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;
  const FeatureReading& reading;
  std::vector<TileCount>& lots;  // tiles that would complete it: pictures on the card
};
// What is said of a player on a feature: after the name, and in a line of its own.
struct PlayerOnFeature {
  PlayerIndex player;
  std::string beside, below;
};

// A place that is no tile's, as its card tells it.
struct PlaceToTell {
  const Texts& texts;
  const Record& record;
  const State& state;
  const Place& place;
};
struct PlaceTold {
  std::string title = {};
  std::vector<std::pair<std::string, PlayerIndex>> lines = {};  // no_player: nobody's
};

// Pieces that players win and keep, with the key of their name.
struct TokenName {
  Piece piece;
  std::string_view key;
};

// ---- What is asked ------------------------------------------------------------------------------

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
// One of the choices that are offered.
struct ChoiceToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;  // in which it is decided
  const Action& action;
  Meaning meaning;
  Phase phase;
  PlayerIndex player;   // who decides
  bool purist = false;  // nothing is told that could be found out
};

// The picture of a choice: one of its parts, with a mark.
struct ChoiceSign {
  enum class Mark : unsigned char { none, plus, minus, gone, flies };

  std::optional<Piece> piece = {};
  PlayerIndex owner = no_player;  // of the piece
  bool lying = false;
  art::TokenPainter token = nullptr;  // what is no piece
  std::optional<SegmentKind> feature = {};
  std::string word = {};
  int count = 0;      // of the piece, shown beside it
  bool back = false;  // of a tile that lies face down
  Mark mark = Mark::none;
};

// ---- What concerns all --------------------------------------------------------------------------

// Those who win or lose together are told where they stand.
struct TeamToTell {
  const Texts& texts;
  const Record& record;
  const Game& game;
  const State& state;      // as it is shown
  const State* tentative;  // after the tile that is being laid; null: none is
  bool purist = false;     // nothing is told that could be found out
};
struct TeamFact {
  std::string_view id;
  std::string value = {};  // in short, with a sign; empty: told in the sentence alone
  std::string words = {};  // a sentence
  std::optional<Piece> token = {};
  std::optional<art::Glyph> sign = {};
  bool urgent = false, good = false;
  std::vector<TileCount> lots = {};  // tiles that would do
  Node node = no_node;               // the feature that it is about,
  TileIndex tile = no_tile;          // or the tile
};
inline constexpr std::string_view team_tile = "tile";  // about the tile in hand

// How a team stands, in numbers.
struct TeamStand {
  // Those that count least where there are several scores; a target of 0: nobody plays together.
  int points = 0, target = 0;
  // Pieces in the bank, whose end would be the team's, of so many.
  int left = 0, of = 0;
  std::optional<Piece> piece = {};
  std::string_view left_key = {};  // of their number
};
// The same with what the table shows and says of it.
struct TeamBoard : TeamStand {
  std::string title = {};
  struct Mark {
    int points;
    Piece piece;
    bool reached;
  };
  std::vector<Mark> marks = {};
  std::vector<std::pair<PlayerIndex, int>> figures = {};  // on the track; none: a common one
  int coming = 0;                                         // what the tile takes from the bank
  std::vector<TeamFact> facts = {};
};

// Where the help tells more of it: "base.tile".
struct WordTopic {
  std::string_view word, topic;
};

// ---- Help ---------------------------------------------------------------------------------------

// Texts are under "help.<set>.<section>.title" and ".text".
struct HelpSection {
  std::string_view id;     // "place"
  std::string_view rules;  // in docs/rules: "VAR-1–4"
  // Keys of a numbered list, each with a title and a ".text".
  std::span<const std::string_view> list = {};
};

struct HelpPage {
  std::span<const HelpSection> sections;
  std::span<const std::string_view> tiles =
      {};                           // shown at the top; the first one stands for the set
  std::optional<Piece> piece = {};  // shown with it
};

// ---- The set ------------------------------------------------------------------------------------

struct PageSet {
  std::string_view id;  // of the Set

  // The keys of what is said when it gives the turn another part, and when that part is over.
  std::string_view part_begun = {};
  std::string_view part_resumed = {};
  // One sentence for a move or a decision, empty if it is not this set's.
  std::string (*tell_move)(const Happening&) = nullptr;
  std::string (*tell_decided)(const Happening&) = nullptr;

  // Counts a scoring that is not of a feature. Returns whether it is this set's.
  bool (*count)(const ScoringToTell&, Account&) = nullptr;
  // Changes how the scoring of a feature is counted.
  void (*adjust_account)(const ScoringToTell&, Account&) = nullptr;
  // Changes the sentence with the owners; the record is there.
  void (*adjust_sentence)(const ScoringToTell&, std::string&) = nullptr;

  std::span<const SheetRow> sheet = {};

  // Changes the heading of a feature's card; adds lines to it, and what concerns a single player.
  void (*adjust_heading)(const FeatureToTell&, std::string&) = nullptr;
  void (*add_lines)(const FeatureToTell&, std::vector<std::string>&) = nullptr;
  void (*tell_player)(const FeatureToTell&, PlayerOnFeature&) = nullptr;
  std::span<const TokenName> tokens = {};

  std::span<const PhaseWord> phases = {};
  std::span<const PhaseWord> passes = {};  // the keys of what it is called to pass
  std::span<const ChoiceWord> choices = {};
  std::span<const WordTopic> topics = {};
  // The word of what is decided where the phase alone does not tell; empty if it does.
  std::string_view (*decision)(const Game&, const State&, const Decision&) = nullptr;
  // The heading of a decision and the sentence below it where its word does not tell them.
  std::string (*title)(const Texts&, const State&, const Decision&) = nullptr;
  std::string (*rule)(const Texts&, const State&, const Decision&) = nullptr;
  // What a choice is called, and what it is worth; empty and nothing if the usual is said
  // (choice_words.hpp). Changes its picture.
  std::string (*choice_name)(const ChoiceToTell&) = nullptr;
  std::optional<std::string> (*choice_worth)(const ChoiceToTell&) = nullptr;
  void (*adjust_sign)(const ChoiceToTell&, ChoiceSign&) = nullptr;

  // How all stand together, in a game of this set; null: they do not play together.
  TeamStand (*team)(const Game&, const State&) = nullptr;
  // Why a computer player advises this; empty: the usual is said.
  std::string (*reason)(const Texts&, const Game&, const State&, const Action&) = nullptr;

  const HelpPage* help = nullptr;  // null: it has none

  // Where on the board a place is that is neither a tile nor part of one; nullopt if it is nowhere
  // there, or not this set's.
  std::optional<Point> (*point_of)(const Place&) = nullptr;
  // The place at a point of the board of which a card tells, what it tells, and the rim of the
  // place in a colour. All three or none; `point_of` knows the place, too.
  std::optional<Place> (*place_at)(const Game&, Point) = nullptr;
  PlaceTold (*tell_place)(const PlaceToTell&) = nullptr;
  void (*mark_place)(const Camera&, ImDrawList&, const Place&, ImU32) = nullptr;
  // Where points come from that no feature has brought.
  std::optional<Point> (*scored_at)(const Scoring&) = nullptr;
  // What a team is told, and how its game has ended; nothing if there is none.
  void (*tell_team)(const TeamToTell&, TeamBoard&) = nullptr;
  std::string (*end_words)(const Texts&, const Game&, const State&) = nullptr;

  // What lies on the board, under the figures, besides tiles and tokens on tiles. `chosen` is the
  // action being considered, `moving` the event being shown; null if there is none.
  void (*draw_on_board)(const BoardDrawing&, const Action* chosen, const Event* moving) = nullptr;
  // How far the n-th token of a stack has strayed, in sizes of the token; nothing without wind.
  Point (*stray)(const PieceAt&, int n, float wind) = nullptr;
  // Draws a piece that lies on a tile, of an owner of that colour. False: as a token in a corner.
  bool (*draw_on_tile)(const BoardDrawing&, const PieceAt&, int colour) = nullptr;
  // The same, over the figures.
  void (*draw_above_figures)(const BoardDrawing&, const Action* chosen,
                             const Event* moving) = nullptr;
  // What an action being considered would put there.
  void (*draw_choice)(const BoardDrawing&, const Board& board, const Action&) = nullptr;
  // Draws a move or decision while it is shown. False: as any other.
  bool (*draw_event)(const BoardDrawing&, const ShownEvent&) = nullptr;
  // How long it is shown, in seconds at the usual speed; nullopt: as any other.
  std::optional<float> (*seconds_of)(const Event&, bool reduced) = nullptr;
  // Whether two events that follow each other are shown at the same time.
  bool (*shown_together)(const Event&, const Event&) = nullptr;
  // How much of the time passes before the caption tells what has been decided.
  float (*silence)(const Event&) = nullptr;

  std::optional<platform::Sound> (*sound)(const Event&) = nullptr;
  bool part_is_silent = false;  // what gives the turn another part has been heard already
};

// Every set that the page knows of, in the order of all_sets() but for what is offered side by side
// (web/sets/sets.cpp).
const std::vector<const PageSet*>& page_sets();

// How all stand who win or lose together; no target: they do not.
TeamStand team_stand(const Game& game, const State& state);

// The first set that knows of the place tells where it is.
std::optional<Point> board_point(const Place& place);
std::optional<Point> scoring_point(const Scoring& scoring);

// The page's side of a set; null: it has none.
const PageSet* page_set(const Set& set);

}  // namespace bastide::web
