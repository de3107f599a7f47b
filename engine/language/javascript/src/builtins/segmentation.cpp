#include "segmentation.hpp"

#include <base/utf.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>

namespace loopscope::js {

namespace {

enum Class : std::uint8_t {
  Other,
  CarriageReturn,
  LineFeed,
  Newline,
  Control,
  Extend,
  Joiner,
  Linker,  // an Indic sign that joins consonants
  Consonant,
  Prepend,
  Pictograph,
  Regional,
  HangulLead,
  HangulVowel,
  HangulTail,
  HangulOpen,  // a syllable without a tail
  HangulClosed,
  Letter,
  HebrewLetter,
  Digit,
  Kana,
  ExtendWord,
  MiddleLetter,
  MiddleDigit,
  MiddleBoth,
  SingleQuote,
  DoubleQuote,
  Space,
  Lower,
  Upper,
  Full,
  Close,
  Terminal,
  Continue,
};

struct ClassRange {
  char32_t first, last;
  Class kind;
};

#include "segmentation_tables.inc"

constexpr char32_t first_syllable = 0xAC00, last_syllable = 0xD7A3;

Class class_in(std::span<const ClassRange> ranges, char32_t point) {
  auto found = std::lower_bound(ranges.begin(), ranges.end(), point,
                                [](const ClassRange& range, char32_t wanted) { return range.last < wanted; });
  return found != ranges.end() && point >= found->first ? found->kind : Other;
}

bool is_syllable(char32_t point) { return point >= first_syllable && point <= last_syllable; }

Class grapheme_class(char32_t point) {
  if (is_syllable(point)) return (point - first_syllable) % 28 == 0 ? HangulOpen : HangulClosed;
  return class_in(grapheme_ranges, point);
}
// Syllables make words among themselves only.
Class word_class(char32_t point) { return is_syllable(point) ? HangulClosed : class_in(word_ranges, point); }
Class sentence_class(char32_t point) {
  bool is_han = point >= 0x3400 && point <= 0x9FFF;
  return is_syllable(point) || is_han ? Letter : class_in(sentence_ranges, point);
}

bool is_line_end(Class kind) { return kind == CarriageReturn || kind == LineFeed || kind == Newline; }

// Reads classes one after the other; past the end there is nothing.
template <Class (*ClassOf)(char32_t)>
struct Reader {
  std::u16string_view text;
  std::size_t at;

