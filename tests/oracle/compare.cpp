// Checks the engine against the slow oracle.
#include "tests/oracle/compare.hpp"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <tuple>

#include "engine/rules/scoring.hpp"
#include "engine/sets/sale/actions.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide::oracle {
namespace {

// Reports what differs, and for which tile, player or the like.
template <class A, class B>
std::string differ(const char* what, const A& engine, const B& oracle, int index = -1) {
  // Compares enumerators and flags as numbers, too.
  const auto mine = static_cast<long long>(engine), theirs = static_cast<long long>(oracle);
  if (mine == theirs) return {};
  char text[128];
  std::snprintf(text, sizeof(text), "%s (%d): engine %lld, oracle %lld", what, index, mine, theirs);
  return text;
}

#define AGREE(...)                                                                            \
  do {                                                                                        \
    if (std::string difference = differ(__VA_ARGS__); !difference.empty()) return difference; \
  } while (false)

std::string text_of(const Action& a) {
  char text[96];
  std::snprintf(text, sizeof(text), "kind %d what %d at %d,%d where %d value %d",
                static_cast<int>(a.kind), a.what, a.at.x, a.at.y, a.where, a.value);
  return text;
}

// Whether a cause is about a feature.
bool of_feature(ScoreCause cause) {
  return cause == ScoreCause::completed || cause == ScoreCause::final ||
         cause == ScoreCause::retrieved || cause == ScoreCause::message;
}

Award award_of(const Scoring& s) {
  Award award;
  if (of_feature(s.cause) || s.cause == ScoreCause::goods) award.kind = s.feature;
  award.completed = s.cause == ScoreCause::completed;
  award.cause = s.cause;
  award.tiles = of_feature(s.cause) && s.feature == SegmentKind::field ? 0 : s.tiles;
  award.shields = s.shields;
  award.cities = s.cities;
  award.value = s.value;
  for (std::size_t p = 0; p < max_players; ++p) {
    award.strength[p] = s.strength[p];
    award.points[p] = s.points[p];
  }
  return award;
}

// A scoring must explain itself: its numbers make up its value, and exactly the strongest get it.
std::string unexplained(const Scoring& s) {
  if (s.cause == ScoreCause::goods || s.cause == ScoreCause::retrieved) return {};
  if (s.cause == ScoreCause::robber) {
    AGREE("value", s.value, 3);
    return {};
  }
  if (s.cause == ScoreCause::wheel || s.cause == ScoreCause::crowns) {
    for (int p = 0; p < max_players; ++p) {
      AGREE("owner", s.owners >> p & 1, s.points[p] > 0, p);
      if (s.value > 0) AGREE("points", s.points[p], s.strength[p] * s.value, p);
    }
    return {};
  }
  if (s.cause == ScoreCause::message_points) AGREE("value", s.value, 2);
  if (s.cause == ScoreCause::sale) {  // the buyer pays it to the seller
    AGREE("sum", std::accumulate(s.points, s.points + max_players, 0), 0);
    AGREE("value", s.value, *std::max_element(s.points, s.points + max_players));
    return {};
  }
  if (s.owners == 0 && s.points[0] < 0) {  // paid to nobody (VAR-16)
    AGREE("points", s.points[0], -s.value);
    return {};
  }
  const bool message = s.cause == ScoreCause::message || s.cause == ScoreCause::message_points;
  if (message || s.cause == ScoreCause::stolen) {  // for one player alone
    for (int p = 0; p < max_players; ++p)
      AGREE("points", s.points[p], s.owners >> p & 1 ? s.value + s.bonus[p] : 0, p);
    AGREE("owners", s.owners & (s.owners - 1), 0);
    return {};
  }
  int value = s.tiles * s.per_tile + s.shields * s.per_shield + s.cities * s.per_city +
              s.extras * s.per_extra;
  if (s.has(Piece::witch)) value = (value + 1) / 2;
  if (s.has(Piece::mage)) value += s.tiles;
  AGREE("value", s.value, value);
  if (s.cause == ScoreCause::gold) return {};  // it has no feature
  if (s.cause == ScoreCause::fairy) {          // a feature only says where
    AGREE("points", *std::max_element(s.points, s.points + max_players), s.value);
    return {};
  }
  if (s.cause == ScoreCause::flock || s.cause == ScoreCause::tower || s.cause == ScoreCause::king ||
      s.cause == ScoreCause::robber_baron) {  // independent of strength
    for (int p = 0; p < max_players; ++p)
      AGREE("points", s.points[p], s.owners >> p & 1 ? s.value : 0, p);
    return {};
  }
  const int best = *std::max_element(s.strength, s.strength + max_players);
  AGREE("owned", s.owners != 0, best > 0);
  for (int p = 0; p < max_players; ++p) {
    const bool owner = s.owners >> p & 1;
    if (owner && s.strength[p] != best) return "a weaker owner";
    const int pig = s.helped >> p & 1 ? s.cities : 0;
    AGREE("points", s.points[p], (owner ? s.value + pig : 0) + s.bonus[p], p);
    if (s.bonus[p] > 0 && s.strength[p] == 0) return "a bonus for nobody";
  }
  return {};
}

bool before(const Award& a, const Award& b) {
  const auto key = [](const Award& x) {
    return std::tuple(x.completed, x.cause, x.kind, x.tiles, x.shields, x.cities, x.value,
                      x.strength, x.points);
  };
  return key(a) < key(b);
}

std::string same_feature(const Game& game, const State& state, const Referee& referee, Node root,
                         int index) {
  const Feature& feature = referee.survey.features[static_cast<std::size_t>(index)];
  const FeatureTotals& totals = state.board.totals[root];
  AGREE("kind", kind_of(game.tables, state.board, root), feature.kind);
  AGREE("open", totals.open, feature.open);
  if (feature.kind != SegmentKind::field) AGREE("tiles", totals.tiles, feature.tiles);
  AGREE("shields", totals.shields, feature.shields);
  AGREE("inns", totals.inns, feature.inns);
  AGREE("cathedrals", totals.cathedrals, feature.cathedrals);
  for (int p = 0; p < max_players; ++p)
    AGREE("strength of player", strength_of(totals, p),
          feature.strength[static_cast<std::size_t>(p)], p);
  for (int p = 0; p < max_players; ++p)
    AGREE("helper of player", totals.helpers >> p & 1, feature.helper[static_cast<std::size_t>(p)],
          p);
  std::size_t ring = 0;
  Node node = root;
  do {
    ++ring;
    node = state.board.next[node];
  } while (node != root && ring <= feature.spots.size());
  AGREE("nodes in the ring", ring, feature.spots.size());
  const Scoring scoring = evaluate(game, state, root);
  if (std::string d = unexplained(scoring); !d.empty()) return d;
  if (!(award_of(scoring) == referee.value(feature)))
    return "worth of feature " + std::to_string(index) + ": engine " +
           std::to_string(scoring.value) + ", oracle " +
           std::to_string(referee.value(feature).value);
  if (feature.kind != SegmentKind::field) return {};
  for (const bool completed_only : {false, true}) {
    CityList cities;
    cities_of_field(game.tables, state.board, root, completed_only, cities);
    std::vector<int> found, wanted;
    for (const Node city : cities)
      found.push_back(
          referee.survey.index({state.board.node_tile[city], segment_of(state.board, city)}));
    std::sort(found.begin(), found.end());
    for (const int city : feature.cities)
      if (!completed_only || referee.survey.features[static_cast<std::size_t>(city)].completed())
        wanted.push_back(city);
    if (found != wanted) return "cities of a field";
  }
  return {};
}

}  // namespace

