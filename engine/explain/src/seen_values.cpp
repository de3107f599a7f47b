#include <explain/seen_values.hpp>

#include "seen_scopes.hpp"
#include "words.hpp"

#include <algorithm>
#include <deque>
#include <map>

namespace loopscope {

namespace {

constexpr std::size_t most_parts = 50;   // of one object
constexpr std::size_t most_lines = 600;  // of one unfolded value
constexpr int deepest = 12;              // levels of unfolding
constexpr std::size_t most_objects = 200;
constexpr std::size_t most_promises = 200;
constexpr std::size_t value_limit = 80;

class Unfolder {
 public:
  Unfolder(const Machine& machine, const RunInspection& run, const std::set<std::string>& unfolded)
      : machine_(machine), run_(run), unfolded_(unfolded) {}

  std::vector<SeenPart> unfold(Value value, const std::string& path) {
    if (unfolded_.contains(path)) add_parts(value, path, 0);
    return std::move(lines_);
  }

  // The first level whether it is unfolded or not.
  std::vector<SeenPart> unfold_first(Value value, const std::string& path) {
    add_parts(value, path, 0);
    return std::move(lines_);
  }

 private:
  void add_parts(Value value, const std::string& path, int depth) {
    PartsView view = run_.language->parts(machine_, value, most_parts);
    for (const NamedValue& part : view.parts) {
      if (lines_.size() >= most_lines) return;
      SeenPart line{part.name, run_.language->preview(machine_, part.value, value_limit), path + "\n" + part.name,
                    depth};
      line.can_unfold = depth + 1 < deepest && can_unfold(machine_, run_, part.value);
      line.is_unfolded = line.can_unfold && unfolded_.contains(line.path);
      lines_.push_back(line);
      if (line.is_unfolded) add_parts(part.value, line.path, depth + 1);
    }
    if (view.total <= view.parts.size()) return;
    SeenPart rest;
    rest.depth = depth;
    rest.hidden = view.total - view.parts.size();
    lines_.push_back(std::move(rest));
  }

  const Machine& machine_;
  const RunInspection& run_;
  const std::set<std::string>& unfolded_;
  std::vector<SeenPart> lines_;
};

// Walks from the variables over the parts of objects, breadth first, each object once.
class Walker {
 public:
  Walker(const Machine& machine, const RunInspection& run, Language language, std::uint64_t born_after)
      : machine_(machine), run_(run), words_(machine, run, language), born_after_(born_after) {
    const FrameStack& stack = machine.task.frames;
    for (std::uint32_t i = stack.size(); i-- > 0;) {
      if (!stack[i].is_hidden) add_frame(stack[i], machine.task.values.read(stack[i].window));
    }
    for (const SuspendedView& view : run.language->suspended(machine))
      add_frame(view.parked->frame, view.parked->window.data());
    for (const NamedValue& global : run.language->globals(machine)) found(global.name, global.value);
  }

  // Calls take(name, value, parts) for each object, until it says false.
  void walk(const std::function<bool(const std::string&, Value, const PartsView&)>& take) {
    for (std::size_t looked_at = 0; !waiting_.empty() && looked_at < most_looked_at; ++looked_at) {
      auto [name, value] = waiting_.front();
      waiting_.pop_front();
      PartsView parts = run_.language->parts(machine_, value, most_parts);
      if (!take(name, value, parts)) return;
      for (const NamedValue& part : parts.parts) found(name + "." + part.name, part.value);
    }
  }

  const Words& words() const { return words_; }

 private:
  static constexpr std::size_t most_looked_at = 2000;

  void add_frame(const Frame& frame, const Value* locals) {
    for (const SeenScope& scope : seen_scopes(machine_, words_, frame, locals)) {
      for (const SeenVariable& variable : scope.variables) found(variable.name, variable.held);
    }
  }

  void found(const std::string& name, Value value) {
    if (!value.is_object() || machine_.heap.cell(value.cell()).serial <= born_after_) return;
    if (seen_.insert(value.cell().index).second) waiting_.emplace_back(name, value);
  }

