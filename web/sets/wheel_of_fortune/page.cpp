// The page's side of the Wheel of Fortune.
#include <algorithm>
#include <cmath>

#include "engine/rules/game.hpp"
#include "engine/sets/wheel_of_fortune/actions.hpp"
#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/reading/reading_words.hpp"
#include "web/sets/choice_words.hpp"
#include "web/sets/page_set.hpp"
#include "web/sets/wheel_of_fortune/wheel.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// Indexed by Sector; what happens there is described under the same key with ".text".
constexpr std::string_view sectors[] = {"sector.fortune", "sector.tax",         "sector.famine",
                                        "sector.storm",   "sector.inquisition", "sector.plague"};

std::string sector_name(const Texts& texts, int sector) {
  return std::string(tr(texts, std::string(sectors[sector])));
}

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece == Piece::wheel_pig)
    return tr(h.texts, "event.wheel",
              {sector_name(h.texts, event.to.space),
               tr(h.texts, std::string(sectors[event.to.space]) + ".text")});
  if (event.to.kind == PlaceKind::crown)
    return tr(h.texts, "event.crown", {h.who, sector_name(h.texts, event.to.space / 2)});
  return event.from.kind == PlaceKind::crown ? tr(h.texts, "event.crown-home", {h.who})
                                             : std::string();
}

bool count(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::wheel && s.cause != ScoreCause::crowns) return false;
  const std::string sector = sector_name(t.texts, s.which);
  breakdown.name = s.cause == ScoreCause::wheel ? tr(t.texts, "score.wheel", {sector})
                                                : tr(t.texts, "score.crowns", {sector});
  return true;
}

// In most sectors, what each gets is different.
void adjust_sentence(const ScoringToTell& t, std::string& sentence) {
  const Scoring& s = t.scoring;
  if (s.cause != ScoreCause::wheel && s.cause != ScoreCause::crowns) return;
  bool alike = true;
  std::vector<std::string> shares;
  for (PlayerIndex p = 0; p < max_players; ++p) {
    if (!(s.owners >> p & 1)) continue;
    alike &= s.points[p] == s.value;
    shares.push_back(
        name_and_number(t.texts, player_name(t.texts, *t.record, p), std::to_string(s.points[p])));
  }
  ScoreBreakdown breakdown;
  count(t, breakdown);
  if (!alike) sentence = tr(t.texts, "score.who", {breakdown.name, tr_list(t.texts, shares)});
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::crown) return {};
  return tr(choice.texts, "table.crown", {sector_name(choice.texts, choice.action.value)});
}

// What a single meeple there will be worth.
std::optional<std::string> choice_worth(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::crown) return {};
  const int sector = choice.action.value;
  const Crowns& crowns = choice.state.wheel.crowns[static_cast<std::size_t>(sector)];
  const int others = (crowns[0] != no_player) + (crowns[1] != no_player);
  return tr(choice.texts, "table.crown.worth", {signed_number(crown_points(sector, others + 1))});
}

// What happens in a sector, and the figures waiting there.
PlaceTold tell_place(const PlaceToTell& t) {
  const int sector = t.place.space;
  PlaceTold told{sector_name(t.texts, sector)};
  const auto add = [&](std::string text, PlayerIndex player = no_player) {
    told.lines.emplace_back(std::move(text), player);
  };
  add(std::string(tr(t.texts, std::string(sectors[sector]) + ".text")));
  if (t.state.wheel.wheel_pig == sector) add(std::string(tr(t.texts, "table.sector.here")));
  const Crowns& crowns = t.state.wheel.crowns[static_cast<std::size_t>(sector)];
  const int there = (crowns[0] != no_player) + (crowns[1] != no_player);
  for (const PlayerIndex player : crowns)
    if (player != no_player)
      add(tr_pair(t.texts, player_name(t.texts, t.record, player),
                  tr(t.texts, "table.crown.worth", {std::to_string(crown_points(sector, there))})),
          player);
  if (const int empty = crown_spaces[sector] - there; empty > 0)
    add(tr(t.texts, "table.crown.empty",
           {std::to_string(empty), tr_count(t.texts, "points", crown_points(sector, there + 1))}));
  return told;
}

constexpr SheetRow sheet[] = {
    {ScoreCause::wheel, "sheet.kind.wheel"},
    {ScoreCause::crowns, "sheet.kind.wheel"},
};
constexpr PhaseWord phases[] = {{Phase::plague, "plague"}};
constexpr ChoiceWord choices[] = {{ActionKind::crown, std::nullopt, "crown"}};
constexpr WordTopic topics[] = {
    {"plague", "wheel-of-fortune.sectors"},
    {"crown", "wheel-of-fortune.crowns"},
};

