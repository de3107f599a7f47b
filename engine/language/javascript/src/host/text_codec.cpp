// TextEncoder and TextDecoder (Encoding Standard), atob and btoa.
#include <javascript/host.hpp>
#include <javascript/text_decoder.hpp>

#include <builtins/constructors.hpp>
#include <builtins/support.hpp>

#include <base/utf.hpp>
#include <javascript/binary_text.hpp>
#include <javascript/bytes_argument.hpp>
#include <javascript/prelude.hpp>
#include <javascript/render.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

struct LabelRow {
  std::u16string_view label;
  DecoderEncoding encoding;
};
constexpr LabelRow labels[] = {
    {u"utf-8", DecoderEncoding::Utf8},
    {u"utf8", DecoderEncoding::Utf8},
    {u"unicode-1-1-utf-8", DecoderEncoding::Utf8},
    {u"unicode11utf8", DecoderEncoding::Utf8},
    {u"unicode20utf8", DecoderEncoding::Utf8},
    {u"x-unicode20utf8", DecoderEncoding::Utf8},
    {u"utf-16le", DecoderEncoding::Utf16Little},
    {u"utf-16", DecoderEncoding::Utf16Little},
    {u"ucs-2", DecoderEncoding::Utf16Little},
    {u"unicode", DecoderEncoding::Utf16Little},
    {u"iso-10646-ucs-2", DecoderEncoding::Utf16Little},
    {u"csunicode", DecoderEncoding::Utf16Little},
    {u"unicodefeff", DecoderEncoding::Utf16Little},
    {u"utf-16be", DecoderEncoding::Utf16Big},
    {u"unicodefffe", DecoderEncoding::Utf16Big},
    {u"latin1", DecoderEncoding::Windows1252},
    {u"latin-1", DecoderEncoding::Windows1252},
    {u"l1", DecoderEncoding::Windows1252},
    {u"ascii", DecoderEncoding::Windows1252},
    {u"us-ascii", DecoderEncoding::Windows1252},
    {u"iso-8859-1", DecoderEncoding::Windows1252},
    {u"iso8859-1", DecoderEncoding::Windows1252},
    {u"iso88591", DecoderEncoding::Windows1252},
    {u"windows-1252", DecoderEncoding::Windows1252},
    {u"cp1252", DecoderEncoding::Windows1252},
    {u"x-cp1252", DecoderEncoding::Windows1252},
    {u"cp819", DecoderEncoding::Windows1252},
    {u"ibm819", DecoderEncoding::Windows1252},
    {u"ansi_x3.4-1968", DecoderEncoding::Windows1252},
};

std::u16string normal_label(std::u16string_view text) {
  auto is_space = [](char16_t unit) { return unit == u' ' || (unit >= u'\t' && unit <= u'\r' && unit != u'\v'); };
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  std::u16string out(text);
  for (char16_t& unit : out) {
    if (unit >= u'A' && unit <= u'Z') unit = static_cast<char16_t>(unit + 32);
  }
  return out;
}

// An option that is plain data.
bool option(NativeCall& call, Value options, std::u16string_view name) {
  if (!options.is_object()) return false;
  auto wish = plain_get(call.heap(), options.cell(), key_from_text(call.heap(), name));
  return wish && to_boolean(call.heap(), *wish);
}

}  // namespace

const char* decoder_name(DecoderEncoding encoding) {
  constexpr const char* names[] = {"utf-8", "utf-16le", "utf-16be", "windows-1252"};
  return names[static_cast<std::size_t>(encoding)];
}

NativeResult construct_text_encoder(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Class constructor TextEncoder cannot be invoked without 'new'");
  return call.give_object(make_with_prototype<TextEncoderCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::TextEncoderPrototype)));
}

