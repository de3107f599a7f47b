// Runs the real runtime beside the simulator. The one command that starts a real program, and only for files named on
// the command line.
#include <base/utf.hpp>
#include <text/browser_text.hpp>
#include <text/cli_text.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

#include "chromium.hpp"
#include "process.hpp"
#include "scenario_file.hpp"
#include "scenario_folder.hpp"

namespace loopscope::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t most_explored = 300;  // runs, to find the order that the real runtime took
constexpr std::size_t longest_quote = 100;
constexpr int most_attempts = 3;
constexpr std::uint64_t ns_per_second = 1'000'000'000, ns_per_millisecond = 1'000'000;

// How a profile is run for real.
struct RuntimeRow {
  std::string_view profile;
  std::vector<std::string> command;  // before the file
  std::string_view standin = "";     // preloaded: what the profile has beside node's own
};
const RuntimeRow* runtime_of(std::string_view profile) {
  static const std::vector<RuntimeRow> rows = {{"node", {"node"}},
                                               {"node-esm", {"node"}},
                                               {"round-robin", {"node"}, "round-robin.cjs"},
                                               {"node-10", {"node10"}}};
  auto row = std::find_if(rows.begin(), rows.end(), [&](const RuntimeRow& each) { return each.profile == profile; });
  return row == rows.end() ? nullptr : &*row;
}

// One side's stdout as it is compared: without frames inside the runtime, the file's folder shortened.
std::string comparable(std::string text, const std::string& folder) {
  std::string prefix = folder + "/";
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
    text.erase(at, prefix.size());
  }
  std::string out;
  std::string_view rest = text;
  while (!rest.empty()) {
    std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end == std::string_view::npos ? end : end + 1);
    rest.remove_prefix(line.size());
    std::size_t first = line.find_first_not_of(' ');
    bool is_frame = first != std::string_view::npos && line.substr(first).starts_with("at ");
    if (!is_frame || line.find("node:") == std::string_view::npos) out += line;
  }
  return out;
}

// A file in a folder of its own, gone with this object: a saved trace has no file that could be run.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& name, const std::string& bytes) {
    folder_ = fs::temp_directory_path() / ("loopscope-" + std::to_string(std::random_device{}()));
    fs::create_directories(folder_);
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    path_ = (folder_ / name).string();
  }
  ~TemporaryFile() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  fs::path folder_;
  std::string path_;
};

std::string folder_of_path(const std::string& path) { return fs::path(path).parent_path().string(); }

struct Ours {
  std::string out;
  RunEnd end;
};

class Verifier {
 public:
  explicit Verifier(const Context& context) : context_(context) {}

  void verify_path(const std::string& path) {
    std::error_code error;
    if (!fs::is_directory(path, error)) return verify_named(path);
    bool any = false;
    for (const std::string& file : scenario_files_below(path)) any |= verify_in_folder(file);
    if (any) return;
    context_.complain(context_.say(CliText::cli_no_scenarios, path));
    is_usage_fault_ = true;
  }

  int finish() {
    std::size_t all = same_ + differing_ + open_ + skipped_;
    if (all > 0) {
      std::string beside = version_.empty() ? "" : "node " + version_;
      if (chromium_ && !chromium_->version().empty()) beside += (beside.empty() ? "" : ", ") + chromium_->version();
      if (beside.empty()) beside = context_.say(CliText::verify_none);
      context_.print(context_.say(CliText::verify_summary, same_, differing_, open_, skipped_, beside) + "\n");
    }
    if (differing_ > 0 || (context_.line().strict && skipped_ > 0)) return exit_failed;
    return is_usage_fault_ ? exit_usage : exit_fine;
  }

 private:
  void verify_named(const std::string& path) {
    Loaded<ScenarioFile> file = load_scenario(context_, path);
    if (file.value) return verify_file(*file.value);
    is_usage_fault_ = true;
  }

  bool verify_in_folder(const std::string& path) {
    Loaded<ScenarioFile> file = load_scenario(context_, path);
    if (!file.value) is_usage_fault_ = true;
    if (!file.value || (!context_.line().all && !file.value->header.header.present)) return false;
    verify_file(*file.value);
    return true;
  }

