// What the page knows of a set (engine/rules/set.hpp): its words, its help, its sounds. It lives in
// a folder of its own under web/sets and is known to the rest of the page through this table alone.
// What is left out is not said, shown or heard.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/set.hpp"
#include "web/art/art.hpp"
#include "web/platform/platform.hpp"
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
  std::string at = {};       // moves: the coordinates of the tile
  std::string_view on = {};  // moves: the kind of feature, as keys are made of: "city"

  const Event& event() const { return events.front(); }
};

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
// Where the help tells more of it: "gold-mines.place".
struct WordTopic {
  std::string_view word, topic;
};

// ---- Help ---------------------------------------------------------------------------------------

// Texts are under "help.<set>.<section>.title" and ".text".
struct HelpSection {
  std::string_view id;     // "place"
  std::string_view rules;  // in docs/rules: "GOLD-1–4"
  // Keys of a numbered list, each with a title and a ".text".
  std::span<const std::string_view> list = {};
};

struct HelpPage {
  std::span<const HelpSection> sections;
  std::span<const std::string_view> tiles =
      {};                                // shown at the top; the first one stands for the set
  std::optional<art::Piece> piece = {};  // shown with it
  std::optional<art::Token> token = {};  // or this
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

  std::span<const PhaseWord> phases = {};
  std::span<const ChoiceWord> choices = {};
  std::span<const WordTopic> topics = {};
  // The word of what is decided where the phase alone does not tell; empty if it does.
  std::string_view (*decision)(const Game&, const State&, const Decision&) = nullptr;

  const HelpPage* help = nullptr;  // null: it has none

  std::optional<platform::Sound> (*sound)(const Event&) = nullptr;
  bool part_is_silent = false;  // what gives the turn another part has been heard already
};

// Every set that the page knows of, in the order of all_sets() (web/sets/sets.cpp).
const std::vector<const PageSet*>& page_sets();

// The page's side of a set; null: it has none.
const PageSet* page_set(const Set& set);

}  // namespace bastide::web