NativeResult construct_text_decoder(NativeCall& call) {
  if (!call.is_construct()) return call.type_error("Class constructor TextDecoder cannot be invoked without 'new'");
  DecoderEncoding encoding = DecoderEncoding::Utf8;
  if (!call.argument(0).is_undefined()) {
    NativeResult answer;
    auto text = to_string_argument(call, 0, answer);
    if (!text) return answer;
    std::u16string label = normal_label(string_units(call.heap(), *text));
    auto found =
        std::find_if(std::begin(labels), std::end(labels), [&](const LabelRow& row) { return row.label == label; });
    if (found == std::end(labels)) {
      return fail_with_code(call, ErrorType::RangeError,
                            fmt::format("The \"{}\" encoding is not supported", to_utf8(call.exec, *text)),
                            "ERR_ENCODING_NOT_SUPPORTED");
    }
    encoding = found->encoding;
  }
  CellId id = make_with_prototype<TextDecoderCell>(
      call.heap(), prototype_from_constructor(call.exec, call.new_target, Intrinsic::TextDecoderPrototype));
  bool is_fatal = option(call, call.argument(1), u"fatal"), ignores = option(call, call.argument(1), u"ignoreBOM");
  auto& decoder = call.heap().mut<TextDecoderCell>(id);
  decoder.encoding = encoding;
  decoder.is_fatal = is_fatal;
  decoder.ignores_mark = ignores;
  return call.give_object(id);
}

