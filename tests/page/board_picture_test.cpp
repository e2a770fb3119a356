// The board as a picture, and a game as an animated one.
#include "web/board/board_picture.hpp"

#include <cmath>
#include <set>

#include "tests/page/at_page.hpp"
#include "web/board/board_animation.hpp"
#include "web/board/display_state.hpp"
#include "web/drawing/board.hpp"
#include "web/screens/share_words.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/session.hpp"
#include "web/sets/page_set.hpp"

namespace gallery::board_picture_test {
namespace {

using namespace bastide;
using namespace bastide::web;

long count(const art::Image& image, std::uint32_t pixel) {
  return std::count(image.rgba.begin(), image.rgba.end(), pixel);
}

TEST(BoardPicture, ShowsEveryTileOnClothOrOnNothing) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  const art::Image bare = board_picture(page.app->ui, session, false);
  const art::Image cloth = board_picture(page.app->ui, session, true);
  EXPECT_EQ(bare.rgba.size(), static_cast<std::size_t>(bare.width * bare.height));
  EXPECT_EQ(cloth.width, bare.width + 128);
  const long tiles = static_cast<long>(last_state(session).board.tiles.size());
  const long nothing = count(bare, 0);
  EXPECT_NEAR(static_cast<double>(bare.width) * bare.height - static_cast<double>(nothing),
              static_cast<double>(tiles) * 128 * 128, static_cast<double>(tiles) * 128 * 8);
  EXPECT_EQ(count(cloth, 0), 0);
  for (const std::uint32_t pixel : cloth.rgba) ASSERT_EQ(pixel >> 24, 255u);
  // With the first tile alone nothing is left over.
  session.cursor = 0;
  const art::Image first = board_picture(page.app->ui, session, false);
  EXPECT_EQ(first.width, 128);
  EXPECT_EQ(first.height, 128);
  EXPECT_EQ(ImGui::GetIO().DisplaySize.x, page.window.width) << "the window is as it was";
}

// The position of a piece on the board.
std::optional<Point> place_of(const Board& board, const PieceAt& there) {
  if (const auto at = board_point(there.place)) return at;
  TileIndex tile = no_tile;
  if (there.place.kind == PlaceKind::tile) tile = there.place.tile;
  if (there.place.kind == PlaceKind::segment) tile = board.node_tile[there.place.node];
  if (tile == no_tile) return std::nullopt;
  return middle_of(board, tile);
}

// Every kind of piece that comes to the board in a scene's game is in the picture, at its place.
void find_pieces(const char* scene, std::set<Piece>& seen) {
  AtPage page(scene);
  const Session& session = *page.app->session;
  for (std::size_t k = 0; k < session.positions.size(); ++k) {
    const DisplayState display = display_at(session, k);
    const Board& board = board_of(session, display);
    for (std::size_t i = 0; i < display.pieces.size(); ++i) {
      const PieceAt& there = display.pieces[i];
      const auto at = place_of(board, there);
      // A ferry is drawn from the roads that it joins.
      if (!at || there.piece == Piece::ferry || !seen.insert(there.piece).second) continue;
      BoardSheet sheet;
      prepare_sheet(sheet, session, display, 64, 4096, true);
      const art::Image with = paint_board(page.app->ui, session, display, sheet);
      DisplayState less = display;
      less.pieces.erase(less.pieces.begin() + static_cast<std::ptrdiff_t>(i));
      const art::Image without = paint_board(page.app->ui, session, less, sheet);
      int changed = 0, elsewhere = 0;
      for (std::size_t p = 0; p < with.rgba.size(); ++p) {
        if (with.rgba[p] == without.rgba[p]) continue;
        ++changed;
        const auto cells = [&](std::size_t pixel, int from) {
          return (static_cast<float>(pixel) + 0.5f - static_cast<float>(sheet.margin)) / 64 +
                 static_cast<float>(from);
        };
        const auto wide = static_cast<std::size_t>(with.width);
        elsewhere += std::fabs(cells(p % wide, sheet.left) - at->x) > 0.8f ||
                     std::fabs(cells(p / wide, sheet.top) - at->y) > 0.8f;
      }
      EXPECT_GT(changed, 40) << scene << ", piece " << static_cast<int>(there.piece) << " at " << k;
      EXPECT_EQ(elsewhere, 0) << scene << ", piece " << static_cast<int>(there.piece);
    }
  }
}

TEST(BoardPicture, ShowsEveryPieceOnTheBoard) {
  std::set<Piece> seen;
  for (const char* scene : {"sheet/many-0", "table/hills", "mists/haunted"})
    find_pieces(scene, seen);
  for (const Piece piece : {Piece::meeple, Piece::mage, Piece::witch, Piece::gold, Piece::sheep,
                            Piece::shepherd, Piece::ghost})
    EXPECT_TRUE(seen.count(piece)) << static_cast<int>(piece);
}

TEST(BoardPicture, IsSavedFromTheScoreSheet) {
  AtPage page("sheet/two-0");
  press(page, "sheet.share");
  press(page, "share.picture");
  EXPECT_EQ(place().saved, "bastide.png");
  EXPECT_TRUE(place().bytes.empty()) << "the browser writes it";
  place().saved.clear();
  press(page, "sheet.share");
  press(page, "share.options");
  press(page, "share.look.2");
  press(page, "share.picture");
  EXPECT_EQ(place().saved, "bastide.png");
}

// Some browsers give other pixels than were drawn, so that nobody can be recognised by them.
TEST(BoardPicture, IsWrittenByThePageWhereTheBrowserWouldNot) {
  AtPage page("sheet/two-0");
  place().pictures_protected = true;
  press(page, "sheet.share");
  press(page, "share.picture");
  EXPECT_EQ(place().saved, "bastide.png");
  EXPECT_EQ(place().bytes.substr(0, 8), "\x89PNG\r\n\x1a\n");
  EXPECT_GT(place().bytes.size(), 10000u);
}

// ---- The film -----------------------------------------------------------------------------------

using Bytes = std::string_view;

std::uint32_t number(Bytes& from, int bytes = 4) {
  std::uint32_t value = 0;
  for (int i = 0; i < bytes; ++i) value = value << 8 | static_cast<std::uint8_t>(from[i]);
  from.remove_prefix(static_cast<std::size_t>(bytes));
  return value;
}

// Decompresses a single block with the fixed Huffman code.
std::string unpacked(Bytes packed) {
  std::string out;
  std::size_t bit = 16;  // after the header
  const auto next = [&](int n) {
    unsigned value = 0;
    for (int i = 0; i < n; ++i, ++bit)
      value |= (static_cast<std::uint8_t>(packed[bit / 8]) >> (bit % 8) & 1u) << i;
    return value;
  };
  const auto code = [&](int n) {
    unsigned value = 0;
    while (n-- > 0) value = value << 1 | next(1);
    return value;
  };
  EXPECT_EQ(next(3), 3u);
  while (bit < 8 * packed.size()) {
    unsigned symbol = code(7);
    if (symbol <= 23) {
      symbol += 256;
    } else {
      symbol = symbol << 1 | next(1);
      if (symbol <= 0xbf)
        symbol -= 0x30;
      else if (symbol <= 0xc7)
        symbol += 280 - 0xc0;
      else
        symbol = (symbol << 1 | next(1)) - 0x190 + 144;
    }
    if (symbol == 256) break;
    if (symbol < 256) {
      out += static_cast<char>(symbol);
      continue;
    }
    unsigned length = 258;
    if (symbol < 265) length = symbol - 254;
    if (symbol >= 265 && symbol < 285) {
      const int more = static_cast<int>(symbol - 261) / 4;
      length = 3 + ((4 + (symbol - 261) % 4) << more) + next(more);
    }
    unsigned far = code(5);
    if (far > 3) {
      const int more = static_cast<int>(far) / 2 - 1;
      far = ((2 + far % 2) << more) + next(more);
    }
    if (far + 1 > out.size()) {
      ADD_FAILURE() << "from before the beginning";
      return out;
    }
    while (length-- > 0) out += out[out.size() - far - 1];
  }
  std::uint32_t a = 1, b = 0;
  for (const char c : out) {
    a = (a + static_cast<std::uint8_t>(c)) % 65521;
    b = (b + a) % 65521;
  }
  Bytes check = packed.substr(packed.size() - 4);
  EXPECT_EQ(number(check), b << 16 | a);
  EXPECT_EQ((bit + 7) / 8, packed.size() - 4);
  return out;
}

struct Film {
  int width = 0, height = 0;
  std::uint32_t promised = 0;
  std::vector<std::uint32_t> colours, hundredths;
  std::vector<art::Image> frames;  // as displayed
};

Film read_film(Bytes file) {
  Film animation;
  EXPECT_EQ(file.substr(0, 8), "\x89PNG\r\n\x1a\n");
  file.remove_prefix(8);
  int width = 0, height = 0, left = 0, top = 0;
  bool over = false, ended = false;
  std::uint32_t order = 0;
  art::Image shown;
  while (file.size() >= 12 && !ended) {
    const std::uint32_t size = number(file);
    if (file.size() < size + 8) break;
    const Bytes kind = file.substr(0, 4), checked = file.substr(0, size + 4);
    Bytes content = file.substr(4, size);
    file.remove_prefix(size + 4);
    std::uint32_t check = ~0u;
    for (const char c : checked) {
      check ^= static_cast<std::uint8_t>(c);
      for (int i = 0; i < 8; ++i) check = check >> 1 ^ (check & 1 ? 0xedb88320u : 0);
    }
    EXPECT_EQ(number(file), ~check) << kind;
    if (kind == "IHDR") {
      animation.width = static_cast<int>(number(content));
      animation.height = static_cast<int>(number(content));
      EXPECT_EQ(number(content), 0x08030000u);
      shown.width = animation.width;
      shown.height = animation.height;
      shown.rgba.assign(static_cast<std::size_t>(animation.width * animation.height), 0);
    } else if (kind == "PLTE") {
      while (!content.empty()) {
        const std::uint32_t c = number(content, 3);
        animation.colours.push_back(0xff000000u | (c & 255) << 16 | (c & 0xff00) | c >> 16);
      }
    } else if (kind == "tRNS") {
      EXPECT_EQ(content, Bytes("", 1));
      animation.colours[0] = 0;
    } else if (kind == "acTL") {
      animation.promised = number(content);
      EXPECT_EQ(number(content), 0u);
    } else if (kind == "fcTL") {
      EXPECT_EQ(number(content), order++);
      width = static_cast<int>(number(content));
      height = static_cast<int>(number(content));
      left = static_cast<int>(number(content));
      top = static_cast<int>(number(content));
      EXPECT_TRUE(width > 0 && height > 0 && left + width <= animation.width &&
                  top + height <= animation.height);
      animation.hundredths.push_back(number(content, 2));
      EXPECT_EQ(number(content, 2), 100u);
      EXPECT_EQ(number(content, 1), 0u);
      over = number(content, 1) == 1;
    } else if (kind == "IDAT" || kind == "fdAT") {
      EXPECT_EQ(kind == "IDAT", animation.frames.empty());
      if (kind == "fdAT") {
        EXPECT_EQ(number(content), order++);
      }
      const std::string pixels = unpacked(content);
      EXPECT_EQ(pixels.size(), static_cast<std::size_t>(height * (width + 1)));
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          const auto index =
              static_cast<std::uint8_t>(pixels[static_cast<std::size_t>(y * (width + 1) + 1 + x)]);
          EXPECT_LT(index, animation.colours.size());
          if (index != 0 || !over)
            shown.rgba[static_cast<std::size_t>((top + y) * animation.width + left + x)] =
                animation.colours[index];
        }
      animation.frames.push_back(shown);
    } else {
      ended = kind == "IEND";
      EXPECT_TRUE(ended) << kind;
    }
  }
  EXPECT_TRUE(ended && file.empty());
  return animation;
}

