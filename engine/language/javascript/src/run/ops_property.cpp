// Property access ops (ECMA-262 13.3). Getters, setters and proxies are ordinary calls whose result lands where the
// property would.
#include "legacy_function.hpp"
#include "ops.hpp"

#include <base/utf.hpp>
#include <javascript/big_integer.hpp>
#include <javascript/convert.hpp>
#include <javascript/element_access.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

#include <cmath>

namespace loopscope::js {

PropertyKey constant_key(Exec& exec, std::int32_t index) {
  Value constant = exec.constant(index);
  return constant.is_symbol() ? PropertyKey::symbol(constant.cell()) : key_from_string(exec.heap(), constant.cell());
}

CellId prototype_for_primitive(const Heap& heap, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return intrinsic(heap, Intrinsic::StringPrototype);
    case Tag::Number:
      return intrinsic(heap, Intrinsic::NumberPrototype);
    case Tag::Boolean:
      return intrinsic(heap, Intrinsic::BooleanPrototype);
    case Tag::Symbol:
      return intrinsic(heap, Intrinsic::SymbolPrototype);
    case Tag::BigInteger:
      return intrinsic(heap, Intrinsic::BigIntPrototype);
    default:
      return {};
  }
}

namespace {

std::string shown_key(Exec& exec, PropertyKey key) {
  std::u16string text = key_text(exec.heap(), key);
  return utf16_to_utf8(text);
}

Value string_property(Exec& exec, Value base, PropertyKey wanted) {
  if (wanted == key(Name::length)) return Value::number(string_length(exec.heap(), base.cell()));
  if (!wanted.is_index() || wanted.id >= string_length(exec.heap(), base.cell())) return Value::empty();
  char16_t unit = string_units(exec.heap(), base.cell())[wanted.id];
  return Value::string(intern(exec.heap(), CellId{1}, std::u16string_view(&unit, 1)));
}

// The value when no user code is needed; empty: `found` says what is there.
Value quick_get(Exec& exec, Value base, PropertyKey wanted, Property& found) {
  if (base.is_object()) {
    if (wanted == key(Name::stack)) reconsider_stack(exec, base.cell());
    found = find_property(exec.heap(), base.cell(), wanted);
  } else {
    if (base.is_string()) {
      if (Value value = string_property(exec, base, wanted); !value.is_empty()) return value;
    }
    found = find_property(exec.heap(), prototype_for_primitive(exec.heap(), base), wanted);
  }
  if (!found.found()) return Value::undefined();
  bool is_legacy = found.where == Property::Where::Virtual && kind_of(exec.heap(), found.holder) == Kind::Function;
  if (is_legacy) return read_legacy_property(exec, found.holder, wanted);
  if (found.is_data()) return found.value;
  if (found.is_accessor() && exec.heap().get<AccessorCell>(found.value.cell()).getter.is_undefined())
    return Value::undefined();
  return Value::empty();
}

Flow fail_read_of_nullish(Exec& exec, Value base, PropertyKey wanted) {
  if (wanted == key(Symbol::iterator)) {
    return fail(exec, ErrorType::TypeError,
                value_with_type(exec, base) + " is not iterable (cannot read property Symbol(Symbol.iterator))");
  }
  return fail(exec, ErrorType::TypeError,
              fmt::format("Cannot read properties of {} (reading '{}')", base.is_null() ? "null" : "undefined",
                          shown_key(exec, wanted)));
}

// 10.4.6.8 step 12: the module that exports the name has not come so far yet.
Flow fail_dead_export(Exec& exec, PropertyKey wanted) {
  return fail(exec, ErrorType::ReferenceError,
              fmt::format("Cannot access '{}' before initialization", shown_key(exec, wanted)));
}

Flow get_through_user_code(Exec& exec, Value base, PropertyKey wanted, const Property& found, ResultTarget target,
                           std::uint32_t slot) {
  if (kind_of(exec.heap(), found.holder) == Kind::Namespace) return fail_dead_export(exec, wanted);
  if (found.is_accessor()) {
    Value getter = exec.heap().get<AccessorCell>(found.value.cell()).getter;
    return call_value(exec, getter, base, {}, target, slot);
  }
  Value arguments[] = {Value::object(found.holder), key_to_value(exec.heap(), wanted), base};
  return call_prelude(exec, "proxyGet", arguments, target, slot);
}

// Operands: base (and `extra` above it); replaces them by the value.
Flow get_onto_stack(Exec& exec, Value base, PropertyKey wanted, std::uint32_t operands) {
  if (base.is_nullish()) return fail_read_of_nullish(exec, base, wanted);
  Property found;
  Value value = quick_get(exec, base, wanted, found);
  exec.drop(operands);
  if (value.is_empty()) return get_through_user_code(exec, base, wanted, found, ResultTarget::Push, 0);
  exec.push(value);
  return Flow::Next;
}

// Operands become: value, base.
Flow get_method_onto_stack(Exec& exec, Value base, PropertyKey wanted, std::uint32_t operands) {
  if (base.is_nullish()) return fail_read_of_nullish(exec, base, wanted);
  Property found;
  Value value = quick_get(exec, base, wanted, found);
  exec.drop(operands);
  exec.push(value);
  exec.push(base);
  if (!value.is_empty()) return Flow::Next;
  exec.operand(1) = Value::undefined();
  std::uint32_t slot = exec.operand_index(&exec.operand(1));
  return get_through_user_code(exec, base, wanted, found, ResultTarget::Place, slot);
}

// The key operand as a property key, or the restart that makes it one.
bool element_key(Exec& exec, Value* place, PropertyKey& out, Flow& flow) {
  if (place->is_object()) {
    flow = convert_operand(exec, place, Hint::String);
    return false;
  }
  out = to_property_key(exec.heap(), *place);
  return true;
}

Value quick_element(Exec& exec, Value base, Value index) {
  if (!base.is_object() || !index.is_number()) return Value::empty();
  double number = index.as_number();
  if (!(number >= 0 && number < 4294967295.0)) return Value::empty();
  auto place = static_cast<std::uint32_t>(number);
  const auto& object = object_of(exec.heap(), base.cell());
  if (object.kind() == Kind::TypedArray && place == number)
    return get_element(exec.heap(), static_cast<const TypedArrayCell&>(object), place);
  if (place != number || place >= object.elements.size() || object.kind() == Kind::Arguments ||
      object.kind() == Kind::Proxy)
    return Value::empty();
  return object.elements[place];
}

}  // namespace

