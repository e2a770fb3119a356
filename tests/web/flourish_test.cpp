// What is felt on the board: the right thing for every feature, within its second, and gone.
#include "web/board/flourish.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

#include "engine/record/notation.hpp"
#include "tests/engine/playthroughs.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/web/at_table.hpp"
#include "web/art/segment_map.hpp"
#include "web/board/features.hpp"
#include "web/board/motion.hpp"
#include "web/board/walks.hpp"
#include "web/platform/null/place.hpp"

namespace bastide::web::flourish_test {
namespace {

using platform::Sound;

// The game of a set or box, as a session.
Session game_of(const std::string& name) {
  const auto record =
      parse_record(testing::all_tiles(), testing::read_data(testing::playthrough_file(name)));
  EXPECT_TRUE(record) << name;
  auto session = open_session(testing::all_tiles(), record->record);
  EXPECT_TRUE(session) << name;
  return std::move(*session);
}

// Calls `visit(k, event)` for each feature that is completed and scored.
template <class Visit>
void each_closing(const Session& session, Visit visit) {
  for (std::size_t k = 0; k < session.events.size(); ++k)
    for (const Event& event : session.events[k])
      if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::completed &&
          event.scoring.node != no_node)
        visit(k, event);
}

TEST(Flourish, IsThereForEveryFeatureThatIsCompleted) {
  for (int kind = 0; kind < segment_kinds; ++kind) {
    const auto feature = static_cast<SegmentKind>(kind);
    EXPECT_EQ(closing_row(feature) != nullptr, closing_of(feature) != Closing::never)
        << segment_word(feature);
  }
  for (int kind = 0; kind < flourish_kinds; ++kind) {
    EXPECT_LE(seconds_of(static_cast<FlourishKind>(kind)), longest_flourish);
    EXPECT_GT(seconds_of(static_cast<FlourishKind>(kind)), 0.2f);
  }
}

// Whether a mark lies in the feature that it is for.
bool within(const Session& session, Pictures& pictures, const Board& board,
            const Flourish& flourish, Point at) {
  const Node node = feature_at(session, pictures, board, board.tiles.size(), at);
  return node != no_node && find_root(board, node) == find_root(board, flourish.node);
}

TEST(Flourish, FitsEveryClosingInTheGamesOfAllSets) {
  std::map<SegmentKind, int> seen;
  for (const testing::Playthrough& playthrough : testing::playthroughs()) {
    AtTable at(game_of(playthrough.name));
    Pictures& pictures = at.table.pictures;
    each_closing(at.session, [&](std::size_t k, const Event& event) {
      const Board& board = state_at(at.session, k + 1).board;
      const auto flourish = closing_flourish(at.session, pictures, board, event.scoring);
      ASSERT_TRUE(flourish) << playthrough.name << ' ' << k;
      EXPECT_EQ(flourish->kind, closing_row(event.scoring.feature)->kind);
      EXPECT_FALSE(flourish->marks.empty()) << playthrough.name << ' ' << k;
      EXPECT_LE(flourish->marks.size(), most_marks);
      const bool lies_in_it =
          flourish->kind == FlourishKind::cobbles || flourish->kind == FlourishKind::banners;
      bool inside = true, due = true;
      for (const FlourishMark& mark : flourish->marks) {
        due &= mark.due >= 0 && mark.due <= 0.7f;
        inside &= !lies_in_it || within(at.session, pictures, board, *flourish, mark.at);
      }
      EXPECT_TRUE(due && inside) << playthrough.name << ' ' << k;
      ++seen[event.scoring.feature];
    });
  }
  for (const SegmentKind kind :
       {SegmentKind::city, SegmentKind::road, SegmentKind::monastery, SegmentKind::garden})
    EXPECT_GT(seen[kind], 0) << segment_word(kind);
}

// Of a road without branches, each tile's stones come after those of the tile before it.
TEST(Flourish, CobblesRunFromOneEndToTheOther) {
  int roads = 0;
  AtTable at(game_of("base"));
  each_closing(at.session, [&](std::size_t k, const Event& event) {
    if (event.scoring.feature != SegmentKind::road || event.scoring.tiles < 3) return;
    const Board& board = state_at(at.session, k + 1).board;
    const auto flourish = closing_flourish(at.session, at.table.pictures, board, event.scoring);
    std::map<TileIndex, std::pair<float, float>> due;  // of each tile: the first and the last
    for (const FlourishMark& mark : flourish->marks) {
      const Position cell{static_cast<i16>(std::floor(mark.at.x)),
                          static_cast<i16>(std::floor(mark.at.y))};
      auto& [first, last] = due.try_emplace(tile_at(board, cell), 1.0f, 0.0f).first->second;
      first = std::min(first, mark.due);
      last = std::max(last, mark.due);
    }
    std::vector<std::pair<float, float>> in_order;
    for (const auto& [tile, times] : due) in_order.push_back(times);
    std::sort(in_order.begin(), in_order.end());
    if (in_order.size() < event.scoring.tiles) return;
    ++roads;
    EXPECT_LT(in_order.front().first, 0.1f);
    EXPECT_GT(in_order.back().second, 0.4f);
    // Around a loop, one goes both ways.
    const std::vector<RoadStop> stops = stops_along(at.session, board, event.scoring.node);
    if (static_cast<std::size_t>(stops.back().steps) + 1 < stops.size()) return;
    for (std::size_t i = 1; i < in_order.size(); ++i)
      EXPECT_GE(in_order[i].first, in_order[i - 1].second - 0.1f) << k;
  });
  EXPECT_GT(roads, 0);
}

TEST(Flourish, ASnapMovesTheNeighboursAndBringsThemBack) {
  Flourish snap = snap_at({4, 2}, 3);
  const std::span<const Flourish> all(&snap, 1);
  float most = 0;
  for (snap.passed = 0; snap.passed < snap.seconds; snap.passed += 0.01f) {
    most = std::max(most, moved_by(all, {5, 2}, no_node).x);
    EXPECT_EQ(moved_by(all, {5, 2}, no_node).y, 0);
    EXPECT_EQ(moved_by(all, {5, 3}, no_node).x, 0) << "only those beside it";
    EXPECT_EQ(moved_by(all, {4, 2}, no_node).x, 0) << "not the tile itself";
    EXPECT_EQ(moved_by(all, {3, 2}, no_node).x, -moved_by(all, {5, 2}, no_node).x);
  }
  EXPECT_GT(most, 0.01f);
  EXPECT_LT(most, 0.06f) << "a few pixels";
  snap.passed = snap.seconds;
  EXPECT_NEAR(moved_by(all, {5, 2}, no_node).x, 0, 1e-4);
}

// ---- While a game is shown ----------------------------------------------------------------------

// A whole game, shown from the beginning.
struct Shown {
  AtTable at;
  std::size_t end = 0;

