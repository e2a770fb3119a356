#include "web/store/story.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "web/session/measure.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view story_key = "story";
constexpr long most = 1L << 30;

// The number of values on a line, after slot and time.
constexpr std::size_t numbers = 6 + story_kinds;

StoryKind kind_of_points(const Scoring& scoring) {
  if (scoring.cause != ScoreCause::completed && scoring.cause != ScoreCause::final)
    return story_rest;
  switch (scoring.feature) {
    case SegmentKind::road:
      return story_roads;
    case SegmentKind::city:
      return story_cities;
    case SegmentKind::monastery:
      return story_monasteries;
    case SegmentKind::field:
      return story_fields;
    default:
      return story_rest;
  }
}

// "2/3"
bool read_share(std::string_view text, int& part, int& all) {
  const std::size_t slash = text.find('/');
  long of = 0, taken = 0;
  if (slash == std::string_view::npos || !read_number(text.substr(slash + 1), 1, 9999, of) ||
      !read_number(text.substr(0, slash), 0, of, taken))
    return false;
  part = static_cast<int>(taken);
  all = static_cast<int>(of);
  return true;
}

// "slips=0,14,0,0,30,0,0,0,0"
constexpr std::string_view slips_word = "slips=";

std::string write_slips(const int (&slips)[slip_count]) {
  std::string word(slips_word);
  for (const int tenths : slips) word += std::to_string(tenths) + ',';
  word.pop_back();
  return word;
}

bool read_slips(std::string_view word, int (&slips)[slip_count]) {
  word.remove_prefix(slips_word.size());
  for (int& tenths : slips)
    if (!read_number(take_until(word, ','), 0, 99999, tenths)) return false;
  return word.empty();
}

int first_here(const Session& session) {
  const Fair& fair = session.record.fair;
  for (std::size_t p = 0; p < session.record.players.size(); ++p)
    if (session.record.players[p].computer.empty() &&
        (fair.devices.empty() ||
         (session.link.device != no_device && fair.device_of[p] == session.link.device)))
      return static_cast<int>(p);
  return -1;
}

// What a tile is worth to the player who draws it, as the rules count; of the cells around a
// monastery, some are already filled and some never will be.
int worth_of(const Game& game, std::size_t type) {
  int worth = 0;
  for (const Segment& segment : game.types[type].segments) {
    const Worth& each = game.worth[static_cast<std::size_t>(segment.kind)];
    worth += each.tile * (needs_surroundings(segment.kind) ? 5 : 1) + each.shield * segment.shields;
  }
  return worth;
}

// Tenths of points.
int luck_of(const Game& game, const State& before, TypeIndex drawn) {
  int copies = 0, all = 0;
  for (std::size_t type = 0; type < before.bag.size(); ++type) {
    copies += before.bag[type];
    all += before.bag[type] * worth_of(game, type);
  }
  return copies > 0 ? 10 * worth_of(game, drawn) - 10 * all / copies : 0;
}

}  // namespace

std::optional<StoryGame> story_of(const Session& session, u64 time) {
  const State& end = last_state(session);
  const int me = first_here(session);
  if (!end.over || !session.saved.kept || !session.lesson.id.empty() || me < 0) return {};
  StoryGame game;
  game.slot = session.saved.slot;
  game.time = time;
  game.sets = static_cast<long>(session.record.setup.expansions);
  game.me = me;
  const auto [winners, together] = outcome(session.game, end);
  const bool won = (winners >> me & 1) != 0;
  const bool alone = (winners & (winners - 1)) == 0;
  game.result = won ? (alone || together ? 1 : 0) : -1;
  // Where there is one score for all, it is everybody's.
  const bool shared = one_score(session.record.setup);
  const auto own = [&](const auto& points, std::size_t p) {
    return shared ? std::accumulate(std::begin(points), std::end(points), 0) : int{points[p]};
  };
  for (std::size_t p = 0; p < session.record.players.size(); ++p)
    game.players.push_back(
        {session.record.players[p].name, session.record.players[p].computer, own(end.score, p)});
  game.asked = static_cast<int>(session.advised.size());
  for (const Advised& one : session.advised)
    game.followed += was_followed(one, session.record.actions);
  Walk walk(session, 0);
  for (const Events& events : session.events) {
    const State& before = walk.state();
    for (const Event& event : events) {
      if (is_tile_drawn(event) && before.active != no_player &&
          person_of(session.game, before.active) == me)
        game.luck += luck_of(session.game, before, event.type);
      if (event.kind != EventKind::scored) continue;
      const Scoring& scoring = event.scoring;
      const int points = own(scoring.points, static_cast<std::size_t>(me));
      const StoryKind kind = kind_of_points(scoring);
      game.kinds[kind] += points;
      if (points <= 0) continue;
      if (kind == story_cities) game.city = std::max(game.city, points);
      if (kind == story_roads) game.road = std::max(game.road, int{scoring.tiles});
    }
    walk.next();
  }
  return game;
}

