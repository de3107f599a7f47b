// Function.prototype (ECMA-262 20.2.3).
#include "support.hpp"

#include <javascript/render.hpp>

#include <algorithm>
#include <cmath>

namespace loopscope::js {

namespace {

NativeResult fail_call_of(NativeCall& call, Value callee) {
  fail_not_callable(call.exec, callee);
  return call.thrown();
}

// CreateListFromArrayLike (7.3.19) as far as it goes without user code.
std::optional<std::vector<Value>> plain_list(Heap& heap, CellId object) {
  if (is_proxy(heap, object)) return std::nullopt;
  auto length = plain_get(heap, object, key(Name::length));
  if (!length || !(length->is_number() || length->is_undefined())) return std::nullopt;
  double count = length->is_undefined() ? 0 : to_length(length->as_number());
  if (count > 1'000'000) return std::nullopt;
  std::vector<Value> list;
  for (std::uint32_t i = 0; i < count; ++i) {
    auto item = plain_get(heap, object, PropertyKey::index(i));
    if (!item) return std::nullopt;
    list.push_back(*item);
  }
  return list;
}

NativeResult function_apply(NativeCall& call) {
  if (!is_callable(call.heap(), call.this_value)) return fail_call_of(call, call.this_value);
  Value list = call.argument(1);
  if (list.is_nullish()) return call.tail_call(call.this_value, call.argument(0), {});
  if (!list.is_object()) return call.type_error("CreateListFromArrayLike called on non-object");
  if (auto values = plain_list(call.heap(), list.cell())) {
    call.exec.charge(values->size());
    return call.tail_call(call.this_value, call.argument(0), std::move(*values));
  }
  return run_prelude(call, "applyArrayLike", {call.this_value, call.argument(0), list});
}

NativeResult function_call(NativeCall& call) {
  if (!is_callable(call.heap(), call.this_value)) return fail_call_of(call, call.this_value);
  return call.tail_call(call.this_value, call.argument(0), arguments_from(call, 1));
}

// --- bind (20.2.3.2)

// Step 4 to 7: the length of the bound function; nothing when it must be read by user code.
std::optional<double> bound_length(Heap& heap, CellId target, std::size_t bound_arguments) {
  if (is_proxy(heap, target)) return std::nullopt;
  Property own = get_own_property(heap, target, key(Name::length));
  if (!own.found()) return 0;
  if (own.is_accessor()) return std::nullopt;
  if (!own.value.is_number()) return 0;
  double length = to_integer(own.value.as_number());
  return std::max(length - static_cast<double>(bound_arguments), 0.0);
}

Value bound_name(Exec& exec, Value name) {
  std::u16string text = name.is_string() ? copy_text(exec.heap(), name.cell()) : u"";
  return text_value(exec, u"bound " + text);
}

CellId make_bound_function(Heap& heap, Value target, Value receiver, std::vector<Value> arguments) {
  CellId bound = make_with_prototype<BoundFunctionCell>(heap, prototype_of(heap, target.cell()));
  auto& cell = heap.mut<BoundFunctionCell>(bound);
  cell.target = target;
  cell.this_value = receiver;
  cell.arguments = std::move(arguments);
  return bound;
}

NativeResult function_bind(NativeCall& call) {
  Heap& heap = call.heap();
  if (!is_callable(heap, call.this_value)) return call.type_error("Bind must be called on a function");
  CellId target = call.this_value.cell();
  std::vector<Value> arguments = arguments_from(call, 1);
  auto length = bound_length(heap, target, arguments.size());
  auto name = plain_get(heap, target, key(Name::name));
  CellId bound = make_bound_function(heap, call.this_value, call.argument(0), arguments);
  if (!length || !name) {
    return run_prelude(call, "finishBind",
                       {Value::object(bound), call.this_value, Value::number(static_cast<double>(arguments.size()))});
  }
  define_own(heap, bound, Name::length, Value::number(*length), Configurable);
  define_own(heap, bound, Name::name, bound_name(call.exec, *name), Configurable);
  return call.give_object(bound);
}

// --- toString (20.2.3.5)

std::u16string native_text(const std::u16string& name) { return u"function " + name + u"() { [native code] }"; }

std::u16string closure_text(Exec& exec, CellId function) {
  const auto& closure = exec.heap().get<FunctionCell>(function);
  const Code& code = exec.machine.codes[closure.code];
  if (code.is_hidden || !code.source)
    return native_text(closure.name.is_string() ? copy_text(exec.heap(), closure.name.cell()) : u"");
  return std::u16string(code.source->text(code.span));
}

NativeResult function_to_string(NativeCall& call) {
  Heap& heap = call.heap();
  if (!is_callable(heap, call.this_value))
    return call.type_error("Function.prototype.toString requires that 'this' be a Function");
  CellId function = call.this_value.cell();
  if (kind_of(heap, function) == Kind::Function) return call.give_text(closure_text(call.exec, function));
  if (kind_of(heap, function) != Kind::NativeFunction) return call.give_text(native_text(u""));
  Value name = get_data(heap, function, Name::name);
  return call.give_text(native_text(name.is_string() ? copy_text(heap, name.cell()) : u""));
}

// OrdinaryHasInstance (7.3.22).
NativeResult function_has_instance(NativeCall& call) {
  Heap& heap = call.heap();
  Value constructor = call.this_value, value = call.argument(0);
  if (!is_callable(heap, constructor)) return call.give(false);
  if (has_kind(heap, constructor, Kind::BoundFunction)) {
    return run_prelude(call, "instanceOf", {value, heap.get<BoundFunctionCell>(constructor.cell()).target});
  }
  if (!value.is_object()) return call.give(false);
  auto prototype = plain_get(heap, constructor.cell(), key(Name::prototype));
  if (!prototype) return run_prelude(call, "ordinaryHasInstance", {constructor, value});
  if (!prototype->is_object()) {
    return call.type_error("Function has non-object prototype '{}' in instanceof check",
                           shown_value(call.exec, *prototype));
  }
  CellId at = value.cell();
  while (at && !is_proxy(heap, at)) {
    at = prototype_of(heap, at);
    if (at == prototype->cell()) return call.give(true);
  }
  return at ? run_prelude(call, "ordinaryHasInstance", {constructor, value}) : call.give(false);
}

constexpr NativeRow rows[] = {
    {"apply", 2, function_apply},
    {"bind", 1, function_bind},
    {"call", 1, function_call},
    {"toString", 0, function_to_string},
};

NativeResult throw_type_error(NativeCall& call) {
  return call.type_error(
      "'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the "
      "arguments objects for calls to them");
}

NativeResult do_nothing(NativeCall& call) { return call.give_undefined(); }

// Installed by hand: attributes and places that a row cannot say.
constexpr NativeRow special_rows[] = {
    {"[Symbol.hasInstance]", 1, function_has_instance},
    {"", 0, throw_type_error},
    {"", 0, do_nothing},  // %Function.prototype% itself
};

}  // namespace

extern const std::span<const NativeRow> function_prototype_rows, function_special_rows;
const std::span<const NativeRow> function_prototype_rows = rows;
const std::span<const NativeRow> function_special_rows = special_rows;

}  // namespace loopscope::js