  bool is_done() const { return at >= text.size(); }
  char32_t point() const { return code_point_at(text, at).code_point; }
  Class peek() const { return is_done() ? Other : ClassOf(point()); }
  Class take() {
    DecodedPoint next = code_point_at(text, at);
    at += next.length;
    return ClassOf(next.code_point);
  }
};

// --- characters (UAX 29, 3.1)

struct GraphemeState {
  Class last;
  bool after_pictograph, is_linked, after_consonant;
  unsigned regionals;
};

bool hangul_goes_on(Class last, Class next) {
  if (last == HangulLead)
    return next == HangulLead || next == HangulVowel || next == HangulOpen || next == HangulClosed;
  if (last == HangulOpen || last == HangulVowel) return next == HangulVowel || next == HangulTail;
  return (last == HangulClosed || last == HangulTail) && next == HangulTail;
}

bool grapheme_goes_on(const GraphemeState& state, Class next) {
  if (state.last == CarriageReturn) return next == LineFeed;
  if (is_line_end(state.last) || state.last == Control || is_line_end(next) || next == Control) return false;
  if (next == Extend || next == Joiner || next == Linker || state.last == Prepend) return true;
  if (hangul_goes_on(state.last, next)) return true;
  if (state.after_consonant && state.is_linked && next == Consonant) return true;
  if (state.last == Joiner && state.after_pictograph && next == Pictograph) return true;
  return state.last == Regional && next == Regional && state.regionals % 2 == 1;
}

void pass(GraphemeState& state, Class next) {
  bool extends = next == Extend || next == Joiner || next == Linker;
  state.after_pictograph = next == Pictograph || (state.after_pictograph && extends);
  state.after_consonant = next == Consonant || (state.after_consonant && extends);
  state.is_linked = next == Linker || (state.is_linked && extends);
  state.regionals = next == Regional ? state.regionals + 1 : 0;
  state.last = next;
}

}  // namespace

std::size_t next_grapheme_boundary(std::u16string_view text, std::size_t start) {
  Reader<grapheme_class> reader{text, start};
  GraphemeState state{};
  pass(state, reader.take());
  while (!reader.is_done() && grapheme_goes_on(state, reader.peek())) pass(state, reader.take());
  return reader.at;
}

// --- words (UAX 29, 4.1)

namespace {

using WordReader = Reader<word_class>;

bool is_extending(Class kind) { return kind == Extend || kind == Joiner; }
void skip_extending(WordReader& reader) {
  while (!reader.is_done() && is_extending(reader.peek())) reader.take();
}
bool is_letter(Class kind) { return kind == Letter || kind == HebrewLetter; }

// The class after `reader`'s next character and what extends that.
Class class_after_next(WordReader reader) {
  reader.take();
  skip_extending(reader);
  return reader.peek();
}

// A sign within a word: it is passed when the word goes on after it.
bool goes_on_over(const WordReader& reader, Class last, Class next) {
  Class after = class_after_next(reader);
  bool between_letters = next == MiddleLetter || next == MiddleBoth || next == SingleQuote;
  bool between_digits = next == MiddleDigit || next == MiddleBoth || next == SingleQuote;
  if (is_letter(last) && between_letters && is_letter(after)) return true;
  if (last == HebrewLetter && next == DoubleQuote && after == HebrewLetter) return true;
  return last == Digit && between_digits && after == Digit;
}

bool word_goes_on(Class last, Class next) {
  bool last_is_word = is_letter(last) || last == Digit;
  if (last_is_word && (is_letter(next) || next == Digit)) return true;
  if ((last == Kana || last == HangulClosed) && next == last) return true;
  if (last == HebrewLetter && next == SingleQuote) return true;
  if ((last_is_word || last == Kana || last == ExtendWord) && next == ExtendWord) return true;
  return last == ExtendWord && (is_letter(next) || next == Digit || next == Kana);
}

}  // namespace

std::size_t next_word_boundary(std::u16string_view text, std::size_t start) {
  WordReader reader{text, start};
  Class last = reader.take();
  if (last == CarriageReturn && reader.peek() == LineFeed) reader.take();
  if (is_line_end(last)) return reader.at;
  if (last == Space) {
    while (!reader.is_done() && reader.peek() == Space) reader.take();
  }
  unsigned regionals = last == Regional ? 1 : 0;
  for (;;) {
    bool is_joined = last == Joiner;
    while (!reader.is_done() && is_extending(reader.peek())) is_joined = reader.take() == Joiner;
    if (reader.is_done()) return reader.at;
    Class next = reader.peek();
    bool is_pair = last == Regional && next == Regional && regionals % 2 == 1;
    if (is_joined && next == Pictograph)
      last = reader.take();
    else if (word_goes_on(last, next) || is_pair) {
      last = reader.take();
      regionals = last == Regional ? regionals + 1 : 0;
    } else if (goes_on_over(reader, last, next)) {
      reader.take();
      skip_extending(reader);
      last = reader.take();
    } else
      return reader.at;
  }
}

bool is_word_like(std::u16string_view segment) {
  for (Reader<word_class> reader{segment, 0}; !reader.is_done();) {
    Class kind = reader.take();
    if (is_letter(kind) || kind == Digit || kind == Kana || kind == HangulClosed) return true;
  }
  return false;
}

bool needs_dictionary(std::u16string_view text) {
  return std::any_of(text.begin(), text.end(), [](char16_t unit) {
    bool is_japanese = unit >= 0x3040 && unit <= 0x309F, is_han = unit >= 0x3400 && unit <= 0x9FFF;
    bool is_southeast =
        (unit >= 0x0E00 && unit <= 0x0EFF) || (unit >= 0x1000 && unit <= 0x109F) || (unit >= 0x1780 && unit <= 0x17FF);
    return is_japanese || is_han || is_southeast;
  });
}

// --- sentences (UAX 29, 5.1)

namespace {

using SentenceReader = Reader<sentence_class>;

void skip_sentence_extending(SentenceReader& reader) {
  while (!reader.is_done() && reader.peek() == Extend) reader.take();
}

// After a full stop the sentence goes on when the next letter is small.
bool small_letter_follows(SentenceReader reader) {
  while (!reader.is_done()) {
    Class next = reader.take();
    if (next == Lower) return true;
    if (next == Letter || next == Upper || next == Full || next == Terminal || is_line_end(next)) return false;
  }
  return false;
}

}  // namespace

std::size_t next_sentence_boundary(std::u16string_view text, std::size_t start) {
  SentenceReader reader{text, start};
  Class before = Other;  // the letter before a full stop
  while (!reader.is_done()) {
    Class kind = reader.take();
    if (kind == CarriageReturn && reader.peek() == LineFeed) reader.take();
    if (is_line_end(kind)) return reader.at;
    if (kind != Full && kind != Terminal) {
      if (kind != Extend) before = kind;
      continue;
    }
    skip_sentence_extending(reader);
    Class next = reader.peek();
    if (kind == Full && (next == Digit || ((before == Upper || before == Lower) && next == Upper))) continue;
    while (!reader.is_done() && (reader.peek() == Full || reader.peek() == Terminal)) kind = reader.take();
    while (!reader.is_done() && (reader.peek() == Close || reader.peek() == Extend)) reader.take();
    while (!reader.is_done() && (reader.peek() == Space || reader.peek() == Extend)) reader.take();
    next = reader.peek();
    if (!reader.is_done() && is_line_end(next)) continue;
    if (next == Continue || next == Full || next == Terminal) continue;
    if (kind == Full && small_letter_follows(reader)) continue;
    return reader.at;
  }
  return reader.at;
}

}  // namespace loopscope::js
