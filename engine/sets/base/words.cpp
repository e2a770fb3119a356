#include <algorithm>
#include <array>

#include "engine/rules/scoring.hpp"
#include "engine/rules/words.hpp"

namespace bastide {
namespace {

// ---- Lines --------------------------------------------------------------------------------------

constexpr auto phase_words = [] {
  std::array<std::string_view, phase_count> words{};
  for (const TurnStep& step : turn_steps) words[static_cast<std::size_t>(step.phase)] = step.word;
  return words;
}();

constexpr LinePart parts[] = {
    {"FIGURE", &Action::what, piece_words_from(Piece::meeple, figure_kinds)},
    {"ROTATION", &Action::value, {}, 0, 3, "record.rotation"},
    {"PHASE", &Action::what, phase_words},
};

constexpr LineForm lines[] = {
    {ActionKind::draw, "draw TILE"},
    {ActionKind::place, "place X,Y ROTATION"},
    {ActionKind::pass, "pass"},
    {ActionKind::score, "score X,Y SEGMENT"},
    {ActionKind::deploy, "FIGURE SEGMENT-HERE"},
    {ActionKind::retrieve, "FIGURE back X,Y SEGMENT"},
};

// ---- Expectations -------------------------------------------------------------------------------

int score(const Game&, const State& state, const Claim&, PlayerIndex player) {
  return state.score[player];
}

int supply(const Game&, const State& state, const Claim& claim, PlayerIndex player) {
  return state.supply[player][claim.action.what];
}

std::string differs_final(const Game& game, const State& state, const Claim& claim) {
  State end = state;
  if (!end.over) score_final(game, end, nullptr);
  return unless_equal(claim, std::vector<int>(end.score, end.score + game.sides));
}

std::string differs_over(const Game&, const State& state, const Claim&) {
  return state.over ? "" : "the game goes on";
}

std::string differs_drawn(const Game& game, const State& state, const Claim& claim) {
  if (state.drawn == claim.action.what) return "";
  return state.drawn == no_type ? "none" : game.types[state.drawn].id;
}

std::string differs_discarded(const Game& game, const State& state, const Claim& claim) {
  if (std::equal(claim.tiles.begin(), claim.tiles.end(), state.discarded.begin(),
                 state.discarded.end()))
    return "";
  std::string text;
  for (const TypeIndex type : state.discarded)
    text += (text.empty() ? "" : " ") + game.types[type].id;
  return text.empty() ? "none" : text;
}

std::string unless_player(const Claim& claim, PlayerIndex is) {
  if (is == claim.action.what) return "";
  return is == no_player ? "nobody" : "player " + std::to_string(is + 1);
}

std::string differs_active(const Game&, const State& state, const Claim& claim) {
  return unless_player(claim, state.active);
}

std::string differs_decider(const Game& game, const State& state, const Claim& claim) {
  return unless_player(claim, decision(game, state).player);
}

std::string differs_phase(const Game& game, const State& state, const Claim& claim) {
  const std::size_t phase = static_cast<std::size_t>(decision(game, state).phase);
  return phase == claim.action.what ? "" : std::string(phase_words[phase]);
}

std::string differs_left(const Game&, const State& state, const Claim& claim) {
  return unless_equal(claim, {static_cast<int>(state.bag_total)});
}

std::string differs_legal(const Game& game, const State& state, const Claim& claim) {
  const std::string_view rule = rule_id(refusal(game, state, claim.action));
  return rule.empty() ? "" : "refused by " + std::string(rule);
}

std::string differs_refused(const Game& game, const State& state, const Claim& claim) {
  const std::string_view rule = rule_id(refusal(game, state, claim.action));
  if (rule == claim.rule) return "";
  return rule.empty() ? "legal" : "refused by " + std::string(rule);
}

constexpr ExpectForm expects[] = {
    {"score N...", score},
    {"supply N...", supply},
    {"supply FIGURE N...", supply},
    {"final N...", nullptr, differs_final},
    {"over", nullptr, differs_over},
    {"drawn TILE", nullptr, differs_drawn},
    {"discarded TILE...", nullptr, differs_discarded},
    {"active COLOUR", nullptr, differs_active},
    {"decider COLOUR", nullptr, differs_decider},
    {"phase PHASE", nullptr, differs_phase},
    {"left N", nullptr, differs_left},
    {"legal ACTION", nullptr, differs_legal},
    {"refused RULE: ACTION", nullptr, differs_refused},
};

// ---- Events -------------------------------------------------------------------------------------

template <EventKind kind>
bool of_kind(const Event& e) {
  return e.kind == kind;
}

bool is_tile_discarded(const Event& e) {
  return is_move_of(e, Piece::tile) && e.to.kind == PlaceKind::off && e.type != no_type;
}
bool is_tile_put_back(const Event& e) {
  return is_move_of(e, Piece::tile) && e.to.kind == PlaceKind::bag;
}

constexpr EventForm events[] = {
    {of_kind<EventKind::turn_begun>, "turn"},
    {of_kind<EventKind::final_scoring>, "final-scoring"},
    {of_kind<EventKind::game_over>, "over"},
    {of_kind<EventKind::part_resumed>, "extra-part-over"},
    {is_tile_placed, "placed", "player tile at"},
    {is_tile_discarded, "discarded", "player tile"},
    {is_tile_put_back, "returned-to-bag", "player tile"},
    {is_tile_drawn, "drawn", "player tile"},
    {is_figure_placed, "figure-placed", "player at on figure:piece"},
    {is_figure_returned, "figure-returned", "player on at figure:piece"},
};

// ---- Scorings -----------------------------------------------------------------------------------

constexpr ScoringField scoring_fields[] = {
    {1, "tiles", [](const Scoring& s) { return std::to_string(s.tiles); }},
    {2, "shields", [](const Scoring& s) { return std::to_string(s.shields); }},
    {6, "cities", [](const Scoring& s) { return std::to_string(s.cities); }},
    {7, "value", [](const Scoring& s) { return std::to_string(s.value); }},
};

}  // namespace

extern const SetWords base_words = {.parts = parts,
                                    .lines = lines,
                                    .expects = expects,
                                    .events = events,
                                    .scoring_fields = scoring_fields};

}  // namespace bastide
