// The blocks node prints for errors that end a program.
#include "host_support.hpp"
#include "library_errors.hpp"

#include <base/utf.hpp>
#include <inspect/steps.hpp>
#include <javascript/convert.hpp>
#include <javascript/inspect.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/library_frames.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/prelude.hpp>
#include <javascript/program.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::string_view version_line = "\nNode.js v20.20.2\n";

// "path:line", the source line and a caret under the place.
std::string marked_line(const SourceText& source, Span span, std::uint32_t caret_length) {
  Position at = source.position(span.begin);
  std::u16string_view line = source.line_text(at.line);
  std::string_view name = is_evaluated(source) ? "<anonymous_script>" : std::string_view(source.name());
  std::string text = fmt::format("{}:{}\n{}\n", name, at.line, utf16_to_utf8(line));
  if (at.column - 1 + caret_length > line.size()) return text;  // node underlines nothing beyond the line
  for (char16_t unit : line.substr(0, at.column - 1)) text += unit == u'\t' ? '\t' : ' ';
  return text.append(caret_length, '^') + "\n";
}

std::string excerpt_at(Exec& exec, const SourceSite& site) {
  if (!site.known || !exec.machine.codes[site.code].source) return "";
  return marked_line(*exec.machine.codes[site.code].source, site.span, 1);
}

constexpr std::string_view common_js_syntax_frames =
    "    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n"
    "    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n"
    "    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n"
    "    at Module.load (node:internal/modules/cjs/loader:1266:32)\n"
    "    at Module._load (node:internal/modules/cjs/loader:1091:12)\n"
    "    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n"
    "    at node:internal/main/run_main_module:28:49\n";
constexpr std::string_view module_syntax_frames =
    "    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)\n"
    "    at ModuleLoader.moduleStrategy (node:internal/modules/esm/translators:146:18)\n"
    "    at #translate (node:internal/modules/esm/loader:497:12)\n"
    "    at ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:544:27)\n"
    "    at async ModuleJob._link (node:internal/modules/esm/module_job:148:19)\n";

constexpr std::string_view rejection_frames =
    "    at throwUnhandledRejectionsMode (node:internal/process/promises:389:7)\n"
    "    at processPromiseRejections (node:internal/process/promises:470:17)\n"
    "    at process.processTicksAndRejections (node:internal/process/task_queues:96:32)";
constexpr std::string_view rejection_excerpt =
    "node:internal/process/promises:389\n      new UnhandledPromiseRejection(reason);\n      ^\n";
// Of a rejection with an error that was made nowhere in the program.
constexpr std::string_view triggered_excerpt =
    "node:internal/process/promises:391\n    triggerUncaughtException(err, true /* fromPromise */);\n    ^\n";
// Of what ends the main ES module when it was made nowhere in the program.
constexpr std::string_view main_excerpt = "node:internal/modules/run_main:123\n    triggerUncaughtException(\n    ^\n";
constexpr double fatal_depth = 5;

// Thrown by a listener of an EventTarget: a tick throws it again.
constexpr std::string_view listener_excerpt =
    "node:internal/event_target:1105\n  process.nextTick(() => { throw err; });\n                           ^\n";

// Of an error that a callback of queueMicrotask threw, and that was made nowhere in the program: who ran the
// microtasks.
std::string_view microtask_excerpt(const Drain& drain) {
  if (drain.in_tick_loop) return "node:internal/process/task_queues:95\n    runMicrotasks();\n    ^\n";
  if (drain.place != DrainPlace::Runtime) return "node:internal/process/task_queues:60\n    runMicrotasks();\n    ^\n";
  return "<anonymous_script>:0\n\n";
}

}  // namespace

