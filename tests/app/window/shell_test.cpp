#include <catch2/catch.hpp>
#include <window/disk.hpp>
#include <window/folder_list.hpp>
#include <window/shell.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "person.hpp"

using namespace loopscope;
using namespace loopscope::window;

namespace {

constexpr scene::Size size = window_size;
const std::string lessons = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/";

constexpr int control = 341;
constexpr int alt = 342;
constexpr int enter = 257;
constexpr int escape = 256;

}  // namespace

TEST_CASE("a dropped file is opened") {
  Person person;
  person.shell.drop(lessons + "adcb.js");
  person.look();
  REQUIRE(person.scene().code.source);
  CHECK(person.scene().title == "A D C B");
  CHECK(person.shell.title().find("adcb.js") == 0);
}

TEST_CASE("keys reach the view, and the language changes at once") {
  Person person;
  person.press('G');
  CHECK(person.view().grain == scene::Grain::Line);
  person.press('L');
  CHECK(person.view().language == Language::Portuguese);
  person.type(U"?");
  CHECK(person.view().help_open);
  person.press(escape);
  CHECK_FALSE(person.view().help_open);
}

TEST_CASE("a file is opened by its path with keys only") {
  Person person;
  person.chord(control, 'O');
  REQUIRE(person.view().dialog_open);
  CHECK(ImGui::GetIO().WantTextInput);
  person.chord(control, 'A');
  std::u32string path;
  for (char each : lessons + "adcb.js") path += static_cast<unsigned char>(each);
  person.type(path);
  CHECK(person.shell.stage().ui().dialog.path() == lessons + "adcb.js");
  person.press(enter);
  CHECK_FALSE(person.view().dialog_open);
  REQUIRE(person.scene().code.source);
  CHECK(person.scene().code.source->name == "adcb.js");
}

TEST_CASE("letters typed into the path do not act as keys") {
  Person person;
  person.chord(control, 'O');
  person.press('L');
  person.type(U"l?+");
  CHECK(person.view().language == Language::English);
  CHECK_FALSE(person.view().help_open);
}

TEST_CASE("a file is opened by clicking through folders") {
  Person person;
  person.shell.open(lessons + "adcb.js", {});
  person.look();
  person.click("open");
  person.click("entry ..");
  person.click("entry javascript");
  person.click("entry adcb.js");
  CHECK_FALSE(person.view().dialog_open);
  CHECK(person.scene().code.source);
}

TEST_CASE("a path that does not exist says so and keeps the window alive") {
  Person person;
  person.shell.drop("/no/such/file.js");
  person.look();
  CHECK(person.scene().message.find("/no/such/file.js") != std::string::npos);
  CHECK(person.scene().code.source == nullptr);
}

TEST_CASE("larger text makes the letters again, once") {
  Person person;
  person.chord(control, '=');
  CHECK(person.view().text_zoom == 1.25F);
  CHECK(person.shell.stage().scale() == 1.25F);
  CHECK_FALSE(person.shell.prepare(size));
  person.look();
}

TEST_CASE("the window is asked for what only it can do") {
  Person person;
  person.chord(alt, enter);
  CHECK(person.shell.take_full_screen_request());
  CHECK_FALSE(person.shell.take_full_screen_request());
  person.chord(control, 'Q');
  CHECK(person.shell.wants_to_quit());
}

TEST_CASE("with nothing to do the window sleeps until something comes in") {
  Person person;
  CHECK_FALSE(person.shell.is_restless());
  CHECK(person.shell.longest_sleep() < 0);
}

TEST_CASE("folders are listed with the way up, then folders, then programs") {
  auto entries = list_folder(lessons + "..");
  REQUIRE(entries.size() >= 2);
  CHECK(entries[0].name == "..");
  auto is_program = [](const panels::FileEntry& entry) { return entry.name == "adcb.js" && !entry.is_folder; };
  auto files = list_folder(lessons);
  CHECK(std::any_of(files.begin(), files.end(), is_program));
  CHECK(list_folder("/no/such/folder/").empty());
}

