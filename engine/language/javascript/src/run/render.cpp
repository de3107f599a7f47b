// Values, callees and functions as V8 words them in messages.
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/compiler.hpp>
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

namespace {

// V8 cannot tell a call whose result is iterated over from the iteration, which the next instruction begins.
std::string not_callable_message(const Code& code, std::uint32_t pc, const std::string& callee) {
  constexpr std::string_view plain = "{} is not a function",
                             of_iteration = "{} is not a function or its return value is not {}iterable";
  if (pc + 1 >= code.instructions.size()) return fmt::format(plain, callee);
  Instruction next = code.instructions[pc + 1];
  bool spreads = next.op == Op::ArraySpread && next.a == 0, iterates = next.op == Op::GetIteratorMethod;
  if (!spreads && !iterates) return fmt::format(plain, callee);
  const std::u16string* subject = code.subject_at(pc + 1);
  if (subject && subject->starts_with(u"yield* ")) return utf16_to_utf8(*subject);
  bool is_async = iterates && next.a == 1;
  return fmt::format(of_iteration, is_async ? callee + "(...)" : callee, is_async ? "async " : "");
}

}  // namespace

Flow fail_not_callable(Exec& exec, Value callee) {
  const std::u16string* subject = exec.code->subject_at(exec.frame->pc);
  if (subject && subject->starts_with(whole_message))
    return fail(exec, ErrorType::TypeError, utf16_to_utf8(subject->substr(1)));
  bool has_no_name = !subject && !exec.frame->is_hidden;
  std::string shown = has_no_name ? value_with_type(exec, callee) : call_site_text(exec, callee);
  return fail(exec, ErrorType::TypeError, not_callable_message(*exec.code, exec.frame->pc, shown));
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

std::string not_iterable_by_default(Exec& exec, Value value) {
  return value_with_type(exec, value) + " is not iterable (cannot read property Symbol(Symbol.iterator))";
}

// The last argument of a call.
std::string not_spread_message(Exec& exec, Value value, const std::u16string* subject) {
  if (!value.is_nullish()) return "Spread syntax requires ...iterable[Symbol.iterator] to be a function";
  std::string rendered = render_for_message(exec, value);
  return (subject ? utf16_to_utf8(*subject) : rendered) + " is not iterable (cannot read property " + rendered + ")";
}

// What an array's pattern takes from the property of a value that may have a name.
std::string not_iterable_member_message(Exec& exec, Value value, const std::u16string* subject) {
  std::string whole = subject ? utf16_to_utf8(*subject) : value_with_type(exec, value);
  if (!value.is_nullish()) return whole + " is not iterable (cannot read property Symbol(Symbol.iterator))";
  return fmt::format("Cannot destructure property 'Symbol(Symbol.iterator)' of '{}' as it is {}.", whole,
                     render_for_message(exec, value));
}

std::string not_iterable_message(Exec& exec, Value value, Value method) {
  auto [code, pc] = written_at(exec);
  Instruction instruction = code.instructions[pc];
  if (exec.frame->is_hidden && instruction.op != Op::ArraySpread) return not_iterable_by_default(exec, value);
  const std::u16string* subject = code.subject_at(pc);
  if (instruction.op == Op::ArraySpread && instruction.a == 1) return not_spread_message(exec, value, subject);
  if (instruction.op == Op::GetIteratorMethod && instruction.a == 3)
    return not_iterable_member_message(exec, value, subject);
  bool is_async = instruction.op == Op::GetIteratorMethod && instruction.a != 0;
  if (is_async && value.is_nullish())
    return "Cannot read properties of " + render_for_message(exec, value) + " (reading 'Symbol(Symbol.asyncIterator)')";
  if (subject) return utf16_to_utf8(*subject);
  return is_async ? value_with_type(exec, method) + " is not a function" : not_iterable_by_default(exec, value);
}

// Where a call's callee is named that passes the array of this spread argument.
std::uint32_t call_after(const Code& code, std::uint32_t pc) {
  while (code.instructions[pc].op != Op::CallSpread && code.instructions[pc].op != Op::ConstructSpread) {
    if (code.instructions[pc].op == Op::SuperCallSpread) break;
    ++pc;
  }
  return pc;
}

}  // namespace

Flow fail_not_iterable(Exec& exec, Value value, Value method) {
  return fail(exec, ErrorType::TypeError, not_iterable_message(exec, value, method));
}

// An iterator's method that is no function. V8 takes that of a spread element for the element's own fault, and that of
// a call's last argument for the callee's.
Flow fail_no_iterator_method(Exec& exec, Value method) {
  auto [code, pc] = written_at(exec);
  const std::u16string* subject = nullptr;
  bool is_spread = exec.frame->is_hidden && code.instructions[pc].op == Op::ArraySpread;
  bool is_last_argument = is_spread && code.instructions[pc].a == 1;
  if (is_spread) subject = code.subject_at(is_last_argument ? call_after(code, pc) : pc);
  if (subject && !is_last_argument) return fail(exec, ErrorType::TypeError, utf16_to_utf8(*subject));
  std::string shown = subject ? utf16_to_utf8(*subject) : value_with_type(exec, method);
  return fail(exec, ErrorType::TypeError, shown + " is not a function");
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
