#include <editor/editor.hpp>
#include <editor/line_shape.hpp>

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace loopscope;
using namespace loopscope::editor;

namespace {

constexpr Command last_command = Command::Redo;

// An editor whose text has its cursor at "|", or a selection from "|" to "^".
Editor editor_with(std::string marked) {
  std::size_t anchor = marked.find('|');
  marked.erase(anchor, 1);
  std::size_t head = marked.find('^');
  if (head != std::string::npos) marked.erase(head, 1);
  Editor editor(marked, "a.js");
  editor.apply({Command::PlaceCursor, false, "", anchor});
  if (head != std::string::npos) editor.apply({Command::PlaceCursor, true, "", head});
  return editor;
}

std::string marked(const Editor& editor) {
  std::string text(editor.buffer().text());
  const Selection& selection = editor.selection();
  if (selection.empty()) return text.insert(selection.head, "|");
  text.insert(selection.end(), selection.end() == selection.head ? "^" : "|");
  return text.insert(selection.begin(), selection.begin() == selection.anchor ? "|" : "^");
}

std::string after(const std::string& before, std::initializer_list<Request> requests) {
  Editor editor = editor_with(before);
  for (const Request& request : requests) editor.apply(request);
  return marked(editor);
}

Request typed(const std::string& text) { return {Command::Type, false, text}; }

Editor type_all(Editor editor, std::string_view text) {
  for (char each : text) editor.apply(each == '\n' ? Request{Command::NewLine} : typed(std::string(1, each)));
  return editor;
}

Request random_request(std::mt19937& random, const Editor& editor) {
  const char* texts[] = {"a", "{", "}", " ", "\n", "\r\n", "\xC3\xA9", "\xF0\x9F\x98\x80", "\xFF", "`${", "// x\ny\r"};
  Request request{static_cast<Command>(random() % (static_cast<unsigned>(last_command) + 1)), random() % 2 == 0};
  request.text = texts[random() % std::size(texts)];
  request.position = random() % (editor.buffer().size() + 1);
  request.count = random() % 4;
  return request;
}

std::string random_text(std::mt19937& random) {
  const std::string alphabet = "ab {}()\n\r\t`$/\xC3\xA9\xF0\x9F\x98\x80\xFF";
  std::string text = "x";
  for (std::size_t i = random() % 80; i > 0; --i) text += alphabet[random() % alphabet.size()];
  return text;
}

}  // namespace

TEST_CASE("undoing everything restores the bytes, doing it all again restores the result") {
  std::mt19937 random(11);
  for (int round = 0; round < 400; ++round) {
    std::string original = random_text(random);
    Editor editor(original, "a.js");
    for (int i = 0; i < 40; ++i) editor.apply(random_request(random, editor));
    while (editor.can_redo()) editor.apply({Command::Redo});
    std::string result = editor.buffer().file_bytes();
    while (editor.can_undo()) editor.apply({Command::Undo});
    REQUIRE(editor.buffer().file_bytes() == original);
    while (editor.can_redo()) editor.apply({Command::Redo});
    REQUIRE(editor.buffer().file_bytes() == result);
  }
}

TEST_CASE("whatever is asked for, the cursor stays inside the text") {
  std::mt19937 random(12);
  for (int round = 0; round < 400; ++round) {
    Editor editor(random_text(random), "a.js");
    for (int i = 0; i < 60; ++i) {
      editor.apply(random_request(random, editor));
      REQUIRE(editor.selection().end() <= editor.buffer().size());
    }
  }
}

TEST_CASE("typing and then erasing what was typed is nothing") {
  std::mt19937 random(13);
  for (int round = 0; round < 300; ++round) {
    Editor editor(random_text(random), "a.js");
    editor.apply(
        {Command::PlaceCursor, false, "", editor.buffer().line_start(random() % editor.buffer().line_count())});
    std::string before = editor.buffer().file_bytes();
    editor.apply(typed("\xC3\xA9"));
    editor.apply({Command::Backspace});
    REQUIRE(editor.buffer().file_bytes() == before);
  }
}

TEST_CASE("colours kept through edits are those of the text read afresh") {
  std::mt19937 random(14);
  for (int round = 0; round < 100; ++round) {
    Editor editor(random_text(random), "a.js");
    for (int i = 0; i < 15; ++i) {
      editor.apply(random_request(random, editor));
      Highlighting fresh("a.js");
      std::size_t last = editor.buffer().line_count() - 1;
      REQUIRE(editor.colours().line(editor.buffer(), last) == fresh.line(editor.buffer(), last));
    }
  }
}

