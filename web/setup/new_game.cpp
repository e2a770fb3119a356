#include "web/setup/new_game.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/base/tokens.hpp"
#include "engine/players/levels.hpp"
#include "engine/players/player.hpp"
#include "engine/record/thread.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/set.hpp"
#include "web/platform/device.hpp"
#include "web/sets/campaign.hpp"
#include "web/text/names.hpp"
#include "web/text/suggested.hpp"

namespace bastide::web {
namespace {

constexpr u8 colour_order[] = {1, 3, 4, 2, 0, 5, 7, 6};  // the order in which colours are assigned

u8 free_colour(const NewGameForm& form) {
  for (const u8 colour : colour_order)
    if (std::none_of(form.players.begin(), form.players.end(),
                     [&](const PlayerEntry& p) { return p.colour == colour; }))
      return colour;
  return 0;
}

// Neither the easiest nor the hardest of the levels.
std::string usual_kind() { return std::string(levels[levels.size() / 2].id); }

// For another computer: as strong as the usual one, but of a kind that does not play yet.
std::string free_kind(const NewGameForm& form) {
  std::vector<std::string> kinds = {usual_kind()};
  for (const Level& persona : personas) kinds.emplace_back(persona.id);
  for (const Level& level : levels) kinds.emplace_back(level.id);
  for (const std::string& kind : kinds)
    if (std::none_of(form.players.begin(), form.players.end(),
                     [&](const PlayerEntry& p) { return p.computer == kind; }))
      return kind;
  return kinds.front();
}

// Which option stands for an edition of the tiles; the latest has none.
constexpr bool Options::*editions[] = {nullptr, &Options::second_edition, &Options::first_edition};

}  // namespace

NewGameForm default_form() {
  NewGameForm form;
  form.players.push_back({"", 1, ""});
  form.players.push_back({"", 3, usual_kind()});
  return form;
}

NewGameForm form_of(const Record& record) {
  NewGameForm form;
  form.players = record.players;
  for (std::size_t p = 0; p < form.players.size(); ++p)
    if (is_suggested(form.players[p], p)) form.players[p].name.clear();
  form.expansions = record.setup.expansions;
  form.options = record.setup.options;
  drop_excluded(form.options);
  form.draw_lots = false;
  return form;
}

std::string write_form(const NewGameForm& form) {
  std::string text;
  for (const PlayerEntry& p : form.players)
    text += "player " + std::to_string(p.colour) + ' ' + (p.computer.empty() ? "-" : p.computer) +
            ' ' + clean_name(p.name) + '\n';
  for (const ExpansionInfo& info : expansion_infos())
    if (form.expansions & expansion_bit(info.expansion))
      text += "expansion " + std::string(info.id) + '\n';
  for (const OptionInfo& option : option_infos())
    text += "option " + std::string(option.id) + (form.options.*option.value ? " on\n" : " off\n");
  for (const NumberInfo& number : number_infos())
    text += "option " + std::string(number.id) + ' ' + std::to_string(form.options.*number.value) +
            '\n';
  if (form.together) text += "together\n";
  text += form.draw_lots ? "lots on\n" : "lots off\n";
  if (const std::string clock = write_clock(form.table_rules.clock, 0); !clock.empty())
    text += "clock " + clock + '\n';
  if (const std::string table_rules = write_table_rules(form.table_rules); !table_rules.empty())
    text += "house " + table_rules + '\n';
  if (form.table_rules.match) text += "match " + write_match(*form.table_rules.match) + '\n';
  return text;
}

NewGameForm read_form(std::string_view text) {
  NewGameForm form;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    const std::string_view key = take_until(line, ' ');
    if (key == "player" && form.players.size() < max_players) {
      const std::string_view colour = take_until(line, ' '), kind = take_until(line, ' ');
      PlayerEntry player;
      player.colour = free_colour(form);
      if (colour.size() == 1 && colour[0] >= '0' && colour[0] < '8') {
        const u8 wanted = static_cast<u8>(colour[0] - '0');
        if (std::none_of(form.players.begin(), form.players.end(),
                         [&](const PlayerEntry& p) { return p.colour == wanted; }))
          player.colour = wanted;
      }
      if (kind != "-")
        player.computer =
            find_player_kind(kind) || kind == by_link ? std::string(kind) : usual_kind();
      player.name = clean_name(line);
      form.players.push_back(std::move(player));
    } else if (key == "option") {
      const std::string_view id = take_until(line, ' ');
      for (const OptionInfo& option : option_infos())
        if (option.id == id) form.options.*option.value = line == "on";
      long value = 0;
      for (const NumberInfo& number : number_infos())
        if (number.id == id && read_number(line, number.min, number.max, value))
          form.options.*number.value = static_cast<u8>(value);
    } else if (key == "expansion") {
      for (const ExpansionInfo& info : expansion_infos())
        if (info.id == line && info.goes_with_others())
          form.expansions |= expansion_bit(info.expansion);
    } else if (key == "together") {
      form.together = true;
    } else if (key == "clock") {
      read_clock(line, form.table_rules.clock);
    } else if (key == "house") {
      read_table_rules(line, form.table_rules);
    } else if (key == "match") {
      form.table_rules.match = read_match(line);
    } else if (key == "lots") {
      form.draw_lots = line == "on";
    }
  }
  drop_excluded(form.options);
  if (form.players.size() < fewest_players(form)) form.players = default_form().players;
  fit_seats(form);
  form.waiting.clear();
  form.waiting_sets = 0;
  form.waiting_options.clear();
  form.players.resize(std::min(form.players.size(), most_players(form)));
  return form;
}

