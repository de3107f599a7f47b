#include <text/cli_text.hpp>
#include "state_format.hpp"

namespace loopscope::cli {

namespace {

class StateWriter {
 public:
  StateWriter(const Context& context, const ReadyRun& run) : context_(context), run_(run) {}

  std::string write(const StateView& state) {
    headline(state);
    frames(CliText::state_stack, state.stack);
    if (!state.suspended.empty()) frames(CliText::state_suspended, state.suspended);
    for (const QueueView& queue : state.queues) this->queue(queue);
    output(state.output);
    if (state.end) end(*state.end);
    return out_;
  }

 private:
  void headline(const StateView& state) {
    out_ += context_.say(CliText::state_step, state.step);
    out_ += "  " + context_.say(CliText::state_clock, milliseconds_text(state.clock_ns));
    if (!state.phase.empty()) out_ += "  " + context_.say(CliText::state_phase, state.phase);
    out_ += "  " + context_.say(CliText::state_place, run_.file.path, state.place.line, state.place.column) + "\n";
    if (state.why.sentence.empty()) return;
    out_ += state.why.sentence + (state.why.rule.empty() ? "\n" : fmt::format(" [{}]\n", state.why.rule));
  }

  void heading(std::string_view title, bool empty) {
    out_ += fmt::format("{}:{}\n", title, empty ? " " + context_.say(CliText::state_empty) : "");
  }

  void frames(TextId title, const std::vector<FrameView>& frames) {
    heading(context_.say(title), frames.empty());
    for (const FrameView& frame : frames) {
      out_ += fmt::format("  {}  {}:{}\n", frame.function, frame.place.line, frame.place.column);
      for (const VariableView& variable : frame.variables) {
        out_ += fmt::format("    {} = {}\n", variable.name, variable.value);
      }
    }
  }

  void queue(const QueueView& queue) {
    heading(queue.title, queue.items.empty());
    for (const QueueItemView& item : queue.items) {
      out_ += fmt::format("  #{} {}  {}", item.serial, item.label,
                          context_.say(CliText::state_item_place, item.created.line));
      if (item.due_ns) out_ += "  " + context_.say(CliText::state_due, milliseconds_text(*item.due_ns));
      out_ += "\n";
    }
  }

  void output(const std::vector<OutputLineView>& lines) {
    heading(context_.say(CliText::state_output), lines.empty());
    for (const OutputLineView& line : lines) {
      out_ += fmt::format("  {}{}\n", line.stream == OutputStream::Error ? "stderr: " : "", line.text);
    }
  }

  void end(const RunEnd& end) {
    switch (end.reason) {
      case StopReason::Finished:
        out_ += context_.say(CliText::state_ended, end.exit_code) + "\n";
        return;
      case StopReason::Limit:
        out_ += context_.say(CliText::state_ended_limit, end.limit_name) + "\n";
        return;
      case StopReason::Deadlock:
        out_ += context_.say(CliText::cli_deadlock) + "\n";
        return;
      case StopReason::WaitingForInput:
        out_ += context_.say(CliText::cli_waits_for_input) + "\n";
        return;
      case StopReason::Abandoned:
        return;
    }
  }

  const Context& context_;
  const ReadyRun& run_;
  std::string out_;
};

}  // namespace

std::string milliseconds_text(std::uint64_t nanoseconds) {
  std::string text = fmt::format("{}.{:06}", nanoseconds / 1'000'000, nanoseconds % 1'000'000);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string state_as_text(const Context& context, const ReadyRun& run, const StateView& state) {
  return StateWriter(context, run).write(state);
}

}  // namespace loopscope::cli