TEST_CASE("answers are kept from window to window, after a torn line too") {
  std::string name = (std::filesystem::temp_directory_path() / "loopscope-progress-XXXXXX").string();
  std::string folder = mkdtemp(name.data());
  auto answer = [&] {
    Person person({}, {folder, ""});
    person.shell.open(lessons + "adcb.js", {});
    person.wait(0.3F);
    person.press('Q');
    std::size_t streak = person.view().quiz.streak;
    person.press(enter);
    return streak;
  };
  answer();
  std::string first = read_file(folder + "/progress").value_or("");
  CHECK(scene::Progress::read(first).answers() == 1);
  append_line(folder + "/progress", "answer 0123");  // torn off
  answer();
  std::string second = read_file(folder + "/progress").value_or("");
  CHECK(second == first + "answer 0123\n" + first);
  scene::AnsweredQuiz right{1, scene::QuizAsk::Order, true};
  append_line(folder + "/progress", scene::progress_line(right));
  append_line(folder + "/progress", scene::progress_line(right));
  CHECK(answer() == 2);
  std::filesystem::remove_all(folder);
}

TEST_CASE("Alt+P presents, letters are its keys, and what is typed for the room is text") {
  Person person;
  person.shell.open(lessons + "adcb.js", {});
  person.wait(0.3F);
  person.chord(alt, 'P');
  REQUIRE(person.view().present.open);
  CHECK_FALSE(person.shell.prepare(size));  // before the frame that looked
  person.press('B');
  CHECK(person.view().present.blank == scene::Blank::Black);
  person.press('N');
  CHECK(person.view().present.blank == scene::Blank::No);
  person.press('A');
  REQUIRE(person.view().present.room.typing);
  person.type(U"A B C D 😀");
  person.press(enter);
  REQUIRE(person.view().present.room.predictions.size() == 1);
  CHECK(person.view().present.room.predictions[0].text == "A B C D \U0001F600");
  // The next prediction, typed faster than frames come.
  for (char32_t each : std::u32string(U"second")) person.shell.input().push(Character{each});
  person.shell.input().push(KeyChange{enter, true});
  person.shell.input().push(KeyChange{enter, false});
  for (char32_t each : std::u32string(U"third one")) person.shell.input().push(Character{each});
  person.look();
  person.press(enter);
  REQUIRE(person.view().present.room.predictions.size() == 3);
  CHECK(person.view().present.room.predictions[1].text == "second");
  CHECK(person.view().present.room.predictions[2].text == "third one");
  person.press('B');
  CHECK(person.view().present.blank == scene::Blank::No);
  person.press(escape);
  CHECK_FALSE(person.view().present.room.typing);
  person.press(enter);
  CHECK(person.view().present.room.revealed);
  person.press(escape);
  person.press(escape);
  CHECK_FALSE(person.view().present.open);
}

TEST_CASE("a window without a file says what one may begin with") {
  Person person;
  for (const char* name : {"start lessons", "start open", "start new"})
    CHECK(person.widget_at("code").contains(person.widget_at(name)));
  person.click("start lessons");
  CHECK(person.view().dialog_open);
  CHECK(person.shell.stage().ui().dialog.list == panels::FileList::Lessons);
  person.press(keys::escape);
  person.click("start open");
  CHECK(person.view().dialog_open);
  CHECK(person.shell.stage().ui().dialog.list == panels::FileList::Folder);
  person.press(keys::escape);
  person.click("start new");
  CHECK(person.scene().code.source);
}

TEST_CASE("code that runs beyond the panel's edge is brought into sight, and the margin comes back") {
  std::string folder = (std::filesystem::temp_directory_path() / "loopscope-across-XXXXXX").string();
  REQUIRE(mkdtemp(folder.data()));
  std::string path = folder + "/wide.js";
  std::string wide = "const far = " + std::string(200, '(') + "Math.max(1, 2)" + std::string(200, ')') + ";\nfar;\n";
  REQUIRE(write_file(path, wide).empty());
  Person person;
  person.shell.open(path, {});
  person.wait(0.3F);
  const panels::Spots& spots = person.shell.stage().ui().flights.spots;
  bool was_far = false;
  for (int i = 0; i < 12; ++i) {
    person.press(keys::right);
    if (!spots.code.empty()) CHECK(person.widget_at("code").contains(spots.code));
    bool is_far = person.scene().code.current.begin.column > 200;
    if (is_far) CHECK_FALSE(spots.code.empty());
    was_far |= is_far;
  }
  CHECK(was_far);
  std::filesystem::remove_all(folder);
}
