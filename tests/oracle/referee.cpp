// The slow oracle's rules.
#include "tests/oracle/referee.hpp"

#include <algorithm>
#include <set>

#include "engine/sets/sale/actions.hpp"
#include "tests/engine/actions.hpp"

namespace bastide::oracle {

namespace {

// River tiles, then its lake, then all others.
int drawn_as(const TileType& type) {
  if (type.river == RiverRole::lake) return 1;
  return std::count(type.edges.begin(), type.edges.end(), EdgeKind::river) > 0 ? 0 : 2;
}

}  // namespace

Referee::Referee(const Setup& setup, const std::vector<TileType>& types, int first_player)
    : active(first_player), setup_(setup), types_(&types) {
  bool next_is_used = true;  // VAR-15
  fill_bag();
  for (std::size_t t = 0; t < types.size(); ++t) {
    const TileType& type = types[t];
    const bool of_river = type.river != RiverRole::none ||
                          std::count(type.edges.begin(), type.edges.end(), EdgeKind::river) > 0;
    if (setup.options.short_game && !of_river)
      for (int copy = bag[t]; copy > 0; --copy) {
        if (!next_is_used) --bag[t];
        next_is_used = !next_is_used;
      }
    period_.push_back(period(type));
    drawn_as_.push_back(drawn_as(type));
  }
  lay_start();
  if (setup.position) lay_position(*setup.position);
  land.board = {setup.options.limited_board, setup.options.board_shifts,
                setup.options.border_closes && !setup.options.board_shifts,
                setup.options.board_width, setup.options.board_height};
  land.mark_start(setup.position ? setup.position->limits : std::nullopt);
  for (int p = 0; p < setup.players; ++p) {
    auto& own = supply[static_cast<std::size_t>(p)];
    own[static_cast<int>(FigureKind::meeple)] = 7;
    own[static_cast<int>(FigureKind::big_meeple)] = setup.has(Expansion::inns_cathedrals);
    own[static_cast<int>(FigureKind::abbot)] = setup.has(Expansion::abbot);
    own[static_cast<int>(FigureKind::builder)] = setup.has(Expansion::traders_builders);
    own[static_cast<int>(FigureKind::pig)] = setup.has(Expansion::traders_builders);
    own[static_cast<int>(FigureKind::shepherd)] = setup.has(Expansion::hills_sheep);
  }
  if (setup.has(Expansion::messages)) unseen_messages = {1, 2, 3, 4, 5, 6, 7, 8};
  fill_token_bag();
  if (on_toll_road()) score[0] = 10;
  if (setup.position) put_pieces(*setup.position);
  turn_begins_ = !setup.position;  // otherwise the fairy has given her point
  survey_again();
  if (setup.options.first_by_draw && setup.first_player == random_player && lots_can_decide())
    drawing_lots_ = clockwise();
  go_on(Phase::first_draw);
}

void Referee::go_on(Phase phase) {
  phase_ = phase;
  while (!enter()) phase_ = (&turn_step(phase_) + 1)->phase;
}

bool Referee::enter() {
  if (!moves_.empty()) {
    after_ = phase_;
    if (record()) return true;
    phase_ = after_;
  }
  switch (phase_) {
    case Phase::first_draw:
      return enter_first_draw();
    case Phase::part_start:
      hand = -1;
      pending_.clear();
      movers_.clear();
      landed_ = builder_works_ = hole_ = false;
      seen_ = false;
      return false;
    case Phase::toll:
      return enter_toll();
    case Phase::fairy:
      pay_for_fairy();
      return false;
    case Phase::volcano:
      call_dragon();
      return false;
    case Phase::dragon:
    case Phase::late_dragon:
      return enter_dragon(phase_ == Phase::late_dragon);
    case Phase::robber:
      return enter_robber();
    case Phase::message_draw:
      return enter_message_draw();
    case Phase::message:
      return enter_message();
    case Phase::draw:
      return with_hands() ? offer_hands() : offer_draw();
    case Phase::choose:
      return enter_choose();
    case Phase::under_hill:
      return enter_under_hill();
    case Phase::shepherd_token:
    case Phase::flock_token:
      return token_due_;
    case Phase::flock:
      return enter_flock();
    case Phase::closed_flocks:
      return enter_closed_flocks();
    case Phase::wheel:
      return turn_wheel();
    case Phase::plague:
      return enter_plague();
    case Phase::crowns:
      return score_crowns();
    case Phase::sale:
      return enter_sale();
    case Phase::bids:
      return enter_bids();
    case Phase::place:
    case Phase::figure:
      return true;
    case Phase::gold_place:
      return place_gold();
    case Phase::magic:
    case Phase::separate:
      return use_magic();
    case Phase::flight:
      return flyer_ >= 0;
    case Phase::landing:
      return enter_landing();
    case Phase::ferry_place:
      return enter_ferry_place();
    case Phase::ferry_move:
      return enter_ferry_move();
    case Phase::crop_choice:
      return enter_crop_choice();
    case Phase::crop:
      return enter_crop();
    case Phase::towers:
      return score_towers();
    case Phase::score:
      return score_pending();
    case Phase::king:
      return pass_cards();
    case Phase::gold_award:
      return award_gold();
    case Phase::part_end:
      end_part();
      return enter();
    case Phase::over:
      return true;
    default:
      return false;
  }
}

int Referee::decider() const {
  switch (phase_) {
    case Phase::gold_award:
      return taker_;
    case Phase::dragon:
    case Phase::late_dragon:
      return dragon_leader();
    case Phase::crop:
      return crop_players_[0];
    case Phase::plague:
      return plagued_[0];
    case Phase::bids:
      return bidders_[0];
    case Phase::robber:
      return waylaying_[0];
    case Phase::move_points:
      return moves_[0].player;
    case Phase::steal:
      return thieves_[0];
    default:
      return active;
  }
}

Position Referee::place_of(int tile) const {
  const Tile& laid = land.tiles()[static_cast<std::size_t>(tile)];
  return {static_cast<i16>(laid.x), static_cast<i16>(laid.y)};
}

// The river first, ending with its lake, then everything else.
bool Referee::may_draw(std::size_t type) const {
  if (bag[type] == 0 || is_held(type)) return false;
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (bag[t] > 0 && drawn_as_[t] < drawn_as_[type]) return false;
  return true;
}

namespace {

constexpr int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};

bool river_at(const TileType& type, int rotation, int side) {
  return type.edges[static_cast<std::size_t>(printed_side(side, rotation))] == EdgeKind::river;
}

long river_edges(const TileType& type) {
  return std::count(type.edges.begin(), type.edges.end(), EdgeKind::river);
}

}  // namespace

