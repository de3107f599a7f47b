#pragma once
// The words after `loopscope`, understood: which command, on what, with which options. Everything that can be wrong
// with them is found here, before any file is opened.
#include <scenario/limit_options.hpp>
#include <text/text.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace loopscope::cli {

enum class Command : std::uint8_t {
  Window,
  Run,
  Tell,
  State,
  Check,
  Verify,
  Explore,
  Diff,
  Quiz,
  Trace,
  Shot,
  New,
  List
};

enum class StepKind : std::uint8_t { Number, End, Output, Line };

// --step: a number, `end`, `output:K` or `line:L`.
struct StepName {
  StepKind kind = StepKind::End;
  std::uint64_t value = 0;
  friend bool operator==(const StepName&, const StepName&) = default;
};
std::optional<StepName> parse_step_name(std::string_view text);

enum class TraceFormat : std::uint8_t { Json, Perfetto };

enum class StateFormat : std::uint8_t { Text, Json };
enum class QuizFormat : std::uint8_t { Text, Csv, Json };

struct QuizLine {
  std::optional<std::string> answer;  // "-": standard input
  std::string answers;                // path of a class's CSV
  std::string ask;                    // empty: as the header says
  std::string columns;                // of the CSV: NAME,ANSWER; empty: as its headings say
  bool choices = false;
  bool preview = false;
  bool ignore_case = false;
  std::uint64_t seed = 1;
  QuizFormat format = QuizFormat::Text;
};

// How a picture is drawn.
struct PictureLook {
  int width = 1440;
  int height = 900;
  float scale = 0;  // 0: what the size suggests
  int theme = 0;    // dark, light, contrast, contrast-light, and the four with safe colours
  // What of the run is shown.
  bool quiz = false;     // the question that is asked of it
  std::string ask = {};  // of which kind; empty: as the header says
  bool present = false;
  bool no_answers = false;  // nothing of what comes after the step
  bool hides_future() const { return quiz || no_answers; }
  friend bool operator==(const PictureLook&, const PictureLook&) = default;
};

struct CommandLine {
  Command command = Command::Window;
  Language language = Language::English;
  bool language_given = false;     // by --lang
  std::vector<std::string> files;  // FILE, FILE|DIR... or NAME; empty for the bare window and `list`
  std::string profile;
  LimitOptions limits;
  std::string schedule;
  std::string input_path;  // what the program reads on stdin instead of what its header says; "-": our own
  std::optional<StepName> step;
  StateFormat format = StateFormat::Text;
  std::string output_path;
  PictureLook look;
  TraceFormat trace_format = TraceFormat::Json;
  std::uint64_t bound = 1000;  // of `explore`: runs
  std::string profiles[2];     // of `diff`
  QuizLine quiz;
  bool watch = false;   // of `check`
  bool strict = false;  // of `verify`
  bool all = false;
  std::uint64_t timeout = 20;  // seconds
  bool record = true;
  bool present = false;
};

// What to print instead of running a command: help or version on stdout with 0, a usage error on stderr with 2.
struct CommandReply {
  std::string text;
  int exit_code = 0;
};

struct ParseSettings {
  Language language = Language::English;  // when --lang is not given
  std::string version;
  bool can_shoot = true;  // whether this build renders pictures; otherwise `shot` is not listed
};

std::variant<CommandLine, CommandReply> parse_command_line(const std::vector<std::string>& arguments,
                                                           const ParseSettings& settings);

// "there is no command or file `rnu`; did you mean `run`?"
std::string unknown_command_message(std::string_view word, Language language, bool can_shoot);
// The names of all commands, for messages.
std::string command_names(bool can_shoot);

}  // namespace loopscope::cli
