// "review": a played game, decision by decision, as the score sheet judges it (docs/judging.md).
#include <algorithm>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "engine/cli/any_game.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/crew.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/review_lines.hpp"
#include "engine/record/link.hpp"
#include "engine/review/annotated.hpp"

namespace bastide::cli {
namespace {

// The positions are handed out one at a time: looking for one changes what is kept.
void judge_all(const PlayedGame& played, std::vector<JudgedPlacement>& placements, u32 nodes,
               std::size_t threads) {
  std::mutex positions;
  std::vector<std::optional<Judgement>> worth(placements.size());
  share_work(threads, placements.size(), [&](std::size_t i) {
    auto state = std::make_unique<State>();
    {
      const std::lock_guard lock(positions);
      *state = state_at(played, placements[i].placed);
    }
    worth[i] = judge_placement(played, *state, placements[i].placed, nodes);
  });
  for (std::size_t i = 0; i < placements.size(); ++i)
    placements[i].found = examined(played, placements[i].placed, worth[i]);
}

enum class Form : u8 { text, json, record, link, page };

// Nothing if more than one is asked for.
std::optional<Form> take_form(Arguments& words) {
  constexpr std::pair<std::string_view, Form> forms[] = {{"--json", Form::json},
                                                         {"--annotate", Form::record},
                                                         {"--link", Form::link},
                                                         {"--html", Form::page}};
  Form chosen = Form::text;
  for (const auto& [word, form] : forms) {
    if (!take_switch(words, word)) continue;
    if (chosen != Form::text) return {};
    chosen = form;
  }
  return chosen;
}

Expected<std::string> told(const Catalogue& catalogue, const Reviewed& reviewed, Form form) {
  const auto& [played, review, nodes] = reviewed;
  if (form == Form::json) return review_json(reviewed);
  if (form == Form::page) return review_page(reviewed);
  if (form == Form::record) return write_record(catalogue, annotated(played, review.analysis));
  if (form == Form::text) return review_text(reviewed);
  const auto link = encode_link(catalogue, played.record, true);
  if (!link) return link.error();
  const std::string comments = comments_for_link(played, review.analysis);
  return *link + (comments.empty() ? "" : "&c=" + comments) + '\n';
}

}  // namespace

int review(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 nodes = 2000;
  u64 threads = std::clamp<u64>(std::thread::hardware_concurrency(), 1, max_threads);
  take_number(words, "--nodes", 50, 1'000'000, nodes, bad);
  take_number(words, "--threads", 1, max_threads, threads, bad);
  const auto form = take_form(words);
  if (bad) return 2;
  if (!form || words.size() != 1) {
    std::fprintf(stderr,
                 "usage: bastide review FILE|LINK [--nodes N] [--threads N]\n"
                 "       [--json|--annotate|--link|--html]\n");
    return 2;
  }
  const Catalogue catalogue = builtin_catalogue();
  return tell_any_game(catalogue, words[0], [&](const PlayedGame& played) {
    Analysis analysis = analyse(played);
    std::vector<JudgedPlacement> placements = placements_of(played, analysis);
    judge_all(played, placements, static_cast<u32>(nodes), static_cast<std::size_t>(threads));
    const WholeReview whole = conclude(played, std::move(analysis), std::move(placements));
    return told(catalogue, {played, whole, static_cast<u32>(nodes)}, *form);
  });
}

}  // namespace bastide::cli
