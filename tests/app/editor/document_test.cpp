#include <editor/document.hpp>

#include <catch2/catch.hpp>

#include <string>

using namespace loopscope;
using namespace loopscope::editor;

namespace {

Document document_of(const std::string& bytes) { return Document("/x/a.js", "a.js", bytes, false); }

void ask(Document& document, Command command, const std::string& text = "") { document.apply({command, false, text}); }

std::string text_of(const Document& document) { return std::string(document.editor().buffer().text()); }

void type(Document& document, std::string_view text) {
  for (char each : text) ask(document, Command::Type, std::string(1, each));
}

}  // namespace

TEST_CASE("a document is modified while it differs from the disk, not once the edit is undone") {
  Document document = document_of("ab");
  CHECK_FALSE(document.is_modified());
  ask(document, Command::Type, "x");
  CHECK(document.is_modified());
  ask(document, Command::Undo);
  CHECK_FALSE(document.is_modified());
  ask(document, Command::Redo);
  document.mark_saved("/x/b.js", "b.js");
  CHECK_FALSE(document.is_modified());
  CHECK(document.disk_bytes() == "xab");
  document.forget_disk();
  CHECK(document.is_modified());
}

TEST_CASE("a document that is read only is searched but not changed") {
  Document document("/x/a.json", "a.json", "abc", true);
  for (Command command : {Command::Type, Command::Paste, Command::Delete, Command::Erase}) ask(document, command, "x");
  ask(document, Command::OpenSearch);
  ask(document, Command::SetQuery, "b");
  ask(document, Command::ReplaceAll);
  CHECK(text_of(document) == "abc");
  CHECK(document.search().matches.size() == 1);
}

TEST_CASE("search selects the next match, around the end, and counts it") {
  Document document = document_of("a b a b");
  ask(document, Command::OpenSearch);
  ask(document, Command::SetQuery, "B");
  CHECK((document.editor().selection() == Selection{2, 3}));
  CHECK(document.current_match() == 1);
  ask(document, Command::FindNext);
  CHECK(document.current_match() == 2);
  ask(document, Command::FindNext);
  CHECK(document.current_match() == 1);
  ask(document, Command::FindPrevious);
  CHECK(document.current_match() == 2);
  ask(document, Command::ToggleMatchCase);
  CHECK(document.search().matches.empty());
}

TEST_CASE("what is selected is what is looked for") {
  Document document = document_of("foo bar foo");
  document.apply({Command::SelectWord, false, "", 1});
  ask(document, Command::OpenSearch);
  CHECK(document.search().query.text == "foo");
  CHECK(document.search().matches.size() == 2);
}

TEST_CASE("replacing takes one match or all of them, and undo takes all back at once") {
  Document document = document_of("a b a b a");
  ask(document, Command::OpenReplace);
  ask(document, Command::SetQuery, "a");
  ask(document, Command::SetReplacement, "long");
  ask(document, Command::ReplaceOne);
  CHECK(text_of(document) == "long b a b a");
  CHECK(document.current_match() == 1);
  ask(document, Command::ReplaceAll);
  CHECK(text_of(document) == "long b long b long");
  ask(document, Command::Undo);
  CHECK(text_of(document) == "long b a b a");
}

TEST_CASE("a replacement that has the query in it is not replaced again") {
  Document document = document_of("aa");
  ask(document, Command::OpenReplace);
  ask(document, Command::SetQuery, "a");
  ask(document, Command::SetReplacement, "aa");
  ask(document, Command::ReplaceAll);
  CHECK(text_of(document) == "aaaa");
}

TEST_CASE("faults and the run's lines move with the text") {
  Document document = document_of("a\nb\nc");
  document.begin_run();
  document.set_faults({{2, 0, 1, "wrong"}});
  ask(document, Command::NewLine);
  CHECK(document.faults().front().line == 3);
  CHECK(document.line_now(1) == 2);
  document.begin_run();
  CHECK(document.line_now(1) == 1);
}

TEST_CASE("another text is taken whole, with or without a byte-order mark, and can be undone") {
  Document document = document_of(
      "\xEF\xBB\xBF"
      "a\n");
  document.take_text("b\n");
  CHECK(document.editor().buffer().file_bytes() == "b\n");
  ask(document, Command::Undo);
  CHECK(text_of(document) == "a\n");
}

TEST_CASE("in a header, keys and then their values are proposed while typing") {
  Document document = document_of("// --- loopscope\n// \n// ---\n");
  document.apply({Command::PlaceCursor, false, "", 20});
  type(document, "le");
  REQUIRE(document.completion().is_open());
  CHECK(document.completion().proposals.front().label == "level");
  ask(document, Command::NewLine);
  CHECK(document.editor().buffer().line(1) == "// level = ");
  REQUIRE(document.completion().proposals.size() == 3);
  ask(document, Command::Down);
  ask(document, Command::Indent);
  CHECK(document.editor().buffer().line(1) == "// level = \"core\"");
  CHECK_FALSE(document.completion().is_open());
}

TEST_CASE("outside of a header typing proposes nothing, and moving away closes what is proposed") {
  Document document = document_of("// --- loopscope\n// \n// ---\nle");
  document.apply({Command::TextEnd});
  type(document, "v");
  CHECK_FALSE(document.completion().is_open());
  document.apply({Command::PlaceCursor, false, "", 20});
  type(document, "l");
  CHECK(document.completion().is_open());
  ask(document, Command::Left);
  CHECK_FALSE(document.completion().is_open());
}
