#include <catch2/catch.hpp>
#include <panels/widgets.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

namespace fs = std::filesystem;

const std::string program = "console.log('one');\nconsole.log('two');\n";

// A folder of its own for each test, with the program's own places in it.
struct Desk {
  Desk() : folder(fs::temp_directory_path() / ("loopscope-editor-" + std::to_string(getpid()))) {
    fs::remove_all(folder);
    fs::create_directories(folder);
    write(program);
  }
  ~Desk() { fs::remove_all(folder); }

  std::string path() const { return (folder / "program.js").string(); }
  Places places() const { return {(folder / "state").string(), (folder / "config").string()}; }
  void write(const std::string& bytes) const { std::ofstream(path(), std::ios::binary) << bytes; }
  std::string read(const std::string& file) const {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  std::string read() const { return read(path()); }
  std::size_t journals() const {
    fs::path journal = folder / "state" / "journal";
    return fs::exists(journal) ? static_cast<std::size_t>(std::distance(fs::directory_iterator(journal), {})) : 0;
  }

  fs::path folder;
};

struct Writer : Desk, Person {
  Writer() : Person({}, places()) {
    shell.open(path(), {});
    look();
  }
  void edit() { press('E'); }
};

std::string printed(const scene::Scene& scene) {
  std::string out;
  for (const auto& line : scene.output.lines) out += line.text + "|";
  return out;
}

}  // namespace

TEST_CASE("E enters the editor, letters are text there, and Escape leaves it") {
  Writer writer;
  writer.edit();
  REQUIRE(writer.view().editing);
  writer.press('G');
  writer.type(U"g");
  CHECK(writer.text() == "g" + program);
  CHECK(writer.view().grain == scene::Grain::Event);
  writer.press(keys::escape);
  CHECK_FALSE(writer.view().editing);
  writer.press('G');
  CHECK(writer.view().grain == scene::Grain::Line);
  CHECK(writer.text() == "g" + program);
}

TEST_CASE("a click puts the cursor where it points, a double click takes the word, dragging selects") {
  Writer writer;
  scene::Rect code = writer.widget_at("gutter 2");
  float x = code.right() + 20;
  float y = code.y + code.height / 2;
  writer.click(x, y);
  CHECK(writer.view().editing);
  CHECK(writer.document().editor().buffer().line_of(writer.document().editor().selection().head) == 1);
  writer.shell.frame(window_size, 1);
  writer.click(x, y);
  writer.click(x, y);
  CHECK(writer.document().editor().selected_text() == "console");
  writer.move(x, y);
  writer.shell.frame(window_size, 1);
  writer.shell.input().push(MouseButton{0, true});
  writer.look();
  writer.move(x, y - code.height);
  writer.shell.input().push(MouseButton{0, false});
  writer.look();
  CHECK(writer.document().editor().selection().length() == std::string("console.log('one');\n").size());
}

TEST_CASE("emoji and accents that are typed are saved byte for byte") {
  Writer writer;
  writer.edit();
  writer.type(U"// \u00E9\U0001F600");
  writer.press(keys::enter);
  writer.chord(keys::control, 'S');
  CHECK(writer.read() == "// \xC3\xA9\xF0\x9F\x98\x80\n" + program);
  CHECK_FALSE(writer.document().is_modified());
}

TEST_CASE("line breaks, a byte-order mark and broken bytes come through an edit and a save") {
  Writer writer;
  const std::string bytes = "\xEF\xBB\xBF// \xFF\xFE\r\nconsole.log(1)\r\n//\xC3";
  writer.write(bytes);
  writer.shell.open(writer.path(), {});
  writer.look();
  writer.edit();
  writer.type(U"x");
  writer.chord(keys::control, 'S');
  CHECK(writer.read() == "\xEF\xBB\xBFx" + bytes.substr(3));
  writer.press(keys::backspace);
  writer.chord(keys::control, 'S');
  CHECK(writer.read() == bytes);
}

TEST_CASE("the program runs again a moment after it was typed") {
  Writer writer;
  writer.press(keys::end);
  REQUIRE(printed(writer.scene()) == "one|two|");
  writer.edit();
  writer.chord(keys::control, keys::end);
  writer.type(U"console.log(3)");
  CHECK(printed(writer.scene()) == "one|two|");
  writer.wait(0.5F);
  CHECK(printed(writer.scene()) == "one|two|3|");
}

TEST_CASE("with a syntax error the last good run stays, and the fault stands at its place") {
  Writer writer;
  writer.press(keys::end);
  writer.edit();
  writer.type(U"let let;");
  writer.wait(0.5F);
  CHECK(printed(writer.scene()) == "one|two|");
  CHECK(writer.shell.controller().shows_older_run());
  REQUIRE(writer.document().faults().size() == 1);
  CHECK(writer.document().faults().front().line == 0);
  CHECK(writer.document().faults().front().message.find("SyntaxError") == 0);
  writer.chord(keys::control, 'Z');
  writer.chord(keys::control, 'Z');
  writer.wait(0.5F);
  CHECK_FALSE(writer.shell.controller().shows_older_run());
  CHECK(writer.document().faults().empty());
}