// The mean difference of colours, and how many differ a lot.
void expect_alike(const art::Image& a, const art::Image& b, std::size_t nth) {
  ASSERT_EQ(a.rgba.size(), b.rgba.size());
  double sum = 0;
  long far = 0;
  for (std::size_t p = 0; p < a.rgba.size(); ++p) {
    ASSERT_EQ(a.rgba[p] >> 31, b.rgba[p] >> 31) << nth;
    if (!(a.rgba[p] >> 31)) continue;
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8)
      most = std::max(most, std::abs(static_cast<int>(a.rgba[p] >> shift & 255) -
                                     static_cast<int>(b.rgba[p] >> shift & 255)));
    sum += most;
    far += most > 48;
  }
  EXPECT_LT(sum / static_cast<double>(a.rgba.size()), 8) << nth;
  EXPECT_LT(far, static_cast<long>(a.rgba.size() / 200)) << nth;
}

TEST(BoardAnimation, ShowsEveryTurnOnClothOrOnNothing) {
  for (const bool cloth : {true, false}) {
    AtPage page("sheet/two-0");
    const Session& session = *page.app->session;
    press(page, "sheet.share");
    press(page, "share.options");
    press(page, cloth ? "share.look.1" : "share.look.2");
    press(page, "share.film");
    EXPECT_EQ(place().saved, "bastide-game.png");
    EXPECT_FALSE(page.app->animation);
    EXPECT_EQ(page.app->ui.lasting_notice, "");
    const Film animation = read_film(place().bytes);
    const std::vector<std::size_t> turns = turn_stops(session);
    EXPECT_EQ(animation.promised, turns.size());
    ASSERT_EQ(animation.frames.size(), turns.size());
    EXPECT_EQ(animation.hundredths.front(), 40u);
    EXPECT_EQ(animation.hundredths.back(), 300u);
    EXPECT_LE(std::max(animation.width, animation.height), 1000);
    BoardSheet sheet;
    prepare_sheet(sheet, session, display_at(session, session.record.actions.size()), 48, 1000,
                  cloth);
    for (std::size_t i = 0; i < turns.size(); i += 10)
      expect_alike(animation.frames[i],
                   paint_board(page.app->ui, session, display_at(session, turns[i]), sheet), i);
    EXPECT_EQ(count(animation.frames.back(), 0) == 0, cloth);
  }
}