std::string compare_position(const Game& game, const State& state, const Referee& referee) {
  const auto& tiles = referee.land.tiles();
  AGREE("tiles", state.board.tiles.size(), tiles.size());
  for (std::size_t t = 0; t < tiles.size(); ++t) {
    const PlacedTile& tile = state.board.tiles[t];
    const int i = static_cast<int>(t);
    AGREE("x of tile", state.board.cells[tile.cell].at.x, tiles[t].x, i);
    AGREE("y of tile", state.board.cells[tile.cell].at.y, tiles[t].y, i);
    AGREE("type of tile", tile.type, tiles[t].type - game.types.data(), i);
    AGREE("rotation of tile", tile.rotation, tiles[t].rotation, i);
  }
  AGREE("figures", state.figures.size(), referee.figures.size());
  for (std::size_t f = 0; f < referee.figures.size(); ++f) {
    const bastide::Figure& figure = state.figures[f];
    const int i = static_cast<int>(f);
    AGREE("owner of figure", figure.owner, referee.figures[f].owner, i);
    AGREE("kind of figure", figure.kind, referee.figures[f].kind, i);
    AGREE("tile of figure", state.board.node_tile[figure.node], referee.figures[f].spot.tile, i);
    AGREE("segment of figure", segment_of(state.board, figure.node),
          referee.figures[f].spot.segment, i);
  }
  const auto& ferries = referee.land.ferries;
  AGREE("ferries", state.board.joints.size(), ferries.size());
  for (std::size_t f = 0; f < ferries.size(); ++f) {
    const Joint& ferry = state.board.joints[f];
    const int i = static_cast<int>(f);
    AGREE("tile of ferry", state.board.node_tile[ferry.a], ferries[f].tile, i);
    AGREE("first road of ferry", segment_of(state.board, ferry.a), ferries[f].a, i);
    AGREE("second road of ferry", segment_of(state.board, ferry.b), ferries[f].b, i);
  }
  int left = 0;
  for (std::size_t t = 0; t < referee.bag.size(); ++t) {
    AGREE("bag of type", state.bag[t], referee.bag[t], static_cast<int>(t));
    left += referee.bag[t];
  }
  AGREE("bag", state.bag_total, left - referee.unseen);
  AGREE("unseen tiles", state.unseen, referee.unseen);
  AGREE("discarded", state.discarded.size(), referee.discarded.size());
  for (std::size_t i = 0; i < referee.discarded.size(); ++i)
    AGREE("discarded tile", state.discarded[i], referee.discarded[i], static_cast<int>(i));
  for (int p = 0; p < max_players; ++p) {
    const auto i = static_cast<std::size_t>(p);
    AGREE("score of player", state.score[p], referee.score[i], p);
    for (std::size_t kind = 0; kind < figure_kinds; ++kind)
      AGREE("supply of player", state.supply[p][kind], referee.supply[i][kind], p);
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      AGREE("goods of player", state.traders.goods[p][kind], referee.goods[i][kind], p);
  }
  AGREE("tile in hand", state.drawn == no_type ? -1 : state.drawn, referee.hand);
  AGREE("turn", state.turn, referee.turn);
  AGREE("over", state.over, referee.over());
  const Decision waiting = decision(game, state);
  AGREE("decision over", waiting.over, referee.over());
  AGREE("phase", waiting.phase, referee.phase());
  if (waiting.over) return {};
  AGREE("active", state.active, referee.active);
  AGREE("chance", waiting.chance, referee.chance());
  if (!waiting.chance) AGREE("decider", waiting.player, referee.decider());
  return {};
}

