// JavaScript as the machine sees it: the op table, truthiness, how jobs start.
#include <javascript/language.hpp>

#include "ops.hpp"

#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/function.hpp>
#include <javascript/host.hpp>

namespace loopscope::js {

namespace {

bool truthy(const Exec& exec, Value value) { return to_boolean(exec.machine.heap, value); }

void throw_stack_overflow(Exec& exec) { throw_error(exec, ErrorType::RangeError, "Maximum call stack size exceeded"); }

std::vector<Value> job_arguments(Exec& exec, Value packed) {
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
    case JobKind::Call:
    case JobKind::Timer:
      return start_call(exec, job.handler, job.capability.is_empty() ? Value::undefined() : job.capability,
                        job_arguments(exec, job.argument));
    case JobKind::Completion: {
      Value parts[] = {job.handler, job.argument};
      call_prelude(exec, "completeOperation", parts, ResultTarget::Discard);
      return;
    }
    case JobKind::Message:
      return start_call(exec, job.handler, Value::undefined(), job_arguments(exec, job.argument));
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
  return language;
}

constexpr LanguageTable javascript = make_language();

}  // namespace

const LanguageTable& language() { return javascript; }

}  // namespace loopscope::js
