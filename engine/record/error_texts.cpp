#include "engine/record/error_texts.hpp"

#include <iterator>

namespace bastide {
namespace {

constexpr ErrorText sentences[] = {
    {"setup.players", "{} players: 2 to 6 can play, with expansions of Big Box 5 up to 8"},
    {"setup.players-alone", "{} players: 1 to 6 can play"},
    {"setup.others", "{} takes other players"},
    {"setup.alone", "{} is a game of its own and goes with no other expansion"},
    {"setup.first-player", "there is no player {}"},
    {"setup.expansion", "this version cannot play with these expansions"},
    {"setup.one-of", "these options exclude each other: {}"},
    {"setup.number", "an option cannot be {}"},
    {"setup.tiles", "these sets have too many tiles: {}"},

    {"position.alone", "{} is a game of its own and does not begin with a position"},
    {"position.empty", "no tile lies on the table"},
    {"position.tile", "the tile \"{}\" cannot be laid"},
    {"position.copies", "there are not as many tiles \"{}\" in the game"},
    {"position.cell", "at {} no tile can lie, or there is one already"},
    {"position.apart", "the tile at {} lies beside no other"},
    {"position.edges", "the edges of these tiles do not match: {}"},
    {"position.left", "there are not as many tiles \"{}\" left"},
    {"position.limits", "only a limited board has limits"},
    {"position.points", "a game cannot begin with {} points"},
    {"position.nowhere", "this piece is not in the game, or there is no such place for it"},
    {"position.piece", "this piece cannot be there: rule {}"},
    {"position.over", "with this position the game would be over"},

    {"record.foreign", "not a record: the first line must be \"bastide-record 1\""},
    {"record.newer", "a record of format {}, which this version does not read"},
    {"record.too-large", "the record is larger than a mebibyte"},
    {"record.too-long", "the record has too many actions"},
    {"record.encoding", "not text in UTF-8"},
    {"record.quote", "a quotation mark is not closed"},
    {"record.header", "\"{}\" belongs before the first action"},
    {"record.missing-word", "something is missing at the end of the line"},
    {"record.extra-word", "\"{}\" is too much"},
    {"record.unknown-word", "\"{}\" is not known"},
    {"record.players", "too many players"},
    {"record.colour", "\"{}\" is not a colour that can stand here"},
    {"record.name", "\"{}\" is not a name: at most 24 characters, no control characters"},
    {"record.computer", "\"{}\" is not the id of a computer player"},
    {"record.expansion", "the expansion \"{}\" is not known"},
    {"record.option", "\"{}\" is not an option, or not \"on\" or \"off\""},
    {"record.seed", "\"{}\" is not a seed: a whole number below 2^64"},
    {"record.number", "\"{}\" is not a number that can stand here"},
    {"record.position", "\"{}\" is not a place: x,y with whole numbers"},
    {"record.rotation", "\"{}\" is not a rotation: 0 to 3 quarter turns"},
    {"record.unknown-tile", "the tile \"{}\" is not in play"},
    {"record.segment", "there is no \"{}\" on this tile"},
    {"record.rule", "\"{}\" is not a rule followed by a colon"},
    {"record.chance", "what chance decides is missing before \"{}\", and there is no seed"},
    {"record.refused", "not allowed: rule {}"},
    {"record.expect", "expected {}"},

    {"link.empty", "the link holds no game"},
    {"link.foreign", "not the link of a game"},
    {"link.newer", "a link of format {}, which this version does not read"},
    {"link.unknown", "the link uses something that this version does not know"},
    {"link.too-large", "the link is too long"},
    {"link.character", "the link has a character that does not belong there"},
    {"link.corrupt", "the link is damaged or cut off"},
    {"link.refused", "the link can be followed for {} actions only"},
    {"link.different", "the link was made by other rules: the game may not be the same"},
    {"link.unplayable", "this game cannot become a link"},

    {"import.foreign", "neither a link of CarcassonneLab nor a saved game of JCloisterZone"},
    {"import.too-large", "too long to be such a game"},
    {"import.malformed", "\"{}\" cannot stand here"},
    {"import.json", "no JSON: line {}"},
    {"import.unknown", "neither a game of ours nor one of a program that is known"},
    {"import.differs", "what is said of points, figures or tiles left is not so: {}"},
    {"import.set", "the set {} is not in this game"},
    {"import.element", "{} is not as in this game"},
    {"import.rule", "the rule {} is not in this game"},
    {"import.action", "{} is not known here"},
    {"import.figure", "the figure {} is not in this game"},
    {"import.guessed", "no file tells this, so it is a guess: {}"},
    {"import.start", "the game does not begin with the start tile of the base game"},
    {"import.tile", "there is no tile {}, or none is left"},
    {"import.feature", "there is no feature {} on the tile"},
    {"import.more", "\"{}\" and what follows is too much: all tiles are laid"},
    {"import.refused", "not allowed: rule {}"},
    {"export.impossible", "this game cannot be written so: {}"},

    {"fair.seats", "devices and players do not fit together"},
    {"fair.stretch", "turn {}: what the devices have revealed does not fit what was played"},
    {"fair.chance", "turn {}: a chance is not what the devices have revealed"},

    {"save.empty", "there is nothing saved"},
    {"save.foreign", "not a saved game"},
    {"save.newer", "a saved game of format {}, which this version does not read"},
    {"save.too-large", "the saved game is too large"},
    {"save.truncated", "the saved game is cut off"},
    {"save.corrupt", "the saved game is damaged"},
};

}  // namespace

const std::vector<ErrorText>& error_texts() {
  static const std::vector<ErrorText> all(std::begin(sentences), std::end(sentences));
  return all;
}

std::string error_text(const Error& error) {
  for (const ErrorText& m : error_texts()) {
    if (m.code != error.code) continue;
    const std::size_t gap = m.text.find("{}");
    std::string text(m.text.substr(0, gap));
    if (gap != std::string_view::npos) text += error.detail + std::string(m.text.substr(gap + 2));
    return text;
  }
  return error.detail.empty() ? error.code : error.code + ": " + error.detail;
}

}  // namespace bastide
