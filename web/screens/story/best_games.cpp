#include "web/screens/story/best_games.hpp"

#include <algorithm>

#include "web/review/words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/saved_board.hpp"
#include "web/store/medals.hpp"

namespace bastide::web {
namespace {

constexpr int nothing = -1 << 20;

int lead_of(const StoryGame& game) {
  const int ahead = game.result > 0 ? lead(game).value_or(0) : 0;
  return ahead > 0 ? ahead : nothing;
}

int finely_played(const StoryGame& game) { return game.lost < 0 ? nothing : -game.lost; }

int how_far(const StoryGame& game) {
  return game.reach ? game.reach->marks * 1000 + game.reach->steps : nothing;
}

struct BestIn {
  std::string_view key;
  int (*of)(const StoryGame&);
};
constexpr BestIn bests[] = {{"story.best.points", own_points},
                            {"story.best.lead", lead_of},
                            {"story.best.play", finely_played},
                            {"story.best.far", how_far}};

const SavedGame* saved(const Screens& screens, const StoryGame& game) {
  const auto found =
      std::find_if(screens.saves.begin(), screens.saves.end(),
                   [&](const SavedGame& one) { return one.slot == game.slot && !one.fault; });
  return found == screens.saves.end() ? nullptr : &*found;
}

std::string value_words(const Texts& texts, const BestGame& best) {
  if (best.key == "story.best.play") return tenths_words(texts, best.value);
  if (best.key == "story.best.far") return reach_in_words(texts, *best.game->reach);
  return tr_count(texts, "points", best.value);
}

// A card of a width: its words, and the height of its picture.
struct BestCard {
  BestGame best;
  const SavedGame* game;  // null: it has been deleted, and there is no picture
  std::string value, date;
  float width;

  float picture() const { return game ? width * 0.62f : 0; }
};

float words_of(const Theme& theme, const Texts& texts, const BestCard& card, Paint* paint,
               ImVec2 at) {
  const Paragraph words[] = {{tr(texts, card.best.key), Face::small, colour::ink_soft},
                             {card.value, Face::strong},
                             {card.date, Face::small, colour::ink_soft}};
  const float room = card.width - 2 * px(theme, 6);
  if (paint) draw_paragraphs(*paint, at, words, room);
  return paragraphs_height(theme, words, room);
}

void draw_best(ScreenView& view, const BestCard& card, float height) {
  const Theme& theme = view.ui.theme;
  const float pad = px(theme, 6);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string id(card.best.key);
  ImGui::BeginDisabled(!card.game);
  if (ui_card_button(view.ui, id.c_str(), {card.width, height}) && card.game)
    request(view.requests, ask_for::OpenSlot{card.game->slot});
  ImGui::EndDisabled();
  theme.a11y.back().words =
      std::string(tr(view.texts, card.best.key)) + ", " + card.value + ", " + card.date;
  Paint paint{theme, *ImGui::GetWindowDrawList()};
  float top = at.y + pad;
  if (card.game) {
    const SavedBoard* const board = find_saved_board(view.screens.boards, *card.game);
    draw_saved_board(paint, view.catalogue, view.pictures, board ? *board : SavedBoard{},
                     {at.x + pad, top, card.width - 2 * pad, card.picture()});
    top += card.picture() + pad;
  }
  words_of(theme, view.texts, card, &paint, {at.x + pad, top});
}

}  // namespace

std::vector<BestGame> best_games(const Story& story) {
  std::vector<BestGame> all;
  for (const BestIn& in : bests) {
    const StoryGame* best = nullptr;
    for (const StoryGame& game : story) {
      const bool taken = std::any_of(all.begin(), all.end(),
                                     [&](const BestGame& one) { return one.game == &game; });
      if (!taken && in.of(game) > (best ? in.of(*best) : nothing)) best = &game;
    }
    if (!best) continue;
    const int value = in.of(*best);
    all.push_back({in.key, best, value < 0 ? -value : value});
  }
  return all;
}

std::vector<const SavedGame*> best_saved(const Screens& screens) {
  std::vector<const SavedGame*> games;
  for (const BestGame& best : best_games(screens.story))
    if (const SavedGame* game = saved(screens, *best.game)) games.push_back(game);
  return games;
}

void best_games_panel(ScreenView& view) {
  const std::vector<BestGame> all = best_games(view.screens.story);
  if (all.empty()) return;
  ui_panel_begin(view.ui, "story.best");
  ui_heading(view.ui, tr(view.texts, "story.best"));
  const Theme& theme = view.ui.theme;
  const float gap = px(theme, 8), pad = px(theme, 6);
  const float width = (ImGui::GetContentRegionAvail().x - 2 * gap) / 3;
  std::vector<BestCard> cards;
  float height = 0;
  for (const BestGame& best : all) {
    const BestCard& card = cards.emplace_back(
        BestCard{best, saved(view.screens, *best.game), value_words(view.texts, best),
                 time_words(view.texts, best.game->time), width});
    height = std::max(height, words_of(theme, view.texts, card, nullptr, {}) + card.picture() +
                                  (card.game ? 3 : 2) * pad);
  }
  for (std::size_t n = 0; n < cards.size(); ++n) {
    if (n > 0) ImGui::SameLine(0, gap);
    draw_best(view, cards[n], height);
  }
  ui_panel_end();
  ui_gap(view.ui, 4);
}

}  // namespace bastide::web
