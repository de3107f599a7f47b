// Values, callees and functions as V8 words them in messages.
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/proxy.hpp>
#include <javascript/typed_array.hpp>

#include <algorithm>

namespace loopscope::js {

Value utf8_value(Exec& exec, std::string_view utf8) { return text_value(exec, utf8_to_utf16(utf8)); }

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

std::string data_text(Exec& exec, CellId object, Name name, std::string_view fallback) {
  Value value = get_data(exec.heap(), object, name);
  return value.is_string() ? to_utf8(exec, value.cell()) : std::string(fallback);
}

std::string render_error(Exec& exec, CellId error) {
  std::string name = data_text(exec, error, Name::name, "Error"), message = data_text(exec, error, Name::message, "");
  if (name.empty() || message.empty()) return name + message;
  return name + ": " + message;
}

// [[Class]], as V8 still has it.
std::string_view class_name(const Heap& heap, CellId object) {
  switch (kind_of(heap, object)) {
    case Kind::Array:
      return "Array";
    case Kind::Arguments:
      return "Arguments";
    case Kind::Date:
      return "Date";
    case Kind::RegExp:
      return "RegExp";
    case Kind::String:
      return "String";
    case Kind::Boolean:
    case Kind::Number:
    case Kind::SymbolObject:
    case Kind::BigIntegerObject: {
      Value primitive = heap.get_as<PrimitiveObjectCell>(object).primitive;
      if (primitive.is_boolean()) return "Boolean";
      return primitive.is_number() ? "Number" : primitive.is_symbol() ? "Symbol" : "BigInt";
    }
    default:
      return "Object";
  }
}

// V8's NoSideEffectsToString.
std::string render_object(Exec& exec, CellId object) {
  if (is_proxy(exec.heap(), object)) {
    Value target = behind_proxies(exec.heap(), Value::object(object));
    return target.is_object() ? render_object(exec, target.cell()) : "null";
  }
  if (is_callable(exec.heap(), Value::object(object))) return render_function(exec, object);
  if (const auto* array = exec.heap().try_get<TypedArrayCell>(object))
    return fmt::format("[object {}]", element_row(array->element).name);
  if (kind_of(exec.heap(), object) == Kind::Error) return render_error(exec, object);
  bool converts_plainly = get_data(exec.heap(), object, Name::toString) ==
                          Value::object(intrinsic(exec, Intrinsic::ObjectPrototypeToString));
  Value constructor = get_data(exec.heap(), object, Name::constructor);
  std::string name = is_callable(exec.heap(), constructor) ? function_name(exec, constructor.cell()) : "";
  if (converts_plainly && !name.empty()) return "#<" + name + ">";
  Value tag = get_data(exec.heap(), object, key(Symbol::toStringTag));
  return fmt::format("[object {}]", tag.is_string() ? to_utf8(exec, tag.cell()) : class_name(exec.heap(), object));
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

namespace {

// The innermost instruction that the program wrote: where the prelude runs, what called it.
struct WrittenAt {
  const Code& code;
  std::uint32_t pc;
};

WrittenAt written_at(const Exec& exec) {
  if (!exec.frame->is_hidden) return {*exec.code, exec.frame->pc};
  const FrameStack& frames = exec.machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (!frames[i].is_hidden) return {exec.machine.codes[frames[i].code], frames[i].pc};
  }
  return {*exec.code, exec.frame->pc};
}

}  // namespace

std::string written_call_site_text(Exec& exec, Value fallback) {
  auto [code, pc] = written_at(exec);
  if (const std::u16string* subject = code.subject_at(pc)) return utf16_to_utf8(*subject);
  return render_for_message(exec, fallback);
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
  auto [code, pc] = written_at(exec);
  Instruction instruction = code.instructions[pc];
  if (exec.frame->is_hidden && instruction.op != Op::ArraySpread)
    return value_with_type(exec, value) + " is not iterable (cannot read property Symbol(Symbol.iterator))";
  const std::u16string* subject = code.subject_at(pc);
  std::string shown = subject ? utf16_to_utf8(*subject) : render_for_message(exec, value);
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

bool is_callable_proxy(const Heap& heap, CellId proxy) { return heap.get<ProxyCell>(proxy).is_callable; }
bool is_constructor_proxy(const Heap& heap, CellId proxy) { return heap.get<ProxyCell>(proxy).is_constructor; }

Value behind_proxies(const Heap& heap, Value value) {
  while (has_kind(heap, value, Kind::Proxy)) value = heap.get<ProxyCell>(value.cell()).target;
  return value;
}

}  // namespace loopscope::js
