// The player's history, in charts.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "engine/base/sort.hpp"
#include "engine/rules/setup.hpp"
#include "web/reading/reading_words.hpp"
#include "web/review/words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screens.hpp"
#include "web/store/story.hpp"
#include "web/text/names.hpp"
#include "web/text/suggested.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

struct Tally {
  std::string name;
  int games[3] = {};  // won, drawn, lost
};

void count(std::vector<Tally>& tallies, std::string name, int result) {
  Tally* found = nullptr;
  for (Tally& tally : tallies)
    if (tally.name == name) found = &tally;
  if (!found) found = &tallies.emplace_back(Tally{std::move(name), {}});
  ++found->games[1 - result];
}

// Won, drawn, lost: filled, hatched, empty, so that they can be distinguished without colours.
void draw_part(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max, int part) {
  if (part == 0) draw.AddRectFilled(min, max, colour::good);
  draw.PushClipRect(min, max, true);
  for (float x = min.x - (max.y - min.y); part == 1 && x < max.x; x += px(theme, 6))
    draw.AddLine({x, max.y}, {x + max.y - min.y, min.y}, colour::ink_soft, px(theme, 1.5f));
  draw.PopClipRect();
  draw.AddRect(min, max, colour::ink_soft, 0, 0, px(theme, 1));
}

// A name, a bar beside it, and numbers after it; each of the `parts` is drawn in proportion to
// `most`.
template <int parts>
void bar_row(const Theme& theme, const std::string& name, const int (&lengths)[parts], int most,
             const std::string& numbers) {
  ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, gap = px(theme, 8);
  // Large letters: the name is above.
  const bool above = width < em(theme, 300);
  const float label = above ? 0 : width * 0.4f;
  const float room =
      above ? width - gap - ui_text_size(theme, numbers, Face::text).x : width * 0.42f;
  const float line = ui_text_size(theme, "X", Face::text).y;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float wrap = above ? width : label - gap;
  const float height = ui_text_size(theme, name, Face::text, wrap).y;
  ui_draw_paragraph({theme, draw}, at, name, Face::text, colour::ink, wrap);
  const float bottom = at.y + height + (above ? line : 0);
  at.y += above ? height : (height - line) / 2;
  float x = at.x + label;
  for (int part = 0; part < parts; ++part) {
    if (lengths[part] <= 0) continue;
    const float end = x + room * static_cast<float>(lengths[part]) / static_cast<float>(most);
    draw_part(theme, draw, {x, at.y + line * 0.2f}, {end, at.y + line * 0.9f}, part);
    x = end;
  }
  ui_draw_text({theme, draw}, {x + gap, at.y}, numbers, Face::text, colour::ink_soft);
  ImGui::Dummy({width, bottom - ImGui::GetCursorScreenPos().y});
}

void results_panel(Ui& ui, const Texts& texts, const Story& story) {
  std::vector<Tally> by[4];  // people, levels of computers, sets, number of players
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
    for (const ExpansionInfo& info : expansion_infos())
      if (game.sets >> static_cast<int>(info.expansion) & 1)
        count(by[2], std::string(tr(texts, "expansion." + std::string(info.id))), game.result);
    count(by[3], tr_count(texts, "players", static_cast<long>(game.players.size())), game.result);
  }
  ui_panel_begin(ui, "story.results");
  ui_heading(ui, tr(texts, "story.results"));
  constexpr const char* titles[] = {"story.people", "new.option.level", "new.expansions",
                                    "story.players"};
  for (int group = 0; group < 4; ++group) {
    const std::vector<Tally>& tallies = by[group];
    if (!tallies.empty()) ui_text(ui, tr(texts, titles[group]), Face::small, colour::ink_soft);
    int most = 1;
    for (const Tally& t : tallies) most = std::max(most, t.games[0] + t.games[1] + t.games[2]);
    for (const Tally& t : tallies) {
      const std::string numbers = std::to_string(t.games[0]) + " : " + std::to_string(t.games[1]) +
                                  " : " + std::to_string(t.games[2]);
      probe_fact(ui.probe, "story." + t.name, numbers);
      bar_row(ui.theme, t.name, t.games, most, numbers);
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
    bar_row(ui.theme, std::string(tr(texts, words[kind])), length, most, std::to_string(sum[kind]));
  }
  ui_panel_end();
}

