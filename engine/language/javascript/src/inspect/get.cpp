// Reading properties and converting to text, with questions where only the program knows.
#include "context.hpp"

#include <javascript/proxy.hpp>
#include <javascript/reflect.hpp>

namespace loopscope::js {

namespace {

// A proxy's own answer. `key`: empty where the trap takes none.
Value ask_reflect(Exec& exec, ReflectRow row, CellId object, Value key, Answers& answers) {
  auto answer = inspection::ask(answers, [&] {
    std::uint32_t number = native_number("reflect_rows", static_cast<std::uint32_t>(row));
    std::vector<Value> arguments{Value::object(object)};
    if (!key.is_empty()) arguments.push_back(key);
    return UserCall{Value::object(make_native_function(exec, number)), Value::undefined(), std::move(arguments), false};
  });
  return answer ? answer->value : Value::undefined();
}

// A proxy among the prototypes.
Value get_from_proxy(Exec& exec, CellId object, PropertyKey key, Answers& answers) {
  return ask_reflect(exec, ReflectRow::Get, object, key_to_value(exec.heap(), key), answers);
}

}  // namespace

Value get_with_answers(Exec& exec, CellId object, PropertyKey key, Answers& answers) {
  Property property = find_property(exec.heap(), object, key);
  if (property.is_data()) return property.value;
  if (!property.found()) return Value::undefined();
  if (!property.is_accessor()) return get_from_proxy(exec, object, key, answers);
  Value getter = exec.heap().get<AccessorCell>(property.value.cell()).getter;
  if (!getter.is_object()) return Value::undefined();
  auto answer = inspection::ask(answers, [&] { return UserCall{getter, Value::object(object), {}, false}; });
  return answer ? answer->value : Value::undefined();
}

std::u16string value_to_text(Exec& exec, Value value, Answers& answers) {
  if (!value.is_object()) return inspection::primitive_text(exec, value);
  Value string_function = Value::object(intrinsic(exec, Intrinsic::String));
  auto answer = inspection::ask(answers, [&] { return UserCall{string_function, Value::undefined(), {value}, false}; });
  return answer ? inspection::primitive_text(exec, answer->value) : u"";
}

namespace inspection {

Value get(Context& context, CellId object, PropertyKey key) {
  return get_with_answers(context.exec, object, key, context.answers);
}

bool has(Context& context, CellId object, PropertyKey key) {
  Property property = find_property(context.heap(), object, key);
  if (property.where != Property::Where::Proxy) return property.found();
  Value name = key_to_value(context.heap(), key);
  return ask_reflect(context.exec, ReflectRow::Has, property.holder, name, context.answers) == Value::boolean(true);
}

Value own_value(Context& context, CellId object, PropertyKey key) {
  Heap& heap = context.heap();
  if (!is_proxy(heap, object)) {
    Property property = get_own_property(heap, object, key);
    return property.is_data() ? property.value : Value::undefined();
  }
  Value name = key_to_value(heap, key);
  Value found = ask_reflect(context.exec, ReflectRow::GetOwnPropertyDescriptor, object, name, context.answers);
  if (!found.is_object()) return Value::undefined();
  Value value = get_data(heap, found.cell(), js::key(Name::value));
  return value.is_empty() ? Value::undefined() : value;
}

CellId next_prototype(Context& context, CellId object) {
  if (!is_proxy(context.heap(), object)) return prototype_of(context.heap(), object);
  Value above = ask_reflect(context.exec, ReflectRow::GetPrototypeOf, object, Value::empty(), context.answers);
  return above.is_object() ? above.cell() : CellId{};
}

std::u16string to_text(Context& context, Value value) { return value_to_text(context.exec, value, context.answers); }

}  // namespace inspection

}  // namespace loopscope::js
