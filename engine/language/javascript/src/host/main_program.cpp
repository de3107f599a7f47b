// Starting the main program and the host's own turns; uncaught errors.
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include <javascript/setup.hpp>
#include <javascript/stack_trace.hpp>
#include <runtime/lifecycle.hpp>

namespace loopscope::js {

namespace {

void start_prelude(Exec& exec, std::string_view name, std::span<const Value> arguments) {
  call_prelude(exec, name, arguments, ResultTarget::Discard);
}

// A script, which sees the globals only.
void start_bare(Exec& exec, Value this_value) {
  if (!exec.push_frame(host(exec).main_code, {}, this_value, Value::undefined(), ResultTarget::Discard))
    return exec.language.uncaught(exec);
  exec.emit(EventKind::FrameEntered, RuleId::CallPushesFrame, 0, exec.frame->serial);
}

void print_fault(Exec& exec) {
  exec.write_output(Stream::Error, host(exec).fault_text);
  exec.finish(1);
}

void start_main(Exec& exec) {
  if (host(exec).thread) return start_prelude(exec, "runThread", {});
  if (!host(exec).fault_text.empty()) return print_fault(exec);
  switch (exec.machine.options->profile.goal) {
    case SourceGoal::CommonJs:
      return start_prelude(exec, "runCommonJsProgram", {});
    case SourceGoal::Script:
      start_bare(exec, Value::object(realm(exec).global_this));
      break;
    case SourceGoal::Module:
      start_prelude(exec, "runModuleProgram", {});
      break;
  }
  // The page is made first: it lies above on the stack and gives no result.
  if (is_page(exec)) call_prelude(exec, "page", {}, ResultTarget::Repeat);
}

void start_rejection(Exec& exec, Value promise) {
  const auto& cell = exec.heap().get<PromiseCell>(promise.cell());
  if (is_page(exec) && cell.is_handled) return;  // meanwhile
  host_mut(exec).reported.push_back(promise);
  Value arguments[] = {promise, exec.heap().get<PromiseCell>(promise.cell()).result};
  start_prelude(exec, is_page(exec) ? "pageUnhandledRejection" : "processUnhandledRejection", arguments);
}

}  // namespace

void start_host_job(Exec& exec, const Job& job) {
  if (job.argument.is_string() || job.argument.is_object())
    return start_prelude(exec, "processWarn", std::span<const Value>(&job.argument, 1));
  switch (static_cast<Lifecycle>(job.argument.as_integer())) {
    case Lifecycle::Main:
      return start_main(exec);
    case Lifecycle::RejectionUnhandled:
      return start_rejection(exec, job.handler);
    case Lifecycle::RejectionHandled:
      return start_prelude(exec, is_page(exec) ? "pageRejectionHandled" : "processRejectionHandled",
                           std::span<const Value>(&job.handler, 1));
    case Lifecycle::BeforeExit: {
      Value has_tasks = Value::boolean(exec.machine.options->profile.has_tasks);
      return start_prelude(exec, "processBeforeExit", std::span<const Value>(&has_tasks, 1));
    }
    case Lifecycle::Exit:
      return start_prelude(exec, "processExitTurn", {});
  }
}

namespace {

// Where node says the error was thrown: callbacks of queueMicrotask are reported from JavaScript, which only knows
// where the error was made.
SourceSite fatal_site(Exec& exec, Value error) {
  const CurrentTurn& turn = exec.machine.turn;
  bool is_error = has_kind(exec.heap(), error, Kind::Error);
  bool reported_late = turn.kind == static_cast<std::uint16_t>(JobKind::Call) &&
                       turn.queue == static_cast<std::uint16_t>(Queue::Microtasks);
  if (reported_late && is_error) return exec.heap().get<ErrorCell>(error.cell()).created;
  return exec.thrown_site;
}

// node has taken the callback from its immediate by then; V8 looks for a method's name when the stack is first read.
void forget_immediate(Exec& exec) {
  const CurrentTurn& turn = exec.machine.turn;
  bool is_immediate = turn.kind == static_cast<std::uint16_t>(JobKind::Timer) &&
                      turn.queue == static_cast<std::uint16_t>(Queue::Immediates);
  if (!is_immediate || !turn.capability.is_object()) return;
  define_own(exec.heap(), turn.capability.cell(), key_from_text(exec.heap(), u"_onImmediate"), Value::null());
}

}  // namespace

void host_uncaught(Exec& exec) {
  Value error = exec.thrown;
  forget_immediate(exec);
  if (is_page(exec)) return start_prelude(exec, "pageUncaught", std::span<const Value>(&error, 1));
  if (has_unread_stack(exec.heap(), error)) {
    Value arguments[] = {error};
    if (has_kind(exec.heap(), error, Kind::Error))
      exec.heap().mut<ErrorCell>(error.cell()).created = fatal_site(exec, error);
    return start_prelude(exec, "uncaughtWithStack", arguments);
  }
  SourceSite site = fatal_site(exec, error);
  exec.emit_at(site, EventKind::Uncaught, RuleId::NobodyCatches, 0, 0, error);
  std::string_view excerpt = emitter_excerpt_of(exec, error);
  auto text = fatal_text_or_ask(exec, error, site, "uncaughtException");
  if (!text) return;
  std::string block = *text;
  bool has_own =
      has_kind(exec.heap(), error, Kind::Error) && exec.heap().get<ErrorCell>(error.cell()).excerpt.is_string();
  if (!excerpt.empty() && !has_own) block = std::string(excerpt) + block.substr(block.find("\n\n") + 1);
  Value arguments[] = {error, ascii_value(exec, "uncaughtException"), utf8_value(exec, block)};
  start_prelude(exec, "processUncaught", arguments);
}

void set_main_program(Exec& exec, std::uint32_t code) { host_mut(exec).main_code = code; }

void set_main_fault(Exec& exec, const SourceText& source, const Diagnostic& fault) {
  bool is_module = exec.machine.options->profile.goal == SourceGoal::Module;
  if (is_page(exec)) {
    host_mut(exec).fault_text = "Uncaught SyntaxError: " + fault.message + "\n";
    return;
  }
  std::string advice = !is_module && source.name().ends_with(".cjs") ? module_syntax_advice(exec, fault.message) : "";
  host_mut(exec).fault_text = advice + syntax_error_text(source, fault, is_module);
}

}  // namespace loopscope::js