Flow get_value(Exec& exec, Value base, PropertyKey wanted, ResultTarget target, std::uint32_t target_slot) {
  if (base.is_nullish()) return fail_read_of_nullish(exec, base, wanted);
  Property found;
  Value value = quick_get(exec, base, wanted, found);
  if (value.is_empty()) return get_through_user_code(exec, base, wanted, found, target, target_slot);
  return give_result(exec, value, target, target_slot);
}

Flow op_get_property(Exec& exec, Instruction instruction) {
  return get_onto_stack(exec, exec.operand(0), constant_key(exec, instruction.b), 1);
}

Flow op_get_method(Exec& exec, Instruction instruction) {
  return get_method_onto_stack(exec, exec.operand(0), constant_key(exec, instruction.b), 1);
}

Flow op_get_element(Exec& exec, Instruction) {
  Value base = exec.operand(1);
  if (Value value = quick_element(exec, base, exec.operand(0)); !value.is_empty()) {
    exec.drop(1);
    exec.operand(0) = value;
    return Flow::Next;
  }
  PropertyKey wanted;
  Flow flow;
  if (base.is_nullish() && exec.operand(0).is_object()) {
    return fail(exec, ErrorType::TypeError,
                fmt::format("Cannot read properties of {} (reading '{}')", render_for_message(exec, base),
                            render_for_message(exec, exec.operand(0))));
  }
  if (!element_key(exec, &exec.operand(0), wanted, flow)) return flow;
  return get_onto_stack(exec, base, wanted, 2);
}

