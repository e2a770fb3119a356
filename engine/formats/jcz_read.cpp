#include <algorithm>
#include <map>

#include "engine/base/read_number.hpp"
#include "engine/formats/jcz.hpp"
#include "engine/formats/jcz_messages.hpp"
#include "engine/formats/jcz_setup.hpp"
#include "engine/formats/jcz_supply.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/sets/hills_sheep/actions.hpp"
#include "engine/tiles/symmetry.hpp"

namespace bastide {
namespace {

constexpr int most_skipped = 64;         // decisions between two messages
constexpr std::size_t most_ahead = 400;  // messages up to a player's next word about sheep
constexpr std::size_t most_messages = 20000;
constexpr std::size_t most_missing = 12;  // tiles that may have fitted nowhere

using Fault = std::optional<Error>;

// A type here that a tile of theirs can be, and the quarter turns to add.
struct Likeness {
  TypeIndex type = no_type;
  int turns = 0;
};

struct JczReader {
  const Catalogue& catalogue;
  const std::vector<JczTile>& tiles;
  const std::vector<JczMessage>& messages;
  const Game& game;
  State state;
  JczTable table;
  std::vector<Action> actions;
  std::vector<Error> notes;
  std::size_t now = 0;  // the message that is being read
  int laid = 0;         // tiles, with the one that is being read
  std::map<std::string, std::vector<Likeness>, std::less<>> likenesses;

  const JczMessage& message() const { return messages[now]; }
  bool at_draw() const { return state.over || decision(game, state).phase == Phase::draw; }

