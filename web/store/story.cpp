#include "web/store/story.hpp"
#include "web/platform/kept_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/words.hpp"
#include "engine/review/measure.hpp"
#include "web/session/fair_play.hpp"

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

// "slips=0,14,0,0,30,0,0,0,0": tenths of points after a name.
constexpr std::string_view slips_word = "slips=", luck_word = "luck=", levels_word = "levels=",
                           reach_word = "reach=";
constexpr int most_tenths = 99999;

std::string write_tenths(std::string_view name, std::span<const int> all) {
  std::string word(name);
  for (const int tenths : all) word += std::to_string(tenths) + ',';
  word.pop_back();
  return word;
}

bool read_tenths(std::string_view word, std::string_view name, int least, std::span<int> all) {
  word.remove_prefix(name.size());
  for (int& tenths : all)
    if (!read_number(take_until(word, ','), least, most_tenths, tenths)) return false;
  return word.empty();
}

int in_tenths(double points) {
  return static_cast<int>(
      std::lround(std::clamp(10 * points, -1.0 * most_tenths, 1.0 * most_tenths)));
}

// The player's own first.
using LossNumbers = std::array<int, 1 + level_count>;

LossNumbers numbers_of(const LossesAt& losses) {
  LossNumbers all{in_tenths(losses.own)};
  for (std::size_t i = 0; i < level_count; ++i) all[1 + i] = in_tenths(losses.levels[i]);
  return all;
}

LossesAt losses_of(const LossNumbers& all) {
  LossesAt losses{all[0] * 0.1};
  for (std::size_t i = 0; i < level_count; ++i) losses.levels[i] = all[1 + i] * 0.1;
  return losses;
}

// Takes the words with names off the end of a line. False if one is malformed.
bool take_named(std::vector<std::string>& words, StoryGame& game) {
  for (; !words.empty(); words.pop_back()) {
    const std::string_view word = words.back();
    if (word.starts_with(slips_word)) {
      if (!read_tenths(word, slips_word, 0, game.mistakes)) return false;
    } else if (word.starts_with(luck_word)) {
      if (!read_tenths(word, luck_word, -most_tenths, {&game.luck.emplace(), 1})) return false;
    } else if (word.starts_with(levels_word)) {
      LossNumbers all{};
      if (!read_tenths(word, levels_word, -most_tenths, all)) return false;
      game.losses = losses_of(all);
    } else if (word.starts_with(reach_word)) {
      std::array<int, 3> all{};
      if (!read_tenths(word, reach_word, 0, all)) return false;
      game.reach = Reach{all[0], all[1], all[2]};
    } else {
      break;
    }
  }
  return true;
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

}  // namespace

std::optional<StoryGame> story_of(const Session& session, u64 time) {
  const State& end = last_state(session);
  const int me = first_here(session);
  if (!end.over || !counts(session) || me < 0) return {};
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
  game.reach = reach_of(session.game, end);
  game.asked = static_cast<int>(session.advised.size());
  for (const Advised& one : session.advised)
    game.followed += was_followed(one, session.record.actions);
  for (const Events& events : session.events)
    for (const Event& event : events) {
      if (event.kind != EventKind::scored) continue;
      const Scoring& scoring = event.scoring;
      const int points = own(scoring.points, static_cast<std::size_t>(me));
      if (points < 0 && scoring.owners == 0) continue;  // paid to nobody
      const StoryKind kind = kind_of_points(scoring);
      game.kinds[kind] += points;
      if (points <= 0) continue;
      if (kind == story_cities) game.city = std::max(game.city, points);
      if (kind == story_roads) game.road = std::max(game.road, int{scoring.tiles});
    }
  return game;
}

