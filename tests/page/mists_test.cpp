// Cooperative games, played to the end on the page.
#include <set>

#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/inspect.hpp"
#include "tests/page/at_page.hpp"
#include "web/lessons/done.hpp"
#include "web/panels/replay.hpp"
#include "web/play/choices.hpp"
#include "web/play/look.hpp"
#include "web/play/moves.hpp"
#include "web/sets/decisions.hpp"
#include "web/store/story.hpp"

namespace gallery::mists_test {
namespace {

using namespace bastide;
using namespace bastide::web;

Session new_game(const Stage& stage, int level, int players, u64 seed) {
  Setup setup;
  setup.players = static_cast<u8>(players);
  setup.first_player = 0;
  setup.expansions = expansion_bit(Expansion::mists);
  setup.options.level = static_cast<u8>(level);
  setup.seed = seed;
  std::vector<PlayerEntry> seats;
  for (int p = 0; p < players; ++p) seats.push_back({"", static_cast<u8>(p), ""});
  return *begin_session(stage.app->catalogue, setup, seats);
}

Action well_played(const Game& game, const State& state, u64 n) {
  Random random{n, 0};
  return find_player_kind("greedy")->choose(game, state, random, {}).action;
}

// Makes a decision through the user interface, well or at random.
void decide(Stage& stage, std::size_t n, bool well, std::set<Phase>& asked) {
  auto& app = *stage.app;
  TableView view = table_of(stage);
  Hand& hand = app.table.hand;
  if (hand.phase == Phase::place && !hand.placement) {
    if (well) {
      const Action best = well_played(app.session->game, shown(*app.session), n);
      lay_tile(view, best.at);
      while (hand.rotation != best.value) turn_tile(view, 1);
    } else {
      lay_tile(view, hand.spots[n % hand.spots.size()].at);
    }
  }
  if (hand.preview && !hand.preview->over) {
    asked.insert(hand.phase);
    ASSERT_FALSE(decision_title(app.texts, app.session->game, *hand.preview).empty());
    // Every offer can be chosen, and has a name.
    for (const Action& offer : hand.offers) {
      const std::string name = choice_name(app.texts, app.settings, *app.session, hand, offer) +
                               choice_worth(app.texts, app.settings, *app.session, hand, offer);
      ASSERT_FALSE(name.empty()) << static_cast<int>(offer.kind);
      ASSERT_EQ(name.find('.'), std::string::npos) << name;  // a key without a text
    }
    if (!hand.offers.empty()) {
      std::size_t offer = n % hand.offers.size();
      if (well) {
        const Action best = well_played(app.session->game, *hand.preview, n);
        offer = static_cast<std::size_t>(std::find(hand.offers.begin(), hand.offers.end(), best) -
                                         hand.offers.begin());
      }
      consider(app.texts, app.settings, *app.session, app.table, offer);
    }
  }
  confirm_move(view);
}

// Draws the page's current state, and checks that nothing lacks a text.
void look(Stage& stage) {
  draw_frames(stage, 1);
  for (const TeamFact& fact : stage.app->table.team.value.facts) {
    ASSERT_FALSE(fact.words.empty()) << fact.id;
    ASSERT_EQ(fact.words.find("mists."), std::string::npos) << fact.words;
  }
}

// Every level and team size, through every decision there is; saved, shared, undone.
TEST(Mists, ArePlayedToTheEndOnThePage) {
  AtPage page("table/fresh");
  page.app->ui.reduced_motion = true;
  mark_done(page.app->lessons_done, "prologue.mists");
  std::set<Phase> asked;
  for (int level = 1; level <= 6; ++level)
    for (const int players : {1, 2, 3, 6}) {
      open_game(page, new_game(page, level, players, static_cast<u64>(10 * level + players)));
      draw_frames(page, 1);
      Session& session = *page.app->session;
      std::size_t steps = 0;
      for (; !is_over(session) && steps < 400; ++steps) {
        motion_skip(session, page.app->table.display, page.app->table.motion);
        refresh_hand(page.app->settings, session, page.app->table);
        const std::size_t before = session.record.actions.size();
        decide(page, steps * 7 + static_cast<std::size_t>(level), players == 2, asked);
        ASSERT_GT(session.record.actions.size(), before) << "level " << level << ", " << players;
        if (steps % 8 == 0) look(page);
        if (HasFatalFailure()) return;
      }
      ASSERT_TRUE(is_over(session)) << "level " << level << ", " << players;
      const auto link = encode_link(page.app->catalogue, session.record, true);
      ASSERT_TRUE(link);
      EXPECT_EQ(decode_link(page.app->catalogue, *link)->record, session.record);
      const Record again =
          parse_record(page.app->catalogue, write_record(page.app->catalogue, session.record))
              ->record;
      EXPECT_EQ(again, session.record);
    }
  for (const Phase phase : {Phase::figure, Phase::bury, Phase::ghosts, Phase::score, Phase::reward,
                            Phase::credit, Phase::dogs, Phase::face_down})
    EXPECT_TRUE(asked.count(phase)) << static_cast<int>(phase);
}

// Choices on the board show whose figure it is, and the strip shows what the team needs.
TEST(Mists, TheStripShowsTheTeamsStatus) {
  for (const char* window : {"upright", "sideways", "desktop"}) {
    AtPage page("mists/laid", window);
    ASSERT_NE(item(page, "table.team"), nullptr) << window;
    press(page, "table.team");
    EXPECT_EQ(fact(page, "table.side"), "team") << window;
    const TeamBoard& board = page.app->table.team.value;
    EXPECT_EQ(board.target, 100);
    EXPECT_EQ(board.of, 15);
    EXPECT_EQ(board.marks.size(), 2u);
    EXPECT_GT(board.facts.size(), 4u);
    press(page, "table.team.close");
    EXPECT_EQ(fact(page, "table.side"), "none") << window;
    press_key(page, ImGuiKey_P);
    EXPECT_EQ(fact(page, "table.side"), "team") << window;
  }
}

// Nobody stands on fields (MIST-L1-20), so there is no view of them, by the menu or by its key.
TEST(Mists, ThereIsNoViewOfFields) {
  const struct {
    const char* scene;
    bool offered;
  } cases[] = {{"table/middle", true}, {"mists/laid", false}};
  for (const auto& c : cases) {
    AtPage page(c.scene, "desktop");
    press(page, "table.view");
    ASSERT_NE(item(page, "view.2"), nullptr) << c.scene;
    EXPECT_EQ(item(page, "view.1") != nullptr, c.offered) << c.scene;
    press(page, "table.view");
    press_key(page, ImGuiKey_V);
    EXPECT_EQ(fact(page, "table.view"), c.offered ? "view.fields" : "view.owners") << c.scene;
  }
}

// Held with a finger, a bank of mist shows how it could be closed.
TEST(Mists, ACardShowsWhatWouldCloseABank) {
  AtPage page("mists/laid", "desktop");
  auto& app = *page.app;
  const State& state = shown(*app.session);
  std::size_t told = 0;
  for (const mists::BankView& bank : mists::open_banks(app.session->game, state)) {
    const TileIndex tile = state.board.node_tile[bank.node];
    const PlacedTile& placed = state.board.tiles[tile];
    const auto& segment =
        app.session->game.types[placed.type].segments[segment_of(state.board, bank.node)];
    const EdgeMask sides = turn_edges(segment.edges, placed.rotation);
    constexpr float x[] = {0.3f, 0.94f, 0.3f, 0.06f}, y[] = {0.06f, 0.3f, 0.94f, 0.3f};
    int side = 0;
    while (!(sides >> side & 1)) ++side;
    const Position at = place_of(state.board, tile);
    const Point screen = to_screen(
        app.table.camera, {static_cast<float>(at.x) + x[side], static_cast<float>(at.y) + y[side]});
    look_away(app.table.look);
    look_at(app.settings, *app.session, app.table, screen);
    if (app.table.look.held.node != bank.node) continue;  // a road, or another of its patches
    draw_frames(page, 2);
    ASSERT_TRUE(app.drawn.card);
    EXPECT_EQ(app.drawn.card->card.title, tr(app.texts, "feature.mist"));
    EXPECT_FALSE(app.drawn.card->card.lines.empty());
    ++told;
  }
  EXPECT_GT(told, 0u);
}

// A computer partner explains why it took points, or ghosts; a person's own choices need no reason.
TEST(Mists, APartnerSaysWhy) {
  AtPage page("table/fresh");
  auto& app = *page.app;
  Session session = new_game(page, 3, 2, 5);
  session.record.players[1].computer = "greedy";
  std::size_t reasons = 0;
  while (!shown(session).over) {
    const Decision d = shown_decision(session);
    reasons += d.phase == Phase::reward && d.player == 1;
    ASSERT_TRUE(play(session, well_played(session.game, shown(session), session.cursor)));
  }
  ASSERT_GT(reasons, 0u);
  Log log;
  Motion motion;
  motion.shown = position_key(session);
  log_follow(app.texts, app.settings, session, motion, log);
  Session silent = session;
  silent.record.players[1].computer.clear();
  Log without;
  log_follow(app.texts, app.settings, silent, motion, without);
  EXPECT_EQ(log.entries.size(), without.entries.size() + reasons);
}

// There is one score, unless three colours score apart (MIST-L1-1, MIST-L6-1).
TEST(Mists, NobodyHasPointsOfTheirOwn) {
  AtPage page("mists/won");
  press(page, "end.review");
  auto& app = *page.app;
  const Session& session = *app.session;
  const int points = team_stand(session.game, last_state(session)).points;
  const auto& there = app.ui.probe.items;
  EXPECT_EQ(std::count_if(there.begin(), there.end(),
                          [](const ProbeItem& i) { return i.id.rfind("sheet.player.", 0) == 0; }),
            1);
  EXPECT_EQ(list_games(platform_storage()).at(0).scores, std::vector<int>{points});
  const StoryGame told = *story_of(session, 1);
  for (const StoryPlayer& player : told.players) EXPECT_EQ(player.points, points);
  Log log;
  Motion motion;
  motion.shown = position_key(session);
  log_follow(app.texts, app.settings, session, motion, log);
  for (const LogEntry& entry : log.entries)
    for (const PlayerEntry& player : session.record.players) {
      const bool named = entry.text.find(player.name) != std::string::npos;
      EXPECT_FALSE(named && entry.weight == LogWeight::scoring) << entry.text;
    }
  bastide::Setup setup = session.record.setup;
  EXPECT_TRUE(one_score(setup));
  setup.options.level = 6;
  EXPECT_FALSE(one_score(setup));
}

// The standalone game has an entrance of its own.
TEST(Mists, HaveAnEntranceOnTheStartScreen) {
  AtPage page("start/fresh");
  press(page, "start.more");
  press(page, "start.friends");
  press(page, "start.together");
  EXPECT_EQ(fact(page, "screen"), "new-game");
  EXPECT_TRUE(page.app->screens.form.together);
}

}  // namespace
}  // namespace gallery::mists_test
