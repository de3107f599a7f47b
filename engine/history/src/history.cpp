#include <history/history.hpp>
#include <history/run_events.hpp>

#include <algorithm>
#include <numeric>

namespace loopscope {

namespace {

constexpr std::uint64_t first_spacing = 20'000;  // instructions: replaying as many takes well under a millisecond
constexpr std::size_t most_checkpoints = 1'024;  // beyond this every second one is dropped and the spacing doubles
constexpr std::uint64_t most_held = 80u << 20;   // bytes that all of them may keep alive, about; beyond this too
// A copied slot costs about as much as two instructions, and copying shall cost at most a fifth of running.
constexpr std::uint64_t distance_per_copy = 10;
// In a longer run they may lie further apart: whoever runs so much minds its time more than a jump's.
constexpr std::uint64_t instructions_per_step_of_cost = 2'000'000;
constexpr std::uint64_t longest_stretch = 64;    // of the spacing, however much is copied
constexpr std::uint64_t bytes_per_cell = 112;    // of a new cell or a copied slot, with what belongs to it
constexpr std::size_t most_garbage = 64u << 10;  // bytes made since the last collection that a checkpoint may keep
constexpr std::uint64_t longest_wait = 6;        // times the distance, for a collection
constexpr std::size_t rungs = 16;

class Collector : public EventSink {
 public:
  Collector(std::uint64_t first, std::uint64_t last) : first_(first), last_(last) {}
  void on_event(const Event& event) override {
    if (event.step >= first_ && event.step <= last_) events.push_back(event);
  }
  std::vector<Event> events;

 private:
  std::uint64_t first_, last_;
};

// Remembers the last boundary before a step, or the first one after it.
class BoundaryFinder : public EventSink {
 public:
  BoundaryFinder(Grain grain, std::uint64_t low, std::uint64_t high) : grain_(grain), low_(low), high_(high) {}
  void on_event(const Event& event) override {
    if (event.step < low_ || event.step > high_ || !is_boundary(grain_, event)) return;
    if (!first) first = event.step;
    last = event.step;
  }
  std::optional<std::uint64_t> first, last;

 private:
  Grain grain_;
  std::uint64_t low_, high_;
};

class Searcher : public EventSink {
 public:
  Searcher(std::uint64_t from, const std::function<bool(const Event&)>& wanted, bool last = false)
      : from_(from), wanted_(wanted), last_(last) {}
  void on_event(const Event& event) override {
    if (event.step < from_ || (found && !last_) || !wanted_(event)) return;
    found = event.step;
  }
  std::optional<std::uint64_t> found;  // the first, or the last so far

 private:
  std::uint64_t from_;
  const std::function<bool(const Event&)>& wanted_;
  bool last_;
};

bool before_step(const Machine& machine, std::uint64_t step) { return machine.counters.events < step; }

// The last machine of an ascending list that is at or before `step`; null when there is none.
const Machine* last_at_or_before(const std::vector<Machine>& machines, std::uint64_t step) {
  auto after = std::upper_bound(machines.begin(), machines.end(), step,
                                [](std::uint64_t wanted, const Machine& m) { return wanted < m.counters.events; });
  return after == machines.begin() ? nullptr : &*(after - 1);
}

}  // namespace

bool is_boundary(Grain grain, const Event& event) {
  constexpr auto statement = static_cast<std::uint8_t>(MarkKind::Statement);
  switch (grain) {
    case Grain::Event:
      return true;
    case Grain::Line:
      return (event.kind == EventKind::Mark && event.detail == statement) || event.kind == EventKind::FrameLeft;
    case Grain::Turn:
      return event.kind == EventKind::TurnStarted;
  }
  return true;
}

History::History(Machine start, const LanguageTable& language, const Model& model)
    : language_(language), model_(model), ahead_(std::move(start)), spacing_(first_spacing) {
  checkpoints_.push_back(ahead_);
  held_.push_back(0);
}

std::uint64_t History::wanted_distance() const {
  std::uint64_t copied = ahead_.heap.copied() - checkpoints_.back().heap.copied();
  std::uint64_t per_copy = distance_per_copy + ahead_.counters.instructions / instructions_per_step_of_cost;
  return std::clamp(copied * per_copy, spacing_, spacing_ * longest_stretch);
}

void History::add_checkpoint() {
  const Machine& last = checkpoints_.back();
  considered_ = ahead_.counters.instructions;
  if (last.counters.events == ahead_.counters.events) return;
  std::uint64_t made = ahead_.heap.next_serial() - last.heap.next_serial();
  held_.push_back((made + ahead_.heap.copied() - last.heap.copied()) * bytes_per_cell);
  checkpoints_.push_back(ahead_);
  std::uint64_t held = std::accumulate(held_.begin(), held_.end(), std::uint64_t{0});
  if (checkpoints_.size() > most_checkpoints || (held > most_held && checkpoints_.size() > 8)) thin_out();
}

// Every second checkpoint goes. What it kept alive alone is free then; what its neighbour needs too stays.
void History::thin_out() {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < checkpoints_.size(); i += 2) {
    if (kept != i) checkpoints_[kept] = std::move(checkpoints_[i]);
    held_[kept] = held_[i];
    ++kept;
  }
  checkpoints_.resize(kept, Machine{});
  held_.resize(kept);
  spacing_ *= 2;
}

