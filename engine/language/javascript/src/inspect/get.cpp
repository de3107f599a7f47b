// Reading properties and converting to text, with questions where only the program knows.
#include "context.hpp"

#include <javascript/proxy.hpp>

namespace loopscope::js {

namespace {

// A proxy among the prototypes.
Value get_from_proxy(Exec& exec, CellId object, PropertyKey key, Answers& answers) {
  auto answer = inspection::ask(answers, [&] {
    Value get = Value::object(make_native_function(exec, native_number("reflect_rows", reflect_get_row)));
    return UserCall{get, Value::undefined(), {Value::object(object), key_to_value(exec.heap(), key)}, false};
  });
  return answer ? answer->value : Value::undefined();
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

std::u16string to_text(Context& context, Value value) { return value_to_text(context.exec, value, context.answers); }

}  // namespace inspection

}  // namespace loopscope::js
