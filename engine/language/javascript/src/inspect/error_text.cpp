#include "error_text.hpp"

#include <base/utf.hpp>

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

bool is_digit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }
bool is_upper(char16_t unit) { return unit >= u'A' && unit <= u'Z'; }
bool is_word(char16_t unit) {
  return is_digit(unit) || is_upper(unit) || (unit >= u'a' && unit <= u'z') || unit == u'_';
}
bool is_name_part(char16_t unit) {
  return is_word(unit) || std::u16string_view(u" []()-").find(unit) != std::u16string_view::npos;
}

// A line break, indentation and "at".
bool starts_frames(std::u16string_view text) {
  if (!text.starts_with(u'\n')) return false;
  std::size_t end = text.find_first_not_of(u" \t\n\r", 1);
  return end != std::u16string_view::npos && end > 1 && text.substr(end).starts_with(u"at");
}

// The error's name as the stack begins with it, for one whose class is unknown.
std::u16string_view leading_name(std::u16string_view stack) {
  auto end = static_cast<std::size_t>(std::find_if_not(stack.begin(), stack.end(), is_name_part) - stack.begin());
  std::u16string_view rest = stack.substr(end);
  if (end > 1 && is_upper(stack[0]) && (rest.starts_with(u':') || starts_frames(rest))) return stack.substr(0, end);
  bool is_one_word =
      std::all_of(stack.begin(), stack.end(), [](char16_t unit) { return is_word(unit) || unit == u'-'; });
  return is_one_word && stack.ends_with(u"Error") ? stack : std::u16string_view{};
}

bool is_regular(std::u16string_view stack, std::u16string_view name) {
  if (!name.ends_with(u"Error") || !stack.starts_with(name)) return false;
  return stack.size() == name.size() || stack[name.size()] == u':' || stack[name.size()] == u'\n';
}

struct CommonFrames {
  std::size_t length = 0, offset = 0;
};

// The first run of more than three frames that both have.
CommonFrames find_common_frames(const std::vector<std::u16string>& frames, const std::vector<std::u16string>& cause) {
  for (std::size_t i = 0; i + 3 < frames.size(); ++i) {
    auto at = static_cast<std::size_t>(std::find(cause.begin(), cause.end(), frames[i]) - cause.begin());
    if (at + 3 >= cause.size()) continue;
    std::size_t length = 1, most = std::min(frames.size() - i, cause.size() - at);
    while (length < most && frames[i + length] == cause[at + length]) ++length;
    if (length > 3) return {length, i};
  }
  return {};
}

}  // namespace

bool is_error(const Exec& exec, CellId object) {
  const Heap& heap = exec.machine.heap;
  if (kind_of(heap, object) == Kind::Error) return true;
  for (CellId at = prototype_of(heap, object); at; at = prototype_of(heap, at)) {
    if (at == intrinsic(exec, Intrinsic::ErrorPrototype)) return true;
    if (kind_of(heap, at) == Kind::Proxy) return false;
  }
  return false;
}

std::vector<std::u16string> split_lines(std::u16string_view text) {
  std::vector<std::u16string> lines;
  for (std::size_t end; (end = text.find(u'\n')) != std::u16string_view::npos; text.remove_prefix(end + 1)) {
    lines.emplace_back(text.substr(0, end));
  }
  lines.emplace_back(text);
  return lines;
}

std::u16string indent_lines(std::u16string_view text, int indentation) {
  std::u16string out;
  for (char16_t unit : text) {
    out += unit;
    if (unit == u'\n') out.append(static_cast<std::size_t>(indentation), u' ');
  }
  return out;
}

std::vector<std::u16string> fold_common_frames(std::vector<std::u16string> frames,
                                               const std::vector<std::u16string>& cause) {
  CommonFrames common = find_common_frames(frames, cause);
  if (common.length == 0) return frames;
  std::size_t skipped = common.length - 2;
  auto first = frames.begin() + static_cast<std::ptrdiff_t>(common.offset) + 1;
  *first = u"    ... " + ascii_to_utf16(std::to_string(skipped)) + u" lines matching cause stack trace ...";
  frames.erase(first + 1, first + static_cast<std::ptrdiff_t>(skipped));
  return frames;
}

std::u16string improve_stack(std::u16string stack, const ConstructorName& constructor, std::u16string_view name,
                             std::u16string_view tag) {
  if (constructor && !is_regular(stack, name)) return stack;
  std::u16string fallback = u"Error";
  std::size_t length = name.size();
  if (!constructor) {
    std::u16string_view leading = leading_name(stack);
    length = leading.size();
    if (length > 0) fallback = leading;
  }
  std::u16string shown = prefix(constructor, tag, fallback);
  shown.pop_back();
  if (name == shown) return stack;
  if (shown.find(name) == std::u16string::npos)
    return shown + u" [" + std::u16string(name) + u"]" + stack.substr(length);
  return length == 0 ? shown + u": " + stack : shown + stack.substr(length);
}

}  // namespace loopscope::js::inspection
