#include "tasks.hpp"

#include "reading.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/ready_queue.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t longest_name = 60;
constexpr std::size_t most_delegates = 100;
constexpr std::size_t most_queues = 8;
constexpr std::size_t most_items = 300;

std::string text_of(const Heap& heap, Value value) {
  return value.is_string() ? utf16_to_utf8(text_prefix(heap, value.cell(), longest_name)) : "";
}

std::string text_of(const Heap& heap, PropertyKey name) {
  return name.is_string() ? utf16_to_utf8(text_prefix(heap, name.cell(), longest_name)) : "";
}

std::string name_of_task(const Heap& heap, Value task) {
  return task.is_object() ? text_of(heap, read_own(heap, task.cell(), key(Name::name))) : "";
}

// The iterator that a generator parked in `yield*` hands its resumes to lies among its operands.
CellId delegate_of(const Machine& machine, CellId coroutine) {
  const auto* generator = machine.heap.try_get<GeneratorCell>(coroutine);
  if (!generator || !generator->delegating || !generator->parked.present) return {};
  const std::vector<Value>& window = generator->parked.window;
  std::size_t locals = machine.codes[generator->parked.frame.code].local_count;
  for (std::size_t i = window.size(); i-- > locals;) {
    bool is_generator = window[i].is_object() && machine.heap.try_get<GeneratorCell>(window[i].cell());
    if (is_generator && window[i].cell() != coroutine) return window[i].cell();
  }
  return {};
}

}  // namespace

JobView describe_task(const Machine& machine, const Job& job) {
  JobView view{JobRole::Task, {}, std::nullopt, job.argument, name_of_task(machine.heap, job.handler), {}};
  if (!job.capability.is_object()) return view;
  if (is_callable(machine.heap, job.capability)) {
    view.callable = job.capability;
  } else if (const auto* generator = machine.heap.try_get<GeneratorCell>(job.capability.cell())) {
    view.coroutine = job.capability.cell();
    if (generator->parked.present) view.code = generator->parked.frame.code;
  }
  return view;
}

std::vector<CellId> delegates(const Machine& machine, CellId coroutine) {
  std::vector<CellId> chain;
  while (coroutine && chain.size() < most_delegates) {
    chain.push_back(coroutine);
    coroutine = delegate_of(machine, coroutine);
  }
  return chain;
}

CellId coroutine_in(const Machine& machine, Value value) { return coroutine_held_by(machine.heap, value); }

namespace {

class QueueFinder {
 public:
  explicit QueueFinder(const Machine& machine) : machine_(machine) {}

  std::vector<ReadyQueueView> find() {
    machine_.heap.each_cell([&](CellId id, const Cell& cell) {
      const auto* array = machine_.heap.try_get<ArrayCell>(id);
      if (array && array->uses != 0 && is_ready_queue(*array)) queues_.emplace_back(cell.serial, id);
    });
    std::sort(queues_.begin(), queues_.end());
    if (queues_.size() > most_queues) queues_.resize(most_queues);
    names_.resize(queues_.size());
    if (!queues_.empty()) name_all();
    std::vector<ReadyQueueView> views;
    for (std::size_t i = 0; i < queues_.size(); ++i) views.push_back(view(i));
    return views;
  }

 private:
  ReadyQueueView view(std::size_t index) const {
    const auto& array = machine_.heap.get<ArrayCell>(queues_[index].second);
    ReadyQueueView view{queues_[index].first, names_[index], {}, array.elements.size()};
    bool backwards = takes_last(array);
    for (std::size_t i = 0; i < array.elements.size() && i < most_items; ++i)
      view.items.push_back(array.elements[backwards ? array.elements.size() - 1 - i : i]);
    return view;
  }

  void name_all() {
    for (const GlobalLexical& lexical : realm_of(machine_).lexicals)
      give_name(lexical.value, [&] { return text_of(machine_.heap, lexical.name); });
    const FrameStack& frames = machine_.task.frames;
    for (std::uint32_t i = 0; i < frames.size(); ++i)
      name_locals(frames[i], machine_.task.values.read(frames[i].window));
    machine_.heap.each_cell([&](CellId id, const Cell&) {
      if (const auto* environment = machine_.heap.try_get<EnvironmentCell>(id)) name_slots(*environment);
      if (const auto* generator = machine_.heap.try_get<GeneratorCell>(id); generator && generator->parked.present)
        name_locals(generator->parked.frame, generator->parked.window.data());
    });
    machine_.heap.each_cell([&](CellId id, const Cell& cell) {
      if (cell.type->traits.is_object && kind_of(machine_.heap, id) == Kind::Object) name_properties(id);
    });
  }

  void name_locals(const Frame& frame, const Value* locals) {
    const Code& code = machine_.codes[frame.code];
    if (frame.is_hidden) return;
    for (const LocalInfo& local : code.locals) {
      bool visible = frame.pc >= local.begin && frame.pc < local.end && local.slot < code.local_count;
      if (visible && !local.info.is_hidden)
        give_name(locals[local.slot], [&] { return utf16_to_utf8(local.info.name); });
    }
  }

  void name_slots(const EnvironmentCell& environment) {
    const Code& code = machine_.codes[environment.code];
    if (code.is_hidden || environment.scope >= code.scopes.size()) return;
    const std::vector<SlotInfo>& infos = code.scopes[environment.scope].slots;
    for (std::size_t i = 0; i < infos.size() && i < environment.slots.size(); ++i) {
      if (!infos[i].is_hidden) give_name(environment.slots[i], [&] { return utf16_to_utf8(infos[i].name); });
    }
  }

  void name_properties(CellId id) {
    const ObjectCell& object = object_of(machine_.heap, id);
    const auto& properties = machine_.heap.get<ShapeCell>(object.shape).properties;
    for (std::size_t i = 0; i < properties.size() && i < object.slots.size(); ++i) {
      give_name(object.slots[i], [&] { return text_of(machine_.heap, properties[i].key); });
    }
  }

  template <class Name>
  void give_name(Value value, Name name) {
    if (!value.is_object()) return;
    for (std::size_t i = 0; i < queues_.size(); ++i) {
      if (queues_[i].second == value.cell() && names_[i].empty()) names_[i] = name();
    }
  }

  const Machine& machine_;
  std::vector<std::pair<std::uint64_t, CellId>> queues_;  // by birth
  std::vector<std::string> names_;
};

}  // namespace

std::vector<ReadyQueueView> ready_queues(const Machine& machine) { return QueueFinder(machine).find(); }

}  // namespace loopscope::js