std::string default_name(const Texts& texts, const std::vector<PlayerEntry>& players,
                         std::size_t player) {
  const std::string& kind = players[player].computer;
  if (kind.empty() || kind == by_link)
    return tr(texts, "new.player-name", {std::to_string(player + 1)});
  std::size_t alike = 0, number = 0;
  for (std::size_t p = 0; p < players.size(); ++p) {
    if (players[p].computer != kind) continue;
    ++alike;
    if (p == player) number = alike;
  }
  const std::string name = kind_name(texts, kind);
  if (alike == 1) return name;
  return tr(texts, "new.computer-name-n", {name, std::to_string(number)});
}

std::string name_in_form(const Texts& texts, const NewGameForm& form, std::size_t player) {
  const std::string& typed = form.players[player].name;
  return typed.empty() ? default_name(texts, form.players, player) : typed;
}

std::size_t most_players(const NewGameForm& form) { return player_range(rules_of(form)).most; }

long people_of(const NewGameForm& form) {
  return std::count_if(form.players.begin(), form.players.end(),
                       [](const PlayerEntry& p) { return p.computer.empty(); });
}

bool can_begin(const NewGameForm& form) {
  const bool all_elsewhere =
      std::all_of(form.players.begin(), form.players.end(),
                  [](const PlayerEntry& p) { return p.computer == by_link; });
  return form.players.size() <= most_players(form) && !all_elsewhere;
}

void add_player(NewGameForm& form) {
  if (form.players.size() >= most_players(form)) return;
  form.players.push_back({"", free_colour(form), people_of(form) > 0 ? free_kind(form) : ""});
}

void seat_people(NewGameForm& form, std::string_view kind) {
  if (form.together) play_together(form, false);
  if (is_for_one(form)) leave_game_for_one(form);
  if (form.players.size() < 2) add_player(form);
  for (std::size_t p = 0; p < form.players.size(); ++p) {
    std::string& plays = form.players[p].computer;
    // A computer that has a name of its own is somebody else now.
    if (find_player_kind(plays)) form.players[p].name.clear();
    plays = p == 0 ? std::string_view{} : kind;
  }
}

void choose_colour(NewGameForm& form, std::size_t player, u8 colour) {
  for (PlayerEntry& other : form.players)
    if (other.colour == colour) other.colour = form.players[player].colour;
  form.players[player].colour = colour;
}

