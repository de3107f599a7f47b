#include <scenario/graphemes.hpp>

#include <javascript/graphemes.hpp>

namespace loopscope {

std::size_t next_grapheme(std::u16string_view text, std::size_t start) {
  return js::next_grapheme_boundary(text, start);
}

}  // namespace loopscope
