// Errors: their stack with the class name made visible, in brackets when there are no frames.
#include "context.hpp"
#include "error_text.hpp"

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

bool contains(std::u16string_view text, std::u16string_view part) {
  return text.find(part) != std::u16string_view::npos;
}

bool has_key(const std::vector<PropertyKey>& keys, PropertyKey wanted) {
  return std::find(keys.begin(), keys.end(), wanted) != keys.end();
}

std::u16string text_of(Context& context, CellId error, Name name) {
  return to_text(context, get(context, error, name));
}

bool is_falsy(Context& context, Value value) {
  return value.is_nullish() || value == Value::boolean(false) || value == Value::number(0) ||
         (value.is_string() && string_length(context.heap(), value.cell()) == 0);
}

// Error.prototype.toString
std::u16string plain_text(Context& context, CellId error) {
  Value name = get(context, error, Name::name), message = get(context, error, Name::message);
  std::u16string name_text = name.is_undefined() ? u"Error" : to_text(context, name);
  std::u16string message_text = message.is_undefined() ? u"" : to_text(context, message);
  if (name_text.empty() || message_text.empty()) return name_text + message_text;
  return name_text + u": " + message_text;
}

std::u16string stack_text(Context& context, CellId error) {
  Value stack = get(context, error, Name::stack);
  return is_falsy(context, stack) ? plain_text(context, error) : to_text(context, stack);
}

// An own property that repeats a part of the stack is not shown again.
void remove_duplicate_keys(Context& context, CellId error, std::vector<PropertyKey>& keys, std::u16string_view stack) {
  if (context.options.show_hidden) return;
  for (Name name : {Name::name, Name::message, Name::stack}) {
    auto found = std::find(keys.begin(), keys.end(), key(name));
    if (found != keys.end() && contains(stack, text_of(context, error, name))) keys.erase(found);
  }
}

void add_hidden_keys(Context& context, CellId error, std::vector<PropertyKey>& keys) {
  if (find_property(context.heap(), error, key(Name::cause)).found() && !has_key(keys, key(Name::cause)))
    keys.push_back(key(Name::cause));
  Value errors = get(context, error, Name::errors);
  if (has_kind(context.heap(), errors, Kind::Array) && !has_key(keys, key(Name::errors)))
    keys.push_back(key(Name::errors));
}

// Where the frames begin, looked for behind the message, which may look like frames itself.
std::size_t frames_start(Context& context, CellId error, std::u16string_view stack) {
  Value message = get(context, error, Name::message);
  std::size_t from = 0;
  if (!is_falsy(context, message)) {
    std::u16string text = to_text(context, message);
    std::size_t at = stack.find(text);
    if (at != std::u16string_view::npos && at != 0) from = at + text.size();
  }
  return stack.find(u"\n    at", from);
}

std::vector<std::u16string> cause_frames(Context& context, CellId error) {
  Value cause = get(context, error, Name::cause);
  if (!cause.is_object() || !is_error(context.exec, cause.cell())) return {};
  std::u16string stack = stack_text(context, cause.cell());
  std::size_t start = stack.find(u"\n    at");
  return start == std::u16string::npos ? std::vector<std::u16string>{}
                                       : split_lines(std::u16string_view(stack).substr(start + 1));
}

std::u16string frames_text(Context& context, CellId error, std::u16string_view frames) {
  std::vector<std::u16string> lines = fold_common_frames(split_lines(frames), cause_frames(context, error));
  std::u16string out;
  for (const std::u16string& line : lines) out += u"\n" + line;
  return out;
}

}  // namespace

std::u16string error_base(Context& context, CellId error, const ConstructorName& constructor, std::u16string_view tag,
                          std::vector<PropertyKey>& keys) {
  Value name = get(context, error, Name::name);
  std::u16string name_text = name.is_nullish() ? u"Error" : to_text(context, name);
  std::u16string stack = stack_text(context, error);
  remove_duplicate_keys(context, error, keys, stack);
  add_hidden_keys(context, error, keys);
  stack = improve_stack(std::move(stack), constructor, name_text, tag);
  std::size_t start = frames_start(context, error, stack);
  if (context.stopped()) return {};
  if (start == std::u16string::npos)
    stack = u"[" + stack + u"]";
  else
    stack = stack.substr(0, start) + frames_text(context, error, std::u16string_view(stack).substr(start + 1));
  context.charge(stack.size() / 8);
  return indent_lines(stack, context.indentation);
}

}  // namespace loopscope::js::inspection
