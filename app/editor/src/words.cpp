#include <editor/words.hpp>

#include <editor/text_buffer.hpp>

#include <cstdint>

namespace loopscope::editor {

namespace {

enum class Sort : std::uint8_t { Space, Break, Word, Sign };

// Bytes of characters beyond ASCII count as letters, so that no character is ever cut.
Sort sort_of(std::string_view text, std::size_t position) {
  auto byte = static_cast<unsigned char>(text[position]);
  if (byte == '\n' || byte == '\r') return Sort::Break;
  if (byte == ' ' || byte == '\t') return Sort::Space;
  bool is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
  return is_letter || byte == '_' || byte == '$' || byte >= 0x80 ? Sort::Word : Sort::Sign;
}

std::size_t skip(std::string_view text, std::size_t position, Sort sort) {
  while (position < text.size() && sort_of(text, position) == sort) ++position;
  return position;
}

std::size_t skip_back(std::string_view text, std::size_t position, Sort sort) {
  while (position > 0 && sort_of(text, position - 1) == sort) --position;
  return position;
}

}  // namespace

std::size_t next_word(std::string_view text, std::size_t position) {
  if (std::size_t length = line_break_at(text, position)) return skip(text, position + length, Sort::Space);
  std::size_t at = skip(text, position, Sort::Space);
  if (at == text.size() || sort_of(text, at) == Sort::Break) return at;
  return skip(text, at, sort_of(text, at));
}

std::size_t previous_word(std::string_view text, std::size_t position) {
  std::size_t at = skip_back(text, position, Sort::Space);
  if (at == 0) return 0;
  if (sort_of(text, at - 1) == Sort::Break) {
    bool is_pair = at >= 2 && text[at - 1] == '\n' && text[at - 2] == '\r';
    return at == position ? at - (is_pair ? 2 : 1) : at;
  }
  return skip_back(text, at, sort_of(text, at - 1));
}

Selection word_around(std::string_view text, std::size_t position) {
  bool at_end = position >= text.size() || sort_of(text, position) == Sort::Break;
  if (at_end && (position == 0 || sort_of(text, position - 1) == Sort::Break)) return cursor_at(position);
  std::size_t inside = at_end ? position - 1 : position;
  Sort sort = sort_of(text, inside);
  return {skip_back(text, inside, sort), skip(text, inside, sort)};
}

bool is_whole_word(std::string_view text, std::size_t begin, std::size_t end) {
  bool before = begin > 0 && sort_of(text, begin - 1) == Sort::Word;
  bool after = end < text.size() && sort_of(text, end) == Sort::Word;
  return !before && !after;
}

}  // namespace loopscope::editor