Flow op_get_element_method(Exec& exec, Instruction) {
  PropertyKey wanted;
  Flow flow;
  if (!exec.operand(1).is_nullish() && !element_key(exec, &exec.operand(0), wanted, flow)) return flow;
  if (exec.operand(1).is_nullish() && !exec.operand(0).is_object())
    wanted = to_property_key(exec.heap(), exec.operand(0));
  return get_method_onto_stack(exec, exec.operand(1), wanted, 2);
}

// --- writing -------------------------------------------------------------------------------------------------------

namespace {

// V8 writes strings bare here.
std::string shown_base(Exec& exec, Value base) {
  return base.is_string() ? to_utf8(exec, base.cell()) : render_for_message(exec, base);
}

bool is_index_of_string(const Heap& heap, Value base, PropertyKey wanted) {
  return base.is_string() && wanted.is_index() && wanted.id < string_length(heap, base.cell());
}

}  // namespace

Flow fail_set(Exec& exec, const SetOutcome& outcome, Value base, PropertyKey wanted) {
  std::string shown = shown_key(exec, wanted), type = to_utf8(exec, type_of(exec.heap(), base).cell());
  SetOutcome::Kind kind = is_index_of_string(exec.heap(), base, wanted) ? SetOutcome::Kind::ReadOnly : outcome.kind;
  switch (kind) {
    case SetOutcome::Kind::ReadOnly:
      return fail(
          exec, ErrorType::TypeError,
          fmt::format("Cannot assign to read only property '{}' of {} '{}'", shown, type, shown_base(exec, base)));
    case SetOutcome::Kind::NoSetter:
      return fail(
          exec, ErrorType::TypeError,
          fmt::format("Cannot set property {} of {} which has only a getter", shown, render_for_message(exec, base)));
    case SetOutcome::Kind::NotExtensible:
      return fail(exec, ErrorType::TypeError, fmt::format("Cannot add property {}, object is not extensible", shown));
    default:
      return fail(exec, ErrorType::TypeError,
                  fmt::format("Cannot create property '{}' on {} '{}'", shown, type, shown_base(exec, base)));
  }
}

Flow set_through_proxy(Exec& exec, const SetOutcome& outcome, const WrittenProperty& write, bool strict) {
  Value name = key_to_value(exec.heap(), write.key);
  if (!outcome.proxy) {
    Value arguments[] = {write.receiver, name, write.value, Value::boolean(strict)};
    return call_prelude(exec, "setOnReceiver", arguments, ResultTarget::Discard);
  }
  Value arguments[] = {Value::object(outcome.proxy), name, write.value, write.receiver, Value::boolean(strict)};
  return call_prelude(exec, "proxySet", arguments, ResultTarget::Discard);
}

