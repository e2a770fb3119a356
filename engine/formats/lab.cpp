#include "engine/formats/lab.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/base/tokens.hpp"
#include "engine/formats/lab_tiles.hpp"
#include "engine/record/action_lines.hpp"
#include "engine/record/percent.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/place_words.hpp"

namespace bastide {
namespace {

constexpr std::string_view deck_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view move_signs =
    "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
constexpr std::size_t max_deck = 56;  // digits: 72 tiles
constexpr std::size_t move_size = 4;
constexpr int west = 16, north = 32;  // in the third sign of a move
constexpr std::string_view beginning = "/0/0/";
constexpr std::string_view names_key = "players=";

// What of a text is the link: from "/" on, up to the first space behind its names. Before them mail
// may have broken it.
std::string fragment_of(std::string_view text) {
  std::string decoded;
  if (const std::size_t key = text.find("lab="); key != text.npos) {
    text.remove_prefix(key + 4);
    if (text.substr(0, 1) == "%" || text.find('/') == text.npos) {
      decoded = percent_decoded(text);
      text = decoded;
    }
  }
  if (const std::size_t hash = text.find("#/"); hash != text.npos) text.remove_prefix(hash + 1);
  std::string kept;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (space && kept.find('?') != kept.npos) break;
    if (!space) kept += c;
  }
  return kept;
}

// The digits of a number in base 64 as those in base 24, the highest first.
std::vector<u8> deck_types(std::vector<u8> digits) {
  std::vector<u8> types;
  std::size_t first = 0;
  while (true) {
    while (first < digits.size() && digits[first] == 0) ++first;
    if (first == digits.size()) break;
    unsigned rest = 0;
    for (std::size_t i = first; i < digits.size(); ++i) {
      rest = rest * 64 + digits[i];
      digits[i] = static_cast<u8>(rest / lab_tiles.size());
      rest %= lab_tiles.size();
    }
    types.push_back(static_cast<u8>(rest + 1));
  }
  std::reverse(types.begin(), types.end());
  return types;
}

std::string deck_number(const std::vector<u8>& types) {
  std::vector<u8> digits;  // in base 64, the lowest first
  for (const u8 type : types) {
    unsigned carry = type - 1u;
    for (u8& digit : digits) {
      carry += digit * static_cast<unsigned>(lab_tiles.size());
      digit = static_cast<u8>(carry % 64);
      carry /= 64;
    }
    if (carry != 0) digits.push_back(static_cast<u8>(carry));
  }
  std::string text;
  for (std::size_t i = digits.size(); i-- > 0;) text += deck_digits[digits[i]];
  return text;
}

// The segment of a tile that a feature names; no_segment if there is none of this number.
u8 segment_of_feature(const TileType& type, const LabTile& tile, int feature) {
  std::string_view rest = tile.features;
  for (int before = 1; before < feature; ++before) take_until(rest, ',');
  std::string_view name = take_until(rest, ',');
  Tokens words{std::string(take_until(name, ' '))};
  if (!name.empty()) words.emplace_back(name);
  std::size_t next = 0;
  return words[0].empty() ? no_segment : read_segment(&type, 0, words, next).value_or(no_segment);
}

struct LabMove {
  Position at;
  int turns = 0;
  int feature = 0;  // 0: no figure
};

std::optional<LabMove> read_move(std::string_view signs) {
  std::size_t value[move_size] = {};
  if (signs.size() < move_size) return {};
  for (std::size_t i = 0; i + 1 < move_size; ++i)
    if ((value[i] = move_signs.find(signs[i])) == move_signs.npos) return {};
  const int turn = static_cast<int>(value[2]);
  if ((turn & ~(west | north)) > 3 || signs[3] < '0' || signs[3] > '9') return {};
  const auto signed_number = [](std::size_t size, bool negative) {
    return static_cast<i16>(negative ? -static_cast<int>(size) : static_cast<int>(size));
  };
  return LabMove{{signed_number(value[0], turn & west), signed_number(value[1], turn & north)},
                 turn & 3,
                 signs[3] - '0'};
}

// Nothing where a place is too far away.
std::string move_text(const LabMove& move) {
  const auto x = static_cast<std::size_t>(std::abs(move.at.x));
  const auto y = static_cast<std::size_t>(std::abs(move.at.y));
  if (x >= move_signs.size() || y >= move_signs.size()) return {};
  const int turn = move.turns + (move.at.x < 0 ? west : 0) + (move.at.y < 0 ? north : 0);
  return {move_signs[x], move_signs[y], move_signs[static_cast<std::size_t>(turn)],
          static_cast<char>('0' + move.feature)};
}

// A game as it is read, tile by tile.
struct LabReader {
  const Game& game;
  State state;
  Record& record;

