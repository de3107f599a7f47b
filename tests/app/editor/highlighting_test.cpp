#include <editor/highlighting.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace loopscope;
using namespace loopscope::editor;

namespace {

std::string random_text(std::mt19937& random, std::size_t longest) {
  const std::string alphabet = "`${}/*'\"\n()= a1.-\xC3\xA9\xF0\x9F\x98\x80\xFF";
  std::string text;
  for (std::size_t i = random() % longest; i > 0; --i) text += alphabet[random() % alphabet.size()];
  return text;
}

void check_line(std::string_view line, const std::vector<HighlightSpan>& spans) {
  std::uint32_t covered = 0;
  for (const HighlightSpan& span : spans) {
    REQUIRE(span.begin >= covered);
    REQUIRE(span.begin < span.end);
    REQUIRE(span.end <= line.size());
    covered = span.end;
  }
}

}  // namespace

TEST_CASE("spans are byte ranges of their line, whatever the bytes") {
  std::mt19937 random(4);
  for (int round = 0; round < 1000; ++round) {
    std::string bytes = random_text(random, 80);
    if (round % 2 == 0) {
      for (char& each : bytes) each = static_cast<char>(random() % 256);
    }
    TextBuffer buffer{bytes};
    Highlighting highlighting;
    for (std::size_t line = 0; line < buffer.line_count(); ++line)
      check_line(buffer.line(line), highlighting.line(buffer, line));
  }
}

TEST_CASE("after an edit the colours are those of the text read afresh") {
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    TextBuffer buffer{"x" + random_text(random, 100)};
    Highlighting kept;
    for (int edit = 0; edit < 10; ++edit) {
      kept.line(buffer, random() % buffer.line_count());
      std::size_t position = random() % (buffer.size() + 1);
      std::size_t first = buffer.line_of(position);
      buffer.replace(position, random() % (std::min<std::size_t>(buffer.size() - position, 3) + 1),
                     random_text(random, 4));
      kept.forget_from(first == 0 ? 0 : first - 1);
      Highlighting fresh;
      for (std::size_t line = 0; line < buffer.line_count(); ++line)
        REQUIRE(kept.line(buffer, line) == fresh.line(buffer, line));
    }
  }
}

TEST_CASE("a line of several megabytes is left without colours and spoils nothing below") {
  TextBuffer buffer{std::string(3 << 20, '(') + "\nlet a"};
  Highlighting highlighting;
  CHECK(highlighting.line(buffer, 0).empty());
  CHECK(highlighting.line(buffer, 1).front() == HighlightSpan{0, 3, HighlightKind::Keyword});
}

TEST_CASE("a line of a hundred thousand bytes has its colours to the end") {
  std::string line;
  while (line.size() < 100'000) line += "let a = 1; ";
  TextBuffer buffer{line + "'end'"};
  Highlighting highlighting;
  CHECK(highlighting.line(buffer, 0).back().kind == HighlightKind::String);
  CHECK(highlighting.line(buffer, 0).back().end == line.size() + 5);
}
