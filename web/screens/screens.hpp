// All screens but the table, and the dialogs that can open over any of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "web/drawing/camera.hpp"
#include "web/review/adjudicating.hpp"
#include "web/screens/day_page.hpp"
#include "web/screens/dialogs/dialog.hpp"
#include "web/screens/mosaic.hpp"
#include "web/screens/puzzle_preview.hpp"
#include "web/screens/saved_board.hpp"
#include "web/screens/tale_reader.hpp"
#include "web/screens/tournament/tournament_page.hpp"
#include "web/session/request.hpp"
#include "web/session/screen.hpp"
#include "web/session/session.hpp"
#include "web/sets/campaign.hpp"
#include "web/setup/kept_setups.hpp"
#include "web/setup/new_game.hpp"
#include "web/setup/position_editor.hpp"
#include "web/setup/tally.hpp"
#include "web/store/days.hpp"
#include "web/store/store.hpp"
#include "web/store/story.hpp"
#include "web/store/won_medals.hpp"

namespace bastide::web {

struct ScreenView;
struct Settings;
struct Ui;

enum class Copying : unsigned char { nothing, link, turn, code, post, diagnostics };

enum class PositionTab : unsigned char { tiles, figures, points };

// How a position that is being set up is looked at.
struct PositionView {
  PositionTab tab = PositionTab::tiles;
  Camera camera;
  bool seen = false;     // the camera has found the board
  bool dragged = false;  // the press has moved the board
  bool counts = false;   // it is the end of a game that was played elsewhere, to be counted
  std::optional<Position> asked;  // the space for which the tiles that fit are listed
};

// A game whose position is being edited: another game begins with it.
struct EditedGame {
  NewGameForm form;
  PositionEditor editor;
  PositionView view = {};
};

// The state of the screens while they are open.
struct Screens {
  Mosaic mosaic;
  NewGameForm form = default_form();
  // While the form is that of a game to be written down, the usual one; and that one otherwise.
  std::optional<NewGameForm> usual_form, record_form;
  Tally tally;                             // of a game of which only the score is kept
  bool tally_damaged = false;              // what was kept of it could not be read: is told,
  bool tally_to_set_aside = false;         // and is still in its place
  bool tally_sure = false;                 // asked whether all of it may be discarded
  std::size_t tally_player = 0;            // who gets the next points,
  TallyKind tally_kind = TallyKind::city;  // and for what
  std::size_t seat = 1;                    // of the form: whose player is chosen
  KeptSetups setups;                       // played last
  PositionEditor position;                 // that is set up for a new game
  PositionView position_view;
  std::optional<EditedGame> edited;  // shown instead
  Campaign campaign;                 // new game: the best results of teams
  bool sheet_over_table = false;     // "back" leads from the score sheet to the table
  Screen form_from = Screen::start;  // where "back" leads to from the new game
  ExpansionMask options_shown = 0;   // new game: expansions whose options are expanded
  std::vector<SavedGame> saves;
  Days days;                       // of their games
  DayPage day;                     // the screen of today's
  std::vector<SavedBoard> boards;  // of the games that go on
  Story story;
  WonMedals medals;
  bool saves_stale = true;    // these must be reread
  unsigned expanded = 0;      // score sheet: bit p, player p's scorings are listed
  Adjudicating adjudicating;  // of the open game, on its score sheet
  TournamentPage tournament;
  TaleReader tale;                        // the story of the open game, of its review
  std::optional<std::size_t> graph_turn;  // score sheet: selected, of the review; empty: the last

  Dialog dialog;
  std::string link;                    // as last written
  Copying copying = Copying::nothing;  // what is being copied or shared

  std::string help_page = "base";  // or an expansion's id
  std::string help_section;        // the section to scroll to
  int help_frames = 0;             // frames left until the page has found its height
  bool advanced_settings = false;  // what few need is unfolded
  PuzzlePreview puzzle;            // the next one
  bool help_pages = false;         // on a narrow or low screen: the list of pages is expanded
};

inline PositionEditor& shown_position(Screens& screens) {
  return screens.edited ? screens.edited->editor : screens.position;
}

// The form that is kept between visits.
inline const NewGameForm& kept_form(const Screens& screens) {
  return screens.usual_form ? *screens.usual_form : screens.form;
}
inline bool writes_down(const Screens& screens) { return screens.usual_form.has_value(); }
// Brings the form of the open screen.
void settle_form(Screens& screens, const Oneself& oneself, Screen screen);

// Rereads what has changed in the storage.
void refresh_saves(Screens& screens, const Catalogue& catalogue);

// Draws the open screen (not the table). True while something moves. `settings`: for their own
// screen, the controls of which change them.
bool screens_frame(ScreenView& view, Settings& settings, Screen screen);
// Draws the open dialog. True if it lacks pictures that the page has to paint.
// `session`: the open game, null if there is none.
bool dialogs_frame(ScreenView& view, const Session* session);

}  // namespace bastide::web