TEST_CASE("a typed word is one step, the next word another") {
  Editor editor = type_all(editor_with("|"), "let word");
  editor.apply({Command::Undo});
  CHECK(marked(editor) == "let |");
  editor.apply({Command::Undo});
  CHECK(marked(editor) == "|");
  editor.apply({Command::Redo});
  CHECK(marked(editor) == "let |");
}

TEST_CASE("moving the cursor ends a step") {
  Editor editor = type_all(editor_with("|"), "ab");
  editor.apply({Command::Left});
  editor.apply(typed("x"));
  editor.apply({Command::Undo});
  CHECK(marked(editor) == "a|b");
}

TEST_CASE("erasures side by side are one step") {
  Editor editor = editor_with("abcd|");
  for (int i = 0; i < 3; ++i) editor.apply({Command::Backspace});
  CHECK(marked(editor) == "a|");
  editor.apply({Command::Undo});
  CHECK(marked(editor) == "abcd|");
}

TEST_CASE("the cursor goes over accents and emoji in one step, and over both halves of a line break") {
  CHECK(after("a|e\xCC\x81"
              "b",
              {{Command::Right}}) == "ae\xCC\x81|b");
  CHECK(after("\xF0\x9F\x98\x80|", {{Command::Backspace}}) == "|");
  CHECK(after("a|\r\nb", {{Command::Right}}) == "a\r\n|b");
  CHECK(after("a\r\n|b", {{Command::Backspace}}) == "a|b");
}

TEST_CASE("up and down remember the cell they came from") {
  CHECK(after("abcd|\na\nabcd", {{Command::Down}, {Command::Down}}) == "abcd\na\nabcd|");
  CHECK(after("ab|\n\xE4\xB8\xAD\xE6\x96\x87", {{Command::Down}}) == "ab\n\xE4\xB8\xAD|\xE6\x96\x87");
  CHECK(after("ab|c", {{Command::Up}}) == "|abc");
  CHECK(after("ab|c", {{Command::Down}}) == "abc|");
}

TEST_CASE("words are what Ctrl and the arrows go by") {
  CHECK(after("|let foo = bar()", {{Command::WordRight}}) == "let| foo = bar()");
  CHECK(after("let| foo = bar()", {{Command::WordRight}, {Command::WordRight}}) == "let foo =| bar()");
  CHECK(after("let foo|", {{Command::WordLeft}}) == "let |foo");
  CHECK(after("a\n  |b", {{Command::WordLeft}}) == "a\n|  b");
  CHECK(after("let foo|", {{Command::BackspaceWord}}) == "let |");
}

TEST_CASE("home goes to the text, then to the line's start") {
  CHECK(after("  ab|", {{Command::Home}}) == "  |ab");
  CHECK(after("  |ab", {{Command::Home}}) == "|  ab");
}

TEST_CASE("a double click takes the word, a triple click the line, dragging goes on by them") {
  CHECK(after("|let foo = 1", {{Command::SelectWord, false, "", 5}}) == "let |foo^ = 1");
  CHECK(after("|let foo = 1", {{Command::SelectWord, false, "", 5}, {Command::DragTo, false, "", 1}}) ==
        "^let foo| = 1");
  CHECK(after("|a\nb\nc", {{Command::SelectLine, false, "", 2}}) == "a\n|b\n^c");
  CHECK(after("|a\nb\nc", {{Command::SelectLine, false, "", 2}, {Command::DragTo, false, "", 4}}) == "a\n|b\nc^");
}

TEST_CASE("a new line keeps the indentation and goes deeper behind an open bracket") {
  CHECK(after("  a|", {{Command::NewLine}}) == "  a\n  |");
  CHECK(after("f(() => {|})", {{Command::NewLine}}) == "f(() => {\n  |\n})");
  CHECK(after("  if (x) {|", {{Command::NewLine}}) == "  if (x) {\n    |");
  CHECK(after("\tif (x) { // {|", {{Command::NewLine}}) == "\tif (x) { // {\n\t\t|");
  CHECK(after("'{'|", {{Command::NewLine}}) == "'{'\n|");
  CHECK(after("a\r\nb|", {{Command::NewLine}}) == "a\r\nb\r\n|");
}

