// `stack` of errors whose header or lines the program itself writes: getters for name and message, and V8's
// Error.prepareStackTrace. Reading it for the first time runs prelude/error_stack.js, which keeps what comes out.
#include "support.hpp"

#include <javascript/convert.hpp>
#include <javascript/function.hpp>
#include <javascript/inspect.hpp>
#include <javascript/proxy.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

#include <base/utf.hpp>

namespace loopscope::js {

namespace {

bool takes_user_code(Heap& heap, CellId error, Name name) {
  for (CellId at = error; at; at = prototype_of(heap, at)) {
    if (is_proxy(heap, at)) return true;
    Property own = get_own_property(heap, at, key(name));
    if (own.found()) return own.is_accessor();
  }
  return false;
}

bool is_prepared_by_program(Exec& exec) {
  PropertyKey wanted = key_from_text(exec.heap(), u"prepareStackTrace");
  return is_callable(exec.heap(), get_data(exec.heap(), intrinsic(exec, Intrinsic::Error), wanted));
}

constexpr std::uint32_t getter_row = 0, setter_row = 1;

Value bound_to(Exec& exec, std::uint32_t row, CellId error, CellId trace) {
  Heap& heap = exec.heap();
  CellId function = make_native_function(exec, native_number("error_stack_rows", row));
  CellId bound = make_with_prototype<BoundFunctionCell>(heap, intrinsic(exec, Intrinsic::FunctionPrototype));
  auto& cell = heap.mut<BoundFunctionCell>(bound);
  cell.target = Value::object(function);
  cell.this_value = Value::object(error);
  if (trace) cell.arguments.push_back(Value::internal(trace));
  return Value::object(bound);
}

CellId trace_of(NativeCall& call, std::uint32_t index) { return call.argument(index).cell(); }

// (header, trace)
NativeResult stack_text_call(NativeCall& call) {
  std::string header = to_utf8(call.exec, call.argument(0).cell());
  return call.give(format_stack_trace(call.heap(), header, trace_of(call, 1)));
}

Value optional_text(Exec& exec, const std::string& text) {
  return text.empty() ? Value::null() : text_value(exec, utf8_to_utf16(text));
}

// (trace) -> for each site [line, function name, type name, method name, place, top level, construct, async]
NativeResult stack_sites_call(NativeCall& call) {
  Exec& exec = call.exec;
  std::vector<StackSite> sites = call.heap().get<StackTraceCell>(trace_of(call, 0)).sites;
  std::vector<Value> list;
  for (const StackSite& site : sites) {
    SiteParts parts = parts_of_site(call.heap(), site);
    std::vector<Value> row;
    for (const std::string& text : {parts.line, parts.function, parts.type, parts.method, parts.where})
      row.push_back(optional_text(exec, text));
    row.push_back(Value::boolean(parts.is_top_level));
    row.push_back(Value::boolean((site.flags & StackSite::IsConstruct) != 0));
    row.push_back(Value::boolean((site.flags & StackSite::IsAsync) != 0));
    list.push_back(Value::object(make_array(call.heap(), row)));
  }
  return call.give_object(make_array(call.heap(), list));
}

NativeResult has_unread_stack_call(NativeCall& call) {
  return call.give(has_unread_stack(call.heap(), call.argument(0)));
}

constexpr NativeRow accessor_rows[] = {
    {"stack", 0, nullptr, "errorStackGet"},
    {"stack", 1, nullptr, "errorStackSet"},
};

constexpr NativeRow call_rows[] = {
    {"StackText", 2, stack_text_call},
    {"StackSites", 1, stack_sites_call},
    {"HasUnreadStack", 1, has_unread_stack_call},
    {"CallSites", 1, nullptr, "callSites"},
    {"CallSiteClass", 0, nullptr, "callSiteClass"},
};

}  // namespace

bool ask_for_stack(Exec& exec, CellId error, CellId trace) {
  Heap& heap = exec.heap();
  bool asks = takes_user_code(heap, error, Name::name) || takes_user_code(heap, error, Name::message) ||
              is_prepared_by_program(exec);
  if (!asks) return false;
  define_accessor(heap, error, key(Name::stack), bound_to(exec, getter_row, error, trace),
                  bound_to(exec, setter_row, error, {}), Configurable);
  return true;
}

void reconsider_stack(Exec& exec, CellId object) {
  Heap& heap = exec.heap();
  if (kind_of(heap, object) == Kind::Proxy) return;
  const ObjectCell& cell = object_of(heap, object);
  std::uint32_t slot = heap.get<ShapeCell>(cell.shape).find(key(Name::stack));
  if (slot == ShapeCell::not_found || !cell.slots[slot].is_internal()) return;
  CellId trace = cell.slots[slot].cell();
  if (heap.try_get<StackTraceCell>(trace)) ask_for_stack(exec, object, trace);
}

bool has_unread_stack(Heap& heap, Value error) {
  if (!error.is_object() || kind_of(heap, error.cell()) == Kind::Proxy) return false;
  Property own = get_own_property(heap, error.cell(), key(Name::stack));
  if (!own.is_accessor()) return false;
  Value getter = heap.get<AccessorCell>(own.value.cell()).getter;
  if (!getter.is_object() || kind_of(heap, getter.cell()) != Kind::BoundFunction) return false;
  Value target = heap.get<BoundFunctionCell>(getter.cell()).target;
  const auto* native = heap.try_get<NativeFunctionCell>(target.cell());
  return native && native->native == native_number("error_stack_rows", getter_row);
}

extern const std::span<const NativeRow> error_stack_rows;
const std::span<const NativeRow> error_stack_rows = accessor_rows;
std::span<const NativeRow> error_stack_call_rows() { return call_rows; }

}  // namespace loopscope::js
