// Error objects, and what is kept of the frames for their `stack` (stack_format.cpp writes it).
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/promise_elements.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

namespace {

// Builtins that are JavaScript in node: its traces name a file of the library for them.
bool is_of_nodes_library(const Heap& heap, CellId function) {
  const auto* native = heap.try_get<NativeFunctionCell>(function);
  if (!native) return false;
  for (std::string_view rows : {"text_encoder_prototype_rows", "text_decoder_prototype_rows", "base64_rows",
                                "buffer_rows", "buffer_number_rows", "buffer_prototype_rows", "clone_rows"}) {
    if (native_number(rows, 0) >> 8 == native->native >> 8) return true;
  }
  return false;
}

std::string_view hidden_place(const Heap& heap, const Frame& frame) {
  return frame.function && is_of_nodes_library(heap, frame.function) ? "node:internal" : "<anonymous>";
}

constexpr Intrinsic error_prototypes[] = {
    Intrinsic::ErrorPrototype,          Intrinsic::TypeErrorPrototype,   Intrinsic::RangeErrorPrototype,
    Intrinsic::ReferenceErrorPrototype, Intrinsic::SyntaxErrorPrototype, Intrinsic::EvalErrorPrototype,
    Intrinsic::URIErrorPrototype,
};

std::string location(const Code& code, std::uint32_t pc) {
  if (!code.source) return "<anonymous>";
  Position at = code.source->position(pc < code.spans.size() ? code.spans[pc].begin : 0);
  return fmt::format("{}:{}:{}", code.source->name(), at.line, at.column);
}

Value utf8_value(Exec& exec, const std::string& text) {
  return Value::string(make_string(exec.heap(), utf8_to_utf16(text)));
}

StackSite fixed_site(Exec& exec, const std::string& text) {
  StackSite site;
  site.text = utf8_value(exec, text);
  return site;
}

Value shared_name(Exec& exec, CellId function) {
  if (!function) return string_value(Name::empty_string);
  if (kind_of(exec.heap(), function) != Kind::Function) return utf8_value(exec, function_name(exec, function));
  const auto& cell = exec.heap().get<FunctionCell>(function);
  if (cell.name.is_string() && string_length(exec.heap(), cell.name.cell()) > 0) return cell.name;
  const std::u16string& inferred = exec.machine.codes[cell.code].inferred_name;
  return inferred.empty() ? string_value(Name::empty_string) : text_value(exec, inferred);
}

// A prelude frame stands for the builtin it implements; stubs and default constructors are left out. V8's closures for
// `finally` and its like have neither name nor place.
bool describe_frame(Exec& exec, const Frame& frame, StackSite& site) {
  const Code& code = exec.machine.codes[frame.code];
  if (frame.is_hidden) {
    if (!frame.function) return false;
    bool is_builtin = kind_of(exec.heap(), frame.function) == Kind::NativeFunction;
    bool is_prelude_closure = !is_builtin && code.is_arrow;
    if (!is_builtin && !is_prelude_closure) return false;
    if (is_prelude_closure) return site.text = ascii_value(exec, "<anonymous>"), true;
  }
  site.name = shared_name(exec, frame.function);
  site.receiver = frame.this_value;
  site.callee = frame.function;
  if (frame.is_construct) site.flags |= StackSite::IsConstruct;
  if (code.is_field_initializer) {
    bool is_static = frame.this_value.is_object() && is_callable(exec.heap(), frame.this_value);
    site.name = ascii_value(exec, is_static ? "<static_initializer>" : "<instance_members_initializer>");
    site.flags = StackSite::IsBare;
  }
  site.where = frame.is_hidden ? ascii_value(exec, hidden_place(exec.heap(), frame))
                               : utf8_value(exec, location(code, frame.pc));
  return true;
}

Value stack_limit_value(Exec& exec) {
  return get_data(exec.heap(), intrinsic(exec, Intrinsic::Error), key_from_text(exec.heap(), u"stackTraceLimit"));
}

std::size_t stack_limit(Exec& exec) {
  Value limit = stack_limit_value(exec);
  if (!limit.is_number() || !(limit.as_number() > 0)) return 0;
  return static_cast<std::size_t>(std::min(limit.as_number(), 200.0));
}

// Constructors of buffers and their views: V8 names those that it has as builtins of their own.
bool makes_binary_data(Exec& exec, CellId constructor) {
  return prototype_of(exec.heap(), constructor) == intrinsic(exec, Intrinsic::TypedArray) ||
         constructor == intrinsic(exec, Intrinsic::ArrayBuffer) ||
         constructor == intrinsic(exec, Intrinsic::DataView) ||
         constructor == intrinsic(exec, Intrinsic::SharedArrayBuffer);
}

bool has_running_builtin(Exec& exec) {
  if (!exec.native.is_object() || !exec.frame || !has_kind(exec.heap(), exec.native, Kind::NativeFunction))
    return false;
  const auto& function = exec.heap().get<NativeFunctionCell>(exec.native.cell());
  return (!function.is_constructor || makes_binary_data(exec, exec.native.cell())) &&
         !function_name(exec, exec.native.cell()).empty();
}

// A resumed generator runs over the builtin that resumed it: "gen.next (<anonymous>)". An async generator does when it
// was not an await that resumed it.
void add_resumption(Exec& exec, const Frame& frame, bool is_bottom, const StackSite& site,
                    std::vector<StackSite>& sites) {
  if (!frame.coroutine) return;
  constexpr std::string_view methods[] = {"next", "throw", "return"};
  Heap& heap = exec.heap();
  ResumeMode mode = ResumeMode::Next;
  if (kind_of(heap, frame.coroutine) == Kind::Generator) {
    mode = heap.get<GeneratorCell>(frame.coroutine).last_mode;
  } else if (kind_of(heap, frame.coroutine) == Kind::AsyncGenerator) {
    const auto& generator = heap.get<AsyncGeneratorCell>(frame.coroutine);
    if (is_bottom || generator.requests.empty()) return;
    mode = generator.requests.front().mode;
  } else {
    return;
  }
  std::string name = to_utf8(exec, site.name.cell());
  sites.push_back(fixed_site(exec, fmt::format("{}.{} (<anonymous>)", name.empty() ? "Generator" : name,
                                               methods[static_cast<std::size_t>(mode)])));
}

// --- who awaits (CaptureAsyncStackTrace)

// The promise whose outcome the running turn decides, as far as V8 can tell: that of the coroutine a reaction resumed,
// or the one a reaction's handler settles.
CellId promise_of_turn(Exec& exec) {
  const FrameStack& frames = exec.machine.task.frames;
  if (frames.size() == 0) return {};
  Heap& heap = exec.heap();
  auto kind = static_cast<JobKind>(exec.machine.turn.kind);
  if (kind != JobKind::Resume && kind != JobKind::ResumeThrow && kind != JobKind::Reaction &&
      kind != JobKind::ReactionRejected)
    return {};
  const Frame& bottom = frames[0];
  if (bottom.coroutine) return promise_of_coroutine(heap, bottom.coroutine);
  if (kind != JobKind::Reaction && kind != JobKind::ReactionRejected) return {};
  Value capability = exec.machine.task.values.read(bottom.window)[2];
  return is_promise(heap, capability) ? capability.cell() : CellId{};
}

struct Awaiter {
  CellId coroutine;  // suspended at an await
  std::string text;  // or a line for a combinator
  CellId promise;    // where to go on
};

std::optional<Awaiter> awaiter_of(Exec& exec, CellId promise) {
  Heap& heap = exec.heap();
  const auto& cell = heap.get<PromiseCell>(promise);
  if (cell.state != PromiseState::Pending || cell.reactions.size() != 1) return std::nullopt;
  const PromiseReaction& reaction = cell.reactions[0];
  if (reaction.kind == ReactionKind::Await) {
    CellId coroutine = reaction.on_fulfilled.cell();
    return Awaiter{coroutine, "", promise_of_coroutine(heap, coroutine)};
  }
  for (Value handler : {reaction.on_fulfilled, reaction.on_rejected}) {
    if (auto element = combinator_element(exec, handler)) {
      return Awaiter{{}, fmt::format("async Promise.{} (index {})", element->method, element->index), element->promise};
    }
  }
  if (CellId resolved = promise_of_resolve_function(exec, reaction.on_fulfilled)) return Awaiter{{}, "", resolved};
  return Awaiter{{}, "", is_promise(heap, reaction.capability.promise) ? reaction.capability.promise.cell() : CellId{}};
}

void add_awaiters(Exec& exec, std::vector<StackSite>& sites, std::size_t limit) {
  CellId promise = promise_of_turn(exec);
  for (int steps = 0; promise && sites.size() < limit && steps < 1000; ++steps) {
    auto awaiter = awaiter_of(exec, promise);
    if (!awaiter) return;
    promise = awaiter->promise;
    if (!awaiter->text.empty()) sites.push_back(fixed_site(exec, awaiter->text));
    if (!awaiter->coroutine) continue;
    const ParkedFrame& parked = parked_frame_of(exec.heap(), awaiter->coroutine);
    if (!parked.present) return;
    StackSite site;
    if (!describe_frame(exec, parked.frame, site)) continue;
    site.flags |= StackSite::IsAsync;
    sites.push_back(site);
  }
}

std::vector<StackSite> stack_sites(Exec& exec, Value skip_until) {
  std::vector<StackSite> sites;
  std::size_t limit = stack_limit(exec);
  bool skipping = !skip_until.is_empty();
  exec.save_frame();
  const FrameStack& frames = exec.machine.task.frames;
  if (!skipping && limit > 0 && has_running_builtin(exec))
    sites.push_back(fixed_site(exec, native_line(exec, exec.native.cell())));
  for (std::uint32_t i = frames.size(); i-- > 0 && sites.size() < limit;) {
    const Frame& frame = frames[i];
    StackSite site;
    bool is_shown = !skipping && describe_frame(exec, frame, site);
    if (is_shown) sites.push_back(site);
    if (is_shown && sites.size() < limit) add_resumption(exec, frame, i == 0, site, sites);
    if (skipping && frame.function && Value::object(frame.function) == skip_until) skipping = false;
  }
  if (skipping) return sites;
  for (std::string_view line : root_frames(exec.machine)) {
    if (sites.size() < limit) sites.push_back(fixed_site(exec, std::string(line)));
  }
  add_awaiters(exec, sites, limit);
  return sites;
}

}  // namespace

