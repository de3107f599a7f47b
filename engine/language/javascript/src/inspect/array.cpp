// Arrays, with their holes and with properties beside the elements.
#include "raw.hpp"

#include <base/utf.hpp>

namespace loopscope::js::inspection {

namespace {

std::u16string empty_items(std::size_t count) {
  return u"<" + ascii_to_utf16(std::to_string(count)) + (count > 1 ? u" empty items>" : u" empty item>");
}

void push_item(Context& context, const Raw& raw, std::uint32_t index, int depth, Output& output) {
  output.push_back(format_property(context, raw.object, PropertyKey::index(index), depth, Entries::ArrayItem));
}

std::uint32_t array_length(const Context& context, CellId array) {
  return context.exec.machine.heap.get<ArrayCell>(array).length;
}

// From the first hole on: a run of holes counts as one entry.
void list_sparse(Context& context, Raw& raw, int depth, Output& output, std::uint32_t index) {
  std::size_t most = shown_count(context, array_length(context, raw.object));
  std::vector<PropertyKey> keys = shown_keys(context, raw.object);
  context.charge(keys.size());
  std::size_t at = 0;
  while (at < keys.size() && keys[at].is_index() && keys[at].id < index) ++at;
  for (; at < keys.size() && keys[at].is_index() && output.size() < most && !context.stopped(); ++at) {
    if (keys[at].id != index) output.push_back(empty_items(keys[at].id - index));
    index = keys[at].id;
    if (output.size() < most) push_item(context, raw, index++, depth, output);
  }
  std::size_t left = array_length(context, raw.object) - index;
  if (left > 0) output.push_back(output.size() != most ? empty_items(left) : remaining_text(left));
}

void list_items(Context& context, Raw& raw, int depth, Output& output) {
  std::uint32_t length = array_length(context, raw.object);
  auto shown = static_cast<std::uint32_t>(shown_count(context, length));
  for (std::uint32_t i = 0; i < shown && !context.stopped(); ++i) {
    if (!has_own_property(context.heap(), raw.object, PropertyKey::index(i)))
      return list_sparse(context, raw, depth, output, i);
    push_item(context, raw, i, depth, output);
  }
  if (shown < length) output.push_back(remaining_text(length - shown));
}

}  // namespace

void describe_array(Context& context, Raw& raw) {
  bool is_ordinary = raw.constructor == ConstructorName(u"Array") && raw.tag.empty();
  std::uint32_t length = array_length(context, raw.object);
  std::u16string name = is_ordinary ? u"" : prefix_of(raw, u"Array", size_text(length));
  raw.keys = shown_keys(context, raw.object, true);
  raw.layout.opening = name + u"[";
  raw.layout.closing = u"]";
  raw.layout.entries = Entries::ArrayLike;
  raw.layout.items = raw.object;
  raw.list_contents = list_items;
  if (length == 0 && !raw.has_properties()) raw.finish(raw.layout.opening + u"]");
}

}  // namespace loopscope::js::inspection
