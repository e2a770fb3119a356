// Mists over Carcassonne against a second, slow implementation of its rules, after every action of
// random games of all levels and team sizes.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/coder.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/mists/mists.hpp"
#include "tests/engine/thinning.hpp"
#include "tests/oracle/census.hpp"
#include "tests/oracle/mists_referee.hpp"

namespace bastide::oracle::mists_oracle_test {
namespace {

constexpr u64 games_in_all = 5400;
constexpr int portions = 11;  // chosen so that each has games of all levels and sizes

const Catalogue& tiles() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

// The same tiles with a separate bank on every side that shows mist.
const Catalogue& parted_tiles() {
  static const Catalogue all = [] {
    Catalogue parted = builtin_catalogue();
    for (TileType& type : parted.tiles) {
      if (type.set != "mists") continue;
      std::vector<Segment> segments;
      for (const Segment& segment : type.segments) {
        int given = 0;
        if (segment.kind != SegmentKind::mist) segments.push_back(segment);
        for (int side = 0; segment.kind == SegmentKind::mist && side < edge_count && given < 2;
             ++side) {
          if (!(segment.edges >> side & 1)) continue;
          Segment patch = segment;
          patch.edges = given == 0 ? static_cast<EdgeMask>(1u << side)
                                   : static_cast<EdgeMask>(segment.edges >> side << side);
          patch.ghosts = static_cast<u8>(given == 0 ? 1 : std::max(1, segment.ghosts - 1));
          segments.push_back(patch);
          ++given;
        }
      }
      type.segments = segments;
      type.rotations = 4;
    }
    return parted;
  }();
  return all;
}

Setup nth_setup(u64 n) {
  Setup setup;
  setup.expansions = expansion_bit(Expansion::mists);
  setup.options.level = static_cast<u8>(1 + n % 6);
  setup.players = static_cast<u8>(1 + n / 6 % 6);
  setup.first_player = n % 5 == 0 ? random_player : static_cast<PlayerIndex>(n % setup.players);
  setup.seed = random_at(77, n);
  return setup;
}

enum class Manner { any, sensible, greedy };

// Chooses so that games get far: closes mist, completes cities, calms ghosts when there are many.
Action choose(const Game& game, const State& state, const ActionList& actions, Random& random,
              Manner manner) {
  const u32 count = static_cast<u32>(actions.size());
  Action best = actions[random.below(count)];
  if (manner == Manner::greedy)
    return find_player_kind("greedy")
        ->choose(game, determinize(state, random.next()), random, {})
        .action;
  if (manner == Manner::any || random.below(4) == 0) return best;
  const Decision d = decision(game, state);
  if (d.phase == Phase::reward) {
    if (mists::ghosts_left(game, state) > 5) return actions[0];
    for (const Action& action : actions)
      if (action.kind == ActionKind::calm && action.value + action.where == 3) return action;
    return best;
  }
  if (d.phase != Phase::place && d.phase != Phase::figure) return best;
  int most = -100000;
  for (u32 tries = 0; tries < 12; ++tries) {
    const Action action = actions[random.below(count)];
    State next = state;
    apply(game, next, action);
    int liking = 6 * mists::ghosts_left(game, next) + static_cast<int>(random.below(5));
    liking += 8 * static_cast<int>(next.completed.size());
    liking += 3 * static_cast<int>(next.figures.size() - state.figures.size());
    for (int side = 0; side < game.sides; ++side)
      liking += 2 * (next.score[side] - state.score[side]);
    if (next.mists.loss != MistsLoss::none) liking -= 1000;
    if (liking > most) {
      most = liking;
      best = action;
    }
  }
  return best;
}

#define AGREE(what, engine, oracle)                                             \
  do {                                                                          \
    const auto a_ = (engine);                                                   \
    const auto b_ = (oracle);                                                   \
    if (!(static_cast<long>(a_) == static_cast<long>(b_)))                      \
      return std::string(what) + ": " + std::to_string(static_cast<long>(a_)) + \
             ", the oracle has " + std::to_string(static_cast<long>(b_));       \
  } while (false)

std::string compare(const Game& game, const State& state, const MistReferee& referee) {
  const Decision d = decision(game, state);
  AGREE("phase", d.phase, referee.phase);
  AGREE("over", d.over, referee.won || referee.lost);
  AGREE("active", state.active, referee.active);
  AGREE("lost", state.mists.loss != MistsLoss::none, referee.lost);
  AGREE("won", mists::won(game, state) && !referee.lost, referee.won);
  const Outcome end = outcome(game, state);
  AGREE("together", end.together, true);
  AGREE("winners", end.winners != 0, referee.won);

  const Board& board = state.board;
  AGREE("tiles", board.tiles.size(), referee.land.size());
  std::size_t face_down = 0;
  for (const auto& [cell, laid] : referee.land) {
    const TileIndex tile =
        tile_at(board, {static_cast<i16>(cell.second), static_cast<i16>(cell.first)});
    if (tile == no_tile) return "a tile is missing";
    face_down += laid.hidden;
    AGREE("face down", mists::is_face_down(game, board.tiles[tile].type), laid.hidden);
    if (laid.hidden) continue;
    AGREE("type", board.tiles[tile].type, laid.type);
    AGREE("rotation", board.tiles[tile].rotation, laid.rotation);
  }
  AGREE("unseen", state.unseen, face_down);
  int entries = 0;
  for (const auto& [spot, count] : referee.ghosts) {
    const Node node = find_node(
        game.tables, board,
        {static_cast<i16>(spot.first.second), static_cast<i16>(spot.first.first)}, spot.second);
    AGREE("ghosts", mists::ghosts_on(state, node), count);
    ++entries;
  }
  AGREE("haunted places", state.mists.haunted.size(), entries);
  AGREE("bank", mists::ghosts_left(game, state), referee.bank());
  AGREE("figures", state.figures.size(), referee.standing.size());
  for (const Figure& figure : state.figures) {
    const Position at = place_of_node(board, figure.node);
    const MistReferee::Spot spot{{at.y, at.x}, segment_of(board, figure.node)};
    const bool there =
        std::any_of(referee.standing.begin(), referee.standing.end(),
                    [&](const auto& s) { return s.spot == spot && s.side == figure.owner; });
    if (!there) return "a figure stands elsewhere";
  }
  for (int side = 0; side < game.sides; ++side) {
    AGREE("supply", state.supply[side][0], referee.supply[static_cast<std::size_t>(side)]);
    AGREE("points", state.score[side], referee.points[static_cast<std::size_t>(side)]);
    long engine = 0, oracle = 0;
    for (const Cemetery& cemetery : state.mists.cemeteries) engine += cemetery.buried == side;
    for (const auto& [cell, owner] : referee.buried) oracle += owner == side;
    AGREE("buried", engine, oracle);
  }
  std::size_t closed = 0;
  for (const Cemetery& cemetery : state.mists.cemeteries) closed += cemetery.closed;
  AGREE("closed cemeteries", closed, referee.buried.size());
  for (std::size_t t = 0; t < state.bag.size(); ++t) AGREE("bag", state.bag[t], referee.bag[t]);
  AGREE("pile", state.mists.pile_left, referee.piles[0]);
  int left = 0;
  for (const int pile : referee.piles) left += pile;
  AGREE("left", state.bag_total, left);
  AGREE("discarded", state.discarded.size(), referee.discarded);
  for (std::size_t i = 0; i < referee.dogs.size(); ++i) {
    const Dog& dog = state.mists.dogs[i];
    const auto& other = referee.dogs[i];
    AGREE("dog on the track", dog.is == DogIs::on_track, other.on_track && !other.gone);
    if (dog.is != DogIs::with_figure) continue;
    AGREE("dog's side", dog.owner, other.side);
    const Position at = place_of_node(board, dog.node);
    AGREE("dog's row", at.y, other.spot.first.first);
    AGREE("dog's column", at.x, other.spot.first.second);
  }
  return "";
}

bool before(const Action& a, const Action& b) {
  const auto key = [](const Action& x) {
    return std::tuple(x.kind, x.what, x.at.y, x.at.x, x.where, x.value);
  };
  return key(a) < key(b);
}

std::string compare_actions(const Game& game, const State& state, const MistReferee& referee) {
  ActionList list;
  legal_actions(game, state, list);
  std::vector<Action> engine(list.begin(), list.end()), oracle = referee.legal();
  std::sort(engine.begin(), engine.end(), before);
  std::sort(oracle.begin(), oracle.end(), before);
  if (engine != oracle)
    return "legal actions: " + std::to_string(engine.size()) + ", the oracle has " +
           std::to_string(oracle.size());
  for (const Action& action : engine) {
    if (refusal(game, state, action) != Rule::none) return "a listed action is refused";
    if (!(listed(game, state, action) == action)) return "an action is listed in two forms";
  }
  return "";
}

// Exactly the actions that are not listed are forbidden.
std::string compare_refusals(const Game& game, const State& state, const MistReferee& referee,
                             Random& random) {
  const std::vector<Action> allowed = referee.legal();
  for (int n = 0; n < 300; ++n) {
    Action action;
    action.kind = static_cast<ActionKind>(random.below(action_kinds));
    action.what = static_cast<u8>(random.below(8));
    action.at = {static_cast<i16>(static_cast<int>(random.below(9)) - 4),
                 static_cast<i16>(static_cast<int>(random.below(9)) - 4)};
    action.where = static_cast<u8>(random.below(8));
    action.value = static_cast<u8>(random.below(5));
    const auto same = listed(game, state, action);
    if (!same) continue;
    if (std::find(allowed.begin(), allowed.end(), *same) == allowed.end())
      return "an action is allowed: kind " + std::to_string(static_cast<int>(action.kind));
  }
  return "";
}

struct Seen {
  int games = 0, won = 0, phases[phase_count] = {};
};

std::string play_checked(const Game& game, u64 seed, Manner manner, Seen& seen, Record* record) {
  Random random{seed};
  State state = initial_state(game);
  MistReferee referee(game, state.active);
  Pieces pieces = pieces_of(game, state);
  Events events;
  int scored = 0;
  for (int n = 0;; ++n) {
    const auto where = [&](const std::string& difference) {
      return "level " + std::to_string(game.setup.options.level) + ", " +
             std::to_string(game.setup.players) + " players, action " + std::to_string(n) + ": " +
             difference;
    };
    if (std::string d = compare(game, state, referee); !d.empty()) return where(d);
    if (std::string d = compare_actions(game, state, referee); !d.empty()) return where(d);
    if (random.below(12) == 0)
      if (std::string d = compare_refusals(game, state, referee, random); !d.empty())
        return where(d);
    if (census(pieces) != census(pieces_of(game, state)))
      return where("moves do not lead to where the pieces are");
    int points = 0;
    for (int side = 0; side < game.sides; ++side) points += state.score[side];
    if (points != scored) return where("the scorings do not add up");
    const Decision d = decision(game, state);
    ++seen.phases[static_cast<int>(d.phase)];
    if (d.over) break;
    ActionList actions;
    legal_actions(game, state, actions);
    const Action action =
        d.chance ? chance_outcome(game, state) : choose(game, state, actions, random, manner);
    referee.play(action);
    if (record) record->actions.push_back(action);
    const State earlier = state;
    events.clear();
    apply(game, state, action, &events);
    for (const Event& event : events) {
      follow(pieces, event);
      if (event.kind == EventKind::scored)
        for (const i16 gained : event.scoring.points) scored += gained;
    }
    if (random.below(16) == 0) {
      State copy = earlier;
      apply(game, copy, action);
      if (state_hash(game, copy) != state_hash(game, state)) return where("a copy differs");
    }
  }
  ++seen.games;
  seen.won += referee.won;
  return "";
}

std::string round_trips(const Record& record) {
  const std::string text = write_record(tiles(), record);
  const auto read = read_record(tiles(), text);
  if (read.fault) return "notation: " + read.fault->code + ' ' + read.fault->detail;
  if (!(read.parsed.record == record)) return "notation differs";
  const auto link = encode_link(tiles(), record, false);
  if (!link) return "link: " + link.error().code;
  const auto back = decode_link(tiles(), *link);
  if (!back) return "link: " + back.error().code;
  if (back->fault) return "link: " + back->fault->code;
  return back->record == record ? "" : "link differs";
}

class Mists : public ::testing::TestWithParam<int> {};

TEST_P(Mists, agrees_on_random_games) {
  Seen seen;
  for (u64 n = static_cast<u64>(GetParam()); n < games_in_all; n += portions * testing::thinning) {
    const bool parted = n % 4 == 1;
    const auto game = make_game(parted ? parted_tiles() : tiles(), nth_setup(n));
    ASSERT_TRUE(game) << game.error().code;
    Record record;
    record.setup = game->setup;
    for (u8 p = 0; p < game->setup.players; ++p) record.players.push_back({"", p, ""});
    const bool recorded = !parted && n % 9 < 2;
    ASSERT_EQ("", play_checked(*game, n, n % 3 != 0 ? Manner::sensible : Manner::any, seen,
                               recorded ? &record : nullptr))
        << "game " << n;
    if (recorded) {
      ASSERT_EQ("", round_trips(record)) << "game " << n;
    }
  }
  RecordProperty("won", seen.won);
  if (testing::thinning == 1) {
    for (const Phase phase :
         {Phase::bury, Phase::ghosts, Phase::figure, Phase::score, Phase::reward, Phase::face_down})
      EXPECT_GT(seen.phases[static_cast<int>(phase)], 0) << static_cast<int>(phase);
  }
}

// Teams of computer players get further than random play does, and win.
TEST(MistsTeams, agree_and_their_links_are_short) {
  Seen seen;
  std::size_t longest = 0;
  constexpr u64 games = testing::thinning == 1 ? 72 : 6;  // of every level
  for (u64 n = 0; n < games; ++n) {
    bastide::Setup setup = nth_setup(n);
    setup.seed = random_at(78, n);
    const auto game = make_game(tiles(), setup);
    ASSERT_TRUE(game);
    Record record;
    record.setup = setup;
    for (u8 p = 0; p < setup.players; ++p) record.players.push_back({"", p, "greedy"});
    ASSERT_EQ("", play_checked(*game, n, Manner::greedy, seen, &record)) << "game " << n;
    ASSERT_EQ("", round_trips(record)) << "game " << n;
    const auto link = encode_link(tiles(), record, false);
    ASSERT_TRUE(link);
    longest = std::max(longest, link->size());
  }
  RecordProperty("longest", static_cast<int>(longest));
  RecordProperty("won", seen.won);
  EXPECT_LE(longest, 150u);
  EXPECT_GT(seen.won, 0);
  EXPECT_LT(seen.won, seen.games);
  if (testing::thinning == 1) {  // few games come to few decisions
    for (const Phase phase : {Phase::credit, Phase::dogs})
      EXPECT_GT(seen.phases[static_cast<int>(phase)], 0) << static_cast<int>(phase);
  }
}

INSTANTIATE_TEST_SUITE_P(Oracle, Mists, ::testing::Range(0, portions));

}  // namespace
}  // namespace bastide::oracle::mists_oracle_test
