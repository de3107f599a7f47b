#include <base/utf.hpp>
#include <base/utf8.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr char32_t replacement = 0xFFFD;

struct LeadByte {
  int extra;                // continuation bytes that follow; -1: not a lead byte
  unsigned char low, high;  // range of the first continuation byte (Unicode table 3-7)
};

LeadByte classify(unsigned char byte) {
  if (byte < 0x80) return {0, 0, 0};
  if (byte < 0xC2) return {-1, 0, 0};
  if (byte < 0xE0) return {1, 0x80, 0xBF};
  if (byte == 0xE0) return {2, 0xA0, 0xBF};
  if (byte == 0xED) return {2, 0x80, 0x9F};
  if (byte < 0xF0) return {2, 0x80, 0xBF};
  if (byte == 0xF0) return {3, 0x90, 0xBF};
  if (byte < 0xF4) return {3, 0x80, 0xBF};
  if (byte == 0xF4) return {3, 0x80, 0x8F};
  return {-1, 0, 0};
}

char32_t decode_one(std::string_view bytes, std::size_t& index) {
  auto lead = static_cast<unsigned char>(bytes[index++]);
  LeadByte kind = classify(lead);
  if (kind.extra < 0) return replacement;
  if (kind.extra == 0) return lead;
  char32_t point = lead & (0x3F >> kind.extra);
  unsigned char low = kind.low, high = kind.high;
  for (int i = 0; i < kind.extra; ++i, low = 0x80, high = 0xBF) {
    if (index >= bytes.size()) return replacement;
    auto next = static_cast<unsigned char>(bytes[index]);
    if (next < low || next > high) return replacement;
    point = (point << 6) | (next & 0x3F);
    ++index;
  }
  return point;
}

bool is_high_surrogate(char32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_low_surrogate(char32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

}  // namespace

void append_utf16(std::u16string& out, char32_t code_point) {
  if (code_point < 0x10000) {
    out.push_back(static_cast<char16_t>(code_point));
    return;
  }
  code_point -= 0x10000;
  out.push_back(static_cast<char16_t>(0xD800 + (code_point >> 10)));
  out.push_back(static_cast<char16_t>(0xDC00 + (code_point & 0x3FF)));
}

void append_utf8(std::string& out, char32_t point) {
  if (is_high_surrogate(point) || is_low_surrogate(point) || point > 0x10FFFF) point = replacement;
  auto put = [&](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (point < 0x80) return put(point);
  if (point < 0x800) {
    put(0xC0 | (point >> 6));
    return put(0x80 | (point & 0x3F));
  }
  if (point < 0x10000) {
    put(0xE0 | (point >> 12));
  } else {
    put(0xF0 | (point >> 18));
    put(0x80 | ((point >> 12) & 0x3F));
  }
  put(0x80 | ((point >> 6) & 0x3F));
  put(0x80 | (point & 0x3F));
}

DecodedPoint code_point_at(std::u16string_view units, std::size_t index) {
  char32_t first = units[index];
  if (is_high_surrogate(first) && index + 1 < units.size() && is_low_surrogate(units[index + 1])) {
    return {0x10000 + ((first - 0xD800) << 10) + (char32_t{units[index + 1]} - 0xDC00), 2};
  }
  return {first, 1};
}

DecodedPoint utf8_point_at(std::string_view bytes, std::size_t index) {
  std::size_t end = index;
  char32_t point = decode_one(bytes, end);
  return {point, static_cast<std::uint32_t>(end - index)};
}

bool is_ascii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char each) { return static_cast<unsigned char>(each) < 0x80; });
}

std::u16string utf8_to_utf16(std::string_view bytes) {
  std::u16string out;
  out.reserve(bytes.size());
  std::size_t index = 0;
  while (index < bytes.size()) append_utf16(out, decode_one(bytes, index));
  return out;
}

std::string utf16_to_utf8(std::u16string_view units) {
  std::string out;
  out.reserve(units.size());
  for (std::size_t index = 0; index < units.size();) {
    DecodedPoint decoded = code_point_at(units, index);
    append_utf8(out, decoded.code_point);
    index += decoded.length;
  }
  return out;
}

std::u16string ascii_to_utf16(std::string_view ascii) { return std::u16string(ascii.begin(), ascii.end()); }

}  // namespace loopscope