ImVec2 point(int value, const StoryGame& game) {
  return {static_cast<float>(value), game.result > 0 ? 1.0f : 0.0f};
}

// Game by game, from left to right: the value, and 1 for a filled point.
void draw_way(Ui& ui, const Texts& texts, const std::vector<ImVec2>& points) {
  constexpr std::size_t enough = 3;
  if (points.size() < enough)
    return ui_text(ui, tr(texts, "story.too-few"), Face::small, colour::ink_soft);
  const Theme& theme = ui.theme;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, height = px(theme, 120);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  float most = 1;
  for (const ImVec2& one : points) most = std::max(most, one.x);
  const float dot = px(theme, 4);
  const float step = (width - 2 * dot) / static_cast<float>(points.size() - 1);
  ImVec2 last;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const float value = std::max(0.0f, points[i].x);
    const ImVec2 here(at.x + dot + step * static_cast<float>(i),
                      at.y + height - dot - (height - 2 * dot) * value / most);
    if (i > 0) draw.AddLine(last, here, colour::rule, px(theme, 2));
    last = here;
    if (points[i].y > 0)
      draw.AddCircleFilled(here, dot, colour::good);
    else
      draw.AddCircle(here, dot, colour::ink_soft, 0, px(theme, 1.5f));
  }
  ImGui::Dummy({width, height});
}