  std::optional<Error> act(const Action& action) {
    const auto exact = listed(game, state, action);
    if (!exact) return fail("import.refused", std::string(rule_id(refusal(game, state, action))));
    apply(game, state, *exact);
    record.actions.push_back(*exact);
    return {};
  }

  // A plain tile while there is one, then one with a garden.
  std::optional<Error> draw(const LabTile& tile) {
    const std::string plain(tile.ours);
    for (const std::string& id : {plain, plain + "+garden"}) {
      const int type = type_of_id(game, id);
      if (type >= 0 && !act(draw_action(static_cast<TypeIndex>(type)))) return {};
    }
    return fail("import.tile", plain.substr(plain.find('/') + 1));
  }

  std::optional<Error> play(const LabTile& tile, const LabMove& move) {
    const int rotation = (move.turns + tile.turns) & 3;
    if (auto fault = act(place_action(move.at, rotation))) return fault;
    if (move.feature == 0) return act(pass_action());
    const PlacedTile& placed = state.board.tiles[state.placed];
    const TileType& type = game.types[placed.type];
    const u8 named = segment_of_feature(type, tile, move.feature);
    if (named == no_segment) return fail("import.feature", std::to_string(move.feature));
    // A tile that looks the same after half a turn may lie the other way round here.
    const auto words = split_line(segment_text(type, rotation, named));
    std::size_t next = 0;
    const auto segment = read_segment(&type, placed.rotation, words->words, next);
    return act(deploy_action(FigureKind::meeple, segment.value_or(named)));
  }
};

std::optional<Error> read_deck(std::string_view text, std::vector<u8>& types) {
  std::vector<u8> digits;
  for (const char c : text) {
    const std::size_t digit = deck_digits.find(c);
    if (digit == deck_digits.npos) return fail("import.malformed", valid_utf8({&c, 1}));
    digits.push_back(static_cast<u8>(digit));
  }
  if (digits.size() > max_deck) return fail("import.too-large");
  types = deck_types(std::move(digits));
  if (types.empty() || types[0] != lab_start) return fail("import.start");
  return {};
}

void read_names(std::string_view query, std::vector<PlayerEntry>& players) {
  const std::size_t key = query.find(names_key);
  if (key == query.npos) return;
  std::string_view names = query.substr(key + names_key.size());
  names = names.substr(0, names.find('&'));
  for (PlayerEntry& player : players)
    player.name = clean_name(percent_decoded(take_until(names, ',')));
}

std::optional<Error> read_moves(LabReader& reader, const std::vector<u8>& types,
                                std::string_view moves) {
  for (std::size_t k = 1; k < types.size(); ++k) {
    const LabTile& tile = lab_tiles[types[k] - 1u];
    const auto at_tile = [k](Error fault) {
      fault.line = static_cast<int>(k);
      return fault;
    };
    if (auto fault = reader.draw(tile)) return at_tile(std::move(*fault));
    if (decision(reader.game, reader.state).phase != Phase::place) continue;  // it fits nowhere
    if (moves.empty()) return {};
    const auto move = read_move(moves);
    if (!move) return at_tile(fail("import.malformed", valid_utf8(moves.substr(0, move_size))));
    moves.remove_prefix(move_size);
    if (auto fault = reader.play(tile, *move)) return at_tile(std::move(*fault));
  }
  if (moves.empty()) return {};
  return fail("import.more", valid_utf8(moves.substr(0, move_size)));
}

}  // namespace

bool is_lab_link(std::string_view text) {
  const std::string_view head = text.substr(0, max_lab_link);
  const std::size_t first = std::min(head.find_first_not_of(" \t\r\n"), head.size());
  return head.find("#/0/0/") != head.npos || head.find("lab=") != head.npos ||
         head.substr(first, beginning.size()) == beginning;
}