  const Machine& machine_;
  const RunInspection& run_;
  Words words_;
  std::uint64_t born_after_;
  std::deque<std::pair<std::string, Value>> waiting_;
  std::set<std::uint32_t> seen_;
};

SeenPromise seen_promise(const Machine& machine, const Words& words, const PromiseView& view, std::string name) {
  SeenPromise seen;
  seen.serial = view.serial;
  seen.name = std::move(name);
  seen.is_settled = view.is_settled;
  seen.is_rejected = view.is_rejected;
  seen.is_handled = view.is_handled;
  if (view.is_settled) seen.value = words.preview(view.result, value_limit);
  for (const ReactionView& reaction : view.reactions) {
    SeenReaction out{"", reaction.code.has_value(), place_of(machine, reaction.site)};
    if (reaction.code)
      out.text = words.code_label(*reaction.code);
    else if (reaction.callable.is_object())
      out.text = words.callable_label(reaction.callable);
    seen.reactions.push_back(std::move(out));
  }
  return seen;
}

}  // namespace

bool can_unfold(const Machine& machine, const RunInspection& run, Value value) {
  return run.language->parts(machine, value, 1).total > 0;
}

std::vector<SeenPart> seen_parts(const Machine& machine, const RunInspection& run, Value value, const std::string& path,
                                 const std::set<std::string>& unfolded) {
  return Unfolder(machine, run, unfolded).unfold(value, path);
}

std::vector<SeenObject> seen_objects(const Machine& machine, const RunInspection& run, Language language,
                                     std::uint64_t born_after, const std::set<std::string>& unfolded) {
  std::vector<SeenObject> objects;
  Walker walker(machine, run, language, born_after);
  walker.walk([&](const std::string& name, Value value, const PartsView& parts) {
    bool is_plain_function = run.language->callable(machine, value).kind != CallableKind::None && parts.total == 0;
    if (is_plain_function) return true;
    SeenObject seen{machine.heap.cell(value.cell()).serial, name, walker.words().preview(value, value_limit), {}};
    seen.parts = Unfolder(machine, run, unfolded).unfold_first(value, "#" + std::to_string(seen.serial));
    objects.push_back(std::move(seen));
    return objects.size() < most_objects;
  });
  return objects;
}

namespace {

// Promises that calls of async functions returned, by birth: "load()".
std::map<std::uint64_t, std::string> promises_of_calls(const Machine& machine, const RunInspection& run,
                                                       const Words& words) {
  std::map<std::uint64_t, std::string> names;
  auto add = [&](const Frame& frame) {
    std::uint64_t serial = run.language->promise_serial(machine, frame.coroutine);
    if (serial != 0) names.emplace(serial, words.code_label(frame.code) + "()");
  };
  const FrameStack& stack = machine.task.frames;
  for (std::uint32_t i = 0; i < stack.size(); ++i) add(stack[i]);
  for (const SuspendedView& view : run.language->suspended(machine)) add(view.parked->frame);
  return names;
}

}  // namespace

std::vector<SeenPromise> seen_promises(const Machine& machine, const RunInspection& run, Language language,
                                       std::uint64_t born_after) {
  std::map<std::uint64_t, SeenPromise> promises;
  Walker walker(machine, run, language, born_after);
  walker.walk([&](const std::string& name, Value value, const PartsView&) {
    if (auto view = run.language->promise(machine, value))
      promises.emplace(view->serial, seen_promise(machine, walker.words(), *view, name));
    return promises.size() < most_promises;
  });
  std::map<std::uint64_t, std::string> calls = promises_of_calls(machine, run, walker.words());
  for (const PromiseView& view : run.language->waiting_promises(machine)) {
    if (view.serial > born_after && promises.size() < most_promises)
      promises.emplace(view.serial, seen_promise(machine, walker.words(), view, calls[view.serial]));
  }
  std::vector<SeenPromise> out;
  for (auto& [serial, promise] : promises) out.push_back(std::move(promise));
  return out;
}

}  // namespace loopscope
