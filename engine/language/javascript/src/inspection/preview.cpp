// A value on one line, in few characters: what variables, sentences and queues show. Like node's inspector in style,
// but bounded, and reading only.
#include "preview.hpp"

#include "reading.hpp"

#include <javascript/big_integer.hpp>
#include <javascript/bytes_argument.hpp>
#include <javascript/date.hpp>
#include <javascript/namespace.hpp>
#include <javascript/promise.hpp>
#include <javascript/regexp_object.hpp>

#include <base/number_format.hpp>
#include <base/utf.hpp>

#include <cmath>
#include <string_view>

namespace loopscope::js {

namespace {

constexpr int deepest = 2;                // objects inside objects that are still opened
constexpr std::size_t most_items = 20;    // elements or properties of one object
constexpr std::size_t most_digits = 256;  // limbs of a big integer that are still worth printing

class Preview {
 public:
  Preview(const Machine& machine, std::size_t limit) : machine_(machine), heap_(machine.heap), limit_(limit) {}

  std::string of(Value value) {
    write(value, 0);
    return shortened();
  }

 private:
  bool is_full() const { return out_.size() > limit_; }

  std::string shortened() {
    if (!is_full()) return std::move(out_);
    std::size_t end = limit_ > 0 ? limit_ - 1 : 0;
    while (end > 0 && (static_cast<unsigned char>(out_[end]) & 0xC0) == 0x80) --end;
    return out_.substr(0, end) + "…";
  }

  void write(Value value, int depth) {
    if (is_full()) return;
    switch (value.tag()) {
      case Tag::Undefined:
        out_ += "undefined";
        return;
      case Tag::Null:
        out_ += "null";
        return;
      case Tag::Boolean:
        out_ += value.as_boolean() ? "true" : "false";
        return;
      case Tag::Number:
        return number(value.as_number());
      case Tag::Integer:
        out_ += std::to_string(value.as_integer());
        return;
      case Tag::String:
        return quoted(value.cell());
      case Tag::Symbol:
        return symbol(value.cell());
      case Tag::BigInteger:
        return big_integer(value);
      case Tag::Object:
        return object(value.cell(), depth);
      case Tag::Empty:
      case Tag::Internal:
        out_ += "…";
        return;
    }
  }

  void number(double value) { out_ += value == 0 && 1 / value < 0 ? "-0" : number_to_string(value); }

  void big_integer(Value value) {
    bool is_long = heap_.get<BigIntegerCell>(value.cell()).limbs.size() > most_digits;
    out_ += is_long ? "…n" : big_integer_text(heap_, value) + "n";
  }

  void symbol(CellId id) {
    Value description = heap_.get<SymbolCell>(id).description;
    out_ += "Symbol(";
    if (description.is_string()) out_ += utf16_to_utf8(text_prefix(heap_, description.cell(), limit_));
    out_ += ")";
  }

  void quoted(CellId string) {
    std::u16string text = text_prefix(heap_, string, limit_ + 1);
    bool has_single = text.find(u'\'') != std::u16string::npos;
    bool has_double = text.find(u'"') != std::u16string::npos;
    const char* quote = !has_single ? "'" : !has_double ? "\"" : "`";
    out_ += quote;
    out_ += escaped(text);
    out_ += quote;
  }

  static std::string escaped(const std::u16string& text) {
    std::u16string out;
    for (char16_t unit : text) {
      if (unit == u'\n')
        out += u"\\n";
      else if (unit == u'\t')
        out += u"\\t";
      else if (unit == u'\r')
        out += u"\\r";
      else if (unit < u' ' || unit == u'\x7f')
        out += u'\xfffd';
      else
        out += unit;
    }
    return utf16_to_utf8(out);
  }

  // --- objects

  void object(CellId id, int depth) {
    switch (kind_of(heap_, id)) {
      case Kind::Function:
      case Kind::NativeFunction:
      case Kind::BoundFunction:
        return function(id);
      case Kind::Error:
        return error(id);
      case Kind::RegExp:
        return regexp(id);
      case Kind::Promise:
        return promise(id, depth);
      case Kind::Boolean:
      case Kind::Number:
      case Kind::SymbolObject:
      case Kind::BigIntegerObject:
        return boxed(id, heap_.get<PrimitiveObjectCell>(id).primitive, depth);
      case Kind::String:
        return boxed(id, heap_.get<StringObjectCell>(id).primitive, depth);
      case Kind::Array:
      case Kind::Arguments:
        return array(id, depth);
      case Kind::TypedArray:
        return typed_array(id, depth);
      case Kind::ArrayBuffer:
        out_ += class_name(heap_, id) + " { " + std::to_string(bytes_of(heap_, id).byte_count()) + " bytes }";
        return;
      case Kind::Date:
        return date(heap_.get<DateCell>(id).time.as_number());
      case Kind::Proxy:
        out_ += "Proxy";
        return;
      default:
        return plain(id, depth);
    }
  }

