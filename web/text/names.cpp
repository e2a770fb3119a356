#include "web/text/names.hpp"

#include "web/text/suggested.hpp"

namespace bastide::web {

std::string player_name(const Texts& texts, const Record& record, PlayerIndex player) {
  if (player >= max_players || record.players.empty()) return {};
  const std::size_t seat = player % record.players.size();
  const PlayerEntry& who = record.players[seat];
  const auto colour = [&] { return colour_name(texts, colour_of_side(record.players, player)); };
  if (who.name.empty()) return colour();
  // Of several colours, the first has the name of the person who plays them.
  const std::string name = shown_name(texts, who, seat);
  return player < record.players.size() ? name
                                        : name + " (" + within_sentence(texts, colour()) + ')';
}

std::string_view send_key(bool shares, bool sent) {
  if (!shares) return "by-link.copy";
  return sent ? "by-link.again" : "by-link.send";
}

std::string game_title(const Texts& texts, std::string_view name, const Record& record) {
  if (!name.empty()) return std::string(name);
  std::string title;
  for (std::size_t p = 0; p < record.players.size(); ++p) {
    if (p > 0) title += " \xc2\xb7 ";
    title += player_name(texts, record, static_cast<PlayerIndex>(p));
  }
  return title;
}

std::string colour_name(const Texts& texts, int colour) {
  return std::string(tr(texts, "colour." + std::to_string(colour)));
}

std::string coloured(const Texts& texts, int colour, std::string_view figure) {
  const std::string adjective(tr(texts, "colour.adjective." + std::to_string(colour)));
  return with_capital(tr(texts, "figure.of-colour", {adjective, figure}));
}

std::string role_name(const Texts& texts, FigureKind figure, SegmentKind feature) {
  const bool meeple = figure == FigureKind::meeple || figure == FigureKind::big_meeple;
  const std::string key = key_of("role.", feature_word(feature));
  return std::string(tr(texts, meeple && has_text(texts, key) ? key : "role.any"));
}

std::string piece_name(const Texts& texts, Piece piece) {
  const std::string_view word = piece == Piece::big_meeple ? "big-meeple" : piece_word(piece);
  return std::string(tr(texts, key_of("figure.", word)));
}

std::string_view feature_word(SegmentKind kind) { return segment_word(kind); }

std::string feature_name(const Texts& texts, SegmentKind feature) {
  return std::string(tr(texts, key_of("feature.", feature_word(feature))));
}

std::string_view edge_key(EdgeKind edge) {
  switch (edge) {
    case EdgeKind::road:
      return "table.edge.road";
    case EdgeKind::city:
      return "table.edge.city";
    case EdgeKind::river:
      return "table.edge.river";
    default:
      return "table.edge.field";
  }
}

std::string kind_name(const Texts& texts, std::string_view kind) {
  const std::string key = key_of("new.kind.", kind.empty() ? "person" : kind);
  return std::string(has_text(texts, key) ? tr(texts, key) : kind);
}

std::string_view tr_guard(const Texts& texts, bool together, std::string_view key) {
  const std::string guard = key_of(key, ".guard");
  return tr(texts, together && has_text(texts, guard) ? std::string_view(guard) : key);
}

std::string name_and_number(const Texts& texts, std::string_view name, std::string_view number) {
  std::string both = tr_pair(texts, name, number);
  const std::size_t gap = both.rfind(' ');
  if (gap != both.npos && both.substr(gap + 1) == number) both.replace(gap, 1, "\xc2\xa0");
  return both;
}

std::string key_of(std::string_view stem, std::string_view word) {
  std::string key(stem);
  key += word;
  return key;
}

std::string times(int count, int each) {
  std::string out = std::to_string(count);
  if (each != 1) out += " \xc3\x97 " + std::to_string(each);
  return out;
}

std::string quoted_words(const Texts& texts, std::string_view words) {
  return tr(texts, "by-link.words.quoted", {words});
}

}  // namespace bastide::web
