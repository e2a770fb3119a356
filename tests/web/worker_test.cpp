// The messages between the page and the computer player in its worker.
#include "web/worker/search_job.hpp"
#include "web/worker/thinking.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "engine/base/random.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "web/worker/protocol.hpp"
#include "web/worker/worker_pool.hpp"

namespace bastide::web::worker_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

// The record of a game between random players, up to the n-th decision of a player.
Record record_of(u64 seed, int decisions) {
  Record record;
  record.setup.seed = seed;
  record.players = {{"Anna", 0, ""}, {"", 1, "greedy"}};
  const auto game = make_game(catalogue(), record.setup);
  State state = initial_state(*game);
  Random random{seed};
  for (int made = 0;;) {
    const Decision d = decision(*game, state);
    if (d.over || (!d.chance && made++ == decisions)) return record;
    ActionList actions;
    legal_actions(*game, state, actions);
    const Action action = d.chance ? chance_outcome(*game, state)
                                   : actions[random.below(static_cast<u32>(actions.size()))];
    record.actions.push_back(action);
    apply(*game, state, action);
  }
}

std::string question_about(const Record& record, std::string_view player, unsigned id = 7,
                           u64 seed = 5) {
  const std::string text = write_record(catalogue(), record);
  Question question;
  question.id = id;
  question.player = player;
  question.seed = seed;
  question.record = text;
  return write_question(question);
}

TEST(WorkerProtocol, QuestionsAndAnswersSurviveTheJourney) {
  Question question;
  question.id = 4000000000u;
  question.player = "greedy";
  question.seed = ~u64{0};
  question.record = "line\nline\n";
  const std::string text = write_question(question);
  const auto read = read_question(text);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->id, question.id);
  EXPECT_EQ(read->player, question.player);
  EXPECT_EQ(read->seed, question.seed);
  EXPECT_EQ(read->record, question.record);

  Answer answer;
  answer.id = 12;
  answer.action = {ActionKind::place, 3, {-32767, 32767}, 255, 3};
  auto back = read_answer(write_answer(answer));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(back->id, 12u);
  EXPECT_EQ(back->action, answer.action);
  EXPECT_FALSE(back->error.has_value());
  EXPECT_FALSE(back->so_far);
  answer.so_far = true;
  EXPECT_TRUE(read_answer(write_answer(answer))->so_far);
  answer.so_far = false;
  answer.worth = Judgement{{2.1, {-30.5, 8, 0, 0.3, 0}}, answer.action, pass_action()};
  back = read_answer(write_answer(answer));
  ASSERT_TRUE(back.has_value() && back->worth.has_value());
  EXPECT_NEAR(back->worth->losses.own, 2.1, 1e-9);
  EXPECT_NEAR(back->worth->losses.levels[0], -30.5, 1e-9);
  EXPECT_NEAR(back->worth->losses.levels[3], 0.3, 1e-9);
  EXPECT_EQ(back->worth->place, answer.action);
  EXPECT_EQ(back->worth->figure, pass_action());

  answer.error = Error{"record.place", "two\nlines and \x01", 31};
  back = read_answer(write_answer(answer));
  ASSERT_TRUE(back.has_value());
  ASSERT_TRUE(back->error.has_value());
  EXPECT_EQ(*back->error, (Error{"record.place", "two?lines and ?", 31}));
}

TEST(WorkerProtocol, RefusesWhatIsNotAnAnswer) {
  for (const char* text :
       {"", "choice", "choice 1", "choice 1 2 3 4 5 6", "choice 1 2 3 4 5 6 7 8", "worth 1 5",
        "worth 1 5 1 2 3 4 5 1 2 3 4 5 6", "worth 1 5 1 2 3 4 5 1 2 3 4 5 6 1 2 3 4 5 6 7",
        "choice 1 2 3 4 5 6 256", "choice 1 2 3 40000 5 6 7", "choice -1 2 3 4 5 6 7",
        "choice 1 2 3 4 5 6 7\nmore", "choice 1 2 3  4 5 6 7", "chance 1 2 3 4 5 6 7", "error 1",
        "error x y 0 z", "error 1 y x z", "choice 99999999999 2 3 4 5 6 7"})
    EXPECT_FALSE(read_answer(text).has_value()) << text;
  EXPECT_TRUE(read_answer("choice 1 2 3 4 5 6 7").has_value());
}

