#pragma once
// Bytes as text and back, in the encodings that Buffer, TextDecoder, atob and btoa know.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loopscope::js {

enum class TextEncoding : std::uint8_t { Utf8, Utf16, Latin1, Ascii, Base64, Base64Url, Hex };

// The name as Buffer takes it, in any case; nothing: there is no such encoding.
std::optional<TextEncoding> buffer_encoding(std::u16string_view name);

// Lenient as node is: what is not base64 is skipped up to the padding, hex ends at the first pair that is none.
std::vector<std::uint8_t> text_to_bytes(std::u16string_view text, TextEncoding encoding);
std::u16string bytes_to_text(std::span<const std::uint8_t> bytes, TextEncoding encoding);

std::string base64_of(std::span<const std::uint8_t> bytes, bool for_urls);
bool is_valid_utf8(std::span<const std::uint8_t> bytes);
// Bytes at the end that begin a character and may go on later.
std::size_t incomplete_utf8_tail(std::span<const std::uint8_t> bytes);

}  // namespace loopscope::js
