#include "engine/rules/words.hpp"

#include "engine/sets/mists/mists.hpp"

namespace bastide {
namespace {

using namespace mists;

constexpr std::string_view dog_words[] = {"on-track", "with-figure", "going", "gone"};

constexpr std::string_view from_words[] = {"", "from"};

constexpr LinePart parts[] = {
    {"FROM-SUPPLY", &Action::value, from_words},
    {"GHOSTS", &Action::value, {}, 0, 3},
    {"GHOSTS-TOO", &Action::where, {}, 0, 3},
    {"DOG-IS", &Action::what, dog_words},
};

bool two_banks_haunted(const State& state) {
  const auto& haunted = state.mists.haunted;
  for (std::size_t i = 1; i < haunted.size(); ++i)
    if (state.board.node_tile[haunted[i].node] == state.board.node_tile[haunted[i - 1].node])
      return true;
  return false;
}

constexpr LineForm lines[] = {
    {ActionKind::guard, "guard COLOUR-TOO SEGMENT-HERE"},
    {ActionKind::bury, "bury X,Y SEGMENT", [](const State& s) { return !s.figures.empty(); }},
    {ActionKind::bury, "bury FROM-SUPPLY COLOUR", [](const State& s) { return s.figures.empty(); }},
    {ActionKind::haunt, "haunt X,Y SEGMENT"},
    {ActionKind::earn, "earn"},
    {ActionKind::calm, "calm X,Y GHOSTS", [](const State& s) { return !two_banks_haunted(s); }},
    {ActionKind::calm, "calm X,Y GHOSTS GHOSTS-TOO", two_banks_haunted},
    {ActionKind::credit, "credit COLOUR"},
    {ActionKind::dog, "dog X,Y SEGMENT"},
    {ActionKind::hide, "hide X,Y"},
};

// ---- Expectations -------------------------------------------------------------------------------

std::string differs_ghosts(const Game&, const State& state, const Claim& claim) {
  const TileIndex tile = tile_at(state.board, claim.action.at);
  return unless_equal(claim, {tile == no_tile ? 0 : ghosts_of(state, tile).all()});
}

std::string differs_bank(const Game& game, const State& state, const Claim& claim) {
  return unless_equal(claim, {ghosts_left(game, state)});
}

std::string differs_points(const Game& game, const State& state, const Claim& claim) {
  int points = 0;
  for (int side = 0; side < game.sides; ++side) points += state.score[side];
  return unless_equal(claim, {points});
}

std::string differs_pile(const Game&, const State& state, const Claim& claim) {
  return unless_equal(claim, {state.mists.pile_left});
}

int buried(const Game&, const State& state, const Claim&, PlayerIndex side) {
  int count = 0;
  for (const Cemetery& cemetery : state.mists.cemeteries) count += cemetery.buried == side;
  return count;
}

std::string differs_dog(const Game&, const State& state, const Claim& claim) {
  const int number = claim.numbers[0];
  if (number < 1 || number > dog_count) return "there are two dogs";
  const std::size_t is = static_cast<std::size_t>(state.mists.dogs[number - 1].is);
  return is == claim.action.what ? "" : std::string(dog_words[is]);
}

std::string differs_won(const Game& game, const State& state, const Claim&) {
  return state.over && won(game, state) ? "" : "not won";
}

std::string differs_lost(const Game&, const State& state, const Claim&) {
  return state.mists.loss != MistsLoss::none ? "" : "not lost";
}

constexpr ExpectForm expects[] = {
    {"ghosts X,Y N", nullptr, differs_ghosts},
    {"bank N", nullptr, differs_bank},
    {"points N", nullptr, differs_points},
    {"pile N", nullptr, differs_pile},
    {"buried N...", buried},
    {"dog N DOG-IS", nullptr, differs_dog},
    {"won", nullptr, differs_won},
    {"lost", nullptr, differs_lost},
};

// ---- Events -------------------------------------------------------------------------------------

constexpr EventForm events[] = {
    {[](const Event& e) { return is_move_of(e, Piece::ghost) && e.to.kind == PlaceKind::tile; },
     "ghost-appears", "player tile at count:count"},
    {[](const Event& e) { return is_move_of(e, Piece::ghost) && e.from.kind == PlaceKind::tile; },
     "ghosts-calmed", "player tile at count:count"},
    {[](const Event& e) {
       return e.kind == EventKind::moved && is_figure(e.piece) && e.to.kind == PlaceKind::tile;
     },
     "buried", "player tile at figure:piece"},
    {[](const Event& e) { return is_move_of(e, Piece::dog) && e.to.kind == PlaceKind::segment; },
     "dog-placed", "player at on from:from-space"},
    {[](const Event& e) { return is_move_of(e, Piece::dog); }, "dog-leaves", "player at on"},
};

constexpr ScoringField scoring_fields[] = {
    {16, "dog",
     [](const Scoring& s) {
       return s.cause == ScoreCause::dog ? std::to_string(s.which) : std::string();
     }},
};

}  // namespace

extern const SetWords mists_words = {.parts = parts,
                                     .lines = lines,
                                     .expects = expects,
                                     .events = events,
                                     .scoring_fields = scoring_fields};

}  // namespace bastide
