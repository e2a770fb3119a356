#include "web/panels/remarks/remark_view.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "web/drawing/faces.hpp"
#include "web/drawing/paint.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/mood.hpp"
#include "web/panels/remarks/lines.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/store/said.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// What part of the game's tiles must lie before the first remark, the second and the third.
constexpr int from_percent[most_said_lines] = {8, 35, 65};
constexpr int apart = 6;  // turns between two of them
constexpr double fade_seconds = 0.4;

std::string_view speaker_id(const Session& session, PlayerIndex speaker) {
  return session.record.players[static_cast<std::size_t>(person_of(session.game, speaker))]
      .computer;
}

bool is_quiet(const TableView& view) {
  const Session& session = view.session;
  return !view.settings->remarks || !session.lesson.id.empty() || session.board ||
         session.saved.slot.empty() || !view.input.may_store || view.play->replay.open ||
         !at_end(session) || is_over(session);
}

void fall_silent(Remarks& remarks) {
  remarks.line.clear();
  remarks.speaker = no_player;
  remarks.until = 0;
}

std::size_t turn_begin(const Session& session, std::size_t k) {
  const int turn = session.positions[k].turn;
  while (k > 0 && session.positions[k - 1].turn == turn) --k;
  return k;
}

// The rarest occasion in the turns that have ended since the game was last looked at.
std::optional<Remark> news(const Session& session, std::size_t seen) {
  std::optional<Remark> best;
  for (std::size_t end = turn_begin(session, session.cursor); end > seen;) {
    const std::size_t begin = turn_begin(session, end - 1);
    const std::vector<Remark> found = remarks_on(session, begin, end);
    if (!found.empty() && (!best || found[0].occasion < best->occasion)) best = found[0];
    end = begin;
  }
  return best;
}

// Whether it is time for another one.
bool may_speak(const Session& session, const Remarks& remarks, std::size_t said) {
  if (said >= most_said_lines) return false;
  const State& state = last_state(session);
  const auto laid = static_cast<int>(state.board.tiles.size());
  return laid * 100 >= from_percent[said] * (laid + state.bag_total) &&
         (remarks.last_turn == 0 || state.turn >= remarks.last_turn + apart);
}

void speak(TableView& view, const Remark& remark) {
  const Session& session = view.session;
  Remarks& remarks = view.remarks;
  Said said = stored_said(platform_storage());
  if (!may_speak(session, remarks, said_in(said, session.saved.slot))) return;
  const auto chance = static_cast<unsigned>(session.record.setup.seed + session.cursor * 7);
  std::string line =
      choose_line(speaker_id(session, remark.speaker), remark.occasion, all_said(said), chance);
  if (line.empty()) return;
  note_said(said, session.saved.slot, line);
  store_said(platform_storage(), said);
  say(tr_pair(view.texts, player_name(view.texts, session.record, remark.speaker),
              tr(view.texts, line)));
  view.drawn.remark = {};
  remarks.line = std::move(line);
  remarks.speaker = remark.speaker;
  remarks.until = 0;
  remarks.last_turn = shown(session).turn;
  // A whole round, so that the person has been to move.
  remarks.until_turn = remarks.last_turn + static_cast<int>(session.record.setup.players);
}

// ---- The bubble ---------------------------------------------------------------------------------

struct Bubble {
  ImVec2 size, words;
  float face, pad;
};

Bubble bubble_of(const Theme& theme, std::string_view words, float widest, float room) {
  Bubble b;
  b.pad = px(theme, 9);
  b.face = em(theme, 34);
  const float wrap = std::min(em(theme, widest), room - b.face - 3 * b.pad);
  b.words = ui_text_size(theme, words, Face::small, wrap);
  b.size = {b.face + b.words.x + 3 * b.pad, std::max(b.face, b.words.y) + 1.5f * b.pad};
  return b;
}

// Beside the panel of the players on the side of the board, as near to the speaker as may be.
std::vector<ImVec2> places_of(const TableView& view, const Bubble& bubble, Point speaker,
                              float reach) {
  const TableLayout& layout = view.play->layout;
  const Area &players = layout.players, &board = layout.board;
  const float gap = px(view.ui.theme, 12), step = px(view.ui.theme, 16);
  const float right = board.x + board.width - bubble.size.x - gap;
  const float low = board.y + board.height - bubble.size.y - gap;
  std::vector<ImVec2> places;
  const auto add = [&](float x, float y) {
    places.push_back({std::clamp(x, board.x + gap, std::max(board.x + gap, right)),
                      std::clamp(y, board.y + gap, std::max(board.y + gap, low))});
  };
  if (layout.shape == TableShape::upright) {
    for (float down = 0; down <= reach; down += step)
      for (const float x : {speaker.x - bubble.size.x / 2, board.x, right})
        add(x, players.y + players.height + gap + down);
    return places;
  }
  const bool left = players.x + players.width / 2 < board.x + board.width / 2;
  const float x = left ? players.x + players.width + gap : players.x - gap - bubble.size.x;
  for (float off = 0; off <= 2 * reach; off += step)
    for (const float way : {1.0f, -1.0f}) add(x, speaker.y - bubble.size.y / 2 + way * off);
  return places;
}

// Its tip points to the speaker.
void draw_tip(ImDrawList& draw, const Area& at, Point speaker, bool upright, float size,
              ImU32 paper) {
  if (upright) {
    const float x = std::clamp(speaker.x, at.x + 2 * size, at.x + at.width - 2 * size);
    draw.AddTriangleFilled({x - size, at.y + 1}, {x + size, at.y + 1}, {x, at.y - size}, paper);
    return;
  }
  const float y = std::clamp(speaker.y, at.y + 2 * size, at.y + at.height - 2 * size);
  const bool left = speaker.x < at.x;
  const float edge = left ? at.x + 1 : at.x + at.width - 1, tip = left ? edge - size : edge + size;
  draw.AddTriangleFilled({edge, y - size}, {edge, y + size}, {tip, y}, paper);
}

