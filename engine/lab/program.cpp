#include "engine/lab/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

#include "engine/cli/arguments.hpp"
#include "engine/cli/position.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/json.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

extern char** environ;

namespace bastide::cli {
namespace {

constexpr std::string_view program_mark = "program";
constexpr double patience = 60;           // seconds for an answer, beyond ten times the limit
constexpr int farewell = 200;             // times 10 ms for a program to end after its input
constexpr std::size_t longest = 1 << 24;  // bytes of an answer

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// A pipe that other programs do not inherit, or they would keep it open.
bool make_pipe(int (&ends)[2]) {
  if (pipe(ends) != 0) return false;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  return true;
}

// Waits until a pipe can be read or written.
bool ready(int pipe, short how, double until) {
  pollfd wait{pipe, how, 0};
  const double left = until - now();
  return left > 0 && poll(&wait, 1, static_cast<int>(1000 * left) + 1) > 0;
}

}  // namespace

Program::Program(const std::string& started) : command(started) {
  signal(SIGPIPE, SIG_IGN);  // writing to a program that has ended is an error like others
  int in[2], out[2];
  if (!make_pipe(in)) return;
  if (!make_pipe(out)) {
    close(in[0]);
    close(in[1]);
    return;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);  // to end what the shell starts
  std::string shell = "sh", option = "-c", text = command;
  char* const words[] = {shell.data(), option.data(), text.data(), nullptr};
  pid_t process;
  if (posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ) == 0)
    process_ = process;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  to_ = in[1];
  from_ = out[0];
  fcntl(to_, F_SETFL, O_NONBLOCK);  // a program may be slow to read
}

Program::~Program() {
  if (to_ >= 0) close(to_);
  if (from_ >= 0) close(from_);
  if (process_ < 0) return;
  for (int i = 0; i < farewell; ++i) {
    if (waitpid(process_, nullptr, WNOHANG) != 0) return;
    poll(nullptr, 0, 10);
  }
  kill(-process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool Program::write(std::string_view text, double until) {
  while (!text.empty()) {
    if (!ready(to_, POLLOUT, until)) return false;
    const ssize_t written = ::write(to_, text.data(), text.size());
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::optional<std::string> Program::ask(const std::string& line, double seconds) {
  const double until = now() + seconds;
  if (process_ < 0 || !write(line + '\n', until)) return {};
  for (;;) {
    if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
      std::string answer = read_.substr(0, end);
      read_.erase(0, end + 1);
      return answer;
    }
    if (!ready(from_, POLLIN, until)) return {};
    char buffer[1 << 14];
    const ssize_t got = read(from_, buffer, sizeof buffer);
    if (got <= 0 || read_.size() > longest) return {};
    read_.append(buffer, static_cast<std::size_t>(got));
  }
}

bool names_program(std::string_view text) {
  return text.substr(0, program_mark.size()) == program_mark &&
         text.substr(program_mark.size(), 1) == ":";
}

std::optional<Contender> read_program(std::string_view text) {
  Contender who;
  text.remove_prefix(program_mark.size() + 1);
  for (;;) {
    const std::string_view part = text.substr(0, text.find(':'));
    const std::string_view name = part.substr(0, part.find('='));
    if (part.size() == text.size() || name.size() == part.size()) break;
    const auto most = number(part.substr(name.size() + 1));
    if ((name != "ms" && name != "nodes") || !most || *most == 0 || *most > 1'000'000'000) break;
    (name == "ms" ? who.milliseconds : who.nodes) = static_cast<u32>(*most);
    text.remove_prefix(part.size() + 1);
  }
  if (text.empty()) {
    print_error("a command is missing", program_mark);
    return {};
  }
  who.program = std::make_shared<Program>(std::string(text));
  return who;
}

std::optional<Action> ask_program(const Contender& who, const Situation& situation, Random& random,
                                  double& seconds) {
  const auto& [catalogue, game, state, so_far] = situation;
  Record known = so_far;
  known.setup.seed = 0;  // the true one would tell the future
  std::string question = "{\"ask\":\"best\"" +
                         json_field("position", '{' + position_fields(game, state) + '}') +
                         json_field("legal", legal_json(game, state, known.players)) +
                         json_field("record", json_string(write_record(catalogue, known))) +
                         json_field("seed", std::to_string(static_cast<u32>(random.next())));
  if (who.milliseconds != 0) question += json_field("ms", std::to_string(who.milliseconds));
  if (who.nodes != 0) question += json_field("nodes", std::to_string(who.nodes));
  const double begun = now();
  const auto answer = who.program->ask(question + '}', patience + who.milliseconds / 100.0);
  seconds += now() - begun;
  const auto refuse = [](std::string_view why, std::string_view what) -> std::optional<Action> {
    print_error(why, what);
    return {};
  };
  if (!answer) return refuse("a program does not answer", who.program->command);
  const auto fields = read_json_object(*answer);
  if (!fields || fields->find("best") == fields->end())
    return refuse("a program answers without \"best\"", *answer);
  const std::string& line = fields->find("best")->second;
  const auto action = parse_action(game, state, known.players, line);
  if (!action) return refuse(error_text(action.error()), line);
  const auto exact = admitted(game, state, *action);
  if (!exact) return refuse("a program's action is forbidden by " + exact.error().detail, line);
  return *exact;
}

}  // namespace bastide::cli
