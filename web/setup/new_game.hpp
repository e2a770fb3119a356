// The form for a new game: the last choices, kept between visits, and the game they make.
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
  bool together = false;             // the standalone game for a team, overriding the above
  std::vector<PlayerEntry> waiting;  // seats that were taken before a game for one was chosen
  ExpansionMask waiting_sets = 0;    // and sets that take others
  std::vector<bool Options::*> waiting_options;  // and options
  bool draw_lots = true;                         // choose the first player at random
  bool show_variants = false;
  std::string seed;        // empty: a new one each time
  TableRules table_rules;  // the clock before it is started

  friend bool operator==(const NewGameForm&, const NewGameForm&) = default;
};

// One person against the computer at the middle level.
NewGameForm default_form();

// The rules and players of a game.
NewGameForm form_of(const Record& record);

std::string write_form(const NewGameForm& form);
// Ignores what it does not understand; the result can always be played.
NewGameForm read_form(std::string_view text);

// The name of a player who has none: "Player 1", "Mason", "Mason 2".
std::string default_name(const Texts& texts, const std::vector<PlayerEntry>& players,
                         std::size_t player);
// The name as typed, or else the default one.
std::string name_in_form(const Texts& texts, const NewGameForm& form, std::size_t player);

// According to the chosen rules (SETUP-1).
std::size_t most_players(const NewGameForm& form);
// How many people play at this device.
long people_of(const NewGameForm& form);
// Whether a game can begin: nobody is too many, and somebody plays here.
bool can_begin(const NewGameForm& form);

// Adds a player in a free colour: a person if there is none yet, otherwise a computer.
void add_player(NewGameForm& form);

// The others become people of a kind: at this device ("") or by link.
void seat_people(NewGameForm& form, std::string_view kind);

// Gives a player a colour; a player who already has it gets the other's.
void choose_colour(NewGameForm& form, std::size_t player, u8 colour);

// The preset that matches the expansions and their options, or null.
const Preset* preset_of(const NewGameForm& form);
// False, and nothing changes: there are too many players for it.
bool choose_preset(NewGameForm& form, const Preset& preset);

// Which edition's tiles are used (OPT-PRINT), by the number of editions since.
int edition_of(const Options& options);
void choose_edition(Options& options, int edition);

// Whether the rules chosen are those of a game for one.
bool is_for_one(const NewGameForm& form);
// After other rules have been chosen: in a game for one the others wait and what takes others is
// put away; afterwards they are back.
void fit_seats(NewGameForm& form);
// Goes back to a game for several.
void leave_game_for_one(NewGameForm& form);
// Expansions that take others.
ExpansionMask sets_for_several();

// Options of the base game that can be chosen one by one.
std::vector<const OptionInfo*> variants_of(const Options& options);

// Switches between playing against each other, which takes at least two, and as a team.
void play_together(NewGameForm& form, bool together);
std::size_t fewest_players(const NewGameForm& form);

// The resulting setup: with the team game, the expansions, the options and the number of players.
Setup rules_of(const NewGameForm& form);

// The number of tiles in a game, excluding those of a start board; in a short game only half of the
// supply.
int tiles_of(const Catalogue& catalogue, const Setup& setup);

// An estimate of how long a game takes, in steps of five minutes.
int estimated_minutes(const NewGameForm& form, int tiles);

// The seed in the form: a number is used as it is, other text by its hash; empty: `fresh`.
u64 seed_of(const NewGameForm& form, u64 fresh);

// Whether it can be the first game of a match.
bool may_be_match(const NewGameForm& form);

// The agreed rules, with the clock wound up; no handing over if there is only one person.
TableRules house_of(const NewGameForm& form);

Setup setup_of(const NewGameForm& form, u64 fresh_seed);

// The kind of a player at another device.
inline constexpr std::string_view by_link = "by-link";
// The seats of people at this device and of computers, as a mask; 0: nobody plays by link.
u8 own_seats(const NewGameForm& form);
// Random bytes known to nobody else.
FairValue fresh_secret();

std::vector<PlayerEntry> players_of(const Texts& texts, const NewGameForm& form);

// The game at its start; or with this setup, which has what setup_of() says.
Expected<Session> begin_game(const Catalogue& catalogue, const Texts& texts,
                             const NewGameForm& form, u64 fresh_seed);
Expected<Session> begin_game_with(const Catalogue& catalogue, const Texts& texts,
                                  const NewGameForm& form, const Setup& setup);

}  // namespace bastide::web
