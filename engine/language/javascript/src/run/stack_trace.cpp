// Error objects and their `stack`, worded as V8's CallSite serialiser does.
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/lazy_property.hpp>

namespace loopscope::js {

namespace {

constexpr Intrinsic error_prototypes[] = {
    Intrinsic::ErrorPrototype,          Intrinsic::TypeErrorPrototype,   Intrinsic::RangeErrorPrototype, Intrinsic::ReferenceErrorPrototype,
    Intrinsic::SyntaxErrorPrototype,    Intrinsic::EvalErrorPrototype,   Intrinsic::URIErrorPrototype,
};

std::string location(const Code& code, std::uint32_t pc) {
  if (!code.source) return "<anonymous>";
  Position at = code.source->position(pc < code.spans.size() ? code.spans[pc].begin : 0);
  return fmt::format("{}:{}:{}", code.source->name(), at.line, at.column);
}

struct CallSite {
  std::string function;  // may be empty
  Value receiver;
  CellId callee;
  std::string where;
  bool is_construct = false;
  bool is_async = false;
  bool is_bare = false;  // the name says it all: no receiver is shown
};

// The own or inherited property of the receiver that holds the function, when there is exactly that.
std::string method_name(Exec& exec, const CallSite& site) {
  Heap& heap = exec.heap();
  if (!site.receiver.is_object() || !site.callee) return "";
  for (CellId at = site.receiver.cell(); at && kind_of(heap, at) != Kind::Proxy; at = prototype_of(heap, at)) {
    for (const ShapeProperty& property : heap.get<ShapeCell>(object_of(heap, at).shape).properties) {
      if (!property.key.is_string()) continue;
      Property found = get_own_property(heap, at, property.key);
      Value value = found.value;
      if (found.is_accessor()) {
        const auto& accessor = heap.get<AccessorCell>(found.value.cell());
        value = accessor.getter == Value::object(site.callee) ? accessor.getter : accessor.setter;
      }
      if (value == Value::object(site.callee)) return utf16_to_utf8(copy_text(heap, property.key.cell()));
    }
  }
  return "";
}

bool is_top_level(Exec& exec, Value receiver) {
  return receiver.is_nullish() || receiver.is_empty() || receiver == Value::object(realm(exec).global_this);
}

std::string type_name(Exec& exec, Value receiver) {
  if (!receiver.is_object()) {
    CellId prototype = prototype_for_primitive(exec.heap(), receiver);
    return prototype ? constructor_name(exec, prototype) : "";
  }
  if (is_callable(exec.heap(), receiver)) {
    std::string own = function_name(exec, receiver.cell());
    bool is_class = has_kind(exec.heap(), receiver, Kind::Function) && exec.heap().get<FunctionCell>(receiver.cell()).is_class_constructor;
    return is_class && !own.empty() ? own : "Function";
  }
  return constructor_name(exec, receiver.cell());
}

std::string method_call_name(Exec& exec, const CallSite& site) {
  std::string type = type_name(exec, site.receiver);
  std::string method = method_name(exec, site);
  if (site.function.empty()) return type + "." + (method.empty() ? "<anonymous>" : method);
  std::string name;
  bool accessor = site.function.starts_with("get ") || site.function.starts_with("set ");
  if (!accessor && !type.empty() && !site.function.starts_with(type)) name = type + ".";
  name += site.function;
  if (!method.empty() && !(site.function == method || site.function.ends_with("." + method) || site.function.ends_with(" " + method) )) name += " [as " + method + "]";
  else if (accessor && !method.empty()) name += " [as " + method + "]";
  return name;
}

std::string describe(Exec& exec, const CallSite& site) {
  std::string name;
  if (site.is_bare) {
    name = site.function;
  } else if (site.is_construct) name = "new " + (site.function.empty() ? "<anonymous>" : site.function);
  else if (!is_top_level(exec, site.receiver)) name = method_call_name(exec, site);
  else name = site.function;
  std::string prefix = site.is_async ? "async " : "";
  return prefix + (name.empty() ? site.where : name + " (" + site.where + ")");
}

std::string shared_name(Exec& exec, CellId function) {
  if (!function) return "";
  if (kind_of(exec.heap(), function) != Kind::Function) return function_name(exec, function);
  Value name = exec.heap().get<FunctionCell>(function).name;
  return name.is_string() ? to_utf8(exec, name.cell()) : "";
}

// A prelude frame stands for the builtin it implements; other hidden frames are left out.
bool describe_frame(Exec& exec, const Frame& frame, CallSite& site) {
  const Code& code = exec.machine.codes[frame.code];
  // A hidden frame of a builtin stands for it; stubs and default constructors are left out.
  if (frame.is_hidden && (!frame.function || kind_of(exec.heap(), frame.function) != Kind::NativeFunction)) return false;
  site.function = shared_name(exec, frame.function);
  site.receiver = frame.this_value;
  site.callee = frame.function;
  site.is_construct = frame.is_construct;
  if (code.is_field_initializer) {
    bool is_static = frame.this_value.is_object() && is_callable(exec.heap(), frame.this_value);
    site.function = is_static ? "<static_initializer>" : "<instance_members_initializer>";
    site.is_bare = true;
  }
  site.where = frame.is_hidden ? "<anonymous>" : location(code, frame.pc);
  return true;
}

// The async function that awaits this one's promise, when exactly one does.
CellId awaiting_coroutine(Exec& exec, CellId coroutine) {
  if (!coroutine || kind_of(exec.heap(), coroutine) != Kind::AsyncFunction) return {};
  const auto& promise = exec.heap().get<PromiseCell>(exec.heap().get<AsyncFunctionCell>(coroutine).promise);
  if (promise.reactions.size() != 1 || promise.reactions[0].kind != ReactionKind::Await) return {};
  return promise.reactions[0].on_fulfilled.cell();
}

std::size_t stack_limit(Exec& exec) {
  Value limit = get_data(exec.heap(), intrinsic(exec, Intrinsic::Error), key_from_text(exec.heap(), u"stackTraceLimit"));
  if (!limit.is_number() || !(limit.as_number() > 0)) return 0;
  return static_cast<std::size_t>(std::min(limit.as_number(), 200.0));
}

bool describe_native(Exec& exec, CallSite& site) {
  if (!exec.native.is_object() || !exec.frame) return false;
  if (has_kind(exec.heap(), exec.native, Kind::NativeFunction) && exec.heap().get<NativeFunctionCell>(exec.native.cell()).is_constructor) return false;
  site.function = function_name(exec, exec.native.cell());
  site.callee = exec.native.cell();
  site.where = "<anonymous>";
  return !site.function.empty();
}

// A resumed generator runs over the builtin that resumed it: "gen.next (<anonymous>)".
void add_resumption(Exec& exec, const Frame& frame, const CallSite& site, std::vector<std::string>& lines) {
  if (!frame.coroutine || kind_of(exec.heap(), frame.coroutine) != Kind::Generator) return;
  constexpr std::string_view methods[] = {"next", "throw", "return"};
  ResumeMode mode = exec.heap().get<GeneratorCell>(frame.coroutine).last_mode;
  lines.push_back(fmt::format("{}.{} (<anonymous>)", site.function.empty() ? "Generator" : site.function, methods[static_cast<std::size_t>(mode)]));
}

std::vector<std::string> stack_lines(Exec& exec, Value skip_until) {
  std::vector<std::string> lines;
  std::size_t limit = stack_limit(exec);
  bool skipping = !skip_until.is_empty();
  exec.save_frame();
  const FrameStack& frames = exec.machine.task.frames;
  CellId bottom;
  if (CallSite site; !skipping && describe_native(exec, site)) lines.push_back(native_line(exec, site.callee));
  for (std::uint32_t i = frames.size(); i-- > 0 && lines.size() < limit;) {
    const Frame& frame = frames[i];
    CallSite site;
    if (frame.coroutine) bottom = frame.coroutine;
    if (!describe_frame(exec, frame, site)) continue;
    if (!skipping) lines.push_back(describe(exec, site));
    if (!skipping && lines.size() < limit) add_resumption(exec, frame, site, lines);
    if (skipping && frame.function && Value::object(frame.function) == skip_until) skipping = false;
  }
  for (CellId waiting = awaiting_coroutine(exec, bottom); waiting && lines.size() < limit; waiting = awaiting_coroutine(exec, waiting)) {
    const ParkedFrame& parked = parked_frame_of(exec.heap(), waiting);
    if (!parked.present) break;
    CallSite site;
    describe_frame(exec, parked.frame, site);
    site.is_async = true;
    lines.push_back(describe(exec, site));
  }
  for (std::string_view line : root_frames(exec.machine)) {
    if (lines.size() < limit) lines.emplace_back(line);
  }
  return lines;
}

// ErrorUtils::ToString, over plain data.
std::string error_header(Exec& exec, CellId error) {
  auto text_of = [&](Name which, std::string_view otherwise) {
    Value value = get_data(exec.heap(), error, which);
    if (value.is_empty() || value.is_undefined()) return std::string(otherwise);
    return value.is_object() || value.is_symbol() ? render_for_message(exec, value) : to_utf8(exec, primitive_to_string(exec, value));
  };
  std::string name = text_of(Name::name, "Error"), message = text_of(Name::message, "");
  if (name.empty()) return message;
  return message.empty() ? name : name + ": " + message;
}

}  // namespace

// "Array.map (<anonymous>)": a builtin is named after the object its name is found on.
std::string native_line(Exec& exec, CellId function) {
  std::string name = function_name(exec, function);
  for (const BuiltinHome& home : builtin_homes) {
    CellId object = intrinsic(exec, home.object);
    if (!object) continue;
    for (const ShapeProperty& property : exec.heap().get<ShapeCell>(object_of(exec.heap(), object).shape).properties) {
      if (get_own_property(exec.heap(), object, property.key).value == Value::object(function)) {
        return fmt::format("{}.{} (<anonymous>)", home.name, name);
      }
    }
  }
  return name + " (<anonymous>)";
}

void capture_stack(Exec& exec, CellId error, Value skip_until) {
  std::string text = error_header(exec, error);
  for (const std::string& line : stack_lines(exec, skip_until)) text += "\n    at " + line;
  Value stack = Value::string(make_string(exec.heap(), utf8_to_utf16(text)));
  define_own(exec.heap(), error, Name::stack, stack, hidden_flags);
  if (kind_of(exec.heap(), error) == Kind::Error) exec.heap().mut<ErrorCell>(error).created = exec.site();
}

CellId make_error(Exec& exec, ErrorType type, std::string_view message) {
  Heap& heap = exec.heap();
  CellId shape = shape_for_prototype(heap, intrinsic(exec, error_prototypes[static_cast<std::size_t>(type)]));
  Value text = Value::string(make_string(heap, utf8_to_utf16(message)));
  CellId id = heap.make<ErrorCell>();
  heap.mut<ErrorCell>(id).shape = shape;
  // V8 defines stack first and message second.
  define_own(heap, id, Name::stack, Value::undefined(), hidden_flags);
  define_own(heap, id, Name::message, text, hidden_flags);
  capture_stack(exec, id);
  return id;
}

void throw_error(Exec& exec, ErrorType type, std::string_view message) {
  Value error = Value::object(make_error(exec, type, message));
  exec.thrown = error;
  if (exec.frame && !exec.frame->is_hidden) exec.emit(EventKind::Thrown, RuleId::ThrowUnwinds, 0, 0, error);
}

}  // namespace loopscope::js