// A checkpoint keeps everything alive that is there when it is made, garbage too. So where much has been made since the
// last one, it waits for a collection.
bool History::run_ahead(std::uint64_t instructions) {
  std::uint64_t goal = ahead_.counters.instructions + instructions;
  while (!ended() && ahead_.counters.instructions < goal) {
    std::uint64_t distance = wanted_distance();
    bool is_due = ahead_.counters.instructions >= considered_ + distance;
    bool waits = is_due && garbage() > most_garbage;
    std::uint64_t latest = considered_ + (waits ? distance * longest_wait : distance);
    if (ahead_.counters.instructions >= latest) {
      add_checkpoint();
      continue;
    }
    StopAt stop;
    stop.instructions = std::max(ahead_.counters.instructions + 1, std::min(goal, latest));
    if (waits) stop.collections = ahead_.heap.collections() + 1;
    run(ahead_, language_, model_, stop, watcher_);
    bool collected = waits && ahead_.heap.collections() >= stop.collections;
    if (collected && !ended()) add_checkpoint();
  }
  return !ended();
}

// Bytes that may be garbage: made since the last checkpoint or the last collection, whichever is nearer.
std::size_t History::garbage() const {
  const Heap& last = checkpoints_.back().heap;
  if (ahead_.heap.collections() != last.collections()) return ahead_.heap.bytes_since_collection();
  return ahead_.heap.bytes() - std::min(ahead_.heap.bytes(), last.bytes());
}

void History::run_to_end() {
  while (run_ahead(spacing_)) {
  }
}

const Machine& History::nearest(std::uint64_t step) const {
  const Machine* checkpoint = last_at_or_before(checkpoints_, step);
  if (!checkpoint) return checkpoints_.front();
  const Machine* rung = last_at_or_before(ladder_, step);
  return rung && rung->counters.events > checkpoint->counters.events ? *rung : *checkpoint;
}

void History::replay(Machine& machine, std::uint64_t to_step, EventSink* sink) const {
  StopAt stop;
  stop.events = to_step;
  run(machine, language_, model_, stop, sink);
}

// Copies between two steps, so that stepping back from `last` replays little.
void History::lay_ladder(std::uint64_t first, std::uint64_t last) {
  std::vector<Machine> fresh;
  Machine machine = nearest(first);
  std::uint64_t stride = std::max<std::uint64_t>(1, (last - first) / rungs);
  for (std::uint64_t step = first + stride; step < last; step += stride) {
    replay(machine, step, nullptr);
    fresh.push_back(machine);
  }
  ladder_ = std::move(fresh);
}

Machine History::at(std::uint64_t step) {
  while (last_step() < step && run_ahead(spacing_)) {
  }
  if (step >= last_step()) return ahead_;
  if (step <= start().counters.events) return start();
  // A checkpoint is made at a loop's end, where instructions may have run since its last event: the state of that step
  // itself is found from the one before.
  std::uint64_t before = step > 0 ? step - 1 : 0;
  const Machine& base = nearest(before);
  std::uint64_t distance = step - base.counters.events;
  if (distance > 4 * rungs) lay_ladder(base.counters.events, step);
  Machine machine = nearest(before);
  if (before_step(machine, step)) replay(machine, step, nullptr);
  return machine;
}

