#include "tests/fuzz/page_seeds.hpp"

#include "tests/data_folder.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/settings.hpp"
#include "web/sets/campaign.hpp"
#include "web/setup/kept_setups.hpp"
#include "web/setup/new_game.hpp"
#include "web/store/store.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::fuzz {
namespace {

// An analysis board with a variant.
void add_board(std::vector<std::string>& page) {
  const Catalogue catalogue = builtin_catalogue();
  web::Session board = *web::begin_session(catalogue, {}, {{"Anna", 1, ""}, {"Bo", 3, ""}});
  web::begin_board(board, board.record.actions.size());
  ActionList all;
  legal_actions(board.game, web::shown(board), all);
  for (const Action& action : {all[0], all[1]}) {
    web::play(board, action);
    web::undo(board);
  }
  page.push_back('g' + web::game_file(catalogue, board, 1));
}

}  // namespace

std::vector<std::string> page_seeds() {
  std::vector<std::string> page;
  page.push_back('s' + web::write_settings({}));
  web::NewGameForm form = web::default_form();
  page.push_back('f' + web::write_form(form));
  page.push_back('e' + web::write_form(form) +
                 "next 1\nposition tile base/CRFR 0,0 0\nposition tile base/FRRR 1,0 0\n"
                 "position meeple red 1,0 road E\nposition meeple blue 3 supply\n"
                 "position points 12 30\nposition left base/CCCC-shield 0\n");
  for (int i = 0; i < max_players; ++i) web::add_player(form);  // as many as possible
  form.expansions = big_box_7();
  for (const OptionInfo& info : option_infos()) form.options.*info.value = true;
  form.seed = "anything";
  form.table_rules = {{.minutes = 5, .added = 10, .decides = true}, true, true};
  page.push_back('f' + web::write_form(form));
  web::KeptSetups setups;
  for (const web::NewGameForm& played : {web::default_form(), form})
    web::remember_setup(setups, played);
  web::name_setup(setups, 0, "Friday");
  page.push_back('k' + web::write_setups(setups));
  page.push_back(
      "s"
      "name Anna\ncolour green\nsign builder\nasked on\n");
  page.push_back(
      "ubastide-tally 1\nplayer 1 Anna\nplayer 3 Bo\npoints 0 city 8\npoints 1 other -1\n");
  page.push_back('h' + web::write_table_rules(form.table_rules));
  page.push_back('c' + web::write_challenge({"2026-11-22", {98, 84}}));
  page.push_back("ya 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80 27 2/5\n");
  page.push_back(
      "wmedal first-win 2026-11-28 k3x9\nmedal of-tomorrow - -\nmedal week 2026-11-29 -\n");
  page.push_back(
      "bpuzzle rating 1043 23\npuzzle run 4 11\npuzzle rush 9\npuzzle choose 2 f all\npuzzle =abc "
      "20786 wrong 1\n");
  page.push_back(
      "dday 2026-11-28 won 1795860000 1795861800 k3x9 94:88 best=101:70\n"
      "day 2026-11-29 begun 1795950000 0 k4a1 0:0\n");
  page.push_back("m3.least-time.94-88/812-640.70-70/1-2.0-0t1");
  page.push_back(
      "obastide tournament 1\nname \"Cup\"\nplan swiss=2 knockout=2 games=1,3 ties=shared "
      "minutes=15 "
      "lots=7 box=base\nplayer \"Anna\" here 0 -\nplayer \"Ben\" here 0 1\nround swiss\n"
      "table 1 2 90-80/100-200:-\nround knockout\ntable 2 1 walkover=1\n");
  web::wind_up(form.table_rules.clock, 2);
  page.push_back('h' + web::write_clock(form.table_rules.clock, 2));
  web::Campaign campaign;
  for (u8 level = 1; level <= web::team_levels; ++level)
    campaign.best[level - 1][level % 4] = {
        level, static_cast<u8>(1 + level % 4), level < 4, 25 * level, 3 * level, level};
  page.push_back('t' + web::write_campaign(campaign));
  page.push_back(
      "vview 500 -1500 96000\nside log\npaused\ntile 1 0 1 0 0\ntile 1 0 -1 2 0\ntimeline 1 0\n");
  page.push_back(
      'q' + web::write_question({7, "greedy", 5, "bastide-record 1\nplayer red\nplayer blue\n"}));
  for (const web::PuzzleInfo& info : web::read_puzzles(testing::site_file("puzzles.txt")))
    page.push_back('p' + std::string(info.code));
  web::Answer answer;
  answer.id = 7;
  page.push_back('a' + web::write_answer(answer));
  answer.so_far = true;
  page.push_back('a' + web::write_answer(answer));
  answer.turns = {{35, {}}};
  answer.turns[0].actions.push_back(place_action({1, 0}, 2));
  page.push_back('a' + web::write_answer(answer));
  answer.error = Error{"record.word", "x", 3};
  page.push_back('a' + web::write_answer(answer));
  add_board(page);
  return page;
}

}  // namespace bastide::fuzz