  void regexp(CellId id) {
    const auto& cell = heap_.get<RegExpCell>(id);
    std::u16string source = escaped_source(text_prefix(heap_, cell.source.cell(), 200));
    out_ += "/" + utf16_to_utf8(source) + "/" + utf16_to_utf8(text_prefix(heap_, cell.letters.cell(), 8));
  }

  void function(CellId id) {
    const auto* closure = heap_.try_get<FunctionCell>(id);
    std::string name = callable_name(heap_, id);
    if (closure != nullptr && closure->is_class_constructor) {
      out_ += name.empty() ? "[class (anonymous)]" : "[class " + name + "]";
      return;
    }
    out_ += closure != nullptr ? function_kind(machine_.codes[closure->code].kind) : "[Function";
    out_ += name.empty() ? " (anonymous)]" : ": " + name + "]";
  }

  static const char* function_kind(FunctionKind kind) {
    switch (kind) {
      case FunctionKind::Normal:
        return "[Function";
      case FunctionKind::Generator:
        return "[GeneratorFunction";
      case FunctionKind::Async:
        return "[AsyncFunction";
      case FunctionKind::AsyncGenerator:
        return "[AsyncGeneratorFunction";
    }
    return "[Function";
  }

  // Its name and message, as its toString would say.
  void error(CellId id) {
    Value name = read(heap_, id, key(Name::name));
    Value message = read(heap_, id, key(Name::message));
    out_ += name.is_string() ? utf16_to_utf8(text_prefix(heap_, name.cell(), limit_)) : "Error";
    if (!message.is_string() || string_length(heap_, message.cell()) == 0) return;
    out_ += ": " + escaped(text_prefix(heap_, message.cell(), limit_));
  }

  void promise(CellId id, int depth) {
    const auto& cell = heap_.get<PromiseCell>(id);
    if (depth >= deepest) return opaque(id);
    if (cell.state == PromiseState::Pending) {
      out_ += "Promise { <pending> }";
      return;
    }
    out_ += cell.state == PromiseState::Rejected ? "Promise { <rejected> " : "Promise { ";
    write(cell.result, depth + 1);
    out_ += " }";
  }

  void boxed(CellId id, Value primitive, int depth) {
    out_ += "[" + class_name(heap_, id) + ": ";
    write(primitive, depth + 1);
    out_ += "]";
  }

  void date(double time) { out_ += std::isnan(time) ? "Invalid Date" : iso_date_text(time); }

  void opaque(CellId id) {
    std::string name = class_name(heap_, id);
    out_ += "[" + (name.empty() ? "Object" : name) + "]";
  }

  void array(CellId id, int depth) {
    if (depth >= deepest) return opaque(id);
    const ObjectCell& cell = object_of(heap_, id);
    std::size_t length = kind_of(heap_, id) == Kind::Array ? heap_.get<ArrayCell>(id).length : cell.elements.size();
    std::string name = class_name(heap_, id);
    if (kind_of(heap_, id) == Kind::Arguments)
      out_ += "[Arguments] ";
    else if (name != "Array" && !name.empty())
      out_ += name + "(" + std::to_string(length) + ") ";
    Items items(*this, "[", "]");
    for (std::size_t i = 0; i < length; ++i) {
      if (!items.next(length - i)) break;
      Value element = i < cell.elements.size() ? cell.elements[i] : Value{};
      if (element.is_empty())
        out_ += "<empty>";
      else
        write(element, depth + 1);
    }
    properties(cell, depth, items);
    items.close();
  }

  void typed_array(CellId id, int depth) {
    if (depth >= deepest) return opaque(id);
    const auto& cell = heap_.get<TypedArrayCell>(id);
    std::uint64_t length = typed_length(heap_, cell);
    out_ += class_name(heap_, id) + "(" + std::to_string(length) + ") ";
    Items items(*this, "[", "]");
    for (std::uint64_t i = 0; i < length; ++i) {
      if (!items.next(length - i)) break;
      element(cell, i);
    }
    properties(cell, depth, items);
    items.close();
  }

  void element(const TypedArrayCell& array, std::uint64_t index) {
    std::size_t size = element_row(array.element).size;
    std::uint8_t held[8] = {};
    bytes_of(heap_, array.buffer).read(array.offset + index * size, held, size);
    if (!is_big_element(array.element)) return number(number_from_bytes(array.element, held));
    std::uint64_t bits;
    std::memcpy(&bits, held, sizeof(bits));
    bool is_signed = array.element == ElementType::BigInt64;
    out_ += (is_signed ? std::to_string(static_cast<std::int64_t>(bits)) : std::to_string(bits)) + "n";
  }

