// The blocks node prints for errors that end a program.
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/inspect.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/node_modules.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

constexpr std::string_view version_line = "\nNode.js v20.20.2\n";

// "path:line", the source line and a caret under the place.
std::string source_excerpt(const SourceText& source, Span span, std::uint32_t caret_length) {
  Position at = source.position(span.begin);
  std::u16string_view line = source.line_text(at.line);
  std::string carets;
  for (char16_t unit : line.substr(0, at.column - 1)) carets += unit == u'\t' ? '\t' : ' ';
  bool at_end = span.begin >= source.units().size();
  if (at_end)
    carets.clear();
  else
    carets.append(std::max<std::uint32_t>(1, caret_length), '^');
  return fmt::format("{}:{}\n{}\n{}\n", source.name(), at.line, utf16_to_utf8(line), carets);
}

std::string excerpt_at(Exec& exec, const SourceSite& site) {
  if (!site.known || !exec.machine.codes[site.code].source) return "";
  return source_excerpt(*exec.machine.codes[site.code].source, site.span, 1);
}

constexpr std::string_view common_js_syntax_frames =
    "    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n"
    "    at Module._compile (node:internal/modules/cjs/loader:1495:20)\n"
    "    at Module._extensions..js (node:internal/modules/cjs/loader:1623:10)\n"
    "    at Module.load (node:internal/modules/cjs/loader:1266:32)\n"
    "    at Module._load (node:internal/modules/cjs/loader:1091:12)\n"
    "    at Function.executeUserEntryPoint [as runMain] (node:internal/modules/run_main:164:12)\n"
    "    at node:internal/main/run_main_module:28:49\n";
constexpr std::string_view module_syntax_frames =
    "    at compileSourceTextModule (node:internal/modules/esm/utils:346:16)\n"
    "    at ModuleLoader.moduleStrategy (node:internal/modules/esm/translators:146:18)\n"
    "    at #translate (node:internal/modules/esm/loader:497:12)\n"
    "    at ModuleLoader.loadAndTranslate (node:internal/modules/esm/loader:544:27)\n"
    "    at async ModuleJob._link (node:internal/modules/esm/module_job:148:19)\n";

constexpr std::string_view rejection_frames =
    "    at throwUnhandledRejectionsMode (node:internal/process/promises:389:7)\n"
    "    at processPromiseRejections (node:internal/process/promises:470:17)\n"
    "    at process.processTicksAndRejections (node:internal/process/task_queues:96:32)";
constexpr std::string_view rejection_excerpt =
    "node:internal/process/promises:389\n      new UnhandledPromiseRejection(reason);\n      ^\n";
// Of a rejection with an error that was made nowhere in the program.
constexpr std::string_view triggered_excerpt =
    "node:internal/process/promises:391\n    triggerUncaughtException(err, true /* fromPromise */);\n    ^\n";
// Of an error that node's own library throws where programs often meet it: the place is in the library.
struct LibraryExcerpt {
  std::string_view stack;  // how the error's stack begins
  std::string_view code;
  std::string_view excerpt;
};
constexpr LibraryExcerpt library_excerpts[] = {
    {"TypeError: Invalid URL\n", "ERR_INVALID_URL",
     "node:internal/url:806\n    const href = bindingUrl.parse(input, base, raiseException);\n"
     "                            ^\n"},
};
constexpr double fatal_depth = 5;

