#include "web/screens/dialogs/share_dialog.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/formats/formats.hpp"
#include "web/board/board_picture.hpp"
#include "web/board/display_state.hpp"
#include "web/drawing/board.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/share_words.hpp"
#include "web/session/replay_stops.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// ---- The picture --------------------------------------------------------------------------------

// "Base game, Anna: 98, Mason: 84".
std::string told_card(const Texts& texts, const BoardCard& card) {
  std::string words = card.title;
  for (const CardSeat& seat : card.seats)
    words +=
        ", " + (seat.points.empty() ? seat.name : name_and_number(texts, seat.name, seat.points));
  return words;
}

// The board alone, as far as it fits; what is transparent shows the paper.
void draw_plain(const GamePaint& paint, Ui& ui, const DisplayState& display, const Area& area,
                bool cloth) {
  BoardSheet sheet;
  prepare_sheet(sheet, paint.session, display, 128, 4096, cloth);
  const auto wide = static_cast<float>(sheet.wide), high = static_cast<float>(sheet.high);
  const float air = cloth ? 1.0f : 0.0f;
  Camera camera;
  camera.area = area;
  camera.now.zoom = std::min(area.width / (wide + air), area.height / (high + air));
  camera.now.centre = {static_cast<float>(sheet.left) + wide / 2,
                       static_cast<float>(sheet.top) + high / 2};
  camera.wanted = camera.now;
  if (cloth) paint.draw.AddRectFilled(area.min(), area.max(), IM_COL32(0xd9, 0xc8, 0xa5, 0xff));
  paint.draw.PushClipRect(area.min(), area.max(), true);
  draw_at_rest({paint, ui, board_of(paint.session, display), display.tiles, camera, camera.area},
               display, cloth ? Under::cloth : Under::nothing);
  paint.draw.PopClipRect();
}

// What a picture of it will look like, in the width that is left and at most so high.
void draw_preview(ScreenView& view, const Session& session, const ShareChoice& choice,
                  float height) {
  Ui& ui = view.ui;
  const DisplayState display = display_at(session, choice.cursor);
  const BoardCard card = card_of(view.texts, session, choice.cursor, view.screens.saves);
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 shape = card_size(session, display, card, 1000);
  const float scale = std::min(width / shape.x, height / shape.y);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const Area area{at.x + (width - shape.x * scale) / 2, at.y, shape.x * scale, shape.y * scale};
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const GamePaint paint{{ui.theme, draw}, session, view.pictures, session.game};
  const std::size_t before = ui.theme.a11y.size();
  if (choice.look != ShareLook::cut_out)
    draw.AddRectFilled({area.x + 1, area.y + px(ui.theme, 2)},
                       {area.x + area.width + 1, area.y + area.height + px(ui.theme, 3)},
                       faded(colour::edge, 0.35f), px(ui.theme, 2));
  const bool moves = std::exchange(ui.reduced_motion, true);
  const float text = std::exchange(ui.theme.text, 1.0f);  // a picture: its letters are part of it
  if (choice.look == ShareLook::card)
    draw_card(paint, ui, card, display, area);
  else
    draw_plain(paint, ui, display, area, choice.look == ShareLook::board);
  ui.reduced_motion = moves;
  ui.theme.text = text;
  a11y_instead(ui.theme, before, told_card(view.texts, card), area.min(), area.max());
  probe_item(ui.probe, "share.preview", area.x, area.y, area.width, area.height).seen =
      ImGui::IsRectVisible(area.min(), area.max()) && area.y >= draw.GetClipRectMin().y &&
      area.y + area.height <= draw.GetClipRectMax().y;
  ImGui::Dummy({width, area.height});
}

// ---- The ways -----------------------------------------------------------------------------------

struct Way {
  const char* id;
  Icon icon;
  ShareWay way;
};
constexpr Way other_ways[] = {{"share.code", Icon::code, ShareWay::code},
                              {"share.picture", Icon::picture, ShareWay::picture},
                              {"share.film", Icon::film, ShareWay::film},
                              {"share.page", Icon::page, ShareWay::page},
                              {"share.file", Icon::download, ShareWay::file}};

// The link goes to whoever is awaited, if somebody is.
std::string link_label(const Ui& ui, const Texts& texts, const Session& session,
                       SharedThing thing) {
  const PlayerIndex next = awaited(session);
  if ((thing == SharedThing::turn || thing == SharedThing::invitation) && next != no_player)
    return tr(texts, send_key(ui.device.shares, session.link.sent),
              {player_name(texts, session.record, next)});
  return std::string(tr(texts, ui.device.shares ? "share.send" : "share.copy"));
}