TEST(Worker, ChoosesWhatThePlayerWouldChoose) {
  for (int decisions = 0; decisions < 140; decisions += 13) {
    const Record record = record_of(3, decisions);
    const auto played = play_record(catalogue(), record);
    ASSERT_TRUE(played.has_value());
    for (const char* player : {"random", "greedy"}) {
      const auto answer = read_answer(worker_answer(catalogue(), question_about(record, player)));
      ASSERT_TRUE(answer.has_value());
      ASSERT_FALSE(answer->error.has_value()) << answer->error->code << answer->error->detail;
      EXPECT_EQ(answer->id, 7u);
      EXPECT_EQ(rule_id(refusal(played->game, played->state, answer->action)), "");
      // The same question gets the same answer.
      EXPECT_EQ(worker_answer(catalogue(), question_about(record, player)), write_answer(*answer));
    }
  }
}

TEST(Worker, NodesTakeThePlaceOfTheClock) {
  const std::string text = write_record(catalogue(), record_of(3, 30));
  const Question question{.id = 7, .player = "castellan", .seed = 5, .record = text, .nodes = 60};
  EXPECT_EQ(read_question(write_question(question))->nodes, 60u);
  Thinking little, much;
  little.seconds = 1e-6;
  much.seconds = 100;
  const std::string answer = worker_answer(catalogue(), write_question(question), little);
  EXPECT_EQ(answer.substr(0, 9), "choice 7 ");
  EXPECT_EQ(worker_answer(catalogue(), write_question(question), much), answer);
  EXPECT_EQ(worker_answer(catalogue(), write_question(question)), answer);
  for (const char* wrong : {"choose 1 greedy 1 0\n", "choose 1 greedy 1 -5\n",
                            "choose 1 greedy 1 60 7\n", "judge 1 greedy 1 60\n"})
    EXPECT_FALSE(read_question(wrong)) << wrong;
}

// The answer of a worker that has its games played by others, as their messages go to and fro; and
// how many games there were.
std::string shared_answer(const std::string& question, std::size_t peers, std::size_t& games) {
  Thinking thinking;
  thinking.nodes = 600;
  thinking.workers = static_cast<int>(peers);
  SearchJob search_job(catalogue(), question, thinking);
  std::vector<std::unique_ptr<PoolWorker>> pool;
  int searches = 0;
  while (Search* const search = search_job.search()) {
    EXPECT_TRUE(search_job.shared());
    if (searches != search_job.searches()) {
      searches = search_job.searches();
      pool.clear();
      for (std::size_t i = 0; i < peers; ++i) {
        pool.push_back(std::make_unique<PoolWorker>());
        EXPECT_EQ(pool.back()->take(catalogue(), search_job.root_message(catalogue())), "");
      }
    }
    const std::vector<Playout>& batch = search->next();
    std::vector<PlayoutResult> results;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const std::string message = "games\n" + write_games({&batch[i], 1});
      EXPECT_TRUE(is_for_peers(message));
      const std::string reply = pool[i % peers]->take(catalogue(), message);
      EXPECT_EQ(reply.substr(0, 7), "played\n");
      const auto read = read_results(std::string_view(reply).substr(7), 1);
      if (!read) return "unread: " + reply;
      results.push_back(read->front());
    }
    games += batch.size();
    search->take(results);
  }
  return search_job.answer();
}

TEST(Worker, AnswersTheSameHoweverManyShareTheGames) {
  Record record = record_of(3, 40);
  const auto before = play_record(catalogue(), record);
  ASSERT_TRUE(before.has_value());
  ASSERT_EQ(decision(before->game, before->state).phase, Phase::place);
  for (const bool judge : {false, true}) {
    if (judge) {  // the first placement, and no figure
      ActionList actions;
      legal_actions(before->game, before->state, actions);
      record.actions.push_back(actions[0]);
      record.actions.push_back(pass_action());
    }
    const std::string text = write_record(catalogue(), record);
    Question question{.id = 7, .player = "castellan", .seed = 5, .record = text, .judge = judge};
    Thinking thinking;
    thinking.nodes = 600;
    const std::string alone = worker_answer(catalogue(), write_question(question), thinking);
    EXPECT_EQ(alone.substr(0, 5), judge ? "worth" : "choic") << alone;
    for (const std::size_t peers : {2u, 4u, 8u}) {
      std::size_t games = 0;
      EXPECT_EQ(shared_answer(write_question(question), peers, games), alone) << peers;
      EXPECT_GT(games, 40u);
    }
  }
}

