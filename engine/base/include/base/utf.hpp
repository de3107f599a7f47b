#pragma once
// Conversions between UTF-8 bytes and UTF-16 code units, total over every input: malformed UTF-8 decodes to U+FFFD by
// the WHATWG rule (one per maximal ill-formed part), an unpaired surrogate encodes as U+FFFD.
#include <cstdint>
#include <string>
#include <string_view>

namespace loopscope {

std::u16string utf8_to_utf16(std::string_view bytes);
std::string utf16_to_utf8(std::u16string_view units);
void append_utf8(std::string& out, char32_t code_point);
void append_utf16(std::u16string& out, char32_t code_point);

// The code point that starts at `index` (an unpaired surrogate is returned as itself) and how many units it takes.
struct DecodedPoint {
  char32_t code_point;
  std::uint32_t length;
};
DecodedPoint code_point_at(std::u16string_view units, std::size_t index);

// ASCII text as UTF-16, for literals in the engine's own code.
std::u16string ascii_to_utf16(std::string_view ascii);

}  // namespace loopscope
