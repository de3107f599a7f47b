// JSON (ECMA-262 25.5).
#include "array_support.hpp"
#include "descriptors.hpp"
#include "json_writer.hpp"
#include "string_support.hpp"

#include <base/utf.hpp>
#include <javascript/json_reader.hpp>
#include <javascript/library_frames.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

namespace loopscope::js {

namespace {

NativeResult fail_json(NativeCall& call, const JsonFault& fault, std::u16string_view text) {
  CellId error = make_error(call.exec, ErrorType::SyntaxError, utf16_to_utf8(fault.message));
  std::u16string excerpt = utf8_to_utf16(evaluated_excerpt(text, fault.at));
  call.heap().mut<ErrorCell>(error).excerpt = text_value(call.exec, excerpt);
  call.exec.thrown = Value::object(error);
  return call.thrown();
}

NativeResult json_parse(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  std::u16string units = copy_text(call.heap(), *text);
  auto read = read_json(call.exec, units);
  if (auto* fault = std::get_if<JsonFault>(&read)) return fail_json(call, *fault, units);
  Value value = std::get<Value>(read);
  if (!is_callable(call.heap(), call.argument(1))) return call.give(value);
  return run_prelude(call, "jsonRevive", {value, call.argument(1)});
}

// The gap of 25.5.2 steps 5 to 8 for a primitive.
std::u16string gap_of(const Heap& heap, Value space) {
  if (space.is_number())
    return std::u16string(static_cast<std::size_t>(std::clamp(to_integer(space.as_number()), 0.0, 10.0)), u' ');
  return space.is_string() ? copy_text(heap, space.cell()).substr(0, 10) : std::u16string();
}

NativeResult json_stringify(NativeCall& call) {
  Value value = call.argument(0), replacer = call.argument(1), space = call.argument(2);
  JsonOutcome outcome = JsonOutcome::Prelude;
  std::u16string text;
  if (!replacer.is_object() && !space.is_object())
    outcome = write_json(call.exec, value, gap_of(call.heap(), space), text);
  switch (outcome) {
    case JsonOutcome::Text:
      return call.give_text(std::move(text));
    case JsonOutcome::Undefined:
      return call.give_undefined();
    case JsonOutcome::Thrown:
      return call.thrown();
    case JsonOutcome::Prelude:
      break;
  }
  return run_prelude(call, "jsonStringify", {value, replacer, space});
}

constexpr NativeRow rows[] = {
    {"parse", 2, json_parse},
    {"stringify", 3, json_stringify},
};

// --- what the prelude asks

NativeResult json_gap(NativeCall& call) { return call.give_text(gap_of(call.heap(), call.argument(0))); }

NativeResult json_quote(NativeCall& call) {
  std::u16string out;
  quote_json(string_units(call.heap(), call.argument(0).cell()), out);
  call.exec.charge(out.size() / 16);
  return call.give_text(std::move(out));
}

// A Number, String, Boolean or BigInt object's kind; undefined for others.
NativeResult boxed_kind(NativeCall& call) {
  Heap& heap = call.heap();
  Value value = call.argument(0);
  if (has_kind(heap, value, Kind::String)) return call.give(ascii_value(call.exec, "string"));
  if (has_kind(heap, value, Kind::BigIntegerObject)) return call.give(ascii_value(call.exec, "bigint"));
  if (!has_kind(heap, value, Kind::Number)) return call.give_undefined();
  return call.give(type_of(heap, heap.get_as<PrimitiveObjectCell>(value.cell()).primitive));
}

NativeResult boxed_value(NativeCall& call) {
  return call.give(call.heap().get_as<PrimitiveObjectCell>(call.argument(0).cell()).primitive);
}

std::vector<Value> values_of(const Heap& heap, Value array) {
  const auto& elements = array_of(heap, array).elements;
  return {elements.data(), elements.data() + elements.size()};
}

// (stack, keys, object, key): throws when the object is on the stack.
NativeResult check_circle(NativeCall& call) {
  std::vector<Value> stack = values_of(call.heap(), call.argument(0));
  call.exec.charge(stack.size() / 8);
  if (std::find(stack.begin(), stack.end(), call.argument(2)) == stack.end()) return call.give_undefined();
  return call.type_error("{}", circular_message(call.exec, stack, values_of(call.heap(), call.argument(1)),
                                                call.argument(2), call.argument(3)));
}

// (object, key): true when it is gone.
NativeResult delete_own(NativeCall& call) {
  if (is_proxy(call.heap(), call.argument(0).cell()))
    return run_prelude(call, "proxyDelete", {call.argument(0), call.argument(1), Value::boolean(false)});
  return call.give(
      delete_property(call.heap(), call.argument(0).cell(), to_property_key(call.heap(), call.argument(1))));
}

// (object, key, value): CreateDataProperty that does not throw.
NativeResult try_create(NativeCall& call) {
  PropertyDescriptor descriptor;
  descriptor.value = call.argument(2);
  descriptor.writable = descriptor.enumerable = descriptor.configurable = true;
  if (is_proxy(call.heap(), call.argument(0).cell())) {
    Value description = Value::object(from_descriptor(call.exec, descriptor));
    return run_prelude(call, "proxyDefine", {call.argument(0), call.argument(1), description, Value::boolean(false)});
  }
  return call.give(define_property(call.heap(), call.argument(0).cell(), to_property_key(call.heap(), call.argument(1)),
                                   descriptor));
}

constexpr NativeRow calls[] = {
    {"JsonGap", 1, json_gap},
    {"JsonQuote", 1, json_quote},
    {"BoxedKind", 1, boxed_kind},
    {"BoxedValue", 1, boxed_value},
    {"CheckCircle", 4, check_circle},
    {"DeleteOwn", 2, delete_own},
    {"TryCreate", 3, try_create},
    {"JsonProperty", 3, nullptr, "jsonProperty"},
    {"JsonArray", 3, nullptr, "jsonArray"},
    {"JsonObject", 3, nullptr, "jsonObject"},
    {"JsonInternalize", 3, nullptr, "jsonInternalize"},
    {"EnumerableKeys", 2, nullptr, "enumerableOwnProperties"},
};

}  // namespace

extern const std::span<const NativeRow> json_rows;
const std::span<const NativeRow> json_rows = rows;

std::span<const NativeRow> json_call_rows() { return calls; }

}  // namespace loopscope::js