  bool act(const Action& action);
  void guess(std::string what);
  const std::vector<Likeness>& likenesses_of(const std::string& name);
  Fault lay_start(const Json& start);
  bool may_be_wolf() const;
  Action untold_roll(const std::vector<Action>& answers) const;
  Action untold(const std::vector<Action>& answers);
  bool skip(const std::vector<Action>& answers);
  bool has_happened(const std::vector<Action>& answers) const;
  Fault draw(const std::string& name, int& turns);
  Fault place_tile();
  Fault say();
  Fault read_message();
  void finish();
  void add_missing();
};

bool JczReader::act(const Action& action) {
  const auto exact = listed(game, state, action);
  if (!exact || actions.size() >= max_record_actions) return false;
  apply(game, state, *exact);
  actions.push_back(*exact);
  return true;
}

void JczReader::guess(std::string what) {
  const Error note{"import.guessed", std::move(what), laid};
  if (notes.empty() || !(notes.back() == note)) notes.push_back(note);
}

bool is_garden(const Segment& segment) { return segment.kind == SegmentKind::garden; }

TileType without_garden(TileType type) {
  std::erase_if(type.segments, is_garden);
  return type;
}

// The same tile; then those that look like it; then those that look like it but for a garden.
const std::vector<Likeness>& JczReader::likenesses_of(const std::string& name) {
  const auto [found, fresh] = likenesses.try_emplace(name);
  std::vector<Likeness>& all = found->second;
  if (!fresh) return all;
  const auto tile = std::find_if(tiles.begin(), tiles.end(),
                                 [&](const JczTile& one) { return one.name == name; });
  if (tile == tiles.end()) return all;
  const int index = find_tile(catalogue, tile->ours);
  if (index < 0) return all;
  const TileType& ours = catalogue.tiles[static_cast<std::size_t>(index)];
  const TileType plain = turned(without_garden(ours), 0), whole = turned(ours, 0);
  std::vector<Likeness> alike, nearly;
  for (std::size_t t = 0; t < game.types.size(); ++t) {
    const TileType& type = game.types[t];
    const auto number = static_cast<TypeIndex>(t);
    if (type.id == tile->ours) all.push_back({number, tile->turns});
    if (type.id == tile->ours || type.segments.size() > ours.segments.size() + 1) continue;
    for (int turns = 0; turns < 4; ++turns) {
      const Likeness likeness{number, tile->turns + turns};
      const bool same = same_print(turned(type, turns), whole);
      if (!same &&
          (type.set != ours.set || !same_print(turned(without_garden(type), turns), plain)))
        continue;
      (same ? alike : nearly).push_back(likeness);
      break;
    }
  }
  all.insert(all.end(), alike.begin(), alike.end());
  all.insert(all.end(), nearly.begin(), nearly.end());
  return all;
}

// The tile that lies on the table at the beginning, from which all others are counted.
Fault JczReader::lay_start(const Json& start) {
  if (start.items.empty()) return {};
  const Json& first = start.items[0];
  const std::string& name = first["tile"].text;
  if (start.items.size() > 1) return fail("import.start");
  const TypeIndex lies = state.board.tiles[0].type;
  for (const Likeness& likeness : likenesses_of(name)) {
    if (likeness.type != lies) continue;
    const auto whole = [&](std::string_view key) {
      constexpr long none = 1001;  // no rotation, and too far
      return first[key].is(Json::Kind::null) ? 0 : first[key].number(none);
    };
    const long degrees = whole("rotation"), x = whole("x"), y = whole("y");
    if (degrees % 90 != 0 || x < -999 || x > 999 || y < -999 || y > 999)
      return fail("import.malformed", "start");
    table.origin = {static_cast<i16>(x), static_cast<i16>(y)};
    const long theirs = degrees / 90 + likeness.turns;
    table.turns = static_cast<int>((state.board.tiles[0].rotation - theirs % 4 + 8) % 4);
    return {};
  }
  return fail("import.start");
}

// ---- What no message tells ----------------------------------------------------------------------

// Whether the active player's next word about sheep is a new shepherd: then the wolf came.
bool JczReader::may_be_wolf() const {
  const std::size_t end = std::min(now + most_ahead, messages.size());
  for (std::size_t next = now; next < end; ++next) {
    const JczMessage& one = messages[next];
    if (one.type == "FLOCK_EXPAND_OR_SCORE" && (one.player < 0 || one.player == state.active))
      return false;
    if (one.type != "DEPLOY_MEEPLE") continue;
    const JczMeeple meeple = jcz_meeple((*one.payload)["meepleId"]);
    if (meeple.player == state.active && meeple.kind == FigureKind::shepherd) return true;
  }
  return false;
}

// The roll after which what is said is possible; otherwise one after which nothing is asked.
Action JczReader::untold_roll(const std::vector<Action>& answers) const {
  ActionList rolls;
  legal_actions(game, state, rolls);
  Action nowhere = rolls[0];
  for (const Action& roll : rolls) {
    State after = state;
    apply(game, after, roll);
    for (const Action& answer : answers)
      if (answer.kind == ActionKind::land && listed(game, after, answer)) return roll;
    if (decision(game, after).phase != Phase::landing) nowhere = roll;
  }
  return nowhere;
}

Action JczReader::untold(const std::vector<Action>& answers) {
  const Phase phase = decision(game, state).phase;
  if (phase == Phase::under_hill) return under_action(no_type);
  if (phase == Phase::flight) return untold_roll(answers);
  guess(std::string(turn_step(phase).word));
  if (phase != Phase::shepherd_token && phase != Phase::flock_token)
    return chance_outcome(game, state);
  ActionList tokens;
  legal_actions(game, state, tokens);
  const bool wolf = may_be_wolf();
  for (const Action& token : tokens)
    if ((token.value == 0) == wolf) return token;
  return tokens[0];
}

// Goes on over a decision of which nothing is said. False: it cannot be passed over.
bool JczReader::skip(const std::vector<Action>& answers) {
  const Decision waiting = decision(game, state);
  if (waiting.over || waiting.phase == Phase::draw || waiting.phase == Phase::place) return false;
  if (waiting.chance) return act(untold(answers));
  if (act(pass_action())) return true;
  ActionList legal;
  legal_actions(game, state, legal);
  if (legal.empty()) return false;
  if (legal.size() > 1) guess(std::string(turn_step(waiting.phase).word));
  return act(legal[0]);
}

// What has a single answer happens here without being asked.
// Whether a figure goes back to its owner.
bool is_return(ActionKind kind) {
  return kind == ActionKind::retrieve || kind == ActionKind::dismiss || kind == ActionKind::recall;
}

bool JczReader::has_happened(const std::vector<Action>& answers) const {
  const Action& said = answers[0];
  const auto stands = [&](const Action& action) {
    const Json& payload = *message().payload;
    const JczMeeple meeple =
        jcz_meeple((is_return(action.kind) ? payload["pointer"] : payload)["meepleId"]);
    return std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
      return figure.owner == meeple.player && figure.kind == meeple.kind &&
             place_of_node(state.board, figure.node) == action.at &&
             segment_of(state.board, figure.node) == action.where;
    });
  };
  switch (said.kind) {
    case ActionKind::gold:
      return count_at(pieces_of(game, state), Piece::gold,
                      tile_place(tile_at(state.board, said.at))) > 0;
    case ActionKind::crop:
    case ActionKind::flock:
      return true;
    case ActionKind::retrieve:
    case ActionKind::dismiss:
    case ActionKind::recall:
      return !stands(said);
    case ActionKind::walk: {  // a step without a choice
      const auto& visited = state.part.dragon.visited;
      return visited.empty() ? at_draw()
                             : std::find(visited.begin() + 1, visited.end(),
                                         tile_at(state.board, said.at)) != visited.end();
    }
    case ActionKind::fairy:
      return false;
    default:
      return stands(answers.back());
  }
}

