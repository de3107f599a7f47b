// The process object and what its prelude functions ask of the engine.
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/console.hpp>
#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>
#include <runtime/lifecycle.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

PropertyKey event_key(NativeCall& call, Value name) {
  return name.is_object() ? key(Name::empty_string) : to_property_key(call.heap(), name);
}

// The list of an event's [listener, once] entries, or none.
CellId listener_list(NativeCall& call, Value name) {
  Value list = get_data(call.heap(), host(call.exec).listeners, event_key(call, name));
  return list.is_object() ? list.cell() : CellId{};
}

std::vector<Value> entries_of(NativeCall& call, Value name) {
  CellId list = listener_list(call, name);
  if (!list) return {};
  const auto& elements = call.heap().get<ArrayCell>(list).elements;
  return std::vector<Value>(elements.begin(), elements.end());
}

void set_entries(NativeCall& call, Value name, const std::vector<Value>& entries) {
  CellId list = make_array(call.heap(), entries);
  define_own(call.heap(), host(call.exec).listeners, event_key(call, name), Value::object(list));
}

Value listener_of(NativeCall& call, Value entry) { return call.heap().get<ArrayCell>(entry.cell()).elements[0]; }

NativeResult listener_check(NativeCall& call) {
  if (is_callable(call.heap(), call.argument(0))) return call.give_undefined();
  CellId error = make_error(
      call.exec, ErrorType::TypeError,
      "The \"listener\" argument must be of type function. Received " + describe_received(call.exec, call.argument(0)));
  decorate_with_code(call.exec, error, "ERR_INVALID_ARG_TYPE");
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// (event, listener, once, before the others)
NativeResult listener_add(NativeCall& call) {
  std::vector<Value> entries = entries_of(call, call.argument(0));
  bool is_first = to_boolean(call.heap(), call.argument(3));
  entries.insert(is_first ? entries.begin() : entries.end(),
                 Value::object(make_array(call.heap(), std::vector<Value>{call.argument(1), call.argument(2)})));
  set_entries(call, call.argument(0), entries);
  return call.give_undefined();
}

NativeResult listener_entries(NativeCall& call) {
  return call.give_object(make_array(call.heap(), entries_of(call, call.argument(0))));
}

NativeResult listener_remove_entry(NativeCall& call) {
  std::vector<Value> entries = entries_of(call, call.argument(0));
  std::erase(entries, call.argument(1));
  set_entries(call, call.argument(0), entries);
  return call.give_undefined();
}

NativeResult has_listeners(NativeCall& call) { return call.give(!entries_of(call, call.argument(0)).empty()); }

// process.off(name, listener): the newest entry with that listener.
NativeResult remove_listener(NativeCall& call) {
  std::vector<Value> entries = entries_of(call, call.argument(0));
  for (std::size_t i = entries.size(); i-- > 0;) {
    if (listener_of(call, entries[i]) != call.argument(1)) continue;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
  set_entries(call, call.argument(0), entries);
  return call.give(call.this_value);
}

NativeResult remove_all_listeners(NativeCall& call) {
  if (call.count == 0)
    host_mut(call.exec).listeners = make_object(call.heap(), {});
  else
    set_entries(call, call.argument(0), {});
  return call.give(call.this_value);
}

// The events that have a listener.
NativeResult event_names(NativeCall& call) {
  Heap& heap = call.heap();
  constexpr std::string_view of_node[] = {"newListener", "removeListener", "warning"};
  std::vector<Value> names;
  for (std::string_view name : of_node) names.push_back(ascii_value(call.exec, name));
  for (PropertyKey each : own_keys(heap, host(call.exec).listeners)) {
    Value name = key_to_value(heap, each);
    bool is_known = name.is_string() && std::find(std::begin(of_node), std::end(of_node),
                                                  to_utf8(call.exec, name.cell())) != std::end(of_node);
    if (!is_known && !entries_of(call, name).empty()) names.push_back(name);
  }
  return call.give_object(make_array(heap, names));
}

NativeResult listener_count(NativeCall& call) {
  return call.give(static_cast<double>(entries_of(call, call.argument(0)).size()));
}

NativeResult listeners(NativeCall& call) {
  std::vector<Value> out;
  for (Value entry : entries_of(call, call.argument(0))) out.push_back(listener_of(call, entry));
  return call.give_object(make_array(call.heap(), out));
}

// --- the end -------------------------------------------------------------------------------------------------------

constexpr int unsettled_await_exit_code = 13;

// The loop has ended, but the main ES module or one that it imports still waits.
bool main_module_is_pending(Exec& exec) {
  CellId promise = host(exec).main_promise;
  return promise && exec.heap().get<PromiseCell>(promise).state == PromiseState::Pending;
}

int current_exit_code(Exec& exec) {
  Value code = host(exec).exit_code;
  if (code.is_number()) return static_cast<int>(to_int32(code.as_number())) & 0xFF;
  if (code.is_string()) return static_cast<int>(to_int32(primitive_to_number(exec, code))) & 0xFF;
  return main_module_is_pending(exec) ? unsettled_await_exit_code : exec.machine.exit_code;
}

// What listeners of 'exit' are told: an await that never settles shows in the real exit code only.
NativeResult exit_code(NativeCall& call) {
  bool is_set = !host(call.exec).exit_code.is_undefined();
  int code = is_set ? current_exit_code(call.exec) : call.exec.machine.exit_code;
  return call.give(static_cast<double>(code));
}

NativeResult store_exit_code(NativeCall& call) {
  call.exec.machine.exit_code = current_exit_code(call.exec);
  return call.give_undefined();
}

NativeResult set_exit_code(NativeCall& call) {
  host_mut(call.exec).exit_code = call.argument(0);
  return call.give_undefined();
}

NativeResult fail_exit_code(NativeCall& call) {
  int code = host(call.exec).in_fatal ? 7 : 1;
  host_mut(call.exec).exit_code = Value::number(code);
  return call.give_undefined();
}

NativeResult is_exiting(NativeCall& call) { return call.give(host(call.exec).exiting); }
NativeResult begin_exit(NativeCall& call) {
  host_mut(call.exec).exiting = true;
  flush_thread_output(call.exec);
  return call.give_undefined();
}
NativeResult begin_fatal(NativeCall& call) {
  host_mut(call.exec).in_fatal = true;
  return call.give_undefined();
}
NativeResult is_fatal(NativeCall& call) { return call.give(host(call.exec).in_fatal); }
NativeResult end_fatal(NativeCall& call) {
  host_mut(call.exec).in_fatal = false;
  return call.give_undefined();
}

NativeResult finish_process(NativeCall& call) {
  if (call.exec.machine.id != 0) {
    int code = current_exit_code(call.exec);
    call.begin_frames();
    call.exec.abandon_thread(code);
    return NativeResult::Frames;
  }
  call.exec.finish(current_exit_code(call.exec));
  return call.give_undefined();
}

// (number): the end that a signal nobody listens to makes, as a shell tells it.
NativeResult finish_by_signal(NativeCall& call) {
  constexpr int of_signals = 128;
  flush_thread_output(call.exec);
  call.exec.finish(of_signals + static_cast<int>(call.argument(0).as_number()));
  return call.give_undefined();
}

NativeResult print_fatal(NativeCall& call) {
  call.exec.write_output(Stream::Error, to_utf8(call.exec, call.argument(0).cell()));
  return call.give_undefined();
}

NativeResult rejections_are_fatal(NativeCall& call) {
  return call.give(call.exec.machine.options->profile.rejections_are_fatal);
}

NativeResult rejections_warn(NativeCall& call) { return call.give(call.exec.machine.options->profile.rejections_warn); }

// ERR_UNHANDLED_REJECTION for a reason that is not an error.
Value rejection_error(Exec& exec, Value reason) {
  if (has_kind(exec.heap(), reason, Kind::Error)) return reason;
  return unhandled_rejection_error(exec, reason);
}

NativeResult report_uncaught(NativeCall& call, std::string_view origin) {
  Exec& exec = call.exec;
  Value reason = call.argument(0);
  Value error = rejection_error(exec, reason);
  SourceSite site =
      has_kind(exec.heap(), reason, Kind::Error) ? exec.heap().get<ErrorCell>(reason.cell()).created : SourceSite{};
  call.begin_frames();
  auto text = fatal_text_or_ask(exec, error, site, origin);
  if (!text) return NativeResult::Frames;
  std::vector<Value> arguments{error, ascii_value(exec, origin),
                               Value::string(make_string(exec.heap(), utf8_to_utf16(*text)))};
  Flow flow = call_prelude(exec, "processUncaught", arguments, call.target, call.target_slot);
  return flow == Flow::Throw ? NativeResult::Throw : NativeResult::Frames;
}

NativeResult uncaught_rejection(NativeCall& call) { return report_uncaught(call, "unhandledRejection"); }
NativeResult uncaught_exception(NativeCall& call) { return report_uncaught(call, "uncaughtException"); }

NativeResult queue_warning_call(NativeCall& call) {
  queue_warning(call.exec, call.argument(0));
  return call.give_undefined();
}

NativeResult warn_handled_late(NativeCall& call) {
  emit_warning(call.exec, "PromiseRejectionHandledWarning",
               "Promise rejection was handled asynchronously (rejection id: 1)");
  return call.give_undefined();
}

constexpr NativeRow call_table[] = {
    {"ListenerCheck", 1, listener_check},
    {"ListenerAdd", 4, listener_add},
    {"ListenerEntries", 1, listener_entries},
    {"ListenerRemoveEntry", 2, listener_remove_entry},
    {"HasListeners", 1, has_listeners},
    {"ExitCode", 0, exit_code},
    {"SetExitCode", 1, set_exit_code},
    {"StoreExitCode", 0, store_exit_code},
    {"FailExitCode", 0, fail_exit_code},
    {"IsExiting", 0, is_exiting},
    {"BeginExit", 0, begin_exit},
    {"BeginFatal", 0, begin_fatal},
    {"EndFatal", 0, end_fatal},
    {"IsFatal", 0, is_fatal},
    {"FinishProcess", 0, finish_process},
    {"PrintFatal", 1, print_fatal},
    {"RejectionsAreFatal", 0, rejections_are_fatal},
    {"RejectionsWarn", 0, rejections_warn},
    {"WarnOfRejection", 1, nullptr, "warnOfRejection"},
    {"UncaughtRejection", 1, uncaught_rejection},
    {"UncaughtException", 1, uncaught_exception},
    {"WarnHandledLate", 1, warn_handled_late},
    {"QueueWarning", 1, queue_warning_call},
    {"ProcessEmit", 3, nullptr, "processEmitInternal"},
    {"InspectWithAnswers", 2, nullptr, "inspectWithAnswers"},
    {"ProcessUncaught", 3, nullptr, "processUncaught"},
    {"EventNames", 0, event_names},
    {"FinishBySignal", 1, finish_by_signal},
    {"SystemCallError", 4, nullptr, "systemCallError"},
    {"SignalEnds", 1, nullptr, "signalEnds"},
};

// --- the object ----------------------------------------------------------------------------------------------------

NativeResult fail_with_code(NativeCall& call, ErrorType type, const std::string& message, std::string_view code) {
  CellId error = make_error(call.exec, type, message);
  decorate_with_code(call.exec, error, code);
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

// process.exitCode = x: an integer, also as text, or nothing.
NativeResult assign_exit_code(NativeCall& call) {
  Value code = call.argument(0);
  if (code.is_nullish()) return set_exit_code(call);
  double number = code.is_number() || code.is_string() ? primitive_to_number(call.exec, code) : 0;
  bool is_text = code.is_string() && string_length(call.heap(), code.cell()) > 0 && std::trunc(number) == number;
  if (!code.is_number() && !is_text) {
    return fail_with_code(
        call, ErrorType::TypeError,
        "The \"code\" argument must be of type number. Received " + describe_received(call.exec, code),
        "ERR_INVALID_ARG_TYPE");
  }
  if (std::trunc(number) != number) {
    return fail_with_code(call, ErrorType::RangeError,
                          "The value of \"code\" is out of range. It must be an integer. Received " +
                              to_utf8(call.exec, primitive_to_string(call.exec, code)),
                          "ERR_OUT_OF_RANGE");
  }
  return set_exit_code(call);
}

NativeResult get_exit_code(NativeCall& call) { return call.give(host(call.exec).exit_code); }

NativeResult uptime(NativeCall& call) {
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  return call.give(static_cast<double>(call.exec.machine.clock.now_ns) / 1e9);
}

NativeResult hrtime(NativeCall& call) {
  if (!call.argument(0).is_undefined() && !has_kind(call.heap(), call.argument(0), Kind::Array)) {
    return fail_with_code(call, ErrorType::TypeError,
                          "The \"time\" argument must be an instance of Array. Received " +
                              describe_received(call.exec, call.argument(0)),
                          "ERR_INVALID_ARG_TYPE");
  }
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  std::uint64_t now = call.exec.machine.clock.now_ns;
  double seconds = static_cast<double>(now / 1'000'000'000), nanos = static_cast<double>(now % 1'000'000'000);
  if (has_kind(call.heap(), call.argument(0), Kind::Array) &&
      call.heap().get<ArrayCell>(call.argument(0).cell()).elements.size() == 2) {
    const auto& before = call.heap().get<ArrayCell>(call.argument(0).cell()).elements;
    seconds -= before[0].as_number();
    nanos -= before[1].as_number();
    if (nanos < 0) {
      seconds -= 1;
      nanos += 1e9;
    }
  }
  return call.give_object(make_array(call.heap(), std::vector<Value>{Value::number(seconds), Value::number(nanos)}));
}

NativeResult cwd(NativeCall& call) {
  const std::string& path = call.exec.machine.options->world.main_path;
  std::size_t slash = path.rfind('/');
  return call.give_text(utf8_to_utf16(slash == std::string::npos || slash == 0 ? "/" : path.substr(0, slash)));
}

// What a program of middling size takes; it never changes.
constexpr double resident_bytes = 42'500'096;

NativeResult memory_usage(NativeCall& call) {
  constexpr std::pair<std::u16string_view, double> parts[] = {{u"rss", resident_bytes},
                                                              {u"heapTotal", 6'000'640},
                                                              {u"heapUsed", 4'500'480},
                                                              {u"external", 1'307'017},
                                                              {u"arrayBuffers", 10'511}};
  CellId usage = new_object(call.exec);
  for (const auto& [name, bytes] : parts)
    define_own(call.heap(), usage, key_from_text(call.heap(), name), Value::number(bytes));
  return call.give_object(usage);
}

NativeResult resident_memory(NativeCall& call) { return call.give(resident_bytes); }

NativeResult hrtime_bigint(NativeCall& call) {
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  return call.give(make_big_integer(call.heap(), BigInteger::from_uint64(call.exec.machine.clock.now_ns)));
}

// (previous): all of the virtual time is the program's own.
NativeResult cpu_usage(NativeCall& call) {
  call.exec.settle();
  double user = static_cast<double>(call.exec.machine.clock.now_ns / 1000);
  if (call.argument(0).is_object()) {
    Value before = get_data(call.heap(), call.argument(0).cell(), key_from_text(call.heap(), u"user"));
    if (before.is_number()) user -= before.as_number();
  }
  CellId usage = new_object(call.exec);
  define_own(call.heap(), usage, key_from_text(call.heap(), u"user"), Value::number(user));
  define_own(call.heap(), usage, key_from_text(call.heap(), u"system"), Value::number(0));
  return call.give_object(usage);
}

NativeResult max_listeners(NativeCall& call) { return call.give(10.0); }
NativeResult user_id(NativeCall& call) { return call.give(1000.0); }
NativeResult give_this(NativeCall& call) { return call.give(call.this_value); }

constexpr NativeRow process_table[] = {
    {"on", 2, nullptr, "processAddListener"},
    {"addListener", 2, nullptr, "processAddListener"},
    {"once", 2, nullptr, "processOnce"},
    {"prependListener", 2, nullptr, "processPrependListener"},
    {"prependOnceListener", 2, nullptr, "processPrependOnceListener"},
    {"off", 2, remove_listener},
    {"removeListener", 2, remove_listener},
    {"removeAllListeners", 1, remove_all_listeners},
    {"emit", 1, nullptr, "processEmit"},
    {"listenerCount", 1, listener_count},
    {"listeners", 1, listeners},
    {"rawListeners", 1, listeners},
    {"eventNames", 0, event_names},
    {"getMaxListeners", 0, max_listeners},
    {"exit", 1, nullptr, "processExitNow"},
    {"get exitCode", 0, get_exit_code},
    {"set exitCode", 1, assign_exit_code},
    {"uptime", 0, uptime},
    {"hrtime", 1, hrtime},
    {"cwd", 0, cwd},
    {"emitWarning", 1, nullptr, "processEmitWarning"},
    {"setUncaughtExceptionCaptureCallback", 1, nullptr, "processSetCapture"},
    {"hasUncaughtExceptionCaptureCallback", 0, nullptr, "processHasCapture"},
    {"memoryUsage", 0, memory_usage},
    {"cpuUsage", 0, cpu_usage},
    {"umask", 1, nullptr, "processUmask"},
    {"kill", 2, nullptr, "processKill"},
    {"loadEnvFile", 0, nullptr, "processLoadEnvFile"},
    {"abort", 0, nullptr, "processAbort"},
    {"binding", 1, nullptr, "processBinding"},
    {"resourceUsage", 0, nullptr, "processResourceUsage"},
    {"getuid", 0, user_id},
    {"geteuid", 0, user_id},
    {"getgid", 0, user_id},
    {"getegid", 0, user_id},
    {"setMaxListeners", 1, give_this},
    {"get stdin", 0, nullptr, "processStdin"},
    {"get features", 0, nullptr, "processFeatures"},
    {"get config", 0, nullptr, "processConfig"},
    {"get allowedNodeEnvironmentFlags", 0, nullptr, "processAllowedFlags"},
};

// write(chunk, encoding, callback): with a callback the stream must be a real one (prelude/module_stdio.js).
NativeResult write_with_callback(NativeCall& call) {
  Value arguments[] = {call.this_value, call.argument(0), call.argument(1), call.argument(2)};
  return go_on_in_prelude(call, "stdioWrite", arguments);
}

// The console's own callback wants nothing.
bool wants_callback(NativeCall& call, Value value) {
  if (!is_callable(call.heap(), value)) return false;
  const auto* native = call.heap().try_get<NativeFunctionCell>(value.cell());
  return !native || native->native != native_number("console_hidden_rows", 1);
}

NativeResult stream_write(NativeCall& call, Stream stream) {
  Value chunk = call.argument(0);
  if (call.this_value.is_object() && (wants_callback(call, call.argument(1)) || wants_callback(call, call.argument(2))))
    return write_with_callback(call);
  if (chunk.is_null())
    return fail_with_code(call, ErrorType::TypeError, "May not write null values to stream", "ERR_STREAM_NULL_VALUES");
  bool is_bytes = has_kind(call.heap(), chunk, Kind::TypedArray) || has_kind(call.heap(), chunk, Kind::DataView);
  if (is_bytes && call.this_value.is_object()) return write_with_callback(call);
  if (!chunk.is_string()) {
    return fail_with_code(
        call, ErrorType::TypeError,
        "The \"chunk\" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received " +
            describe_received(call.exec, chunk),
        "ERR_INVALID_ARG_TYPE");
  }
  call.exec.write_output(stream, to_utf8(call.exec, chunk.cell()));
  return call.give(true);
}

NativeResult write_out(NativeCall& call) { return stream_write(call, Stream::Out); }
NativeResult write_error(NativeCall& call) { return stream_write(call, Stream::Error); }

// Methods of what lies below process: the two writes, hrtime's and memoryUsage's, then what makes a stream of stdout or
// stderr.
constexpr NativeRow stream_table[] = {
    {"write", 1, write_out},
    {"write", 1, write_error},
    {"bigint", 0, hrtime_bigint},
    {"rss", 0, resident_memory},
    {"on", 2, nullptr, "stdioOn"},
    {"once", 2, nullptr, "stdioOnce"},
    {"addListener", 2, nullptr, "stdioAddListener"},
    {"prependListener", 2, nullptr, "stdioPrependListener"},
    {"off", 2, nullptr, "stdioOff"},
    {"removeListener", 2, nullptr, "stdioRemoveListener"},
    {"removeAllListeners", 2, nullptr, "stdioRemoveAllListeners"},
    {"emit", 2, nullptr, "stdioEmit"},
    {"listenerCount", 2, nullptr, "stdioListenerCount"},
    {"end", 2, nullptr, "stdioEnd"},
    {"cork", 2, nullptr, "stdioCork"},
    {"uncork", 2, nullptr, "stdioUncork"},
};

// (stream, text): prints as the stream's own first write does.
NativeResult write_stdio(NativeCall& call) {
  bool is_error = get_data(call.heap(), intrinsic(call.exec, Intrinsic::Process),
                           key_from_text(call.heap(), u"stderr")) == call.argument(0);
  call.exec.write_output(is_error ? Stream::Error : Stream::Out, to_utf8(call.exec, call.argument(1).cell()));
  return call.give_undefined();
}
NativeResult is_stdio_write_call(NativeCall& call) { return call.give(is_stdio_write(call.heap(), call.argument(0))); }
constexpr NativeRow stdio_table[] = {{"WriteStdio", 2, write_stdio}, {"IsStdioWrite", 1, is_stdio_write_call}};

NativeResult performance_now(NativeCall& call) {
  call.exec.settle();
  call.exec.charge_time_for_clock_read();
  return call.give(static_cast<double>(call.exec.machine.clock.now_ns) / 1e6);
}
constexpr NativeRow performance_table[] = {
    {"now", 0, performance_now},
    {"mark", 1, nullptr, "performanceMark"},
    {"measure", 1, nullptr, "performanceMeasure"},
    {"getEntries", 0, nullptr, "performanceGetEntries"},
    {"getEntriesByName", 1, nullptr, "performanceGetEntriesByName"},
    {"getEntriesByType", 1, nullptr, "performanceGetEntriesByType"},
    {"clearMarks", 0, nullptr, "performanceClearMarks"},
    {"clearMeasures", 0, nullptr, "performanceClearMeasures"},
    {"timerify", 1, nullptr, "performanceTimerify"},
    {"toJSON", 0, nullptr, "performanceToJSON"},
};

}  // namespace

bool is_stdio_write(const Heap& heap, Value function) {
  const auto* native = function.is_object() ? heap.try_get<NativeFunctionCell>(function.cell()) : nullptr;
  if (!native) return false;
  NativeFunction called = native_row(native->native).function;
  return called == write_out || called == write_error;
}

std::span<const NativeRow> stdio_write_call_rows() { return stdio_table; }
std::span<const NativeRow> process_call_rows() { return call_table; }
extern const std::span<const NativeRow> process_rows;
const std::span<const NativeRow> process_rows = process_table;
extern const std::span<const NativeRow> stream_rows;
const std::span<const NativeRow> stream_rows = stream_table;
extern const std::span<const NativeRow> performance_rows;
const std::span<const NativeRow> performance_rows = performance_table;

namespace {

constexpr NativeRow environment_table[] = {
    {"set", 3, nullptr, "environmentSet"},
    {"defineProperty", 3, nullptr, "environmentDefine"},
};

}  // namespace

extern const std::span<const NativeRow> environment_rows;
const std::span<const NativeRow> environment_rows = environment_table;

}  // namespace loopscope::js
