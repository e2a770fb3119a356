#include "web/screens/printed_review.hpp"

#include <cmath>

#include "engine/review/chances_curve.hpp"
#include "engine/review/html.hpp"
#include "engine/review/words.hpp"
#include "web/panels/verdict.hpp"
#include "web/review/words.hpp"
#include "web/screens/review_panels.hpp"
#include "web/session/session.hpp"
#include "web/sets/choice_words.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

struct Printed {
  const Texts& texts;
  const Session& session;
  const GameReview& review;
  std::vector<std::string> names = {};  // of the sides

  std::string_view word(std::string_view key) const { return tr(texts, key); }
  bool rivals() const { return session.game.sides > 1 && !plays_together(session); }
};

std::string heading(std::string_view words) { return "<h2>" + escaped(words) + "</h2>\n"; }
std::string paragraph(std::string_view words) { return "<p>" + escaped(words) + "</p>\n"; }

// How well everybody played; known once all turns are rated.
std::string measures_table(const Printed& page) {
  const Texts& texts = page.texts;
  const std::vector<Measure>& measures = page.review.measures;
  if (measures.empty()) return {};
  const bool rivals = page.rivals(), examined = !next_examined(page.review.analysis);
  std::vector<std::string_view> titles = {page.word("new.players"), page.word("sheet.total"),
                                          page.word("sheet.rate"), page.word("sheet.luck")};
  if (rivals) titles.push_back(page.word("sheet.adjusted"));
  std::string text = "<table>" + head_row(titles, titles.size()) + "<tbody>\n";
  const std::vector<int> points = points_of(page.session);
  for (std::size_t side = 0; side < measures.size(); ++side) {
    const Measure& measure = measures[side];
    std::string rate = tenths_words(texts, in_tenths(measure.errors.mean()));
    if (rivals && examined)
      rate += " \xc2\xb7 " + strength_words(texts, rating_by_levels(measure.compared));
    text += "<tr>" + cell(page.names[side]) + cell(std::to_string(points[side])) + cell(rate) +
            cell(signed_tenths(texts, in_tenths(measure.luck)));
    if (rivals) text += cell(signed_tenths(texts, in_tenths(measure.adjusted)));
    text += "</tr>\n";
  }
  return text + "</tbody></table>\n" + paragraph(page.word("sheet.measure.text"));
}

std::string key_moves_list(const Printed& page) {
  if (page.review.moves.empty()) return {};
  std::string text = heading(page.word("sheet.deciding")) + "<ol>\n";
  for (const std::size_t turn : page.review.moves) {
    const TurnSummary& summary = page.review.analysis.turns[turn];
    const std::string why =
        why_it_counts(page.texts, page.session, summary, page.review.analysis.ratings[turn]);
    text += "<li>" +
            escaped(tr_pair(page.texts, turn_name(page.texts, page.session.record, summary), why)) +
            "</li>\n";
  }
  return text + "</ol>\n";
}

// What was played in a turn: the tile by its name in the notation, its place, and the figure.
std::string played_words(const Printed& page, const TurnSummary& turn) {
  const Session& session = page.session;
  std::string words;
  for (std::size_t k = turn.begin; k < turn.end; ++k) {
    if (!places(session, k)) continue;
    const State& before = state_at(session, k);
    const std::span<const Action> actions(session.record.actions);
    const std::string id =
        before.drawn == no_type ? std::string() : std::string(session.game.types[before.drawn].id);
    const std::string what = turn_words(page.texts, session.game, before,
                                        actions.subspan(k, end_of(session, k) - k), true);
    words += (words.empty() ? "" : "; ") + (id.empty() ? what : tr_pair(page.texts, id, what));
  }
  return words;
}

// "53 : 47".
template <class Value>
std::string side_by_side(const Printed& page, const Value& value_of) {
  std::string text;
  for (std::size_t side = 0; side < page.names.size(); ++side)
    text += (side ? " : " : "") + std::to_string(value_of(side));
  return text;
}

std::string turns_table(const Printed& page) {
  const Analysis& analysis = page.review.analysis;
  const bool chances = page.rivals();
  std::string text =
      "<table>" +
      head_row({page.word("new.players"), page.word("tale.played"), page.word("tale.better"),
                page.word("sheet.total"), chances ? std::string_view("%") : std::string_view()},
               3) +
      "<tbody>\n";
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const TurnSummary& turn = analysis.turns[i];
    const TurnRating& rating = analysis.ratings[i];
    if (turn.player == no_player) continue;
    const Verdict verdict = verdict_of(rating);
    std::string better;
    if (rating.place.kind != ActionKind::none && verdict != Verdict::fine)
      better =
          tr_pair(page.texts, verdict_name(page.texts, verdict), loss_words(page.texts, rating)) +
          ' ' + better_words(page.texts, page.session, rating, true);
    const std::string score =
        side_by_side(page, [&](std::size_t side) { return turn.score[side]; });
    text += "<tr class=\"" + std::string(verdict_word(verdict)) + "\">" +
            cell(turn_name(page.texts, page.session.record, turn)) +
            cell(played_words(page, turn)) + cell(better) + cell(score, true);
    text += cell(chances ? side_by_side(page,
                                        [&](std::size_t side) {
                                          return std::lround(100 * analysis.chances[i][side]);
                                        })
                         : std::string(),
                 true) +
            "</tr>\n";
  }
  return text + "</tbody></table>\n";
}

}  // namespace

std::string printed_review(const Texts& texts, const Session& session, const GameReview& review) {
  Printed page{texts, session, review};
  std::string title;
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    page.names.push_back(player_name(texts, session.record, side));
    title += (side ? " \xe2\x80\x93 " : "") + page.names.back();
  }
  const Analysis& analysis = review.analysis;
  std::string text = page_begin(title, texts.language);
  if (!is_over(session)) text += paragraph(page.word("sheet.so-far"));
  const long all = count_turns(analysis), examined = count_examined(analysis);
  if (examined < all)
    text +=
        paragraph(tr(texts, "sheet.examining", {std::to_string(examined), std::to_string(all)}));
  text += measures_table(page);
  const std::string curve =
      page.rivals() ? chances_curve(analysis, page.names, page.word("sheet.chances")) : "";
  if (!curve.empty()) text += heading(page.word("sheet.chances")) + curve;
  return text + key_moves_list(page) + heading(page.word("sheet.graph")) + turns_table(page) +
         page_end();
}

}  // namespace bastide::web