namespace {

std::string text_property(Exec& exec, Value error, std::u16string_view name) {
  Value value = get_data(exec.heap(), error.cell(), key_from_text(exec.heap(), name));
  return value.is_string() ? to_utf8(exec, value.cell()) : "";
}

bool is_rejection_error(Exec& exec, Value error) {
  return text_property(exec, error, u"code") == "ERR_UNHANDLED_REJECTION";
}

// The first line of the stack after the header, without "at".
std::string innermost_frame(Exec& exec, Value error) {
  constexpr std::string_view start = "\n    at ";
  std::string stack = text_property(exec, error, u"stack");
  std::size_t begin = stack.find(start);
  if (begin == std::string::npos) return "";
  begin += start.size();
  return stack.substr(begin, std::min(stack.find('\n', begin), stack.size()) - begin);
}

// What node's own functions throw for arguments that they refuse passes through one place that hides itself.
bool is_refused_argument(Exec& exec, Value error) {
  std::string code = text_property(exec, error, u"code");
  return code == "ERR_INVALID_ARG_TYPE" || code == "ERR_OUT_OF_RANGE";
}

bool is_throw_statement(Exec& exec, const SourceSite& site) {
  const auto& source = exec.machine.codes[site.code].source;
  return site.known && source && source->units().substr(site.span.begin).starts_with(u"throw");
}

std::string excerpt_of_error(Exec& exec, Value error, const SourceSite& site) {
  if (std::string excerpt = library_excerpt_of(exec, error, site); !excerpt.empty()) return excerpt;
  if (is_throw_statement(exec, site)) return excerpt_at(exec, site);
  Value own = exec.heap().get<ErrorCell>(error.cell()).excerpt;
  if (own.is_string()) return to_utf8(exec, own.cell());
  if (std::string excerpt = library_excerpt(innermost_frame(exec, error)); !excerpt.empty()) return excerpt;
  if (site.known) return is_refused_argument(exec, error) ? std::string(validator_excerpt()) : excerpt_at(exec, site);
  bool is_call = exec.machine.turn.kind == static_cast<std::uint16_t>(JobKind::Call);
  auto queue = static_cast<Queue>(exec.machine.turn.queue);
  if (is_call && queue == Queue::Ticks) return std::string(listener_excerpt);
  if (is_call && queue == Queue::Microtasks) return std::string(microtask_excerpt(exec.machine.turn.drain));
  return std::string(is_rejection_error(exec, error) ? rejection_excerpt : triggered_excerpt);
}

}  // namespace

namespace {

bool is_dom_exception(Exec& exec, Value error) {
  Heap& heap = exec.heap();
  Value web = known_module(exec, "internal/web");
  if (web.is_empty() || !has_kind(heap, error, Kind::Error)) return false;
  Value constructor = get_data(heap, web.cell(), key_from_text(heap, u"DOMException"));
  Value prototype = get_data(heap, constructor.cell(), Name::prototype);
  for (CellId at = prototype_of(heap, error.cell()); at; at = prototype_of(heap, at)) {
    if (Value::object(at) == prototype) return true;
  }
  return false;
}

// Node does not take it for an error of the language: its block begins with an empty line. Its name is an accessor; the
// stack has it too.
std::string fatal_dom_exception_text(Exec& exec, Value error, const SourceSite& site) {
  std::string stack = text_property(exec, error, u"stack");
  std::size_t colon = stack.find(':');
  if (colon != std::string::npos && std::string_view(stack).substr(0, colon).ends_with("Error"))
    stack = "DOMException [" + stack.substr(0, colon) + "]" + stack.substr(colon);
  bool is_rejection = exec.machine.turn.queue == static_cast<std::uint16_t>(Queue::Rejections);
  std::string excerpt = is_rejection || !site.known ? excerpt_of_error(exec, error, {}) : excerpt_at(exec, site);
  return fmt::format("\n{}{}\n{}", excerpt, stack, version_line);
}

}  // namespace

std::string fatal_error_text(Exec& exec, Value error, const SourceSite& site, Answers& answers) {
  if (is_dom_exception(exec, error)) return fatal_dom_exception_text(exec, error, site);
  bool is_error = has_kind(exec.heap(), error, Kind::Error);
  if (auto stack = take_emitted_stack(exec, error))
    define_own(exec.heap(), error.cell(), Name::stack, utf8_value(exec, *stack), hidden_flags);
  InspectOptions options;
  options.depth = fatal_depth;
  options.custom_inspect = false;
  std::string shown = error.is_string()   ? to_utf8(exec, error.cell())
                      : error.is_symbol() ? ""
                                          : utf16_to_utf8(inspect(exec, error, options, answers));
  // A name that is a getter is the program's to compute; the stack has been read already and shows it.
  if (answers.stopped() && is_error) shown = text_property(exec, error, u"stack");
  if (is_error && exec.heap().get<ErrorCell>(error.cell()).excerpt == Value::boolean(true))
    return fmt::format("{}\n{}", shown, version_line);
  if (!is_error) {
    std::string hint =
        error.is_object() ? "" : "(Use `node --trace-uncaught ...` to show where the exception was thrown)\n";
    return fmt::format("\n{}{}\n{}{}", excerpt_at(exec, site), shown, hint, version_line);
  }
  return fmt::format("{}\n{}\n{}", excerpt_of_error(exec, error, site), shown, version_line);
}

std::string fatal_error_text(Exec& exec, Value error, const SourceSite& site) {
  Answers answers;
  return fatal_error_text(exec, error, site, answers);
}