namespace {

// ArraySetLength's conversion (10.4.2.4 steps 3-5). False: `flow` says how it goes on instead.
bool check_array_length(Exec& exec, Value* value, Flow& flow) {
  if (value->is_object()) return flow = convert_operand(exec, value, Hint::Number), false;
  double number = value->is_number() ? value->as_number() : primitive_to_number(exec, *value);
  if (number != static_cast<double>(to_uint32(number))) {
    return flow = fail(exec, ErrorType::RangeError, "Invalid array length"), false;
  }
  *value = Value::number(number);
  return true;
}

// TypedArraySetElement's conversion (10.4.5.16 steps 1-2). False: `flow` says how it goes on instead.
bool check_element_value(Exec& exec, CellId array, Value* value, Flow& flow) {
  bool wants_big = is_big_element(exec.heap().get<TypedArrayCell>(array).element);
  if (value->is_object()) return flow = convert_operand(exec, value, Hint::Number), false;
  if (value->is_symbol() && !wants_big)
    return flow = fail(exec, ErrorType::TypeError, "Cannot convert a Symbol value to a number"), false;
  if (value->is_big_integer() && !wants_big)
    return flow = fail(exec, ErrorType::TypeError, "Cannot convert a BigInt value to a number"), false;
  if (!wants_big || value->is_big_integer() || value->is_boolean()) return true;
  if (value->is_string()) {
    std::u16string text = copy_text(exec.heap(), value->cell());
    exec.charge(1 + text.size() * text.size() / 64);
    if (BigIntegerResult parsed = BigInteger::parse(text))
      return *value = make_big_integer(exec.heap(), parsed.value), true;
    return flow = fail(exec, ErrorType::SyntaxError, fmt::format("Cannot convert {} to a BigInt", utf16_to_utf8(text))),
           false;
  }
  std::string shown = render_for_message(exec, *value);
  return flow = fail(exec, ErrorType::TypeError, fmt::format("Cannot convert {} to a BigInt", shown)), false;
}

// The topmost operand is the value; `below` operands lie under it and are dropped. The value stays.
Flow set_from_stack(Exec& exec, Value base, PropertyKey wanted, std::uint32_t below, Value receiver, CellId start) {
  Value value = exec.operand(0);
  if (start && kind_of(exec.heap(), start) == Kind::Array && wanted == key(Name::length)) {
    Flow flow;
    Value length = value;
    if (length.is_object() || !length.is_number() || length.as_number() != to_uint32(length.as_number())) {
      if (!check_array_length(exec, &exec.operand(0), flow)) return flow;
      value = exec.operand(0);
    }
  }
  if (start && kind_of(exec.heap(), start) == Kind::TypedArray && is_numeric_key(exec.heap(), wanted)) {
    Flow flow;
    if (!check_element_value(exec, start, &exec.operand(0), flow)) return flow;
    value = exec.operand(0);
  }
  SetOutcome outcome = set_property(exec.heap(), start, wanted, value, receiver);
  bool strict = exec.code->strict;
  exec.drop(below + 1);
  exec.push(value);
  switch (outcome.kind) {
    case SetOutcome::Kind::Done:
      return Flow::Next;
    case SetOutcome::Kind::CallSetter:
      return call_value(exec, outcome.setter, receiver, std::span<const Value>(&value, 1), ResultTarget::Discard);
    case SetOutcome::Kind::Proxy:
      return set_through_proxy(exec, outcome, {wanted, value, receiver}, strict);
    default:
      return strict ? fail_set(exec, outcome, base, wanted) : Flow::Next;
  }
}

Flow set_named(Exec& exec, Value base, PropertyKey wanted, std::uint32_t below) {
  if (base.is_nullish()) {
    return fail(exec, ErrorType::TypeError,
                fmt::format("Cannot set properties of {} (setting '{}')", base.is_null() ? "null" : "undefined",
                            shown_key(exec, wanted)));
  }
  CellId start = base.is_object() ? base.cell() : prototype_for_primitive(exec.heap(), base);
  return set_from_stack(exec, base, wanted, below, base, start);
}

// array[i] = x within or at the end of plain elements.
bool quick_set_element(Exec& exec, Value base, Value index, Value value) {
  if (!base.is_object() || !index.is_number()) return false;
  double number = index.as_number();
  const auto& object = object_of(exec.heap(), base.cell());
  if (!(number >= 0 && number < 4294967295.0) || object.kind() == Kind::Arguments || object.kind() == Kind::Proxy)
    return false;
  auto place = static_cast<std::uint32_t>(number);
  if (object.kind() == Kind::TypedArray && place == number) {
    const auto& array = static_cast<const TypedArrayCell&>(object);
    if (!value.is_number() || is_big_element(array.element)) return false;
    set_element(exec.heap(), array, place, value.as_number());
    return true;
  }
  if (place != number || place >= object.elements.size() || object.elements[place].is_empty()) return false;
  exec.heap().mut_as<ObjectCell>(base.cell()).elements[place] = value;
  return true;
}

}  // namespace

Flow op_set_property(Exec& exec, Instruction instruction) {
  return set_named(exec, exec.operand(1), constant_key(exec, instruction.b), 1);
}

