#include <scenario/highlight.hpp>

#include <base/utf.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <source/source_text.hpp>
#include <string>

using namespace loopscope;

namespace {

constexpr const char* kind_names[highlight_kind_count] = {"plain",  "keyword", "constant", "number",      "string",
                                                          "regexp", "comment", "function", "punctuation", "mark",
                                                          "table",  "key",     "illegal"};

std::string name_of(HighlightKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

struct Piece {
  std::string kind;
  std::string text;
};

// Every span of a text, punctuation and plain names left out where only the telling ones matter.
std::vector<Piece> pieces_of(std::string_view bytes) {
  SourceText source("program.js", bytes);
  Highlighter highlighter("program.js");
  FileState state;
  std::vector<Piece> pieces;
  for (std::uint32_t line = 1; line <= source.line_count(); ++line) {
    std::u16string_view text = source.line_text(line);
    std::vector<HighlightSpan> spans;
    highlighter.read(text, state, spans);
    for (const HighlightSpan& span : spans)
      pieces.push_back({name_of(span.kind), utf16_to_utf8(text.substr(span.begin, span.end - span.begin))});
  }
  return pieces;
}

std::string kind_of(std::string_view bytes, std::string_view text) {
  for (const Piece& piece : pieces_of(bytes)) {
    if (piece.text == text) return piece.kind;
  }
  return "none";
}

// "kind text | kind text", punctuation left out.
std::string told(std::string_view bytes) {
  std::string out;
  for (const Piece& piece : pieces_of(bytes)) {
    if (piece.kind != "punctuation") out += (out.empty() ? "" : " | ") + piece.kind + " " + piece.text;
  }
  return out;
}

void check_spans(std::u16string_view line, const std::vector<HighlightSpan>& spans) {
  std::uint32_t covered = 0;
  for (const HighlightSpan& span : spans) {
    REQUIRE(span.begin >= covered);
    REQUIRE(span.begin < span.end);
    REQUIRE(span.end <= line.size());
    for (std::uint32_t i = covered; i < span.begin; ++i) {
      INFO("unit " << static_cast<int>(line[i]) << " at " << i);
      REQUIRE((line[i] <= u' ' || line[i] >= 0x80));
    }
    covered = span.end;
  }
}

void check_whole(const SourceText& source) {
  Highlighter highlighter("program.js");
  FileState state;
  for (std::uint32_t line = 1; line <= source.line_count(); ++line) {
    std::vector<HighlightSpan> spans;
    highlighter.read(source.line_text(line), state, spans);
    check_spans(source.line_text(line), spans);
  }
}

}  // namespace

TEST_CASE("words, numbers, strings and calls are told apart") {
  CHECK(told("const a = f(1, 'x', null);") ==
        "keyword const | plain a | function f | number 1 | string 'x' | constant null");
  CHECK(told("async function go() { await x; }") ==
        "keyword async | keyword function | function go | keyword await | plain x");
  CHECK(told("for (const x of xs) of = 1;") ==
        "keyword for | keyword const | plain x | keyword of | plain xs | plain of | number 1");
}

TEST_CASE("a keyword behind a dot is a name") {
  CHECK(kind_of("a.default", "default") == "plain");
  CHECK(kind_of("p.catch(f)", "catch") == "function");
  CHECK(kind_of("export default a", "default") == "keyword");
}

TEST_CASE("a slash divides behind an operand and begins a regular expression elsewhere") {
  for (const char* text : {"x = /a/g", "f(/a/g)", "return /a/g", "if (x) /a/g.test(y)", "{} /a/g", "x\n=> /a/g",
                           "`${/a/g}`", "a ? /a/g : b", "!/a/g", "case /a/g:"}) {
    INFO(text);
    CHECK(kind_of(text, "/a/g") == "regexp");
  }
  for (const char* text : {"x / a / g", "(x) / a / g", "x[0] / a / g", "this / a / g", "({}) / a / g", "x++ / a / g",
                           "`x` / a / g", "'x' / a / g", "a.return / a / g", "b = {} / a / g"}) {
    INFO(text);
    CHECK(kind_of(text, "/") == "punctuation");
  }
}

TEST_CASE("templates nest, over lines too") {
  CHECK(told("`a${b + `c${d}e`}f` + g") ==
        "string `a | plain b | string `c | plain d | string e` | string f` | plain g");
  CHECK(told("`one\ntwo ${x} three\n{four}` + y") ==
        "string `one | string two  | plain x | string  three | string {four}` | plain y");
  CHECK(told("`${ {a: 1}.a }`; z") == "string ` | plain a | number 1 | plain a | string ` | plain z");
  CHECK(told("`a\\${b}` + c") == "string `a\\${b}` | plain c");
  CHECK(told("`a\\${\nb` + c") == "string `a\\${ | string b` | plain c");
}

TEST_CASE("comments end where they end") {
  CHECK(told("a /* b */ c // d") == "plain a | comment /* b */ | plain c | comment // d");
  CHECK(told("a /* b\n c\nd */ e") == "plain a | comment /* b | comment  c | comment d */ | plain e");
  CHECK(told("#!/usr/bin/env node\na") == "comment #!/usr/bin/env node | plain a");
  CHECK(told("'/* no */'") == "string '/* no */'");
}

TEST_CASE("half a string keeps to its line, a continued one goes on") {
  CHECK(told("x = 'abc\nlet y") == "plain x | string 'abc | keyword let | plain y");
  CHECK(told("x = 'ab\\\nc' + d") == "plain x | string 'ab\\ | string c' | plain d");
  CHECK(told("x = 'C:\\users' + d") == "plain x | string 'C:\\users' | plain d");
}

TEST_CASE("the header's TOML has colours of its own, and only before the code") {
  CHECK(told("// --- loopscope\n// title = \"A # B\" # c\n// [quiz]\n// exit = 1\n// ---\nlet a") ==
        "mark // --- loopscope | mark // | key title | string \"A # B\" | comment # c | mark // | table [quiz] | "
        "mark // | key exit | number 1 | mark // --- | keyword let | plain a");
  CHECK(told("// x\nlet a\n// --- loopscope\n// b = 1") ==
        "comment // x | keyword let | plain a | comment // --- loopscope | comment // b = 1");
  CHECK(told("// --- loopscope\n// a = \"\"\"x\n// y\"\"\"\n// expect = [\n//   'q',\n// ]\nf()") ==
        "mark // --- loopscope | mark // | key a | string \"\"\"x | mark // | string  y\"\"\" | mark // | key expect | "
        "mark // | string 'q' | mark // | function f");
}

TEST_CASE("spans ascend, never overlap and leave out nothing but blanks, whatever the bytes") {
  std::mt19937 random(7);
  const std::string alphabet = "`${}/*\\'\"\n()[]= ab1.#!-<>x\r\xC3\xA9\xF0\x9F\x98\x80\xFF";
  for (int round = 0; round < 3000; ++round) {
    std::string bytes = round % 3 == 0 ? "// --- loopscope\n// " : "";
    std::size_t length = random() % 60;
    for (std::size_t i = 0; i < length; ++i)
      bytes += round % 2 == 0 ? alphabet[random() % alphabet.size()] : static_cast<char>(random() % 256);
    check_whole(SourceText("fuzz.js", bytes));
  }
}

TEST_CASE("a line begins as the line before left it, whatever was read before") {
  Highlighter highlighter("a.js");
  FileState state;
  std::vector<HighlightSpan> spans;
  highlighter.read(u"f(`a ${b", state, spans);
  FileState again = state;
  std::vector<HighlightSpan> one;
  std::vector<HighlightSpan> two;
  highlighter.read(u"} c`, /x/)", state, one);
  highlighter.read(u"} c`, /x/)", again, two);
  CHECK(one == two);
  CHECK(state == again);
}

TEST_CASE("brackets without end do not make the state grow without end") {
  Highlighter highlighter("a.js");
  FileState state;
  std::vector<HighlightSpan> spans;
  highlighter.read(std::u16string(100'000, u'('), state, spans);
  CHECK(state.code.nesting.size() < 1000);
}
