// Wrapper objects: [Number: 3], [String (Sub): 'abc'].
#include "context.hpp"

#include <algorithm>

namespace loopscope::js::inspection {

namespace {

struct Boxed {
  std::u16string_view type;
  Style style;
  Value primitive;
};

Boxed unbox(const Heap& heap, CellId object) {
  if (kind_of(heap, object) == Kind::String)
    return {u"String", Style::String, heap.get<StringObjectCell>(object).primitive};
  Value primitive = heap.get<PrimitiveObjectCell>(object).primitive;
  switch (primitive.tag()) {
    case Tag::Boolean:
      return {u"Boolean", Style::Boolean, primitive};
    case Tag::BigInteger:
      return {u"BigInt", Style::BigInt, primitive};
    case Tag::Symbol:
      return {u"Symbol", Style::Symbol, primitive};
    default:
      return {u"Number", Style::Number, primitive};
  }
}

}  // namespace

std::u16string boxed_base(Context& context, CellId object, std::vector<PropertyKey>& keys,
                          const ConstructorName& constructor, std::u16string_view tag) {
  Boxed boxed = unbox(context.heap(), object);
  if (boxed.primitive.is_string()) {
    std::uint32_t length = string_length(context.heap(), boxed.primitive.cell());
    keys.erase(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(length, keys.size())));
  }
  std::u16string base = u"[";
  base.append(boxed.type);
  if (!constructor)
    base += u" (null prototype)";
  else if (*constructor != boxed.type)
    base += u" (" + *constructor + u")";
  bool colors = std::exchange(context.options.colors, false);
  base += u": " + format_primitive(context, boxed.primitive) + u"]";
  context.options.colors = colors;
  if (!tag.empty() && constructor != ConstructorName(tag)) base.append(u" [").append(tag).append(u"]");
  return keys.empty() ? stylize(context, base, boxed.style) : base;
}

}  // namespace loopscope::js::inspection