Imported read_lab_link(const Catalogue& catalogue, std::string_view text) {
  Imported read;
  const auto failed = [&read](Error fault) {
    read.fault = std::move(fault);
    return std::move(read);
  };
  if (text.size() > max_lab_link) return failed(fail("import.too-large"));
  if (!is_lab_link(text)) return failed(fail("import.foreign"));
  const std::string fragment = fragment_of(text);
  std::string_view rest = fragment;
  if (rest.substr(0, beginning.size()) != beginning) return failed(fail("import.foreign"));
  rest.remove_prefix(beginning.size());
  std::string_view moves = take_until(rest, '?');
  const std::string_view deck = take_until(moves, '/');
  std::vector<u8> types;
  if (auto fault = read_deck(deck, types)) return failed(std::move(*fault));
  read.record.players = {{"", 1, ""}, {"", 3, ""}};  // red and blue
  read.record.setup.first_player = 0;
  read_names(rest, read.record.players);
  const auto game = make_game(catalogue, read.record.setup);
  if (!game) return failed(game.error());
  read.begun = true;
  LabReader reader{*game, initial_state(*game), read.record};
  read.fault = read_moves(reader, types, moves);
  return read;
}

std::optional<Error> why_not_lab(const Record& record) {
  const auto impossible = [](std::string what) {
    return fail("export.impossible", std::move(what));
  };
  const Setup& setup = record.setup;
  if (setup.players != 2) return impossible("players " + std::to_string(setup.players));
  for (int e = 0; e < expansion_count; ++e)
    if (setup.has(static_cast<Expansion>(e)))
      return impossible("expansion " + std::string(expansion_word(static_cast<Expansion>(e))));
  for (const OptionInfo& info : option_infos())
    if (setup.options.*info.value != Options{}.*info.value)
      return impossible("option " + std::string(info.id));
  for (const NumberInfo& info : number_infos())
    if (has_meaning(info, setup) && setup.options.*info.value != Options{}.*info.value)
      return impossible("option " + std::string(info.id));
  if (setup.position) return impossible("position");
  return {};
}

namespace {

u8 lab_type_of(std::string_view id) {
  id = id.substr(0, id.find('+'));
  for (std::size_t i = 0; i < lab_tiles.size(); ++i)
    if (lab_tiles[i].ours == id) return static_cast<u8>(i + 1);
  return 0;
}

int feature_of_segment(const TileType& type, const LabTile& tile, u8 segment) {
  const int most =
      1 + static_cast<int>(std::count(tile.features.begin(), tile.features.end(), ','));
  for (int feature = 1; feature <= most; ++feature)
    if (segment_of_feature(type, tile, feature) == segment) return feature;
  return 0;
}

std::string lab_names(const Record& record, PlayerIndex first) {
  std::string names;
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    const PlayerEntry& player = record.players[(first + p) % record.players.size()];
    names += (p ? "," : "") + percent_encoded(player.name.empty() ? player.computer : player.name);
  }
  return names;
}

}  // namespace

Expected<std::string> write_lab_link(const Catalogue& catalogue, const Record& record) {
  if (auto fault = why_not_lab(record)) return *fault;
  const auto played = play_record(catalogue, record);
  if (!played) return played.error();
  const Game& game = played->game;
  State state = initial_state(game);
  const PlayerIndex first = state.active;
  std::vector<u8> types = {lab_start};
  std::string moves;
  LabMove move;
  for (const Action& action : played->actions) {
    apply(game, state, action);
    if (action.kind == ActionKind::draw) {
      types.push_back(lab_type_of(game.types[action.what].id));
    } else if (action.kind == ActionKind::place) {
      const PlacedTile& placed = state.board.tiles[state.board.tiles.size() - 1];
      move = {action.at, (placed.rotation - lab_tiles[types.back() - 1u].turns) & 3, 0};
      moves += move_text(move);
    } else if (action.kind == ActionKind::deploy) {
      move.feature =
          feature_of_segment(game.types[state.board.tiles[state.board.tiles.size() - 1].type],
                             lab_tiles[types.back() - 1u], action.where);
      if (!moves.empty()) moves.back() = static_cast<char>('0' + move.feature);
    }
  }
  // A turn that waits for its figure is not over: its tile is in hand.
  if (decision(game, state).phase == Phase::figure)
    moves.resize(moves.size() - std::min(moves.size(), move_size));
  std::string link = "#" + std::string(beginning) + deck_number(types) + '/' + moves;
  // What lies too far away shows when it is read again.
  link += "?" + std::string(names_key) + lab_names(record, first);
  const Imported again = read_lab_link(catalogue, link);
  if (again.fault) return fail("export.impossible", "tile " + std::to_string(again.fault->line));
  return link;
}

}  // namespace bastide