// A river that could curl up (RIVER-5) waits for the places where it cannot.
bool Referee::may_place(std::size_t type, int x, int y, int rotation) const {
  const Flow flow = flow_with(type, x, y, rotation);
  if (flow != Flow::cramped) return flow == Flow::roomy;
  bool better = false;
  land.each_cell([&](int u, int v) {
    for (int turned = 0; turned < 4; ++turned)
      better |= land.is_gap(u, v) && flow_with(type, u, v, turned) == Flow::roomy;
  });
  return !better;
}

// Follows the river from its spring, including the new tile, and re-examines every bend.
Referee::Flow Referee::flow_with(std::size_t type, int x, int y, int rotation) const {
  const TileType& tile = (*types_)[type];
  if (!land.fits(tile, x, y, rotation) || !land.inside(x, y)) return Flow::forbidden;
  if (river_edges(tile) == 0) return Flow::roomy;
  const auto edge_of = [&](int u, int v, int side) {  // with the new tile
    if (u == x && v == y) return river_at(tile, rotation, side);
    const int at = land.tile_at(u, v);
    return at >= 0 && river_at(*land.tiles()[static_cast<std::size_t>(at)].type,
                               land.tiles()[static_cast<std::size_t>(at)].rotation, side);
  };
  int u = spring_x_, v = spring_y_, from = -1;
  bool met = false;
  std::vector<int> turns;
  int first = -1, way = -1;  // in which the river leaves the spring, and the last tile
  for (;;) {
    int side = 0;
    while (side < 4 && (side == from || !edge_of(u, v, side))) ++side;
    if (side == 4) break;  // the lake
    if (from >= 0) turns.push_back((side - (from + 2) % 4 + 4) % 4);
    if (first < 0) first = side;
    way = side;
    u += step_x[side];
    v += step_y[side];
    from = (side + 2) % 4;
    if (u == x && v == y) {
      if (met) return Flow::forbidden;
      met = true;
    } else if (land.tile_at(u, v) < 0) {
      break;  // the open end
    } else if (met) {
      return Flow::forbidden;  // the new tile flows into the landscape
    }
  }
  if (!met) return Flow::forbidden;
  if (river_edges(tile) < 2) return Flow::roomy;
  const int last = turns.back();
  turns.pop_back();
  if (last != 0 && setup_.options.river_no_uturn && !turns.empty() && turns.back() == last)
    return Flow::forbidden;
  if (setup_.options.river_never_back && way == (first + 2) % 4) return Flow::forbidden;
  std::erase(turns, 0);
  if (last != 0 && setup_.options.river_no_same_turn && !turns.empty() && turns.back() == last)
    return Flow::forbidden;
  const int dx = -step_x[from], dy = -step_y[from];  // downstream
  for (int ahead = 0; ahead < 2; ++ahead)
    for (int aside = -1; aside <= 1; ++aside) {
      const int s = u + ahead * dx - aside * dy, t = v + ahead * dy + aside * dx;
      if (land.tile_at(s, t) >= 0 || !land.inside(s, t)) return Flow::cramped;
    }
  return Flow::roomy;
}