  void plain(CellId id, int depth) {
    const ObjectCell& cell = object_of(heap_, id);
    std::string name = class_name(heap_, id);
    bool has_prototype = static_cast<bool>(heap_.get<ShapeCell>(cell.shape).prototype);
    if (depth >= deepest) return opaque(id);
    if (!has_prototype)
      out_ += "[Object: null prototype] ";
    else if (kind_of(heap_, id) != Kind::Object)
      out_ += class_or_kind(id, name) + " ";
    else if (name != "Object" && !name.empty())
      out_ += name + " ";
    Items items(*this, "{", "}");
    for (std::size_t i = 0; i < cell.elements.size(); ++i) {
      if (cell.elements[i].is_empty()) continue;
      if (!items.next(cell.elements.size() - i)) break;
      out_ += "'" + std::to_string(i) + "': ";
      write(cell.elements[i], depth + 1);
    }
    properties(cell, depth, items);
    items.close();
  }

  // Exotic objects whose class is a plain one say what they are.
  std::string class_or_kind(CellId id, const std::string& name) const {
    if (!name.empty() && name != "Object") return name;
    return std::string("[") + heap_.cell(id).type->traits.name + "]";
  }

  // Writes "[ a, b, … 7 more ]", or "[]" when there was nothing.
  class Items {
   public:
    Items(Preview& preview, const char* opening, const char* closing) : preview_(preview), closing_(closing) {
      preview_.out_ += opening;
    }
    // False: no more are shown.
    bool next(std::size_t left) {
      if (done_ || preview_.is_full()) return false;
      preview_.out_ += count_ == 0 ? " " : ", ";
      if (count_++ < most_items) return true;
      preview_.out_ += "… " + std::to_string(left) + " more";
      done_ = true;
      return false;
    }
    void close() { preview_.out_ += (count_ == 0 ? "" : " ") + std::string(closing_); }

   private:
    Preview& preview_;
    const char* closing_;
    std::size_t count_ = 0;
    bool done_ = false;
  };

  void properties(const ObjectCell& cell, int depth, Items& items) {
    const auto& shape = heap_.get<ShapeCell>(cell.shape);
    for (std::size_t slot = 0; slot < shape.properties.size(); ++slot) {
      const ShapeProperty& property = shape.properties[slot];
      if ((property.flags & Enumerable) == 0 || !is_shown(property.key)) continue;
      if (!items.next(shape.properties.size() - slot)) return;
      out_ += key_label(property.key) + ": ";
      if (property.flags & IsAccessor)
        accessor(cell.slots[slot]);
      else
        write(cell.slots[slot], depth + 1);
    }
  }

  bool is_shown(PropertyKey key) const {
    if (key.type == PropertyKey::Type::None) return false;
    return !key.is_symbol() || !heap_.get<SymbolCell>(key.cell()).is_private;
  }

  std::string key_label(PropertyKey key) {
    if (key.is_index()) return "'" + std::to_string(key.id) + "'";
    if (key.is_symbol()) {
      std::string before = std::move(out_);
      out_.clear();
      symbol(key.cell());
      std::string label = "[" + out_ + "]";
      out_ = std::move(before);
      return label;
    }
    std::u16string text = text_prefix(heap_, key.cell(), limit_);
    bool is_name = !text.empty() && !(text[0] >= u'0' && text[0] <= u'9');
    for (char16_t unit : text) {
      bool in_name = unit >= 0x80 || unit == u'_' || unit == u'$' || (unit >= u'0' && unit <= u'9') ||
                     (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
      is_name = is_name && in_name;
    }
    return is_name ? utf16_to_utf8(text) : "'" + escaped(text) + "'";
  }

  void accessor(Value pair) {
    if (!pair.is_internal()) return;
    const auto& cell = heap_.get<AccessorCell>(pair.cell());
    bool gets = cell.getter.is_object(), sets = cell.setter.is_object();
    out_ += gets && sets ? "[Getter/Setter]" : gets ? "[Getter]" : "[Setter]";
  }

  const Machine& machine_;
  const Heap& heap_;
  std::size_t limit_;
  std::string out_;
};

}  // namespace

std::string preview(const Machine& machine, Value value, std::size_t limit) {
  bool is_link = value.is_internal() && machine.heap.try_get<ModuleBindingCell>(value.cell()) != nullptr;
  if (is_link) value = imported_value(machine.heap, value);
  return Preview(machine, limit).of(value);
}

}  // namespace loopscope::js