std::string compare_tokens(const Game& game, const State& state, const Referee& referee) {
  for (std::size_t t = 0; t < state.board.tiles.size(); ++t) {
    const int tile = static_cast<int>(t);
    AGREE("bars on tile", t < state.gold.bars.size() ? state.gold.bars[t] : 0,
          std::count(referee.bars.begin(), referee.bars.end(), tile), tile);
    unsigned players = 0;
    if (const auto claim = referee.claims.find(tile); claim != referee.claims.end())
      for (const int player : claim->second) players |= 1u << player;
    const bool claimed = t < state.gold.claims.size() && state.gold.claims[t] != 0;
    // Tiles without bars are ignored.
    if (claimed || std::count(referee.bars.begin(), referee.bars.end(), tile) > 0)
      AGREE("claims of tile", claimed ? state.gold.claims[t] : 0, players, tile);
  }
  for (int p = 0; p < game.setup.players; ++p)
    AGREE("bars of player", state.gold.won[p], referee.gold[static_cast<std::size_t>(p)], p);
  for (int p = 0; p < game.setup.players; ++p) {
    const auto lot = referee.lots.find(p);
    AGREE("has a lot", state.lots.drawn >> p & 1, lot != referee.lots.end(), p);
    if (lot != referee.lots.end()) AGREE("lot", state.lots.tile[p], lot->second, p);
  }
  for (int p = 0; p < game.setup.players; ++p) {
    const auto& own = referee.hands[static_cast<std::size_t>(p)];
    AGREE("tiles in hand", state.hands.count[p], own.size(), p);
    int i = 0;
    for (const int type : own) AGREE("tile in hand", state.hands.tiles[p][i++], type, p);
  }
  AGREE("tokens with sheep", state.flocks.tokens.size(), referee.sheep.size());
  for (std::size_t i = 0; i < referee.sheep.size(); ++i) {
    const SheepToken& token = state.flocks.tokens[i];
    const auto& [spot, sheep] = referee.sheep[i];
    AGREE("tile of sheep", state.board.node_tile[token.node], spot.tile, static_cast<int>(i));
    AGREE("segment of sheep", segment_of(state.board, token.node), spot.segment,
          static_cast<int>(i));
    AGREE("sheep", token.sheep, sheep, static_cast<int>(i));
  }
  const MessagesState& messages = state.messages;
  for (int message = 1; message <= message_count; ++message)
    AGREE("message not seen", messages.unseen >> (message - 1) & 1,
          referee.unseen_messages.count(message), message);
  AGREE("messages seen", messages.seen.size(), referee.seen_messages.size());
  for (std::size_t i = 0; i < referee.seen_messages.size(); ++i)
    AGREE("message seen", messages.seen[i], referee.seen_messages[i], static_cast<int>(i));
  for (int p = 0; p < game.setup.players && !game.take_points.empty(); ++p) {
    const auto player = static_cast<PlayerIndex>(p);
    const auto robber = referee.robbers.find(p);
    AGREE("space of robber", state.track.robber[player],
          robber == referee.robbers.end() ? no_space : robber->second, p);
    for (const ScoringFigure figure : {ScoringFigure::meeple, ScoringFigure::messenger})
      if (!state.over)
        AGREE("total of scoring figure", total_of(state, player, figure),
              referee.track[player][static_cast<std::size_t>(figure)], p);
  }
  AGREE("dragon", state.dragon.at == no_tile ? -1 : state.dragon.at, referee.dragon);
  AGREE("fairy", state.fairy.at == no_tile ? -1 : state.fairy.at, referee.fairy);
  AGREE("the fairy's company", state.fairy.node != no_node, referee.favoured.has_value());
  if (referee.favoured) {
    AGREE("owner of the fairy's company", state.fairy.owner, referee.favoured->owner);
    AGREE("kind of the fairy's company", state.fairy.figure, referee.favoured->kind);
    AGREE("tile of the fairy's company", state.board.node_tile[state.fairy.node],
          referee.favoured->spot.tile);
    AGREE("segment of the fairy's company", segment_of(state.board, state.fairy.node),
          referee.favoured->spot.segment);
  }
  for (std::size_t card = 0; card < king_cards; ++card) {
    const PlayerIndex holder = state.king.holder[card];
    AGREE("holder of card", holder == no_player ? -1 : holder, referee.cards[card],
          static_cast<int>(card));
    AGREE("record of card", state.king.record[card], referee.records[card], static_cast<int>(card));
  }
  AGREE("wheel pig", state.wheel.wheel_pig, referee.sector);
  for (std::size_t sector = 0; sector < referee.crowns.size(); ++sector) {
    std::vector<int> standing;
    for (const PlayerIndex p : state.wheel.crowns[sector])
      if (p != no_player) standing.push_back(p);
    if (standing != referee.crowns[sector]) return "crowns of sector " + std::to_string(sector);
  }
  for (std::size_t figure = 0; figure < magic_figures; ++figure) {
    const Node node = state.magic.at[figure];
    const Spot spot = referee.magic[figure];
    AGREE("tile of mage or witch", node == no_node ? -1 : state.board.node_tile[node], spot.tile,
          static_cast<int>(figure));
    if (node != no_node)
      AGREE("segment of mage or witch", segment_of(state.board, node), spot.segment,
            static_cast<int>(figure));
  }
  return {};
}