bool Referee::placeable(std::size_t type) const {
  bool found = false;
  land.each_cell([&](int x, int y) {
    if (found || !land.is_gap(x, y)) return;
    for (int rotation = 0; rotation < 4 && !found; ++rotation)
      found = may_place(type, x, y, rotation);
  });
  return found;
}

// VAR-2: `bag` still has the lots, which are not shuffled back before the round is over.
bool Referee::may_be_lot(std::size_t type) const {
  int left = drawn_as_[type] == 2 ? bag[type] : 0;
  for (const auto& [player, lot] : lots) left -= static_cast<std::size_t>(lot) == type;
  return left > 0;
}

int Referee::roads_on(std::size_t type) const {
  const auto& segments = (*types_)[type].segments;
  return static_cast<int>(std::count_if(segments.begin(), segments.end(),
                                        [](const auto& s) { return s.kind == SegmentKind::road; }));
}

bool Referee::lots_can_decide() const {
  std::set<int> roads;
  int tiles = 0;
  for (std::size_t t = 0; t < bag.size(); ++t) {
    if (!may_be_lot(t)) continue;
    tiles += bag[t];
    roads.insert(roads_on(t));
  }
  return tiles >= setup_.players && roads.size() > 1;
}

bool Referee::enter_first_draw() {
  if (!drawing_lots_.empty()) return true;
  if (lots.empty()) return false;
  int most = 0;
  const auto roads = [&](int type) { return roads_on(static_cast<std::size_t>(type)); };
  for (const auto& [player, type] : lots) most = std::max(most, roads(type));
  for (const int player : clockwise())
    if (const auto lot = lots.find(player); lot != lots.end() && roads(lot->second) == most)
      drawing_lots_.push_back(player);
  lots.clear();
  if (drawing_lots_.size() > 1) return true;
  active = drawing_lots_[0];
  drawing_lots_.clear();
  return false;
}

bool Referee::offer_draw() {
  for (;;) {
    std::vector<std::size_t> next;
    const bool any = drawable() > 0;
    for (std::size_t t = 0; t < bag.size() && any; ++t)
      if (may_draw(t)) next.push_back(t);
    if (!next.empty() &&
        (!(setup_.options.return_unplaceable || setup_.options.limited_board) ||
         std::any_of(next.begin(), next.end(), [&](std::size_t t) { return placeable(t); })))
      return true;
    if (next.empty() || river_edges((*types_)[next[0]]) == 0) {
      if (resume()) return enter();
      finish();
      return true;
    }
    for (const std::size_t t : next)  // the river is stuck
      for (; bag[t] > 0; --bag[t]) discarded.push_back(static_cast<int>(t));
    if (with_hands()) return offer_hands();
  }
}

bool Referee::wants_meeple(SegmentKind kind) const {
  switch (kind) {
    case SegmentKind::road:
    case SegmentKind::city:
    case SegmentKind::monastery:
      return true;
    case SegmentKind::field:
      return setup_.options.farmers;
    default:
      return false;
  }
}

// Empty cells beside tiles, in the order in which the tiles (north, east, south, west) reached
// them.
std::vector<Position> Referee::discovery() const {
  std::vector<Position> cells;
  std::set<std::pair<int, int>> known;
  for (const Tile& tile : land.tiles())
    for (const Edge side : {Edge::north, Edge::east, Edge::south, Edge::west}) {
      const Position at = neighbour({static_cast<i16>(tile.x), static_cast<i16>(tile.y)}, side);
      if (known.insert({at.x, at.y}).second && land.tile_at(at.x, at.y) < 0) cells.push_back(at);
    }
  return cells;
}

