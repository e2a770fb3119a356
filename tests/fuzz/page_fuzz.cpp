// Reading anything that the page finds in storage, opens or gets from its worker must succeed or
// fail cleanly. The first character of the input selects which of these it is.
#include "tests/fuzz/target.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/play/moves.hpp"
#include "web/play/view_state.hpp"
#include "web/session/match.hpp"
#include "web/session/settings.hpp"
#include "web/session/table_rules.hpp"
#include "web/sets/campaign.hpp"
#include "web/setup/kept_setups.hpp"
#include "web/setup/new_game.hpp"
#include "web/setup/position_editor.hpp"
#include "web/setup/tally.hpp"
#include "web/store/all_games.hpp"
#include "web/store/days.hpp"
#include "web/store/puzzle_book.hpp"
#include "web/store/store.hpp"
#include "web/store/story.hpp"
#include "web/store/won_medals.hpp"
#include "web/table/table.hpp"
#include "web/tournament/file.hpp"
#include "web/tournament/standings.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::fuzz {
namespace {

using namespace web;

template <class T>
const char* unless_reasoned(const Expected<T>& result) {
  return !result && result.error().code.empty() ? "something is refused without a reason" : nullptr;
}

// A storage that keeps nothing.
struct Nowhere : Storage {
  std::optional<std::string> get(std::string_view) const override { return std::nullopt; }
  platform::StoreResult set(std::string_view, std::string_view) const override {
    return platform::StoreResult::full;
  }
  void remove(std::string_view) const override {}
  std::vector<std::string> keys() const override { return {}; }
  void hold(std::string_view, std::string_view) const override {}
  void keep_copy(std::string_view, std::string_view, std::string_view) const override {}
  void drop_copy(std::string_view) const override {}
};

const char* try_settings(std::string_view text) {
  const Settings settings = read_settings(text);
  return read_settings(write_settings(settings)) == settings ? nullptr
                                                             : "settings change when kept";
}

const char* try_form(std::string_view text) {
  const NewGameForm form = read_form(text);
  if (form.players.size() < fewest_players(form) || form.players.size() > most_players(form))
    return "a form with too few or many players";
  const std::string written = write_form(form);
  return write_form(read_form(written)) == written ? nullptr : "a form changes when kept";
}

const char* try_setups(std::string_view text) {
  const KeptSetups kept = read_setups(text);
  return read_setups(write_setups(kept)).all == kept.all ? nullptr : "set-ups change when kept";
}

const char* try_tally(std::string_view text) {
  const auto tally = read_tally(text);
  if (!tally) return tally.error().code == "tally.damaged" ? nullptr : "a tally fails otherwise";
  const auto again = read_tally(write_tally(*tally));
  const bool same = again && (*again == *tally || tally->players.empty());
  return same ? nullptr : "a tally changes when kept";
}

const char* try_table_rules(std::string_view text) {
  TableRules table_rules;
  read_table_rules(text, table_rules);
  read_clock(text, table_rules.clock);
  return nullptr;
}

const char* try_campaign(std::string_view text) {
  const std::string written = write_campaign(read_campaign(text));
  return write_campaign(read_campaign(written)) == written ? nullptr
                                                           : "best results change when kept";
}

const char* try_story(std::string_view text) {
  const std::string written = write_story(read_story(text));
  return write_story(read_story(written)) == written ? nullptr : "a story changes when kept";
}

const char* try_days(std::string_view text) {
  const Days days = read_days(text);
  return read_days(write_days(days)) == days ? nullptr : "days change when kept";
}

const char* try_won_medals(std::string_view text) {
  std::string damaged;
  const WonMedals won = read_won_medals(text, &damaged);
  if (!read_won_medals(damaged).empty()) return "what is set aside could be read";
  return read_won_medals(write_won_medals(won)) == won ? nullptr : "achievements change when kept";
}

const char* try_puzzle_book(std::string_view text) {
  const PuzzleBook book = read_puzzle_book(text);
  return read_puzzle_book(write_puzzle_book(book)) == book ? nullptr
                                                           : "a puzzle book changes when kept";
}

const char* try_match(std::string_view text) {
  const auto match = read_match(text);
  return !match || read_match(write_match(*match)) == match ? nullptr : "a match changes when kept";
}

const char* try_tournament(std::string_view text) {
  auto tournament = read_tournament(text);
  if (!tournament) return tournament.error().code.empty() ? "no reason" : nullptr;
  const auto again = read_tournament(write_tournament(*tournament));
  if (!again || !(*again == *tournament)) return "a tournament changes when kept";
  (void)write_csv(*tournament, {});
  (void)final_places(*tournament);
  (void)pair_next_round(*tournament);
  return nullptr;
}

const char* try_position(const Catalogue& catalogue, std::string_view text) {
  PositionEditor editor, again;
  read_position(editor, catalogue, {}, text);
  if (!editor.bare) return "no game for a position";
  const std::string written = write_position(editor, read_form(text));
  read_position(again, catalogue, {}, written);
  return again.position == editor.position ? nullptr : "a position changes when kept";
}

// A note about how a game was looked at, read in its first turn.
const char* try_view_state(const Catalogue& catalogue, std::string_view text) {
  static const Session begun = *begin_session(catalogue, {}, {{"Anna", 1, ""}, {"Bo", 3, ""}});
  Session session = begun;
  const auto table = std::make_unique<Table>();
  read_view_state(text, session, *table);
  refresh_hand({}, session, *table);
  lay_again({}, {}, session, *table);
  const auto& laid = table->hand.placement;
  return laid && !legal(session.game, shown(session), *laid) ? "a tile lies where it does not fit"
                                                             : nullptr;
}

const char* attempt(std::string_view input) {
  static const Catalogue catalogue = builtin_catalogue();
  if (input.empty()) return nullptr;
  const std::string_view text = input.substr(1);
  switch (input[0]) {
    case 's':
      return try_settings(text);
    case 'f':
      return try_form(text);
    case 'k':
      return try_setups(text);
    case 'u':
      return try_tally(text);
    case 'c': {
      const Challenge challenge = read_challenge(text, 2);
      return read_challenge(write_challenge(challenge), 2) == challenge
                 ? nullptr
                 : "a challenge changes when kept";
    }
    case 'h':
      return try_table_rules(text);
    case 't':
      return try_campaign(text);
    case 'l':
      return unless_reasoned(read_lesson(catalogue, text));
    case 'p':
      return unless_reasoned(read_puzzle(catalogue, text, 3));
    case 'g':
      return unless_reasoned(read_game_file(catalogue, text));
    case 'v':
      return try_view_state(catalogue, text);
    case 'e':
      return try_position(catalogue, text);
    case 'y':
      return try_story(text);
    case 'd':
      return try_days(text);
    case 'w':
      return try_won_medals(text);
    case 'b':
      return try_puzzle_book(text);
    case 'm':
      return try_match(text);
    case 'o':
      return try_tournament(text);
    case 'n': {  // all games of a storage, in one file
      GamesReader reader = begin_reading(Nowhere(), text, 1);
      while (read_on(Nowhere(), reader)) {
      }
      return reader.read.added == 0 ? nullptr : "a game is kept nowhere";
    }
    case 'q':
      return unless_reasoned(read_question(text));
    case 'a':
      return unless_reasoned(read_answer(text));
    default:
      return nullptr;
  }
}

std::string mend(std::string_view input) {
  return input.empty() ? std::string() : input[0] + mend_save(input.substr(1));
}

}  // namespace

const Target page{attempt, mend};

}  // namespace bastide::fuzz
