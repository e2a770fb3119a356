// The form for a new game: what was chosen last, kept between visits.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/tiles/catalogue.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

struct NewGameForm {
  std::vector<PlayerEntry> players;  // names as typed; empty: a default is used
  ExpansionMask expansions = 0;
  Options options;
  bool together = false;  // the game of its own in which all play as a team, whatever is above
  bool draw_lots = true;  // for the first player
  bool show_variants = false;
  std::string seed;        // empty: a new one each time
  TableRules table_rules;  // the clock before it is started

  friend bool operator==(const NewGameForm&, const NewGameForm&) = default;
};

// One person against the computer of the middle level.
NewGameForm default_form();
// The game of a day, "2026-11-22": the same for everybody, and nothing is taken back.
NewGameForm form_of_day(std::string_view date);

std::string write_form(const NewGameForm& form);
// Ignores what it does not understand; the result can always be played.
NewGameForm read_form(std::string_view text);

// What a player without a name is called: "Player 1", "Computer".
std::string default_name(const Texts& texts, const NewGameForm& form, std::size_t player);

// By the rules chosen (SETUP-1).
std::size_t most_players(const NewGameForm& form);

// Adds a player in a free colour: a person if there is none yet, otherwise a computer.
void add_player(NewGameForm& form);

// Gives a player a colour; whoever has it takes the other's.
void choose_colour(NewGameForm& form, std::size_t player, u8 colour);

// The preset that the expansions and their options amount to, or null.
const Preset* preset_of(const NewGameForm& form);

// Between a game against each other, for which there must be two, and one in a team.
void play_together(NewGameForm& form, bool together);
std::size_t fewest_players(const NewGameForm& form);

// What it comes to: together with the expansions, the options and the number of players.
Setup rules_of(const NewGameForm& form);

// How many tiles, without those of a board, a game has; in a short game only half of the supply.
int tiles_of(const Catalogue& catalogue, const Setup& setup);

// An estimate of how long a game takes, in steps of five minutes.
int estimated_minutes(const NewGameForm& form, int tiles);

// The seed in the form: a number as it is, other words by their hash; empty: `fresh`.
u64 seed_of(const NewGameForm& form, u64 fresh);

// What is agreed, with the clock started; no handing over if there is only one person.
TableRules house_of(const NewGameForm& form);

Setup setup_of(const NewGameForm& form, u64 fresh_seed);
// Somebody at another device, as who plays.
inline constexpr std::string_view by_link = "by-link";
// What the players at this device, and computers, are; 0: nobody plays by link.
u8 own_seats(const NewGameForm& form);
// Random bytes of which nobody else knows.
FairValue fresh_secret();

std::vector<PlayerEntry> players_of(const Texts& texts, const NewGameForm& form);

// The game at its beginning.
Expected<Session> begin_game(const Catalogue& catalogue, const Texts& texts,
                             const NewGameForm& form, u64 fresh_seed);

}  // namespace bastide::web
