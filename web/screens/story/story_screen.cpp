// The player's history: how well somebody plays, what it costs them, their best games, what they
// have achieved, and all results.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "engine/base/sort.hpp"
#include "engine/rules/setup.hpp"
#include "web/reading/reading_words.hpp"
#include "web/review/words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/story/best_games.hpp"
#include "web/screens/story/charts.hpp"
#include "web/screens/story/medals_view.hpp"
#include "web/setup/boxes.hpp"
#include "web/store/story.hpp"
#include "web/text/names.hpp"
#include "web/text/suggested.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

struct Results {
  std::string name;
  int games[3] = {};  // won, drawn, lost
};

void count(std::vector<Results>& tallies, std::string name, int result) {
  Results* found = nullptr;
  for (Results& tally : tallies)
    if (tally.name == name) found = &tally;
  if (!found) found = &tallies.emplace_back(Results{std::move(name), {}});
  ++found->games[1 - result];
}

// The box with these sets; of several the first.
std::string box_played(const Texts& texts, long sets) {
  for (const Box& box : boxes())
    if (static_cast<long>(sets_of(box)) == sets) return box_name(texts, box);
  return std::string(tr(texts, "new.preset.own"));
}

void results_panel(Ui& ui, const Texts& texts, const Story& story) {
  std::vector<Results> by[4];  // people, levels of computers, boxes, number of players
  for (const StoryGame& game : story) {
    for (std::size_t p = 0; p < game.players.size(); ++p) {
      const StoryPlayer& player = game.players[p];
      if (static_cast<int>(p) == game.me) continue;
      const bool person = player.computer.empty();
      count(by[person ? 0 : 1],
            person && !player.name.empty() ? shown_name(texts, {player.name, 0, {}}, p)
                                           : kind_name(texts, player.computer),
            game.result);
    }
    count(by[2], box_played(texts, game.sets), game.result);
    count(by[3], tr_count(texts, "players", static_cast<long>(game.players.size())), game.result);
  }
  ui_panel_begin(ui, "story.results");
  ui_heading(ui, tr(texts, "story.results"));
  constexpr const char* titles[] = {"story.people", "new.option.level", "new.boxes",
                                    "story.players"};
  for (int group = 0; group < 4; ++group) {
    const std::vector<Results>& tallies = by[group];
    if (!tallies.empty()) ui_text(ui, tr(texts, titles[group]), Face::small, colour::ink_soft);
    int most = 1;
    for (const Results& t : tallies) most = std::max(most, t.games[0] + t.games[1] + t.games[2]);
    for (const Results& t : tallies) {
      const std::string numbers = std::to_string(t.games[0]) + " : " + std::to_string(t.games[1]) +
                                  " : " + std::to_string(t.games[2]);
      probe_fact(ui.probe, "story." + t.name, numbers);
      bar_row(ui.theme, {t.name, t.games, most, numbers});
    }
    ui_gap(ui, 4);
  }
  ui_panel_end();
}

void kinds_panel(Ui& ui, const Texts& texts, const Story& story) {
  constexpr const char* words[story_kinds] = {"sheet.kind.road", "sheet.kind.city",
                                              "sheet.kind.monastery", "sheet.kind.field",
                                              "story.rest"};
  int sum[story_kinds] = {}, most = 1;
  for (const StoryGame& game : story)
    for (int kind = 0; kind < story_kinds; ++kind) sum[kind] += game.kinds[kind];
  for (const int points : sum) most = std::max(most, points);
  ui_panel_begin(ui, "story.kinds");
  ui_heading(ui, tr(texts, "sheet.by-kind"));
  for (int kind = 0; kind < story_kinds; ++kind) {
    const int length[] = {sum[kind]};
    bar_row(ui.theme,
            {std::string(tr(texts, words[kind])), length, most, std::to_string(sum[kind])});
  }
  ui_panel_end();
}

Curve::Value point(int value, const StoryGame& game) {
  return {static_cast<float>(value), game.result > 0};
}

// From the first to the last of some games.
void date_curve(const Texts& texts, Curve& curve, const StoryGame* first, const StoryGame* last) {
  if (first) curve.from = time_words(texts, first->time);
  if (last) curve.to = time_words(texts, last->time);
}

