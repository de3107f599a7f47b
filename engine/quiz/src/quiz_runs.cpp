#include "quiz_runs.hpp"

#include <explain/snapshot.hpp>
#include <explore/explore.hpp>
#include <history/run_events.hpp>
#include <text/quiz_text.hpp>

#include <algorithm>
#include <charconv>

namespace loopscope {

namespace {

PrintedRun printed_by(const Machine& machine) {
  return {printed_lines(machine), "", machine.state == RunState::Finished};
}

// The step that printed the end of a line.
std::uint64_t step_of_line(const Machine& machine, std::size_t line) {
  std::size_t ended = 0;
  std::uint64_t last = 0;
  for (std::size_t i = 0; i < machine.output.size(); ++i) {
    const OutputChunk& chunk = machine.output[i];
    if (chunk.stream != Stream::Out) continue;
    ended += static_cast<std::size_t>(std::count(chunk.text->begin(), chunk.text->end(), '\n'));
    last = chunk.step;
    if (ended > line) return last;
  }
  return last;
}

// The turns of a run up to a step, and how the run ended.
struct Course {
  std::uint64_t turn_step = 0;  // at which the turn of that step began
  bool in_script = false;       // it is the program's own
  std::uint64_t end_step = 0;
};
Course course_to(const RunRequest& request, std::uint64_t step) {
  StartedRun run = start_run(request);
  Course course;
  run_with_events(
      run.machine, *run.language, *run.model,
      [&](const Event& event, const Machine&) {
        if (event.step > step) return false;
        if (event.kind == EventKind::TurnStarted) course = {event.step, event.subject == 0, 0};
        return true;
      },
      step);
  return course;
}

QuizReason explained(const RunRequest& request, std::uint64_t step, Language language) {
  StartedRun run = start_run(request);
  RunInspection inspection = inspection_of(*run.language, *run.model);
  QuizReason reason{step, "", ""};
  run_with_events(
      run.machine, *run.language, *run.model,
      [&](const Event& event, const Machine& after) {
        if (event.step != step) return true;
        Sentence sentence = explain(event, after, inspection, language);
        reason.sentence = std::move(sentence.text);
        reason.rule = sentence.rule_source;
        return false;
      },
      step);
  return reason;
}

}  // namespace

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<std::string> printed_lines(const Machine& machine) {
  return split_lines(output_text(machine, Stream::Out));
}

QuizReason reason_of_line(const RunRequest& base, const std::string& schedule, std::size_t line, Language language) {
  RunRequest request = base;
  if (!schedule.empty()) request.schedule = parse_schedule(schedule).value_or(std::vector<std::uint8_t>{});
  StartedRun run = start_run(request);
  loopscope::run(run.machine, *run.language, *run.model, {}, nullptr);
  bool past_the_last = line >= printed_lines(run.machine).size();
  if (past_the_last) return explained(request, run.machine.counters.events, language);
  std::uint64_t step = step_of_line(run.machine, line);
  Course course = course_to(request, step);
  QuizReason reason = explained(request, course.turn_step, language);
  if (course.in_script) reason.sentence = text(language, QuizText::quiz_why_script);
  reason.step = step;
  return reason;
}

Quiz::Quiz(const RunRequest& request, const QuizOptions& options) : request_(request), options_(options) {
  StartedRun run = start_run(request_);
  fault_ = run.fault;
  if (fault_) {
    allowed_.emplace_back();
    return;
  }
  run_allowed();
  run_imagined();
}

void Quiz::run_allowed() {
  StartedRun start = start_run(request_);
  Machine machine = start.machine;
  run(machine, *start.language, *start.model, {}, nullptr);
  instructions_ = machine.counters.instructions;
  allowed_.push_back(printed_by(machine));
  allowed_[0].schedule = schedule_text(request_.schedule);
  bool has_choices = machine.oracle.record().size() > 0;
  if (!has_choices || machine.state != RunState::Finished || !request_.schedule.empty()) return;
  Exploration found = explore(start.machine, *start.language, *start.model, options_.most_runs);
  for (const Outcome& outcome : found.outcomes) {
    std::vector<std::string> lines = split_lines(outcome.output);
    if (!is_allowed(lines)) allowed_.push_back({std::move(lines), outcome.schedule, true});
  }
}

void Quiz::run_imagined() {
  Profile profile = request_.adjusted ? *request_.adjusted : *find_profile(request_.profile);
  for (const Misconception& idea : misconceptions()) {
    if (!idea.applies_to(profile)) continue;
    StartedRun start = start_run(request_under(request_, idea, instructions_));
    run(start.machine, *start.language, *start.model, {}, nullptr);
    imagined_.push_back({&idea, printed_by(start.machine)});
  }
}

std::optional<std::uint64_t> Quiz::find_step(std::string_view name) const {
  std::size_t colon = name.find(':');
  std::string_view what = name.substr(0, colon == std::string_view::npos ? 0 : colon);
  std::string_view number = colon == std::string_view::npos ? name : name.substr(colon + 1);
  std::uint64_t value = 0;
  bool is_end = name == "end";
  auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (!is_end && (error != std::errc() || end != number.data() + number.size())) return std::nullopt;

  StartedRun run = start_run(request_);
  std::uint64_t printed = 0, last = 0;
  std::optional<std::uint64_t> found;
  run_with_events(run.machine, *run.language, *run.model, [&](const Event& event, const Machine& after) {
    last = event.step;
    if (event.kind == EventKind::Output) {
      const std::string& chunk = *after.output[static_cast<std::size_t>(event.number)].text;
      printed += static_cast<std::uint64_t>(std::count(chunk.begin(), chunk.end(), '\n'));
    }
    bool is_there = what == "output" ? event.kind == EventKind::Output && printed >= value && value > 0
                    : what == "line" ? event.kind == EventKind::Mark && line_of_site(after, event.site) == value
                                     : !is_end && event.step == value;
    if (is_there) found = event.step;
    return !is_there;
  });
  if (is_end) return last;
  return what.empty() && value == 0 ? std::optional<std::uint64_t>(0) : found;
}

std::vector<std::uint32_t> Quiz::printing_lines() const {
  StartedRun run = start_run(request_);
  std::vector<std::uint32_t> lines;
  std::uint32_t at = 0;  // the statement that runs
  run_with_events(run.machine, *run.language, *run.model, [&](const Event& event, const Machine& after) {
    if (event.kind == EventKind::Mark) at = line_of_site(after, event.site);
    if (event.kind != EventKind::Output) return true;
    const OutputChunk& chunk = after.output[static_cast<std::size_t>(event.number)];
    if (chunk.stream != Stream::Out) return true;
    auto ended = static_cast<std::size_t>(std::count(chunk.text->begin(), chunk.text->end(), '\n'));
    lines.insert(lines.end(), ended, at);
    return true;
  });
  lines.resize(allowed_[0].lines.size(), at);  // a last line may not be ended
  return lines;
}

bool Quiz::is_allowed(const std::vector<std::string>& lines) const {
  return std::any_of(allowed_.begin(), allowed_.end(), [&](const PrintedRun& run) { return run.lines == lines; });
}

}  // namespace loopscope