std::vector<Action> Referee::legal() const {
  std::vector<Action> actions;
  switch (phase_) {
    case Phase::first_draw:
      for (std::size_t t = 0; t < bag.size(); ++t)
        if (may_be_lot(t)) actions.push_back(draw_action(static_cast<TypeIndex>(t)));
      break;
    case Phase::sale:
      return {pass_action(), sell_action()};
    case Phase::bids:
      return legal_bids();
    case Phase::draw:
      for (std::size_t t = 0; t < bag.size(); ++t)
        if (may_draw(t)) actions.push_back(draw_action(static_cast<TypeIndex>(t)));
      break;
    case Phase::choose:
      return legal_choose();
    case Phase::under_hill:
      return legal_under();
    case Phase::shepherd_token:
    case Phase::flock_token:
      return legal_token();
    case Phase::flock:
      return {flock_action(growing), flock_action(gathering)};
    case Phase::place:
      for (const Position at : discovery())
        for (int r = 0; r < period_[static_cast<std::size_t>(hand)]; ++r)
          if (allows(place_action(at, r))) actions.push_back(place_action(at, r));
      break;
    case Phase::figure: {
      if (must_dismiss()) return dismissals();
      actions.push_back(pass_action());
      const auto& segments = land.tiles().back().type->segments;
      const auto offer = [&](FigureKind kind, int fields) {  // 1: only fields, 0: only others
        for (std::size_t s = 0; s < segments.size(); ++s) {
          const Action action = deploy_action(kind, static_cast<int>(s));
          const bool field = segments[s].kind == SegmentKind::field;
          if ((fields < 0 || field == (fields == 1)) && allows(action)) actions.push_back(action);
        }
      };
      offer(FigureKind::meeple, 0);
      offer(FigureKind::meeple, 1);
      offer(FigureKind::abbot, -1);
      if (const int abbot = find_abbot(); abbot >= 0) {
        const Spot spot = figures[static_cast<std::size_t>(abbot)].spot;
        const Action back = retrieve_action(FigureKind::abbot, place_of(spot.tile), spot.segment);
        if (allows(back)) actions.push_back(back);
      }
      offer(FigureKind::big_meeple, -1);
      offer(FigureKind::builder, -1);
      offer(FigureKind::pig, -1);
      for (int kind = 0; kind < figure_kinds; ++kind)
        if (may_fly(kind)) actions.push_back(fly_action(static_cast<FigureKind>(kind)));
      offer(FigureKind::shepherd, -1);
      for (int on = 0; on < 6; ++on)
        if (may_crown(crown_action(on))) actions.push_back(crown_action(on));
      for (const auto& more : {recalls(), fairy_moves(), dismissals(), portal_places()})
        actions.insert(actions.end(), more.begin(), more.end());
      break;
    }
    case Phase::flight:
      for (const int value : {1, 2, 3}) actions.push_back(roll_action(value));
      break;
    case Phase::landing:
      for (const Spot& spot : landings())
        actions.push_back(land_action(land.tiles()[static_cast<std::size_t>(spot.tile)].position(),
                                      spot.segment));
      break;
    case Phase::dragon:
    case Phase::late_dragon:
      for (const int tile : dragon_ways()) actions.push_back(walk_action(place_of(tile)));
      break;
    case Phase::ferry_place:
      return joinings(static_cast<int>(land.tiles().size()) - 1);
    case Phase::ferry_move:
      actions.push_back(pass_action());
      for (const Ferry& ferry : land.ferries)
        for (const Action& action : joinings(ferry.tile)) actions.push_back(action);
      break;
    case Phase::crop_choice:
      return {crop_action(0), crop_action(1)};
    case Phase::robber:
      return legal_robber();
    case Phase::message_draw:
      return legal_message_draw();
    case Phase::message:
      return legal_message();
    case Phase::move_points:
      return {move_points_action(0), move_points_action(1)};
    case Phase::steal:
      for (const int victim : victims(thieves_[0])) actions.push_back(rob_action(victim));
      break;
    case Phase::crop:
      return crop_actions();
    case Phase::plague:
      return legal_plague();
    case Phase::towers:
      return legal_towers();
    case Phase::score:
      for (const Spot& spot : pending_)
        actions.push_back(score_action(place_of(spot.tile), spot.segment));
      break;
    case Phase::gold_place:
    case Phase::gold_award:
      return legal_gold();
    case Phase::magic:
    case Phase::separate:
      return legal_magic();
    default:
      break;
  }
  return actions;
}

