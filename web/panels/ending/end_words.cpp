#include "web/panels/ending/end_words.hpp"

#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view end_turns[] = {".plain", ".narrow", ".fields", ".late", ".clear"};

std::string_view stem_of(EndMood mood) {
  switch (mood) {
    case EndMood::win:
      return "end.win";
    case EndMood::loss:
      return "end.loss";
    case EndMood::won_together:
      return "end.team.won";
    case EndMood::lost_together:
      return "end.team.lost";
    case EndMood::draw:
      return "end.draw";
    case EndMood::shared:
      return "end.shared";
    case EndMood::others:
      break;
  }
  return "end.others";
}

}  // namespace

std::string end_headline(const Texts& texts, const Session& session, const EndResult& result) {
  if (std::string title = end_title(texts, session.game, last_state(session)); !title.empty())
    return title;
  std::vector<std::string> winners;
  for (const PlayerIndex side : result.winners)
    winners.push_back(player_name(texts, session.record, side));
  switch (result.mood) {
    case EndMood::win:
      return std::string(tr(texts, "end.you-win"));
    case EndMood::draw:
      return std::string(tr(texts, "end.a-draw"));
    case EndMood::won_together:
      return std::string(tr(texts, "end.won-together"));
    case EndMood::lost_together:
      return std::string(tr(texts, "end.lost-together"));
    default:
      break;
  }
  if (winners.size() < 2) return tr(texts, "sheet.winner", {tr_list(texts, winners)});
  if (winners.size() == result.ranks.size()) return std::string(tr(texts, "end.a-draw"));
  return tr(texts, "sheet.shared", {tr_list(texts, winners)});
}

std::string end_sentence(const Texts& texts, const Session& session, const EndResult& result) {
  const auto name = [&](PlayerIndex side) {
    return side == no_player ? std::string() : player_name(texts, session.record, side);
  };
  const std::string key =
      std::string(stem_of(result.mood)) + std::string(end_turns[static_cast<int>(result.turn)]);
  if (reach_of(session.game, last_state(session))) return {};  // how far, is said in numbers
  const bool alone = result.winners.size() == 1 && result.rival == no_player;
  if (alone) return {};  // nobody played against them
  if (!has_text(texts, key)) return std::string(tr(texts, stem_of(result.mood)));
  return tr(texts, key,
            {name(result.winners.empty() ? no_player : result.winners[0]), name(result.rival),
             tr_count(texts, "points", result.margin)});
}

std::string_view end_kind_name(const Texts& texts, EndKind kind) {
  constexpr std::string_view keys[end_kinds] = {"sheet.kind.road", "sheet.kind.city",
                                                "sheet.kind.monastery", "end.everything-else",
                                                "sheet.kind.field"};
  return tr(texts, keys[static_cast<int>(kind)]);
}

std::string_view moment_name(const Texts& texts, const EndMoment& moment) {
  constexpr std::string_view keys[] = {"end.moment.city", "end.moment.road", "end.moment.turn",
                                       "end.moment.lead"};
  return tr(texts, keys[static_cast<int>(moment.kind)]);
}

std::string moment_number(const Texts& texts, const EndMoment& moment) {
  switch (moment.kind) {
    case MomentKind::turn:
      return tr_count(texts, "points", moment.number);
    case MomentKind::lead:  // a turn, or a feature in the final scoring
      if (moment.node != no_node) return tr_count(texts, "points", moment.number);
      return tr(texts, "sheet.turn", {std::to_string(moment.number)});
    default:
      return tr_count(texts, "tiles", moment.number);
  }
}

}  // namespace bastide::web
