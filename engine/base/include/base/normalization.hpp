#pragma once
// Unicode's normalization forms (UAX 15), by tables generated out of node 20's ICU
// (tools/unicode/generate_normalization.mjs). Unpaired surrogates stay as they are.
#include <cstdint>
#include <string>
#include <string_view>

namespace loopscope {

enum class NormalForm : std::uint8_t { NFC, NFD, NFKC, NFKD };

std::u16string normalize(std::u16string_view text, NormalForm form);

// The place of a combining mark among those that follow one letter; 0: not moved past others.
unsigned combining_rank(char32_t point);

}  // namespace loopscope
