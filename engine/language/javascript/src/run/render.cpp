// Values, callees and functions as V8 words them in messages.
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>

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

std::string render_object(Exec& exec, CellId object) {
  if (is_callable(exec.heap(), Value::object(object))) return render_function(exec, object);
  if (kind_of(exec.heap(), object) == Kind::Array) return "[object Array]";
  return "#<" + constructor_name(exec, object) + ">";
}

}  // namespace

std::string render_for_message(Exec& exec, Value value) {
  switch (value.tag()) {
    case Tag::String: return "\"" + to_utf8(exec, value.cell()) + "\"";
    case Tag::Symbol: return utf16_to_utf8(key_text(exec.heap(), PropertyKey::symbol(value.cell())));
    case Tag::Object: return render_object(exec, value.cell());
    case Tag::Empty: return "undefined";
    default: return to_utf8(exec, primitive_to_string(exec, value));
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

Flow fail_not_iterable(Exec& exec, Value value) {
  std::string shown = call_site_text(exec, value);
  if (exec.code->subject_at(exec.frame->pc) == nullptr && !value.is_object()) {
    shown = value.is_nullish() ? shown : to_utf8(exec, type_of(exec.heap(), value).cell()) + " " + shown;
  }
  bool nullish_text = value.is_nullish() && shown == render_for_message(exec, value);
  return fail(exec, ErrorType::TypeError, shown + (nullish_text ? " is not iterable (cannot read property Symbol(Symbol.iterator))" : " is not iterable"));
}

Flow fail_super_not_constructor(Exec& exec, Value parent, Value active) {
  std::string name = function_name(exec, active.cell());
  return fail(exec, ErrorType::TypeError, fmt::format("Super constructor {} of {} is not a constructor", render_for_message(exec, parent),
                                                      name.empty() ? "anonymous class" : "class '" + name + "'"));
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