std::string compare_features(const Game& game, const State& state, const Referee& referee) {
  std::vector<Node> root_of(referee.survey.features.size(), no_node);
  for (std::size_t node = 0; node < state.board.parent.size(); ++node) {
    const Node root = find_root(state.board, static_cast<Node>(node));
    const int index = referee.survey.index(
        {state.board.node_tile[node], segment_of(state.board, static_cast<Node>(node))});
    Node& known = root_of[static_cast<std::size_t>(index)];
    if (known == no_node) {
      known = root;
      if (std::string d = same_feature(game, state, referee, root, index); !d.empty()) return d;
    }
    AGREE("root of node", root, known, static_cast<int>(node));
  }
  std::sort(root_of.begin(), root_of.end());
  if (std::adjacent_find(root_of.begin(), root_of.end()) != root_of.end())
    return "two features in one";
  return {};
}

std::string compare_actions(const Game& game, const State& state, const Referee& referee) {
  ActionList offered;
  legal_actions(game, state, offered);
  const std::vector<Action> wanted = referee.legal();
  for (std::size_t i = 0; i < std::min<std::size_t>(offered.size(), wanted.size()); ++i)
    if (!(offered[i] == wanted[i]))
      return "action " + std::to_string(i) + ": engine " + text_of(offered[i]) + ", oracle " +
             text_of(wanted[i]);
  if (offered.size() > wanted.size()) return "engine alone: " + text_of(offered[wanted.size()]);
  if (offered.size() < wanted.size()) return "oracle alone: " + text_of(wanted[offered.size()]);
  // Each of these lists everything anew: of many actions some, others in the next position.
  const std::size_t step = 1 + offered.size() / 6;
  for (std::size_t i = state.board.tiles.size() % step; i < offered.size(); i += step) {
    const Action& action = offered[i];
    if (const auto rule = rule_id(refusal(game, state, action)); !rule.empty())
      return "listed, but refused by " + std::string(rule) + ": " + text_of(action);
    if (!(listed(game, state, action) == action)) return "listed in two forms: " + text_of(action);
  }
  return {};
}