std::string write_story(const Story& story) {
  std::string text;
  for (const StoryGame& game : story) {
    text += game.slot + ' ' + std::to_string(game.time);
    const auto add = [&](long number) { text += ' ' + std::to_string(number); };
    add(game.sets);
    for (const int number : {game.result, game.me, game.city, game.road, game.printed}) add(number);
    for (const int points : game.kinds) add(points);
    for (const StoryPlayer& player : game.players) {
      text += ' ' + (player.computer.empty() ? "-" : player.computer) + ' ' + quoted(player.name);
      add(player.points);
    }
    const bool mistakes = std::any_of(std::begin(game.mistakes), std::end(game.mistakes),
                                      [](int tenths) { return tenths > 0; });
    if (game.lost >= 0 || game.asked > 0) add(game.lost);
    if (game.asked > 0)
      text += ' ' + std::to_string(game.followed) + '/' + std::to_string(game.asked);
    if (mistakes) text += ' ' + write_tenths(slips_word, game.mistakes);
    if (game.luck) text += ' ' + write_tenths(luck_word, {&*game.luck, 1});
    if (game.losses) text += ' ' + write_tenths(levels_word, numbers_of(*game.losses));
    if (const auto& r = game.reach)
      text += ' ' + write_tenths(reach_word, std::array{r->marks, r->steps, r->points});
    text += '\n';
  }
  return text;
}

Story read_story(std::string_view text) {
  Story story;
  while (!text.empty()) {
    auto line = split_line(take_line(text));
    constexpr std::size_t first_player = 2 + numbers;
    if (!line) continue;
    std::vector<std::string>& words = line->words;
    StoryGame game;
    long n[numbers] = {};
    if (!take_named(words, game) || words.size() < first_player ||
        words.size() > first_player + 3 * 8 + 2)
      continue;
    bool good = valid_id(words[0]) && read_number(words[1], game.time);
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
    game.printed = number(5);
    for (std::size_t i = 0; i < story_kinds; ++i) game.kinds[i] = number(6 + i);
    if (good && game.sets >= 0 && game.result >= -1 && game.result <= 1 && game.me >= 0 &&
        game.me < static_cast<int>(game.players.size()))
      story.push_back(std::move(game));
  }
  return story;
}

std::optional<Reach> farthest_before(const Story& story, std::string_view slot) {
  std::optional<Reach> best;
  long sets = 0;
  for (const StoryGame& game : story)
    if (game.slot == slot) sets = game.sets;
  for (const StoryGame& game : story) {
    if (game.slot == slot) break;
    if (game.sets == sets && game.reach > best) best = game.reach;
  }
  return best;
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
    same->luck = before.luck;
    same->losses = before.losses;
    std::copy(std::begin(before.mistakes), std::end(before.mistakes), same->mistakes);
  }
  sort_stably(all, [](const StoryGame& a, const StoryGame& b) { return a.time < b.time; });
  if (all.size() > max_story) all.erase(all.begin(), all.end() - max_story);
  keep_if_new(storage, story_key, write_story(all));
}

void judge_story(const Storage& storage, const Session& session, const Analysis& analysis) {
  const int me = first_here(session);
  double lost = 0, luck = 0, mistakes[mistake_count] = {};
  int decisions = 0;
  std::optional<LossesAt> losses;
  const std::vector<Measure> measures = measures_of(session, analysis);
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    if (person_of(session.game, side) != me) continue;
    lost += measures[side].errors.sum;
    decisions += measures[side].errors.decisions;
    luck += measures[side].luck;
    for (const LossesAt& turn : measures[side].compared)
      losses = losses.value_or(LossesAt{}) + turn;
  }
  if (decisions == 0) return;
  if (next_examined(analysis)) losses.reset();
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const PlayerIndex player = analysis.turns[i].player;
    const TurnRating& rating = analysis.ratings[i];
    const bool own = player != no_player && person_of(session.game, player) == me;
    if (own && rating.place.kind != ActionKind::none)
      mistakes[static_cast<std::size_t>(rating.mistake)] += rating.lost;
  }
  for (StoryGame& game : stored_story(storage)) {
    if (game.slot != session.saved.slot) continue;
    if (game.losses && !losses) continue;  // more is known than this analysis has found yet
    game.lost = std::min(9999, in_tenths(lost / decisions));
    game.luck = in_tenths(luck);
    game.losses = losses;
    for (std::size_t mistake = 0; mistake < mistake_count; ++mistake)
      game.mistakes[mistake] = in_tenths(mistakes[mistake]);
    add_story(storage, {game});
  }
}

void forget_story(const Storage& storage) { keep_text(storage, story_key, {}); }

}  // namespace bastide::web