TEST(BoardAnimation, EndsWithTheCard) {
  AtPage page("sheet/two-0");
  const Session& session = *page.app->session;
  press(page, "sheet.share");
  press(page, "share.film");
  ASSERT_EQ(place().saved, "bastide-game.png");
  const Film film = read_film(place().bytes);
  const std::vector<std::size_t> turns = turn_stops(session);
  ASSERT_EQ(film.frames.size(), turns.size() + 1);
  EXPECT_EQ(film.hundredths[turns.size() - 1], 300u) << "the finished board is seen first";
  EXPECT_EQ(film.hundredths.back(), 300u);
  const std::size_t last = session.record.actions.size();
  const BoardCard card = card_of(page.app->texts, session, last, page.app->screens.saves);
  expect_alike(film.frames.back(),
               card_picture(page.app->ui, session, display_at(session, last), card,
                            {static_cast<float>(film.width), static_cast<float>(film.height)}),
               turns.size());
}

TEST(BoardAnimation, IsCancelledWhenTheGameIsLeft) {
  AtPage page("sheet/two-0");
  page.app->animation = begin_animation(*page.app->session, true);
  paint_next_frame(*page.app->animation, page.app->ui, *page.app->session);
  page.app->session->record.actions.pop_back();
  draw_frames(page, 1);
  EXPECT_FALSE(page.app->animation);
  EXPECT_EQ(place().saved, "");
}