// The points of each game in order; filled for games won.
void points_panel(Ui& ui, const Texts& texts, const Story& story) {
  ui_panel_begin(ui, "story.points");
  ui_heading(ui, tr(texts, "story.points"));
  int city = 0, road = 0;
  std::vector<int> luck;
  Curve curve;
  int most = 0;
  for (const StoryGame& game : story) {
    const int points = own_points(game);
    curve.values.push_back(point(std::max(points, 0), game));
    most = std::max(most, points);
    city = std::max(city, game.city);
    road = std::max(road, game.road);
    if (game.luck) luck.push_back(*game.luck);
  }
  curve.lines = round_lines(static_cast<float>(most));
  date_curve(texts, curve, &story.front(), &story.back());
  curve_chart(ui, texts, curve);
  ui_text(ui, tr(texts, "story.city", {tr_count(texts, "points", city)}));
  ui_text(ui, tr(texts, "story.road", {tr_count(texts, "tiles", road)}));
  if (!luck.empty()) {
    const auto [worst, best] = std::minmax_element(luck.begin(), luck.end());
    const double mean =
        std::accumulate(luck.begin(), luck.end(), 0.0) / static_cast<double>(luck.size());
    const std::string extremes =
        tr(texts, "story.luck", {signed_tenths(texts, *best), signed_tenths(texts, *worst)});
    const std::string average =
        tr(texts, "story.luck.mean", {signed_tenths(texts, static_cast<int>(std::lround(mean)))});
    probe_fact(ui.probe, "story.luck", extremes + '\n' + average);
    if (luck.size() > 1) ui_text(ui, extremes);
    ui_text(ui, average);
    ui_text(ui, tr(texts, "luck.text"), Face::small, colour::ink_soft);
  }
  ui_panel_end();
}

constexpr std::size_t enough_to_rate = 10;  // games, for a figure
constexpr std::size_t rated_at_once = 20;   // games: older ones say little about how one plays now

std::optional<Rating> rating_of(std::span<const LossesAt> games) {
  return rating_by_levels(games.size() > rated_at_once ? games.last(rated_at_once) : games);
}

bool is_clear(std::span<const LossesAt> games, const std::optional<Rating>& rating) {
  return games.size() >= enough_to_rate && rating && rating->error <= clear_rating;
}

// The figure after each game that can be rated, over the levels of the ladder.
Curve strength_curve(const Texts& texts, const Story& story) {
  Curve curve;
  std::vector<LossesAt> compared;
  const StoryGame *first = nullptr, *last = nullptr;
  for (const StoryGame& game : story) {
    if (!game.losses) continue;
    compared.push_back(*game.losses);
    const auto rating = rating_of(compared);
    if (!is_clear(compared, rating)) continue;
    curve.values.push_back(point(static_cast<int>(std::lround(shown_elo(rating->elo))), game));
    if (!first) first = &game;
    last = &game;
  }
  for (const LevelElo& level : ladder())
    curve.lines.push_back({static_cast<float>(shown_elo(level.elo)), kind_name(texts, level.id)});
  date_curve(texts, curve, first, last);
  return curve;
}

