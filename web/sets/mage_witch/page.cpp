// The page's side of Mage & Witch.
#include "engine/rules/game.hpp"
#include "web/reading/reading.hpp"
#include "web/reading/reading_words.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

std::string tell_move(const EventContext& h) {
  const Event& event = h.event();
  if (event.piece != Piece::mage && event.piece != Piece::witch) return {};
  return tr(h.texts,
            key_of(event.piece == Piece::mage ? "event.mage." : "event.witch.",
                   event.to.kind == PlaceKind::off ? "gone" : h.on),
            {h.who});
}

// The witch first, then the mage (MAGE-14).
void adjust_breakdown(const ScoringToTell& t, ScoreBreakdown& breakdown) {
  const Scoring& s = t.scoring;
  if (!s.has(Piece::witch) && !s.has(Piece::mage)) return;
  breakdown.adds_up = breakdown.worth != 0;
  if (s.has(Piece::witch)) {
    breakdown.counted.emplace_back(tr(t.texts, "score.witch"));
    breakdown.sum =
        tr(t.texts, breakdown.worth % 2 == 0 ? "score.half" : "score.half-up", {breakdown.sum});
  }
  if (s.has(Piece::mage)) {
    breakdown.counted.emplace_back(tr(t.texts, "score.mage"));
    breakdown.sum += " + " + std::to_string(s.tiles);
  }
}

// Placing one, separating them, or removing one because it can go nowhere.
std::string_view decision(const Game& game, const State& state, const Decision& d) {
  if (d.phase != Phase::magic && d.phase != Phase::separate) return {};
  if (first_answer(game, state) == ActionKind::banish) return "magic-remove";
  const bool symbol = game.types[state.board.tiles[state.placed].type].mage;
  return d.phase == Phase::magic && symbol ? "magic" : "magic-apart";
}

void add_lines(const FeatureToTell& t, std::vector<std::string>& lines) {
  constexpr std::string_view keys[] = {"read.mage", "read.witch"};
  for (std::size_t figure = 0; figure < magic_figures; ++figure) {
    const Node at = t.state.magic.at[figure];
    if (at != no_node && find_root(t.state.board, at) == t.reading.root)
      lines.emplace_back(tr(t.texts, keys[figure]));
  }
}

std::string name_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::banish) return {};
  return tr(choice.texts, "table.banish", {piece_name(choice.texts, *choice.meaning.piece)});
}

// The figures there.
std::optional<std::string> value_choice(const ChoiceToTell& choice) {
  if (choice.action.kind != ActionKind::enchant) return std::nullopt;
  return presence_words(choice.texts, choice.record,
                        read_feature(choice.game, choice.state, choice.meaning.to.node));
}

constexpr PhaseWord phases[] = {
    {Phase::magic, "magic"},
    {Phase::separate, "magic-apart"},
};
constexpr WordTopic topics[] = {
    {"magic", "mage-witch.place"},
    {"magic-remove", "mage-witch.place"},
    {"magic-apart", "mage-witch.apart"},
};

constexpr std::string_view tiles[] = {"mage-witch/CRRR", "mage-witch/CCRC"};
constexpr HelpSection sections[] = {
    {"place", "MAGE-1–7"},
    {"apart", "MAGE-4, MAGE-8–10"},
    {"value", "MAGE-11–18"},
};
constexpr HelpPage help = {.sections = sections, .tiles = tiles, .piece = Piece::mage};

constexpr PlaceablePiece placeable[] = {
    {Piece::mage, PlaceKind::segment},
    {Piece::witch, PlaceKind::segment},
};

}  // namespace

extern const PageSet mage_witch_page = {
    .id = "mage-witch",
    .tell_move = tell_move,
    .adjust_breakdown = adjust_breakdown,
    .add_lines = add_lines,
    .placeable = placeable,
    .phases = phases,
    .topics = topics,
    .decision = decision,
    .choice_name = name_choice,
    .choice_worth = value_choice,
    .help = &help,
};

}  // namespace bastide::web