// Cells beside each other, as many as fit; the last one unfolds the options.
void ways(ScreenView& view, const Session& session, dialog::Share& share, SharedThing thing,
          bool& stays) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const auto by = [&](ShareWay way) {
    request(view.requests, ask_for::ShareBy{way, share.choice});
    stays = false;
  };
  ButtonStyle style{.tone = Tone::primary, .icon = Icon::share, .width = -1};
  if (ui_button(ui, "share.link", link_label(ui, texts, session, thing), style)) by(ShareWay::link);
  std::vector<std::string_view> labels;
  for (const Way& way : other_ways) labels.push_back(tr(texts, way.id));
  labels.push_back(tr(texts, "share.options"));
  const float all = ImGui::GetContentRegionAvail().x, gap = px(ui.theme, 8);
  const auto width_of = [&](int columns) {
    return (all - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  };
  const auto fits = [&](int columns) {
    return std::all_of(labels.begin(), labels.end(), [&](std::string_view label) {
      return ui_labels_fit(ui.theme, {label}, width_of(columns), Icon::picture);
    });
  };
  int columns = 3;
  while (columns > 1 && !fits(columns)) --columns;
  style = {.width = width_of(columns), .left = true};
  for (std::size_t n = 0; n < labels.size(); ++n) {
    if (n % static_cast<std::size_t>(columns) != 0) ImGui::SameLine(0, gap);
    if (n == std::size(other_ways)) {
      style.icon = share.options ? Icon::up : Icon::down;
      style.tone = Tone::quiet;
      if (ui_button(ui, "share.options", labels[n], style)) {
        share.options = !share.options;
        share.reveal = share.options ? 3 : 0;  // until the dialog has found its height
      }
      continue;
    }
    style.icon = other_ways[n].icon;
    if (ui_button(ui, other_ways[n].id, labels[n], style)) by(other_ways[n].way);
  }
}

// ---- The options --------------------------------------------------------------------------------

// As what it is shared, where there is a choice.
void choose_as(Ui& ui, const Texts& texts, const Session& session, dialog::Share& share) {
  if (share.puzzle || share.learning) return;
  std::vector<ShareAs> all = {ShareAs::game};
  std::vector<std::string> names = {std::string(tr(texts, "share.as.game"))};
  if (makes_puzzle(session, share.choice.cursor)) {
    all.push_back(ShareAs::puzzle);
    names.emplace_back(tr(texts, "share.as.puzzle"));
  }
  if (has_same_tiles(session)) {
    all.push_back(ShareAs::tiles);
    names.emplace_back(tr(texts, "share.as.tiles"));
  }
  const auto known = std::find(all.begin(), all.end(), share.choice.as);
  if (known == all.end()) share.choice.as = ShareAs::game;
  if (all.size() < 2) return;
  int chosen = known == all.end() ? 0 : static_cast<int>(known - all.begin());
  ui_text(ui, tr(texts, "share.as"), Face::small, colour::ink_soft);
  if (ui_choice(ui, "share.as", names, chosen))
    share.choice.as = all[static_cast<std::size_t>(chosen)];
  ui_gap(ui, 2);
}

// The turn, by steps to the one before and after it.
void choose_turn(Ui& ui, const Texts& texts, const Session& session, ShareChoice& choice) {
  std::vector<std::size_t> all = turn_stops(session);
  if (all.empty() || all.back() != session.record.actions.size())
    all.push_back(session.record.actions.size());
  const auto next = std::upper_bound(all.begin(), all.end(), choice.cursor);
  const auto here = std::lower_bound(all.begin(), all.end(), choice.cursor);
  const std::string words =
      tr(texts, "share.turn-of",
         {std::to_string(turn_told(session, choice.cursor)), std::to_string(turns_told(session))});
  const float line = ui_text_size(ui.theme, "X", Face::text).y, gap = px(ui.theme, 10);
  std::size_t wanted = choice.cursor;
  ButtonStyle step;
  step.enabled = here != all.begin();
  if (ui_icon_button(ui, "share.turn-back", Icon::turn_back, tr(texts, "timeline.turn-back"), step))
    wanted = *(here - 1);
  ImGui::SameLine(0, gap);
  step.enabled = next != all.end();
  if (ui_icon_button(ui, "share.turn-forward", Icon::turn_forward,
                     tr(texts, "timeline.turn-forward"), step))
    wanted = *next;
  ImGui::SameLine(0, gap);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (ui.theme.control - line) / 2);
  ui_text(ui, words);
  choice.cursor = wanted;
  probe_fact(ui.probe, "share.cursor", std::to_string(choice.cursor));
}

