// The rules of the language: statements, frames, throws, coroutines, promises.
#include "look.hpp"

#include <javascript/coroutine.hpp>
#include <javascript/promise.hpp>

#include <algorithm>

namespace loopscope {

namespace {

const Frame* top_frame(const Machine& machine) {
  const FrameStack& frames = machine.task.frames;
  return frames.empty() || frames.top().is_hidden ? nullptr : &frames.top();
}

const Value* top_operand(const Machine& machine) {
  const Frame* frame = top_frame(machine);
  if (frame == nullptr || frame->operands == 0) return nullptr;
  return machine.task.values.read(frame->window) + machine.codes[frame->code].local_count + frame->operands - 1;
}

// --- marks

// The innermost frame has just passed this mark, which stands for the place that is told.
bool passes_mark(const Moment& moment, MarkKind kind) {
  const Event& event = moment.event();
  const Frame* frame = top_frame(moment.after);
  if (event.kind != EventKind::Mark || frame == nullptr || frame->pc == 0) return false;
  const Code& code = moment.after.codes[frame->code];
  const Instruction& passed = code.instructions[frame->pc - 1];
  return static_cast<MarkKind>(event.detail) == kind && passed.op == Op::Mark && passed.a == event.detail &&
         event.site.code == frame->code && event.site.span == code.spans[frame->pc - 1];
}

bool begins_statement(const Moment& moment) { return passes_mark(moment, MarkKind::Statement); }
bool evaluates_body(const Moment& moment) { return passes_mark(moment, MarkKind::Expression); }
bool evaluates_call(const Moment& moment) { return passes_mark(moment, MarkKind::Call); }
bool tests_loop(const Moment& moment) { return passes_mark(moment, MarkKind::LoopTest); }
bool evaluates_return(const Moment& moment) {
  return passes_mark(moment, MarkKind::Return) && top_operand(moment.after) != nullptr;
}

bool can(const Moment& moment, FunctionKind one, FunctionKind other) {
  const Code& code = moment.after.codes[top_frame(moment.after)->code];
  return code.kind == one || code.kind == other;
}

bool marks_await(const Moment& moment) {
  if (!passes_mark(moment, MarkKind::Await) || top_operand(moment.after) == nullptr) return false;
  return can(moment, FunctionKind::Async, FunctionKind::AsyncGenerator);
}

bool marks_yield(const Moment& moment) {
  if (!passes_mark(moment, MarkKind::Yield) || top_operand(moment.after) == nullptr) return false;
  return can(moment, FunctionKind::Generator, FunctionKind::AsyncGenerator);
}

bool wraps(const Moment& moment) {
  return marks_await(moment) && top_operand(moment.after)->is_object() && moment.after.options->profile.await_ticks > 1;
}

// --- frames

bool happens_to(std::span<const Event> events, EventKind kind, std::uint64_t frame) {
  return std::any_of(events.begin(), events.end(),
                     [&](const Event& event) { return event.kind == kind && event.subject == frame; });
}

// A frame that is resumed with a throw it does not catch comes and leaves in one move.
bool comes_onto_stack(const Moment& moment) {
  std::uint64_t frame = moment.event().subject;
  bool leaves = happens_to(moment.move.subspan(moment.place), EventKind::FrameLeft, frame);
  return !is_on_stack(was(moment), frame) && (leaves || is_on_stack(is(moment), frame));
}

bool leaves_stack(const Moment& moment) {
  std::uint64_t frame = moment.event().subject;
  bool came = happens_to(moment.move.first(moment.place), EventKind::FrameResumed, frame);
  return (came || is_on_stack(was(moment), frame)) && !is_on_stack(is(moment), frame);
}

const Frame* frame_on_stack(const Machine& machine, std::uint64_t serial) {
  for (std::uint32_t i = machine.task.frames.size(); i-- > 0;) {
    if (machine.task.frames[i].serial == serial) return &machine.task.frames[i];
  }
  return nullptr;
}

bool is_called(const Moment& moment) { return is_kind(moment, EventKind::FrameEntered) && comes_onto_stack(moment); }

bool is_constructed(const Moment& moment) {
  return is_called(moment) && frame_on_stack(moment.after, moment.event().subject)->is_construct;
}

bool returns(const Moment& moment) { return is_kind(moment, EventKind::FrameLeft) && leaves_stack(moment); }

bool is_first_turn(const Moment& moment) { return moment.before.counters.turns == 0 && moment.event().subject == 0; }

// A turn of its own, then a frame that comes and leaves.
bool runs_program(const Moment& moment) {
  if (is_kind(moment, EventKind::TurnStarted))
    return takes_turn(moment) && (is_first_turn(moment) || is(moment).id != 0);
  return is_called(moment) || returns(moment);
}

bool throws(const Moment& moment) {
  switch (moment.event().kind) {
    case EventKind::Mark:
      return passes_mark(moment, MarkKind::Throw);
    case EventKind::Thrown:
      return has_user_frame(was(moment));
    case EventKind::Caught: {
      const Value* caught = top_operand(moment.after);
      return caught != nullptr && *caught == moment.event().value;
    }
    default:
      return returns(moment);
  }
}

// A page reports an error of a listener that the script itself has called, and the script goes on.
bool nobody_catches(const Moment& moment) {
  return is_kind(moment, EventKind::Uncaught) && (!has_user_frame(is(moment)) || moment.after.options->profile.is_page);
}

bool runs_to_completion(const Moment& moment) {
  if (!is_kind(moment, EventKind::TurnEnded)) return false;
  return was(moment).turn.active && was(moment).turn.job == moment.event().subject && !moment.after.turn.active &&
         moment.after.task.frames.empty();
}

// --- coroutines

bool is_parked(const Moment& moment) {
  Value coroutine = moment.event().value;
  if (!is_kind(moment, EventKind::FrameParked) || !coroutine.is_object() || !leaves_stack(moment)) return false;
  const ParkedFrame& parked = js::parked_frame_of(moment.after.heap, coroutine.cell());
  return parked.present && parked.frame.serial == moment.event().subject;
}

bool parks_because(const Moment& moment, ParkReason one, ParkReason other) {
  if (!is_parked(moment)) return false;
  ParkReason reason = moment.run.language->suspended_coroutine(moment.after, moment.event().value.cell()).reason;
  return reason == one || reason == other;
}

bool makes_generator(const Moment& moment) {
  return parks_because(moment, ParkReason::NotStarted, ParkReason::NotStarted);
}
bool yields(const Moment& moment) {
  return is_kind(moment, EventKind::Mark) ? marks_yield(moment)
                                          : parks_because(moment, ParkReason::Yielded, ParkReason::Yielded);
}
bool awaits(const Moment& moment) {
  return is_kind(moment, EventKind::Mark) ? marks_await(moment)
                                          : parks_because(moment, ParkReason::Awaits, ParkReason::Queued);
}

bool resumes(const Moment& moment) { return is_kind(moment, EventKind::FrameResumed) && comes_onto_stack(moment); }

bool resumes_await(const Moment& moment) {
  return resumes(moment) && static_cast<Op>(moment.event().detail) == Op::Await;
}

// --- promises

const js::PromiseCell* promise_born(const Machine& machine, std::uint64_t serial) {
  const js::PromiseCell* found = nullptr;
  machine.heap.each_cell([&](CellId id, const Cell& cell) {
    if (cell.serial == serial) found = machine.heap.try_get<js::PromiseCell>(id);
  });
  return found;
}

// Reactions that were queued because this promise settled, and not the next one of the move.
std::int64_t reactions_triggered(const Moment& moment) {
  std::int64_t count = 0;
  for (const Event& event : moment.move.subspan(moment.place + 1)) {
    if (event.kind == EventKind::PromiseSettled) break;
    count += event.kind == EventKind::JobQueued && event.rule == RuleId::ReactionsTriggered;
  }
  return count;
}

bool settles(const Moment& moment, js::PromiseState state) {
  const Event& event = moment.event();
  if (event.kind != EventKind::PromiseSettled) return false;
  const js::PromiseCell* old = promise_born(moment.before, event.subject);
  const js::PromiseCell* settled = promise_born(moment.after, event.subject);
  if (old != nullptr && old->state != js::PromiseState::Pending) return false;
  if (settled != nullptr && (settled->state != state || settled->result != event.value)) return false;
  return reactions_triggered(moment) == event.number;
}

bool fulfils(const Moment& moment) { return settles(moment, js::PromiseState::Fulfilled); }
bool rejects(const Moment& moment) { return settles(moment, js::PromiseState::Rejected); }

bool is_triggered(const Moment& moment) {
  if (!joins_tail(moment)) return false;
  auto before = moment.move.first(moment.place);
  return std::any_of(before.begin(), before.end(),
                     [](const Event& event) { return event.kind == EventKind::PromiseSettled; });
}

bool queues_thenable(const Moment& moment) {
  std::optional<Job> job = find_job(queue_of(is(moment), moment.event().detail), moment.event().subject);
  return joins_tail(moment) && job && moment.run.language->job(moment.after, *job).role == JobRole::Thenable;
}

constexpr TruthRow rows[] = {
    {ToldRule::ScriptRunsFirst, runs_program},
    {ToldRule::ModuleBodyIsAJob, runs_program},
    {ToldRule::StatementBegins, begins_statement},
    {ToldRule::ExpressionBody, evaluates_body},
    {ToldRule::CallEvaluates, evaluates_call},
    {ToldRule::LoopTests, tests_loop},
    {ToldRule::ReturnEvaluates, evaluates_return},
    {ToldRule::CallPushesFrame, is_called},
    {ToldRule::ConstructPushesFrame, is_constructed},
    {ToldRule::ReturnPopsFrame, returns},
    {ToldRule::ThrowUnwinds, throws},
    {ToldRule::NobodyCatches, nobody_catches},
    {ToldRule::RunsToCompletion, runs_to_completion},
    {ToldRule::GeneratorMade, makes_generator},
    {ToldRule::YieldParks, yields},
    {ToldRule::GeneratorResumes, resumes},
    {ToldRule::AwaitParks, awaits},
    {ToldRule::AwaitWraps, wraps},
    {ToldRule::AwaitResumes, resumes_await},
    {ToldRule::PromiseSettlesOnce, fulfils},
    {ToldRule::PromiseRejected, rejects},
    {ToldRule::ReactionQueued, joins_tail},
    {ToldRule::ReactionsTriggered, is_triggered},
    {ToldRule::ThenableJobQueued, queues_thenable},
    {ToldRule::MicrotaskQueued, joins_tail},
};

}  // namespace

std::span<const TruthRow> language_truths() { return rows; }

}  // namespace loopscope