// ---- What messages tell -------------------------------------------------------------------------

Fault JczReader::draw(const std::string& name, int& turns) {
  for (int steps = 0; !at_draw(); ++steps)
    if (steps == most_skipped || !skip({})) return fail("import.malformed", message().type);
  if (state.over) return fail("import.more", name);
  for (const Likeness& likeness : likenesses_of(name)) {
    if (!act(draw_action(likeness.type))) continue;
    turns = likeness.turns;
    return {};
  }
  return fail("import.tile", name);
}

Fault JczReader::place_tile() {
  const Json& payload = *message().payload;
  const std::string& rotation = payload["rotation"].text;
  const auto at = position_here(table, payload["position"]);
  int degrees = -1, turns = 0;
  std::string_view digits = rotation;
  if (!digits.empty()) digits.remove_prefix(1);
  if (!at || rotation[0] != 'R' || !read_number(digits, 0, 270, degrees) || degrees % 90 != 0)
    return fail("import.malformed", at ? rotation : "position");
  if (auto fault = draw(payload["tileId"].text, turns)) return fault;
  while (decision(game, state).phase == Phase::under_hill)
    if (!act(untold({}))) break;
  const int lies = (degrees / 90 + turns + table.turns + 8) & 3;
  const Action place = place_action(*at, lies);
  const Decision waiting = decision(game, state);
  if (message().player >= 0 && waiting.player != message().player)
    return fail("import.refused", std::string(rule_id(Rule::TURN_1)));
  if (act(place)) return {};
  // One that fits nowhere has been laid aside already.
  const Rule rule =
      waiting.phase == Phase::place ? refusal(game, state, place) : Rule::BASE_PLACE_7;
  return fail("import.refused", std::string(rule_id(rule)));
}

// Whose figure it is that is said to be moved; -1: not said.
int player_of(const JczMessage& message) {
  const Json& payload = *message.payload;
  if (payload["source"].text == jcz_princess) return message.player;
  const Json& own = payload["meepleId"];
  const JczMeeple meeple = jcz_meeple(own.text.empty() ? payload["pointer"]["meepleId"] : own);
  return meeple.kind ? meeple.player : message.player;
}

Fault JczReader::say() {
  const auto answers = jcz_answers(table, game, state, message());
  if (!answers) return answers.error();
  const State before = state;
  const std::size_t count = actions.size(), noted = notes.size();
  const int player = player_of(message());
  Rule rule = Rule::none;
  const ActionKind said = answers->front().kind;
  const bool returns = is_return(said) || said == ActionKind::walk;
  for (int steps = 0; steps < most_skipped; ++steps) {
    if (returns && has_happened(*answers)) return {};
    const Decision waiting = decision(game, state);
    if (!waiting.chance && (player < 0 || waiting.player == player))
      for (const Action& answer : *answers) {
        if (act(answer)) return {};
        if (rule == Rule::none && (kinds_taken(game, state) & kind_bit(answer.kind)))
          rule = refusal(game, state, answer);
      }
    if (!skip(*answers)) break;
  }
  state = before;
  actions.resize(count);
  notes.resize(noted);
  if (has_happened(*answers)) {
    const ActionKind kind = answers->front().kind;
    if (kind == ActionKind::flock || kind == ActionKind::crop) guess(message().type);
    return {};
  }
  if (rule == Rule::none) rule = refusal(game, state, answers->front());
  return fail("import.refused", std::string(rule_id(rule)));
}

