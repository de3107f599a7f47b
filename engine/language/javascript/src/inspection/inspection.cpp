// What people are told of functions, jobs and coroutines.
#include <javascript/inspection.hpp>

#include "parts.hpp"
#include "preview.hpp"
#include "reading.hpp"
#include "tasks.hpp"

#include <javascript/coroutine.hpp>
#include <javascript/function.hpp>

#include <base/utf.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::size_t longest_said = 60;

// The functions of a promise's capability have no name of their own.
std::string builtin_name(const Heap& heap, CellId function, std::string name) {
  const auto* native = heap.try_get<NativeFunctionCell>(function);
  if (native == nullptr || !name.empty()) return name;
  if (native->native == native_number("resolving_rows", 0)) return "resolve";
  return native->native == native_number("resolving_rows", 1) ? "reject" : "";
}

CallableView callable(const Machine& machine, Value value) {
  const Heap& heap = machine.heap;
  if (!value.is_object() || !is_callable(heap, value)) return {};
  std::string name = callable_name(heap, value.cell());
  switch (kind_of(heap, value.cell())) {
    case Kind::Function:
      return {CallableKind::User, heap.get<FunctionCell>(value.cell()).code, std::move(name)};
    case Kind::BoundFunction:
      return {CallableKind::Bound, 0, std::move(name)};
    default:
      return {CallableKind::Builtin, 0, builtin_name(heap, value.cell(), std::move(name))};
  }
}

// --- jobs

std::optional<std::uint32_t> code_of_coroutine(const Machine& machine, Value coroutine) {
  if (!coroutine.is_object()) return std::nullopt;
  const ParkedFrame& parked = parked_frame_of(machine.heap, coroutine.cell());
  if (parked.present) return parked.frame.code;
  const FrameStack& frames = machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (frames[i].coroutine == coroutine.cell()) return frames[i].code;
  }
  return std::nullopt;
}

JobView reaction(const Machine& machine, const Job& job, JobRole role) {
  if (!is_callable(machine.heap, job.handler)) return {JobRole::PassThrough, {}, std::nullopt, job.argument};
  return {role, job.handler, std::nullopt, job.argument};
}

// What a message is about, where it is no port's.
std::string said_of(const Heap& heap, const Job& job) {
  return job.capability.is_string() ? utf16_to_utf8(text_prefix(heap, job.capability.cell(), longest_said)) : "";
}

JobView describe_job(const Machine& machine, const Job& job) {
  switch (static_cast<JobKind>(job.kind)) {
    case JobKind::Main:
      return {JobRole::Program, {}, std::nullopt, {}};
    case JobKind::Call:
    case JobKind::Completion:
    case JobKind::Message:
      return {JobRole::Callback, job.handler, std::nullopt, {}, said_of(machine.heap, job)};
    case JobKind::Frame:
    case JobKind::Idle:
      return {JobRole::Callback, job.handler, std::nullopt, {}};
    case JobKind::Timer:
      return {JobRole::TimerCallback, job.handler, std::nullopt, {}};
    case JobKind::Reaction:
      return reaction(machine, job, JobRole::Reaction);
    case JobKind::ReactionRejected:
      return reaction(machine, job, JobRole::RejectionReaction);
    case JobKind::Resume:
      return {JobRole::Resume, {}, code_of_coroutine(machine, job.handler), job.argument};
    case JobKind::ResumeThrow:
      return {JobRole::ResumeThrow, {}, code_of_coroutine(machine, job.handler), job.argument};
    case JobKind::Task:
    case JobKind::TaskThrow:
      return describe_task(machine, job);
    case JobKind::Thenable:
      return {JobRole::Thenable, job.handler, std::nullopt, job.argument};
    default:
      return {JobRole::Lifecycle, job.handler, std::nullopt, job.argument};
  }
}

// --- coroutines

bool is_coroutine(const Heap& heap, CellId id) {
  if (!heap.cell(id).type->traits.is_object) return false;
  Kind kind = kind_of(heap, id);
  return kind == Kind::Generator || kind == Kind::AsyncFunction || kind == Kind::AsyncGenerator;
}

ParkReason reason_of(const Heap& heap, CellId id) {
  if (const auto* generator = heap.try_get<GeneratorCell>(id)) {
    return generator->state == GeneratorState::SuspendedStart ? ParkReason::NotStarted : ParkReason::Yielded;
  }
  if (const auto* generator = heap.try_get<AsyncGeneratorCell>(id)) {
    if (generator->state == GeneratorState::SuspendedStart) return ParkReason::NotStarted;
    return generator->at_yield ? ParkReason::Yielded : ParkReason::Awaits;
  }
  return ParkReason::Awaits;
}

