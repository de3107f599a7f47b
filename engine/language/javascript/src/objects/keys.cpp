#include <base/number_format.hpp>
#include <base/utf.hpp>
#include <javascript/property.hpp>

namespace loopscope::js {

namespace {

// The array index that the text spells canonically (no sign, no leading zero, below 2^32 - 1).
std::optional<std::uint32_t> parse_index(std::u16string_view text) {
  if (text.empty() || text.size() > 10 || text[0] < u'0' || text[0] > u'9') return std::nullopt;
  if (text[0] == u'0') return text.size() == 1 ? std::optional<std::uint32_t>(0) : std::nullopt;
  std::uint64_t value = 0;
  for (char16_t unit : text) {
    if (unit < u'0' || unit > u'9') return std::nullopt;
    value = value * 10 + (unit - u'0');
  }
  if (value >= 0xFFFFFFFFull) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

constexpr CellId intern_table_id{1};

}  // namespace

PropertyKey key_from_text(Heap& heap, std::u16string_view text) {
  if (auto index = parse_index(text)) return PropertyKey::index(*index);
  return PropertyKey::string(intern(heap, intern_table_id, text));
}

PropertyKey key_from_string(Heap& heap, CellId string) {
  const auto& cell = heap.get<StringCell>(string);
  if (cell.length <= 10) {
    if (auto index = parse_index(string_units(heap, string))) return PropertyKey::index(*index);
  }
  return PropertyKey::string(intern_string(heap, intern_table_id, string));
}

PropertyKey to_property_key(Heap& heap, Value value) {
  switch (value.tag()) {
    case Tag::String:
      return key_from_string(heap, value.cell());
    case Tag::Symbol:
      return PropertyKey::symbol(value.cell());
    case Tag::Number: {
      double number = value.as_number();
      if (number >= 0 && number < 4294967295.0) {
        auto index = static_cast<std::uint32_t>(number);
        if (index == number) return PropertyKey::index(index);
      }
      return key_from_text(heap, ascii_to_utf16(number_to_string(number)));
    }
    case Tag::Boolean:
      return key(value.as_boolean() ? Name::true_ : Name::false_);
    case Tag::Null:
      return key(Name::null_);
    default:
      return key(Name::undefined);
  }
}

Value key_to_value(Heap& heap, PropertyKey key) {
  if (key.is_symbol()) return Value::symbol(key.cell());
  if (key.is_string()) return Value::string(key.cell());
  return Value::string(make_ascii_string(heap, std::to_string(key.id)));
}

std::u16string key_text(const Heap& heap, PropertyKey key) {
  if (key.is_index()) return ascii_to_utf16(std::to_string(key.id));
  if (key.is_string()) return copy_text(heap, key.cell());
  const auto& symbol = heap.get<SymbolCell>(key.cell());
  std::u16string description = symbol.description.is_string() ? copy_text(heap, symbol.description.cell()) : u"";
  return symbol.is_private ? description : u"Symbol(" + description + u")";
}

CellId make_symbol(Heap& heap, std::u16string_view description, bool is_private) {
  Value text = Value::string(make_string(heap, std::u16string(description)));
  CellId id = heap.make<SymbolCell>();
  auto& cell = heap.mut<SymbolCell>(id);
  cell.description = text;
  cell.is_private = is_private;
  return id;
}

}  // namespace loopscope::js
