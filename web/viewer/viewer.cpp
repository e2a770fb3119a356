#include "web/viewer/viewer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/record/address.hpp"
#include "engine/record/json.hpp"
#include "engine/record/link.hpp"
#include "engine/review/analysis.hpp"
#include "web/board/board_picture.hpp"
#include "web/board/display_state.hpp"
#include "web/board/motion.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/panels/log.hpp"
#include "web/panels/replay.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/refusals.hpp"
#include "web/ui/colours.hpp"

namespace bastide::web {
namespace {

// One of the objects of a list.
void add(std::string& list, std::string_view object) {
  if (!list.empty()) list += ',';
  list += '{';
  list += object.substr(1);  // without the comma before its first field
  list += '}';
}
std::string in_brackets(const std::string& list) { return '[' + list + ']'; }

std::string colour_code(ImU32 colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string code = "\"#";
  for (const unsigned shift : {4u, 0u, 12u, 8u, 20u, 16u}) code += digits[colour >> shift & 15];
  return code + '"';
}

std::string players_of(const Texts& texts, const Session& session) {
  std::string list;
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    const int colour = colour_of(session, side);
    add(list, json_field("name", json_string(player_name(texts, session.record, side))) +
                  json_field("colour", colour_code(player_colour(colour))) +
                  json_field("ink", colour_code(player_ink(colour))));
  }
  return in_brackets(list);
}

std::string cell(Position at) {
  return '[' + std::to_string(at.x) + ',' + std::to_string(at.y) + ']';
}

std::string log_of(const Texts& texts, Session& session) {
  Log log;
  session.cursor = session.record.actions.size();
  log_follow(texts, Settings{}, session, Motion{}, log);
  std::string list;
  for (const LogEntry& entry : log.entries) {
    std::string object = json_field("after", std::to_string(entry.action + 1)) +
                         json_field("text", json_string(entry.text)) +
                         json_field("weight", std::to_string(static_cast<int>(entry.weight)));
    if (entry.player != no_player) object += json_field("side", std::to_string(entry.player));
    if (entry.at) object += json_field("at", cell(*entry.at));
    if (entry.turn) object += json_field("turn", "true");
    add(list, object);
  }
  return in_brackets(list);
}

// In per cent.
std::string chances_of(const Session& session, std::size_t k) {
  const auto chances = chances_at(session, k);
  std::array<int, max_players> percent{};
  for (std::size_t side = 0; side < percent.size(); ++side)
    percent[side] = static_cast<int>(std::lround(100 * chances[side]));
  return json_numbers(percent, session.game.sides);
}

std::string positions_of(const Texts& texts, Session& session,
                         const std::vector<std::size_t>& shown) {
  const std::vector<std::size_t> turns = turn_stops(session);
  const bool rivals = session.game.sides > 1 && !plays_together(session);
  std::string list;
  for (const std::size_t k : shown) {
    session.cursor = k;
    const PositionInfo& moment = session.positions[k];
    const Board& board = state_at(session, k).board;
    std::string object = json_field("actions", std::to_string(k)) +
                         json_field("where", json_string(where(texts, session))) +
                         json_field("points", json_numbers(moment.score, session.game.sides)) +
                         json_field("last", cell(board.cells[board.tiles.back().cell].at));
    if (!moment.decision.over) object += json_field("side", std::to_string(moment.active));
    if (std::binary_search(turns.begin(), turns.end(), k)) {
      object += json_field("begins", "true");
      if (rivals) object += json_field("chances", chances_of(session, k));
    }
    add(list, object);
  }
  return in_brackets(list);
}

std::string comments_of(const Session& session) {
  std::string list;
  std::string_view rest = session.comments;
  for (Comment comment; take_comment(rest, comment);)
    add(list, json_field("after", std::to_string(comment.at)) +
                  json_field("text", json_string(comment.text)));
  return in_brackets(list);
}

std::string board_of_all(const Session& session) {
  const Board& board = last_state(session).board;
  Position least = board.cells[board.tiles[0].cell].at, most = least;
  for (const PlacedTile& tile : board.tiles) {
    const Position at = board.cells[tile.cell].at;
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  return '[' + cell(least) + ',' + cell(most) + ']';
}

std::string as_object(std::string fields) { return '{' + fields.substr(1) + '}'; }

}  // namespace

void begin_viewer(Viewer& viewer, std::string_view font) {
  viewer.pictures.in_memory = true;
  const std::string file(font);
  viewer.ui.theme.files = std::make_shared<const FontFiles>(FontFiles{file, file, {}});
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {1280, 800};
  theme_prepare(viewer.ui.theme);
  unsigned char* letters = nullptr;
  io.Fonts->GetTexDataAsRGBA32(&letters, nullptr, nullptr);
  io.Fonts->SetTexID(io.Fonts);
  ImGui::NewFrame();  // gives draw lists the font
  ImGui::EndFrame();
}

// Of a puzzle only what leads to its position, or the viewer would solve it.
static Expected<Session> session_of(const Catalogue& catalogue, const Address& address,
                                    const Record& record) {
  if (!address.puzzle) return open_session(catalogue, record);
  auto puzzle = read_puzzle(catalogue, address.text, *address.puzzle);
  if (!puzzle) return open_session(catalogue, record);
  shorten(puzzle->path, puzzle->path.cursor);
  return std::move(puzzle->path);
}

std::string open_game(Viewer& viewer, std::string_view given) {
  const auto refused = [&](const Error& fault) {
    return as_object(
        json_field("fault", json_string(as_sentence(explain_error(viewer.texts, fault)))));
  };
  const Address address = parse_address(given);
  if (!address.has_game) return refused({"link.foreign", "", 0});
  auto link = decode_link(viewer.catalogue, address.text);
  if (!link) return refused(link.error());
  auto opened = session_of(viewer.catalogue, address, link->record);
  if (!opened) return refused(opened.error());
  Session& session = viewer.session.emplace(std::move(*opened));
  session.comments = read_comments(address.comments, session.record.actions.size());

  std::vector<std::size_t> shown = stops(session);
  const std::size_t last = session.record.actions.size();
  if (shown.empty() || shown.back() != last) shown.push_back(last);
  const std::size_t start = stop_from(session, std::min(address.start.value_or(last), last));
  const auto begin = std::lower_bound(shown.begin(), shown.end(), start) - shown.begin();
  std::string facts;
  if (link->fault)
    facts +=
        json_field("fault", json_string(as_sentence(explain_error(viewer.texts, *link->fault))));
  facts += json_field("players", players_of(viewer.texts, session)) +
           json_field("positions", positions_of(viewer.texts, session, shown)) +
           json_field("log", log_of(viewer.texts, session)) +
           json_field("comments", comments_of(session)) +
           json_field("board", board_of_all(session)) +
           json_field("over", is_over(session) ? "true" : "false") +
           json_field("start", std::to_string(begin));
  return as_object(facts);
}

art::Image paint_position(Viewer& viewer, std::size_t actions, const Camera& camera) {
  const Session& session = *viewer.session;
  return paint_view(viewer.ui, session, display_at(session, actions), camera, viewer.pictures,
                    Under::shadows);
}

}  // namespace bastide::web
