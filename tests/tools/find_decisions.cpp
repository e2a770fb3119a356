// Finds a position for every kind of decision of both boxes, in which a person is about to decide,
// and prints its name and its link, for tests/data/decisions.txt. When the rules change, and the
// links with them:
//   find_decisions tests/data/examples/* assets/lessons/16* > tests/data/decisions.txt
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"

namespace bastide {
namespace {

constexpr ExpansionMask big_box_7 = 0x7ff;
// Where features are shared, bars contested and points stolen most often.
constexpr ExpansionMask crowded =
    expansion_bit(Expansion::flying_machines) | expansion_bit(Expansion::ferries) |
    expansion_bit(Expansion::gold_mines) | expansion_bit(Expansion::mage_witch) |
    expansion_bit(Expansion::robbers);

bool offers(const ActionList& actions, ActionKind kind) {
  for (const Action& action : actions)
    if (action.kind == kind) return true;
  return false;
}

// The names of the decision; empty: none that the tests need.
std::vector<std::string> names_of(const Game& game, const State& state) {
  const Decision d = decision(game, state);
  ActionList actions;
  legal_actions(game, state, actions);
  switch (d.phase) {
    case Phase::gold_place:
      return {"gold-place"};
    case Phase::magic:
      return {"magic"};
    case Phase::separate:
      return {"magic-separate"};
    case Phase::robber:
      return {d.player == state.active ? "robber" : "robber-second"};
    case Phase::figure: {
      std::vector<std::string> names;
      if (offers(actions, ActionKind::fly)) names.emplace_back("fly");
      if (offers(actions, ActionKind::retrieve)) names.emplace_back("abbot-back");
      if (offers(actions, ActionKind::crown)) names.emplace_back("crown");
      for (const Action& action : actions) {
        if (action.kind != ActionKind::deploy) continue;
        const FigureKind kind = static_cast<FigureKind>(action.what);
        if (kind == FigureKind::builder) names.emplace_back("builder");
        if (kind == FigureKind::pig) names.emplace_back("pig");
        if (kind == FigureKind::big_meeple) names.emplace_back("big-meeple");
        if (kind == FigureKind::abbot) names.emplace_back("abbot");
      }
      return names;
    }
    case Phase::plague:
      return {"plague"};
    case Phase::flock:
      return {"flock"};
    case Phase::landing:
      return {"landing"};
    case Phase::ferry_place:
      return {"ferry-place"};
    case Phase::ferry_move:
      return {"ferry-move"};
    case Phase::score:
      return {"score-order"};
    case Phase::gold_award:
      return {"gold-award"};
    case Phase::message:
      return {"message-" + std::to_string(state.part.messages.drawn)};
    case Phase::crop_choice:
      return {"crop-choice"};
    case Phase::crop:
      return {offers(actions, ActionKind::join) ? "crop-add" : "crop-back"};
    case Phase::move_points:
      return {"move-points"};
    case Phase::steal:
      return {"steal"};
    default:
      return {};
  }
}

// For each name, the position with the fewest actions before it, and its link.
struct Finds {
  Catalogue catalogue = builtin_catalogue();
  std::map<std::string, std::pair<std::size_t, std::string>> best;
};

void look(Finds& finds, const Game& game, const State& state, const Record& record) {
  if (decision(game, state).chance) return;
  for (const std::string& name : names_of(game, state)) {
    auto& [actions, link] = finds.best[name];
    if (!link.empty() && actions <= record.actions.size()) continue;
    const auto found = encode_link(finds.catalogue, record, false);
    if (!found) continue;
    actions = record.actions.size();
    link = *found;
  }
}

void play(Finds& finds, ExpansionMask expansions, u64 seed) {
  Record record;
  Setup& setup = record.setup;
  setup.players = static_cast<u8>(2 + seed % 4);
  setup.seed = seed;
  setup.first_player = 0;
  setup.expansions = expansions;
  const auto game = make_game(finds.catalogue, setup);
  if (!game) return;
  record.players.resize(setup.players);
  for (u8 p = 0; p < setup.players; ++p) record.players[p].colour = static_cast<u8>(1 + p);
  // Random players reach more kinds of positions than good ones.
  const PlayerKind* player = find_player_kind(seed % 8 == 0 ? "greedy" : "random");
  State state = initial_state(*game);
  Random random{seed};
  while (!state.over) {
    look(finds, *game, state, record);
    const Action action =
        decision(*game, state).chance
            ? chance_outcome(*game, state)
            : player->choose(*game, determinize(state, random.next()), random, {}).action;
    apply(*game, state, action);
    record.actions.push_back(action);
  }
}

// Rare kinds come from hand-written games.
void read(Finds& finds, const char* file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  const auto parsed = parse_record(finds.catalogue, text.str());
  if (!parsed) return;
  Record whole = parsed->record;
  for (PlayerEntry& player : whole.players) player.computer.clear();
  const auto game = make_game(finds.catalogue, whole.setup);
  if (!game) return;
  Record record = whole;
  record.actions.clear();
  State state = initial_state(*game);
  for (const Action& action : whole.actions) {
    look(finds, *game, state, record);
    apply(*game, state, action);
    record.actions.push_back(action);
  }
  if (!state.over) look(finds, *game, state, record);
}

int run(int files, char** names) {
  Finds finds;
  for (u64 seed = 1; seed <= 200; ++seed) play(finds, big_box_7, seed);
  for (u64 seed = 1; seed <= 4000; ++seed) play(finds, crowded, seed);
  for (int i = 0; i < files; ++i) read(finds, names[i]);
  for (const auto& [name, best] : finds.best)
    std::printf("%s %s\n", name.c_str(), best.second.c_str());
  return 0;
}

}  // namespace
}  // namespace bastide

int main(int count, char** words) { return bastide::run(count - 1, words + 1); }