bool Referee::allows(const Action& action) const {
  switch (phase_) {
    case Phase::first_draw:
      return action.kind == ActionKind::draw && action.what < bag.size() && may_be_lot(action.what);
    case Phase::sale:
    case Phase::bids: {
      const std::vector<Action> choice = legal();
      return std::count(choice.begin(), choice.end(), action) > 0;
    }
    case Phase::draw:
      return action.kind == ActionKind::draw && action.what < bag.size() && may_draw(action.what);
    case Phase::choose: {
      if (action.kind != ActionKind::choose) return false;
      const std::vector<Action> tiles = legal_choose();
      return std::count(tiles.begin(), tiles.end(), action) > 0;
    }
    case Phase::under_hill:
    case Phase::shepherd_token:
    case Phase::flock_token:
    case Phase::flock: {
      if (action.kind != ActionKind::under && action.kind != ActionKind::token &&
          action.kind != ActionKind::flock)
        return false;
      const std::vector<Action> choice = legal();
      return std::count(choice.begin(), choice.end(), action) > 0;
    }
    case Phase::place:
      return action.kind == ActionKind::place && action.value < 4 &&
             may_place(static_cast<std::size_t>(hand), action.at.x, action.at.y, action.value);
    case Phase::dragon:
    case Phase::late_dragon: {
      const std::vector<int> ways = dragon_ways();
      return action.kind == ActionKind::walk &&
             std::count(ways.begin(), ways.end(), land.tile_at(action.at.x, action.at.y)) > 0;
    }
    case Phase::figure: {
      if (must_dismiss() || action.kind == ActionKind::dismiss) return may_dismiss(action);
      if (action.kind == ActionKind::pass) return true;
      if (action.kind == ActionKind::fairy) return may_favour(action);
      if (action.kind == ActionKind::portal) return may_pass_portal(action);
      if (action.kind == ActionKind::retrieve) {
        const int abbot = find_abbot();
        if (action.what != static_cast<u8>(FigureKind::abbot) || abbot < 0) return false;
        const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
        return spot == figures[static_cast<std::size_t>(abbot)].spot &&
               !survey.of(spot).completed();
      }
      if (action.kind == ActionKind::crown) return may_crown(action);
      if (action.kind == ActionKind::recall) return recalled(action) >= 0;
      if (action.kind == ActionKind::fly) return action.what < figure_kinds && may_fly(action.what);
      return action.kind == ActionKind::deploy && action.what < figure_kinds &&
             may_deploy(static_cast<FigureKind>(action.what), action.where);
    }
    case Phase::flight:
      return action.kind == ActionKind::roll && action.value >= 1 && action.value <= 3;
    case Phase::landing:
      return action.kind == ActionKind::land && land.tile_at(action.at.x, action.at.y) == target_ &&
             action.where < land.tiles()[static_cast<std::size_t>(target_)].type->segments.size() &&
             may_land({target_, action.where});
    case Phase::ferry_place:
      return allows_ferry(action);
    case Phase::ferry_move:
      return action.kind == ActionKind::pass || allows_ferry(action);
    case Phase::crop_choice:
      return action.kind == ActionKind::crop && action.value <= 1;
    case Phase::robber:
      return action.kind == ActionKind::pass ||
             (action.kind == ActionKind::robber &&
              spaces_to_rob(waylaying_[0]).count(action.value) > 0);
    case Phase::message_draw: {
      const std::vector<Action> draws = legal_message_draw();
      return std::count(draws.begin(), draws.end(), action) > 0;
    }
    case Phase::message:
      return action.kind == ActionKind::two_points ||
             (action.kind == ActionKind::obey && may_obey(action));
    case Phase::move_points:
      return action.kind == ActionKind::move_points && action.value <= 1;
    case Phase::steal: {
      const std::vector<int> choice = victims(thieves_[0]);
      return action.kind == ActionKind::rob &&
             std::count(choice.begin(), choice.end(), action.what) > 0;
    }
    case Phase::crop:
      return allows_crop(action);
    case Phase::plague:
      return allows_plague(action);
    case Phase::towers: {
      const std::vector<Action> choice = legal_towers();
      return std::count(choice.begin(), choice.end(), action) > 0;
    }
    case Phase::score: {
      if (action.kind != ActionKind::score) return false;
      const int tile = land.tile_at(action.at.x, action.at.y);
      if (tile < 0 ||
          action.where >= land.tiles()[static_cast<std::size_t>(tile)].type->segments.size())
        return false;
      const int named = survey.index({tile, action.where});
      return std::any_of(pending_.begin(), pending_.end(),
                         [&](Spot spot) { return survey.index(spot) == named; });
    }
    case Phase::gold_place:
    case Phase::gold_award:
      return allows_gold(action);
    case Phase::magic:
    case Phase::separate:
      return allows_magic(action);
    default:
      return false;
  }
}

