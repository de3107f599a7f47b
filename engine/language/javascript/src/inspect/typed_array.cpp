// Typed arrays, buffers and views; Buffers the way they show themselves.
#include "raw.hpp"

#include <base/utf.hpp>
#include <javascript/bytes_argument.hpp>
#include <javascript/text_decoder.hpp>

namespace loopscope::js::inspection {

namespace {

std::u16string number_text(Context& context, double number) { return format_value(context, Value::number(number), 0); }

std::size_t length_of(const Context& context, CellId array) {
  const Heap& heap = context.exec.machine.heap;
  return typed_length(heap, heap.get<TypedArrayCell>(array));
}

// What showHidden adds: the accessors of the prototypes.
void list_hidden(Context& context, const Raw& raw, int depth, Output& output) {
  const auto& array = context.heap().get<TypedArrayCell>(raw.object);
  std::size_t size = element_row(array.element).size, length = length_of(context, raw.object);
  context.indentation += 2;
  output.push_back(u"[BYTES_PER_ELEMENT]: " + number_text(context, static_cast<double>(size)));
  output.push_back(u"[length]: " + number_text(context, static_cast<double>(length)));
  output.push_back(u"[byteLength]: " + number_text(context, static_cast<double>(length * size)));
  output.push_back(u"[byteOffset]: " + number_text(context, static_cast<double>(array.offset)));
  output.push_back(u"[buffer]: " + format_value(context, Value::object(array.buffer), depth, true));
  context.indentation -= 2;
}

void list_elements(Context& context, Raw& raw, int depth, Output& output) {
  std::size_t length = length_of(context, raw.object), shown = shown_count(context, length);
  for (std::size_t i = 0; i < shown && !context.stopped(); ++i)
    output.push_back(format_value(context, load_element(context.heap(), raw.object, i), depth));
  if (shown < length) output.push_back(remaining_text(length - shown));
  if (context.options.show_hidden) list_hidden(context, raw, depth, output);
}

void list_bytes(Context& context, Raw& raw, int, Output& output) {
  const auto& buffer = context.heap().get<ArrayBufferCell>(raw.object);
  if (buffer.is_detached) {
    output.push_back(stylize(context, u"(detached)", Style::Special));
  } else {
    std::size_t most = shown_count(context, buffer.bytes.byte_count());
    std::u16string text = hex_dump(context.heap(), {raw.object, 0, buffer.bytes.byte_count()}, most);
    output.push_back(stylize(context, u"[Uint8Contents]", Style::Special) + u": <" + text + u">");
  }
  output.push_back(u"byteLength: " + number_text(context, static_cast<double>(buffer.bytes.byte_count())));
}

void list_view(Context& context, Raw& raw, int depth, Output& output) {
  DataViewCell view = context.heap().get<DataViewCell>(raw.object);
  auto length = static_cast<double>(view_length(context.heap(), view));
  output.push_back(u"byteLength: " + number_text(context, length));
  output.push_back(u"byteOffset: " + number_text(context, static_cast<double>(view.offset)));
  context.indentation += 2;
  output.push_back(u"buffer: " + format_value(context, Value::object(view.buffer), depth));
  context.indentation -= 2;
}

std::u16string encoding_text(const Context& context, std::string_view name) {
  return u"encoding: " + stylize(context, u"'" + ascii_to_utf16(name) + u"'", Style::String);
}

std::u16string decoder_text(Context& context, const TextDecoderCell& decoder) {
  std::u16string fatal = format_value(context, Value::boolean(decoder.is_fatal), 0);
  std::u16string ignores = format_value(context, Value::boolean(decoder.ignores_mark), 0);
  return u"TextDecoder { " + encoding_text(context, decoder_name(decoder.encoding)) + u", fatal: " + fatal +
         u", ignoreBOM: " + ignores + u" }";
}

}  // namespace

void describe_typed_array(Context& context, Raw& raw) {
  std::u16string fallback = ascii_to_utf16(element_row(context.heap().get<TypedArrayCell>(raw.object).element).name);
  std::size_t length = length_of(context, raw.object);
  raw.keys = shown_keys(context, raw.object, true);
  raw.layout.opening = prefix_of(raw, raw.constructor ? u"" : fallback, size_text(length)) + u"[";
  raw.layout.closing = u"]";
  raw.layout.entries = Entries::ArrayLike;
  raw.layout.items = raw.object;
  raw.list_contents = list_elements;
  if (length == 0 && !raw.has_properties() && !context.options.show_hidden) raw.finish(raw.layout.opening + u"]");
}

void describe_array_buffer(Context& context, Raw& raw, bool inside_typed_array) {
  const auto& buffer = context.heap().get<ArrayBufferCell>(raw.object);
  std::u16string name = prefix_of(raw, buffer.is_shared ? u"SharedArrayBuffer" : u"ArrayBuffer");
  raw.layout.opening = name + u"{";
  raw.list_contents = list_bytes;
  if (inside_typed_array && raw.keys.empty()) {
    raw.finish(name + u"{ byteLength: " + number_text(context, static_cast<double>(buffer.bytes.byte_count())) + u" }");
  }
}

void describe_data_view(Context&, Raw& raw) {
  raw.layout.opening = prefix_of(raw, u"DataView") + u"{";
  raw.list_contents = list_view;
}

bool describe_text_codec(Context& context, Raw& raw) {
  if (const auto* decoder = context.heap().try_get<TextDecoderCell>(raw.object)) {
    raw.finish(decoder_text(context, *decoder));
    return true;
  }
  if (!context.heap().try_get<TextEncoderCell>(raw.object)) return false;
  raw.finish(u"{ " + encoding_text(context, "utf-8") + u" }");
  return true;
}

// Buffer.prototype.inspect, without a call.
std::optional<std::u16string> format_buffer(Context& context, CellId object, Value function) {
  Heap& heap = context.heap();
  if (!has_kind(heap, function, Kind::NativeFunction) || kind_of(heap, object) != Kind::TypedArray) return std::nullopt;
  const NativeRow& row = native_row(heap.get<NativeFunctionCell>(function.cell()).native);
  if (heap.get<NativeFunctionCell>(function.cell()).native >> 8 != native_number("buffer_prototype_rows", 0) >> 8)
    return std::nullopt;
  if (std::string_view(row.name) != "inspect") return std::nullopt;
  auto range = byte_range(heap, Value::object(object));
  std::u16string text = hex_dump(heap, *range, most_inspected_bytes(context.exec));
  for (PropertyKey each : shown_keys(context, object, true)) {
    if (!text.empty()) text += u", ";
    text += format_property(context, object, each, 0, Entries::Plain);
  }
  Value constructor = get(context, object, Name::constructor);
  Value name = constructor.is_object() ? get(context, constructor.cell(), Name::name) : Value::undefined();
  return u"<" + to_text(context, name) + u" " + text + u">";
}

}  // namespace loopscope::js::inspection
