// What node prints of an 'error' event that nobody listened to (lib/events.js).
#include "host_support.hpp"

#include <base/utf.hpp>
#include <javascript/convert.hpp>
#include <javascript/lazy_property.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

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

// Under which key emit() of prelude/module_events.js left [on which emitter, an error made there] with an error.
std::optional<PropertyKey> emission_key(Exec& exec, Value error) {
  Heap& heap = exec.heap();
  if (!has_kind(heap, error, Kind::Error)) return std::nullopt;
  for (PropertyKey key : own_keys(heap, error.cell())) {
    if (has_description(heap, key, emitted_mark)) return key;
  }
  return std::nullopt;
}

bool is_unhandled_value(Exec& exec, Value error) {
  if (!has_kind(exec.heap(), error, Kind::Error)) return false;
  Value code = get_data(exec.heap(), error.cell(), key_from_text(exec.heap(), u"code"));
  return code.is_string() && to_utf8(exec, code.cell()) == "ERR_UNHANDLED_ERROR";
}

using Lines = std::vector<std::string>;

std::string stack_of(Exec& exec, Value error) {
  Value stack = get_data(exec.heap(), error.cell(), key(Name::stack));
  return stack.is_string() ? to_utf8(exec, stack.cell()) : render_for_message(exec, stack);
}

// The lines below the first.
Lines lines_below(const std::string& text) {
  Lines lines;
  for (std::size_t at = text.find('\n'); at != std::string::npos;) {
    std::size_t next = text.find('\n', at + 1);
    lines.push_back(text.substr(at + 1, next == std::string::npos ? next : next - at - 1));
    at = next;
  }
  return lines;
}

// The first run of more than three lines that both lists have: where in `lines`, and how many.
std::pair<std::size_t, std::size_t> same_lines(const Lines& lines, const Lines& other) {
  constexpr std::size_t fewest = 4;
  for (std::size_t i = 0; i + fewest <= lines.size(); ++i) {
    auto found = std::find(other.begin(), other.end(), lines[i]);
    auto ends = std::mismatch(lines.begin() + static_cast<std::ptrdiff_t>(i), lines.end(), found, other.end());
    auto count = static_cast<std::size_t>(ends.second - found);
    if (count >= fewest) return {i, count};
  }
  return {0, 0};
}

}  // namespace

std::optional<std::string> take_emitted_stack(Exec& exec, Value error) {
  auto key = emission_key(exec, error);
  if (!key) return std::nullopt;
  Elements emission = exec.heap().get<ArrayCell>(get_data(exec.heap(), error.cell(), *key).cell()).elements;
  delete_property(exec.heap(), error.cell(), *key);
  std::string made = stack_of(exec, error);
  Lines lines = lines_below(stack_of(exec, emission[1]));
  auto [first, count] = same_lines(lines, lines_below(made));
  if (count > 0) {
    auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    auto after = lines.erase(begin, begin + static_cast<std::ptrdiff_t>(count) - 2);
    lines.insert(after, "    [... lines matching original stack trace ...]");
  }
  std::string text = made + "\nEmitted 'error' event" + to_utf8(exec, emission[0].cell()) + " at:";
  for (const std::string& line : lines) text += "\n" + line;
  return text;
}

std::string_view emitter_excerpt_of(Exec& exec, Value error) {
  if (emission_key(exec, error)) return emitter_excerpt;
  return is_unhandled_value(exec, error) ? emitter_value_excerpt : "";
}

}  // namespace loopscope::js