const Preset* preset_of(const NewGameForm& form) {
  const auto same = [&](const Preset& preset) {
    if (preset.expansions != form.expansions || form.players.size() < preset.min_players ||
        form.players.size() > preset.max_players)
      return false;
    return std::all_of(option_infos().begin(), option_infos().end(), [&](const OptionInfo& option) {
      const bool idle = (option.of != 0 && (option.of & form.expansions) == 0) ||
                        (option.needs && !(form.options.*option.needs));
      return idle || preset.options.*option.value == form.options.*option.value;
    });
  };
  for (const Preset& preset : presets())
    if (same(preset)) return &preset;
  return nullptr;
}

bool choose_preset(NewGameForm& form, const Preset& preset) {
  const std::size_t seats = std::max(form.players.size(), 1 + form.waiting.size());
  if (preset.max_players > 1 && seats > preset.max_players) return false;
  form.expansions = preset.expansions;
  form.waiting_sets = 0;
  form.waiting_options.clear();
  form.options = preset.options;
  fit_seats(form);
  return true;
}

bool is_for_one(const NewGameForm& form) {
  Setup rules = rules_of(form);
  rules.players = 1;
  return player_range(rules).most == 1;
}

ExpansionMask sets_for_several() {
  ExpansionMask sets = 0;
  for (const Set* set : all_sets())
    if (set->needs_others && set->expansion) sets |= expansion_bit(*set->expansion);
  return sets;
}

void fit_seats(NewGameForm& form) {
  if (!is_for_one(form)) {
    form.expansions |= std::exchange(form.waiting_sets, 0);
    for (bool Options::*const option : std::exchange(form.waiting_options, {}))
      form.options.*option = true;
    const bool waited = !form.waiting.empty();
    for (PlayerEntry& player : std::exchange(form.waiting, {}))
      form.players.push_back(std::move(player));
    if (waited && !form.together)
      form.players.resize(std::min(form.players.size(), most_players(form)));
    while (form.players.size() < fewest_players(form)) add_player(form);
    return;
  }
  form.waiting_sets |= form.expansions & sets_for_several();
  form.expansions &= ~sets_for_several();
  for (const Set* set : all_sets())
    for (const OptionInfo& option : set->options)
      if (set->needs_others && !set->expansion && std::exchange(form.options.*option.value, false))
        form.waiting_options.push_back(option.value);
  if (form.players.size() < 2) return;
  const auto own = std::find_if(form.players.begin(), form.players.end(),
                                [](const PlayerEntry& p) { return p.computer.empty(); });
  if (own != form.players.end()) std::rotate(form.players.begin(), own, own + 1);
  form.waiting.assign(form.players.begin() + 1, form.players.end());
  form.players.resize(1);
}

void leave_game_for_one(NewGameForm& form) {
  for (const Set* set : all_sets())
    for (const OptionInfo& option : set->options)
      if (set->players.most == 1) form.options.*option.value = false;
  fit_seats(form);
}

int edition_of(const Options& options) {
  return options.first_edition ? 2 : options.second_edition ? 1 : 0;
}

void choose_edition(Options& options, int edition) {
  for (int i = 1; i < 3; ++i) options.*editions[i] = i == edition;
}

std::vector<const OptionInfo*> variants_of(const Options& options) {
  std::vector<const OptionInfo*> variants;
  for (const OptionInfo& option : option_infos()) {
    if (option.of != 0 || option.id == "farmers") continue;
    if (std::find(std::begin(editions), std::end(editions), option.value) != std::end(editions))
      continue;
    if (!option.needs || options.*option.needs) variants.push_back(&option);
  }
  return variants;
}

std::size_t fewest_players(const NewGameForm& form) {
  Setup rules = rules_of(form);
  rules.players = 1;
  return player_range(rules).least;
}

void play_together(NewGameForm& form, bool together) {
  form.together = together;
  fit_seats(form);
}

Setup rules_of(const NewGameForm& form) {
  Setup setup;
  setup.players = static_cast<u8>(form.players.size());
  if (!form.together) {
    setup.expansions = form.expansions;
    setup.options = form.options;
    drop_idle_numbers(setup);  // the form keeps them, a record does not
    return setup;
  }
  setup.expansions = expansion_bit(team_game().expansion);
  setup.options.level = form.options.level;
  return setup;
}

