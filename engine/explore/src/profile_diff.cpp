#include <explore/profile_diff.hpp>

#include <base/hash.hpp>
#include <history/run_events.hpp>

#include <algorithm>

#include "profile_traits.hpp"

namespace loopscope {

namespace {

constexpr std::size_t most_compared = 4'000'000;  // events of which it is looked where the runs part

struct PrintedLine {
  std::string text;
  std::uint64_t step = 0;
};

struct Printed {
  std::vector<PrintedLine> lines[2];  // stdout, stderr
  int exit_code = 0;
};

// A line belongs to the step that printed its end.
void add_lines(std::vector<PrintedLine>& lines, bool& is_open, std::string_view text, std::uint64_t step) {
  while (!text.empty()) {
    std::size_t end = text.find('\n');
    if (!is_open) lines.push_back({});
    lines.back().text += text.substr(0, end);
    lines.back().step = step;
    is_open = end == std::string_view::npos;
    text.remove_prefix(is_open ? text.size() : end + 1);
  }
}

Printed printed_by(const Machine& machine) {
  Printed printed;
  bool is_open[2] = {false, false};
  for (std::size_t i = 0; i < machine.output.size(); ++i) {
    const OutputChunk& chunk = machine.output[i];
    std::size_t stream = chunk.stream == Stream::Out ? 0 : 1;
    add_lines(printed.lines[stream], is_open[stream], *chunk.text, chunk.step);
  }
  printed.exit_code = machine.exit_code;
  return printed;
}

StartedRun start_under(RunRequest request, const Profile& profile) {
  request.profile = profile.name;
  request.adjusted = profile;
  return start_run(request);
}

Printed run_under(const RunRequest& request, const Profile& profile) {
  StartedRun run = start_under(request, profile);
  loopscope::run(run.machine, *run.language, *run.model, {}, nullptr);
  return printed_by(run.machine);
}

// What happens, apart from when and from the numbers of code objects and of promises, of which a runtime makes some
// more.
std::uint64_t key_of(const Event& event) {
  std::uint64_t key = mix_hash(static_cast<std::uint64_t>(event.kind), event.detail);
  if (event.kind != EventKind::PromiseSettled) key = mix_hash(key, event.subject);
  if (event.kind != EventKind::ClockMoved) key = mix_hash(key, static_cast<std::uint64_t>(event.number));
  return event.site.known ? mix_hash(key, std::uint64_t{event.site.span.begin} << 32 | event.site.span.end) : key;
}

std::uint64_t parting_step(const RunRequest& request, const Profile& first, const Profile& second) {
  std::vector<std::uint64_t> keys;
  StartedRun one = start_under(request, first);
  run_with_events(one.machine, *one.language, *one.model, [&](const Event& event, const Machine&) {
    keys.push_back(key_of(event));
    return keys.size() < most_compared;
  });
  StartedRun other = start_under(request, second);
  std::size_t at = 0;
  std::uint64_t step = 0;
  run_with_events(other.machine, *other.language, *other.model, [&](const Event& event, const Machine&) {
    if (at < keys.size() && keys[at++] == key_of(event)) return true;
    step = event.step;
    return false;
  });
  return step == 0 && at < keys.size() ? at + 1 : step;
}

// The first line, from 0, in which the two differ; nothing when they are equal.
std::optional<std::size_t> first_differing(const std::vector<PrintedLine>& x, const std::vector<PrintedLine>& y) {
  for (std::size_t i = 0; i < std::max(x.size(), y.size()); ++i) {
    if (i >= x.size() || i >= y.size() || x[i].text != y[i].text) return i;
  }
  return std::nullopt;
}

void set_line(DifferingSide& side, const std::vector<PrintedLine>& lines, std::size_t at) {
  if (at >= lines.size()) return;
  side.line = lines[at].text;
  side.step = lines[at].step;
}

// False when all is the same.
bool compare(const Printed (&runs)[2], ProfileDifference& out) {
  for (std::size_t stream = 0; stream < 2; ++stream) {
    auto at = first_differing(runs[0].lines[stream], runs[1].lines[stream]);
    if (!at) continue;
    out.part = stream == 0 ? DifferingPart::Output : DifferingPart::Errors;
    out.line = *at + 1;
    for (std::size_t i = 0; i < 2; ++i) set_line(out.sides[i], runs[i].lines[stream], *at);
    return true;
  }
  if (runs[0].exit_code == runs[1].exit_code) return false;
  out.part = DifferingPart::ExitCode;
  return true;
}

// Whether a run differs from the first one where the second does, and whether it prints there what the second prints.
enum class Likeness : std::uint8_t { First, Other, Second };
Likeness likeness(const Printed& run, const Printed& first, const ProfileDifference& known) {
  if (known.part == DifferingPart::ExitCode)
    return run.exit_code == known.sides[1].exit_code ? Likeness::Second : Likeness::First;
  std::size_t stream = known.part == DifferingPart::Output ? 0 : 1;
  auto at = first_differing(first.lines[stream], run.lines[stream]);
  if (!at || *at + 1 != known.line) return Likeness::First;
  DifferingSide side;
  set_line(side, run.lines[stream], *at);
  return side.line == known.sides[1].line ? Likeness::Second : Likeness::Other;
}

void find_cause(const RunRequest& request, const Printed& first, ProfileDifference& out) {
  Likeness best = Likeness::First;
  for (const TraitRow& row : profile_traits()) {
    const Profile& one = out.sides[0].profile;
    const Profile& other = out.sides[1].profile;
    if (!row.differs(one, other)) continue;
    Profile mixed = one;
    row.take(mixed, other);
    Likeness found = likeness(run_under(request, mixed), first, out);
    if (found <= best) continue;
    best = found;
    out.cause = row.trait;
    out.cause_is_first = row.is_later(one);
  }
}

}  // namespace

ProfileDifference profile_difference(const RunRequest& request, const Profile& first, const Profile& second) {
  ProfileDifference out;
  out.sides[0].profile = first;
  out.sides[1].profile = second;
  const Printed runs[2] = {run_under(request, first), run_under(request, second)};
  for (std::size_t i = 0; i < 2; ++i) {
    out.sides[i].lines = runs[i].lines[0].size();
    out.sides[i].exit_code = runs[i].exit_code;
  }
  if (!compare(runs, out)) return out;
  out.parting_step = parting_step(request, first, second);
  find_cause(request, runs[0], out);
  return out;
}

}  // namespace loopscope