TEST(Worker, PeersRefuseWhatTheyCannotPlay) {
  const std::string record = write_record(catalogue(), record_of(3, 41));
  PoolWorker member;
  EXPECT_EQ(member.take(catalogue(), "games\n0 0 6"), "refused");
  for (const std::string& root :
       {std::string("root"), std::string("root 1 2 castellan"),
        "root 1 2 greedy\n7 0 0 0 0 0\n\n" + record, "root 1 x castellan\n7 0 0 0 0 0\n\n" + record,
        "root 1 2 castellan\n\n" + record, "root 1 2 castellan\n200 0 0 0 0 0\n\n" + record,
        std::string("nonsense")}) {
    EXPECT_EQ(member.take(catalogue(), root), "refused") << root.substr(0, 40);
    EXPECT_EQ(member.take(catalogue(), "games\n0 0 6"), "refused");
  }
  for (const char* results : {"", "x 3", "0123456789abcdef", "0123456789abcdef 3 4",
                              "0123456789abcdef 3\n0123456789abcdef 3"})
    EXPECT_FALSE(read_results(results, 1).has_value()) << results;
  EXPECT_TRUE(read_results("0123456789abcdef 3", 1).has_value());
}

TEST(Worker, SaysWhatIsWrong) {
  const Record record = record_of(4, 20);
  const auto code = [](const std::string& question) {
    const auto answer = read_answer(worker_answer(catalogue(), question));
    return answer && answer->error ? answer->error->code : std::string("none");
  };
  EXPECT_EQ(code(question_about(record, "greedy")), "none");
  EXPECT_EQ(code(""), "worker.question");
  EXPECT_EQ(code("choose"), "worker.question");
  EXPECT_EQ(code("choose x greedy 1\n"), "worker.question");
  EXPECT_EQ(code("choose 1 greedy -1\n"), "worker.question");
  EXPECT_EQ(code("choose 1 greedy 1 more\n"), "worker.question");
  EXPECT_EQ(code(question_about(record, "nobody")), "worker.player");
  EXPECT_EQ(code("choose 1 greedy 1\nnothing\n").substr(0, 7), "record.");
  EXPECT_EQ(code("choose 1 greedy 1\n").substr(0, 7), "record.");

  Record waiting = record;  // a chance node: no player decides
  waiting.actions.clear();
  const auto answer = worker_answer(catalogue(), question_about(waiting, "greedy"));
  EXPECT_NE(answer.find("worker.nobody-decides"), std::string::npos) << answer;
  Record finished = record_of(4, 1000);
  EXPECT_EQ(code(question_about(finished, "greedy")), "worker.nobody-decides");
}

TEST(Worker, ReportsWhatItWouldDoSoFar) {
  const Record record = record_of(3, 26);
  const auto played = play_record(catalogue(), record);
  ASSERT_TRUE(played.has_value());
  std::vector<std::string> told;
  Thinking thinking;
  thinking.listener = &told;
  thinking.tell = [](void* listener, const std::string& text) {
    static_cast<std::vector<std::string>*>(listener)->push_back(text);
  };
  const auto answer =
      read_answer(worker_answer(catalogue(), question_about(record, "bailiff"), thinking));
  ASSERT_TRUE(answer.has_value());
  EXPECT_FALSE(answer->so_far);
  ASSERT_FALSE(told.empty());
  Action last;
  for (const std::string& text : told) {
    const auto so_far = read_answer(text);
    ASSERT_TRUE(so_far.has_value()) << text;
    EXPECT_TRUE(so_far->so_far);
    EXPECT_EQ(so_far->id, answer->id);
    EXPECT_EQ(rule_id(refusal(played->game, played->state, so_far->action)), "");
    EXPECT_NE(so_far->action, last) << "only what is new";
    last = so_far->action;
  }
  EXPECT_EQ(last, answer->action);
}

// The judgement of the turn with which a record ends.
Answer judged(const Record& record) {
  const std::string text = write_record(catalogue(), record);
  Question question{.id = 7, .player = "castellan", .seed = 5, .record = text, .judge = true};
  Thinking thinking;
  thinking.nodes = 300;
  const auto answer = read_answer(worker_answer(catalogue(), write_question(question), thinking));
  EXPECT_TRUE(answer.has_value());
  return answer ? *answer : Answer{};
}