TEST_CASE("a line of the header is followed by another") {
  CHECK(after("// --- loopscope\n// a = 1|\n// ---", {{Command::NewLine}}) ==
        "// --- loopscope\n// a = 1\n// |\n// ---");
  CHECK(after("// --- loopscope\n// ---|", {{Command::NewLine}}) == "// --- loopscope\n// ---\n|");
}

TEST_CASE("a closing bracket goes under the line that opened it") {
  CHECK(after("  f({\n    |", {typed("}")}) == "  f({\n  }|");
  CHECK(after("a |", {typed("}")}) == "a }|");
}

TEST_CASE("tab indents lines, shift and tab takes it back") {
  CHECK(after("|a\nb^", {{Command::Indent}}) == "|  a\n  b^");
  CHECK(after("a|", {{Command::Indent}}) == "a  |");
  CHECK(after("|  a\n  b^", {{Command::Outdent}}) == "|a\nb^");
  CHECK(after("\ta|", {{Command::Outdent}}) == "a|");
}

TEST_CASE("comments come and go on all selected lines") {
  CHECK(after("|a\n  b^", {{Command::ToggleComment}}) == "|// a\n//   b^");
  CHECK(after("|// a\n//   b^", {{Command::ToggleComment}}) == "|a\n  b^");
  CHECK(after("  a|", {{Command::ToggleComment}}) == "  // a|");
}

TEST_CASE("lines move up and down, also the last one without a break") {
  CHECK(after("a\nb|\nc", {{Command::MoveLinesUp}}) == "b|\na\nc");
  CHECK(after("a\nb|\nc", {{Command::MoveLinesDown}}) == "a\nc\nb|");
  CHECK(after("a\r\nb|", {{Command::MoveLinesUp}}) == "b|\r\na");
  CHECK(after("a|", {{Command::MoveLinesUp}}) == "a|");
}

TEST_CASE("a line is copied, cut and doubled without being selected") {
  CHECK(editor_with("a\nb|c\n").copied_text() == "bc\n");
  CHECK(after("a\nb|c\nd", {{Command::Erase}}) == "a\n|d");
  CHECK(after("a|\nb", {{Command::Duplicate}}) == "a\na|\nb");
  CHECK(after("|ab^", {{Command::Duplicate}}) == "ab|ab^");
}

TEST_CASE("pasted text takes the file's line breaks") {
  CHECK(after("a\r\n|", {{Command::Paste, false, "x\ny\rz"}}) == "a\r\nx\r\ny\r\nz|");
}

TEST_CASE("several replacements are one step") {
  Editor editor("a b a", "a.js");
  editor.replace_all({{{0, 1}, "long"}, {{4, 5}, "x"}});
  CHECK(editor.buffer().text() == "long b x");
  editor.apply({Command::Undo});
  CHECK(editor.buffer().text() == "a b a");
}

TEST_CASE("another text is taken as one step that can be undone") {
  Editor editor("let a = 1;\nf();\n", "a.js");
  editor.take_text("let a = 22;\nf();\n");
  CHECK(editor.buffer().text() == "let a = 22;\nf();\n");
  editor.apply({Command::Undo});
  CHECK(editor.buffer().text() == "let a = 1;\nf();\n");
  CHECK_FALSE(editor.can_undo());
}

TEST_CASE("lines below a change move, lines above stay, removed ones are gone") {
  auto moved = [](const std::string& before, const Request& request, std::size_t line) {
    Editor editor = editor_with(before);
    editor.apply(request);
    std::optional<std::size_t> at = line;
    for (const LineShift& shift : editor.take_shifts()) at = at ? shifted(shift, *at) : at;
    return at;
  };
  CHECK(moved("a\nb|\nc", {Command::NewLine}, 2) == 3);
  CHECK(moved("a\nb|\nc", {Command::NewLine}, 1) == 1);
  CHECK(moved("a\n|b\nc", {Command::NewLine}, 1) == 2);
  CHECK(moved("a\n|b\nc^", {Command::Delete}, 0) == 0);
  CHECK(moved("|a\nb\n^c", {Command::Delete}, 2) == 0);
  CHECK(moved("|a\nb\n^c", {Command::Delete}, 1) == std::nullopt);
}
