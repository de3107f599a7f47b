#include <javascript/binary_text.hpp>

#include <base/utf.hpp>

#include <algorithm>

namespace loopscope::js {

namespace {

struct EncodingName {
  std::u16string_view name;
  TextEncoding encoding;
};
constexpr EncodingName encoding_names[] = {
    {u"utf8", TextEncoding::Utf8},     {u"utf-8", TextEncoding::Utf8},          {u"ucs2", TextEncoding::Utf16},
    {u"ucs-2", TextEncoding::Utf16},   {u"utf16le", TextEncoding::Utf16},       {u"utf-16le", TextEncoding::Utf16},
    {u"latin1", TextEncoding::Latin1}, {u"binary", TextEncoding::Latin1},       {u"ascii", TextEncoding::Ascii},
    {u"base64", TextEncoding::Base64}, {u"base64url", TextEncoding::Base64Url}, {u"hex", TextEncoding::Hex},
};

char16_t lower(char16_t unit) { return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit + 32) : unit; }

// --- base64

constexpr std::string_view standard_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view url_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// -1: no digit of either alphabet.
int base64_digit(char16_t unit) {
  if (unit >= u'A' && unit <= u'Z') return unit - u'A';
  if (unit >= u'a' && unit <= u'z') return unit - u'a' + 26;
  if (unit >= u'0' && unit <= u'9') return unit - u'0' + 52;
  if (unit == u'+' || unit == u'-') return 62;
  return unit == u'/' || unit == u'_' ? 63 : -1;
}

std::vector<std::uint8_t> bytes_of_base64(std::u16string_view text) {
  std::vector<std::uint8_t> bytes;
  std::uint32_t held = 0;
  int bits = 0;
  for (char16_t unit : text) {
    if (unit == u'=') break;
    int digit = base64_digit(unit);
    if (digit < 0) continue;
    held = held << 6 | static_cast<std::uint32_t>(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<std::uint8_t>(held >> bits));
  }
  return bytes;
}

// --- hex

int hex_digit(char16_t unit) {
  if (unit >= u'0' && unit <= u'9') return unit - u'0';
  unit = lower(unit);
  return unit >= u'a' && unit <= u'f' ? unit - u'a' + 10 : -1;
}

std::vector<std::uint8_t> bytes_of_hex(std::u16string_view text) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    int high = hex_digit(text[i]), low = hex_digit(text[i + 1]);
    if (high < 0 || low < 0) break;
    bytes.push_back(static_cast<std::uint8_t>(high * 16 + low));
  }
  return bytes;
}

// --- UTF-8, by the table of well-formed sequences (Unicode 3.9)

// Length of the well-formed sequence at `at`: 0 when there is none, and then `part` bytes could begin one.
std::size_t sequence_length(std::span<const std::uint8_t> bytes, std::size_t at, std::size_t& part) {
  std::uint8_t first = bytes[at];
  part = 0;
  if (first < 0x80) return 1;
  std::size_t length = first >= 0xC2 && first <= 0xDF   ? 2
                       : first >= 0xE0 && first <= 0xEF ? 3
                       : first >= 0xF0 && first <= 0xF4 ? 4
                                                        : 0;
  if (length == 0) return 0;
  part = 1;
  for (std::size_t i = 1; i < length; ++i, ++part) {
    if (at + i >= bytes.size()) return 0;
    std::uint8_t low = 0x80, high = 0xBF;
    if (i == 1 && first == 0xE0) low = 0xA0;
    if (i == 1 && first == 0xED) high = 0x9F;
    if (i == 1 && first == 0xF0) low = 0x90;
    if (i == 1 && first == 0xF4) high = 0x8F;
    if (bytes[at + i] < low || bytes[at + i] > high) return 0;
  }
  return length;
}

}  // namespace

std::optional<TextEncoding> buffer_encoding(std::u16string_view name) {
  if (name.size() > 9) return std::nullopt;
  std::u16string wanted(name);
  std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
  for (const EncodingName& row : encoding_names) {
    if (row.name == wanted) return row.encoding;
  }
  return std::nullopt;
}

std::vector<std::uint8_t> text_to_bytes(std::u16string_view text, TextEncoding encoding) {
  std::vector<std::uint8_t> bytes;
  switch (encoding) {
    case TextEncoding::Utf8: {
      std::string utf8 = utf16_to_utf8(text);
      return {utf8.begin(), utf8.end()};
    }
    case TextEncoding::Utf16:
      for (char16_t unit : text) {
        bytes.push_back(static_cast<std::uint8_t>(unit));
        bytes.push_back(static_cast<std::uint8_t>(unit >> 8));
      }
      return bytes;
    case TextEncoding::Latin1:
    case TextEncoding::Ascii:
      for (char16_t unit : text) bytes.push_back(static_cast<std::uint8_t>(unit));
      return bytes;
    case TextEncoding::Base64:
    case TextEncoding::Base64Url:
      return bytes_of_base64(text);
    case TextEncoding::Hex:
      return bytes_of_hex(text);
  }
  return bytes;
}

std::u16string bytes_to_text(std::span<const std::uint8_t> bytes, TextEncoding encoding) {
  std::u16string text;
  switch (encoding) {
    case TextEncoding::Utf8:
      return utf8_to_utf16(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    case TextEncoding::Utf16:
      for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) text += static_cast<char16_t>(bytes[i] | bytes[i + 1] << 8);
      return text;
    case TextEncoding::Latin1:
      return {bytes.begin(), bytes.end()};
    case TextEncoding::Ascii:
      for (std::uint8_t byte : bytes) text += static_cast<char16_t>(byte & 0x7F);
      return text;
    case TextEncoding::Base64:
    case TextEncoding::Base64Url:
      return ascii_to_utf16(base64_of(bytes, encoding == TextEncoding::Base64Url));
    case TextEncoding::Hex:
      for (std::uint8_t byte : bytes) {
        text += u"0123456789abcdef"[byte >> 4];
        text += u"0123456789abcdef"[byte & 15];
      }
      return text;
  }
  return text;
}

std::string base64_of(std::span<const std::uint8_t> bytes, bool for_urls) {
  std::string_view digits = for_urls ? url_digits : standard_digits;
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::size_t left = std::min<std::size_t>(bytes.size() - i, 3);
    std::uint32_t held = static_cast<std::uint32_t>(bytes[i]) << 16;
    if (left > 1) held |= static_cast<std::uint32_t>(bytes[i + 1]) << 8;
    if (left > 2) held |= bytes[i + 2];
    for (std::size_t digit = 0; digit <= left; ++digit) out += digits[held >> (18 - 6 * digit) & 63];
    if (!for_urls) out.append(3 - left, '=');
  }
  return out;
}

bool is_valid_utf8(std::span<const std::uint8_t> bytes) {
  std::size_t part = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t length = sequence_length(bytes, at, part);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::size_t incomplete_utf8_tail(std::span<const std::uint8_t> bytes) {
  for (std::size_t back = 1; back <= 3 && back <= bytes.size(); ++back) {
    std::size_t part = 0, at = bytes.size() - back;
    if ((bytes[at] & 0xC0) == 0x80) continue;
    bool is_whole = sequence_length(bytes, at, part) != 0;
    return !is_whole && part == back ? back : 0;
  }
  return 0;
}

}  // namespace loopscope::js