TEST(Worker, JudgesTurns) {
  int judged_again = 0;
  double lost = 0, levels_lost = 0;
  for (int decisions = 11; decisions < 60; decisions += 8) {
    Record record = record_of(3, decisions);
    const auto back_to_placement = [](Record& r) {
      while (r.actions.back().kind != ActionKind::place) r.actions.pop_back();
    };
    back_to_placement(record);
    const auto after = play_record(catalogue(), record);
    if (decision(after->game, after->state).phase == Phase::figure)
      record.actions.push_back(pass_action());
    const Answer answer = judged(record);
    ASSERT_TRUE(answer.worth.has_value()) << answer.error->code;
    lost += answer.worth->losses.own;
    EXPECT_EQ(answer.worth->losses.levels.back(), 0) << "the strongest is the judge";
    levels_lost += answer.worth->losses.levels[0];

    Record better = record;
    back_to_placement(better);
    better.actions.back() = answer.worth->place;
    if (answer.worth->figure.kind != ActionKind::none)
      better.actions.push_back(answer.worth->figure);
    ASSERT_TRUE(play_record(catalogue(), better).has_value()) << "it is legal";
    const Answer of_better = judged(better);
    ASSERT_TRUE(of_better.worth.has_value());
    EXPECT_EQ(of_better.worth->losses.own, 0);
    EXPECT_EQ(of_better.worth->place, answer.worth->place) << "the same seed finds the same";
    ++judged_again;
  }
  EXPECT_EQ(judged_again, 7);
  EXPECT_GT(lost, 5) << "they were played at random";
  EXPECT_GT(lost, levels_lost) << "the levels would have been better";

  Record record;
  record.players = {{"Anna", 0, ""}, {"", 1, ""}};
  EXPECT_EQ(judged(record).error->code, "worker.nobody-decides");
}

TEST(Worker, RatesTurns) {
  Record record = record_of(3, 30);
  while (record.actions.back().kind != ActionKind::draw) record.actions.pop_back();
  const std::string text = write_record(catalogue(), record);
  Question question{.id = 7, .player = "castellan", .seed = 5, .record = text, .rate = 3};
  Thinking thinking;
  thinking.nodes = 100;
  const auto answer = read_answer(worker_answer(catalogue(), write_question(question), thinking));
  ASSERT_TRUE(answer.has_value() && !answer->error);
  const auto at = play_record(catalogue(), record);
  ASSERT_EQ(decision(at->game, at->state).phase, Phase::place);
  EXPECT_GT(answer->turns.size(), 3u);
  EXPECT_LE(answer->turns.size(), most_best_turns);
  for (const BestTurn& turn : answer->turns) {
    State state = at->state;
    for (const Action& action : turn.actions) {
      ASSERT_TRUE(legal(at->game, state, action));
      apply(at->game, state, action);
    }
    EXPECT_NE(decision(at->game, state).phase, Phase::figure) << "they are whole turns";
  }
  for (std::size_t i = 2; i < answer->turns.size(); ++i)
    EXPECT_GE(answer->turns[i - 1].value, answer->turns[i].value);

  EXPECT_EQ(read_question(write_question(question))->rate, 3);
  EXPECT_FALSE(read_question("rate 7 castellan 5\n" + text).has_value());
  for (const char* bad :
       {"turns 7", "turns 7 5", "turns 7 5 1 2 0 0 0 0", "turns 7 5 4 2 0 0 0 0 0"})
    EXPECT_FALSE(read_answer(bad).has_value()) << bad;
}

TEST(Worker, AnotherThreadCanEndTheThinking) {
  std::atomic<bool> stop{false};
  Thinking thinking;
  thinking.stop = &stop;
  const SearchControl control = limits(thinking);
  stop = true;
  EXPECT_TRUE(control.stop(control.context));
  EXPECT_EQ(control.spent(control.context), 1);
}

// Damaged questions are answered, too.
TEST(Worker, AlwaysAnswers) {
  const std::string sound = question_about(record_of(5, 12), "greedy");
  Random random{1};
  for (int i = 0; i < 2000; ++i) {
    std::string text = sound;
    const std::size_t at = random.below(static_cast<u32>(text.size()));
    switch (random.below(4)) {
      case 0:
        text.resize(at);
        break;
      case 1:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 2:
        text.erase(at, 1 + random.below(20));
        break;
      default:
        text.insert(at, text.substr(random.below(static_cast<u32>(text.size())), 30));
    }
    EXPECT_TRUE(read_answer(worker_answer(catalogue(), text)).has_value()) << text;
  }
}

}  // namespace
}  // namespace bastide::web::worker_test
