#include <editor/text_buffer.hpp>
#include <source/source_text.hpp>

#include <catch2/catch.hpp>

#include <base/utf.hpp>
#include <random>
#include <string>

using namespace loopscope;
using namespace loopscope::editor;

namespace {

// Bytes that make line breaks, halves of them, and characters of every length.
const std::string alphabet = "a{\n\r\r\n\xE2\x80\xA8\xA9\xC3\xA9\xF0\x9F\x98\x80\xEF\xBB\xBF\xFF";

std::string random_text(std::mt19937& random, std::size_t longest) {
  std::string text;
  std::size_t length = random() % (longest + 1);
  for (std::size_t i = 0; i < length; ++i) text += alphabet[random() % alphabet.size()];
  return text;
}

void check_same_lines(const TextBuffer& one, const TextBuffer& other) {
  REQUIRE(one.line_count() == other.line_count());
  for (std::size_t line = 0; line < one.line_count(); ++line) {
    REQUIRE(one.line_start(line) == other.line_start(line));
    REQUIRE(one.line_end(line) == other.line_end(line));
  }
}

}  // namespace

TEST_CASE("a buffer under random replacements equals a plain string, lines included") {
  std::mt19937 random(1);
  for (int round = 0; round < 300; ++round) {
    std::string model = random_text(random, 60);
    TextBuffer buffer{"x" + model};
    model = "x" + model;
    for (int edit = 0; edit < 30; ++edit) {
      std::size_t position = random() % (model.size() + 1);
      std::size_t length = random() % (std::min<std::size_t>(model.size() - position, 5) + 1);
      std::string inserted = random_text(random, 5);
      model.replace(position, length, inserted);
      buffer.replace(position, length, inserted);
      REQUIRE(buffer.text() == model);
    }
    // A first byte that is no mark keeps both from reading one.
    if (!model.starts_with("\xEF\xBB\xBF")) check_same_lines(buffer, TextBuffer{model});
  }
}

TEST_CASE("lines are those of SourceText, whatever the bytes") {
  std::mt19937 random(2);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = random_text(random, 40);
    TextBuffer buffer{bytes};
    SourceText source("a.js", bytes);
    REQUIRE(buffer.line_count() == source.line_count());
    for (std::uint32_t line = 0; line < source.line_count(); ++line)
      REQUIRE(utf8_to_utf16(buffer.line(line)) == source.line_text(line + 1));
  }
}

TEST_CASE("files keep their byte-order mark, line breaks and missing last line break") {
  for (const char* bytes : {"\xEF\xBB\xBF"
                            "a\r\nb",
                            "a\rb\n", "", "\n", "\xFF\xFE", "\xEF\xBB\xBF"}) {
    CHECK(TextBuffer{bytes}.file_bytes() == bytes);
  }
  CHECK(TextBuffer{"\xEF\xBB\xBF"
                   "a"}
            .text() == "a");
}

TEST_CASE("a line is found by any position in it, its break included") {
  TextBuffer buffer{"ab\r\ncd\n"};
  CHECK(buffer.line_of(0) == 0);
  CHECK(buffer.line_of(3) == 0);
  CHECK(buffer.line_of(4) == 1);
  CHECK(buffer.line_of(7) == 2);
  CHECK(buffer.line(0) == "ab");
  CHECK(buffer.line(2).empty());
}