Flow op_set_element(Exec& exec, Instruction) {
  Value base = exec.operand(2);
  if (quick_set_element(exec, base, exec.operand(1), exec.operand(0))) {
    exec.operand(2) = exec.operand(0);
    exec.drop(2);
    return Flow::Next;
  }
  PropertyKey wanted;
  Flow flow;
  if (!base.is_nullish() && !element_key(exec, &exec.operand(1), wanted, flow)) return flow;
  if (base.is_nullish() && !exec.operand(1).is_object()) wanted = to_property_key(exec.heap(), exec.operand(1));
  return set_named(exec, base, wanted, 2);
}

Flow op_get_super_property(Exec& exec, Instruction) {
  PropertyKey wanted;
  Flow flow;
  if (!element_key(exec, &exec.operand(0), wanted, flow)) return flow;
  Value home = exec.operand(1), receiver = exec.operand(2);
  CellId parent = home.is_object() ? prototype_of(exec.heap(), home.cell()) : CellId{};
  exec.drop(3);
  if (!parent) return fail_read_of_nullish(exec, Value::null(), wanted);
  Property found = find_property(exec.heap(), parent, wanted);
  if (!found.found()) return give_result(exec, Value::undefined(), ResultTarget::Push, 0);
  if (found.is_data()) return give_result(exec, found.value, ResultTarget::Push, 0);
  if (found.is_accessor() && exec.heap().get<AccessorCell>(found.value.cell()).getter.is_undefined()) {
    return give_result(exec, Value::undefined(), ResultTarget::Push, 0);
  }
  return get_through_user_code(exec, receiver, wanted, found, ResultTarget::Push, 0);
}

Flow op_set_super_property(Exec& exec, Instruction) {
  PropertyKey wanted;
  Flow flow;
  if (!element_key(exec, &exec.operand(1), wanted, flow)) return flow;
  Value home = exec.operand(2), receiver = exec.operand(3);
  CellId parent = home.is_object() ? prototype_of(exec.heap(), home.cell()) : CellId{};
  if (!parent) return set_named(exec, Value::null(), wanted, 3);
  return set_from_stack(exec, receiver, wanted, 3, receiver, parent);
}

Flow fail_delete(Exec& exec, Value base, PropertyKey wanted) {
  return fail(
      exec, ErrorType::TypeError,
      fmt::format("Cannot delete property '{}' of {}", shown_key(exec, wanted), render_for_message(exec, base)));
}

namespace {

Flow delete_from(Exec& exec, Value base, PropertyKey wanted, std::uint32_t operands) {
  if (base.is_nullish()) {
    return fail(exec, ErrorType::TypeError, fmt::format("Cannot convert undefined or null to object"));
  }
  exec.drop(operands);
  if (base.is_object() && kind_of(exec.heap(), base.cell()) == Kind::Proxy) {
    Value arguments[] = {base, key_to_value(exec.heap(), wanted), Value::boolean(exec.code->strict)};
    return call_prelude(exec, "proxyDelete", arguments);
  }
  bool gone = !base.is_object() || delete_property(exec.heap(), base.cell(), wanted);
  if (!gone && exec.code->strict) return fail_delete(exec, base, wanted);
  exec.push(Value::boolean(gone));
  return Flow::Next;
}

}  // namespace

Flow op_delete_property(Exec& exec, Instruction instruction) {
  return delete_from(exec, exec.operand(0), constant_key(exec, instruction.b), 1);
}

Flow op_delete_element(Exec& exec, Instruction) {
  PropertyKey wanted;
  Flow flow;
  if (!element_key(exec, &exec.operand(0), wanted, flow)) return flow;
  return delete_from(exec, exec.operand(1), wanted, 2);
}

Flow op_to_property_key(Exec& exec, Instruction) {
  Value& operand = exec.operand(0);
  if (operand.is_object()) return convert_operand(exec, &operand, Hint::String);
  if (operand.is_number() || operand.is_symbol() || operand.is_string()) return Flow::Next;
  operand = Value::string(primitive_to_string(exec, operand));
  return Flow::Next;
}

}  // namespace loopscope::js
