#include "reading.hpp"

#include <javascript/function.hpp>

#include <base/utf.hpp>

namespace loopscope::js {

namespace {

constexpr std::size_t longest_name = 60;  // units
constexpr int longest_chain = 100;        // prototypes looked at

}  // namespace

std::u16string text_prefix(const Heap& heap, CellId string, std::size_t limit) {
  std::u16string text;
  std::vector<CellId> waiting{string};
  while (!waiting.empty() && text.size() < limit) {
    const auto& cell = heap.get<StringCell>(waiting.back());
    waiting.pop_back();
    if (cell.is_rope()) {
      waiting.push_back(cell.right);
      waiting.push_back(cell.left);
    } else {
      text.append(cell.units, 0, limit - text.size());
    }
  }
  return text;
}

Value read_own(const Heap& heap, CellId object, PropertyKey key) {
  const ObjectCell& cell = object_of(heap, object);
  const auto& shape = heap.get<ShapeCell>(cell.shape);
  std::uint32_t slot = shape.find(key);
  if (slot == ShapeCell::not_found || (shape.properties[slot].flags & IsAccessor) != 0) return {};
  return cell.slots[slot];
}

Value read(const Heap& heap, CellId object, PropertyKey key) {
  for (int i = 0; object && i < longest_chain; ++i) {
    Value value = read_own(heap, object, key);
    if (!value.is_empty()) return value;
    object = heap.get<ShapeCell>(object_of(heap, object).shape).prototype;
  }
  return {};
}

std::string callable_name(const Heap& heap, CellId function) {
  Value name = read_own(heap, function, key(Name::name));
  if (const auto* closure = heap.try_get<FunctionCell>(function); closure != nullptr && name.is_empty())
    name = closure->name;
  return name.is_string() ? utf16_to_utf8(text_prefix(heap, name.cell(), longest_name)) : "";
}

std::string class_name(const Heap& heap, CellId object) {
  Value constructor = read(heap, object, key(Name::constructor));
  return is_callable(heap, constructor) ? callable_name(heap, constructor.cell()) : "";
}

}  // namespace loopscope::js
