#include <quiz/author.hpp>
#include <text/cli_text.hpp>

#include <algorithm>
#include <filesystem>

#include "file_watch.hpp"
#include "scenario_file.hpp"
#include "scenario_folder.hpp"

namespace loopscope::cli {

namespace {

std::vector<std::string> split_lines(std::string_view bytes) {
  std::vector<std::string> lines;
  while (!bytes.empty()) {
    std::size_t end = std::min(bytes.find('\n'), bytes.size());
    lines.emplace_back(bytes.substr(0, end));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return lines;
}

class Checker {
 public:
  explicit Checker(const Context& context) : context_(context) {}

  void check_path(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return check_folder(path);
    Loaded<ScenarioFile> file = load_scenario(context_, path);
    if (file.value) return check_file(*file.value);
    usage_faults_ = true;
  }

  int finish() const {
    if (faults_ == 0 && !usage_faults_ && checked_ == 1) context_.print(context_.say(CliText::check_fine_one) + "\n");
    if (faults_ == 0 && !usage_faults_ && checked_ != 1)
      context_.print(context_.say(CliText::check_fine, checked_) + "\n");
    return faults_ > 0 ? exit_failed : usage_faults_ ? exit_usage : exit_fine;
  }

 private:
  void check_folder(const std::string& folder) {
    bool any = false;
    for (const std::string& path : scenario_files_below(folder)) {
      Loaded<ScenarioFile> file = load_scenario(context_, path);
      if (!file.value) usage_faults_ = true;
      if (!file.value || !file.value->header.header.present) continue;
      any = true;
      check_file(*file.value);
    }
    if (any) return;
    context_.complain(context_.say(CliText::cli_no_scenarios, folder));
    usage_faults_ = true;
  }

  void check_file(const ScenarioFile& file) {
    ++checked_;
    for (const Diagnostic& fault : file.header.faults) report(file, fault);
    Loaded<std::string> profile = profile_of(context_, file);
    if (!profile.value) {
      usage_faults_ = true;
      return;
    }
    std::unique_ptr<Simulation> simulation =
        context_.services().simulator->start(request_for(context_, file, *profile.value));
    std::vector<Diagnostic> syntax = simulation->syntax_faults();
    for (const Diagnostic& fault : syntax) report(file, fault);
    if (syntax.empty()) check_run(file, *simulation);
    if (syntax.empty() && !file.header.header.quiz.ask.empty()) check_quiz_of(file, *profile.value);
  }

  void check_quiz_of(const ScenarioFile& file, const std::string& profile) {
    std::unique_ptr<Quiz> quiz =
        context_.services().simulator->quiz(request_for(context_, file, profile), {context_.language()});
    if (!quiz) return;
    for (const QuizRemark& remark : check_quiz(*file.source, file.header.header, *quiz, context_.language())) {
      if (remark.is_warning)
        context_.print(fault_line(file.path, *file.source, remark.diagnostic));
      else
        report(file, remark.diagnostic);
    }
  }

  static bool expects_something(const Header& header) {
    return header.expect || header.check.exit_code || !header.check.stderr_contains.empty();
  }

  void check_run(const ScenarioFile& file, Simulation& simulation) {
    const Header& header = file.header.header;
    if (!expects_something(header)) return;
    std::string out;
    std::string err;
    RunEnd end = simulation.run([&](OutputStream stream, std::string_view bytes) {
      (stream == OutputStream::Out ? out : err) += bytes;
      return true;
    });
    if (header.expect) compare_lines(file, split_lines(out), *header.expect);
    if (end.reason == StopReason::Limit) return report_line(limit_message(context_, file.path, end) + "\n");
    compare_exit(file, end.exit_code);
    for (const std::string& wanted : header.check.stderr_contains) {
      if (err.find(wanted) == std::string::npos) {
        fault(file, header.check_stderr_span, CliText::check_stderr_lacks, wanted);
      }
    }
  }

  // The first difference: what follows it follows from it.
  void compare_lines(const ScenarioFile& file, const std::vector<std::string>& lines,
                     const std::vector<std::string>& expected) {
    Span at = file.header.header.expect_span;
    std::size_t same = 0;
    while (same < lines.size() && same < expected.size() && lines[same] == expected[same]) ++same;
    if (same == lines.size() && same == expected.size()) return;
    if (same == lines.size()) return fault(file, at, CliText::check_line_missing, same + 1, expected[same]);
    if (same == expected.size()) return fault(file, at, CliText::check_line_extra, lines[same]);
    fault(file, at, CliText::check_line_differs, same + 1, lines[same], expected[same]);
  }

  void compare_exit(const ScenarioFile& file, int code) {
    const Header& header = file.header.header;
    if (code == header.check.exit_code.value_or(0)) return;
    Span at = header.check.exit_code ? header.check_exit_span : header.expect_span;
    fault(file, at, CliText::check_exit_differs, code, header.check.exit_code.value_or(0));
  }

  template <class... Arguments>
  void fault(const ScenarioFile& file, Span at, TextId id, const Arguments&... arguments) {
    report(file, {at, "", context_.say(id, arguments...), ""});
  }

  void report(const ScenarioFile& file, const Diagnostic& fault) {
    report_line(fault_line(file.path, *file.source, fault));
  }

  void report_line(const std::string& line) {
    ++faults_;
    context_.print(line);
  }

  const Context& context_;
  std::size_t checked_ = 0;
  std::size_t faults_ = 0;
  bool usage_faults_ = false;
};

int check_once(const Context& context) {
  Checker checker(context);
  for (const std::string& path : context.line().files) checker.check_path(path);
  int code = checker.finish();
  context.services().out->flush();
  return code;
}

// Again at every change, below what was printed before, until the user ends it: with the code of the last check.
int check_and_watch(const Context& context) {
  const Pause& given = context.services().pause;
  FileWatch watch(context.line().files);
  watch.look();
  int code = check_once(context);
  context.complain(context.say(CliText::check_watches));
  while (watch.wait(given ? given : Pause(pause_process))) {
    for (const std::string& name : watch.changed()) context.print(context.say(CliText::check_changed, name) + "\n");
    code = check_once(context);
  }
  return code;
}

}  // namespace

int check_command(const Context& context) {
  return context.line().watch ? check_and_watch(context) : check_once(context);
}

}  // namespace loopscope::cli
