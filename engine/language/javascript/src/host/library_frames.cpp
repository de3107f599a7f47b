#include <javascript/library_frames.hpp>

#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/native.hpp>
#include <javascript/property.hpp>
#include <javascript/render.hpp>

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
    {"tick_rows", "nextTick", "node:internal/process/task_queues:104:3"},
    {"buffer_rows", "from", "node:buffer:322:9"},
    {"buffer_rows", "alloc", "node:buffer:392:3"},
    {"buffer_rows", "allocUnsafe", "node:buffer:410:3"},
    {"base64_rows", "atob", "node:buffer:1294:13"},
    {"base64_rows", "btoa", "node:buffer:1241:13"},
};
// Other builtins of these groups are the library's too, at places that no error of theirs shows.
constexpr std::string_view library_groups[] = {
    "text_encoder_prototype_rows", "text_decoder_prototype_rows", "base64_rows", "buffer_rows",
    "buffer_number_rows",          "buffer_prototype_rows",
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
    {"node:internal/process/task_queues:104:3", validator},
    {"node:buffer:322:9", "node:buffer:322\n  throw new ERR_INVALID_ARG_TYPE(\n  ^\n"},
    {"node:buffer:392:3", validator},
    {"node:buffer:410:3", validator},
    {"node:events:275:3", validator},
    {"node:internal/url:806:29",
     "node:internal/url:806\n    const href = bindingUrl.parse(input, base, raiseException);\n"
     "                            ^\n"},
    {"node:internal/event_target:120:13",
     "node:internal/event_target:120\n      throw new ERR_MISSING_ARGS('type');\n      ^\n"},
};

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

std::string_view library_excerpt(std::string_view frame) {
  if (frame.find("node:path:") != std::string_view::npos) return validator;  // it throws nothing else
  for (const ExcerptRow& row : excerpts) {
    if (frame.ends_with(row.place) || frame.ends_with(std::string(row.place) + ")")) return row.excerpt;
  }
  return "";
}

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
