#include "tests/engine/playthroughs.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "engine/base/tokens.hpp"
#include "engine/cli/telling.hpp"
#include "engine/record/json.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/words.hpp"
#include "tests/data_folder.hpp"

namespace bastide::testing {

// ---- Which games --------------------------------------------------------------------------------

namespace {

constexpr std::string_view boxes[] = {"big-box-7", "big-box-5"};

// What else some sets need to show all that they do.
constexpr struct {
  std::string_view set;
  void (*change)(Setup&);
} needs[] = {
    {"robbers", [](Setup& s) { s.players = 3; }},  // several victims
    {"hands",
     [](Setup& s) {
       s.options.draw_early = false;
       s.options.hand_of_three = true;
     }},
    {"first-edition",
     [](Setup& s) {  // gardens, and the print of a box that has one of its own
       s.expansions = expansion_bit(Expansion::abbot) | expansion_bit(Expansion::princess_dragon);
     }},
    {"second-edition", [](Setup& s) { s.expansions = expansion_bit(Expansion::river); }},
    {"junctions",
     [](Setup& s) {
       s.expansions = expansion_bit(Expansion::mage_witch);  // has such a crossing,
       s.options.first_edition = true;                       // and now in a short game, too
     }},
    {"start-tile", [](Setup& s) { s.expansions = expansion_bit(Expansion::river); }},
    {"limited-board",
     [](Setup& s) {
       s.options.border_closes = true;
       s.options.return_unplaceable = true;  // where it happens most
       s.options.board_width = s.options.board_height = 7;
     }},
};

// Puts a set into a game of the base set alone. False if it only comes with others.
bool add(const Set& set, Setup& setup) {
  if (set.expansion)
    setup.expansions = expansion_bit(*set.expansion);
  else
    setup.players = std::min<u8>(3, set.players.most);  // several bidders, hands, lots
  for (const OptionInfo& option : set.options) {
    if (set.in_play(setup)) break;
    setup.options.*option.value = true;
  }
  if (!set.in_play(setup)) setup.first_player = random_player;  // where a set decides that
  for (const auto& [id, change] : needs)
    if (id == set.id) change(setup);
  return set.in_play(setup);
}

}  // namespace

std::vector<Playthrough> playthroughs() {
  std::vector<Playthrough> all;
  Setup plain;
  plain.first_player = 0;
  plain.options.short_game = true;
  plain.options.farmers = false;
  for (const Set* set : all_sets()) {
    Setup setup = plain;
    if (!add(*set, setup)) continue;
    if (!set->alone) {
      all.push_back({std::string(set->id), setup, set});
      continue;
    }
    setup.options = {};
    for (const NumberInfo& level : set->numbers)
      for (u8 n = level.min; n <= level.max; ++n) {
        setup.options.*level.value = n;
        all.push_back({std::string(set->id) + '-' + std::to_string(n), setup, set});
      }
  }
  for (const Preset& preset : presets()) {
    if (std::find(std::begin(boxes), std::end(boxes), preset.id) == std::end(boxes)) continue;
    Setup setup = plain;
    setup.players = 3;
    setup.expansions = preset.expansions;
    setup.options = preset.options;
    setup.options.short_game = true;
    all.push_back({std::string(preset.id), setup, nullptr});
  }
  return all;
}

std::string playthrough_file(std::string_view name) {
  return "playthroughs/" + std::string(name) + ".txt";
}

bool same_game(const Setup& setup, const Playthrough& playthrough) {
  Setup wanted = playthrough.setup;
  wanted.seed = setup.seed;
  wanted.first_player = setup.first_player;
  return setup == wanted;
}

// ---- What happens, in words ---------------------------------------------------------------------

namespace {

using Fields = std::map<std::string, std::string>;

// What is told together as the command line tells it (docs/notation.md), field by field.
std::vector<Fields> told_events(const Game& game, const State& after, const Events& events) {
  std::vector<Fields> all;
  for (std::size_t i = 0; i < events.size();) {
    const std::size_t next = i + told_as_one(events, i);
    const auto at = [&](std::size_t n) { return events.begin() + static_cast<std::ptrdiff_t>(n); };
    const auto fields = read_json_object(cli::events_json(game, after, Events(at(i), at(next))));
    if (fields) all.push_back(*fields);
    i = next;
  }
  return all;
}

bool says_nothing(std::string_view value) {
  return value.find_first_not_of("[0,]") == value.npos || value == "false";
}

// What the line of the action says already.
bool in_the_line(const Fields& event) {
  constexpr std::string_view names[] = {
      "turn",          "drawn", "placed",      "figure-placed", "chosen",     "die-rolled",
      "message-drawn", "bid",   "crop-chosen", "flight-begun",  "wolf-drawn", "token-drawn"};
  return std::find(std::begin(names), std::end(names), event.at("event")) != std::end(names);
}

std::string take(Fields& fields, const std::string& name) {
  const auto found = fields.find(name);
  if (found == fields.end()) return {};
  std::string value = found->second;
  fields.erase(found);
  return value;
}

std::vector<int> numbers(std::string_view list) {
  std::vector<int> all;
  list = list.substr(1, list.size() - 2);
  while (!list.empty()) all.push_back(std::stoi(std::string(take_until(list, ','))));
  return all;
}

// Tells a game, line by line.
struct Teller {
  const Game& game;
  const std::vector<PlayerEntry>& players;
  std::string text = {};
  PlayerIndex turn_of = no_player;  // the colour that was named last
  std::string alike = {};           // what the last line tells
  std::vector<int> score = {};      // that was told last
  std::map<std::string, std::array<int, max_players>> points = {};  // by what they were for

