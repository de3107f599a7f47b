// A run under a misconception, and where two runs stop when they are stepped side by side.
#include <history/run_events.hpp>
#include <quiz/misconception.hpp>

#include "session_run.hpp"

namespace loopscope::scene {

namespace {

constexpr std::size_t most_stops = 20'000;

// The real machine at `from`, which goes on under the belief.
StartedRun believed(const RunRequest& real, const RunRequest& imagined, std::uint64_t from) {
  if (from == 0) return start_run(imagined);
  StartedRun run = start_run(real);
  StopAt stop;
  stop.events = from;
  loopscope::run(run.machine, *run.language, *run.model, stop, nullptr);
  Options options = *run.machine.options;
  options.profile = *imagined.adjusted;
  run.machine.options = std::make_shared<const Options>(std::move(options));
  return run;
}

// The same for the same job, whichever of two runs it is in.
std::string turn_words(const Event& event, const Machine& machine) {
  std::uint32_t line = line_of_site(machine, event.site);
  if (line == 0) return "rule " + std::to_string(static_cast<int>(event.rule));
  return std::to_string(line) + ":" + std::to_string(event.site.span.begin);
}

}  // namespace

Session Session::imagine(const std::string& idea, std::uint64_t from) const {
  Session session;
  const Misconception* row = find_misconception(idea);
  if (!run_ || !row) return session;
  RunRequest request = request_under(run_->request, *row, run_->history.latest().counters.instructions);
  session.path_ = path_;
  session.options_ = options_;
  session.run_ = std::make_unique<Run>(run_->file, request, believed(run_->request, request, from), run_->profiles);
  session.run_->history.run_to_end();
  session.scene_.code.source = scene_.code.source;
  session.scene_.timeline = session.run_->recorder.timeline();
  session.scene_.counters.event.now = from;
  session.show();
  return session;
}

RunCourse Session::course() const {
  RunCourse course;
  if (!run_) return course;
  History& history = run_->history;
  course.first = history.start().counters.events;
  course.last = history.last_step();
  std::string printed;
  history.walk(course.first + 1, course.last, [&](const Event& event, const Machine& after) {
    if (event.kind == EventKind::TurnStarted) course.turns.push_back({event.step, turn_words(event, after)});
    if (event.kind == EventKind::Output) {
      const OutputChunk& chunk = after.output[static_cast<std::size_t>(event.number)];
      if (chunk.stream == loopscope::Stream::Out) printed += *chunk.text;
      for (std::size_t end = printed.find('\n'); end != std::string::npos; end = printed.find('\n')) {
        course.lines.push_back({event.step, printed.substr(0, end)});
        printed.erase(0, end + 1);
      }
    }
    return course.turns.size() < most_stops && course.lines.size() < most_stops;
  });
  return course;
}

}  // namespace loopscope::scene