std::string compare_refusals(const Game& game, const State& state, const Referee& referee) {
  std::string wrong;
  const auto check = [&](const Action& action) {
    if (wrong.empty() && legal(game, state, action) != referee.allows(action))
      wrong = (referee.allows(action) ? "legal, but refused: " : "forbidden, but allowed: ") +
              text_of(action);
  };
  check(Action{});
  check(pass_action());
  for (int t = 0; t <= static_cast<int>(game.types.size()) + 1; ++t)
    for (const Action& action :
         {draw_action(static_cast<TypeIndex>(t)), choose_action(static_cast<TypeIndex>(t))})
      check(action);
  check(draw_action(no_type));
  for (int t = 0; t <= static_cast<int>(game.types.size()) + 1; ++t)
    check(under_action(static_cast<TypeIndex>(t)));
  check(under_action(no_type));
  for (int value = 0; value <= 5; ++value) {
    check(token_action(value));
    check(flock_action(value));
  }
  for (int kind = 0; kind <= figure_kinds; ++kind)
    for (int s = 0; s <= max_segments + 1; ++s)
      check(deploy_action(static_cast<FigureKind>(kind), s));
  check(deploy_action(FigureKind::meeple, no_segment));
  for (int kind = 0; kind <= figure_kinds; ++kind) check(fly_action(static_cast<FigureKind>(kind)));
  for (int space = 0; space <= 51; ++space) check(robber_action(space));
  for (int sector = 0; sector <= 7; ++sector) check(crown_action(sector));
  check(two_points_action());
  check(obey_action());
  check(obey_action(0, {99, 99}, 0));
  for (int value = 0; value <= 9; ++value) {
    check(move_points_action(value));
    check(rob_action(value));
    check(message_action(value));
  }
  check(sell_action());
  for (int points = 0; points <= 255; ++points) check(bid_action(points));
  for (int value = 0; value <= 4; ++value) {
    check(roll_action(value));
    check(crop_action(value));
  }
  // On the board a quarter of all places, in each turn another one.
  const auto due = [&](int x, int y) { return ((x + 2 * y + state.turn) & 3) == 0; };
  for (const Tile& tile : referee.land.tiles()) {
    if (!due(tile.x, tile.y)) continue;
    for (int s = 0; s <= static_cast<int>(tile.type->segments.size()); ++s) {
      check(land_action(tile.position(), s));
      for (int other = 0; other <= 5; ++other) check(ferry_action(tile.position(), s, other));
      for (int kind = 0; kind < figure_kinds; ++kind) {
        check(retrieve_action(static_cast<FigureKind>(kind), tile.position(), s));
        check(join_action(static_cast<FigureKind>(kind), tile.position(), s));
        check(recall_action(static_cast<FigureKind>(kind), tile.position(), s));
        check(obey_action(static_cast<u8>(kind), tile.position(), s));
        check(fairy_action(static_cast<FigureKind>(kind), tile.position(), s));
        check(portal_action(static_cast<FigureKind>(kind), tile.position(), s));
        for (int p = 0; p < game.setup.players; ++p)
          check(dismiss_action(static_cast<PlayerIndex>(p), static_cast<FigureKind>(kind),
                               tile.position(), s));
      }
    }
  }
  check(retrieve_action(FigureKind::abbot, {99, 99}, 0));
  for (const Magic figure : {Magic::mage, Magic::witch, static_cast<Magic>(2)}) {
    check(banish_action(figure));
    check(enchant_action(figure, {99, 99}, 0));
    for (const Tile& tile : referee.land.tiles())
      for (int s = 0; s <= static_cast<int>(tile.type->segments.size()); ++s)
        check(enchant_action(figure, {static_cast<i16>(tile.x), static_cast<i16>(tile.y)}, s));
  }
  referee.land.each_cell([&](int x, int y) {
    if (!due(x, y)) return;
    const Position at{static_cast<i16>(x), static_cast<i16>(y)};
    for (int rotation = 0; rotation <= 4; ++rotation) check(place_action(at, rotation));
    for (int s = 0; s <= 4; ++s) check(score_action(at, s));
    check(gold_action(at));
    check(walk_action(at));
  });
  for (const i16 far : {i16{-32768}, i16{32767}}) {
    check(place_action({far, 0}, 0));
    check(place_action({0, far}, 0));
    check(score_action({far, far}, 0));
  }
  return wrong;
}