bool Referee::may_deploy(FigureKind kind, std::size_t segment) const {
  const auto me = static_cast<std::size_t>(active);
  const auto& segments = land.tiles().back().type->segments;
  if (segment >= segments.size() || supply[me][static_cast<std::size_t>(kind)] == 0) return false;
  if (dragon == static_cast<int>(land.tiles().size()) - 1) return false;
  const SegmentKind on = segments[segment].kind;
  const Feature& feature =
      survey.of({static_cast<int>(land.tiles().size()) - 1, static_cast<int>(segment)});
  switch (kind) {
    case FigureKind::meeple:
    case FigureKind::big_meeple:
      return wants_meeple(on) && !feature.occupied();
    case FigureKind::abbot:
      return (on == SegmentKind::garden || on == SegmentKind::monastery) && !feature.occupied();
    case FigureKind::builder:
      return (on == SegmentKind::road || on == SegmentKind::city) && feature.strength[me] > 0 &&
             (!feature.completed() || (on == SegmentKind::road && touches_lake(feature)));
    case FigureKind::pig:
      return on == SegmentKind::field && feature.strength[me] > 0;
    case FigureKind::shepherd:
      return on == SegmentKind::field &&
             shepherds_in(survey.index({laid_, static_cast<int>(segment)})).empty();
    default:
      return false;
  }
}

int Referee::find_abbot() const {
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (figures[i].kind == FigureKind::abbot && figures[i].owner == active)
      return static_cast<int>(i);
  return -1;
}

