// Error objects, and what is kept of the frames for their `stack` (stack_format.cpp writes it).
#include <javascript/render.hpp>

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/coroutine.hpp>
#include <javascript/host.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/library_frames.hpp>
#include <javascript/promise_elements.hpp>
#include <javascript/stack_trace.hpp>

#include <algorithm>
#include <optional>

namespace loopscope::js {

namespace {

std::string_view hidden_place(Heap& heap, CellId function) {
  std::string_view place = library_place(heap, function);
  return place.empty() ? "<anonymous>" : place;
}

constexpr Intrinsic error_prototypes[] = {
    Intrinsic::ErrorPrototype,          Intrinsic::TypeErrorPrototype,   Intrinsic::RangeErrorPrototype,
    Intrinsic::ReferenceErrorPrototype, Intrinsic::SyntaxErrorPrototype, Intrinsic::EvalErrorPrototype,
    Intrinsic::URIErrorPrototype,
};

std::string location(const Code& code, Span span) {
  if (!code.source) return "<anonymous>";
  Position at = code.source->position(span.begin);
  return fmt::format("{}:{}:{}", code.source->name(), at.line, at.column);
}

std::string location(const Code& code, std::uint32_t pc) {
  return location(code, pc < code.spans.size() ? code.spans[pc] : Span{});
}

Span parameters_of(const Code& code) {
  std::size_t open = std::u16string_view::npos;
  if (code.source) open = code.source->units().find(u'(', std::max(code.span.begin, code.name_span.end));
  if (open == std::u16string_view::npos) return code.span;
  auto begin = static_cast<std::uint32_t>(open);
  return {begin, begin + 1};
}

// Where V8 places that a function could not begin: at its first statement, or the property that it reads first of this
// or a local; at the parameters of one that names itself first.
Span entry_span(const Code& code) {
  if (!code.has_simple_parameters) return parameters_of(code);
  for (std::size_t i = 0; i + 2 < code.instructions.size(); ++i) {
    if (code.instructions[i].op != Op::Mark) continue;
    Op first = code.instructions[i + 1].op, second = code.instructions[i + 2].op;
    bool reads_property = second == Op::GetProperty || second == Op::GetMethod;
    if (reads_property && (first == Op::LoadThis || first == Op::LoadLocal)) return code.spans[i + 2];
    return first == Op::LoadCallee ? parameters_of(code) : code.spans[i];
  }
  return code.span;
}

// The code of the function that could not begin, while its error is made.
const std::uint32_t* code_that_overflows(Exec& exec) {
  const auto* function = exec.native.function ? exec.heap().try_get<FunctionCell>(exec.native.function) : nullptr;
  return function ? &function->code : nullptr;
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

constexpr std::string_view evaluated_prefix = "eval at ", evaluated_suffix = ", <anonymous>";

// Whether the frame runs evaluated text itself, not a function that it made.
bool runs_evaluated_text(Exec& exec, const Frame& frame) {
  if (!frame.function) return true;
  const auto* function = exec.heap().try_get<FunctionCell>(frame.function);
  bool is_dynamic_function = exec.machine.codes[frame.code].name == u"anonymous";
  return !function || function->code != frame.code || is_dynamic_function;
}

// V8 calls all of it "eval" that has no name.
void name_evaluated(Exec& exec, const Frame& frame, StackSite& site) {
  bool is_text = runs_evaluated_text(exec, frame);
  if (!is_text && string_length(exec.heap(), site.name.cell()) > 0) return;
  site.name = ascii_value(exec, "eval");
  if (is_text) site.flags = StackSite::IsBare;
}

// Builtins that V8 leaves before the function they call begins.
bool leaves_no_frame(Exec& exec, CellId function) {
  constexpr std::pair<Intrinsic, std::u16string_view> rows[] = {
      {Intrinsic::Reflect, u"apply"},
      {Intrinsic::Reflect, u"construct"},
      {Intrinsic::FunctionPrototype, u"call"},
      {Intrinsic::FunctionPrototype, u"apply"},
  };
  if (function == intrinsic(exec, Intrinsic::Array) || function == intrinsic(exec, Intrinsic::ProxyConstructor))
    return true;
  Heap& heap = exec.heap();
  return std::any_of(std::begin(rows), std::end(rows), [&](const auto& row) {
    CellId home = intrinsic(exec, row.first);
    return home && get_data(heap, home, key_from_text(heap, row.second)) == Value::object(function);
  });
}

bool is_regexp_replace(Exec& exec, CellId function) {
  Heap& heap = exec.heap();
  Value method = get_data(heap, intrinsic(exec, Intrinsic::RegExpPrototype), key(Symbol::replace));
  return method == Value::object(function);
}

// V8 replaces by a regular expression within the string's own method.
StackSite replacing_site(Exec& exec, const Frame* below) {
  const std::u16string* subject = below ? exec.machine.codes[below->code].subject_at(below->pc) : nullptr;
  bool is_all = subject && subject->ends_with(u"replaceAll");
  return fixed_site(exec, is_all ? "String.replaceAll (<anonymous>)" : "String.replace (<anonymous>)");
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
    if (leaves_no_frame(exec, frame.function)) return false;
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
  if (code.source && is_evaluated(*code.source)) name_evaluated(exec, frame, site);
  site.where = frame.is_hidden ? ascii_value(exec, hidden_place(exec.heap(), frame.function))
                               : utf8_value(exec, location(code, frame.pc));
  return true;
}

Value stack_limit_value(Exec& exec) {
  return get_data(exec.heap(), intrinsic(exec, Intrinsic::Error), key_from_text(exec.heap(), u"stackTraceLimit"));
}

}  // namespace

std::size_t stack_limit(Exec& exec) {
  Value limit = stack_limit_value(exec);
  if (!limit.is_number() || !(limit.as_number() > 0)) return 0;
  return static_cast<std::size_t>(std::min(limit.as_number(), 200.0));
}

namespace {

// "gen.next (<anonymous>)": V8 names a generator after its function.
StackSite resumption_site(Exec& exec, const std::string& function, ResumeMode mode) {
  constexpr std::string_view methods[] = {"next", "throw", "return"};
  std::string_view name = function.empty() || function[0] == '[' ? "Generator" : std::string_view(function);
  return fixed_site(exec, fmt::format("{}.{} (<anonymous>)", name, methods[static_cast<std::size_t>(mode)]));
}

// The function of a generator that runs further down the stack.
CellId function_of_running(Exec& exec, Value generator) {
  if (!has_kind(exec.heap(), generator, Kind::Generator)) return {};
  const FrameStack& frames = exec.machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    if (frames[i].coroutine == generator.cell()) return frames[i].function;
  }
  return {};
}

// The site of the builtin that runs right now, or of the function that could not begin.
std::optional<StackSite> builtin_site(Exec& exec) {
  CellId function = exec.native.function;
  if (!function || !exec.frame || leaves_no_frame(exec, function)) return std::nullopt;
  StackSite site;
  site.name = shared_name(exec, function);
  site.receiver = exec.native.receiver;
  if (CellId generator = function_of_running(exec, site.receiver)) {
    std::string name = to_utf8(exec, shared_name(exec, generator).cell()), method = to_utf8(exec, site.name.cell());
    ResumeMode mode = method == "next" ? ResumeMode::Next : method == "throw" ? ResumeMode::Throw : ResumeMode::Return;
    return resumption_site(exec, name, mode);
  }
  site.callee = function;
  if (exec.native.is_construct) site.flags |= StackSite::IsConstruct;
  site.where = ascii_value(exec, hidden_place(exec.heap(), function));
  if (const std::uint32_t* code = code_that_overflows(exec)) {
    const Code& callee = exec.machine.codes[*code];
    site.where = utf8_value(exec, location(callee, entry_span(callee)));
    return site;
  }
  return string_length(exec.heap(), site.name.cell()) > 0 ? std::optional(site) : std::nullopt;
}

// A builtin that converts an operand of its call runs the program's valueOf from the frame that calls it.
std::optional<StackSite> converting_site(Exec& exec, const Frame& frame) {
  const Code& code = exec.machine.codes[frame.code];
  const Instruction& instruction = code.instructions[frame.pc];
  bool is_call = instruction.op == Op::Call, is_construct = instruction.op == Op::Construct;
  std::uint32_t depth = is_call ? instruction.a + 2u : instruction.a + 1u;
  if ((!is_call && !is_construct) || frame.operands < depth) return std::nullopt;
  auto values = exec.machine.task.values.read(frame.window);
  Value callee = values[code.local_count + frame.operands - depth];
  if (!callee.is_object() || kind_of(exec.heap(), callee.cell()) != Kind::NativeFunction) return std::nullopt;
  if (leaves_no_frame(exec, callee.cell())) return std::nullopt;
  StackSite site;
  site.name = shared_name(exec, callee.cell());
  site.callee = callee.cell();
  site.where = ascii_value(exec, hidden_place(exec.heap(), callee.cell()));
  if (is_call) site.receiver = values[code.local_count + frame.operands - depth + 1];
  if (is_construct) site.flags |= StackSite::IsConstruct;
  return site;
}

// A resumed generator runs over the builtin that resumed it: "gen.next (<anonymous>)". An async generator does when it
// was not an await that resumed it.
void add_resumption(Exec& exec, const Frame& frame, bool is_bottom, const StackSite& site,
                    std::vector<StackSite>& sites) {
  if (!frame.coroutine) return;
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
  sites.push_back(resumption_site(exec, to_utf8(exec, site.name.cell()), mode));
}

// The files of the prelude whose comments name lines of node's own library.
bool names_library_lines(std::string_view file) {
  return file.starts_with("loader_") || file.starts_with("module_fetch") || file.starts_with("module_fs");
}

// The lines of node's own library that a comment of the prelude's loaders names beside the running call: "//@
// line;;line". Beside an await it is "//~".
std::string_view library_lines(const Code& code, std::uint32_t pc, std::u16string_view mark, std::string& out) {
  if (!code.source || !names_library_lines(code.source->name()) || pc >= code.spans.size()) return {};
  std::u16string_view line = code.source->line_text(code.source->position(code.spans[pc].begin).line);
  std::size_t begin = line.find(mark);
  if (begin == std::u16string_view::npos) return {};
  out = utf16_to_utf8(line.substr(begin + mark.size()));
  return out;
}

// True when the frame is one of the loaders'.
bool add_library_lines(Exec& exec, const Frame& frame, std::u16string_view mark, std::size_t limit,
                       std::vector<StackSite>& sites) {
  if (!frame.is_hidden) return false;
  std::string text;
  std::string_view lines = library_lines(exec.machine.codes[frame.code], frame.pc, mark, text);
  if (lines.empty()) return false;
  constexpr std::string_view separator = ";;";
  for (std::size_t begin = 0; begin < lines.size() && sites.size() < limit;) {
    std::size_t end = std::min(lines.find(separator, begin), lines.size());
    std::string_view made = frame.is_construct && begin == 0 && !lines.starts_with("new ") ? "new " : "";
    sites.push_back(fixed_site(exec, std::string(made).append(lines.substr(begin, end - begin))));
    begin = end + separator.size();
  }
  return true;
}

// The loaders say themselves which of their calls show.
bool is_loader_frame(Exec& exec, const Frame& frame) {
  const auto& source = exec.machine.codes[frame.code].source;
  bool is_loader = frame.is_hidden && source && source->name().starts_with("loader_");
  return is_loader && library_place(exec.heap(), frame.function).empty();
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
    if (add_library_lines(exec, parked.frame, u"//~ ", limit, sites)) continue;
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
  if (!skipping && limit > 0) {
    if (auto site = builtin_site(exec)) sites.push_back(*site);
  }
  for (std::uint32_t i = frames.size(); i-- > 0 && sites.size() < limit;) {
    const Frame& frame = frames[i];
    bool is_under_conversion = i + 1 < frames.size() && frames[i + 1].is_hidden &&
                               exec.machine.codes[frames[i + 1].code].name == u"toPrimitive";
    if (is_under_conversion && !frame.is_hidden && !skipping) {
      if (auto builtin = converting_site(exec, frame)) sites.push_back(*builtin);
      if (sites.size() >= limit) break;
    }
    StackSite site;
    if (!skipping && add_library_lines(exec, frame, u"//@ ", limit, sites)) continue;
    if (is_loader_frame(exec, frame)) continue;
    bool is_replacing = frame.is_hidden && frame.function && is_regexp_replace(exec, frame.function);
    if (is_replacing && !skipping) site = replacing_site(exec, i > 0 ? &frames[i - 1] : nullptr);
    bool is_shown = !skipping && (is_replacing || describe_frame(exec, frame, site));
    if (is_shown) sites.push_back(site);
    bool is_indirect_eval = !frame.is_hidden && !frame.function && exec.machine.codes[frame.code].source &&
                            is_evaluated(*exec.machine.codes[frame.code].source);
    if (is_shown && is_indirect_eval && sites.size() < limit) sites.push_back(fixed_site(exec, "eval (<anonymous>)"));
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

namespace {

// Where the innermost frame that the trace shows stands.
SourceSite created_site(Exec& exec, Value skip_until) {
  if (const std::uint32_t* code = code_that_overflows(exec))
    return {*code, entry_span(exec.machine.codes[*code]), true};
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

bool is_evaluated(const SourceText& source) { return source.name().starts_with(evaluated_prefix); }

std::string evaluated_name(Exec& exec) {
  exec.save_frame();
  const FrameStack& frames = exec.machine.task.frames;
  for (std::uint32_t i = frames.size(); i-- > 0;) {
    const Frame& frame = frames[i];
    if (frame.is_hidden) continue;
    const Code& code = exec.machine.codes[frame.code];
    std::string name = frame.function ? to_utf8(exec, shared_name(exec, frame.function).cell()) : "";
    std::string place = location(code, frame.pc);
    if (is_evaluated(*code.source)) place = place.substr(0, place.rfind(evaluated_suffix));
    return fmt::format("{}{} ({}){}", evaluated_prefix, name.empty() ? "<anonymous>" : name, place, evaluated_suffix);
  }
  return fmt::format("{}<anonymous>{}", evaluated_prefix, evaluated_suffix);
}

void capture_stack(Exec& exec, CellId error, Value skip_until) {
  Heap& heap = exec.heap();
  if (!stack_limit_value(exec).is_number())
    return define_own(heap, error, Name::stack, Value::undefined(), hidden_flags);
  std::vector<StackSite> sites = stack_sites(exec, skip_until);
  CellId trace = heap.make<StackTraceCell>();
  heap.charge(sites.size() * sizeof(StackSite));
  heap.mut<StackTraceCell>(trace).sites = std::move(sites);
  if (!ask_for_stack(exec, error, trace)) define_own(heap, error, Name::stack, Value::internal(trace), hidden_flags);
  if (kind_of(heap, error) == Kind::Error) heap.mut<ErrorCell>(error).created = created_site(exec, skip_until);
}

void put_on_stack(Exec& exec, CellId error, std::string_view lines) {
  Heap& heap = exec.heap();
  const ObjectCell& cell = object_of(heap, error);
  std::uint32_t slot = heap.get<ShapeCell>(cell.shape).find(key(Name::stack));
  if (slot == ShapeCell::not_found || !cell.slots[slot].is_internal()) return;
  CellId trace = cell.slots[slot].cell();
  std::vector<StackSite> sites;
  for (std::size_t begin = 0; begin < lines.size();) {
    std::size_t end = std::min(lines.find('\n', begin), lines.size());
    sites.push_back(fixed_site(exec, std::string(lines.substr(begin, end - begin))));
    begin = end + 1;
  }
  const auto& below = heap.get<StackTraceCell>(trace).sites;
  sites.insert(sites.end(), below.begin(), below.end());
  sites.resize(std::min(sites.size(), stack_limit(exec)));
  heap.mut<StackTraceCell>(trace).sites = std::move(sites);
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
