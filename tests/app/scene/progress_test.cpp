// What was answered, kept as lines that are replayed.
#include <catch2/catch.hpp>
#include <scene/controller.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace loopscope;
using namespace loopscope::scene;
namespace fs = std::filesystem;

namespace {

SourceView source(const std::string& header, std::vector<std::string> code) {
  SourceView view{"a.js", {header, "// ---"}, 3};
  view.lines.insert(view.lines.end(), code.begin(), code.end());
  return view;
}

std::string file(const fs::path& folder, const std::string& name, const std::string& letter) {
  std::ofstream(folder / name, std::ios::binary)
      << "// --- loopscope\n// ---\nconsole.log('" << letter << "'); console.log('z');\n";
  return (folder / name).string();
}

// The answer in words, right or wrong.
void answer(Controller& controller, const std::string& words) {
  controller.handle(Intent{Action::OpenQuiz, static_cast<std::uint64_t>(QuizAsk::Text) + 1});
  Intent typed{Action::QuizType};
  typed.text = words;
  controller.handle({typed, {Action::QuizCheck}});
}

}  // namespace

TEST_CASE("an answer is written in a line and read again") {
  std::string bytes;
  for (std::size_t i = 0; i < quiz_ask_count; ++i)
    bytes += progress_line({0xfedc000000000000 + i, static_cast<QuizAsk>(i), i % 2 == 1});
  CHECK(bytes.starts_with("answer fedc000000000000 order wrong\nanswer fedc000000000001 choice right\n"));
  Progress progress = Progress::read(bytes);
  CHECK(progress.answers() == 4);
  CHECK(progress.is_to_retry(0xfedc000000000000));
  CHECK_FALSE(progress.is_to_retry(0xfedc000000000001));
  CHECK(progress.knows(0xfedc000000000003));
  CHECK_FALSE(progress.knows(1));
}

TEST_CASE("streak and what to retry come from replaying the lines") {
  Progress progress;
  for (bool right : {true, true, false, true}) progress.add({7, QuizAsk::Order, right});
  CHECK(progress.streak() == 1);
  CHECK_FALSE(progress.is_to_retry(7));
  progress.add({8, QuizAsk::Next, false});
  CHECK(progress.streak() == 0);
  CHECK(progress.is_to_retry(8));
}

TEST_CASE("a torn last line and lines of another kind are left out, whatever was torn off") {
  std::string whole = progress_line({1, QuizAsk::Order, true}) + progress_line({2, QuizAsk::Text, false});
  std::size_t first = progress_line({1, QuizAsk::Order, true}).size();
  for (std::size_t length = 0; length < whole.size(); ++length) {
    Progress progress = Progress::read(whole.substr(0, length));
    CHECK(progress.answers() == (length >= first ? 1 : 0));
  }
  std::string others =
      "answer 1 order right\nnote 0000000000000001 order right\nanswer 0000000000000001 dance right\n"
      "answer 0000000000000001 order perhaps\nanswer 0000000000000001 order right more\n\n";
  CHECK(Progress::read(others + whole).answers() == 2);
  CHECK(Progress::read(whole.substr(0, first + 9) + "\n" + whole).answers() == 3);
}

TEST_CASE("a program is known again under another header, and not once its code has changed") {
  std::uint64_t code = hash_of_code(source("// title = \"x\"", {"a();", "b();"}));
  CHECK(code == hash_of_code(source("// title = \"y\"", {"a();", "b();"})));
  CHECK(code != hash_of_code(source("// title = \"x\"", {"a();", "c();"})));
  CHECK(code != hash_of_code(source("// title = \"x\"", {"a();"})));
}

TEST_CASE("each checked answer is to be remembered once, and counts in the streak") {
  std::string lesson = std::string(LOOPSCOPE_SOURCE_DIR) + "/scenarios/javascript/adcb.js";
  Controller controller;
  controller.open(lesson);
  controller.advance(0);
  CHECK_FALSE(controller.take_answered());
  answer(controller, "A D C B");
  std::optional<AnsweredQuiz> answered = controller.take_answered();
  REQUIRE(answered);
  CHECK(answered->right);
  CHECK(answered->ask == QuizAsk::Text);
  CHECK(answered->code == hash_of_code(*controller.session().main_source()));
  CHECK_FALSE(controller.take_answered());
  CHECK(controller.view().quiz.streak == 1);
  answer(controller, "A B C D");
  REQUIRE(controller.take_answered());
  CHECK(controller.view().quiz.streak == 0);
  controller.set_progress(Progress::read(progress_line(*answered)));
  CHECK(controller.view().quiz.streak == 1);
}

TEST_CASE("a deck begins with what was wrong, then with what is new") {
  std::string name = (fs::temp_directory_path() / "loopscope-deck-XXXXXX").string();
  fs::path folder = mkdtemp(name.data());
  std::map<std::string, std::uint64_t> codes;
  for (const char* letter : {"a", "b", "c", "d"}) {
    Controller reader;
    reader.open(file(folder, std::string(letter) + ".js", letter));
    reader.advance(0);
    codes[letter] = hash_of_code(*reader.session().main_source());
  }
  Controller controller;
  controller.open((folder / "a.js").string());
  controller.advance(0);
  Progress known;
  known.add({codes["a"], QuizAsk::Order, true});
  known.add({codes["c"], QuizAsk::Order, false});
  controller.set_progress(known);
  controller.handle({Action::StartDeck});
  CHECK(controller.view().quiz.deck.to_retry == std::vector<std::string>{"c.js"});
  std::vector<std::string> asked;
  for (int i = 0; i < 4; ++i) {
    std::string path = controller.session().path();
    asked.push_back(fs::path(path).filename().string());
    answer(controller, asked.back().substr(0, 1) + " z");
    CHECK(controller.view().quiz.right);
    controller.handle({Action::QuizCheck});
  }
  CHECK(asked.front() == "c.js");
  CHECK(asked.back() == "a.js");
  CHECK(controller.view().quiz.streak == 4);
  const DeckEnd& end = controller.view().quiz.deck_end;
  CHECK(end.open);
  CHECK(end.asked == 4);
  CHECK(end.wrong == 0);
  CHECK(end.best_streak == 4);
  CHECK(end.kept == 6);
  CHECK(end.kept_right == 5);
  controller.handle({Action::QuizCheck});
  CHECK_FALSE(controller.view().quiz.open);
  fs::remove_all(folder);
}