std::string compare_events(const Events& events, const State& before_it, const State& after,
                           const Referee& referee) {
  std::vector<Award> awards, wanted = referee.awards;
  int points[max_players] = {};
  int pieces[max_players][piece_kinds] = {};  // that have come to a player's supply
  bool final_scoring = false, fields = false, paid = false;
  for (const Event& event : events) {
    if (event.kind == EventKind::final_scoring) final_scoring = true;
    if (event.kind == EventKind::moved) {
      const auto piece = static_cast<std::size_t>(event.piece);
      const auto own = [](const Place& place) {
        return place.kind == PlaceKind::supply || place.kind == PlaceKind::air;
      };
      if (own(event.from)) pieces[event.from.player][piece] -= event.count;
      if (own(event.to)) pieces[event.to.player][piece] += event.count;
    }
    if (is_points_moved(event)) points[event.owner] += event.to.space - event.from.space;
    if (event.kind != EventKind::scored) continue;
    if (std::string d = unexplained(event.scoring); !d.empty()) return d;
    const ScoreCause cause = event.scoring.cause;
    // What is paid agrees with the awards of the referee, below.
    paid |= *std::min_element(event.scoring.points, event.scoring.points + max_players) < 0;
    const bool card = cause == ScoreCause::king || cause == ScoreCause::robber_baron;
    const bool tokens = cause == ScoreCause::goods || cause == ScoreCause::gold ||
                        cause == ScoreCause::robber || (card && final_scoring);
    AGREE("cause", tokens || cause == ScoreCause::final, final_scoring);
    const bool field = final_scoring && event.scoring.feature == SegmentKind::field;
    if (fields && !field && !tokens) return "a field before other features";  // BASE-FINAL-6
    fields = field;
    awards.push_back(award_of(event.scoring));
    for (int p = 0; p < max_players; ++p)
      if (final_scoring || !referee.on_the_track()) points[p] += event.scoring.points[p];
  }
  std::sort(awards.begin(), awards.end(), before);
  std::sort(wanted.begin(), wanted.end(), before);
  AGREE("scorings", awards.size(), wanted.size());
  if (awards != wanted) return "a scoring differs";
  for (int p = 0; p < max_players; ++p) {
    AGREE("points that events explain", points[p], after.score[p] - before_it.score[p], p);
    if (points[p] < 0 && !paid) return "a score falls";  // BASE-TRACK-3
    for (std::size_t kind = 0; kind < figure_kinds; ++kind)
      AGREE("figures that events explain", pieces[p][kind],
            after.supply[p][kind] - before_it.supply[p][kind], p);
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      AGREE("goods that events explain", pieces[p][static_cast<std::size_t>(Piece::wine) + kind],
            after.traders.goods[p][kind] - before_it.traders.goods[p][kind], p);
    AGREE("gold that events explain", pieces[p][static_cast<std::size_t>(Piece::gold)],
          after.gold.won[p] - before_it.gold.won[p], p);
  }
  return {};
}

}  // namespace bastide::oracle