constexpr std::string_view tiles[] = {
    "wheel-of-fortune/FRFR-wheel",
    "wheel/RFRF-wheel-2",
    "wheel-of-fortune/FFRR-wheel",
};
constexpr HelpSection sections[] = {
    {"wheel", "WHEEL-1–5, WHEEL-20–25"},
    {"sectors", "WHEEL-5–12", sectors},
    {"crowns", "WHEEL-13–19"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::wheel_pig};

// ---- On the board -------------------------------------------------------------------------------

Point on_board(art::Vec2 from_middle) {
  constexpr float middle = art::board_side / 2;
  return {middle + from_middle.x, middle + from_middle.y};
}

std::optional<Point> point_of(const Place& place) {
  if (place.kind == PlaceKind::sector)
    return on_board(art::wheel_pig_at(static_cast<float>(place.space)));
  if (place.kind == PlaceKind::crown)
    return on_board(art::crown_on_wheel(place.space / 2, place.space % 2));
  return {};
}

bool has_wheel(const Game& game) {
  return game.setup.has(Expansion::wheel_of_fortune) && !game.setup.options.wheel_ignored;
}

std::optional<Place> place_at(const Game& game, Point world) {
  const float x = world.x - art::board_side / 2, y = world.y - art::board_side / 2;
  if (!has_wheel(game) || std::hypot(x, y) > art::wheel_rim) return {};
  const float around = std::atan2(x, -y) / 1.0471976f + sector_count;  // clockwise from the north
  return sector_place(static_cast<int>(around + 0.5f) % sector_count);
}

void mark_place(const Camera& camera, ImDrawList& draw, const Place& place, ImU32 tone) {
  const ImVec2 middle = to_screen(camera, on_board({}));
  const float from = 1.0471976f * (static_cast<float>(place.space) - 2);
  draw.PathLineTo(middle);
  draw.PathArcTo(middle, art::wheel_rim * camera.now.zoom, from, from + 1.0471976f, 24);
  draw.PathStroke(tone, ImDrawFlags_Closed, 4);
}

void draw_on_board(const BoardDrawing& on, const Action*, const Event*) {
  if (has_wheel(on.game))
    draw_token(on, art::paint_wheel, to_screen(on.camera, on_board({})),
               art::wheel_picture * on.camera.now.zoom);
}

int steps_of(const Event& event) {
  return (event.to.space - event.from.space + sector_count) % sector_count;
}

// The wheel pig trots from sector to sector.
bool draw_event(const BoardDrawing& on, const ShownEvent& shown) {
  const Event& event = shown.event;
  if (!is_move_of(event, Piece::wheel_pig)) return false;
  const float steps = static_cast<float>(steps_of(event));
  const float way = on.ui.reduced_motion ? 1 : eased(std::min(1.0f, shown.t * 1.5f));
  ImVec2 at = to_screen(
      on.camera, on_board(art::wheel_pig_at(static_cast<float>(event.from.space) + steps * way)));
  const float size = figure_size(on.camera);
  at.y -= std::fabs(std::sin(6.2831853f * steps * way)) * size * 0.15f * (way < 1);
  if (const ImTextureID picture = piece_picture(on.pictures, event.piece, art::Pose::standing, 0,
                                                size * on.ui.theme.density))
    draw_turned(on.draw, picture, {at, size, 0, 0.56f});
  return true;
}

std::optional<float> seconds_of(const Event& event, bool) {
  if (!is_move_of(event, Piece::wheel_pig)) return {};
  return 1.6f + 0.3f * static_cast<float>(steps_of(event));
}

std::optional<platform::Sound> sound(const Event& event) {
  if (is_move_of(event, Piece::wheel_pig))
    return static_cast<Sector>(event.to.space) == Sector::plague ? platform::Sound::notice
                                                                 : platform::Sound::die;
  if (event.to.kind == PlaceKind::crown) return platform::Sound::figure;
  return {};
}

// Its points come from the place of the wheel pig.
std::optional<Point> scored_at(const Scoring& s) {
  if (s.cause != ScoreCause::wheel && s.cause != ScoreCause::crowns) return {};
  return on_board(art::sector_direction(s.which) * 0.7f);
}

// ---- The river that comes with it ---------------------------------------------------------------

constexpr std::string_view river_tiles[] = {
    "river-bb5/FFVF-spring",
    "river-bb5/FVFV-sheep",
    "river-bb5/FFVV-vineyard",
};
constexpr HelpSection river_sections[] = {{"lay", "RIVER-1–16"}};
constexpr HelpPage river_help = {.sections = river_sections, .tiles = river_tiles};

}  // namespace

extern const PageSet wheel_of_fortune_page = {.id = "wheel-of-fortune", .help = &help};

extern const PageSet river_bb5_page = {.id = "river-bb5", .help = &river_help};

extern const PageSet wheel_page = {
    .id = "wheel",
    .tell_move = tell_move,
    .count = count,
    .adjust_sentence = adjust_sentence,
    .sheet = sheet,
    .phases = phases,
    .choices = choices,
    .topics = topics,
    .choice_name = name_choice,
    .choice_worth = choice_worth,
    .point_of = point_of,
    .place_at = place_at,
    .tell_place = tell_place,
    .mark_place = mark_place,
    .scored_at = scored_at,
    .draw_on_board = draw_on_board,
    .draw_event = draw_event,
    .seconds_of = seconds_of,
    .sound = sound,
};

}  // namespace bastide::web