Fault JczReader::read_message() {
  if (says_nothing(message())) {
    // Each player adds or takes back in turn, and only this says who did not.
    const Decision waiting = decision(game, state);
    if (message().type == "PASS" && waiting.phase == Phase::crop &&
        waiting.player == message().player)
      act(pass_action());
    return {};
  }
  if (message().type != "PLACE_TILE") return say();
  ++laid;
  // Before that: a tile that is refused is not drawn either.
  const State before = state;
  const std::size_t count = actions.size(), noted = notes.size();
  auto fault = place_tile();
  if (fault) {
    state = before;
    actions.resize(count);
    notes.resize(noted);
  }
  return fault;
}

// The end of a turn that has been confirmed.
void JczReader::finish() {
  if (messages.empty() || messages.back().type != "COMMIT") return;
  for (int steps = 0; steps < most_skipped && !at_draw(); ++steps) {
    const Phase phase = decision(game, state).phase;
    const bool asked = phase == Phase::flock || phase == Phase::crop_choice || phase == Phase::crop;
    if (asked || !skip({})) return;
  }
}

// Where a tile fits nowhere: it is drawn and laid aside.
bool is_laid_aside(const Game& game, const State& state, TypeIndex type) {
  const auto drawn = listed(game, state, draw_action(type));
  if (!drawn) return false;
  State after = state;
  apply(game, after, *drawn);
  return after.discarded.size() > state.discarded.size();
}

// The last moment at which a tile fits nowhere: before the action of this number.
std::optional<std::size_t> missing_at(const Game& game, const std::vector<Action>& actions,
                                      TypeIndex type) {
  std::optional<std::size_t> last;
  State state = initial_state(game);
  for (std::size_t k = 0;; ++k) {
    if (decision(game, state).phase == Phase::draw && is_laid_aside(game, state, type)) last = k;
    if (k == actions.size()) return last;
    apply(game, state, actions[k]);
  }
}

// Once all tiles are laid, those that are left have fitted nowhere. If that can be, the game is
// over; otherwise it has yet to go on.
void JczReader::add_missing() {
  if (state.over || decision(game, state).phase != Phase::draw) return;
  if (state.bag_total == 0 || state.bag_total > most_missing) return;
  std::vector<Action> longer = actions;
  std::size_t added = 0;
  const std::size_t missing = state.bag_total;
  for (std::size_t type = 0; type < state.bag.size() && added < missing; ++type)
    for (int copies = state.bag[type]; copies > 0 && added < missing; --copies) {
      const auto number = static_cast<TypeIndex>(type);
      const auto at = missing_at(game, longer, number);
      if (!at) break;
      longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(*at), draw_action(number));
      ++added;
    }
  if (added < missing) return;
  actions.clear();
  state = initial_state(game);
  for (const Action& action : longer) act(action);
}

// ---- The whole file -----------------------------------------------------------------------------

struct Attempt {
  Imported read;
  std::size_t messages = 0;  // that could be read
  bool over = false;
  State state;  // that it led to
};

// Files for tests end with sentences such as "Bob has 12 points". Those that tell all of a player's
// points are checked; the first that is not so is the fault.
Fault check_sentences(const Json& sentences, const Record& record, const State& state) {
  for (const Json& sentence : sentences.items) {
    std::string_view rest = sentence.text;
    if (rest.find("point") == rest.npos) continue;
    const PlayerEntry* whose = nullptr;
    for (const PlayerEntry& player : record.players)
      if (!player.name.empty() && rest.substr(0, player.name.size()) == player.name &&
          (!whose || whose->name.size() < player.name.size()))
        whose = &player;
    if (!whose) continue;
    rest.remove_prefix(whose->name.size());
    if (rest.substr(0, 5) != " has ") continue;
    rest.remove_prefix(std::min(rest.find_first_of("0123456789"), rest.size()));
    int points = 0;
    if (!take_number(rest, points) || rest.find_first_of("0123456789") != rest.npos) continue;
    if (state.score[whose - record.players.data()] != points)
      return fail("import.differs", sentence.text);
  }
  return {};
}