Machine History::base_before(std::uint64_t step) {
  while (last_step() < step && run_ahead(spacing_)) {
  }
  return nearest(step);
}

std::vector<Event> History::events(std::uint64_t first, std::uint64_t last) {
  first = std::max<std::uint64_t>(first, 1);
  Machine machine = base_before(first - 1);
  Collector collector(first, last);
  replay(machine, last, &collector);
  return std::move(collector.events);
}

std::optional<Event> History::event(std::uint64_t step) {
  if (step == 0) return std::nullopt;
  std::vector<Event> found = events(step, step);
  return found.empty() ? std::nullopt : std::optional<Event>(found.front());
}

std::uint64_t History::next_step(std::uint64_t step, Grain grain) {
  if (grain == Grain::Event) {
    at(step + 1);
    return std::min(step + 1, last_step());
  }
  auto found = find_step(step + 1, [grain](const Event& event) { return is_boundary(grain, event); });
  return found ? *found : last_step();
}

std::uint64_t History::previous_step(std::uint64_t step, Grain grain) {
  if (step == 0) return 0;
  if (grain == Grain::Event) return step - 1;
  std::uint64_t high = step - 1;
  for (std::uint64_t window = 64; high > 0; window *= 4) {
    std::uint64_t low = high > window ? high - window : 0;
    BoundaryFinder finder(grain, low + 1, high);
    Machine machine = base_before(low);
    replay(machine, high, &finder);
    if (finder.last) return *finder.last;
    high = low;
  }
  return 0;
}

std::optional<std::uint64_t> History::find_step(std::uint64_t from, const std::function<bool(const Event&)>& wanted) {
  std::uint64_t low = from > 0 ? from - 1 : 0;
  for (std::uint64_t window = 256;; window = std::min<std::uint64_t>(window * 2, 1'000'000)) {
    Machine machine = base_before(low);
    if (low >= last_step() && ended()) return std::nullopt;
    Searcher searcher(from, wanted);
    replay(machine, low + window, &searcher);
    if (searcher.found) return searcher.found;
    low = std::min(low + window, std::max(last_step(), machine.counters.events));
  }
}

std::optional<std::uint64_t> History::find_between(std::uint64_t first, std::uint64_t last,
                                                   const std::function<bool(const Event&)>& wanted) {
  first = std::max<std::uint64_t>(first, 1);
  constexpr std::uint64_t window = 4'096;
  for (std::uint64_t low = first; low <= last; low += window) {
    Machine machine = base_before(low - 1);
    Searcher searcher(low, wanted);
    replay(machine, std::min(last, low + window - 1), &searcher);
    if (searcher.found) return *searcher.found <= last ? searcher.found : std::nullopt;
    if (ended() && low + window > last_step()) break;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> History::find_last_between(std::uint64_t first, std::uint64_t last,
                                                        const std::function<bool(const Event&)>& wanted) {
  first = std::max<std::uint64_t>(first, 1);
  constexpr std::uint64_t window = 4'096;
  auto in_range = [&](const Event& event) { return event.step <= last && wanted(event); };
  std::function<bool(const Event&)> limited = in_range;
  for (std::uint64_t high = last; high >= first;) {
    std::uint64_t low = std::max(first, high > window ? high - window + 1 : 1);
    Machine machine = base_before(low - 1);
    Searcher searcher(low, limited, true);
    replay(machine, high, &searcher);
    if (searcher.found) return searcher.found;
    high = low - 1;
  }
  return std::nullopt;
}

void History::walk(std::uint64_t first, std::uint64_t last,
                   const std::function<bool(const Event&, const Machine& after)>& take) {
  first = std::max<std::uint64_t>(first, 1);
  Machine machine = base_before(first - 1);
  if (before_step(machine, first - 1)) replay(machine, first - 1, nullptr);
  auto take_in_range = [&](const Event& event, const Machine& after) {
    return event.step < first || event.step > last || take(event, after);
  };
  run_with_events(machine, language_, model_, take_in_range, last);
}

}  // namespace loopscope