bool has_ratings(const ScreenView& view, const Session& session) {
  return is_about(view.review, session) && !view.review.analysis.ratings.empty();
}

// For which program a file is, where another one knows such games, or that a review is for paper.
// Names of programs are the same in all languages.
void choose_format(ScreenView& view, const Session& session, ShareChoice& choice) {
  std::vector<FileFor> all = {FileFor::ours};
  std::vector<std::string> names = {"Bastide"};
  if (!why_not_jcz(session.record)) {
    all.push_back(FileFor::jcloisterzone);
    names.emplace_back("JCloisterZone");
  }
  if (!why_not_lab(session.record)) {
    all.push_back(FileFor::carcassonne_lab);
    names.emplace_back("CarcassonneLab");
  }
  if (has_ratings(view, session)) {
    all.push_back(FileFor::paper);
    names.emplace_back(tr(view.texts, "share.format.paper"));
  }
  if (all.size() < 2) return;
  ui_text(view.ui, tr(view.texts, "share.format"), Face::small, colour::ink_soft);
  int chosen = static_cast<int>(std::find(all.begin(), all.end(), choice.file_for) - all.begin());
  if (ui_choice(view.ui, "share.format", names, chosen))
    choice.file_for = all[static_cast<std::size_t>(chosen)];
}

void options(ScreenView& view, const Session& session, dialog::Share& share, SharedThing thing) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  ShareChoice& choice = share.choice;
  ui_gap(ui, 4);
  choose_as(ui, texts, session, share);
  if (!share.learning && !share.puzzle && choice.as != ShareAs::tiles)
    choose_turn(ui, texts, session, choice);
  ui_text(ui, tr(texts, "share.look"), Face::small, colour::ink_soft);
  int look = static_cast<int>(choice.look);
  if (ui_choice(
          ui, "share.look",
          {std::string(tr(texts, "share.look.card")), std::string(tr(texts, "share.look.board")),
           std::string(tr(texts, "share.look.cut-out"))},
          look))
    choice.look = static_cast<ShareLook>(look);
  const bool whole = is_over(session) && !session.board && thing != SharedThing::tiles;
  if (whole && !session.comments.empty())
    ui_toggle(ui, "share.comments", tr(texts, "share.comments"), choice.comments);
  if (!share.learning && !share.puzzle && !session.board) choose_format(view, session, choice);
  if (has_ratings(view, session) && choice.file_for == FileFor::ours)
    ui_toggle(ui, "share.rated", tr(texts, "share.rated"), choice.rated,
              tr(texts, "share.rated.text"));
}

}  // namespace

bool share_dialog(ScreenView& view, const Session& session, dialog::Share& share) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  share.choice.cursor = std::min(share.choice.cursor, session.record.actions.size());
  const SharedThing thing = shared_thing(session, share.choice, share.puzzle);
  const std::string words = shared_words(view.texts, session, share.choice, thing);
  probe_fact(ui.probe, "share.thing", words);
  ui_dialog_begin(ui, "share", tr(view.texts, "share.title"), theme.low ? 720.0f : 460.0f);
  bool stays = true;
  const auto rest = [&] {
    ui_text(ui, words, Face::small, colour::ink_soft);
    ui_gap(ui, 2);
    ways(view, session, share, thing, stays);
    if (share.options) options(view, session, share, thing);
  };
  const float screen = ImGui::GetIO().DisplaySize.y;
  if (theme.low) {  // side by side
    const float width = ImGui::GetContentRegionAvail().x, gap = px(theme, 10);
    half_begin(theme, "share.left", 0.3f * width);
    draw_preview(view, session, share.choice, 0.45f * screen);
    half_end();
    ImGui::SameLine(0, gap);
    half_begin(theme, "share.right", ImGui::GetContentRegionAvail().x);
    rest();
    half_end();
  } else {
    // It gives room to the options.
    const float part = share.options ? 0.2f : theme.narrow ? 0.3f : 0.36f;
    draw_preview(view, session, share.choice, std::min(em(theme, 290), part * screen));
    ui_gap(ui, 2);
    rest();
  }
  if (share.reveal > 0) {
    --share.reveal;
    ImGui::SetScrollHereY(1);
  }
  stays &= !ui_dialog_last(ui, "dialog.cancel", tr(view.texts, "common.close"), Tone::quiet);
  ui_dialog_end(ui);
  return stays;
}

}  // namespace bastide::web