TEST_CASE("in the other mode it runs again when it is saved") {
  scene::View view;
  view.runs_on_typing = false;
  Desk desk;
  Person person(view);
  person.shell.open(desk.path(), {});
  person.press(keys::end);
  person.press('E');
  person.chord(keys::control, keys::end);
  person.type(U"console.log(3)");
  person.wait(1);
  CHECK(printed(person.scene()) == "one|two|");
  person.chord(keys::control, 'S');
  CHECK(printed(person.scene()) == "one|two|3|");
}

TEST_CASE("breakpoints stay on their statements while lines are put in above them") {
  Writer writer;
  writer.click("gutter 2");
  REQUIRE(writer.view().breakpoints.lines == std::set<std::uint32_t>{2});
  writer.edit();
  writer.press(keys::enter);
  CHECK(writer.view().breakpoints.lines == std::set<std::uint32_t>{3});
}

TEST_CASE("cut, copy and paste go by the clipboard") {
  Writer writer;
  writer.edit();
  writer.chord(keys::control, 'X');
  CHECK(writer.text() == "console.log('two');\n");
  CHECK(std::string(ImGui::GetClipboardText()) == "console.log('one');\n");
  writer.chord(keys::control, keys::end);
  writer.chord(keys::control, 'V');
  CHECK(writer.text() == "console.log('two');\nconsole.log('one');\n");
}

TEST_CASE("search and replace by keys only") {
  Writer writer;
  writer.edit();
  writer.chord(keys::control, 'H');
  CHECK(ImGui::GetIO().WantTextInput);
  writer.type(U"one");
  CHECK(writer.document().search().matches.size() == 1);
  CHECK(writer.text() == program);
  writer.click("replace field");
  writer.type(U"\U0001F600");
  writer.click("replace all");
  CHECK(writer.text() == "console.log('\xF0\x9F\x98\x80');\nconsole.log('two');\n");
  writer.press(keys::escape);
  CHECK_FALSE(writer.document().search().open);
  CHECK(writer.view().editing);
}

TEST_CASE("a file that others write is read again, and the run with it") {
  Writer writer;
  writer.press(keys::end);
  writer.write("console.log('other');\n");
  writer.shell.watch_files();
  writer.look();
  CHECK(writer.text() == "console.log('other');\n");
  CHECK(printed(writer.scene()) == "other|");
  CHECK_FALSE(writer.document().is_modified());
}

TEST_CASE("with unsaved edits a changed file is asked about; mine stays, or theirs comes and Undo brings mine back") {
  for (bool theirs : {false, true}) {
    Writer writer;
    writer.edit();
    writer.type(U"// mine");
    writer.write("console.log('theirs, which is longer than before');\n");
    writer.shell.watch_files();
    writer.look();
    REQUIRE(writer.question().is_open());
    writer.type(U"ignored");
    if (theirs) writer.press(keys::right);
    writer.press(keys::enter);
    CHECK_FALSE(writer.question().is_open());
    CHECK(writer.text() == (theirs ? "console.log('theirs, which is longer than before');\n" : "// mine" + program));
    CHECK(writer.document().is_modified() == !theirs);
    if (theirs) writer.chord(keys::control, 'Z');
    CHECK(writer.text() == "// mine" + program);
  }
}

TEST_CASE("saving asks first when the file has changed meanwhile") {
  Writer writer;
  writer.edit();
  writer.type(U"x");
  writer.write("// theirs, not yet seen\n");
  writer.chord(keys::control, 'S');
  REQUIRE(writer.question().is_open());
  CHECK(writer.read() == "// theirs, not yet seen\n");
  writer.press(keys::enter);
  writer.chord(keys::control, 'S');
  CHECK(writer.read() == "x" + program);
}

TEST_CASE("a file that is deleted keeps its text here, as unsaved") {
  Writer writer;
  fs::remove(writer.path());
  writer.shell.watch_files();
  CHECK(writer.document().is_modified());
  CHECK(writer.text() == program);
  writer.chord(keys::control, 'S');
  CHECK(writer.read() == program);
}

TEST_CASE("after a crash the unsaved text is offered, and taken back") {
  Desk desk;
  {
    Person before({}, desk.places());
    before.shell.open(desk.path(), {});
    before.look();
    before.press('E');
    before.type(U"// lost? ");
    before.wait(0.6F);
    CHECK(desk.journals() == 1);
  }  // without a farewell
  Person after({}, desk.places());
  after.shell.open(desk.path(), {});
  after.look();
  REQUIRE(after.question().is_open());
  CHECK(after.question().after.find("// lost? ") == 0);
  after.press(keys::enter);
  CHECK(after.text() == "// lost? " + program);
  CHECK(after.document().is_modified());
  after.chord(keys::control, 'S');
  CHECK(desk.read() == "// lost? " + program);
  CHECK(desk.journals() == 0);
}

