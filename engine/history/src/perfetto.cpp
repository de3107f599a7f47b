// A run in the JSON trace event format that the Perfetto UI reads: an object with a `traceEvents` array. Times are
// microseconds of virtual time. The process is the program; thread 1 is the stack, and each queue is a thread of its
// own on which what waits in it is an async slice.
#include <history/run_events.hpp>
#include <history/trace.hpp>

#include <base/utf.hpp>
#include <nlohmann/json.hpp>

#include "trace_names.hpp"

#include <map>

namespace loopscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr int process = 1;
constexpr int stack_track = 1;
constexpr int timer_track = 2;
constexpr int first_queue_track = 10;

class Writer {
 public:
  Writer(const RunInspection& run, const LineSink& sink) : run_(run), sink_(sink) {}

  bool begin(const TracedProgram& program) {
    good_ = sink_("{\"displayTimeUnit\":\"ns\",\"otherData\":{\"program\":" + Json(program.path).dump() +
                  ",\"profile\":" + Json(program.profile).dump() + "},\"traceEvents\":[\n");
    name(0, "process_name", program.path);
    name(stack_track, "thread_name", "stack");
    name(timer_track, "thread_name", "timers");
    for (const QueueRow& row : run_.model->queues) {
      if (row.queue >= 0) name(first_queue_track + row.queue, "thread_name", std::string(row.id));
    }
    return good_;
  }

  bool end(const Machine& machine) {
    while (depth_ > 0) close(machine.clock.now_ns);
    return good_ && sink_("\n]}\n");
  }

  bool take(const Event& event, const Machine& after) {
    switch (event.kind) {
      case EventKind::TurnStarted:
        turn_started(event);
        break;
      case EventKind::TurnEnded:
      case EventKind::FrameLeft:
      case EventKind::FrameParked:
        close(event.time);
        break;
      case EventKind::FrameEntered:
      case EventKind::FrameResumed:
        open(event, frame_name(event, after), "frame");
        break;
      case EventKind::JobQueued:
        waits(event, first_queue_track + event.detail, "b");
        flow(event, "s", event.subject);
        break;
      case EventKind::TimerSet:
        waits(event, timer_track, "b");
        flow(event, "s", event.subject);
        break;
      case EventKind::TimerFired:
      case EventKind::TimerCleared:
        waits(event, timer_track, "e");
        break;
      case EventKind::Output:
        instant(event, output_text_of(event, after), event.detail == 1 ? "stdout" : "stderr");
        break;
      case EventKind::PromiseSettled:
        instant(event, event.detail == 1 ? "promise fulfilled" : "promise rejected", "promise");
        break;
      case EventKind::Thrown:
      case EventKind::Uncaught:
      case EventKind::Choice:
      case EventKind::PhaseEntered:
      case EventKind::LimitReached:
        instant(event, std::string(event_name(event.kind)), "loop");
        break;
      default:
        break;
    }
    return good_;
  }

 private:
  static double microseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1000; }

  void put(const Json& json) {
    if (!good_) return;
    good_ = sink_((first_ ? "" : ",\n") + json.dump(-1, ' ', false, Json::error_handler_t::replace));
    first_ = false;
  }

  void name(int track, const char* what, const std::string& words) {
    put({{"name", what}, {"ph", "M"}, {"pid", process}, {"tid", track}, {"args", {{"name", words}}}});
  }

  Json basic(const Event& event, const char* phase, int track) const {
    return {{"ph", phase}, {"ts", microseconds(event.time)}, {"pid", process}, {"tid", track}};
  }

  void open(const Event& event, const std::string& title, const char* category) {
    Json json = basic(event, "B", stack_track);
    json["name"] = title;
    json["cat"] = category;
    json["args"] = {{"step", event.step}};
    if (event.rule != RuleId::None) json["args"]["rule"] = rule_name(event.rule);
    put(json);
    ++depth_;
  }

  void close(std::uint64_t time) {
    if (depth_ == 0) return;
    put({{"ph", "E"}, {"ts", microseconds(time)}, {"pid", process}, {"tid", stack_track}});
    --depth_;
  }

  void turn_started(const Event& event) {
    bool is_timer = event.rule == RuleId::TimerDue;
    bool is_queued = !is_timer && waiting_.contains(event.subject);
    if (is_queued) waits(event, waiting_[event.subject], "e");
    std::string title = is_timer ? "timer" : "script";
    for (const QueueRow& row : run_.model->queues) {
      if (!is_timer && row.queue == event.detail) title = row.id;
    }
    open(event, title, "turn");
    if (is_timer || is_queued) flow(event, "f", event.subject);
  }

  // A job or timer that waits: an async slice from its birth to its turn.
  void waits(const Event& event, int track, const char* phase) {
    bool begins = *phase == 'b';
    if (!begins && waiting_.erase(event.subject) == 0) return;
    if (begins && !waiting_.try_emplace(event.subject, track).second) return;
    Json json = basic(event, phase, track);
    json["name"] = "waits";
    json["cat"] = "queue";
    json["id"] = event.subject;
    if (begins) json["args"] = {{"step", event.step}, {"cause", event.cause}};
    put(json);
  }

  void flow(const Event& event, const char* phase, std::uint64_t id) {
    Json json = basic(event, phase, stack_track);
    json["name"] = "queued";
    json["cat"] = "cause";
    json["id"] = id;
    if (*phase == 'f') json["bp"] = "e";
    put(json);
  }

  void instant(const Event& event, const std::string& title, const char* category) {
    Json json = basic(event, "i", stack_track);
    json["name"] = title;
    json["cat"] = category;
    json["s"] = "t";
    json["args"] = {{"step", event.step}};
    put(json);
  }

  std::string frame_name(const Event& event, const Machine& after) const {
    for (std::uint32_t i = after.task.frames.size(); i-- > 0;) {
      const Frame& frame = after.task.frames[i];
      if (frame.serial != event.subject) continue;
      const Code& code = after.codes[frame.code];
      if (!code.name.empty()) return utf16_to_utf8(code.name);
      return code.span.begin == 0 && !code.is_arrow ? "(script)" : "(anonymous)";
    }
    return "frame";
  }

  static std::string output_text_of(const Event& event, const Machine& after) {
    auto index = static_cast<std::size_t>(event.number);
    std::string words = index < after.output.size() ? *after.output[index].text : "";
    if (words.ends_with('\n')) words.pop_back();
    return words;
  }

  const RunInspection& run_;
  const LineSink& sink_;
  std::map<std::uint64_t, int> waiting_;  // by id: its track
  int depth_ = 0;
  bool first_ = true;
  bool good_ = true;
};

}  // namespace

bool write_perfetto(const TracedProgram& program, Machine& machine, const LanguageTable& language, const Model& model,
                    const RunInspection& run, const LineSink& sink) {
  Writer writer(run, sink);
  bool complete = writer.begin(program) &&
                  run_with_events(machine, language, model,
                                  [&](const Event& event, const Machine& after) { return writer.take(event, after); });
  return complete && writer.end(machine);
}

}  // namespace loopscope