// How strong somebody is: one figure and a word, and how it has come to that.
void strength_panel(Ui& ui, const Texts& texts, const Story& story) {
  std::vector<LossesAt> compared;
  int judged = 0, last = 0, sum = 0;
  for (const StoryGame& game : story) {
    if (game.losses) compared.push_back(*game.losses);
    if (game.lost < 0) continue;
    ++judged;
    last = game.lost;
    sum += game.lost;
  }
  ui_panel_begin(ui, "story.judged");
  ui_heading(ui, tr(texts, "story.strength"));
  if (judged == 0) {
    ui_text(ui, tr(texts, "story.judged.none"), Face::small, colour::ink_soft);
  } else {
    const auto rating = rating_of(compared);
    const bool clear = is_clear(compared, rating);
    const std::string word = strength_words(texts, rating);
    const std::string figure = clear ? elo_words(texts, *rating) : std::string();
    if (clear) ui_text(ui, figure, Face::title);
    ui_text(ui, word, Face::strong);
    if (!clear)
      ui_text(ui,
              tr(texts, "story.judged.later",
                 {std::to_string(enough_to_rate), std::to_string(compared.size())}),
              Face::small, colour::ink_soft);
    const Curve curve = strength_curve(texts, story);
    if (clear) curve_chart(ui, texts, curve);
    ui_text(ui, tr(texts, "story.ladder"), Face::small, colour::ink_soft);  // docs/judging.md
    const std::string text =
        tr(texts, "story.judged.text",
           {tenths_words(texts, static_cast<int>(std::lround(sum / static_cast<double>(judged)))),
            tenths_words(texts, last)});
    probe_fact(ui.probe, "story.judged", text + ' ' + (clear ? figure : word));
    ui_text(ui, tr(texts, "story.judged"), Face::small, colour::ink_soft);
    ui_text(ui, text);
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

// What somebody loses points by, and what there is against it: a lesson, unless it is empty, and
// puzzles, of a theme if there is one.
struct Slip {
  std::string_view key, lesson;
  std::optional<PuzzleTheme> theme;
};
constexpr Slip slips[mistake_count] = {{"slip.farmer", "farmers", PuzzleTheme::fields},
                                       {"slip.meeples", {}, PuzzleTheme::meeples},
                                       {"slip.shares", {}, PuzzleTheme::share},
                                       {"slip.scored", {}, PuzzleTheme::close},
                                       {"slip.open", {}, PuzzleTheme::build},
                                       {"slip.monastery", {}, {}},
                                       {"slip.field", "farmers", PuzzleTheme::fields},
                                       {"slip.opponents", {}, PuzzleTheme::cut},
                                       {"slip.other", {}, {}}};

void against_slip(ScreenView& view, const Slip& slip) {
  const Texts& texts = view.texts;
  ButtonStyle style;
  style.icon = Icon::learn;
  if (!slip.lesson.empty() &&
      ui_button(view.ui, "story.lesson", tr(texts, "story.slips.lesson"), style))
    request(view.requests, ask_for::OpenLesson{std::string(slip.lesson)});
  style.icon = Icon::puzzle;
  if (!ui_button(view.ui, "story.puzzles", tr(texts, "story.slips.puzzles"), style)) return;
  PuzzleChoice choice = view.puzzle_book.choice;
  choice.grade = 0;
  choice.theme = slip.theme;
  request(view.requests, ask_for::ChoosePuzzles{choice});
  request(view.requests, Screen::puzzles);
}

// What somebody loses points by, most first, once there are games enough to tell; and what to do
// against the first.
void slips_panel(ScreenView& view, const Story& story) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  constexpr int enough = 10;
  int games = 0;
  std::pair<int, const Slip*> lost[mistake_count];
  for (std::size_t mistake = 0; mistake < mistake_count; ++mistake)
    lost[mistake] = {0, &slips[mistake]};
  for (const StoryGame& game : story) {
    games += game.lost >= 0;
    for (std::size_t mistake = 0; mistake < mistake_count; ++mistake)
      lost[mistake].first += game.mistakes[mistake];
  }
  if (games == 0) return;
  ui_panel_begin(ui, "story.slips");
  ui_heading(ui, tr(texts, "story.slips"));
  const std::string number = std::to_string(games);
  if (games < enough) {
    ui_text(ui, tr(texts, "story.slips.later", {std::to_string(enough), number}), Face::small,
            colour::ink_soft);
  } else {
    ui_text(ui, tr(texts, "story.slips.text", {number}), Face::small, colour::ink_soft);
    sort_stably(std::span(lost), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::string told;
    for (const auto& [tenths, slip] : lost) {
      const int points = (tenths + 5 * games) / (10 * games);
      if (points == 0) continue;
      const std::string words = tr(texts, slip->key, {tr_count(texts, "points", points)});
      told += words + '\n';
      ui_text(ui, words);
      if (slip == lost[0].second) against_slip(view, *slip);
    }
    probe_fact(ui.probe, "story.slips", told);
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

// How often advice was requested in each game, and whether it was followed.
void advised_panel(Ui& ui, const Texts& texts, const Story& story) {
  Curve curve;
  int asked = 0, followed = 0, most = 0;
  for (const StoryGame& game : story) {
    curve.values.push_back(point(game.asked, game));
    most = std::max(most, game.asked);
    asked += game.asked;
    followed += game.followed;
  }
  if (asked == 0) return;
  ui_panel_begin(ui, "story.advised");
  ui_heading(ui, tr(texts, "story.advised"));
  curve.lines = round_lines(static_cast<float>(most));
  date_curve(texts, curve, &story.front(), &story.back());
  curve_chart(ui, texts, curve);
  const std::string text = tr_count(texts, "story.advised.text", asked, {std::to_string(followed)});
  probe_fact(ui.probe, "story.advised", text);
  ui_text(ui, text);
  ui_panel_end();
  ui_gap(ui, 4);
}

// Before the first game that counts: what will be here.
void empty_panel(ScreenView& view) {
  ui_panel_begin(view.ui, "story.empty");
  ui_text(view.ui, tr(view.texts, "story.empty"));
  ui_gap(view.ui, 4);
  ButtonStyle style;
  style.icon = Icon::play;
  style.tone = Tone::primary;
  if (ui_button(view.ui, "story.play", tr(view.texts, "start.play"), style))
    request(view.requests, Screen::new_game);
  ui_panel_end();
  ui_gap(view.ui, 4);
}

}  // namespace

void story_screen(ScreenView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Story& story = view.screens.story;
  ui_screen_begin(ui, "story");
  const bool back = screen_header(ui, texts, tr(texts, "story.title"));
  column_begin(ui.theme, "story.column", 640);
  if (story.empty()) empty_panel(view);
  if (!story.empty()) {
    strength_panel(ui, texts, story);
    slips_panel(view, story);
    best_games_panel(view);
  }
  medals_panel(view, career_of(view.screens, view.lessons_done, view.puzzle_book));
  ui_gap(ui, 4);
  if (!story.empty()) {
    results_panel(ui, texts, story);
    ui_gap(ui, 4);
    kinds_panel(ui, texts, story);
    ui_gap(ui, 4);
    points_panel(ui, texts, story);
    ui_gap(ui, 4);
    advised_panel(ui, texts, story);
    ButtonStyle style;
    style.icon = Icon::trash;
    style.tone = Tone::danger;
    if (ui_button(ui, "story.erase", tr(texts, "story.erase"), style))
      view.screens.dialog = dialog::EraseStory{};
  }
  column_end(ui);
  ui_screen_end();
  if (back) request(view.requests, ask_for::Home{});
}

}  // namespace bastide::web