bool resumes(const Job& job, CellId coroutine) {
  auto kind = static_cast<JobKind>(job.kind);
  return (kind == JobKind::Resume || kind == JobKind::ResumeThrow) && job.handler == Value::object(coroutine);
}

// The queued job that goes on with a coroutine; null when there is none.
const Job* resuming_job(const Machine& machine, CellId coroutine) {
  for (const JobQueue& queue : machine.queues) {
    for (std::size_t i = queue.size(); i-- > 0;) {
      if (resumes(queue[i], coroutine)) return &queue[i];
    }
  }
  return nullptr;
}

SuspendedView suspended_coroutine(const Machine& machine, CellId coroutine) {
  SuspendedView view;
  if (!coroutine || !is_coroutine(machine.heap, coroutine)) return view;
  const ParkedFrame& parked = parked_frame_of(machine.heap, coroutine);
  if (!parked.present || parked.frame.is_hidden) return view;
  view.parked = &parked;
  view.reason = reason_of(machine.heap, coroutine);
  if (view.reason != ParkReason::Awaits) return view;
  if (const Job* job = resuming_job(machine, coroutine)) {
    view.reason = ParkReason::Queued;
    view.job = job->serial;
  }
  return view;
}

struct Awaited {
  CellId coroutine, promise;
};

void add_awaited(const PromiseCell& cell, CellId promise, std::vector<Awaited>& out) {
  for (const PromiseReaction& reaction : cell.reactions) {
    if (reaction.kind == ReactionKind::Await) out.push_back({reaction.on_fulfilled.cell(), promise});
  }
}

std::vector<SuspendedView> suspended(const Machine& machine) {
  std::vector<std::pair<std::uint64_t, CellId>> coroutines;
  std::vector<Awaited> awaited;
  machine.heap.each_cell([&](CellId id, const Cell& cell) {
    if (is_coroutine(machine.heap, id))
      coroutines.emplace_back(cell.serial, id);
    else if (const auto* promise = machine.heap.try_get<PromiseCell>(id))
      add_awaited(*promise, id, awaited);
  });
  std::sort(coroutines.begin(), coroutines.end());
  std::vector<SuspendedView> out;
  for (auto [serial, id] : coroutines) {
    SuspendedView view = suspended_coroutine(machine, id);
    if (view.parked == nullptr) continue;
    for (const Awaited& pair : awaited) {
      if (pair.coroutine == id) view.awaited = Value::object(pair.promise);
    }
    out.push_back(view);
  }
  return out;
}

std::uint64_t promise_serial(const Machine& machine, CellId coroutine) {
  const auto* function = coroutine ? machine.heap.try_get<AsyncFunctionCell>(coroutine) : nullptr;
  return function != nullptr && function->promise ? machine.heap.cell(function->promise).serial : 0;
}

std::uint64_t outcome_serial(const Machine& machine, const Job& job) {
  auto kind = static_cast<JobKind>(job.kind);
  if (kind != JobKind::Reaction && kind != JobKind::ReactionRejected) return 0;
  Value promise = job.capability;
  if (promise.is_internal()) promise = machine.heap.get<CapabilityCell>(promise.cell()).capability.promise;
  return promise.is_object() ? machine.heap.cell(promise.cell()).serial : 0;
}

// --- globals

std::vector<NamedValue> globals(const Machine& machine) {
  std::vector<NamedValue> out;
  for (const GlobalLexical& lexical : realm_of(machine).lexicals) {
    if (lexical.name.is_string())
      out.push_back({utf16_to_utf8(copy_text(machine.heap, lexical.name.cell())), lexical.value});
  }
  return out;
}

// The parameters of node's module wrapper.
bool is_surrounding(std::u16string_view name) {
  constexpr std::u16string_view names[] = {u"exports", u"require", u"module", u"__filename", u"__dirname"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

constexpr Inspection table{preview,        callable,       describe_job,   suspended, suspended_coroutine,
                           promise_serial, outcome_serial, is_surrounding, globals,   delegates,
                           ready_queues,   coroutine_in,   parts,          promise,   waiting_promises};

}  // namespace

const Inspection& inspection() { return table; }

}  // namespace loopscope::js
