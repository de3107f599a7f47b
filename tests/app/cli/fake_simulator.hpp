#pragma once
// A stand-in for the engine: "runs" a file by obeying its code lines. `out TEXT` and `err TEXT` print a line, `exit N`
// ends with a code, `limit` stops at one, `bad` is a syntax error. Every line is one step.
#include <base/utf.hpp>
#include <cli/simulation.hpp>

namespace loopscope::cli {

class FakeSimulation : public Simulation {
 public:
  explicit FakeSimulation(const SimulationRequest& request) : request_(request) {
    for (std::uint32_t line = 1; line <= request.source->line_count(); ++line) {
      std::string text = utf16_to_utf8(request.source->line_text(line));
      if (!text.empty() && !text.starts_with("//")) lines_.push_back({line, text});
    }
  }

  std::vector<Diagnostic> syntax_faults() override {
    std::vector<Diagnostic> faults;
    for (const Line& line : lines_) {
      std::uint32_t begin = request_.source->line_start(line.number);
      if (line.text == "bad") faults.push_back({{begin, begin + 3}, "SyntaxError", "Unexpected identifier", ""});
    }
    return faults;
  }

  RunEnd run(const OutputSink& sink) override {
    for (const Line& line : lines_) {
      bool error = line.text.starts_with("err ");
      bool prints = error || line.text.starts_with("out ");
      if (prints && !sink(error ? OutputStream::Error : OutputStream::Out, line.text.substr(4) + "\n")) {
        return {StopReason::Abandoned, 0, "", 0, {}};
      }
    }
    return end();
  }

  RunEnd tell(const std::function<bool(const ToldStep&)>& tell) override {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!tell({i + 1, "It does `" + lines_[i].text + "`.", "Rule 1"})) return {StopReason::Abandoned, 0, "", 0, {}};
    }
    return end();
  }

  std::uint64_t last_step() override { return lines_.size(); }

  std::optional<std::uint64_t> step_of_output(std::uint64_t wanted) override {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].text.starts_with("out ") && --wanted == 0) return i + 1;
    }
    return std::nullopt;
  }

  std::optional<std::uint64_t> step_of_line(std::uint64_t wanted) override {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (lines_[i].number == wanted) return i + 1;
    }
    return std::nullopt;
  }

  ExplorationView explore(std::uint64_t) override { return {}; }
  RunEnd trace(const TracedProgram&, bool, const LineSink&) override { return {}; }
  std::string check_trace(std::string_view, const std::string&) override { return {}; }
  std::optional<StateView> state_at(std::uint64_t step) override {
    if (step > lines_.size()) return std::nullopt;
    StateView state;
    state.step = step;
    state.clock_ns = 1'500'000;
    state.phase = "timers";
    state.stack = {{"main", {1, 2}, {{"x", "1"}}}};
    state.queues = {{"microtasks", "microtasks", {}}, {"timers", "timers", {{7, "() => 1", {3, 4}, 2'000'000}}}};
    state.why = {step, "Because.", "Rule 1"};
    state.output = {{OutputStream::Out, "A\xff", 1}};
    if (step == lines_.size()) state.end = end();
    return state;
  }

 private:
  struct Line {
    std::uint32_t number;
    std::string text;
  };

  RunEnd end() const {
    for (const Line& line : lines_) {
      if (line.text == "limit") return {StopReason::Limit, 0, "instructions", 500, {line.number, 1}};
      if (line.text.starts_with("exit ")) return {StopReason::Finished, std::stoi(line.text.substr(5)), "", 0, {}};
    }
    return {};
  }

  SimulationRequest request_;
  std::vector<Line> lines_;
};

class FakeSimulator : public Simulator {
 public:
  bool needs_module_syntax(const SourceText&) override { return false; }
  ProfileDiffView diff(const SimulationRequest&, const std::string&) override { return {}; }
  std::unique_ptr<Simulation> start(const SimulationRequest& request) override {
    last_request = request;
    return std::make_unique<FakeSimulation>(request);
  }

  SimulationRequest last_request;
};

}  // namespace loopscope::cli