  void verify_file(const ScenarioFile& file) {
    if (!file.header.faults.empty()) return skip(file, context_.say(CliText::verify_faulty_header));
    Loaded<std::string> profile = profile_of(context_, file);
    if (!profile.value) {
      is_usage_fault_ = true;
      return;
    }
    if (*profile.value == "browser") return verify_page(file);
    const RuntimeRow* runtime = runtime_of(*profile.value);
    if (!runtime) return skip(file, context_.say(CliText::verify_no_counterpart, *profile.value));
    if (version_of_node().empty()) return skip(file, context_.say(CliText::verify_no_runtime, "node"));
    SimulationRequest request = request_for(context_, file, *profile.value);
    std::unique_ptr<Simulation> simulation = context_.services().simulator->start(request);
    Ours ours = run_ours(*simulation);
    if (ours.end.reason == StopReason::Limit)
      return skip(file, context_.say(CliText::verify_limit, ours.end.limit_name));
    std::uint64_t seconds = (ours.end.clock_ns + ns_per_second - 1) / ns_per_second;
    if (seconds > context_.line().timeout) return skip(file, context_.say(CliText::verify_too_long, seconds));
    compare(file, *runtime, *simulation, ours);
  }

  // A page has no exit code: stdout decides. A real clock may disturb a real page too.
  void verify_page(const ScenarioFile& file) {
    PageProgram program{utf16_to_utf8(file.source->units()), file.header.header.world, 0};
    for (const WorldEvent& event : program.world.events) {
      if (!can_be_made(event)) return skip(file, context_.say(BrowserText::verify_no_event, event.type));
    }
    if (!chromium_) chromium_ = std::make_unique<Chromium>();
    if (chromium_->version().empty()) return skip(file, context_.say(CliText::verify_no_runtime, "chromium"));
    std::unique_ptr<Simulation> simulation =
        context_.services().simulator->start(request_for(context_, file, "browser"));
    Ours ours = run_ours(*simulation);
    if (ours.end.reason == StopReason::Limit)
      return skip(file, context_.say(CliText::verify_limit, ours.end.limit_name));
    program.milliseconds = ours.end.clock_ns / ns_per_millisecond;
    std::uint64_t seconds = (ours.end.clock_ns + ns_per_second - 1) / ns_per_second;
    if (seconds > context_.line().timeout) return skip(file, context_.say(CliText::verify_too_long, seconds));
    std::string first_difference;
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      std::optional<std::string> theirs = chromium_->run(program, context_.line().timeout);
      if (!theirs) return skip(file, context_.say(CliText::verify_timed_out, context_.line().timeout));
      if (*theirs == ours.out) return tell(CliText::verify_same, same_, file, "");
      if (attempt == 0) first_difference = difference(*theirs, 0, ours.out, 0);
    }
    tell(CliText::verify_differs, differing_, file, first_difference);
  }

  static Ours run_ours(Simulation& simulation) {
    Ours ours;
    ours.end = simulation.run([&](OutputStream stream, std::string_view bytes) {
      if (stream == OutputStream::Out) ours.out += bytes;
      return true;
    });
    return ours;
  }

  // A real clock may disturb a real program, so one that differs gets another try.
  void compare(const ScenarioFile& file, const RuntimeRow& runtime, Simulation& simulation, const Ours& ours) {
    std::optional<TemporaryFile> copy;
    if (file.traced)
      copy.emplace(fs::path(file.source->name()).filename().string(), utf16_to_utf8(file.source->units()));
    std::string path = copy ? copy->path() : file.source->name();
    std::vector<std::string> command = runtime.command;
    if (!runtime.standin.empty()) {
      command.push_back("--require");
      command.push_back(path_of_standin(runtime.standin));
    }
    command.push_back(path);
    const auto& argv = file.header.header.world.argv;
    command.insert(command.end(), argv.begin(), argv.end());
    std::string folder = folder_of_path(file.source->name());
    std::string our_out = comparable(ours.out, folder);
    std::string first_difference;
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      ProcessResult theirs = run_process(command, context_.line().timeout);
      if (theirs.end != ProcessResult::End::Exited) return skip(file, why_not(theirs, command.front()));
      std::string out = comparable(theirs.out, folder_of_path(path));
      if (out == our_out && theirs.code == ours.end.exit_code) return tell(CliText::verify_same, same_, file, "");
      if (ours.end.open_choices > 0 && is_open(file, simulation, folder, out, theirs.code)) return;
      if (attempt == 0) first_difference = difference(out, theirs.code, our_out, ours.end.exit_code);
    }
    tell(CliText::verify_differs, differing_, file, first_difference);
  }

  // The stand-ins lie beside the lessons.
  std::string path_of_standin(std::string_view name) const {
    const auto& folders = context_.services().lesson_folders;
    std::error_code error;
    for (const std::string& folder : folders ? folders() : std::vector<std::string>{}) {
      fs::path path = fs::absolute(folder, error).parent_path() / "assets" / "standins" / name;
      if (fs::exists(path, error)) return path.string();
    }
    return std::string(name);
  }

  std::string why_not(const ProcessResult& theirs, const std::string& runtime) const {
    switch (theirs.end) {
      case ProcessResult::End::TimedOut:
        return context_.say(CliText::verify_timed_out, context_.line().timeout);
      case ProcessResult::End::Killed:
        return context_.say(CliText::verify_killed, theirs.code);
      default:
        return context_.say(CliText::verify_no_runtime, runtime);
    }
  }

  // Whether the runtime took another order that is allowed.
  bool is_open(const ScenarioFile& file, Simulation& simulation, const std::string& folder, const std::string& out,
               int code) {
    for (const OutcomeView& outcome : simulation.explore(most_explored).outcomes) {
      if (outcome.exit_code != code || comparable(outcome.output, folder) != out) continue;
      tell(CliText::verify_open, open_, file, context_.say(CliText::verify_other_order, outcome.schedule));
      return true;
    }
    return false;
  }

  std::string quoted(std::string_view line, bool there) const {
    if (!there) return context_.say(CliText::verify_nothing);
    std::string_view cut = line.substr(0, longest_quote);
    while (!cut.empty() && cut.size() < line.size() && (static_cast<unsigned char>(line[cut.size()]) & 0xC0) == 0x80)
      cut.remove_suffix(1);
    return "`" + std::string(cut) + (cut.size() < line.size() ? "…`" : "`");
  }

  // The first line that differs, or the exit codes.
  std::string difference(std::string_view theirs, int their_code, std::string_view ours, int our_code) const {
    for (std::size_t line = 1; !(theirs.empty() && ours.empty()); ++line) {
      bool has_theirs = !theirs.empty();
      bool has_ours = !ours.empty();
      std::string_view their_line = take(theirs);
      std::string_view our_line = take(ours);
      if (their_line == our_line && has_theirs == has_ours) continue;
      return context_.say(CliText::verify_line, line, quoted(their_line, has_theirs), quoted(our_line, has_ours));
    }
    return context_.say(CliText::verify_exit, their_code, our_code);
  }

  static std::string_view take(std::string_view& rest) {
    std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
  }

  void skip(const ScenarioFile& file, const std::string& why) { tell(CliText::verify_skipped, skipped_, file, why); }

  void tell(TextId verdict, std::size_t& count, const ScenarioFile& file, const std::string& more) {
    ++count;
    std::string word = context_.say(verdict);
    std::string line = word + std::string(word.size() < 8 ? 8 - word.size() : 1, ' ') + file.path;
    context_.print(line + (more.empty() ? "" : ": " + more) + "\n");
  }

  // Asked once; empty when there is no node.
  const std::string& version_of_node() {
    if (asked_) return version_;
    asked_ = true;
    ProcessResult result = run_process({"node", "--version"}, 10);
    if (result.end != ProcessResult::End::Exited || result.code != 0) return version_;
    version_ = result.out.substr(0, result.out.find('\n'));
    return version_;
  }

  const Context& context_;
  std::size_t same_ = 0, differing_ = 0, open_ = 0, skipped_ = 0;
  bool is_usage_fault_ = false;
  bool asked_ = false;
  std::string version_;
  std::unique_ptr<Chromium> chromium_;  // started for the first page
};

}  // namespace

int verify_command(const Context& context) {
  Verifier verifier(context);
  for (const std::string& path : context.line().files) verifier.verify_path(path);
  return verifier.finish();
}

}  // namespace loopscope::cli