TEST(BoardAnimation, IsCancelledWhenAMoveIsReplaced) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  ActionList actions;
  legal_actions(session.game, shown(session), actions);
  ASSERT_GE(actions.size(), 2u);
  ASSERT_TRUE(play(session, actions[0]));
  settle(page);
  page.app->animation = begin_animation(session, true);
  paint_next_frame(*page.app->animation, page.app->ui, session);
  ASSERT_TRUE(undo(session));
  ASSERT_TRUE(play(session, actions[1]));
  draw_frames(page, 1);
  EXPECT_FALSE(page.app->animation);
  EXPECT_EQ(place().saved, "");
}

TEST(BoardAnimation, DISABLED_Keep) {
  const char* scene = std::getenv("BASTIDE_SCENE");
  AtPage page(scene);
  const Session& session = *page.app->session;
  const char* at = std::getenv("BASTIDE_AT");
  if (at) page.app->session->cursor = std::strtoul(at, nullptr, 10);
  const auto keep = [](const std::string& name, Bytes bytes) {
    FILE* file = std::fopen(name.c_str(), "wb");
    std::fwrite(bytes.data(), 1, bytes.size(), file);
    std::fclose(file);
  };
  for (const bool cloth : {true, false}) {
    clock_t begun = clock();
    const art::Image image = board_picture(page.app->ui, session, cloth);
    std::printf("picture %d x %d: %.2f s\n", image.width, image.height,
                double(clock() - begun) / CLOCKS_PER_SEC);
    const std::string stem = cloth ? "/tmp/look/cloth" : "/tmp/look/bare";
    keep(stem + ".raw", {reinterpret_cast<const char*>(image.rgba.data()), image.rgba.size() * 4});
    keep(stem + ".size", std::to_string(image.width) + ' ' + std::to_string(image.height));
    const auto kept = begin_animation(session, cloth);
    BoardAnimation& animation = *kept;
    begun = clock();
    double first = 0, longest = 0;
    for (bool more = true; more;) {
      const clock_t step = clock();
      more = paint_next_frame(animation, page.app->ui, session);
      const double took = double(clock() - step) / CLOCKS_PER_SEC;
      if (animation.done == animation.stops.size())
        first = double(clock() - begun) / CLOCKS_PER_SEC;
      longest = std::max(longest, took);
    }
    std::printf("film %d x %d, %zu frames, %zu bytes: %.2f + %.2f s, longest step %.3f\n",
                animation.apng.width, animation.apng.height, animation.stops.size(),
                animation.apng.file.size(), first, double(clock() - begun) / CLOCKS_PER_SEC - first,
                longest);
    keep(stem + "-film.png", animation.apng.file);
  }
}

}  // namespace
}  // namespace gallery::board_picture_test
