// Values, callees and functions as V8 words them in messages.
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>

#include <algorithm>

namespace loopscope::js {

std::string to_utf8(Exec& exec, CellId string) { return utf16_to_utf8(copy_text(exec.heap(), string)); }

std::string function_name(Exec& exec, CellId function) {
  Heap& heap = exec.heap();
  Property own = get_own_property(heap, function, key(Name::name));
  if (own.is_data() && own.value.is_string()) return to_utf8(exec, own.value.cell());
  return "";
}

// JSReceiver::GetConstructorName: the name of the nearest `constructor` that is plain data.
std::string constructor_name(Exec& exec, CellId object) {
  Value constructor = get_data(exec.heap(), object, Name::constructor);
  std::string name = is_callable(exec.heap(), constructor) ? function_name(exec, constructor.cell()) : "";
  return name.empty() ? "Object" : name;
}

namespace {

std::string render_function(Exec& exec, CellId function) {
  if (kind_of(exec.heap(), function) != Kind::Function) {
    return fmt::format("function {}() {{ [native code] }}", function_name(exec, function));
  }
  const Code& code = exec.machine.codes[exec.heap().get<FunctionCell>(function).code];
  if (!code.source) return "function";
  return utf16_to_utf8(code.source->text(code.span));
}

std::string_view builtin_tag(const Heap& heap, CellId object) {
  switch (kind_of(heap, object)) {
    case Kind::Array:
      return "Array";
    case Kind::Number:
      return heap.get<PrimitiveObjectCell>(object).primitive.is_boolean() ? "Boolean" : "Number";
    case Kind::String:
      return "String";
    case Kind::Date:
      return "Date";
    case Kind::RegExp:
      return "RegExp";
    default:
      return "Object";
  }
}

// What has another toString than Object's is named by its tag.
std::string render_object(Exec& exec, CellId object) {
  Heap& heap = exec.heap();
  if (is_callable(heap, Value::object(object))) return render_function(exec, object);
  Value to_string = get_data(heap, object, Name::toString);
  bool is_plain = to_string == Value::object(intrinsic(exec, Intrinsic::ObjectPrototypeToString));
  if (is_plain || kind_of(heap, object) == Kind::Error) return "#<" + constructor_name(exec, object) + ">";
  Value tag = get_data(heap, object, key(Symbol::toStringTag));
  return fmt::format("[object {}]", tag.is_string() ? to_utf8(exec, tag.cell()) : builtin_tag(heap, object));
}

}  // namespace

std::string render_for_message(Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return "\"" + to_utf8(exec, value.cell()) + "\"";
    case Tag::Symbol:
      return utf16_to_utf8(key_text(exec.heap(), PropertyKey::symbol(value.cell())));
    case Tag::Object:
      return render_object(exec, value.cell());
    case Tag::Empty:
      return "undefined";
    default:
      return to_utf8(exec, primitive_to_string(exec, value));
  }
}

std::string call_site_text(Exec& exec, Value fallback) {
  if (const std::u16string* subject = exec.code->subject_at(exec.frame->pc)) return utf16_to_utf8(*subject);
  return render_for_message(exec, fallback);
}

Flow fail(Exec& exec, ErrorType type, std::string_view message) {
  throw_error(exec, type, message);
  return Flow::Throw;
}

Flow fail_not_callable(Exec& exec, Value callee) {
  return fail(exec, ErrorType::TypeError, call_site_text(exec, callee) + " is not a function");
}

Flow fail_not_constructor(Exec& exec, Value callee) {
  return fail(exec, ErrorType::TypeError, call_site_text(exec, callee) + " is not a constructor");
}

// V8 names the type of what has no name in the source, and the value itself where it is short.
std::string value_with_type(Exec& exec, Value value) {
  std::string type = to_utf8(exec, type_of(exec.heap(), value).cell());
  bool shows_value = value.is_string() || value.is_null() || value.is_boolean() || value.is_number();
  return shows_value ? type + " " + render_for_message(exec, value) : type;
}

namespace {

bool is_letter_or_digit(char16_t unit) {
  char16_t lower = unit | 0x20;
  return (unit >= u'0' && unit <= u'9') || (lower >= u'a' && lower <= u'z');
}

bool is_name(std::u16string_view subject) {
  return std::all_of(subject.begin(), subject.end(), [](char16_t unit) {
    return unit >= 0x80 || is_letter_or_digit(unit) || unit == u'_' || unit == u'$';
  });
}

// Of a destructuring, V8 names only names, literals, calls and what has no name otherwise when the
// value is undefined or null.
bool is_named_although_nullish(std::u16string_view subject) {
  constexpr std::u16string_view call = u" is not a function or its return value";
  if (subject == u"undefined" || subject == u"null" || subject == u"(void 0)" || subject.front() == u'.') return true;
  return is_name(subject) || subject.ends_with(call);
}

std::string not_iterable_message(Exec& exec, Value value) {
  Instruction instruction = exec.code->instructions[exec.frame->pc];
  const std::u16string* subject = exec.code->subject_at(exec.frame->pc);
  std::string shown = call_site_text(exec, value);
  if (instruction.op == Op::ArraySpread && instruction.a == 1) {
    return value.is_nullish()
               ? shown + " is not iterable (cannot read property " + render_for_message(exec, value) + ")"
               : "Spread syntax requires ...iterable[Symbol.iterator] to be a function";
  }
  bool is_async = instruction.op == Op::GetIteratorMethod && (instruction.a == 1 || instruction.a == 4);
  if (is_async && value.is_nullish()) {
    return "Cannot read properties of " + render_for_message(exec, value) + " (reading 'Symbol(Symbol.asyncIterator)')";
  }
  if (is_async && subject) return shown + " is not async iterable";
  // An assignment's pattern has no name, a declaration's often has none for undefined and null.
  bool assigns = instruction.op == Op::GetIteratorMethod && instruction.a == 2;
  bool declares = instruction.op == Op::GetIteratorMethod && instruction.a == 3;
  if (subject && !assigns && !(declares && value.is_nullish() && !is_named_although_nullish(*subject)))
    return shown + " is not iterable";
  return value_with_type(exec, value) + " is not iterable (cannot read property Symbol(Symbol.iterator))";
}

}  // namespace

Flow fail_not_iterable(Exec& exec, Value value) {
  return fail(exec, ErrorType::TypeError, not_iterable_message(exec, value));
}

Flow fail_super_not_constructor(Exec& exec, Value parent, Value active) {
  std::string name = function_name(exec, active.cell());
  std::string shown =
      is_callable(exec.heap(), parent) ? function_name(exec, parent.cell()) : render_for_message(exec, parent);
  return fail(exec, ErrorType::TypeError,
              fmt::format("Super constructor {} of {} is not a constructor", shown.empty() ? "null" : shown,
                          name.empty() ? "anonymous class" : name));
}

CellId prototype_from_constructor(Exec& exec, Value new_target, Intrinsic fallback) {
  if (new_target.is_object()) {
    Value prototype = get_data(exec.heap(), new_target.cell(), Name::prototype);
    if (prototype.is_object()) return prototype.cell();
  }
  return intrinsic(exec, fallback);
}

CellId create_from_constructor(Exec& exec, Value new_target, Intrinsic fallback) {
  return make_object(exec.heap(), prototype_from_constructor(exec, new_target, fallback));
}

// Proxies come with the library's next part.
bool is_callable_proxy(const Heap&, CellId) { return false; }
bool is_constructor_proxy(const Heap&, CellId) { return false; }

}  // namespace loopscope::js
