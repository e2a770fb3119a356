// Messages (MSG-1..28): a second scoring figure for everyone, and a message for the active player
// whose figure stops on a dark space of the track. sets/track asks which figure moves.
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/messages/actions.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {

extern const Set messages_set;
extern const EstimatePart messages_estimate;  // estimate.cpp
extern const SetWords messages_words;         // words.cpp

namespace {

enum Message : u8 {
  no_message,
  shortest_road,
  smallest_city,
  poorest_monastery,
  coats_of_arms,
  knights,
  farmers,
  extra_tile,
  score_and_return,
};

constexpr u8 bit_of(u8 message) { return static_cast<u8>(1u << (message - 1)); }

void set_up(const Game&, State& state) { state.messages.unseen = 0xff; }  // SETUP-11

// MSG-1: the points that the messenger has moved are a part of all.
std::optional<Rule> put(const Game&, State& state, const StartPiece& piece) {
  if (piece.piece != Piece::messenger || piece.on != PlaceKind::track) return std::nullopt;
  if (piece.number > state.score[piece.owner]) return Rule::MSG_1;
  state.track.messenger[piece.owner] = piece.number;
  return Rule::none;
}

void pick_up(const Game& game, const State& state, StartPosition& position) {
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (const int space = state.track.messenger[p]; space != 0)
      position.pieces.push_back(numbered_piece(Piece::messenger, p, PlaceKind::track, space));
}

// ---- S11b: a message is drawn (MSG-5, MSG-9) ----------------------------------------------------

// Only figures moved in this part count, so that each part of a double turn has its own message
// (MSG-25).
bool message_due(const Game& game, const State& state) {
  if (game.setup.options.message_any_landing) return state.part.track.landed;
  for (int figure = 0; figure < scoring_figures; ++figure)
    if (state.part.track.moved >> figure & 1 &&
        on_dark_space(game, state, static_cast<ScoringFigure>(figure)))
      return true;
  return false;
}

Next enter_draw(const Game& game, State& state, Events* events) {
  return message_due(game, state) ? ask(game, state, events) : Next::advance;
}

// Messages that nobody has seen yet are on top in an unknown order, the others below in a known
// one.
void offer_draw(const Game&, const State& state, ActionList& actions) {
  const MessagesState& messages = state.messages;
  for (u8 message = 1; message <= message_count; ++message)
    if (messages.unseen & bit_of(message)) actions.push_back(message_action(message));
  if (actions.empty()) actions.push_back(message_action(messages.seen[0]));
}

Rule why_no_draw(const Game&, const State&, const Action& action) {
  return action.what < 1 || action.what > message_count ? Rule::none : Rule::MSG_8;
}

Next perform_draw(const Game&, State& state, const Action& action, Events* events) {
  MessagesState& messages = state.messages;
  ++state.chance;
  if (messages.unseen != 0)
    messages.unseen = static_cast<u8>(messages.unseen & ~bit_of(action.what));
  else
    messages.seen.erase_at(0);
  state.part.messages.drawn = action.what;
  state.part.track.moved = 0;  // its own points will move figures again
  state.part.track.landed = false;
  report_decision(events, state.active, action);
  return Next::advance;
}

Action outcome_draw(const Game&, const State& state) {
  u8 unseen = state.messages.unseen;
  u32 count = 0;
  for (u8 message = 1; message <= message_count; ++message)
    count += (unseen & bit_of(message)) != 0;
  u32 skip = bounded(random_at(state.seed, state.chance), count);
  u8 message = 1;
  while (!(unseen & bit_of(message)) || skip-- > 0) ++message;
  return message_action(message);
}

// ---- What it says -------------------------------------------------------------------------------

bool own_meeple(const State& state, const Figure& figure) {  // MSG-17: special figures do not count
  return figure.owner == state.active && strength_of(figure.kind) > 0;
}

// The kind of feature that messages 1 to 6 are about.
SegmentKind subject_of(u8 message) {
  switch (message) {
    case shortest_road:
      return SegmentKind::road;
    case poorest_monastery:
      return SegmentKind::monastery;  // not a garden: INT-11
    case farmers:
      return SegmentKind::field;
    default:
      return SegmentKind::city;
  }
}

bool names_feature(u8 message) { return message <= poorest_monastery; }

// Visits every feature of a kind with an own meeple once, represented by the first of these
// meeples.
template <class Visit>
void each_own_feature(const Game& game, const State& state, SegmentKind kind, Visit visit) {
  FixedVector<Node, max_figures> seen;
  for (const Figure& figure : state.figures) {
    if (!own_meeple(state, figure) || kind_of(game.tables, state.board, figure.node) != kind)
      continue;
    const Node root = find_root(state.board, figure.node);
    if (std::find(seen.begin(), seen.end(), root) != seen.end()) continue;
    seen.push_back(root);
    visit(figure.node);
  }
}

// MSG-11, MSG-12, MSG-13, MSG-27: the own features that are worth least, one node for each. They
// are worth what they would be if the game ended now (INT-6, INT-7, INT-16).
using Features = FixedVector<Node, max_figures>;
void least_features(const Game& game, const State& state, Features& least) {
  i16 fewest = 0;
  each_own_feature(game, state, subject_of(state.part.messages.drawn), [&](Node node) {
    const i16 value = evaluate(game, state, node).value;
    if (!least.empty() && value > fewest) return;
    if (value < fewest) least.clear();
    fewest = value;
    least.push_back(node);
  });
}

Action obey_with(const State& state, u8 figure, Node node) {
  return obey_action(figure, place_of_node(state.board, node), segment_of(state.board, node));
}

// MSG-20: a meeple of any kind whose owner has the majority (INT-11).
bool may_come_home(const Game& game, const State& state, const Figure& figure) {
  return own_meeple(state, figure) && owners(game, state, figure.node) >> state.active & 1;
}

void offer_message(const Game& game, const State& state, ActionList& actions) {
  const u8 message = state.part.messages.drawn;
  actions.push_back(two_points_action());
  if (names_feature(message)) {
    Features least;
    least_features(game, state, least);
    for (const Node node : least) actions.push_back(obey_with(state, 0, node));
  } else if (message == score_and_return) {
    for (const Figure& figure : state.figures) {
      if (!may_come_home(game, state, figure)) continue;
      const Action action = obey_with(state, static_cast<u8>(figure.kind), figure.node);
      if (std::find(actions.begin(), actions.end(), action) == actions.end())
        actions.push_back(action);
    }
  } else {
    actions.push_back(obey_action());  // MSG-24: even if it scores nothing
  }
}

Node node_at(const Game& game, const State& state, const Action& action) {
  return find_node(game.tables, state.board, action.at, action.where);
}

// Index into State::figures, or the number of figures if there is none.
std::size_t chosen_figure(const Game& game, const State& state, const Action& action) {
  const Node node = node_at(game, state, action);
  std::size_t i = 0;
  while (i < state.figures.size() &&
         !(state.figures[i].node == node && own_meeple(state, state.figures[i]) &&
           static_cast<u8>(state.figures[i].kind) == action.what))
    ++i;
  return i;
}

constexpr Rule rule_of[] = {Rule::none,   Rule::MSG_11, Rule::MSG_12, Rule::MSG_13, Rule::MSG_14,
                            Rule::MSG_15, Rule::MSG_16, Rule::MSG_18, Rule::MSG_20};

Rule why_no_message(const Game&, const State& state, const Action&) {
  return rule_of[state.part.messages.drawn];
}

// Any segment of a feature; no place at all where the message needs none.
bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const u8 message = state.part.messages.drawn;
  if (!names_feature(message)) return message != score_and_return;
  const Node node = node_at(game, state, action);
  return node != no_node &&
         find_root(state.board, node) == find_root(state.board, node_at(game, state, listed));
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  const u8 message = state.part.messages.drawn;
  const bool comes_home = message == score_and_return;
  if (action.kind != ActionKind::obey || !(names_feature(message) || comes_home)) return {};
  const Place place = segment_place(state.board, node_at(game, state, action));
  return comes_home ? moving(static_cast<Piece>(action.what), state.active, place,
                             supply_place(state.active))
                    : naming(place);
}

// ---- Obeying ------------------------------------------------------------------------------------

// Gives points for a message to the active player alone, with the bonus that figures bring there.
void award_alone(const Game& game, State& state, Scoring s, ScoreCause cause, int points,
                 Events* events) {
  s.cause = cause;
  s.which = state.part.messages.drawn;
  s.value = static_cast<i16>(points);
  s.owners = static_cast<u8>(1u << state.active);
  std::fill(s.points, s.points + max_players, i16{0});
  const u8 bonus = s.bonus[state.active];
  std::fill(s.bonus, s.bonus + max_players, u8{0});
  s.bonus[state.active] = bonus;
  s.points[state.active] = static_cast<i16>(points + bonus);
  award(game, state, s, events);
}

// MSG-11, MSG-12, MSG-13: with or without the majority. Nothing is completed: all figures stay, and
// only points are scored (MSG-28).
void score_feature(const Game& game, State& state, Node node, Events* events) {
  const Scoring s = evaluate(game, state, node);
  award_alone(game, state, s, ScoreCause::message, s.value, events);
}

// MSG-14: 2 points for each coat of arms.
void score_coats_of_arms(const Game& game, State& state, Events* events) {
  Scoring s;
  s.feature = SegmentKind::city;
  s.per_shield = 2;
  each_own_feature(game, state, SegmentKind::city, [&](Node node) {
    s.shields =
        static_cast<u8>(s.shields + state.board.totals[find_root(state.board, node)].shields);
  });
  award_alone(game, state, s, ScoreCause::message, 2 * s.shields, events);
}

// MSG-15, MSG-16: 2 points for each knight or farmer; a big meeple counts once (BIG-5).
void score_meeples(const Game& game, State& state, Events* events) {
  Scoring s;
  s.feature = subject_of(state.part.messages.drawn);
  u8& count = s.strength[state.active];
  for (const Figure& figure : state.figures)
    count = static_cast<u8>(count + (own_meeple(state, figure) &&
                                     kind_of(game.tables, state.board, figure.node) == s.feature));
  award_alone(game, state, s, ScoreCause::message, 2 * count, events);
}

// MSG-20, MSG-21, INT-10: scored for its owner as at the end, and returned. What depends on it goes
// with it (INT-9).
void score_and_take_home(const Game& game, State& state, std::size_t figure, Events* events) {
  const Scoring s = evaluate(game, state, state.figures[figure].node);
  award_alone(game, state, s, ScoreCause::message, s.points[state.active] - s.bonus[state.active],
              events);
  remove_figure(game, state, figure, events);
}

void to_bottom(State& state, u8 message) { state.messages.seen.push_back(message); }  // MSG-8

// MSG-18, MSG-19: the current part is suspended until the part for the extra tile is over.
Next extra_part_over(const Game& game, State& state, Events* events) {
  if (!state.interrupted.waiting) return Next::advance;
  resume(state, events, &messages_set);
  to_bottom(state, extra_tile);
  jump_to(game, state, Phase::message);
  step_on(game, state);
  return Next::jump;
}

Next enter_message(const Game& game, State& state, Events* events) {
  return state.part.messages.drawn == no_message ? Next::advance : ask(game, state, events);
}

Next perform_message(const Game& game, State& state, const Action& action, Events* events) {
  const u8 message = state.part.messages.drawn;
  if (action.kind == ActionKind::two_points) {
    award_alone(game, state, {}, ScoreCause::message_points, 2, events);
  } else {
    switch (message) {
      case shortest_road:
      case smallest_city:
      case poorest_monastery:
        score_feature(game, state, node_at(game, state, action), events);
        break;
      case coats_of_arms:
        score_coats_of_arms(game, state, events);
        break;
      case knights:
      case farmers:
        score_meeples(game, state, events);
        break;
      case extra_tile:
        if (!can_go_on(game, state)) break;  // AMB-57, AMB-78
        state.part.messages.drawn = no_message;
        return interrupt(game, state, events, &messages_set);  // a whole part: INT-52
      default:
        score_and_take_home(game, state, chosen_figure(game, state, action), events);
    }
  }
  state.part.messages.drawn = no_message;
  to_bottom(state, message);
  return jump_to(game, state, Phase::message_draw);  // MSG-9
}

// F1 (MSG-22); no figure is moved from here on (MSG-23).
void add_scoring_figures(const Game&, State& state, Events*) {
  std::fill(state.track.messenger, state.track.messenger + max_players, i16{0});
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(state.messages.unseen);
  for (const u8 message : state.messages.seen) h.add(message);
  h.add(state.part.messages.drawn);
}

void compose(Ruleset& rules) {
  rules.dealt[static_cast<std::size_t>(Piece::messenger)] = 1;  // SETUP-11
  rules.order_matters = true;                                   // AMB-47
}

constexpr OptionInfo options[] = {
    {15, "message-any-landing", "OPT-MSGTIMING", &Options::message_any_landing},
    {16, "message-blocked", "OPT-MSGSHARED", &Options::message_blocked}};

constexpr FinalRow final_rows[] = {{FinalPhase::scoring_figures, add_scoring_figures}};

constexpr PhaseRow rows[] = {
    {.phase = Phase::message_draw,
     .chance = true,
     .kinds = kind_bit(ActionKind::message),
     .enter = enter_draw,
     .offer = offer_draw,
     .why_not = why_no_draw,
     .perform = perform_draw,
     .outcome = outcome_draw},
    {.phase = Phase::message,
     .kinds = kind_bit(ActionKind::two_points) | kind_bit(ActionKind::obey),
     .enter = enter_message,
     .offer = offer_message,
     .same = same,
     .why_not = why_no_message,
     .no_pass = Rule::MSG_7,
     .perform = perform_message,
     .meaning = meaning},
};

}  // namespace

extern const Set messages_set = {
    .id = "messages",
    .expansion = Expansion::messages,
    .in_big_box_7 = true,
    .needs_others = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::messages); },
    .compose = compose,
    .set_up = set_up,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .part_over = extra_part_over,
    .final_rows = final_rows,
    .hash = hash,
    .estimate = &messages_estimate,
    .words = &messages_words,
};

}  // namespace bastide