void Referee::play(const Action& action) {
  awards.clear();
  switch (phase_) {
    case Phase::first_draw:
      lots[drawing_lots_[0]] = action.what;
      drawing_lots_.erase(drawing_lots_.begin());
      go_on(Phase::first_draw);
      break;
    case Phase::sale:
      play_sale(action);
      break;
    case Phase::bids:
      play_bids(action);
      break;
    case Phase::choose:
      hands[static_cast<std::size_t>(active)].erase(
          hands[static_cast<std::size_t>(active)].find(action.what));
      hand = action.what;
      go_on(Phase::under_hill);
      break;
    case Phase::under_hill:
      play_under(action);
      break;
    case Phase::plague:
      play_plague(action);
      go_on(Phase::plague);
      break;
    case Phase::shepherd_token:
    case Phase::flock_token:
      play_token(action);
      break;
    case Phase::flock:
      play_flock(action);
      break;
    case Phase::draw: {
      if (with_hands()) {
        hands[static_cast<std::size_t>(short_hand())].insert(action.what);
        --bag[action.what];
        go_on(Phase::draw);
        break;
      }
      --bag[action.what];
      if (placeable(action.what)) {
        hand = action.what;
        go_on(Phase::under_hill);
        break;
      }
      discard_tile(action.what);
      go_on(Phase::draw);
      break;
    }
    case Phase::place: {
      const TileType& type = (*types_)[static_cast<std::size_t>(hand)];
      const int index = static_cast<int>(land.tiles().size());
      const int tiles_before = tiles_with_toll(), due = toll();
      land.add({action.at.x, action.at.y, &type, action.value});
      pay_toll(tiles_before, due);
      hand = -1;
      laid_ = index;
      gather_robbers();
      survey_again();
      // What this tile completed: its own features, then the monasteries around it.
      std::vector<Spot> candidates;
      for (std::size_t s = 0; s < type.segments.size(); ++s)
        candidates.push_back({index, static_cast<int>(s)});
      for (int y = action.at.y - 1; y <= action.at.y + 1; ++y)
        for (int x = action.at.x - 1; x <= action.at.x + 1; ++x) {
          const int beside = land.tile_at(x, y);
          if (beside < 0 || beside == index) continue;
          const auto& segments = land.tiles()[static_cast<std::size_t>(beside)].type->segments;
          for (std::size_t s = 0; s < segments.size(); ++s)
            if (segments[s].kind == SegmentKind::monastery ||
                segments[s].kind == SegmentKind::garden)
              candidates.push_back({beside, static_cast<int>(s)});
        }
      for (const Spot& spot : candidates) {
        const SegmentKind kind = survey.of(spot).kind;
        const bool scores = kind == SegmentKind::road || kind == SegmentKind::city ||
                            kind == SegmentKind::monastery || kind == SegmentKind::garden;
        if (scores && survey.of(spot).completed() &&
            std::none_of(pending_.begin(), pending_.end(),
                         [&](Spot p) { return survey.index(p) == survey.index(spot); }))
          pending_.push_back(spot);
      }
      hole_ = setup_.options.holes_give_turns;
      for (int side = 0; side < 4; ++side)
        hole_ &= land.tile_at(action.at.x + step_x[side], action.at.y + step_y[side]) >= 0;
      for (const Figure& figure : figures) {
        if (figure.kind != FigureKind::builder || figure.owner != active) continue;
        const auto& spots = survey.of(figure.spot).spots;
        builder_works_ |=
            std::any_of(spots.begin(), spots.end(), [&](Spot spot) { return spot.tile == index; });
      }
      go_on(Phase::volcano);
      break;
    }
    case Phase::dragon:
    case Phase::late_dragon:
      dragon_enters(land.tile_at(action.at.x, action.at.y));
      go_on(phase_);
      break;
    case Phase::figure:
      if (action.kind == ActionKind::retrieve) {
        const auto abbot = static_cast<std::size_t>(find_abbot());
        Award early = value(survey.of(figures[abbot].spot));
        early.cause = ScoreCause::retrieved;
        early.value = early.tiles;
        early.points = {};
        early.points[static_cast<std::size_t>(active)] =
            early.value + (is_favoured(figures[abbot]) ? 3 : 0);
        give(early);
        ++supply[static_cast<std::size_t>(active)][static_cast<int>(FigureKind::abbot)];
        figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(abbot));
        survey_again();
      }
      if (action.kind == ActionKind::deploy) {
        --supply[static_cast<std::size_t>(active)][action.what];
        figures.push_back({active,
                           static_cast<FigureKind>(action.what),
                           {static_cast<int>(land.tiles().size()) - 1, action.where}});
        token_due_ = action.what == static_cast<u8>(FigureKind::shepherd);
        survey_again();
      }
      if (action.kind == ActionKind::fly) flyer_ = action.what;
      if (action.kind == ActionKind::crown) put_on_crown(action.value);
      if (action.kind == ActionKind::fairy) move_fairy(action);
      if (action.kind == ActionKind::dismiss) dismiss(action);
      if (action.kind == ActionKind::portal) pass_portal(action);
      if (action.kind == ActionKind::recall) play_recall(action);
      go_on(Phase::flight);
      break;
    case Phase::flight:
      fly_on(action.value);
      go_on(Phase::landing);
      break;
    case Phase::landing:
      put_down({target_, action.where});
      go_on(Phase::ferry_place);
      break;
    case Phase::ferry_place:
      play_ferry(action);
      go_on(Phase::ferry_move);
      break;
    case Phase::ferry_move:
      if (action.kind == ActionKind::ferry) play_ferry(action);
      if (action.kind == ActionKind::pass || movable_.empty()) go_on(Phase::separate);
      break;
    case Phase::robber:
      play_robber(action);
      break;
    case Phase::message_draw:
      take_message(action.what);
      go_on(Phase::message);
      break;
    case Phase::message:
      obey(action);
      go_on(phase_);
      break;
    case Phase::move_points:
      move_points(action.value);
      if (!record()) go_on(after_);
      break;
    case Phase::steal:
      rob(action.what);
      if (!record()) go_on(after_);
      break;
    case Phase::crop_choice:
      choose_crop(action.value);
      go_on(Phase::crop);
      break;
    case Phase::crop:
      play_crop(action);
      go_on(Phase::crop);
      break;
    case Phase::towers:
      play_towers(action);
      break;
    case Phase::score: {
      const int named = survey.index({land.tile_at(action.at.x, action.at.y), action.where});
      std::size_t i = 0;
      while (survey.index(pending_[i]) != named) ++i;
      score_one(i);
      go_on(Phase::score);
      break;
    }
    case Phase::gold_place:
    case Phase::gold_award:
      play_gold(action);
      break;
    case Phase::magic:
    case Phase::separate:
      play_magic(action);
      break;
    default:
      break;
  }
}

bool Referee::score_pending() {
  for (std::size_t i = 0; i < pending_.size();) {
    if (survey.of(pending_[i]).occupied()) {
      ++i;
      continue;
    }
    const int left = survey.index(pending_[i]);
    pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(i));
    complete(left);
  }
  if (pending_.empty()) return false;
  if ((setup_.options.choose_score_order || on_the_track()) && pending_.size() > 1) return true;
  score_one(0);
  return enter();
}

void Referee::end_part() {
  const bool doubled = builder_works_ && !second_part_;
  const bool filled = !doubled && hole_ && !hole_part_;
  if (!doubled && !filled && resume()) return;
  if (doubled) second_part_ = true;
  if (filled) hole_part_ = true;
  if (!doubled && !filled) return next_turn();
  phase_ = Phase::part_start;
}

// After a sale the one to the left of the seller (SALE-7).
int Referee::next_player() const { return ((seller_ < 0 ? active : seller_) + 1) % setup_.players; }

