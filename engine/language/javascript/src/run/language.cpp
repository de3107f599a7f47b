// JavaScript as the machine sees it: the op table, truthiness, how jobs start.
#include <javascript/language.hpp>

#include "ops.hpp"

#include <host/library_errors.hpp>
#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/function.hpp>
#include <javascript/host.hpp>
#include <javascript/setup.hpp>

namespace loopscope::js {

namespace {

bool truthy(const Exec& exec, Value value) { return to_boolean(exec.machine.heap, value); }

void throw_stack_overflow(Exec& exec) {
  throw_error(exec, ErrorType::RangeError, "Maximum call stack size exceeded");
  // Where nobody catches it, the place in the function that could not begin shows, not the call.
  SourceSite created = exec.heap().get<ErrorCell>(exec.thrown.cell()).created;
  if (!created.known || !exec.machine.codes[created.code].source) return;
  const SourceText& source = *exec.machine.codes[created.code].source;
  remember_library_error(exec, exec.thrown, source_excerpt(source, {created.span.begin, created.span.begin + 1}));
}

std::vector<Value> job_arguments(Exec& exec, Value packed) {
  if (packed.is_integer()) return {Value::number(static_cast<double>(packed.as_integer()))};
  if (!has_kind(exec.heap(), packed, Kind::Array)) return {};
  const auto& elements = exec.heap().get<ArrayCell>(packed.cell()).elements;
  return std::vector<Value>(elements.begin(), elements.end());
}

void start_job(Exec& exec, const Job& job) {
  switch (static_cast<JobKind>(job.kind)) {
    case JobKind::Reaction:
    case JobKind::ReactionRejected:
      return start_reaction(exec, job);
    case JobKind::Thenable:
      return start_thenable(exec, job);
    case JobKind::Resume:
      return resume_awaiting(exec, job.handler.cell(), job.argument, false);
    case JobKind::ResumeThrow:
      return resume_awaiting(exec, job.handler.cell(), job.argument, true);
    case JobKind::Timer:
      if (is_page(exec))  // its `capability` is the timer's number
        return start_call(exec, job.handler, Value::object(realm(exec).global_this), job_arguments(exec, job.argument));
      [[fallthrough]];
    case JobKind::Call:
      return start_call(exec, job.handler, job.capability.is_empty() ? Value::undefined() : job.capability,
                        job_arguments(exec, job.argument));
    case JobKind::Completion: {
      if (is_page(exec) && job.queue != static_cast<std::uint16_t>(PageQueue::Network))
        return start_call(exec, job.argument, Value::undefined(), {});
      Value parts[] = {job.handler, job.argument};
      call_prelude(exec, "completeOperation", parts, ResultTarget::Discard);
      return;
    }
    case JobKind::Message:
      return start_call(exec, job.handler, Value::undefined(), job_arguments(exec, job.argument));
    case JobKind::Frame: {
      Value time[] = {Value::number(static_cast<double>(job.ready_at / 1000) / 1000)};
      return start_call(exec, job.handler, Value::undefined(), time);
    }
    case JobKind::Idle: {
      Value parts[] = {job.handler, Value::number(static_cast<double>(job.ready_at) / 1e6)};
      call_prelude(exec, "pageRunIdle", parts, ResultTarget::Discard);
      return;
    }
    case JobKind::Task:
    case JobKind::TaskThrow: {
      bool throws = static_cast<JobKind>(job.kind) == JobKind::TaskThrow;
      Value parts[] = {job.handler, job.argument, Value::boolean(throws)};
      call_prelude(exec, "taskTurn", parts, ResultTarget::Discard);
      return;
    }
    case JobKind::Main:
    case JobKind::Host:
      return start_host_job(exec, job);
  }
}

constexpr LanguageTable make_language() {
  LanguageTable language{};
  language.name = "javascript";
#define ENTER(op, function) language.ops[static_cast<std::size_t>(Op::op)] = function;
  JS_OPS(ENTER)
#undef ENTER
  language.truthy = truthy;
  language.start_job = start_job;
  language.uncaught = host_uncaught;
  language.throw_stack_overflow = throw_stack_overflow;
  language.exchange_realms = exchange_realms;
  language.write_from_thread = write_from_thread;
  return language;
}

constexpr LanguageTable javascript = make_language();

}  // namespace

const LanguageTable& language() { return javascript; }

}  // namespace loopscope::js