// "Array.map (<anonymous>)": a builtin is named after the object its name is found on.
std::string native_line(Exec& exec, CellId function) {
  std::string name = function_name(exec, function);
  if (makes_binary_data(exec, function)) return fmt::format("new {} (<anonymous>)", name);
  if (is_of_nodes_library(exec.heap(), function)) return fmt::format("{} (node:internal)", name);
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

namespace {

// Where the innermost frame that the trace shows stands.
SourceSite created_site(Exec& exec, Value skip_until) {
  if (skip_until.is_empty()) return exec.site();
  const FrameStack& frames = exec.machine.task.frames;
  bool skipping = true;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    const Frame& frame = frames[i];
    if (!skipping && !frame.is_hidden) return frame_site(exec.machine, frame);
    if (frame.function && Value::object(frame.function) == skip_until) skipping = false;
  }
  return {};
}

}  // namespace

void capture_stack(Exec& exec, CellId error, Value skip_until) {
  Heap& heap = exec.heap();
  if (!stack_limit_value(exec).is_number())
    return define_own(heap, error, Name::stack, Value::undefined(), hidden_flags);
  std::vector<StackSite> sites = stack_sites(exec, skip_until);
  CellId trace = heap.make<StackTraceCell>();
  heap.charge(sites.size() * sizeof(StackSite));
  heap.mut<StackTraceCell>(trace).sites = std::move(sites);
  define_own(heap, error, Name::stack, Value::internal(trace), hidden_flags);
  if (kind_of(heap, error) == Kind::Error) heap.mut<ErrorCell>(error).created = created_site(exec, skip_until);
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