void Referee::next_turn() {
  second_part_ = hole_part_ = filled_ = offered_ = false;
  turn_begins_ = true;
  active = next_player();
  seller_ = -1;
  ++turn;
  phase_ = Phase::part_start;
}

void Referee::score_one(std::size_t index) {
  const int scored = survey.index(pending_[index]);
  pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(index));
  award(survey.features[static_cast<std::size_t>(scored)]);
  complete(scored);
}

// Goods go to the player whose turn it is; figures return.
void Referee::complete(int scored) {
  const Feature& feature = survey.features[static_cast<std::size_t>(scored)];
  if (setup_.has(Expansion::traders_builders))
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      goods[static_cast<std::size_t>(active)][kind] += feature.goods[kind];
  claim_gold(feature);
  end_magic(feature);
  measure_for_cards(feature);
  for (const Figure& figure : figures)
    if (survey.index(figure.spot) == scored)
      ++supply[static_cast<std::size_t>(figure.owner)][static_cast<std::size_t>(figure.kind)];
  figures.erase(std::remove_if(figures.begin(), figures.end(),
                               [&](const Figure& f) { return survey.index(f.spot) == scored; }),
                figures.end());
  survey_again();
}

Award Referee::value(const Feature& feature) const {
  const Options& options = setup_.options;
  Award award;
  award.kind = feature.kind;
  award.completed = feature.completed();
  award.cause = feature.completed() ? ScoreCause::completed : ScoreCause::final;
  award.strength = feature.strength;
  award.tiles = feature.tiles;
  award.shields = feature.shields;
  switch (feature.kind) {
    case SegmentKind::road:
      award.value = feature.tiles;
      break;
    case SegmentKind::city: {
      const bool tiny = options.tiny_city_two && feature.tiles <= 2;
      award.value = (feature.tiles + feature.shields) * (award.completed && !tiny ? 2 : 1);
      break;
    }
    case SegmentKind::monastery:
    case SegmentKind::garden:
      award.tiles = award.value = 9 - feature.open;
      // Without abbots nobody can ever be on a garden (ABBOT-3).
      if (feature.kind == SegmentKind::garden && !setup_.has(Expansion::abbot)) award.value = 0;
      break;
    case SegmentKind::field:
      award.tiles = 0;
      for (const int city : feature.cities)
        award.cities += survey.features[static_cast<std::size_t>(city)].completed();
      if (options.farmers) award.value = 3 * award.cities;
      break;
    default:
      break;
  }
  if (setup_.has(Expansion::inns_cathedrals)) {
    const bool inn = feature.kind == SegmentKind::road && feature.inns > 0;
    const bool cathedral = feature.kind == SegmentKind::city && feature.cathedrals > 0;
    if (inn && award.completed) award.value = 2 * feature.tiles;
    if (cathedral && award.completed) award.value = 3 * (feature.tiles + feature.shields);
    if ((inn || cathedral) && !award.completed && !options.inns_ignored_at_end) award.value = 0;
  }
  award.value += vineyard_points(feature);
  award.value = enchanted(award.value, feature);
  if (options.unfinished_score_nothing && !award.completed && feature.kind != SegmentKind::field)
    award.value = 0;
  for (const int player : owners(feature)) {
    const auto p = static_cast<std::size_t>(player);
    award.points[p] =
        award.value + (feature.kind == SegmentKind::field && feature.helper[p] ? award.cities : 0);
  }
  const std::array<int, max_players> more = bonus(feature);
  for (std::size_t p = 0; p < max_players; ++p) award.points[p] += more[p];
  return award;
}

void Referee::award(const Feature& feature) { give(value(feature)); }

void Referee::finish() {
  phase_ = Phase::over;
  count_robbers();
  for (const bool fields : {false, true})
    for (const Feature& feature : survey.features)
      if (feature.occupied() && (feature.kind == SegmentKind::field) == fields) award(feature);
  for (std::size_t kind = 0; kind < goods_kinds; ++kind) {
    int most = 0;
    for (const auto& tokens : goods) most = std::max(most, tokens[kind]);
    if (most == 0) continue;
    Award majority;
    majority.kind = SegmentKind::city;
    majority.cause = ScoreCause::goods;
    majority.value = 10;
    for (std::size_t p = 0; p < max_players; ++p) {
      majority.strength[p] = goods[p][kind];
      if (goods[p][kind] == most) score[p] += majority.points[p] = 10;
    }
    awards.push_back(majority);
  }
  count_cards();
  count_gold();
}

}  // namespace bastide::oracle