int tiles_of(const Catalogue& catalogue, const Setup& setup) {
  const Expected<Ruleset> rules = compose(catalogue, setup, all_sets());
  if (!rules) return 0;
  int tiles = std::accumulate(rules->copies.begin(), rules->copies.end(), 0);
  for (const StartTile& tile : rules->start) tiles += rules->types[tile.type].board.empty();
  return tiles;
}

int estimated_minutes(const NewGameForm& form, int tiles) {
  // A person takes about 22 seconds per tile, a computer with its animation 4; each expansion adds
  // a little thinking time.
  int expansions = 0;
  for (ExpansionMask rest = rules_of(form).expansions; rest != 0; rest &= rest - 1) ++expansions;
  double seconds = 0;
  for (const PlayerEntry& player : form.players)
    seconds += player.computer.empty() ? 22 + expansions : 4 + 0.2 * expansions;
  const double minutes = (tiles - 1) * seconds / static_cast<double>(form.players.size()) / 60;
  return std::max(5, static_cast<int>(std::lround(minutes / 5)) * 5);
}

u64 seed_of(const NewGameForm& form, u64 fresh) {
  if (form.seed.empty()) return fresh;
  u64 number = 0;
  if (read_number(form.seed, number)) return number;
  for (const char c : form.seed) number = mix64(number ^ static_cast<u8>(c));
  return number;
}

bool may_be_match(const NewGameForm& form) { return form.players.size() == 2 && !form.together; }

TableRules house_of(const NewGameForm& form) {
  TableRules table_rules = form.table_rules;
  wind_up(table_rules.clock, static_cast<int>(form.players.size()));
  table_rules.pass_device &= people_of(form) > 1;
  const bool linked = own_seats(form) != 0;
  if (linked) table_rules.clock = {};  // no clock for games by link
  table_rules.with_help &= linked;
  if (!may_be_match(form)) table_rules.match.reset();
  return table_rules;
}

u8 own_seats(const NewGameForm& form) {
  u8 own = 0, linked = 0;
  for (std::size_t p = 0; p < form.players.size(); ++p)
    (form.players[p].computer == by_link ? linked : own) |= static_cast<u8>(1 << p);
  return linked != 0 ? own : u8{0};
}

FairValue fresh_secret() {
  FairValue secret{};
  u64 bits = 0;
  for (std::size_t i = 0; i < secret.size(); ++i, bits >>= 8) {
    if (i % 6 == 0) bits = platform::fresh_seed();  // 48 bits
    secret[i] = static_cast<u8>(bits);
  }
  return secret;
}

Setup setup_of(const NewGameForm& form, u64 fresh_seed) {
  Setup setup = rules_of(form);
  setup.first_player = form.draw_lots ? random_player : PlayerIndex{0};
  setup.seed = seed_of(form, fresh_seed);
  // The first player must be at this device: see docs/by-link.md.
  if (const u8 own = own_seats(form); own != 0)
    setup.first_player = static_cast<PlayerIndex>(std::countr_zero(own));
  return setup;
}

std::vector<PlayerEntry> players_of(const Texts& texts, const NewGameForm& form) {
  std::vector<PlayerEntry> players = form.players;
  for (std::size_t p = 0; p < players.size(); ++p) {
    players[p].name = clean_name(players[p].name);
    if (players[p].name.empty()) players[p].name = default_name(texts, form.players, p);
    if (players[p].computer == by_link) players[p].computer.clear();
  }
  return players;
}

Expected<Session> begin_game(const Catalogue& catalogue, const Texts& texts,
                             const NewGameForm& form, u64 fresh_seed) {
  return begin_game_with(catalogue, texts, form, setup_of(form, fresh_seed));
}

Expected<Session> begin_game_with(const Catalogue& catalogue, const Texts& texts,
                                  const NewGameForm& form, const Setup& setup) {
  Record record;
  record.setup = setup;
  record.players = players_of(texts, form);
  std::optional<FairValue> secret;
  if (const u8 own = own_seats(form); own != 0) {
    secret = fresh_secret();
    if (auto done = invite(record, own, *secret); !done) return done.error();
  }
  auto session = open_session(catalogue, record, {}, secret);
  if (session) {
    session->table_rules = house_of(form);
    session->link.sent = !secret;
  }
  return session;
}

}  // namespace bastide::web