// (error, known, code, begin, end): once the program's getters have answered.
Value fatal_error_step(Exec& exec, InspectArguments arguments, Answers& answers) {
  auto number = [&](std::size_t i) { return static_cast<std::uint32_t>(arguments[i].as_number()); };
  SourceSite site{number(2), {number(3), number(4)}, arguments[1] == Value::boolean(true)};
  return utf8_value(exec, fatal_error_text(exec, arguments[0], site, answers));
}

std::optional<std::string> fatal_text_or_ask(Exec& exec, Value error, const SourceSite& site, std::string_view origin) {
  Answers answers;
  std::string text = fatal_error_text(exec, error, site, answers);
  if (!answers.wanted()) return text;
  std::vector<Value> list{error, Value::boolean(site.known), Value::number(site.code), Value::number(site.span.begin),
                          Value::number(site.span.end)};
  Value arguments[] = {Value::object(make_array(exec.heap(), list)), ascii_value(exec, origin),
                       Value::number(static_cast<double>(InspectStep::fatal_error))};
  call_prelude(exec, "uncaughtAsking", arguments, ResultTarget::Discard);
  return std::nullopt;
}

std::string source_excerpt(const SourceText& source, Span span) {
  return marked_line(source, span, span.end > span.begin ? span.end - span.begin : 1);
}

std::string fault_excerpt(const SourceText& source, const Diagnostic& fault) {
  // V8's scanner does not move on at a letter that begins no token.
  bool is_foreign = fault.span.begin < source.units().size() && source.units()[fault.span.begin] >= 0x80;
  bool is_bare = is_foreign && fault.message == "Invalid or unexpected token";
  if (is_bare || fault.span.begin >= source.units().size()) return marked_line(source, fault.span, 0);
  return marked_line(source, fault.span, fault.span.end - fault.span.begin);  // V8 has faults without a length
}

std::string syntax_error_text(const SourceText& source, const Diagnostic& fault, bool is_module) {
  return fmt::format("{}\n{}: {}\n{}{}", fault_excerpt(source, fault), fault.kind, fault.message,
                     is_module ? module_syntax_frames : common_js_syntax_frames, version_line);
}

std::string module_syntax_advice(Exec& exec, const std::string& message) {
  if (!is_module_fault(message) && !is_await_fault(message)) return "";
  std::string text = fmt::format(
      "(node:{}) Warning: To load an ES module, set \"type\": \"module\" in the package.json "
      "or use the .mjs extension.\n",
      process_id);
  if (known_module(exec, "internal/warned").is_empty()) {
    store_module(exec, "internal/warned", Value::object(new_object(exec)));
    text += "(Use `node --trace-warnings ...` to show where the warning was created)\n";
  }
  return text;
}

std::string main_failure_text(Exec& exec, Value error) {
  if (has_kind(exec.heap(), error, Kind::Error)) {
    const auto& cell = exec.heap().get<ErrorCell>(error.cell());
    SourceSite site = cell.created;
    bool has_place = site.known || !cell.excerpt.is_empty();
    std::string text = fatal_error_text(exec, error, site);
    return has_place || !text.starts_with(triggered_excerpt)
               ? text
               : std::string(main_excerpt) + text.substr(triggered_excerpt.size());
  }
  return "\n" + std::string(main_excerpt) + fatal_error_text(exec, error, {}).substr(1);
}

std::string evaluated_excerpt(std::u16string_view text, std::uint32_t at) {
  SourceText source("eval at JSON.parse", std::u16string(text));
  return marked_line(source, {at, at + 1}, 1);
}

Value unhandled_rejection_error(Exec& exec, Value reason) {
  std::string shown = reason.is_object()   ? render_for_message(exec, reason)
                      : reason.is_symbol() ? render_for_message(exec, reason)
                                           : to_utf8(exec, primitive_to_string(exec, reason));
  std::string message =
      "This error originated either by throwing inside of an async function without a catch block, or by rejecting a "
      "promise which was not handled with .catch(). The promise rejected with the reason \"" +
      shown + "\".";
  Heap& heap = exec.heap();
  CellId error = make_error(exec, ErrorType::Error, message);
  define_own(heap, error, Name::stack,
             Value::string(make_string(
                 heap, utf8_to_utf16("UnhandledPromiseRejection: " + message + "\n" + std::string(rejection_frames)))),
             hidden_flags);
  define_own(heap, error, key_from_text(heap, u"code"), ascii_value(exec, "ERR_UNHANDLED_REJECTION"));
  return Value::object(error);
}

}  // namespace loopscope::js
