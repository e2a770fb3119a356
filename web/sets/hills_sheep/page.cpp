// The page's side of Hills & Sheep.
#include <algorithm>
#include <cmath>

#include "engine/sets/hills_sheep/flocks.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pieces.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/hills_sheep/wolf.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

std::string sheep_words(const Texts& texts, int count) { return tr_count(texts, "sheep", count); }

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece == Piece::tile && event.type == no_type)
    return tr(h.texts, "event.under-hill", {h.who});
  if (event.piece == Piece::sheep)
    return tr(h.texts, event.to.kind == PlaceKind::tile ? "event.sheep-come" : "event.sheep-gone",
              {sheep_words(h.texts, event.count)});
  if (event.piece != Piece::shepherd) return {};
  if (is_figure_placed(event)) return tr(h.texts, "event.shepherd", {h.who});
  return is_figure_returned(event) ? tr(h.texts, "event.home.shepherd", {h.who}) : std::string();
}

std::string tell_decided(const EventContext& h) {
  const Action& action = h.event().action;
  if (action.kind == ActionKind::flock)
    return tr(h.texts, action.value == 0 ? "event.flock-grow" : "event.flock-gather", {h.who});
  if (action.kind != ActionKind::token) return {};
  if (action.value == 0) return tr(h.texts, "event.wolf", {h.who});
  return tr(h.texts, "event.token", {h.who, sheep_words(h.texts, action.value)});
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  if (t.scoring.cause != ScoreCause::flock) return false;
  breakdown.name = tr(t.texts, "score.flock");
  breakdown.counted.push_back(sheep_words(t.texts, t.scoring.extras));
  return true;
}

// Vineyards around a monastery.
void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.extras == 0 || !needs_surroundings(s.feature)) return;
  breakdown.counted.push_back(tr_count(t.texts, "score.vineyards", s.extras));
  breakdown.sum += " + " + times(s.extras, s.per_extra);
  breakdown.adds_up = true;
}

// Says so if not all of the tied players score.
void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  int most = 0;
  for (const u8 strength : s.strength) most = std::max<int>(most, strength);
  bool left_out = false;
  for (int p = 0; p < max_players; ++p)
    left_out |= most > 0 && s.strength[p] == most && !(s.owners >> p & 1);
  const bool by_majority = s.cause == ScoreCause::completed || s.cause == ScoreCause::final;
  if (left_out && by_majority)
    sentence = as_sentence(sentence) + ' ' + std::string(tr(t.texts, "score.hill"));
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::flock) return {};
  return std::string(
      tr(choice.texts, choice.action.value == 0 ? "table.flock.grow" : "table.flock.gather"));
}

// Points at once, or another token, which may be a wolf.
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::flock) return std::nullopt;
  const State& state = choice.state;
  if (choice.action.value != 0) {
    const Node field = state.figures[find_shepherd(state, choice.player)].node;
    return at_once_words(choice.texts, sheep_on(choice.game, state, field));
  }
  int tokens = 0;
  for (int sheep = 0; sheep < token_kinds; ++sheep)
    tokens += tokens_in_bag(choice.game, state, sheep);
  return tr(choice.texts, "table.flock.wolf",
            {std::to_string(tokens_in_bag(choice.game, state, 0)), std::to_string(tokens)});
}

void adjust_sign(const ChoiceToTell& choice, ChoiceSign& sign) {
  if (choice.action.kind != ActionKind::flock) return;
  sign.piece = Piece::sheep;
  sign.mark = choice.action.value == 0 ? ChoiceSign::Mark::plus : ChoiceSign::Mark::none;
}

constexpr SheetRow sheet[] = {{ScoreCause::flock, "sheet.kind.flock"}};
constexpr PhaseWord phases[] = {{Phase::flock, "flock"}};
constexpr WordTopic topics[] = {
    {"shepherd", "hills-sheep.shepherd"},
    {"flock", "hills-sheep.flock"},
};
constexpr ChoiceWord choices[] = {{ActionKind::deploy, FigureKind::shepherd, "shepherd"}};

