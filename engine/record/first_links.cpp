#include "engine/record/first_links.hpp"

#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {

FirstModel::FirstModel() {
  for (auto& counts : doing) {
    counts.fill(2);
    counts[static_cast<std::size_t>(ActionKind::pass)] = 4;
    counts[static_cast<std::size_t>(ActionKind::deploy)] = 6;
    counts[static_cast<std::size_t>(ActionKind::retrieve)] = 1;
  }
  doing[0][static_cast<std::size_t>(ActionKind::pass)] = 60;
  by_segment.fill(8);
}

namespace {

int dealt(const Game& game, FigureKind kind) { return game.dealt[static_cast<std::size_t>(kind)]; }

// The player's figures of a kind that were put on features still unfinished, or on fields.
int figures_out(const Game& game, const State& state, const FirstModel& model, PlayerIndex owner,
                FigureKind kind) {
  int out = 0;
  for (const FigureRecord& figure : model.figures)
    out += figure.owner == owner && figure.kind == kind &&
           (kind_of(game.tables, state.board, figure.node) == SegmentKind::field ||
            !is_closed(state.board, figure.node));
  return out;
}

std::size_t meeples_left(const Game& game, const State& state, const FirstModel& model) {
  int left = 0;
  for (int k = 0; k < figure_kinds; ++k) {
    const FigureKind kind = static_cast<FigureKind>(k);
    if (is_meeple(kind))
      left += std::max(0, dealt(game, kind) - figures_out(game, state, model, state.active, kind));
  }
  return std::min(static_cast<std::size_t>(left), FirstModel::most_left);
}

// Reads a value that several actions of a list share, coded among the values that occur, and keeps
// the actions that have it.
template <class Value, class Weight>
u8 read_shared(Decoder& decoder, std::vector<u32>& of, const std::vector<Action>& actions,
               Value value, Weight weight) {
  std::vector<u8> values;
  std::vector<u32> weights;
  for (const u32 i : of) {
    const u8 one = value(actions[i]);
    if (std::find(values.begin(), values.end(), one) != values.end()) continue;
    values.push_back(one);
    weights.push_back(weight(one));
  }
  const u8 read = values[decoder.weighted(weights.data(), static_cast<u32>(weights.size()), 0)];
  of.erase(std::remove_if(of.begin(), of.end(), [&](u32 i) { return value(actions[i]) != read; }),
           of.end());
  return read;
}

// S6: first the kind of action, then the figure, then where.
u32 read_figure(Decoder& decoder, const Game& game, const State& state, FirstModel& model,
                const Candidates& answers) {
  const std::vector<Action>& actions = answers.actions();
  std::vector<u32> of;
  for (u32 i = 0; i < actions.size(); ++i) of.push_back(i);
  auto& doing = model.doing[meeples_left(game, state, model)];
  const u8 kind = read_shared(
      decoder, of, actions, [](const Action& a) { return static_cast<u8>(a.kind); },
      [&](u8 k) { return doing[k]; });
  doing[kind] += 2;
  if (of.size() == 1) return of[0];
  // A figure that is already on the board cannot be placed again.
  const auto at_hand = [&](u8 figure) {
    return figure >= figure_kinds ||
           figures_out(game, state, model, state.active, static_cast<FigureKind>(figure)) <
               dealt(game, static_cast<FigureKind>(figure));
  };
  const u8 figure = read_shared(
      decoder, of, actions, [](const Action& a) { return a.what; },
      [&](u8 f) { return f >= figure_kinds ? 1u
                         : at_hand(f)      ? 4 * model.by_figure[f]
                                           : 1u; });
  if (figure < figure_kinds) model.by_figure[figure] += 2;

  const bool placing = static_cast<ActionKind>(kind) == ActionKind::deploy;
  const TypeTable& type = game.tables.types[state.board.tiles[state.placed].type];
  const auto learned = [&](const Action& action) -> u32* {
    return placing ? &model.by_segment[static_cast<std::size_t>(type.kind[action.where])] : nullptr;
  };
  std::vector<u32> weights;
  for (const u32 i : of) {
    const u32* factor = learned(actions[i]);
    weights.push_back(answers.weights()[i] * (factor ? *factor : 1));
  }
  const u32 read = of[decoder.weighted(weights.data(), static_cast<u32>(of.size()), 0)];
  if (u32* factor = learned(actions[read])) ++*factor;
  return read;
}

}  // namespace

std::optional<Action> read_first_action(Decoder& decoder, const Game& game, const State& state,
                                        FirstModel& model) {
  const PhaseRow& row = *game.phases[state.step];
  Candidates answers(model.figures);
  if (row.candidates) row.candidates(game, state, answers);
  const std::vector<Action>& actions = answers.actions();
  if (actions.empty()) return std::nullopt;
  if (row.phase == Phase::figure) return actions[read_figure(decoder, game, state, model, answers)];
  return actions[decoder.weighted(answers.weights().data(), static_cast<u32>(actions.size()), 0)];
}

void apply_and_learn(const Game& game, State& state, FirstModel& model, const Action& action) {
  if (action.kind == ActionKind::retrieve) {
    const PlayerIndex player = decision(game, state).player;
    const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
    const auto same = [&](const FigureRecord& figure) {
      return figure.node == node && figure.owner == player &&
             static_cast<u8>(figure.kind) == action.what;
    };
    const auto at = std::find_if(model.figures.begin(), model.figures.end(), same);
    if (at != model.figures.end()) model.figures.erase(at);
  }
  Events events;
  apply(game, state, action, &events);
  for (const Event& event : events)
    if (is_figure_placed(event)) model.figures.push_back({event.to.node, event.owner, event.piece});
}

}  // namespace bastide