namespace {

// --- TextEncoder

NativeResult fail_this(NativeCall& call, std::string_view type) {
  return fail_with_code(call, ErrorType::TypeError, fmt::format("Value of \"this\" must be of type {}", type),
                        "ERR_INVALID_THIS");
}

template <class T>
const T* this_codec(NativeCall& call) {
  return call.this_value.is_object() ? call.heap().try_get<T>(call.this_value.cell()) : nullptr;
}

NativeResult encoder_encoding(NativeCall& call) {
  if (!this_codec<TextEncoderCell>(call)) return fail_this(call, "TextEncoder");
  return call.give(ascii_value(call.exec, "utf-8"));
}

NativeResult encode(NativeCall& call) {
  if (!this_codec<TextEncoderCell>(call)) return fail_this(call, "TextEncoder");
  std::vector<std::uint8_t> bytes;
  if (!call.argument(0).is_undefined()) {
    NativeResult answer;
    auto text = to_string_argument(call, 0, answer);
    if (!text) return answer;
    bytes = text_to_bytes(string_units(call.heap(), *text), TextEncoding::Utf8);
  }
  return call.give_object(make_uint8_array(call.exec, bytes));
}

NativeResult encode_into(NativeCall& call) {
  if (!this_codec<TextEncoderCell>(call)) return fail_this(call, "TextEncoder");
  Heap& heap = call.heap();
  if (!call.argument(0).is_string()) {
    return fail_with_code(call, ErrorType::TypeError, "The \"src\" argument must be of type string.",
                          "ERR_INVALID_ARG_TYPE");
  }
  auto range = byte_range(heap, call.argument(1));
  if (!range || !has_kind(heap, call.argument(1), Kind::TypedArray)) {
    return fail_with_code(call, ErrorType::TypeError, "The \"dest\" argument must be an instance of Uint8Array.",
                          "ERR_INVALID_ARG_TYPE");
  }
  std::u16string text = copy_text(heap, call.argument(0).cell());
  std::string bytes;
  std::size_t read = 0;
  while (read < text.size()) {
    DecodedPoint point = code_point_at(text, read);
    std::string character = utf16_to_utf8(std::u16string_view(text).substr(read, point.length));
    if (bytes.size() + character.size() > range->length) break;
    bytes += character;
    read += point.length;
  }
  call.exec.charge(1 + read / 4);
  write_range(heap, *range, 0, {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  CellId result = new_object(call.exec);
  define_own(heap, result, key_from_text(heap, u"read"), Value::number(static_cast<double>(read)));
  define_own(heap, result, key_from_text(heap, u"written"), Value::number(static_cast<double>(bytes.size())));
  return call.give_object(result);
}

// --- TextDecoder

NativeResult decoder_encoding(NativeCall& call) {
  const auto* decoder = this_codec<TextDecoderCell>(call);
  return decoder ? call.give(ascii_value(call.exec, decoder_name(decoder->encoding))) : fail_this(call, "TextDecoder");
}
NativeResult decoder_fatal(NativeCall& call) {
  const auto* decoder = this_codec<TextDecoderCell>(call);
  return decoder ? call.give(decoder->is_fatal) : fail_this(call, "TextDecoder");
}
NativeResult decoder_ignore_mark(NativeCall& call) {
  const auto* decoder = this_codec<TextDecoderCell>(call);
  return decoder ? call.give(decoder->ignores_mark) : fail_this(call, "TextDecoder");
}

// Unpaired surrogates become U+FFFD. False: there was one.
bool mend_surrogates(std::u16string& text) {
  bool was_whole = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool high = (text[i] & 0xFC00) == 0xD800, low = (text[i] & 0xFC00) == 0xDC00;
    if (high && i + 1 < text.size() && (text[i + 1] & 0xFC00) == 0xDC00) {
      ++i;
    } else if (high || low) {
      text[i] = 0xFFFD;
      was_whole = false;
    }
  }
  return was_whole;
}

std::size_t tail_to_keep(DecoderEncoding encoding, std::span<const std::uint8_t> bytes) {
  if (encoding == DecoderEncoding::Utf8) return incomplete_utf8_tail(bytes);
  if (encoding == DecoderEncoding::Windows1252) return 0;
  std::size_t odd = bytes.size() % 2;
  if (bytes.size() < 2 + odd) return odd;
  std::uint8_t high = bytes[bytes.size() - odd - (encoding == DecoderEncoding::Utf16Little ? 1 : 2)];
  return (high & 0xFC) == 0xD8 ? odd + 2 : odd;
}

// False: the bytes are not valid, and U+FFFD stands for those.
bool decode_bytes(DecoderEncoding encoding, std::vector<std::uint8_t> bytes, std::u16string& out) {
  switch (encoding) {
    case DecoderEncoding::Utf8:
      out = bytes_to_text(bytes, TextEncoding::Utf8);
      return is_valid_utf8(bytes);
    case DecoderEncoding::Windows1252:
      // Node's fast path takes these bytes for latin1, also those that are other characters in windows-1252.
      out = bytes_to_text(bytes, TextEncoding::Latin1);
      return true;
    default: {
      if (encoding == DecoderEncoding::Utf16Big) {
        for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) std::swap(bytes[i], bytes[i + 1]);
      }
      out = bytes_to_text(bytes, TextEncoding::Utf16);
      bool is_whole = mend_surrogates(out) && bytes.size() % 2 == 0;
      if (bytes.size() % 2) out += u'\xFFFD';
      return is_whole;
    }
  }
}

NativeResult decode(NativeCall& call) {
  Heap& heap = call.heap();
  if (!this_codec<TextDecoderCell>(call)) return fail_this(call, "TextDecoder");
  CellId id = call.this_value.cell();
  auto range = byte_range(heap, call.argument(0));
  if (!range && !call.argument(0).is_undefined()) {
    return fail_with_code(
        call, ErrorType::TypeError,
        "The \"list\" argument must be an instance of SharedArrayBuffer, ArrayBuffer or ArrayBufferView.",
        "ERR_INVALID_ARG_TYPE");
  }
  bool goes_on = option(call, call.argument(1), u"stream");
  auto& decoder = heap.mut<TextDecoderCell>(id);
  std::vector<std::uint8_t> bytes = std::move(decoder.rest);
  decoder.rest.clear();
  if (range) {
    std::vector<std::uint8_t> given = read_range(heap, *range);
    bytes.insert(bytes.end(), given.begin(), given.end());
  }
  call.exec.charge(1 + bytes.size() / 8);
  if (goes_on) {
    auto kept = static_cast<std::ptrdiff_t>(tail_to_keep(decoder.encoding, bytes));
    decoder.rest.assign(bytes.end() - kept, bytes.end());
    bytes.resize(bytes.size() - static_cast<std::size_t>(kept));
  }
  std::u16string text;
  bool is_valid = decode_bytes(decoder.encoding, std::move(bytes), text);
  bool is_first = !decoder.is_streaming;
  decoder.is_streaming = goes_on && (decoder.is_streaming || !text.empty());
  if (decoder.is_fatal && !is_valid) {
    decoder.is_streaming = false;
    return fail_with_code(call, ErrorType::TypeError,
                          fmt::format("The encoded data was not valid for encoding {}", decoder_name(decoder.encoding)),
                          "ERR_ENCODING_INVALID_ENCODED_DATA");
  }
  bool has_mark = is_first && !text.empty() && text[0] == u'\xFEFF' && decoder.encoding != DecoderEncoding::Windows1252;
  if (has_mark && !decoder.ignores_mark) text.erase(0, 1);
  return call.give_text(std::move(text));
}

// --- base64 as the web has it

NativeResult fail_character(NativeCall& call, std::string_view message) {
  const auto& callee = call.heap().get<NativeFunctionCell>(call.callee.cell());
  Value arguments[] = {ascii_value(call.exec, native_row(callee.native).name), utf8_value(call.exec, message)};
  return go_on_in_prelude(call, "throwInvalidCharacter", arguments);
}

std::optional<std::u16string> input_text(NativeCall& call, NativeResult& answer) {
  if (call.count == 0 && is_page(call.exec)) {
    answer = call.type_error("Failed to execute '{}' on 'Window': 1 argument required, but only 0 present.",
                             native_row(call.heap().get<NativeFunctionCell>(call.callee.cell()).native).name);
    return std::nullopt;
  }
  if (call.count == 0) {
    answer = fail_with_code(call, ErrorType::TypeError, "The \"input\" argument must be specified", "ERR_MISSING_ARGS");
    return std::nullopt;
  }
  auto text = to_string_argument(call, 0, answer);
  if (!text) return std::nullopt;
  return copy_text(call.heap(), *text);
}

NativeResult btoa(NativeCall& call) {
  NativeResult answer;
  auto text = input_text(call, answer);
  if (!text) return answer;
  call.exec.charge(1 + text->size() / 8);
  std::vector<std::uint8_t> bytes;
  for (char16_t unit : *text) {
    if (unit > 0xFF) return fail_character(call, "Invalid character");
    bytes.push_back(static_cast<std::uint8_t>(unit));
  }
  return call.give(ascii_value(call.exec, base64_of(bytes, false)));
}

NativeResult atob(NativeCall& call) {
  NativeResult answer;
  auto text = input_text(call, answer);
  if (!text) return answer;
  call.exec.charge(1 + text->size() / 8);
  std::u16string digits;
  for (char16_t unit : *text) {
    bool is_space = unit == u' ' || unit == u'\t' || unit == u'\n' || unit == u'\f' || unit == u'\r';
    bool is_digit = ((unit >= u'0' && unit <= u'9') || (unit >= u'a' && unit <= u'z') ||
                     (unit >= u'A' && unit <= u'Z') || unit == u'+' || unit == u'/' || unit == u'=');
    if (!is_space && !is_digit) return fail_character(call, "Invalid character");
    if (!is_space) digits += unit;
  }
  std::size_t used = digits.find_last_not_of(u'=') + 1, padding = digits.size() - used;
  if (digits.find(u'=') < used) return fail_character(call, "Invalid character");
  if (used % 4 == 1) return fail_character(call, "The string to be decoded is not correctly encoded.");
  bool is_wrong = padding > 2 || (padding > 0 && (digits.size() % 4 != 0 || used == 0));
  if (is_wrong) return fail_character(call, "Invalid character");
  std::vector<std::uint8_t> bytes = text_to_bytes(digits, TextEncoding::Base64);
  return call.give_text(std::u16string(bytes.begin(), bytes.end()));
}

constexpr NativeRow encoder_table[] = {
    {"get encoding", 0, encoder_encoding}, {"encode", 0, encode}, {"encodeInto", 2, encode_into}};
constexpr NativeRow decoder_table[] = {
    {"decode", 0, decode},
    {"get encoding", 0, decoder_encoding},
    {"get fatal", 0, decoder_fatal},
    {"get ignoreBOM", 0, decoder_ignore_mark},
};
constexpr NativeRow base64_table[] = {{"atob", 1, atob}, {"btoa", 1, btoa}};

}  // namespace

extern const std::span<const NativeRow> text_encoder_prototype_rows, text_decoder_prototype_rows, base64_rows;
const std::span<const NativeRow> text_encoder_prototype_rows = encoder_table;
const std::span<const NativeRow> text_decoder_prototype_rows = decoder_table;
const std::span<const NativeRow> base64_rows = base64_table;

}  // namespace loopscope::js
