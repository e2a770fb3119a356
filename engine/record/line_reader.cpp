#include "engine/record/line_reader.hpp"

#include <optional>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/action_lines.hpp"
#include "engine/record/words.hpp"

namespace bastide {

int place_in(std::span<const std::string_view> list, std::string_view word) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i] == word) return static_cast<int>(i);
  return -1;
}

namespace {

constexpr long most_claimed = 99999;
constexpr std::size_t max_rule_length = 40;
constexpr std::string_view unknown_tile = "unknown";

// Whether a part stands for itself.
bool literal(std::string_view part) { return part[0] >= 'a' && part[0] <= 'z'; }

bool has_list(const LinePart* part) { return part && !part->words.empty(); }

// Whether a part matches any number of words.
bool open_ended(std::string_view part) {
  return part.substr(0, 7) == "SEGMENT" || part == "N..." || part == "TILE..." || part == "ACTION";
}

// ---- Reading ------------------------------------------------------------------------------------

using Result = std::optional<Error>;

struct LineReader {
  const LineContext& context;
  const AllWords all;
  const Tokens& words;
  bool any_place;
  std::size_t next = 0;
  Claim claim = {};

  Error wrong(std::string_view code) const { return Error{std::string(code), words[next], 0}; }
  Result read_part(std::string_view part);
  Result read_tile(bool may_be_unknown = false);
  Result read_numbers();
  Result read_action_line();
  Result read_segment_of(TileIndex tile, u8& segment);
  Result read_of_set(const LinePart& part);
};

Result LineReader::read_tile(bool may_be_unknown) {
  if (may_be_unknown && words[next] == unknown_tile) {
    claim.action.what = no_type;
    ++next;
    return {};
  }
  const int type = type_of_id(context.game, words[next]);
  if (type < 0) return wrong("record.unknown-tile");
  claim.action.what = static_cast<u8>(type);
  ++next;
  return {};
}

Result LineReader::read_segment_of(TileIndex tile, u8& segment) {
  const std::size_t from = next;
  const auto read = read_segment(context.game, context.state, tile, words, next);
  if (!read) return wrong("record.segment");
  segment = *read;
  if (segment != no_segment || any_place) return {};
  std::string named = words[from];
  for (std::size_t i = from + 1; i < next; ++i) named += ' ' + words[i];
  return Error{"record.segment", named, 0};
}

Result LineReader::read_of_set(const LinePart& part) {
  long number = 0;
  if (has_list(&part)) {
    number = place_in(part.words, words[next]);
    if (number < 0) return wrong("record.unknown-word");
  } else if (!read_number(words[next], part.least, part.most, number)) {
    return wrong(part.fault);
  }
  claim.action.*part.number = static_cast<u8>(number);
  ++next;
  return {};
}

// Reads all remaining words: one number for each player.
Result LineReader::read_numbers() {
  const std::size_t count = static_cast<std::size_t>(context.game.sides);
  for (; next < words.size(); ++next) {
    long number = -1;
    if ((context.none.empty() || words[next] != context.none) &&
        !read_number(words[next], -most_claimed, most_claimed, number))
      return wrong("record.number");
    claim.numbers.push_back(static_cast<int>(number));
  }
  if (claim.numbers.size() < count) return Error{"record.missing-word", {}, 0};
  if (claim.numbers.size() > count) return Error{"record.extra-word", words.back(), 0};
  return {};
}

Result LineReader::read_action_line() {
  const auto from = words.begin() + static_cast<std::ptrdiff_t>(next);
  const auto action = read_action(context.game, context.state, context.players,
                                  Tokens(from, words.end()), any_place);
  if (!action) return action.error();
  claim.action = *action;
  next = words.size();
  return {};
}

Result LineReader::read_part(std::string_view part) {
  if (part == "N...") return read_numbers();
  if (part == "TILE...") {
    for (; next < words.size(); claim.tiles.push_back(claim.action.what))
      if (Result fault = read_tile()) return fault;
    return {};
  }
  if (next == words.size()) return Error{"record.missing-word", {}, 0};
  if (literal(part)) {
    if (words[next] != part) return wrong("record.unknown-word");
    ++next;
    return {};
  }
  if (const LinePart* of_set = part_of_name(all, part)) return read_of_set(*of_set);
  if (part == "TILE") return read_tile();
  if (part == "TILE-IF-KNOWN") return read_tile(true);
  if (part == "ACTION") return read_action_line();
  if (part == "X,Y") {
    const auto at = read_position(words[next]);
    if (!at) return wrong("record.position");
    claim.action.at = *at;
  } else if (part == "COLOUR" || part == "COLOUR-TOO") {
    const int side = side_of_word(context.players, context.game.sides, words[next]);
    if (side < 0) return wrong("record.colour");
    (part == "COLOUR" ? claim.action.what : claim.action.value) = static_cast<u8>(side);
  } else if (part == "N") {
    long number = 0;
    if (!read_number(words[next], -most_claimed, most_claimed, number))
      return wrong("record.number");
    claim.numbers.push_back(static_cast<int>(number));
  } else if (part == "RULE:") {
    const std::string& rule = words[next];
    if (rule.empty() || rule.back() != ':' || rule.size() > max_rule_length)
      return wrong("record.rule");
    claim.rule = rule.substr(0, rule.size() - 1);
    any_place = true;  // lets the rules refuse the action
  } else if (part == "SEGMENT-HERE") {
    // A figure goes on the tile just placed; after the figure step there is none.
    const TileIndex tile = context.state.placed;
    any_place |= tile == no_tile;
    return read_segment_of(tile, claim.action.where);
  } else {
    return read_segment_of(tile_at(context.state.board, claim.action.at),
                           part == "SEGMENT" ? claim.action.where : claim.action.value);
  }
  ++next;
  return {};
}

// ---- Writing ------------------------------------------------------------------------------------

std::string part_text(const LineContext& context, const AllWords& all, const Action& action,
                      std::string_view part) {
  const auto& [game, state, players, any_place, none] = context;
  if (literal(part)) return std::string(part);
  if (const LinePart* of_set = part_of_name(all, part)) {
    const u8 number = action.*of_set->number;
    if (!has_list(of_set)) return std::to_string(number);
    return number < of_set->words.size() ? std::string(of_set->words[number]) : "";
  }
  if (part == "TILE") return action.what < game.types.size() ? game.types[action.what].id : "";
  if (part == "TILE-IF-KNOWN")
    return std::string(action.what < game.types.size() ? game.types[action.what].id : unknown_tile);
  if (part == "X,Y") return position_text(action.at);
  if (part == "COLOUR" || part == "COLOUR-TOO") {
    const u8 side = part == "COLOUR" ? action.what : action.value;
    return side < game.sides ? std::string(colour_word(colour_of_side(players, side))) : "";
  }
  if (part == "SEGMENT-HERE") return describe_segment(game, state, state.placed, action.where);
  return describe_segment(game, state, tile_at(state.board, action.at),
                          part == "SEGMENT" ? action.where : action.value);
}

}  // namespace

int agreement(const AllWords& all, std::string_view form, const Tokens& words) {
  int agree = 0;
  for (const std::string& word : words) {
    if (form.empty()) break;
    const std::string_view part = take_until(form, ' ');
    if (open_ended(part) || (literal(part) && word != part)) break;
    if (!literal(part))
      if (const LinePart* of_set = part_of_name(all, part);
          has_list(of_set) && place_in(of_set->words, word) < 0)
        break;
    ++agree;
  }
  return agree;
}

Expected<Claim> read_line(const LineContext& context, std::string_view form, const Tokens& words) {
  LineReader reader{context, all_words(context.game), words, context.any_place};
  while (!form.empty())
    if (Result fault = reader.read_part(take_until(form, ' '))) return std::move(*fault);
  if (reader.next < words.size()) return fail("record.extra-word", words[reader.next]);
  return std::move(reader.claim);
}

std::string write_line(const LineContext& context, std::string_view form, const Action& action) {
  const AllWords all = all_words(context.game);
  std::string text;
  while (!form.empty()) {
    if (!text.empty()) text += ' ';
    text += part_text(context, all, action, take_until(form, ' '));
  }
  return text;
}

}  // namespace bastide