  explicit Shown(const std::string& name, bool reduced = false) : at(game_of(name)) {
    platform::place().heard.clear();
    at.ui.reduced_motion = reduced;
    at.settings.sound = true;
    end = at.session.cursor;
    go_to(at.session, 0);
    motion_reset(at.session, at.table.display, at.table.motion);
    at.table.motion.replay = true;
    go_to(at.session, end);
    motion_enqueue(at.ui, at.settings, at.session, at.table);
  }
  bool frame() { return motion_frame(at.settings, at.session, at.table, 0.033f); }
  const std::vector<Flourish>& flourishes() const { return at.table.motion.flourishes; }
  int heard(Sound sound) const {
    const auto& all = platform::place().heard;
    return static_cast<int>(std::count(all.begin(), all.end(), sound));
  }
};

TEST(Flourish, EachIsOverWithinASecondAndAllWithTheGame) {
  Shown shown("base");
  std::set<FlourishKind> kinds;
  std::size_t most = 0;
  int frames = 0;
  for (; frames < 100000 && shown.frame(); ++frames) {
    most = std::max(most, shown.flourishes().size());
    for (const Flourish& one : shown.flourishes()) {
      kinds.insert(one.kind);
      EXPECT_LE(one.seconds, longest_flourish);
      EXPECT_LT(one.passed, one.seconds);
    }
  }
  EXPECT_LT(frames, 100000);
  EXPECT_TRUE(shown.flourishes().empty());
  EXPECT_FALSE(shown.frame()) << "no frame at rest";
  EXPECT_LT(most, 12u);
  for (const FlourishKind kind : {FlourishKind::snap, FlourishKind::banners, FlourishKind::cobbles})
    EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
  EXPECT_GT(shown.heard(Sound::snap), 0);
  EXPECT_GT(shown.heard(Sound::banners), 0);
  EXPECT_GT(shown.heard(Sound::cobbles), 0);
}

TEST(Flourish, ThereIsNoneWithReducedMotionButItIsHeard) {
  Shown shown("base", true);
  for (int frames = 0; frames < 100000 && shown.frame(); ++frames)
    EXPECT_TRUE(shown.flourishes().empty());
  EXPECT_GT(shown.heard(Sound::snap), 0);
  EXPECT_GT(shown.heard(Sound::banners), 0);
}

TEST(Flourish, ActingEndsIt) {
  Shown shown("base");
  while (shown.flourishes().empty() && shown.frame()) {
  }
  ASSERT_FALSE(shown.flourishes().empty());
  motion_skip(shown.at.session, shown.at.table.display, shown.at.table.motion);
  EXPECT_TRUE(shown.flourishes().empty());
  // Also where nothing else is being shown.
  EXPECT_TRUE(motion_laid(shown.at.settings, shown.at.table.motion, {0, 0}, sides_to_snap, 0.1f));
  EXPECT_FALSE(motion_laid(shown.at.settings, shown.at.table.motion, {0, 0}, 2, 0.1f));
  EXPECT_EQ(shown.flourishes().size(), 1u);
  EXPECT_TRUE(shown.frame());
  motion_skip(shown.at.session, shown.at.table.display, shown.at.table.motion);
  EXPECT_TRUE(shown.flourishes().empty());
  EXPECT_FALSE(shown.frame());
}

TEST(Flourish, IsQuickerWhereEverythingIsButNeverSlower) {
  Shown shown("base");
  shown.at.settings.animation_speed = 4;
  motion_laid(shown.at.settings, shown.at.table.motion, {0, 0}, 4, 0);
  EXPECT_FLOAT_EQ(shown.flourishes().back().seconds, seconds_of(FlourishKind::snap) / 4);
  shown.at.settings.animation_speed = 0.6f;
  motion_laid(shown.at.settings, shown.at.table.motion, {0, 0}, 4, 0);
  EXPECT_FLOAT_EQ(shown.flourishes().back().seconds, seconds_of(FlourishKind::snap));
}

}  // namespace
}  // namespace bastide::web::flourish_test