// The line of node's own library where an error came to be, by the first place in the error's stack (those that
// prelude/module_fs_errors.js writes there).
struct PlaceExcerpt {
  std::string_view place;
  std::string_view line;
  std::uint8_t caret;  // columns before it
};
constexpr PlaceExcerpt place_excerpts[] = {
    {"node:fs:244", "  binding.access(pathModule.toNamespacedPath(path), mode);", 10},
    {"node:fs:397", "  const stats = binding.fstat(fd, false, undefined, true /* shouldNotThrow */);", 24},
    {"node:fs:448", "    return binding.readFileUtf8(path, stringToFlags(options.flag));", 19},
    {"node:fs:525", "  binding.close(fd);", 10},
    {"node:fs:573", "  return binding.open(", 17},
    {"node:fs:750", "  return binding.read(fd, buffer, offset, length, position);", 17},
    {"node:fs:1032", "  binding.rename(", 10},
    {"node:fs:1126", "  binding.ftruncate(fd, len);", 10},
    {"node:fs:1214", "  binding.rmdir(pathModule.toNamespacedPath(path));", 10},
    {"node:fs:1296", "  binding.fdatasync(fd);", 10},
    {"node:fs:1326", "  binding.fsync(fd);", 10},
    {"node:fs:1386", "  const result = binding.mkdir(", 25},
    {"node:fs:1413", "    const readdirResult = binding.readdir(", 34},
    {"node:fs:1521", "  const result = binding.readdir(", 25},
    {"node:fs:1633", "  const stats = binding.fstat(fd, options.bigint, undefined, false);", 24},
    {"node:fs:1656", "  const stats = binding.lstat(", 24},
    {"node:fs:1681", "  const stats = binding.stat(", 24},
    {"node:fs:1695", "  const stats = binding.statfs(pathModule.toNamespacedPath(path), options.bigint);", 24},
    {"node:fs:1729", "  return binding.readlink(", 17},
    {"node:fs:1822", "  binding.symlink(", 10},
    {"node:fs:1862", "  binding.link(", 10},
    {"node:fs:1889", "  binding.unlink(path);", 10},
    {"node:fs:1923", "  binding.fchmod(", 10},
    {"node:fs:1999", "  binding.chmod(", 10},
    {"node:fs:2034", "  binding.lchown(", 10},
    {"node:fs:2077", "  binding.fchown(fd, uid, gid);", 10},
    {"node:fs:2112", "  binding.chown(", 10},
    {"node:fs:2150", "  binding.utimes(", 10},
    {"node:fs:2195", "  binding.futimes(", 10},
    {"node:fs:2233", "  binding.lutimes(", 10},
    {"node:fs:2380", "    return binding.writeFileUtf8(", 19},
    {"node:fs:2741", "      const stats = binding.lstat(baseLong, true, undefined, true /* throwIfNoEntry */);", 28},
    {"node:fs:2804", "  return binding.realpath(", 17},
    {"node:fs:3005", "  return binding.mkdtemp(prefix, options.encoding);", 17},
    {"node:fs:3047", "  binding.copyFile(", 10},
    {"node:internal/fs/dir:327", "  const handle = dirBinding.opendirSync(", 28},
    {"node:internal/fs/promises:637", "  return new FileHandle(await PromisePrototypeThen(", 24},
    {"node:internal/fs/promises:1033", "  const result = await PromisePrototypeThen(", 17},
    {"node:internal/fs/promises:1022", "  const result = await PromisePrototypeThen(", 17},
    {"node:internal/fs/promises:950", "  const result = await PromisePrototypeThen(", 17},
    {"node:internal/fs/promises:856", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:604", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:1067", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:780", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:621", "  return await PromisePrototypeThen(", 9},
    {"node:internal/per_context/domexception:53", "    ErrorCaptureStackTrace(this);", 4},
    {"node:internal/deps/undici/undici:14976", "      Error.captureStackTrace(err);", 12},
    {"node:internal/fs/promises:822", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:1176", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:1141", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:1189", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:1089", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:968", "  return await PromisePrototypeThen(", 9},
    {"node:internal/fs/promises:551", "    const bytesRead = (await PromisePrototypeThen(", 23},
};
// Thrown by a listener of an EventTarget: a tick throws it again.
constexpr std::string_view listener_excerpt =
    "node:internal/event_target:1105\n  process.nextTick(() => { throw err; });\n                           ^\n";
// Thrown through a function of node's that hides itself from the stack.
constexpr std::string_view hidden_excerpt = "node:internal/errors:541\n      throw error;\n      ^\n";
constexpr std::string_view hidden_write_excerpt = "node:internal/fs/utils:351\n    throw err;\n    ^\n";

}  // namespace

namespace {

std::string text_property(Exec& exec, Value error, std::u16string_view name) {
  Value value = get_data(exec.heap(), error.cell(), key_from_text(exec.heap(), name));
  return value.is_string() ? to_utf8(exec, value.cell()) : "";
}

bool is_rejection_error(Exec& exec, Value error) {
  return text_property(exec, error, u"code") == "ERR_UNHANDLED_REJECTION";
}

// "node:fs:573" of a stack whose first frame is "at Object.openSync (node:fs:573:18)"; else empty.
std::string first_library_place(std::string_view stack) {
  std::size_t frame = stack.find("\n    at ");
  if (frame == std::string_view::npos) return "";
  std::string_view line = stack.substr(frame + 1, stack.find('\n', frame + 1) - frame - 1);
  std::size_t begin = std::min(line.find("(node:"), line.find(" node:")), end = line.rfind(':');
  return begin == std::string_view::npos ? "" : std::string(line.substr(begin + 1, end - begin - 1));
}

bool is_throw_statement(Exec& exec, const SourceSite& site) {
  const auto& source = exec.machine.codes[site.code].source;
  return source && source->units().substr(site.span.begin).starts_with(u"throw");
}

// Of an error that node's own library threw and the program did not catch.
std::string library_excerpt(Exec& exec, Value error, const SourceSite& site, std::string_view code) {
  if (site.known && is_throw_statement(exec, site)) return "";
  std::string place = first_library_place(text_property(exec, error, u"stack"));
  for (const PlaceExcerpt& row : place_excerpts) {
    if (row.place == place) return fmt::format("{}\n{}\n{}^\n", row.place, row.line, std::string(row.caret, ' '));
  }
  if (place == "node:fs:933" || place == "node:fs:993") return std::string(hidden_write_excerpt);
  bool is_hidden = code == "ERR_INVALID_ARG_TYPE" || code == "ERR_OUT_OF_RANGE" || place == "node:fs:1260";
  return is_hidden && site.known ? std::string(hidden_excerpt) : "";
}

std::string excerpt_of_error(Exec& exec, Value error, const SourceSite& site) {
  std::string code = text_property(exec, error, u"code");
  if (std::string excerpt = library_excerpt(exec, error, site, code); !excerpt.empty()) return excerpt;
  for (const LibraryExcerpt& row : library_excerpts) {
    if (row.code == code && text_property(exec, error, u"stack").starts_with(row.stack))
      return std::string(row.excerpt);
  }
  if (site.known) return excerpt_at(exec, site);
  bool is_tick = exec.machine.turn.queue == static_cast<std::uint16_t>(Queue::Ticks) &&
                 exec.machine.turn.kind == static_cast<std::uint16_t>(JobKind::Call);
  if (is_tick) return std::string(listener_excerpt);
  return std::string(is_rejection_error(exec, error) ? rejection_excerpt : triggered_excerpt);
}

}  // namespace

namespace {

constexpr std::string_view emitter_excerpt = "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n";
constexpr std::string_view emitter_value_excerpt =
    "node:events:515\n    throw err; // Unhandled 'error' event\n    ^\n";
constexpr std::u16string_view emitted_mark = u"kEnhanceStackBeforeInspector";

bool has_description(Heap& heap, PropertyKey key, std::u16string_view wanted) {
  if (!key.is_symbol()) return false;
  Value description = heap.get<SymbolCell>(key.cell()).description;
  return description.is_string() && string_units(heap, description.cell()) == wanted;
}

// The stack that emit() of prelude/module_events.js left with an error it threw for want of a listener.
Value emitted_stack(Exec& exec, Value error) {
  if (!has_kind(exec.heap(), error, Kind::Error)) return Value::undefined();
  for (PropertyKey key : own_keys(exec.heap(), error.cell())) {
    if (has_description(exec.heap(), key, emitted_mark)) return get_data(exec.heap(), error.cell(), key);
  }
  return Value::undefined();
}

bool is_unhandled_value(Exec& exec, Value error) {
  if (!has_kind(exec.heap(), error, Kind::Error)) return false;
  Value code = get_data(exec.heap(), error.cell(), key_from_text(exec.heap(), u"code"));
  return code.is_string() && to_utf8(exec, code.cell()) == "ERR_UNHANDLED_ERROR";
}

}  // namespace

std::string_view emitter_excerpt_of(Exec& exec, Value error) {
  if (emitted_stack(exec, error).is_string()) return emitter_excerpt;
  return is_unhandled_value(exec, error) ? emitter_value_excerpt : "";
}

namespace {

bool is_dom_exception(Exec& exec, Value error) {
  Heap& heap = exec.heap();
  Value web = known_module(exec, "internal/web");
  if (web.is_empty() || !has_kind(heap, error, Kind::Error)) return false;
  Value constructor = get_data(heap, web.cell(), key_from_text(heap, u"DOMException"));
  Value prototype = get_data(heap, constructor.cell(), Name::prototype);
  for (CellId at = prototype_of(heap, error.cell()); at; at = prototype_of(heap, at)) {
    if (Value::object(at) == prototype) return true;
  }
  return false;
}

// Node does not take it for an error of the language: its block begins with an empty line. Its name is an accessor; the
// stack has it too.
std::string fatal_dom_exception_text(Exec& exec, Value error, const SourceSite& site) {
  std::string stack = text_property(exec, error, u"stack");
  std::size_t colon = stack.find(':');
  if (colon != std::string::npos && std::string_view(stack).substr(0, colon).ends_with("Error"))
    stack = "DOMException [" + stack.substr(0, colon) + "]" + stack.substr(colon);
  bool is_rejection = exec.machine.turn.queue == static_cast<std::uint16_t>(Queue::Rejections);
  std::string excerpt = is_rejection || !site.known ? excerpt_of_error(exec, error, {}) : excerpt_at(exec, site);
  return fmt::format("\n{}{}\n{}", excerpt, stack, version_line);
}

}  // namespace

std::string fatal_error_text(Exec& exec, Value error, const SourceSite& site) {
  if (is_dom_exception(exec, error)) return fatal_dom_exception_text(exec, error, site);
  bool is_error = has_kind(exec.heap(), error, Kind::Error);
  if (Value stack = emitted_stack(exec, error); stack.is_string())
    define_own(exec.heap(), error.cell(), Name::stack, stack, hidden_flags);
  Answers answers;
  InspectOptions options;
  options.depth = fatal_depth;
  std::string shown = error.is_string()   ? to_utf8(exec, error.cell())
                      : error.is_symbol() ? ""
                                          : utf16_to_utf8(inspect(exec, error, options, answers));
  if (!is_error) {
    std::string hint =
        error.is_object() ? "" : "(Use `node --trace-uncaught ...` to show where the exception was thrown)\n";
    return fmt::format("\n{}{}\n{}{}", excerpt_at(exec, site), shown, hint, version_line);
  }
  return fmt::format("{}\n{}\n{}", excerpt_of_error(exec, error, site), shown, version_line);
}

std::string syntax_error_text(const SourceText& source, const Diagnostic& fault, bool is_module) {
  std::uint32_t length = fault.span.end > fault.span.begin ? fault.span.end - fault.span.begin : 1;
  Position first = source.position(fault.span.begin), last = source.position(fault.span.end);
  if (last.line != first.line)
    length = static_cast<std::uint32_t>(source.line_text(first.line).size()) + 1 - first.column;
  return fmt::format("{}\n{}: {}\n{}{}", source_excerpt(source, fault.span, length), fault.kind, fault.message,
                     is_module ? module_syntax_frames : common_js_syntax_frames, version_line);
}

Value unhandled_rejection_error(Exec& exec, Value reason) {
  std::string shown = reason.is_object()   ? render_for_message(exec, reason)
                      : reason.is_symbol() ? render_for_message(exec, reason)
                                           : to_utf8(exec, primitive_to_string(exec, reason));
  std::string message =
      "This error originated either by throwing inside of an async function without a catch block, or by rejecting a "
      "promise which was not handled with .catch(). The promise rejected with the reason \"" +
      shown + "\".";
  Heap& heap = exec.heap();
  CellId error = make_error(exec, ErrorType::Error, message);
  define_own(heap, error, Name::stack,
             Value::string(make_string(
                 heap, utf8_to_utf16("UnhandledPromiseRejection: " + message + "\n" + std::string(rejection_frames)))),
             hidden_flags);
  define_own(heap, error, key_from_text(heap, u"code"), ascii_value(exec, "ERR_UNHANDLED_REJECTION"));
  return Value::object(error);
}

}  // namespace loopscope::js