Attempt attempt(const Catalogue& catalogue, const Expected<Game>& game, const Json& file,
                const JczSetup& agreed, const std::vector<JczMessage>& messages) {
  Attempt made;
  Imported& read = made.read;
  read.record.setup = game ? game->setup : agreed.setup;
  read.record.players = agreed.players;
  read.notes = agreed.notes;
  if (!game) {
    read.fault = game.error();
    return made;
  }
  static const std::vector<JczTile> tiles = jcz_tiles();
  JczReader reader{catalogue, tiles, messages, *game, initial_state(*game), {}, {}, {}, 0, 0, {}};
  read.fault = reader.lay_start(file["setup"]["start"]);
  read.begun = true;
  for (; !read.fault && reader.now < messages.size(); ++reader.now)
    if ((read.fault = reader.read_message())) read.fault->line = reader.laid;
  made.messages = reader.now;
  if (!read.fault) {
    reader.finish();
    reader.add_missing();
  }
  made.over = reader.state.over;
  made.state = reader.state;
  read.record.actions = std::move(reader.actions);
  read.notes.insert(read.notes.end(), reader.notes.begin(), reader.notes.end());
  return made;
}

// A file for tests can be counted after a number of turns: then nothing else is left to draw.
bool is_counted(const Json& file) { return file["gameAnnotations"]["endTurn"].number(0) > 0; }

Attempt attempt(const Catalogue& catalogue, const Json& file, const JczSetup& agreed,
                const std::vector<JczMessage>& messages) {
  const auto game = without_tiles(catalogue, agreed.setup, agreed.bare);
  Attempt made = attempt(catalogue, game, file, agreed, messages);
  if (!made.read.fault && !made.over && is_counted(file)) {
    const auto shorter = with_drawn_alone(catalogue, agreed.setup, made.read.record.actions);
    Attempt counted = attempt(catalogue, shorter, file, agreed, messages);
    if (!counted.read.fault && counted.over) made = std::move(counted);
  }
  // What was guessed may have made other points.
  const auto is_guess = [](const Error& note) { return note.code == "import.guessed"; };
  const std::vector<Error>& notes = made.read.notes;
  if (!made.read.fault && std::none_of(notes.begin(), notes.end(), is_guess))
    made.read.fault = check_sentences(file["test"]["assertions"], made.read.record, made.state);
  return made;
}

// The first one who lays a tile.
PlayerIndex first_player(const std::vector<JczMessage>& messages, std::size_t players) {
  for (const JczMessage& one : messages)
    if (one.type == "PLACE_TILE" && one.player >= 0 &&
        static_cast<std::size_t>(one.player) < players)
      return static_cast<PlayerIndex>(one.player);
    else if (one.type == "PLACE_TILE")
      break;
  return 0;
}

}  // namespace

bool is_jcz(std::string_view text) {
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != text.npos && text[first] == '{';
}

Imported read_jcz(const Catalogue& catalogue, std::string_view text) {
  Imported failed;
  const auto file = read_json(text);
  if (!file) {
    failed.fault = file.error();
    return failed;
  }
  const Json& replay = (*file)["replay"];
  if (!(*file)["setup"].is(Json::Kind::object) || !replay.is(Json::Kind::list)) {
    failed.fault = fail("import.foreign");
    return failed;
  }
  if (replay.items.size() > most_messages) {
    failed.fault = fail("import.too-large");
    return failed;
  }
  const std::vector<JczMessage> messages = jcz_messages(replay);
  JczSetup agreed = jcz_setup(*file);
  agreed.setup.first_player = first_player(messages, agreed.players.size());
  Attempt best;
  bool first = true;
  for (const Options& print : jcz_prints(agreed.setup)) {
    agreed.setup.options = print;
    Attempt next = attempt(catalogue, *file, agreed, messages);
    const bool further = next.messages > best.messages || (next.over && !best.over);
    if (first || further) best = std::move(next);
    first = false;
    if (!best.read.fault && best.over) break;
  }
  Imported& read = best.read;
  if (agreed.lacks && read.begun) {
    // What it brings is missing from the first tile on.
    Error lacks = *agreed.lacks;
    if (read.fault) lacks.line = read.fault->line;
    read.fault = std::move(lacks);
  }
  return std::move(read);
}

}  // namespace bastide