TEST_CASE("a program that never had a file is offered back by the next start without one") {
  Desk desk;
  {
    Person before({}, desk.places());
    before.chord(keys::control, 'N');
    before.type(U"f()");
    before.wait(0.6F);
  }
  Person after({}, desk.places());
  after.shell.open_nothing();
  after.look();
  REQUIRE(after.question().is_open());
  after.press(keys::escape);
  CHECK(desk.journals() == 1);
  Person again({}, desk.places());
  again.shell.open_nothing();
  again.look();
  again.press(keys::enter);
  CHECK(again.text() == "f()");
}

TEST_CASE("a saved or unchanged text leaves no journal") {
  Writer writer;
  writer.edit();
  writer.type(U"x");
  writer.wait(0.6F);
  CHECK(writer.journals() == 1);
  writer.press(keys::backspace);
  writer.wait(0.6F);
  CHECK(writer.journals() == 0);
}

TEST_CASE("leaving unsaved text is asked about: cancel stays, not saving goes, saving saves") {
  Writer writer;
  writer.edit();
  writer.type(U"x");
  writer.chord(keys::control, 'Q');
  REQUIRE(writer.question().is_open());
  writer.press(keys::escape);
  CHECK_FALSE(writer.shell.wants_to_quit());
  writer.chord(keys::control, 'Q');
  writer.press(keys::enter);
  CHECK(writer.shell.wants_to_quit());
  CHECK(writer.read() == "x" + program);
}

TEST_CASE("a new program is saved under a name, runs under it and is recent then") {
  Writer writer;
  writer.chord(keys::control, 'N');
  writer.type(U"console.log(1)");
  writer.chord(keys::control, 'S');
  REQUIRE(writer.view().dialog_open);
  writer.chord(keys::control, 'A');
  std::string path = (writer.folder / "new.js").string();
  writer.type(std::u32string(path.begin(), path.end()));
  writer.press(keys::enter);
  CHECK(writer.read(path) == "console.log(1)");
  CHECK(writer.document().path() == path);
  CHECK(writer.shell.title().find("new.js") == 0);
  writer.press(keys::escape);
  writer.chord(keys::control, 'O');
  writer.click("list recent");
  CHECK(writer.shell.stage().ui().widgets.contains("entry program.js"));
}

TEST_CASE("saving over another file takes a second Enter") {
  Writer writer;
  std::string other = (writer.folder / "other.js").string();
  std::ofstream(other) << "// precious\n";
  writer.shell.input().push(KeyChange{keys::shift, true});
  writer.chord(keys::control, 'S');
  writer.shell.input().push(KeyChange{keys::shift, false});
  writer.look();
  REQUIRE(writer.view().dialog_open);
  writer.chord(keys::control, 'A');
  writer.type(std::u32string(other.begin(), other.end()));
  writer.press(keys::enter);
  CHECK(writer.read(other) == "// precious\n");
  writer.press(keys::enter);
  CHECK(writer.read(other) == program);
}

TEST_CASE("a lesson is found by a part of its title and opened with keys only") {
  Writer writer;
  writer.shell.set_lessons(std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios");
  writer.chord(keys::control, 'O');
  writer.press(keys::tab);
  writer.press(keys::tab);
  writer.type(U"d c");
  writer.press(keys::down);
  writer.press(keys::enter);
  CHECK(writer.scene().title == "A D C B");
}

TEST_CASE("settings come back with the next start") {
  Desk desk;
  {
    Person person({}, desk.places());
    person.press('T');
  }
  Person next({}, desk.places());
  CHECK(next.view().theme == scene::ThemeName::Light);
}

TEST_CASE("a long message of a fault is shown whole below the text") {
  for (scene::Size size : {scene::Size{1024, 640}, {1440, 900}}) {
    Desk desk;
    desk.write("// --- loopscope\n// this line of the header defines nothing at all\n// ---\nconsole.log(1);\n");
    Person person({}, desk.places(), size);
    person.shell.open(desk.path(), {});
    person.wait(1);
    REQUIRE_FALSE(person.document().faults().empty());
    scene::Rect bar = person.widget_at("fault bar");
    panels::Ui& ui = person.shell.stage().ui();
    const ImFont* small = ui.font(panels::Face::Small);
    std::string message = person.document().faults().front().message;
    float lines = panels::wrapped_size(small, message, bar.width - ui.px(22)).y;
    CHECK(bar.height >= lines + small->FontSize);
    CHECK(person.widget_at("code").contains(bar));
  }
}