std::string write_story(const Story& story) {
  std::string text;
  for (const StoryGame& game : story) {
    text += game.slot + ' ' + std::to_string(game.time);
    const auto add = [&](long number) { text += ' ' + std::to_string(number); };
    add(game.sets);
    for (const int number : {game.result, game.me, game.city, game.road, game.luck}) add(number);
    for (const int points : game.kinds) add(points);
    for (const StoryPlayer& player : game.players) {
      text += ' ' + (player.computer.empty() ? "-" : player.computer) + ' ' + quoted(player.name);
      add(player.points);
    }
    const bool slips = std::any_of(std::begin(game.slips), std::end(game.slips),
                                   [](int tenths) { return tenths > 0; });
    if (game.lost >= 0 || game.asked > 0) add(game.lost);
    if (game.asked > 0)
      text += ' ' + std::to_string(game.followed) + '/' + std::to_string(game.asked);
    if (slips) text += ' ' + write_slips(game.slips);
    text += '\n';
  }
  return text;
}

Story read_story(std::string_view text) {
  Story story;
  while (!text.empty()) {
    auto line = split_line(take_line(text));
    constexpr std::size_t first_player = 2 + numbers;
    if (!line || line->words.size() < first_player || line->words.size() > first_player + 3 * 8 + 3)
      continue;
    std::vector<std::string>& words = line->words;
    StoryGame game;
    long n[numbers] = {};
    const bool slips = words.back().starts_with(slips_word);
    bool good = !slips || read_slips(words.back(), game.slips);
    if (slips) words.pop_back();
    good = good && valid_id(words[0]) && read_number(words[1], game.time);
    for (std::size_t i = 0; i < numbers; ++i) good &= read_number(words[2 + i], -most, most, n[i]);
    for (std::size_t at = first_player; good && at + 2 < words.size(); at += 3) {
      const std::string& computer = words[at];
      long points = 0;
      good = read_number(words[at + 2], -9999, 9999, points) &&
             (computer == "-" || valid_id(computer));
      game.players.push_back({clean_name(words[at + 1]), computer == "-" ? std::string{} : computer,
                              static_cast<int>(points)});
    }
    const std::size_t more = (words.size() - first_player) % 3;
    if (long lost = 0; good && more > 0) {
      good = read_number(words[words.size() - more], -1, 9999, lost);
      game.lost = static_cast<int>(lost);
    }
    if (good && more > 1) good = read_share(words.back(), game.followed, game.asked);
    const auto number = [&](std::size_t i) { return static_cast<int>(n[i]); };
    game.slot = words[0];
    game.sets = n[0];
    game.result = number(1);
    game.me = number(2);
    game.city = number(3);
    game.road = number(4);
    game.luck = number(5);
    for (std::size_t i = 0; i < story_kinds; ++i) game.kinds[i] = number(6 + i);
    if (good && game.sets >= 0 && game.result >= -1 && game.result <= 1 && game.me >= 0 &&
        game.me < static_cast<int>(game.players.size()))
      story.push_back(std::move(game));
  }
  return story;
}

Story stored_story(const Storage& storage) {
  return read_story(storage.get(story_key).value_or(""));
}

void add_story(const Storage& storage, const Story& story) {
  Story all = stored_story(storage);
  for (const StoryGame& game : story) {
    StoryGame* same = nullptr;
    for (StoryGame& one : all)
      if (one.slot == game.slot) same = &one;
    if (!same) {
      all.push_back(game);
      continue;
    }
    const StoryGame before = std::exchange(*same, game);
    if (game.lost >= 0) continue;
    same->lost = before.lost;
    std::copy(std::begin(before.slips), std::end(before.slips), same->slips);
  }
  sort_stably(all, [](const StoryGame& a, const StoryGame& b) { return a.time < b.time; });
  if (all.size() > max_story) all.erase(all.begin(), all.end() - max_story);
  storage.set(story_key, write_story(all));
}

void judge_story(const Storage& storage, const Session& session, const Analysis& analysis) {
  const int me = first_here(session);
  double lost = 0, slips[slip_count] = {};
  int decisions = 0;
  const std::vector<Measure> measures = measures_of(session, analysis);
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    if (person_of(session.game, side) != me) continue;
    lost += measures[side].errors.sum;
    decisions += measures[side].errors.decisions;
  }
  if (decisions == 0) return;
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const PlayerIndex player = analysis.turns[i].player;
    const TurnRating& rating = analysis.ratings[i];
    const bool own = player != no_player && person_of(session.game, player) == me;
    if (own && rating.place.kind != ActionKind::none)
      slips[static_cast<std::size_t>(rating.slip)] += rating.lost;
  }
  for (StoryGame& game : stored_story(storage)) {
    if (game.slot != session.saved.slot) continue;
    game.lost = std::min(9999, static_cast<int>(10 * lost / decisions + 0.5));
    for (std::size_t slip = 0; slip < slip_count; ++slip)
      game.slips[slip] = std::min(99999, static_cast<int>(10 * slips[slip] + 0.5));
    add_story(storage, {game});
  }
}

void forget_story(const Storage& storage) { storage.remove(story_key); }

bool earned(int medal, const StoryGame& game) {
  const bool won = game.result > 0;
  int best = 0;  // of the opponents
  for (std::size_t p = 0; p < game.players.size(); ++p)
    if (static_cast<int>(p) != game.me) best = std::max(best, game.players[p].points);
  const int ahead = game.players[static_cast<std::size_t>(game.me)].points - best;
  const bool against = game.players.size() > 1;
  switch (medal) {
    case 0:
      return won;
    case 1:
      return won && against && ahead == 1;
    case 2:
      return won && game.luck <= -50;
    case 3:
      return game.city >= 24;
    case 4:
      return game.road >= 10;
    default:
      return game.result < 0 && against && ahead <= -30;
  }
}

}  // namespace bastide::web