constexpr std::string_view tiles[] = {
    "hills-sheep/CCFF",
    "hills-sheep/CFFC",
    "hills-sheep/CCFC-shared-edge",
};
constexpr HelpSection sections[] = {
    {"shepherd", "SHEEP-1–3"}, {"flock", "SHEEP-4–13"}, {"tokens", "SHEEP-14–15"},
    {"hills", "HILL-1–11"},    {"edges", "HILL-12–14"}, {"vineyards", "VINE-1–7"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::shepherd};

// ---- On the board -------------------------------------------------------------------------------

// Two domes on a light background, for the corner of a tile that is too small to show its hill.
void draw_hill_sign(ImDrawList& draw, ImVec2 corner, float size, float alpha) {
  const auto domes = [&](float grown, ImU32 tone) {
    for (const auto& [x, r] : {std::pair{0.72f, 0.26f}, std::pair{0.38f, 0.36f}}) {
      const float radius = size * r + grown;
      draw.PathArcTo({corner.x + size * x, corner.y + size * 0.75f + grown / 2}, radius, 3.1415927f,
                     6.2831853f, 12);
      draw.PathFillConvex(faded(tone, alpha));
    }
  };
  domes(std::max(2.0f, size * 0.16f), colour::paper_high);
  domes(0, IM_COL32(0x5c, 0x38, 0x14, 0xff));
}

// A tile on top of another one stands out at every size: its sides are visible, and it casts a
// shadow on its neighbours.
void draw_on_board(const BoardDrawing& on, const Action*, const Event*) {
  const float zoom = on.camera.now.zoom;
  const float edge = std::clamp(zoom * 0.03f, 1.5f, 5.0f);
  const float depth = std::clamp(zoom * 0.07f, 2.5f, 10.0f);
  const float sign = std::clamp((150 - zoom) / 40, 0.0f, 1.0f);
  constexpr ImU32 light = IM_COL32(0xff, 0xf6, 0xd0, 0xc0), dark = IM_COL32(0x3a, 0x26, 0x10, 0xb8),
                  shade = IM_COL32(0x20, 0x16, 0x0a, 0x48);
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const PlacedTile& tile = on.board.tiles[i];
    if (!on.game.types[tile.type].hill) continue;
    const Point middle = middle_of(on.board, static_cast<TileIndex>(i));
    const ImVec2 min = to_screen(on.camera, {middle.x - 0.5f, middle.y - 0.5f});
    const ImVec2 max{min.x + zoom, min.y + zoom};
    const auto fill = [&](float left, float top, float right, float bottom, ImU32 tone) {
      on.draw.AddRectFilled({left, top}, {right, bottom}, tone);
    };
    for (const float far : {depth * 0.55f, depth}) {
      fill(min.x + far, max.y, max.x + far, max.y + far, shade);
      fill(max.x, min.y + far, max.x + far, max.y, shade);
    }
    fill(min.x, min.y, max.x, min.y + edge, light);
    fill(min.x, min.y + edge, min.x + edge, max.y, light);
    fill(min.x + edge, max.y - edge, max.x, max.y, dark);
    fill(max.x - edge, min.y + edge, max.x, max.y - edge, dark);
    if (sign > 0)
      draw_hill_sign(on.draw, {min.x + 1.5f * edge, min.y + 1.2f * edge},
                     std::clamp(zoom * 0.3f, 9.0f, 22.0f), sign);
  }
}

// Sheep graze, each at its own pace: a few steps to and fro, with lowered head.
Point sway(const PieceAt& there, int n, float wind) {
  if (there.piece != Piece::sheep) return {};
  const float pace =
      5 + 0.7f * static_cast<float>(n) + 0.4f * static_cast<float>(there.place.tile % 5);
  return {0.09f * std::sin(wind * pace), 0.03f * std::fabs(std::sin(wind * pace * 2.5f))};
}

bool is_wolf(const Event& event) {
  return event.kind == EventKind::decided && event.action.kind == ActionKind::token &&
         event.action.value == 0;
}

// The wolf runs past the shepherd, and the flock is gone.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  if (!is_wolf(shown.event)) return false;
  const std::size_t shepherd = find_shepherd(shown.before, shown.event.player);
  if (shepherd == shown.before.figures.size()) return false;
  const TileIndex tile = on.board.node_tile[shown.before.figures[shepherd].node];
  const float size = 0.7f * on.camera.now.zoom, way = on.ui.reduced_motion ? 0.5f : shown.t;
  ImVec2 at = to_screen(on.camera, middle_of(on.board, tile));
  at.x += (way - 0.5f) * size;
  at.y -= std::fabs(std::sin(9.424778f * (way - 0.5f))) * size * 0.12f;
  draw_token(on, art::paint_wolf, at, size, std::min(1.0f, 5 * (1 - shown.t)));
  return true;
}

std::optional<float> seconds_of(const Event& event, bool) {
  if (is_wolf(event)) return 1.5f;
  return {};
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::sheep) && event.to.kind == PlaceKind::tile)
    return platform::Sound::figure;
  if (is_wolf(event)) return platform::Sound::notice;
  return {};
}

}  // namespace

extern const PageSet hills_sheep_page = {
    .id = "hills-sheep",
    .tell_move = tell_move,
    .tell_decided = tell_decided,
    .count = count,
    .adjust_breakdown = adjust_breakdown,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .choice_worth = value_choice,
    .adjust_sign = adjust_sign,
    .help = &help,
    .draw_on_board = draw_on_board,
    .sway = sway,
    .draw_event = draw_event,
    .seconds_of = seconds_of,
    .sound = sound,
};

}  // namespace bastide::web
