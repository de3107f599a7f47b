// encodeURIComponent and its like (ECMA-262 19.2.6), escape and unescape (B.2.1).
#include "support.hpp"

#include <base/utf.hpp>

namespace loopscope::js {

namespace {

constexpr std::u16string_view alphanumeric = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::u16string_view unescaped_marks = u"-_.!~*'()";
constexpr char16_t hex_digits[] = u"0123456789ABCDEF";

bool is_one_of(char16_t unit, std::u16string_view set) { return set.find(unit) != std::u16string_view::npos; }

void append_escaped_byte(std::u16string& out, unsigned byte) {
  out += u'%';
  out += hex_digits[byte >> 4 & 15];
  out += hex_digits[byte & 15];
}

NativeResult malformed(NativeCall& call) { return call.fail(ErrorType::URIError, "URI malformed"); }

NativeResult encode(NativeCall& call, std::u16string_view extra) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  std::u16string units = copy_text(call.heap(), *text), out;
  call.exec.charge(1 + units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (is_one_of(units[i], alphanumeric) || is_one_of(units[i], unescaped_marks) || is_one_of(units[i], extra)) {
      out += units[i];
      continue;
    }
    DecodedPoint point = code_point_at(units, i);
    if (point.code_point >= 0xD800 && point.code_point <= 0xDFFF) return malformed(call);
    std::string bytes;
    append_utf8(bytes, point.code_point);
    for (char byte : bytes) append_escaped_byte(out, static_cast<unsigned char>(byte));
    i += point.length - 1;
  }
  return call.give_text(std::move(out));
}

int hex_value(char16_t unit) {
  if (unit >= u'0' && unit <= u'9') return unit - u'0';
  char16_t lower = unit | 0x20;
  return lower >= u'a' && lower <= u'f' ? lower - u'a' + 10 : -1;
}

// The value of `count` hexadecimal digits at `at`; -1 when they are not there.
int hex_number(std::u16string_view text, std::size_t at, std::size_t count) {
  if (at + count > text.size()) return -1;
  int value = 0;
  for (std::size_t i = at; i < at + count; ++i) {
    int digit = hex_value(text[i]);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

int escaped_byte(std::u16string_view text, std::size_t at) {
  return at < text.size() && text[at] == u'%' ? hex_number(text, at + 1, 2) : -1;
}

// The escaped UTF-8 sequence at `at`, which starts with `%`; empty when it is malformed.
std::string escaped_sequence(std::u16string_view text, std::size_t at) {
  int first = escaped_byte(text, at);
  if (first < 0) return "";
  std::size_t length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  std::string bytes;
  for (std::size_t i = 0; i < length; ++i) {
    int byte = escaped_byte(text, at + 3 * i);
    if (byte < 0) return "";
    bytes += static_cast<char>(byte);
  }
  // What is not well-formed UTF-8 does not come back as the same bytes.
  return utf16_to_utf8(utf8_to_utf16(bytes)) == bytes ? bytes : "";
}

NativeResult decode(NativeCall& call, std::u16string_view kept) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  std::u16string units = copy_text(call.heap(), *text), out;
  call.exec.charge(1 + units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (units[i] != u'%') {
      out += units[i];
      continue;
    }
    std::string bytes = escaped_sequence(units, i);
    if (bytes.empty()) return malformed(call);
    std::u16string decoded = utf8_to_utf16(bytes);
    out += decoded.size() == 1 && is_one_of(decoded[0], kept) ? units.substr(i, 3) : decoded;
    i += bytes.size() * 3 - 1;
  }
  return call.give_text(std::move(out));
}

NativeResult encode_uri(NativeCall& call) { return encode(call, u";/?:@&=+$,#"); }
NativeResult encode_uri_component(NativeCall& call) { return encode(call, u""); }
NativeResult decode_uri(NativeCall& call) { return decode(call, u";/?:@&=+$,#"); }
NativeResult decode_uri_component(NativeCall& call) { return decode(call, u""); }

NativeResult escape(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  std::u16string units = copy_text(call.heap(), *text), out;
  call.exec.charge(1 + units.size());
  for (char16_t unit : units) {
    if (is_one_of(unit, alphanumeric) || is_one_of(unit, u"@*_+-./")) {
      out += unit;
    } else if (unit < 256) {
      append_escaped_byte(out, unit);
    } else {
      out += u"%u";
      for (int shift = 12; shift >= 0; shift -= 4) out += hex_digits[unit >> shift & 15];
    }
  }
  return call.give_text(std::move(out));
}

NativeResult unescape(NativeCall& call) {
  NativeResult answer;
  auto text = to_string_argument(call, 0, answer);
  if (!text) return answer;
  std::u16string units = copy_text(call.heap(), *text), out;
  call.exec.charge(1 + units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    bool long_form = units[i] == u'%' && i + 1 < units.size() && units[i + 1] == u'u';
    std::size_t start = i + (long_form ? 2 : 1), digits = long_form ? 4 : 2;
    int value = units[i] == u'%' ? hex_number(units, start, digits) : -1;
    out += value < 0 ? units[i] : static_cast<char16_t>(value);
    if (value >= 0) i = start + digits - 1;
  }
  return call.give_text(std::move(out));
}

constexpr NativeRow rows[] = {
    {"decodeURI", 1, decode_uri}, {"decodeURIComponent", 1, decode_uri_component},
    {"encodeURI", 1, encode_uri}, {"encodeURIComponent", 1, encode_uri_component},
    {"escape", 1, escape},        {"unescape", 1, unescape},
};

}  // namespace

extern const std::span<const NativeRow> uri_rows;
const std::span<const NativeRow> uri_rows = rows;

}  // namespace loopscope::js