void draw_bubble(const TableView& view, const Bubble& bubble, const Area& at, float alpha) {
  const Theme& theme = view.ui.theme;
  const Session& session = view.session;
  const Remarks& remarks = view.remarks;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const ImU32 paper = faded(colour::paper_high, alpha);
  const Point speaker = view.drawn.off_board.score[remarks.speaker];
  const float round = px(theme, 12);
  draw.AddRectFilled({at.x, at.y + px(theme, 2)},
                     {at.x + at.width, at.y + at.height + px(theme, 3)},
                     faded(colour::ink, 0.22f * alpha), round);
  draw.AddRectFilled(at.min(), at.max(), paper, round);
  // Farther away, the face alone says whose words they are.
  const bool upright = view.play->layout.shape == TableShape::upright;
  const float far = std::fabs(speaker.y - at.y - at.height / 2);
  if (far < 1.6f * at.height + (upright ? at.height : 0))
    draw_tip(draw, at, speaker, upright, px(theme, 8), paper);
  if (alpha < 0.5f) return;
  GamePaint paint = over_all(paint_of(view, draw));
  const auto person = static_cast<std::size_t>(person_of(session.game, remarks.speaker));
  const int face = art::face_of(session.record.players[person].computer);
  const Play& play = view.play;
  draw_face(paint, paint.pictures,
            {face, mood_of(session, play.display, play.motion, remarks.speaker),
             colour_of(session, remarks.speaker), false},
            {at.x + bubble.pad + bubble.face / 2, at.y + at.height / 2}, bubble.face * 0.92f);
  ui_draw_paragraph(paint,
                    {at.x + 2 * bubble.pad + bubble.face, at.y + (at.height - bubble.words.y) / 2},
                    tr(view.texts, remarks.line), Face::small, colour::ink, bubble.words.x + 1);
}

}  // namespace

bool remarks_follow(TableView& view) {
  const Session& session = view.session;
  Remarks& remarks = view.remarks;
  const std::size_t now = session.record.actions.size();
  if (is_quiet(view) || !remarks.begun || now < remarks.seen) {
    fall_silent(remarks);
    remarks.begun = true;
    remarks.seen = now;
    return false;
  }
  if (shown(session).turn >= remarks.until_turn) fall_silent(remarks);
  // It is said when all has been seen of what it is about.
  if (now > remarks.seen && view.play->motion.steps.empty() && !view.ui.device.hidden) {
    const std::optional<Remark> found = news(session, remarks.seen);
    remarks.seen = std::max(remarks.seen, turn_begin(session, session.cursor));
    if (found) speak(view, *found);
  }
  if (remarks.line.empty() || view.ui.reduced_motion) return false;
  if (remarks.until == 0 && view.drawn.remark.width > 0) {
    constexpr double least = 4, each = 0.06;
    remarks.until =
        view.ui.now + least + each * static_cast<double>(tr(view.texts, remarks.line).size());
  }
  if (remarks.until > 0 && view.ui.now >= remarks.until) fall_silent(remarks);
  return !remarks.line.empty() && view.drawn.remark.width > 0;
}

void draw_remark(const TableView& view) {
  const Remarks& remarks = view.remarks;
  const Play& play = view.play;
  const Area last = std::exchange(view.drawn.remark, {});
  const std::string_view words = remarks.line.empty() ? "" : tr(view.texts, remarks.line);
  probe_fact(view.ui.probe, "remark", std::string(words));
  if (words.empty() || view.input.covered || play.dialog != TableDialog::none) return;
  const Theme& theme = view.ui.theme;
  const Point speaker = view.drawn.off_board.score[remarks.speaker];
  const std::vector<Area> targets = targets_on_board(view);
  Bubble bubble{};
  FreePlace place{{}, 1};
  // Near the face, in a line or two, or where the board leaves less room, in some more; at last
  // farther away.
  const float board = play.layout.board.height / 2, near = px(theme, 64);
  constexpr float wide = 240, slim = 120;
  for (const auto& [widest, reach] :
       {std::pair{wide, near}, {slim, near}, {slim, board}, {wide, board}}) {
    if (place.covers <= 0) break;
    bubble = bubble_of(theme, words, widest, play.layout.board.width - px(theme, 24));
    std::vector<ImVec2> places = places_of(view, bubble, speaker, reach);
    // It stays where it is while it can.
    std::stable_partition(places.begin(), places.end(),
                          [&](ImVec2 at) { return at.x == last.x && at.y == last.y; });
    place = free_place(view.drawn.panels, targets, places, bubble.size, nullptr);
  }
  if (place.covers > 0) return;
  const Area at{place.at.x, place.at.y, bubble.size.x, bubble.size.y};
  view.drawn.remark = at;
  probe_item(view.ui.probe, "remark", at.x, at.y, at.width, at.height);
  const bool fades = !view.ui.reduced_motion && remarks.until > 0;
  const double left = fades ? (remarks.until - view.ui.now) / fade_seconds : 1;
  draw_bubble(view, bubble, at, static_cast<float>(std::clamp(left, 0.0, 1.0)));
  a11y_words(
      theme, A11yRole::text,
      tr_pair(view.texts, player_name(view.texts, view.session->record, remarks.speaker), words),
      at.min(), at.max());
}

}  // namespace bastide::web
