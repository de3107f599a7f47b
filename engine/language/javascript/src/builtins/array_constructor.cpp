// Array and its static methods (ECMA-262 23.1.1, 23.1.2).
#include "array_support.hpp"
#include "proxies.hpp"

#include <javascript/render.hpp>

namespace loopscope::js {

NativeResult construct_array(NativeCall& call) {
  Heap& heap = call.heap();
  Value length = call.argument(0);
  bool sized = call.count == 1 && length.is_number();
  if (sized && length.as_number() != to_uint32(length.as_number())) {
    return call.fail(ErrorType::RangeError, "Invalid array length");
  }
  CellId array = sized ? make_array(heap, to_uint32(length.as_number())) : make_array(heap, arguments_from(call, 0));
  if (call.is_construct() && call.new_target != call.callee) {
    set_prototype(heap, array, prototype_from_constructor(call.exec, call.new_target, Intrinsic::ArrayPrototype));
  }
  return call.give_object(array);
}

namespace {

NativeResult array_is_array(NativeCall& call) {
  Value value = call.argument(0);
  if (value.is_object() && behind_proxies(call.heap(), value).is_null()) return fail_revoked(call, "IsArray");
  return call.give(is_array(call.heap(), behind_proxies(call.heap(), value)));
}

NativeResult array_of_method(NativeCall& call) {
  if (call.this_value == Value::object(intrinsic(call.exec, Intrinsic::Array)) ||
      !is_constructor(call.heap(), call.this_value)) {
    return call.give(argument_array(call));
  }
  return run_prelude(call, "arrayOf", {call.this_value, argument_array(call)});
}

NativeResult give_this(NativeCall& call) { return call.give(call.this_value); }

constexpr NativeRow rows[] = {
    {"isArray", 1, array_is_array},
    {"from", 1, nullptr, "arrayFrom"},
    {"of", 0, array_of_method},
};
// Installed on every constructor with species.
constexpr NativeRow shared_species_rows[] = {
    {"get [Symbol.species]", 0, give_this},
};

}  // namespace

extern const std::span<const NativeRow> array_rows, species_rows;
const std::span<const NativeRow> array_rows = rows;
const std::span<const NativeRow> species_rows = shared_species_rows;

}  // namespace loopscope::js