  std::string colour(int side) const {
    return std::string(colour_word(colour_of_side(players, static_cast<PlayerIndex>(side))));
  }
  std::string colours(int mask) const;
  std::string by_colour(const std::vector<int>& values) const;
  std::string rest(const Fields& fields) const;
  std::string scoring_line(Fields fields) const;
  void add_event(Fields fields);
  void add_action(const State& before, const Action& action);
  void add_points(const Scoring& scoring);
  void add_score(const State& state);
  void add_sums(const State& end);
};

// "red blue"
std::string Teller::colours(int mask) const {
  std::string line;
  for (int side = 0; side < game.sides; ++side)
    if ((mask >> side & 1) != 0) line += (line.empty() ? "" : " ") + colour(side);
  return line;
}

// "red 3, blue 1": those who have any.
std::string Teller::by_colour(const std::vector<int>& values) const {
  std::string line;
  for (std::size_t side = 0; side < values.size(); ++side)
    if (values[side] != 0)
      line += (line.empty() ? "" : ", ") + colour(static_cast<int>(side)) + ' ' +
              std::to_string(values[side]);
  return line.empty() ? "nobody" : line;
}

// "tiles 3, shields 1": what is left, without what is nothing.
std::string Teller::rest(const Fields& fields) const {
  std::string line;
  for (const auto& [name, value] : fields) {
    if (says_nothing(value)) continue;
    line += (line.empty() ? "" : ", ") + name;
    if (value == "true") continue;
    line += ' ';
    if (value[0] != '[') {
      line += value;
      continue;
    }
    for (const char c : value)
      if (c != '[' && c != ']') line += c == ',' ? ' ' : c;
  }
  return line;
}

// "completed city N 0,-1 (tiles 3): red 6"
std::string Teller::scoring_line(Fields fields) const {
  const std::vector<int> scored = numbers(take(fields, "points"));
  if (const auto value = fields.find("value"); value != fields.end()) {
    const int each = std::stoi(value->second);
    if (std::all_of(scored.begin(), scored.end(), [&](int n) { return n == 0 || n == each; }))
      fields.erase(value);  // the points say it
  }
  const std::vector<int> strength = numbers(take(fields, "strength"));
  if (std::count_if(strength.begin(), strength.end(), [](int n) { return n > 0; }) > 1)
    fields["strength"] = by_colour(strength);
  if (const std::string mask = take(fields, "pigs"); !mask.empty())
    fields["pigs"] = colours(std::stoi(mask));
  if (const std::string victim = take(fields, "victim"); !victim.empty())
    fields["victim"] = colour(std::stoi(victim));
  std::string line = take(fields, "cause");
  for (const char* part : {"on", "at"})
    if (const std::string word = take(fields, part); !word.empty()) line += ' ' + word;
  take(fields, "feature");  // the segment names it
  const std::string more = rest(fields);
  return line + (more.empty() ? "" : " (" + more + ')') + ": " + by_colour(scored);
}

// "# red: figure returned: meeple city N 0,-1; meeple city W 1,-1": alike ones on one line.
void Teller::add_event(Fields fields) {
  std::string head = take(fields, "event"), tail;
  if (head == "feature-scored") {
    text += "# " + scoring_line(std::move(fields)) + '\n';
    alike.clear();
    return;
  }
  std::replace(head.begin(), head.end(), '-', ' ');
  if (const std::string player = take(fields, "player"); !player.empty())
    head = colour(std::stoi(player)) + ": " + head;
  for (const char* part : {"figure", "tile", "on", "at"})
    if (const std::string word = take(fields, part); !word.empty())
      tail += (tail.empty() ? "" : " ") + word;
  if (const std::string more = rest(fields); !more.empty())
    tail += (tail.empty() ? "" : ", ") + more;
  if (head == alike && !tail.empty())
    text.insert(text.size() - 1, "; " + tail);
  else
    text += "# " + head + (tail.empty() ? "" : ": ") + tail + '\n';
  alike = head;
}

// The line of the notation, and whose it is where that is somebody else than before.
void Teller::add_action(const State& before, const Action& action) {
  text += describe_action(game, before, players, action);
  const Decision now = decision(game, before);
  const PlayerIndex whose = now.chance ? before.active : now.player;
  if (whose != turn_of && whose < game.sides) text += "  # " + colour(whose);
  turn_of = whose;
  alike.clear();
  text += '\n';
}

void Teller::add_points(const Scoring& s) {
  const bool of_feature = s.cause == ScoreCause::completed || s.cause == ScoreCause::final;
  const std::string_view what =
      of_feature ? segment_word(s.feature) : score_cause_words[static_cast<std::size_t>(s.cause)];
  auto& sums = points[std::string(what)];
  for (int side = 0; side < game.sides; ++side)
    sums[static_cast<std::size_t>(side)] += s.points[side];
}

void Teller::add_score(const State& state) {
  const std::vector<int> now(state.score, state.score + game.sides);
  if (now == score) return;
  score = now;
  text += "expect score";
  for (const int n : now) text += ' ' + std::to_string(n);
  text += '\n';
}

// At the end, what the points were for.
void Teller::add_sums(const State& end) {
  if (!end.over) return;
  text += "expect over\n";
  for (const auto& [what, sums] : points)
    text += "# " + what + ": " +
            by_colour(std::vector<int>(sums.begin(), sums.begin() + game.sides)) + '\n';
  const Outcome ended = outcome(game, end);
  text += "# in all: " + by_colour(score) + "; won by " +
          (ended.winners == 0 ? "nobody" : colours(ended.winners)) + '\n';
}

}  // namespace

std::string tell_playthrough(const Catalogue& catalogue, const Record& record) {
  Record bare = record;
  bare.actions.clear();
  const auto game = make_game(catalogue, record.setup);
  if (!game) return {};
  Teller teller{*game, record.players};
  teller.text = write_record(catalogue, bare);
  State state = initial_state(*game);
  teller.score.assign(state.score, state.score + game->sides);
  for (const Action& action : record.actions) {
    if (!legal(*game, state, action)) break;
    teller.add_action(state, action);
    const u16 turn = state.turn;
    Events events;
    apply(*game, state, action, &events);
    for (const Fields& fields : told_events(*game, state, events))
      if (!in_the_line(fields)) teller.add_event(fields);
    for (const Event& event : events)
      if (event.kind == EventKind::scored) teller.add_points(event.scoring);
    if (state.turn != turn || state.over) teller.add_score(state);
  }
  teller.add_sums(state);
  return teller.text;
}

// ---- What a set brings --------------------------------------------------------------------------

std::string sort_of(const std::string& line_of_action) {
  std::string sort;
  std::string_view left = line_of_action;
  while (!left.empty()) {
    const std::string_view word = take_until(left, ' ');
    if (word.find('/') != word.npos || word[0] < 'a' || word[0] > 'z') continue;
    sort += (sort.empty() ? "" : " ") + std::string(word);
  }
  return sort;
}

std::string sort_of(const Game& game, const State& after, const Event& event) {
  std::string sort;
  for (const Fields& fields : told_events(game, after, {event}))
    for (const auto& [name, value] : fields) {
      if (name == "event" || name == "cause" || name == "feature" || name == "figure")
        sort += value + ' ';
      else if (!says_nothing(value))
        sort += name + ' ';
    }
  return sort;
}

bool belongs_to(const Set& set, const Action& action) {
  return set.words && std::any_of(set.words->lines.begin(), set.words->lines.end(),
                                  [&](const LineForm& form) { return form.kind == action.kind; });
}

bool belongs_to(const Set& set, const Event& event) {
  if (!set.words) return false;
  if (event.kind == EventKind::scored)
    return std::any_of(
        set.words->scoring_fields.begin(), set.words->scoring_fields.end(),
        [&](const ScoringField& field) { return !says_nothing(field.value(event.scoring)); });
  return std::any_of(set.words->events.begin(), set.words->events.end(),
                     [&](const EventForm& form) { return form.is(event); });
}

namespace {

// Whether the same game could have been played without the set, with the same result.
bool idle(const Catalogue& catalogue, const Set& set, const Played& played) {
  std::vector<const Set*> others = played.game.sets;
  std::erase(others, &set);
  const auto game = make_game(catalogue, played.game.setup, others);
  if (!game) return false;
  State state = initial_state(*game);
  for (const Action& action : played.actions) {
    if (!legal(*game, state, action)) return false;
    apply(*game, state, action);
  }
  return state.over && std::equal(state.score, state.score + game->sides, played.state.score);
}

}  // namespace

bool shows(const Catalogue& catalogue, const Set& set, const Played& played) {
  if (!set.words || (set.words->lines.empty() && set.words->events.empty()))
    return !idle(catalogue, set, played);
  const auto own = [&](const auto& thing) { return belongs_to(set, thing); };
  return std::any_of(played.actions.begin(), played.actions.end(), own) ||
         std::any_of(played.events.begin(), played.events.end(), [&](const Events& events) {
           return std::any_of(events.begin(), events.end(), own);
         });
}

}  // namespace bastide::testing
