#include "web/screens/tale_reader.hpp"

#include <algorithm>
#include <memory>

#include "engine/rules/meaning.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

u8 bit(PlayerIndex player) { return static_cast<u8>(player == no_player ? 0 : 1u << player); }

TaleBoard laid_board(const Session& session, const ChapterTale& tale, const TurnActions& turn,
                     const Sentence& sentence) {
  TaleBoard laid;
  const Game& game = session.game;
  const auto state = std::make_unique<State>(state_at(session, tale.before));
  laid.at = turn[0].at;
  apply(game, *state, turn[0]);
  laid.board = state->board;
  laid.marked = sentence.node;
  const bool shared = sentence.saying == Saying::joined || sentence.saying == Saying::joins;
  laid.players = sentence.other == no_player
                     ? bit(tale.player)
                     : static_cast<u8>(bit(sentence.other) | (shared ? bit(tale.player) : 0));
  if (turn.size() < 2 || decision(game, *state).phase != Phase::figure) return laid;
  const Meaning meaning = meaning_of(game, *state, turn[1]);
  if (!meaning.piece || meaning.to.node == no_node) return laid;
  laid.stands = meaning.to.node;
  const bool lies = kind_of(game.tables, laid.board, laid.stands) == SegmentKind::field;
  laid.figure = FigureShown{meaning.owner, *meaning.piece, lies};
  return laid;
}

TalePage page_of(const Session& session, const Analysis& analysis, const Chapter& chapter) {
  TalePage page;
  page.chapter = chapter;
  page.tale = tale_of(session, analysis, chapter);
  page.rating = analysis.ratings[chapter.turn];
  page.display = display_at(session, page.tale.before);
  if (page.tale.played.empty() || page.tale.played[0].kind != ActionKind::place) return page;
  page.boards.push_back(laid_board(session, page.tale, page.tale.played, page.tale.did));
  if (!page.tale.better.empty())
    page.boards.push_back(laid_board(session, page.tale, page.tale.better, page.tale.rather));
  return page;
}

// The chapter that is being read stays in the story, and open.
void take_chapters(TaleReader& reader, std::vector<Chapter> found) {
  const bool overview = !reader.chapters.empty() && is_overview(reader);
  if (reader.open) {
    const Chapter& read = reader.open->chapter;
    const auto same = [&](const Chapter& one) { return one.turn == read.turn; };
    if (std::none_of(found.begin(), found.end(), same)) {
      found.push_back(read);
      std::sort(found.begin(), found.end(),
                [](const Chapter& a, const Chapter& b) { return a.turn < b.turn; });
    }
    const auto at = std::find_if(found.begin(), found.end(), same);
    *at = read;
    reader.page = static_cast<std::size_t>(at - found.begin());
  }
  reader.chapters = std::move(found);
  if (overview) reader.page = reader.chapters.size();
}

}  // namespace

void read_on(TaleReader& reader, const Session& session, const GameReview& review) {
  if (review.chapters != reader.taken) {
    reader.taken = review.chapters;
    take_chapters(reader, review.chapters);
  }
  if (is_overview(reader)) return reader.open.reset();
  const Chapter& chapter = reader.chapters[reader.page];
  if (!reader.open || reader.open->chapter != chapter)
    reader.open = page_of(session, review.analysis, chapter);
}

void turn_page(TaleReader& reader, int by) {
  const bool back = by < 0;
  if (back ? reader.page == 0 : is_overview(reader)) return;
  reader.page += back ? -1 : 1;
  // What the judge has found out meanwhile is told from here on.
  reader.open.reset();
  for (Chapter& chapter : reader.chapters)
    for (const Chapter& found : reader.taken)
      if (found.turn == chapter.turn) chapter = found;
}

}  // namespace bastide::web
