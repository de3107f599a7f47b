#include <javascript/library_frames.hpp>

#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/native.hpp>
#include <javascript/property.hpp>
#include <javascript/render.hpp>
#include <javascript/stack_trace.hpp>

namespace loopscope::js {

namespace {

struct PlaceRow {
  std::string_view group, name, place;
};
constexpr PlaceRow places[] = {
    {"timer_global_rows", "setTimeout", "node:timers:140:3"},
    {"timer_global_rows", "setInterval", "node:timers:210:3"},
    {"timer_global_rows", "setImmediate", "node:timers:283:3"},
    {"timer_global_rows", "queueMicrotask", "node:internal/process/task_queues:150:3"},
    {"task_rows", "spawn", "node:round-robin:145:66"},
    {"task_rows", "sleep", "node:round-robin:154:31"},
    {"task_rows", "join", "node:round-robin:158:38"},
    {"tick_rows", "nextTick", "node:internal/process/task_queues:104:3"},
    {"buffer_rows", "from", "node:buffer:322:9"},
    {"buffer_rows", "alloc", "node:buffer:392:3"},
    {"buffer_rows", "allocUnsafe", "node:buffer:410:3"},
    {"clone_rows", "fetch", "node:internal/bootstrap/web/exposed-window-or-worker:72:12"},
    {"base64_rows", "atob", "node:buffer:1294:13"},
    {"base64_rows", "btoa", "node:buffer:1280:11"},
};
// Other builtins of these groups are the library's too, at places that no error of theirs shows.
constexpr std::string_view library_groups[] = {
    "text_encoder_prototype_rows", "text_decoder_prototype_rows", "base64_rows", "buffer_rows",
    "buffer_number_rows",          "buffer_prototype_rows",       "clone_rows",
};

constexpr std::string_view validator = "node:internal/errors:541\n      throw error;\n      ^\n";

// Places are unique, so a frame is looked up by the one it ends with.
struct ExcerptRow {
  std::string_view place, excerpt;
};
constexpr ExcerptRow excerpts[] = {
    {"node:timers:140:3", validator},
    {"node:timers:210:3", validator},
    {"node:timers:283:3", validator},
    {"node:internal/process/task_queues:150:3", validator},
    {"node:round-robin:145:66",
     "node:round-robin:145\n      if (typeof work !== 'function' && !isIterator(work)) throw new TypeError('spawn() "
     "needs a generator or a function');\n"
     "                                                           ^\n"},
    {"node:round-robin:158:38",
     "node:round-robin:158\n      if (!recordOf.has(task)) throw new TypeError('join() needs a task');\n"
     "                               ^\n"},
    {"node:internal/process/task_queues:104:3", validator},
    {"node:buffer:322:9", "node:buffer:322\n  throw new ERR_INVALID_ARG_TYPE(\n  ^\n"},
    {"node:buffer:392:3", validator},
    {"node:buffer:410:3", validator},
    {"node:buffer:1294:13",
     "node:buffer:1294\n      throw lazyDOMException('Invalid character', 'InvalidCharacterError');\n      ^\n"},
    {"node:buffer:1280:11",
     "node:buffer:1280\n    throw lazyDOMException('Invalid character', 'InvalidCharacterError');\n    ^\n"},
    {"node:events:275:3", validator},
    {"node:fs:1260:13", validator},
    {"node:fs:933:3", "node:internal/fs/utils:351\n    throw err;\n    ^\n"},
    {"node:fs:993:3", "node:internal/fs/utils:351\n    throw err;\n    ^\n"},
    {"node:internal/url:806:29",
     "node:internal/url:806\n    const href = bindingUrl.parse(input, base, raiseException);\n"
     "                            ^\n"},
    {"node:internal/process/per_thread:260:7",
     "node:internal/process/per_thread:260\n      _loadEnvFile(toNamespacedPath(path));\n      ^\n"},
    {"node:internal/process/per_thread:262:7",
     "node:internal/process/per_thread:262\n      _loadEnvFile();\n      ^\n"},
    {"node:internal/process/per_thread:259:14", validator},
    {"node:internal/event_target:120:13",
     "node:internal/event_target:120\n      throw new ERR_MISSING_ARGS('type');\n      ^\n"},
};

// Lines of the files of fs and fetch, by the frames that prelude/module_fs_errors.js and its like write; the caret
// stands in the place's column.
struct LineRow {
  std::string_view place, line;
};
constexpr LineRow lines[] = {
    {"node:fs:244:11", "  binding.access(pathModule.toNamespacedPath(path), mode);"},
    {"node:fs:397:25", "  const stats = binding.fstat(fd, false, undefined, true /* shouldNotThrow */);"},
    {"node:fs:448:20", "    return binding.readFileUtf8(path, stringToFlags(options.flag));"},
    {"node:fs:525:11", "  binding.close(fd);"},
    {"node:fs:573:18", "  return binding.open("},
    {"node:fs:750:18", "  return binding.read(fd, buffer, offset, length, position);"},
    {"node:fs:1032:11", "  binding.rename("},
    {"node:fs:1126:11", "  binding.ftruncate(fd, len);"},
    {"node:fs:1214:11", "  binding.rmdir(pathModule.toNamespacedPath(path));"},
    {"node:fs:1296:11", "  binding.fdatasync(fd);"},
    {"node:fs:1326:11", "  binding.fsync(fd);"},
    {"node:fs:1386:26", "  const result = binding.mkdir("},
    {"node:fs:1413:35", "    const readdirResult = binding.readdir("},
    {"node:fs:1521:26", "  const result = binding.readdir("},
    {"node:fs:1633:25", "  const stats = binding.fstat(fd, options.bigint, undefined, false);"},
    {"node:fs:1656:25", "  const stats = binding.lstat("},
    {"node:fs:1681:25", "  const stats = binding.stat("},
    {"node:fs:1695:25", "  const stats = binding.statfs(pathModule.toNamespacedPath(path), options.bigint);"},
    {"node:fs:1729:18", "  return binding.readlink("},
    {"node:fs:1822:11", "  binding.symlink("},
    {"node:fs:1862:11", "  binding.link("},
    {"node:fs:1889:11", "  binding.unlink(path);"},
    {"node:fs:1923:11", "  binding.fchmod("},
    {"node:fs:1999:11", "  binding.chmod("},
    {"node:fs:2034:11", "  binding.lchown("},
    {"node:fs:2077:11", "  binding.fchown(fd, uid, gid);"},
    {"node:fs:2112:11", "  binding.chown("},
    {"node:fs:2150:11", "  binding.utimes("},
    {"node:fs:2195:11", "  binding.futimes("},
    {"node:fs:2233:11", "  binding.lutimes("},
    {"node:fs:2380:20", "    return binding.writeFileUtf8("},
    {"node:fs:2741:29", "      const stats = binding.lstat(baseLong, true, undefined, true /* throwIfNoEntry */);"},
    {"node:fs:2804:18", "  return binding.realpath("},
    {"node:fs:3005:18", "  return binding.mkdtemp(prefix, options.encoding);"},
    {"node:fs:3047:11", "  binding.copyFile("},
    {"node:internal/fs/dir:327:29", "  const handle = dirBinding.opendirSync("},
    {"node:internal/fs/promises:637:25", "  return new FileHandle(await PromisePrototypeThen("},
    {"node:internal/fs/promises:1033:18", "  const result = await PromisePrototypeThen("},
    {"node:internal/fs/promises:1022:18", "  const result = await PromisePrototypeThen("},
    {"node:internal/fs/promises:950:18", "  const result = await PromisePrototypeThen("},
    {"node:internal/fs/promises:856:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:604:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:1067:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:780:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:621:10", "  return await PromisePrototypeThen("},
    {"node:internal/per_context/domexception:53:5", "    ErrorCaptureStackTrace(this);"},
    {"node:internal/deps/undici/undici:14976:13", "      Error.captureStackTrace(err);"},
    {"node:internal/fs/promises:822:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:1176:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:1141:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:1189:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:1089:10", "  return await PromisePrototypeThen("},
    {"node:internal/fs/promises:968:10", "  return await PromisePrototypeThen("},
    {"node:timers/promises:48:12", "    reject(new AbortError(undefined, { cause: signal?.reason }));"},
    {"node:timers/promises:58:5", "    validateObject(options, 'options');"},
    {"node:timers/promises:61:7", "      validateAbortSignal(options.signal, 'options.signal');"},
    {"node:timers/promises:65:7", "      validateBoolean(options.ref, 'options.ref');"},
    {"node:timers/promises:74:26", "    return PromiseReject(new AbortError(undefined, { cause: signal.reason }));"},
    {"node:timers/promises:96:5", "    validateObject(options, 'options');"},
    {"node:timers/promises:99:7", "      validateAbortSignal(options.signal, 'options.signal');"},
    {"node:timers/promises:103:7", "      validateBoolean(options.ref, 'options.ref');"},
    {"node:timers/promises:112:26", "    return PromiseReject(new AbortError(undefined, { cause: signal.reason }));"},
    {"node:timers/promises:138:3", "  validateObject(options, 'options');"},
    {"node:timers/promises:151:11", "    throw new AbortError(undefined, { cause: signal?.reason });"},
    {"node:timers/promises:173:15", "              new AbortError(undefined, { cause: signal.reason })));"},
    {"node:events:976:11", "    throw new AbortError(undefined, { cause: signal?.reason });"},
    {"node:internal/fs/promises:551:24", "    const bytesRead = (await PromisePrototypeThen("},
};

std::string line_excerpt(const LineRow& row) {
  std::size_t colon = row.place.rfind(':');
  std::size_t column = std::stoul(std::string(row.place.substr(colon + 1)));
  return fmt::format("{}\n{}\n{}^\n", row.place.substr(0, colon), row.line, std::string(column - 1, ' '));
}

bool stands_at(std::string_view frame, std::string_view place) {
  if (frame.ends_with(')')) frame.remove_suffix(1);
  return frame.ends_with(place);
}

bool is_in_group(std::uint32_t native, std::string_view group) { return native_number(group, 0) >> 8 == native >> 8; }

constexpr std::string_view frame_start = "\n    at ";

// A line that stands for a function of the prelude.
bool is_hidden_line(std::string_view line) {
  return line == "<anonymous>" || line.ends_with("(<anonymous>)") || line.ends_with("(node:internal)");
}

}  // namespace

std::string_view library_place(Heap& heap, CellId function) {
  const auto* native = function ? heap.try_get<NativeFunctionCell>(function) : nullptr;
  if (!native) return "";
  for (const PlaceRow& row : places) {
    if (is_in_group(native->native, row.group) && native_row(native->native).name == row.name) return row.place;
  }
  for (std::string_view group : library_groups) {
    if (is_in_group(native->native, group)) return "node:internal";
  }
  return "";
}

std::string_view validator_excerpt() { return validator; }

std::string library_excerpt(std::string_view frame) {
  if (frame.find("node:path:") != std::string_view::npos) return std::string(validator);  // it throws nothing else
  for (const ExcerptRow& row : excerpts) {
    if (stands_at(frame, row.place)) return std::string(row.excerpt);
  }
  for (const LineRow& row : lines) {
    if (stands_at(frame, row.place)) return line_excerpt(row);
  }
  if (frame.find("node:fs:") != std::string_view::npos) return std::string(validator);  // refuses an argument
  return "";
}

namespace {

// Where the first `limit` lines of frames end.
std::size_t end_of_frames(std::string_view text, std::size_t begin, std::size_t limit) {
  std::size_t end = begin;
  for (std::size_t i = 0; i < limit && end < text.size(); ++i) end = std::min(text.find('\n', end + 1), text.size());
  return end;
}

}  // namespace

void set_library_frames(Exec& exec, CellId error, std::string_view lines) {
  Heap& heap = exec.heap();
  Value stack = get_data(heap, error, Name::stack);
  if (!stack.is_string()) return;
  std::string text = to_utf8(exec, stack.cell());
  std::size_t begin = text.find(frame_start);
  if (begin == std::string::npos) return;
  std::size_t end = begin;
  while (end < text.size()) {
    std::size_t next = std::min(text.find('\n', end + 1), text.size());
    std::string_view line = std::string_view(text).substr(end, next - end);
    if (!line.starts_with(frame_start) || !is_hidden_line(line.substr(frame_start.size()))) break;
    end = next;
  }
  std::string made;
  while (!lines.empty()) {
    std::size_t length = std::min(lines.find('\n'), lines.size());
    made += frame_start;
    made += lines.substr(0, length);
    lines.remove_prefix(std::min(length + 1, lines.size()));
  }
  text.replace(begin, end - begin, made);
  text.resize(end_of_frames(text, begin, stack_limit(exec)));
  define_own(heap, error, Name::stack, text_value(exec, utf8_to_utf16(text)), hidden_flags);
}

namespace {

// (error, lines) -> error
NativeResult with_frames(NativeCall& call) {
  set_library_frames(call.exec, call.argument(0).cell(), to_utf8(call.exec, call.argument(1).cell()));
  return call.give(call.argument(0));
}

constexpr NativeRow rows[] = {{"WithFrames", 2, with_frames}};

}  // namespace

std::span<const NativeRow> library_frame_call_rows() { return rows; }

}  // namespace loopscope::js