// The points of each game in order; filled for games won.
void points_panel(Ui& ui, const Texts& texts, const Story& story) {
  ui_panel_begin(ui, "story.points");
  ui_heading(ui, tr(texts, "story.points"));
  int city = 0, road = 0;
  std::vector<int> luck;
  std::vector<ImVec2> points;
  for (const StoryGame& game : story) {
    points.push_back(point(game.players[static_cast<std::size_t>(game.me)].points, game));
    city = std::max(city, game.city);
    road = std::max(road, game.road);
    if (game.luck) luck.push_back(*game.luck);
  }
  draw_way(ui, texts, points);
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

// What each game lost according to the analysis: the lower the better.
void judged_panel(Ui& ui, const Texts& texts, const Story& story) {
  std::vector<ImVec2> points;
  std::vector<LossesAt> compared;
  int last = 0, sum = 0;
  for (const StoryGame& game : story) {
    if (game.lost < 0) continue;
    points.push_back(point(game.lost, game));
    last = game.lost;
    sum += game.lost;
    if (game.losses) compared.push_back(*game.losses);
  }
  if (points.empty()) return;
  ui_panel_begin(ui, "story.judged");
  ui_heading(ui, tr(texts, "story.judged"));
  draw_way(ui, texts, points);
  const std::string text = tr(
      texts, "story.judged.text",
      {tenths_words(texts, static_cast<int>(std::lround(sum / static_cast<double>(points.size())))),
       tenths_words(texts, last)});
  const auto rating = rating_by_levels(compared);
  const bool clear = compared.size() >= enough_to_rate && rating && rating->error <= clear_rating;
  const std::string elo = clear ? elo_words(texts, *rating) : strength_words(texts, rating);
  probe_fact(ui.probe, "story.judged", text + ' ' + elo);
  ui_text(ui, text);
  ui_text(ui, elo, Face::strong);
  if (clear) {
    std::vector<std::string> scale;
    for (const LevelElo& level : ladder())
      scale.push_back(kind_name(texts, level.id) + ' ' + signed_number(level.elo));
    ui_text(ui, tr(texts, "story.scale", {tr_list(texts, scale)}), Face::small, colour::ink_soft);
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

// What a person loses points by, most first, once there are games enough to tell.
void slips_panel(Ui& ui, const Texts& texts, const Story& story) {
  constexpr int enough = 10;
  constexpr std::string_view keys[mistake_count] = {
      "slip.farmer",    "slip.meeples", "slip.shares",    "slip.scored", "slip.open",
      "slip.monastery", "slip.field",   "slip.opponents", "slip.other"};
  int games = 0;
  std::pair<int, std::string_view> lost[mistake_count];
  for (std::size_t mistake = 0; mistake < mistake_count; ++mistake)
    lost[mistake] = {0, keys[mistake]};
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
    for (const auto& [tenths, key] : lost) {
      const int points = (tenths + 5 * games) / (10 * games);
      if (points == 0) continue;
      const std::string words = tr(texts, key, {tr_count(texts, "points", points)});
      told += words + '\n';
      ui_text(ui, words);
    }
    probe_fact(ui.probe, "story.slips", told);
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

// How often advice was requested in each game, and whether it was followed.
void advised_panel(Ui& ui, const Texts& texts, const Story& story) {
  std::vector<ImVec2> points;
  int asked = 0, followed = 0;
  for (const StoryGame& game : story) {
    points.push_back(point(game.asked, game));
    asked += game.asked;
    followed += game.followed;
  }
  if (asked == 0) return;
  ui_panel_begin(ui, "story.advised");
  ui_heading(ui, tr(texts, "story.advised"));
  draw_way(ui, texts, points);
  const std::string text = tr_count(texts, "story.advised.text", asked, {std::to_string(followed)});
  probe_fact(ui.probe, "story.advised", text);
  ui_text(ui, text);
  ui_panel_end();
  ui_gap(ui, 4);
}

void medals_panel(Ui& ui, const Texts& texts, const Story& story) {
  ui_panel_begin(ui, "story.medals");
  ui_heading(ui, tr(texts, "story.medals"));
  for (int medal = 0; medal < medals; ++medal) {
    int times = 0;
    for (const StoryGame& game : story) times += earned(medal, game);
    const std::string key = medal_key(medal);
    probe_fact(ui.probe, key, std::to_string(times));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float icon = px(ui.theme, 20);
    draw_icon(*ImGui::GetWindowDrawList(), times > 0 ? Icon::medal : Icon::lock,
              {at.x + icon / 2, at.y + icon / 2}, icon,
              times > 0 ? colour::accent : colour::ink_faint);
    ImGui::Dummy({icon, icon});
    ImGui::SameLine(0, px(ui.theme, 8));
    ui_text(ui,
            std::string(tr(texts, key)) + (times > 1 ? " \xc3\x97" + std::to_string(times) : ""),
            Face::text, times > 0 ? colour::ink : colour::ink_soft);
  }
  ui_panel_end();
}

}  // namespace

void story_screen(Ui& ui, const Texts& texts, Screens& screens, Requests& requests) {
  const Story& story = screens.story;
  ui_screen_begin(ui, "story");
  const bool back = screen_header(ui, texts, tr(texts, "story.title"));
  column_begin(ui.theme, "story.column", 640);
  if (!story.empty()) {
    results_panel(ui, texts, story);
    ui_gap(ui, 4);
    kinds_panel(ui, texts, story);
    ui_gap(ui, 4);
    points_panel(ui, texts, story);
    ui_gap(ui, 4);
    judged_panel(ui, texts, story);
    slips_panel(ui, texts, story);
    advised_panel(ui, texts, story);
    medals_panel(ui, texts, story);
  }
  ui_gap(ui, 4);
  ButtonStyle style;
  style.icon = Icon::trash;
  style.tone = Tone::danger;
  if (!story.empty() && ui_button(ui, "story.erase", tr(texts, "story.erase"), style))
    screens.dialog = dialog::EraseStory{};
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, ask_for::Home{});
}

}  // namespace bastide::web
